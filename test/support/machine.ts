/** What the tests need besides Node: programs and packages that `npm ci` does not install, with their installation. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import { ROOT } from './contract.ts';

/** `find` returns its path, or `undefined` if it is missing or does not work; `get` is the command that installs it. */
interface Requirement {
  find(): string | undefined;
  get: string;
}

/**
 * Whether this is a nightly run, as `.ci/run` makes it every night: with all run-times, frameworks, generators, browsers
 * and random values. Then a missing program is an error.
 */
export const IS_NIGHTLY = process.env.NIGHTLY !== undefined;

/** The part of a test's context that is used here. */
export interface Context {
  skip(note: string): never;
}

const RUNTIMES = 'test/package/runtimes';
const CHROMIUM = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

/** A package that the samples import. */
const WITH_WEBSOCKETS = ['-c', 'import websockets'];

const SUITE = '/usr/share/perl5/auto/share/dist/Test-JSON-Schema-Acceptance/tests/draft2020-12';

const REQUIREMENTS = {
  curl: program(['curl'], 'curl'),
  git: program(['git'], 'git'),
  jq: program(['jq'], 'jq'),
  mypy: program(['mypy'], 'mypy'),
  Python: program(['python3'], 'python3-websockets', WITH_WEBSOCKETS),
  // Headless Chromium comes first: it needs a quarter less CPU.
  'a browser': program(
    process.env.CHROMIUM ? [process.env.CHROMIUM] : CHROMIUM,
    'chromium-headless-shell fonts-dejavu-core, or set CHROMIUM to its path',
  ),
  'the official test suite of JSON Schema': {
    find: () => (existsSync(SUITE) ? SUITE : undefined),
    get: 'apt-get install -y libtest-json-schema-acceptance-perl',
  },
  Bun: runtime('@oven/bun-*/bin/bun'),
  Deno: runtime('@deno/*/deno'),
  workerd: runtime('@cloudflare/workerd-*/bin/workerd'),
  'the packages of test/package/generators': packages('test/package/generators'),
  'the packages of test/package/consumers': packages('test/package/consumers'),
} satisfies Record<string, Requirement>;

type Requirable = keyof typeof REQUIREMENTS;

const found = new Map<Requirable, string | undefined>();

/** The path of a requirement, or `undefined` if it is missing or does not work; looked for once. */
export function locate(name: Requirable): string | undefined {
  if (!found.has(name)) found.set(name, REQUIREMENTS[name].find());
  return found.get(name);
}

/**
 * The path of a requirement of a test. If it is missing, the test is skipped, with a note that the reporter shows
 * at the end of the run; in a nightly run, the test fails.
 */
export function need(name: Requirable, { skip }: Context): string {
  const note = `needs ${name}, which is missing or broken on this machine; to install it, run: ${REQUIREMENTS[name].get}`;
  return locate(name) ?? (IS_NIGHTLY ? expect.fail(note) : skip(note));
}

/** Declares tests that share a requirement: if it is missing, a single skipped test stands for all. */
export function describeWith(name: Requirable, title: string, tests: (at: string) => unknown) {
  const at = locate(name);
  if (at === undefined) it(title, (context) => void need(name, context));
  else describe(title, () => tests(at) as undefined);
}

function runtime(pattern: string): Requirement {
  const cwd = join(ROOT, RUNTIMES, 'node_modules');
  const find = () => globSync(pattern, { cwd, absolute: true }).find((path) => runs(path));
  return { find, get: `npm install --no-save --prefix ${RUNTIMES}` };
}

/** The packages that a folder lists; npm writes that file after it has installed all of them. */
function packages(folder: string): Requirement {
  const at = join(ROOT, folder);
  const find = () => (existsSync(join(at, 'node_modules/.package-lock.json')) ? at : undefined);
  return { find, get: `npm install --no-save --prefix ${folder}` };
}

/** The first program on the path that works: one `python3` may lack a module that the next `python3` has. */
function program(names: string[], debian: string, args?: string[]): Requirement {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const all = names.flatMap((name) =>
    name.includes('/') ? name : folders.map((folder) => join(folder, name)),
  );
  const find = () => all.find((path) => existsSync(path) && runs(path, args));
  return { find, get: `apt-get install -y ${debian}` };
}

/** Whether a program starts with some arguments and exits without an error. */
function runs(command: string, args = ['--version']): boolean {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0;
}
