import { isDeepStrictEqual } from 'node:util';
import { isObject, type Json } from '../model/json.ts';
import { join } from '../model/pointer.ts';
import { branchesOf, type NormalSchema, resolve } from '../model/schema.ts';
import { type TagValue, tagValues } from '../normalise/tag.ts';
import type { Found } from './log.ts';
import {
  branchOf,
  type Comparison,
  compareSchemas,
  compareSingles,
  found,
  type How,
  type Pair,
} from './schemas.ts';
import { branchSpots, type Side, type Spot } from './side.ts';
import { typesOf } from './values.ts';

/** Whether a schema offers alternatives: branches, or null beside something else. */
export function isUnion(schema: NormalSchema): boolean {
  const nullable = Array.isArray(schema.type) && schema.type.includes('null');
  return branchesOf(schema) !== undefined || nullable;
}

/** Compares two schemas of which at least one is a union. */
export function compareUnions(comparison: Comparison, pair: Pair, how: How): void {
  const { old, next } = pair;
  const tag = old.tag ?? next.tag;
  const keyword = old.oneOf || next.oneOf ? 'oneOf' : 'anyOf';
  if (tag === undefined) {
    if ((old.properties && branchesOf(old)) || (next.properties && branchesOf(next))) {
      const place = found(pair, keyword, keyword, branchesOf(old), branchesOf(next));
      comparison.log.add('unjudged', place, 'no rule for branches that no field tells apart');
      return;
    }
    compareAlternatives(comparison, pair, how);
    return;
  }
  const before = tagged(comparison.old, old, pair.oldSpots, tag);
  const after = tagged(comparison.next, next, pair.nextSpots, tag);
  const same = old.tag === undefined || next.tag === undefined || old.tag === next.tag;
  if (before === undefined || after === undefined || !same) {
    const place = found(pair, 'tag', keyword, old.tag, next.tag);
    const sayings = {
      narrower: 'the branches are told apart in another way',
      wider: 'the branches are told apart in another way',
    };
    comparison.log.effect(place, 'changed', how.uses, { sayings });
    return;
  }
  compareTagged(comparison, before, after, tag, how);
}

interface Branch {
  schema: NormalSchema;
  spots: Spot[];
  values: TagValue[] | 'other';
}

/** The branches of a union, or the one that a schema without branches is; not those without a tag. */
function tagged(
  side: Side,
  schema: NormalSchema,
  spots: Spot[],
  tag: string,
): Branch[] | undefined {
  const count = branchesOf(schema)?.length ?? 1;
  const branches: Branch[] = [];
  for (let index = 0; index < count; index++) {
    const branch = branchOf(side, schema, spots, index);
    const values =
      tagValues(branch.schema, tag, branch.schema, side.schemas) ??
      (excludesSeveral(side, branch.schema, tag) ? 'other' : undefined);
    if (values === undefined) return undefined;
    branches.push({ ...branch, values });
  }
  return branches;
}

/** Whether a branch takes any tag but some that are listed. */
function excludesSeveral(side: Side, branch: NormalSchema, tag: string): boolean {
  return resolve(branch, side.schemas).properties?.[tag]?.not?.enum !== undefined;
}

function compareTagged(
  comparison: Comparison,
  before: Branch[],
  after: Branch[],
  tag: string,
  how: How,
): void {
  const values = new Set([...before, ...after].flatMap(({ values }) => values));
  const pairs = new Map<string, { old: Branch; next: Branch }>();
  const gone: { value: TagValue; branch: Branch }[] = [];
  const come: { value: TagValue; branch: Branch }[] = [];
  for (const value of values) {
    const old = choose(before, value);
    const next = choose(after, value);
    if (old && next) pairs.set(`${before.indexOf(old)} ${after.indexOf(next)}`, { old, next });
    else if (old) gone.push({ value, branch: old });
    else if (next) come.push({ value, branch: next });
  }
  for (const { value, branch } of gone) {
    const kept = [...pairs.values()].some(({ old }) => old === branch);
    const place = tagPlace(comparison.old, branch, tag, value, undefined);
    const sayings = {
      narrower: `\`${tag}: ${value}\` is refused`,
      wider: `\`${tag}: ${value}\` no longer arrives`,
    };
    comparison.log.effect(place, kept ? 'narrower' : 'changed', how.uses, { sayings });
  }
  for (const { value, branch } of come) {
    const place = tagPlace(comparison.next, branch, tag, undefined, value);
    const sayings = { wider: `\`${tag}: ${value}\` may arrive, which no branch takes` };
    comparison.log.effect(place, 'wider', how.uses, { sayings });
  }
  for (const { old, next } of pairs.values()) {
    const pair: Pair = {
      old: old.schema,
      next: next.schema,
      oldSpots: old.spots,
      nextSpots: next.spots,
    };
    const subset = comparison.subset || (old.values === 'other' && next.values !== 'other');
    const inside = { ...comparison, subset };
    compareSchemas(inside, pair, { ...how, optional: false, judged: tag });
    compareTagProperty(inside, pair, tag, how);
  }
}

/** What is said of the tag in a branch; its values are compared over all branches. */
function compareTagProperty(comparison: Comparison, pair: Pair, tag: string, how: How): void {
  if (pair.old.$ref !== undefined || pair.next.$ref !== undefined) return;
  const plain = (schema: NormalSchema): NormalSchema => {
    const { const: _const, enum: _enum, not: _not, ...rest } = schema.properties?.[tag] ?? {};
    return rest;
  };
  const field: Pair = {
    old: plain(pair.old),
    next: plain(pair.next),
    oldSpots: tagSpots(pair.oldSpots, tag),
    nextSpots: tagSpots(pair.nextSpots, tag),
  };
  compareSchemas(comparison, field, { uses: how.uses });
}

function tagSpots(spots: readonly Spot[], tag: string): Spot[] {
  for (const { document, pointer, node } of spots) {
    const properties = isObject(node) ? node.properties : undefined;
    const property = isObject(properties) ? properties[tag] : undefined;
    if (property === undefined) continue;
    return [{ document, pointer: join(join(pointer, 'properties'), tag), node: property }];
  }
  return [...spots].slice(0, 1);
}

function choose(branches: Branch[], value: TagValue | 'other'): Branch | undefined {
  const other = branches.find(({ values }) => values === 'other');
  if (value === 'other') return other;
  return branches.find(({ values }) => values !== 'other' && values.includes(value)) ?? other;
}

function tagPlace(
  side: Side,
  { schema, spots }: Branch,
  tag: string,
  old: Json | undefined,
  next: Json | undefined,
): Found {
  const object = resolve(schema, side.schemas);
  const [spot] = schema.$ref === undefined ? tagSpots(spots, tag) : spots;
  const keyword = object.properties?.[tag]?.const === undefined ? 'enum' : 'const';
  const pointer = schema.$ref === undefined ? join(spot?.pointer ?? '', keyword) : spot?.pointer;
  const rule = `branch ${String(old ?? next)}`;
  return { rule, document: spot?.document ?? 'openapi', pointer: pointer ?? '', old, new: next };
}

interface Alternative {
  schema: NormalSchema;
  spots: Spot[];
}

/** Compares alternatives that their JSON type tells apart. */
function compareAlternatives(comparison: Comparison, pair: Pair, how: How): void {
  const before = alternatives(comparison.old, pair.old, pair.oldSpots);
  const after = alternatives(comparison.next, pair.next, pair.nextSpots);
  compareExclusion(comparison, pair, how);
  const matches: [Alternative, Alternative][] = [];
  const kinds: ((side: Side, schema: NormalSchema) => unknown)[] = [
    (_, schema) => schema,
    (_, schema) => schema.$ref,
    (side, schema) => {
      const { type, format } = resolve(schema, side.schemas);
      return type && [type, format];
    },
    (side, schema) => resolve(schema, side.schemas).type,
  ];
  for (const kind of kinds) {
    for (const old of [...before]) {
      const key = kind(comparison.old, old.schema);
      const next = after.find(({ schema }) =>
        isDeepStrictEqual(kind(comparison.next, schema), key),
      );
      if (key === undefined || next === undefined) continue;
      take(before, old);
      take(after, next);
      matches.push([old, next]);
    }
  }
  const [old, next] = [before[0], after[0]];
  if (before.length === 1 && after.length === 1 && old && next && !isNull(old) && !isNull(next)) {
    matches.push([old, next]);
    before.length = 0;
    after.length = 0;
  }
  for (const [left, right] of matches) {
    const inside: Pair = {
      old: left.schema,
      next: right.schema,
      oldSpots: left.spots,
      nextSpots: right.spots,
    };
    // What is said of a whole schema is compared already; what is said of a branch is not.
    const bothBranches = branchesOf(pair.old) && branchesOf(pair.next);
    const isRef = left.schema.$ref !== undefined || right.schema.$ref !== undefined;
    if (bothBranches || isRef) compareSchemas(comparison, inside, how);
    else compareSingles(comparison, inside, how);
  }
  const anyBefore =
    matches.some(([left]) => isAny(left.schema)) || before.some((a) => isAny(a.schema));
  const anyAfter =
    matches.some(([, right]) => isAny(right.schema)) || after.some((a) => isAny(a.schema));
  for (const left of before) {
    report(comparison, pair, left, undefined, anyAfter ? 'none' : 'narrower', how);
  }
  for (const right of after) {
    report(comparison, pair, undefined, right, anyBefore ? 'none' : 'wider', how);
  }
}

/** `oneOf` refuses a value that two branches take, `anyOf` does not. */
function compareExclusion({ log, old, next }: Comparison, pair: Pair, how: How): void {
  const [before, after] = [pair.old.oneOf, pair.next.oneOf];
  if ((before === undefined) === (after === undefined)) return;
  const branches = before ?? after ?? [];
  const side = before === undefined ? next : old;
  const types = branches.flatMap((branch) => typesOf(resolve(branch, side.schemas)));
  const overlapping = types.includes('integer') && types.includes('number');
  if (!overlapping && new Set(types).size === types.length) return;
  const place = found(pair, 'oneOf', after ? 'oneOf' : 'anyOf', before, after);
  log.effect(place, after ? 'narrower' : 'wider', how.uses);
}

function report(
  comparison: Comparison,
  pair: Pair,
  old: Alternative | undefined,
  next: Alternative | undefined,
  effect: 'narrower' | 'wider' | 'none',
  how: How,
): void {
  const isNullable = [old, next].some((alternative) => alternative && isNull(alternative));
  const [spot] = next?.spots ?? old?.spots ?? [];
  const keyword = branchesOf(pair.next) || branchesOf(pair.old) ? 'anyOf' : 'type';
  const rule = isNullable ? 'null' : `alternative ${typesOf(old?.schema ?? next?.schema ?? {})}`;
  const shown = (alternative: Alternative | undefined) =>
    alternative && (isNull(alternative) ? 'null' : alternative.schema);
  const place = found(pair, rule, keyword, shown(old), shown(next));
  const exact =
    spot === undefined ? place : { ...place, document: spot.document, pointer: spot.pointer };
  const sayings = isNullable
    ? { narrower: 'null is refused', wider: 'null may arrive' }
    : { narrower: 'one of the forms is refused', wider: 'it may arrive in another form' };
  comparison.log.effect(exact, effect, how.uses, {
    sayings,
    tolerated: isNullable && how.optional === true,
  });
}

/** The alternatives of a schema; `null` beside a type is an alternative of its own. */
function alternatives(side: Side, schema: NormalSchema, spots: Spot[]): Alternative[] {
  const branches = branchesOf(schema);
  if (branches !== undefined) {
    return branches.flatMap((branch, index) => {
      const inside = branchSpots(side, spots, index);
      return branch.$ref === undefined
        ? alternatives(side, branch, inside)
        : [{ schema: branch, spots: inside }];
    });
  }
  if (!Array.isArray(schema.type)) return [{ schema, spots }];
  const types = schema.type.filter((type) => type !== 'null');
  const rest = { ...schema, type: types.length === 1 ? types[0] : types };
  if (rest.enum?.includes(null)) rest.enum = rest.enum.filter((value) => value !== null);
  if (types.length === schema.type.length) return [{ schema: rest, spots }];
  const [first] = spots;
  const typeSpot = first && { ...first, pointer: join(first.pointer, 'type') };
  return [
    { schema: rest, spots },
    { schema: { type: 'null' }, spots: typeSpot ? [typeSpot] : [] },
  ];
}

function take<T>(list: T[], item: T): void {
  list.splice(list.indexOf(item), 1);
}

function isNull({ schema }: Alternative): boolean {
  return schema.type === 'null';
}

/** Whether a schema leaves the value open. */
function isAny(schema: NormalSchema): boolean {
  return ['type', 'const', 'enum', 'oneOf', 'anyOf', 'not', '$ref'].every(
    (key) => !(key in schema),
  );
}
