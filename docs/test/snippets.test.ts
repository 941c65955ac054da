/** Code blocks in the pages that are not separate files compile, and print the output that the page shows. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { globSync } from 'tinyglobby';
import { afterAll, expect, it, vi } from 'vitest';
import { writeInto } from '../../scripts/base/files.ts';
import { ROOT } from '../../test/support/contract.ts';
import { compileFiles } from '../../test/support/tsc.ts';

/** Declares the names that code in the guides uses without an import. */
const GIVEN = `
import type { createClient } from '../../docs/samples/client.ts';
import type { Issue } from 'speech-to-text-contract/parse';
declare global {
  const client: ReturnType<typeof createClient>;
  const job: Awaited<ReturnType<typeof client.get>>;
  const body: unknown;
  const audio_url: string;
  function createJob(request: object): void;
  function log(text: string, paths: string[]): void;
  function refuse(status: number, issues: Issue[]): void;
  function save(text: string): Promise<void>;
  function use(value: unknown): void;
}
`;

const pages = globSync(['README.md', 'docs/*.md', 'packages/stub/*.md'], { cwd: ROOT }).map(
  (path) => [path, readFileSync(join(ROOT, path), 'utf8')] as const,
);

/** Each block of TypeScript or JavaScript as a module; a function around it allows `return` and `await`. */
const snippets = pages.flatMap(([path, text]) => {
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
    return [`${path.replaceAll(/\W/g, '-')}-${index + 1}.ts`, text];
  });
});

// Inside the project, so that the package's own name resolves.
const folder = join(ROOT, '.build', 'snippets');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('the code in the guides compiles', () => {
  const files = { 'given.d.ts': GIVEN, ...Object.fromEntries(snippets) };
  writeInto(folder, files);
  expect([snippets.length, programs.length]).not.toContain(0);
  const options = {
    allowImportingTsExtensions: true,
    lib: ['es2023', 'dom', 'dom.iterable'],
    types: ['node'],
    paths: { 'speech-to-text-stub': [join(ROOT, 'packages/stub/src/index.ts')] },
  };
  expect(compileFiles(folder, Object.keys(files), options)).toBe('');
});

/** The blocks that are followed by their output. */
const LINES = '((?:(?!```).*\n)+)```';
const PROGRAM = new RegExp(`^\`\`\`ts\n${LINES}\n\n(?:.+ prints:\n\n)?\`\`\`text\n${LINES}`, 'gm');
const programs = pages.flatMap(([path, text], index) =>
  Array.from(text.matchAll(PROGRAM), ({ 1: code = '', 2: output = '', index: at }) => {
    return { path, file: `example-${index}-${at}.ts`, code, output };
  }),
);

it.each(programs)('$path has an example that prints its output', async ({ file, code, output }) => {
  writeInto(folder, { [file]: code });
  const log = vi.spyOn(console, 'log').mockReturnValue();
  await import(/* @vite-ignore */ pathToFileURL(join(folder, file)).href);
  const printed = log.mock.calls.map((values) => `${values.join(' ')}\n`).join('');
  log.mockRestore();
  expect(printed).toBe(output);
});
