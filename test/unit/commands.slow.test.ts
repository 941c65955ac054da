import { expect, it } from 'vitest';
import project from '../../package.json' with { type: 'json' };
import { runFile } from '../support/command.ts';

/** The commands that run a file of the project: `tsx FILE`, `node --import tsx FILE`. */
const COMMANDS = Object.entries(project.scripts).flatMap(([name, command]) => {
  const [, file] = /tsx (\S+)$/.exec(command) ?? [];
  return file === undefined || command.includes('&&') ? [] : [{ name, file }];
});

it.each(COMMANDS)('npm run $name refuses an unknown option, and names it', async ({ file }) => {
  const { code, stdout, stderr } = await runFile(file, '--planted');
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toMatch(/'--planted'|required option/i);
  expect(stderr).not.toContain('    at ');
});
