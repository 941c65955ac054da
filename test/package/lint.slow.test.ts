/** The linters that `npm run lint` starts as processes. */
import { exec } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { copySmall, edit } from 'contract-compiler/testing/small.ts';
import { temporaryFolder } from 'contract-compiler/testing/temporary.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import project from '../../package.json' with { type: 'json' };
import { ROOT } from '../support/contract.ts';

/** A defect for each linter: a file of the small contract, a text in it, its replacement, and what is reported. */
const SPOILED = [
  ['lint:redocly', 'openapi/paths/jobs.yaml', '4XX', '4xx', '4xx'],
  [
    'lint:asyncapi',
    'asyncapi/asyncapi.yaml',
    'session/messages/ClientWord',
    'session/messages/No',
    'session/messages/No',
  ],
] as const;

describe.each(SPOILED)('npm run %s', (command, file, from, to, word) => {
  // Redocly misreads a # or % in the name of a folder.
  const root = copySmall(temporaryFolder('lint-'));
  const home = join(root, 'home');

  /** Runs the command in the copy, with an empty home folder. Returns its exit code and what it prints. */
  async function run() {
    const path = `${join(ROOT, 'node_modules/.bin')}${delimiter}${process.env.PATH}`;
    const env = { ...process.env, PATH: path, HOME: home, USERPROFILE: home };
    const options = { cwd: root, env, encoding: 'utf8' } as const;
    const done = await promisify(exec)(project.scripts[command], options).catch((error) => error);
    return { code: done.code ?? 0, said: done.stdout + done.stderr };
  }

  beforeAll(() => {
    mkdirSync(home);
    cpSync(join(ROOT, '.asyncapi-analytics'), join(root, '.asyncapi-analytics'));
  });

  it('fails if the document is wrong, says where, and writes nothing into the home folder', async () => {
    edit(root, file, from, to);
    expect(await run()).toEqual({ code: 1, said: expect.stringContaining(word) });
    expect(readdirSync(home)).toEqual([]);
  });
});
