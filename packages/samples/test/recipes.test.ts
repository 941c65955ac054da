/** The subtitles. */
import { spawnSync } from 'node:child_process';
import type { Utterance } from 'speech-to-text-contract/types/tolerant';
import { expect, it } from 'vitest';
import { subtitlesOf } from '../src/subtitles.ts';
import { SAMPLES } from './support.ts';

/** Twenty words of nine letters, one a second. */
const LONG = Array.from({ length: 20 }, (_, at) => ({
  word: 'wonderful',
  start: at,
  end: at + 0.5,
}));
const wonderful = (count: number) => Array(count).fill('wonderful').join(' ');
const UTTERANCES: Utterance[] = [
  { start: 0, end: 59.9996, text: ' One\r\n\r\ntwo\u202f?\x85 ' },
  { start: 1, end: 2, text: ' ' },
  { start: 3599.9995, end: 360_000.5, text: '<b>&c' },
  { start: 0, end: 20, text: wonderful(20), words: LONG },
  { start: 0, end: 40, text: wonderful(20) },
  { start: 0, end: 2, text: '字'.repeat(100), words: LONG.slice(1) },
  { start: 9, end: 11, text: `a${'ดี'.repeat(84)}` },
  { start: 32.1265, end: 30, text: `${'🎤'.repeat(41)} ${'🎤'.repeat(41)}` },
  { start: 7, end: 9, text: 'a', words: [{ word: 'a', start: 0, end: 0 }] },
  // A dash is no word of its own.
  { start: 0, end: 99, text: `— ${wonderful(9)}`, words: LONG.slice(0, 9) },
];
const CUES = [
  '00:00:00.000 --> 00:01:00.000\nOne two\u202f?\x85',
  '01:00:00.000 --> 100:00:00.500\n&lt;b&gt;&amp;c',
  `00:00:00.000 --> 00:00:07.500\n${wonderful(8)}`,
  `00:00:08.000 --> 00:00:15.500\n${wonderful(8)}`,
  `00:00:16.000 --> 00:00:19.500\n${wonderful(4)}`,
  // Without the times of words, times are estimated.
  `00:00:00.000 --> 00:00:16.000\n${wonderful(8)}`,
  `00:00:16.000 --> 00:00:32.000\n${wonderful(8)}`,
  `00:00:32.000 --> 00:00:40.000\n${wonderful(4)}`,
  `00:00:00.000 --> 00:00:01.680\n${'字'.repeat(84)}`,
  `00:00:01.680 --> 00:00:02.000\n${'字'.repeat(16)}`,
  `00:00:09.000 --> 00:00:10.006\na${'ดี'.repeat(42)}`,
  `00:00:10.006 --> 00:00:11.000\n${'ดี'.repeat(42)}`,
  `00:00:32.127 --> 00:00:33.127\n${'🎤'.repeat(41)} ${'🎤'.repeat(41)}`,
  '00:00:00.000 --> 00:00:01.000\na',
  `00:00:00.000 --> 00:00:07.500\n— ${wonderful(8)}`,
  '00:00:08.000 --> 00:00:08.500\nwonderful',
];

it('subtitles.ts and subtitles.py write the same cues', (context) => {
  // Utterances of several channels overlap.
  const sorted = CUES.toSorted((a, b) => a.slice(0, 12).localeCompare(b.slice(0, 12)));
  const numbered = sorted.map((cue, index) => `${index + 1}\n${cue}\n`).join('\n');
  const plain = numbered.replaceAll('.', ',').replace('&lt;b&gt;&amp;c', '<b>&c');
  const expected = { srt: plain, vtt: `WEBVTT\n\n${numbered}` };
  const [srt, vtt] = [subtitlesOf(UTTERANCES, 'srt'), subtitlesOf(UTTERANCES, 'vtt')];
  expect({ srt, vtt }).toEqual(expected);
  const code = `import json, sys; from subtitles import subtitles_of
print(json.dumps({form: subtitles_of(json.loads(sys.argv[1]), form) for form in ("srt", "vtt")}))`;
  const args = ['-B', '-c', code, JSON.stringify(UTTERANCES)];
  const { error, stdout } = spawnSync('python3', args, { cwd: SAMPLES, encoding: 'utf8' });
  if (error && !process.env.CI) context.skip('needs python3');
  expect(JSON.parse(stdout)).toEqual(expected);
});
