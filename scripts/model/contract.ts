/** A contract: the requests, messages, and schemas of both documents. */
import { at, isJsonObject, type Json, type JsonObject, joinPointer } from '../base/json.ts';
import type { BundlePlace, DocumentName } from '../base/problem.ts';
import { pointerBehind } from '../base/references.ts';
import type { Schema, Schemas } from './schema.ts';
import type { Sender } from './visit.ts';

/** An object in a bundle. */
interface BundleNode extends BundlePlace {
  node: JsonObject;
}

/** A schema in a bundle. */
export interface PlacedSchema extends BundlePlace {
  /** With every `allOf` in it merged. */
  schema: Schema;
  /** As it is in the bundle, with places. */
  written: Schema;
  /** Its name among the components; none for a schema in place. */
  name?: string;
}

/** A documented example of one schema. */
export interface Example {
  /** The scenario: the key in the file. */
  name: string;
  /** One line about the example. */
  summary: string;
  /** The file, relative to the project's root. */
  file: string;
  value: Json;
}

/** A parameter of a query. */
export interface QueryField extends BundleNode {
  name: string;
}

/** A request that a client makes. */
export interface Operation extends BundleNode {
  id: string;
  method: string;
  path: string;
  summary: string;
  /** Those of the operation, and those of its path. */
  parameters: BundleNode[];
  query: QueryField[];
  /** The name of the schema of the query, if there is one. */
  queryName: string | undefined;
}

/** A body of a request or a response in one media type, with its schema, merged and as it is written. */
export interface Body extends BundlePlace {
  sender: Sender;
  schemaName: string | undefined;
  schema: Schema;
  written: Schema;
}

/** A message of a channel. */
export interface Message extends BundleNode {
  name: string;
  contentType: string;
  schemaName: string | undefined;
}

/** The messages that one side sends, with the union of their schemas: `News` for `sendNews`. */
export interface MessageGroup extends BundlePlace {
  id: string;
  name: string;
  sender: Sender;
  messages: Message[];
  /** The name of the type of its frames, if some of them are bytes. */
  frame: string | undefined;
  schema: Schema;
}

/** The bundle of each document. */
export type Bundles = Record<DocumentName, JsonObject>;

/** The contract from which everything is generated. */
export interface Contract extends Bundles {
  operations: Operation[];
  bodies: Body[];
  messages: Message[];
  messageGroups: MessageGroup[];
  /** The documented examples by the name of their schema. */
  examples: Map<string, Example[]>;
  /** The named schemas, without those that only an `allOf` uses, and those made of queries and of groups of messages. */
  schemas: Schemas;
  /** Every schema in the bundles, and the unions of messages. */
  placed: PlacedSchema[];
}

/** The objects in a map or a list, by key, with references resolved. */
export function entriesAt(
  document: DocumentName,
  root: JsonObject,
  holder: string,
): [string, BundleNode][] {
  return Object.keys(Object(at(root, holder))).flatMap((key): [string, BundleNode][] => {
    const pointer = pointerBehind(joinPointer(holder, key), root);
    const node = at(root, pointer);
    return isJsonObject(node) ? [[key, { document, pointer, node }]] : [];
  });
}

/** The schemas of the bundles without those that only an `allOf` uses. */
export function publishedSchemas({ placed, schemas }: Contract): Schema[] {
  const published = placed.filter(({ name }) => name === undefined || name in schemas);
  return published.map(({ schema }) => schema);
}

/** The bodies, parameters and headers in the OpenAPI document that have a schema, each with its merged schema. */
export function schemaHolders(openapi: JsonObject, { placed }: Contract) {
  return placed.flatMap(({ document, pointer, schema }) => {
    const holder = at(openapi, pointer.replace(/\/schema$/, ''));
    const isPlace = document === 'openapi' && pointer.endsWith('/schema') && isJsonObject(holder);
    return isPlace ? [{ holder, schema }] : [];
  });
}
