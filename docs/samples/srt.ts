import type { Transcription } from 'speech-to-text-contract/types/tolerant';

/** How long a caption may last, in seconds, and how many characters it may have. */
const [LONGEST, WIDEST] = [7, 42];

/** Subtitles in the SRT format, made from the words of a transcription. */
export function srtOf({ utterances }: Transcription): string {
  const captions = (utterances ?? []).flatMap(({ words }) => captionsOf(words ?? []));
  const texts = captions.map(({ start, end, text }, index) => {
    return `${index + 1}\n${timeOf(start)} --> ${timeOf(end)}\n${text}\n`;
  });
  return texts.join('\n');
}

type Words = NonNullable<NonNullable<Transcription['utterances']>[number]['words']>;

/** The words of an utterance in captions; one without a time or a text is left out. */
function captionsOf(words: Words): { start: number; end: number; text: string }[] {
  const captions: ReturnType<typeof captionsOf> = [];
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

/** Seconds as `01:02:03,450`. */
function timeOf(seconds: number): string {
  const time = Math.round(Math.max(seconds, 0) * 1000);
  const pad = (value: number, width = 2) => String(Math.floor(value)).padStart(width, '0');
  const [hours, minutes] = [pad(time / 3_600_000), pad((time / 60_000) % 60)];
  return `${hours}:${minutes}:${pad((time / 1000) % 60)},${pad(time % 1000, 3)}`;
}
