/** Subtitles from the words of a transcript: captions, their times, and the names of speakers. */
import type { SubtitlesConfig } from 'speech-to-text-contract/types';
import { expect, it } from 'vitest';
import { srtOf, vttOf } from '../../../docs/samples/srt.ts';

const spoken = (text: string) => [{ words: wordsOf(text) }];
const wordsOf = (text: string) =>
  text.split(' ').map((word, index) => ({ word, start: index, end: index + 0.5, confidence: 1 }));

it('captions obey the options of a SubtitlesConfig', () => {
  const config: SubtitlesConfig = {
    maximum_characters_per_row: 12,
    maximum_rows_per_caption: 2,
    maximum_duration: 30,
    minimum_duration: 2,
  };
  const utterances = [{ words: wordsOf('one two three four five six seven'), speaker: 1 }];
  expect(srtOf({ utterances }, config)).toBe(
    [
      '1\n00:00:00,000 --> 00:00:02,000\nSpeaker 1:\none two\n',
      '2\n00:00:02,000 --> 00:00:05,500\nthree four\nfive six\n',
      '3\n00:00:06,000 --> 00:00:08,000\nseven\n',
    ].join('\n'),
  );
  const short = { ...config, maximum_duration: 1 };
  expect(vttOf({ utterances }, short).match(/-->/g)).toHaveLength(7);
});

it('captions skip words without a time or a text and never last zero milliseconds', () => {
  const word = (start: number | null, end: number, text: string | null) => {
    return { words: [{ word: text, start, end }] };
  };
  const odd = [word(null, 1, 'a'), word(1, 2, ' '), word(1, Infinity, 'b'), { words: null }, {}];
  expect(srtOf({ utterances: odd })).toBe('');
  expect(srtOf({ utterances: [word(2, 2, 'c'), word(59.9996, 360_000, ' a\n\nb')] })).toBe(
    '1\n00:00:02,000 --> 00:00:02,001\nc\n\n2\n00:01:00,000 --> 100:00:00,000\na b\n',
  );
});

it('a caption names the speaker only at the start and when the speaker changes', () => {
  const utterances = [0, 0, 1].map((speaker) => ({ ...spoken('Well.')[0], speaker }));
  const texts = (text: string) => text.match(/.*Well.*/g);
  expect(texts(srtOf({ utterances }))).toEqual(['Speaker 0: Well.', 'Well.', 'Speaker 1: Well.']);
  const named = ['<v Speaker 0>Well.', 'Well.', '<v Speaker 1>Well.'];
  expect(texts(vttOf({ utterances }))).toEqual(named);
});

it('WebVTT output has a header, times in its format, and escaped special characters', () => {
  expect(vttOf({ utterances: spoken('a<b & c>d') })).toBe(
    'WEBVTT\n\n00:00:00.000 --> 00:00:02.500\na&lt;b &amp; c&gt;d\n',
  );
});

it.each([
  ['你好，世界。', ['你好', '，', '世界', '。'], '你好，世界。'],
  ['สวัสดีครับ', ['สวัสดี', 'ครับ'], 'สวัสดีครับ'],
  ["C'est l'homme, non ?", ["C'", 'est', "l'", 'homme,', 'non', '?'], "C'est l'homme, non ?"],
  [undefined, ['no', 'text'], 'no text'],
])('captions separate words like the text of the utterance: %s', (text, words, shown) => {
  const timed = words.map((word, index) => ({ word, start: index / 10, end: index / 10 + 0.1 }));
  const utterances = [{ words: timed, ...(text && { text }) }];
  expect(vttOf({ utterances }).split('\n')[3]).toBe(shown);
});

it('overlapping captions of two channels are in chronological order, each with its speaker', () => {
  const utterance = (speaker: number, ...starts: number[]) => {
    const words = starts.map((start) => ({ word: `at ${start}`, start, end: start + 1 }));
    return { speaker, words };
  };
  const utterances = [utterance(0, 0, 20), utterance(1, 10, 30), utterance(1, 5)];
  const texts = srtOf({ utterances }).match(/.*\bat.*/g);
  const [first, second] = ['Speaker 0: at 20', 'Speaker 1: at 30'];
  expect(texts).toEqual(['Speaker 0: at 0', 'Speaker 1: at 5', 'at 10', first, second]);
});
