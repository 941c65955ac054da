/** Programs that tests need besides Node. `.ci/run` installs them. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect } from 'vitest';
import { ROOT } from './contract.ts';

/** The commands of each program. */
const PROGRAMS = {
  curl: ['curl'],
  jq: ['jq'],
  mypy: ['mypy'],
  Python: ['python3'],
  'Python without packages': ['python3'],
  'a browser': ['chromium-headless-shell', 'chromium', 'google-chrome'],
};

/** Has the packages of the Python samples in the versions that they declare. */
const PYTHON = join(ROOT, '.build/python/bin');

/** The part of a test's context that skips the test. */
export interface Context {
  skip(note: string): never;
}

/** Skips a test that fails with older packages than the Python samples declare, if `.ci/run` couldn't install these. */
export function needDeclaredPackages(context: Context): void {
  if (process.env.PYTHON_PACKAGES === 'other') context.skip('needs packages/samples/src/requirements.txt');
}

/** The path of a program. Without it, a test is skipped, and fails in CI and at night. */
export function need(name: keyof typeof PROGRAMS, context?: Context): string {
  const args = name === 'Python' ? ['-c', 'import httpx, jsonschema, websockets'] : ['--version'];
  const folders = [PYTHON, ...(process.env.PATH ?? '').split(delimiter)];
  const paths = PROGRAMS[name].flatMap((command) => folders.map((folder) => join(folder, command)));
  // One `python3` may lack a module that the next one has.
  const works = (path: string) =>
    existsSync(path) && spawnSync(path, args, { stdio: 'ignore' }).status === 0;
  const note = `needs ${name}; install it as .ci/run does`;
  const path = paths.find(works);
  if (path !== undefined) return path;
  const { CI, NIGHTLY } = process.env;
  return context && !CI && !NIGHTLY ? context.skip(note) : expect.fail(note);
}
