/** Refusals of requests, and the bodies of their responses. */
import type { Issue } from 'speech-to-text-contract/parse';
import type { ErrorResponse } from 'speech-to-text-contract/types';
import { requestId } from './jobs.ts';

/** The refusal of a request, with the status and the reason. */
export class Refusal extends Error {
  constructor(
    readonly statusCode: number,
    message: string,
    readonly issues?: readonly Issue[],
  ) {
    super(message);
  }
}

/**
 * The body of the response to a refused request. It is specified only for a missing key; other refusals have the same
 * fields, and `issues` if the request was validated.
 *
 * @param error a refusal, or an error of the server itself, such as for malformed JSON
 */
export function errorBody(path: string, error: Error): ErrorResponse {
  const { statusCode = 500, message, issues } = error as Partial<Refusal> & Error;
  return {
    timestamp: new Date().toISOString(),
    path,
    request_id: requestId(),
    statusCode,
    message,
    ...(issues && { issues }),
  };
}
