/** The contract in memory, which `read/contract.ts` creates from both bundles, and functions that query it. */
import { at, type Json, type JsonObject, joinPointer } from './json.ts';
import { SCHEMAS, type Schema, type SchemaPlace, type Schemas, visitSchema } from './schema.ts';

export const DOCUMENTS = ['openapi', 'asyncapi'] as const;

export type DocumentName = (typeof DOCUMENTS)[number];

/** The methods of a path item that are operations. */
export const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

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
}

export interface HttpResponse extends Content {
  /** The status, such as `200`, `2XX` or `default`. */
  status: string;
}

/** A parameter of a request. */
export interface Parameter extends DocumentObject {
  name: string;
  in: string;
  required: boolean;
  /** How values are serialized; OpenAPI's default style if the document states none. */
  style: string;
  /** Whether each item of a list is a separate parameter; OpenAPI's default if the document states none. */
  explode: boolean;
  schema: Schema | undefined;
}

/** An HTTP request, from the client or from the service. */
export interface HttpRequest extends DocumentObject {
  id: string;
  /** The method as HTTP writes it, such as `POST`. */
  method: string;
  parameters: Parameter[];
  requestBody: Content | undefined;
  responses: HttpResponse[];
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
  /** `text or bytes` if one of its messages is neither JSON nor text. */
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
  /** The bundles themselves. */
  openapi: JsonObject;
  asyncapi: JsonObject;
  /** The operations of the paths, in the order of the document. */
  operations: Operation[];
  webhooks: HttpNotification[];
  channels: Channel[];
  messages: Message[];
  /** Every named schema as written, and the schemas derived from queries and from the messages of each side. */
  schemas: Schemas;
  /** The place of each named schema; if both bundles contain it, the place in the first. */
  places: Map<string, DocumentPlace>;
  /** The source of each derived schema: the parameters of an operation, or the messages of one side. */
  derived: Map<string, DocumentPlace>;
  /** The names of the schemas that only an `allOf` uses: they are merged into other schemas and not published. */
  parts: Set<string>;
  /** The schemas outside the components, including references: of parameters, headers, bodies and messages. */
  roots: PlacedSchema[];
  /** The documented examples by schema name, in the order of their summaries. */
  examples: Map<string, Example[]>;
}

/** The named schemas of a document by name. */
export function componentSchemas(document: JsonObject): Schemas {
  return (at(document, SCHEMAS) ?? {}) as Schemas;
}

/** The media type of a form with files. */
export const FORM = 'multipart/form-data';

/** Whether a media type is JSON or based on JSON, such as `application/problem+json`. */
export function isJsonType(type: string): boolean {
  return /^[^;]*[/+]json\s*(;|$)/i.test(type);
}

/** All HTTP requests: of the client, and in callbacks and webhooks, of the service. */
export function requestsOf({ operations, webhooks }: Contract): HttpRequest[] {
  return [...operations, ...operations.flatMap(({ callbacks }) => callbacks), ...webhooks];
}

/** The bodies of a request and of its responses, in each media type. */
export function mediaOf({ requestBody, responses }: HttpRequest): Media[] {
  const all = requestBody === undefined ? responses : [requestBody, ...responses];
  return all.flatMap(({ content }) => content);
}

/** The place of a named schema in a bundle; for a derived schema, the place that it would have. */
export function placeOfSchema(
  { places, derived }: Pick<Contract, 'places' | 'derived'>,
  name: string,
): DocumentPlace {
  const { document = 'openapi' } = places.get(name) ?? derived.get(name) ?? {};
  return { document, pointer: joinPointer(SCHEMAS, name) };
}

/** Every schema of both documents once, as written, with its place in a bundle. */
export function writtenSchemas({ schemas, places, roots }: Contract): PlacedSchema[] {
  const named = [...places].map(([name, place]) => ({ ...place, schema: schemas[name] ?? {} }));
  return [...named, ...roots];
}

/** Visits placed schemas and every schema in them. */
export function visitPlaced(
  starts: readonly PlacedSchema[],
  visit: (node: Schema, place: DocumentPlace & SchemaPlace) => unknown,
): void {
  for (const { document, pointer, schema } of starts) {
    visitSchema(schema, (node, place) => visit(node, { document, ...place }), { pointer });
  }
}
