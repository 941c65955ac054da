/** The contract, looked up by the names of its operations and schemas. */
import { createRequire } from 'node:module';
import * as examples from 'speech-to-text-contract/examples';
import { type OperationId, operations, webhooks } from 'speech-to-text-contract/operations';
import * as parsers from 'speech-to-text-contract/parse';
import * as schemas from 'speech-to-text-contract/schemas';
import * as strictParsers from 'speech-to-text-contract/strict/parse';

export type { OperationId };

/** A callback or a webhook, as the document calls it. */
export type NotificationName =
  | { [Id in OperationId]: keyof (typeof operations)[Id]['callbacks'] }[OperationId]
  | keyof typeof webhooks;

/** What is used here of a callback or a webhook. */
export interface NotificationShape {
  method: string;
  /** Where in a request its address is; null for a webhook. */
  url: string | null;
  requestBody: { schema: string | null } | null;
}

/** An answer over HTTP. */
export interface HttpAnswer {
  status: number;
  contentType: string;
  /** A value in JSON, or text. */
  body: unknown;
}

/** What is used here of an operation. */
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
  title?: string;
  type?: string | string[];
  enum?: unknown[];
  default?: unknown;
  const?: unknown;
  format?: string;
  items?: SchemaNode;
  properties?: Record<string, SchemaNode>;
  required?: string[];
  maximum?: number;
  anyOf?: SchemaNode[];
  oneOf?: SchemaNode[];
  examples?: unknown[];
}

type Parsed = parsers.Failure | (parsers.Success<unknown> & { dropped?: readonly string[] });
type Parser = (value: unknown, options?: strictParsers.ParseOptions) => Parsed;

/** The contract as it is, or its strict profile, which refuses fields that it does not name. */
export type CheckProfile = 'contract' | 'strict';

const PARSERS: Record<CheckProfile, object> = { contract: parsers, strict: strictParsers };

/** The operations by id, all of one type. */
export const OPERATIONS: Readonly<Record<OperationId, Operation>> = operations;

/** Whether every alternative to authenticate by asks for a key. */
export function needsKey(id: OperationId): boolean {
  const { security } = OPERATIONS[id];
  return security.length > 0 && security.every((one) => Object.keys(one).length > 0);
}

export const WEBHOOKS: Readonly<Record<string, NotificationShape>> = webhooks;

export const OPERATION_IDS = Object.keys(operations) as OperationId[];

/** What is used here of the document, which has the schemas of parameters. */
interface Bundle {
  paths: Record<string, PathItem>;
  components: { parameters?: Record<string, Parameter>; schemas: object };
}

/** The operations of a path by their methods, and the parameters of all of them. */
interface PathItem {
  parameters?: Parameter[];
  [method: string]: { operationId?: string; parameters?: Parameter[] } | Parameter[] | undefined;
}

interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  schema: object;
}

const BUNDLE: Bundle = createRequire(import.meta.url)('speech-to-text-contract/openapi.json');

/** A JSON Schema of the header parameters of an operation, by their names in lower case; null where it has none. */
export function headersOf(id: OperationId) {
  return headerSchema(id, OPERATIONS[id].parameters, BUNDLE);
}

/** The schema of `headersOf`, from the parameters of an operation and the document that has their schemas. */
export function headerSchema(id: string, parameters: Operation['parameters'], bundle: Bundle) {
  const headers = parameters.filter((one) => one.in === 'header');
  if (headers.length === 0) return null;
  const items = Object.values(bundle.paths);
  const operations = items.flatMap((item) =>
    Object.values(item).flatMap((one) =>
      Array.isArray(one) || !one ? [] : [{ ...one, shared: item.parameters ?? [] }],
    ),
  );
  const own = operations.find(({ operationId }) => operationId === id);
  const all = [...(own?.shared ?? []), ...(own?.parameters ?? [])].map(
    (one) => bundle.components.parameters?.[one.$ref?.replace(/.*\//, '') ?? ''] ?? one,
  );
  const schemaOf = (name: string) =>
    all.findLast((one) => one.in === 'header' && one.name === name)?.schema;
  return {
    type: 'object',
    properties: Object.fromEntries(
      headers.map(({ name }) => [name.toLowerCase(), schemaOf(name) ?? {}]),
    ),
    required: headers.flatMap(({ name, required }) => (required ? [name.toLowerCase()] : [])),
    // References in the schemas lead there.
    components: { schemas: bundle.components.schemas },
  };
}

/** The parser of a public schema. */
export function parserOf(schema: string, profile: CheckProfile): Parser {
  return (PARSERS[profile] as Record<string, Parser>)[`parse${schema}`] as Parser;
}

/** The documented examples of a schema. */
export function examplesOf(schema: string): [name: string, unknown][] {
  return Object.entries((examples as Record<string, object>)[schema] ?? {});
}

/** A published schema. */
export function schemaNamed(name: string): SchemaNode {
  return (schemas as unknown as Record<string, SchemaNode>)[name] ?? {};
}

/** What a schema is or refers to, with its name if it refers to another one: those are all published. */
export function schemaAt(schema: SchemaNode): { node: SchemaNode; name?: string } {
  const name = schema.$ref?.replace('#/$defs/', '');
  return name === undefined ? { node: schema } : { node: schemaNamed(name), name };
}

/** What is wrong with a value of a public schema, a line for each issue; nothing when it is accepted. */
export function issuesIn(schema: string, value: unknown, profile: CheckProfile): string[] {
  const result = parserOf(schema, profile)(value);
  return result.ok ? [] : result.issues.map(parsers.formatIssue);
}

/** The value that a parser accepted, with its defaults. Throws when it was refused. */
export function accepted<Value>(result: parsers.ParseResult<Value>): Value {
  if (result.ok) return result.value;
  throw new Error(`the contract refuses ${result.issues.map(parsers.formatIssue).join('; ')}`);
}

/** What is said of a status by itself, of its range, or by default. */
export function documentedAnswer(operation: OperationId, status: number) {
  const { responses } = OPERATIONS[operation];
  return responses[status] ?? responses[`${Math.floor(status / 100)}XX`] ?? responses.default;
}

/** What is wrong with an answer, a line for each issue; nothing when it is as documented. */
export function issuesInAnswer(
  operation: OperationId,
  { status, contentType, body }: HttpAnswer,
  profile: CheckProfile,
): string[] {
  const documented = documentedAnswer(operation, status);
  if (!documented) return [`the status ${status} is not documented`];
  const { contentTypes: types, schema } = documented;
  // Media types are case-insensitive.
  if (types.length > 0 && !types.includes(contentType.toLowerCase())) {
    return [`expected ${types.join(' or ')}, got ${contentType || 'no content type'}`];
  }
  return schema ? issuesIn(schema, body, profile) : [];
}
