/**
 * Programs and packages that some tests need besides Node: whether they are installed and work, and how to get
 * them.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, extname, join } from 'node:path';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const RUNTIMES = 'test/package/runtimes';

/**
 * `find` returns its path, or `undefined` if it is missing or does not work; `get` is the command that installs it.
 */
interface Requirement {
  find(): string | undefined;
  get: string;
}

const install = (folder: string) => `npm install --no-save --prefix ${folder}`;
const apt = (names: string) => `apt-get install -y ${names}`;
const CHROMIUM = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

const REQUIREMENTS = {
  curl: onPath(['curl'], ['--version'], apt('curl')),
  git: onPath(['git'], ['--version'], apt('git')),
  perl: onPath(['perl'], ['-v'], apt('perl')),
  'Python with websockets': onPath(
    ['python3'],
    ['-c', 'import websockets'],
    apt('python3-websockets'),
  ),
  Ruby: onPath(['ruby'], ['--version'], apt('ruby')),
  Go: onPath(['go'], ['version'], apt('golang-go')),
  PHP: onPath(['php'], ['--version'], apt('php-cli')),
  'Python with jsonschema': onPath(
    ['python3'],
    ['-c', 'import jsonschema'],
    apt('python3-jsonschema'),
  ),
  // Headless Chromium comes first: it takes a quarter less of the CPU.
  'a browser': onPath(
    process.env.CHROMIUM ? [process.env.CHROMIUM] : CHROMIUM,
    ['--version'],
    `${apt('chromium-headless-shell fonts-dejavu-core')}, or set CHROMIUM to its path`,
  ),
  'the official test suite of JSON Schema': folder(
    process.env.JSON_SCHEMA_TEST_SUITE ??
      '/usr/share/perl5/auto/share/dist/Test-JSON-Schema-Acceptance/tests/draft2020-12',
    `${apt('libtest-json-schema-acceptance-perl')}, or set JSON_SCHEMA_TEST_SUITE`,
  ),
  Bun: runtime('@oven/bun-*/bin/bun'),
  Deno: runtime('@deno/*/deno'),
  workerd: runtime('@cloudflare/workerd-*/bin/workerd'),
  'TypeScript 5.4': runtime('typescript-5.4/bin/tsc'),
  'the packages of test/package/generators': packages('test/package/generators'),
  'the packages of test/package/consumers': packages('test/package/consumers'),
} satisfies Record<string, Requirement>;

export type Requirable = keyof typeof REQUIREMENTS;

/** The program that runs a sample, by its file extension, with the arguments before the file. */
const INTERPRETERS: Readonly<Record<string, [program: Requirable, ...args: string[]]>> = {
  '.py': ['Python with websockets'],
  '.rb': ['Ruby'],
  '.go': ['Go', 'run'],
  '.php': ['PHP'],
};

/** The part of a test's context that is used here. */
export interface Context {
  skip(note: string): never;
}

const found = new Map<Requirable, string | undefined>();

/** The path of a requirement, or `undefined` if it is missing or does not work. */
export function locate(name: Requirable): string | undefined {
  if (!found.has(name)) found.set(name, REQUIREMENTS[name].find());
  return found.get(name);
}

/**
 * The path of a requirement of a test. If it is missing, the test is skipped, with a note that the reporter shows
 * at the end of the run; in CI, the test fails.
 */
export function need(name: Requirable, { skip }: Context): string {
  const note = `needs ${name}, missing or broken here; to install: ${REQUIREMENTS[name].get}`;
  return locate(name) ?? (process.env.CI ? expect.fail(note) : skip(note));
}

/** The command that runs a sample in a language other than JavaScript; if its program is missing, see `need`. */
export function interpreterOf(file: string, context: Context): [string, ...string[]] {
  const known = INTERPRETERS[extname(file)];
  const remedy = 'add its language to INTERPRETERS in packages/compiler/test/support/machine.ts';
  if (known === undefined) return expect.fail(`no program is known for ${file}; ${remedy}`);
  const [program, ...args] = known;
  return [need(program, context), ...args, file];
}

/** Declares tests that share a requirement: if it is missing, a single skipped test stands for all. */
export function describeWith(name: Requirable, title: string, tests: (at: string) => unknown) {
  const at = locate(name);
  if (at === undefined) it(title, (context) => void need(name, context));
  else describe(title, () => tests(at) as undefined);
}

/**
 * The first program on the path that runs with some arguments: one `python3` may lack a module that the next one
 * has.
 */
function onPath(names: string[], args: string[], get: string): Requirement {
  const places = (process.env.PATH ?? '').split(delimiter);
  const all = names.flatMap((name) =>
    name.includes('/') ? name : places.map((place) => join(place, name)),
  );
  return { find: () => all.find((path) => existsSync(path) && runs(path, args)), get };
}

function folder(path: string, get: string): Requirement {
  return { find: () => (globSync('**/*.json', { cwd: path })[0] ? path : undefined), get };
}

function runtime(pattern: string): Requirement {
  const find = () => {
    const cwd = join(ROOT, RUNTIMES, 'node_modules');
    const path = globSync(pattern, { cwd, absolute: true })[0];
    const [command, args] = path?.endsWith('tsc') ? [process.execPath, [path]] : [path, []];
    return command && runs(command, [...args, '--version']) ? path : undefined;
  };
  return { find, get: install(RUNTIMES) };
}

/**
 * The packages that a folder lists, which `npm ci` at the root does not install: all must be present, in the listed
 * versions.
 */
function packages(name: string): Requirement {
  const find = () => {
    const { devDependencies } = JSON.parse(readFileSync(join(ROOT, name, 'package.json'), 'utf8'));
    const isThere = ([dependency, version]: [string, unknown]) => {
      const file = installed(name, `${dependency}/package.json`);
      return existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).version === version;
    };
    return Object.entries(devDependencies).every(isThere) ? join(ROOT, name) : undefined;
  };
  return { find, get: install(name) };
}

function installed(name: string, path: string): string {
  return join(ROOT, name, 'node_modules', path);
}

function runs(command: string, args: string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0;
}
