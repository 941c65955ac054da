import { parseClientMessage, parseLiveMessagesConfig } from 'speech-to-text-contract/parse';
import type { ServerMessage, Utterance } from 'speech-to-text-contract/types';
import type {
  LiveCallbackConfig,
  LiveMessagesConfig,
  LiveRequest,
} from 'speech-to-text-contract/types/resolved';
import type { RawData, WebSocket } from 'ws';
import { AudioClock } from './audio-clock.ts';
import type { LiveState } from './jobs.ts';
import { measure } from './memory.ts';
import { languageOf, liveResult } from './results.ts';
import { SampleSpeech, type SpokenUtterance, toUtterance } from './sample-speech.ts';
import type { Service } from './service.ts';

/** Notes that the session holds more, if there is room for it; and that it holds nothing any more. */
type Room = { hold(bytes: number): boolean; release(): void };

/** A flag that chooses a kind of messages, for the WebSocket and for the callback. */
type Flag = keyof LiveMessagesConfig & keyof LiveCallbackConfig;

const NORMAL = 1000;
/** The code of a connection that the stub closes because it failed itself. */
export const INTERNAL_ERROR = 1011;
/** Of the range for private use. */
const TAKEN_OVER = 4001;
const TIMED_OUT = 408;
const FAILED = 500;
const REALTIME_ADDONS = ['translation', 'named_entity_recognition', 'sentiment_analysis'] as const;

/** One live session, from its creation to its job; outlives the connections that carry it. */
export class Session {
  readonly #service: Service;
  readonly #job: LiveState;
  readonly #config: LiveRequest;
  readonly #room: Room;
  readonly #flags: LiveMessagesConfig;
  readonly #clock: AudioClock;
  readonly #speech: SampleSpeech;
  readonly #utterances: Utterance[] = [];
  /** What was sent over the WebSocket, as text. */
  readonly #sent: string[] = [];
  /** Whether there is no room for more; such a session ends. */
  #full = false;
  /** How many words of the current utterance were heard. */
  #heard = 0;
  /** Up to where audio was acknowledged, in seconds. */
  #acknowledged = 0;
  #socket: WebSocket | null = null;
  /** Whether nothing more is heard; the last messages may still be on their way. */
  #ended = false;
  #cancelTimeout: () => void;
  /** Messages that a planted fault delays; their order stays. */
  #delayed: Promise<void> | null = null;

  constructor(service: Service, job: LiveState, config: LiveRequest, room: Room) {
    this.#service = service;
    this.#job = job;
    this.#config = config;
    this.#room = room;
    this.#flags = config.messages_config ?? defaultFlags();
    this.#clock = new AudioClock(config);
    this.#speech = new SampleSpeech({
      endpointing: config.endpointing,
      longest: config.maximum_duration_without_endpointing,
      spelling: config.realtime_processing,
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
      this.#service.checker.guard(
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
    if (this.#job.status !== 'queued') return;
    this.#job.status = 'processing';
    this.#send('receive_lifecycle_events', 'stub_session_begin', {});
    const { pre_processing } = this.#config;
    if (pre_processing) {
      this.#send('receive_pre_processing_events', 'stub_pre_processing', pre_processing);
    }
  }

  /** Ends without a result. Closing the connection is the caller's. */
  abandon(code = TIMED_OUT): void {
    if (this.#ended) return;
    this.#end();
    this.#service.jobs.fail(this.#job, code);
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
    if (!frame.ok) this.#send('receive_errors', 'stub_error', { issues: frame.issues });
    else if (frame.value.kind === 'audio') this.#hear(frame.value.bytes);
    else {
      const { message } = frame.value;
      if (message.type === 'audio_chunk') this.#hear(Buffer.from(message.data.chunk, 'base64'));
      else if (message.type === 'stop_recording') this.#stop();
    }
    if (this.#full) this.#stop();
  }

  #hear(bytes: Uint8Array): void {
    this.#clock.add(bytes);
    const { seconds } = this.#clock;
    for (const utterance of this.#speech.listen(seconds)) this.#finish(utterance);
    if (this.#full) return;
    const { current } = this.#speech;
    if (current && current.words.length > this.#heard) {
      this.#begin(current);
      this.#heard = current.words.length;
      this.#transcribe(current, false);
    }
    if (seconds - this.#acknowledged >= this.#service.settings.acknowledgeEvery - 1e-9) {
      this.#acknowledged = seconds;
      this.#send('receive_acknowledgments', 'stub_acknowledgment', { seconds });
    }
  }

  /** Announces an utterance when its first words are heard. */
  #begin({ words }: SpokenUtterance): void {
    if (this.#heard > 0) return;
    this.#send('receive_speech_events', 'stub_speech_begin', { time: words[0]?.start });
  }

  #finish(spoken: SpokenUtterance): void {
    if (this.#full) return;
    this.#begin(spoken);
    this.#heard = 0;
    const utterance = this.#transcribe(spoken, true);
    if (this.#hold(measure(utterance).bytes)) this.#utterances.push(utterance);
    this.#send('receive_speech_events', 'stub_speech_end', { time: spoken.words.at(-1)?.end });
    const flag = 'receive_realtime_processing_events';
    for (const addon of REALTIME_ADDONS) {
      if (!this.#config.realtime_processing?.[addon]) continue;
      this.#send(flag, `stub_${addon}`, { utterance: spoken.index });
    }
  }

  #transcribe(spoken: SpokenUtterance, is_final: boolean): Utterance {
    const { language_config, channels } = this.#config;
    const utterance = toUtterance(spoken, languageOf(language_config?.languages), channels);
    const flag = is_final ? 'receive_final_transcripts' : 'receive_partial_transcripts';
    const id = `${this.#job.id}-${spoken.index}`;
    this.#send(flag, 'transcript', { id, is_final, utterance });
    return utterance;
  }

  /** Sends what is left, and closes. */
  #stop(): void {
    if (this.#ended) return;
    for (const utterance of this.#speech.listen(this.#clock.seconds, true)) this.#finish(utterance);
    const post = this.#config.post_processing;
    const flag = 'receive_post_processing_events';
    if (post?.summarization) this.#send(flag, 'stub_summarization', {});
    if (post?.chapterization) this.#send(flag, 'stub_chapterization', {});
    this.#send('receive_lifecycle_events', 'stub_session_end', {});
    if (this.#ended) return;
    this.#end();
    const { checker } = this.#service;
    if (this.#delayed) checker.guard('the end', () => this.#delayed?.then(() => this.#complete()));
    else this.#complete();
  }

  #complete(): void {
    const { jobs, notifier, settings } = this.#service;
    const { id } = this.#job;
    const audio = { duration: this.#clock.seconds, channels: this.#config.channels };
    this.#job.file = {
      id,
      filename: null,
      source: null,
      audio_duration: audio.duration,
      number_of_channels: audio.channels,
    };
    jobs.finish(this.#job, liveResult(this.#config, this.#utterances, audio, this.#sent));
    if (this.#job.status === 'done') notifier.sendWebhooks(id);
    this.#socket?.close(settings.faults.closeCode ?? NORMAL);
  }

  /** Sends a message to whom the flags choose. */
  #send(flag: Flag, type: string, data: object): void {
    const { callback, callback_config } = this.#config;
    const recipient = callback && callback_config?.[flag] ? callback_config : null;
    if (!recipient && !this.#flags[flag]) return;
    const message = {
      type,
      session_id: this.#job.id,
      created_at: new Date().toISOString(),
      data,
    } as ServerMessage;
    const { checker, notifier, settings } = this.#service;
    if (checker.check('sendServerMessage', 'ServerMessage', message)) {
      this.#fail('a message breaks the contract');
      return;
    }
    if (recipient) notifier.send('liveMessage', 'ServerMessage', { url: recipient.url }, message);
    if (!this.#flags[flag]) return;
    const changed = settings.faults.message?.(message);
    if (changed === undefined) this.#deliver(message);
    else {
      this.#delayed = Promise.all([changed, this.#delayed]).then(([out]) => {
        if (out !== null) this.#deliver(out);
      });
    }
  }

  #deliver(message: unknown): void {
    const socket = this.#socket;
    if (!socket || socket.readyState !== socket.OPEN) return;
    const text = typeof message === 'string' ? message : JSON.stringify(message);
    socket.send(text);
    if (this.#hold(measure(text).bytes)) this.#sent.push(text);
  }

  #hold(bytes: number): boolean {
    // A message that was delayed arrives after the end; what it takes is counted with the job.
    this.#full ||= !this.#ended && !this.#room.hold(bytes);
    return !this.#full;
  }

  #end(): void {
    this.#ended = true;
    this.#room.release();
    this.#cancelTimeout();
  }

  #waitForConnection(): () => void {
    return this.#service.after(this.#service.settings.connectTime, () => this.abandon());
  }
}

/** The flags of a session without `messages_config`. */
function defaultFlags(): LiveMessagesConfig {
  const flags = parseLiveMessagesConfig({});
  if (!flags.ok) throw new Error('every flag must have a default in the contract');
  return flags.value;
}
