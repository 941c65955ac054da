/** The receiver: its responses, its files, and the jobs that it fetches. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OtherServerMessage, TranscriptMessage } from 'speech-to-text-contract/examples';
import { expect, it, onTestFinished } from 'vitest';
import { type ClientOptions, createClient } from '../../../docs/samples/client.ts';
import { createReceiver } from '../../../docs/samples/receiver.ts';
import { type Address, createJob, start } from '../../../packages/stub/test/support.ts';
import { fromOutside, serve, temporaryFolder } from '../../support/temporary.ts';
import { envOf, startSample } from './run.ts';

/** Starts a receiver until the test ends. */
async function receive(
  { url, key }: Address,
  folder = temporaryFolder(),
  options: ClientOptions = {},
) {
  const problems: string[] = [];
  const saved: string[] = [];
  const receiver = await createReceiver(createClient(url, key, { attempts: 0, ...options }), {
    folder,
    secret: 'a1b2',
    onJob: (id) => saved.push(id),
    onProblem: (words) => problems.push(words),
  });
  const { url: address } = await serve(receiver.listener);
  const send = async (path: string, body: BodyInit, init: RequestInit = {}) =>
    (await fetch(address + path, { method: 'POST', body, ...init })).status;
  return { ...receiver, send, problems, saved, kept: () => readdirSync(folder).sort(), folder };
}

it('the receiver fetches each job that it is notified of once, also after an error and a crash', async () => {
  const stub = await start({ key: 'secret' });
  const folder = temporaryFolder();
  const jobs = await Promise.all([1, 2, 3].map(() => createJob(stub, {})));
  const [crashed = '', first = '', second = ''] = jobs.map(({ id }) => id);
  // Without the list, it learns about jobs only from notifications.
  const fault = { status: 500, body: 'The key secret is wrong.' };
  onTestFinished(stub.fault({ operation: 'listTranscriptionJobs', ...fault }));
  const takeBack = stub.fault({ operation: 'getPreRecordedJob', status: 401, body: 'Not secret.' });
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
  await sweep();
  expect(saved.sort()).toEqual([crashed, first, second].sort());
  expect(problems.join()).not.toContain('secret');
});

it('the receiver saves what it answers with 204 and jobs without a notification, and answers everything else with the reason', async () => {
  const id = crypto.randomUUID();
  const { url } = await serve(({ url: path = '' }, response) => {
    const item = { id, kind: 'pre-recorded', status: 'done' };
    if (path.startsWith('/v2/transcription'))
      response.end(JSON.stringify({ items: [item], next: null }));
    else response.end(JSON.stringify(item));
  });
  // Fetches of other jobs get no response, not even after the test, so that the jobs wait.
  const answered: typeof fetch = (to, init) =>
    /transcription/.test(`${to}`) || `${to}`.endsWith(id) ? fetch(to, init) : new Promise(() => {});
  const options = { fetch: answered, callTimeout: Number.POSITIVE_INFINITY };
  const { send, sweep, folder, kept } = await receive({ url, key: 'k' }, undefined, options);
  const [path, hook] = ['/a1b2/messages', '/a1b2/webhook'];
  const coded = (name: string) => ({ headers: { 'content-encoding': name } });
  const typed = (type: string) => ({ headers: { 'content-type': type } });
  const message = Object.values(OtherServerMessage)[0];
  const text = JSON.stringify(message);
  for (const body of [text, `\uFEFF${text}`]) expect(await send(path, body)).toBe(204);
  expect(await send(path, text, typed('Application/JSON; Charset="UTF-8"'))).toBe(204);
  expect(await send(path, JSON.stringify(TranscriptMessage.final))).toBe(204);
  const lines = readFileSync(join(folder, 'messages.jsonl'), 'utf8').trim().split('\n');
  const types = lines.map((line) => JSON.parse(line).type);
  expect(types).toEqual([...Array(3).fill(message?.type), 'transcript']);
  const noId = ['null', '[]', '7', '{}', '{"id":{}}', '{"id":"../x"}'];
  const odd: (readonly [string, BodyInit, number, RequestInit?])[] = [
    ...['', '{', 'text', '['.repeat(4900)].map((body) => [hook, body, 400] as const),
    [hook, new Uint8Array([0xff, 0]), 400],
    [hook, text, 415, coded('gzip')],
    [hook, text, 415, typed('application/json; charset=iso-8859-1')],
    [hook, ' '.repeat(5_000_000), 413],
    ...noId.map((body) => [hook, body, 422] as const),
    [path, '{"id":"e"}', 422],
    ['/webhook', text, 404],
    ['/a1b2/messages/webhook', text, 404],
  ];
  for (const [to, body, status, init] of odd)
    expect(await send(to, body, init), String(body).slice(0, 20)).toBe(status);
  await sweep();
  expect(kept()).toEqual([`${id}.json`, 'messages.jsonl'].sort());
  const statuses = new Set<number>();
  for (let count = 0; count < 1001; count++)
    statuses.add(await send(hook, JSON.stringify({ id: crypto.randomUUID() })));
  expect([...statuses]).toEqual([204, 503]);
});

it('receiver.ts saves jobs and messages as a program', async (context) => {
  const stub = await start();
  const job = await createJob(stub, {});
  const folder = temporaryFolder();
  const env = { ...envOf(stub), PORT: '0', JOBS: folder };
  const { child, ended, output } = startSample('receiver.ts', [], env, context);
  const listening = /^Listening on port (\d+)/m;
  await expect.poll(() => output.stdout).toMatch(listening);
  const [, port] = listening.exec(output.stdout) ?? [];
  const address = `http://127.0.0.1:${port}`;
  await expect(fetch(fromOutside(address))).rejects.toThrow('fetch failed');
  await fetch(`${address}/messages`, {
    method: 'POST',
    body: JSON.stringify(TranscriptMessage.final),
  });
  await expect.poll(() => output.stdout).toContain(`Saved ${job.id}.json\n`);
  const files = [`${job.id}.json`, 'messages.jsonl'].sort();
  await expect.poll(() => readdirSync(folder).sort()).toEqual(files);
  child.kill();
  await ended;
  expect(output.stderr).toBe('');
});
