import type { Transcription } from 'speech-to-text-contract/types/tolerant';

/** How long a caption may last, in seconds, and how many characters it may have. */
const [LONGEST, WIDEST] = [7, 42];

/** Subtitles in the SRT format, made from the words of a transcription; a new speaker is named. */
export function srtOf(transcription: Transcription): string {
  const texts = captionsOf(transcription).map(({ start, end, text, speaker }, index) => {
    const said = speaker === undefined ? text : `${speaker}: ${text}`;
    return `${index + 1}\n${timeOf(start, ',')} --> ${timeOf(end, ',')}\n${said}\n`;
  });
  return texts.join('\n');
}

/** The same in the WebVTT format, which browsers show in a `<track>`. */
export function vttOf(transcription: Transcription): string {
  const texts = captionsOf(transcription).map(({ start, end, text, speaker }) => {
    const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    const said = speaker === undefined ? escaped : `<v ${speaker}>${escaped}`;
    return `\n${timeOf(start, '.')} --> ${timeOf(end, '.')}\n${said}\n`;
  });
  return `WEBVTT\n${texts.join('')}`;
}

/** Some words in a row. */
interface Caption {
  start: number;
  end: number;
  text: string;
  /** Set where another speaker begins. */
  speaker?: string;
}

function captionsOf({ utterances }: Transcription): Caption[] {
  const captions: Caption[] = [];
  let before: unknown;
  for (const { words, speaker } of utterances ?? []) {
    const [first, ...others] = captionsOfWords(words ?? []);
    if (!first) continue;
    if (typeof speaker === 'number' && speaker !== before) first.speaker = `Speaker ${speaker}`;
    before = speaker;
    captions.push(first, ...others);
  }
  return captions;
}

type Words = NonNullable<NonNullable<Transcription['utterances']>[number]['words']>;

/** The words of an utterance in captions; one without a time or a text is left out. */
function captionsOfWords(words: Words): Caption[] {
  const captions: Caption[] = [];
  for (const { start: from, end: to, word } of words) {
    const [start, end] = [from ?? Number.NaN, to ?? Number.NaN];
    const last = captions.at(-1);
    // Whether a word comes with a space before it is not specified.
    const text = word?.trim().replaceAll(/\s+/g, ' ');
    if (!Number.isFinite(start + end) || !text) continue;
    if (last && end - last.start <= LONGEST && last.text.length + text.length < WIDEST) {
      last.text += ` ${text}`;
      last.end = end;
    } else captions.push({ start, end, text });
  }
  return captions;
}

/** Seconds as `01:02:03,450`, or with another mark before the milliseconds. */
function timeOf(seconds: number, mark: string): string {
  const time = Math.round(Math.max(seconds, 0) * 1000);
  const pad = (value: number, width = 2) => String(Math.floor(value)).padStart(width, '0');
  const [hours, minutes] = [pad(time / 3_600_000), pad((time / 60_000) % 60)];
  return `${hours}:${minutes}:${pad((time / 1000) % 60)}${mark}${pad(time % 1000, 3)}`;
}
