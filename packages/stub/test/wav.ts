/** Recordings for tests. */
import * as audio from '../src/audio.ts';

/**
 * Writes a WAV file with a tone of 440 Hz, 16 bits per sample.
 *
 * @param seconds its duration
 */
export function writeWav(seconds: number, { channels = 1, sampleRate = 16_000 } = {}) {
  const tone = Int16Array.from({ length: Math.round(seconds * sampleRate) * channels }, (_, at) => {
    const time = Math.floor(at / channels) / sampleRate;
    return Math.round(Math.sin(time * 440 * 2 * Math.PI) * 8000);
  });
  const format = { encoding: 1, channels, sampleRate };
  return audio.writeWav(new Uint8Array(tone.buffer), format, 2 * channels);
}
