/** The client to copy, against the stub and against services that misbehave. */
import { join } from 'node:path';
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
import { compileFiles } from '../../support/compiler.ts';
import { serve, temporaryFolder } from '../../support/temporary.ts';
import { fakeTime, turn } from './client.ts';
import { SAMPLES } from './run.ts';

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
/** A connection that breaks before the response, and one that breaks within it. */
const BROKEN: Answer = () => {
  throw new TypeError('fetch failed', { cause: new Error('reset') });
};
const CUT: Answer = () =>
  new Response(new ReadableStream({ pull: (body) => body.error(new TypeError('terminated')) }));
const busy = (status: number, headers = {}) => json({ message: 'busy' }, status, headers);

/** A client whose calls get these responses, the last one repeatedly; and the calls that it made. */
function clientOf(answers: Answer[], options: ClientOptions = {}) {
  const calls: string[] = [];
  const sent: RequestInit[] = [];
  const given = [...answers];
  const answer = async (address: URL, init: RequestInit) => {
    calls.push(`${init.method ?? 'GET'} ${address}`);
    sent.push(init);
    return (given.length > 1 ? given.shift() : given[0])?.() ?? expect.fail('no answer is left');
  };
  const client = createClient(BASE_URL, 'secret', {
    onDeviation: () => {},
    ...options,
    fetch: answer as typeof fetch,
  });
  return { client, calls, sent };
}

/** The outcome of a call whose pauses are skipped, and the length of these pauses. */
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

/** A response, and the outcomes of a call that only reads, and of one that creates. */
const OUTCOMES: [string, Answer, string, string][] = [
  ['a lost connection', BROKEN, 'again', 'lost'],
  ['a body cut short', CUT, 'again', 'lost'],
  ['429', busy(429), 'again', 'again'],
  ['500', busy(500), 'again', 'refused'],
  ['503', busy(503), 'again', 'refused'],
  ['503 with Retry-After', busy(503, { 'retry-after': '0' }), 'again', 'again'],
  ['422', busy(422), 'refused', 'refused'],
  ['307', busy(307), 'refused', 'refused'],
  ['an object without what is needed', json({ items: null }), 'unreadable', 'unreadable'],
  ['a page of HTML', () => new Response('<html></html>'), 'unreadable', 'unreadable'],
  ['a JSON text', json('[]'), 'unreadable', 'unreadable'],
  ['nothing', () => new Response(''), 'unreadable', 'unreadable'],
];

describe('a call', () => {
  beforeEach(fakeTime);

  it.each(OUTCOMES)('is made again after %s, or not', async (_, answer, reading, creating) => {
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

  it('is given up after seven more attempts, with the status, the response and the job', async () => {
    const refused = clientOf([CREATED, busy(503)]);
    const known = { kind: 'refused', status: 503, body: { message: 'busy' }, result_url: JOB };
    expect(await failure(refused.client.transcribe(AUDIO))).toMatchObject(known);
    expect(refused.calls).toHaveLength(9);
    const error = await failure(clientOf([CREATED, BROKEN]).client.transcribe(AUDIO));
    expect(error).toMatchObject({ kind: 'lost', result_url: JOB });
    expect(error.message).toBe('no response from /job: Error: reset');
    expect(error.cause).toBeInstanceOf(TypeError);
  });

  it.each([
    ['a message of another type', '{"message":{"why":"no"}}', '{"message":{"why":"no"}}'],
    ['a message that is no text and has no words', '{"message":{"toString":1}}', 'toString'],
    ['several messages', '{"message":["no job","no key"]}', 'no job; no key'],
    ['issues', '{"message":"no","issues":[{"path":"/a","message":"odd"}]}', 'no; /a: odd'],
    ['issues of another shape', '{"issues":[{"path":[],"message":"odd"},"b"]}', 'odd'],
    ['JSON of another shape', '[null]', '[null]'],
    ['a text of several lines', 'no\njob', '400 from /job: no\\njob'],
    ['JSON of 20,000 levels', '['.repeat(2e4) + ']'.repeat(2e4), '[[['],
    ['nothing', '', 'nothing more is said'],
  ])('quotes a refusal: %s', async (_, body, words) => {
    const { client } = clientOf([() => new Response(body, { status: 400 })]);
    const error = await failure(client.get(JOB));
    expect(error).toMatchObject({ kind: 'refused', status: 400 });
    expect(error.message).toContain(words);
  });

  it.each([
    ['seconds', '7', 7000],
    ['a part of a second', '.4', 400],
    ['less than the pause', '0', 250],
    ['more than the longest pause', '1000000000', 60_000],
    ['words', 'soon', 250],
    ['a negative number', '-5', 250],
    ['two numbers', '1, 2', 250],
    ['a year alone', 'soon 2090', 250],
    ['a date', 'Sat, 31 Jan 2026 12:00:09 GMT', 9000],
    ['a date by a clock that is behind', 'Fri, 30 Jan 2026 12:00:09 GMT', 250],
    ['a date by a clock that is ahead', 'Sun, 01 Feb 2026 12:00:09 GMT', 60_000],
  ])('waits as Retry-After asks, within bounds: %s', async (_, header, pause) => {
    vi.setSystemTime('2026-01-31T12:00:00Z');
    const { client } = clientOf([busy(503, { 'retry-after': header }), DONE]);
    expect((await skip(client.get(JOB))).waited).toBe(pause);
  });

  it('survives an outage of a quarter of a minute, and takes its pauses as options', async () => {
    const down: Answer[] = Array(7).fill(BROKEN);
    expect((await skip(clientOf([...down, DONE]).client.get(JOB))).waited).toBeGreaterThan(15_000);
    const own = { attempts: 3, firstPause: 10, longestPause: 25, firstPoll: undefined };
    const { client, calls } = clientOf([BROKEN], own);
    expect((await skip(client.get(JOB))).waited).toBe(10 + 20 + 25);
    expect((await skip(client.get(JOB, { attempts: 0 }))).waited).toBe(0);
    expect(calls).toHaveLength(5);
  });

  it('reports a response that lacks a required field', async () => {
    const { client } = clientOf([json({ id, result_url: 7 }, 201)]);
    const known = { kind: 'unreadable', status: 201, body: { id } };
    expect(await failure(client.create(AUDIO))).toMatchObject(known);
    const { client: reading } = clientOf([json({ ...PreRecordedJob.done, status: 7 })]);
    const issues = [{ path: '/status' }];
    expect(await failure(reading.wait(JOB))).toMatchObject({ issues, result_url: JOB });
  });
});

describe('waiting for a job', () => {
  beforeEach(fakeTime);

  it('polls with pauses that grow, or as long as Retry-After asks', async () => {
    const asks = json(PreRecordedJob.queued, 200, { 'retry-after': '40' });
    const { client } = clientOf([QUEUED, QUEUED, asks, DONE]);
    const statuses: string[] = [];
    const call = client.wait(JOB, { onStatus: (status) => statuses.push(status) });
    expect((await skip(call)).waited).toBe(1000 + 1500 + 40_000);
    expect(statuses).toEqual(['queued', 'queued', 'queued', 'done']);
  });

  it('ends with a job that failed, as an error or as a value', async () => {
    const { client } = clientOf([QUEUED, json(PreRecordedJob.failed)]);
    const error = await failure(client.wait(JOB));
    expect(error).toMatchObject({ kind: 'failed', status: undefined, result_url: JOB });
    expect(error.job).toEqual(PreRecordedJob.failed);
    expect(await client.finished(JOB)).toEqual(PreRecordedJob.failed);
  });

  it.each(Object.entries<object>({ ...PreRecordedJob, 'of a status that nobody knows': ARCHIVED }))(
    'ends with each documented job once it has ended: %s',
    async (_, job) => {
      const { client, calls } = clientOf([json(job), DONE]);
      const { error } = await skip(client.finished(JOB));
      expect(error).toBeUndefined();
      // The service says when a job has ended: `completed_at` is set.
      expect(calls).toHaveLength('completed_at' in job && job.completed_at !== null ? 1 : 2);
    },
  );

  it('treats a job with an unknown status as not done', async () => {
    const error = await failure(clientOf([json(ARCHIVED)]).client.wait(JOB));
    expect(error).toMatchObject({ kind: 'failed', job: ARCHIVED });
    expect(error.message).toContain('archived');
  });

  it.each(['its own signal', 'the signal of the client'])('ends at once by %s', async (whose) => {
    const stop = new AbortController();
    const isOwn = whose === 'its own signal';
    const { client, calls } = clientOf([QUEUED], isOwn ? {} : { signal: stop.signal });
    const call = client.wait(JOB, isOwn ? { signal: stop.signal } : {});
    const ended = expect(call).rejects.toThrow('enough');
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    stop.abort(new Error('enough'));
    await ended;
    expect(calls).toHaveLength(1);
    await expect(client.get(JOB, { signal: stop.signal })).rejects.toThrow('enough');
    expect(calls).toHaveLength(1);
  });

  it.each(['onStatus', 'onDeviation'])('ends at once by an abort within %s', async (callback) => {
    const stop = new AbortController();
    const abort = () => stop.abort(new Error('enough'));
    const odd = json({ ...PreRecordedJob.queued, created_at: 'today' });
    const { client } = clientOf([odd], { signal: stop.signal });
    const { error, waited } = await skip(client.wait(JOB, { [callback]: abort }));
    expect(String(error)).toBe('Error: enough');
    expect(waited).toBe(0);
  });

  it('reports deviations with their call', async () => {
    const told: string[][] = [];
    const { client } = clientOf([json({ ...PreRecordedJob.done, created_at: 'today' })], {
      onDeviation: (...one) => told.push(one),
    });
    await skip(client.get(JOB));
    expect(told).toEqual([[expect.stringMatching(/^\/created_at: .*"today"/), '200 from /job']]);
  });
});

describe('the list of jobs', () => {
  it('has the jobs of all pages, and asks for them as the query says', async () => {
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

  it('ends where its pages form a cycle', async () => {
    const { client } = clientOf([
      json({ ...JobPage.firstPage, next: `${BASE_URL}v2/transcription?` }),
    ]);
    const read = async () => {
      for await (const _ of client.list());
    };
    expect((await failure(read())).message).toBe('The pages of the list form a cycle.');
  });
});

describe('the key and the URL', () => {
  it.each([
    ['a key with a letter beyond ASCII', 'https://a.invalid', 'kłucz', /key/],
    ['an empty key', 'https://a.invalid', '', /key is empty/],
    ['an address with a password', 'https://me:pw@a.invalid', 'k', /has a user or password/],
    ['an address without a scheme', 'a.invalid', 'k', /service is not http/],
  ])('%s is refused by name, before anything is sent', (_, url, key, message) => {
    expect(() => createClient(url, key)).toThrow(message);
    expect(() => createClient(url, key)).toThrow(TypeError);
  });

  it('a wrong URL of a session is refused without its token in the message', () => {
    expect(() => openSession('nowhere?token=t', () => {})).toThrow(/session is not ws\(s\):/);
    expect(() => openSession('ws://a:b@c?token=t', () => {})).toThrow(/^[^?]*$/);
  });

  it.each(['httpx://a.invalid', 'file:///etc/hosts', 'ws://a.invalid'])(
    'nothing is fetched from %s',
    async (address) => {
      expect(() => createClient(address, 'k')).toThrow('service is not http(s)://');
      const { client, calls } = clientOf([DONE]);
      await expect(client.get(address)).rejects.toThrow('call is not http(s)://');
      expect(calls).toEqual([]);
    },
  );

  it('the key is removed from messages about a response, but not from a result', async () => {
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

  it('the key is sent to the origin of the service, and to no other', async () => {
    const { client, sent } = clientOf([
      json({ id, result_url: 'https://elsewhere.invalid/job' }, 201),
      DONE,
    ]);
    await client.transcribe(AUDIO);
    expect(sent.map(({ headers }) => headers)).toEqual([{ 'x-service-key': 'secret' }, {}]);
  });
});

it('a call ends in time, whatever the garbage collector takes', async () => {
  setFlagsFromString('--expose-gc');
  const timer = setInterval(runInNewContext('gc'), 50);
  onTestFinished(() => clearInterval(timer));
  const { url } = await serve(() => {});
  const client = createClient(url, 'secret', { callTimeout: 200, attempts: 0 });
  expect(await failure(client.get('job'))).toMatchObject({ kind: 'lost' });
  // The signal of a session, to which nothing else refers.
  vi.stubGlobal('WebSocket', WebSocket);
  const limits = { longestPause: 50, attempts: 1e6, signal: AbortSignal.timeout(1000) };
  const session = openSession(url.replace('http', 'ws'), () => {}, limits);
  await expect(session.ended).rejects.toThrow('timeout');
});

it('code that also runs in a browser compiles under the strictest options', () => {
  const options = { lib: ['es2023', 'dom', 'dom.iterable'], allowImportingTsExtensions: true };
  const files = ['client.ts', 'srt.ts', 'live-browser.ts'].map((name) => join(SAMPLES, name));
  expect(compileFiles(temporaryFolder(), files, { ...options, skipLibCheck: true })).toBe('');
});
