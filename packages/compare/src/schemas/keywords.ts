/** The groups of keywords, and markers for missing values. */
import type { Json, JsonObject } from '../../../../scripts/json.ts';
import { isAnnotation, type Schema } from '../../../../scripts/schema.ts';

/** Accepts any value. */
export const ANYTHING: Schema = {};

/** Stands for the value of a missing field. */
export const ABSENT = Symbol('absent');

/** A value, or a marker for none. */
export type Leaf = Json | typeof ABSENT;

/** A copy of an object or a list with a key set or removed. */
export function withChild(
  around: JsonObject | Json[],
  key: string,
  value: Leaf,
): JsonObject | Json[] {
  if (Array.isArray(around)) {
    return value === ABSENT ? around.toSpliced(Number(key), 1) : around.with(Number(key), value);
  }
  const { [key]: _, ...rest } = around;
  return value === ABSENT ? rest : { ...around, [key]: value };
}

/** A schema as a map of keywords, of which some may be unknown. */
export function keywordsOf(schema: Schema): JsonObject {
  return schema as JsonObject;
}

/** The keywords that reject no value although they are not annotations. */
const NO_RULES = ['contentEncoding', '$comment', 'externalDocs'];

/**
 * The end of the name of a keyword that the comparison does not know or would misread. U+FFFF is not a character, so no
 * name or text of a contract contains it.
 */
export const ASIDE = '\uffff';

/** Whether a keyword can reject values. */
export function isRule(key: string): boolean {
  return !isAnnotation(key) && !NO_RULES.includes(key);
}

/** The keywords that limit a number, a length or a count. */
export const BOUNDS =
  `minimum maximum exclusiveMinimum exclusiveMaximum minLength maxLength minItems maxItems`.split(
    ' ',
  );

/** The keywords for references, branches, fields and items. */
const STRUCTURAL = [
  'properties',
  'required',
  'additionalProperties',
  'items',
  'oneOf',
  'anyOf',
  '$ref',
];

/** Whether a keyword judges values without their items or fields. Unknown keywords count as local. */
export const isLocal = (key: string): boolean => isRule(key) && !STRUCTURAL.includes(key);

const KNOWN = ['type', 'const', 'enum', 'not', 'pattern', 'format', ...BOUNDS, ...STRUCTURAL];

/** Whether the comparison knows what a rule means. */
export const isKnown = (key: string): boolean => KNOWN.includes(key);

/** The schema of the fields that an object does not list. */
export function othersOf({ additionalProperties: others }: Schema): Schema {
  return typeof others === 'object' ? others : ANYTHING;
}
