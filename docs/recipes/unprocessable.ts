import { parsePreRecordedRequest } from 'speech-to-text-contract/strict/parse';

/** Responds with the request and its defaults, with 422 and every issue, or with 400 for malformed JSON. */
export async function createJob(request: Request): Promise<Response> {
  const body = await request.json().catch(() => undefined);
  if (body === undefined) return Response.json({ message: 'Send a JSON body.' }, { status: 400 });
  const result = parsePreRecordedRequest(body);
  // Replace this response with a job that your service creates from `result.value`.
  if (result.ok) return Response.json(result.value, { status: 201 });
  const { issues } = result;
  return Response.json({ message: 'The request is invalid.', issues }, { status: 422 });
}
