import { tool } from '@openai/agents-core';
import { parsePreRecordedRequest } from 'speech-to-text-contract/strict/parse';
import {
  ListTranscriptionJobsQuery,
  PreRecordedRequest,
} from 'speech-to-text-contract/strict/standard';

/** A tool that an agent may call, with a query as its input: the library checks it. */
export const list = tool({
  name: 'list_jobs',
  description: 'List transcription jobs.',
  parameters: ListTranscriptionJobsQuery,
  execute: async ({ limit }) => `listed ${limit} jobs`,
});

/** A request is more than the library's strict mode can say, so the tool checks it by itself. */
export const transcribe = tool({
  name: 'transcribe',
  description: 'Transcribe a recording.',
  strict: false,
  // The library's type asks for a literal; the schema is one object like any other.
  parameters: PreRecordedRequest['~standard'].jsonSchema.input({
    target: 'draft-2020-12',
  }) as never,
  execute: async (input) => {
    const parsed = parsePreRecordedRequest(input);
    if (!parsed.ok) return JSON.stringify({ issues: parsed.issues });
    return `created a job for ${parsed.value.audio_url}`;
  },
});
