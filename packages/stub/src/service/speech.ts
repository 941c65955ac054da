/** Sample speech: a sentence and a silence, again and again, whatever the audio is. */
import type { TranscriptData, Word } from 'speech-to-text-contract/types';
import type { LiveRequest } from 'speech-to-text-contract/types/resolved';

const SENTENCE = 'Hello and welcome to the sample speech of the stub service.'.split(' ');
/** How long a word takes, and the silence after the sentence, in seconds. */
const [WORD, PAUSE] = [0.3, 1];
const CYCLE = SENTENCE.length * WORD + PAUSE;

/** What ends an utterance, and how many channels take turns. */
type SpeechOptions = Pick<
  LiveRequest,
  'endpointing' | 'maximum_duration_without_endpointing' | 'channels'
>;

/** The sample speech, transcribed as audio arrives, in constant memory. */
export function createSpeech(options: SpeechOptions, language: string) {
  const { endpointing, maximum_duration_without_endpointing: longest, channels } = options;
  let words: Word[] = [];
  let wordCount = 0;
  let utteranceCount = 0;

  /**
   * Advances to a time in the audio, in seconds, or to its end. Returns the utterances that ended, and then the current
   * one if it has new words. The `id` is the number of the utterance.
   */
  function listen(seconds: number, isEnd = false): TranscriptData[] {
    const spoken: TranscriptData[] = [];
    let next = wordAt(wordCount);
    const hasNewWords = next.end <= seconds;
    while (next.end <= seconds) {
      if (isOver(next, seconds)) spoken.push(end());
      words.push(next);
      wordCount += 1;
      next = wordAt(wordCount);
    }
    if (isEnd ? words.length > 0 : isOver(next, seconds)) spoken.push(end());
    else if (hasNewWords) spoken.push(current(false));
    return spoken;
  }

  /** Whether the current utterance, if there is one, ends before the next word. */
  function isOver(next: Word, seconds: number): boolean {
    const { start } = words[0] ?? next;
    const { end } = words.at(-1) ?? next;
    const silence = Math.min(seconds, next.start) - end;
    return round(silence) >= endpointing || round(next.end - start) > longest;
  }

  function end(): TranscriptData {
    const utterance = current(true);
    utteranceCount += 1;
    words = [];
    return utterance;
  }

  function current(is_final: boolean): TranscriptData {
    const text = words.map(({ word }) => word).join(' ');
    const [start, end] = [words[0]?.start ?? 0, words.at(-1)?.end ?? 0];
    const channel = utteranceCount % channels;
    const said = { text, language, start, end, confidence: 0.9, channel, words: [...words] };
    return { id: String(utteranceCount), is_final, utterance: said };
  }

  return { listen };
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
