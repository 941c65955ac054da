/** What a service may change in its answers without asking anybody, tried on documented examples. */

import fc from 'fast-check';
import type { NormalContract } from '../../scripts/model/contract.ts';
import {
  branchesOf,
  listedValues,
  type NormalSchema,
  resolve,
  type TypeName,
  typesOf,
} from '../../scripts/model/schema.ts';
import { tagValues } from '../../scripts/normalise/tag.ts';
import { withFixtures } from '../support/fixtures.ts';

type Schemas = ReadonlyMap<string, NormalSchema>;

/** The kinds of change, as the table names them. */
export const KINDS = [
  'a field added',
  'a field left out',
  'a field null',
  'a new value in an enumeration',
  'a value beyond its bound',
  'another format',
  'a new kind of message',
] as const;

/** What no reader can guess. */
export const REFUSED = [
  'another JSON type',
  'null in a list',
  'an unknown value of a tag',
  'a tag that is null',
  'no tag',
] as const;

/** A changed example. */
export interface Mutation<Kind extends string = string> {
  schema: string;
  kind: Kind;
  value: unknown;
}

/** One change of an example: it returns a copy. */
interface Change {
  kind: string;
  apply: (value: unknown) => unknown;
}

/** A place in an example, with the schemas that say something of it. */
interface Place {
  path: (string | number)[];
  value: unknown;
  schemas: NormalSchema[];
  /** Whether a union or an object is told apart by this field. */
  tag: boolean;
}

/**
 * Changed examples, the same for the same seed.
 *
 * @param names the schemas whose documented examples are changed
 * @param count how many are wanted
 */
export function mutations(
  normal: NormalContract,
  names: readonly string[],
  count: number,
  seed: number,
): Mutation[] {
  const examples = changedExamples(normal, names, changesAt);
  // Every kind as often as every other; small examples more often, since they take less time.
  const size = ({ value }: { value: unknown }) => JSON.stringify(value).length;
  const byKind = KINDS.map((kind) =>
    examples.filter(({ change }) => change.kind === kind).sort((a, b) => size(a) - size(b)),
  );
  const part = fc.nat({ max: 2 ** 31 - 1 }).map((number) => number / 2 ** 31);
  const parts = fc.tuple(fc.nat({ max: KINDS.length - 1 }), part, fc.array(part, { maxLength: 2 }));
  return fc.sample(parts, { numRuns: count, seed, unbiased: true }).map(([index, first, more]) => {
    const options = byKind[index] as (typeof examples)[number][];
    const chosen = options[Math.floor(first ** 7 * options.length)] as (typeof options)[number];
    const alike = options.filter(({ value }) => value === chosen.value);
    const others = more.map((at) => alike[Math.floor(at * alike.length)] ?? chosen);
    const { schema, change } = chosen;
    const value = [chosen, ...others].reduce((one, { change }) => change.apply(one), chosen.value);
    return { schema, kind: change.kind, value };
  });
}

/** Examples that a reader must refuse, each of them changed at one place; every place has its turn. */
export function refusals(normal: NormalContract, names: readonly string[]): Mutation[] {
  return changedExamples(normal, names, refusalsAt, true).map(({ schema, value, change }) => ({
    schema,
    kind: change.kind,
    value: change.apply(value),
  }));
}

function changedExamples(
  { schemas, contract }: NormalContract,
  names: readonly string[],
  changes: (place: Place, schemas: Schemas) => Change[],
  all = false,
): { schema: string; value: unknown; change: Change }[] {
  return names.flatMap((schema) => {
    const root = schemas.get(schema) ?? {};
    return (withFixtures(contract.examples).get(schema) ?? []).flatMap(({ value }) => {
      const found: Change[] = [];
      const visit = (place: Place): void => {
        found.push(...changes(place, schemas));
        for (const child of childrenOf(place, schemas, all)) visit(child);
      };
      visit({ path: [], value, schemas: [root], tag: false });
      return found.map((change) => ({ schema, value, change }));
    });
  });
}

const SAMPLES: [TypeName, unknown][] = [
  ['object', {}],
  ['array', []],
  ['string', 'x'],
  ['boolean', true],
  ['number', 7.5],
];

function refusalsAt({ path, schemas: stated, tag }: Place, schemas: Schemas): Change[] {
  const to = (kind: (typeof REFUSED)[number], other?: unknown): Change => ({
    kind,
    apply: (example) => replaced(example, path, other),
  });
  if (stated.some((schema) => schema['x-opaque'])) return [];
  const types = new Set(stated.flatMap((schema) => typesOf(schema, schemas)));
  if (types.has('integer')) types.add('number');
  const [other] = SAMPLES.filter(([type]) => !types.has(type));
  const changes = other === undefined ? [] : [to(REFUSED[0], other[1])];
  if (typeof path.at(-1) === 'number' && !types.has('null')) changes.push(to(REFUSED[1], null));
  if (!tag) return changes;
  const open = stated.some((schema) => resolve(schema, schemas).not !== undefined);
  return [
    ...changes,
    ...(open || path.at(-1) === 'type' ? [] : [to(REFUSED[2], 'added later')]),
    to(REFUSED[3], null),
    to(REFUSED[4]),
  ];
}

function changesAt({ path, value, schemas: stated, tag }: Place, schemas: Schemas): Change[] {
  const to = (kind: (typeof KINDS)[number], other: unknown): Change => ({
    kind,
    apply: (example) => replaced(example, path, other),
  });
  const changes: Change[] = [];
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    changes.push(to('a field added', { ...value, added_later: { by: ['the service'] } }));
  }
  if (tag) {
    const open = stated.some((schema) => resolve(schema, schemas).not !== undefined);
    return open ? [...changes, to('a new kind of message', 'added_later')] : changes;
  }
  if (typeof path.at(-1) === 'string') {
    changes.push({ kind: 'a field left out', apply: (example) => replaced(example, path) });
    changes.push(to('a field null', null));
  }
  for (const schema of stated.map((one) => resolve(one, schemas))) {
    const { format, pattern, minimum, maximum, minItems, known } = schema;
    const values = listedValues(schema) ?? known;
    const number = typeof value === 'number';
    const text = typeof value === 'string';
    if (values !== undefined && number) changes.push(to(KINDS[3], 12_345));
    if (values !== undefined && text) changes.push(to(KINDS[3], 'added later'));
    if (number && minimum !== undefined) changes.push(to(KINDS[4], minimum - 1));
    if (number && maximum !== undefined) changes.push(to(KINDS[4], maximum + 1));
    if (number && schema.type === 'integer') changes.push(to(KINDS[4], value + 0.5));
    if (Array.isArray(value) && minItems !== undefined) changes.push(to(KINDS[4], []));
    if (text && (format ?? pattern) !== undefined) changes.push(to(KINDS[5], 'of another form'));
  }
  return changes;
}

function childrenOf(
  { path, value, schemas: stated }: Place,
  schemas: Schemas,
  all: boolean,
): Place[] {
  const parts = stated.flatMap((schema) => partsOf(schema, value, schemas, all));
  // What is opaque to a reader is passed on as it is.
  if (stated.some((schema) => schema['x-opaque'])) return [];
  if (Array.isArray(value)) {
    const items = parts.flatMap(({ items }) => (items === undefined ? [] : [items]));
    return value.map((item, index) => ({
      path: [...path, index],
      value: item,
      schemas: items,
      tag: false,
    }));
  }
  if (typeof value !== 'object' || value === null) return [];
  const tags = new Set(parts.map(({ tag }) => tag));
  return Object.entries(value).flatMap(([key, field]) => {
    const named = parts.flatMap(({ properties }) => {
      const property = properties?.[key];
      return property === undefined ? [] : [property];
    });
    if (named.length === 0) return [];
    const tag = tags.has(key) && typeof field === 'string';
    return [{ path: [...path, key], value: field, schemas: named, tag }];
  });
}

/** A schema, and the branches that a value belongs to, or `all` of those that are one object. */
function partsOf(
  schema: NormalSchema,
  value: unknown,
  schemas: Schemas,
  all: boolean,
): NormalSchema[] {
  const found = resolve(schema, schemas);
  const branches = (branchesOf(found) ?? []).filter((branch) => {
    if (found.tag === undefined || (all && found.properties)) return true;
    const values = tagValues(branch, found.tag, found, schemas);
    const own = Object(value)[found.tag];
    return values === 'other' || (values?.includes(own) ?? true);
  });
  // The branch for any other value is the last: it counts only where no other does.
  const several = found.tag === undefined || (all && found.properties);
  const chosen = several ? branches : branches.slice(0, 1);
  return [found, ...chosen.flatMap((branch) => partsOf(branch, value, schemas, all))];
}

/** A copy of a value with another one at a path, or without what is there. */
function replaced(value: unknown, path: readonly (string | number)[], other?: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return other;
  if (Array.isArray(value)) {
    return value.map((item, index) => (index === key ? replaced(item, rest, other) : item));
  }
  // What an earlier change took away is not put back.
  if (typeof value !== 'object' || value === null || !(key in value)) return value;
  const copy: Record<string, unknown> = { ...value };
  if (rest.length === 0 && other === undefined) delete copy[key];
  else copy[key] = replaced(copy[key], rest, other);
  return copy;
}
