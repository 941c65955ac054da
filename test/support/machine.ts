/** What the tests of this contract need besides Node: programs, and packages that `npm ci` does not install. */
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import {
  apt,
  COMMON,
  type Context,
  machine,
  onPath,
  type Requirement,
  runs,
} from 'contract-compiler/testing/machine.ts';
import { globSync } from 'tinyglobby';
import { expect } from 'vitest';
import { ROOT } from './contract.ts';

export type { Context } from 'contract-compiler/testing/machine.ts';

const RUNTIMES = 'test/package/runtimes';
const CHROMIUM = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];
const install = (folder: string) => `npm install --no-save --prefix ${folder}`;

const REQUIREMENTS = {
  ...COMMON,
  mypy: onPath(['mypy'], ['--version'], apt('mypy')),
  perl: onPath(['perl'], ['-v'], apt('perl')),
  'Python with websockets': onPath(
    ['python3'],
    ['-c', 'import websockets'],
    apt('python3-websockets'),
  ),
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
  Bun: runtime('@oven/bun-*/bin/bun'),
  Deno: runtime('@deno/*/deno'),
  workerd: runtime('@cloudflare/workerd-*/bin/workerd'),
  'TypeScript 5.4': runtime('typescript-5.4/bin/tsc'),
  'the packages of test/package/generators': packages('test/package/generators'),
  'the packages of test/package/consumers': packages('test/package/consumers'),
} satisfies Record<string, Requirement>;

type Requirable = keyof typeof REQUIREMENTS;

export const { locate, need, describeWith } = machine<Requirable>(REQUIREMENTS);

/** The program that runs a sample, by its file extension, with the arguments before the file. */
const INTERPRETERS: Readonly<Record<string, [program: Requirable, ...args: string[]]>> = {
  '.py': ['Python with websockets'],
};

/** The command that runs a sample in a language other than JavaScript; if its program is missing, see `need`. */
export function interpreterOf(file: string, context: Context): [string, ...string[]] {
  const known = INTERPRETERS[extname(file)];
  const remedy = 'add its language to INTERPRETERS in test/support/machine.ts';
  if (known === undefined) return expect.fail(`no program is known for ${file}; ${remedy}`);
  const [program, ...args] = known;
  return [need(program, context), ...args, file];
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
      const file = join(ROOT, name, 'node_modules', dependency, 'package.json');
      const wanted = String(version).replace(/^npm:.+@/, '');
      return existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).version === wanted;
    };
    return Object.entries(devDependencies).every(isThere) ? join(ROOT, name) : undefined;
  };
  return { find, get: install(name) };
}
