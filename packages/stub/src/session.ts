/** A live session: audio in, messages out. */
import {
  type Issue,
  parseClientMessage,
  parseLiveMessagesConfig,
} from 'speech-to-text-contract/parse';
import type { ClientMessage, ServerMessage } from 'speech-to-text-contract/types';
import type {
  LiveCallbackConfig,
  LiveMessagesConfig,
  LiveRequest,
} from 'speech-to-text-contract/types/resolved';
import { type RawData, WebSocket } from 'ws';
import { AudioClock } from './audio.ts';
import { accepted, firstVersionMessage } from './contract.ts';
import { ERROR_CODES, failJob, finishJob, type Job } from './jobs.ts';
import { SIZES } from './options.ts';
import { languageOf } from './results.ts';
import { SampleSpeech, type SpokenUtterance, toUtterance } from './sample-speech.ts';
import type { Service } from './service.ts';

/** A flag that selects a kind of messages, for the WebSocket and for the callback. */
type Flag = keyof LiveMessagesConfig & keyof LiveCallbackConfig;
/** The messages whose `type` the contract lists; a `type` that may be any string is not one. */
type Named<Message> = Message extends { type: infer Type; data: infer Data }
  ? string extends Type
    ? never
    : { type: Type; data: Data }
  : never;
/** A message without the fields that the session adds. Types that the contract does not list are the stub's own. */
type Content = Named<ServerMessage> | { type: `stub_${string}`; data: Record<string, unknown> };

/** The flag that selects the messages of each type that the contract lists. */
const FLAG_OF = {
  transcript: (isFinal: boolean) =>
    isFinal ? 'receive_final_transcripts' : 'receive_partial_transcripts',
} satisfies Record<Named<ServerMessage>['type'], (isFinal: boolean) => Flag>;

/** The close codes; the last is from the range for private use. */
const CLOSE_NORMAL = 1000;
const CLOSE_POLICY_VIOLATION = 1008;
const CLOSE_INTERNAL_ERROR = 1011;
const CLOSE_TAKEN_OVER = 4001;
/** The transcription time in a result, in seconds. */
const TRANSCRIPTION_TIME = 0.01;
/** How much audio one acknowledgment covers, in seconds. */
const ACKNOWLEDGED = 1;
/** The most issues of a frame that a message lists. */
const MAX_ISSUES = 20;
/** The first byte of an object in JSON. */
const BRACE = '{'.charCodeAt(0);
/** Whether a text is base64, with or without padding. */
const BASE64 = /^(?:[A-Za-z\d+/]{4})*(?:[A-Za-z\d+/]{2}(?:==)?|[A-Za-z\d+/]{3}=?)?$/;
const REALTIME_ADDONS = ['translation', 'named_entity_recognition', 'sentiment_analysis'] as const;
const POST_ADDONS = ['summarization', 'chapterization'] as const;

/** The object that a text contains in JSON; undefined if it contains none. */
function jsonObjectIn(text: string): object | undefined {
  try {
    const value = JSON.parse(text);
    return typeof value === 'object' && value ? value : undefined;
  } catch {
    return undefined;
  }
}

function keepNewest(list: string[], text: string): void {
  if (list.push(text) > SIZES.messages) list.shift();
}

export type Session = ReturnType<typeof beginSession>;

/**
 * Starts a live session, which outlives its connections. It ends by `stop`, on request of the client, by `fail`, after a
 * failure of the stub, or by `abandon`, if no client connects, the client sends too many frames that are refused, or the
 * stub closes.
 *
 * @param onEnd called once, at the end of the session
 */
export function beginSession(
  { after, checker, notifier, settings }: Service,
  job: Job,
  config: LiveRequest,
  onEnd: () => void,
) {
  const flags = config.messages_config ?? accepted(parseLiveMessagesConfig({}));
  const callback = config.callback ? config.callback_config : undefined;
  const clock = new AudioClock(config);
  const { endpointing, maximum_duration_without_endpointing: longest } = config;
  const speech = new SampleSpeech({ endpointing, longest });
  /** The newest messages that were sent over the WebSocket, as text. */
  const sent: string[] = [];
  /** The newest messages that came up after the stub had dropped the connection. They are sent over the next one. */
  const waiting: string[] = [];
  /** The number of messages sent over the WebSocket. */
  let delivered = 0;
  let refused = 0;
  /** The connections that the stub itself has dropped. What their clients had sent before is still read. */
  const dropped = new WeakSet<WebSocket>();
  /** The number of words in the current utterance so far. */
  let heard = 0;
  /** The time up to which audio was acknowledged, in seconds. */
  let acknowledged = 0;
  let current: WebSocket | null = null;
  /** Closes the stub's half of the current connection. */
  let cut = () => {};
  /** Whether the client has stopped the session. Without a connection, a stopped session has not ended yet. */
  let isStopped = false;
  let isEnded = false;
  let hasNoticedJson = false;
  const waitForConnection = () =>
    after(settings.connectTime, () => (isStopped ? finish() : abandon()));
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
    if (job.status !== 'queued') return;
    job.status = 'processing';
    send('receive_lifecycle_events', { type: 'stub_session_begin', data: {} });
    if (!config.pre_processing) return;
    const data = { ...config.pre_processing };
    send('receive_pre_processing_events', { type: 'stub_pre_processing', data });
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
    if (!frame.ok) {
      const old = firstVersionMessage(jsonObjectIn(String(data)));
      const issues = old ? [{ path: '', message: old }] : frame.issues;
      refuse(...issues.slice(0, MAX_ISSUES));
    } else if (frame.value.kind === 'audio') {
      noticeJson(frame.value.bytes);
      hear(frame.value.bytes);
    } else handle(frame.value.message);
  }

  /** Reports, once, that audio is JSON: a client has probably sent a message as a binary frame. */
  function noticeJson(bytes: Uint8Array): void {
    if (hasNoticedJson || bytes[0] !== BRACE || !jsonObjectIn(Buffer.from(bytes).toString()))
      return;
    hasNoticedJson = true;
    checker.notice(
      `session ${job.id}`,
      'a binary frame contains JSON, but counts as audio; send JSON in a text frame',
    );
  }

  function handle(message: ClientMessage) {
    switch (message.type) {
      case 'audio_chunk':
        if (BASE64.test(message.data.chunk)) return hear(Buffer.from(message.data.chunk, 'base64'));
        return refuse({ path: '/data/chunk', message: 'must be base64' });
      case 'stop_recording':
        return stop();
      default:
        message satisfies never;
    }
  }

  /** Reports the issues of a frame, which is ignored. A session with too many of them ends. */
  function refuse(...issues: Pick<Issue, 'path' | 'message'>[]): void {
    send('receive_errors', { type: 'stub_error', data: { issues } });
    refused += 1;
    if (refused < SIZES.refusedFrames || isEnded) return;
    current?.close(CLOSE_POLICY_VIOLATION, `${refused} frames were refused`);
    abandon(ERROR_CODES.refused);
  }

  function hear(bytes: Uint8Array): void {
    const problem = clock.add(bytes);
    if (problem) refuse({ path: '', message: problem });
    const { seconds } = clock;
    for (const utterance of speech.listen(seconds)) finishUtterance(utterance);
    const spoken = speech.current;
    if (spoken && spoken.words.length > heard) {
      announce(spoken);
      heard = spoken.words.length;
      transcribe(spoken, false);
    }
    // The difference of two decimal fractions may be slightly too small: 4.35 - 3.35 is less than 1.
    if (seconds - acknowledged >= ACKNOWLEDGED - 1e-9) {
      acknowledged = seconds;
      send('receive_acknowledgments', { type: 'stub_acknowledgment', data: { seconds } });
    }
  }

  /** Announces an utterance at its first words. */
  function announce({ words }: SpokenUtterance): void {
    const data = { time: words[0]?.start };
    if (heard === 0) send('receive_speech_events', { type: 'stub_speech_begin', data });
  }

  function finishUtterance(spoken: SpokenUtterance): void {
    announce(spoken);
    heard = 0;
    transcribe(spoken, true);
    const data = { time: spoken.words.at(-1)?.end };
    send('receive_speech_events', { type: 'stub_speech_end', data });
    const flag = 'receive_realtime_processing_events';
    for (const addon of REALTIME_ADDONS) {
      if (!config.realtime_processing?.[addon]) continue;
      send(flag, { type: `stub_${addon}`, data: { utterance: spoken.index } });
    }
  }

  function transcribe(spoken: SpokenUtterance, is_final: boolean): void {
    const { channels, language_config } = config;
    const utterance = toUtterance(spoken, languageOf(language_config?.languages), channels);
    const data = { id: `${job.id}-${spoken.index}`, is_final, utterance };
    send(FLAG_OF.transcript(is_final), { type: 'transcript', data });
  }

  /** Sends the remaining messages, and closes the connection; the next one, if the stub has dropped this one. */
  function stop(): void {
    isStopped = true;
    for (const utterance of speech.listen(clock.seconds, true)) finishUtterance(utterance);
    for (const addon of POST_ADDONS) {
      if (!config.post_processing?.[addon]) continue;
      send('receive_post_processing_events', { type: `stub_${addon}`, data: {} });
    }
    send('receive_lifecycle_events', { type: 'stub_session_end', data: {} });
    // `send` ends the session if a message violates the contract.
    if (!isEnded) close();
  }

  /** Ends a stopped session with a result, and closes its connection. Without one, the session waits for the next. */
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

  /** Sends a message over the WebSocket and to the callback, according to the flags of each. */
  function send(flag: Flag, content: Content) {
    const to = callback?.[flag] ? callback : null;
    if (!to && !flags[flag]) return;
    const created_at = new Date().toISOString();
    const message: ServerMessage = { ...content, session_id: job.id, created_at };
    if (checker.refuses('sendServerMessage', 'ServerMessage', message)) {
      return fail('a message violates the contract');
    }
    if (to) notifier.send('liveMessage', { url: to.url }, message);
    if (flags[flag]) deliver(JSON.stringify(message));
  }

  /** Sends text over the WebSocket, or over the next one. */
  function deliver(text: string): void {
    if (!isOpen(current)) {
      keepNewest(waiting, text);
      return;
    }
    current.send(text);
    keepNewest(sent, text);
    delivered += 1;
    if (delivered === settings.disconnectAfter) disconnect();
  }

  /** Sends text that need not follow the contract. Returns false without a connection. */
  function say(text: string): boolean {
    const isHeard = isOpen(current);
    if (isHeard) deliver(text);
    return isHeard;
  }

  return { id: job.id, attach, abandon, disconnect, say };
}
