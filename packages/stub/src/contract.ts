/** The contract, looked up by the names of its operations and schemas. */
import * as examples from 'speech-to-text-contract/examples';
import { renames } from 'speech-to-text-contract/facts';
import { type OperationId, operations, webhooks } from 'speech-to-text-contract/operations';
import * as parsers from 'speech-to-text-contract/parse';
import * as schemas from 'speech-to-text-contract/schemas';
import * as strictParsers from 'speech-to-text-contract/strict/parse';

export type { OperationId };

/** The name of a callback or a webhook in the document. */
export type NotificationName =
  | { [Id in OperationId]: keyof (typeof operations)[Id]['callbacks'] }[OperationId]
  | keyof typeof webhooks;

/** The properties of a callback or a webhook that are used here. */
export interface NotificationShape {
  method: string;
  /** The runtime expression that finds its URL in a request; null for a webhook. */
  url: string | null;
  requestBody: { schema: string | null } | null;
}

/** An HTTP response. */
export interface HttpAnswer {
  status: number;
  contentType: string;
  /** A value in JSON, or text. */
  body: unknown;
}

/** The properties of an operation that are used here. */
interface Operation {
  method: string;
  path: string;
  security: readonly Readonly<Record<string, readonly string[]>>[];
  query: string | null;
  parameters: readonly { name: string; in: string; required: boolean }[];
  requestBody: { schema: string | null; required: boolean; contentType: string } | null;
  responses: Readonly<Record<string, { schema: string | null; contentTypes: readonly string[] }>>;
  callbacks: Readonly<Record<string, readonly NotificationShape[]>>;
}

/** The keywords of a published JSON Schema that are used here. */
export interface SchemaNode {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  default?: unknown;
  const?: unknown;
  deprecated?: boolean;
  items?: SchemaNode;
  properties?: Record<string, SchemaNode>;
  required?: string[];
  maximum?: number;
  anyOf?: SchemaNode[];
  oneOf?: SchemaNode[];
}

type Parsed = parsers.Failure | (parsers.Success<unknown> & { dropped?: readonly string[] });
type Parser = (value: unknown, options?: strictParsers.ParseOptions) => Parsed;

/** The contract profile, or the strict profile, which refuses unknown fields. */
export type CheckProfile = 'contract' | 'strict';

const PARSERS: Record<CheckProfile, object> = { contract: parsers, strict: strictParsers };

/** The operations by id, all of one type. */
export const OPERATIONS: Readonly<Record<OperationId, Operation>> = operations;

/** Whether every security alternative requires a key. */
export function needsKey(id: OperationId): boolean {
  const { security } = OPERATIONS[id];
  return security.length > 0 && security.every((one) => Object.keys(one).length > 0);
}

export const WEBHOOKS: Readonly<Record<string, NotificationShape>> = webhooks;

export const OPERATION_IDS = Object.keys(operations) as OperationId[];

/** The messages of the first version: the field that tells them apart, their name, and what they are called now. */
const OLD_MESSAGES = renames.flatMap(({ subjects, name, change }) => {
  const [, field, value] = /^\{(\w+)(?:: *(\w+))?\}$/.exec(name) ?? [];
  const isOfMessage = subjects.some((subject) => subject.startsWith('message '));
  return isOfMessage && field && change ? [{ field, value, name, change }] : [];
});

/** What to send now in place of a message of the first version; undefined for any other value. */
export function firstVersionMessage(message: object = {}): string | undefined {
  const fields = new Map(Object.entries(message));
  const old = OLD_MESSAGES.find(
    ({ field, value }) => fields.has(field) && (value === undefined || fields.get(field) === value),
  );
  return old && `${old.name} is of the first version. Now: ${old.change}`;
}

export function parserOf(schema: string, profile: CheckProfile): Parser {
  return (PARSERS[profile] as Record<string, Parser>)[`parse${schema}`] as Parser;
}

export function examplesOf(schema: string): [name: string, unknown][] {
  return Object.entries((examples as Record<string, object>)[schema] ?? {});
}

export function schemaNamed(name: string): SchemaNode {
  return (schemas as unknown as Record<string, SchemaNode>)[name] ?? {};
}

/** Resolves the reference of a schema, if it has one, to the published schema and its name. */
export function schemaAt(schema: SchemaNode): { node: SchemaNode; name?: string } {
  const name = schema.$ref?.replace('#/$defs/', '');
  return name === undefined ? { node: schema } : { node: schemaNamed(name), name };
}

/** The issues of a value by a public schema, one line each; empty if the value is valid. */
export function issuesIn(schema: string, value: unknown, profile: CheckProfile): string[] {
  const result = parserOf(schema, profile)(value);
  return result.ok ? [] : result.issues.map(parsers.formatIssue);
}

/** Returns the parsed value with its defaults; throws if it was refused. */
export function accepted<Value>(result: parsers.ParseResult<Value>): Value {
  if (result.ok) return result.value;
  throw new Error(`the contract refuses ${result.issues.map(parsers.formatIssue).join('; ')}`);
}

/** The response documented for a status, for its range, or as the default. */
export function documentedResponse(operation: OperationId, status: number) {
  const { responses } = OPERATIONS[operation];
  return responses[status] ?? responses[`${Math.floor(status / 100)}XX`] ?? responses.default;
}

/** The issues of a response, one line each; empty if it is as documented. */
export function issuesInResponse(
  operation: OperationId,
  answer: HttpAnswer,
  profile: CheckProfile,
): string[] {
  const documented = documentedResponse(operation, answer.status);
  if (!documented) return [`the status ${answer.status} is not documented`];
  const { schema, contentTypes: types } = documented;
  // Media types are case-insensitive.
  if (types.length > 0 && !types.includes(answer.contentType.toLowerCase())) {
    const wanted = `the content type ${types.join(' or ')}`;
    return [`expected ${wanted}, got ${answer.contentType || 'none'}`];
  }
  return schema ? issuesIn(schema, answer.body, profile) : [];
}

/** Whether a value is nested too deep to be written as JSON. */
export function isDeeperThan(most: number, value: unknown): boolean {
  let level = [value];
  for (let depth = 0; depth <= most && level.length > 0; depth += 1) {
    level = level.flatMap((one) => (typeof one === 'object' && one ? Object.values(one) : []));
  }
  return level.length > 0;
}
