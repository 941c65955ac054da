import { parsePreRecordedRequest } from 'speech-to-text-contract/strict/parse';

/**
 * Answers a request for a job: 422 with every issue at once, misspelled fields among them, or the
 * request with its defaults.
 */
export async function createJob(request: Request): Promise<Response> {
  const body = await request.json().catch(() => undefined);
  const result = parsePreRecordedRequest(body);
  return result.ok
    ? Response.json(result.value, { status: 201 })
    : Response.json(
        { message: 'The request is not valid.', issues: result.issues },
        { status: 422 },
      );
}
