/**
 * The three profiles, as pure functions from named schemas to named schemas: `contract`, exactly what the documents
 * say, with every `allOf` merged; `strict`, for values to send; `tolerant`, for values to read.
 */

import { mergeAllOf } from './all-of.ts';
import { type Contract, type PlacedSchema, placeOfSchema } from './contract.ts';
import { type JsonObject, mapValues } from './json.ts';
import { mapOrRefuse } from './problem.ts';
import { closeObjects } from './runtime/json-schema.ts';
import {
  annotationsOf,
  baseType,
  branchesOf,
  knownIn,
  listedIn,
  listing,
  mapDeep,
  nameIn,
  readable,
  type Schema,
  type Schemas,
  type Tag,
  type TypeName,
  tagOf,
  typesOf,
  valuesOf,
  visitSchema,
} from './schema.ts';

/** The profiles from the narrowest to the widest: each accepts every value that the previous profile accepts. */
export const PROFILES = ['strict', 'contract', 'tolerant'] as const;

export type Profile = (typeof PROFILES)[number];

/**
 * The public schemas with every `allOf` merged; parts disappear into what uses them. The title of a `oneOf` branch gets
 * the name of its schema as a prefix.
 *
 * @throws ProblemsError for schemas that cannot be merged
 */
export function contractProfile(contract: Contract): Schemas {
  const names = Object.keys(contract.schemas).filter((name) => !contract.parts.has(name));
  const merged = mapOrRefuse(names, (name): [string, Schema] => {
    const whole = mergeAllOf(contract.schemas[name] ?? {}, contract, placeOfSchema(contract, name));
    const { oneOf } = whole;
    const titled = oneOf?.map((branch) => {
      return branch.title === undefined
        ? branch
        : { ...branch, title: joinNames(name, branch.title) };
    });
    return [name, titled ? { ...whole, oneOf: titled } : whole];
  });
  return Object.fromEntries(merged);
}

/** The schemas of a contract with every `allOf` merged. */
export interface Merged {
  contract: Contract;
  /** The contract profile: the public schemas by name. */
  schemas: Schemas;
  /** The readable schemas: what types, defaults, and guides are made of. */
  readable: Schemas;
  /** The schemas outside the components, such as `/paths/~1jobs/…/schema`. */
  rootsByPointer: Schemas;
  /** All of them with their places. */
  all: PlacedSchema[];
}

/**
 * Merges `allOf` in every schema of a contract.
 *
 * @throws ProblemsError for schemas that cannot be merged
 */
export function mergeContract(contract: Contract): Merged {
  const schemas = contractProfile(contract);
  const outside = mapOrRefuse(contract.roots, (root) => {
    return { ...root, schema: mergeAllOf(root.schema, contract, root) };
  });
  const rootsByPointer = Object.fromEntries(
    outside.map(({ pointer, schema }) => [pointer, schema]),
  );
  const named = Object.entries(schemas).map(([name, schema]) => {
    return { ...placeOfSchema(contract, name), schema };
  });
  return {
    contract,
    schemas,
    readable: mapValues(schemas, readable),
    rootsByPointer,
    all: [...named, ...outside],
  };
}

/** Joins a schema's name and a branch's title without their overlap: `ABlock`, `BlockFailed`: `ABlockFailed`. */
function joinNames(name: string, title: string): string {
  let start = 0;
  while (!title.startsWith(name.slice(start))) start++;
  return name.slice(0, start) + title;
}

/** For values to send: closes each object that lists fields and does not state whether it has other fields. */
export function strictProfile(schemas: Schemas): Schemas {
  const definitions = schemas as Record<string, JsonObject>;
  return mapValues(definitions, (schema) => closeObjects(schema, definitions) as Schema);
}

/**
 * For values to read: it checks JSON types, and the tags that choose a named schema. It checks no value, bound,
 * pattern or format: these rules bind the sender, not the reader.
 *
 * - A union of named schemas, which is a `oneOf` with a tag and at least one reference, requires its tag. Each of these
 *   schemas by itself may lack the tag; if it is present, its value is checked.
 * - In any other union, the objects written in place become one object, whose fields accept the types that they have in
 *   any of them. A field that is missing from one of them accepts any value.
 * - Any other field may be missing or null. An item of a list or a value of a dictionary may not be null.
 * - A field marked `x-opaque` accepts any value.
 *
 * @param whole the contract profile
 */
export function tolerantProfile(whole: Schemas): Schemas {
  const unmarked = ({ 'x-partial': _, ...node }: Schema): Schema => node;
  const schemas = mapValues(whole, (schema) => mapDeep(readable(schema), unmarked));
  const loose = mapValues(schemas, (schema) => loosen([schema], schemas));
  // A named schema knows its tag only by the unions that refer to it.
  const limitTags = (union: Schema): void => {
    const tag = tagOfNamedUnion(union, schemas);
    if (tag === undefined) return;
    for (const [index, branch] of branchesOf(union).entries()) {
      const target = loose[nameIn(branch) ?? ''];
      if (target) target.properties = withTag(target, tag, index).properties;
    }
  };
  for (const schema of Object.values(schemas)) visitSchema(schema, limitTags);
  return loose;
}

/** A loosened branch in which a tag, if it is present, has one of the values that select the branch. */
function withTag(branch: Schema, tag: Tag, index: number): Schema {
  const field = branch.properties?.[tag.name];
  if (field === undefined) return branch;
  const rules = { ...annotationsOf(field), ...tagRules(tag, index) };
  return { ...branch, properties: { ...branch.properties, [tag.name]: rules } };
}

/** The tag of a union of named schemas; undefined for any other schema. */
function tagOfNamedUnion(schema: Schema, schemas: Schemas): Tag | undefined {
  return schema.oneOf?.some((branch) => branch.$ref) ? tagOf(schema, schemas) : undefined;
}

/** What a branch of a union allows for its tag. */
function tagRules(tag: Tag, index: number): Schema {
  const values = tag.values[index] ?? [];
  if (values === 'other') return { type: 'string', not: listing(valuesOf(tag)) };
  const types = [...new Set(values.map((value) => typeof value as TypeName))];
  return { type: types.length === 1 ? types[0] : types, ...listing(values) };
}

/**
 * One schema that accepts every value that any of several accepts, loosened. Each is split into alternatives, which
 * are a reference, a union of named schemas or one JSON type, and those of one kind are loosened together. A string
 * that may be `a` in one branch and a list or a reference in another become `{anyOf: [{type: 'string'}, {type:
 * 'array', …}, {$ref}]}`; JSON types alone need no `anyOf`.
 */
function loosen(
  several: Schema[],
  schemas: Schemas,
  annotations = annotationsOf(several[0] ?? {}),
): Schema {
  const byKind = new Map<string, Schema[]>();
  for (const one of several.flatMap((schema) => alternativesOf(schema, schemas))) {
    const kind = one.$ref ?? JSON.stringify(one.oneOf ?? one.type);
    // One of them accepts anything.
    if (kind === undefined) return annotations;
    byKind.set(kind, [...(byKind.get(kind) ?? []), one]);
  }
  const loose = [...byKind.values()].map((alike) => loosenKind(alike, schemas));
  // Null comes last.
  loose.sort((a, b) => Number(a.type === 'null') - Number(b.type === 'null'));
  const [only, ...more] = loose;
  return { ...annotations, ...(more.length === 0 ? only : joinTypes(loose)) };
}

/** Several alternatives as one schema: plain JSON types become a list of types with all their rules. */
function joinTypes(loose: Schema[]): Schema {
  const areTypes = loose.every(({ type, oneOf }) => type !== undefined && !oneOf);
  if (!areTypes) return { anyOf: loose };
  const known = loose.flatMap((one) => one['x-known'] ?? []);
  const joined: Schema = Object.assign({}, ...loose);
  const types = loose.flatMap(({ type }) => type ?? []);
  return { ...joined, type: types, ...(known.length > 0 && { 'x-known': known }) };
}

/** What a schema accepts: references, unions of named schemas, and schemas of one JSON type; `{}` is anything. */
function alternativesOf(schema: Schema, schemas: Schemas): Schema[] {
  const { $ref } = schema;
  if ($ref !== undefined || tagOfNamedUnion(schema, schemas)) return [schema];
  const known = knownIn(schema);
  if (known) return [{ type: 'string', enum: known }];
  const branches = branchesOf(schema);
  if (branches.length > 0) return branches.flatMap((one) => alternativesOf(one, schemas));
  if ((schema.type ?? listedIn(schema)) === undefined) return [{}];
  const types = new Set(typesOf(schema, schemas).map(baseType));
  return [...types].map((type) => ({ ...schema, type }));
}

/** Loosens alternatives of one kind into a schema that accepts every value that any of them accepts. */
function loosenKind(alike: Schema[], schemas: Schemas): Schema {
  const [first = {}] = alike;
  const { $ref, oneOf, type } = first;
  if ($ref) return { $ref };
  if (oneOf) return loosenUnion(first, oneOf, schemas);
  if (type === 'object') return { type, ...loosenObjects(alike, schemas) };
  if (type === 'array') {
    // If a list does not state its items, any item is read.
    const items = alike.flatMap((one) => one.items ?? []);
    return { type, ...(items.length === alike.length && { items: loosen(items, schemas) }) };
  }
  const known = alike.flatMap((one) => listedIn(one) ?? []).filter((one) => typeof one === type);
  const isSuggested = type !== 'boolean' && known.length > 0;
  return { type, ...(isSuggested && { 'x-known': [...new Set(known)] }) };
}

/** A union of named schemas, which requires its tag; inline branches are loosened. */
function loosenUnion(union: Schema, oneOf: Schema[], schemas: Schemas): Schema {
  const tag = tagOf(union, schemas);
  if (tag === undefined) return {};
  const branches = oneOf.map((branch, index) => withTag(loosen([branch], schemas), tag, index));
  return { type: 'object', required: [tag.name], oneOf: branches };
}

function loosenObjects(objects: Schema[], schemas: Schemas): Schema {
  const names = [...new Set(objects.flatMap(({ properties }) => Object.keys(properties ?? {})))];
  const fields = names.map((name): [string, Schema] => {
    const stated = objects.filter(({ properties }) => properties?.[name]);
    const own = stated.map(({ properties }) => properties?.[name] ?? {});
    const annotations = describeField(stated, own);
    // A branch that does not name the field accepts any value for it.
    const isAnything = stated.length < objects.length || own.some((field) => field['x-opaque']);
    return [
      name,
      isAnything ? annotations : loosen([...own, { type: 'null' }], schemas, annotations),
    ];
  });
  const others = objects.map((one) => one.additionalProperties).find(Boolean);
  const isMap = typeof others === 'object' && objects.length === 1;
  return {
    ...(objects.some((one) => one.properties) && { properties: Object.fromEntries(fields) }),
    ...(others && { additionalProperties: isMap ? loosen([others], schemas) : true }),
  };
}

/** The annotations of a field in the first branch; if the descriptions differ, each with its branches. */
function describeField(branches: Schema[], fields: Schema[]): Schema {
  const { title: _, ...annotations } = annotationsOf(fields[0] ?? {});
  const texts = new Map<string, string[]>();
  for (const [index, { description = '' }] of fields.entries()) {
    const text = description.trim();
    texts.set(text, [...(texts.get(text) ?? []), branches[index]?.title ?? '']);
  }
  if (texts.size === 1) return annotations;
  const lines = [...texts].map(([text, titles]) => `${titles.join(', ')}: ${text}`);
  return { ...annotations, description: lines.join('\n') };
}
