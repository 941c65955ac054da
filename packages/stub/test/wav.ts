/** Recordings for tests. */

/**
 * Writes a WAV file with a tone of 440 Hz, 16 bits per sample, 16,000 samples a second.
 *
 * @param seconds its duration
 */
export function writeWav(seconds: number, { channels = 1 } = {}): Uint8Array<ArrayBuffer> {
  const sampleRate = 16_000;
  const samples = Math.round(seconds * sampleRate);
  const frame = channels * 2;
  const wav = Buffer.alloc(44 + samples * frame);
  wav.write('RIFF\0\0\0\0WAVEfmt ', 'latin1');
  wav.writeUInt32LE(wav.length - 8, 4);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(channels, 22);
  wav.writeUInt32LE(sampleRate, 24);
  wav.writeUInt32LE(sampleRate * frame, 28);
  wav.writeUInt16LE(frame, 32);
  wav.writeUInt16LE(16, 34);
  wav.write('data', 36, 'latin1');
  wav.writeUInt32LE(wav.length - 44, 40);
  for (let at = 44; at < wav.length; at += 2) {
    const time = Math.floor((at - 44) / frame) / sampleRate;
    wav.writeInt16LE(Math.round(Math.sin(time * 440 * 2 * Math.PI) * 8000), at);
  }
  return wav;
}
