/**
 * The shape of the fact tables: one row per field, as the interface document states it.
 *
 * Types are written as text: `string`, `string:uri` (a format), `Name` (another schema),
 * `Name[]` (an array of it), `map<string[]>` (an object of any keys with values of one type),
 * `any` (no type is stated), alternatives joined with ` | `, and
 * `(A | B)[]` (an array of several types).
 */
import type { Json } from '../../../scripts/json.ts';

/** The statements about one thing, such as `{type: 'string', required: true}`. */
export type Statements = Readonly<Record<string, Json>>;

/** Rules about values, under the names of their keywords; `rules.ts` has the values that test each. */
export interface Rules {
  /** Of a list, its items. */
  enum?: readonly Json[];
  const?: Json;
  /** `{ const: … }` or `{ enum: […] }`. */
  not?: Json;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  /** Of the values that are not among the `known` ones. */
  pattern?: string;
  contentEncoding?: string;
}

/** What the document says about a value besides its type. */
export interface Aspects extends Rules {
  default?: Json;
  /** The listed values of an enumeration that the document only shows in part. */
  known?: readonly string[];
  deprecated?: true;
  maturity?: 'alpha' | 'beta';
  /** The tolerant profile accepts any value. */
  opaque?: true;
  unit?: string;
  /** Free-form: further fields are expected in every profile. */
  open?: true;
  /** The property that tells the branches of a union apart. */
  tag?: string;
}

/** One field of one schema. */
export interface Field extends Aspects {
  /** The field's name; `a.b` for a field of an object that has no schema of its own, `a[]` for items. */
  path: string;
  type: string;
  required: boolean;
  /** Not in the document: an assumption, which the contract must mark with `x-assumption`. */
  assumed?: true;
}

/** One schema: the statements about it as a whole, and its fields. */
export interface SchemaFacts extends Aspects {
  name: string;
  type: string;
  fields: readonly Field[];
  /** For a discriminated union of inline objects: all fields of each branch, by tag values. */
  branches?: Readonly<Record<string, readonly Field[]>>;
}

/** The values that `not` of a field excludes. */
export function excluded(not: Json): readonly Json[] {
  const { const: one, enum: values } = not as { const?: Json; enum?: Json[] };
  return values ?? (one === undefined ? [] : [one]);
}

/** A required field. */
export function req(path: string, type: string, aspects: Aspects & { assumed?: true } = {}): Field {
  return { path, type, required: true, ...aspects };
}

/** An optional field. */
export function opt(path: string, type: string, aspects: Aspects & { assumed?: true } = {}): Field {
  return { path, type, required: false, ...aspects };
}

/** A toggle: an optional boolean with a default. */
export function toggle(path: string, value: boolean, aspects: Aspects = {}): Field {
  return opt(path, 'boolean', { default: value, ...aspects });
}

/** An object schema with its fields. */
export function object(name: string, fields: readonly Field[], aspects: Aspects = {}): SchemaFacts {
  return { name, type: 'object', fields, ...aspects };
}

/** A schema other than an object with fields: an enumeration, a list, a union. */
export function value(name: string, type: string, aspects: Aspects = {}): SchemaFacts {
  return { name, type, fields: [], ...aspects };
}

/** An object whose fields depend on the value of one of them. */
export function tagged(
  name: string,
  tag: string,
  branches: Readonly<Record<string, readonly Field[]>>,
): SchemaFacts {
  return { name, type: 'object', tag, fields: [], branches };
}

/** Splits a list as the document prints it: `a, b, c`. */
export function list(text: string): string[] {
  return text.split(/[\s,]+/).filter((word) => word !== '');
}

/** The alternatives of a type text; those inside an array or a map stay together. */
export function alternatives(type: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const char of type) {
    if ('(<'.includes(char)) depth++;
    if (')>'.includes(char)) depth--;
    if (char === '|' && depth === 0) parts.push('');
    else parts.push(parts.pop() + char);
  }
  return parts.map((part) => part.trim());
}

/** A type text in the order and the spacing that comparisons expect. */
export function canonicalType(type: string): string {
  return joinTypes(
    alternatives(type).map((part) => {
      const inner = innerType(part);
      if (inner === undefined) return part;
      return part.endsWith('[]') ? arrayOf(canonicalType(inner)) : `map<${canonicalType(inner)}>`;
    }),
  );
}

/** The type of the items of a list or of the values of a map; `undefined` for any other type. */
export function innerType(part: string): string | undefined {
  if (part.endsWith('[]')) return part.slice(0, -2).replace(/^\((.*)\)$/, '$1');
  return /^map<(.*)>$/.exec(part)?.[1];
}

export function joinTypes(types: readonly string[]): string {
  return [...new Set(types)].sort().join(' | ');
}

export function arrayOf(items: string): string {
  return items.includes(' | ') ? `(${items})[]` : `${items}[]`;
}
