import { parsePreRecordedRequest } from 'speech-to-text-contract/strict/parse';

/** Responds with 422 and every issue if the request is invalid. Otherwise, returns the request with its defaults. */
export async function createJob(request: Request): Promise<Response> {
  const body = await request.json().catch(() => undefined);
  const result = parsePreRecordedRequest(body);
  if (result.ok) return Response.json(result.value, { status: 201 });
  const { issues } = result;
  return Response.json({ message: 'The request is not valid.', issues }, { status: 422 });
}
