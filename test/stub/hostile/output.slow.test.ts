/** The commands of the stub's package, when nobody reads their output. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { start } from '../support.ts';

const PROJECT = fileURLToPath(new URL('../../../', import.meta.url));

it.each([
  ['the stub', 'stub/src/cli.ts', ['--port', '0']],
  ['the conformance run', 'stub/conformance/cli.ts', ['--quick', '--speed', '1000', '--url']],
])('%s ends in peace when its output is closed', async (_, script, args) => {
  const { url } = await start();
  const all = ['--import', 'tsx', script, '--key', 'test-key', ...args];
  if (args.at(-1) === '--url') all.push(url);
  const child = spawn(process.execPath, all, { cwd: PROJECT, stdio: ['ignore', 'pipe', 'pipe'] });
  child.stdout.destroy();
  const said = text(child.stderr);
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect(await said).toBe('');
});
