import { mapSchemas, type NormalContract } from '../../model/contract.ts';
import { BUNDLE, type Finding, refuse } from '../../model/finding.ts';
import { type Json, pick } from '../../model/json.ts';
import {
  type Annotations,
  BOUNDS,
  branchesOf,
  isAnnotation,
  isOfType,
  type Keywords,
  listedValues,
  mapChildren,
  type NormalSchema,
  type NormalSchemas,
  numeric,
  refName,
  SCHEMAS,
  type TypeName,
  typesOf,
  unionKeyword,
} from '../../model/schema.ts';
import { type TagValues, tagValues } from '../../normalise/tag.ts';
import { formats } from '../../runtime/formats.ts';

/**
 * A union of which one branch at most can take a value, known before any branch is tried: by the
 * values of a property, or for one branch by any other string; or by the JSON type of the value.
 * `keyword` is what the contract states it with, `tagFollows` whether all that is stated of the tag
 * beside the union follows from its branches.
 */
export type Union = { keyword: 'oneOf' | 'anyOf' } & (
  | { by: 'tag'; tag: string; tagFollows: boolean; branches: Branch<TagValues>[] }
  | { by: 'type'; branches: Branch<TypeName[]>[] }
);

/** A branch of a union, and what chooses it. */
type Branch<When> = { when: When; schema: CheckSchema };

/**
 * A schema as guards and explanations are made from it: nothing in it but what decides on a value.
 * A union refuses nothing itself: what its tag or its type has to be is beside it.
 */
export interface CheckSchema
  extends Omit<
    Keywords<CheckSchema>,
    keyof Annotations | 'additionalProperties' | 'contentEncoding' | 'contentMediaType'
  > {
  additionalProperties?: false | CheckSchema;
  /** A union whose branches are told apart; `anyOf` and `oneOf` are those that cannot be told apart. */
  union?: Union;
}

/** The keywords that decide on a value. */
const DECIDING = new Set([
  ...['$ref', 'type', 'const', 'enum', 'format', 'pattern', ...BOUNDS, 'required'],
  ...['properties', 'items', 'additionalProperties', 'not', 'anyOf', 'oneOf'],
]);

/** What says how text is to be read, unchecked, and what the normal form adds. */
const UNCHECKED = new Set(['contentEncoding', 'contentMediaType', 'known', 'tag']);

/**
 * The schemas of a contract by name, as they are checked. References become plain names.
 *
 * @throws FindingsError for a keyword that would go unchecked, or be checked wrongly
 */
export function convert({ schemas }: NormalContract): Map<string, CheckSchema> {
  return mapSchemas(schemas, (schema, name) => convertNode(schema, schemas, `${SCHEMAS}/${name}`));
}

function convertNode(schema: NormalSchema, schemas: NormalSchemas, at: string): CheckSchema {
  refuse([...findUnchecked(schema, at)]);
  const mapped = mapChildren(schema, (child, pointer) => convertNode(child, schemas, at + pointer));
  const result: CheckSchema = pick(mapped, (key) => DECIDING.has(key));
  if (schema.additionalProperties === true) delete result.additionalProperties;
  if (schema.$ref !== undefined) result.$ref = refName(schema.$ref);
  // A value that is listed has its type: one refusal says enough.
  const types = [schema.type ?? []].flat();
  const isTyped = (value: Json) => types.some((type) => isOfType(value, type));
  if (listedValues(schema)?.every(isTyped)) delete result.type;
  const branches = branchesOf(schema);
  if (branches === undefined) return result;
  if (schema.tag !== undefined) return withTag(result, schema, schemas);
  const keyword = unionKeyword(schema);
  const { [keyword]: converted = [], ...rest } = result;
  const when = branches.map((branch) => typesOf(branch, schemas));
  const all = when.flatMap((types) => [...new Set(types.map(numeric))]);
  // Where no value has the types of two branches, its type chooses one.
  if (schema.type === undefined && new Set(all).size === all.length) {
    const chosen = converted.map(({ type, ...one }, i) => ({ when: when[i] ?? [], schema: one }));
    return { ...rest, type: when.flat(), union: { by: 'type', keyword, branches: chosen } };
  }
  const [first] = converted;
  if (!result.type && first?.type && converted.every(({ type }) => type === first.type)) {
    // A type that all branches require is checked once, and refused once.
    result.type = first.type;
    for (const branch of converted) delete branch.type;
  }
  return result;
}

/** A union by tag, with the values of the tag beside it. */
function withTag(result: CheckSchema, union: NormalSchema, schemas: NormalSchemas): CheckSchema {
  const { tag = '' } = union;
  const keyword = unionKeyword(union);
  const { [keyword]: converted = [], ...rest } = result;
  const when = branchesOf(union)?.map((one) => tagValues(one, tag, union, schemas) ?? []) ?? [];
  const own = rest.properties?.[tag] ?? {};
  const fits = (value: Json) => own.enum?.includes(value) ?? (own.const ?? value) === value;
  const wanted: CheckSchema = when.includes('other')
    ? { ...own, type: 'string' }
    : { ...own, enum: when.flat().filter(fits) };
  if (wanted.enum !== undefined) delete wanted.type;
  return {
    ...rest,
    // A tag is read from an object: nothing else gets that far.
    type: 'object',
    required: [...new Set([...(rest.required ?? []), tag])],
    properties: { ...rest.properties, [tag]: wanted },
    union: {
      by: 'tag',
      tag,
      keyword,
      tagFollows: Object.keys(own).length === 0,
      branches: converted.map((branch, i) => {
        const { [tag]: known, ...properties } = branch.properties ?? {};
        // Where the branch is written out, its tag is known to match once the branch is chosen.
        const isOpen = branch.$ref !== undefined || when[i] === 'other';
        return { when: when[i] ?? [], schema: isOpen ? branch : { ...branch, properties } };
      }),
    },
  };
}

/** What would go unchecked would pass every value: better no build than such a validator. */
function* findUnchecked(schema: NormalSchema, at: string): Generator<Finding> {
  const { properties = {}, required = [], format } = schema;
  const found = (message: string, place = '') => ({ file: BUNDLE, location: at + place, message });
  for (const key of Object.keys(schema)) {
    if (isAnnotation(key) || DECIDING.has(key) || UNCHECKED.has(key)) continue;
    const message = `the validators cannot check "${key}" here; state it with keywords of the contract's own`;
    yield found(message, `/${key}`);
  }
  if (format !== undefined && !Object.hasOwn(formats, format)) {
    const known = Object.keys(formats).join(', ');
    const instead = `use one of ${known}, or add it to scripts/runtime/formats.ts`;
    yield found(`no function checks the format "${format}"; ${instead}`);
  }
  // Two lists or objects are never the same to `===`.
  if (listedValues(schema)?.some((value) => typeof value === 'object' && value !== null)) {
    yield found('a listed value must be a scalar; describe lists and objects by their parts');
  }
  if (schema.enum?.length === 0) yield found('no value is listed; list at least one', '/enum');
  // A field that every object inherits would count as present where it is not.
  for (const name of new Set([...Object.keys(properties), ...required])) {
    if (name in Object.prototype) yield found(`every object inherits a field "${name}"; rename it`);
  }
}
