import type { Utterance } from 'speech-to-text-contract/types/tolerant';

/** The characters of a longer cue are hard to read in its time: two lines of 42. */
const LONGEST = 84;

/** Subtitles as SRT or WebVTT: a cue for each utterance with text, and several for a long one. */
export function subtitlesOf(utterances: readonly Utterance[], format: 'srt' | 'vtt'): string {
  const clock = (seconds: number) => {
    const time = Math.max(0, Math.floor(seconds * 1000 + 0.5));
    const units = [time / 3_600_000, (time / 60_000) % 60, (time / 1000) % 60];
    const minutes = units.map((unit) => `${Math.floor(unit)}`.padStart(2, '0')).join(':');
    return `${minutes}${format === 'srt' ? ',' : '.'}${`${time % 1000}`.padStart(3, '0')}`;
  };
  const lines = utterances.flatMap(linesOf).sort((a, b) => a.start - b.start);
  const cues = lines.map(({ start, end, text }, index) => {
    const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    const times = `${clock(start)} --> ${clock(Math.max(start, end))}`;
    return `${index + 1}\n${times}\n${format === 'srt' ? text : escaped}\n`;
  });
  return (format === 'srt' ? '' : 'WEBVTT\n\n') + cues.join('\n');
}

/** An utterance as lines that are short enough, split between words. Without the times of words, times are estimated. */
function linesOf({ text, start, end, words }: Utterance) {
  // Spaces that do not break stay. Text without spaces, such as Thai, is split between letters with their marks.
  const written =
    (text ?? '').match(new RegExp(`[^ \\t\\n\\v\\f\\r]{1,${LONGEST}}\\p{M}*`, 'gu')) ?? [];
  const begin = start ?? 0;
  const duration = (end ?? begin) - begin;
  const timed = words?.length === written.length ? words : [];
  const lines: { text: string; start: number; end: number }[] = [];
  for (const [index, word] of written.entries()) {
    const line = lines.at(-1);
    const last = timed[index]?.end ?? begin + (duration * (index + 1)) / written.length;
    const first = timed[index]?.start ?? begin + (duration * index) / written.length;
    // Characters, not UTF-16 units.
    if (line && [...line.text, ...word].length < LONGEST)
      Object.assign(line, { text: `${line.text} ${word}`, end: last });
    else lines.push({ text: word, start: first, end: last });
  }
  return lines;
}
