/** The audio of the stub: WAV headers, durations, and the sample speech. */
import { Readable } from 'node:stream';
import { parseLiveRequest } from 'speech-to-text-contract/parse';
import { expect, it } from 'vitest';
import { AudioClock, readWavHeader, wavDuration } from '../src/audio.ts';
import { accepted } from '../src/contract.ts';
import { resultOf } from '../src/results.ts';
import { SampleSpeech } from '../src/sample-speech.ts';
import { createService } from '../src/service.ts';
import { UploadedFiles } from '../src/uploads.ts';
import { writeWav } from './wav.ts';

it('the header of a WAV file is found after other chunks, even those of odd length', () => {
  const file = writeWav(1);
  const other = Buffer.from('LIST\x03\0\0\0abc\0', 'latin1');
  const header = Buffer.concat([file.subarray(0, 12), other, file.subarray(12, 44)]);
  expect(readWavHeader(header)).toMatchObject({ channels: 1, dataStart: 56 });
});

it.each([0, 0xffffffff])(
  'the stub takes the length of a WAV file from its size if the header has the length %i',
  (length) => {
    const file = writeWav(2);
    new DataView(file.buffer).setUint32(40, length, true);
    const header = readWavHeader(file);
    expect(header?.dataLength).toBeNull();
    expect(header && wavDuration(header, file.length)).toBe(2);
  },
);

it('an incomplete WAV header is an error', () => {
  const file = writeWav(1);
  const noChannels = file.slice();
  noChannels[22] = 0;
  for (const bytes of [new Uint8Array(), file.subarray(0, 30), noChannels, new Uint8Array(100)]) {
    expect(readWavHeader(bytes)).toBeNull();
  }
});

it('a file that is not WAV is assumed to have 128 kbit/s', async () => {
  const file = Readable.from([Buffer.alloc(128_000 / 8), Buffer.alloc(128_000 / 8)]);
  const metadata = await new UploadedFiles().add(
    Object.assign(file, { truncated: false }),
    'a.b.mp3',
  );
  const names = { filename: 'a.b.mp3', extension: 'mp3' };
  expect(metadata).toMatchObject({ ...names, size: 32_000, audio_duration: 2 });
});

it('an utterance ends with a silence or at its longest duration', () => {
  const ends = (endpointing: number, longest: number) =>
    new SampleSpeech({ endpointing, longest }).listen(30).map(({ words }) => words.at(-1)?.end);
  expect(ends(0.05, 60).slice(0, 2)).toEqual([3.5, 7.8]);
  const long = new SampleSpeech({ endpointing: 20, longest: 5 }).listen(60);
  expect(long.length).toBeGreaterThan(5);
  for (const { words } of long) {
    expect((words.at(-1)?.end ?? 0) - (words[0]?.start ?? 0)).toBeLessThanOrEqual(5);
  }
});

it('the stub keeps the newest 1,000 uploads', async () => {
  const { files } = createService({});
  const file = () => Object.assign(Readable.from([]), { truncated: false });
  const ids: (string | undefined)[] = [];
  for (let count = 0; count <= 1_000; count += 1) ids.push((await files.add(file(), 'a'))?.id);
  const isKept = ids.map((id) => files.at(`http://x/file/${id}`, 'http://x') !== null);
  expect([isKept.indexOf(true), isKept.lastIndexOf(false)]).toEqual([1, 0]);
});

it('a frame counts as at most ten minutes of audio, and a result has at most five minutes of speech', () => {
  const clock = new AudioClock(accepted(parseLiveRequest({ sample_rate: 8000, bit_depth: 8 })));
  clock.add(new Uint8Array(700 * 8000));
  expect(clock.seconds).toBe(600);
  const file = { id: 'a', filename: null, source: null, audio_duration: 600 };
  const source = { file: { ...file, number_of_channels: 1 }, transcriptionTime: 0 };
  const end = resultOf({}, source).transcription?.utterances.at(-1)?.end;
  expect(Math.round(Number(end) / 30)).toBe(10);
});
