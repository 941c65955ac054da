/** The client to copy, against the stub and against services that misbehave. */
import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { PreRecordedJob } from 'speech-to-text-contract/examples';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import WebSocket from 'ws';
import {
  createClient,
  type Message,
  openSession,
  SpeechError,
} from '../../../docs/samples/client.ts';
import { writeWav } from '../../../stub/src/index.ts';
import { start } from '../../stub/support.ts';
import { startRelayed } from '../../support/relay.ts';
import { serve } from '../../support/temporary.ts';

const AUDIO = { audio_url: 'https://example.org/talk.wav' };

/** How long the client wanted to wait, all in all, in milliseconds; it does not. */
let waited = 0;

beforeEach(() => {
  waited = 0;
  vi.stubGlobal('WebSocket', WebSocket);
  vi.spyOn(console, 'warn').mockReturnValue();
  const { setTimeout } = globalThis;
  vi.stubGlobal('setTimeout', (then: () => void, milliseconds: number, ...rest: []) => {
    // The client waits piece by piece; whatever waits longer is not the client.
    if (milliseconds > 100) return setTimeout(then, milliseconds, ...rest);
    waited += milliseconds;
    return setTimeout(then, 0, ...rest);
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

interface Answer {
  status?: number;
  headers?: Record<string, string>;
  body?: unknown;
}

/**
 * A service whose jobs are at `place`, and whose answers when they are read come one after the other;
 * the requests that it got, and a client of it.
 */
async function serveJob(answers: Answer[], place?: string) {
  const seen: IncomingMessage[] = [];
  const { url } = await serve(async (request, response) => {
    seen.push(request);
    await buffer(request);
    const result_url = `${place ?? `http://${request.headers.host}`}/job`;
    const created: Answer = { status: 201, body: { id: PreRecordedJob.done.id, result_url } };
    const read = () => (answers.length > 1 ? answers.shift() : answers[0]);
    const { status = 200, headers, body } = (request.method === 'POST' ? created : read()) ?? {};
    response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  return { seen, url, client: createClient(url, 'secret') };
}

const done = { body: PreRecordedJob.done };
const queued = { body: PreRecordedJob.queued };

async function failure(call: Promise<unknown>): Promise<SpeechError> {
  const error = await call.catch((thrown) => thrown);
  expect(error).toBeInstanceOf(SpeechError);
  return error as SpeechError;
}

/** What the client throws where the job is answered like this. */
const failureOf = async (...answers: Answer[]) =>
  failure((await serveJob(answers)).client.transcribe(AUDIO));

describe('a recording', () => {
  it('is uploaded, transcribed and followed', async () => {
    const stub = await start({ queueTime: 10, processingTime: 10 });
    const client = createClient(`${stub.url}/`, stub.key);
    const statuses: string[] = [];
    const audio_url = await client.upload(new Blob([writeWav(1)]), 'talk.wav');
    const onStatus = (status: string) => statuses.push(status);
    const { result } = await client.transcribe({ audio_url, diarization: true }, { onStatus });
    expect(result?.transcription?.full_transcript).toMatch(/\w/);
    expect(statuses.at(-1)).toBe('done');
    const refused = await failure(createClient(stub.url, 'wrong').transcribe(AUDIO));
    expect(refused).toMatchObject({
      status: 401,
      message: expect.stringContaining('401 from /v2'),
    });
  });

  it('is polled with pauses that grow, and as Retry-After asks', async () => {
    const asks = { ...queued, headers: { 'retry-after': '40' } };
    const { client, seen } = await serveJob([queued, queued, asks, done]);
    expect(await client.transcribe(AUDIO)).toEqual(PreRecordedJob.done);
    expect(seen).toHaveLength(5);
    expect(waited).toBe(1000 + 1500 + 40_000);
  });

  it.each([
    ['seconds', '7', 7000],
    ['a date', new Date(Date.now() + 90_000).toUTCString(), 60_000],
    ['more than a minute', '1e9', 60_000],
    ['nonsense', 'soon', 250],
  ])('is read again after a refusal whose Retry-After says %s', async (_, header, pause) => {
    const busy = { status: 503, headers: { 'retry-after': header }, body: 'busy' };
    const { client } = await serveJob([busy, done]);
    await client.transcribe(AUDIO);
    expect(waited).toBe(pause);
  });

  it('is given up when the service keeps refusing, and at once when asking again is no use', async () => {
    const busy = await serveJob([{ status: 503, body: 'busy' }]);
    expect(await failure(busy.client.transcribe(AUDIO))).toMatchObject({ status: 503 });
    expect(busy.seen).toHaveLength(7);
    const gone = await serveJob([{ status: 404, body: 'no\nsuch job' }]);
    expect((await failure(gone.client.transcribe(AUDIO))).message).toBe(
      '404 from /job: no\\nsuch job',
    );
    expect(gone.seen).toHaveLength(2);
  });

  it('ends with any status that is not a wait, known or not', async () => {
    const { status } = await failureOf(queued, { body: PreRecordedJob.failed });
    expect(status).toBe(PreRecordedJob.failed.error_code);
    const unknown = await failureOf({ body: { ...PreRecordedJob.done, status: 'archived' } });
    expect(unknown.message).toContain('archived');
    expect((await failureOf({ body: '<html>' })).message).toContain('200 from /job');
  });

  it('is no longer polled when it is aborted', async () => {
    const { client, seen } = await serveJob([queued]);
    const stop = new AbortController();
    const onStatus = () => seen.length > 2 && stop.abort(new Error('enough'));
    const call = client.transcribe(AUDIO, { signal: stop.signal, onStatus });
    await expect(call).rejects.toThrow('enough');
    expect(seen).toHaveLength(3);
  });
});

describe('the key', () => {
  it('is sent to the origin of the service, and to no other', async () => {
    const other = await serveJob([done]);
    const { client, seen } = await serveJob([done], other.url);
    await client.transcribe(AUDIO);
    expect(seen.map(({ headers }) => headers['x-service-key'])).toEqual(['secret']);
    expect(other.seen.map(({ headers }) => headers['x-service-key'])).toEqual([undefined]);
  });

  it('is not taken along by a redirect', async () => {
    const other = await serveJob([done]);
    const moved = { status: 307, headers: { location: `${other.url}/job` } };
    expect((await failureOf(moved)).message).toBe('/job: Error: unexpected redirect');
    expect(other.seen).toEqual([]);
  });
});

describe('a live session', () => {
  async function stream(relayed: Awaited<ReturnType<typeof startRelayed>>, signal?: AbortSignal) {
    const messages: Message[] = [];
    const { url, key } = relayed.stub;
    const session = await createClient(url, key).live({}, (one) => messages.push(one), { signal });
    session.send(writeWav(3));
    return { session, messages };
  }

  it('goes on over another connection, and ends when it is stopped', async () => {
    const relayed = await startRelayed(false);
    onTestFinished(relayed.close);
    const { session, messages } = await stream(relayed);
    await vi.waitFor(() => expect(relayed.connections()).toBe(2), { timeout: 10_000 });
    session.send(writeWav(1));
    session.stop();
    await session.ended;
    expect(messages.map(({ type }) => type)).toContain('transcript');
    expect(relayed.stub.violations).toEqual([]);
  });

  it('ends when it is aborted, before it is connected or after', async () => {
    const relayed = await startRelayed(false);
    onTestFinished(relayed.close);
    const stop = new AbortController();
    const { session } = await stream(relayed, stop.signal);
    stop.abort(new Error('enough'));
    await expect(session.ended).rejects.toThrow('enough');
    const late = openSession('ws://127.0.0.1:1', () => {}, stop.signal);
    late.send(new Uint8Array(1));
    await expect(late.ended).rejects.toThrow('enough');
  });
});
