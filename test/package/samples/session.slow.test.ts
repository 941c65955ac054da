/** The sessions of the client to copy, against a service that the test plays, and with real sockets. */
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import WebSocket from 'ws';
import {
  createClient,
  type Message,
  openSession,
  type SessionOptions,
} from '../../../docs/samples/client.ts';
import { startRelayed } from '../../support/relay.ts';
import { writeWav } from '../../support/wav.ts';
import { fakeTime, noUnhandled, turn } from './client.ts';

noUnhandled();
afterEach(() => vi.unstubAllGlobals());

/** A WebSocket whose other end is the test. */
class Socket {
  static readonly OPEN = 1;
  static all: Socket[] = [];
  readyState = 0;
  bufferedAmount = 0;
  sent: unknown[] = [];
  isClosed = false;
  onopen?: () => void;
  onmessage?: (event: object) => void;
  onclose?: ((event: object) => void) | null;
  onerror?: ((event: object) => void) | null;
  constructor() {
    Socket.all.push(this);
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
  /** Ends with a code, or with an error. */
  end(code?: number, reason = '') {
    this.readyState = 3;
    if (code === undefined) this.onerror?.({});
    this.onclose?.({ code, reason });
  }
}

const STOP = '{"type":"stop_recording"}';
const OTHER = { type: 'other', session_id: 's', created_at: '2026-01-31T12:00:00Z', data: {} };

describe('a live session', () => {
  beforeEach(() => {
    fakeTime();
    Socket.all = [];
    vi.stubGlobal('WebSocket', Socket);
  });

  /** A session of a service that the test plays: its states, messages and sockets. */
  function open(options: SessionOptions = {}) {
    const states: unknown[] = [];
    const messages: Message[] = [];
    const onState: SessionOptions['onState'] = (state, error) => {
      states.push(error === undefined ? state : [state, error]);
    };
    const onMessage = (message: Message) => messages.push(message);
    const quiet = { onState, onDeviation: () => {} };
    const session = openSession('wss://a.invalid/?token=t', onMessage, { ...quiet, ...options });
    const socket = () => Socket.all.at(-1) ?? expect.fail('no socket');
    return { session, states, messages, socket };
  }

  it('reports its states, sends what waited once it is open again, and ends', async () => {
    const { session, states, messages, socket } = open();
    session.send(new Uint8Array([1]));
    socket().open();
    expect(socket().sent).toEqual([new Uint8Array([1])]);
    socket().end();
    session.send(new Uint8Array([2]));
    await vi.advanceTimersToNextTimerAsync();
    session.stop();
    socket().open();
    expect(socket().sent).toEqual([new Uint8Array([2]), STOP]);
    socket().say(OTHER);
    socket().end(1000);
    await session.ended;
    expect(messages).toEqual([OTHER]);
    const lost = ['lost', expect.objectContaining({ kind: 'lost', code: 1006 })];
    expect(states).toEqual(['connecting', 'open', lost, 'connecting', 'open', 'ended']);
  });

  it('sends a stop again on the next connection, and takes no audio after it', async () => {
    const { session, socket } = open();
    socket().open();
    session.stop();
    session.stop();
    expect(socket().sent).toEqual([STOP]);
    expect(() => session.send(new Uint8Array(1))).toThrow('was stopped');
    socket().end(1006);
    await vi.advanceTimersToNextTimerAsync();
    socket().open();
    expect(socket().sent).toEqual([STOP]);
    socket().end(1005);
    await session.ended;
    expect(() => session.send(new Uint8Array(1))).toThrow('was stopped');
  });

  it.each([4001, 4999, 1008])('is not connected again after a refusal with %s', async (code) => {
    const { session, states, socket } = open();
    socket().open();
    socket().end(code, 'not\nyours');
    expect(vi.getTimerCount()).toBe(0);
    // Nobody awaits the end yet: no rejection is unhandled.
    await turn();
    const error = await session.ended.catch((thrown) => thrown);
    expect(error).toMatchObject({ kind: 'refused', code, reason: 'not\nyours' });
    expect(error.message).toMatch(/not\\nyours$/);
    expect(states.at(-1)).toEqual(['ended', error]);
    expect(() => session.send(new Uint8Array(1))).toThrow(error);
    session.stop();
    expect(Socket.all).toHaveLength(1);
  });

  it('is given up after five attempts, and a transcript starts the count anew', async () => {
    const { session, socket, messages } = open();
    const fail = async () => {
      socket().end();
      await vi.advanceTimersToNextTimerAsync();
    };
    for (let i = 0; i < 5; i++) await fail();
    const utterance = { text: 'Hello.' };
    socket().say({ ...OTHER, type: 'transcript', data: { is_final: true, utterance } });
    expect(messages).toHaveLength(1);
    for (let i = 0; i < 6; i++) await fail();
    await expect(session.ended).rejects.toMatchObject({ kind: 'lost', code: 1006 });
    expect(Socket.all).toHaveLength(11);
  });

  it('ends when too much audio waits, in the session or in the socket', async () => {
    const waiting = open();
    for (let i = 0; i < 20; i++) waiting.session.send(new Uint8Array(800_000));
    expect(() => {
      for (let i = 0; i < 2; i++) waiting.session.send(new Uint8Array(1));
    }).toThrow('Too much audio waits');
    await expect(waiting.session.ended).rejects.toMatchObject({ kind: 'lost' });
    const stalled = open();
    stalled.socket().open();
    stalled.socket().bufferedAmount = 2 ** 30;
    stalled.session.send(new Uint8Array(1));
    await expect(stalled.session.ended).rejects.toMatchObject({ kind: 'lost' });
    expect(stalled.socket().isClosed).toBe(true);
  });

  it('ends with an error when the service ignores the stop and falls silent', async () => {
    const { session, states, socket } = open({ stopTimeout: 5000 });
    socket().open();
    session.stop();
    await vi.advanceTimersByTimeAsync(4000);
    socket().say(OTHER);
    await vi.advanceTimersByTimeAsync(4000);
    expect(states).not.toContain('ended');
    await vi.advanceTimersByTimeAsync(1000);
    await expect(session.ended).rejects.toThrow('silent for 5 s');
    expect(socket().isClosed).toBe(true);
  });

  it('ends by its signal, before or after it connects, and reports nothing afterwards', async () => {
    const stop = new AbortController();
    const { session, states, messages, socket } = open({ signal: stop.signal });
    socket().open();
    const reason = new Error('enough');
    stop.abort(reason);
    socket().say(OTHER);
    socket().end();
    await expect(session.ended).rejects.toThrow('enough');
    expect(messages).toEqual([]);
    expect(states).toEqual(['connecting', 'open', ['ended', reason]]);
    const late = open({ signal: stop.signal });
    await expect(late.session.ended).rejects.toThrow('enough');
    expect(late.states).toEqual([['ended', reason]]);
    expect(() => late.session.send(new Uint8Array(1))).toThrow('enough');
    expect(Socket.all).toHaveLength(1);
  });

  it('goes on after a frame that cannot be read, and reports it', () => {
    const told: string[] = [];
    const { messages, socket } = open({ onDeviation: (line) => told.push(line) });
    socket().open();
    socket().say('not JSON');
    socket().say({ ...OTHER, created_at: 'today' });
    expect(told).toEqual([expect.stringMatching(/JSON/), expect.stringMatching(/^\/created_at/)]);
    expect(messages).toHaveLength(1);
  });
});

it('a live session goes on over another connection, with real sockets', async () => {
  vi.stubGlobal('WebSocket', WebSocket);
  const relayed = await startRelayed(false);
  onTestFinished(relayed.close);
  const { url, key } = relayed.stub;
  const messages: Message[] = [];
  const states: string[] = [];
  const session = await createClient(url, key).live({}, (one) => messages.push(one), {
    onState: (state) => states.push(state),
  });
  session.send(writeWav(3));
  await vi.waitFor(() => expect(relayed.connections()).toBe(2), { timeout: 50_000 });
  session.send(writeWav(1));
  session.stop();
  await session.ended;
  expect(messages.map(({ type }) => type)).toContain('transcript');
  expect(states).toEqual(['connecting', 'open', 'lost', 'connecting', 'open', 'ended']);
  expect(relayed.stub.violations).toEqual([]);
});
