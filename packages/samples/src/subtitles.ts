import type { Utterance } from 'speech-to-text-contract/types/tolerant';

/** Subtitles as SRT or WebVTT, one for each utterance. */
export function subtitlesOf(utterances: readonly Utterance[], format: 'srt' | 'vtt'): string {
  const clock = (seconds: number) => {
    const time = Math.max(0, Math.round(seconds * 1000));
    const parts = [time / 3_600_000, (time / 60_000) % 60, (time / 1000) % 60];
    const minutes = parts.map((part) => `${Math.floor(part)}`.padStart(2, '0')).join(':');
    return `${minutes}${format === 'srt' ? ',' : '.'}${`${time % 1000}`.padStart(3, '0')}`;
  };
  const cues = utterances.map(({ start, end, text }, index) => {
    // An empty line would end the subtitle.
    const trimmed = (text ?? '').split(/[\r\n]/).map((line) => line.trim());
    const lines = trimmed.filter(Boolean).join('\n');
    const escaped = lines.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    const times = `${clock(start ?? 0)} --> ${clock(end ?? 0)}`;
    return `${index + 1}\n${times}\n${format === 'srt' ? lines : escaped}\n`;
  });
  return (format === 'srt' ? '' : 'WEBVTT\n\n') + cues.join('\n');
}
