import type { LiveRequest } from 'speech-to-text-contract/types/resolved';
import { round } from './speech.ts';
import { readWavHeader } from './wav.ts';

/** How much audio came, told by its bytes. */
export class AudioClock {
  #bytesPerSecond: number;
  #seconds = 0;
  #headerMayCome = true;

  /** @param config the format of the audio; the header of a WAV file knows better */
  constructor({ encoding, bit_depth, sample_rate, channels }: LiveRequest) {
    // A-law and mu-law take 8 bits, whatever the default of `bit_depth` is.
    const bits = encoding === 'wav/pcm' ? bit_depth : 8;
    this.#bytesPerSecond = (sample_rate * channels * bits) / 8;
  }

  /** The duration so far, in seconds. */
  get seconds(): number {
    return round(this.#seconds);
  }

  /** The next audio may begin with the header of a WAV file. */
  expectHeader(): void {
    this.#headerMayCome = true;
  }

  add(bytes: Uint8Array): void {
    let length = bytes.byteLength;
    if (this.#headerMayCome && length > 0) {
      this.#headerMayCome = false;
      const header = readWavHeader(bytes);
      if (header) {
        length -= header.dataStart;
        this.#bytesPerSecond = header.bytesPerSecond;
      }
    }
    this.#seconds += length / this.#bytesPerSecond;
  }
}
