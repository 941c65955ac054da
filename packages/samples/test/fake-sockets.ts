/** A live session of the client to copy, against a fake service. */
import { expect, vi } from 'vitest';
import { type Message, openSession, type SessionOptions } from '../src/session.ts';
import { fakeTime, turn } from './fake-responses.ts';

/** A WebSocket that is connected to the test. */
export class FakeSocket {
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

export const OTHER = {
  type: 'other',
  session_id: 's',
  created_at: '2026-01-31T12:00:00Z',
  data: {},
};
export const LOST = ['lost', expect.objectContaining({ kind: 'lost' })];

/** Opens a session with a fake service. Returns the session, its states, its messages, and its current socket. */
export async function open(options: SessionOptions = {}) {
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

/** Fakes WebSockets and time. Returns a function that restores them. */
export function fakeSockets() {
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  return fakeTime();
}
