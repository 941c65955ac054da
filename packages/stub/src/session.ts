/** A live session: audio in, messages out. */
import {
  type Issue,
  parseClientMessage,
  parseLiveMessagesConfig,
} from 'speech-to-text-contract/parse';
import type { ClientMessage } from 'speech-to-text-contract/types';
import type { LiveRequest } from 'speech-to-text-contract/types/resolved';
import { type RawData, WebSocket } from 'ws';
import { AudioClock } from './audio.ts';
import { accepted, messageKinds } from './contract.ts';
import { ERROR_CODES, failJob, finishJob, type Job } from './jobs.ts';
import { languageOf } from './results.ts';
import { SampleSpeech, type SpokenUtterance, toUtterance } from './sample-speech.ts';
import type { Service } from './service.ts';

/** The flags that select messages, for the WebSocket or for the callback. */
type Flags = Readonly<Record<string, unknown>>;
/** A message, without the fields that the session adds. A `type` that the contract does not list is the stub's own. */
interface Content {
  type: string;
  data?: object;
}

const TRANSCRIPT = 'transcript';
/** The flags of messages to which the stub gives a meaning. */
const OWN_FLAGS = /_(transcripts|errors)$/;
/**
 * The messages to which the stub gives no meaning: each session sends the examples of the contract once, and for each
 * flag whose messages the contract does not describe, a message of the stub.
 */
const OTHER_KINDS = messageKinds().flatMap(({ type, flags }) => {
  if (type !== undefined) return type === TRANSCRIPT ? [] : { type, flags };
  const others = flags.filter((flag) => !OWN_FLAGS.test(flag));
  return others.map((flag) => ({ type: flag.replace('receive', 'stub'), flags: [flag], data: {} }));
});

/** The close codes; the last is from the range for private use. */
const CLOSE_NORMAL = 1000;
const CLOSE_INTERNAL_ERROR = 1011;
const CLOSE_TAKEN_OVER = 4001;
/** How long a session waits for a connection, the first one or another, in milliseconds. */
const CONNECT_TIME = 60_000;
/** The transcription time in a result, in seconds. */
const TRANSCRIPTION_TIME = 0.01;
/** Whether a text is base64, with or without padding. */
const BASE64 = /^(?:[A-Za-z\d+/]{4})*(?:[A-Za-z\d+/]{2}(?:==)?|[A-Za-z\d+/]{3}=?)?$/;

export type Session = ReturnType<typeof beginSession>;

/**
 * Starts a live session, which outlives its connections. It ends by `stop`, on request of the client, by `fail`, after a
 * failure of the stub, or by `abandon`, if no client connects or the stub closes.
 *
 * @param onEnd called once, at the end of the session
 */
export function beginSession(
  { after, checker, notifier, settings }: Service,
  job: Job,
  config: LiveRequest,
  onEnd: () => void,
) {
  const flags = { ...(config.messages_config ?? accepted(parseLiveMessagesConfig({}))) };
  const { url: callbackUrl, ...callbackFlags } = { ...(config.callback && config.callback_config) };
  const clock = new AudioClock(config);
  const { endpointing, maximum_duration_without_endpointing: longest } = config;
  const speech = new SampleSpeech({ endpointing, longest });
  /** The messages that were sent over the WebSocket, as text. */
  const sent: string[] = [];
  /** The messages that came up after the stub had dropped the connection. They are sent over the next one. */
  const waiting: string[] = [];
  /** The connections that the stub itself has dropped. What their clients had sent before is still read. */
  const dropped = new WeakSet<WebSocket>();
  /** The number of words in the current utterance so far. */
  let heard = 0;
  let hasSpoken = false;
  let current: WebSocket | null = null;
  /** Closes the stub's half of the current connection. */
  let cut = () => {};
  /** Whether the client has stopped the session. Without a connection, a stopped session has not ended yet. */
  let isStopped = false;
  let isEnded = false;
  const waitForConnection = () => after(CONNECT_TIME, () => (isStopped ? finish() : abandon()));
  let cancelTimeout = waitForConnection();

  /**
   * Uses a connection in place of the one before, which is closed.
   *
   * @param cutSocket closes the stub's half of the connection, without a close frame
   */
  function attach(socket: WebSocket, cutSocket: () => void): void {
    cancelTimeout();
    if (isOpen(current)) current.close(CLOSE_TAKEN_OVER, 'another connection took over');
    current = socket;
    cut = cutSocket;
    clock.headerMayCome = true;
    socket.on('message', (data, isBinary) => {
      // Ignore frames after the end, or of a replaced connection.
      if (isStopped || isEnded || !(current === socket || dropped.has(socket))) return;
      const take = () => receive(data, isBinary);
      checker.attempt('a message', take, () => fail('the stub failed'));
    });
    socket.on('close', () => {
      if (current !== socket) return;
      current = null;
      if (!isEnded) cancelTimeout = waitForConnection();
    });
    for (const text of waiting.splice(0)) deliver(text);
    if (isStopped) close();
    if (job.status === 'queued') job.status = 'processing';
  }

  const isOpen = (socket: WebSocket | null): socket is WebSocket =>
    socket?.readyState === WebSocket.OPEN && !dropped.has(socket);

  /**
   * Drops the connection: the client may connect again.
   *
   * @param code the code of the close frame; without one, there is no close frame
   * @returns whether there was a connection
   */
  function disconnect(code?: number): boolean {
    if (!isOpen(current)) return false;
    dropped.add(current);
    if (code === undefined) cut();
    else current.close(code);
    return true;
  }

  /** Ends the session. The caller finishes the job or lets it fail. */
  function end(): void {
    isEnded = true;
    cancelTimeout();
    onEnd();
  }

  /** Ends without a result. The caller closes the connection. */
  function abandon(code = ERROR_CODES.noConnection): void {
    if (isEnded) return;
    end();
    failJob(job, code);
  }

  /** Ends with a failure of the stub itself. */
  function fail(why: string): void {
    current?.close(CLOSE_INTERNAL_ERROR, why);
    abandon(ERROR_CODES.stubFailed);
  }

  function receive(data: RawData, isBinary: boolean): void {
    const frame = parseClientMessage(data, { isBinary });
    if (!frame.ok) refuse(...frame.issues);
    else if (frame.value.kind === 'audio') hear(frame.value.bytes);
    else handle(frame.value.message);
  }

  /** Handles a message. The stub gives no meaning to a kind that the contract adds. */
  function handle(message: ClientMessage): void {
    if (message.type === 'stop_recording') stop();
    if (message.type !== 'audio_chunk') return;
    const { chunk } = message.data;
    if (BASE64.test(chunk)) hear(Buffer.from(chunk, 'base64'));
    else refuse({ path: '/data/chunk', message: 'must be base64' });
  }

  /** Reports the issues of a frame, which is ignored. */
  function refuse(...issues: Pick<Issue, 'path' | 'message'>[]): void {
    send(['receive_errors'], { type: 'stub_error', data: { issues } });
  }

  function hear(bytes: Uint8Array): void {
    clock.add(bytes);
    for (const utterance of speech.listen(clock.seconds)) transcribe(utterance, true);
    const spoken = speech.current;
    if (spoken && spoken.words.length > heard) transcribe(spoken, false);
  }

  /** Sends a transcript, and before the first transcript all messages that the stub does not implement. */
  function transcribe(spoken: SpokenUtterance, is_final: boolean): void {
    if (!hasSpoken) for (const { flags, ...content } of OTHER_KINDS) send(flags, content);
    hasSpoken = true;
    heard = is_final ? 0 : spoken.words.length;
    const { channels, language_config } = config;
    const utterance = toUtterance(spoken, languageOf(language_config?.languages), channels);
    const data = { id: `${job.id}-${spoken.index}`, is_final, utterance };
    send([`receive_${is_final ? 'final' : 'partial'}_transcripts`], { type: TRANSCRIPT, data });
  }

  /** Sends the remaining messages and closes the connection; if the stub has dropped it, the next connection. */
  function stop(): void {
    isStopped = true;
    for (const utterance of speech.listen(clock.seconds, true)) transcribe(utterance, true);
    // `send` ends the session if a message violates the contract.
    if (!isEnded) close();
  }

  /** Ends a stopped session with a result and closes its connection. Without a connection, it waits for the next. */
  function close(): void {
    if (!isOpen(current)) return;
    finish();
    current.close(CLOSE_NORMAL);
  }

  /** Ends with a result. The caller closes the connection. */
  function finish(): void {
    end();
    const file = {
      id: job.id,
      filename: null,
      source: null,
      audio_duration: clock.seconds,
      number_of_channels: config.channels,
    };
    finishJob(job, { file, transcriptionTime: TRANSCRIPTION_TIME, messages: sent });
  }

  /** Sends a message over the WebSocket and to the callback if one of its flags is on there. */
  function send(selecting: readonly string[], content: Content) {
    const isWanted = (chosen: Flags) => selecting.some((flag) => chosen[flag]);
    if (!isWanted(flags) && !isWanted(callbackFlags)) return;
    const own = { ...content, session_id: job.id, created_at: new Date().toISOString() };
    const message = checker.completed('sendServerMessage', 'ServerMessage', own);
    if (!message) return fail('a message violates the contract');
    if (callbackUrl && isWanted(callbackFlags)) {
      notifier.send('liveMessage', { url: callbackUrl }, message);
    }
    if (isWanted(flags)) deliver(JSON.stringify(message));
  }

  /** Sends text over the current or the next WebSocket. */
  function deliver(text: string): void {
    if (!isOpen(current)) {
      waiting.push(text);
      return;
    }
    current.send(text);
    sent.push(text);
    if (sent.length === settings.disconnectAfter) disconnect();
  }

  /** Sends text that need not follow the contract. Returns false without a connection. */
  function say(text: string): boolean {
    const isHeard = isOpen(current);
    if (isHeard) deliver(text);
    return isHeard;
  }

  return { id: job.id, attach, abandon, disconnect, say };
}
