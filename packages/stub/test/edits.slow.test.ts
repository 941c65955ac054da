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
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { build, readContract } from '../../../scripts/build.ts';
import { isJsonObject, type Json, type JsonObject } from '../../../scripts/json.ts';
import { compareAll } from '../../../test/contract/facts/compare.ts';
import { stated } from '../../../test/contract/facts/index.ts';
import { IS_NIGHTLY } from '../../../test/support/machine.ts';
import { copyRepository } from '../../../test/support/repository.ts';
import { STUB, temporaryFolder } from './support.ts';

/** An edit of `edits.yaml`, which explains the fields. */
interface ContractEdit {
  isQuick?: boolean;
  breaks?: boolean;
  files: Record<string, Json>;
  facts: Json;
  rename?: Record<string, string>;
  add?: [has: string[], fields: object][];
}

const EDITS: ContractEdit[] = parse(readFileSync(join(STUB, 'test/edits.yaml'), 'utf8'), {
  merge: true,
});
const ROOT = join(STUB, '../..');
const run = promisify(execFile);
/** The commands that people run after an edit. */
const FIRST = ['npm run build', 'npm run vectors', 'npm run format'];

/** A copy that must not make a copy itself. */
function copy(): string {
  const root = copyRepository();
  rmSync(join(root, 'packages/stub/test/edits.slow.test.ts'));
  return root;
}

/**
 * A value with a patch: an object is patched field by field, a list with an object item by item. A list gets more items,
 * a constant becomes one value of an enumeration, and `| Name` is one more type. Anything else replaces the value.
 */
function patched(value: Json | undefined, patch: Json): Json {
  if (Array.isArray(patch)) return [...((value ?? []) as Json[]), ...patch];
  if (typeof patch === 'string' && patch.startsWith('| '))
    return [...String(value).split(' | '), patch.slice(2)].sort().join(' | ');
  if (!isJsonObject(patch)) return patch;
  const { const: only, ...others } = isJsonObject(value) ? value : {};
  const isListed = only !== undefined && 'enum' in patch;
  const own: Record<string, Json> = isListed ? { ...others, enum: [only] } : Object(value);
  const all = Object.entries(patch).map(([key, one]) => [key, patched(own[key], one)]);
  return Object.assign(Array.isArray(value) ? [...value] : { ...own }, Object.fromEntries(all));
}

/** Makes an edit in a folder, and returns the facts after it. */
function apply(root: string, { files, facts, rename = {}, add = [] }: ContractEdit, old: Json) {
  for (const [file, patch] of Object.entries(files)) {
    const path = join(root, file);
    mkdirSync(dirname(path), { recursive: true });
    const before = existsSync(path) ? parse(readFileSync(path, 'utf8')) : undefined;
    // JSON is YAML.
    writeFileSync(path, JSON.stringify(patched(before, patch), null, 2));
  }
  for (const folder of add.length > 0 ? ['openapi/examples', 'asyncapi/examples'] : []) {
    for (const name of readdirSync(join(root, folder), { recursive: true }).map(String)) {
      const path = join(root, folder, name);
      if (name.endsWith('.json'))
        writeFileSync(path, withFields(readFileSync(path, 'utf8'), add, 2));
    }
  }
  const text = Object.entries(rename).reduce(
    (text, [name, other]) => text.replaceAll(name, other),
    JSON.stringify(old),
  );
  return patched(JSON.parse(text), facts);
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

/** Runs a command in a folder. Throws if it fails, with what it printed. */
async function execute(cwd: string, command: string): Promise<void> {
  const { NODE_OPTIONS: _, VITEST: __, NIGHTLY: ___, ...env } = process.env;
  const [program = '', ...args] = command.split(' ');
  const options = { cwd, env: { ...env, BRIEF: '1' }, maxBuffer: 2 ** 26 };
  await run(program, args, options).catch(({ stdout, stderr }) => {
    const lines = `${stdout}\n${stderr}`.split('\n');
    // A summary shows only the first lines of an error.
    const first = lines.filter((line) => /FAIL|Error|breaking|\.test\.ts: /.test(line));
    throw new Error([`${command}, in ${cwd}:`, ...first, ...lines].join('\n'));
  });
}

it('the contract passes its checks with every edit of edits.yaml, and states its facts', async () => {
  const root = temporaryFolder('edits-');
  for (const file of ['openapi', 'asyncapi', 'scripts', 'package.json', 'redocly.yaml'])
    cpSync(join(ROOT, file), join(root, file), { recursive: true });
  const facts = EDITS.reduce((facts, edit) => apply(root, edit, facts), stated() as Json);
  const whole = await readContract(root);
  const found = compareAll(whole, facts as JsonObject);
  expect(found).toEqual([]);
});

// By day, one process derives the vectors and tries the stub.
it.skipIf(IS_NIGHTLY)('the stub follows two edits of the contract', async () => {
  const root = copy();
  const edits = EDITS.filter(({ isQuick }) => isQuick);
  expect(edits).toHaveLength(2);
  for (const edit of edits) apply(root, edit, {});
  await build(root, 'write');
  await execute(root, 'node --import tsx/esm packages/stub/test/follow.ts');
});

/** States the facts of a copy as data, in place of the tables. */
function writeFacts(root: string, facts: Json): void {
  const folder = join(root, 'test/contract/facts');
  if (!existsSync(join(folder, 'tables.ts'))) {
    renameSync(join(folder, 'index.ts'), join(folder, 'tables.ts'));
    const lines = [
      "import { readFileSync } from 'node:fs';",
      "export { tableOf } from './tables.ts';",
      "const FILE = new URL('stated.json', import.meta.url);",
      "export const stated = () => JSON.parse(readFileSync(FILE, 'utf8'));",
    ];
    writeFileSync(join(folder, 'index.ts'), `${lines.join('\n')}\n`);
  }
  writeFileSync(join(folder, 'stated.json'), JSON.stringify(facts));
}

// A test of all tests takes as long as they do.
const WHOLE = { timeout: 1_800_000 };
it.runIf(IS_NIGHTLY)('the repository follows all edits of the contract', WHOLE, async () => {
  const root = copy();
  for (const command of ['git init -q', 'git add -A']) await execute(root, command);
  let facts = stated() as Json;
  const make = async (some: ContractEdit[]) => {
    for (const edit of some) facts = apply(root, edit, facts);
    writeFacts(root, facts);
    for (const command of FIRST) await execute(root, command);
  };
  const compare = () => execute(root, 'npm run compare');
  await make(EDITS.filter(({ breaks }) => !breaks));
  await compare();
  for (const edit of EDITS.filter(({ breaks }) => breaks)) {
    await make([edit]);
    await expect(compare()).rejects.toThrow('breaking');
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    rmSync(join(root, 'packages/compare/releases', version), { recursive: true });
    await execute(root, 'npm run compare -- --keep');
  }
  await execute(root, 'npm test');
});
