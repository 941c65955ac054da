import { createTool } from '@mastra/core/tools';
import { PreRecordedRequest } from 'speech-to-text-contract/strict/standard';

/** A tool that an agent may call; Mastra 1 checks the input, earlier versions do not. */
export const transcribe = createTool({
  id: 'transcribe',
  description: 'Transcribe a recording.',
  inputSchema: PreRecordedRequest,
  execute: async ({ audio_url }) => `created a job for ${audio_url}`,
});
