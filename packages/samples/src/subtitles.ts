import type { Utterance } from 'speech-to-text-contract/types/tolerant';

/** The characters of a longer cue are hard to read in its time: two lines of 42. */
const LONGEST = 84;

/** Subtitles as SRT or WebVTT: a cue for each utterance with text, and several for a long one. */
export function subtitlesOf(utterances: readonly Utterance[], format: 'srt' | 'vtt'): string {
  const clock = (time: number) => {
    const units = [time / 3_600_000, (time / 60_000) % 60, (time / 1000) % 60];
    const minutes = units.map((unit) => `${Math.floor(unit)}`.padStart(2, '0')).join(':');
    return `${minutes}${format === 'srt' ? ',' : '.'}${`${time % 1000}`.padStart(3, '0')}`;
  };
  const lines = utterances.flatMap(linesOf).sort((a, b) => a.start - b.start);
  const cues = lines.map(({ start, end, text }, index) => {
    const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    // WebVTT has no cue without a duration.
    const times = `${clock(start)} --> ${clock(end > start ? end : start + 1000)}`;
    return `${index + 1}\n${times}\n${format === 'srt' ? text : escaped}\n`;
  });
  return (format === 'srt' ? '' : 'WEBVTT\n\n') + cues.join('\n');
}

/** An utterance as lines that are short enough, split between words, with times in milliseconds. */
function linesOf({ text, start, end, words }: Utterance) {
  // Spaces that do not break stay. Text without spaces, such as Thai, is split between letters with their marks.
  const pieces = new RegExp(`[^ \\t\\n\\v\\f\\r]{1,${LONGEST}}\\p{M}*`, 'gu');
  const written = text?.match(pieces) ?? [];
  const lines: { text: string; from: number; to: number }[] = [];
  let from = 0;
  for (const piece of written) {
    const [line, to] = [lines.at(-1), from + piece.length];
    // Characters, not UTF-16 units.
    if (line && [...line.text, ...piece].length < LONGEST)
      Object.assign(line, { text: `${line.text} ${piece}`, to });
    else lines.push({ text: piece, from, to });
    from = to;
  }
  const letters = written.join('');
  let position = 0;
  const timed = (words ?? []).flatMap(({ word, start, end }) => {
    const said = word?.replaceAll(/\s/g, '') ?? '';
    // One that is only found much later is another one.
    const before = letters.slice(position, position + LONGEST).indexOf(said);
    if (before < 0) return [];
    const at = position + before;
    position = at + said.length;
    return { at, start, end };
  });
  const begin = start ?? 0;
  const duration = (end ?? begin) - begin;
  const estimate = (at: number) => begin + (duration * at) / letters.length;
  const milliseconds = (time: number) => Math.max(0, Math.floor(time * 1000 + 0.5));
  return lines.map(({ text, from, to }) => {
    const inside = timed.filter(({ at }) => at >= from && at < to);
    const [first, last] = [inside[0]?.start ?? estimate(from), inside.at(-1)?.end ?? estimate(to)];
    return { text, start: milliseconds(first), end: milliseconds(last) };
  });
}
