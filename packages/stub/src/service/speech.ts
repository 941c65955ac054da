/** Sample speech: the same words at the same times for any audio. */

const SENTENCES = [
  'Hello and welcome to the sample speech of the stub service.',
  'Nobody said these words, they are made up for your tests.',
  'Each word comes at its own time, as far as there is audio.',
  'When the audio goes on for longer, we start all over again.',
];

/** How long a word takes, in seconds; there is no silence between the words of a sentence. */
const WORD = 0.3;
/** The silence after a sentence, in seconds. */
const PAUSE = 1;
/** When the first word begins, in seconds. */
const LEAD = 0.2;
/** The words of all sentences, each with its start; they repeat. */
const WORDS = SENTENCES.flatMap((sentence, before) =>
  sentence.split(' ').map((word) => ({ word, before })),
).map(({ word, before }, index) => ({ word, start: index * WORD + before * PAUSE }));
/** How long all sentences take, in seconds. */
const CYCLE = WORDS.length * WORD + SENTENCES.length * PAUSE;
/** The tolerance of times, because they are sums of floating-point numbers. */
const TOLERANCE = 1e-9;

/** A word, with the fields to which the stub gives a meaning. */
export interface Word {
  word: string;
  start: number;
  end: number;
  confidence: number;
}

export interface SpokenUtterance {
  /** Its index in the speech, from 0. */
  index: number;
  words: Word[];
}

/**
 * The sample speech, generated as audio arrives, in constant memory. An utterance ends with a silence of `endpointing`
 * seconds, or, without a silence, before it is longer than `longest` seconds.
 */
export class SampleSpeech {
  #heard = 0;
  #current: Word[] = [];
  #utterances = 0;

  constructor(private readonly options: { endpointing: number; longest: number }) {}

  /** The current utterance, up to the audio so far; null between two. */
  get current(): SpokenUtterance | null {
    return this.#current.length > 0 ? { index: this.#utterances, words: [...this.#current] } : null;
  }

  /** Advances to a time in the audio, in seconds, or to its end. Returns the utterances that ended. */
  listen(seconds: number, ended = false): SpokenUtterance[] {
    const { endpointing, longest } = this.options;
    const finished: SpokenUtterance[] = [];
    const finish = () => {
      finished.push({ index: this.#utterances++, words: this.#current });
      this.#current = [];
    };
    for (;;) {
      const next = wordAt(this.#heard);
      const [first] = this.#current;
      const silence = Math.min(seconds, next.start) - (this.#current.at(-1)?.end ?? 0);
      const isLong = first && next.end - first.start > longest + TOLERANCE;
      if (first && (isLong || silence + TOLERANCE >= endpointing)) finish();
      if (next.end > seconds + TOLERANCE) break;
      this.#current.push(next);
      this.#heard += 1;
    }
    if (ended && this.#current.length > 0) finish();
    return finished;
  }
}

function wordAt(index: number): Word {
  const { word, start } = WORDS[index % WORDS.length] as (typeof WORDS)[number];
  const begin = LEAD + Math.floor(index / WORDS.length) * CYCLE + start;
  const confidence = (905 + (word.length % 10) * 5) / 1000;
  return { word, start: round(begin), end: round(begin + WORD), confidence };
}

/** An utterance with the fields to which the stub gives a meaning; the channels take turns. */
export function toUtterance({ index, words }: SpokenUtterance, language: string, channels: number) {
  return {
    text: words.map(({ word }) => word).join(' '),
    language,
    start: words[0]?.start ?? 0,
    end: words.at(-1)?.end ?? 0,
    confidence: Math.min(...words.map(({ confidence }) => confidence)),
    channel: index % channels,
    words,
  };
}

/** Rounds a time to a microsecond. */
export function round(seconds: number): number {
  return Math.round(seconds * 1e6) / 1e6;
}
