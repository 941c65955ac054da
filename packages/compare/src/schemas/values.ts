/**
 * Values of schemas: small samples, and those on both sides of each edge, among which counterexamples are searched.
 * Ajv confirms each.
 */
import { isJsonObject, type Json, type JsonObject } from '../../../../scripts/json.ts';
import type { Schema } from '../../../../scripts/schema.ts';
import { ABSENT, ANYTHING, withChild } from './keywords.ts';
import { alternativesOf, type SchemaSet, type Side } from './set.ts';
import { textOutside } from './texts.ts';

/** Longer texts are not tried: one of a billion letters does not fit in memory. */
const MAX_LENGTH = 100_001;

/** Longer lists are not tried: nobody would read one in a report. */
const MAX_ITEMS = 1000;

/** How many levels of fields and items around an edge are tried. */
const DEPTH = 2;

/** A text for each format, and others. */
const TEXTS = [
  'text',
  '2026-01-31',
  '2026-01-31T12:00:00Z',
  'https://example.com/audio.wav',
  '45463597-20b7-4af7-b3b3-f5fb778203ab',
  '',
];

/** Scalars of the other types. */
const SCALARS: readonly Json[] = [1, 0, 0.5, -1, true, false, null];

const samples = new WeakMap<Schema, Json | undefined>();

/** A small value that a schema accepts, or undefined if none was found. */
export function sample(schema: Schema, set: SchemaSet): Json | undefined {
  const found = set.resolve(schema);
  if (!samples.has(found)) {
    // Ends a recursion: a schema has no sample within itself.
    samples.set(found, undefined);
    for (const one of alternativesOf({ schema: found, set })) {
      const value = firstOf(smallest(one, set), (each) => set.surelyAccepts(found, each));
      if (value === undefined) continue;
      samples.set(found, value);
      break;
    }
  }
  return samples.get(found);
}

/** The first value that passes a test. */
function firstOf(values: Iterable<Json>, passes: (value: Json) => boolean): Json | undefined {
  for (const value of values) if (passes(value)) return value;
  return undefined;
}

/** Values that a schema of one type may accept: an object, a list, and scalars at its edges. */
function* smallest(schema: Schema, set: SchemaSet): Generator<Json> {
  const { type, properties = {}, required = [], items = ANYTHING, minItems = 0 } = schema;
  if (type === 'object') {
    const fields = required.map((name) => [name, sample(properties[name] ?? {}, set)] as const);
    if (fields.every(([, value]) => value !== undefined)) {
      yield Object.fromEntries(fields) as JsonObject;
    }
  }
  if (type === 'array' && minItems <= MAX_ITEMS) {
    const item = minItems > 0 ? sample(items, set) : null;
    if (item !== undefined) yield Array<Json>(minItems).fill(item);
  }
  yield* scalarsAround(schema, set);
}

/** The scalars on both sides of each edge of a schema. */
function scalarsAround(schema: Schema, set: SchemaSet): Json[] {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema;
  const { pattern, minLength = 0, maxLength = 0, not } = schema;
  const bounds = [minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf].filter(
    (one) => one !== undefined,
  );
  const lengths = [minLength, maxLength]
    .filter((one) => one > 0 && one < MAX_LENGTH)
    .flatMap((one) => [one - 1, one, one + 1]);
  const textsOf = (length: number) =>
    TEXTS.map((text) => text.slice(0, length).padEnd(length, 'a'));
  // Any text that matches: `[]` matches none.
  const matching = pattern === undefined ? undefined : textOutside(schema, { pattern: '[]' });
  return [
    ...(schema.enum ?? []),
    ...bounds.flatMap((bound) => [0, -1, 1, -0.5, 0.5].map((step) => bound + step)),
    ...(typeof matching === 'string' ? [matching] : []),
    ...lengths.flatMap(textsOf),
    ...TEXTS,
    ...SCALARS,
    ...(not ? alternativesOf({ schema: not, set }).flatMap((one) => scalarsAround(one, set)) : []),
  ];
}

/** Values of a schema and around its edges, also those of its fields and items. */
function* valuesAround(side: Side, depth: number): Generator<Json> {
  const { set } = side;
  for (const schema of alternativesOf(side)) {
    yield* scalarsAround(schema, set);
    const usual = sample(schema, set);
    if (usual !== undefined) yield usual;
    if (isJsonObject(usual)) yield* objectsAround(usual, { schema, set }, depth);
    if (schema.type === 'array') yield* listsAround({ schema, set }, depth);
  }
}

function* objectsAround(usual: JsonObject, side: Side, depth: number): Generator<Json> {
  const { required = [], properties = {}, minProperties = 0, maxProperties = 0 } = side.schema;
  for (const name of required) yield withChild(usual, name, ABSENT);
  yield { ...usual, unknown: 'text' };
  const fields = depth > 0 ? Object.entries(properties) : [];
  for (const [name, schema] of fields) {
    for (const value of valuesAround({ ...side, schema }, depth - 1)) {
      yield { ...usual, [name]: value };
    }
  }
  const { additionalProperties: others = ANYTHING } = side.schema;
  const other = typeof others === 'object' ? sample(others, side.set) : 'text';
  for (const size of [minProperties - 1, maxProperties, maxProperties + 1]) {
    const missing = size - Object.keys(usual).length;
    if (other === undefined || missing < 1 || size > MAX_ITEMS) continue;
    const more = Array.from({ length: missing }, (_, index) => [`other${index + 1}`, other]);
    yield { ...usual, ...Object.fromEntries(more) };
  }
}

function* listsAround(side: Side, depth: number): Generator<Json> {
  const { items = ANYTHING, minItems = 0, maxItems = 0 } = side.schema;
  const item = sample(items, side.set);
  for (const length of [minItems, 1, 2, minItems - 1, maxItems + 1, maxItems]) {
    yield* listOf(item, length);
  }
  for (const value of depth > 0 ? valuesAround({ ...side, schema: items }, depth - 1) : []) {
    yield* listOf(value, Math.max(1, minItems));
  }
}

/** A list that repeats an item; none if there is no item, or nobody would read it. */
function* listOf(item: Json | undefined, length: number): Generator<Json> {
  if (item !== undefined && length >= 0 && length <= MAX_ITEMS) {
    yield Array<Json>(length).fill(item);
  }
}

/** Whether the inner schema accepts a value that the outer one refuses. */
export function isOutside(value: Json, inner: Side, outer: Side): boolean {
  return inner.set.surelyAccepts(inner.schema, value) && !outer.set.accepts(outer.schema, value);
}

/** A value that the inner schema accepts and the outer one refuses; undefined if none was found. */
export function findOutside(inner: Side, outer: Side): Json | undefined {
  return firstOf(candidates(inner, outer), (value) => isOutside(value, inner, outer));
}

function* candidates(inner: Side, outer: Side): Generator<Json> {
  const own = alternativesOf(inner);
  const others = alternativesOf(outer);
  for (const one of own.filter(({ type }) => type === 'string')) {
    for (const other of others.filter(({ type }) => type === 'string')) {
      const text = textOutside(one, other);
      if (typeof text === 'string') yield text;
    }
  }
  // Most counterexamples are near the surface.
  for (let depth = 0; depth <= DEPTH; depth++) {
    yield* valuesAround(inner, depth);
    yield* valuesAround(outer, depth);
  }
  // Values of one schema whose size only the other one states.
  for (const { type, minItems, maxItems, minProperties, maxProperties } of others) {
    const sizes = { minItems, maxItems, minProperties, maxProperties };
    for (const schema of own.filter((one) => one.type === type)) {
      yield* sizedLike(schema, sizes, inner.set);
    }
  }
}

/** Lists and objects of a schema around the sizes that another one states. */
function* sizedLike(schema: Schema, sizes: Schema, set: SchemaSet): Generator<Json> {
  if (schema.type === 'array') yield* listsAround({ schema: { ...schema, ...sizes }, set }, 0);
  const usual = schema.type === 'object' ? sample(schema, set) : undefined;
  if (isJsonObject(usual)) {
    yield* objectsAround(usual, { schema: { ...schema, ...sizes }, set }, 0);
  }
}

/** A value without what is not needed for `holds`, at any depth. */
export function shrink(value: Json, holds: (value: Json) => boolean): Json {
  if (typeof value !== 'object' || value === null) return value;
  let rest: JsonObject | Json[] = value;
  // From the end, so that the indexes of a list stay valid.
  for (const key of Object.keys(value).reverse()) {
    const fewer = withChild(rest, key, ABSENT);
    if (holds(fewer)) rest = fewer;
  }
  for (const [key, inside] of Object.entries(rest)) {
    const around = rest;
    const holdsWith = (inner: Json) => holds(withChild(around, key, inner));
    rest = withChild(around, key, shrink(inside, holdsWith));
  }
  return rest;
}
