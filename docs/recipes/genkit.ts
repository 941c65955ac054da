import { genkit } from 'genkit';
import type { PreRecordedRequest as Request } from 'speech-to-text-contract';
import { PreRecordedRequest } from 'speech-to-text-contract/strict/standard';

export const ai = genkit({});

/** Genkit reads draft 07 alone. It checks what the model answers by it, and fills in the defaults. */
export const transcribe = ai.defineTool(
  {
    name: 'transcribe',
    description: 'Transcribe a recording.',
    inputJsonSchema: PreRecordedRequest['~standard'].jsonSchema.input({ target: 'draft-07' }),
  },
  async (input: Request) => `created a job for ${input.audio_url}`,
);
