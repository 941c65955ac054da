/** Many sessions, and what they may hold together: how they end, and the next request is served. */
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { startStub } from '../../../../stub/src/index.ts';
import { call, connect, list, openSession, STOP, seconds, start, until } from '../../support.ts';
import { closing, dial, dialSession, expectToServe, frame, head, reading } from '../support.ts';

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

it('300 sessions are open at a time; the next one is refused, until one has ended', async () => {
  const stub = await start();
  const socket = dial(stub);
  const answers = reading(socket);
  const lines = ['Content-Type: application/json', 'Content-Length: 2'];
  const request = head(stub, 'POST /v2/live', ...lines).replace('Connection: close', 'X: 1');
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
  expect((await call(stub, 'POST', '/v2/live', {})).status).toBe(201);
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
  const { url, socket } = await openSession(stub);
  const again = await connect(url);
  socket.send(seconds(4));
  socket.send(STOP);
  await once(socket, 'close');
  again.socket.send(seconds(1));
  again.socket.send(STOP);
  expect(await again.closed).toBe(1000);
  expect((await list(stub))[0]?.result?.metadata.audio_duration).toBe(1);
});

it('a frame that is never completed is not waited for, when its connection says nothing', async () => {
  const stub = await start({ requestTime: 200 });
  const { socket, closed } = await dialSession(stub);
  socket.removeAllListeners('data');
  socket.write(frame(BINARY, Buffer.alloc(500_000), { says: 700_000n }));
  expect(await closed).toBe(1006);
});

it('a connection that says nothing is dropped, one that answers pings is not', async () => {
  const stub = await start({ requestTime: 1000 });
  const polite = await openSession(stub);
  const pings = new Promise<void>((resolve) => {
    let count = 0;
    polite.socket.on('ping', () => ++count === 5 && resolve());
  });
  const silent = await dialSession(stub);
  expect(await silent.closed).toBe(1006);
  await pings;
  polite.socket.send(STOP);
  expect(await polite.closed).toBe(1000);
});

it.each([
  ['messages', frame(TEXT, '{')],
  ['pings', frame(PING, Buffer.alloc(125))],
])('%s to which the client reads no answer are answered up to a bound', async (_, one) => {
  const stub = await start();
  const { socket, closed } = await dialSession(stub);
  socket.pause();
  const frames = Buffer.concat(Array.from({ length: 8000 }, () => one));
  const flood = () => {
    while (!socket.destroyed && socket.write(frames));
  };
  socket.on('drain', flood);
  flood();
  await closed;
});

it('the stub closes at once, whatever its clients do, and says that it is going away', async () => {
  const stub = await startStub();
  const polite = await openSession(stub);
  const { socket: silent } = await dialSession(stub);
  silent.removeAllListeners('data');
  const slow = dial(stub);
  slow.write(head(stub, 'POST /v2/live', 'Content-Type: application/json', 'Content-Length: 9'));
  const idle = dial(stub);
  await Promise.all([once(slow, 'connect'), once(idle, 'connect')]);
  await expectToServe(stub);
  const closed = [silent, slow, idle].map((socket) => closing(socket.resume()));
  await stub.close();
  expect(await polite.closed).toBe(1001);
  await Promise.all(closed);
  expect(stub.violations).toEqual([]);
});
