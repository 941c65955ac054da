// A live session of server.ts. After a lost connection, the client can connect to the session again.
import { randomUUID } from 'node:crypto';
import * as examples from 'speech-to-text-contract/examples';
import * as contract from 'speech-to-text-contract/strict';
import * as parse from 'speech-to-text-contract/strict/parse';
import type * as api from 'speech-to-text-contract/types';
import type * as filled from 'speech-to-text-contract/types/resolved';
import { withExample } from './server-examples.ts';
import { addJob, finish, type Job, notify } from './server-jobs.ts';
import { decode, liveResultOf, readWav, round, START, transcribe, WORD } from './transcriber.ts';

/** The time that a session waits for a connection, in milliseconds. */
const RESUMED_WITHIN = 60_000;
/** The number of newest messages that a session keeps and the number of rejected frames that end it. */
const [MOST_KEPT, MOST_REFUSED] = [10_000, 100];

/** The encodings that have their own bit depth, whatever `bit_depth` is. */
const BITS: Partial<Record<filled.LiveRequest['encoding'], number>> = {
  'wav/alaw': 8,
  'wav/ulaw': 8,
};

/** The flags of a request without `messages_config`. A parser fills in defaults only in objects that are present. */
const flags = parse.parseLiveMessagesConfig({});
const FLAGS = flags.ok ? flags.value : undefined;

/** The sessions that have not ended, by the token in their URL. */
export const sessions = new Map<string, Session>();

/** Creates a session. `base` is the base URL in responses. */
export function createSession(base: string, request: filled.LiveRequest): api.LiveSessionCreated {
  const token = randomUUID();
  const end = () => sessions.delete(token);
  sessions.set(token, new Session(addJob('live', request), request, end));
  const url = `${base.replace(/^http/, 'ws')}/live/${token}`;
  return withExample('LiveSessionCreated', examples.LiveSessionCreated.captions, { url });
}

/** The part of a WebSocket that a session uses. */
type Connection = { send(text: string): void; close(code?: number, reason?: string): void };

export class Session {
  #hasBegun = false;
  #seconds = 0;
  /** The seconds of audio after which the audio is transcribed again. */
  #due = WORD;
  /** The start of the first unfinished utterance and its number of words so far. */
  #next = START;
  #words = 0;
  #refused = 0;
  #sent: string[] = [];
  /** Settles when the last notification has been sent. Notifications are sent one at a time, in order. */
  #notified = Promise.resolve();
  #connection: Connection | undefined;
  #timer = this.#wait();
  #isOver = false;

  /** @param onEnd is called when the session ends and takes no more connections */
  constructor(
    readonly job: Job,
    readonly request: filled.LiveRequest,
    readonly onEnd: () => void,
  ) {}

  #wait() {
    return setTimeout(() => this.#end({ error_code: 408 }), RESUMED_WITHIN);
  }

  /** Takes over a connection and closes the previous one. Returns what to call for each frame and after the last one. */
  attach(connection: Connection) {
    this.#connection?.close(4001, 'another connection took over');
    this.#connection = connection;
    this.job.status = 'processing';
    clearTimeout(this.#timer);
    const isCurrent = () => this.#connection === connection && !this.#isOver;
    return {
      take: (frame: parse.ParseResult<parse.ClientFrame>): void => {
        if (isCurrent()) this.#take(frame);
      },
      detach: (): void => {
        if (isCurrent()) this.#timer = this.#wait();
      },
    };
  }

  #take(frame: parse.ParseResult<parse.ClientFrame>) {
    if (!frame.ok) return this.#refuse({ issues: frame.issues });
    if (frame.value.kind === 'audio') return this.#hear(frame.value.bytes);
    const { message } = frame.value;
    if (message.type === 'stop_recording') return this.#stop();
    if (message.type !== 'audio_chunk') return;
    const bytes = decode(message.data.chunk);
    if (bytes) this.#hear(bytes);
    else this.#refuse({ message: 'data.chunk is not base64' });
  }

  #refuse(why: object): void {
    // The `type` of a message other than a transcript is not specified.
    this.#send('receive_errors', 'error', why);
    this.#refused += 1;
    if (this.#refused === MOST_REFUSED) this.#end({ error_code: 400 }, 1008);
  }

  /** Takes audio and transcribes the audio so far if enough of it is new. */
  #hear(bytes: Uint8Array): void {
    const { encoding, bit_depth, sample_rate, channels } = this.request;
    // Only the first frame may have a WAV header. The format of the audio comes from the request, not from the header.
    const wav = this.#hasBegun ? undefined : readWav(bytes);
    this.#hasBegun = true;
    const perSample = (BITS[encoding] ?? bit_depth) / 8;
    this.#seconds += (wav?.size ?? bytes.length) / (perSample * sample_rate * channels);
    // Don't transcribe after each frame, because a frame may have a single byte.
    if (this.#seconds < this.#due) return;
    this.#due = this.#seconds + WORD;
    this.#say(false);
  }

  /** Sends what is new in the transcript of the audio so far. At the end, each utterance is final. */
  #say(isEnd: boolean): void {
    for (const { utterance, isOver, next } of transcribe(this.#seconds, this.request, this.#next)) {
      const is_final = isOver || isEnd;
      if (!is_final && utterance.words.length === this.#words) continue;
      this.#words = is_final ? 0 : utterance.words.length;
      const flag = is_final ? 'receive_final_transcripts' : 'receive_partial_transcripts';
      const own = { id: `${this.#next.index}`, is_final, utterance };
      const { data } = examples.TranscriptMessage.final;
      this.#send(flag, 'transcript', withExample('TranscriptData', data, own));
      if (is_final) this.#next = next;
    }
  }

  /** Sends a message over the WebSocket and to the callback, according to the flags of each. */
  #send(flag: keyof filled.LiveMessagesConfig, type: string, data: object): void {
    const { callback, callback_config, messages_config = FLAGS } = this.request;
    const created_at = new Date().toISOString();
    const message = { type, session_id: this.job.id, created_at, data };
    if (!contract.validateServerMessage(message)) throw new Error(`invalid message: ${type}`);
    if (callback && callback_config?.[flag])
      this.#notified = notify(callback_config.url, message, 'POST', this.#notified);
    if (!messages_config?.[flag]) return;
    const text = JSON.stringify(message);
    this.#sent.push(text);
    if (this.#sent.length > MOST_KEPT) this.#sent.shift();
    this.#connection?.send(text);
  }

  #stop(): void {
    this.#say(true);
    const { request, job } = this;
    const { channels } = request;
    const seconds = round(this.#seconds);
    const format = { audio_duration: seconds, number_of_channels: channels };
    const file = { id: job.id, filename: null, source: null, ...format };
    const result = liveResultOf({ file, seconds, channels }, request, this.#sent);
    this.#end({ file, result });
  }

  #end(end: Parameters<typeof finish>[1], code = 1000): void {
    this.#isOver = true;
    clearTimeout(this.#timer);
    finish(this.job, end);
    this.onEnd();
    this.#connection?.close(code);
  }
}
