/**
 * The shape of the fact tables: one row for each field, as the interface document states it.
 *
 * Types are written as text: `string`, `string:uri` (a format), `Name` (another schema),
 * `Name[]` (an array of it), `map<string[]>` (an object of any keys with values of one type),
 * `any` (no type is stated), alternatives in alphabetical order and then null, joined with ` | `, and
 * `(A | B)[]` (an array of several types).
 *
 * What else the document says of a value has the name of the keyword, or one of these: `known` (the listed values of
 * an enumeration that the document only shows in part; `pattern` is that of the others), `maturity`, `unit`, `opaque` (the
 * tolerant profile accepts any value), `open` (free-form: further fields are expected in every profile), `discriminator` (the
 * property that tells the branches of a union apart), and `assumed` (not in the document, so that the contract must mark
 * it with `x-assumption`). The `enum` of a list is that of its items.
 */
import type { Json } from '../../../scripts/base/json.ts';

/** The statements about one thing, such as `{type: 'string', required: true}`. */
type Statements = Readonly<Record<string, Json>>;

/** What the document says about a value besides its type. */
export type Aspects = Readonly<Record<string, Json | readonly Json[]>>;

/** The statements by place: `''` for a schema itself, `.field`, `(branch).field`, `.list[]`. */
export type Rows = Readonly<Record<string, Statements>>;

/** One schema: its statements, and those of its fields. */
export interface SchemaFacts {
  name: string;
  rows: Rows;
}

/** The row of a place, and for an enumeration in a list, that of its items. */
function rowsAt(place: string, type: string, { enum: members, ...own }: Aspects): Rows {
  const facts = { type, ...own } as Statements;
  const listed: Statements = members === undefined ? {} : { enum: [...(members as Json[])] };
  if (!type.endsWith('[]') || members === undefined) return { [place]: { ...facts, ...listed } };
  return { [place]: facts, [`${place}[]`]: { type: type.slice(0, -2), ...listed } };
}

/** A required field; `a.b` for a field of an object that has no schema of its own. */
export function req(path: string, type: string, aspects: Aspects = {}): Rows {
  return rowsAt(`.${path}`, type, { required: true, ...aspects });
}

/** An optional field. */
export function opt(path: string, type: string, aspects: Aspects = {}): Rows {
  return rowsAt(`.${path}`, type, { required: false, ...aspects });
}

/** A toggle: an optional boolean with a default. */
export function toggle(path: string, value: boolean, aspects: Aspects = {}): Rows {
  return opt(path, 'boolean', { default: value, ...aspects });
}

/** The items of a list that are objects without a schema of their own. */
export function items(path: string, aspects: Aspects = {}): Rows {
  return rowsAt(`.${path}[]`, 'object', aspects);
}

/** An object schema with its fields. */
export function object(name: string, fields: readonly Rows[], aspects: Aspects = {}): SchemaFacts {
  return { name, rows: Object.assign(rowsAt('', 'object', aspects), ...fields) };
}

/** A schema other than an object with fields: an enumeration, a list, a union. */
export function value(name: string, type: string, aspects: Aspects = {}): SchemaFacts {
  return { name, rows: rowsAt('', type, aspects) };
}

/** An object whose fields depend on the value of one of them: all fields of each branch, by the values. */
export function discriminated(
  name: string,
  discriminator: string,
  branches: Readonly<Record<string, readonly Rows[]>>,
): SchemaFacts {
  const inner = Object.entries(branches).flatMap(([branch, fields]) =>
    fields.flatMap(Object.entries).map(([place, facts]) => [`(${branch})${place}`, facts]),
  );
  return object(name, [Object.fromEntries(inner)], { discriminator });
}

/** Splits a list as the document prints it: `a, b, c`. */
export function list(text: string): string[] {
  return text.split(/[\s,]+/).filter((word) => word !== '');
}
