import { parsePreRecordedRequest } from 'speech-to-text-contract/strict/parse';

/**
 * Responds to a request for a job: 422 with every issue at once, including misspelled fields, or the
 * request with its defaults.
 */
export async function createJob(request: Request): Promise<Response> {
  const body = await request.json().catch(() => undefined);
  const result = parsePreRecordedRequest(body);
  if (result.ok) return Response.json(result.value, { status: 201 });
  const { issues } = result;
  return Response.json({ message: 'The request is not valid.', issues }, { status: 422 });
}
