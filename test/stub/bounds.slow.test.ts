/** The bounds of the stub: it refuses what is too large, too many or broken, and serves the next request. */
import { once } from 'node:events';
import { connect as dial } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { startStub } from '../../stub/src/index.ts';
import { SIZES } from '../../stub/src/options.ts';
import {
  call,
  connect,
  createJob,
  createSession,
  list,
  openSession,
  PATHS,
  postJob,
  STOP,
  seconds,
  start,
  upload,
} from './support.ts';

const HOUR = 3_600_000;
/** A request whose metadata is nested so many times. */
const deepRequest = (depth: number) =>
  `{"audio_url":"http://x.invalid","custom_metadata":${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}}`;

describe('a WebSocket', () => {
  it.each([
    [401, 'without a token', (url: string) => url.replace(/token=.*/, '')],
    [401, 'with another token', (url: string) => `${url}0`],
    [404, 'at another path', (url: string) => url.replace('?', '/x?')],
  ])('is refused with %i %s', async (status, _, other) => {
    const url = await createSession(await start());
    await expect(connect(other(url))).rejects.toThrow(`Unexpected server response: ${status}`);
  });

  it('is ignored once another one has taken over', async () => {
    const { url, socket, closed, messages } = await openSession(await start());
    const again = await connect(url);
    socket.send(seconds(4));
    socket.send(STOP);
    expect(await closed).toBe(4001);
    again.socket.send(seconds(1));
    again.socket.send(STOP);
    expect(await again.closed).toBe(1000);
    const heard = [...messages, ...again.messages].filter(({ type }) => type === 'transcript');
    expect(heard.map(({ data }) => data.utterance.text)).toEqual(['Hello and']);
  });
});

describe('the stub', () => {
  it.each([
    [413, 'too large a body', PATHS.live, `{"x":"${'x'.repeat(SIZES.request)}"}`],
    [400, 'an inherited name', PATHS.live, '{"__proto__":{}}'],
    [422, 'too deep a body', PATHS.creation, deepRequest(5000)],
    [201, 'a deep body', PATHS.creation, deepRequest(90)],
    [431, 'too large a head', `/${'x'.repeat(16 * 1024)}`, '{}'],
  ])('answers %i to %s', async (status, _, path, body) => {
    expect((await call(await start(), 'POST', path, body)).status).toBe(status);
  });

  it('answers 413 to too large a file', async () => {
    const stub = await start({ limits: { uploadBytes: 1000 } });
    expect(await upload(stub, 'x'.repeat(1001), 'a.wav')).toMatchObject({ statusCode: 413 });
  });

  it('closes the connection at too large a frame', async () => {
    const { socket, closed } = await openSession(await start());
    socket.send(Buffer.alloc(SIZES.frame + 1));
    expect(await closed).toBe(1009);
  });
});

describe('at its bound, the stub', () => {
  it('drops the oldest finished job or upload for a new one', async () => {
    const small = await start({ limits: { jobs: 3, uploads: 2 } });
    const { audio_url } = await upload(small, 'x', 'x.wav');
    for (let i = 0; i < 4; i++) await createJob(small, await upload(small, 'x', 'x.wav'));
    const lost = { status: 'error', error_code: 404 };
    expect(await createJob(small, { audio_url })).toMatchObject(lost);
    expect(await list(small, '?limit=100')).toHaveLength(3);
  });

  it('refuses a job while none is finished', async () => {
    const small = await start({ queueTime: HOUR, limits: { jobs: 1 } });
    expect((await postJob(small)).status).toBe(201);
    expect((await postJob(small)).status).toBe(429);
    expect((await call(small, 'POST', PATHS.live, {})).status).toBe(429);
  });

  it('refuses a session until another one has ended', async () => {
    const small = await start({ limits: { sessions: 1 } });
    const { socket, closed } = await openSession(small);
    expect((await call(small, 'POST', PATHS.live, {})).status).toBe(429);
    socket.send(STOP);
    await closed;
    expect((await call(small, 'POST', PATHS.live, {})).status).toBe(201);
  });
});

it('a stub that ends closes sessions with 1001, whatever its other clients do', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  try {
    const other = await startStub();
    const polite = await openSession(other);
    const silent = await openSession(other);
    silent.connection.removeAllListeners('data');
    const idle = dial(Number(new URL(other.url).port), '127.0.0.1').on('error', () => {});
    await once(idle, 'connect');
    const ended = other.close();
    expect(await polite.closed).toBe(1001);
    await vi.runAllTimersAsync();
    await ended;
  } finally {
    vi.useRealTimers();
  }
});
