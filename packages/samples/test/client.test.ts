/** What the client to copy repeats, refuses, limits, and hides, with services that misbehave. */
import { getEventListeners } from 'node:events';
import { JobPage, PreRecordedJob } from 'speech-to-text-contract/examples';
import { parseListTranscriptionJobsQuery } from 'speech-to-text-contract/parse';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  type Client,
  type ClientOptions,
  createClient,
  masked,
  SpeechError,
} from '../src/client.ts';
import { fakeTime, turn } from './support.ts';

beforeEach(fakeTime);

const AUDIO = { audio_url: 'https://example.org/talk.wav' };
const BASE_URL = 'https://speech.invalid/base/';
const JOB = 'https://speech.invalid/job';
const { id } = PreRecordedJob.done;

/** Returns the response to a call or throws like a lost connection. */
type Answer = () => Response;

const json = (body: unknown, status = 200, headers = {}): Answer => {
  return () => Response.json(body, { status, headers });
};
const created = (result_url: string) => json({ id, result_url }, 201);
const DONE = json(PreRecordedJob.done);

/** A client that receives these responses, the last one repeatedly, and its calls. */
function clientOf(answers: Answer[], options: ClientOptions = {}) {
  const calls: string[] = [];
  const sent: RequestInit[] = [];
  const given = [...answers];
  const answer = async (address: URL, init: RequestInit) => {
    calls.push(`${init.method ?? 'GET'} ${address}`);
    sent.push(init);
    return ((given.length > 1 ? given.shift() : given[0]) ?? expect.fail())();
  };
  const quiet = { onDeviation: () => {}, ...options, fetch: answer as typeof fetch };
  return { client: createClient(BASE_URL, 'secret', quiet), calls, sent };
}

/** Runs a call without its pauses. Returns its error and the total length of the pauses. */
async function skip(call: Promise<unknown>): Promise<{ error?: unknown; waited: number }> {
  const before = Date.now();
  const error = vi.fn();
  void call.then(() => error(), error);
  while (error.mock.calls.length === 0) {
    await turn();
    await vi.advanceTimersToNextTimerAsync();
  }
  return { error: error.mock.lastCall?.[0], waited: Date.now() - before };
}

async function failure(call: Promise<unknown>): Promise<SpeechError> {
  const { error } = await skip(call);
  expect(error).toBeInstanceOf(SpeechError);
  return error as SpeechError;
}

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
  ['408', busy(408), 'again', 'rejected'],
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

it('the client lists each job of all pages once, and tells deviations', async () => {
  const { items } = JobPage.firstPage;
  // The first job of the second page was the last one of the first page before another was created.
  const pages = [
    { ...JobPage.firstPage, next: 'v2/2' },
    { ...JobPage.firstPage, items: items.slice(1), next: '' },
  ];
  const onDeviation = vi.fn();
  const answers = pages.map((page) => json(page));
  const { client, calls } = clientOf(answers, { onDeviation });
  const listed: unknown[] = [];
  for await (const { id } of client.list()) listed.push(id);
  expect(listed).toEqual(items.map(({ id }) => id));
  expect(calls[1]).toBe(`GET ${BASE_URL}v2/2`);
  const places = ['/base/v2/transcription', '/base/v2/2'];
  const told = places.map((place) => [expect.stringMatching('^/next '), `200 from ${place}`]);
  expect(onDeviation.mock.calls).toEqual(told);
});

it.each([
  ['empty pages', []],
  ['the same jobs', JobPage.firstPage.items],
  ['a job without an ID', [{ kind: 'live' }]],
])('the client ends a list that repeats %s', async (_, items) => {
  const page = json({ ...JobPage.firstPage, items, next: 'v2/2' });
  const { client } = clientOf([page, page, page, page, busy(400)]);
  const list = async () => {
    for await (const _ of client.list());
  };
  expect(await failure(list())).toMatchObject({ kind: 'unreadable' });
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

it.each<[name: string, Answer, kind: string, words: string]>([
  ['text', () => new Response('no\njob', { status: 400 }), 'rejected', '400 from /job: no\\njob'],
  ['an empty body', () => new Response('', { status: 400 }), 'rejected', 'no details'],
  ['too many bytes', DONE, 'unreadable', 'more than 100 bytes'],
  ['Latin-1', () => new Response(Buffer.from('"é"', 'latin1')), 'unreadable', 'not UTF-8'],
])('the client tells the reason after a response with %s', async (_, answer, kind, words) => {
  const { client } = clientOf([answer], { maxResponse: 100 });
  const message = expect.stringContaining(words);
  expect(await failure(client.get(JOB))).toMatchObject({ kind, message });
});

it('the client cancels a response that has too many bytes, even if that fails', async () => {
  const cancel = vi.fn().mockRejectedValue(new Error('cannot cancel'));
  const pull = (body: ReadableStreamDefaultController) => body.enqueue(new Uint8Array(101));
  const answer = () => new Response(new ReadableStream({ pull, cancel }));
  await failure(clientOf([answer], { maxResponse: 100 }).client.get(JOB));
  expect(cancel).toHaveBeenCalledOnce();
});

it.each([
  ['a key with a letter outside ASCII', 'https://a.invalid', 'kłucz', 'Set API_KEY'],
  ['an empty key', 'https://a.invalid', '', 'Set API_KEY'],
  ['an empty URL', '', 'k', 'Set BASE_URL'],
  ['a URL with a password', 'https://me:pw@a.invalid', 'k', 'without a user, a password'],
  ['a URL with a query', 'https://a.invalid/?b=c', 'k', 'or a query'],
])('the client rejects %s before it sends a call', (_, url, key, message) => {
  expect(() => createClient(url, key)).toThrow(message);
});

it('the client rejects a limit that no timer keeps', () => {
  for (const uploadTimeout of [Number('ten'), -1])
    expect(() => clientOf([], { uploadTimeout })).toThrow('`uploadTimeout` must be');
});

/** Values that JSON.stringify would change. */
const ODD = [Number.NaN, new Map([['a', 1]]), Promise.resolve('4711'), [undefined]];
it('the client writes each filter, and rejects by its name what it cannot send', async () => {
  const { client, calls } = clientOf([json({ ...JobPage.firstPage, next: null })]);
  const metadata = { due: new Date(0), tags: ['a', 'b'], is: true, none: undefined };
  await client.list({ limit: 5, status: ['done'], custom_metadata: metadata }).next();
  const filters = new URL(calls[0]?.slice(4) ?? '').searchParams;
  const read = parseListTranscriptionJobsQuery(filters);
  const custom_metadata = { due: '1970-01-01T00:00:00.000Z', tags: ['a', 'b'], is: 'true' };
  expect(read).toMatchObject({ value: { limit: 5, status: ['done'], custom_metadata } });
  for (const order of [...ODD, null, [{ id: 1 }], '\ud800'])
    await expect(client.list({ custom_metadata: { order } }).next()).rejects.toThrow('order');
  for (const order of ODD)
    await expect(client.create({ ...AUDIO, custom_metadata: { order } })).rejects.toThrow('order');
  const nested = client.list({ custom_metadata: { 'a[b]': 1 } });
  await expect(nested.next()).rejects.toThrow('a[b]');
  await expect(client.list({ status: [] }).next()).rejects.toThrow('`status`');
  expect(calls).toHaveLength(1);
});

it('the client masks the key in errors', async () => {
  const said = { message: 'not "secret"', issues: [{ path: '/a', message: 'secret' }] };
  const late = { message: `${'x'.repeat(497)}secret` };
  for (const answer of [json(said, 400), json(late, 400), json({ status: ['secret'] })]) {
    const error = await failure(clientOf([answer]).client.get(JOB));
    // Not even the start of the key remains where a long text is cut.
    expect(JSON.stringify([error.message, error])).not.toContain('sec');
  }
  const key = 'a+/"\\b';
  for (const said of [key, JSON.stringify(key)]) expect(masked(said, key)).not.toMatch(/[ab]/);
  expect(masked('no a', '')).toBe('no a');
});

it.each([
  'http://',
  'file:///etc/passwd',
  'data:application/json,{}',
  'http://me:pw@a.invalid/job',
])('the client fetches no job whose URL is %s', async (result_url) => {
  const { client, calls } = clientOf([created(result_url), DONE]);
  const error = await failure(client.transcribe(AUDIO));
  expect(error).toMatchObject({ kind: 'unreadable', result_url });
  expect(error.message).not.toContain('pw');
  expect(calls).toHaveLength(1);
});

it('the client sends the key only to the origin of the service, and says so if that fails', async () => {
  const refused = json({ message: 'Who are you?' }, 401);
  const { client, sent } = clientOf([created('https://elsewhere.invalid/job?token=t'), refused]);
  const { message } = await failure(client.transcribe(AUDIO));
  await failure(client.upload(new Blob(), 'a.wav'));
  expect(sent).toMatchObject([
    { headers: { 'x-service-key': 'secret' }, redirect: 'manual', cache: 'no-store' },
    { headers: {}, redirect: 'follow' },
    { headers: { 'x-service-key': 'secret' }, redirect: 'error' },
  ]);
  expect(sent[1]?.headers).toEqual({});
  const place = '/job of https://elsewhere.invalid, which gets no key';
  expect(message).toBe(`401 from ${place}: {"message":"Who are you?"}`);
});
