/** Values of a schema: a validator, a small sample, and the values at its edges. */
import { format as formatsOfEngine, validate } from '@cfworker/json-schema';
import type { Json, JsonObject } from 'contract-compiler/model/json.ts';
import { child } from 'contract-compiler/model/pointer.ts';
import {
  branchesOf,
  listedValues,
  mapSchema,
  type NormalSchema,
  type NormalSchemas,
  resolve,
  SCHEMA_REF,
  type Schema,
} from 'contract-compiler/model/schema.ts';
import { toJsonSchema, toJsonSchemas } from 'contract-compiler/normalise/normal.ts';
import { formats } from 'contract-compiler/runtime/formats.ts';
import { ABSENT, type Leaf } from '../verdict.ts';

// The contract's formats, in an engine that interprets schemas instead of compiling them.
Object.assign(formatsOfEngine, formats);

/** The schemas of one release in the normal form, with a validator. */
export interface ReleaseSchemas {
  schemas: NormalSchemas;
  /** Whether a schema of the release accepts a value, by the contract profile. */
  accepts: (schema: NormalSchema, value: Json) => boolean;
  /** The samples made so far, by schema. */
  samples: WeakMap<NormalSchema, Json | undefined>;
}

/** The most items of a list in a witness: nobody would read a longer one. */
export const MAX_ITEMS = 1000;

/** Lengths from here on are not tried: a text of a billion letters does not fit in memory. */
const MAX_LETTERS = 100_001;

/** A schema that accepts any value. */
export const ANYTHING: NormalSchema = {};

/** The schema of a field: the one under its name, or else the one of all unnamed fields. */
export function fieldOf(object: NormalSchema, name: string): NormalSchema | undefined {
  const { properties = {}, additionalProperties } = object;
  if (Object.hasOwn(properties, name)) return properties[name];
  return typeof additionalProperties === 'object' ? additionalProperties : undefined;
}

/** Adds a validator to the schemas of a release. */
export function releaseSchemas(schemas: NormalSchemas): ReleaseSchemas {
  const named = [...toJsonSchemas(schemas)].map(([name, schema]) => [SCHEMA_REF + name, schema]);
  const lookup = Object.fromEntries(named);
  const written = new WeakMap<NormalSchema, Schema>();
  const accepts = (schema: NormalSchema, value: Json) => {
    if (!written.has(schema)) written.set(schema, mapSchema(schema, toJsonSchema));
    return validate(value, written.get(schema) as object, '2020-12', lookup).valid;
  };
  return { schemas, accepts, samples: new WeakMap() };
}

/** A small value that the schema accepts, or undefined if none was found. */
export function sample(schema: NormalSchema, release: ReleaseSchemas): Json | undefined {
  const { samples, accepts } = release;
  const found = resolve(schema, release.schemas);
  if (!samples.has(found)) {
    // Ends a recursion: a schema has no sample within itself.
    samples.set(found, undefined);
    for (const value of candidates(found, release)) {
      if (!accepts(found, value)) continue;
      samples.set(found, value);
      break;
    }
  }
  return samples.get(found);
}

/** Values that a schema may accept: samples of its branches, an object, a list, and scalars at its edges. */
function* candidates(found: NormalSchema, release: ReleaseSchemas): Generator<Json> {
  const { properties = {}, required = [], items = {}, minItems = 0 } = found;
  for (const branch of branchesOf(found)) {
    const value = sample(branch, release);
    if (value !== undefined) yield value;
  }
  const types = [found.type ?? (found.properties ? 'object' : [])].flat();
  if (types.includes('object') && found.union === undefined) {
    const fields = required.map((name) => [name, sample(properties[name] ?? {}, release)]);
    if (fields.every(([, value]) => value !== undefined)) yield Object.fromEntries(fields);
  }
  if (types.includes('array') && minItems <= MAX_ITEMS) {
    const item = minItems > 0 ? sample(items, release) : null;
    if (item !== undefined) yield Array(minItems).fill(item);
  }
  yield* scalarsAround(found, release.schemas);
}

const TEXTS: Readonly<Record<keyof typeof formats, string>> = {
  date: '2026-01-31',
  'date-time': '2026-01-31T12:00:00Z',
  uri: 'https://example.com/audio.wav',
  uuid: '45463597-20b7-4af7-b3b3-f5fb778203ab',
};

/** Texts of a few equal characters, which many patterns match. */
const CODES = ['a', '0'].flatMap((character) =>
  [1, 2, 3, 4, 5, 6, 7, 8].map((length) => character.repeat(length)),
);

/** Scalars of the other types. */
const SCALARS: readonly Json[] = [1, 0, 0.5, -1, true, false, null];

/** The scalars on both sides of each edge of a schema's values. */
export function scalarsAround(from: NormalSchema, schemas: NormalSchemas): Json[] {
  const schema = resolve(from, schemas);
  const { known = [], not, pattern, minLength = 0, maxLength = 0, multipleOf } = schema;
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = schema;
  const texts = ['text', ...Object.values(TEXTS), ''];
  if (pattern) texts.push(...CODES);
  const limits = [minLength, maxLength].filter((limit) => limit > 0 && limit < MAX_LETTERS);
  const lengths = limits.flatMap((limit) => [limit - 1, limit, limit + 1]);
  const textsOfLength = (length: number) =>
    texts.map((text) => text.slice(0, length).padEnd(length, 'a'));
  const edges = [minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf];
  const bounds = edges.filter((bound) => bound !== undefined);
  const numbers = bounds.flatMap((bound) => [0, -1, 1, -0.5, 0.5].map((step) => bound + step));
  const inside = not ? [not, ...branchesOf(schema)] : branchesOf(schema);
  return [
    ...(listedValues(schema) ?? known),
    ...numbers,
    ...lengths.flatMap(textsOfLength),
    ...texts,
    ...SCALARS,
    ...inside.flatMap((one) => scalarsAround(one, schemas)),
  ];
}

/** Minimises a value: removes parts at any depth as long as `holds` returns true. */
export function shrink(value: Json, holds: (value: Json) => boolean): Json {
  if (typeof value !== 'object' || value === null) return value;
  let rest: JsonObject | Json[] = value;
  // From the end, so that the indexes of a list stay valid.
  for (const key of Object.keys(value).reverse()) {
    const fewer = withChild(rest, key, ABSENT);
    if (holds(fewer)) rest = fewer;
  }
  for (const key of Object.keys(rest)) {
    const around = rest;
    const holdsWith = (inner: Json) => holds(withChild(around, key, inner));
    rest = withChild(around, key, shrink(child(around, key) ?? null, holdsWith));
  }
  return rest;
}

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
