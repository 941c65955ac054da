/** What the header of a WAV file tells. */
export interface WavHeader {
  channels: number;
  sampleRate: number;
  /** Bytes that a second of audio takes, of all channels together. */
  bytesPerSecond: number;
  /** Where the audio begins. */
  dataStart: number;
  /** How many bytes of audio there are; null when the header was written before that was known. */
  dataLength: number | null;
}

const UNKNOWN_LENGTHS = new Set([0, 0xffffffff]);

/**
 * Reads the header of a WAV file (RIFF, little-endian).
 *
 * @param start the first bytes of the file; its header must be among them
 * @returns null when this is no WAV file, or not enough of it
 */
export function readWavHeader(start: Uint8Array): WavHeader | null {
  const view = new DataView(start.buffer, start.byteOffset, start.byteLength);
  if (start.byteLength < 12 || tag(view, 0) !== 'RIFF' || tag(view, 8) !== 'WAVE') return null;
  let format: Pick<WavHeader, 'channels' | 'sampleRate' | 'bytesPerSecond'> | undefined;
  for (let at = 12; at + 8 <= start.byteLength; ) {
    const name = tag(view, at);
    const length = view.getUint32(at + 4, true);
    const content = at + 8;
    if (name === 'fmt ' && length >= 16 && content + 16 <= start.byteLength) {
      format = {
        channels: view.getUint16(content + 2, true),
        sampleRate: view.getUint32(content + 4, true),
        bytesPerSecond: view.getUint32(content + 8, true),
      };
    }
    if (name === 'data') {
      if (!format || format.channels === 0 || format.bytesPerSecond === 0) return null;
      const dataLength = UNKNOWN_LENGTHS.has(length) ? null : length;
      return { ...format, dataStart: content, dataLength };
    }
    // Chunks begin at even offsets.
    at = content + length + (length % 2);
  }
  return null;
}

/**
 * The duration of a WAV file's audio, in seconds.
 *
 * @param header its header
 * @param size the size of the whole file, which counts where the header does not know or says more
 */
export function wavDuration(header: WavHeader, size: number): number {
  const there = Math.max(0, size - header.dataStart);
  return Math.min(header.dataLength ?? there, there) / header.bytesPerSecond;
}

/**
 * Writes a WAV file of a tone, 16 bits a sample.
 *
 * @param seconds its duration
 * @param options samples in a second (16,000), channels (1)
 */
export function writeWav(
  seconds: number,
  { sampleRate = 16_000, channels = 1 }: { sampleRate?: number; channels?: number } = {},
): Uint8Array<ArrayBuffer> {
  const samples = Math.round(seconds * sampleRate);
  const dataLength = samples * channels * 2;
  const bytes = new Uint8Array(44 + dataLength);
  const view = new DataView(bytes.buffer);
  const text = (at: number, value: string) => bytes.set(new TextEncoder().encode(value), at);
  text(0, 'RIFF');
  view.setUint32(4, 36 + dataLength, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, channels, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * channels * 2, true);
  view.setUint16(32, channels * 2, true);
  view.setUint16(34, 16, true);
  text(36, 'data');
  view.setUint32(40, dataLength, true);
  for (let i = 0; i < samples; i++) {
    const sample = Math.round(Math.sin((i / sampleRate) * 440 * 2 * Math.PI) * 8000);
    for (let c = 0; c < channels; c++) view.setInt16(44 + (i * channels + c) * 2, sample, true);
  }
  return bytes;
}

function tag(view: DataView, at: number): string {
  return String.fromCharCode(
    view.getUint8(at),
    view.getUint8(at + 1),
    view.getUint8(at + 2),
    view.getUint8(at + 3),
  );
}
