/**
 * Parameters, whose values are written as text: a repeated parameter is a list, and `1` is a number or a text. The parts of
 * a form may also be repeated.
 */
import { recordOrigins } from '../../../../scripts/all-of.ts';
import { type Json, mapValues } from '../../../../scripts/json.ts';
import type { Schema } from '../../../../scripts/schema.ts';
import type { Side } from './set.ts';

/**
 * The schemas of a parameter that a list repeats, as in `?a=1&a=2`. If only one schema is a list, the other schema becomes
 * a list of one item, which is written like the item.
 */
export function asRepeated(sides: readonly [Side, Side]): readonly [Side, Side] {
  const [old, next] = sides;
  const types = sides.map(({ schema, set }) => set.typesOf(schema));
  const areLists = types.map((all) => all.join() === 'array');
  const isStructured = types.some(
    (all, index) => !areLists[index] && (all.includes('array') || all.includes('object')),
  );
  if (areLists[0] && areLists[1]) return [notEmpty(old), notEmpty(next)];
  if (isStructured || areLists[0] === areLists[1]) return sides;
  return areLists[0] ? [notEmpty(old), listOfOne(next)] : [listOfOne(old), notEmpty(next)];
}

/** The schemas of a form, in which a list repeats a part. */
export function asForm(sides: readonly [Side, Side]): readonly [Side, Side] {
  const [old, next] = sides.map(({ schema, set }) => ({ set, schema: set.resolve(schema) })) as [
    Side,
    Side,
  ];
  const fieldIn = ({ schema, set }: Side, name: string) => {
    const field = schema.properties?.[name];
    return field && { schema: field, set };
  };
  const withFields = (side: Side, index: 0 | 1): Side => {
    const properties = mapValues(side.schema.properties ?? {}, (field, name) => {
      const [before, after] = [fieldIn(old, name), fieldIn(next, name)];
      return before && after ? asRepeated([before, after])[index].schema : field;
    });
    return { ...side, schema: recordOrigins({ ...side.schema, properties }, side.schema) };
  };
  return [withFields(old, 0), withFields(next, 1)];
}

/** A list of one item, with the default as its item. */
function listOfOne({ schema, set }: Side): Side {
  const { default: usual, ...items } = schema;
  const list: Schema = { type: 'array', items, minItems: 1, maxItems: 1 };
  return {
    set,
    schema: recordOrigins(usual === undefined ? list : { ...list, default: [usual] }, schema),
  };
}

/** A list with an item, because no text expresses an empty list. */
function notEmpty({ schema, set }: Side): Side {
  const { minItems = 0, ...list } = set.resolve(schema);
  return { set, schema: recordOrigins({ ...list, minItems: Math.max(1, minItems) }, schema) };
}

/** The possible readings of a value as text; none for null and an empty list, which no text expresses. */
export function readingsOf(value: Json): Json[] {
  if (value === null || (Array.isArray(value) && value.includes(null))) return [];
  if (!Array.isArray(value)) return [value, textOf(value), scalarOf(value)];
  const [first = null, ...more] = value;
  if (more.length === 0) return readingsOf(first).flatMap((one) => [[one], one]);
  return [value, value.map(textOf), value.map(scalarOf)];
}

function textOf(value: Json): Json {
  return typeof value === 'object' ? value : String(value);
}

/** The number or boolean that a text expresses; otherwise the value itself. */
function scalarOf(value: Json): Json {
  if (value === 'true' || value === 'false') return value === 'true';
  const isNumber = typeof value === 'string' && value !== '' && Number.isFinite(Number(value));
  return isNumber ? Number(value) : value;
}
