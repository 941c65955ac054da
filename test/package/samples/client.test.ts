/** The client to copy, against services that misbehave. */
import { JobPage, PreRecordedJob } from 'speech-to-text-contract/examples';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type ClientOptions, createClient, SpeechError } from '../../../docs/samples/client.ts';
import { fakeTime, turn } from './client.ts';

const AUDIO = { audio_url: 'https://example.org/talk.wav' };
const BASE_URL = 'https://speech.invalid/base/';
const JOB = 'https://speech.invalid/job';
const { id } = PreRecordedJob.done;

type Client = ReturnType<typeof createClient>;
/** Returns the response to a call or throws like a lost connection. */
type Answer = () => Response;

const json = (body: unknown, status = 200, headers = {}): Answer => {
  return () => Response.json(body, { status, headers });
};
const CREATED = json({ id, result_url: JOB }, 201);
const DONE = json(PreRecordedJob.done);
const QUEUED = json(PreRecordedJob.queued);
/** Connections that break before the response and in the middle of the response. */
const BROKEN: Answer = () => {
  throw new TypeError('fetch failed', { cause: new Error('reset') });
};
const CUT: Answer = () =>
  new Response(new ReadableStream({ pull: (body) => body.error(new TypeError('terminated')) }));
const busy = (status: number, headers = {}) => json({ message: 'busy' }, status, headers);

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
  let ended: { error?: unknown } | undefined;
  const end = (error?: unknown) => {
    ended = { error };
  };
  void call.then(() => end(), end);
  while (!ended) {
    await turn();
    await vi.advanceTimersToNextTimerAsync();
  }
  return { ...ended, waited: Date.now() - before };
}

async function failure(call: Promise<unknown>): Promise<SpeechError> {
  const { error } = await skip(call);
  expect(error).toBeInstanceOf(SpeechError);
  return error as SpeechError;
}

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

describe('client', () => {
  beforeEach(fakeTime);

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
    const own = clientOf([BROKEN], { attempts: 3, firstPause: 10, longestPause: 25 });
    expect((await skip(own.client.get(JOB))).waited).toBe(10 + 20 + 25);
  });

  it.each([
    ['a message', '{"message":"no\\njob"}', '400 from /job: no\\njob'],
    ['issues', '{"message":"no","issues":[{"path":"/a"}]}', '"/a"'],
    ['errors of validation', '{"message":"no","validation_errors":["a: no"]}', 'a: no'],
    ['JSON with 20,000 levels', '['.repeat(2e4) + ']'.repeat(2e4), '[[['],
    ['an empty body', '', 'no details'],
  ])('the client quotes the body of an error response: %s', async (_, body, words) => {
    const { client } = clientOf([() => new Response(body, { status: 400 })]);
    const error = await failure(client.get(JOB));
    expect(error).toMatchObject({ kind: 'rejected', status: 400 });
    expect(error.message).toContain(words);
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

  it('the client polls with growing pauses or as Retry-After says', async () => {
    const asks = json(PreRecordedJob.queued, 200, { 'retry-after': '40' });
    const { client } = clientOf([QUEUED, QUEUED, asks, DONE]);
    expect((await skip(client.wait(JOB))).waited).toBe(1000 + 1500 + 40_000);
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

  it('the client reads at most `maxResponse` bytes of a response', async () => {
    const { client } = clientOf([DONE], { maxResponse: 100 });
    const error = { kind: 'unreadable', message: expect.stringContaining('maxResponse') };
    expect(await failure(client.get(JOB))).toMatchObject(error);
  });

  it('the client reads at most `maxPages` pages of a list', async () => {
    const page = json({ ...JobPage.firstPage, items: [], next: `${BASE_URL}v2/transcription` });
    const { client, calls } = clientOf([page], { maxPages: 3 });
    expect((await failure(client.list().next())).kind).toBe('unreadable');
    expect(calls).toHaveLength(3);
  });

  it.each([
    ['a key with a letter outside ASCII', 'https://a.invalid', 'kłucz', 'Set API_KEY'],
    ['an empty key', 'https://a.invalid', '', 'Set API_KEY'],
    ['an empty URL', '', 'k', 'Set BASE_URL'],
    ['a URL with a password', 'https://me:pw@a.invalid', 'k', 'without a user or a password'],
  ])('the client rejects %s before it sends a call', (_, url, key, message) => {
    expect(() => createClient(url, key)).toThrow(message);
  });

  it('the client masks the key in errors and deviations, but not in a result', async () => {
    const said = { message: 'not "secret"', issues: [{ path: '/a', message: 'secret' }] };
    const late = { message: `${'x'.repeat(497)}secret` };
    for (const answer of [json(said, 400), json(late, 400), json({ status: ['secret'] })]) {
      const error = await failure(clientOf([answer]).client.get(JOB));
      // Not even the start of the key remains where a long text is cut.
      expect(JSON.stringify([error.message, error])).not.toContain('sec');
    }
    const told: string[] = [];
    // A deviation cuts a long value, which may cut the key.
    for (let before = 40; before < 70; before++) {
      const created_at = `${'x'.repeat(before)}secret`;
      const job = { ...PreRecordedJob.done, id: 'secret', created_at };
      const { client } = clientOf([json(job)], { onDeviation: (line) => told.push(line) });
      expect(await client.get(JOB)).toMatchObject({ id: 'secret' });
    }
    expect(told.join()).toMatch(/created_at.*\*\*\*/);
    expect(told.join()).not.toMatch(/se/);
  });

  it.each(['abc/+"\\\\k', 'abc/+k'])(
    'the client masks the key %s, however JSON escapes it',
    async (key) => {
      const inJson = JSON.stringify(key).slice(1, -1).replace('/', '\\/').replace('+', '\\u002b');
      const answer = async () => new Response(`{"message":"bad key ${inJson}"}`, { status: 401 });
      const client = createClient(BASE_URL, key, { fetch: answer });
      const error = await failure(client.get(JOB));
      expect(error).toMatchObject({ body: { message: 'bad key ***' } });
      expect(error.message).toContain('bad key ***');
    },
  );

  it.each(['http://', 'file:///etc/passwd', 'data:application/json,{}'])(
    'the client fetches no job whose URL is %s',
    async (result_url) => {
      const { client, calls } = clientOf([json({ id, result_url }, 201), DONE]);
      expect(await failure(client.transcribe(AUDIO))).toMatchObject({
        kind: 'unreadable',
        result_url,
      });
      expect(calls).toHaveLength(1);
    },
  );

  it('the client gives up a call without a response in time', async () => {
    const never = (_: unknown, { signal }: RequestInit) =>
      new Promise<Response>((_, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
      });
    const client = createClient(BASE_URL, 'k', { fetch: never as typeof fetch, attempts: 0 });
    const calls = [() => client.get(JOB), () => client.upload(new Blob(['a']), 'a.wav')];
    for (const [index, call] of calls.entries()) {
      const { error, waited } = await skip(call());
      expect(error).toMatchObject({ kind: 'lost' });
      expect(waited).toBe([30_000, 600_000][index]);
    }
  });

  it('the client sends the key only to the origin of the service', async () => {
    const elsewhere = json({ id, result_url: 'https://elsewhere.invalid/job' }, 201);
    const { client, sent } = clientOf([elsewhere, DONE]);
    await client.transcribe(AUDIO);
    expect(sent).toMatchObject([
      { headers: { 'x-service-key': 'secret' }, redirect: 'manual' },
      { headers: {}, redirect: 'follow' },
    ]);
    expect(sent[1]?.headers).toEqual({});
  });
});
