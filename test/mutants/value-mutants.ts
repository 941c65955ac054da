/** Changes of what a schema says about single values: members, bounds, formats, patterns. */

import type { Json, JsonObject } from '../../scripts/model/json.ts';
import { below, drop, entriesOf, type Mutant, objectAt, put, type Spot, swap } from './mutant.ts';

/** Enumerations and constants. */
export function* valueMutants(spot: Spot): Generator<Mutant> {
  const schema = objectAt(spot);
  const kind = 'enumeration member';
  const members = entriesOf(spot, 'enum');
  for (const [, member] of members) {
    yield drop(kind, member, `${JSON.stringify(member.value)} removed`);
    for (const other of others(member.value)) yield swap(kind, member, other);
  }
  if (members.length > 0) {
    const list = below(spot, 'enum');
    const stranger = typeof members[0]?.[1].value === 'number' ? 12345 : 'stranger';
    yield put(kind, list, members.length, stranger, `${stranger} added`);
    yield put(kind, list, members.length, null, 'null added');
    yield put('enumeration', spot, 'enum', undefined);
  }
  if (schema.const !== undefined) {
    yield put('const', spot, 'const', undefined);
    for (const other of others(schema.const)) yield put('const', spot, 'const', other);
  } else if (members.length === 0) {
    const value = plainValue(schema);
    if (value !== undefined) {
      yield put('const', spot, 'const', value, `const ${JSON.stringify(value)} added`);
      yield put('enumeration', spot, 'enum', [value], `an enumeration of ${value} added`);
    }
  }
}

/** A value like another one that is not the same. */
function others(value: Json): Json[] {
  if (typeof value === 'number') return [value + 1, value - 1];
  if (typeof value === 'boolean') return [!value];
  if (typeof value !== 'string') return ['stranger'];
  const upper = value.toUpperCase();
  return [`${value}x`, value === upper ? value.toLowerCase() : upper].filter((it) => it !== value);
}

/** A value that a plain type takes. */
function plainValue({ type, format }: JsonObject): Json | undefined {
  if (format !== undefined) return undefined;
  return type === 'string' ? 'a' : type === 'boolean' ? true : type === 'integer' ? 1 : undefined;
}

const BOUNDS = ['minimum', 'maximum', 'minItems', 'maxItems', 'minLength', 'maxLength'];

/** Bounds a step further each way, taken away, excluded, and added where none is. */
export function* boundMutants(spot: Spot): Generator<Mutant> {
  const schema = objectAt(spot);
  const kind = 'bound';
  const types = [schema.type].flat();
  for (const key of BOUNDS) {
    const bound = schema[key];
    if (typeof bound !== 'number') continue;
    const whole = key.length > 'maximum'.length || types.includes('integer');
    yield put(kind, spot, key, undefined);
    for (const step of whole ? [1] : [1, 0.001]) {
      yield put(kind, spot, key, Math.round((bound + step) * 1000) / 1000);
      yield put(kind, spot, key, Math.round((bound - step) * 1000) / 1000);
    }
    if (key === 'minimum' || key === 'maximum') {
      const { [key]: gone, ...rest } = schema;
      const name = key === 'minimum' ? 'exclusiveMinimum' : 'exclusiveMaximum';
      yield swap(kind, spot, { ...rest, [name]: bound }, `${key} ${bound} excluded`);
    }
  }
  const added: Record<string, number> = {};
  if (types.includes('number') || types.includes('integer')) {
    Object.assign(added, { minimum: 0, maximum: 100_000, multipleOf: 1 });
  } else if (types.includes('string') && schema.const === undefined && schema.enum === undefined) {
    Object.assign(added, { minLength: 1, maxLength: 1000 });
  } else if (types.includes('array')) Object.assign(added, { minItems: 1, maxItems: 1000 });
  else if (types.includes('object')) Object.assign(added, { minProperties: 1 });
  for (const [key, bound] of Object.entries(added)) {
    if (schema[key] === undefined) yield put(kind, spot, key, bound, `${key} ${bound} added`);
  }
  if (types.includes('array')) yield put(kind, spot, 'uniqueItems', true, 'uniqueItems added');
}

const FORMATS = ['uri', 'uuid', 'date-time', 'date'];

/** Formats, patterns and encodings. */
export function* formatMutants(spot: Spot): Generator<Mutant> {
  const { type, format, pattern, contentEncoding, contentMediaType, ...schema } = objectAt(spot);
  const isText = [type].flat().includes('string');
  const isFree = schema.enum === undefined && schema.const === undefined;
  if (format !== undefined) {
    yield put('format', spot, 'format', undefined);
    for (const other of [...FORMATS, 'binary']) {
      if (other !== format) yield put('format', spot, 'format', other);
    }
  } else if (isText && isFree) {
    yield put('format', spot, 'format', 'uri', 'format uri added');
    yield put('format', spot, 'format', 'date-time', 'format date-time added');
  }
  if (typeof pattern === 'string') {
    yield put('pattern', spot, 'pattern', undefined);
    for (const other of otherPatterns(pattern)) yield put('pattern', spot, 'pattern', other);
  } else if (isText && isFree) {
    yield put('pattern', spot, 'pattern', '^.+$', 'a pattern added');
  }
  if (contentMediaType !== undefined) {
    yield put('encoding', spot, 'contentMediaType', undefined);
    yield put('encoding', spot, 'contentMediaType', 'audio/wav');
  }
  if (contentEncoding !== undefined) {
    yield put('encoding', spot, 'contentEncoding', undefined);
    yield put('encoding', spot, 'contentEncoding', 'base32');
    yield put('encoding', spot, 'contentMediaType', 'audio/wav', 'contentMediaType added');
  } else if (isText && isFree) {
    yield put('encoding', spot, 'contentEncoding', 'base64', 'contentEncoding added');
  }
}

/** A pattern without an anchor, with another count, with another range. */
function otherPatterns(pattern: string): string[] {
  const all = [
    pattern.replace(/^\^/, ''),
    pattern.replace(/\$$/, ''),
    pattern.replace('a-z', 'A-Z'),
    pattern.replace('a-z', 'a-zA-Z'),
  ];
  for (const { 0: digit, index } of pattern.matchAll(/\d/g)) {
    for (const step of [1, -1]) {
      const other = Number(digit) + step;
      all.push(pattern.slice(0, index) + other + pattern.slice(index + 1));
    }
  }
  return all.filter((other) => other !== pattern);
}

/** Other values for a default. */
export function changed(value: Json, schema: JsonObject): Json[] {
  if (typeof value === 'boolean') return [!value, String(value)];
  if (typeof value === 'number') {
    const steps = schema.type === 'integer' ? [1, -1] : [1, -1, 0.001, -0.001];
    return [...steps.map((step) => Math.round((value + step) * 1000) / 1000), String(value)];
  }
  if (typeof value === 'string') {
    const members = Array.isArray(schema.enum) ? schema.enum : [];
    return [...members.filter((member) => member !== value), `${value}x`];
  }
  if (Array.isArray(value)) {
    const { items } = schema;
    const members = (items as JsonObject | undefined)?.enum;
    const all = Array.isArray(members) ? members : ['en'];
    return [[], [...all], [...value, ...value, 'stranger']].filter(
      (other) => JSON.stringify(other) !== JSON.stringify(value),
    );
  }
  return [{}];
}

/** Defaults for a place that has none. */
export function nearby({ type, enum: members }: JsonObject): Json[] {
  if (Array.isArray(members)) return members.slice(0, 1);
  switch ([type].flat()[0]) {
    case 'boolean':
      return [false, true];
    case 'integer':
    case 'number':
      return [0, 1];
    case 'string':
      return [''];
    case 'array':
      return [[]];
    default:
      return [{}];
  }
}
