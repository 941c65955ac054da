import { isDeepStrictEqual } from 'node:util';
import { isObject, type Json, type JsonObject } from '../model/json.ts';
import { join } from '../model/pointer.ts';
import { branchesOf, isAnnotation, type NormalSchema, resolve } from '../model/schema.ts';
import type { Found, Log, Sayings } from './log.ts';
import { branchSpots, propertySpots, type Side, type Spot, search, whole } from './side.ts';
import { compareUnions, isUnion } from './unions.ts';
import { VALUE_KEYWORDS, valueChanges } from './values.ts';
import type { Effect, Uses } from './verdict.ts';

/** The two releases, and where the judged differences go. */
export interface Comparison {
  old: Side;
  next: Side;
  log: Log;
  /**
   * Whether the new schema stands for a case of the old one, which stays for the other cases: what
   * the case does not have is then not gone, and what is said of it differs by nature.
   */
  subset?: boolean;
}

/** The same schema in both releases: its normal form, and where that comes from. */
export interface Pair {
  old: NormalSchema;
  next: NormalSchema;
  oldSpots: Spot[];
  nextSpots: Spot[];
}

/** What decides on a schema's differences besides the schema. */
export interface How {
  uses: Uses;
  /** Whether `null` counts as absent to the tolerant reading. */
  optional?: boolean;
  /** A property that the caller has judged: the tag of a union's branch. */
  judged?: string;
  /** The pairs of references that are being compared around this one. */
  open?: readonly string[];
}

/** Keywords of the normal form that others of its keywords explain. */
const DERIVED = new Set(['tag', '$ref', 'properties', 'required', 'items', 'additionalProperties']);

/** Compares a schema in both releases, node by node, and judges every difference. */
export function compareSchemas(comparison: Comparison, pair: Pair, how: How): void {
  if (isDeepStrictEqual(pair.old, pair.next)) return;
  compareAnnotations(comparison, pair, how);
  const refs = [pair.old.$ref, pair.next.$ref];
  if (refs[0] !== undefined && refs[0] === refs[1]) return;
  const key = refs.join(' ');
  if (refs[0] !== undefined && refs[1] !== undefined && how.open?.includes(key)) return;
  const resolved = {
    ...pair,
    old: resolve(pair.old, comparison.old.schemas),
    next: resolve(pair.next, comparison.next.schemas),
    oldSpots: whole(comparison.old, pair.oldSpots),
    nextSpots: whole(comparison.next, pair.nextSpots),
  };
  const inside = { ...how, open: [...(how.open ?? []), key] };
  if (isUnion(resolved.old) || isUnion(resolved.next)) compareUnions(comparison, resolved, inside);
  else compareSingles(comparison, resolved, inside);
}

/** Compares two schemas that are no unions. */
export function compareSingles(comparison: Comparison, pair: Pair, how: How): void {
  const { old, next } = pair;
  for (const change of valueChanges(old, next)) {
    const { rule, keyword, effect, tolerated, sayings } = change;
    const place = found(pair, rule, keyword, change.old, change.new);
    comparison.log.effect(place, effect, how.uses, { tolerated, sayings });
  }
  compareItems(comparison, pair, how);
  compareProperties(comparison, pair, how);
  compareOthers(comparison, pair, how);
  const known = new Set<string>([...VALUE_KEYWORDS, ...DERIVED, 'oneOf', 'anyOf']);
  for (const key of new Set([...Object.keys(old), ...Object.keys(next)])) {
    const [before, after] = [(old as JsonObject)[key], (next as JsonObject)[key]];
    if (known.has(key) || isAnnotation(key) || isDeepStrictEqual(before, after)) continue;
    const place = found(pair, key, key, before, after);
    comparison.log.add('unjudged', place, `no rule for the keyword ${key}`);
  }
}

/** Where a keyword of a schema stands: in the revision, or, where it is gone, in the base. */
export function found(
  pair: Pair,
  rule: string,
  keyword: string,
  old: unknown,
  next: unknown,
): Found {
  const spot = keywordSpot(pair.nextSpots, keyword) ?? keywordSpot(pair.oldSpots, keyword);
  const [first] = [...pair.nextSpots, ...pair.oldSpots];
  return {
    rule,
    document: spot?.document ?? first?.document ?? 'openapi',
    pointer: spot?.pointer ?? first?.pointer ?? '',
    old: old as Json | undefined,
    new: next as Json | undefined,
  };
}

function keywordSpot(spots: readonly Spot[], keyword: string): Spot | undefined {
  for (const spot of spots) {
    if (!isObject(spot.node)) continue;
    if (keyword in spot.node) return { ...spot, pointer: join(spot.pointer, keyword) };
    // An open enumeration states its list and its pattern in two branches.
    const branches = Array.isArray(spot.node.anyOf) ? spot.node.anyOf : [];
    const index = branches.findIndex((branch) => isObject(branch) && keyword in branch);
    if (index >= 0) {
      return { ...spot, pointer: join(join(join(spot.pointer, 'anyOf'), index), keyword) };
    }
  }
  return undefined;
}

function compareAnnotations({ log, subset }: Comparison, pair: Pair, how: How): void {
  if (subset) return;
  const { old, next } = pair;
  for (const key of new Set([...Object.keys(old), ...Object.keys(next)])) {
    const [before, after] = [(old as JsonObject)[key], (next as JsonObject)[key]];
    if (!isAnnotation(key) || isDeepStrictEqual(before, after)) continue;
    const place = found(pair, key, key, before, after);
    if (key === 'default' && how.uses.sent.length > 0) {
      const saying = 'those who leave it out get something else than before';
      if (before !== undefined) log.add('breaks-senders', place, saying, how.uses.sent);
      else log.add('compatible', place, 'what happens without it is now stated');
    } else if (key === 'x-opaque' && after === true && how.uses.received.length > 0) {
      const saying = 'nothing is promised of its value any more';
      log.add('breaks-receivers', place, saying, how.uses.received);
    } else if (key === 'x-opaque') {
      log.add('compatible', place, 'its value can be relied on');
    } else log.add('documentation', place, 'only readers see it');
  }
}

function compareItems(comparison: Comparison, pair: Pair, how: How): void {
  const { items: before } = pair.old;
  const { items: after } = pair.next;
  if (before === undefined && after === undefined) return;
  if (before === undefined || after === undefined) {
    const effect: Effect = after === undefined ? 'wider' : 'narrower';
    comparison.log.effect(found(pair, 'items', 'items', before, after), effect, how.uses);
    return;
  }
  const inside = step(comparison, pair, before, after, 'items');
  compareSchemas(comparison, inside, { uses: how.uses, open: how.open });
}

function step(
  { old, next }: Comparison,
  pair: Pair,
  before: NormalSchema,
  after: NormalSchema,
  keyword: 'items' | 'additionalProperties',
): Pair {
  const into = (side: Side, spots: Spot[]): Spot[] => {
    const spot = spots.find(({ node }) => isObject(node) && keyword in node);
    if (spot === undefined || !isObject(spot.node)) return spots;
    const pointer = join(spot.pointer, keyword);
    return whole(side, [{ ...spot, pointer, node: spot.node[keyword] ?? null }]);
  };
  return {
    old: before,
    next: after,
    oldSpots: into(old, pair.oldSpots),
    nextSpots: into(next, pair.nextSpots),
  };
}

function compareProperties(comparison: Comparison, pair: Pair, how: How): void {
  const before = pair.old.properties ?? {};
  const after = pair.next.properties ?? {};
  const required = {
    old: new Set(pair.old.required),
    next: new Set(pair.next.required),
  };
  const names = [before, after].flatMap((properties) => Object.keys(properties));
  for (const name of new Set([...names, ...required.old, ...required.next])) {
    if (name === how.judged) continue;
    const [old, next] = [before[name], after[name]];
    const oldSpots = propertySpots(comparison.old, pair.oldSpots, name);
    const nextSpots = propertySpots(comparison.next, pair.nextSpots, name);
    const field: Pair = { old: old ?? {}, next: next ?? {}, oldSpots, nextSpots };
    const was = required.old.has(name);
    const is = required.next.has(name);
    if (old !== undefined && next === undefined) {
      const place = wholePlace(field, 'field-removed', old, undefined);
      const effect = comparison.subset && !was ? 'narrower' : 'changed';
      comparison.log.effect(place, effect, how.uses, REMOVED);
      continue;
    }
    if (old === undefined && next !== undefined) {
      const place = wholePlace(field, 'field-added', undefined, next);
      const effect = is ? 'narrower' : closed(pair.old) ? 'wider' : 'none';
      comparison.log.effect(place, effect, how.uses, ADDED);
      continue;
    }
    if (was !== is) {
      const place = requiredAt(comparison, pair, name, is);
      const effect = is ? 'narrower' : 'wider';
      const sayings: Sayings = {
        narrower: `whoever leaves ${name} out is refused`,
        wider: `${name} may be missing`,
      };
      comparison.log.effect(place, effect, how.uses, { sayings });
    }
    const inside = { uses: how.uses, optional: !was, open: how.open };
    compareSchemas(comparison, field, inside);
  }
}

const REMOVED = {
  sayings: { narrower: 'it is no longer read', wider: 'it no longer arrives' },
};
const ADDED = {
  sayings: {
    narrower: 'whoever leaves it out is refused',
    none: 'it may be left out, and readers pass over fields that they do not know',
  },
};

function closed(schema: NormalSchema): boolean {
  return schema.additionalProperties === false;
}

/** A difference that is the whole schema: it is new, or it is gone. */
function wholePlace(pair: Pair, rule: string, old: unknown, next: unknown): Found {
  const [first] = [...pair.nextSpots, ...pair.oldSpots];
  return {
    rule,
    document: first?.document ?? 'openapi',
    pointer: first?.pointer ?? '',
    old: old as Json | undefined,
    new: next as Json | undefined,
  };
}

function requiredAt({ old, next }: Comparison, pair: Pair, name: string, is: boolean): Found {
  const names = (node: JsonObject) => Array.isArray(node.required) && node.required.includes(name);
  const spot = is ? search(next, pair.nextSpots, names) : search(old, pair.oldSpots, names);
  const place = found(
    pair,
    `required ${name}`,
    'required',
    is ? undefined : name,
    is ? name : undefined,
  );
  if (spot === undefined) return place;
  return { ...place, document: spot.document, pointer: join(spot.pointer, 'required') };
}

function compareOthers(comparison: Comparison, pair: Pair, how: How): void {
  const before = pair.old.additionalProperties;
  const after = pair.next.additionalProperties;
  if (isDeepStrictEqual(before, after)) return;
  if (typeof before === 'object' && typeof after === 'object') {
    const inside = step(comparison, pair, before, after, 'additionalProperties');
    compareSchemas(comparison, inside, { uses: how.uses, open: how.open });
    return;
  }
  const place = found(pair, 'additionalProperties', 'additionalProperties', before, after);
  const width = (value: NormalSchema['additionalProperties']) =>
    value === false ? 0 : typeof value === 'object' ? 1 : 2;
  if (width(before) !== width(after)) {
    comparison.log.effect(place, width(after) > width(before) ? 'wider' : 'narrower', how.uses);
    return;
  }
  // Unset and true are the same to the contract; strict closes what is unset.
  const saying = 'the strict reading refuses fields that are not named';
  if (before === true && how.uses.sent.length > 0) {
    comparison.log.add('breaks-senders', place, saying, how.uses.sent);
  } else comparison.log.add('compatible', place, 'the contract accepts other fields as before');
}

/** The branch `index` of a union, as a whole object, with where it comes from. */
export function branchOf(
  side: Side,
  schema: NormalSchema,
  spots: Spot[],
  index: number,
): { schema: NormalSchema; spots: Spot[] } {
  const branch = branchesOf(schema)?.[index];
  if (branch === undefined) return { schema, spots };
  const inside = branchSpots(side, spots, index);
  if (schema.properties === undefined || branch.$ref !== undefined) {
    return { schema: branch, spots: inside };
  }
  const { oneOf, anyOf, tag, title, description, ...common } = schema;
  const object = {
    ...common,
    ...branch,
    properties: { ...schema.properties, ...branch.properties },
    required: [...new Set([...(schema.required ?? []), ...(branch.required ?? [])])],
  };
  return { schema: object, spots: inside };
}
