/** The contract, looked up by the names of its operations and schemas. */
import { createRequire } from 'node:module';
import * as examples from 'speech-to-text-contract/examples';
import { deprecations } from 'speech-to-text-contract/facts';
import { type OperationId, operations, webhooks } from 'speech-to-text-contract/operations';
import * as parsers from 'speech-to-text-contract/parse';
import * as readers from 'speech-to-text-contract/read';
import * as schemas from 'speech-to-text-contract/schemas';
import * as strictParsers from 'speech-to-text-contract/strict/parse';

export type { OperationId };

const require = createRequire(import.meta.url);

/** The properties of a callback or a webhook that are used here. */
export interface NotificationShape {
  method: string;
  /** The runtime expression that finds its URL in a request; null for a webhook. */
  url: string | null;
  requestBody: { schema: string | null } | null;
}

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
  minimum?: number;
  maximum?: number;
  additionalProperties?: unknown;
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

/** The kinds of messages from the service that have a listed `type`, each with the flags that select it. */
export function messageKinds() {
  const { components } = require('speech-to-text-contract/asyncapi.json');
  return (schemaNamed('ServerMessage').oneOf ?? []).flatMap((branch) => {
    const { name = '', node } = schemaAt(branch);
    const type = node.properties?.type?.const;
    const tags: { name: string }[] = components.messages[name]?.tags ?? [];
    return { ...(typeof type === 'string' && { type }), flags: tags.map((tag) => tag.name) };
  });
}

export const WEBHOOKS: Readonly<Record<string, NotificationShape>> = webhooks;

export const OPERATION_IDS = Object.keys(operations) as OperationId[];

/** The fields of a schema that options of the same name enable, except deprecated fields. */
export function switchesOf(schema: string): string[] {
  const isDeprecated = (field: string) =>
    deprecations.some(({ subjects }) => subjects.includes(`${schema}.${field}`));
  const fields = Object.keys(schemaNamed(schema).properties ?? {});
  return fields.filter((field) => OPTIONS.has(field) && !isDeprecated(field));
}

/** Whether an option is on, whichever group of a request contains it. */
export function isOn(request: object, option: string): boolean {
  return SWITCHES.some(({ name, path }) => name === option && fieldAt(request, path) === true);
}

/** The value at a path of an object, such as `result.translation`. */
export const fieldAt = (object: object, path: string) =>
  path.split('.').reduce<unknown>((value, name) => Object(value)[name], object);

export function parserOf(schema: string, profile: CheckProfile): Parser {
  return (PARSERS[profile] as Record<string, Parser>)[`parse${schema}`] as Parser;
}

export function examplesOf(schema: string): [name: string, unknown][] {
  return Object.entries((examples as Record<string, object>)[schema] ?? {});
}

export function schemaNamed(name: string): SchemaNode {
  return (schemas as unknown as Record<string, SchemaNode>)[name] ?? {};
}

/** The boolean options of requests, in all of their groups. */
const SWITCHES = OPERATION_IDS.flatMap((id) =>
  switchesIn(schemaNamed(OPERATIONS[id].requestBody?.schema ?? '')),
);
/** Their names. */
export const OPTIONS: ReadonlySet<string> = new Set(SWITCHES.map(({ name }) => name));

function switchesIn({ properties = {} }: SchemaNode, group = ''): { name: string; path: string }[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    const { node } = schemaAt(schema);
    const path = group + name;
    return node.type === 'boolean' ? { name, path } : switchesIn(node, `${path}.`);
  });
}

/** Resolves the reference of a schema, if it has one, to the published schema and its name. */
export function schemaAt(schema: SchemaNode): { node: SchemaNode; name?: string } {
  const name = schema.$ref?.replace('#/$defs/', '');
  return name === undefined ? { node: schema } : { node: schemaNamed(name), name };
}

/** A schema that is not a union, with its name or its place. */
interface Placed {
  node: SchemaNode;
  place: string;
}

/** The branches of a union, including nested branches; a schema that is not a union is its own branch. */
export function branchesOf(schema: SchemaNode, at = ''): Placed[] {
  const { node, name: place = at } = schemaAt(schema);
  return (node.oneOf ?? node.anyOf)?.flatMap((one) => branchesOf(one, place)) ?? [{ node, place }];
}

export type Fields = Readonly<Record<string, unknown>>;

/**
 * The schema of a list or an object. Of a union, it is the branch with most of the object's tags, such as its `type`, and with
 * no other tag.
 */
export function shapeOf(schema: SchemaNode, value: object, at = ''): Placed {
  const branches = branchesOf(schema, at);
  const none = { node: {}, place: at };
  if (Array.isArray(value)) return branches.find(({ node }) => node.items) ?? none;
  const tagsIn = ({ node: { properties = {} } }: Placed) =>
    Object.entries(properties).flatMap(([field, { const: only, enum: listed }]) => {
      const tags = listed ?? (only === undefined ? [] : [only]);
      // A guarded value refuses to read another field that violates the contract.
      const tag = tags.length > 0 ? (value as Fields)[field] : undefined;
      return tag === undefined ? [] : [tags.includes(tag)];
    });
  const [first] = branches
    .filter((branch) => branch.node.properties && !tagsIn(branch).includes(false))
    .sort((one, other) => tagsIn(other).length - tagsIn(one).length);
  return first ?? none;
}

/** The fields that repeat what a client has sent. */
export const ECHOED = ['request_params', 'custom_metadata'];

/** A value without the fields that the contract does not list. Echoed fields and free-form objects stay whole. */
export function known(schema: SchemaNode, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const { items = {}, properties } = shapeOf(schema, value).node;
  if (Array.isArray(value)) return value.map((one) => known(items, one));
  if (!properties) return value;
  const fields = Object.entries(value).filter(([field]) => Object.hasOwn(properties, field));
  return Object.fromEntries(
    fields.map(([field, inner]) => [
      field,
      ECHOED.includes(field) ? inner : known(properties[field] ?? {}, inner),
    ]),
  );
}

/** The issues of a value by a public schema, one line each; empty if the value is valid. */
export function issuesIn(schema: string, value: unknown, profile: CheckProfile): string[] {
  const result = parserOf(schema, profile)(value);
  return result.ok ? [] : result.issues.map(parsers.formatIssue);
}

type Reader = (value: unknown) => readers.ReadResult<unknown>;

/**
 * What can be read of a value that may violate the contract, without the parts that have another JSON type; undefined if
 * it cannot be read.
 */
export function readableOf(schema: string, value: unknown): unknown {
  const result = (readers as unknown as Record<string, Reader>)[`read${schema}`]?.(value);
  return result?.ok ? result.value : undefined;
}

/** Returns the parsed value with its defaults; throws if it was refused. */
export function accepted<Value>(result: parsers.ParseResult<Value>): Value {
  if (result.ok) return result.value;
  throw new Error(
    `the value violates the contract: ${result.issues.map(parsers.formatIssue).join('; ')}`,
  );
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
    const wanted = types.join(' or ');
    return [`the content type must be ${wanted}, but is ${answer.contentType || 'missing'}`];
  }
  return schema ? issuesIn(schema, answer.body, profile) : [];
}
