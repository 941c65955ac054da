/** One live session: audio in, messages out. */
import { parseClientMessage, parseLiveMessagesConfig } from 'speech-to-text-contract/parse';
import type { ServerMessage, Utterance } from 'speech-to-text-contract/types';
import type {
  LiveCallbackConfig,
  LiveMessagesConfig,
  LiveRequest,
} from 'speech-to-text-contract/types/resolved';
import type { RawData, WebSocket } from 'ws';
import { AudioClock } from './audio.ts';
import type { LiveState } from './jobs.ts';
import { languageOf, liveResult } from './result.ts';
import type { Service } from './service.ts';
import { SampleSpeech, type SpokenUtterance, speller, toUtterance } from './speech.ts';

/** A flag that chooses a kind of messages, for the WebSocket and for the callback. */
type Flag = keyof LiveMessagesConfig & keyof LiveCallbackConfig;

/** How much may wait to be sent to a client that does not read, in bytes. */
const MOST_UNSENT = 8 * 1024 * 1024;
const NORMAL = 1000;
const INTERNAL_ERROR = 1011;
/** Of the range for private use. */
const TAKEN_OVER = 4001;
const TIMED_OUT = 408;

/** One live session, from its creation to its job; outlives the connections that carry it. */
export class Session {
  readonly #service: Service;
  readonly #job: LiveState;
  readonly #config: LiveRequest;
  readonly #flags: LiveMessagesConfig;
  readonly #onEnd: () => void;
  readonly #clock: AudioClock;
  readonly #speech: SampleSpeech;
  readonly #language: string;
  readonly #utterances: Utterance[] = [];
  /** What was sent over the WebSocket, as text. */
  readonly #sent: string[] = [];
  #sentBytes = 0;
  #heard = 0;
  #acknowledged = 0;
  #socket: WebSocket | null = null;
  #ended = false;
  #cancelTimeout: () => void;
  /** Only planted faults delay messages; their order stays. */
  #delayed: Promise<void> | null = null;

  constructor(service: Service, job: LiveState, config: LiveRequest, onEnd: () => void) {
    this.#service = service;
    this.#job = job;
    this.#config = config;
    this.#onEnd = onEnd;
    this.#flags = config.messages_config ?? defaultFlags();
    this.#clock = new AudioClock(config);
    const realtime = config.realtime_processing;
    const dictionary = realtime?.custom_spelling && realtime.custom_spelling_config;
    this.#speech = new SampleSpeech({
      endpointing: config.endpointing,
      longest: config.maximum_duration_without_endpointing,
      ...(dictionary && { spell: speller(dictionary.spelling_dictionary) }),
    });
    this.#language = languageOf(config.language_config?.languages);
    this.#cancelTimeout = this.#waitForConnection();
  }

  /** Takes a connection, the first or a later one. An older one makes way. */
  attach(socket: WebSocket): void {
    this.#cancelTimeout();
    const older = this.#socket;
    this.#socket = socket;
    older?.close(TAKEN_OVER, 'another connection took over');
    this.#clock.expectHeader();
    socket.on('message', (data, isBinary) => this.#receive(data, isBinary));
    // The close that follows an error is what counts.
    socket.on('error', () => {});
    socket.on('close', () => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      if (!this.#ended) this.#cancelTimeout = this.#waitForConnection();
    });
    if (this.#job.status === 'queued') {
      this.#service.jobs.start(this.#job);
      this.#send('receive_lifecycle_events', 'stub_session_begin', {});
      if (this.#config.pre_processing) {
        this.#send(
          'receive_pre_processing_events',
          'stub_pre_processing',
          this.#config.pre_processing,
        );
      }
    }
  }

  /** Drops the connection and ends, without a result. */
  abandon(code = TIMED_OUT): void {
    if (this.#ended) return;
    this.#end();
    this.#service.jobs.fail(this.#job, code);
    this.#socket?.terminate();
  }

  #receive(data: RawData, isBinary: boolean): void {
    // What arrives after the end is of no use to anyone.
    if (this.#ended) return;
    const frame = this.#service.checker.read(() => parseClientMessage(data, { isBinary }));
    if (!frame.ok) {
      this.#send('receive_errors', 'stub_error', { issues: frame.issues });
      return;
    }
    if (frame.value.kind === 'audio') this.#hear(frame.value.bytes);
    else if (frame.value.message.type === 'audio_chunk') {
      this.#hear(Buffer.from(frame.value.message.data.chunk, 'base64'));
    } else this.#stop();
  }

  #hear(bytes: Uint8Array): void {
    this.#clock.add(bytes);
    const { seconds } = this.#clock;
    for (const utterance of this.#speech.listen(seconds)) this.#finish(utterance);
    const { current } = this.#speech;
    if (current) {
      if (this.#heard === 0)
        this.#send('receive_speech_events', 'stub_speech_begin', speechEvent(current));
      if (current.words.length > this.#heard) {
        this.#heard = current.words.length;
        this.#transcribe(current, false);
      }
    }
    const every = this.#service.options.acknowledgeEvery;
    if (seconds - this.#acknowledged >= every - 1e-9) {
      this.#acknowledged = seconds;
      this.#send('receive_acknowledgments', 'stub_acknowledgment', { seconds });
    }
  }

  /** An utterance ended: for good. */
  #finish(spoken: SpokenUtterance): void {
    if (this.#heard === 0)
      this.#send('receive_speech_events', 'stub_speech_begin', speechEvent(spoken));
    this.#heard = 0;
    this.#utterances.push(this.#transcribe(spoken, true));
    this.#send('receive_speech_events', 'stub_speech_end', { time: spoken.words.at(-1)?.end });
    const realtime = this.#config.realtime_processing;
    for (const addon of [
      'translation',
      'named_entity_recognition',
      'sentiment_analysis',
    ] as const) {
      if (realtime?.[addon]) {
        this.#send('receive_realtime_processing_events', `stub_${addon}`, {
          utterance: spoken.index,
        });
      }
    }
  }

  #transcribe(spoken: SpokenUtterance, is_final: boolean): Utterance {
    const utterance = toUtterance(spoken, this.#language, this.#config.channels);
    const flag = is_final ? 'receive_final_transcripts' : 'receive_partial_transcripts';
    const id = `${this.#job.id}-${spoken.index}`;
    this.#send(flag, 'transcript', { id, is_final, utterance });
    return utterance;
  }

  /** Delivers what is left, and closes. */
  #stop(): void {
    for (const utterance of this.#speech.listen(this.#clock.seconds, true)) this.#finish(utterance);
    const post = this.#config.post_processing;
    for (const addon of ['summarization', 'chapterization'] as const) {
      if (post?.[addon]) this.#send('receive_post_processing_events', `stub_${addon}`, {});
    }
    this.#send('receive_lifecycle_events', 'stub_session_end', {});
    this.#end();
    const close = () => {
      this.#complete();
      this.#socket?.close(this.#service.options.faults.closeCode ?? NORMAL);
    };
    if (this.#delayed) void this.#delayed.then(close);
    else close();
  }

  #complete(): void {
    if (this.#job.completed_at !== null) return;
    const { seconds } = this.#clock;
    const { channels } = this.#config;
    const result = liveResult(
      this.#config,
      this.#utterances,
      { duration: seconds, channels },
      0.01,
      this.#sent,
    );
    this.#job.file = {
      id: this.#job.id,
      filename: null,
      source: null,
      audio_duration: seconds,
      number_of_channels: channels,
    };
    this.#service.jobs.finish(this.#job, result);
    for (const url of this.#service.options.webhooks) {
      const body = { id: this.#job.id };
      this.#service.notifier.send('transcriptionDone', 'PreRecordedWebhook', { url }, body);
    }
  }

  /** Sends a message to whom the flags choose. */
  #send(flag: Flag, type: string, data: object): void {
    const { callback, callback_config } = this.#config;
    const toCallback = callback && callback_config?.[flag];
    const toSocket = this.#flags[flag];
    if (!toCallback && !toSocket) return;
    const message = {
      type,
      session_id: this.#job.id,
      created_at: new Date().toISOString(),
      data,
    } as ServerMessage;
    const { checker, notifier, options } = this.#service;
    if (checker.check('sendServerMessage', 'ServerMessage', message)) {
      this.#socket?.close(INTERNAL_ERROR, 'a message breaks the contract');
      this.#socket = null;
      this.abandon(500);
      return;
    }
    if (toCallback)
      notifier.send('liveMessage', 'ServerMessage', { url: callback_config.url }, message);
    if (!toSocket) return;
    const { faults } = options;
    if (!faults.message) {
      this.#deliver(message);
      return;
    }
    const changed = Promise.resolve(faults.message(message));
    this.#delayed = (this.#delayed ?? Promise.resolve()).then(async () => {
      const out = await changed;
      if (out !== null) this.#deliver(out);
    });
  }

  #deliver(message: unknown): void {
    const socket = this.#socket;
    if (!socket || socket.readyState !== socket.OPEN) return;
    const text = typeof message === 'string' ? message : JSON.stringify(message);
    socket.send(text);
    this.#sent.push(text);
    this.#sentBytes += text.length;
    if (socket.bufferedAmount > MOST_UNSENT) socket.terminate();
    if (this.#ended) return;
    const fits = this.#service.sessions.hold(text.length);
    if (!fits || this.#sentBytes > this.#service.options.limits.sessionBytes) this.#stop();
  }

  #end(): void {
    this.#ended = true;
    this.#service.sessions.hold(-this.#sentBytes);
    this.#cancelTimeout();
    this.#onEnd();
  }

  #waitForConnection(): () => void {
    return this.#service.after(this.#service.options.connectTime, () => this.abandon());
  }
}

/** The flags of a session without `messages_config`. */
function defaultFlags(): LiveMessagesConfig {
  const flags = parseLiveMessagesConfig({});
  if (!flags.ok) throw new Error('the contract gives every flag a default');
  return flags.value;
}

function speechEvent({ words }: SpokenUtterance) {
  return { time: words[0]?.start };
}
