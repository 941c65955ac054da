/** Sample speech: a sentence and a silence, again and again, whatever the audio is. */
import type { TranscriptData, Word } from 'speech-to-text-contract/types';
import type { LiveRequest } from 'speech-to-text-contract/types/resolved';

const SENTENCE = 'Hello and welcome to the sample speech of the stub service.'.split(' ');
/** How long a word takes, and the silence after the sentence, in seconds. */
const [WORD, PAUSE] = [0.3, 1];
const CYCLE = SENTENCE.length * WORD + PAUSE;

/** What ends an utterance, how many channels take turns, and in which language they speak. */
interface SpeechOptions
  extends Pick<LiveRequest, 'endpointing' | 'maximum_duration_without_endpointing' | 'channels'> {
  language: string;
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
   * one if it has new words. The `id` is the number of the utterance.
   */
  listen(seconds: number, isEnd = false): TranscriptData[] {
    const spoken: TranscriptData[] = [];
    let next = wordAt(this.#wordCount);
    const hasNewWords = next.end <= seconds;
    while (next.end <= seconds) {
      if (this.#isOver(next, seconds)) spoken.push(this.#end());
      this.#words.push(next);
      this.#wordCount += 1;
      next = wordAt(this.#wordCount);
    }
    const isOver = isEnd ? this.#words.length > 0 : this.#isOver(next, seconds);
    if (isOver) spoken.push(this.#end());
    else if (hasNewWords) spoken.push(this.#current(false));
    return spoken;
  }

  /** Whether the current utterance, if there is one, ends before the next word. */
  #isOver(next: Word, seconds: number): boolean {
    const { endpointing, maximum_duration_without_endpointing: longest } = this.#options;
    const { start } = this.#words[0] ?? next;
    const { end } = this.#words.at(-1) ?? next;
    const silence = Math.min(seconds, next.start) - end;
    return round(silence) >= endpointing || round(next.end - start) > longest;
  }

  #end(): TranscriptData {
    const utterance = this.#current(true);
    this.#utteranceCount += 1;
    this.#words = [];
    return utterance;
  }

  #current(is_final: boolean): TranscriptData {
    const words = [...this.#words];
    const text = words.map(({ word }) => word).join(' ');
    const [start, end] = [words[0]?.start ?? 0, words.at(-1)?.end ?? 0];
    const { language, channels } = this.#options;
    const channel = this.#utteranceCount % channels;
    const utterance = { text, language, start, end, confidence: 0.9, channel, words };
    return { id: String(this.#utteranceCount), is_final, utterance };
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
