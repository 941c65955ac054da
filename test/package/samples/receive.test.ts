/** The receiver: its responses, its files, and the jobs that it fetches. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { OtherServerMessage, TranscriptMessage } from 'speech-to-text-contract/examples';
import { expect, it, onTestFinished, vi } from 'vitest';
import { type Address, createJob, start } from '../../../packages/stub/test/support.ts';
import { serve, temporaryFolder } from '../../support/temporary.ts';
import { envOf, startSample } from './run.ts';

const poll = (check: () => unknown) => vi.waitFor(check, { timeout: 60_000, interval: 10 });

/** Starts the receiver until the test ends. */
async function receive(context: Parameters<typeof startSample>[3], service: Address, own = {}) {
  const folder = temporaryFolder();
  const given = { PORT: '0', JOBS: folder, SWEEP: '0.05', PAUSE: '0.05', ...own };
  const env = { ...envOf(service, 0), ...given };
  const { child, ended, output } = await startSample('receive.ts', [], env, context);
  const printed = () => output.stdout + output.stderr;
  onTestFinished(async () => {
    child.kill();
    await ended;
    expect(printed()).not.toMatch(/^\s+at .*:\d+|secret/m);
  });
  const waitFor = (text: RegExp) => poll(() => expect(printed()).toMatch(text));
  const listening = /^Listening on (http:\/\/127\.0\.0\.1:\d+)/m;
  await waitFor(listening);
  const address = listening.exec(printed())?.[1];
  const send = async (path: string, body: BodyInit, init: RequestInit = {}) =>
    (await fetch(address + path, { method: 'POST', body, ...init })).status;
  const kept = () => readdirSync(given.JOBS);
  return { printed, waitFor, send, kept, folder: given.JOBS };
}

it('receive.ts fetches each job that it is notified of once, also after an error and a crash', async (context) => {
  const stub = await start({ key: 'secret' });
  const folder = temporaryFolder();
  const [crashed, first, second] = await Promise.all([1, 2, 3].map(() => createJob(stub, {})));
  // Without the list, it learns about jobs only from notifications.
  const fault = { status: 500, body: 'The key secret is wrong.' };
  onTestFinished(stub.fault({ operation: 'listTranscriptionJobs', ...fault }));
  const takeBack = stub.fault({ operation: 'getPreRecordedJob', status: 401, body: 'Not secret.' });
  writeFileSync(join(folder, `${crashed?.id}.new`), '');
  const { send, waitFor, printed, kept } = await receive(context, stub, { JOBS: folder });
  // Several jobs in one notification, one of them in a field.
  const body = JSON.stringify([{ id: first?.id }, { payload: { id: second?.id } }]);
  expect(await send('/callback', body, { method: 'PUT' })).toBe(204);
  await waitFor(/401 from/);
  expect(kept()).toContain(`${first?.id}.new`);
  takeBack();
  for (const { id } of [crashed, first, second].filter((job) => job !== undefined))
    await waitFor(new RegExp(`${id} done\\n\\w+ \\w+`));
  const unknown = crypto.randomUUID();
  expect(await send('/webhook', JSON.stringify({ id: unknown }))).toBe(204);
  await poll(() => expect(kept()).not.toContain(`${unknown}.new`));
  expect(printed().match(/ done$/gm)).toHaveLength(3);
});

it('receive.ts saves what it answers with 204 and jobs without a notification, and answers everything else with the reason', async (context) => {
  const id = crypto.randomUUID();
  const { url } = await serve(({ url: path = '' }, response) => {
    const item = { id, kind: 'pre-recorded', status: 'done' };
    // Fetches of single jobs get no response, so that the jobs wait.
    if (path.startsWith('/v2/transcription'))
      response.end(JSON.stringify({ items: [item], next: null }));
  });
  const own = { RECEIVE_SECRET: 'a1b2' };
  const { send, folder, kept } = await receive(context, { url, key: 'k' }, own);
  const [path, hook] = ['/a1b2/messages', '/a1b2/webhook'];
  const gzip = { headers: { 'content-encoding': 'gzip' } };
  const message = { ...Object.values(OtherServerMessage)[0], session_id: '\u001b[31m' };
  const text = JSON.stringify(message);
  const bodies = [text, `\uFEFF${text}`, `[${text},${text}]`, `{"payload":${text}}`];
  for (const body of bodies) expect(await send(path, body)).toBe(204);
  expect(await send(path, gzipSync(text), gzip)).toBe(204);
  expect(await send(path, JSON.stringify(TranscriptMessage.final))).toBe(204);
  const lines = readFileSync(join(folder, 'messages.jsonl'), 'utf8').trim().split('\n');
  const types = lines.map((line) => JSON.parse(line).type);
  expect(types).toEqual([...Array(6).fill(message.type), 'transcript']);
  const noId = ['null', '[]', '7', '{}', '{"id":{}}', '{"id":"../x"}'];
  const odd: (readonly [string, BodyInit, number, RequestInit?])[] = [
    ...['', '{', 'text', '['.repeat(4900)].map((body) => [hook, body, 400] as const),
    [hook, new Uint8Array([0xff, 0]), 400],
    [hook, text, 400, gzip],
    [hook, gzipSync(' '.repeat(600_000)), 413, gzip],
    [hook, text, 415, { headers: { 'content-encoding': 'br' } }],
    [hook, ' '.repeat(600_000), 413],
    ...noId.map((body) => [hook, body, 422] as const),
    [path, '{"id":"e"}', 422],
    ['/webhook', text, 404],
    ['/a1b2/messages/webhook', text, 404],
  ];
  for (const [to, body, status, init] of odd)
    expect(await send(to, body, init), String(body).slice(0, 20)).toBe(status);
  await poll(() => expect(kept().sort()).toEqual([`${id}.json`, 'messages.jsonl'].sort()));
  const ids = Array.from({ length: 1001 }, () => ({ id: crypto.randomUUID() }));
  expect(await send(hook, JSON.stringify(ids.slice(0, 1000)))).toBe(204);
  expect(await send(hook, JSON.stringify(ids[1000]))).toBe(503);
});
