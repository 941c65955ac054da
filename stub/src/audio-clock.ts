import type { LiveRequest } from 'speech-to-text-contract/types/resolved';
import { round } from './sample-speech.ts';
import { readWavHeader } from './wav.ts';

/** Tells by its bytes how much audio has arrived. */
export class AudioClock {
  #bytesPerSecond: number;
  #seconds = 0;
  #headerMayCome = true;

  /** @param config the format of the audio; the header of a WAV file overrides it */
  constructor({ encoding, bit_depth, sample_rate, channels }: LiveRequest) {
    // A-law and mu-law take 8 bits, whatever the default of `bit_depth` is.
    const bits = encoding === 'wav/pcm' ? bit_depth : 8;
    this.#bytesPerSecond = (sample_rate * channels * bits) / 8;
  }

  /** The duration so far, in seconds. */
  get seconds(): number {
    return round(this.#seconds);
  }

  /** Allows the next audio to begin with the header of a WAV file. */
  expectHeader(): void {
    this.#headerMayCome = true;
  }

  add(bytes: Uint8Array): void {
    const header = this.#headerMayCome ? readWavHeader(bytes) : null;
    if (bytes.byteLength > 0) this.#headerMayCome = false;
    if (header) this.#bytesPerSecond = header.bytesPerSecond;
    this.#seconds += (bytes.byteLength - (header?.dataStart ?? 0)) / this.#bytesPerSecond;
  }
}
