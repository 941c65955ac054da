/** The samples, run against the stub as their first lines say, and the receivers and the backend of a page. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build, type Plugin } from 'esbuild';
import { PreRecordedCallback } from 'speech-to-text-contract/examples';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Stub, startStub } from '../../../stub/src/index.ts';
import { list, postJob, start, until } from '../../stub/support.ts';
import { ROOT } from '../../support/contract.ts';
import { type Context, interpreterOf, need } from '../../support/machine.ts';
import { startRelayed } from '../../support/relay.ts';
import { temporaryFolder } from '../../support/temporary.ts';
import { writeWav } from '../../support/wav.ts';

const SAMPLES = join(ROOT, 'docs/samples');

/** The samples that run in a browser, or in a test of their own. */
const ELSEWHERE = [
  'live-browser.ts',
  'live-backend.ts',
  'client.ts',
  'srt.ts',
  'batch.ts',
  'server.ts',
  'transcriber.ts',
];

/** Gives samples the limits of the test, by their client. */
const LIMITED: Plugin = {
  name: 'limited',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^\.\/client\.ts$/ }, () => ({
      path: join(import.meta.dirname, 'limited.ts'),
    })),
};

/** The folder with the samples in JavaScript, compiled once: a loader in each run would take far longer. */
let compiled: string;
let stub: Stub;
let recording: string;
let job: { id: string; result_url: string };

beforeAll(async () => {
  compiled = temporaryFolder('samples-', join(ROOT, '.build'));
  await build({
    entryPoints: files.concat('batch.ts').filter((file) => file.endsWith('.ts')),
    absWorkingDir: SAMPLES,
    outdir: compiled,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    plugins: [LIMITED],
  });
  stub = await startStub({ queueTime: 20, processingTime: 50 });
  recording = join(temporaryFolder(), 'speech.wav');
  writeFileSync(recording, writeWav(3));
  job = await createJob(stub, {});
  await until(async () => (await list(stub, '?status=done'))[0]);
});

afterAll(() => stub?.close());

/** What every language's version of a sample prints. */
const PRINTS: Record<string, () => RegExp> = {
  listTranscriptionJobs: () => new RegExp(job.id),
  uploadAudio: () => new RegExp(`${stub.url}/file/[\\w-]+`),
  createPreRecordedJob: () => new RegExp(`${stub.url}/v2/pre-recorded/[\\w-]{36}`),
  getPreRecordedJob: () => new RegExp(`${job.id}[\\s\\S]*done`),
  createLiveSession: () => /ws:\/\/\S+/,
  transcribe: () => /\w+ \w+/,
};

const LIVE = ['live.ts', 'live.py'];
const RECEIVERS = ['receive.ts', 'receive.py'];

const files = readdirSync(SAMPLES).filter((file) => !ELSEWHERE.includes(file));

/** The arguments of a sample, as its first line names them; one that ends a job gets a job of its own. */
async function argumentOf(file: string): Promise<string[]> {
  const text = readFileSync(join(SAMPLES, file), 'utf8');
  const { id, result_url } = /DELETE/.test(text) ? await createJob(stub, {}) : job;
  const taken = { 'speech.wav': recording, RESULT_URL: result_url, ID: id };
  return Object.entries(taken).flatMap(([name, value]) =>
    text.includes(` ${file} ${name}`) ? [value] : [],
  );
}

describe('the samples', () => {
  const calls = files.filter((file) => ![...LIVE, ...RECEIVERS].includes(file));
  it.for(calls)('%s prints what the stub answers', async (file, context) => {
    const { stdout, stderr } = await run(file, context, stub, ...(await argumentOf(file)));
    expect(stderr).toBe('');
    // An operation that `PRINTS` does not list may answer without a body.
    expect(stdout).toMatch(PRINTS[file.replace(/\..*/, '')]?.() ?? /^/);
  });

  it.for(calls)(
    '%s ends with an error that says why the service refuses',
    async (file, context) => {
      const wrong = { ...stub, key: 'wrong' };
      const failure = await run(file, context, wrong, ...(await argumentOf(file))).catch(
        (it) => it,
      );
      expect(failure.code).toBeGreaterThan(0);
      expect(failure.stdout + failure.stderr).toMatch(/401[\s\S]*key|key[\s\S]*401/);
      expect(failure.stderr).not.toContain('Traceback');
    },
  );

  it('exist for every entry of the table that says what they print', () => {
    const names = new Set(files.map((file) => file.replace(/\..*/, '')));
    expect([...names]).toEqual(expect.arrayContaining(Object.keys(PRINTS)));
  });

  it('never make the stub break the contract', () => {
    expect(stub.violations).toEqual([]);
  });
});

describe.concurrent('a live session', () => {
  it.for(LIVE)('is resumed by %s, with the whole transcript', async (file, context) => {
    const relayed = await startRelayed(false);
    const [whole, resumed] = await Promise.all([
      run(file, context, stub, recording),
      run(file, context, relayed.stub, recording),
    ]).finally(relayed.close);
    const finals = ({ stdout }: { stdout: string }) => stdout.match(/^final {3}.+/gm);
    expect(whole.stderr).toBe('');
    expect(whole.stdout).toMatch(/^partial .+/m);
    expect(relayed.connections()).toBe(2);
    expect(finals(whole)).not.toBeNull();
    expect(finals(resumed)).toEqual(finals(whole));
    expect(relayed.stub.violations).toEqual([]);
  });

  it.for(LIVE)('is given up by %s when it cannot be resumed', async (file, context) => {
    const relayed = await startRelayed(true);
    const failure = await run(file, context, relayed.stub, recording)
      .finally(relayed.close)
      .then(() => expect.fail(`${file} ended as if nothing had happened`), String);
    expect(failure).toContain('after 5 attempts to resume');
    expect(relayed.connections()).toBe(6);
  });
});

/** Starts a receiver. Returns its address, its output so far, and a function that waits for a line. */
async function receive(file: string, context: Context, service: Stub, folder = temporaryFolder()) {
  const [command, ...args] = commandFor(file, context);
  const env = { ...envOf(service), PORT: '0', JOBS: folder };
  const receiver = spawn(command, args, { cwd: SAMPLES, env });
  const ended = once(receiver, 'exit');
  const stop = async () => {
    receiver.kill();
    await ended;
  };
  onTestFinished(stop);
  let printed = '';
  for (const stream of [receiver.stdout, receiver.stderr])
    stream.on('data', (chunk) => {
      printed += chunk;
    });
  const waitFor = (text: RegExp) => expect.poll(() => printed, { timeout: 50_000 }).toMatch(text);
  await waitFor(/^Listening.*\d\D*\n/m);
  const address = `http://127.0.0.1:${/Listening.*?(\d+)\D*\n/.exec(printed)?.[1]}`;
  const send = async (path: string, method: string, body: unknown) =>
    (await fetch(address + path, { method, body: JSON.stringify(body) })).status;
  return { address, send, waitFor, stop, printed: () => printed };
}

it.for(RECEIVERS)('%s fetches the jobs it is notified of, and no others', async (file, context) => {
  const webhooks: string[] = [];
  const service = await start({ queueTime: 20, processingTime: 50, webhooks });
  const { address, send, waitFor, printed } = await receive(file, context, service);
  webhooks.push(`${address}/webhook`);
  // A valid callback is accepted; that the service has no such job shows when the job is fetched.
  expect(await send('/callback', 'POST', PreRecordedCallback.finished)).toBe(204);
  await waitFor(/404/);
  for (const id of ['../', '../../x', 7, undefined])
    expect(await send('/callback', 'POST', { ...PreRecordedCallback.finished, id })).toBe(400);
  expect(await send('/webhook', 'POST', {})).toBe(400);
  expect(await send('/webhook', 'PUT', PreRecordedCallback.finished)).toBe(404);
  const { id: alone } = PreRecordedCallback.finished;
  expect(await send('/callback', 'PUT', { id: alone })).toBe(204);
  for (const method of ['POST', 'PUT']) {
    const callback_config = { url: `${address}/callback`, method };
    const { id } = await createJob(service, { callback: true, callback_config });
    await waitFor(new RegExp(`${id} done\\n\\w+ \\w+`));
  }
  expect(printed()).not.toContain(`${alone} done`);
});

describe('receive.ts', () => {
  it('stores a job once, however often it is notified of it, and keeps it', async (context) => {
    const service = await start();
    const folder = temporaryFolder();
    const first = await receive('receive.ts', context, service, folder);
    const { id } = await createJob(service, {});
    await until(async () => (await list(service, '?status=done'))[0]);
    for (let i = 0; i < 3; i++) expect(await first.send('/webhook', 'POST', { id })).toBe(204);
    await first.waitFor(new RegExp(`${id} done`));
    expect(await first.send('/webhook', 'POST', { id: id.toUpperCase() })).toBe(204);
    await first.stop();
    expect(readdirSync(folder)).toEqual([`${id}.json`]);
    expect(JSON.parse(readFileSync(join(folder, `${id}.json`), 'utf8'))).toMatchObject({ id });
    expect(first.printed().match(new RegExp(`${id} done`, 'g'))).toHaveLength(1);
  });

  it('finds jobs whose notification never came, and those it accepted before a crash', async (context) => {
    const service = await start();
    const folder = temporaryFolder();
    const told = await createJob(service, {});
    const untold = await createJob(service, {});
    await until(async () => (await list(service, '?status=done'))[1]);
    writeFileSync(join(folder, `${told.id}.new`), '');
    const receiver = await receive('receive.ts', context, service, folder);
    for (const { id } of [told, untold]) await receiver.waitFor(new RegExp(`${id} done`));
    await receiver.stop();
    expect(readdirSync(folder).sort()).toEqual([`${told.id}.json`, `${untold.id}.json`].sort());
  });

  it('answers 500 where it cannot store a job', async (context) => {
    const service = await start();
    const folder = temporaryFolder();
    const receiver = await receive('receive.ts', context, service, folder);
    rmSync(folder, { recursive: true });
    expect(await receiver.send('/webhook', 'POST', { id: job.id })).toBe(500);
  });
});

it('batch.ts transcribes a folder, and after a crash goes on without a second job', async (context) => {
  const service = await start();
  const folder = temporaryFolder();
  const names = ['a.wav', 'b.wav', 'c.wav', 'd.wav'];
  for (const name of names) writeFileSync(join(folder, name), writeWav(1));
  writeFileSync(join(folder, 'notes.txt'), '');
  const begun = await createJob(service, {});
  writeFileSync(join(folder, 'a.wav.job'), `mark of a\n${begun.result_url}`);
  // As if a run had ended between creating the job and keeping its address.
  await createJob(service, { custom_metadata: { mark: 'mark of b' } });
  writeFileSync(join(folder, 'b.wav.job'), 'mark of b');
  const { stdout, stderr } = await run('batch.ts', context, service, folder);
  expect(stderr).toBe('');
  expect(stdout.trim().split('\n')).toHaveLength(names.length);
  expect(await list(service)).toHaveLength(names.length);
  const again = await run('batch.ts', context, service, folder);
  expect(again.stdout).toBe('');
  expect(await list(service)).toHaveLength(names.length);
  const results = readdirSync(folder).filter((name) => name.endsWith('.json'));
  expect(results.sort()).toEqual(names.map((name) => `${name}.json`));
});

it('live-backend.ts creates a session from what a page may choose, and from nothing else', async () => {
  vi.stubEnv('BASE_URL', stub.url);
  vi.stubEnv('API_KEY', stub.key);
  onTestFinished(() => void vi.unstubAllEnvs());
  const { POST } = await import('../../../docs/samples/live-backend.ts');
  const ask = async (wishes: string) => {
    const request = new Request('https://page.invalid/session', { method: 'POST', body: wishes });
    const response = await POST(request);
    return [response.status, await response.json()];
  };
  const sent = vi.spyOn(globalThis, 'fetch');
  const wishes = { language: 'fr', callback: true, callback_config: { url: 'https://b.invalid' } };
  const made = [201, { url: expect.stringMatching(/^ws:/) }];
  expect(await ask(JSON.stringify(wishes))).toEqual(made);
  const { callback, callback_config, language_config } = await new Response(
    sent.mock.calls[0]?.[1]?.body,
  ).json();
  // The session is requested without the defaults.
  expect({ callback, callback_config }).toEqual({});
  expect(language_config.languages).toEqual(['fr']);
  for (const odd of ['not JSON', 'null', '[]', '7']) expect(await ask(odd)).toEqual(made);
  expect((await ask('{"language": 7}'))[0]).toBe(422);
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  sent.mockResolvedValueOnce(Response.json({ message: 'wrong key' }, { status: 401 }));
  expect(await ask('{}')).toEqual([502, { message: 'No session for now.' }]);
  expect(logged.mock.lastCall).toEqual([expect.stringMatching(/401 .*wrong key/)]);
  sent.mockRejectedValueOnce(new TypeError('fetch failed'));
  expect((await ask('{}'))[0]).toBe(502);
  expect(logged.mock.lastCall).toEqual([expect.stringMatching(/fetch failed/)]);
  sent.mockRestore();
  logged.mockRestore();
});

async function createJob(service: Stub, options: object): Promise<typeof job> {
  return (await (await postJob(service, options)).json()) as typeof job;
}

/** The command that runs a sample. */
function commandFor(file: string, context: Context): [string, ...string[]] {
  if (file.endsWith('.sh')) need('curl', context);
  if (file.endsWith('.sh')) return ['sh', file];
  if (!file.endsWith('.ts')) return interpreterOf(file, context);
  // Node 20 has WebSockets only by this flag, and warns that they are experimental.
  const script = join(compiled, file.replace('.ts', '.js'));
  return [process.execPath, '--experimental-websocket', '--no-warnings', script];
}

const LIMITS = JSON.stringify({ attempts: 5, firstPause: 1, firstPoll: 20 });
const envOf = ({ url, key }: Stub) => ({ ...process.env, LIMITS, BASE_URL: url, API_KEY: key });

/** Runs a sample as its first line says. */
async function run(file: string, context: Context, service: Stub, ...more: string[]) {
  const [command, ...args] = commandFor(file, context);
  return promisify(execFile)(command, [...args, ...more], { cwd: SAMPLES, env: envOf(service) });
}
