import { jsonSchema, tool } from 'ai';
import { formatIssue, parsePreRecordedRequest } from 'speech-to-text-contract/parse';
import { PreRecordedRequest as schema } from 'speech-to-text-contract/schemas';
import type { PreRecordedRequest } from 'speech-to-text-contract/types/resolved';

const { audio_url, diarization, sentiment_analysis } = Object(schema.properties);
const shown = { audio_url, diarization, sentiment_analysis };

/** A tool that a model may call, which shows only a few fields of a request. */
export const transcribe = tool({
  description: 'Transcribe a recording.',
  inputSchema: jsonSchema<PreRecordedRequest>(
    { type: 'object', properties: shown, required: ['audio_url'], additionalProperties: false },
    {
      validate: (input) => {
        const result = parsePreRecordedRequest(input);
        if (result.ok) return { success: true, value: result.value };
        return { success: false, error: new Error(result.issues.map(formatIssue).join('\n')) };
      },
    },
  ),
  execute: async ({ audio_url, diarization }) => {
    return `created a job for ${audio_url}, ${diarization ? 'with' : 'without'} speakers`;
  },
});
