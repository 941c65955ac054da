/** The live sessions of the client to copy: their states, audio, messages, connections, and ends. */
import { OtherServerMessage } from 'speech-to-text-contract/examples';
import { beforeEach, expect, it, vi } from 'vitest';
import { SpeechError } from '../src/client.ts';
import { type Message, openSession, type SessionOptions } from '../src/session.ts';
import { fakeTime, turn } from './support.ts';

/** A WebSocket that is connected to the test. */
class FakeSocket {
  static all: FakeSocket[] = [];
  readyState = 0;
  bufferedAmount = 0;
  sent: unknown[] = [];
  isClosed = false;
  onopen?: () => void;
  onmessage?: (event: object) => void;
  onclose?: (event: object) => void;
  onerror?: (event: object) => void;
  constructor() {
    FakeSocket.all.push(this);
  }
  send(data: unknown) {
    this.sent.push(data);
  }
  close() {
    this.isClosed = true;
  }
  open() {
    this.readyState = 1;
    this.onopen?.();
  }
  say(data: unknown) {
    this.onmessage?.({ data: typeof data === 'string' ? data : JSON.stringify(data) });
  }
  /** Closes with a code, or with an error. */
  end(code?: number, reason = '') {
    this.readyState = 3;
    if (code === undefined) this.onerror?.({});
    else this.onclose?.({ code, reason });
  }
}

const OTHER = OtherServerMessage.last;
const LOST = ['lost', expect.objectContaining({ kind: 'lost' })];

/** Opens a session with a fake service. Returns the session, its states, its messages, and its current socket. */
async function open(options: SessionOptions = {}) {
  const states: unknown[] = [];
  const messages: Message[] = [];
  const onState: SessionOptions['onState'] = (state, error) => {
    states.push(error === undefined ? state : [state, error]);
  };
  const onMessage = (message: Message) => messages.push(message);
  const quiet = { onState, onDeviation: () => {} };
  const session = openSession('wss://a.invalid/?token=t', onMessage, { ...quiet, ...options });
  // The caller has the session before it is told of its states.
  expect(states).toEqual([]);
  await turn();
  const socket = () => FakeSocket.all.at(-1) ?? expect.fail('the client has opened no socket');
  return { session, states, messages, socket };
}

beforeEach(() => {
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  return fakeTime();
});

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

it('a session gives up after seven retries with growing pauses, even if messages arrive in between', async () => {
  const { session, socket } = await open();
  const begun = Date.now();
  for (let i = 0; i < 8; i++) {
    socket().open();
    socket().say(OTHER);
    await vi.advanceTimersByTimeAsync(19_000);
    socket().end();
    await vi.advanceTimersToNextTimerAsync();
  }
  await expect(session.ended).rejects.toMatchObject({ kind: 'lost', code: 1006 });
  expect(FakeSocket.all).toHaveLength(8);
  expect(Date.now() - begun - 8 * 19_000).toBe(250 * (2 ** 7 - 1));
});

it('a session counts retries from zero after a long connection', async () => {
  const { session, socket } = await open({ retries: 1, firstPause: 10, steadyAfter: 50 });
  for (let i = 0; i < 4; i++) {
    socket().open();
    await vi.advanceTimersByTimeAsync(50);
    // Before the stop, even this code does not end the session.
    socket().end(1000);
    await vi.advanceTimersByTimeAsync(10);
  }
  expect(FakeSocket.all).toHaveLength(5);
  socket().end(1000);
  await expect(session.ended).rejects.toMatchObject({ kind: 'lost' });
});

it('a session gives up without a connection, a minute after the stop, and with too much buffered audio', async () => {
  const ended = (words: string) => ['ended', { message: expect.stringContaining(words) }];
  const late = await open();
  late.socket().open();
  late.session.stop();
  const full = await open({ maxWaiting: 10 });
  full.socket().bufferedAmount = 1;
  full.session.send(new Uint8Array(10));
  const shut = await open({ retries: 0, connectTimeout: 300 });
  await vi.advanceTimersByTimeAsync(300);
  expect(shut.states.at(-1)).toMatchObject(ended('No connection within 300 ms'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(late.states.at(-1)).toMatchObject(ended('within 60000 ms'));
  expect(full.states.at(-1)).toMatchObject(ended('maxWaiting'));
  expect(full.session.waiting).toBe(0);
});

it('a session drops a silent connection, also after messages, and ignores its late message and error', async () => {
  const { session, socket, states, messages } = await open();
  socket().open();
  for (let second = 0; second < 60; second++) {
    if (socket().readyState === 1) session.send(new Uint8Array(1));
    if (second === 10) socket().say(OTHER);
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(states.slice(0, 3)).toEqual(['connecting', 'open', LOST]);
  const [silent] = FakeSocket.all;
  expect(silent?.isClosed).toBe(true);
  socket().open();
  silent?.say(OTHER);
  silent?.end();
  await turn();
  expect([states.at(-1), messages]).toEqual(['open', [OTHER]]);
});

it('a session lives while a microphone is muted and after the computer slept', async () => {
  const { session, socket, states } = await open();
  socket().open();
  for (const pause of [600_000, 30_000, 3_600_000]) {
    session.send(new Uint8Array(1));
    await vi.advanceTimersByTimeAsync(pause);
  }
  expect(states).toEqual(['connecting', 'open']);
});
