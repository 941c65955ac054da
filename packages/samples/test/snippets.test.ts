/** Code blocks in the pages that are not separate files compile, and print the output that the page shows. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { globSync } from 'tinyglobby';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { CONTRACT, codeIn, envOf, FLAGS, run, serve, start, temporaryFolder } from './support.ts';

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
  // All dependencies are installed already.
  const script = codeIn('quick-start.md', 'tsx typescript').replaceAll(/^npm .+$/gm, '');
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

it.each([
  ['client.md', 'new FormData()', /^http.*\/v2\/pre-recorded\//],
  ['quick-start.md', 'speaker, text', /^Speaker 0: .*\nSpeaker 1: /],
])('the program in %s that transcribes a recording runs', async (guide, words, output) => {
  write('program.ts', codeIn(guide, words).replace("'./client.ts'", "'../../src/client.ts'"));
  const settings = { env: envOf(await start()), cwd: join(CONTRACT, 'openapi') };
  const { stdout } = await run(process.execPath, [...FLAGS, join(folder, 'program.ts')], settings);
  expect(stdout).toMatch(output);
});

it('the webhook server accepts the callback in the guide, and rejects others', async () => {
  const { url, server } = await serve(() => {});
  await new Promise((closed) => server.close(closed));
  write('server.ts', codeIn('notifications.md', 'express()'));
  const env = { ...process.env, PORT: new URL(url).port };
  const child = spawn(process.execPath, [...FLAGS, join(folder, 'server.ts')], { env });
  onTestFinished(() => void child.kill());
  const curl = codeIn('notifications.md', 'curl -i').replace('http://127.0.0.1:8080', url);
  const send = (command: string) => spawnSync('sh', ['-c', command], { encoding: 'utf8' }).stdout;
  await expect.poll(() => send(curl), { timeout: 20_000 }).toContain('204 No Content');
  expect(send(curl.replace('"id"', '"job"'))).toMatch(/ 422 [\s\S]*\/id is missing/);
});
