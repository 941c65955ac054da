/** Answers over HTTP: checked against the contract before they leave. */
import { STATUS_CODES } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { operations } from 'speech-to-text-contract/operations';
import type { Issue } from 'speech-to-text-contract/parse';
import type { ErrorResponse } from 'speech-to-text-contract/types';
import type { Checker } from './check.ts';
import { requestId } from './jobs.ts';
import type { Answer, Faults } from './options.ts';

/** The name of an operation of the contract. */
export type OperationId = keyof typeof operations;

interface Documented {
  schema: string | null;
  contentTypes: readonly string[];
}

/** A request that is refused, with the answer that says why. */
export class Refusal extends Error {
  readonly status: number;
  readonly issues: readonly Issue[] | undefined;

  constructor(status: number, message: string, issues?: readonly Issue[]) {
    super(message);
    this.status = status;
    this.issues = issues;
  }
}

/**
 * The body of an error. Its shape is documented for a missing key alone; all others have the same
 * fields, and `issues` where the request was read and refused.
 */
export function errorBody(path: string, { status, message, issues }: Refusal): ErrorResponse {
  return {
    timestamp: new Date().toISOString(),
    path,
    request_id: requestId(),
    statusCode: status,
    message,
    ...(issues && { issues }),
  };
}

/**
 * Sends an answer. One that breaks the contract is replaced by a 500 with the issues.
 *
 * @param operation the operation that it answers; null for what the document does not know
 */
export function answer(
  checker: Checker,
  faults: Faults,
  operation: OperationId | null,
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  body: unknown,
): FastifyReply {
  let out: Answer = { status, contentType: 'application/json', body };
  const broken = operation && brokenBy(checker, operation, out);
  if (broken) {
    const issues = broken.map((message) => ({ path: '', message, keyword: '', schemaPath: '' }));
    const why = new Refusal(500, `the answer of ${operation} breaks the contract`, issues);
    out = { ...out, status: 500, body: errorBody(request.url, why) };
  } else if (operation && faults.answer) {
    out = faults.answer(operation, out, request.url);
  }
  const text = typeof out.body === 'string' ? out.body : JSON.stringify(out.body);
  return reply.code(out.status).header('content-type', out.contentType).send(text);
}

function brokenBy(checker: Checker, operation: OperationId, out: Answer): string[] | null {
  const documented = documentedAnswer(operation, out.status);
  if (!documented) {
    return checker.refuse(operation, [`the status ${out.status} is not documented`]);
  }
  if (!documented.contentTypes.includes(out.contentType)) {
    return checker.refuse(operation, [`the content type ${out.contentType} is not documented`]);
  }
  return documented.schema ? checker.check(operation, documented.schema, out.body) : null;
}

/** What the document says of an answer with this status: by itself, by its range, or by default. */
export function documentedAnswer(operation: OperationId, status: number): Documented | undefined {
  const responses: Record<string, Documented> = operations[operation].responses;
  return responses[status] ?? responses[`${Math.floor(status / 100)}XX`] ?? responses.default;
}

/** The words for a status. */
export function phrase(status: number): string {
  return STATUS_CODES[status] ?? 'Error';
}
