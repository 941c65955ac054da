import { expect, it } from 'vitest';
import project from '../../package.json' with { type: 'json' };
import { runFile } from '../support/command.ts';

/** The commands that run a file of the project: `tsx FILE`, `node --import tsx FILE`. */
const COMMANDS = Object.entries(project.scripts).flatMap(([name, command]) => {
  const [, file] = /tsx (\S+)$/.exec(command) ?? [];
  return file === undefined || command.includes('&&') ? [] : [{ name, file }];
});

it('the project has at least ten commands to try', () => {
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

it.each(COMMANDS)('npm run $name refuses an unknown option, and names it', async ({ file }) => {
  const { code, stdout, stderr } = await runFile(file, '--planted');
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toMatch(/unknown option '--planted'|required option/i);
  expect(stderr).toMatch(/usage: |--help/);
  expect(stderr).not.toContain('    at ');
});
