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
function linesOf(utterance: Utterance) {
  // Spaces that do not break stay. Text without spaces, such as Thai, is split between letters with their marks.
  const pieces = new RegExp(`[^ \\t\\n\\v\\f\\r]{1,${LONGEST}}\\p{M}*`, 'gu');
  const written = utterance.text?.match(pieces) ?? [];
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
  const known = knownTimes(written.join(''), utterance);
  const timeAt = (position: number, next: number) => {
    const [[low, start] = [0, 0], [high, end] = [1, 0]] = known.slice(next - 1);
    const seconds = start + ((end - start) * (position - low)) / (high - low);
    return Math.max(0, Math.floor(seconds * 1000 + 0.5));
  };
  return lines.map(({ text, from, to }) => {
    const first = known.findIndex(([position]) => position > from);
    const last = known.findIndex(([position]) => position >= to);
    return { text, start: timeAt(from, first), end: timeAt(to, last) };
  });
}

/** Positions in the letters of an utterance whose times are known; between them, times are estimated. */
function knownTimes(letters: string, { start, end, words }: Utterance) {
  let at = 0;
  const known: [position: number, time: number][] = [[0, start ?? 0]];
  for (const { word, start, end } of words ?? []) {
    const said = (word ?? '').replaceAll(/\s/g, '');
    // One that is only found much later is another one.
    const before = letters.slice(at, at + LONGEST + said.length).indexOf(said);
    if (!said || before < 0 || start == null || end == null) continue;
    known.push([at + before, start], [at + before + said.length, end]);
    at += before + said.length;
  }
  known.push([letters.length, end ?? start ?? 0]);
  return known;
}
