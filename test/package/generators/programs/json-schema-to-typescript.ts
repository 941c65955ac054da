import type { TranscriptionJob } from './client.js';

export function transcript(job: TranscriptionJob): string | undefined {
  return job.kind === 'pre-recorded' && job.status === 'done'
    ? job.result.transcription?.full_transcript
    : undefined;
}
