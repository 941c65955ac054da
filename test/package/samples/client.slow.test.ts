/** The client to copy, against the stub and against services that misbehave. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { JobPage, PreRecordedJob } from 'speech-to-text-contract/examples';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { WebSocket } from 'ws';
import {
  type ClientOptions,
  createClient,
  openSession,
  SpeechError,
} from '../../../docs/samples/client.ts';
import { serve } from '../../support/temporary.ts';
import { fakeTime, turn } from './client.ts';

const AUDIO = { audio_url: 'https://example.org/talk.wav' };
const BASE_URL = 'https://speech.invalid/base/';
const JOB = 'https://speech.invalid/job';
const { id } = PreRecordedJob.done;

type Client = ReturnType<typeof createClient>;
/** Returns the response to a call, or throws like a lost connection. */
type Answer = () => Response;

const json = (body: unknown, status = 200, headers = {}): Answer => {
  return () => Response.json(body, { status, headers });
};
const CREATED = json({ id, result_url: JOB }, 201);
const DONE = json(PreRecordedJob.done);
const QUEUED = json(PreRecordedJob.queued);
const ARCHIVED = { ...PreRecordedJob.done, status: 'archived' };
/** A connection that breaks before the response, and one that breaks in the middle of it. */
const BROKEN: Answer = () => {
  throw new TypeError('fetch failed', { cause: new Error('reset') });
};
const CUT: Answer = () =>
  new Response(new ReadableStream({ pull: (body) => body.error(new TypeError('terminated')) }));
const busy = (status: number, headers = {}) => json({ message: 'busy' }, status, headers);

/** A client that receives these responses, the last one repeatedly; and the calls that it made. */
function clientOf(answers: Answer[], options: ClientOptions = {}) {
  const calls: string[] = [];
  const sent: RequestInit[] = [];
  const given = [...answers];
  const answer = async (address: URL, init: RequestInit) => {
    calls.push(`${init.method ?? 'GET'} ${address}`);
    sent.push(init);
    return (
      (given.length > 1 ? given.shift() : given[0])?.() ??
      expect.fail('no response is left: give the client another one')
    );
  };
  const client = createClient(BASE_URL, 'secret', {
    onDeviation: () => {},
    ...options,
    fetch: answer as typeof fetch,
  });
  return { client, calls, sent };
}

/** Runs a call, skips its pauses, and returns its error, if any, and the total length of the pauses. */
async function skip(call: Promise<unknown>): Promise<{ error?: unknown; waited: number }> {
  const before = Date.now();
  let isOver = false;
  const ended = call.then(() => undefined).catch((error) => error);
  void ended.then(() => {
    isOver = true;
  });
  while (!isOver) {
    await turn();
    if (vi.isFakeTimers()) await vi.advanceTimersToNextTimerAsync();
  }
  return { error: await ended, waited: Date.now() - before };
}

async function failure(call: Promise<unknown>): Promise<SpeechError> {
  const { error } = await skip(call);
  expect(error).toBeInstanceOf(SpeechError);
  return error as SpeechError;
}

/** A response, the outcome of a call that only reads, and that of one that creates something. */
const OUTCOMES: [string, Answer, string, string][] = [
  ['a lost connection', BROKEN, 'again', 'lost'],
  ['a truncated body', CUT, 'again', 'lost'],
  ['429', busy(429), 'again', 'again'],
  ['500', busy(500), 'again', 'refused'],
  ['503', busy(503), 'again', 'refused'],
  ['503 with Retry-After', busy(503, { 'retry-after': '0' }), 'again', 'again'],
  ['422', busy(422), 'refused', 'refused'],
  ['307', busy(307), 'refused', 'refused'],
  ['an object without the required fields', json({ items: null }), 'unreadable', 'unreadable'],
  ['an HTML page', () => new Response('<html></html>'), 'unreadable', 'unreadable'],
];

describe('a call', () => {
  beforeEach(fakeTime);

  it.each(OUTCOMES)(
    'is repeated only if that helps and is safe: %s',
    async (_, answer, reading, creating) => {
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
    },
  );

  it('fails after seven retries, with the status, the response and the URL of the job', async () => {
    const refused = clientOf([CREATED, busy(503)]);
    const known = { kind: 'refused', status: 503, body: { message: 'busy' }, result_url: JOB };
    expect(await failure(refused.client.transcribe(AUDIO))).toMatchObject(known);
    expect(refused.calls).toHaveLength(9);
    const error = await failure(clientOf([CREATED, BROKEN]).client.transcribe(AUDIO));
    expect(error).toMatchObject({ kind: 'lost', result_url: JOB });
    expect(error.message).toBe('no response from /job: reset');
    expect(error.cause).toBeInstanceOf(TypeError);
  });

  it('names the code of a connection that failed at every address of the host', async () => {
    const cause = Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' });
    const unreachable: Answer = () => {
      throw new TypeError('fetch failed', { cause });
    };
    const error = await failure(clientOf([unreachable]).client.create(AUDIO));
    expect(error.message).toBe('no response from /base/v2/pre-recorded: ECONNREFUSED');
  });

  it.each([
    ['issues', '{"message":"no","issues":[{"path":"/a","message":"odd"}]}', 'no; /a: odd'],
    ['a text with a line break', 'no\njob', '400 from /job: no\\njob'],
    ['JSON with 20,000 levels', '['.repeat(2e4) + ']'.repeat(2e4), '[[['],
    ['an empty body', '', 'no details'],
  ])('quotes the body of a refusal: %s', async (_, body, words) => {
    const { client } = clientOf([() => new Response(body, { status: 400 })]);
    const error = await failure(client.get(JOB));
    expect(error).toMatchObject({ kind: 'refused', status: 400 });
    expect(error.message).toContain(words);
  });

  it.each([
    ['seconds', '7', 7000],
    ['more than the longest pause', '1000000000', 60_000],
    ['words', 'soon', 250],
    ['a date', 'Sat, 31 Jan 2026 12:00:09 GMT', 9000],
    ['a date from a clock that is behind', 'Fri, 30 Jan 2026 12:00:09 GMT', 250],
  ])('obeys Retry-After within bounds: %s', async (_, header, pause) => {
    vi.setSystemTime('2026-01-31T12:00:00Z');
    const { client } = clientOf([busy(503, { 'retry-after': header }), DONE]);
    expect((await skip(client.get(JOB))).waited).toBe(pause);
  });

  it('survives an outage of 15 seconds, and has options for its pauses', async () => {
    const down: Answer[] = Array(7).fill(BROKEN);
    expect((await skip(clientOf([...down, DONE]).client.get(JOB))).waited).toBeGreaterThan(15_000);
    const own = { attempts: 3, firstPause: 10, longestPause: 25 };
    const { client } = clientOf([BROKEN], own);
    expect((await skip(client.get(JOB))).waited).toBe(10 + 20 + 25);
    expect((await skip(client.get(JOB, { attempts: 0 }))).waited).toBe(0);
  });
});

describe('waiting for a job', () => {
  beforeEach(fakeTime);

  it('polls with growing pauses, or as Retry-After says', async () => {
    const asks = json(PreRecordedJob.queued, 200, { 'retry-after': '40' });
    const { client } = clientOf([QUEUED, QUEUED, asks, DONE]);
    const statuses: string[] = [];
    const call = client.wait(JOB, { onStatus: (status) => statuses.push(status) });
    expect((await skip(call)).waited).toBe(1000 + 1500 + 40_000);
    expect(statuses).toEqual(['queued', 'queued', 'queued', 'done']);
  });

  it('throws an error if the job failed; finished() returns the job instead', async () => {
    const { client } = clientOf([QUEUED, json(PreRecordedJob.failed)]);
    const error = await failure(client.wait(JOB));
    expect(error).toMatchObject({ kind: 'failed', status: undefined, result_url: JOB });
    expect(error.job).toEqual(PreRecordedJob.failed);
    expect(await client.finished(JOB)).toEqual(PreRecordedJob.failed);
  });

  it.each(Object.entries<object>({ ...PreRecordedJob, 'unknown status': ARCHIVED }))(
    'ends at each documented job that has ended, and at no other: %s',
    async (_, job) => {
      const { client, calls } = clientOf([json(job), DONE]);
      const { error } = await skip(client.finished(JOB));
      expect(error).toBeUndefined();
      // `completed_at` is set on a job that has ended.
      expect(calls).toHaveLength('completed_at' in job && job.completed_at !== null ? 1 : 2);
    },
  );

  it('stops at once when the signal of the call or of the client aborts', async () => {
    const stop = new AbortController();
    const { signal } = stop;
    const [whole, single] = [clientOf([QUEUED], { signal }), clientOf([QUEUED])];
    const waits = [whole.client.wait(JOB), single.client.wait(JOB, { signal })];
    const ends = waits.map((wait) => expect(wait).rejects.toThrow('enough'));
    await turn();
    stop.abort(new Error('enough'));
    await Promise.all(ends);
    await expect(whole.client.get(JOB)).rejects.toThrow('enough');
    expect(whole.calls).toHaveLength(1);
  });

  it('stops at once when a callback aborts the signal', async () => {
    const stop = new AbortController();
    const onStatus = () => stop.abort(new Error('enough'));
    const { client } = clientOf([QUEUED], { signal: stop.signal });
    const { error, waited } = await skip(client.wait(JOB, { onStatus }));
    expect(String(error)).toBe('Error: enough');
    expect(waited).toBe(0);
  });
});

describe('the list of jobs', () => {
  it('contains the jobs of all pages, and sends the query', async () => {
    const page = (next: string | null) => json({ ...JobPage.firstPage, next });
    const { client, calls } = clientOf([page(`${BASE_URL}v2/transcription?offset=2`), page(null)]);
    const ids: unknown[] = [];
    const query = { status: ['done' as const], custom_metadata: { team: 'a b' } };
    for await (const job of client.list(query)) ids.push(job.id);
    expect(ids).toHaveLength(2 * JobPage.firstPage.items.length);
    expect(calls).toEqual([
      `GET ${BASE_URL}v2/transcription?status=done&custom_metadata%5Bteam%5D=a+b`,
      `GET ${BASE_URL}v2/transcription?offset=2`,
    ]);
  });

  it('fails if there are more pages than `maxPages`, such as a cycle', async () => {
    const page = { ...JobPage.firstPage, items: [], next: `${BASE_URL}v2/transcription?` };
    const { client, calls } = clientOf([json(page)], { maxPages: 2 });
    const error = { kind: 'unreadable', message: 'The list has more pages than maxPages.' };
    expect(await failure(client.list().next())).toMatchObject(error);
    expect(calls).toHaveLength(2);
  });
});

describe('the key and the URL', () => {
  it.each([
    ['a key with a letter outside ASCII', 'https://a.invalid', 'kłucz', /key/],
    ['an empty key', 'https://a.invalid', '', /API_KEY is not set/],
    ['a URL with a password', 'https://me:pw@a.invalid', 'k', /has a user or password/],
  ])('%s is refused with a message, before anything is sent', (_, url, key, message) => {
    expect(() => createClient(url, key)).toThrow(message);
    expect(() => createClient(url, key)).toThrow(TypeError);
  });

  it('a malformed session URL is refused with a message that does not show its token', () => {
    expect(() => openSession('nowhere?token=t', () => {})).toThrow(/session is not ws\(s\):/);
    expect(() => openSession('ws://a:b@c?token=t', () => {})).toThrow(/^[^?]*$/);
  });

  it('the client fetches nothing from a URL that is not http(s)', async () => {
    const { client, calls } = clientOf([DONE]);
    await expect(client.get('file:///etc/hosts')).rejects.toThrow('call is not http(s)://');
    expect(calls).toEqual([]);
  });

  it('the client masks the key in errors and deviations, but not in a result', async () => {
    const said = { message: 'not "secret"', issues: [{ path: '/secret', message: 'secret' }] };
    const { client } = clientOf([json(said, 400)]);
    const refused = await failure(client.get(JOB));
    expect(JSON.stringify([refused.message, refused])).not.toContain('secret');
    const { client: unreadable } = clientOf([json({ status: ['secret'] })]);
    const error = await failure(unreadable.get(JOB));
    expect(JSON.stringify([error.message, error])).not.toContain('secret');
    const told: string[] = [];
    const job = { ...PreRecordedJob.done, id: 'secret', created_at: 'secret' };
    const { client: reading } = clientOf([json(job)], { onDeviation: (line) => told.push(line) });
    expect(await reading.get(JOB)).toMatchObject({ id: 'secret' });
    expect(told.join()).toMatch(/created_at.*\*\*\*/);
    expect(told.join()).not.toContain('secret');
  });

  it('the client sends the key only to the origin of the service', async () => {
    const { client, sent } = clientOf([
      json({ id, result_url: 'https://elsewhere.invalid/job' }, 201),
      DONE,
    ]);
    await client.transcribe(AUDIO);
    expect(sent.map(({ headers }) => headers)).toEqual([{ 'x-service-key': 'secret' }, {}]);
  });
});

it('the client reads at most `maxResponse` bytes of a response, and asks once', async () => {
  let [calls, pulled] = [0, 0];
  const pull = (body: ReadableStreamDefaultController) => {
    pulled += 1000;
    body.enqueue(new Uint8Array(1000).fill(0x20));
  };
  const endless = async () => {
    calls += 1;
    // Even a status for which it would try again.
    return new Response(new ReadableStream({ pull }), { status: 503 });
  };
  const client = createClient('https://speech.invalid', 'k', { fetch: endless, maxResponse: 5500 });
  const error = {
    kind: 'unreadable',
    message: '503 from /job: the response is larger than maxResponse',
  };
  await expect(client.get('job')).rejects.toMatchObject(error);
  expect(calls).toBe(1);
  expect(pulled).toBeLessThan(10_000);
});

it('a call and a session time out, whatever the garbage collector frees', async () => {
  setFlagsFromString('--expose-gc');
  const timer = setInterval(runInNewContext('gc'), 50);
  onTestFinished(() => clearInterval(timer));
  // Headers arrive, but no end of the body.
  const { url } = await serve((_, response) => response.flushHeaders());
  const client = createClient(url, 'secret', { callTimeout: 200, attempts: 0 });
  expect(await failure(client.get('job'))).toMatchObject({ kind: 'lost' });
  vi.stubGlobal('WebSocket', WebSocket);
  const limits = { longestPause: 50, attempts: 1e6, signal: AbortSignal.timeout(300) };
  const session = openSession(url.replace('http', 'ws'), () => {}, limits);
  await expect(session.ended).rejects.toThrow('timeout');
});
