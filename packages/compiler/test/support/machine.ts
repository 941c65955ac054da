/** Programs that some tests need besides Node: whether they are installed and work, and how to get them. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';

/**
 * `find` returns its path, or `undefined` if it is missing or does not work; `get` is the command that installs it.
 */
export interface Requirement {
  find(): string | undefined;
  get: string;
}

/** The part of a test's context that is used here. */
export interface Context {
  skip(note: string): never;
}

/** The command that installs packages of Debian. */
export const apt = (names: string) => `apt-get install -y ${names}`;

/** What tests of several packages need. */
export const COMMON = {
  curl: onPath(['curl'], ['--version'], apt('curl')),
  git: onPath(['git'], ['--version'], apt('git')),
  'the official test suite of JSON Schema': folder(
    process.env.JSON_SCHEMA_TEST_SUITE ??
      '/usr/share/perl5/auto/share/dist/Test-JSON-Schema-Acceptance/tests/draft2020-12',
    `${apt('libtest-json-schema-acceptance-perl')}, or set JSON_SCHEMA_TEST_SUITE`,
  ),
} satisfies Record<string, Requirement>;

/** Functions that look for requirements by their names, each once. */
export function machine<Name extends string>(requirements: Readonly<Record<Name, Requirement>>) {
  const found = new Map<Name, string | undefined>();

  /** The path of a requirement, or `undefined` if it is missing or does not work. */
  function locate(name: Name): string | undefined {
    if (!found.has(name)) found.set(name, requirements[name].find());
    return found.get(name);
  }

  /**
   * The path of a requirement of a test. If it is missing, the test is skipped, with a note that the reporter shows
   * at the end of the run; in CI, the test fails.
   */
  function need(name: Name, { skip }: Context): string {
    const note = `needs ${name}, missing or broken here; to install: ${requirements[name].get}`;
    return locate(name) ?? (process.env.CI ? expect.fail(note) : skip(note));
  }

  /** Declares tests that share a requirement: if it is missing, a single skipped test stands for all. */
  function describeWith(name: Name, title: string, tests: (at: string) => unknown): void {
    const at = locate(name);
    if (at === undefined) it(title, (context) => void need(name, context));
    else describe(title, () => tests(at) as undefined);
  }

  return { locate, need, describeWith };
}

export const { need, describeWith } = machine(COMMON);

/**
 * The first program on the path that runs with some arguments: one `python3` may lack a module that the next one
 * has.
 */
export function onPath(names: string[], args: string[], get: string): Requirement {
  const places = (process.env.PATH ?? '').split(delimiter);
  const all = names.flatMap((name) =>
    name.includes('/') ? name : places.map((place) => join(place, name)),
  );
  return { find: () => all.find((path) => existsSync(path) && runs(path, args)), get };
}

function folder(path: string, get: string): Requirement {
  return { find: () => (globSync('**/*.json', { cwd: path })[0] ? path : undefined), get };
}

/** Whether a program starts with some arguments, and exits without an error. */
export function runs(command: string, args: string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0;
}
