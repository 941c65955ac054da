/** Where the fields of the schemas occur: in which request, response or message, and how deep. */
import { refName } from '../flatten.ts';
import { at, isObject } from '../pointer.ts';
import type { Json, JsonObject, NormalContract, NormalSchema } from '../schema.ts';
import { branchesOf } from '../tag.ts';

export type RootKind = 'request' | 'response' | 'message' | 'notification';

/** A body, a query or a message: what fields are reached from. */
export interface Root {
  kind: RootKind;
  /** What it is called: `POST /v2/live`, or a message's title. */
  title: string;
  /** What it is for. */
  summary: string;
  schema: string;
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
}

const METHODS = ['get', 'post', 'put', 'delete', 'patch'];

/** What is sent to the service and what comes back, in the order of the documents. */
export function rootsOf({ contract, schemas }: NormalContract): Root[] {
  const { openapi, asyncapi } = contract;
  const found: Root[] = [];
  const add = (kind: RootKind, title: string, summary: Json | undefined, schema: Json): void => {
    const name = isObject(schema) ? refName(String(schema.$ref)) : undefined;
    if (name === undefined || found.some((root) => root.kind === kind && root.schema === name)) {
      return;
    }
    found.push({ kind, title, summary: String(summary ?? ''), schema: name });
  };
  for (const [title, operation] of operationsOf(openapi)) {
    const { operationId, summary } = operation;
    const query = `${capital(String(operationId))}Query`;
    if (schemas.has(query)) {
      add('request', title, summary, { $ref: `#/components/schemas/${query}` });
    }
    add('request', title, summary, jsonBody(openapi, operation.requestBody));
    for (const response of Object.values(operation.responses ?? {})) {
      add('response', title, summary, jsonBody(openapi, response));
    }
  }
  for (const message of Object.values(messagesOf(asyncapi))) {
    add('message', String(message.title ?? message.name), message.summary, message.payload ?? null);
  }
  for (const [title, operation] of notificationsOf(openapi)) {
    add('notification', title, operation.summary, jsonBody(openapi, operation.requestBody));
  }
  return found;
}

/** Every field that is reached from `root`, each path once. */
export function fieldsOf(normal: NormalContract, root: Root): Field[] {
  const fields = new Map<string, Field>();
  const visit = (
    node: NormalSchema,
    path: string,
    owner: string,
    ownerPath: string,
    open: string[],
  ): void => {
    if (node.$ref !== undefined) {
      const name = refName(node.$ref) ?? '';
      const schema = normal.schemas.get(name);
      if (schema && !open.includes(name)) visit(schema, path, name, '', [...open, name]);
      return;
    }
    for (const [key, property] of Object.entries(node.properties ?? {})) {
      const step = path === '' ? key : `${path}.${key}`;
      const ownerStep = ownerPath === '' ? key : `${ownerPath}.${key}`;
      const { schema, type } = resolved(property, normal);
      const field: Field = {
        root,
        path: step,
        owner,
        ownerPath: ownerStep,
        schema,
        type,
        required: node.required?.includes(key) ?? false,
      };
      const known = fields.get(step);
      if (!known) fields.set(step, field);
      visit(property, step, owner, ownerStep, open);
    }
    if (node.items) visit(node.items, `${path}[]`, owner, `${ownerPath}[]`, open);
    if (typeof node.additionalProperties === 'object') {
      visit(node.additionalProperties, `${path}.*`, owner, `${ownerPath}.*`, open);
    }
    for (const branch of branchesOf(node) ?? []) visit(branch, path, owner, ownerPath, open);
  };
  visit({ $ref: `#/components/schemas/${root.schema}` }, '', root.schema, '', []);
  return [...fields.values()];
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

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
