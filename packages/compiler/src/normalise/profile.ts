/** The strict and the tolerant profile, derived from the normal form. */
import { allSchemas, mapSchemas, type NormalContract, normalContract } from '../model/contract.ts';
import { pickKeys } from '../model/json.ts';
import {
  baseType,
  branchesOf,
  isAnnotation,
  listedValues,
  mapBranches,
  mapSchema,
  type NormalSchema,
  type TypeName,
  typesOf,
  type Union,
} from '../model/schema.ts';
import { type TagRules, tagRules, tagsByName, tellApart } from './tag.ts';

/**
 * The strict profile, for values to send: the contract, with each object closed that does not state
 * `additionalProperties`.
 */
export function strict(normal: NormalContract): NormalContract {
  const all = mapSchemas(allSchemas(normal), (schema) => mapSchema(schema, close));
  return normalContract(normal.contract, 'strict', all);
}

/** Closes an object that does not state `additionalProperties`. */
function close(node: NormalSchema): NormalSchema {
  const { type, properties, additionalProperties } = node;
  const isObject = type === undefined ? properties !== undefined : [type].flat().includes('object');
  if (!isObject || additionalProperties !== undefined) return node;
  return { ...node, additionalProperties: false };
}

/**
 * The tolerant profile, for values to read: it checks JSON types, and the tags that choose a named schema. It
 * checks no value, bound, pattern or format: these rules bind the sender, not the reader.
 *
 * - A union of named schemas requires its tag. Each of these schemas by itself may lack the tag; if it is present,
 *   its value is checked.
 * - Branches written in place become one object, whose fields accept the types that they have in any branch. The
 *   tag of these branches is a field like any other.
 * - Any other field may be missing or null. An item of a list or a value of a dictionary may not be null.
 * - A field marked `x-opaque` accepts any value.
 */
export function tolerant(normal: NormalContract): NormalContract {
  const all = allSchemas(normal);
  const tags = tagsByName(all);
  const loose = mapSchemas(all, (schema, name) => withTags(loosen([schema]), tags.get(name)));
  return normalContract(normal.contract, 'tolerant', tellApart(loose));
}

/** A loosened branch, with the rules for the tags of the unions that it belongs to. */
function withTags(branch: NormalSchema, rules: TagRules = new Map()): NormalSchema {
  if (branch.properties === undefined) return branch;
  const properties = Object.entries(branch.properties).map(([name, field]) => {
    const rule = rules.get(name);
    return [name, rule ? { ...annotationsOf(field), ...rule } : field];
  });
  return { ...branch, properties: Object.fromEntries(properties) };
}

/**
 * Loosens schemas into one that accepts every value that any of them accepts. Splits them into alternatives, each a
 * reference, a union of named schemas or one JSON type, and loosens those of one kind together. If two branches state a
 * field as
 *
 *     { type: 'string', enum: ['a'] }  and  { anyOf: [{ type: 'array', items: … }, { $ref: 'Note' }] }
 *
 * the alternatives are a string that may be `a`, a list and a reference, and the result is `{ anyOf: [{ type:
 * 'string', known: ['a'] }, { type: 'array', items: … }, { $ref: 'Note' }] }`. JSON types alone need no `anyOf`:
 * `type: ['string', 'array']`.
 */
function loosen(schemas: NormalSchema[], annotations = annotationsOf(schemas[0])): NormalSchema {
  const alternatives = schemas.flatMap(alternativesOf);
  if (alternatives.some(({ kind }) => kind === 'anything')) return annotations;
  const alike = new Map<string, Alternative[]>();
  for (const one of alternatives) {
    const key = keyOf(one);
    alike.set(key, [...(alike.get(key) ?? []), one]);
  }
  const loose = [...alike.values()].map(loosenAlike);
  // Null comes last.
  loose.sort((a, b) => Number(a.type === 'null') - Number(b.type === 'null'));
  const areTypes = loose.every(({ type }) => type !== undefined);
  if (areTypes) return { ...annotations, ...joinTypes(loose) };
  const [only, ...more] = loose;
  if (more.length === 0) return { ...annotations, ...only };
  const branches = loose.map((schema) => ({ when: undefined, schema }));
  return { ...annotations, union: { keyword: 'anyOf', by: 'trial', branches } };
}

/** A part of what a schema accepts. The schema of a JSON type may have keywords of other types, which say nothing. */
type Alternative =
  | { kind: 'anything' }
  | { kind: 'reference'; $ref: string }
  | { kind: 'union'; union: Union<NormalSchema> }
  | { kind: 'type'; type: TypeName; schema: NormalSchema };

/** The alternatives that a schema accepts together. */
function alternativesOf(schema: NormalSchema): Alternative[] {
  const { $ref, union, type, properties } = schema;
  if ($ref !== undefined) return [{ kind: 'reference', $ref }];
  if (union !== undefined) {
    return isOfNamedSchemas(union)
      ? [{ kind: 'union', union }]
      : branchesOf(schema).flatMap(alternativesOf);
  }
  if ((type ?? listedValues(schema) ?? properties) === undefined) return [{ kind: 'anything' }];
  const types = new Set(typesOf(schema, new Map()).map(baseType));
  return [...types].map((type) => ({ kind: 'type', type, schema }));
}

/** Whether a tag chooses between schemas, at least one of which is named. */
function isOfNamedSchemas({ by, branches }: Union<NormalSchema>): boolean {
  return by === 'tag' && branches.some(({ schema }) => schema.$ref !== undefined);
}

/** A text that is the same for alternatives that are loosened together. */
function keyOf(alternative: Alternative): string {
  if (alternative.kind === 'reference') return alternative.$ref;
  if (alternative.kind === 'union') return JSON.stringify(alternative.union);
  return alternative.kind === 'type' ? alternative.type : alternative.kind;
}

/** Loosens alternatives that are alike into a schema that accepts every value that any of them accepts. */
function loosenAlike(alternatives: Alternative[]): NormalSchema {
  const [first] = alternatives;
  if (first?.kind === 'reference') return { $ref: first.$ref };
  if (first?.kind === 'union') return { union: loosenBranches(first.union) };
  if (first?.kind !== 'type') return {};
  const { type } = first;
  const schemas = alternatives.flatMap((one) => (one.kind === 'type' ? one.schema : []));
  if (type === 'object') return { type, ...loosenObjects(schemas) };
  if (type === 'array') return { type, ...loosenLists(schemas) };
  return { type, ...loosenValues(type, schemas) };
}

/** A union of named schemas, with its other branches loosened. */
function loosenBranches(union: Union<NormalSchema>): Union<NormalSchema> {
  const rules = tagRules(union);
  return mapBranches(union, (branch, index) => withTags(loosen([branch]), rules[index]));
}

/** The items that any of several lists accepts; any value if one of the lists does not state its items. */
function loosenLists(lists: NormalSchema[]): NormalSchema {
  const items = lists.flatMap((list) => list.items ?? []);
  return items.length === lists.length ? { items: loosen(items) } : {};
}

/** The known strings or numbers, which editors suggest; other values are accepted too. */
function loosenValues(type: TypeName, schemas: NormalSchema[]): NormalSchema {
  const known = schemas.flatMap((one) => {
    const values = one.known ?? listedValues(one) ?? [];
    return values.filter((value) => typeof value === type && typeof value !== 'boolean');
  });
  return known.length > 0 ? { known: [...new Set(known)] as string[] } : {};
}

/** Loosens objects into one that accepts every value that any of them accepts. */
function loosenObjects(objects: NormalSchema[]): NormalSchema {
  const fields = new Map<string, StatedField[]>();
  for (const { title: branch = '', properties = {} } of objects) {
    for (const [name, schema] of Object.entries(properties)) {
      fields.set(name, [...(fields.get(name) ?? []), { branch, schema }]);
    }
  }
  const properties = [...fields].map(([name, stated]) => {
    // A branch that does not name the field accepts any value for it.
    const isPartial = stated.length < objects.length;
    return [name, isPartial ? describe(stated) : loosenField(stated)];
  });
  const others = objects.map((one) => one.additionalProperties).find(Boolean);
  const isDictionary = typeof others === 'object' && objects.length === 1;
  const loose: NormalSchema = {};
  if (objects.some((one) => one.properties)) loose.properties = Object.fromEntries(properties);
  if (others) loose.additionalProperties = isDictionary ? loosen([others]) : true;
  return loose;
}

/** A field as a branch states it. */
interface StatedField {
  /** The title of the branch. */
  branch: string;
  schema: NormalSchema;
}

/** A field that all branches name; it may be null. */
function loosenField(stated: StatedField[]): NormalSchema {
  const schemas = stated.map(({ schema }) => schema);
  const annotations = describe(stated);
  if (schemas.some((schema) => schema['x-opaque'])) return annotations;
  return loosen([...schemas, { type: 'null' }], annotations);
}

/**
 * The annotations of a field in the first branch. If the descriptions differ, all of them are listed, each with its
 * branches.
 */
function describe(stated: StatedField[]): NormalSchema {
  const { title, ...annotations } = annotationsOf(stated[0]?.schema);
  const texts = new Map<string, string[]>();
  for (const { branch, schema } of stated) {
    const text = (schema.description ?? '').trim();
    texts.set(text, [...(texts.get(text) ?? []), branch]);
  }
  if (texts.size === 1) return annotations;
  const lines = [...texts].map(([text, branches]) => `${branches.join(', ')}: ${text}`);
  return { ...annotations, description: lines.join('\n') };
}

/** Joins schemas, each with a different JSON type, into one. */
function joinTypes(schemas: NormalSchema[]): NormalSchema {
  const joined: NormalSchema = Object.assign({}, ...schemas);
  const types = schemas.flatMap(({ type }) => type ?? []);
  if (types.length > 1) joined.type = types;
  const known = schemas.flatMap((one) => one.known ?? []);
  if (known.length > 0) joined.known = known;
  return joined;
}

function annotationsOf(schema: NormalSchema = {}): NormalSchema {
  return pickKeys(schema, isAnnotation);
}
