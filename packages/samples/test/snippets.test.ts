/** Code blocks in the pages that are not separate files compile, and print the output that the page shows. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { globSync } from 'tinyglobby';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { CONTRACT, temporaryFolder } from './support.ts';

/** Declares the names that code in the guides uses without an import. */
const GIVEN = `
import type { createClient } from '../../src/client.ts';
import type { Issue } from 'speech-to-text-contract/parse';
declare global {
  const client: ReturnType<typeof createClient>;
  const job: Awaited<ReturnType<typeof client.get>>;
  const body: unknown;
  const audio_url: string;
  const response: Response;
  function createJob(request: object): void;
  function log(text: string, paths: string[]): void;
  function refuse(status: number, issues: Issue[]): void;
  function save(text: string): Promise<void>;
  function use(value: unknown): void;
}
`;

const paths = globSync(['README.md', 'docs/*.md', 'packages/*/*.md'], { cwd: CONTRACT });
const pages = paths.map((path) => [path, readFileSync(join(CONTRACT, path), 'utf8')] as const);

/** Each block of TypeScript or JavaScript as a module; a function around it allows `return` and `await`. */
const snippets = pages.flatMap(([path, text]) => {
  // Inserted samples are compiled as files.
  const guide = text.replaceAll(/^<!-- insert [\s\S]*?^<!-- end -->$/gm, '');
  return Array.from(guide.matchAll(/^ *```[jt]s\n([\s\S]*?)^ *```/gm), ([, code = ''], index) => {
    // The guides tell readers to save this code next to the samples, or next to a copy of the stub's service.
    const beside = code
      .replaceAll("from './service/", "from 'speech-to-text-stub/src/service/")
      .replaceAll("from './", "from '../../src/");
    const imports = beside.match(/^import [^;]+;/gm) ?? [];
    const rest = code.replaceAll(/^import [^;]+;/gm, '');
    const text = `${imports.join('\n')}\nexport async function code() {\n${rest}}\n`;
    return [`${path.replaceAll(/\W/g, '-')}-${index + 1}.ts`, text] as const;
  });
});

// Inside the package, so that the names of packages resolve.
const folder = join(import.meta.dirname, '../.build/snippets');
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
beforeAll(() => void mkdirSync(folder, { recursive: true }));
afterAll(() => rmSync(folder, { recursive: true }));

/** The errors of the compiler in a project; empty if there are none. */
function compile(project: string): string {
  const compiler = createRequire(import.meta.url).resolve('typescript/bin/tsc');
  return spawnSync(process.execPath, [compiler, '-p', project], { encoding: 'utf8' }).stdout;
}

it('the code in the guides compiles', () => {
  expect([snippets.length, programs.length]).not.toContain(0);
  for (const [name, text] of [['given.d.ts', GIVEN] as const, ...snippets]) write(name, text);
  write('tsconfig.json', '{"extends": "../../src/tsconfig.json", "include": ["."]}');
  expect(compile(folder)).toBe('');
});

it('the quick start produces a project in which its samples compile', () => {
  const guide = readFileSync(join(CONTRACT, 'docs/quick-start.md'), 'utf8');
  const [, commands = ''] = /^```sh no-test\n(npm pkg set [\s\S]*?)^```/m.exec(guide) ?? [];
  // All dependencies are installed already.
  const script = commands.replaceAll(/^npm .+$/gm, '');
  expect(script).toMatch(/^cp /m);
  const project = temporaryFolder();
  mkdirSync(join(project, 'node_modules'));
  writeFileSync(join(project, 'package.json'), '{"type": "module"}');
  for (const name of ['speech-to-text-contract', '@types'])
    symlinkSync(join(CONTRACT, 'node_modules', name), join(project, 'node_modules', name));
  execFileSync('sh', ['-ec', script], { cwd: project });
  expect(compile(project)).toBe('');
});

/** The blocks that are followed by their output. */
const LINES = '((?:(?!```).*\n)+)```';
const PROGRAM = new RegExp(`^\`\`\`ts\n${LINES}\n\n(?:.+ prints:\n\n)?\`\`\`text\n${LINES}`, 'gm');
const programs = pages.flatMap(([path, text], index) =>
  Array.from(text.matchAll(PROGRAM), ({ 1: code = '', 2: output = '', index: at }) => {
    return { path, file: `example-${index}-${at}.ts`, code, output };
  }),
);

it.each(programs)('$path has an example that prints its output', async (program) => {
  const { file, code, output } = program;
  write(file, code);
  const log = vi.spyOn(console, 'log').mockReturnValue();
  await import(/* @vite-ignore */ pathToFileURL(join(folder, file)).href);
  const printed = log.mock.calls.map((values) => `${values.join(' ')}\n`).join('');
  log.mockRestore();
  expect(printed).toBe(output);
});
