import type { FunctionTool } from 'openai/resources/responses/responses';
import { formatIssue, parsePreRecordedRequest } from 'speech-to-text-contract/strict/parse';
import { PreRecordedRequest } from 'speech-to-text-contract/strict/standard';

/** A tool for `tools`. Strict mode wants every field required, which the fields of a request are not. */
export const transcribe: FunctionTool = {
  type: 'function',
  name: 'transcribe',
  description: 'Transcribe a recording.',
  parameters: PreRecordedRequest['~standard'].jsonSchema.input({ target: 'draft-2020-12' }),
  strict: false,
};

/** Answers a call of the tool: with every issue, so that the model can try again, or with the job. */
export async function answer(
  call: string,
  create: (request: PreRecordedRequest) => Promise<string>,
) {
  const request = parsePreRecordedRequest(JSON.parse(call));
  return request.ok ? create(request.value) : request.issues.map(formatIssue).join('\n');
}
