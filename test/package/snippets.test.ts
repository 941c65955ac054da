/** Code blocks in the README and in the guides that are not separate files compile, and one prints what follows it. */
import { readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { globSync } from 'tinyglobby';
import { afterAll, expect, it, vi } from 'vitest';
import { writeInto } from '../../scripts/base/files.ts';
import { ROOT } from '../support/contract.ts';
import { compileFiles } from '../support/tsc.ts';

/** Declares the names that code in the guides uses without an import. */
const GIVEN = `
import type { createClient } from '../../docs/samples/client.ts';
import type { Issue } from 'speech-to-text-contract/parse';
declare global {
  const client: ReturnType<typeof createClient>;
  const job: Awaited<ReturnType<typeof client.get>>;
  const body: unknown;
  const audio_url: string;
  const saved: Map<string, string>;
  function createJob(request: object): void;
  function log(text: string, paths: string[]): void;
  function refuse(status: number, issues: Issue[]): void;
  function save(text: string): Promise<void>;
  function use(value: unknown): void;
}
`;

/** Each block of TypeScript or JavaScript as a module; a function around it allows `return` and `await`. */
const snippets = ['README.md', ...globSync('docs/*.md', { cwd: ROOT })].flatMap((path) => {
  const text = readFileSync(join(ROOT, path), 'utf8');
  // Inserted samples are compiled as files.
  const guide = text.replaceAll(/^<!-- insert [\s\S]*?^<!-- end -->$/gm, '');
  return Array.from(guide.matchAll(/^ *```[jt]s\n([\s\S]*?)^ *```/gm), ([, code = ''], index) => {
    // The guides tell readers to save this code next to the samples, or next to a copy of the stub's service.
    const beside = code
      .replaceAll("from './service/", "from '../../packages/stub/src/service/")
      .replaceAll("from './", "from '../../docs/samples/");
    const imports = beside.match(/^import .+/gm) ?? [];
    const rest = code.replaceAll(/^import .+/gm, '');
    const text = `${imports.join('\n')}\nexport async function code() {\n${rest}}\n`;
    return [`${basename(path, '.md')}-${index + 1}.ts`, text];
  });
});

// Inside the project, so that the package's own name resolves.
const folder = join(ROOT, '.build', 'snippets');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('the code in the guides compiles', () => {
  const files = { 'given.d.ts': GIVEN, ...Object.fromEntries(snippets) };
  writeInto(folder, files);
  expect(snippets).not.toEqual([]);
  const options = {
    allowImportingTsExtensions: true,
    lib: ['es2023', 'dom', 'dom.iterable'],
    types: ['node'],
    paths: { 'speech-to-text-stub': [join(ROOT, 'packages/stub/src/index.ts')] },
  };
  expect(compileFiles(folder, Object.keys(files), options)).toBe('');
});

it('the example of the README that is marked prints the output that it shows', async () => {
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
  const [, code = '', output] =
    /<!-- run -->\n\n```ts\n([\s\S]*?)```\n\n```text\n([\s\S]*?)```/.exec(readme) ?? [];
  writeInto(folder, { 'example.ts': code });
  const log = vi.spyOn(console, 'log').mockReturnValue();
  await import(/* @vite-ignore */ pathToFileURL(join(folder, 'example.ts')).href);
  const printed = log.mock.calls.join('\n');
  log.mockRestore();
  expect(`${printed}\n`).toBe(output);
});
