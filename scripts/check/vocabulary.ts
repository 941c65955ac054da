/**
 * The keywords of schemas: those that every output reads, and what to write instead of others, or of values that are
 * refused. Formats are those of `runtime/formats.ts`.
 *
 * A new keyword touches, besides these tables:
 *
 * | File | What to add |
 * |---|---|
 * | `schema/nodes.ts` | its type in `Schema`; a keyword that contains schemas also in `mapChildren` |
 * | `all-of.ts` | how two of them merge, unless they must be equal |
 * | `profiles.ts` | what the tolerant profile keeps of it; it drops what it does not name |
 * | `check/shapes.ts`, `check/possible.ts` | which values of it are mistakes |
 * | `emit/ajv.ts` | only if Ajv's draft 07 lacks it |
 * | `emit/parts/words.ts`, `runtime/messages.ts` | its words in comments, pages and issues |
 * | `check/violation.ts` | its words for a wrong example or default |
 * | `emit/parts/facts.ts` | whether it is a bound that `facts` lists |
 * | `runtime/json-schema.ts`, `emit/openapi30.ts` | its form in draft 07 and OpenAPI 3.0 |
 * | `packages/compare/src/schemas/` | `keywords.ts`, `decide.ts`, `values.ts`: whether a change of it breaks |
 *
 * The guards need nothing: a keyword that they do not know is left to Ajv.
 */
import { isJsonObject, type Json } from '../json.ts';

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

/** What is wrong with the value of a field, and what to write instead; undefined if nothing is. */
export type Refusal = string | ((value: Json, holder: Record<string, Json>) => string | undefined);

/**
 * What to write instead of other keywords; from `additionalProperties` on, what is wrong with some values of keywords
 * that may be used. Each text continues the name of the keyword.
 */
const REFUSALS: [keywords: string, refusal: Refusal][] = [
  [
    'if then else dependentRequired dependentSchemas dependencies',
    'is not supported, since no type expresses a condition; write a union of branches',
  ],
  [
    'prefixItems additionalItems contains minContains maxContains unevaluatedItems',
    'is not supported, since OpenAPI 3.0 has no rules for single items; write `items`, or an object with named fields',
  ],
  [
    'patternProperties propertyNames',
    'is not supported, since OpenAPI 3.0 has no rules for the names of fields; write `additionalProperties`, and describe the names',
  ],
  [
    'unevaluatedProperties',
    'is not supported, since objects are open, and the strict profile closes them; remove it',
  ],
  [
    'readOnly writeOnly',
    'is not supported, since one schema serves requests and responses; write a schema for each direction',
  ],
  [
    '$id id $anchor $dynamicAnchor',
    'is not supported, since a schema is identified by its name in the components; remove it',
  ],
  ['$dynamicRef', 'is not supported; write `$ref`'],
  [
    '$schema $vocabulary',
    'is not supported, since every schema is read as JSON Schema 2020-12; remove it',
  ],
  ['$defs definitions', 'is not supported; give the schema a name of its own, beside this one'],
  [
    'example examples',
    'is not supported in a schema; move the example to examples/<SchemaName>/<scenario>.json',
  ],
  ['summary externalDocs', 'is not supported, since no output shows it; say it in the description'],
  ['$comment', 'is not supported, since no output shows it; write a YAML comment'],
  ['xml', 'is not supported, since values are JSON; remove it'],
  [
    'contentSchema contentMediaType',
    'is not supported, since nothing decodes the text; describe its content in words',
  ],
  [
    'exclusiveMinimum',
    'is not supported; write `minimum` with the least value, and say in the description if that itself is excluded',
  ],
  [
    'exclusiveMaximum',
    'is not supported; write `maximum` with the greatest value, and say in the description if that itself is excluded',
  ],
  ['multipleOf', 'is not supported; write `type: integer`, or say the step in the description'],
  [
    'uniqueItems minProperties maxProperties',
    'is not supported, since defaults may change what it counts; say it in the description',
  ],
  [
    'additionalProperties',
    (value, { properties }) => {
      if (value === false) return 'must not be false, since objects are open; remove it';
      const isMixed = isJsonObject(value) && isJsonObject(properties);
      return isMixed
        ? 'cannot be a schema beside `properties`; move the other fields into an object of their own, or write true'
        : undefined;
    },
  ],
  [
    'not',
    (value) =>
      isJsonObject(value) && /^(const|enum)$/.test(Object.keys(value).join())
        ? undefined
        : 'can only exclude listed values; write `not: {const: …}` or `not: {enum: […]}`',
  ],
  ['enum', (value) => (isEmpty(value) ? 'must list at least one value' : undefined)],
  ['allOf anyOf oneOf', (value) => (isEmpty(value) ? 'must have at least one item' : undefined)],
  [
    'type required',
    (value, { type }) => {
      const isRepeated = Array.isArray(value) && new Set(value).size < value.length;
      if (isRepeated) return 'must not list the same name twice; remove one of the two';
      return value === type && isEmpty(value) ? 'must list at least one type' : undefined;
    },
  ],
  [
    'items',
    (value) =>
      typeof value === 'boolean' ? 'must be an object; write {} for items of any value' : undefined,
  ],
  [
    'properties',
    (value) =>
      Object.values(value ?? {}).some((field) => typeof field === 'boolean')
        ? 'must describe each field by an object; write {} and a description for any value'
        : undefined,
  ],
];

const isEmpty = (value: Json): boolean => Array.isArray(value) && value.length === 0;

/** What is wrong with each keyword that is refused, always or for some values. */
export const REFUSED: Readonly<Record<string, Refusal>> = Object.fromEntries(
  REFUSALS.flatMap(([keywords, refusal]) => keywords.split(' ').map((one) => [one, refusal])),
);
