import type { NormalContract } from '../../model/contract.ts';
import { FindingsError } from '../../model/finding.ts';
import {
  branchesOf,
  isAnnotation,
  type NormalSchema,
  refName,
  type TypeName,
  typesOf,
} from '../../model/schema.ts';
import { type TagValues, tagValues } from '../../normalise/tag.ts';

/** A union whose branch is chosen by the value of a property. */
export interface TaggedUnion {
  tag: string;
  /** The keyword that the contract states the union with. */
  keyword: 'oneOf' | 'anyOf';
  branches: { values: TagValues; schema: CheckSchema }[];
}

/** A schema as the validators are compiled from it: nothing in it but what decides on a value. */
export interface CheckSchema {
  [keyword: string]: unknown;
  type?: TypeName | TypeName[];
  required?: string[];
  properties?: Record<string, CheckSchema>;
  /** A union of objects; `oneOf` and `anyOf` stand for those without a tag only. */
  tagged?: TaggedUnion;
  /** The JSON types that each branch of an `anyOf` or `oneOf` takes, where they tell them apart. */
  branchTypes?: TypeName[][];
}

type Schemas = ReadonlyMap<string, NormalSchema>;

/** The keywords that are compiled as they stand. */
const PLAIN = [
  'type',
  'const',
  'enum',
  'format',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'required',
] as const;

/** What says how text is to be read, unchecked, and what `convert` reads itself. */
const UNCHECKED = new Set(['contentEncoding', 'contentMediaType', 'known', 'tag']);

const CHILDREN = new Set(['$ref', 'properties', 'items', 'additionalProperties', 'oneOf', 'anyOf']);

/**
 * The schemas of a contract by name, as the validators are compiled from them. References become
 * plain names.
 *
 * @throws FindingsError for a keyword that would go unchecked
 */
export function convert(normal: NormalContract): Map<string, CheckSchema> {
  const converted = new Map<string, CheckSchema>();
  for (const [name, schema] of normal.schemas) {
    converted.set(name, checked(schema, normal.schemas, `/components/schemas/${name}`));
  }
  return converted;
}

function checked(schema: NormalSchema, schemas: Schemas, at: string): CheckSchema {
  refuseUnknown(schema, at);
  refuseInherited(schema, at);
  if (schema.$ref !== undefined) return { $ref: refName(schema.$ref) };
  const child = (value: NormalSchema, key: string) => checked(value, schemas, `${at}/${key}`);
  // A value that is listed has its type: one refusal says enough.
  const listed = schema.const !== undefined || schema.enum !== undefined;
  const plain = PLAIN.filter((key) => schema[key] !== undefined);
  const result: CheckSchema = Object.fromEntries(plain.map((key) => [key, schema[key]]));
  if (listed && valuesHaveType(schema)) delete result.type;
  if (schema.not !== undefined) result.not = schema.not;
  if (schema.items !== undefined) result.items = child(schema.items, 'items');
  if (schema.properties !== undefined) {
    result.properties = {};
    for (const [key, value] of Object.entries(schema.properties)) {
      result.properties[key] = child(value, `properties/${key}`);
    }
  }
  const { additionalProperties } = schema;
  if (additionalProperties === false) result.additionalProperties = false;
  else if (typeof additionalProperties === 'object') {
    result.additionalProperties = child(additionalProperties, 'additionalProperties');
  }
  const branches = branchesOf(schema);
  if (branches === undefined) return result;
  const keyword = schema.oneOf === undefined ? 'anyOf' : 'oneOf';
  const converted = branches.map((branch, index) => child(branch, `${keyword}/${index}`));
  if (schema.tag === undefined) {
    const [first] = converted;
    if (first?.type && converted.every(({ type }) => type === first.type)) {
      // What all branches ask for is asked once, and refused once.
      result.type = first.type;
      for (const branch of converted) delete branch.type;
    }
    result[keyword] = converted;
    result.branchTypes = branchTypes(branches, schemas);
    return result;
  }
  const { tag } = schema;
  // A tag is read from an object: nothing else gets that far.
  result.type ??= 'object';
  result.tagged = { tag, keyword, branches: [] };
  for (const [index, branch] of branches.entries()) {
    const values = tagValues(branch, tag, schema, schemas) ?? [];
    const { properties = {}, ...rest } = converted[index] ?? {};
    const { [tag]: chosen, ...others } = properties;
    // Where the branch is written out, its tag is known to fit once the branch is chosen.
    const known = branch.$ref === undefined && values !== 'other';
    const schemaOfBranch = known ? { ...rest, properties: others } : (converted[index] ?? {});
    result.tagged.branches.push({ values, schema: schemaOfBranch });
  }
  return result;
}

function valuesHaveType({ type, const: only, enum: values = [] }: NormalSchema): boolean {
  const types = [type ?? []].flat();
  return [...values, ...(only === undefined ? [] : [only])].every((value) => {
    if (value === null) return types.includes('null');
    if (Number.isInteger(value) && types.includes('integer')) return true;
    return types.includes(typeof value as TypeName);
  });
}

function branchTypes(branches: NormalSchema[], schemas: Schemas): TypeName[][] | undefined {
  const types = branches.map((branch) => typesOf(branch, schemas));
  // An integer is a number: the two cannot tell branches apart.
  const all = types.flatMap((list) => [
    ...new Set(list.map((type) => (type === 'integer' ? 'number' : type))),
  ]);
  const apart = new Set(all).size === all.length;
  return apart ? types : undefined;
}

/** A keyword that nothing checks would pass every value: better no build than such a validator. */
function refuseUnknown(schema: NormalSchema, at: string): void {
  const unknown = Object.keys(schema).filter(
    (key) =>
      !isAnnotation(key) &&
      !UNCHECKED.has(key) &&
      !CHILDREN.has(key) &&
      !(PLAIN as readonly string[]).includes(key) &&
      !(key === 'not' && isListOfStrings(schema.not)),
  );
  if (unknown.length === 0) return;
  throw new FindingsError(
    unknown.map((key) => ({
      file: 'bundle',
      location: `${at}/${key}`,
      message: `the validators cannot check "${key}" here; state it with keywords of the contract's own`,
    })),
  );
}

/** A field that every object inherits would count as present where it is not. */
function refuseInherited({ properties = {}, required = [] }: NormalSchema, at: string): void {
  const names = new Set([...Object.keys(properties), ...required]);
  const inherited = [...names].filter((name) => name in Object.prototype);
  if (inherited.length === 0) return;
  throw new FindingsError(
    inherited.map((name) => ({
      file: 'bundle',
      location: at,
      message: `every object has a field "${name}", even an empty one; give the field another name`,
    })),
  );
}

function isListOfStrings({ const: only, enum: values, ...more }: NormalSchema = {}): boolean {
  const listed = only === undefined ? (values ?? [null]) : [only];
  return listed.every((value) => typeof value === 'string') && Object.keys(more).length === 0;
}
