/**
 * The keywords of schemas: those that every output reads, and what to write instead of others. Formats are those of
 * `runtime/formats.ts`.
 *
 * A new keyword touches, besides these tables:
 *
 * | File | What to add |
 * |---|---|
 * | `schema/nodes.ts` | its type in `Schema`; a keyword that contains schemas also in `mapChildren` |
 * | `all-of.ts` | how two of them merge, unless they must be equal |
 * | `profiles.ts` | what the tolerant profile keeps of it; it drops what it does not name |
 * | `check/shapes.ts` | which values of it are mistakes |
 * | `emit/ajv.ts` | only if Ajv's draft 07 lacks it |
 * | `emit/shared/words.ts`, `runtime/messages.ts` | its words in comments, pages and issues |
 * | `emit/shared/facts.ts` | whether it is a bound that `facts` lists |
 * | `runtime/json-schema.ts`, `emit/openapi30.ts` | its form in draft 07 and OpenAPI 3.0 |
 * | `packages/compare/src/schemas/` | `keywords.ts`, `decide.ts`, `values.ts`: whether a change of it breaks |
 *
 * The guards need nothing: a keyword that they do not know is left to Ajv.
 */
import { isJsonObject, type Json, type JsonObject } from '../json.ts';

/** The values that a keyword is about; `any` if about all, `none` if it refuses no value. */
type About = 'any' | 'string' | 'number' | 'array' | 'object' | 'none';

/** The keywords that may be used. */
export const KEYWORDS: Readonly<Record<string, About>> = {
  $ref: 'any',
  title: 'none',
  description: 'none',
  default: 'none',
  deprecated: 'none',
  type: 'any',
  const: 'any',
  enum: 'any',
  not: 'any',
  allOf: 'any',
  oneOf: 'any',
  anyOf: 'any',
  discriminator: 'none',
  format: 'string',
  pattern: 'string',
  minLength: 'string',
  maxLength: 'string',
  contentEncoding: 'none',
  minimum: 'number',
  maximum: 'number',
  items: 'array',
  minItems: 'array',
  maxItems: 'array',
  properties: 'object',
  required: 'object',
  additionalProperties: 'object',
};

/** What to write instead of other keywords. The words continue those of a problem. */
const INSTEAD: [keywords: string, remedy: string][] = [
  [
    'if then else dependentRequired dependentSchemas',
    'write a `oneOf` with a branch for each case',
  ],
  ['prefixItems contains', 'write `items`, or an object with named fields'],
  ['patternProperties propertyNames', 'write `additionalProperties`, and describe the names'],
  ['readOnly writeOnly', 'write one schema for requests, and another for responses'],
  ['$defs definitions', 'give the schema a name of its own, beside this one'],
  ['example examples', 'move it to examples/<SchemaName>/<scenario>.json'],
  ['exclusiveMinimum', 'write `minimum` with the least allowed value'],
  ['exclusiveMaximum', 'write `maximum` with the greatest allowed value'],
];

/** The keywords that list items, none twice; only `required` may list none. */
const LISTS = ['type', 'required', 'enum', 'allOf', 'anyOf', 'oneOf'];

/** What is wrong with the value of a keyword that may be used; undefined if nothing is. */
export function problemWithValue(
  keyword: string,
  value: Json,
  { properties }: JsonObject,
): string | undefined {
  if (LISTS.includes(keyword) && Array.isArray(value)) {
    const isEmpty = value.length === 0 && keyword !== 'required';
    if (isEmpty || new Set(value).size < value.length) {
      return 'must list at least one item, and none twice; correct the list, or remove it';
    }
  }
  const listed = keyword === 'const' ? [value] : keyword === 'enum' ? value : [];
  if (Array.isArray(listed) && listed.some((one) => typeof one === 'object' && one !== null))
    return 'must not list objects or lists; describe their fields or items';
  if (keyword === 'pattern' && !isPattern(String(value)))
    return 'is not a valid regular expression; correct it';
  if (keyword === 'additionalProperties') {
    if (value === false) return 'must not be false, since objects are open; remove it';
    const isMixed = isJsonObject(value) && isJsonObject(properties);
    return isMixed
      ? 'cannot be a schema beside `properties`; move the additional fields into an object of their own, or write `additionalProperties: true`'
      : undefined;
  }
  if (keyword === 'not') {
    const isListed = isJsonObject(value) && /^(const|enum)$/.test(Object.keys(value).join());
    return isListed
      ? undefined
      : 'can only exclude listed values; write `not: {const: …}` or `not: {enum: […]}`';
  }
  const schemas = keyword === 'properties' ? Object.values(value ?? {}) : [value];
  return /^(items|properties)$/.test(keyword) && schemas.some((one) => typeof one === 'boolean')
    ? 'must describe values by an object, not by true or false; write {} for any value'
    : undefined;
}

function isPattern(text: string): boolean {
  try {
    new RegExp(text, 'u');
    return true;
  } catch {
    return false;
  }
}

/** What is wrong with each keyword of a schema that no output reads, or not with this value. */
export function problemsInSchema(schema: JsonObject): [keyword: string, problem: string][] {
  return Object.entries(schema).flatMap(([keyword, value]): [string, string][] => {
    if (keyword.startsWith('x-')) return [];
    const [, remedy = 'remove it, and state the rule in the description'] =
      INSTEAD.find(([keywords]) => keywords.split(' ').includes(keyword)) ?? [];
    const problem = Object.hasOwn(KEYWORDS, keyword)
      ? problemWithValue(keyword, value, schema)
      : `is not supported in a schema; ${remedy}`;
    return problem === undefined ? [] : [[keyword, problem]];
  });
}
