/** What the stub knows of audio: WAV headers, and the speech that it makes up. */
import { expect, it } from 'vitest';
import { readWavHeader, wavDuration } from '../../stub/src/audio.ts';
import { SampleSpeech } from '../../stub/src/sample-speech.ts';
import { writeWav } from '../support/wav.ts';

it('the header of a WAV file is read past other chunks, even those of odd length', () => {
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

it('the duration of a WAV file that is cut off follows from its size', () => {
  const file = writeWav(2).subarray(0, 44 + 32_000);
  const header = readWavHeader(file);
  expect(header && wavDuration(header, file.length)).toBe(1);
});

it('anything but a whole WAV header is refused', () => {
  const file = writeWav(1);
  const noChannels = file.slice();
  noChannels[22] = 0;
  for (const bytes of [new Uint8Array(), file.subarray(0, 30), noChannels, new Uint8Array(100)]) {
    expect(readWavHeader(bytes)).toBeNull();
  }
});

const options = { endpointing: 0.05, longest: 60 };

it('sample speech is the same for the same audio, in whatever portions that arrives', () => {
  const whole = new SampleSpeech(options).listen(20, true);
  const speech = new SampleSpeech(options);
  const parts = Array.from({ length: 200 }, (_, i) => speech.listen((i + 1) / 10)).flat();
  parts.push(...speech.listen(20, true));
  expect(parts).toEqual(whole);
  expect(whole.length).toBeGreaterThan(4);
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
