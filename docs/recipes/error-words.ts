import { oneLine, parseErrorResponse } from 'speech-to-text-contract/parse';

/** An error response as a sentence. */
export async function sentenceOf(response: Response): Promise<string> {
  const text = await response.text();
  const error = parseErrorResponse(await new Response(text).json().catch(() => undefined));
  const { status } = response;
  // Only the list endpoint has a documented error body. Any other error body may contain anything.
  if (!error.ok)
    return oneLine(`The service responded with ${status}: ${text.slice(0, 200) || 'nothing'}`);
  return oneLine(`${error.value.message} (${status}, request ${error.value.request_id})`);
}
