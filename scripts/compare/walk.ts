/** What the comparison of both documents shares: places, and objects compared key by key. */
import { isDeepStrictEqual } from 'node:util';
import type { DocumentName } from '../model/contract.ts';
import { isObject, type Json, type JsonObject } from '../model/json.ts';
import { join, pointerOf, tokens } from '../model/pointer.ts';
import { SCHEMA_REF } from '../model/schema.ts';
import type { Found, Sayings } from './log.ts';
import { type Comparison, compareSchemas } from './schemas.ts';
import { rootKey, type Side, type Spot, spotAt, whole } from './side.ts';
import type { Effect, Uses } from './verdict.ts';

/** The same place in both releases; a side lacks it where the thing is new or gone. */
export interface At {
  document: DocumentName;
  old: Located | undefined;
  next: Located | undefined;
}

/** A node of one release. */
export interface Located {
  pointer: string;
  node: Json;
  /** Where the reference stands that led here. */
  reference?: string;
}

/** A comparison that also collects who uses which schema. */
export interface Walk extends Comparison {
  /** The uses of the base's schemas that stand at operations and messages. */
  roots: Map<string, Uses>;
}

/** Judges one key of an object. */
export type Rule = (walk: Walk, at: At) => void;

/** The place of a document's root. */
export function documentAt({ old, next }: Walk, document: DocumentName): At {
  return {
    document,
    old: { pointer: '', node: old.documents[document] },
    next: { pointer: '', node: next.documents[document] },
  };
}

/**
 * One step down on both sides, following the reference that stands there. That it is another one is
 * noted: what it stands for is for the caller to compare.
 */
export function into(walk: Walk, at: At, key: string | number): At {
  const old = at.old && child(walk.old, at.document, at.old, key);
  const next = at.next && child(walk.next, at.document, at.next, key);
  const refers = old?.reference !== undefined || next?.reference !== undefined;
  if (old && next && refers && old.pointer !== next.pointer) {
    const pointer = next.reference ?? next.pointer;
    const found = { rule: 'reference', document: at.document, pointer };
    const saying = 'it refers to another component, which is compared';
    walk.log.add('documentation', { ...found, old: old.pointer, new: next.pointer }, saying);
  }
  return { document: at.document, old, next };
}

function child(
  side: Side,
  document: DocumentName,
  { pointer, node }: Located,
  key: string | number,
): Located | undefined {
  const below = Array.isArray(node) ? node[Number(key)] : isObject(node) ? node[key] : undefined;
  if (below === undefined) return undefined;
  const stated = join(pointer, key);
  const spot = follow(side, { document, pointer: stated, node: below });
  const found = { pointer: spot.pointer, node: spot.node };
  return spot.pointer === stated ? found : { ...found, reference: stated };
}

/** What a reference to anything but a schema stands for. */
function follow(side: Side, spot: Spot): Spot {
  const ref = isObject(spot.node) ? spot.node.$ref : undefined;
  if (typeof ref !== 'string' || !ref.startsWith('#/')) return spot;
  if (ref.startsWith(SCHEMA_REF)) return spot;
  const target = spotAt(side, spot.document, pointerOf(ref));
  return target === undefined ? spot : follow(side, target);
}

/** The keys that an object has on either side. */
export function keysOf(at: At): string[] {
  const keys = [at.old?.node, at.next?.node].flatMap((node) =>
    isObject(node) ? Object.keys(node) : [],
  );
  return [...new Set(keys)];
}

/** The object at a place on one side; an empty one where there is none. */
export function objectOf(side: { node: Json } | undefined): JsonObject {
  return isObject(side?.node) ? side.node : {};
}

/** What is found at a place. */
export function foundAt(at: At, rule: string): Found {
  const { old, next } = at;
  // What is new or gone is so where it is referred to; the component may be there all along.
  const only = old && next ? undefined : (next ?? old);
  const pointer = only?.reference ?? next?.pointer ?? old?.pointer ?? '';
  return { rule, document: at.document, pointer, old: at.old?.node, new: at.next?.node };
}

/** Judges a difference at a place by its effect. */
export function judge(
  { log }: Walk,
  at: At,
  rule: string,
  effect: Effect,
  uses: Uses,
  sayings: Sayings = {},
  tolerated = false,
): void {
  log.effect(foundAt(at, rule), effect, uses, { sayings, tolerated });
}

/** A rule for what only readers see. */
export const documentation: Rule = ({ log }, at) => {
  const key = tokens(foundAt(at, '').pointer).pop() ?? '';
  log.add('documentation', foundAt(at, key), 'only readers see it');
};

/** A rule for what stands under a name that users write. */
export const name: Rule = ({ log }, at) => {
  const key = tokens(foundAt(at, '').pointer).pop() ?? '';
  log.add('breaks-importers', foundAt(at, key), 'the name that they use is another one');
};

/** A rule for what the caller judges by itself. */
export const handled: Rule = () => {};

/** A rule that compares a schema, and notes who uses it. */
export function schema(uses: Uses): Rule {
  return (walk, at) => {
    if (at.old) walk.roots.set(rootKey(at.document, at.old.pointer), uses);
    const old = at.old && walk.old.schemas.get(rootKey(at.document, at.old.pointer));
    const next = at.next && walk.next.schemas.get(rootKey(at.document, at.next.pointer));
    if (old === undefined || next === undefined) {
      if (old !== next) judge(walk, at, 'schema', old ? 'wider' : 'narrower', uses);
      return;
    }
    const spots = (side: Side, place: At['old']): Spot[] =>
      whole(side, place ? [{ document: at.document, ...place }] : []);
    const pair = {
      old,
      next,
      oldSpots: spots(walk.old, at.old),
      nextSpots: spots(walk.next, at.next),
    };
    compareSchemas(walk, pair, { uses });
  };
}

/**
 * Judges every key of an object by its rule. `x-` keys are documentation; a key without a rule that
 * differs is unjudged. Rules run for equal values too, since they collect uses.
 */
export function compareKeys(walk: Walk, at: At, rules: Record<string, Rule>): void {
  for (const key of keysOf(at)) {
    const place = into(walk, at, key);
    const rule = rules[key] ?? (key.startsWith('x-') ? documentation : undefined);
    const same = isDeepStrictEqual(place.old?.node, place.next?.node);
    if (rule === undefined) {
      if (!same) walk.log.add('unjudged', foundAt(place, key), `no rule for ${key}`);
    } else if (rule === documentation || rule === name) {
      if (!same && !walk.subset) rule(walk, place);
    } else rule(walk, place);
  }
}
