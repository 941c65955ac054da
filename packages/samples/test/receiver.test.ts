/** The receiver: its responses, its files, and the jobs that it fetches. */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as examples from 'speech-to-text-contract/examples';
import { expect, it, onTestFinished, vi } from 'vitest';
import { type ClientOptions, createClient } from '../src/client.ts';
import { createReceiver } from '../src/receiver.ts';
import { type Address, clientOn, envOf, FLAGS, serve, start, temporaryFolder } from './support.ts';

/** A job of the stub that is done. */
const createJob = (stub: Address) =>
  clientOn(stub).transcribe({ audio_url: 'https://speech.invalid/a.wav' });

/** Starts a receiver until the test ends. */
async function receive(
  { url, key }: Address,
  folder = temporaryFolder(),
  options: ClientOptions = {},
) {
  const problems: string[] = [];
  const saved: string[] = [];
  const receiver = await createReceiver(createClient(url, key, { retries: 0, ...options }), {
    folder,
    secret: 'a1b2',
    onJob: (id) => Promise.reject(existsSync(join(folder, `${id}.json`)) && saved.push(id)),
    onProblem: (words) => problems.push(words),
  });
  const { url: address } = await serve(receiver.listener);
  const send = async (path: string, body: BodyInit, init: RequestInit = {}) => {
    const signal = AbortSignal.timeout(10_000);
    const call = fetch(address + path, { method: 'POST', body, signal, ...init });
    return (await call.catch(() => expect.fail(`${path} got no response.`))).status;
  };
  return { ...receiver, send, problems, saved, kept: () => readdirSync(folder).sort(), folder };
}

it('the receiver fetches each job that it is notified of once, also after an error and a crash', async () => {
  const stub = await start({ key: 'secret' });
  const folder = temporaryFolder();
  const jobs = await Promise.all([1, 2, 3].map(() => createJob(stub)));
  const [crashed = '', first = '', second = ''] = jobs.map(({ id }) => String(id));
  // Without the list, it learns about jobs only from notifications.
  const fault = { status: 401, body: 'The key secret is wrong.' };
  stub.fault({ operation: 'listTranscriptionJobs', ...fault });
  const takeBack = stub.fault({ operation: 'getPreRecordedJob', ...fault });
  writeFileSync(join(folder, `${crashed}.new`), '');
  const { send, sweep, problems, saved, kept } = await receive(stub, folder);
  // Some systems write IDs in upper case.
  for (const id of [first.toUpperCase(), second])
    expect(await send('/a1b2/callback', JSON.stringify({ id }), { method: 'PUT' })).toBe(204);
  await expect.poll(() => problems).toHaveLength(2);
  expect(kept()).toEqual([crashed, first, second].map((id) => `${id}.new`).sort());
  takeBack();
  const unknown = crypto.randomUUID();
  expect(await send('/a1b2/webhook', JSON.stringify({ id: unknown }))).toBe(204);
  await sweep();
  const files = [crashed, first, second].map((id) => `${id}.json`).sort();
  await expect.poll(kept).toEqual(files);
  expect(saved.sort()).toEqual([crashed, first, second].sort());
  expect(problems.join()).not.toContain('secret');
});

it('the receiver saves a listed job once, and neither an unfinished job nor one with a bad ID', async () => {
  const { done } = examples.PreRecordedJob;
  const queued = { ...examples.PreRecordedJob.queued, id: crypto.randomUUID() };
  const items = [{ ...done, id: '../7' }, done];
  const page = { ...examples.JobPage.firstPage, items, next: null };
  const answer = async (address: URL) => {
    if (address.pathname.endsWith('transcription')) {
      const since = Date.now() - Date.parse(address.searchParams.get('after_date') ?? '');
      expect(Math.round(since / 3_600_000)).toBe(24);
      return Response.json(page);
    }
    return Response.json(address.pathname.endsWith(queued.id) ? queued : done);
  };
  const options = { fetch: answer as typeof fetch, onDeviation: () => {} };
  const { send, sweep, problems, saved, kept } = await receive(NOWHERE, undefined, options);
  expect(await send(WEBHOOK, JSON.stringify(queued))).toBe(204);
  for (let count = 0; count < 2; count++) await sweep();
  expect(kept()).toEqual([`${done.id}.json`, `${queued.id}.new`].sort());
  expect(saved).toEqual([done.id]);
  // The second one is of `onJob`.
  expect(problems).toEqual([/\/7$/, /: 1$/, /\/7$/].map((words) => expect.stringMatching(words)));
});

const NOWHERE = { url: 'http://127.0.0.1:9', key: 'k' };
const MESSAGES = '/a1b2/messages';
const WEBHOOK = '/a1b2/webhook';
const OTHER = JSON.stringify(Object.values(examples.OtherServerMessage)[0]);

it('the receiver saves each message that it answers with 204', async () => {
  const { send, folder } = await receive(NOWHERE);
  for (const body of [OTHER, `\uFEFF${OTHER}`, JSON.stringify(examples.TranscriptMessage.final)])
    expect(await send(MESSAGES, body)).toBe(204);
  expect(await send(`${MESSAGES}?order=7`, OTHER)).toBe(204);
  const lines = readFileSync(join(folder, 'messages.jsonl'), 'utf8').trim().split('\n');
  expect(lines).toEqual([OTHER, OTHER, JSON.stringify(examples.TranscriptMessage.final), OTHER]);
});

it.each<[status: number, path: string, body: BodyInit]>([
  [400, WEBHOOK, '{'],
  [400, WEBHOOK, new Uint8Array([0xff, 0])],
  [404, '/webhook', OTHER],
  [404, '/a1b2/messages/webhook', OTHER],
  [400, WEBHOOK, ' '.repeat(524_288)],
  [413, WEBHOOK, ' '.repeat(524_289)],
  [422, MESSAGES, '{"id":"e"}'],
  [422, WEBHOOK, 'null'],
  [422, WEBHOOK, '{"id":{}}'],
  [422, WEBHOOK, '{"id":"../x"}'],
])('the receiver refuses with %i at %s, and saves nothing', async (status, path, body) => {
  const { send, kept } = await receive(NOWHERE);
  expect(await send(path, body)).toBe(status);
  expect(kept()).toEqual([]);
});

it('the receiver tells a failure of its own to its log alone', async () => {
  const { send, listener, folder, problems } = await receive(NOWHERE);
  rmSync(folder, { recursive: true });
  expect(await send(MESSAGES, OTHER)).toBe(500);
  // Like express.json(), reads the body first.
  const { url } = await serve((...call) => call[0].resume().on('end', () => listener(...call)));
  expect((await fetch(url + MESSAGES, { method: 'POST', body: OTHER })).status).toBe(500);
  expect(problems).toEqual([/ENOENT/, /express/].map((words) => expect.stringMatching(words)));
});

it('the receiver answers with 503 while too many jobs wait', async () => {
  const never = vi.fn<typeof fetch>(() => new Promise(() => {}));
  const options = { fetch: never, callTimeout: Number.POSITIVE_INFINITY };
  const { send } = await receive(NOWHERE, undefined, options);
  const bodies = Array.from({ length: 1001 }, () => JSON.stringify({ id: crypto.randomUUID() }));
  const statuses: number[] = [];
  // The first one waits already.
  for (const body of [...bodies, String(bodies[0])]) statuses.push(await send(WEBHOOK, body));
  expect(statuses).toEqual([...Array(1000).fill(204), 503, 204]);
  // Jobs are fetched one after another.
  expect(never).toHaveBeenCalledOnce();
});

it('receiver.ts saves jobs without a notification as a program', async () => {
  const stub = await start();
  const job = await createJob(stub);
  const cwd = temporaryFolder();
  const env = { ...envOf(stub), PORT: '0', RECEIVE_SECRET: 'a1b2' };
  const child = spawn(process.execPath, [...FLAGS, join(import.meta.dirname, '../src/receiver')], {
    cwd,
    env,
  });
  onTestFinished(() => void child.kill());
  let printed = '';
  for await (const text of child.stdout) {
    printed += text;
    if (printed.includes('Saved')) break;
  }
  const [, port, id] = /^Listening on port (\d+)\nSaved (.*)\.json\n$/.exec(printed) ?? [];
  expect(readdirSync(join(cwd, 'jobs'))).toEqual([`${id}.json`]);
  expect(id).toBe(job.id);
  // Another address of this machine stands for other machines.
  await expect(fetch(`http://127.0.0.2:${port}`)).rejects.toThrow('fetch failed');
});
