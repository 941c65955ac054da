/** The linters that `npm run lint` starts as processes. */
import { exec } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { copySmall, edit } from 'contract-compiler/testing/small.ts';
import { temporaryFolder } from 'contract-compiler/testing/temporary.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import project from '../../package.json' with { type: 'json' };
import { ROOT } from '../support/contract.ts';

/** A defect for each linter: a file of the small contract, a text in it, and its replacement. */
const SPOILED: [command: 'lint:redocly' | 'lint:asyncapi', edit: [string, string, string]][] = [
  ['lint:redocly', ['openapi/paths/jobs.yaml', '4XX', '4xx']],
  [
    'lint:asyncapi',
    ['asyncapi/asyncapi.yaml', 'session/messages/ClientWord', 'session/messages/No'],
  ],
];

describe.each(SPOILED)('npm run %s', (command, [file, from, to]) => {
  // Redocly misreads a # or % in the name of a folder.
  const root = copySmall(temporaryFolder('lint-'));
  const home = join(root, 'home');

  /** Runs the command in the copy, with an empty home folder. Returns its exit code. */
  async function run(): Promise<number> {
    const path = `${join(ROOT, 'node_modules/.bin')}${delimiter}${process.env.PATH}`;
    const env = { ...process.env, PATH: path, HOME: home, USERPROFILE: home };
    const child = exec(project.scripts[command], { cwd: root, env });
    return new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1)));
  }

  beforeAll(() => {
    mkdirSync(home);
    cpSync(join(ROOT, '.asyncapi-analytics'), join(root, '.asyncapi-analytics'));
  });

  it('passes, and writes nothing into the home folder', async () => {
    expect(await run()).toBe(0);
    expect(readdirSync(home)).toEqual([]);
  });

  it('fails if the document is wrong', async () => {
    edit(root, file, from, to);
    expect(await run()).not.toBe(0);
  });
});
