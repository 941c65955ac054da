/** The command as a program. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { call, STUB, start } from './support.ts';

const COMMAND = [process.execPath, '--import', 'tsx/esm', join(STUB, 'src/cli.ts')];
const run = (...args: string[]) => runProgram(...COMMAND, ...args);

function runProgram(file = '', ...args: string[]) {
  const child = spawn(file, args, { cwd: STUB });
  onTestFinished(() => void child.kill());
  const output = Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { child, ended: output.then(([stdout, stderr, [code]]) => ({ stdout, stderr, code })) };
}

it('prints its URL and its key, logs violations, and stops', async () => {
  const { child, ended } = run('--port', '0');
  const [line] = await once(child.stdout, 'data');
  const [, url = ''] = /^export BASE_URL=(\S+)$/m.exec(line) ?? [];
  const [, key = ''] = /^export API_KEY=(\w+)$/m.exec(line) ?? [];
  expect((await call({ url, key }, 'POST', '/v2/live', { chanels: 1 })).status).toBe(422);
  child.kill('SIGTERM');
  const { stderr, code } = await ended;
  const violation = 'createLiveSession: /chanels is not a known field';
  expect([code, stderr]).toEqual([0, expect.stringContaining(violation)]);
});

it.each([
  ['process.exitCode = 3', 3],
  ['process.kill(process.pid)', 143],
])('runs a command and exits with its code: %s', async (end, code) => {
  const script = `console.log(process.env.BASE_URL, process.env.API_KEY); ${end}`;
  const options = ['--port', '0', '--key', 'k', '--public-url', 'https://a.invalid/b/'];
  const { ended } = run(...options, '--', process.execPath, '-e', script);
  expect(await ended).toMatchObject({ code, stdout: 'https://a.invalid/b k\n' });
});

/** Prints `ready`, and exits with the number of signals when the stub has passed on all of them. */
const COUNT = `let count = 0; process.on("SIGTERM", () => process.exit(count)); process.stdin.resume();
for (const name of ["SIGINT", "SIGHUP"]) process.on(name, () => (count++, process.kill(process.ppid)));
console.log("ready");`;
it.each([
  ['SIGINT', ''],
  ['SIGHUP', ''],
  // Linux has a command for a terminal.
  ...(process.platform === 'linux' ? [['Ctrl-C', '\x03']] : []),
])('passes on %s to a command once', async (signal = '', typed) => {
  const words = [...COMMAND, '--port', '0', '--', process.execPath, '-e', COUNT];
  // Without `exec`, a shell that stays takes Ctrl-C for itself.
  const inTerminal = ['script', '-qec', `exec '${words.join("' '")}'`, '/dev/null'];
  const { child, ended } = runProgram(...(typed ? inTerminal : words));
  await once(child.stdout, 'data');
  if (typed) child.stdin.write(typed);
  else child.kill(signal as NodeJS.Signals);
  expect(await ended).toMatchObject({ code: 1 });
});

it.each([
  ['--port', 'x', /^error: the `port` of the stub must be .* from 0 to 65535\n$/],
  ['--key', '', /^error: the `key` of the stub must be .*\n$/],
  ['--port', 'BUSY', /^error: listen EADDRINUSE: address already in use .*\n$/],
])('exits with 2 for %s %s', async (option, value, message) => {
  const { url } = await start();
  const { code, stderr } = await run(option, value.replace('BUSY', new URL(url).port)).ended;
  expect([code, stderr]).toEqual([2, expect.stringMatching(message)]);
});
