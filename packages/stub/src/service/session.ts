/** A live session: audio in, messages out. It outlives its connections. */
import {
  type ClientFrame,
  parseClientMessage,
  parseLiveMessagesConfig,
} from 'speech-to-text-contract/parse';
import type { LiveUtterance, TranscriptData } from 'speech-to-text-contract/types';
import type { LiveMessagesConfig, LiveRequest } from 'speech-to-text-contract/types/resolved';
import type { RawData, WebSocket } from 'ws';
import { LIMITS } from './limits.ts';
import { Newest } from './newest.ts';
import { type Issue, shown } from './refusal.ts';
import { languageOf, liveResult } from './results.ts';
import type { Service } from './service.ts';
import { createSpeech, round } from './speech.ts';

/** Whether a text is base64, with or without padding, which the schema does not say. */
const BASE64 = /^(?:[A-Za-z\d+/]{4})*(?:[A-Za-z\d+/]{2}(?:==)?|[A-Za-z\d+/]{3}=?)?$/;
/** How long a session waits for a connection, in milliseconds. */
const RESUMED_WITHIN = 60_000;
const [CLOSE_NORMAL, CLOSE_TAKEN_OVER] = [1000, 4001];
/** The `error_code` of a session to which nobody connects in time. */
const NOBODY_CONNECTED = 408;

/** The encodings that have their own bit depth, whatever `bit_depth` is. */
const BITS: Partial<Record<LiveRequest['encoding'], number>> = { 'wav/alaw': 8, 'wav/ulaw': 8 };

export interface Session {
  attach(socket: WebSocket): void;
  detach(): WebSocket | null;
  deliver(text: string): boolean;
}

/**
 * @param id of the job of the session
 * @param config of which the session keeps what it needs while it is open
 * @param onEnd is called when the session ends
 */
export function newSession(
  { settings, jobs, notifier }: Service,
  id: string,
  config: LiveRequest,
  onEnd: () => void,
): Session {
  const { unknownFields, onViolation } = settings;
  const { encoding, bit_depth, sample_rate, channels, callback_config: to } = config;
  // The short header of a WAV file counts as audio.
  const bytesPerSecond = (sample_rate * channels * (BITS[encoding] ?? bit_depth)) / 8;
  const speech = createSpeech(config, languageOf(config));
  // Parsers fill in defaults only in objects that are present.
  const parsed = parseLiveMessagesConfig(config.messages_config ?? {});
  const flags = parsed.ok ? parsed.value : undefined;
  const callback = config.callback ? to : undefined;
  const messages = new Newest<string>(LIMITS.messages);
  const utterances = new Newest<LiveUtterance>(LIMITS.messages);
  /** The duration of the audio so far. */
  let seconds = 0;
  /** How many messages wait for a connection. */
  let waiting = 0;
  let connection: WebSocket | null = null;
  let isStopped = false;
  let isEnded = false;
  let timer = waitForConnection();

  function waitForConnection(): NodeJS.Timeout {
    return setTimeout(() => {
      jobs.fail(id, NOBODY_CONNECTED);
      end();
    }, RESUMED_WITHIN).unref();
  }

  /** Takes a connection in place of the one before, which is closed. */
  function attach(socket: WebSocket): void {
    detach()?.close(CLOSE_TAKEN_OVER, 'another connection took over');
    clearTimeout(timer);
    connection = socket;
    jobs.update(id, { status: 'processing' });
    // What arrives after another connection took over is still read.
    socket.on('message', (data, isBinary) => {
      if (!isStopped) receive(data, isBinary);
    });
    // A frame that is too large, or text that isn't UTF-8. The connection closes with a code that says so.
    socket.on('error', ({ message }) =>
      onViolation('receiveClientMessage', [{ path: '', message }]),
    );
    socket.on('close', () => {
      if (connection === socket) detach();
    });
    const texts = messages.values();
    for (const text of texts.slice(Math.max(0, texts.length - waiting))) transmit(text);
    waiting = 0;
    if (isStopped) finish();
  }

  /** Lets go of the connection, which the caller closes. Messages wait for the next one. */
  function detach(): WebSocket | null {
    const socket = connection;
    connection = null;
    clearTimeout(timer);
    if (!isEnded) timer = waitForConnection();
    return socket;
  }

  function receive(data: RawData, isBinary: boolean): void {
    const parsed = parseClientMessage(data, { isBinary });
    const frame = parsed.ok ? parsed : parseClientMessage(data, { isBinary, unknownFields });
    if (isBinary && parseClientMessage(String(data)).ok)
      refuse([{ path: '', message: 'a message must be sent as text, not in a binary frame' }]);
    else if (!frame.ok) refuse(frame.issues);
    else {
      if (!parsed.ok) onViolation('receiveClientMessage', shown(parsed.issues));
      take(frame.value);
    }
  }

  function take(frame: ClientFrame): void {
    if (frame.kind === 'audio') hear(frame.bytes);
    else if (frame.message.type === 'stop_recording') stop();
    else if (frame.message.type === 'audio_chunk') {
      const { chunk } = frame.message.data;
      if (BASE64.test(chunk)) hear(Buffer.from(chunk, 'base64'));
      else refuse([{ path: '/data/chunk', message: 'must be base64' }]);
    }
  }

  /** Reports what is wrong with a frame, which is ignored. */
  function refuse(found: readonly Issue[]): void {
    const issues = shown(found);
    onViolation('receiveClientMessage', issues);
    send('receive_errors', 'stub_error', { issues });
  }

  function hear(bytes: Uint8Array): void {
    seconds = round(seconds + bytes.byteLength / bytesPerSecond);
    transcribe(speech.listen(seconds));
  }

  function transcribe(spoken: TranscriptData[]): void {
    for (const data of spoken) {
      if (data.is_final) utterances.add(data.utterance);
      const flag = data.is_final ? 'receive_final_transcripts' : 'receive_partial_transcripts';
      send(flag, 'transcript', { ...data, id: `${id}-${data.id}` });
    }
  }

  /** Sends a message over the WebSocket and to the callback, if its flag is on there. */
  function send(flag: keyof LiveMessagesConfig, type: string, data: object): void {
    const message = { type, session_id: id, created_at: new Date().toISOString(), data };
    if (callback?.[flag]) notifier.send(callback.url, message);
    if (flags?.[flag]) deliver(JSON.stringify(message));
  }

  /** Sends a text over the connection, or over the next one. Returns whether there is a connection. */
  function deliver(text: string): boolean {
    messages.add(text);
    if (connection) transmit(text);
    else waiting += 1;
    return connection !== null;
  }

  function transmit(text: string): void {
    connection?.send(text);
    if (Number(connection?.bufferedAmount) > LIMITS.unread) detach()?.terminate();
  }

  /** Sends the remaining messages and ends; without a connection, over the next one. */
  function stop(): void {
    isStopped = true;
    transcribe(speech.listen(seconds, true));
    if (connection) finish();
  }

  function finish(): void {
    const request = jobs.get(id)?.request_params as LiveRequest | undefined;
    // Newer jobs may have taken the place of this one.
    if (request) {
      const duration = { audio_duration: seconds, number_of_channels: channels };
      const file = { id, filename: null, source: null, ...duration };
      jobs.finish(id, file, liveResult(request, file, utterances.values(), messages.values()));
    }
    end();
    connection?.close(CLOSE_NORMAL);
  }

  function end(): void {
    isEnded = true;
    clearTimeout(timer);
    onEnd();
  }

  return { attach, detach, deliver };
}
