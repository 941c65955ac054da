/** `openapi-3.0.json`, for tools that support only OpenAPI 3.0. */
import { isDeepStrictEqual } from 'node:util';
import type { Contract } from '../contract.ts';
import {
  at,
  isJsonObject,
  type JsonObject,
  pick,
  sortByKey,
  tokens,
  visitObjects,
} from '../json.ts';
import { lessen, toOpenapi30 } from '../runtime/json-schema.ts';
import {
  branchesOf,
  mapChildren,
  mapDeep,
  namesReached,
  refTo,
  resolve,
  type Schema,
  type Schemas,
  type TypeName,
  typesOf,
} from '../schema.ts';
import type { Files } from './output.ts';
import { publicForms } from './schemas.ts';
import { jsonText, pascal } from './shared/text.ts';

/**
 * The edition for OpenAPI 3.0, in the form that client generators understand best.
 *
 * @param schemas the public schemas of the contract profile
 * @param roots the schemas outside the components, by their pointers
 */
export function emitOpenapi30(
  { openapi, roots: placed }: Contract,
  schemas: Schemas,
  roots: Schemas,
): Files {
  const own = placed.filter(({ document }) => document === 'openapi');
  const inPlace = pick(publicForms(roots), (key) => own.some(({ pointer }) => pointer === key));
  const document = toDocument30(withSchemas(openapi, inPlace), publicForms(schemas));
  return { 'openapi-3.0.json': jsonText(document) };
}

/** A copy of a document with other schemas at some places. */
function withSchemas(document: JsonObject, schemas: Schemas): JsonObject {
  const copy = structuredClone(document);
  for (const [pointer, schema] of Object.entries(schemas)) {
    const parent = at(copy, pointer.slice(0, pointer.lastIndexOf('/'))) as JsonObject;
    parent[tokens(pointer).at(-1) ?? ''] = schema as JsonObject;
  }
  return copy;
}

/**
 * A bundle in version 3.0, with the given schemas.
 *
 * @param bundle the document, with the schemas outside the components as they are published
 * @param published the named schemas as they are published
 */
function toDocument30(bundle: JsonObject, published: Schemas): JsonObject {
  const { openapi: _openapi, info, webhooks: _webhooks, ...rest } = structuredClone(bundle);
  const { summary: _summary, ...about } = info as JsonObject;
  if (isJsonObject(about.license)) delete about.license.identifier;
  const { schemas: _schemas, ...components } = rest.components as JsonObject;
  const document: JsonObject = { openapi: '3.0.3', info: about, ...rest, components };
  const schemas: Schemas = { ...published };
  for (const [name, schema] of Object.entries(published)) {
    schemas[name] = restate(schema, name, true, published, schemas);
  }
  const inPlace: Schema[] = [];
  visitObjects(document, (node, pointer) => {
    if (isJsonObject(node.responses)) usePlainStatuses(node.responses, pointer);
    if (!isJsonObject(node.schema)) return;
    const name = pascal(typeof node.name === 'string' ? node.name : 'body');
    const schema = restate(node.schema, name, false, published, schemas);
    inPlace.push(schema);
    node.schema = schema as JsonObject;
    // Version 3.0 has one example of a parameter. Bodies still refer to shared examples.
    const [example] = isJsonObject(node.examples) ? Object.values(node.examples) : [];
    if (!('in' in node) || !isJsonObject(example) || example.value === undefined) return;
    delete node.examples;
    node.example = example.value;
  });
  const reached = namesReached(inPlace, schemas);
  const kept = sortByKey(Object.entries(schemas)).filter(([name]) => reached.has(name));
  const { examples = {}, ...others } = components;
  const text = JSON.stringify([document.paths, others]);
  const shown = pick(examples as JsonObject, (name) => text.includes(`/examples/${name}"`));
  document.components = {
    ...others,
    ...(Object.keys(shown).length > 0 && { examples: shown as JsonObject }),
    schemas: Object.fromEntries(kept) as JsonObject,
  };
  return document;
}

/**
 * Replaces each range of statuses by statuses that generators understand: 2XX by 200, and for a client's POST also by 201;
 * 4XX by `default`. A range stays if each of these statuses has another response already.
 */
function usePlainStatuses(responses: JsonObject, pointer: string): void {
  const [, , method, ...inside] = tokens(pointer);
  const isPost = method === 'post' && inside.length === 0;
  const plain = { '2XX': isPost ? ['200', '201'] : ['200'], '4XX': ['default'] };
  for (const [range, codes] of Object.entries(plain)) {
    const response = responses[range];
    if (response === undefined) continue;
    const free = codes.filter((code) => isDeepStrictEqual(responses[code] ?? response, response));
    for (const code of free) responses[code] = response;
    if (free.length > 0) delete responses[range];
  }
}

/**
 * A schema in the terms of version 3.0. Each union within it becomes a component: generators name inline unions badly,
 * or not at all.
 *
 * @param name the name of the schema if it becomes a component
 * @param components to which those of the unions are added
 */
function restate(
  schema: Schema,
  name: string,
  isComponent: boolean,
  published: Schemas,
  components: Schemas,
): Schema {
  const nameUnions = (node: Schema, own: string, isNamed: boolean): Schema => {
    const inside = mapChildren(node, (child, { keyword, key }) => {
      const step = { properties: String(key), items: 'item' }[String(keyword)] ?? '';
      return nameUnions(child, pascal(`${own} ${step}`), false);
    });
    const values = branchesOf(node).filter((branch) => !isNull(branch));
    return isNamed || values.length < 2 ? inside : refTo(addComponent(components, own, inside));
  };
  const reduce = (node: Schema): Schema => mapChildren(lessen(node as JsonObject), reduce);
  return nameUnions(
    mapDeep(reduce(schema), (node) => restateNode(node, published)),
    name,
    isComponent,
  );
}

/** Adds a component, unless there is an equal one; returns its name, which is the given one if that is free. */
function addComponent(schemas: Schemas, name: string, schema: Schema): string {
  const equal = Object.entries(schemas).find(([, one]) => isDeepStrictEqual(one, schema));
  if (equal) return equal[0];
  if (Object.hasOwn(schemas, name)) return addComponent(schemas, `${name}Union`, schema);
  schemas[name] = schema;
  return name;
}

/** A schema in the terms of version 3.0, apart from the schemas within it. */
function restateNode(node: Schema, published: Schemas): Schema {
  const { $ref, additionalProperties: others, ...beside } = node;
  // Generators lose a list within `allOf`.
  const isBare = $ref !== undefined && Object.keys(beside).join() === 'description';
  if (isBare && onlyType({ $ref }, published) === 'array') return { $ref };
  // `additionalProperties: true` adds nothing to named properties: other fields are accepted anyway.
  const isKept = others !== undefined && !(others === true && node.properties !== undefined);
  const stated: Schema = toOpenapi30({
    ...($ref !== undefined && { $ref }),
    ...requireInBranches(beside, published),
    ...(isKept && { additionalProperties: others }),
  });
  // Some tools look for null only in `nullable`, which says nothing without a type.
  const type = branchesOf(stated).some(isNull) && onlyType(stated, published);
  return { ...stated, ...numberTypeOf(stated), ...(type && { type, nullable: true }) };
}

/** Moves `required` and the type next to a union into each branch: linters look for the tag in the branches. */
function requireInBranches(node: Schema, published: Schemas): Schema {
  const { type: _, required, ...union } = node;
  const branches = branchesOf(node);
  if (required === undefined || branches.length === 0) return node;
  const whole = (branch: Schema): Schema => {
    const { properties = {} } = resolve(branch, published);
    const stated = pick(properties, (name) => required.includes(name));
    const own: Schema = { type: 'object', required, properties: { ...stated } };
    return { allOf: [branch, mapDeep(own, (one) => restateNode(one, published))] };
  };
  return { ...union, [node.oneOf ? 'oneOf' : 'anyOf']: branches.map(whole) };
}

/** The one type that the values of a schema have besides null; undefined if there are several or none. */
function onlyType(schema: Schema, schemas: Schemas): TypeName | undefined {
  const types = typesOf(schema, schemas).filter((type) => type !== 'null');
  return types.length === 1 ? types[0] : undefined;
}

/** Whether a schema of OpenAPI 3.0 accepts only null. */
const isNull = ({ enum: values }: Schema): boolean => isDeepStrictEqual(values, [null]);

/** `integer` where all values are whole, with `int64` unless they are known to fit in 32 bits; else `double`. */
function numberTypeOf({ type, format, enum: values, minimum, maximum }: Schema): Schema {
  if (type !== 'number' && type !== 'integer') return {};
  const numbers = values?.filter((value) => typeof value === 'number');
  const isWhole = type === 'integer' || numbers?.every(Number.isInteger) === true;
  // `| 0` leaves a number as it is if it fits in 32 bits; `undefined` never does.
  const isSmall = (numbers ?? [minimum, maximum]).every((one) => one === (Number(one) | 0));
  const size = isWhole ? (isSmall ? undefined : 'int64') : 'double';
  return {
    ...(isWhole && { type: 'integer' }),
    ...(format === undefined && size !== undefined && { format: size }),
  };
}
