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
 * The response to a refused request. Its body is specified only for a missing key; other refusals have the same fields,
 * and `issues` if the request was validated.
 *
 * @param error a refusal, or an error of the server itself, such as for malformed JSON
 */
export function refusalOf(path: string, error: unknown): { status: number; body: ErrorResponse } {
  const { statusCode = 500, message, issues } = error as Partial<Refusal> & Error;
  const body: ErrorResponse = {
    timestamp: new Date().toISOString(),
    path,
    request_id: requestId(),
    statusCode,
    message,
    ...(issues && { issues }),
  };
  return { status: statusCode, body };
}
