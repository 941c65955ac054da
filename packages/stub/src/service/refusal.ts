/** Refusals of requests, and the bodies of error responses. */
import type { Issue } from 'speech-to-text-contract/parse';

/** What is wrong with a request: a place and a message. */
export type Reason = Pick<Issue, 'path' | 'message'>;

/** The most issues that a response lists. */
const MAX_ISSUES = 100;

/** The rejection of a request, with the status of the response. Fastify also reads `statusCode`. */
export class Refusal extends Error {
  readonly issues: readonly Reason[] | undefined;

  constructor(
    readonly statusCode: number,
    message: string,
    issues?: readonly Reason[],
  ) {
    super(message);
    this.issues = issues?.slice(0, MAX_ISSUES);
  }
}

type Problem = Pick<Refusal, 'statusCode' | 'message'> & Partial<Pick<Refusal, 'issues'>>;

/** The body of an error response. The interface specifies it only for a missing key; `issues` are an addition. */
export function errorBody({ url, id }: { url: string; id: string }, problem: Problem) {
  return { timestamp: new Date().toISOString(), path: url, request_id: id, ...problem };
}
