import { tool } from 'ai';
import { PreRecordedRequest } from 'speech-to-text-contract/strict/standard';

/** A tool that a model may call, with the request for a job as its input. */
export const transcribe = tool({
  description: 'Transcribe a recording.',
  inputSchema: PreRecordedRequest,
  execute: async ({ audio_url }) => `created a job for ${audio_url}`,
});
