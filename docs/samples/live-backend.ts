import { formatIssue, oneLine, parseLiveRequest } from 'speech-to-text-contract/parse';
import { createClient, jsonOf, textOf } from './client.ts';

/**
 * Creates a session for a web page and returns the URL of the session. Works as a handler in Next.js, Hono, Bun, and
 * Deno. Authenticate the user first, because your account pays for each session.
 */
export async function POST(request: Request): Promise<Response> {
  const refuse = (status: number, message: string) => Response.json({ message }, { status });
  const { text, why } = await textOf(request, 1000);
  if (text === undefined) return refuse(400, `The body ${why}.`);
  const body = await jsonOf(text);
  if (Object(body) !== body || Array.isArray(body)) return refuse(400, 'Send a JSON object.');
  // Pick the options that a page may choose. A whole request could contain a callback_config, which sends the messages
  // of the session to any URL.
  const { language, partials = false, ...others } = Object(body);
  if (Object.keys(others).length > 0) return refuse(422, 'Send only `language` and `partials`.');
  const wanted = {
    ...(language !== undefined && { language_config: { languages: [language] } }),
    messages_config: { receive_partial_transcripts: partials },
  };
  const checked = parseLiveRequest(wanted);
  if (!checked.ok) return refuse(422, checked.issues.map(formatIssue).join('; '));
  try {
    const { BASE_URL = '', API_KEY = '' } = process.env;
    const client = createClient(BASE_URL, API_KEY);
    // Send `wanted` instead of the parsed value, because the parsed value contains every default.
    return Response.json({ url: await client.createSession(wanted) }, { status: 201 });
  } catch (error) {
    // Log the reason here, because the page must not see it.
    console.error(oneLine(`No session: ${error}`));
    return refuse(502, 'No session for now.');
  }
}
