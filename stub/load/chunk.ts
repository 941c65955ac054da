/** 16,000 samples a second, 16 bits each. */
const BYTES_PER_SECOND = 32_000;

/** An audio chunk, as long as the time between two of them. */
export function chunkMessage(rate: number): string {
  const chunk = Buffer.alloc(Math.round(BYTES_PER_SECOND / rate)).toString('base64');
  return JSON.stringify({ type: 'audio_chunk', data: { chunk } });
}
