/** The commands `speech-to-text-stub` and `speech-to-text-conformance`, run in this process. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import type { Report } from '../src/conformance/index.ts';
import { SHORT } from './runs.ts';
import { PATHS, runFile, STUB, start, temporaryFolder, until } from './support.ts';

const stub = (...args: string[]) => runFile(join(STUB, 'src/cli.ts'), ...args);
const conformance = (...args: string[]) => runFile(join(STUB, 'src/conformance/cli.ts'), ...args);
const COMMANDS = { stub, conformance };
const AT = '--key k --url http://127.0.0.1:1';
const OTHER = join(STUB, 'package.json');

it.each<[keyof typeof COMMANDS, string, string]>([
  ['stub', '--port x', "argument 'x' is invalid. It must be a number."],
  ['stub', '--port 70000', '--port must be a whole number from 0 to 65535, but is 70000'],
  ['stub', '--fault 503', 'a fault must be OPERATION=FAULT, where FAULT is a status '],
  ['stub', '--port 0 -- no-such-command', 'the command no-such-command does not exist'],
  ['conformance', '--key k', "required option '--url <url>' not specified"],
  ['conformance', `${AT} --json ${STUB}`, '--json must be a file, but is a folder'],
  ['conformance', `${AT} --audio ${OTHER}`, 'package.json is not a PCM WAV file'],
  ['conformance', `${AT} --accept polling`, 'polling is based on the interface, so its '],
  ['conformance', `${AT} --accept x`, 'x is not a check; choose a check from '],
  ['conformance', AT, 'http://127.0.0.1:1 does not respond: '],
])('the command %s rejects %s in one line: %s', async (name, args, message) => {
  const { code, stdout, stderr } = await COMMANDS[name](...args.split(' '));
  expect(stderr).toMatch(/^error: .*\n(\(--help lists the options\)\n)?$/);
  expect(stderr).toContain(message);
  expect([code, stdout]).toEqual([2, '']);
});

it('the stub injects the faults of its command line, ends on a signal, and never prints a given key', async () => {
  const others = process.listeners('SIGINT');
  const said = vi.spyOn(console, 'log');
  const ended = stub('--port', '0', '--fault=uploadAudio=503x1', '--key', 'SECRET');
  const line = await until(() => said.mock.calls.map(String).find((one) => /^export /.test(one)));
  const url = line.replace('export BASE_URL=', '');
  const statuses = [1, 2].map(
    async () => (await fetch(url + PATHS.upload, { method: 'POST' })).status,
  );
  expect((await Promise.all(statuses)).sort()).toEqual([401, 503]);
  for (const listener of process.listeners('SIGINT')) {
    if (!others.includes(listener)) listener('SIGINT');
  }
  expect(await ended).toEqual({ code: 0, stdout: `${line}\n`, stderr: '' });
});

it('the stub starts a command with its URL and key and returns its exit code', async () => {
  const script = `const { BASE_URL, API_KEY } = process.env;
    fetch(BASE_URL + '${PATHS.list}', { headers: { 'x-service-key': API_KEY } })
      .then(({ status }) => process.exit(status === 200 ? 7 : 1))`;
  const { code, stdout } = await stub('--port', '0', '--', process.execPath, '-e', script);
  expect([code, stdout]).toEqual([7, '']);
});

it('conformance reports a key that the service rejects', async () => {
  const { url } = await start();
  const stderr = `error: ${url} rejects the API key with the status 401; pass a valid key\n`;
  expect(await conformance('--url', url, '--key', 'x')).toEqual({ code: 2, stdout: '', stderr });
});

it.each(['--only filters', '--only recordings --without uploadAudio'])(
  'conformance with %s, which checks nothing, exits with 2 and says so',
  async (parts) => {
    const { url, key } = await start();
    const args = `--url ${url} --key ${key} --audio ${SHORT} ${parts}`.split(' ');
    const { code, stdout, stderr } = await conformance(...args);
    const [, , part] = /^(--only) (\w+)/.exec(parts) ?? [];
    expect(stderr).toContain(`error: every check in ${part} was skipped; include`);
    expect(stdout).toMatch(/^total /m);
    expect(code).toBe(2);
  },
);

it.each([0, 1])('conformance prints a table, writes JSON, and exits with %i', async (expected) => {
  const json = join(temporaryFolder(), 'report.json');
  const faults = expected ? [{ operation: 'uploadAudio', status: 500 } as const] : [];
  const service = await start({ faults });
  const args = `--url ${service.url} --key ${service.key} --only keys --json ${json}`.split(' ');
  const { code, stdout } = await conformance(...args, '--audio', SHORT);
  expect(code).toBe(expected);
  const { url, checks, violations, ...counts } = JSON.parse(readFileSync(json, 'utf8')) as Report;
  expect([url, violations > 0]).toEqual([service.url, expected === 1]);
  expect(counts.passed + violations + counts.skipped).toBe(checks.length);
  const total = new RegExp(`^total +\\d+ +${violations} +0 +\\d+$`, 'm');
  expect(stdout).toMatch(total);
  expect(stdout).toContain(
    `\n${counts.calls} calls, which created ${counts.made} jobs and sessions\n`,
  );
});
