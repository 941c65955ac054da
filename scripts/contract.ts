/** The contract in memory: both documents, bundled, and the operations, messages and schemas in them. */
import {
  at,
  child,
  isJsonObject,
  type Json,
  type JsonObject,
  joinPointer,
  MAX_REFS,
  pick,
  pointerOf,
  visitObjects,
} from './json.ts';
import {
  branchesOf,
  childrenOf,
  isAlias,
  nameIn,
  referredName,
  SCHEMAS,
  type Schema,
  type SchemaPlace,
  type Schemas,
  visitSchema,
} from './schema.ts';

export const DOCUMENTS = ['openapi', 'asyncapi'] as const;

export type DocumentName = (typeof DOCUMENTS)[number];

/** The methods of a path item that are operations. */
export const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

/** A documented example of one schema. */
export interface Example {
  /** The scenario, from the file's name. */
  name: string;
  /** One line on what it shows. */
  summary: string;
  /** The file, relative to the project's root. */
  file: string;
  value: Json;
}

/** A place in a document. */
export interface DocumentPlace {
  document: DocumentName;
  /** The JSON pointer into its bundle, with references resolved. */
  pointer: string;
}

/** An object in a document: its place, its content and its documentation. */
export interface DocumentObject extends DocumentPlace {
  /** The object in the bundle, with every key that it has there. */
  node: JsonObject;
  title: string | undefined;
  summary: string | undefined;
  description: string | undefined;
  deprecated: boolean;
}

/** A body in one media type. */
export interface Media extends DocumentObject {
  /** The media type, such as `application/json`. */
  type: string;
  /** The schema as written there, often a reference. */
  schema: Schema | undefined;
  /** The name of the schema, if it is a reference to a named one. */
  schemaName: string | undefined;
}

/** A request body or a response: content by media type. */
export interface Content extends DocumentObject {
  /** The media types in the order of the document. */
  content: Media[];
  /** The preferred media type: JSON if there is one, otherwise the first. */
  preferred: Media | undefined;
}

export interface Body extends Content {
  required: boolean;
}

export interface HttpResponse extends Content {
  /** The status, such as `200`, `2XX` or `default`. */
  status: string;
  headers: Parameter[];
}

/** A parameter of a request, or a header of a response. */
export interface Parameter extends DocumentObject {
  name: string;
  in: string;
  required: boolean;
  /** How values are serialized; OpenAPI's default style if the document states none. */
  style: string;
  explode: boolean;
  schema: Schema | undefined;
}

/** An HTTP request, from the client or from the service. */
export interface HttpRequest extends DocumentObject {
  id: string;
  /** The method as HTTP writes it, such as `POST`. */
  method: string;
  parameters: Parameter[];
  requestBody: Body | undefined;
  responses: HttpResponse[];
  /** The alternative ways to authenticate: each lists the schemes that are required together, with their scopes. */
  security: JsonObject[];
}

/** A request that a client makes. */
export interface Operation extends HttpRequest {
  path: string;
  /** The name of the schema of its query, if it has query parameters. */
  queryName: string | undefined;
  callbacks: HttpNotification[];
}

/** A request that the service makes: a callback of an operation, or a webhook. */
export interface HttpNotification extends HttpRequest {
  name: string;
  /** The runtime expression for the URL; a webhook has none. */
  url: string | undefined;
}

export type Sender = 'client' | 'service';

export interface Message extends DocumentObject, Pick<Media, 'schema' | 'schemaName'> {
  name: string;
  channel: string;
  /** The media type: its own, else the document's default, else JSON. */
  contentType: string;
  /** Who sends it, according to the operations of its channel. */
  sentBy: Sender[];
}

/** An operation on a channel: the messages that one side sends. */
export interface ChannelOperation extends DocumentObject {
  name: string;
  sender: Sender;
  messages: Message[];
  /** The name of the union of its messages with named schemas, if there are any. */
  unionName: string | undefined;
  /** Whether a frame of this side is text only, or also raw bytes: one of its messages is neither JSON nor text. */
  frames: 'text' | 'text or bytes';
}

export interface Channel extends DocumentObject {
  name: string;
  messages: Message[];
  operations: ChannelOperation[];
}

/** A schema and its place. */
export interface PlacedSchema extends DocumentPlace {
  schema: Schema;
}

/** Both documents as one contract. */
export interface Contract {
  /** The bundles, for publishing. */
  openapi: JsonObject;
  asyncapi: JsonObject;
  /** The operations of the paths, in the order of the document. */
  operations: Operation[];
  webhooks: HttpNotification[];
  /** The security schemes of the REST document by name. */
  securitySchemes: Map<string, DocumentObject>;
  channels: Channel[];
  messages: Message[];
  /** Every named schema as written, and those derived from queries and from the messages of each side. */
  schemas: Schemas;
  /** The place of each named schema; if both bundles contain it, the place in the first. */
  places: Map<string, DocumentPlace>;
  /** The source of each derived schema: the parameters of an operation, or the messages of one side. */
  derived: Map<string, DocumentPlace>;
  /** The names of the schemas that only an `allOf` uses: they are merged into others, and not published. */
  parts: Set<string>;
  /** The schemas outside the components, including references: of parameters, headers, bodies and messages. */
  roots: PlacedSchema[];
  /** The documented examples by schema name, in the order of their summaries. */
  examples: Map<string, Example[]>;
}

/**
 * The contract of both bundles, which shares their objects and does not change them.
 *
 * @param examples the documented examples by schema name
 */
export function contractOf(
  openapi: JsonObject,
  asyncapi: JsonObject,
  examples: Map<string, Example[]>,
): Contract {
  const documents = { openapi, asyncapi };
  const rest = objectIn('openapi', openapi, '');
  const operations = operationsIn(rest);
  const channels = channelsIn(objectIn('asyncapi', asyncapi, ''));
  const roots = DOCUMENTS.flatMap((document) => rootSchemas(document, documents[document]));
  const schemas: Schemas = {};
  const places = new Map<string, DocumentPlace>();
  const derived = new Map<string, DocumentPlace>();
  // The first schema with a name counts: if both documents have it, it is the same in both.
  const add = (to: typeof places, name: string, schema: Schema, place: DocumentPlace) => {
    if (name === '' || Object.hasOwn(schemas, name)) return;
    schemas[name] = schema;
    to.set(name, place);
  };
  for (const document of DOCUMENTS) {
    for (const [name, schema] of Object.entries(componentSchemas(documents[document]))) {
      add(places, name, schema, { document, pointer: joinPointer(SCHEMAS, name) });
    }
  }
  const parts = partsIn(schemas, roots);
  for (const one of operations) {
    const { document, queryName = '', pointer } = one;
    add(derived, queryName, querySchema(one), { document, pointer: `${pointer}/parameters` });
  }
  for (const one of channels.flatMap((channel) => channel.operations)) {
    const { document, unionName = '', pointer } = one;
    add(derived, unionName, messageUnion(one), { document, pointer: `${pointer}/messages` });
  }
  const messages = channels.flatMap((channel) => channel.messages);
  const securitySchemes = new Map(
    entriesAt(rest, 'components').flatMap(([kind, all]) =>
      kind === 'securitySchemes' ? entriesAt(all) : [],
    ),
  );
  const webhooks = webhooksIn(rest);
  const found = { operations, webhooks, securitySchemes, channels, messages };
  return { ...documents, ...found, schemas, places, derived, parts, roots, examples };
}

/** The named schemas of a document by name. */
export function componentSchemas(document: JsonObject): Schemas {
  return (at(document, SCHEMAS) ?? {}) as Schemas;
}

/** Whether a media type is JSON, or based on it, such as `application/problem+json`. */
export function isJsonType(type: string): boolean {
  return /^[^;]*[/+]json\b/i.test(type);
}

/** OpenAPI's default style for a parameter, by its location. */
export function usualStyle(where: Json | undefined): string {
  return where === 'query' || where === 'cookie' ? 'form' : 'simple';
}

/** The requests that the service makes: the callbacks of all operations, and the webhooks. */
export function notificationsOf({ operations, webhooks }: Contract): HttpNotification[] {
  return [...operations.flatMap(({ callbacks }) => callbacks), ...webhooks];
}

/** All HTTP requests: those of the client and those of the service. */
export function requestsOf(contract: Contract): HttpRequest[] {
  return [...contract.operations, ...notificationsOf(contract)];
}

/** The bodies of a request and of its responses, in each media type. */
export function mediaOf({ requestBody, responses }: HttpRequest): Media[] {
  const all = requestBody === undefined ? responses : [requestBody, ...responses];
  return all.flatMap(({ content }) => content);
}

/** The place of a named schema in a bundle; of a derived one, the place that it would have. */
export function placeOf(
  { places, derived }: Pick<Contract, 'places' | 'derived'>,
  name: string,
): DocumentPlace {
  const { document = 'openapi' } = places.get(name) ?? derived.get(name) ?? {};
  return { document, pointer: joinPointer(SCHEMAS, name) };
}

/** Visits every schema of both documents once, as written, with its place in a bundle. */
export function visitSchemas(
  { schemas, places, roots }: Contract,
  visit: (node: Schema, place: DocumentPlace & SchemaPlace) => unknown,
): void {
  const named = [...places].map(([name, place]) => ({ ...place, schema: schemas[name] ?? {} }));
  for (const { document, pointer, schema } of [...named, ...roots]) {
    visitSchema(schema, (node, place) => visit(node, { document, ...place }), { pointer });
  }
}

/** The schemas of a document outside `components/schemas`. */
function rootSchemas(document: DocumentName, bundle: JsonObject): PlacedSchema[] {
  const roots: PlacedSchema[] = [];
  visitObjects(bundle, (node, pointer) => {
    if (pointer.startsWith(`${SCHEMAS}/`)) return false;
    const { schema, payload } = node;
    for (const [key, value] of Object.entries({ schema, payload })) {
      if (!isJsonObject(value)) continue;
      roots.push({ document, pointer: joinPointer(pointer, key), schema: value });
    }
    return true;
  });
  return roots;
}

/** The names that only an `allOf` refers to, itself or by the branches of a union in it. */
function partsIn(schemas: Schemas, roots: PlacedSchema[]): Set<string> {
  const composed = new Set<string>();
  const plain = new Set<string>();
  const visit = (node: Schema, isPart: boolean): void => {
    const name = nameIn(node);
    if (name !== undefined) (isPart ? composed : plain).add(name);
    for (const { node: inner, keyword } of childrenOf(node)) {
      const isBranch = keyword === 'oneOf' || keyword === 'anyOf';
      visit(inner, keyword === 'allOf' ? !isAlias(node) : isPart && isBranch);
    }
  };
  for (const start of [...Object.values(schemas), ...roots.map(({ schema }) => schema)]) {
    visit(start, false);
  }
  return new Set([...composed].filter((name) => !plain.has(name)));
}

function operationsIn(rest: DocumentObject): Operation[] {
  return entriesAt(rest, 'paths').flatMap(([path, item]) =>
    requestsIn(rest, item).map((request) => {
      const { id, parameters } = request;
      const hasQuery = parameters.some((one) => one.in === 'query' && one.schema);
      // `listJobs` → `ListJobsQuery`
      const queryName = hasQuery ? `${id.charAt(0).toUpperCase()}${id.slice(1)}Query` : undefined;
      const callbacks = entriesAt(request, 'callbacks', rest).flatMap(([name, callback]) =>
        entriesAt(callback, undefined, rest).flatMap(([url, one]) =>
          requestsIn(rest, one).map((sent) => ({ ...sent, name, url })),
        ),
      );
      return { ...request, path, queryName, callbacks };
    }),
  );
}

function webhooksIn(rest: DocumentObject): HttpNotification[] {
  return entriesAt(rest, 'webhooks').flatMap(([name, item]) =>
    requestsIn(rest, item).map((one) => ({ ...one, name, url: undefined })),
  );
}

/** The requests of a path item; each inherits the parameters of the item, unless it overrides them. */
function requestsIn(rest: DocumentObject, item: DocumentObject): HttpRequest[] {
  const shared = parametersIn(rest, item);
  const isSame = (one: Parameter, other: Parameter) =>
    one.name === other.name && one.in === other.in;
  return entriesAt(item, undefined, rest).flatMap(([method, operation]) => {
    if (!METHODS.includes(method)) return [];
    const own = parametersIn(rest, operation);
    const inherited = shared.filter((one) => !own.some((other) => isSame(one, other)));
    const body = partAt(rest, operation.node, 'requestBody', operation.pointer);
    const { operationId, security = rest.node.security } = operation.node;
    return {
      ...operation,
      id: asText(operationId) ?? '',
      method: method.toUpperCase(),
      parameters: [...inherited, ...own],
      requestBody: body && {
        ...body,
        required: body.node.required === true,
        ...contentIn(rest, body),
      },
      responses: entriesAt(operation, 'responses', rest).map(([status, response]) => {
        const headers = parametersIn(rest, response, 'headers');
        return { ...response, status, headers, ...contentIn(rest, response) };
      }),
      security: Array.isArray(security) ? security.filter(isJsonObject) : [],
    };
  });
}

function parametersIn(
  rest: DocumentObject,
  holder: DocumentObject,
  key = 'parameters',
): Parameter[] {
  return entriesAt(holder, key, rest).map(([entry, parameter]) => {
    const { name, in: where, required, schema, style, explode } = parameter.node;
    const stated = asText(style) ?? usualStyle(where);
    return {
      ...parameter,
      name: asText(name) ?? entry,
      in: asText(where) ?? 'header',
      required: required === true,
      style: stated,
      explode: typeof explode === 'boolean' ? explode : stated === 'form',
      schema: asSchema(schema),
    };
  });
}

function contentIn(
  rest: DocumentObject,
  holder: DocumentObject,
): Pick<Content, 'content' | 'preferred'> {
  const content = entriesAt(holder, 'content', rest).map(([type, media]): Media => {
    const schema = asSchema(media.node.schema);
    return { ...media, type, schema, schemaName: referredName(schema) };
  });
  const json = content.find(({ type }) => type === 'application/json');
  const likeJson = content.find(({ type }) => isJsonType(type));
  return { content, preferred: json ?? likeJson ?? content[0] };
}

function channelsIn(live: DocumentObject): Channel[] {
  const operations = entriesAt(live, 'operations');
  const usualType = asText(live.node.defaultContentType) ?? 'application/json';
  return entriesAt(live, 'channels').map(([name, channel]) => {
    const messages = entriesAt(channel, 'messages', live).map(([key, message]): Message => {
      const schema = asSchema(message.node.payload);
      return {
        ...message,
        name: key,
        channel: name,
        contentType: asText(message.node.contentType) ?? usualType,
        schema,
        schemaName: referredName(schema),
        sentBy: [],
      };
    });
    const own = operations.flatMap(([key, operation]) => {
      const isHere = partAt(live, operation.node, 'channel')?.pointer === channel.pointer;
      return isHere ? [channelOperation(live, key, operation, messages)] : [];
    });
    return { ...channel, name, messages, operations: own };
  });
}

/** An operation of a channel; if it lists no messages, it has all those of the channel. */
function channelOperation(
  live: DocumentObject,
  name: string,
  operation: DocumentObject,
  messages: Message[],
): ChannelOperation {
  // The AsyncAPI document describes the service: what the service receives, the client sends.
  const sender: Sender = operation.node.action === 'receive' ? 'client' : 'service';
  const named = entriesAt(operation, 'messages', live).map(([, { pointer }]) => pointer);
  const own =
    operation.node.messages === undefined
      ? messages
      : named.flatMap((place) => messages.find(({ pointer }) => pointer === place) ?? []);
  for (const { sentBy } of own) {
    if (!sentBy.includes(sender)) sentBy.push(sender);
  }
  const hasNamed = own.some(({ schemaName }) => schemaName);
  // `sendNews` → `News`
  const unionName = hasNamed ? name.replace(/^(send|receive)/, '') : undefined;
  const isText = ({ contentType }: Message) =>
    isJsonType(contentType) || contentType.startsWith('text/');
  const frames = own.every(isText) ? 'text' : 'text or bytes';
  return { ...operation, name, sender, messages: own, unionName, frames };
}

/**
 * The objects in an object, or under one of its keys, by name; without extensions, where the standard allows them.
 *
 * @param root the document, if `holder` is not the whole of it
 */
function entriesAt(
  holder: DocumentObject,
  key?: string,
  root: DocumentObject = holder,
): [string, DocumentObject][] {
  const parent = key === undefined ? holder.node : holder.node[key];
  const pointer = key === undefined ? holder.pointer : joinPointer(holder.pointer, key);
  if (typeof parent !== 'object' || parent === null) return [];
  return Object.keys(parent).flatMap((name): [string, DocumentObject][] => {
    const mayExtend = key === undefined || key === 'paths' || key === 'responses';
    const isExtension = mayExtend && name.startsWith('x-');
    const found = isExtension ? undefined : partAt(root, parent, name, pointer);
    return found === undefined ? [] : [[name, found]];
  });
}

/** The object under a key, with references resolved. */
function partAt(
  { document, node: root }: DocumentObject,
  holder: Json,
  key: string,
  pointer = '',
): DocumentObject | undefined {
  let value = child(holder, key);
  let place = joinPointer(pointer, key);
  for (let step = 0; step < MAX_REFS; step++) {
    if (!isJsonObject(value) || typeof value.$ref !== 'string') break;
    place = pointerOf(value.$ref);
    value = at(root, place);
  }
  return isJsonObject(value) ? objectIn(document, value, place) : undefined;
}

function objectIn(document: DocumentName, node: JsonObject, pointer: string): DocumentObject {
  return {
    document,
    pointer,
    node,
    title: asText(node.title),
    summary: asText(node.summary),
    description: asText(node.description),
    deprecated: node.deprecated === true,
  };
}

function asText(value: Json | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function asSchema(value: Json | undefined): Schema | undefined {
  return isJsonObject(value) ? value : undefined;
}

/** The query parameters of an operation as one object, each with its own annotations. */
function querySchema({ id, parameters }: Operation): Schema {
  const query = parameters.filter((one) => one.in === 'query' && one.schema);
  const required = query.filter((one) => one.required).map(({ name }) => name);
  const fields = query.map(({ name, node, schema = {} }): [string, Schema] => {
    const own: Schema = pick(node, (key) => /^(description|deprecated|x-.*)$/.test(key));
    return [name, schema.$ref === undefined ? { ...schema, ...own } : { ...own, allOf: [schema] }];
  });
  return {
    description: `The query parameters of ${id}.`,
    type: 'object',
    ...(required.length > 0 && { required }),
    properties: Object.fromEntries(fields),
  };
}

/** The union of the named schemas of messages, which several messages may share. */
function messageUnion({ summary, messages }: ChannelOperation): Schema {
  const payloads = new Map(
    messages.flatMap(({ schemaName, schema }): [string, Schema][] =>
      schemaName && schema ? [[schemaName, schema]] : [],
    ),
  );
  const keyword = payloads.size > 1 ? 'oneOf' : 'allOf';
  const union: Schema = { [keyword]: [...payloads.values()] };
  return { ...(summary !== undefined && { description: summary }), ...union };
}

/** The name or the title of a branch of a named union as it is written. */
export function writtenBranch({ schemas }: Contract, union: string, index: number): string {
  const branch = branchesOf(schemas[union] ?? {})[index] ?? {};
  return nameIn(branch) ?? branch.title ?? `branch ${index + 1}`;
}
