/** The contract in memory: both documents as typed objects, with references outside schemas resolved. */
import { BUNDLE, type Finding } from './finding.ts';
import type { Json, JsonObject } from './json.ts';
import { joinPointer } from './pointer.ts';
import {
  branchesOf,
  type NormalSchema,
  type NormalSchemas,
  refName,
  SCHEMAS,
  type Schema,
  type SchemaPlace,
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
  /** The object in the bundle, including keys that the model has no field for. */
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

/** Whether a media type is JSON, or based on it, such as `application/problem+json`. */
export function isJsonType(type: string): boolean {
  return /^[^;]*[/+]json\b/i.test(type);
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

/** OpenAPI's default style for a parameter, by its location. */
export function usualStyle(where: Json | undefined): string {
  return where === 'query' || where === 'cookie' ? 'form' : 'simple';
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
  /** The name of its query schema, if it has query parameters. */
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
}

export interface Channel extends DocumentObject {
  name: string;
  messages: Message[];
  operations: ChannelOperation[];
}

/** A schema outside the components: of a parameter, a header, a body or a message. */
export interface RootSchema extends DocumentPlace {
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
  /** Every named schema of both documents, and the derived schemas for queries and unions of messages. */
  schemas: Map<string, Schema>;
  /** The place of each named schema; if both bundles contain it, the place in the first. */
  places: Map<string, DocumentPlace>;
  /** The source of each derived schema: the parameters of an operation, or the messages of one side. */
  derived: Map<string, DocumentPlace>;
  /** The schemas outside the components, including references. */
  roots: RootSchema[];
  fragments: Set<string>;
  /** The documented examples by schema name. */
  examples: Map<string, Example[]>;
}

/** The profiles, from the narrowest to the widest: each accepts whatever the one before it accepts. */
export const PROFILES = ['strict', 'contract', 'tolerant'] as const;

export type Profile = (typeof PROFILES)[number];

/** The schemas of a contract in one profile. */
export interface NormalContract {
  contract: Contract;
  profile: Profile;
  /** The public schemas by name. */
  schemas: Map<string, NormalSchema>;
  /** The schemas outside the components by their pointers, such as `/paths/~1notes/…/schema`. */
  roots: Map<string, NormalSchema>;
}

/** All schemas of a normal contract, keyed by name or by pointer. */
export function allSchemas({ schemas, roots }: NormalContract): NormalSchemas {
  return new Map([...schemas, ...roots]);
}

/** A normal contract from schemas keyed by name or by pointer. */
export function normalContract(
  contract: Contract,
  profile: Profile,
  all: NormalSchemas,
): NormalContract {
  const schemas = new Map<string, NormalSchema>();
  const roots = new Map<string, NormalSchema>();
  for (const [key, schema] of all) {
    const target = key.startsWith('/') ? roots : schemas;
    target.set(key, schema);
  }
  return { contract, profile, schemas, roots };
}

/** Applies `change` to each schema and keeps the names. */
export function mapSchemas<From, To>(
  schemas: ReadonlyMap<string, From>,
  change: (schema: From, name: string) => To,
): Map<string, To> {
  return new Map([...schemas].map(([name, schema]) => [name, change(schema, name)]));
}

/** Visits every schema of both documents once, with its place in a bundle. */
export function visitSchemas(
  { schemas, places, roots }: Contract,
  visit: (node: Schema, place: DocumentPlace & SchemaPlace) => unknown,
): void {
  const named = [...places].map(([name, place]) => ({ ...place, schema: schemas.get(name) ?? {} }));
  for (const { document, pointer, schema } of [...named, ...roots]) {
    visitSchema(schema, (node, place) => visit(node, { document, ...place }), { pointer });
  }
}

/** A finding at a place in a document, or at the pointer `below` it. */
export function findingAt(
  { document, pointer }: DocumentPlace,
  message: string,
  below = '',
): Finding {
  return { file: document, location: pointer + below, message };
}

/** What is wrong with a schema, and at which pointer below it. */
export type Problem = readonly [message: string, below?: string];

/** Findings for the problems that `find` sees in the schemas of both documents, each visited once. */
export function findInDocuments(
  contract: Contract,
  find: (node: Schema, place: DocumentPlace & SchemaPlace) => Iterable<Problem>,
): Finding[] {
  const findings: Finding[] = [];
  visitSchemas(contract, (node, place) => {
    for (const [message, below] of find(node, place)) {
      findings.push(findingAt(place, message, below));
    }
  });
  return findings;
}

/** Findings for the problems that `find` sees in the nodes of schemas in the normal form, by name or by pointer. */
export function findInSchemas(
  schemas: NormalSchemas,
  find: (node: NormalSchema, place: SchemaPlace) => Iterable<Problem>,
): Finding[] {
  const findings: Finding[] = [];
  for (const [key, schema] of schemas) {
    const pointer = key.startsWith('/') ? key : joinPointer(SCHEMAS, key);
    const visit = (node: NormalSchema, place: SchemaPlace) => {
      for (const [message, below = ''] of find(node, place)) {
        findings.push({ file: BUNDLE, location: place.pointer + below, message });
      }
    };
    visitSchema(schema, visit, { pointer });
  }
  return findings;
}

/** The name or the title of a branch of a named union as it is written; types have that of the union before it. */
export function writtenBranch({ schemas }: Contract, union: string, index: number): string {
  const { $ref, title } = branchesOf(schemas.get(union) ?? {})[index] ?? {};
  return refName($ref) ?? title ?? `branch ${index + 1}`;
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

/** The requests that the service makes: the callbacks of all operations, and the webhooks. */
export function notificationsOf({ operations, webhooks }: Contract): HttpNotification[] {
  return [...operations.flatMap(({ callbacks }) => callbacks), ...webhooks];
}
