/** Recordings for tests. */
import * as audio from '../src/audio.ts';

/** Writes a WAV file with seconds of a tone of 440 Hz on one channel, 16 bits per sample. */
export function writeWav(seconds: number, sampleRate = 16_000) {
  const tone = Int16Array.from({ length: Math.round(seconds * sampleRate) }, (_, at) =>
    Math.round(Math.sin((at / sampleRate) * 440 * 2 * Math.PI) * 8000),
  );
  const format = { encoding: 1, channels: 1, sampleRate };
  return audio.writeWav(new Uint8Array(tone.buffer), format, 2);
}
