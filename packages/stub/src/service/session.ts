/** A live session: audio in, messages out. It outlives its connections. */
import { parseClientMessage, parseLiveMessagesConfig } from 'speech-to-text-contract/parse';
import type { AudioFile, LiveUtterance, ServerMessage } from 'speech-to-text-contract/types';
import type { LiveMessagesConfig, LiveRequest } from 'speech-to-text-contract/types/resolved';
import type { RawData, WebSocket } from 'ws';
import { AudioClock } from './audio.ts';
import { complete, namedMessages } from './complete.ts';
import { fail, finish, type Job } from './jobs.ts';
import { addNewest } from './newest.ts';
import type { Reason } from './refusal.ts';
import { languageOf, liveResult } from './results.ts';
import type { Service } from './service.ts';
import { SampleSpeech, type Spoken } from './speech.ts';

/** The flags whose messages the session has. For each other flag, it sends one message of its own. */
const SERVED = ['receive_partial_transcripts', 'receive_final_transcripts', 'receive_errors'];
/** Whether a text is base64, with or without padding, which the schema does not say. */
const BASE64 = /^(?:[A-Za-z\d+/]{4})*(?:[A-Za-z\d+/]{2}(?:==)?|[A-Za-z\d+/]{3}=?)?$/;
/** How long a session waits for a connection, in milliseconds. */
const RESUMED_WITHIN = 60_000;
/** The most messages that wait for a connection, and that a result lists. The oldest ones are dropped. */
const MAX_MESSAGES = 500;
/** The most bytes that may wait for a client that doesn't read. */
const MAX_BUFFERED = 16 * 1024 * 1024;
const [CLOSE_NORMAL, CLOSE_GOING_AWAY, CLOSE_TAKEN_OVER] = [1000, 1001, 4001];
/** The `error_code` of a session to which nobody connects in time, and of one that the service ends. */
const NOBODY_CONNECTED = 408;

export class Session {
  readonly #clock: AudioClock;
  readonly #speech: SampleSpeech;
  readonly #flags: object;
  /** The messages that were sent over the WebSocket. */
  readonly #sent: string[] = [];
  /** The messages that came up without a connection, for the next one. */
  readonly #waiting: string[] = [];
  readonly #utterances: LiveUtterance[] = [];
  #connection: WebSocket | null = null;
  #hasSpoken = false;
  #isStopped = false;
  #timer = this.#waitForConnection();

  /** @param token its name in `service.sessions` */
  constructor(
    readonly job: Job,
    private readonly config: LiveRequest,
    private readonly service: Service,
    private readonly token: string,
  ) {
    const { endpointing, maximum_duration_without_endpointing: longest, channels } = config;
    this.#clock = new AudioClock(config);
    this.#speech = new SampleSpeech({
      ...{ endpointing, longest, channels },
      language: languageOf(config),
    });
    // Parsers fill in defaults only in objects that are present.
    const flags = parseLiveMessagesConfig(config.messages_config ?? {});
    this.#flags = flags.ok ? flags.value : {};
  }

  #waitForConnection(): NodeJS.Timeout {
    return setTimeout(() => this.#fail(), RESUMED_WITHIN).unref();
  }

  /** Takes a connection in place of the one before, which is closed. */
  attach(socket: WebSocket): void {
    this.detach()?.close(CLOSE_TAKEN_OVER, 'another connection took over');
    clearTimeout(this.#timer);
    this.#connection = socket;
    this.#clock.headerMayCome = true;
    if (this.job.status === 'queued') this.job.status = 'processing';
    // What arrives after another connection took over is still read.
    socket.on('message', (data, isBinary) => {
      if (!this.#isStopped) this.#receive(data, isBinary);
    });
    socket.on('close', () => {
      if (this.#connection === socket) this.detach();
    });
    for (const text of this.#waiting.splice(0)) this.deliver(text);
    if (this.#isStopped) this.#finish();
  }

  /** Lets go of the connection, which the caller closes. Messages wait for the next one. */
  detach(): WebSocket | null {
    const socket = this.#connection;
    this.#connection = null;
    clearTimeout(this.#timer);
    if (this.job.status === 'processing') this.#timer = this.#waitForConnection();
    return socket;
  }

  /** Ends the session because the service closes. */
  abandon(): void {
    const socket = this.#connection;
    this.#fail();
    socket?.close(CLOSE_GOING_AWAY);
  }

  #receive(data: RawData, isBinary: boolean): void {
    const frame = parseClientMessage(data, { isBinary });
    if (!frame.ok) this.#refuse(frame.issues);
    else if (frame.value.kind === 'audio') this.#hear(frame.value.bytes);
    else if (frame.value.message.type === 'stop_recording') this.#stop();
    else if (frame.value.message.type === 'audio_chunk') {
      const { chunk } = frame.value.message.data;
      if (BASE64.test(chunk)) this.#hear(Buffer.from(chunk, 'base64'));
      else this.#refuse([{ path: '/data/chunk', message: 'must be base64' }]);
    }
  }

  /** Reports what is wrong with a frame, which is ignored. */
  #refuse(issues: readonly Reason[]): void {
    this.service.settings.onViolation('receiveClientMessage', issues);
    this.#send(['receive_errors'], 'stub_error', { issues });
  }

  #hear(bytes: Uint8Array): void {
    this.#clock.add(bytes);
    for (const spoken of this.#speech.listen(this.#clock.seconds)) this.#transcribe(spoken);
  }

  #transcribe({ index, isFinal, utterance }: Spoken): void {
    if (!this.#hasSpoken) this.#announce();
    this.#hasSpoken = true;
    if (isFinal) addNewest(this.#utterances, utterance, MAX_MESSAGES);
    const data = { id: `${this.job.id}-${index}`, is_final: isFinal, utterance };
    const flag = isFinal ? 'receive_final_transcripts' : 'receive_partial_transcripts';
    this.#send([flag], 'transcript', data);
  }

  /** Sends a message for each flag whose messages have no name, and one of each type that has a name. */
  #announce(): void {
    for (const flag of Object.keys(this.#flags).filter((name) => !SERVED.includes(name))) {
      this.#send([flag], flag.replace('receive', 'stub'), {});
    }
    for (const { type, data = {}, flags } of namedMessages()) this.#send(flags, type, data);
  }

  /** Sends a message over the WebSocket and to the callback, if a flag of it is on there. */
  #send(flags: string[], type: string, data: object): void {
    const isOn = (on: Partial<LiveMessagesConfig>) => flags.some((flag) => Object(on)[flag]);
    const { callback, callback_config } = this.config;
    const created_at = new Date().toISOString();
    const values = { type, session_id: this.job.id, created_at, data };
    const message: ServerMessage = complete('ServerMessage', values);
    if (callback && callback_config && isOn(callback_config)) {
      this.service.notifier.send(callback_config.url, message);
    }
    if (isOn(this.#flags)) this.deliver(JSON.stringify(message));
  }

  /** Sends a text over the connection, or over the next one. */
  deliver(text: string): void {
    addNewest(this.#connection ? this.#sent : this.#waiting, text, MAX_MESSAGES);
    this.#connection?.send(text);
    if (Number(this.#connection?.bufferedAmount) > MAX_BUFFERED) this.detach()?.terminate();
  }

  /** Sends the remaining messages and ends; without a connection, over the next one. */
  #stop(): void {
    this.#isStopped = true;
    for (const spoken of this.#speech.listen(this.#clock.seconds, true)) this.#transcribe(spoken);
    if (this.#connection) this.#finish();
  }

  #finish(): void {
    const file: AudioFile = {
      id: this.job.id,
      filename: null,
      source: null,
      audio_duration: this.#clock.seconds,
      number_of_channels: this.config.channels,
    };
    finish(this.job, file, liveResult(this.config, file, this.#utterances, this.#sent));
    this.#end();
    this.#connection?.close(CLOSE_NORMAL);
  }

  #fail(): void {
    fail(this.job, NOBODY_CONNECTED);
    this.#end();
  }

  #end(): void {
    clearTimeout(this.#timer);
    this.service.sessions.delete(this.token);
  }
}
