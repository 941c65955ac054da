/** Small values on both sides of each rule of a schema: each differs from a minimal value in one place. */
import { isJsonObject, type Json, type JsonObject, mapValues } from '../base/json.ts';
import { nameIn, type Schema, type Schemas } from '../model/schema.ts';
import { FORMAT_WORDS } from '../runtime/formats.ts';

/** A value to judge, and the place in it that is tried. */
export interface Trial {
  value: Json;
  /** The value with what is usual in this place, or without it. */
  usual?: () => Json;
  /** Whether the value only has what is usual. */
  isUsual?: boolean;
  /** The keys that lead to the tried place. */
  path: (string | number)[];
  /** Where this place is in the schemas, such as `LiveRequest.channels`. */
  where: string;
}

/** A text in each format. An earlier release may have formats that the build no longer has. */
const SAMPLES: Record<string, string> = {
  ...mapValues(FORMAT_WORDS, ({ sample }) => sample),
  email: 'a@example.org',
};

/** Tried in every place, so that a rule is found where the other release has none. */
const EVERYWHERE: Json[] = [
  ...[null, true, false, 0, 1, -1, 0.5, 1_000_000],
  ...['', 'z', 'zz', 'zzz', 'zzzz', 'ZZ', 'z1', 'en-GB', 'text', '1'],
  ...Object.values(SAMPLES),
];

/** Longer texts and lists are not tried. */
export const MAX_SIZE = 100_000;

/** A small value of a schema. Rules that it does not follow, such as `not`, can make it invalid. */
export function sampleOf(schema: Schema, defs: Schemas): Json {
  const { const: only, enum: listed, default: usual, examples } = schema;
  const { oneOf, anyOf, allOf = [], ...beside } = schema;
  const name = nameIn(schema);
  if (name !== undefined) return sampleOf(defs[name] ?? {}, defs);
  const [branch] = oneOf ?? anyOf ?? [];
  if (branch) return sampleOf({ ...beside, ...branch }, defs);
  if (allOf.length > 0) return sampleOf(Object.assign({}, beside, ...allOf), defs);
  const value = only ?? listed?.[0] ?? usual ?? examples?.[0];
  if (value !== undefined) return value;
  const [type] = [schema.type ?? []].flat();
  if (type === 'object' || schema.properties) return objectOf(schema, defs);
  if (type === 'array') return listOf(schema, schema.minItems ?? 0, defs);
  if (type === 'number' || type === 'integer') return numberOf(schema);
  return type === 'boolean' ? true : type === 'null' ? null : textOf(schema);
}

function objectOf({ required = [], properties = {} }: Schema, defs: Schemas): JsonObject {
  return Object.fromEntries(required.map((key) => [key, sampleOf(properties[key] ?? {}, defs)]));
}

function listOf({ items = {} }: Schema, size: number, defs: Schemas): Json[] {
  return Array<Json>(size).fill(size > 0 ? sampleOf(items, defs) : null);
}

function numberOf({ minimum, maximum, multipleOf }: Schema): number {
  return minimum ?? multipleOf ?? Math.min(maximum ?? 1, 1);
}

function textOf({ format = '', pattern, minLength = 0 }: Schema): string {
  const texts = EVERYWHERE.filter((one) => typeof one === 'string' && one !== '') as string[];
  const isMatch = (text: string) => new RegExp(pattern ?? '', 'u').test(text);
  const text = SAMPLES[format] ?? texts.find(isMatch) ?? 'text';
  return text.padEnd(minLength, 'a');
}

/** A schema below another one: the path of its values, such as `/words/[]/text`, and where it is. */
export interface Node {
  path: string;
  where: string;
  schema: Schema;
}

/** A schema and every schema below it, each as often as its values have a path to it. */
export function* nodesOf(
  schema: Schema,
  defs: Schemas,
  where: string,
  path = '',
  within: string[] = [],
): Generator<Node> {
  yield { path, where, schema };
  const name = nameIn(schema);
  if (name !== undefined) {
    const target = defs[name] ?? {};
    if (!within.includes(name)) yield* nodesOf(target, defs, name, path, [...within, name]);
    return;
  }
  for (const branch of branchesIn(schema)) yield* nodesOf(branch, defs, where, path, within);
  for (const [key, inner] of partsIn(schema))
    yield* nodesOf(inner, defs, where + shown(key), `${path}/${key}`, within);
}

/**
 * The values to judge by a schema. Each named schema is tried in one place.
 *
 * @param where names the schema in findings
 * @param settled the names of schemas of which one value is enough; those that were tried are added
 */
export function* trialsOf(
  schema: Schema,
  defs: Schemas,
  where: string,
  settled: Set<string> = new Set(),
): Generator<Trial> {
  const name = nameIn(schema);
  if (name !== undefined) {
    const isSettled = settled.has(name);
    settled.add(name);
    if (isSettled) yield { value: sampleOf(schema, defs), isUsual: true, path: [], where };
    else yield* trialsOf(defs[name] ?? {}, defs, name, settled);
    return;
  }
  const branches = branchesIn(schema);
  for (const branch of branches) yield* trialsOf(branch, defs, where, settled);
  if (branches.length > 0) return;
  const sample = sampleOf(schema, defs);
  const usual = () => sample;
  yield { value: sample, isUsual: true, path: [], where };
  for (const value of scalarsOf(schema)) yield { value, usual, path: [], where };
  if (isJsonObject(sample)) {
    const other = { ...sample, 'no such field': { any: ['thing'] } };
    yield { value: other, usual, path: ['no such field'], where };
    for (const key of schema.required ?? []) {
      const { [key]: _, ...value } = sample;
      yield { value, usual, path: [key], where: where + shown(key) };
    }
  }
  const { minItems = 0, maxItems = 0 } = schema;
  const sizes = [0, 1, 2, minItems - 1, minItems, maxItems, maxItems + 1];
  for (const size of Array.isArray(sample) ? sizes : [])
    if (size >= 0 && size < MAX_SIZE)
      yield { value: listOf(schema, size, defs), usual, path: [], where };
  for (const [key, inner] of partsIn(schema)) {
    const put = (value: Json): Json =>
      key === '[]'
        ? Array<Json>(Math.max(1, minItems)).fill(value)
        : { ...(sample as JsonObject), [key]: value };
    for (const trial of trialsOf(inner, defs, where + shown(key), settled)) {
      const { value, usual: within, path } = trial;
      const around = within ? () => put(within()) : usual;
      yield { ...trial, value: put(value), usual: around, path: [key === '[]' ? 0 : key, ...path] };
    }
  }
}

/** The alternatives of a union, each with the rules next to them, or the parts of an `allOf`. */
function branchesIn({ oneOf, anyOf, allOf, ...own }: Schema): Schema[] {
  return [...(oneOf ?? anyOf ?? []), ...(allOf ?? [])].map((part) => ({ ...own, ...part }));
}

/** The schemas of fields by name, of other fields as `*`, and of items as `[]`. */
function partsIn({ properties = {}, additionalProperties: others, items }: Schema) {
  const all: Schemas = { ...properties };
  if (isJsonObject(others)) all['*'] = others as Schema;
  if (items !== undefined) all['[]'] = items;
  return Object.entries(all);
}

const shown = (key: string): string => (key === '[]' ? key : `.${key}`);

/** Values without parts, on both sides of each rule. */
function scalarsOf(schema: Schema): Json[] {
  const { const: only, enum: listed = [], not, default: usual, multipleOf: step } = schema;
  const { minLength, maxLength, format = '' } = schema;
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = schema;
  const bounds = [minimum, maximum, exclusiveMinimum, exclusiveMaximum].filter(isGiven);
  const lengths = [minLength, maxLength].filter(isGiven);
  const sizes = lengths.flatMap((size) => [size - 1, size, size + 1]);
  const inside = sizes.filter((size) => size >= 0 && size < MAX_SIZE);
  return [
    ...[only, usual, ...listed, not?.const, ...(not?.enum ?? [])].filter(isGiven),
    ...bounds.flatMap((one) => [one, one - 1, one + 1, one - 0.001, one + 0.001]),
    ...(step === undefined ? [] : [step, step * 2, step / 2]),
    ...inside.map((size) => (SAMPLES[format] ?? '').slice(0, size).padEnd(size, 'a')),
    ...EVERYWHERE,
    [],
    {},
  ];
}

const isGiven = <Value>(value: Value | undefined): value is Value => value !== undefined;
