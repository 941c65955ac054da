// Live sessions. Copy this file and client.ts to one folder. In Node 20, set NODE_OPTIONS=--experimental-websocket.
import * as read from 'speech-to-text-contract/read';
import type { ServerMessage } from 'speech-to-text-contract/types/tolerant';
import { SpeechError, sleepAfter, urlOf, warn, withDefaults } from './client.ts';

export type Message = ServerMessage;

/** Times are in milliseconds. `Infinity` stands for a billion, as no timer is longer than 24 days. */
const LIMITS = {
  retries: 7, // How many times a session is reconnected.
  firstPause: 250, // The first pause. Each later pause is twice as long.
  longestPause: 60_000, // The longest pause.
  connectTimeout: 10_000, // The longest time until a connection is open.
  idleTimeout: 25_000, // A connection is lost if audio is sent for this long and no message arrives.
  steadyAfter: 30_000, // After a connection of this length, above `idleTimeout`, retries and pauses start over.
  stopTimeout: 60_000, // From `stop` to the end of a session.
  maxWaiting: 16_000_000, // Bytes of buffered audio: eight minutes of 16,000 16-bit samples per second.
};
/** The most bytes of a frame: whole samples of up to 8 channels. A service may close with 1009 after larger frames. */
const PIECE = 60_480;

/** The close code of a connection, and why it ended. */
type Closed = { code?: number; reason?: string };
export type SessionState = 'connecting' | 'open' | 'lost' | 'ended';
export type SessionOptions = Partial<typeof LIMITS> & {
  /** Called for each new state. `lost` and `ended` come with the error, if there was one. */
  onState?: ((state: SessionState, error?: unknown) => void) | undefined;
  /** Called for each deviation from the contract, with a line of text and the source of the deviation. */
  onDeviation?: ((line: string, about: string) => void) | undefined;
};

/**
 * Connects to a live session by its URL and reconnects whenever the connection is lost.
 * @returns the session: `send` sends a copy of the audio and throws if the session has ended. `waiting` is the number
 *   of buffered bytes. `ended` settles when the session has ended and need not be awaited.
 * @throws SpeechError for a URL that isn't of a WebSocket, RangeError for a limit that cannot be kept, and Error without WebSockets
 */
export function openSession(
  url: string,
  onMessage: (message: Message) => void,
  options: SessionOptions = {},
) {
  if (!globalThis.WebSocket)
    throw new Error('In Node 20, set NODE_OPTIONS=--experimental-websocket.');
  const { onState, onDeviation = warn } = options;
  const limits = withDefaults(LIMITS, options);
  const problem =
    'The session URL must begin with ws:// or wss:// and have no user and no password.';
  const address = urlOf(url, /^wss?:/, new SpeechError('unreadable', problem));
  /** Is aborted when the session has ended. */
  const over = new AbortController();
  const { signal } = over;
  /** Copies of the audio that was not sent yet. The caller may reuse the memory of the audio. */
  const waiting: Uint8Array<ArrayBuffer>[] = [];
  let isStopped = false;
  let isStopSent = false;
  let stopTimer: ReturnType<typeof setTimeout> | undefined;
  /** The connection, and what ends it. */
  let socket: WebSocket | undefined;
  let disconnect = (_closed: Closed) => {};
  /** When audio was sent last. */
  let sentAt = 0;
  /** Since when the audio that is sent has had no message in response. */
  let unansweredSince = 0;

  function flush() {
    if (socket?.readyState !== 1) return; // Not open.
    for (const audio of waiting.splice(0)) socket.send(audio);
    isStopSent = isStopped;
    if (isStopSent) return socket.send(JSON.stringify({ type: 'stop_recording' }));
    // After a pause, because the microphone was muted or the computer slept, the time starts over.
    if (Date.now() - sentAt > limits.idleTimeout) unansweredSince = Date.now();
    sentAt = Date.now();
    if (sentAt - unansweredSince > limits.idleTimeout)
      disconnect({ reason: `No message within ${limits.idleTimeout} ms.` });
  }

  /** Connects once. Returns the end of the connection, and for how long it was open: NaN if it never was. */
  async function connect() {
    onState?.('connecting');
    signal.throwIfAborted();
    let opened = Number.NaN;
    const connection = new WebSocket(address);
    socket = connection;
    connection.binaryType = 'arraybuffer';
    connection.onopen = () => {
      opened = unansweredSince = Date.now();
      flush();
      onState?.('open');
    };
    connection.onmessage = ({ data }) => {
      if (socket !== connection || signal.aborted) return;
      unansweredSince = Date.now();
      const message = read.readServerMessage(data);
      const issues = message.ok ? message.deviations : message.issues;
      for (const issue of issues) onDeviation(read.formatIssue(issue), 'a message');
      if (message.ok) onMessage(message.value);
    };
    const late = { reason: `No connection within ${limits.connectTimeout} ms.` };
    const check = () => connection.readyState === 0 && disconnect(late);
    const opening = setTimeout(check, limits.connectTimeout);
    // The connection broke off if there is no code, or 1006. Some runtimes then report only an error.
    const { code = 1006, reason = '' } = await new Promise<Closed>((resolve) => {
      disconnect = resolve;
      signal.onabort = () => resolve({});
      connection.onclose = resolve;
      connection.onerror = (event) => resolve({ reason: Object(event).message });
    });
    clearTimeout(opening);
    connection.close();
    socket = undefined;
    signal.throwIfAborted();
    return { code, reason, openFor: Date.now() - opened };
  }

  /** Connects until the session ends. */
  async function run(): Promise<void> {
    // The caller has the session before `onState` is called.
    await Promise.resolve();
    let tries = 0;
    for (;;) {
      const { code, reason, openFor } = await connect();
      if (isStopSent && [1000, 1001, 1005].includes(code)) return;
      // 1008 is a violated policy. 1003, 1007, and 1009 mean that the service cannot take what was sent.
      const isRejected = code >= 4000 || [1003, 1007, 1008, 1009].includes(code);
      // After the stop, only a connection that broke off can be resumed.
      const isOver = isRejected || (isStopSent && code !== 1006);
      if (openFor >= limits.steadyAfter) tries = 0;
      const failed = tries > 0 ? ` after ${tries} attempts to reconnect` : '';
      const why = `The connection ended with code ${code}${failed}. ${read.oneLine(reason)}`;
      const error = new SpeechError(isRejected ? 'rejected' : 'lost', why.trim(), { code, reason });
      if (isOver || tries >= limits.retries) throw error;
      onState?.('lost', error);
      await sleepAfter(tries++, limits, signal);
    }
  }

  function end(error?: unknown): void {
    clearTimeout(stopTimer);
    waiting.length = 0;
    over.abort(error);
    onState?.('ended', error);
  }

  const ended = run().then(end, (error) => {
    end(error);
    throw error;
  });
  ended.catch(() => {});
  const session = {
    ended,
    get waiting(): number {
      return waiting.reduce((sum, { length }) => sum + length, socket?.bufferedAmount ?? 0);
    },
    send(audio: ArrayBuffer | ArrayBufferView): void {
      if (isStopped) throw new Error('Audio cannot be sent after `stop()`; open a new session.');
      signal.throwIfAborted();
      const bytes = bytesOf(audio);
      for (let at = 0; at < bytes.length; at += PIECE) waiting.push(bytes.slice(at, at + PIECE));
      flush();
      const full = `More than ${limits.maxWaiting} bytes (\`maxWaiting\`) of audio are buffered.`;
      if (session.waiting > limits.maxWaiting) over.abort(new SpeechError('lost', full));
    },
    stop(): void {
      if (isStopped || signal.aborted) return;
      isStopped = true;
      const late = `The service did not end the session within ${limits.stopTimeout} ms.`;
      stopTimer = setTimeout(() => over.abort(new SpeechError('lost', late)), limits.stopTimeout);
      flush();
    },
  };
  return session;
}

/**
 * The error that a message reports, or undefined. Error messages aren't specified, so they may have the type `error` or a
 * field `error`.
 */
export function errorIn(message: Message): unknown {
  const { type, session_id: _, created_at: __, ...said } = Object(message);
  return said.error ?? Object(said.data).error ?? (type === 'error' ? said : undefined);
}

function bytesOf(audio: ArrayBuffer | ArrayBufferView): Uint8Array {
  if (ArrayBuffer.isView(audio))
    return new Uint8Array(audio.buffer, audio.byteOffset, audio.byteLength);
  // An ArrayBuffer of another window isn't an instance of this window's class.
  if (/ArrayBuffer\]$/.test(Object.prototype.toString.call(audio))) return new Uint8Array(audio);
  throw new TypeError('Audio must be bytes; for a Blob, send `await blob.arrayBuffer()`.');
}
