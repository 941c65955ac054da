/** The commands `speech-to-text-stub` and `speech-to-text-conformance`, run in this process. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { examplesOf, WEBHOOKS } from '../src/contract.ts';
import { PATHS, receive, runFile, STUB, serve, start, temporaryFolder, until } from './support.ts';

const stub = (...args: string[]) => runFile(join(STUB, 'src/cli.ts'), ...args);
const conformance = (...args: string[]) => runFile(join(STUB, 'src/conformance/cli.ts'), ...args);
const COMMANDS = { stub, conformance };
const NOWHERE = ['--url', 'http://127.0.0.1:1', '--key', 'k'];

const MISSING = join(STUB, 'missing', 'file.json');
/** A file that is neither a list of faults nor a WAV file. */
const OTHER = join(STUB, 'package.json');

it.each([
  ['stub', ['--port', 'x'], "argument 'x' is invalid. Expected a whole number from 0 to 65535."],
  ['stub', ['4010'], 'too many arguments'],
  ['stub', ['--fault', '503'], "'503' is invalid. Expected OPERATION=WHAT, where WHAT is one of "],
  ['stub', ['--fault', '*=500', '--retry-after', '1'], '--retry-after needs a --fault with the '],
  ['stub', ['--faults', MISSING], 'ENOENT'],
  [
    'stub',
    ['--port', '0', '--faults', OTHER],
    'A fault must not have the option name; choose from operation, ',
  ],
  ['stub', ['notify', 'ftp://a.invalid/'], 'Expected a URL that begins with http:// or https://'],
  [
    'stub',
    ['notify', 'http://a.invalid/', '--method', 'GET'],
    'the contract has no callback by GET',
  ],
  [
    'stub',
    ['notify', 'http://a.invalid/', '--webhook', 'planted'],
    'the contract has no webhook planted; choose from ',
  ],
  ['conformance', [], "required option '--url <url>' not specified"],
  ['conformance', [...NOWHERE, '--patience', ''], 'Expected a number from 0.001 to 1000000.'],
  ['conformance', [...NOWHERE, '--json', MISSING], 'ENOENT'],
  ['conformance', [...NOWHERE, '--audio', OTHER], 'package.json is not a WAV file'],
  ['conformance', NOWHERE, 'http://127.0.0.1:1 does not respond: '],
] as const)('the command %s refuses %j in one line: %s', async (name, args, message) => {
  const { code, stdout, stderr } = await COMMANDS[name](...args);
  expect(stderr).toMatch(/^error: .*\n(\(--help lists the options\)\n)?$/);
  expect(stderr).toContain(message);
  expect([code, stdout]).toEqual([2, '']);
});

/** Starts the stub by its command. Returns its lines, its URL, and a function that interrupts it. */
async function startCommand(...args: string[]) {
  const others = process.listeners('SIGINT');
  const said = vi.spyOn(console, 'log');
  const ended = stub('--port', '0', ...args);
  const isGiven = args.includes('--key');
  const lines = await until(() => {
    const all = said.mock.calls.map(String).filter((one) => one.startsWith('export '));
    return all.length === (isGiven ? 1 : 2) && all;
  });
  const stop = () => {
    for (const listener of process.listeners('SIGINT')) {
      if (!others.includes(listener)) listener('SIGINT');
    }
    return ended;
  };
  return { lines, url: lines[0]?.replace('export BASE_URL=', '') ?? '', stop };
}

it('the stub plants the faults of its command line, with Retry-After for 429 and 503', async () => {
  const faults = ['503x1', '429x1', '500x1', 'reset'].map((what) => `--fault=uploadAudio=${what}`);
  const { url, stop } = await startCommand(...faults, '--retry-after', '2');
  const answers: unknown[] = [];
  for (let count = 0; count < 3; count += 1) {
    const { status, headers } = await fetch(url + PATHS.upload, { method: 'POST' });
    answers.push([status, headers.get('retry-after')]);
  }
  expect(answers).toEqual([
    [503, '2'],
    [429, '2'],
    [500, null],
  ]);
  await expect(fetch(url + PATHS.upload, { method: 'POST' })).rejects.toThrow();
  expect(await stop()).toMatchObject({ code: 0, stderr: '' });
});

it('the stub prints its URL and a random key for a shell, and no given key', async () => {
  const { lines, url, stop } = await startCommand();
  expect(lines).toEqual([
    expect.stringMatching(/^export BASE_URL=http:\/\/127\.0\.0\.1:\d+$/),
    expect.stringMatching(/^export API_KEY=[\da-f]{32}$/),
  ]);
  const key = lines[1]?.replace('export API_KEY=', '') ?? '';
  const { status } = await fetch(url + PATHS.list, { headers: { 'x-service-key': key } });
  expect(status).toBe(200);
  await stop();
  const given = await startCommand('--key', 'SECRET');
  expect(given.lines).toHaveLength(1);
  expect(JSON.stringify(await given.stop())).not.toContain('SECRET');
});

it('the stub plants the faults of a file', async () => {
  const file = join(temporaryFolder(), 'faults.json');
  writeFileSync(file, '[{"operation":"uploadAudio","status":500}]');
  const { url, stop } = await startCommand('--faults', file);
  expect((await fetch(url + PATHS.upload, { method: 'POST' })).status).toBe(500);
  await stop();
});

describe('stub notify', () => {
  const [[, callback] = []] = examplesOf('PreRecordedCallback');
  const [webhook = '', { requestBody } = { requestBody: null }] = Object.entries(WEBHOOKS)[0] ?? [];
  const [[, body] = []] = examplesOf(requestBody?.schema ?? '');

  it.each([
    [[], 'POST', callback],
    [['--method', 'PUT'], 'PUT', callback],
    [['--webhook', webhook], 'POST', body],
  ])('%j sends the example once, and prints the status', async (options, method, sent) => {
    const { url, arrivals } = await receive();
    const said = await stub('notify', `${url}/hook`, ...options);
    expect(said).toEqual({ code: 0, stdout: '200 OK\n', stderr: '' });
    expect(sent).toBeDefined();
    expect(arrivals).toEqual([{ method, path: '/hook', body: sent }]);
  });

  it.each([
    [204, '204 No Content', 0],
    [503, '503 Service Unavailable', 1],
  ])('exits after %i with the right code', async (status, printed, code) => {
    const { url } = await serve((_, response) => response.writeHead(status).end());
    expect(await stub('notify', url)).toEqual({ code, stdout: `${printed}\n`, stderr: '' });
  });

  it('exits with 1 if nobody responds, or not within 10 s', async () => {
    const unreachable = await stub('notify', 'http://127.0.0.1:1');
    expect(unreachable).toMatchObject({ code: 1, stdout: '' });
    expect(unreachable.stderr).toMatch(/^no response: .*ECONNREFUSED.*\n$/);
    const { url } = await receive(true);
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.abort());
    onTestFinished(() => timeout.mockRestore());
    const late = await stub('notify', url);
    expect(late).toEqual({ code: 1, stdout: '', stderr: 'no response within 10 s\n' });
    expect(timeout).toHaveBeenCalledWith(10_000);
  });
});

it('a port in use is reported in one line', async () => {
  const { url } = await receive();
  const { port } = new URL(url);
  const taken = (option: string) => ({
    code: 2,
    stderr: `error: port ${port} is in use; pass another port with ${option}, or 0 for any free port\n`,
  });
  expect(await stub('--port', port)).toMatchObject(taken('--port'));
  const run = await conformance(...NOWHERE, '--receiver-port', port);
  expect(run).toMatchObject(taken('--receiver-port'));
});

it('a key that the service refuses is reported', async () => {
  const { url } = await start();
  expect(await conformance('--url', url, '--key', 'other')).toEqual({
    code: 2,
    stdout: '',
    stderr: `error: ${url} refuses the key, with 401\n`,
  });
});
