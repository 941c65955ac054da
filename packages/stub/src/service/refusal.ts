/** Refusals of requests, and the bodies of error responses. */
import { randomBytes } from 'node:crypto';
import type * as contract from 'speech-to-text-contract/parse';
import type { ErrorResponse } from 'speech-to-text-contract/types';

/** What is wrong with a request: a place and a message. */
export type Issue = Pick<contract.Issue, 'path' | 'message'>;

/** Issues as they are shown and recorded. The parsers bound their number and their texts. */
export const shown = (issues: readonly Issue[]): Issue[] =>
  issues.map(({ path, message }) => ({ path, message }));

/** The one error whose status and words are meant for the caller. Any other error is a failure of the service. */
export class Refusal extends Error {
  readonly statusCode: number;
  readonly issues: readonly Issue[] | undefined;

  constructor(statusCode: number, message: string, issues?: readonly Issue[]) {
    super(message);
    this.statusCode = statusCode;
    this.issues = issues && shown(issues);
  }
}

export const newRequestId = () => `stub-${randomBytes(6).toString('hex')}`;

/** The body of an error response. The interface specifies it only for a missing key; `issues` are an addition. */
export function errorBody(
  url: string,
  request_id: string,
  { statusCode, message, issues }: Pick<Refusal, 'statusCode' | 'message'> & Partial<Refusal>,
): ErrorResponse & { issues?: readonly Issue[] } {
  const [path = ''] = url.split('?');
  const timestamp = new Date().toISOString();
  return { timestamp, path, request_id, statusCode, message, ...(issues && { issues }) };
}
