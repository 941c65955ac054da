import { runFile } from 'contract-compiler/testing/command.ts';
import { expect, it } from 'vitest';
import project from '../../package.json' with { type: 'json' };

/** The commands that run a file of the project. */
const COMMANDS = Object.entries(project.scripts).flatMap(([name, command]) => {
  const [, file] = /tsx (\S+)$/.exec(command) ?? [];
  const isOurs = file !== undefined && !command.includes('&&');
  return isOurs ? [{ name, file }] : [];
});

it.each(COMMANDS)('npm run $name refuses an unknown option by name', async ({ file }) => {
  const { code, stdout, stderr } = await runFile(file, '--planted');
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toMatch(/'--planted'|required option/i);
  expect(stderr).not.toContain('    at ');
});
