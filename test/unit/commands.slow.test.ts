/** What every command of `package.json` says of itself, and of an option that it does not know. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import project from '../../package.json' with { type: 'json' };
import { runFile } from '../support/command.ts';
import { copySmall } from '../support/small.ts';

/** The commands that run a file of the project: `tsx FILE`, `node --import tsx FILE`. */
const COMMANDS = Object.entries(project.scripts).flatMap(([name, command]) => {
  const [, file] = /tsx (\S+)$/.exec(command) ?? [];
  return file === undefined || command.includes('&&') ? [] : [{ name, file }];
});

it('at least ten commands are asked what they say of themselves', () => {
  expect(COMMANDS.length).toBeGreaterThanOrEqual(10);
});

it.each(COMMANDS)(
  'npm run $name -- --help prints usage, options and an example',
  async ({ file }) => {
    const { code, stdout, stderr } = await runFile(file, '--help');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^usage: \S/i);
    expect(stdout).toMatch(/^ {2}--|^Options:|There are no options\.$/m);
    expect(stdout).toMatch(/^Example:\s+\S/m);
  },
);

it.each(COMMANDS)(
  'npm run $name refuses an option that it does not know, by its name',
  async ({ file }) => {
    const { code, stdout, stderr } = await runFile(file, '--planted');
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(/unknown option '--planted'|required option/i);
    expect(stderr).toMatch(/usage: |--help/);
    expect(stderr).not.toContain('    at ');
  },
);

it.each(['a#b', 'a%20b'])('the tests say why they do not run below a folder called %s', (name) => {
  const cwd = join(copySmall(), name);
  mkdirSync(cwd);
  writeFileSync(join(cwd, 'package.json'), JSON.stringify({ scripts: {} }));
  const script = join(import.meta.dirname, '../run.mjs');
  const { status, stderr } = spawnSync(process.execPath, [script, 'check'], { cwd });
  expect([status, String(stderr)]).toEqual([
    2,
    expect.stringMatching(/^Vitest .*: move the .*\n$/),
  ]);
});
