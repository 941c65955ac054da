/** The live sessions of the client to copy: their states, audio, messages, and ends. */
import { beforeEach, expect, it, vi } from 'vitest';
import { SpeechError } from '../src/client.ts';
import { openSession } from '../src/session.ts';
import { turn } from './fake-responses.ts';
import { FakeSocket, fakeSockets, LOST, OTHER, open } from './fake-sockets.ts';

beforeEach(fakeSockets);

const STOP = '{"type":"stop_recording"}';

it('a session reports its states, sends buffered audio and the stop on the next connection, and ends', async () => {
  const { session, states, messages, socket } = await open();
  session.send(new Uint8Array([1]));
  socket().open();
  expect(socket().sent).toEqual([new Uint8Array([1])]);
  socket().end();
  session.send(new Uint8Array([2]));
  await vi.advanceTimersToNextTimerAsync();
  session.stop();
  session.stop();
  expect(() => session.send(new Uint8Array(1))).toThrow('open a new session');
  socket().open();
  expect(socket().sent).toEqual([new Uint8Array([2]), STOP]);
  socket().end(1006);
  await vi.advanceTimersToNextTimerAsync();
  socket().open();
  expect(socket().sent).toEqual([STOP]);
  socket().say(OTHER);
  socket().end(1005);
  await session.ended;
  expect(messages).toEqual([OTHER]);
  const lost = ['connecting', 'open', LOST];
  expect(states).toEqual([...lost, ...lost, 'connecting', 'open', 'ended']);
});

it('a session that is stopped while its connection closes sends the stop on the next connection', async () => {
  const { session, socket } = await open();
  socket().open();
  socket().readyState = 2;
  session.send(new Uint8Array([1]));
  session.stop();
  socket().end(1001);
  await vi.advanceTimersToNextTimerAsync();
  socket().open();
  expect(socket().sent).toEqual([new Uint8Array([1]), STOP]);
});

it.each<[isStopped: boolean, code: number, kind?: string]>([
  [true, 1001],
  [true, 1011, 'lost'],
  [true, 1008, 'rejected'],
  [false, 1003, 'rejected'],
  [false, 1007, 'rejected'],
  [false, 1009, 'rejected'],
  [false, 4001, 'rejected'],
])('a session (stopped: %s) ends after the code %i as %s', async (isStopped, code, kind) => {
  const { session, states, socket } = await open();
  socket().open();
  if (isStopped) session.stop();
  socket().end(code, 'not\nyours');
  // Nothing awaits `ended` yet, but its rejection counts as handled.
  await turn();
  const error = await session.ended.catch((thrown) => thrown);
  const message = expect.stringMatching(/not\\nyours$/);
  if (kind) expect(error).toMatchObject({ kind, code, reason: 'not\nyours', message });
  expect(states.at(-1)).toEqual(kind ? ['ended', error] : 'ended');
  expect(() => session.send(new Uint8Array(1))).toThrow();
  expect([FakeSocket.all.length, vi.getTimerCount()]).toEqual([1, 0]);
});

it('a session sends a copy of any bytes in chunks of at most 64 KB, and rejects what has no bytes', async () => {
  const { session, socket } = await open();
  socket().open();
  const audio = new Int16Array(60_000).map((_, index) => index);
  const before = Buffer.from(audio.slice().buffer);
  session.send(audio.subarray(100));
  session.send(audio.buffer);
  audio.fill(0);
  const pieces = socket().sent as Uint8Array[];
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(65_536);
  const sent = Buffer.concat([before.subarray(200), before]);
  expect(Buffer.concat(pieces).equals(sent)).toBe(true);
  for (const odd of [new Blob(['a']), 'text', null, [1], {}])
    expect(() => session.send(odd as ArrayBuffer)).toThrow('await blob.arrayBuffer()');
});

it('a session reports an unreadable frame and continues', async () => {
  const told: string[] = [];
  const { messages, socket } = await open({ onDeviation: (line) => told.push(line) });
  socket().open();
  socket().say('not JSON');
  socket().say({ ...OTHER, created_at: 'today' });
  expect(told).toEqual([expect.stringMatching(/JSON/), expect.stringMatching(/^\/created_at/)]);
  expect(messages).toHaveLength(1);
});

it.each(['', 'ws://', 'https://a.invalid'])('a session rejects the URL "%s"', (url) => {
  expect(() => openSession(url, () => {})).toThrow(SpeechError);
});
