/** The recorder of the sample for browsers, which runs in an audio worklet. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { SAMPLES } from './support.ts';

const code = readFileSync(join(SAMPLES, 'recorder.js'), 'utf8');

it.each([8000, 16_000, 44_100, 48_000])(
  'recorder.js resamples %i samples a second to 16,000',
  (sampleRate) => {
    const frames: (number[] | null)[] = [];
    const port = {
      onmessage: () => {},
      postMessage: (frame: Int16Array | null) => frames.push(frame && Array.from(frame)),
    };
    class AudioWorkletProcessor {
      port = port;
    }
    const registerProcessor = (_: string, Recorder: new () => object) => {
      const recorder = new Recorder() as { process(inputs: Float32Array[][]): boolean };
      const loud = new Float32Array(100).fill(0.5);
      // Before the microphone is connected, there are no channels.
      recorder.process([[]]);
      for (let block = 0; block < sampleRate / 100; block++)
        expect(recorder.process([[new Float32Array(100), loud]])).toBe(true);
    };
    runInNewContext(code, { AudioWorkletProcessor, registerProcessor, sampleRate });
    expect(frames.map((frame) => frame?.length)).toEqual(Array(5).fill(3200));
    // The mean of the channels, as 16 bits.
    expect(new Set(frames.flat())).toEqual(new Set([Math.floor(0.25 * 0x7fff)]));
    port.onmessage();
    expect(frames.slice(5)).toEqual([[], null]);
  },
);
