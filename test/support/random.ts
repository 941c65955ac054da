import type { Json, JsonObject } from '../../scripts/model/json.ts';
import { type NormalSchema, resolve } from '../../scripts/model/schema.ts';

/** A source of numbers that repeats itself from the same seed. */
export function seeded(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

type Random = (below: number) => number;

const STRINGS = [
  '',
  'x',
  'en',
  'haw',
  'transcript',
  'done',
  'queued',
  'error',
  'live',
  '2024-02-29',
  '2024-02-29T12:00:00Z',
  '2023-02-29T12:00:00Z',
  'https://example.com/a?b=c',
  '2eb8aa08-aa98-11ea-b4aa-73b441d16380',
  '💬',
];
const NUMBERS = [0, 1, -1, 0.5, 8, 9, 16, 400, 599, 600, 1e21];
const KEYS = [
  'id',
  'type',
  'kind',
  'status',
  'error',
  'extra',
  '__proto__',
  'constructor',
  'toString',
];

/** Any JSON value, small. */
export function anything(random: Random, depth = 2): Json {
  switch (random(depth > 0 ? 8 : 5)) {
    case 0:
      return null;
    case 1:
      return random(2) === 0;
    case 2:
    case 3:
      return STRINGS[random(STRINGS.length)] ?? '';
    case 4:
      return NUMBERS[random(NUMBERS.length)] ?? 0;
    case 5:
      return Array.from({ length: random(3) }, () => anything(random, depth - 1));
    default: {
      // As `JSON.parse` does it: a key such as `__proto__` is a property like any other.
      const entries = Array.from({ length: random(3) }, () => {
        const key = KEYS[random(KEYS.length)] ?? '';
        return `${JSON.stringify(key)}: ${JSON.stringify(anything(random, depth - 1))}`;
      });
      return JSON.parse(`{${entries.join(', ')}}`) as Json;
    }
  }
}

/** A value that a schema nearly always accepts; optional properties come and go. */
export function valueFor(
  schema: NormalSchema,
  schemas: ReadonlyMap<string, NormalSchema>,
  random: Random,
): Json {
  const of = (child: NormalSchema) => valueFor(child, schemas, random);
  const pick = <Item>(items: readonly Item[]): Item => items[random(items.length)] as Item;
  const node = resolve(schema, schemas);
  if (node.const !== undefined) return node.const;
  if (node.enum !== undefined) return pick(node.enum);
  const branches = node.oneOf ?? node.anyOf;
  const branch = branches && pick(branches);
  if (branch !== undefined && node.properties === undefined) return of(branch);
  const type = [node.type ?? []].flat();
  switch (type.length > 0 ? pick(type) : undefined) {
    case 'null':
      return null;
    case 'boolean':
      return random(2) === 0;
    case 'integer':
    case 'number': {
      const { minimum = -5, maximum = Math.max(minimum, 5) + 10 } = node;
      return pick([minimum, maximum, Math.ceil(minimum), Math.floor(maximum), minimum + 1]);
    }
    case 'string': {
      if (node.format === 'date') return '2024-02-29';
      if (node.format === 'date-time') return '2024-02-29T12:00:00.5+01:00';
      if (node.format === 'uri') return 'https://example.com/a?b=c';
      if (node.format === 'uuid') return '2eb8aa08-aa98-11ea-b4aa-73b441d16380';
      return node.known ? pick([...node.known, 'xx']) : pick(STRINGS);
    }
    case 'array':
      return Array.from({ length: (node.minItems ?? 0) + random(3) }, () => of(node.items ?? {}));
    case 'object': {
      const value: JsonObject = {};
      const required = new Set([...(node.required ?? []), ...(branch?.required ?? [])]);
      const properties = { ...node.properties, ...branch?.properties };
      for (const [key, property] of Object.entries(properties)) {
        if (required.has(key) || random(2) === 0) value[key] = of(property);
      }
      if (typeof node.additionalProperties === 'object') value.any = of(node.additionalProperties);
      return value;
    }
    default:
      return anything(random);
  }
}

/** A copy with one place changed: replaced, removed, or with something added. */
export function mutated(value: Json, random: Random): Json {
  if (value === null || typeof value !== 'object' || random(6) === 0) return anything(random);
  if (Array.isArray(value)) {
    const copy = [...value];
    const at = random(copy.length + 1);
    copy[at] = at < value.length ? mutated(value[at] ?? null, random) : anything(random);
    return copy;
  }
  const keys = Object.keys(value);
  const key = keys[random(keys.length)];
  if (key === undefined || random(8) === 0) {
    const added = KEYS[random(KEYS.length)] ?? '';
    return { ...value, [added]: anything(random) };
  }
  if (random(4) > 0) return { ...value, [key]: mutated(value[key] ?? null, random) };
  const { [key]: removed, ...rest } = value;
  return rest;
}
