import { formatIssue, parseLiveSessionCreated } from 'speech-to-text-contract/parse';
import { parseLiveRequest } from 'speech-to-text-contract/strict/parse';

const { BASE_URL = '', API_KEY = '' } = process.env;

/**
 * Creates a session for a page: a handler for Next.js, Hono, Bun, Deno and the like. Ask first who
 * the user is: each session is on your account.
 */
export async function POST(request: Request): Promise<Response> {
  // What a page may choose, by name. Passed on whole, its wishes could hold a callback_config, which
  // sends the messages of the session to any address.
  const { language, partials } = Object(await request.json().catch(() => undefined));
  const wanted = parseLiveRequest({
    ...(language !== undefined && { language_config: { languages: [language] } }),
    messages_config: { receive_partial_transcripts: partials === true },
  });
  if (!wanted.ok) {
    return Response.json({ message: wanted.issues.map(formatIssue).join('; ') }, { status: 422 });
  }
  const response = await fetch(`${BASE_URL}/v2/live`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-service-key': API_KEY },
    body: JSON.stringify(wanted.value),
    redirect: 'error',
    signal: AbortSignal.timeout(30_000),
  });
  const created = parseLiveSessionCreated(response.ok && (await response.json()));
  if (!created.ok) return Response.json({ message: 'No session for now.' }, { status: 502 });
  return Response.json({ url: created.value.url }, { status: 201 });
}
