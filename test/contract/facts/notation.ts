/**
 * The notation of the facts: a schema is its name and its fields, each with its type, and what else the interface document
 * says of it by the name of the keyword.
 *
 * A type is a text: `string`, `string:uri` (a format), `Name` (another schema), `Name[]`, `(A | B)[]`, `map<string[]>` (an
 * object of any keys with values of one type), `open` (an object of any fields, in every profile), or `any` (no type is
 * stated). Alternatives are joined with ` | `, and null is the last one.
 *
 * Other names than keywords: `known` (the listed values of an enumeration that the document only shows in part; `pattern`
 * is that of the others), `maturity`, `unit`, `opaque` (the tolerant profile accepts any value), and `assumed` (not in the
 * document, so that the contract must mark it with `x-assumption`).
 */
import type { Json, JsonObject } from '../../../scripts/base/json.ts';

/** What the document says about a value besides its type. */
type Aspects = Readonly<Record<string, Json | readonly Json[]>>;

/** One schema: its name, and what the document states about it. */
export interface SchemaFacts {
  name: string;
  facts: JsonObject;
}

/** What a type states. */
export function typed(text: string): JsonObject {
  const [first = '', ...others] = text.startsWith('(') ? [text] : text.split(' | ');
  if (others.join() === 'null') {
    const { type, ...rules } = typed(first);
    return type ? { type: [type, 'null'], ...rules } : alternatives([first, 'null']);
  }
  if (others.length > 0) return alternatives([first, ...others]);
  const [, list, item = list] = /^(?:\((.+)\)|(.+))\[\]$/.exec(first) ?? [];
  if (item) return { type: 'array', items: typed(item) };
  const [, value] = /^map<(.+)>$/.exec(first) ?? [];
  if (value) return { type: 'object', additionalProperties: typed(value) };
  if (first === 'open') return { type: 'object', additionalProperties: true };
  if (first === 'any') return {};
  const [type = '', format] = first.split(':');
  if (/^[A-Z]/.test(type)) return { $ref: type };
  return { type, ...(format && { format }) };
}

const alternatives = (types: string[]) => ({ anyOf: inOneOrder(types.map(typed)) });

/** The branches of a union, whose order states nothing. */
export function inOneOrder(branches: JsonObject[]): JsonObject[] {
  const texts = new Map(branches.map((branch) => [JSON.stringify(branch), branch]));
  return [...texts.keys()].sort().map((text) => texts.get(text) ?? {});
}

/** An optional field. */
export function opt(name: string, type: string, aspects: Aspects = {}) {
  return { [name]: { ...typed(type), ...(aspects as JsonObject) } };
}

/** A required field. */
export function req(name: string, type: string, aspects: Aspects = {}) {
  return opt(name, type, { required: true, ...aspects });
}

/** A toggle: an optional boolean with a default. */
export function toggle(name: string, value: boolean, aspects: Aspects = {}) {
  return opt(name, 'boolean', { default: value, ...aspects });
}

/** The fields of an object. */
type Fields = readonly JsonObject[];

/** An object with its fields, and no others unless its type is `open`. */
export function object(name: string, fields: Fields, type = 'object'): SchemaFacts {
  return { name, facts: { ...typed(type), ...propertiesOf(fields) } };
}

function propertiesOf(fields: Fields): JsonObject {
  return fields.length > 0 ? { properties: Object.assign({}, ...fields) } : {};
}

/** A schema other than an object with fields: an enumeration, a list, a union. */
export function value(name: string, type: string, aspects: Aspects = {}): SchemaFacts {
  return { name, facts: { ...typed(type), ...(aspects as JsonObject) } };
}

/** An object whose fields depend on the value of one of them: all fields of each branch, by the values. */
export function discriminated(
  name: string,
  discriminator: string,
  branches: Readonly<Record<string, Fields>>,
): SchemaFacts {
  const facts = Object.entries(branches).map(([values, fields]) => {
    return [values, { type: 'object', ...propertiesOf(fields) }];
  });
  return { name, facts: { discriminator, branches: Object.fromEntries(facts) } };
}

/** Splits a list as the document prints it: `a, b, c`. */
export function list(text: string): string[] {
  return text.trim().split(/[\s,]+/);
}
