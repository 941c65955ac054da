/** The schemas of a parameter, which is written as text: a difference that no text can show does not count. */
import type { Json } from 'contract-compiler/model/json.ts';
import {
  baseType,
  isAnnotation,
  type NormalSchema,
  resolve,
  typesOf,
} from 'contract-compiler/model/schema.ts';
import type { Both } from '../verdict.ts';
import type { Side } from './pair.ts';

/**
 * The schemas of a parameter in two releases, stated for what a text can express, which is not null. A text without
 * rules is read as a number or a boolean, too, where the other release has these.
 *
 * @param repeats whether a list repeats the parameter: then one value is a list of one, and no list is empty
 */
export function asWritten<Own extends Side>([old, next]: Both<Own>, repeats: boolean): Both<Own> {
  if (old.schema.$ref !== undefined && old.schema.$ref === next.schema.$ref) return [old, next];
  const change = (side: Own, schema: NormalSchema): Own => ({ ...side, schema });
  const [before, after] = [change(old, withoutNull(old)), change(next, withoutNull(next))];
  const both = [before, after];
  const areLists = repeats && both.some(isList) && both.every(isListOrScalar);
  const listed = (side: Own) => (areLists ? change(side, asList(side)) : side);
  const [left, right] = [listed(before), listed(after)];
  return [change(left, readAs(left, right)), change(right, readAs(right, left))];
}

/** The values that are written like a value: a list of one like its item, and a number like its text. */
export function writtenLike(value: Json): Json[] {
  const textOf = (one: Json) => (/^(number|boolean)$/.test(typeof one) ? String(one) : one);
  const forms = [value, Array.isArray(value) ? value.map(textOf) : textOf(value)];
  return forms.flatMap((form) => {
    const [only, ...more] = Array.isArray(form) ? form : [];
    return only === undefined || more.length > 0 ? [form] : [form, only];
  });
}

function isList({ schema, release }: Side): boolean {
  return typesOf(schema, release.schemas).join() === 'array';
}

function isListOrScalar(side: Side): boolean {
  const types = typesOf(side.schema, side.release.schemas);
  return isList(side) || types.every((type) => type !== 'array' && type !== 'object');
}

/** A schema without null, which no text expresses; nor has a list such items. */
function withoutNull({ schema, release }: Side): NormalSchema {
  const { schemas } = release;
  const found = resolve(schema, schemas);
  const isNull = (one: NormalSchema) => typesOf(one, schemas).join() === 'null';
  const { type, enum: listed, union, items } = found;
  const kept: NormalSchema = { ...found };
  if (Array.isArray(type)) kept.type = type.filter((one) => one !== 'null');
  if (listed) kept.enum = listed.filter((value) => value !== null);
  if (items && !items.$ref) kept.items = withoutNull({ schema: items, release });
  if (union) {
    const branches = union.branches.filter((branch) => !isNull(branch.schema));
    kept.union = { ...union, branches } as typeof union;
  }
  return kept;
}

/** A list without the empty one, or a schema of one value as a list of one. */
function asList(side: Side): NormalSchema {
  const { minItems = 0 } = side.schema;
  if (isList(side)) return { ...side.schema, minItems: Math.max(1, minItems) };
  const { default: usual, ...items } = side.schema;
  const list: NormalSchema = { type: 'array', items, minItems: 1, maxItems: 1 };
  return usual === undefined ? list : { ...list, default: [usual] };
}

/** A schema; if it takes any text, it also takes the numbers and booleans of another one, which are written as text. */
function readAs({ schema }: Side, other: Side): NormalSchema {
  const { items } = schema;
  if (items && other.schema.items) {
    const inside = { ...other, schema: other.schema.items };
    return { ...schema, items: readAs({ ...other, schema: items }, inside) };
  }
  const rules = Object.keys(schema).filter((key) => !isAnnotation(key));
  const types = typesOf(other.schema, other.release.schemas).map(baseType);
  const isAnyText = schema.type === 'string' && rules.length === 1;
  if (!isAnyText || types.some((type) => !/^(number|boolean)$/.test(type))) return schema;
  const { default: usual } = other.schema;
  const isSame = usual !== undefined && String(usual) === schema.default;
  return { ...schema, type: ['string', ...types], ...(isSame && { default: usual }) };
}
