/** Answers over HTTP: checked against the contract before they leave. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Issue } from 'speech-to-text-contract/parse';
import type { ErrorResponse } from 'speech-to-text-contract/types';
import { issuesInAnswer, type OperationId } from './contract.ts';
import { requestId } from './jobs.ts';
import type { Answer } from './options.ts';
import type { Service } from './service.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation that a route is for; an unknown path has none. */
    operation?: OperationId;
  }
}

/** A request that is refused, with the answer that says why. */
export class Refusal extends Error {
  readonly statusCode: number;
  readonly issues: readonly Issue[] | undefined;

  constructor(statusCode: number, message: string, issues?: readonly Issue[]) {
    super(message);
    this.statusCode = statusCode;
    this.issues = issues;
  }
}

/** What an endpoint answers. */
export type Outcome = Omit<Answer, 'contentType'>;

/** Sends an answer; a 500 in place of one that breaks the contract. */
export function send(
  { checker, settings }: Service,
  request: FastifyRequest,
  reply: FastifyReply,
  outcome: Outcome,
): FastifyReply {
  const { operation } = request.routeOptions.config;
  let answer: Answer = { ...outcome, contentType: 'application/json' };
  if (operation) {
    const broken = issuesInAnswer(operation, answer, 'strict');
    if (broken.length > 0) {
      checker.report(operation, broken);
      const issues = broken.map((message) => ({ path: '', message, keyword: '', schemaPath: '' }));
      const why = new Refusal(500, `the answer of ${operation} breaks the contract`, issues);
      answer = { ...answer, ...answerRefusal(request, why) };
    } else answer = settings.faults.answer?.(operation, answer, request.url) ?? answer;
  }
  const { status, contentType, body } = answer;
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return reply.code(status).header('content-type', contentType).send(Buffer.from(text));
}

/**
 * The answer to a request that is refused. The shape of its body is documented for a missing key
 * alone; all others have the same fields, and `issues` when the request was read.
 *
 * @param error a refusal, or what the server itself found wrong, such as text that is not JSON
 */
export function answerRefusal({ url }: FastifyRequest, error: unknown): Outcome {
  const { statusCode = 500, message, issues } = error as Partial<Refusal> & Error;
  const body: ErrorResponse = {
    timestamp: new Date().toISOString(),
    path: url,
    request_id: requestId(),
    statusCode,
    message,
    ...(issues && { issues }),
  };
  return { status: statusCode, body };
}
