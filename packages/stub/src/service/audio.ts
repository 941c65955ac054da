/** WAV files and raw audio: their durations. */
import type { LiveRequest } from 'speech-to-text-contract/types/resolved';

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

/** The encodings that have their own bit depth, whatever `bit_depth` is. */
const BITS: Partial<Record<LiveRequest['encoding'], number>> = { 'wav/alaw': 8, 'wav/ulaw': 8 };

/** How many bytes of audio in a format make a second. The short header of a WAV file counts as audio. */
export function bytesPerSecondOf({ encoding, bit_depth, sample_rate, channels }: LiveRequest) {
  return (sample_rate * channels * (BITS[encoding] ?? bit_depth)) / 8;
}
