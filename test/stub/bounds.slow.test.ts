/** What the stub takes: large, many, slow and broken things are refused, and the next request is served. */
import { once } from 'node:events';
import { connect as dialTcp, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Stub, startStub } from '../../stub/src/index.ts';
import { SIZES } from '../../stub/src/limits.ts';
import { writeWav } from '../support/wav.ts';
import {
  ask,
  call,
  connect,
  createJob,
  list,
  openSession,
  PATHS,
  STOP,
  seconds,
  start,
  upload,
} from './support.ts';

const HOUR = 3_600_000;
const UPGRADE = [
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
];
let stub: Stub;

beforeAll(async () => {
  const limits = { upload: 100_000 };
  stub = await startStub({ queueTime: 0, processingTime: 0, limits });
});
afterEach(async () => {
  expect((await call(stub, 'GET', `${PATHS.list}?limit=1`)).status).toBe(200);
  expect(stub.violations).toEqual([]);
});
afterAll(() => stub.close());

/** A connection to a stub; an error on it is a way to be closed. */
function dial({ url }: Stub): Socket {
  return dialTcp({ port: Number(new URL(url).port), host: '127.0.0.1' }).on('error', () => {});
}

/** The head of a request with the key, which closes the connection after its answer. */
function head(line: string, ...headers: string[]): string {
  const all = ['Host: localhost', `X-Service-Key: ${stub.key}`, ...headers];
  return `${line} HTTP/1.1\r\n${all.join('\r\n')}\r\n\r\n`;
}

/** Sends bytes as they are, and reads until the stub closes. */
async function exchange(...parts: string[]): Promise<{ status: number; text: string }> {
  const socket = dial(stub);
  let text = '';
  socket.setEncoding('latin1').on('data', (chunk) => {
    text += chunk;
  });
  socket.end(parts.join(''), 'latin1');
  await once(socket, 'close');
  return { status: Number(/HTTP\/1\.1 (\d+)/.exec(text)?.[1]), text };
}

describe('a token', () => {
  it.each([
    [101, '?token=TOKEN'],
    [401, ''],
    [401, '?token=__proto__'],
    [401, '?token=%zz'],
    [404, '/?token=TOKEN'],
  ])('is answered with %i: %s', async (status, target) => {
    const { url } = (await (await call(stub, 'POST', PATHS.live, {})).json()) as { url: string };
    const path = PATHS.live + target.replace('TOKEN', url.split('token=')[1] ?? '');
    // The mask of a frame that stops the session is zero.
    const stop = `\x81${String.fromCharCode(0x80 | STOP.length)}\0\0\0\0${STOP}`;
    expect((await exchange(head(`GET ${path}`, ...UPGRADE), stop)).status).toBe(status);
  });

  it('is asked of WebSockets alone: another protocol is refused with what to do', async () => {
    const { status, text } = await exchange(head('GET /', 'Connection: Upgrade', 'Upgrade: h2c'));
    // A Node that can tells the stub of WebSockets alone.
    expect([404, 426]).toContain(status);
    if (status === 426) expect(text).toContain('ask for no other protocol');
  });
});

describe('what is larger than the stub takes', () => {
  const post = (text: string) => [
    head(
      `POST ${PATHS.live}`,
      'Connection: close',
      'Content-Type: application/json',
      `Content-Length: ${text.length}`,
    ),
    text,
  ];

  it.each<[number, string, () => string[]]>([
    [413, 'a body', () => post(`{"x":"${'x'.repeat(SIZES.request)}"}`)],
    [422, 'lists in lists', () => post('['.repeat(100_000) + ']'.repeat(100_000))],
    [422, 'objects in objects', () => post(`${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}`)],
    [400, 'an inherited name', () => post('{"__proto__":{}}')],
    [431, 'a head', () => [head(`GET /${'x'.repeat(SIZES.head)}`)]],
  ])('is refused with %i: %s', async (status, _, sent) => {
    expect((await exchange(...sent())).status).toBe(status);
  });

  it('is refused with 413: a file', async () => {
    const body = new FormData();
    body.append('audio', new Blob([Buffer.alloc(100_001)]), 'a.wav');
    const headers = { 'x-service-key': stub.key };
    const { status } = await fetch(stub.url + PATHS.upload, { method: 'POST', headers, body });
    expect(status).toBe(413);
  });

  it('ends the connection: a frame', async () => {
    const { socket, closed } = await openSession(stub);
    socket.send(Buffer.alloc(SIZES.frame + 1));
    expect(await closed).toBe(1009);
  });

  it('is refused in few words, however long the names in it are', async () => {
    const long = 'x'.repeat(SIZES.request / 2);
    const strict = await start({ strict: true });
    const answer = await call(strict, 'POST', PATHS.live, { [long]: 1 });
    expect(answer.status).toBe(422);
    expect((await answer.text()).length).toBeLessThan(long.length);
  });
});

it('a WAV header that lies does not make hours of a few kilobytes', async () => {
  const wav = Buffer.from(writeWav(0.1));
  wav.writeUInt32LE(1, 28);
  const job = await createJob(stub, await upload(stub, wav, 'lie.wav'));
  expect(job.result?.metadata.audio_duration).toBeLessThan(1);
});

describe('beyond its bound', () => {
  it('a finished job makes room, and so does an upload', async () => {
    const small = await start({ limits: { jobs: 3, uploads: 2 } });
    const { audio_url } = await upload(small, 'x', 'x.wav');
    for (let i = 0; i < 4; i++) await createJob(small, await upload(small, 'x', 'x.wav'));
    const lost = { status: 'error', error_code: 404 };
    expect(await createJob(small, { audio_url })).toMatchObject(lost);
    expect(await list(small, '?limit=100')).toHaveLength(3);
  });

  it('a job is refused while none is finished', async () => {
    const small = await start({ queueTime: HOUR, limits: { jobs: 1 } });
    expect((await ask(small)).status).toBe(201);
    expect((await ask(small)).status).toBe(429);
    expect((await call(small, 'POST', PATHS.live, {})).status).toBe(429);
  });

  it('a session is refused until another one has ended', async () => {
    const small = await start({ limits: { sessions: 1 } });
    const { socket, closed } = await openSession(small);
    expect((await call(small, 'POST', PATHS.live, {})).status).toBe(429);
    socket.send(STOP);
    await closed;
    expect((await call(small, 'POST', PATHS.live, {})).status).toBe(201);
  });

  it('messages of a session are left out of its record', async () => {
    const { socket, closed } = await openSession(stub, { sample_rate: 8000 });
    for (let i = 0; i < 3_000; i += 1) socket.send(Buffer.alloc(32_000));
    socket.send(STOP);
    expect(await closed).toBe(1000);
    const [job] = await list(stub, '?kind=live&status=done');
    expect(job?.result?.metadata.audio_duration).toBe(6000);
    expect(job?.result).not.toHaveProperty('messages');
  });
});

describe('a connection to a session', () => {
  it('that was taken over is not heard', async () => {
    const { url, socket, closed, messages } = await openSession(stub);
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

  it('whose client does not read is closed with 1013 after what waits for it', async () => {
    const { socket, closed } = await openSession(stub);
    socket.pause();
    // Each is answered with more than it takes.
    for (let i = 0; i < 40_000; i += 1) socket.send('{');
    await new Promise<void>((resolve) => socket.send('{', () => resolve()));
    socket.resume();
    expect(await closed).toBe(1013);
  });
});

it('a stub that ends closes sessions with 1001, whatever its other clients do', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  try {
    const other = await startStub();
    const polite = await openSession(other);
    const silent = await openSession(other);
    silent.connection.removeAllListeners('data');
    const idle = dial(other);
    await once(idle, 'connect');
    const ended = other.close();
    expect(await polite.closed).toBe(1001);
    await vi.runAllTimersAsync();
    await ended;
  } finally {
    vi.useRealTimers();
  }
});
