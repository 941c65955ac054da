/** Calls the service that is tried, and holds what it answers against the contract. */
import { operations } from 'speech-to-text-contract/operations';
import { formatIssue, issuesOf, type ValidatorError } from 'speech-to-text-contract/parse';
import * as strict from 'speech-to-text-contract/strict';
import * as validators from 'speech-to-text-contract/validators';
import { documentedAnswer, type OperationId } from '../answers.ts';

/** An answer, read. */
export interface Received {
  status: number;
  contentType: string;
  /** The JSON of the body, or its text when it is none. */
  body: unknown;
}

/** What is expected of a call: that it succeeds, or that it is refused. */
export type Expectation = 'success' | 'refusal';

/** Where the implementation is, and how it is called. */
export interface ClientOptions {
  url: string;
  key: string;
  /** How long a call may take, in milliseconds. */
  patience: number;
  /** Whether fields that the contract does not name are violations. */
  strict: boolean;
}

interface Validator {
  (value: unknown): boolean;
  errors: ValidatorError[] | null;
}

interface Call {
  body?: unknown;
  /** A form to be sent instead of JSON. */
  form?: FormData;
  query?: URLSearchParams;
  id?: string;
  /** Another key; `null` for none. */
  key?: string | null;
}

/** A client of the service that is tried. */
export class Client {
  readonly options: ClientOptions;

  constructor(options: ClientOptions) {
    this.options = { ...options, url: options.url.replace(/\/$/, '') };
  }

  /** Calls an operation. */
  call(operation: OperationId, call: Call = {}): Promise<Received> {
    const { method, path } = operations[operation];
    const query = call.query?.size ? `?${call.query}` : '';
    const target = path.replace('{id}', encodeURIComponent(call.id ?? ''));
    return this.fetch(`${this.options.url}${target}${query}`, method, call);
  }

  /** Calls an address that an answer gave. */
  async fetch(url: string, method = 'GET', { body, form, key }: Call = {}): Promise<Received> {
    const json = body === undefined ? undefined : JSON.stringify(body);
    const sent = form ?? json;
    const response = await fetch(url, {
      method,
      headers: {
        ...(key !== null && { 'x-service-key': key ?? this.options.key }),
        ...(json !== undefined && { 'content-type': 'application/json' }),
      },
      ...(sent !== undefined && { body: sent }),
      signal: AbortSignal.timeout(this.options.patience),
    });
    const text = await response.text();
    const contentType = (response.headers.get('content-type') ?? '').split(';')[0]?.trim() ?? '';
    return { status: response.status, contentType, body: readJson(text) };
  }

  /**
   * Calls an operation and expects success.
   *
   * @returns the body, and what is wrong with the answer
   */
  async succeed<Body>(operation: OperationId, call: Call = {}): Promise<[Body, string[]]> {
    const received = await this.call(operation, call);
    return [received.body as Body, this.problems(operation, received, 'success')];
  }

  /** What is wrong with an answer; nothing when it is as documented and as expected. */
  problems(operation: OperationId, received: Received, expected: Expectation): string[] {
    const { status, contentType, body } = received;
    if (expected === 'refusal' && (status < 400 || status > 499)) {
      return [`expected an error with a status from 400 to 499, got ${status}`];
    }
    if (expected === 'success' && !isSuccess(operation, status)) {
      const why = typeof body === 'string' ? body : JSON.stringify(body);
      return [`expected ${successOf(operation)}, got ${status}: ${why.slice(0, 300)}`];
    }
    const documented = documentedAnswer(operation, status);
    if (!documented) return [`the status ${status} is not documented`];
    if (!documented.contentTypes.includes(contentType)) {
      return [
        `expected ${documented.contentTypes.join(' or ')}, got ${contentType || 'no content type'}`,
      ];
    }
    return documented.schema ? this.issues(documented.schema, body) : [];
  }

  /** What is wrong with a value of a public schema, a line for each issue. */
  issues(schema: string, value: unknown): string[] {
    return issues(schema, value, this.options.strict);
  }
}

/** What is wrong with a value of a public schema, a line for each issue. */
export function issues(schema: string, value: unknown, strictly = false): string[] {
  const profile = (strictly ? strict : validators) as unknown as Record<string, Validator>;
  const validate = profile[`validate${schema}`];
  if (!validate) throw new Error(`the contract has no public schema ${schema}`);
  return validate(value) ? [] : issuesOf(validate.errors, value).map(formatIssue);
}

/** Whether a status is one of those that the document gives to the success of an operation. */
function isSuccess(operation: OperationId, status: number): boolean {
  const named = successOf(operation);
  return named === '2XX' ? status >= 200 && status <= 299 : String(status) === named;
}

function successOf(operation: OperationId): string {
  return Object.keys(operations[operation].responses).find((name) => name.startsWith('2')) ?? '2XX';
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
