/**
 * Values of schemas: small samples and values on both sides of each edge. The search for counterexamples tries them, and
 * Ajv confirms each counterexample.
 */
import { isJsonObject, type Json, type JsonObject } from '../../../../scripts/json.ts';
import { listedIn, type Schema } from '../../../../scripts/schema.ts';
import { ABSENT, ANYTHING, BOUNDS, keywordsOf, othersOf, withChild } from './keywords.ts';
import { alternativesOf, type SchemaSet, type Side } from './set.ts';
import { textsOutside } from './texts.ts';

/** Longer texts are not tried: one of a billion letters does not fit in memory. */
const MAX_LENGTH = 100_001;

/** Longer lists are not tried: nobody would read one in a report. */
const MAX_ITEMS = 1000;

/** A text for each format, and other texts. */
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
    const accepted = firstOf(smallValues(found, set), (value) => set.accepts(found, value));
    samples.set(found, accepted);
  }
  return samples.get(found);
}

function firstOf(values: Iterable<Json>, passes: (value: Json) => boolean): Json | undefined {
  for (const value of values) if (passes(value)) return value;
  return undefined;
}

/** Small values that a schema may accept: objects, lists, and scalars at its edges. */
function* smallValues(found: Schema, set: SchemaSet): Generator<Json> {
  for (const one of alternativesOf({ schema: found, set })) {
    const { type, properties = {}, required = [], items = ANYTHING, minItems = 0 } = one;
    const fields = required.map((name) => [name, sample(properties[name] ?? {}, set)] as const);
    if (type === 'object' && fields.every(([, value]) => value !== undefined)) {
      yield Object.fromEntries(fields) as JsonObject;
    }
    // If no list has an item, any value will do.
    if (type === 'array') yield* listOf(minItems > 0 ? sample(items, set) : null, minItems);
    yield* scalarsAround(one);
  }
}

/** The scalars on both sides of each edge of a schema. */
function scalarsAround(schema: Schema): Json[] {
  const { enum: values = [], pattern, format, not } = schema;
  const { minLength = 0, maxLength = 0 } = schema;
  const bounds = BOUNDS.filter((key) => /imum$/.test(key)).flatMap(
    (key) => keywordsOf(schema)[key] ?? [],
  );
  const lengths = [minLength, maxLength]
    .filter((one) => one > 0 && one < MAX_LENGTH)
    .flatMap((one) => [one - 1, one, one + 1]);
  const textsOf = (length: number) =>
    TEXTS.map((text) => text.slice(0, length).padEnd(length, 'a'));
  // Any text that matches: `[]` matches none.
  const matching = (pattern ?? format) && textsOutside(schema, { pattern: '[]' });
  return [
    ...values,
    ...bounds.flatMap((bound) => [0, -1, 1, -0.5, 0.5].map((step) => Number(bound) + step)),
    ...lengths.flatMap(textsOf),
    ...TEXTS,
    ...(matching || []),
    ...SCALARS,
    ...(listedIn(not) ?? []),
  ];
}

/** Values of a schema, around its edges, and around the edges of its fields and items. */
function* valuesAround(side: Side): Generator<Json> {
  for (const schema of alternativesOf(side)) {
    yield* scalarsAround(schema);
    const usual = sample(schema, side.set);
    if (usual !== undefined) yield usual;
    if (isJsonObject(usual)) yield* objectsAround(usual, { ...side, schema });
    if (schema.type === 'array') yield* listsAround({ ...side, schema });
  }
}

function* objectsAround(usual: JsonObject, { schema, set }: Side): Generator<Json> {
  const { required = [], properties = {} } = schema;
  for (const name of required) yield withChild(usual, name, ABSENT);
  // A property may also be called `other`.
  const fields = { other: othersOf(schema), ...properties };
  for (const [name, field] of Object.entries(fields)) {
    for (const one of alternativesOf({ schema: field, set })) {
      for (const value of scalarsAround(one)) yield { ...usual, [name]: value };
    }
  }
}

function* listsAround({ schema, set }: Side): Generator<Json> {
  const { items = ANYTHING, minItems = 0, maxItems = 0 } = schema;
  const item = sample(items, set);
  for (const length of [minItems, 1, 2, minItems - 1, maxItems + 1, maxItems]) {
    yield* listOf(item, length);
  }
  for (const one of alternativesOf({ schema: items, set })) {
    for (const value of scalarsAround(one)) yield* listOf(value, Math.max(1, minItems));
  }
}

/** A list that repeats an item; none if there is no item or the list would be too long to read. */
function* listOf(item: Json | undefined, length: number): Generator<Json> {
  if (item !== undefined && length >= 0 && length <= MAX_ITEMS) {
    yield Array<Json>(length).fill(item);
  }
}

/** Whether the inner schema accepts a value that the outer schema rejects. */
export function isOutside(value: Json, inner: Side, outer: Side): boolean {
  return inner.set.accepts(inner.schema, value) && !outer.set.accepts(outer.schema, value);
}

/** A value that the inner schema accepts and the outer schema rejects; undefined if none was found. */
export function findOutside(inner: Side, outer: Side): Json | undefined {
  return firstOf(candidates(inner, outer), (value) => isOutside(value, inner, outer));
}

function* candidates(inner: Side, outer: Side): Generator<Json> {
  const own = alternativesOf(inner);
  const others = alternativesOf(outer);
  for (const one of own.filter(({ type }) => type === 'string')) {
    for (const other of others.filter(({ type }) => type === 'string')) {
      yield* textsOutside(one, other) ?? [];
    }
  }
  yield* valuesAround(inner);
  yield* valuesAround(outer);
  // Lists of one schema whose length only the other schema limits.
  for (const { type, minItems, maxItems } of others) {
    for (const list of type === 'array' ? own.filter((one) => one.type === type) : []) {
      yield* listsAround({ schema: { ...list, minItems, maxItems }, set: inner.set });
    }
  }
}

/** A value reduced at any depth to what `holds` needs. */
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
