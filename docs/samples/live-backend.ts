import { formatIssue, oneLine, parseLiveRequest } from 'speech-to-text-contract/parse';
import { createClient, jsonOf, textOf } from './client.ts';

const { BASE_URL = '', API_KEY = '' } = process.env;
const client = createClient(BASE_URL, API_KEY);

/**
 * Creates a session for a web page and returns the URL of the session. Works as a handler in Next.js, Hono, Bun, and
 * Deno. Authenticate the user first, because your account pays for each session.
 */
export async function POST(request: Request): Promise<Response> {
  const text = await textOf(request, 1000);
  if (text === undefined)
    return Response.json({ message: 'The body is too large.' }, { status: 413 });
  // Pick the options that a page may choose. A whole request could contain a
  // callback_config, which sends the messages of the session to any URL.
  const { language, partials } = Object(await jsonOf(text));
  const wanted = {
    ...(language !== undefined && { language_config: { languages: [language] } }),
    messages_config: { receive_partial_transcripts: partials === true },
  };
  const checked = parseLiveRequest(wanted);
  if (!checked.ok) {
    return Response.json({ message: checked.issues.map(formatIssue).join('; ') }, { status: 422 });
  }
  try {
    // Send `wanted` instead of the parsed value, because the parsed value contains every
    // default.
    return Response.json({ url: await client.createSession(wanted) }, { status: 201 });
  } catch (error) {
    // Log the reason here, because the page must not see it.
    console.error(oneLine(`No session: ${error}`));
    return Response.json({ message: 'No session for now.' }, { status: 502 });
  }
}
