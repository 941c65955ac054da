/** A live session: audio in, messages out. It outlives its connections. */
import {
  type ClientFrame,
  parseClientMessage,
  parseLiveMessagesConfig,
} from 'speech-to-text-contract/parse';
import type { AudioFile, LiveUtterance, TranscriptData } from 'speech-to-text-contract/types';
import type { LiveMessagesConfig, LiveRequest } from 'speech-to-text-contract/types/resolved';
import type { RawData, WebSocket } from 'ws';
import type { Jobs } from './jobs.ts';
import { LIMITS } from './limits.ts';
import { Newest } from './newest.ts';
import type { Notifier } from './notifications.ts';
import type { ServiceOptions } from './options.ts';
import { type Issue, shown } from './refusal.ts';
import { languageOf, liveResult } from './results.ts';
import { round, SampleSpeech } from './speech.ts';

/** Whether a text is base64, with or without padding, which the schema does not say. */
const BASE64 = /^(?:[A-Za-z\d+/]{4})*(?:[A-Za-z\d+/]{2}(?:==)?|[A-Za-z\d+/]{3}=?)?$/;
/** How long a session waits for a connection, in milliseconds. */
const RESUMED_WITHIN = 60_000;
const [CLOSE_NORMAL, CLOSE_TAKEN_OVER] = [1000, 4001];
/** The `error_code` of a session to which nobody connects in time. */
const NOBODY_CONNECTED = 408;

/** The encodings that have their own bit depth, whatever `bit_depth` is. */
const BITS: Partial<Record<LiveRequest['encoding'], number>> = { 'wav/alaw': 8, 'wav/ulaw': 8 };

/** What a session needs of the service. */
interface SessionContext {
  jobs: Jobs;
  notifier: Notifier;
  unknownFields: Required<ServiceOptions>['unknownFields'];
  onViolation(where: string, issues: readonly Issue[]): void;
  /** Is called when the session ends. */
  onEnd(): void;
}

export class Session {
  readonly #id: string;
  readonly #context: SessionContext;
  readonly #bytesPerSecond: number;
  /** The duration of the audio so far. */
  #seconds = 0;
  readonly #speech: SampleSpeech;
  readonly #flags: LiveMessagesConfig | undefined;
  readonly #callback: LiveRequest['callback_config'];
  readonly #messages = new Newest<string>(LIMITS.messages);
  /** How many messages wait for a connection. */
  #waiting = 0;
  readonly #utterances = new Newest<LiveUtterance>(LIMITS.messages);
  #connection: WebSocket | null = null;
  #isStopped = false;
  #isEnded = false;
  #timer = this.#waitForConnection();

  /**
   * @param id of the job of the session
   * @param config of which the session keeps what it needs while it is open
   */
  constructor(id: string, config: LiveRequest, context: SessionContext) {
    this.#id = id;
    this.#context = context;
    const { encoding, bit_depth, sample_rate, channels } = config;
    // The short header of a WAV file counts as audio.
    this.#bytesPerSecond = (sample_rate * channels * (BITS[encoding] ?? bit_depth)) / 8;
    const { endpointing, maximum_duration_without_endpointing } = config;
    const limits = { endpointing, maximum_duration_without_endpointing };
    this.#speech = new SampleSpeech({ ...limits, channels, language: languageOf(config) });
    // Parsers fill in defaults only in objects that are present.
    const flags = parseLiveMessagesConfig(config.messages_config ?? {});
    this.#flags = flags.ok ? flags.value : undefined;
    this.#callback = config.callback ? config.callback_config : undefined;
  }

  #waitForConnection(): NodeJS.Timeout {
    return setTimeout(() => this.#fail(), RESUMED_WITHIN).unref();
  }

  /** Takes a connection in place of the one before, which is closed. */
  attach(socket: WebSocket): void {
    this.detach()?.close(CLOSE_TAKEN_OVER, 'another connection took over');
    clearTimeout(this.#timer);
    this.#connection = socket;
    this.#context.jobs.update(this.#id, { status: 'processing' });
    // What arrives after another connection took over is still read.
    socket.on('message', (data, isBinary) => {
      if (!this.#isStopped) this.#receive(data, isBinary);
    });
    // A frame that is too large, or text that isn't UTF-8. The connection closes with a code that says so.
    socket.on('error', ({ message }) =>
      this.#context.onViolation('receiveClientMessage', [{ path: '', message }]),
    );
    socket.on('close', () => {
      if (this.#connection === socket) this.detach();
    });
    const messages = this.#messages.values();
    for (const text of messages.slice(Math.max(0, messages.length - this.#waiting)))
      this.#transmit(text);
    this.#waiting = 0;
    if (this.#isStopped) this.#finish();
  }

  /** Lets go of the connection, which the caller closes. Messages wait for the next one. */
  detach(): WebSocket | null {
    const socket = this.#connection;
    this.#connection = null;
    clearTimeout(this.#timer);
    if (!this.#isEnded) this.#timer = this.#waitForConnection();
    return socket;
  }

  #receive(data: RawData, isBinary: boolean): void {
    const parsed = parseClientMessage(data, { isBinary });
    const { unknownFields, onViolation } = this.#context;
    const frame = parsed.ok ? parsed : parseClientMessage(data, { isBinary, unknownFields });
    if (isBinary && parseClientMessage(String(data)).ok)
      this.#refuse([
        { path: '', message: 'a message must be sent as text, not in a binary frame' },
      ]);
    else if (!frame.ok) this.#refuse(frame.issues);
    else {
      if (!parsed.ok) onViolation('receiveClientMessage', shown(parsed.issues));
      this.#take(frame.value);
    }
  }

  #take(frame: ClientFrame): void {
    if (frame.kind === 'audio') this.#hear(frame.bytes);
    else if (frame.message.type === 'stop_recording') this.#stop();
    else if (frame.message.type === 'audio_chunk') {
      const { chunk } = frame.message.data;
      if (BASE64.test(chunk)) this.#hear(Buffer.from(chunk, 'base64'));
      else this.#refuse([{ path: '/data/chunk', message: 'must be base64' }]);
    }
  }

  /** Reports what is wrong with a frame, which is ignored. */
  #refuse(found: readonly Issue[]): void {
    const issues = shown(found);
    this.#context.onViolation('receiveClientMessage', issues);
    this.#send('receive_errors', 'stub_error', { issues });
  }

  #hear(bytes: Uint8Array): void {
    this.#seconds = round(this.#seconds + bytes.byteLength / this.#bytesPerSecond);
    this.#transcribe(this.#speech.listen(this.#seconds));
  }

  #transcribe(spoken: TranscriptData[]): void {
    for (const data of spoken) {
      if (data.is_final) this.#utterances.add(data.utterance);
      const flag = data.is_final ? 'receive_final_transcripts' : 'receive_partial_transcripts';
      this.#send(flag, 'transcript', { ...data, id: `${this.#id}-${data.id}` });
    }
  }

  /** Sends a message over the WebSocket and to the callback, if its flag is on there. */
  #send(flag: keyof LiveMessagesConfig, type: string, data: object): void {
    const created_at = new Date().toISOString();
    const message = { type, session_id: this.#id, created_at, data };
    const callback = this.#callback;
    if (callback?.[flag]) this.#context.notifier.send(callback.url, message);
    if (this.#flags?.[flag]) this.deliver(JSON.stringify(message));
  }

  /** Sends a text over the connection, or over the next one. */
  deliver(text: string): void {
    this.#messages.add(text);
    if (this.#connection) this.#transmit(text);
    else this.#waiting += 1;
  }

  #transmit(text: string): void {
    this.#connection?.send(text);
    if (Number(this.#connection?.bufferedAmount) > LIMITS.unread) this.detach()?.terminate();
  }

  /** Sends the remaining messages and ends; without a connection, over the next one. */
  #stop(): void {
    this.#isStopped = true;
    this.#transcribe(this.#speech.listen(this.#seconds, true));
    if (this.#connection) this.#finish();
  }

  #finish(): void {
    const { jobs } = this.#context;
    const config = jobs.get(this.#id)?.request_params as LiveRequest | undefined;
    // Newer jobs may have taken the place of this one.
    if (config) {
      const file: AudioFile = {
        id: this.#id,
        filename: null,
        source: null,
        audio_duration: this.#seconds,
        number_of_channels: config.channels,
      };
      const result = liveResult(config, file, this.#utterances.values(), this.#messages.values());
      jobs.finish(this.#id, file, result);
    }
    this.#end();
    this.#connection?.close(CLOSE_NORMAL);
  }

  #fail(): void {
    this.#context.jobs.fail(this.#id, NOBODY_CONNECTED);
    this.#end();
  }

  #end(): void {
    this.#isEnded = true;
    clearTimeout(this.#timer);
    this.#context.onEnd();
  }
}
