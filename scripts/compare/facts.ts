/** What a contract says of its interface, as one flat list. */
import { at, isJsonObject, type Json, type JsonObject, joinPointer, pickBy } from '../base/json.ts';
import { DOCUMENTS } from '../base/problem.ts';
import { pointerBehind } from '../base/references.ts';
import type { Contract } from '../model/contract.ts';
import { placeText } from '../model/places.ts';
import { mapChildren, nameIn, type Schema, type Schemas, withTarget } from '../model/schema.ts';
import {
  contentTypeOf,
  describes,
  hasNames,
  holdsSchema,
  isMethod,
  serializationOf,
} from '../model/visit.ts';

/** An object of a document, or a schema. */
export interface Fact {
  /** The field that has the object or its map, such as `responses`. */
  field: string;
  /** Its members other than objects. */
  values: JsonObject;
  schema?: Schema;
}

/** Where the walk is. */
interface Step {
  root: JsonObject;
  /** Returns the schema that is written at a place, merged and without references. */
  schemaOf: (written: Schema, place: string) => Schema;
  path: string;
  /** Where it is written: the path from the last reference on the way. */
  place: string;
  field: string;
}

/** All facts by path: `/openapi/paths/~1v2~1upload/post/responses/2XX` → {field: responses, …}. */
export function factsIn(contract: Contract): Map<string, Fact> {
  const { placed, schemas } = contract;
  const merged = new Map(placed.map(({ schema, ...place }) => [placeText(place), schema]));
  const schemaOf = (written: Schema, place: string) =>
    dereferenced(merged.get(place) ?? written, schemas);
  const facts = DOCUMENTS.flatMap((document) => {
    const root = contract[document];
    // Components are compared where they are used, other than the keys of clients.
    const isNoticed = (key: string) => /^(paths|webhooks|operations|servers)$/.test(key);
    const securitySchemes = at(root, '/components/securitySchemes') ?? {};
    const path = `/${document}`;
    const start: Step = { root, schemaOf, path, place: path, field: '' };
    return factsOf({ ...pickBy(root, isNoticed), securitySchemes }, start);
  });
  return new Map(facts);
}

/**
 * A schema with each reference replaced by what it leads to:
 *
 *     {$ref: BitDepth, default: 16}  →  {type: integer, enum: …, default: 16, x-name: BitDepth}
 */
function dereferenced(schema: Schema, schemas: Schemas): Schema {
  const { $ref, ...whole } = withTarget(schema, schemas);
  const inside = mapChildren(whole, (child) => dereferenced(child, schemas));
  return $ref === undefined ? inside : { ...inside, 'x-name': nameIn({ $ref }) };
}

/** Whether a key names what is compared elsewhere. A link has the ID of another call. */
const isName = (key: string, field: string): boolean =>
  key === '$ref' || (key === 'operationId' && isMethod(field));

/** What is compared elsewhere: operations have the messages of their channel. The name of a message is a label. */
const SKIPPED: Record<string, RegExp> = { channel: /^(messages|servers)$/, messages: /^name$/ };

/**
 * The fact of an object in a document or of a schema, and those of all that is in the object:
 *
 *     {get: {responses: {200: {content: {application/json: {schema: …}}}}}} at /openapi/paths/~1pens
 *     →  …/get {field: get, values: {security: []}},  …/get/responses/200 {field: responses},
 *        …/200/content/application~1json {field: content},  …/application~1json/schema {field: schema, schema: …}
 */
function factsOf(written: JsonObject, step: Step): [string, Fact][] {
  const { path, field } = step;
  if (holdsSchema(field)) {
    const schema = step.schemaOf(written, step.place);
    return [[path, { field, values: {}, schema }]];
  }
  const { node, place } = followed(written, step);
  const members = membersOf(node, step);
  const others = members.filter(({ value }) => !isJsonObject(value));
  const values = Object.fromEntries(others.map(({ keys, value }) => [keys.join(' '), value]));
  const facts = members.flatMap(({ key, keys, value }) => {
    if (!isJsonObject(value)) return [];
    return factsOf(value, {
      ...step,
      field: key,
      path: keys.reduce(joinPointer, path),
      place: keys.reduce(joinPointer, place),
    });
  });
  return [[path, { field, values }], ...facts];
}

/** What is compared of an object: each member, and each item of a member that is a map by name. */
function membersOf(node: JsonObject, step: Step) {
  const isCompared = (key: string) =>
    !describes(key) && !isName(key, step.field) && !SKIPPED[step.field]?.test(key);
  const members = Object.entries({ ...defaultsOf(node, step), ...pickBy(node, isCompared) });
  return members.flatMap(([key, value]) => {
    if (!hasNames(key)) return [{ key, keys: [key], value }];
    const items = Object.entries<Json>(Object(value));
    return items.map(([name, item]) => ({ key, keys: [key, name], value: item }));
  });
}

/** An object with what its reference leads to, and the place of the latter. */
function followed(node: JsonObject, { root, place }: Step) {
  if (typeof node.$ref !== 'string') return { node, place };
  const pointer = pointerBehind(node.$ref.slice(1), root);
  const document = root.openapi ? 'openapi' : 'asyncapi';
  return { node: { ...node, ...Object(at(root, pointer)) }, place: `/${document}${pointer}` };
}

/** What the specifications say of keys that an object lacks. */
function defaultsOf(node: JsonObject, { field, path, root }: Step): JsonObject {
  if (isMethod(field)) return { security: root.security ?? [] };
  if (field === 'responses')
    return /\/2..$/.test(path) ? { content: { 'without a body': {} } } : {};
  if (field === 'messages') {
    const { tags = [] } = node;
    // The flags that select a message.
    const flags = (tags as JsonObject[]).flatMap(({ name = '' }) => name).sort();
    return { contentType: contentTypeOf(node, root), tags: flags };
  }
  return /^(parameters|headers)$/.test(field) ? serializationOf(node) : {};
}
