import type { SubtitlesConfig } from 'speech-to-text-contract/types';
import type { Transcription } from 'speech-to-text-contract/types/tolerant';

/** The options of a request that determine how captions are split. Only the service needs `formats` and `style`. */
export type CaptionOptions = Pick<
  SubtitlesConfig,
  | 'maximum_characters_per_row'
  | 'maximum_rows_per_caption'
  | 'minimum_duration'
  | 'maximum_duration'
>;

/** The defaults of this sample; those of the service are not specified. Durations are in seconds. */
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

/** The same in the WebVTT format, which browsers show in a `<track>`. */
export function vttOf(transcription: Transcription, options: CaptionOptions = {}): string {
  const texts = captionsOf(transcription, options, false).map(({ start, end, rows, speaker }) => {
    const text = rows.join('\n');
    const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    const said = speaker === undefined ? escaped : `<v ${speaker}>${escaped}`;
    return `\n${timeOf(start, '.')} --> ${timeOf(end, '.')}\n${said}\n`;
  });
  return `WEBVTT\n${texts.join('')}`;
}

/** A caption with its words, in one or more rows. */
interface Caption {
  start: number;
  end: number;
  words: string[];
  rows: string[];
  /** Set if another speaker begins. */
  speaker?: string;
}

/** Splits a transcription into captions; their rows may contain the name of a new speaker. */
function captionsOf(
  { utterances }: Transcription,
  options: CaptionOptions,
  isNamed: boolean,
): Caption[] {
  const limits = { ...DEFAULTS, ...options };
  const captions: Caption[] = [];
  let before: unknown;
  for (const { words, speaker } of utterances ?? []) {
    const begins = typeof speaker === 'number' && speaker !== before;
    const name = begins ? `Speaker ${speaker}` : undefined;
    const own = captionsOfWords(words ?? [], limits, name && isNamed ? [`${name}:`] : []);
    if (own[0] && name) own[0].speaker = name;
    if (own.length > 0) before = speaker;
    captions.push(...own);
  }
  // Show a caption for the minimum duration, but not beyond the start of the next one.
  for (const [index, caption] of captions.entries()) {
    const next = captions[index + 1]?.start ?? Number.POSITIVE_INFINITY;
    const wanted = caption.start + limits.minimum_duration;
    caption.end = Math.max(caption.end, Math.min(wanted, next));
  }
  return captions;
}

type Words = NonNullable<NonNullable<Transcription['utterances']>[number]['words']>;

/** Splits an utterance into captions, the first of which has the name. Skips words without a time or a text. */
function captionsOfWords(spoken: Words, limits: typeof DEFAULTS, name: string[]): Caption[] {
  const captions: Caption[] = [];
  for (const { start: from, end: to, word } of spoken) {
    const [start, end] = [from ?? Number.NaN, to ?? Number.NaN];
    // It is not specified whether a word begins with a space.
    const text = word?.trim().replaceAll(/\s+/g, ' ');
    if (!Number.isFinite(start + end) || !text) continue;
    const last = captions.at(-1);
    const rows = rowsOf([...(last?.words ?? []), text], limits.maximum_characters_per_row);
    const isLong = !last || end - last.start > limits.maximum_duration;
    if (isLong || rows.length > limits.maximum_rows_per_caption) {
      const words = last ? [text] : [...name, text];
      captions.push({ start, end, words, rows: rowsOf(words, limits.maximum_characters_per_row) });
    } else Object.assign(last, { end, rows, words: [...last.words, text] });
  }
  return captions;
}

/** Joins words to rows with a maximum number of characters; a longer word has a row of its own. */
function rowsOf(words: string[], widest: number): string[] {
  const rows: string[] = [];
  for (const word of words) {
    const row = rows.at(-1);
    if (row !== undefined && row.length + 1 + word.length <= widest)
      rows.splice(-1, 1, `${row} ${word}`);
    else rows.push(word);
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
