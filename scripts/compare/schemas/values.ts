/** Values of a schema: whether it accepts one, a small one that it accepts, and those at its edges. */
import { format as formatsOfEngine, validate } from '@cfworker/json-schema';
import fc from 'fast-check';
import type { Json } from '../../model/json.ts';
import { MOST_STEPS } from '../../model/pointer.ts';
import {
  branchesOf,
  listedValues,
  mapSchema,
  type NormalSchema,
  type NormalSchemas,
  resolve,
  SCHEMA_REF,
  type Schema,
} from '../../model/schema.ts';
import { state } from '../../normalise/normal.ts';
import { formats } from '../../runtime/formats.ts';
import { completeBranch } from './unions.ts';

// The contract's formats, in an engine that interprets schemas and so answers without compiling them.
Object.assign(formatsOfEngine, formats);

/** The schemas of one release, to be asked about values. */
export interface Reading {
  schemas: NormalSchemas;
  /** Whether a schema of the release accepts a value, by the contract's own reading. */
  accepts: (schema: NormalSchema, value: Json) => boolean;
}

/** Makes a validator of the schemas of a release. */
export function readingOf(schemas: NormalSchemas): Reading {
  const named = [...schemas].map(([name, schema]) => [SCHEMA_REF + name, mapSchema(schema, state)]);
  const lookup = Object.fromEntries(named);
  const stated = new WeakMap<NormalSchema, Schema>();
  const accepts = (schema: NormalSchema, value: Json) => {
    if (!stated.has(schema)) stated.set(schema, mapSchema(schema, state));
    return validate(value, stated.get(schema) as object, '2020-12', lookup).valid;
  };
  return { schemas, accepts };
}

/** A small value that the schema accepts, or `undefined` where none was found. */
export function sample(schema: NormalSchema, reading: Reading, depth = 0): Json | undefined {
  const found = resolve(schema, reading.schemas);
  const { type, properties = {}, required = [], items = {}, minItems = 0 } = found;
  if (depth > MOST_STEPS) return undefined;
  const below = (inner: NormalSchema) => sample(inner, reading, depth + 1);
  const branches = branchesOf(found);
  for (const index of branches.keys()) {
    const value = below(completeBranch(found, index));
    if (value !== undefined && reading.accepts(found, value)) return value;
  }
  const types = [type ?? (found.properties ? 'object' : [])].flat();
  if (types.includes('object') && found.union === undefined) {
    const fields = required.map((name) => [name, below(properties[name] ?? {})]);
    if (fields.every(([, value]) => value !== undefined)) return Object.fromEntries(fields);
  }
  if (types.includes('array')) {
    const list = Array.from({ length: minItems }, () => below(items));
    if (list.every((item) => item !== undefined)) return list;
  }
  return edgesOf(found, reading.schemas).find((value) => reading.accepts(found, value));
}

const TEXTS = {
  date: '2026-01-31',
  'date-time': '2026-01-31T12:00:00Z',
  uri: 'https://example.com/audio.wav',
  uuid: '45463597-20b7-4af7-b3b3-f5fb778203ab',
};

/** The values, lists and objects aside, at the edges of what a schema accepts: on both sides of each. */
export function edgesOf(from: NormalSchema, schemas: NormalSchemas): Json[] {
  const schema = resolve(from, schemas);
  const { known = [], not, pattern, minLength, maxLength } = schema;
  const texts = ['text', ...Object.values(TEXTS), '', ...(pattern ? textsOf(pattern) : [])];
  const lengths = [minLength, maxLength].flatMap((n = 0) => (n > 0 ? [n - 1, n, n + 1] : []));
  const numbers = [schema.minimum, schema.maximum].flatMap((bound) =>
    bound === undefined ? [] : [0, -1, 1, -0.5, 0.5].map((step) => bound + step),
  );
  return [
    ...(listedValues(schema) ?? known),
    ...numbers,
    ...lengths.flatMap((length) => texts.map((text) => text.slice(0, length).padEnd(length, 'a'))),
    ...texts,
    ...[1, 0, 0.5, -1, true, false, null],
    ...[...(not ? [not] : []), ...branchesOf(schema)].flatMap((inside) => edgesOf(inside, schemas)),
  ];
}

const matching = new Map<string, string[]>();

function textsOf(pattern: string): string[] {
  const texts =
    matching.get(pattern) ??
    fc.sample(fc.stringMatching(new RegExp(pattern, 'u')), { numRuns: 200, seed: 1 });
  matching.set(pattern, texts);
  return texts;
}
