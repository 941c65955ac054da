/** Sample speech: a sentence and a silence, again and again, whatever the audio is. */
import type { LiveUtterance, Word } from 'speech-to-text-contract/types';

const SENTENCE = 'Hello and welcome to the sample speech of the stub service.'.split(' ');
/** How long a word takes, and the silence after the sentence, in seconds. */
const [WORD, PAUSE] = [0.3, 1];
const CYCLE = SENTENCE.length * WORD + PAUSE;

export interface SpeechOptions {
  /** The silence that ends an utterance, in seconds. */
  endpointing: number;
  /** The longest utterance, in seconds. */
  longest: number;
  language: string;
  /** How many channels take turns. */
  channels: number;
}

export interface Spoken {
  /** The index of the utterance in the speech. */
  index: number;
  isFinal: boolean;
  utterance: LiveUtterance;
}

/** The sample speech, transcribed as audio arrives, in constant memory. */
export class SampleSpeech {
  readonly #options: SpeechOptions;
  #words: Word[] = [];
  #wordCount = 0;
  #utteranceCount = 0;

  constructor(options: SpeechOptions) {
    this.#options = options;
  }

  /**
   * Advances to a time in the audio, in seconds, or to its end. Returns the utterances that ended, and then the current
   * one if it has new words.
   */
  listen(seconds: number, isEnd = false): Spoken[] {
    const spoken: Spoken[] = [];
    const before = this.#wordCount;
    for (;;) {
      const next = wordAt(this.#wordCount);
      const isSpoken = next.end <= seconds;
      if (this.#isOver(next, seconds) || (isEnd && !isSpoken)) {
        if (this.#words.length > 0) spoken.push(this.#current(true));
        if (this.#words.length > 0) this.#utteranceCount += 1;
        this.#words = [];
      }
      if (!isSpoken) break;
      this.#words.push(next);
      this.#wordCount += 1;
    }
    const hasNewWords = this.#wordCount > before && this.#words.length > 0;
    return hasNewWords ? [...spoken, this.#current(false)] : spoken;
  }

  /** Whether the current utterance ends before the next word. */
  #isOver(next: Word, seconds: number): boolean {
    const { endpointing, longest } = this.#options;
    const [start = next.start, end = next.start] = [this.#words[0]?.start, this.#words.at(-1)?.end];
    const silence = Math.min(seconds, next.start) - end;
    return round(silence) >= endpointing || round(next.end - start) > longest;
  }

  #current(isFinal: boolean): Spoken {
    const { language, channels } = this.#options;
    const words = [...this.#words];
    const text = words.map(({ word }) => word).join(' ');
    const [start, end] = [words[0]?.start ?? 0, words.at(-1)?.end ?? 0];
    const index = this.#utteranceCount;
    const channel = index % channels;
    const utterance = { text, language, start, end, confidence: 0.9, channel, words };
    return { index, isFinal, utterance };
  }
}

function wordAt(index: number): Word {
  const position = index % SENTENCE.length;
  const start = Math.floor(index / SENTENCE.length) * CYCLE + position * WORD;
  const word = SENTENCE[position] ?? '';
  return { word, start: round(start), end: round(start + WORD), confidence: 0.9 };
}

/** Rounds a time to a microsecond. */
export function round(seconds: number): number {
  return Math.round(seconds * 1e6) / 1e6;
}
