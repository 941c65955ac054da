import { tool } from '@langchain/core/tools';
import type { JsonSchema7Type } from '@langchain/core/utils/json_schema';
import { formatIssue, parsePreRecordedRequest } from 'speech-to-text-contract/strict/parse';
import { PreRecordedRequest } from 'speech-to-text-contract/strict/standard';

/** A tool that a model may call. LangChain checks the call by the schema; `parse` fills in the defaults. */
export const transcribe = tool(
  async (input: unknown) => {
    const request = parsePreRecordedRequest(input);
    if (!request.ok) return request.issues.map(formatIssue).join('\n');
    return `created a job for ${request.value.audio_url}`;
  },
  {
    name: 'transcribe',
    description: 'Transcribe a recording.',
    schema: PreRecordedRequest['~standard'].jsonSchema.input({
      target: 'draft-2020-12',
    }) as JsonSchema7Type,
    verboseParsingErrors: true,
  },
);
