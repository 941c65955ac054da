/** Refusals of requests, and the bodies of error responses. */
import { randomBytes } from 'node:crypto';
import type * as contract from 'speech-to-text-contract/parse';
import type { ErrorResponse } from 'speech-to-text-contract/types';
import { LIMITS } from './limits.ts';

/** What is wrong with a request: a place and a message. */
export type Issue = Pick<contract.Issue, 'path' | 'message'>;

/** Issues as they are shown and recorded: a client may send names of any length. */
export function shorten(issues: readonly Issue[]): Issue[] {
  const { issues: count, text: most } = LIMITS;
  const short = (text: string) => (text.length > most ? `${text.slice(0, most)}…` : text);
  return issues
    .slice(0, count)
    .map(({ path, message }) => ({ path: short(path), message: short(message) }));
}

/** The rejection of a request, with the status of the response. Fastify also reads `statusCode`. */
export class Refusal extends Error {
  readonly statusCode: number;
  readonly issues: readonly Issue[] | undefined;

  constructor(statusCode: number, message: string, issues?: readonly Issue[]) {
    super(message);
    this.statusCode = statusCode;
    this.issues = issues && shorten(issues);
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
