/** Small values on both sides of each assertion of a schema: each differs from a small valid value in one place. */
import { isJsonObject, type Json, type JsonObject } from '../../scripts/base/json.ts';
import { nameIn, resolve, type Schema, type Schemas } from '../../scripts/model/schema.ts';
import { yamlIn } from './generated.ts';

/** Texts that match each format, the first of which is typical, and near misses. */
export const FORMATS: Record<string, { good: string[]; bad: string[] }> = yamlIn(
  'test/support/formats.yaml',
);

/** Tried in every place, also where a schema has no assertion that one of them would break. */
const EVERYWHERE: Json[] = [
  ...[null, true, false, 0, 1, -1, 0.5, 1_000_000, [], {}],
  ...['', 'z', 'zz', 'zzz', 'zzzz', 'ZZ', 'z1', 'en-GB', 'text', '1'],
  ...Object.values(FORMATS).flatMap(({ good }) => good.slice(0, 1)),
];

/** Longer texts and lists are not tried. */
const MAX_SIZE = 100_000;

/** A small value of a schema. Assertions that it does not follow, such as `not`, can make it invalid. */
export function sampleOf(schema: Schema, schemas: Schemas): Json {
  const { oneOf, anyOf, allOf = [], ...beside } = resolve(schema, schemas);
  const [branch] = oneOf ?? anyOf ?? [];
  if (branch) return sampleOf({ ...beside, ...branch }, schemas);
  if (allOf.length > 0) return sampleOf(Object.assign({}, beside, ...allOf), schemas);
  const { const: only, enum: listed, default: usual, examples, items = {} } = beside;
  const value = only ?? listed?.[0] ?? usual ?? examples?.[0];
  if (value !== undefined) return value;
  const {
    type = 'string',
    required = [],
    properties = {},
    minItems = 0,
    minimum,
    maximum,
  } = beside;
  const [first] = [type].flat();
  if (first === 'object' || beside.properties)
    return Object.fromEntries(
      required.map((key) => [key, sampleOf(properties[key] ?? {}, schemas)]),
    );
  if (first === 'array') return Array<Json>(minItems).fill(minItems && sampleOf(items, schemas));
  if (first === 'boolean' || first === 'null') return first === 'boolean' || null;
  return first === 'string' ? textOf(beside) : (minimum ?? Math.min(maximum ?? 1, 1));
}

function textOf({ format = '', pattern = '', minLength = 0 }: Schema): string {
  const texts = [...(FORMATS[format]?.good ?? []), ...EVERYWHERE];
  const matching = texts.find(
    (text) => typeof text === 'string' && text && RegExp(pattern, 'u').test(text),
  );
  return String(matching ?? 'text').padEnd(minLength, 'a');
}

/**
 * The values to judge by a schema, each with one change in a small valid value. The first reference to a schema tries it,
 * and adds its name to `settled`. A reference to a schema in `settled`, which is tried anyway, adds one value alone.
 */
export function trialsOf(schema: Schema, schemas: Schemas, settled = new Set<string>()): Json[] {
  const sample = sampleOf(schema, schemas);
  const name = nameIn(schema);
  if (name !== undefined && settled.has(name)) return [sample];
  if (name !== undefined) return trialsOf(schemas[name] ?? {}, schemas, settled.add(name));
  const { oneOf, anyOf, allOf = [], ...beside } = schema;
  const branches = [...(oneOf ?? anyOf ?? []), ...allOf];
  if (branches.length > 0)
    return branches.flatMap((branch) => trialsOf({ ...beside, ...branch }, schemas, settled));
  const {
    properties = {},
    required = [],
    additionalProperties: others,
    minItems = 1,
    items,
  } = schema;
  const fields = Object.entries(isJsonObject(others) ? { ...properties, '*': others } : properties);
  const base = sample as JsonObject;
  return [
    sample,
    ...scalarsOf(schema, items && sampleOf(items, schemas)),
    ...(isJsonObject(sample) ? [{ ...base, 'no such field': { any: ['thing'] } }] : []),
    ...required.map((key) =>
      Object.fromEntries(Object.entries(base).filter(([name]) => name !== key)),
    ),
    ...(items ? [0, 1, 2].map((size) => Array<Json>(size).fill(sampleOf(items, schemas))) : []),
    ...(items ? trialsOf(items, schemas, settled) : []).map((item) =>
      Array<Json>(Math.max(1, minItems)).fill(item),
    ),
    ...fields.flatMap(([key, field]) =>
      trialsOf(field as Schema, schemas, settled).map((value) => ({ ...base, [key]: value })),
    ),
  ];
}

/** For each keyword with a bound, the step from the bound to the next value, which is invalid. */
const STEPS = { minimum: -1, maximum: 1, minLength: -1, maxLength: 1, minItems: -1, maxItems: 1 };
const BOUNDED = Object.keys(STEPS) as (keyof typeof STEPS)[];
const isSize = (keyword: string) => /Length|Items/.test(keyword);

/** The bounds of a schema, each with the next value, which is invalid. */
export function boundsOf(schema: Schema) {
  // A number with a fraction can exceed a bound by very little.
  const unit = [schema.type].flat().includes('number') ? 1e-6 : 1;
  return BOUNDED.flatMap((keyword) => {
    const { [keyword]: bound } = schema;
    if (bound === undefined) return [];
    const next = bound + STEPS[keyword] * unit;
    // No text and no list is shorter than 0.
    return isSize(keyword) && next < 0 ? [] : [{ keyword, bound, next }];
  });
}

/** The number itself, or a text or a list of that size. */
export function sized(keyword: string, size: number, text = '', item: Json = null): Json {
  if (keyword.endsWith('Length')) return text.slice(0, size).padEnd(size, 'a');
  return keyword.endsWith('Items') ? Array<Json>(size).fill(item) : size;
}

/** Values on both sides of each bound of a schema. */
function aroundBounds(schema: Schema, text?: string, item?: Json): Json[] {
  return boundsOf(schema).flatMap(({ keyword, bound, next }) => {
    const values = [next, ...[-1, -0.001, 0, 0.001, 1].map((step) => bound + step)];
    const sizes = values.filter((size) => Number.isInteger(size) && size >= 0 && size < MAX_SIZE);
    return (isSize(keyword) ? sizes : values).map((size) => sized(keyword, size, text, item));
  });
}

/** Values without parts, and lists of an item, on both sides of each assertion. */
function scalarsOf(schema: Schema, item?: Json): Json[] {
  const { const: only, enum: listed = [], not, default: usual, format = '' } = schema;
  const { good = [], bad = [] } = FORMATS[format] ?? {};
  const values = [only, usual, ...listed, not?.const, ...(not?.enum ?? [])];
  return [
    ...values.filter((value) => value !== undefined),
    ...aroundBounds(schema, good[0], item),
    ...good,
    ...bad,
    ...EVERYWHERE,
  ];
}
