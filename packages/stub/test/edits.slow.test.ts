/**
 * What the contract gets is followed by all that is made of it: with edits of YAML, examples and facts alone, a copy of the
 * repository builds, passes its checks, and its conformance run passes its stub.
 */
import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { IS_NIGHTLY } from '../../../test/support/machine.ts';
import { STUB, temporaryFolder } from './support.ts';

/** An edit of `edits.yaml`, which explains the fields. */
interface ContractEdit {
  isQuick?: boolean;
  insert?: Record<string, [before: string, text: string][]>;
  replace?: Record<string, [old: string, text: string][]>;
  create?: Record<string, unknown>;
  add?: [has: string[], fields: object][];
}

const EDITS: ContractEdit[] = parse(readFileSync(join(STUB, 'test/edits.yaml'), 'utf8'));
const ROOT = join(STUB, '../..');
const run = promisify(execFile);
const TSX = ['--import', 'tsx/esm'];
const VITEST = 'node_modules/vitest/vitest.mjs';
/** The commands that must pass on the copy. */
const COMMANDS: Record<string, string[]> = {
  'npm run build': [...TSX, 'scripts/build.ts'],
  'npm run vectors': [...TSX, 'test/contract/vectors.ts'],
  'the tests of the contract': [VITEST, 'run', 'test/contract', '--exclude', '**/*.slow.test.ts'],
  'the stub and the conformance run': [
    ...[VITEST, 'run'],
    ...['whole', ...(IS_NIGHTLY ? ['faults', 'services'] : [])].map(
      (name) => `packages/stub/test/${name}`,
    ),
  ],
  ...(IS_NIGHTLY && {
    'npm run typecheck': ['node_modules/typescript-7/bin/tsc', '-b', '.', 'docs'],
  }),
};

/** Copies the repository, and links the installed packages, except those of the repository itself. */
async function copyRepository(): Promise<string> {
  const root = temporaryFolder('edits-');
  const { stdout } = await run('git', ['ls-files', '-z'], { cwd: ROOT, maxBuffer: 2 ** 26 });
  for (const file of stdout.split('\0').filter((one) => one && existsSync(join(ROOT, one)))) {
    cpSync(join(ROOT, file), join(root, file));
  }
  mkdirSync(join(root, 'node_modules'));
  const own = {
    'contract-compare': 'packages/compare',
    'speech-to-text-contract': '.',
    'speech-to-text-stub': 'packages/stub',
  };
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    const target = Object(own)[name];
    const from = target ? join(root, target) : join(ROOT, 'node_modules', name);
    symlinkSync(from, join(root, 'node_modules', name));
  }
  // Packages of which the root has another version.
  const nested = join(STUB, 'node_modules');
  if (existsSync(nested)) symlinkSync(nested, join(root, 'packages/stub/node_modules'));
  return root;
}

function apply(
  root: string,
  { insert = {}, replace = {}, create = {}, add = [] }: ContractEdit,
): void {
  const change = (file: string, old: string, text: string) => {
    const path = join(root, file);
    const before = readFileSync(path, 'utf8');
    expect(before, `the edit of ${file}`).toContain(old);
    writeFileSync(
      path,
      before.replace(old, () => text),
    );
  };
  for (const [file, pairs] of Object.entries(insert)) {
    for (const [old, text] of pairs) change(file, old, text + old);
  }
  for (const [file, pairs] of Object.entries(replace)) {
    for (const [old, text] of pairs) change(file, old, text);
  }
  for (const [file, content] of Object.entries(create)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    const text = typeof content === 'string' ? content : JSON.stringify(content, null, 2);
    writeFileSync(join(root, file), text);
  }
  const folders = ['openapi/examples', 'asyncapi/examples', 'test/contract/fixtures'];
  for (const folder of add.length > 0 ? folders : []) {
    for (const name of readdirSync(join(root, folder), { recursive: true }).map(String)) {
      const path = join(root, folder, name);
      if (name.endsWith('.json'))
        writeFileSync(path, withFields(readFileSync(path, 'utf8'), add, 2));
    }
  }
}

/** JSON with more fields, also in the messages of sessions, which are texts. */
function withFields(json: string, add: ContractEdit['add'] = [], space = 0): string {
  const value = JSON.parse(json, (_, one) => {
    if (typeof one === 'string') return one.startsWith('{') ? withFields(one, add) : one;
    const more = add.filter(([has]) => has.every((field) => Object.hasOwn(Object(one), field)));
    return more.length > 0 ? Object.assign(one, ...more.map(([, fields]) => fields)) : one;
  });
  return JSON.stringify(value, null, space);
}

it(`the repository follows ${IS_NIGHTLY ? 'all edits' : 'two edits'} of the contract`, async () => {
  const root = await copyRepository();
  const edits = EDITS.filter(({ isQuick }) => IS_NIGHTLY || isQuick);
  expect(edits.length).toBeGreaterThan(1);
  for (const edit of edits) apply(root, edit);
  const { NODE_OPTIONS: _, VITEST: __, ...env } = process.env;
  for (const [name, args] of Object.entries(COMMANDS)) {
    const options = { cwd: root, env: { ...env, BRIEF: '1' }, maxBuffer: 2 ** 26 };
    const failed = await run(process.execPath, args, options).then(
      () => '',
      ({ stdout, stderr }) => `${stdout}\n${stderr}`,
    );
    expect(failed, `${name}, in ${root}`).toBe('');
  }
});
