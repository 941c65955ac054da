/** WAV files and raw audio: their durations. */
import type { LiveRequest } from 'speech-to-text-contract/types/resolved';
import { round } from './speech.ts';

/**
 * Parses the header of a WAV file (RIFF) from its first bytes; null if it is missing or truncated. `dataStart` is the
 * offset of the audio, and `dataLength` is infinite if the header was written before the length was known.
 */
export function readWavHeader(start: Uint8Array) {
  const bytes = Buffer.from(start.buffer, start.byteOffset, start.byteLength);
  const format = bytes.indexOf('fmt ') + 8;
  const dataStart = bytes.indexOf('data', format + 16) + 8;
  const isComplete = format >= 8 && dataStart > format && dataStart <= bytes.length;
  if (bytes.indexOf('RIFF') !== 0 || !isComplete) return null;
  const channels = bytes.readUInt16LE(format + 2);
  const bytesPerSecond = bytes.readUInt32LE(format + 8);
  if (channels === 0 || bytesPerSecond === 0) return null;
  const length = bytes.readUInt32LE(dataStart - 4);
  const isKnown = length > 0 && length < 0xffffffff;
  return { channels, bytesPerSecond, dataStart, dataLength: isKnown ? length : Infinity };
}

/** The fewest bytes per second that a header may state; a smaller number would make hours of a frame. */
const MIN_BYTES_PER_SECOND = 1000;

/** The encodings that have their own bit depth, whatever `bit_depth` is. */
const BITS: Partial<Record<LiveRequest['encoding'], number>> = { 'wav/alaw': 8, 'wav/ulaw': 8 };

/** Measures the duration of audio as its bytes arrive. */
export class AudioClock {
  #bytesPerSecond: number;
  #seconds = 0;
  /** Whether the next audio may begin with the header of a WAV file. */
  headerMayCome = true;

  /** @param config the format of the audio; the header of a WAV file overrides it */
  constructor({ encoding, bit_depth, sample_rate, channels }: LiveRequest) {
    const bits = BITS[encoding] ?? bit_depth;
    this.#bytesPerSecond = (sample_rate * channels * bits) / 8;
  }

  /** The duration so far, in seconds. */
  get seconds(): number {
    return round(this.#seconds);
  }

  add(bytes: Uint8Array): void {
    const header = this.headerMayCome ? readWavHeader(bytes) : null;
    if (bytes.byteLength > 0) this.headerMayCome = false;
    if (header) this.#bytesPerSecond = Math.max(header.bytesPerSecond, MIN_BYTES_PER_SECOND);
    this.#seconds += (bytes.byteLength - (header?.dataStart ?? 0)) / this.#bytesPerSecond;
  }
}
