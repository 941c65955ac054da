import { oneLine, parseErrorResponse } from 'speech-to-text-contract/parse';

/** An error response as a sentence. */
export async function sentenceOf(response: Response): Promise<string> {
  const text = await response.text();
  const error = parseErrorResponse(await new Response(text).json().catch(() => undefined));
  return error.ok
    ? `${oneLine(error.value.message)} (${response.status}, request ${error.value.request_id})`
    : // Only the list endpoint has a documented error body. Any other error body may contain anything.
      `The service responded with ${response.status}: ${oneLine(text.slice(0, 200)) || 'nothing'}`;
}
