/** A live session: audio in, messages out. */
import { parseClientMessage, parseLiveMessagesConfig } from 'speech-to-text-contract/parse';
import type { ClientMessage, ServerMessage } from 'speech-to-text-contract/types';
import type {
  LiveCallbackConfig,
  LiveMessagesConfig,
  LiveRequest,
} from 'speech-to-text-contract/types/resolved';
import type { RawData, WebSocket } from 'ws';
import { AudioClock } from './audio.ts';
import { accepted } from './contract.ts';
import { failJob, finishJob, type Job } from './jobs.ts';
import { languageOf } from './results.ts';
import { SampleSpeech, type SpokenUtterance, toUtterance } from './sample-speech.ts';
import type { Service } from './service.ts';

/** A flag that chooses a kind of messages, for the WebSocket and for the callback. */
type Flag = keyof LiveMessagesConfig & keyof LiveCallbackConfig;
type Named<Message> = Message extends { type: infer Type } & object
  ? string extends Type
    ? never
    : Message
  : never;
/** The messages that the contract names. */
type Known = Named<ServerMessage>;
/** A message without what the session adds; the type of one that the contract does not name is ours. */
type Content =
  | Pick<Known, 'type' | 'data'>
  | { type: `stub_${string}`; data: Record<string, unknown> };

/** What chooses each message that the contract names. */
const FLAG_OF = {
  transcript: (isFinal: boolean) =>
    isFinal ? 'receive_final_transcripts' : 'receive_partial_transcripts',
} satisfies Record<Known['type'], (isFinal: boolean) => Flag>;

const NORMAL = 1000;
/** The code of a connection that the stub closes because it failed itself. */
export const INTERNAL_ERROR = 1011;
/** Of the range for private use. */
const TAKEN_OVER = 4001;
const TIMED_OUT = 408;
const FAILED = 500;
/** How long a transcription takes, in seconds. */
const TRANSCRIPTION_TIME = 0.01;
/** How many issues with a frame a message names. */
const MOST_ISSUES = 20;
const REALTIME_ADDONS = ['translation', 'named_entity_recognition', 'sentiment_analysis'] as const;
const POST_ADDONS = ['summarization', 'chapterization'] as const;

/**
 * One live session, from its creation to its job; outlives the connections that carry it. It ends by
 * `#stop`, as the client asks, by `#fail`, where the stub is at fault, or by `abandon`, where nobody is.
 */
export class Session {
  readonly #flags: LiveMessagesConfig;
  readonly #callback: LiveCallbackConfig | null;
  readonly #clock: AudioClock;
  readonly #speech: SampleSpeech;
  /** What was sent over the WebSocket, as text. */
  readonly #sent: string[] = [];
  /** How many words of the current utterance were heard. */
  #heard = 0;
  /** Up to where audio was acknowledged, in seconds. */
  #acknowledged = 0;
  #socket: WebSocket | null = null;
  /** Whether nothing more is heard. */
  #ended = false;
  #cancelTimeout: () => void;

  /** @param onEnd called once, when nothing more is heard */
  constructor(
    private readonly service: Service,
    private readonly job: Job,
    private readonly config: LiveRequest,
    private readonly onEnd: () => void,
  ) {
    const { callback, callback_config, messages_config } = config;
    this.#flags = messages_config ?? accepted(parseLiveMessagesConfig({}));
    this.#callback = (callback && callback_config) || null;
    this.#clock = new AudioClock(config);
    this.#speech = new SampleSpeech({
      endpointing: config.endpointing,
      longest: config.maximum_duration_without_endpointing,
    });
    this.#cancelTimeout = this.#waitForConnection();
  }

  /** Takes a connection, the first or a later one. An older one makes way. */
  attach(socket: WebSocket): void {
    this.#cancelTimeout();
    this.#socket?.close(TAKEN_OVER, 'another connection took over');
    this.#socket = socket;
    this.#clock.expectHeader();
    socket.on('message', (data, isBinary) =>
      this.service.checker.attempt(
        'a message',
        () => this.#receive(socket, data, isBinary),
        () => this.#fail('the stub failed'),
      ),
    );
    socket.on('close', () => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      if (!this.#ended) this.#cancelTimeout = this.#waitForConnection();
    });
    if (this.job.status !== 'queued') return;
    this.job.status = 'processing';
    this.#send('receive_lifecycle_events', { type: 'stub_session_begin', data: {} });
    const { pre_processing } = this.config;
    if (pre_processing) {
      const data = { ...pre_processing };
      this.#send('receive_pre_processing_events', { type: 'stub_pre_processing', data });
    }
  }

  /** Ends without a result. Closing the connection is the caller's. */
  abandon(code = TIMED_OUT): void {
    if (this.#ended) return;
    this.#end();
    failJob(this.job, code);
  }

  /** Ends with a failure of the stub's own. */
  #fail(why: string): void {
    this.#socket?.close(INTERNAL_ERROR, why);
    this.abandon(FAILED);
  }

  #receive(socket: WebSocket, data: RawData, isBinary: boolean): void {
    // What arrives after the end, or where another connection took over, is of no use to anyone.
    if (this.#ended || this.#socket !== socket) return;
    const frame = parseClientMessage(data, { isBinary });
    if (!frame.ok) {
      const issues = frame.issues.slice(0, MOST_ISSUES);
      this.#send('receive_errors', { type: 'stub_error', data: { issues } });
    } else if (frame.value.kind === 'audio') this.#hear(frame.value.bytes);
    else this.#handle(frame.value.message);
  }

  #handle(message: ClientMessage): void {
    switch (message.type) {
      case 'audio_chunk':
        this.#hear(Buffer.from(message.data.chunk, 'base64'));
        break;
      case 'stop_recording':
        this.#stop();
        break;
      default:
        message satisfies never;
    }
  }

  #hear(bytes: Uint8Array): void {
    this.#clock.add(bytes);
    const { seconds } = this.#clock;
    for (const utterance of this.#speech.listen(seconds)) this.#finish(utterance);
    const { current } = this.#speech;
    if (current && current.words.length > this.#heard) {
      this.#begin(current);
      this.#heard = current.words.length;
      this.#transcribe(current, false);
    }
    if (seconds - this.#acknowledged >= this.service.settings.acknowledgeEvery - 1e-9) {
      this.#acknowledged = seconds;
      this.#send('receive_acknowledgments', { type: 'stub_acknowledgment', data: { seconds } });
    }
  }

  /** Announces an utterance when its first words are heard. */
  #begin({ words }: SpokenUtterance): void {
    if (this.#heard > 0) return;
    this.#send('receive_speech_events', {
      type: 'stub_speech_begin',
      data: { time: words[0]?.start },
    });
  }

  #finish(spoken: SpokenUtterance): void {
    this.#begin(spoken);
    this.#heard = 0;
    this.#transcribe(spoken, true);
    this.#send('receive_speech_events', {
      type: 'stub_speech_end',
      data: { time: spoken.words.at(-1)?.end },
    });
    const flag = 'receive_realtime_processing_events';
    for (const addon of REALTIME_ADDONS) {
      if (!this.config.realtime_processing?.[addon]) continue;
      this.#send(flag, { type: `stub_${addon}`, data: { utterance: spoken.index } });
    }
  }

  #transcribe(spoken: SpokenUtterance, is_final: boolean): void {
    const { channels, language_config } = this.config;
    const utterance = toUtterance(spoken, languageOf(language_config?.languages), channels);
    const data = { id: `${this.job.id}-${spoken.index}`, is_final, utterance };
    this.#send(FLAG_OF.transcript(is_final), { type: 'transcript', data });
  }

  /** Sends what is left, and closes. */
  #stop(): void {
    if (this.#ended) return;
    for (const utterance of this.#speech.listen(this.#clock.seconds, true)) this.#finish(utterance);
    for (const addon of POST_ADDONS) {
      if (!this.config.post_processing?.[addon]) continue;
      this.#send('receive_post_processing_events', { type: `stub_${addon}`, data: {} });
    }
    this.#send('receive_lifecycle_events', { type: 'stub_session_end', data: {} });
    if (this.#ended) return;
    this.#end();
    const file = {
      id: this.job.id,
      filename: null,
      source: null,
      audio_duration: this.#clock.seconds,
      number_of_channels: this.config.channels,
    };
    finishJob(this.job, { file, transcriptionTime: TRANSCRIPTION_TIME, messages: this.#sent });
    this.#socket?.close(NORMAL);
  }

  /** Sends a message over the WebSocket and to the callback, as the flags of each say. */
  #send(flag: Flag, content: Content): void {
    const { checker, notifier } = this.service;
    const to = this.#callback?.[flag] ? this.#callback : null;
    if (!to && !this.#flags[flag]) return;
    const created_at = new Date().toISOString();
    const message: ServerMessage = { ...content, session_id: this.job.id, created_at };
    if (checker.check('sendServerMessage', 'ServerMessage', message)) {
      this.#fail('a message breaks the contract');
      return;
    }
    if (to) notifier.send('liveMessage', { url: to.url }, message);
    if (this.#flags[flag]) this.#deliver(JSON.stringify(message));
  }

  #deliver(text: string): void {
    const socket = this.#socket;
    if (!socket || socket.readyState !== socket.OPEN) return;
    socket.send(text);
    this.#sent.push(text);
  }

  #end(): void {
    this.#ended = true;
    this.#cancelTimeout();
    this.onEnd();
  }

  #waitForConnection(): () => void {
    return this.service.after(this.service.settings.connectTime, () => this.abandon());
  }
}
