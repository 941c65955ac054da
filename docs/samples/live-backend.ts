import { formatIssue, oneLine, parseLiveSessionCreated } from 'speech-to-text-contract/parse';
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
  const wanted = {
    ...(language !== undefined && { language_config: { languages: [language] } }),
    messages_config: { receive_partial_transcripts: partials === true },
  };
  const checked = parseLiveRequest(wanted);
  if (!checked.ok) {
    return Response.json({ message: checked.issues.map(formatIssue).join('; ') }, { status: 422 });
  }
  try {
    const response = await fetch(`${BASE_URL}/v2/live`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-service-key': API_KEY },
      // What was written: the parsed value has every default in it.
      body: JSON.stringify(wanted),
      redirect: 'error',
      signal: AbortSignal.timeout(30_000),
    });
    const answer = await response.text();
    if (!response.ok) throw new Error(`${response.status} ${answer.slice(0, 300)}`);
    const created = parseLiveSessionCreated(JSON.parse(answer));
    if (!created.ok) throw new Error(created.issues.map(formatIssue).join('; '));
    return Response.json({ url: created.value.url }, { status: 201 });
  } catch (error) {
    // Why is for you, and not for the page.
    console.error(oneLine(`No session: ${error}`));
    return Response.json({ message: 'No session for now.' }, { status: 502 });
  }
}
