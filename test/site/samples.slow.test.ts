import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PreRecordedCallback, PreRecordedRequest } from 'speech-to-text-contract/examples';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Stub, startStub, writeWav } from '../../stub/src/index.ts';
import { operations } from '../facts/operations.ts';
import { ROOT } from '../support/contract.ts';
import { type Context, need } from '../support/machine.ts';
import { startRelayed } from '../support/relay.ts';

const SAMPLES = join(ROOT, 'docs/samples');

/** What is run elsewhere: in a browser, see browser.slow.test.ts. */
const ELSEWHERE = ['live-browser.ts', 'tsconfig.json'];

let stub: Stub;
let folder: string;
let recording: string;
let job: { id: string; result_url: string };

beforeAll(async () => {
  stub = await startStub({ queueTime: 20, processingTime: 50 });
  folder = mkdtempSync(join(tmpdir(), 'samples-'));
  recording = join(folder, 'speech.wav');
  writeFileSync(recording, writeWav(3));
  job = await createJob(stub, {});
  const status = async () => {
    const response = await fetch(job.result_url, { headers: { 'x-service-key': stub.key } });
    return ((await response.json()) as { status: string }).status;
  };
  await vi.waitFor(async () => expect(await status()).toBe('done'), { timeout: 10_000 });
});

afterAll(async () => {
  await stub?.close();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

/** For each sample: what it takes, and what every language's version of it prints. */
const CASES: Record<string, { takes?: () => string; prints: () => RegExp }> = {
  listTranscriptionJobs: { prints: () => new RegExp(job.id) },
  uploadAudio: { takes: () => recording, prints: () => new RegExp(`${stub.url}/file/[\\w-]+`) },
  createPreRecordedJob: { prints: () => new RegExp(`${stub.url}/v2/pre-recorded/[\\w-]{36}`) },
  getPreRecordedJob: {
    takes: () => job.result_url,
    prints: () => new RegExp(`${job.id}[\\s\\S]*done`),
  },
  createLiveSession: { prints: () => /ws:\/\/\S+/ },
  transcribe: { takes: () => recording, prints: () => /\w+ \w+/ },
};

const ENDINGS = ['.sh', '.ts', '.fetch.ts', '.py'];

/** What is not a single operation, and has samples in some languages. */
const TASKS = ['live', 'receive', 'transcribe'];
const LIVE = ['live.ts', 'live.py'];
const RECEIVERS = ['receive.ts', 'receive.py'];

const nameOf = (file: string) => file.replace(/\..*/, '');

const files = readdirSync(SAMPLES).filter((file) => !ELSEWHERE.includes(file));

describe('the samples', () => {
  it('of an operation exist in every language, and of no other operation', () => {
    const ids = operations.map(({ id }) => id);
    const names = [...new Set(files.map(nameOf))].filter((name) => !TASKS.includes(name));
    expect(names).not.toEqual([]);
    expect(names.filter((name) => !ids.includes(name))).toEqual([]);
    const wanted = names.flatMap((name) => ENDINGS.map((ending) => name + ending));
    expect(files).toEqual(expect.arrayContaining([...wanted, ...LIVE, ...RECEIVERS]));
    // Whoever adds an operation may leave its samples to others.
    const without = ids.filter((id) => !names.includes(id));
    if (without.length > 0) console.warn(`No samples in docs/samples: ${without.join(', ')}`);
  });

  const calls = files.filter((file) => ![...LIVE, ...RECEIVERS].includes(file));
  it.for(calls)('%s does what it says against the stub', async (file, context) => {
    const sample = CASES[nameOf(file)];
    if (!sample) throw new Error(`${file} has no case in this test`);
    // The path of openapi-fetch is made from the identifier.
    const byId = file === 'getPreRecordedJob.fetch.ts';
    const argument = byId ? job.id : sample.takes?.();
    const { stdout, stderr } = await run(file, context, stub, argument);
    expect(stderr).toBe('');
    expect(stdout).toMatch(sample.prints());
  });

  it('break nothing in the contract', () => {
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
    expect(resumed.stderr).toMatch('The connection is lost, trying again');
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
    expect(failure).toContain('Gave up after 5 attempts to resume.');
    expect(relayed.connections()).toBe(6);
  });
});

it.for(RECEIVERS)('%s fetches the jobs it hears of, and no others', async (file, context) => {
  const webhooks: string[] = [];
  const service = await startStub({ queueTime: 20, processingTime: 50, webhooks });
  const [command, ...args] = commandFor(file, context);
  const receiver = spawn(command, args, { cwd: SAMPLES, env: { ...envOf(service), PORT: '0' } });
  let printed = '';
  for (const stream of [receiver.stdout, receiver.stderr])
    stream.on('data', (chunk) => {
      printed += chunk;
    });
  const waitFor = (text: RegExp) => expect.poll(() => printed, { timeout: 20_000 }).toMatch(text);
  try {
    await waitFor(/^Listening.*\d\D*\n/m);
    const address = `http://127.0.0.1:${/(\d+)\D*\n/.exec(printed)?.[1]}`;
    webhooks.push(`${address}/webhook`);
    const send = async (path: string, method: string, body: unknown) =>
      (await fetch(address + path, { method, body: JSON.stringify(body) })).status;
    // It is accepted, since its shape is right; that the service has no such job comes out later.
    expect(await send('/callback', 'POST', PreRecordedCallback.finished)).toBe(204);
    await waitFor(/404: /);
    expect(await send('/callback', 'POST', { ...PreRecordedCallback.finished, id: '../' })).toBe(
      400,
    );
    const { id: alone } = PreRecordedCallback.finished;
    expect(await send('/callback', 'PUT', { id: alone })).toBe(400);
    expect(await send('/webhook', 'POST', {})).toBe(400);
    expect(await send('/webhook', 'PUT', PreRecordedCallback.finished)).toBe(404);
    for (const method of ['POST', 'PUT']) {
      const callback_config = { url: `${address}/callback`, method };
      const { id } = await createJob(service, { callback: true, callback_config });
      await waitFor(new RegExp(`${method} /callback ${id} done\\n\\w+ \\w+`));
      await waitFor(new RegExp(`POST /webhook ${id} done`));
    }
    expect(printed).not.toContain(`${PreRecordedCallback.finished.id} done`);
    expect(service.violations).toEqual([]);
  } finally {
    receiver.kill();
    if (receiver.exitCode === null && receiver.signalCode === null) await once(receiver, 'exit');
    await service.close();
  }
});

async function createJob({ url, key }: Stub, options: object): Promise<typeof job> {
  const created = await fetch(`${url}/v2/pre-recorded`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-service-key': key },
    body: JSON.stringify({ ...PreRecordedRequest.urlOnly, ...options }),
  });
  return (await created.json()) as typeof job;
}

/** What a sample is run with. */
function commandFor(file: string, context: Context): [string, ...string[]] {
  if (file.endsWith('.py')) return [need('Python with websockets', context), file];
  if (file.endsWith('.sh')) need('curl', context);
  if (file.endsWith('.sh')) return ['sh', file];
  return [process.execPath, '--import', 'tsx', file];
}

const envOf = ({ url, key }: Stub) => ({ ...process.env, BASE_URL: url, API_KEY: key });

/** Runs a sample as its first line says. */
async function run(file: string, context: Context, service: Stub, argument?: string) {
  const [command, ...args] = commandFor(file, context);
  if (argument !== undefined) args.push(argument);
  return promisify(execFile)(command, args, { cwd: SAMPLES, env: envOf(service) });
}
