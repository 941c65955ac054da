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
  rmSync,
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
  breaks?: boolean;
  insert?: Record<string, [before: string, text: string][]>;
  replace?: Record<string, [old: string, text: string][]>;
  create?: Record<string, unknown>;
  add?: [has: string[], fields: object][];
}

const EDITS: ContractEdit[] = parse(readFileSync(join(STUB, 'test/edits.yaml'), 'utf8'));
const ROOT = join(STUB, '../..');
const run = promisify(execFile);
/** The commands that people run after an edit. */
const FIRST = ['npm run build', 'npm run vectors', 'npm run format'];

/** Copies the repository, and links the installed packages, except those of the repository itself. */
async function copyRepository(): Promise<string> {
  const root = temporaryFolder('edits-');
  // With new files that nobody has added to the index yet.
  const list = ['ls-files', '-z', '-co', '--exclude-standard'];
  const { stdout } = await run('git', list, { cwd: ROOT, maxBuffer: 2 ** 26 });
  for (const file of stdout.split('\0').filter((one) => one && existsSync(join(ROOT, one)))) {
    cpSync(join(ROOT, file), join(root, file));
  }
  mkdirSync(join(root, 'node_modules'));
  const own = {
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
  // The copy must not make a copy. A new operation has no samples yet, which this test of pages asks for.
  for (const file of ['packages/stub/test/edits.slow.test.ts', 'test/site/pages.test.ts']) {
    rmSync(join(root, file));
  }
  return root;
}

function apply(
  root: string,
  { insert = {}, replace = {}, create = {}, add = [] }: ContractEdit,
): void {
  const change = (file: string, old: string, text: string) => {
    const path = join(root, file);
    const before = readFileSync(path, 'utf8');
    if (!before.includes(old)) throw new Error(`${file} lacks the text of an edit: ${old}`);
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
  const folders = ['openapi/examples', 'asyncapi/examples'];
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

/** Runs a command in a folder. Throws if it fails, with what it printed. */
async function execute(cwd: string, command: string): Promise<void> {
  const { NODE_OPTIONS: _, VITEST: __, NIGHTLY: ___, ...env } = process.env;
  const [program = '', ...args] = command.split(' ');
  const options = { cwd, env: { ...env, BRIEF: '1' }, maxBuffer: 2 ** 26 };
  await run(program, args, options).catch(({ stdout, stderr }) => {
    const lines = `${stdout}\n${stderr}`.split('\n');
    // A summary shows only the first lines of an error.
    const first = lines.filter((line) => /FAIL|Error|breaking/.test(line));
    throw new Error([`${command}, in ${cwd}:`, ...first, ...lines].join('\n'));
  });
}

it('every edit of edits.yaml finds its text in the contract and the facts', () => {
  const root = temporaryFolder('edits-');
  for (const folder of ['openapi', 'asyncapi', 'test/contract/facts'])
    cpSync(join(ROOT, folder), join(root, folder), { recursive: true });
  for (const edit of EDITS) apply(root, edit);
});

// A test of all tests takes as long as they do.
const WHOLE = { timeout: 1_800_000 };
it.runIf(IS_NIGHTLY)('the repository follows all edits of the contract', WHOLE, async () => {
  const root = await copyRepository();
  for (const command of ['git init -q', 'git add -A']) await execute(root, command);
  const make = async (some: ContractEdit[]) => {
    for (const edit of some) apply(root, edit);
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
