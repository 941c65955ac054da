/** Converts schemas of the normal form to the form from which guards and explanations are generated. */
import {
  findInSchemas,
  mapSchemas,
  type NormalContract,
  type Problem,
} from '../../model/contract.ts';
import { refuse } from '../../model/finding.ts';
import { type Json, pickKeys } from '../../model/json.ts';
import {
  type Annotations,
  isAnnotation,
  isOfType,
  type Keywords,
  keywordsAbout,
  listedValues,
  mapChildren,
  type NormalSchema,
  type NormalSchemas,
  namedValues,
  refName,
  typesOf,
  type Union,
} from '../../model/schema.ts';
import { formats } from '../../runtime/formats.ts';
import { elsewhereOf } from './elsewhere.ts';

/** A union whose branch is chosen by a tag or a type, not by trial. */
export type CheckUnion = Exclude<Union<CheckSchema>, { by: 'trial' }>;

/**
 * The schema from which guards and explanations are generated, with only the keywords that validators check. A
 * union itself refuses no value: keywords beside it state its tag or its types.
 */
export interface CheckSchema
  extends Omit<
    Keywords<CheckSchema>,
    keyof Annotations | 'additionalProperties' | 'contentEncoding' | 'contentMediaType'
  > {
  additionalProperties?: false | CheckSchema;
  /** Of a closed object: the fields that an unknown name may mean, see `elsewhereOf`. */
  elsewhere?: ReturnType<typeof elsewhereOf>;
  union?: CheckUnion;
  /** The branches of a union by trial. */
  anyOf?: CheckSchema[];
}

/** The keywords that validators check; the normal form has `union` instead of compositions. */
const CHECKED: ReadonlySet<string> = new Set([
  ...keywordsAbout('value', 'string', 'number', 'array', 'object'),
  'union',
]);

/** Keywords that no validator checks: those on decoding strings, and `known`, which the normal form adds. */
const UNCHECKED: ReadonlySet<string> = new Set([...keywordsAbout('content'), 'known']);

/**
 * The schemas of a contract by name, as validators check them. References become plain names.
 *
 * @throws FindingsError for each keyword that would go unchecked, or be checked wrongly
 */
export function convert({ schemas }: NormalContract): Map<string, CheckSchema> {
  refuse(findInSchemas(schemas, (node) => findUnchecked(node, schemas)));
  return mapSchemas(schemas, (schema) => convertNode(schema, schemas));
}

function convertNode(schema: NormalSchema, schemas: NormalSchemas): CheckSchema {
  const children = mapChildren(schema, (child) => convertNode(child, schemas));
  const mapped = pickKeys(children, (key) => CHECKED.has(key));
  const { union, additionalProperties: others, ...own } = mapped;
  if (union) return checkUnion(union);
  const result: CheckSchema = own;
  if (others !== undefined && others !== true) result.additionalProperties = others;
  if (others === false) result.elsewhere = elsewhereOf(schema, schemas);
  if (schema.$ref !== undefined) result.$ref = refName(schema.$ref);
  // Listed values imply their type: one error says enough.
  const types = [schema.type ?? []].flat();
  const isTyped = (value: Json) => types.some((type) => isOfType(value, type));
  if (listedValues(schema)?.every(isTyped)) delete result.type;
  return result;
}

function checkUnion(union: Union<CheckSchema>): CheckSchema {
  if (union.by === 'tag') return checkTagged(union);
  const withoutType = ({ type, ...rest }: CheckSchema): CheckSchema => rest;
  if (union.by === 'type') {
    const type = union.branches.flatMap(({ when }) => when);
    const branches = union.branches.map((one) => ({ ...one, schema: withoutType(one.schema) }));
    return { type, union: { ...union, branches } };
  }
  const tried = union.branches.map(({ schema }) => schema);
  const [first] = tried;
  // A type that all branches share is checked once, and gives one error.
  const hasOneType = first?.type && tried.every(({ type }) => type === first.type);
  return hasOneType ? { type: first.type, anyOf: tried.map(withoutType) } : { anyOf: tried };
}

/** A union by tag: an object with one of the values of the tag. */
function checkTagged({ branches, ...union }: CheckUnion & { by: 'tag' }): CheckSchema {
  const { tag } = union;
  const isOpen = branches.some(({ when }) => when === 'other');
  const chosen = branches.map(({ when, schema }) => {
    // A branch that is written out need not check the tag that it was chosen by.
    if (schema.$ref !== undefined || when === 'other') return { when, schema };
    const { required = [], properties = {}, ...rest } = schema;
    const others = pickKeys(properties, (name) => name !== tag);
    // If other fields are refused or checked, the tag must remain a named field.
    const isLimited = schema.additionalProperties !== undefined;
    const named = isLimited ? { ...others, [tag]: {} } : others;
    const still = required.filter((name) => name !== tag || isLimited);
    return { when, schema: { ...rest, required: still, properties: named } };
  });
  return {
    type: 'object',
    required: [tag],
    properties: { [tag]: isOpen ? { type: 'string' } : { enum: namedValues(branches) } },
    union: { ...union, branches: chosen },
  };
}

/** Finds what validators cannot check: a failed build is better than a validator that accepts everything. */
function* findUnchecked(schema: NormalSchema, schemas: NormalSchemas): Generator<Problem> {
  const { properties = {}, required = [], format } = schema;
  for (const key of Object.keys(schema)) {
    if (isAnnotation(key) || CHECKED.has(key) || UNCHECKED.has(key)) continue;
    const message = `"${key}" is a keyword that validators do not check; remove it, or say it in the description`;
    yield [message, `/${key}`];
  }
  if (format !== undefined && !Object.hasOwn(formats, format)) {
    const known = Object.keys(formats).join(', ');
    const instead = `use one of ${known}, or add it to packages/compiler/src/runtime/formats.ts`;
    yield [`no function checks the format "${format}"; ${instead}`];
  }
  // Generated code compares with `===`, by which equal lists and objects differ.
  if (listedValues(schema)?.some((value) => typeof value === 'object' && value !== null)) {
    yield ['a listed value must be a scalar; describe lists and objects with items and properties'];
  }
  if (typesOf(schema, schemas).length === 0) {
    yield ['no value fits the types and the listed values at once; correct one of them'];
  }
  // A field that every object inherits would always count as present.
  for (const name of new Set([...Object.keys(properties), ...required])) {
    if (name in Object.prototype) yield [`every object inherits a field "${name}"; rename it`];
  }
}
