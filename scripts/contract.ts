/** Both bundles as one contract: the requests, messages and schemas in them. */
import {
  at,
  isJsonObject,
  type Json,
  type JsonObject,
  joinPointer,
  pick,
  visitObjects,
} from './json.ts';
import { childrenOf, nameIn, refTo, SCHEMAS, type Schema, type Schemas } from './schema.ts';

export const DOCUMENTS = ['openapi', 'asyncapi'] as const;

export type DocumentName = (typeof DOCUMENTS)[number];

/** A place in a bundle, with references resolved. */
export interface DocumentPlace {
  document: DocumentName;
  pointer: string;
}

interface Place extends DocumentPlace {
  node: JsonObject;
}

/** A documented example of one schema. */
export interface Example {
  /** The scenario, from the file's name. */
  name: string;
  /** One line about the example. */
  summary: string;
  /** The file, relative to the project's root. */
  file: string;
  value: Json;
}

export type Sender = 'client' | 'service';

export type Operation = ReturnType<typeof operationsIn>[number];
export type Message = ReturnType<typeof messagesIn>[number];
export type Side = ReturnType<typeof sidesIn>[number];
export type Contract = ReturnType<typeof contractOf>;

/** A schema in a bundle. */
export interface PlacedSchema extends DocumentPlace {
  schema: Schema;
}

/** The contract of both bundles, which shares their objects and does not change them. */
export function contractOf(
  openapi: JsonObject,
  asyncapi: JsonObject,
  examples: Map<string, Example[]>,
) {
  const documents = { openapi, asyncapi };
  const operations = operationsIn(openapi);
  const messages = messagesIn(asyncapi);
  const sides = sidesIn(asyncapi, messages);
  // As written, and those made of queries and of the messages of each side.
  const schemas: Schemas = {};
  for (const one of operations) if (one.queryName) schemas[one.queryName] = querySchema(one);
  for (const { name, schema } of sides) schemas[name] = schema;
  // Every schema that is written, and the unions of messages.
  const placed: PlacedSchema[] = [];
  const bodies: (Place & { schemaName: string | undefined })[] = [];
  for (const document of DOCUMENTS) {
    const { [document]: root } = documents;
    // If both documents have a schema, it is the same in both.
    for (const [name, schema] of Object.entries((at(root, SCHEMAS) ?? {}) as Schemas)) {
      placed.push({ document, pointer: joinPointer(SCHEMAS, name), schema });
      schemas[name] = schema;
    }
    visitObjects(root, (node, pointer) => {
      if (pointer.startsWith(`${SCHEMAS}/`)) return false;
      for (const key of ['schema', 'payload']) {
        const schema = node[key] as Schema;
        if (isJsonObject(schema)) placed.push({ document, pointer: `${pointer}/${key}`, schema });
      }
      for (const [, body] of entriesAt(document, root, `${pointer}/content`))
        bodies.push({ ...body, schemaName: nameIn((body.node.schema ?? {}) as Schema) });
      return true;
    });
  }
  for (const side of sides) placed.push({ ...side, pointer: `${side.pointer}/messages` });
  const parts = partsIn(placed);
  return { ...documents, operations, bodies, messages, sides, schemas, parts, placed, examples };
}

/** The objects in a map or a list, by key, with references resolved. */
function entriesAt(document: DocumentName, root: JsonObject, holder: string): [string, Place][] {
  return Object.keys(Object(at(root, holder))).flatMap((key): [string, Place][] => {
    let pointer = joinPointer(holder, key);
    let node = at(root, pointer);
    while (isJsonObject(node) && typeof node.$ref === 'string') {
      pointer = node.$ref.slice(1);
      node = at(root, pointer);
    }
    return isJsonObject(node) ? [[key, { document, pointer, node }]] : [];
  });
}

/** The requests that a client makes, with the parameters of their queries. */
function operationsIn(openapi: JsonObject) {
  const entries = (pointer: string) => entriesAt('openapi', openapi, pointer);
  return entries('/paths').flatMap(([path, item]) =>
    entries(item.pointer).flatMap(([method, operation]) => {
      if (!/^(get|put|post|delete|options|head|patch|trace)$/.test(method)) return [];
      const { operationId: id, summary = '' } = operation.node as Record<string, string>;
      const parameters = [item, operation].flatMap(({ pointer }) =>
        entries(`${pointer}/parameters`),
      );
      const query = parameters.flatMap(([, place]) => {
        const { name, schema = {} } = place.node as object as { name: string; schema?: Schema };
        return place.node.in === 'query' ? { ...place, name, schema } : [];
      });
      const queryName =
        query.length > 0 ? `${id?.[0]?.toUpperCase()}${id?.slice(1)}Query` : undefined;
      return {
        ...operation,
        id: id ?? '',
        method: method.toUpperCase(),
        path,
        summary,
        query,
        queryName,
      };
    }),
  );
}

/** The query parameters of an operation as one object, each with its own annotations. */
function querySchema({ id, query }: Operation): Schema {
  const required = query.filter(({ node }) => node.required === true).map(({ name }) => name);
  const fields = query.map(({ name, node, schema }): [string, Schema] => {
    return [
      name,
      { ...schema, ...pick(node, (key) => /^(description|deprecated|x-.*)$/.test(key)) },
    ];
  });
  return {
    description: `The query parameters of ${id}.`,
    type: 'object',
    ...(required.length > 0 && { required }),
    properties: Object.fromEntries(fields),
  };
}

/** The messages of all channels; `sentBy` is filled in by their operations. */
function messagesIn(asyncapi: JsonObject) {
  const usual = asyncapi.defaultContentType ?? 'application/json';
  return entriesAt('asyncapi', asyncapi, '/channels').flatMap(([, channel]) =>
    entriesAt('asyncapi', asyncapi, `${channel.pointer}/messages`).map(([name, message]) => {
      const { title = name, summary = '', payload = {}, contentType = usual } = message.node;
      const schemaName = nameIn(payload as Schema);
      const shown = {
        title: String(title),
        summary: String(summary),
        contentType: String(contentType),
      };
      return { ...message, name, ...shown, schemaName, sentBy: [] as Sender[] };
    }),
  );
}

/** The messages that each side sends, with the union of their schemas: `News` for `sendNews`. */
function sidesIn(asyncapi: JsonObject, messages: Message[]) {
  return entriesAt('asyncapi', asyncapi, '/operations').map(([key, operation]) => {
    // The document describes the service: the client sends what the service receives.
    const sender: Sender = operation.node.action === 'receive' ? 'client' : 'service';
    const places = entriesAt('asyncapi', asyncapi, `${operation.pointer}/messages`);
    const own = messages.filter((one) => places.some(([, { pointer }]) => pointer === one.pointer));
    for (const { sentBy } of own) if (!sentBy.includes(sender)) sentBy.push(sender);
    const names = new Set(own.flatMap(({ schemaName }) => schemaName ?? []));
    const [only, ...more] = Array.from(names, refTo);
    const description = operation.node.summary as string | undefined;
    const name = key.replace(/^(send|receive)/, '');
    const hasBytes = own.some(({ contentType }) => !/^text\/|[/+]json\b/.test(contentType));
    return {
      ...operation,
      id: key,
      name,
      sender,
      messages: own,
      // The name of the type of its frames, if some of them are bytes.
      frame: hasBytes ? name.replace(/(Message)?$/, 'Frame') : undefined,
      schema: {
        ...(description !== undefined && { description }),
        ...(only && (more.length > 0 ? { oneOf: [only, ...more] } : only)),
      },
    };
  });
}

/** The names that only an `allOf` refers to, itself or by the branches of a union in it. */
function partsIn(placed: PlacedSchema[]): Set<string> {
  const parts = new Set<string>();
  const whole = new Set<string>();
  const visit = (node: Schema, isPart: boolean): void => {
    const name = nameIn(node);
    if (name !== undefined) (isPart ? parts : whole).add(name);
    for (const { node: inner, keyword } of childrenOf(node))
      visit(inner, keyword === 'allOf' || (isPart && /^(one|any)Of$/.test(keyword)));
  };
  for (const { schema } of placed) visit(schema, false);
  return new Set([...parts].filter((name) => !whole.has(name)));
}
