/** Recordings for tests. */

/** Writes a WAV file with seconds of a tone of 440 Hz on one channel, 16 bits per sample. */
export function writeWav(seconds: number, sampleRate = 16_000): Uint8Array<ArrayBuffer> {
  const samples = Math.round(seconds * sampleRate);
  const file = Buffer.alloc(44 + samples * 2);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(file.length - 8, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(sampleRate, 24);
  file.writeUInt32LE(sampleRate * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(samples * 2, 40);
  for (let at = 0; at < samples; at++) {
    const sample = Math.sin((at / sampleRate) * 440 * 2 * Math.PI) * 8000;
    file.writeInt16LE(Math.round(sample), 44 + at * 2);
  }
  return new Uint8Array(file);
}
