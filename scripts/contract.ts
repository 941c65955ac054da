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

/** An object in a bundle. */
export interface DocumentPlace {
  document: DocumentName;
  /** The JSON pointer into the bundle, with references resolved. */
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

/** A parameter of a query, with OpenAPI's default style if the document states none. */
export interface Parameter extends Place {
  name: string;
  required: boolean;
  style: string;
  explode: boolean;
  schema: Schema;
}

/** A request that a client makes. */
export interface Operation extends Place {
  id: string;
  /** The method as HTTP writes it, such as `POST`. */
  method: string;
  path: string;
  summary: string;
  query: Parameter[];
  /** The name of the schema of its query, if it has one: `ListJobsQuery` for `listJobs`. */
  queryName: string | undefined;
}

/** The content of a request or a response in one media type. */
export interface Body extends Place {
  /** The name of its schema, if it is a named one. */
  schemaName: string | undefined;
}

export type Sender = 'client' | 'service';

export interface Message extends Body {
  name: string;
  title: string;
  summary: string;
  contentType: string;
  /** Who sends it, according to the operations. */
  sentBy: Sender[];
}

/** The messages that one side sends. */
export interface Side extends Place {
  /** The name of the union of its messages: `News` for `sendNews`. */
  name: string;
  sender: Sender;
  messages: Message[];
  /** Whether one of its messages is neither JSON nor text. */
  hasBytes: boolean;
}

/** A schema in a bundle. */
export interface PlacedSchema extends DocumentPlace {
  schema: Schema;
}

export interface Contract {
  openapi: JsonObject;
  asyncapi: JsonObject;
  operations: Operation[];
  bodies: Body[];
  messages: Message[];
  sides: Side[];
  /** Every named schema as written, and those made of queries and of the messages of each side. */
  schemas: Schemas;
  /** The names of the schemas that only an `allOf` uses: they are merged into other schemas and not published. */
  parts: Set<string>;
  /** Every schema that is written, and the unions of messages. */
  placed: PlacedSchema[];
  /** The documented examples by schema name, in the order of their summaries. */
  examples: Map<string, Example[]>;
}

/** The contract of both bundles, which shares their objects and does not change them. */
export function contractOf(
  openapi: JsonObject,
  asyncapi: JsonObject,
  examples: Map<string, Example[]>,
): Contract {
  const operations = operationsIn(openapi);
  const messages = messagesIn(asyncapi);
  const sides = sidesIn(asyncapi, messages);
  const documents = { openapi, asyncapi };
  const named = DOCUMENTS.flatMap((document) =>
    Object.entries((at(documents[document], SCHEMAS) ?? {}) as Schemas).map(([name, schema]) => {
      return { document, pointer: joinPointer(SCHEMAS, name), name, schema };
    }),
  );
  const schemas: Schemas = {};
  for (const one of operations) if (one.queryName) schemas[one.queryName] = querySchema(one);
  for (const side of sides) schemas[side.name] = unionOf(side);
  const placed: PlacedSchema[] = [
    ...named,
    ...DOCUMENTS.flatMap((document) => schemasOutside(document, documents[document])),
    ...sides.map((side) => ({
      ...side,
      schema: unionOf(side),
      pointer: `${side.pointer}/messages`,
    })),
  ];
  // If both documents have a schema, it is the same in both.
  for (const { name, schema } of named) schemas[name] = schema;
  const bodies = bodiesIn(openapi);
  const parts = partsIn(placed);
  return { ...documents, operations, bodies, messages, sides, schemas, parts, placed, examples };
}

/** The object at a place with its references resolved; undefined if there is none. */
function objectAt(document: DocumentName, root: JsonObject, pointer: string): Place | undefined {
  const node = at(root, pointer);
  if (!isJsonObject(node)) return undefined;
  if (typeof node.$ref === 'string') return objectAt(document, root, node.$ref.slice(1));
  return { document, pointer, node };
}

/** The objects in a map or a list, by key. */
function entriesAt(document: DocumentName, root: JsonObject, pointer: string): [string, Place][] {
  const keys = Object.keys(Object(at(root, pointer)));
  return keys.flatMap((key) => {
    const found = objectAt(document, root, joinPointer(pointer, key));
    return found ? [[key, found]] : [];
  });
}

function operationsIn(openapi: JsonObject): Operation[] {
  const entries = (pointer: string) => entriesAt('openapi', openapi, pointer);
  return entries('/paths').flatMap(([path, item]) =>
    entries(item.pointer).flatMap(([method, operation]) => {
      if (!/^(get|put|post|delete|options|head|patch|trace)$/.test(method)) return [];
      const { operationId, summary = '' } = operation.node;
      const id = String(operationId);
      const own = [item, operation].flatMap(({ pointer }) => entries(`${pointer}/parameters`));
      const query = own.flatMap(([, one]) => (one.node.in === 'query' ? parameterOf(one) : []));
      const queryName = query.length > 0 ? `${id[0]?.toUpperCase()}${id.slice(1)}Query` : undefined;
      const shown = { id, method: method.toUpperCase(), path, summary: String(summary) };
      return { ...operation, ...shown, query, queryName };
    }),
  );
}

function parameterOf(place: Place): Parameter {
  const { name, required, schema, style = 'form', explode } = place.node;
  return {
    ...place,
    name: String(name),
    required: required === true,
    style: String(style),
    explode: typeof explode === 'boolean' ? explode : style === 'form',
    schema: (schema ?? {}) as Schema,
  };
}

/** The query parameters of an operation as one object, each with its own annotations. */
function querySchema({ id, query }: Operation): Schema {
  const required = query.filter((one) => one.required).map(({ name }) => name);
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

/** The bodies of all requests and responses, with those of callbacks and webhooks. */
function bodiesIn(openapi: JsonObject): Body[] {
  const bodies: Body[] = [];
  visitObjects(openapi, (node, place) => {
    for (const [, body] of entriesAt('openapi', openapi, `${place}/content`))
      bodies.push({ ...body, schemaName: nameIn((body.node.schema ?? {}) as Schema) });
    return !place.startsWith(`${SCHEMAS}/`);
  });
  return bodies;
}

function messagesIn(asyncapi: JsonObject): Message[] {
  const { defaultContentType = 'application/json' } = asyncapi;
  const channels = entriesAt('asyncapi', asyncapi, '/channels');
  return channels.flatMap(([, channel]) =>
    entriesAt('asyncapi', asyncapi, `${channel.pointer}/messages`).map(([name, message]) => {
      const { title = name, summary = '', payload = {}, contentType } = message.node;
      return {
        ...message,
        name,
        title: String(title),
        summary: String(summary),
        contentType: String(contentType ?? defaultContentType),
        schemaName: nameIn(payload as Schema),
        sentBy: [],
      };
    }),
  );
}

/** The operations of the AsyncAPI document; notes in each message who sends it. */
function sidesIn(asyncapi: JsonObject, messages: Message[]): Side[] {
  return entriesAt('asyncapi', asyncapi, '/operations').map(([key, operation]) => {
    // The document describes the service: the client sends what the service receives.
    const sender = operation.node.action === 'receive' ? 'client' : 'service';
    const places = entriesAt('asyncapi', asyncapi, `${operation.pointer}/messages`);
    const own = places.flatMap(
      ([, place]) => messages.find(({ pointer }) => pointer === place.pointer) ?? [],
    );
    for (const { sentBy } of own) if (!sentBy.includes(sender)) sentBy.push(sender);
    const hasBytes = own.some(({ contentType }) => !/^text\/|[/+]json\b/.test(contentType));
    return {
      ...operation,
      name: key.replace(/^(send|receive)/, ''),
      sender,
      messages: own,
      hasBytes,
    };
  });
}

/** The union of the schemas of the messages of a side. */
function unionOf({ node, messages }: Side): Schema {
  const names = new Set(messages.flatMap(({ schemaName }) => schemaName ?? []));
  const [only, ...more] = Array.from(names, refTo);
  const union = only && (more.length > 0 ? { oneOf: [only, ...more] } : only);
  return { ...(node.summary !== undefined && { description: String(node.summary) }), ...union };
}

/** The schemas of a document outside `components/schemas`. */
function schemasOutside(document: DocumentName, bundle: JsonObject): PlacedSchema[] {
  const found: PlacedSchema[] = [];
  visitObjects(bundle, (node, pointer) => {
    if (pointer.startsWith(`${SCHEMAS}/`)) return false;
    for (const key of ['schema', 'payload']) {
      const schema = node[key];
      if (isJsonObject(schema)) found.push({ document, pointer: `${pointer}/${key}`, schema });
    }
    return true;
  });
  return found;
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
