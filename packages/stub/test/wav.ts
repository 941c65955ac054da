/** Recordings for tests. */
import { readFileSync } from 'node:fs';

const SPEECH = new URL('../../../openapi/speech.wav', import.meta.url);
const HEADER = 44;

/** Writes a WAV file with seconds of silence in the format of the sample: 16,000 samples of 16 bits a second. */
export function writeWav(seconds: number): Uint8Array<ArrayBuffer> {
  const header = readFileSync(SPEECH).subarray(0, HEADER);
  const file = Buffer.concat([header, Buffer.alloc(seconds * 32_000)]);
  file.writeUInt32LE(file.length - 8, 4);
  file.writeUInt32LE(file.length - HEADER, HEADER - 4);
  return new Uint8Array(file);
}
