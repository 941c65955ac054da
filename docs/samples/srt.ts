// Makes subtitles in the formats SRT and WebVTT from the words of a transcription.
import type { SubtitlesConfig } from 'speech-to-text-contract/types';
import type { Transcription } from 'speech-to-text-contract/types/tolerant';

/** The options of a request for splitting captions. Only the service needs the other options, `formats` and `style`. */
export type CaptionOptions = Pick<
  SubtitlesConfig,
  | 'maximum_characters_per_row'
  | 'maximum_rows_per_caption'
  | 'minimum_duration'
  | 'maximum_duration'
>;

/** The defaults of this sample. The service's defaults are not specified. Durations are in seconds. */
const DEFAULTS: Required<CaptionOptions> = {
  maximum_characters_per_row: 42,
  maximum_rows_per_caption: 1,
  minimum_duration: 0,
  maximum_duration: 7,
};

/** Subtitles in the SRT format, from the words of a transcription, with the name of each new speaker. */
export function srtOf(transcription: Transcription, options: CaptionOptions = {}): string {
  const texts = captionsOf(transcription, options, true).map(({ start, end, rows }, index) => {
    return `${index + 1}\n${timeOf(start, ',')} --> ${timeOf(end, ',')}\n${rows.join('\n')}\n`;
  });
  return texts.join('\n');
}

/** Subtitles in the WebVTT format, which browsers show in a `<track>`. */
export function vttOf(transcription: Transcription, options: CaptionOptions = {}): string {
  const captions = captionsOf(transcription, options, false);
  const texts = captions.map(({ start, end, rows, speaker }, index) => {
    const text = rows.join('\n');
    const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    const isNew = speaker && speaker !== captions[index - 1]?.speaker;
    const said = isNew ? `<v ${speaker}>${escaped}` : escaped;
    return `\n${timeOf(start, '.')} --> ${timeOf(end, '.')}\n${said}\n`;
  });
  return `WEBVTT\n${texts.join('')}`;
}

/** A word with its times. `gap` is the space before the word, or empty. */
type Word = { text: string; gap: string; start: number; end: number };

/** A caption with its words, in one or more rows. */
interface Caption {
  start: number;
  end: number;
  words: Word[];
  rows: string[];
  speaker: string | undefined;
  /** Whether the first word is the name of the speaker. */
  isNamed: boolean;
}

/** Splits a transcription into captions by time. If `isNamed`, the rows contain the name of a new speaker. */
function captionsOf(
  { utterances }: Transcription,
  options: CaptionOptions,
  isNamed: boolean,
): Caption[] {
  const limits = { ...DEFAULTS, ...options };
  const said = (utterances ?? []).map(({ words, text, speaker }) => {
    const name = typeof speaker === 'number' ? `Speaker ${speaker}` : undefined;
    return { name, words: wordsOf(words ?? [], text ?? '') };
  });
  const spoken = said.filter(({ words }) => words.length > 0).sort(byStart);
  const captions = spoken
    .flatMap(({ name, words }, index) =>
      split(words, limits, name, isNamed && name !== spoken[index - 1]?.name),
    )
    .sort(byStart)
    // If utterances of two channels overlap, their captions alternate, and more captions need the name of the speaker.
    .flatMap((caption, index, all) => {
      const isNew = caption.speaker !== all[index - 1]?.speaker && !caption.isNamed;
      return isNew ? split(caption.words, limits, caption.speaker, isNamed) : [caption];
    });
  // Show a caption for the minimum duration, but not beyond the start of the next caption.
  for (const [index, caption] of captions.entries()) {
    const next = captions[index + 1]?.start ?? Number.POSITIVE_INFINITY;
    const wanted = Math.min(caption.start + limits.minimum_duration, next);
    // A word may begin and end at the same time, but players skip a caption of no length.
    caption.end = Math.max(caption.end, wanted, caption.start + 0.001);
  }
  return captions;
}

const byStart = (a: { words: Word[] }, b: { words: Word[] }) =>
  (a.words[0]?.start ?? 0) - (b.words[0]?.start ?? 0);

type Words = NonNullable<NonNullable<Transcription['utterances']>[number]['words']>;

/**
 * The words of an utterance that have times and text. The text of the utterance shows whether there is a space between
 * two words, because there is none in Chinese, in Thai, or in `l'homme`.
 */
function wordsOf(spoken: Words, whole: string): Word[] {
  const words: Word[] = [];
  let at = 0;
  for (const { start, end, word } of spoken) {
    // It is not specified whether a word begins with a space.
    const text = word?.trim();
    if (!text || !Number.isFinite((start ?? Number.NaN) + (end ?? Number.NaN))) continue;
    const found = whole.indexOf(text, at);
    const gap = found < 0 || /\s/.test(whole.slice(at, found)) ? ' ' : '';
    if (found >= 0) at = found + text.length;
    words.push({ text: text.replaceAll(/\s+/g, ' '), gap, start: Number(start), end: Number(end) });
  }
  return words;
}

/** Splits words into captions. If `isNamed`, the first caption begins with the name of the speaker. */
function split(
  words: Word[],
  limits: typeof DEFAULTS,
  speaker: string | undefined,
  isNamed: boolean,
): Caption[] {
  const captions: Caption[] = [];
  const widest = limits.maximum_characters_per_row;
  for (const word of words) {
    const { start, end } = word;
    const last = captions.at(-1);
    const rows = rowsOf([...(last?.words ?? []), word], widest);
    const isNew = !last || end - last.start > limits.maximum_duration;
    if (isNew || rows.length > limits.maximum_rows_per_caption) {
      const isFirst = !last && isNamed && speaker !== undefined;
      const name = { text: `${speaker}:`, gap: '', start, end };
      const own = isFirst ? [name, { ...word, gap: ' ' }] : [word];
      captions.push({
        start,
        end,
        words: own,
        rows: rowsOf(own, widest),
        speaker,
        isNamed: isFirst,
      });
    } else Object.assign(last, { end, rows, words: [...last.words, word] });
  }
  return captions;
}

/** Joins words into rows of at most `widest` characters. A longer word takes a whole row. */
function rowsOf(words: Word[], widest: number): string[] {
  const rows: string[] = [];
  for (const { text, gap } of words) {
    const row = rows.at(-1);
    const longer = `${row}${gap}${text}`;
    if (row !== undefined && longer.length <= widest) rows.splice(-1, 1, longer);
    else rows.push(text);
  }
  return rows;
}

/** Seconds as `01:02:03,450`, or with another separator before the milliseconds. */
function timeOf(seconds: number, mark: string): string {
  const time = Math.round(Math.max(seconds, 0) * 1000);
  const pad = (value: number, width = 2) => String(Math.floor(value)).padStart(width, '0');
  const [hours, minutes] = [pad(time / 3_600_000), pad((time / 60_000) % 60)];
  return `${hours}:${minutes}:${pad((time / 1000) % 60)}${mark}${pad(time % 1000, 3)}`;
}
