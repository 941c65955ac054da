/** Many sessions, and what they may hold together: how they end, and the next request is served. */
import { once } from 'node:events';
import { Socket } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { OPERATIONS } from '../../../stub/src/contract.ts';
import { type Stub, startStub } from '../../../stub/src/index.ts';
import { FAREWELL } from '../../../stub/src/session-registry.ts';
import {
  call,
  connect,
  list,
  openSession,
  PATHS,
  STOP,
  seconds,
  start,
  until,
} from '../support.ts';
import {
  closing,
  dial,
  dialSession,
  expectToServe,
  frame,
  head,
  reading,
  UPGRADE,
} from './support.ts';

const EVERYTHING = {
  messages_config: { receive_lifecycle_events: true, receive_partial_transcripts: true },
  realtime_processing: { translation: true, sentiment_analysis: true },
  post_processing: { summarization: true, chapterization: true },
};
const NOTHING = {
  messages_config: {
    receive_acknowledgments: false,
    receive_speech_events: false,
    receive_final_transcripts: false,
  },
};
const TEXT = 1;
const BINARY = 2;
const PING = 9;
const HOUR = 3_600_000;

it('300 sessions are open at a time; the next one is refused, until one has ended', async () => {
  const stub = await start();
  const socket = dial(stub);
  const answers = reading(socket);
  const lines = ['Content-Type: application/json', 'Content-Length: 2'];
  const request = head(stub, `POST ${PATHS.live}`, ...lines).replace('Connection: close', 'X: 1');
  socket.write(`${request}{}`.repeat(301));
  await until(() => answers().statuses.length > 300);
  const { statuses, text } = answers();
  socket.destroy();
  expect([...new Set(statuses.slice(0, 300))]).toEqual([201]);
  expect(statuses[300]).toBe(429);
  await expectToServe(stub);
  const urls = [...text.matchAll(/ws:[^"]+/g)].map(([url]) => url);
  const clients = await Promise.all(urls.slice(0, 100).map((url) => connect(url)));
  for (const client of clients) client.socket.send(STOP);
  expect([...new Set(await Promise.all(clients.map(({ closed }) => closed)))]).toEqual([1000]);
  expect((await call(stub, 'POST', PATHS.live, {})).status).toBe(201);
});

it.each([
  ['of all messages', EVERYTHING, null],
  ['of the usual messages', {}, null],
  ['without any message', NOTHING, []],
])(
  'a long session %s has a record that is bounded, and changes no more',
  async (_, config, kept) => {
    const stub = await start();
    const { socket, closed } = await openSession(stub, { ...config, sample_rate: 8000 });
    for (let i = 0; i < 600; i += 1) socket.send(Buffer.alloc(160_000));
    socket.send(STOP);
    expect(await closed).toBe(1000);
    const [job] = await list(stub, '?kind=live');
    expect(job).toMatchObject({ status: 'done', result: { metadata: { audio_duration: 6000 } } });
    expect(JSON.stringify(job).length).toBeLessThan(600_000);
    // Messages that take too much are left out of the record.
    expect((job?.kind === 'live' && job.result?.messages) ?? null).toEqual(kept);
    await expectToServe(stub);
    expect((await list(stub, '?kind=live'))[0]).toEqual(job);
  },
);

it('what arrives over a connection that was taken over is not heard', async () => {
  const stub = await start();
  const { url, socket, closed } = await openSession(stub);
  const again = await connect(url);
  socket.send(seconds(4));
  socket.send(STOP);
  expect(await closed).toBe(4001);
  again.socket.send(seconds(1));
  again.socket.send(STOP);
  expect(await again.closed).toBe(1000);
  expect((await list(stub))[0]?.result?.metadata.audio_duration).toBe(1);
});

it('a connection that says nothing is dropped, even within a frame; one that answers pings is not', async () => {
  const timed = vi.spyOn(Socket.prototype, 'setTimeout');
  const stub = await start({ requestTime: HOUR });
  const idle = async (config: Parameters<typeof openSession>[2]) => {
    timed.mockClear();
    const client = await openSession(stub, {}, config);
    const at = timed.mock.calls.findIndex(([time]) => time === HOUR / 2);
    return { ...client, served: timed.mock.contexts[at] as Socket };
  };
  const polite = await idle({});
  const silent = await idle({ autoPong: false });
  timed.mockRestore();
  const heardMore = ({ served }: typeof polite, before = served.bytesRead) =>
    until(() => served.bytesRead > before);
  for (let i = 0; i < 3; i += 1) {
    polite.served.emit('timeout');
    await heardMore(polite);
  }
  silent.connection.write(frame(BINARY, 'half', { says: 8n }));
  await heardMore(silent);
  silent.served.emit('timeout');
  silent.served.emit('timeout');
  expect(await silent.closed).toBe(1006);
  polite.socket.send(STOP);
  expect(await polite.closed).toBe(1000);
});

it('a client that does not read finds the code 1013 after what waits for it', async () => {
  const { socket, closed } = await openSession(await start());
  socket.pause();
  // Each is answered with more than it takes.
  for (let i = 0; i < 40_000; i += 1) socket.send('{');
  await new Promise<void>((resolve) => socket.send('{', () => resolve()));
  socket.resume();
  expect(await closed).toBe(1013);
});

it('pings to which the client reads no answer end its connection', async () => {
  const { socket, closed } = await dialSession(await start());
  socket.pause();
  const frames = Buffer.concat(Array.from({ length: 8000 }, () => frame(PING, Buffer.alloc(125))));
  const flood = () => {
    while (!socket.destroyed && socket.write(frames));
  };
  socket.on('drain', flood);
  flood();
  expect(await closed).toBe(1006);
});

describe('the stub closes within its time, and says that it is going away', () => {
  const WAITS: [name: string, wait: (stub: Stub) => Promise<Socket[]>][] = [
    [
      'a client that is silent',
      async (stub) => {
        const { socket } = await dialSession(stub);
        return [socket.removeAllListeners('data')];
      },
    ],
    [
      'a client that breaks the protocol',
      async (stub) => {
        const { socket } = await dialSession(stub);
        socket.write(frame(TEXT, STOP, { masked: false }));
        return [socket];
      },
    ],
    [
      'requests that are slow or never come',
      async (stub) => {
        const slow = dial(stub);
        const { method, path } = OPERATIONS.createLiveSession;
        const lines = ['Content-Type: application/json', 'Content-Length: 9'];
        slow.write(head(stub, `${method} ${path}`, ...lines));
        const idle = dial(stub);
        await Promise.all([once(slow, 'connect'), once(idle, 'connect')]);
        return [slow, idle];
      },
    ],
    [
      'an upgrade after answers that nobody reads',
      async (stub) => {
        const socket = dial(stub);
        // Each is answered with its path, twice.
        const long = head(stub, `GET /${'x'.repeat(7000)}`).replace('Connection: close', 'X: 1');
        socket.write(long.repeat(1500));
        socket.write(head(stub, 'GET /', ...UPGRADE).replace('Connection: close\r\n', ''));
        await once(socket, 'data');
        return [socket.pause()];
      },
    ],
  ];

  it.each(WAITS)('with %s', async (_, wait) => {
    const stub = await startStub();
    const polite = await openSession(stub);
    const sockets = await wait(stub);
    await expectToServe(stub);
    const closed = sockets.map((socket) => closing(socket.resume()));
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    try {
      const ended = stub.close();
      expect(await polite.closed).toBe(1001);
      vi.advanceTimersByTime(FAREWELL);
      await ended;
    } finally {
      vi.useRealTimers();
    }
    await Promise.all(closed);
    expect(stub.violations).toEqual([]);
  });
});
