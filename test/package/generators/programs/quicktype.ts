import type { TranscriptionJob } from './client.js';

export function transcript({ status, result }: TranscriptionJob): string | undefined {
  return status === 'done' ? result?.transcription?.full_transcript : undefined;
}
