/** Values of a schema: whether it accepts one, a small one that it accepts, and those at its edges. */
import { format as formatsOfEngine, validate } from '@cfworker/json-schema';
import type { Json } from '../../model/json.ts';
import { MOST_STEPS } from '../../model/pointer.ts';
import {
  branchesOf,
  listedValues,
  mapSchema,
  type NormalSchema,
  type NormalSchemas,
  namesIn,
  resolve,
  SCHEMA_REF,
  type Schema,
  visitSchema,
} from '../../model/schema.ts';
import { state, stateAll } from '../../normalise/normal.ts';
import { formats } from '../../runtime/formats.ts';
import { textsOf } from './texts.ts';
import { completeBranches } from './unions.ts';

// The contract's formats, in an engine that interprets schemas and so answers without compiling them.
Object.assign(formatsOfEngine, formats);

/** The schemas of one release, to be asked about values. */
export interface Reading {
  schemas: NormalSchemas;
  /** Whether a schema of the release accepts a value, by the contract's own reading. */
  accepts: (schema: NormalSchema, value: Json) => boolean;
  /** The samples that were made, by their schemas. */
  samples: Map<NormalSchema, Json | undefined>;
  /** How much work the search for whole values may still be. */
  work: { left: number };
}

/** The parts of a sample, and the items that a list of one is tried with: more is no value for people. */
export const MOST_PARTS = 1000;

/** Letters of a text that is tried: one of a billion does not fit in memory. */
const MOST_LETTERS = 10_000;

/** Parts of values, each with the branches it is tried with, to find and shrink proofs: a million take 3 s. */
const MOST_WORK = 400_000;

/** Takes what it is to ask a schema about a value from what may be spent; whether so much was left. */
export function spend(reading: Reading, schema: NormalSchema, value: Json): boolean {
  const { work } = reading;
  work.left -= sizeOf(value, work.left) * breadthOf(schema, reading);
  return work.left > 0;
}

const breadths = new WeakMap<NormalSchema, number>();

/** The most branches of a union that a value of a schema is tried with. */
function breadthOf(schema: NormalSchema, { schemas }: Reading): number {
  const known = breadths.get(schema);
  if (known !== undefined) return known;
  let breadth = 1;
  for (const one of [schema, ...[...namesIn([schema], schemas)].map((name) => schemas.get(name))]) {
    visitSchema(one ?? {}, (node) => {
      breadth = Math.max(breadth, branchesOf(node).length);
    });
  }
  breadths.set(schema, breadth);
  return breadth;
}

/** The parts of a value, counted as far as `most`. */
function sizeOf(value: Json, most: number): number {
  if (typeof value !== 'object' || value === null) return 1;
  let size = 1;
  for (const part of Object.values(value)) {
    if (size > most) break;
    size += sizeOf(part, most - size);
  }
  return size;
}

/** Makes a validator of the schemas of a release. */
export function readingOf(schemas: NormalSchemas): Reading {
  const named = [...stateAll(schemas)].map(([name, schema]) => [SCHEMA_REF + name, schema]);
  const lookup = Object.fromEntries(named);
  const stated = new WeakMap<NormalSchema, Schema>();
  const accepts = (schema: NormalSchema, value: Json) => {
    if (!stated.has(schema)) stated.set(schema, mapSchema(schema, state));
    return validate(value, stated.get(schema) as object, '2020-12', lookup).valid;
  };
  return { schemas, accepts, samples: new Map(), work: { left: MOST_WORK } };
}

/** A small value that the schema accepts, or `undefined` where none was found. */
export function sample(schema: NormalSchema, reading: Reading, depth = 0): Json | undefined {
  const { samples } = reading;
  const found = resolve(schema, reading.schemas);
  if (samples.has(found) || depth > MOST_STEPS) return samples.get(found);
  // What leads back to itself has no value by that way.
  samples.set(found, undefined);
  const value = makeSample(found, reading, depth);
  const isSmall = value !== undefined && sizeOf(value, MOST_PARTS) <= MOST_PARTS;
  if (isSmall) samples.set(found, value);
  // Around what is being made, another value may do.
  else if (depth > 0) samples.delete(found);
  return isSmall ? value : undefined;
}

function makeSample(found: NormalSchema, reading: Reading, depth: number): Json | undefined {
  const { type, properties = {}, required = [], items = {}, minItems = 0 } = found;
  const below = (inner: NormalSchema) => sample(inner, reading, depth + 1);
  for (const branch of completeBranches(found, reading.schemas)) {
    const value = below(branch);
    if (value !== undefined && reading.accepts(found, value)) return value;
  }
  const types = [type ?? (found.properties ? 'object' : [])].flat();
  if (types.includes('object') && found.union === undefined) {
    const fields = required.map((name) => [name, below(properties[name] ?? {})]);
    if (fields.every(([, value]) => value !== undefined)) return Object.fromEntries(fields);
  }
  if (types.includes('array') && minItems <= MOST_PARTS) {
    const item = minItems > 0 ? below(items) : null;
    if (item !== undefined) return Array(minItems).fill(item);
  }
  return scalarsAround(found, reading.schemas).find((value) => reading.accepts(found, value));
}

const TEXTS: Readonly<Record<keyof typeof formats, string>> = {
  date: '2026-01-31',
  'date-time': '2026-01-31T12:00:00Z',
  uri: 'https://example.com/audio.wav',
  uuid: '45463597-20b7-4af7-b3b3-f5fb778203ab',
};

/** The values, lists and objects aside, at the edges of what a schema accepts: on both sides of each. */
export function scalarsAround(from: NormalSchema, schemas: NormalSchemas): Json[] {
  const schema = resolve(from, schemas);
  const { known = [], not, pattern, minLength, maxLength } = schema;
  const texts = ['text', ...Object.values(TEXTS), '', ...(pattern ? textsOf(schema) : [])];
  const lengths = [minLength, maxLength].flatMap((n = 0) =>
    n > 0 && n < MOST_LETTERS ? [n - 1, n, n + 1] : [],
  );
  const numbers = [schema.minimum, schema.maximum].flatMap((bound) =>
    bound === undefined ? [] : [0, -1, 1, -0.5, 0.5].map((step) => bound + step),
  );
  return [
    ...(listedValues(schema) ?? known),
    ...numbers,
    ...lengths.flatMap((length) => texts.map((text) => text.slice(0, length).padEnd(length, 'a'))),
    ...texts,
    ...[1, 0, 0.5, -1, true, false, null],
    ...[...(not ? [not] : []), ...branchesOf(schema)].flatMap((inside) =>
      scalarsAround(inside, schemas),
    ),
  ];
}
