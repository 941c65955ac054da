/** Small values on both sides of each rule of a schema: each differs from a minimal value in one place. */
import { isJsonObject, type Json, type JsonObject, mapValues } from '../../scripts/base/json.ts';
import { nameIn, type Schema, type Schemas } from '../../scripts/model/schema.ts';
import { FORMAT_WORDS } from '../../scripts/runtime/formats.ts';

/** A text in each format. */
const SAMPLES: Record<string, string> = mapValues(FORMAT_WORDS, ({ sample }) => sample);

/** Tried in every place, also where a schema has no rule that one of them would break. */
const EVERYWHERE: Json[] = [
  ...[null, true, false, 0, 1, -1, 0.5, 1_000_000],
  ...['', 'z', 'zz', 'zzz', 'zzzz', 'ZZ', 'z1', 'en-GB', 'text', '1'],
  ...Object.values(SAMPLES),
];

/** Longer texts and lists are not tried. */
const MAX_SIZE = 100_000;

/** A small value of a schema. Rules that it does not follow, such as `not`, can make it invalid. */
export function sampleOf(schema: Schema, schemas: Schemas): Json {
  const { const: only, enum: listed, default: usual, examples } = schema;
  const { oneOf, anyOf, allOf = [], ...beside } = schema;
  const name = nameIn(schema);
  if (name !== undefined) return sampleOf(schemas[name] ?? {}, schemas);
  const [branch] = oneOf ?? anyOf ?? [];
  if (branch) return sampleOf({ ...beside, ...branch }, schemas);
  if (allOf.length > 0) return sampleOf(Object.assign({}, beside, ...allOf), schemas);
  const value = only ?? listed?.[0] ?? usual ?? examples?.[0];
  if (value !== undefined) return value;
  const [type] = [schema.type ?? []].flat();
  if (type === 'object' || schema.properties) return objectOf(schema, schemas);
  if (type === 'array') return listOf(schema, schema.minItems ?? 0, schemas);
  if (type === 'number' || type === 'integer')
    return schema.minimum ?? Math.min(schema.maximum ?? 1, 1);
  return type === 'boolean' ? true : type === 'null' ? null : textOf(schema);
}

function objectOf({ required = [], properties = {} }: Schema, schemas: Schemas): JsonObject {
  return Object.fromEntries(required.map((key) => [key, sampleOf(properties[key] ?? {}, schemas)]));
}

function listOf({ items = {} }: Schema, size: number, schemas: Schemas): Json[] {
  return Array<Json>(size).fill(size > 0 ? sampleOf(items, schemas) : null);
}

function textOf({ format = '', pattern, minLength = 0 }: Schema): string {
  const texts = EVERYWHERE.filter((value) => typeof value === 'string' && value !== '') as string[];
  const isMatch = (text: string) => new RegExp(pattern ?? '', 'u').test(text);
  const text = SAMPLES[format] ?? texts.find(isMatch) ?? 'text';
  return text.padEnd(minLength, 'a');
}

/**
 * The values to judge by a schema, each with one change in a small valid value. The first reference to a schema tries it,
 * and adds its name to `settled`. A reference to a schema in `settled`, which is tried anyway, adds one value alone.
 */
export function* trialsOf(
  schema: Schema,
  schemas: Schemas,
  settled: Set<string> = new Set(),
): Generator<Json> {
  const sample = sampleOf(schema, schemas);
  const name = nameIn(schema);
  if (name !== undefined) {
    const isSettled = settled.has(name);
    settled.add(name);
    if (isSettled) yield sample;
    else yield* trialsOf(schemas[name] ?? {}, schemas, settled);
    return;
  }
  const branches = branchesIn(schema);
  for (const branch of branches) yield* trialsOf(branch, schemas, settled);
  if (branches.length > 0) return;
  yield sample;
  yield* scalarsOf(schema);
  if (isJsonObject(sample)) {
    yield { ...sample, 'no such field': { any: ['thing'] } };
    for (const key of schema.required ?? []) {
      const { [key]: _, ...others } = sample;
      yield others;
    }
  }
  const { minItems = 0, maxItems = 0, items } = schema;
  const sizes = [0, 1, 2, minItems - 1, minItems, maxItems, maxItems + 1];
  for (const size of Array.isArray(sample) ? sizes : [])
    if (size >= 0 && size < MAX_SIZE) yield listOf(schema, size, schemas);
  for (const item of items ? trialsOf(items, schemas, settled) : [])
    yield Array<Json>(Math.max(1, minItems)).fill(item);
  for (const [key, field] of fieldsOf(schema))
    for (const value of trialsOf(field, schemas, settled))
      yield { ...(sample as JsonObject), [key]: value };
}

/** The alternatives of a union, each with the rules next to them, or the parts of an `allOf`. */
function branchesIn({ oneOf, anyOf, allOf, ...beside }: Schema): Schema[] {
  return [...(oneOf ?? anyOf ?? []), ...(allOf ?? [])].map((part) => ({ ...beside, ...part }));
}

/** The schemas of fields by name, and of other fields as `*`. */
function fieldsOf({ properties = {}, additionalProperties: others }: Schema) {
  return Object.entries(
    isJsonObject(others) ? { ...properties, '*': others as Schema } : properties,
  );
}

/** Values without parts, on both sides of each rule. */
function scalarsOf(schema: Schema): Json[] {
  const { const: only, enum: listed = [], not, default: usual } = schema;
  const { minimum, maximum, minLength, maxLength, format = '' } = schema;
  const bounds = [minimum, maximum].filter(isGiven);
  const lengths = [minLength, maxLength].filter(isGiven);
  const sizes = lengths.flatMap((size) => [size - 1, size, size + 1]);
  const inside = sizes.filter((size) => size >= 0 && size < MAX_SIZE);
  return [
    ...[only, usual, ...listed, not?.const, ...(not?.enum ?? [])].filter(isGiven),
    ...bounds.flatMap((bound) => [bound, bound - 1, bound + 1, bound - 0.001, bound + 0.001]),
    ...inside.map((size) => (SAMPLES[format] ?? '').slice(0, size).padEnd(size, 'a')),
    ...EVERYWHERE,
    [],
    {},
  ];
}

const isGiven = <Value>(value: Value | undefined): value is Value => value !== undefined;
