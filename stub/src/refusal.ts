/** Refusals, with the body that the stub gives to each. */
import type { Issue } from 'speech-to-text-contract/parse';
import type { ErrorResponse } from 'speech-to-text-contract/types';
import { requestId } from './jobs.ts';

/** A request that is refused, with the answer that says why. */
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
 * The answer to a request that is refused. The shape of its body is documented for a missing key
 * alone; all others have the same fields, and `issues` when the request was read.
 *
 * @param error a refusal, or what the server itself found wrong, such as text that is not JSON
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
