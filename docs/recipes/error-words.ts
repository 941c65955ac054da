import { oneLine, parseErrorResponse } from 'speech-to-text-contract/parse';

/** What an error response says, in a sentence. */
export async function sentenceOf(response: Response): Promise<string> {
  const text = await response.text();
  const error = parseErrorResponse(await new Response(text).json().catch(() => undefined));
  return error.ok
    ? `${oneLine(error.value.message)} (${response.status}, request ${error.value.request_id})`
    : // Only the list endpoint has a documented body; others may say anything.
      `The service answered ${response.status}: ${oneLine(text.slice(0, 200)) || 'nothing'}`;
}
