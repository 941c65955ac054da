/**
 * The shape of the fact tables: one row per field, as the interface document states it.
 *
 * Types are written as text: `string`, `string:uri` (a format), `Name` (another schema),
 * `Name[]` (an array of it), `map<string[]>` (an object of any keys with values of one type),
 * `any` (no type is stated), alternatives in alphabetical order and then null, joined with ` | `, and
 * `(A | B)[]` (an array of several types).
 */
import type { Json } from '../../../scripts/json.ts';

/** The statements about one thing, such as `{type: 'string', required: true}`. */
export type Statements = Readonly<Record<string, Json>>;

/** What the document says about a value besides its type. */
export interface Aspects {
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
