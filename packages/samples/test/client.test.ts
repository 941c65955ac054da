/** When the client to copy repeats a call, waits, and gives up, with services that misbehave. */
import { getEventListeners } from 'node:events';
import { JobPage, PreRecordedJob } from 'speech-to-text-contract/examples';
import { beforeEach, expect, it, vi } from 'vitest';
import { type Client, createClient } from '../src/client.ts';
import {
  type Answer,
  AUDIO,
  BASE_URL,
  clientOf,
  created,
  DONE,
  failure,
  fakeTime,
  JOB,
  json,
  skip,
  turn,
} from './fake-responses.ts';

beforeEach(fakeTime);

const CREATED = created(JOB);
const QUEUED = json(PreRecordedJob.queued);
/** Connections that break before the response and in the middle of the response. */
const BROKEN: Answer = () => {
  throw new TypeError('fetch failed', { cause: new Error('reset') });
};
const CUT: Answer = () =>
  new Response(new ReadableStream({ pull: (body) => body.error(new TypeError('terminated')) }));
const busy = (status: number, headers = {}) => json({ message: 'busy' }, status, headers);

/** A response and the outcomes of a call that only reads and of a call that creates something. */
const OUTCOMES: [string, Answer, string, string][] = [
  ['a lost connection', BROKEN, 'again', 'lost'],
  ['a truncated body', CUT, 'again', 'lost'],
  ['429', busy(429), 'again', 'again'],
  ['503', busy(503), 'again', 'rejected'],
  ['503 with Retry-After', busy(503, { 'retry-after': '0' }), 'again', 'again'],
  ['307', busy(307), 'rejected', 'rejected'],
  ['an object without the required fields', json({ items: null }), 'unreadable', 'unreadable'],
  ['an HTML page', () => new Response('<html></html>'), 'unreadable', 'unreadable'],
];

it.each(OUTCOMES)('the client repeats a call only if that is safe: %s', async (...row) => {
  const [, answer, reading, creating] = row;
  const page = json({ ...JobPage.firstPage, next: null });
  const calls: [Answer, string, (client: Client) => Promise<unknown>][] = [
    [DONE, reading, (client) => client.get(JOB)],
    [page, reading, (client) => client.list().next()],
    [CREATED, creating, (client) => client.create(AUDIO)],
    [json(AUDIO), creating, (client) => client.upload(new Blob(['a']), 'a.wav')],
    [json({ url: 'wss://a.invalid' }), creating, (client) => client.createSession({})],
  ];
  for (const [good, outcome, call] of calls) {
    const { client, calls: made } = clientOf([answer, answer, good]);
    const { error } = await skip(call(client));
    expect(Object(error).kind ?? 'again').toBe(outcome);
    expect(made).toHaveLength(outcome === 'again' ? 3 : 1);
  }
});

it('the client fails after seven retries with the status, the response, and the URL of the job', async () => {
  const { client, calls } = clientOf([CREATED, busy(503)]);
  const known = { kind: 'rejected', status: 503, body: { message: 'busy' }, result_url: JOB };
  expect(await failure(client.transcribe(AUDIO))).toMatchObject(known);
  expect(calls).toHaveLength(9);
  const lost = await failure(clientOf([BROKEN]).client.get(JOB));
  expect(lost).toMatchObject({ kind: 'lost', message: 'no response from /job: reset' });
  const brief = clientOf([BROKEN], { retries: 3, firstPause: 20, longestPause: 60 });
  expect((await skip(brief.client.get(JOB))).waited).toBe(20 + 40 + 60);
  vi.mocked(Math.random).mockReturnValue(1);
  expect((await skip(brief.client.get(JOB))).waited).toBe(25 + 50 + 75);
});

it.each([
  ['seconds', '7', 7000],
  ['more than the longest pause', '1000000000', 60_000],
  ['a date', 'Sat, 31 Jan 2026 12:00:09 GMT', 9000],
  ['a date from a clock that is behind', 'Fri, 30 Jan 2026 12:00:09 GMT', 250],
])('the client obeys Retry-After within bounds: %s', async (_, header, pause) => {
  vi.setSystemTime('2026-01-31T12:00:00Z');
  const { client } = clientOf([busy(503, { 'retry-after': header }), DONE]);
  expect((await skip(client.get(JOB))).waited).toBe(pause);
});

it('the client lists each job of all pages once', async () => {
  const { items } = JobPage.firstPage;
  // The first job of the second page was the last one of the first page before another was created.
  const pages = [
    { ...JobPage.firstPage, next: 'v2/2' },
    { ...JobPage.firstPage, items: items.slice(1), next: null },
  ];
  const { client, calls } = clientOf(pages.map((page) => json(page)));
  const listed: unknown[] = [];
  for await (const { id } of client.list()) listed.push(id);
  expect(listed).toEqual(items.map(({ id }) => id));
  expect(calls[1]).toBe(`GET ${BASE_URL}v2/2`);
});

it('the client polls with growing pauses', async () => {
  const { client } = clientOf([QUEUED, QUEUED, QUEUED, DONE], { longestPoll: 2000 });
  const { signal } = new AbortController();
  expect((await skip(client.wait(JOB, { signal }))).waited).toBe(1000 + 1500 + 2000);
  expect([vi.getTimerCount(), getEventListeners(signal, 'abort')]).toEqual([0, []]);
});

it('the client throws an error after each documented and unknown final status except done', async () => {
  const archived = { ...PreRecordedJob.done, status: 'archived' };
  for (const job of [...Object.values(PreRecordedJob), archived]) {
    const { client, calls } = clientOf([json(job), DONE]);
    const { error } = await skip(client.wait(JOB));
    // Only a finished job has `completed_at`.
    const isFinal = 'completed_at' in job && job.completed_at !== null;
    expect(calls).toHaveLength(isFinal ? 1 : 2);
    if (isFinal && job.status !== 'done')
      expect(error).toMatchObject({ kind: 'failed', result_url: JOB, job });
    else expect(error).toBeUndefined();
  }
});

it('the client stops at once when the signal of a call aborts', async () => {
  const stop = new AbortController();
  const { signal } = stop;
  const { client, calls } = clientOf([QUEUED]);
  const end = expect(client.wait(JOB, { signal })).rejects.toThrow('enough');
  await turn();
  stop.abort(new Error('enough'));
  await end;
  await expect(client.get(JOB, { signal })).rejects.toThrow('enough');
  expect(calls).toHaveLength(1);
});

it('the client gives up a call without a response in time', async () => {
  const never = (_: unknown, { signal }: RequestInit) =>
    new Promise<Response>((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
  const client = createClient(BASE_URL, 'k', { fetch: never as typeof fetch, retries: 0 });
  const calls = [() => client.get(JOB), () => client.upload(new Blob(['a']), 'a.wav')];
  for (const [index, call] of calls.entries()) {
    const { error, waited } = await skip(call());
    expect(error).toMatchObject({ kind: 'lost' });
    expect(waited).toBe([30_000, 300_000][index]);
  }
});
