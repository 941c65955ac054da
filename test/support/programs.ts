/** Programs that tests need besides Node. `.ci/run` installs them. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect } from 'vitest';

/** The commands of a program, what it must be able to run, and the Debian packages that have it. */
const PROGRAMS = {
  curl: { commands: ['curl'], args: ['--version'], packages: 'curl' },
  jq: { commands: ['jq'], args: ['--version'], packages: 'jq' },
  mypy: { commands: ['mypy'], args: ['--version'], packages: 'mypy' },
  Python: {
    commands: ['python3'],
    args: ['-c', 'import httpx, jsonschema, websockets'],
    packages: 'python3-httpx python3-jsonschema python3-websockets',
  },
  'a browser': {
    commands: ['chromium-headless-shell', 'chromium', 'google-chrome'],
    args: ['--version'],
    packages: 'chromium-headless-shell fonts-dejavu-core',
  },
};

/** The part of a test's context that skips the test. */
export interface Context {
  skip(note: string): never;
}

/** The path of a program. Without it, a test is skipped, and fails at night. */
export function need(name: keyof typeof PROGRAMS, context?: Context): string {
  const { commands, args, packages } = PROGRAMS[name];
  const folders = (process.env.PATH ?? '').split(delimiter);
  const paths = commands.flatMap((command) => folders.map((folder) => join(folder, command)));
  // One `python3` may lack a module that the next one has.
  const works = (path: string) =>
    existsSync(path) && spawnSync(path, args, { stdio: 'ignore' }).status === 0;
  const note = `needs ${name}; run apt-get install ${packages}`;
  const path = paths.find(works);
  if (path !== undefined) return path;
  return context && process.env.NIGHTLY === undefined ? context.skip(note) : expect.fail(note);
}
