/** Where the fields of the schemas occur: in which request, response or message, and how deep. */
import { querySchemaName } from '../model/contract.ts';
import { at, isObject } from '../model/pointer.ts';
import type { Json, JsonObject, NormalContract, NormalSchema } from '../model/schema.ts';
import { refName } from '../normalise/flatten.ts';
import { branchesOf } from '../normalise/tag.ts';

/** What a schema at the top of a body or a message is for. */
export type RootKind = 'request' | 'response' | 'message' | 'notification';

/** A body, a query or a message: what fields are reached from. */
export interface Root {
  kind: RootKind;
  /** What it is called: `POST /v2/live`, or a message's title. */
  title: string;
  /** What it is for. */
  summary: string;
  schema: string;
  deprecated: boolean;
}

/** A field as it is reached from a root. */
export interface Field {
  root: Root;
  /** The whole way from the root, such as `realtime_processing.translation_config.model`. */
  path: string;
  /** The named schema that the field belongs to, and its way from there. */
  owner: string;
  ownerPath: string;
  /** The field's schema; what stands beside a reference comes before what it refers to. */
  schema: NormalSchema;
  /** The named schema that the field refers to. */
  type: string | undefined;
  required: boolean;
  /** Whether the field, or one around it, is deprecated. */
  deprecated: boolean;
}

const METHODS = ['get', 'post', 'put', 'delete', 'patch'];

/** What is sent to the service and what comes back, in the order of the documents. */
export function rootsOf({ contract, schemas }: NormalContract): Root[] {
  const { openapi, asyncapi } = contract;
  const found: Root[] = [];
  const add = (
    kind: RootKind,
    title: string,
    { summary, deprecated }: JsonObject,
    schema: Json,
  ): void => {
    const name = isObject(schema) ? refName(String(schema.$ref)) : undefined;
    if (name === undefined || found.some((root) => root.kind === kind && root.schema === name)) {
      return;
    }
    found.push({
      kind,
      title,
      summary: String(summary ?? ''),
      schema: name,
      deprecated: deprecated === true,
    });
  };
  for (const [title, operation] of operationsOf(openapi)) {
    const { operationId } = operation;
    const query = querySchemaName(String(operationId));
    if (schemas.has(query)) {
      add('request', title, operation, { $ref: `#/components/schemas/${query}` });
    }
    add('request', title, operation, jsonBody(openapi, operation.requestBody));
    for (const response of Object.values(operation.responses ?? {})) {
      add('response', title, operation, jsonBody(openapi, response));
    }
  }
  for (const message of Object.values(messagesOf(asyncapi))) {
    add('message', String(message.title ?? message.name), message, message.payload ?? null);
  }
  for (const [title, operation] of notificationsOf(openapi)) {
    add('notification', title, operation, jsonBody(openapi, operation.requestBody));
  }
  return found;
}

/** Every field that is reached from `root`, each path once. */
export function fieldsOf(normal: NormalContract, root: Root): Field[] {
  const fields = new Map<string, Field>();
  const visit = (node: NormalSchema, at: Position): void => {
    const { path, owner, ownerPath, open, deprecated } = at;
    if (node.$ref !== undefined) {
      const name = refName(node.$ref) ?? '';
      const schema = normal.schemas.get(name);
      if (!schema || open.includes(name)) return;
      visit(schema, { ...at, owner: name, ownerPath: '', open: [...open, name] });
      return;
    }
    for (const [key, property] of Object.entries(node.properties ?? {})) {
      const { schema, type } = resolved(property, normal);
      const field: Field = {
        root,
        path: step(path, key),
        owner,
        ownerPath: step(ownerPath, key),
        schema,
        type,
        required: node.required?.includes(key) ?? false,
        deprecated: deprecated || schema.deprecated === true,
      };
      const known = fields.get(field.path);
      fields.set(field.path, known ? merged(known, field) : field);
      visit(property, {
        ...at,
        path: field.path,
        ownerPath: field.ownerPath,
        deprecated: field.deprecated,
      });
    }
    if (node.items) visit(node.items, { ...at, path: `${path}[]`, ownerPath: `${ownerPath}[]` });
    if (typeof node.additionalProperties === 'object') {
      visit(node.additionalProperties, { ...at, path: `${path}.*`, ownerPath: `${ownerPath}.*` });
    }
    for (const branch of branchesOf(node) ?? []) visit(branch, at);
  };
  const start = { path: '', owner: root.schema, ownerPath: '', open: [], deprecated: false };
  visit({ $ref: `#/components/schemas/${root.schema}` }, start);
  return [...fields.values()];
}

interface Position {
  path: string;
  owner: string;
  ownerPath: string;
  /** The named schemas around this place: a schema that holds itself is not followed again. */
  open: string[];
  deprecated: boolean;
}

function step(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`;
}

/** A field that several branches of a union have, such as the one that tells them apart. */
function merged(first: Field, second: Field): Field {
  const values = [first, second].map(({ schema }) => schema.enum ?? [schema.const ?? []].flat());
  const [some = [], others = []] = values;
  if (some.length === 0 || others.length === 0) return first;
  const { const: _, ...schema } = first.schema;
  return { ...first, schema: { ...schema, enum: [...new Set([...some, ...others])] } };
}

/** The operations of a document, each with its method and path. */
export function operationsOf(openapi: JsonObject): [string, JsonObject][] {
  return Object.entries(openapi.paths ?? {}).flatMap(([path, item]) => methodsOf(path, item));
}

/** What the service sends by itself: callbacks and webhooks. */
export function notificationsOf(openapi: JsonObject): [string, JsonObject][] {
  const callbacks = operationsOf(openapi).flatMap(([, { callbacks: named }]) =>
    Object.values(named ?? {}).flatMap((callback) => Object.entries(callback as JsonObject)),
  );
  const items = [...callbacks, ...Object.entries(openapi.webhooks ?? {})];
  return items.flatMap(([, item]) => methodsOf('', item));
}

/** The messages of the channels by name, with references followed. */
export function messagesOf(asyncapi: JsonObject): Record<string, JsonObject> {
  const found: Record<string, JsonObject> = {};
  for (const channel of Object.values(asyncapi.channels ?? {})) {
    const messages = isObject(channel) && isObject(channel.messages) ? channel.messages : {};
    for (const [name, message] of Object.entries(messages)) {
      found[name] = follow(asyncapi, message);
    }
  }
  return found;
}

/** What a reference within a document names, or the value itself. */
export function follow(document: JsonObject, value: Json | undefined): JsonObject {
  let current = value;
  for (let hops = 0; hops < 8; hops++) {
    if (!isObject(current)) return {};
    if (typeof current.$ref !== 'string') return current;
    current = at(document, current.$ref.slice(1));
  }
  return {};
}

function methodsOf(path: string, item: Json): [string, JsonObject][] {
  return METHODS.flatMap((method) => {
    const operation = isObject(item) ? item[method] : undefined;
    if (!isObject(operation)) return [];
    const found: [string, JsonObject] = [`${method.toUpperCase()} ${path}`.trim(), operation];
    return [found];
  });
}

function jsonBody(openapi: JsonObject, body: Json | undefined): Json {
  const { content } = follow(openapi, body);
  const media = isObject(content) ? content['application/json'] : undefined;
  return (isObject(media) ? media.schema : undefined) ?? null;
}

function resolved(
  node: NormalSchema,
  { schemas }: NormalContract,
): { schema: NormalSchema; type: string | undefined } {
  if (node.$ref === undefined) return { schema: node, type: undefined };
  const type = refName(node.$ref) ?? '';
  const { $ref, ...beside } = node;
  return { schema: { ...schemas.get(type), ...beside }, type };
}
