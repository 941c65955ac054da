/** The commands `speech-to-text-stub` and `speech-to-text-conformance`, run in this process. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import type { Report } from '../src/conformance/index.ts';
import { examplesOf } from '../src/contract.ts';
import { SHORT } from './runs.ts';
import { PATHS, receive, runFile, STUB, serve, start, temporaryFolder, until } from './support.ts';

const stub = (...args: string[]) => runFile(join(STUB, 'src/cli.ts'), ...args);
const conformance = (...args: string[]) => runFile(join(STUB, 'src/conformance/cli.ts'), ...args);
const COMMANDS = { stub, conformance };
const NOWHERE = ['--url', 'http://127.0.0.1:1', '--key', 'k'];

const OTHER = join(STUB, 'package.json');

it.each([
  ['stub', ['--port', 'x'], "argument 'x' is invalid. Expected a whole number from 0 to 65535."],
  [
    'stub',
    ['--fault', '503'],
    "'503' is invalid. Expected OPERATION=WHAT, where WHAT is a status ",
  ],
  [
    'stub',
    ['notify', 'ftp://a.invalid/'],
    'Expected url to be a URL that begins with http:// or https://',
  ],
  ['conformance', [], "required option '--url <url>' not specified"],
  ['conformance', [...NOWHERE, '--json', STUB], '--json must be a file, but is a folder'],
  ['conformance', [...NOWHERE, '--audio', OTHER], 'package.json is not a WAV file with PCM'],
  ['conformance', [...NOWHERE, '--accept', 'polling'], 'polling rests on the interface, so its '],
  ['conformance', [...NOWHERE, '--accept', 'x'], 'x is not the name of a check; choose from '],
  ['conformance', NOWHERE, 'http://127.0.0.1:1 does not respond: '],
  ['stub', ['--', 'no-such-command'], 'The command no-such-command cannot be started: '],
] as const)('the command %s refuses %j in one line: %s', async (name, args, message) => {
  const { code, stdout, stderr } = await COMMANDS[name](...args);
  expect(stderr).toMatch(/^error: .*\n(\(--help lists the options\)\n)?$/);
  expect(stderr).toContain(message);
  expect([code, stdout]).toEqual([2, '']);
});

/** Starts the stub by its command. Returns the lines for a shell, and a function that interrupts the stub. */
async function startCommand(...args: string[]) {
  const others = process.listeners('SIGINT');
  const said = vi.spyOn(console, 'log');
  const ended = stub('--port', '0', ...args);
  const lines = await until(() => {
    const all = said.mock.calls.map(String).filter((one) => one.startsWith('export '));
    return all.length > 0 && all;
  });
  const stop = () => {
    for (const listener of process.listeners('SIGINT')) {
      if (!others.includes(listener)) listener('SIGINT');
    }
    return ended;
  };
  return { lines, url: lines[0]?.replace('export BASE_URL=', '') ?? '', stop };
}

it('the stub injects the faults of its command line, and never prints a key that was given', async () => {
  const { lines, url, stop } = await startCommand('--fault=uploadAudio=503x1', '--key', 'SECRET');
  expect(lines).toEqual([expect.stringMatching(/^export BASE_URL=http:\/\/127\.0\.0\.1:\d+$/)]);
  const statuses: number[] = [];
  for (let count = 0; count < 2; count += 1) {
    statuses.push((await fetch(url + PATHS.upload, { method: 'POST' })).status);
  }
  expect(statuses).toEqual([503, 401]);
  const { code, stdout, stderr } = await stop();
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).not.toContain('SECRET');
});

it('the stub starts a command with its URL and key, and returns the exit code of the command', async () => {
  const script = `const { BASE_URL, API_KEY } = process.env;
    fetch(BASE_URL + '${PATHS.list}', { headers: { 'x-service-key': API_KEY } })
      .then(({ status }) => process.exit(status === 200 ? 7 : 1))`;
  const { code, stdout } = await stub('--port', '0', '--', process.execPath, '-e', script);
  expect([code, stdout]).toEqual([7, '']);
});

it.each([
  [[], 'POST', 'PreRecordedCallback'],
  [['--method', 'PUT'], 'PUT', 'PreRecordedCallback'],
  [['--name', 'transcriptionDone'], 'POST', 'PreRecordedWebhook'],
])('stub notify %j sends the example once, and prints the status', async (args, method, schema) => {
  const [[, body] = []] = examplesOf(schema);
  const { url, arrivals } = await receive();
  const said = await stub('notify', `${url}/hook`, ...args);
  expect(said).toEqual({ code: 0, stdout: '200 OK\n', stderr: '' });
  expect(arrivals).toEqual([{ method, path: '/hook', body }]);
});

it('stub notify exits with 1 after another status than 2XX, and without a response', async () => {
  const { url } = await serve((_, response) => response.writeHead(503).end());
  const refused = await stub('notify', url);
  expect(refused).toEqual({ code: 1, stdout: '503 Service Unavailable\n', stderr: '' });
  const stderr = expect.stringMatching(/^no response: .*ECONNREFUSED.*\n$/);
  expect(await stub('notify', 'http://127.0.0.1:1')).toEqual({ code: 1, stdout: '', stderr });
});

it('a key that the service refuses is reported', async () => {
  const { url } = await start();
  const refused = {
    code: 2,
    stdout: '',
    stderr: `error: ${url} refuses the API key with the status 401; pass a valid key\n`,
  };
  expect(await conformance('--url', url, '--key', 'other')).toEqual(refused);
});

it('conformance prints a table and the number of calls, and writes JSON', async () => {
  const json = join(temporaryFolder(), 'report.json');
  const service = await start();
  const args = `--url ${service.url} --key ${service.key} --only keys --json ${json}`.split(' ');
  const { code, stdout } = await conformance(...args, '--audio', SHORT);
  expect(code).toBe(0);
  const { url, checks, ...counts } = JSON.parse(readFileSync(json, 'utf8')) as Report;
  expect([url, counts.violations]).toEqual([service.url, 0]);
  expect(counts.passed + counts.skipped).toBe(checks.length);
  const lines = stdout.trimEnd().split('\n');
  expect(lines).toContainEqual(expect.stringMatching(/^total +\d+ +0 +0 +\d+$/));
  expect(lines).toContain(`${counts.calls} calls, which created ${counts.made} jobs and sessions`);
});

it('conformance exits with 1 after a violation', async () => {
  const service = await start({ faults: [{ operation: 'uploadAudio', status: 500 }] });
  const args = `--url ${service.url} --key ${service.key} --only keys`.split(' ');
  expect(await conformance(...args)).toMatchObject({ code: 1 });
});
