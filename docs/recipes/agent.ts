import { tool } from 'ai';
import { PreRecordedRequest, pick } from 'speech-to-text-contract/strict/standard';

/** A tool that a model may call, with only a few fields of a request. */
export const transcribe = tool({
  description: 'Transcribe a recording.',
  inputSchema: pick(PreRecordedRequest, ['audio_url', 'diarization', 'language_config']),
  execute: async ({ audio_url, diarization }) => {
    return `created a job for ${audio_url}, ${diarization ? 'with' : 'without'} speakers`;
  },
});
