/** The schema of a parameter, stated for what a text can express. */
import { isDeepStrictEqual } from 'node:util';
import { madeOf } from '../../../../scripts/all-of.ts';
import type { Json } from '../../../../scripts/json.ts';
import { branchesOf, isAnnotation, type Schema } from '../../../../scripts/schema.ts';
import type { Side } from './set.ts';

/**
 * Both schemas without null, which no text expresses. If a list repeats the parameter, a list of one item is like the
 * item. A text without rules is also a number or a boolean where the other release has these.
 *
 * @param repeats whether a list repeats the parameter, as in `?a=1&a=2`
 */
export function asWritten([old, next]: readonly [Side, Side], repeats: boolean): [Side, Side] {
  if (old.schema.$ref !== undefined && old.schema.$ref === next.schema.$ref) return [old, next];
  const bare = [withoutNull(old), withoutNull(next)] as const;
  const isList = bare.map(({ schema, set }) => set.typesOf(schema).join() === 'array');
  const isScalar = bare.map(
    ({ schema, set }) => !set.typesOf(schema).some((type) => type === 'array' || type === 'object'),
  );
  const areLists =
    repeats && isList.includes(true) && [0, 1].every((one) => isList[one] || isScalar[one]);
  const [before, after] = bare;
  const left = areLists && !isList[0] ? asList(before) : before;
  const right = areLists && !isList[1] ? asList(after) : after;
  const both = areLists ? [notEmpty(left), notEmpty(right)] : [left, right];
  const [first = left, second = right] = both;
  return [readLike(first, second), readLike(second, first)];
}

/** The values that are written like a value: a list of one like its item, and a number like its text. */
export function writtenLike(value: Json): Json[] {
  const textOf = (one: Json): Json =>
    typeof one === 'number' || typeof one === 'boolean' ? String(one) : one;
  const forms = [value, Array.isArray(value) ? value.map(textOf) : textOf(value)];
  return forms.flatMap((form) => {
    const [only, ...more] = Array.isArray(form) ? form : [];
    return only !== undefined && more.length === 0 ? [form, only] : [form];
  });
}

function withoutNull(side: Side): Side {
  const { set } = side;
  const found = set.resolve(side.schema);
  const { type, enum: listed, items, oneOf, anyOf } = found;
  const inside = (schema: Schema) => withoutNull({ schema, set }).schema;
  const kept: Schema = { ...found };
  if (Array.isArray(type)) kept.type = type.filter((one) => one !== 'null');
  if (listed) kept.enum = listed.filter((value) => value !== null);
  if (items && !items.$ref) kept.items = inside(items);
  const isNotNull = (branch: Schema) => set.typesOf(branch).join() !== 'null';
  if (oneOf) kept.oneOf = oneOf.filter(isNotNull);
  if (anyOf) kept.anyOf = anyOf.filter(isNotNull);
  return { set, schema: isDeepStrictEqual(kept, found) ? found : madeOf(kept, found) };
}

/** A list of one item, with the default as its item. */
function asList({ schema, set }: Side): Side {
  const { default: usual, ...items } = schema;
  const list: Schema = { type: 'array', items, minItems: 1, maxItems: 1 };
  return { set, schema: usual === undefined ? list : { ...list, default: [usual] } };
}

/** A list that no text expresses if it is empty. */
function notEmpty({ schema, set }: Side): Side {
  const minItems = Math.max(1, schema.minItems ?? 0);
  return { set, schema: madeOf({ ...schema, minItems }, schema) };
}

/** A schema that is also read as the numbers or booleans that the other side has, if it accepts any text. */
function readLike(side: Side, other: Side): Side {
  const { schema, set } = side;
  if (schema.items && other.schema.items) {
    const items = readLike({ set, schema: schema.items }, { ...other, schema: other.schema.items });
    return { set, schema: { ...schema, items: items.schema } };
  }
  const types = other.set.typesOf(other.schema);
  const areScalars = types.every((type) => type === 'number' || type === 'boolean');
  if (!isAnyText(side) || types.length === 0 || !areScalars) return side;
  const usual = other.schema.default;
  const isSame = usual !== undefined && String(usual) === schema.default;
  const type = ['string', ...types] as Schema['type'];
  return { set, schema: { ...schema, type, ...(isSame && { default: usual }) } };
}

/** Whether a schema accepts every text, and nothing else. */
function isAnyText({ schema, set }: Side): boolean {
  const hasOnlyType = Object.keys(schema).every((key) => key === 'type' || isAnnotation(key));
  return hasOnlyType && branchesOf(schema).length === 0 && set.typesOf(schema).join() === 'string';
}
