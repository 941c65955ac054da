import { formatIssue, oneLine, parseLiveRequest } from 'speech-to-text-contract/parse';
import { createClient } from './client.ts';

/**
 * Creates a session for a web page and returns the URL of the session. Works as a handler in Next.js, Bun, and Deno,
 * and in Hono as `(c) => POST(c.req.raw)`. Authenticate the user first, because your account pays for each session.
 */
export async function POST(request: Request): Promise<Response> {
  const refuse = (status: number, message: string) => Response.json({ message }, { status });
  // Pick what a page may choose. A whole request could contain a callback_config, which sends the messages of the
  // session to any URL.
  const { searchParams } = new URL(request.url);
  const languages = searchParams.getAll('language');
  if (searchParams.size > languages.length) return refuse(422, 'Send only `language`.');
  const wanted = {
    ...(languages.length > 0 && { language_config: { languages } }),
    messages_config: { receive_partial_transcripts: true },
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
