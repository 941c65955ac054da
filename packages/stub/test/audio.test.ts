/** The audio of the stub: WAV headers, and the sample speech. */

import { expect, it } from 'vitest';
import { problemOf, readWavHeader, wavDuration } from '../src/audio.ts';
import { SampleSpeech } from '../src/sample-speech.ts';
import { writeWav } from './wav.ts';

it('the header of a WAV file is found after other chunks, even those of odd length', () => {
  const file = writeWav(1);
  const other = Buffer.from('LIST\x03\0\0\0abc\0', 'latin1');
  const header = Buffer.concat([file.subarray(0, 12), other, file.subarray(12, 44)]);
  expect(readWavHeader(header)).toMatchObject({ channels: 1, dataStart: 56 });
});

it.each([0, 0xffffffff])(
  'the duration of a WAV file whose header has no length (%i) follows from its size',
  (length) => {
    const file = writeWav(2);
    new DataView(file.buffer).setUint32(40, length, true);
    const header = readWavHeader(file);
    expect(header?.dataLength).toBeNull();
    expect(header && wavDuration(header, file.length)).toBe(2);
  },
);

it('anything but a complete WAV header is refused', () => {
  const file = writeWav(1);
  const noChannels = file.slice();
  noChannels[22] = 0;
  for (const bytes of [new Uint8Array(), file.subarray(0, 30), noChannels, new Uint8Array(100)]) {
    expect(readWavHeader(bytes)).toBeNull();
  }
});

/** A WAV file with a changed header. */
function misstate(change: (view: DataView) => void) {
  const file = writeWav(1);
  change(new DataView(file.buffer));
  return file;
}

it.each([
  ['more bytes than its samples take', (view: DataView) => view.setUint32(28, 64_000, true)],
  [
    'one byte a second',
    (view: DataView) => {
      view.setUint32(24, 1, true);
      view.setUint32(28, 1, true);
      view.setUint16(32, 1, true);
    },
  ],
])('a WAV header with %s contradicts itself', (_, change) => {
  const header = readWavHeader(misstate(change));
  expect(header && problemOf(header)).toMatch(/^the WAV header cannot be true: /);
});

it('a consistent WAV header has no problem, nor has one of compressed audio', () => {
  for (const file of [
    writeWav(1),
    misstate((view) => {
      view.setUint16(20, 49, true);
      view.setUint32(28, 1_625, true);
      view.setUint16(32, 65, true);
    }),
  ]) {
    const header = readWavHeader(file);
    expect(header && problemOf(header)).toBeNull();
  }
});

it('an utterance ends with a silence, or when it has lasted too long', () => {
  const ends = (endpointing: number, longest: number) =>
    new SampleSpeech({ endpointing, longest }).listen(30).map(({ words }) => words.at(-1)?.end);
  expect(ends(0.05, 60).slice(0, 2)).toEqual([3.5, 7.8]);
  const long = new SampleSpeech({ endpointing: 20, longest: 5 }).listen(60);
  expect(long.length).toBeGreaterThan(5);
  for (const { words } of long) {
    expect((words.at(-1)?.end ?? 0) - (words[0]?.start ?? 0)).toBeLessThanOrEqual(5);
  }
});
