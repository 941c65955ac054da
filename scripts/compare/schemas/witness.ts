/** Finds witnesses: whole values that one release accepts and the other refuses. */
import { isJsonObject, type Json, type JsonObject } from '../../model/json.ts';
import { child } from '../../model/pointer.ts';
import { branchesOf, type NormalSchema, resolve } from '../../model/schema.ts';
import type { Both } from '../verdict.ts';
import { isOutside } from './inclusion.ts';
import { ABSENT, type Leaf, type PathStep, type Side } from './pair.ts';
import { ANYTHING, fieldOf, sample } from './values.ts';

/**
 * Finds a small value that one release accepts and the other refuses.
 *
 * @param sides the whole schema in both releases
 * @param index which release accepts: 0 for the base, 1 for the revision
 * @param path the way from the schema to the place of the change
 * @param leaf the value there, where one is known
 */
export function findWitness(
  sides: Both<Side>,
  index: 0 | 1,
  path: readonly PathStep[],
  leaf: Leaf | undefined,
): Json | undefined {
  const [accepting, refusing] = index === 0 ? sides : [sides[1], sides[0]];
  const isWitness = (value: Json) => isOutside(value, accepting, refusing);
  const value = leaf === undefined ? undefined : embed(accepting, path, leaf, index);
  if (value === undefined || value === ABSENT || !isWitness(value)) return undefined;
  return shrink(value, isWitness);
}

/** A sample of a schema, with `leaf` at the end of the path. */
function embed(
  { schema, release }: Side,
  [step, ...path]: readonly PathStep[],
  leaf: Leaf,
  index: 0 | 1,
): Leaf | undefined {
  if (step === undefined) return leaf;
  const node = resolve(schema, release.schemas);
  const into = (inner: NormalSchema) => embed({ schema: inner, release }, path, leaf, index);
  if ('branches' in step) return into(branchesOf(node)[step.branches[index]] ?? node);
  const around = sample(node, release);
  const [keyword, name = 'other'] = step.tokens;
  if (keyword === 'items') {
    const item = into(node.items ?? ANYTHING);
    if (item === undefined || item === ABSENT) return undefined;
    return [item, ...(Array.isArray(around) ? around.slice(1) : [])];
  }
  const inner = into(fieldOf(node, name) ?? ANYTHING);
  return inner === undefined
    ? undefined
    : withChild(isJsonObject(around) ? around : {}, name, inner);
}

/** Removes from a value, at any depth, whatever it can lose while `holds` stays true of it. */
export function shrink(value: Json, holds: (value: Json) => boolean): Json {
  if (typeof value !== 'object' || value === null) return value;
  let rest: JsonObject | Json[] = value;
  // From the end, so that the indexes of a list stay what they are.
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

/** A copy of an object or a list with something else under a key, or with nothing there. */
function withChild(around: JsonObject | Json[], key: string, value: Leaf): JsonObject | Json[] {
  if (Array.isArray(around)) {
    return value === ABSENT ? around.toSpliced(Number(key), 1) : around.with(Number(key), value);
  }
  const { [key]: _, ...rest } = around;
  return value === ABSENT ? rest : { ...around, [key]: value };
}
