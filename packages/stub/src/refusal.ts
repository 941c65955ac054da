/** Refusals of requests, and the bodies of their responses. */
import type { Issue } from 'speech-to-text-contract/parse';
import { documentedResponse, known, type OperationId, schemaNamed } from './contract.ts';
import { requestId } from './jobs.ts';

/** The rejection of a request, with the status and the reason. */
export class Refusal extends Error {
  constructor(
    readonly statusCode: number,
    message: string,
    readonly more: {
      issues?: readonly Pick<Issue, 'path' | 'message'>[];
      headers?: Readonly<Record<string, string>>;
    } = {},
  ) {
    super(message);
  }
}

/**
 * The body of the response to a rejected request. It is specified only for a missing key; other errors have the same
 * fields, and `issues` if the request was validated.
 *
 * @param error a refusal, or a failure of the stub itself
 */
export function errorBody(path: string, error: Error) {
  const { statusCode = 500, message, more: { issues } = {} } = error as Partial<Refusal> & Error;
  return {
    timestamp: new Date().toISOString(),
    path,
    request_id: requestId(),
    statusCode,
    message,
    ...(issues && { issues }),
  };
}

/** The fields of an error body that the contract names for this response; all of them if it names none. */
export function errorOf(operation: OperationId | undefined, status: number, body: object): object {
  const { schema } = (operation && documentedResponse(operation, status)) ?? {};
  return known(schemaNamed(schema ?? ''), body) as object;
}
