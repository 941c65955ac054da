/** The commands of `package.json` that run a file of the project. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import project from '../../package.json' with { type: 'json' };
import { copySmall } from '../build/support/small.ts';
import { runFile } from '../support/command.ts';
import { ROOT } from '../support/contract.ts';
import { runScript } from '../support/scripts.ts';

/** The commands that run a file of the project. */
const COMMANDS = Object.entries(project.scripts).flatMap(([name, command]) => {
  const [, file] = /tsx (\S+)$/.exec(command) ?? [];
  const isOurs = file !== undefined && !command.includes('&&');
  return isOurs ? [{ name, file }] : [];
});

it.each(COMMANDS)('npm run $name refuses an unknown option by name', async ({ file }) => {
  const { code, stdout, stderr } = await runFile(join(ROOT, file), '--planted');
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toMatch(/'--planted'|required option/i);
  expect(stderr).not.toContain('    at ');
});

it('a build with --lint writes nothing', async () => {
  const fresh = copySmall();
  const { code, stderr } = await runScript('build', '--lint', '--root', fresh);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(existsSync(join(fresh, 'generated'))).toBe(false);
});
