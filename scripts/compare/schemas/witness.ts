/** Whole values that prove a break: one release accepts them, the other does not. */
import { isObject, type Json, type JsonObject } from '../../model/json.ts';
import { child } from '../../model/pointer.ts';
import { type NormalSchema, resolve } from '../../model/schema.ts';
import { ABSENT, type Leaf, type PathStep, type Side } from './change.ts';
import { ANYTHING, completeBranches, fieldOf } from './unions.ts';
import { sample, spend } from './values.ts';

/** How much of the work that is left may be spent to make one value smaller: some stays for the others. */
const SHARE = 0.02;

/**
 * Finds a small value that one release accepts and the other refuses.
 *
 * @param accepting the whole schema in the release that accepts
 * @param refusing the same schema in the other release
 * @param path the way from it to the place of the change
 * @param leaf the value there
 * @param examples values to start from, so that people recognize what they see
 */
export function findWitness(
  accepting: Side,
  refusing: Side,
  path: readonly PathStep[],
  leaf: Leaf,
  examples: readonly Json[],
): Json | undefined {
  const { work } = accepting.reading;
  const proves = (value: Json) =>
    spend(accepting.reading, accepting.schema, value) &&
    accepting.reading.accepts(accepting.schema, value) &&
    !refusing.reading.accepts(refusing.schema, value);
  const bare = sample(accepting.schema, accepting.reading);
  for (const start of [...examples, ...(bare === undefined ? [] : [bare]), null]) {
    const value = work.left > 0 ? embed(accepting, path, leaf, start) : undefined;
    if (value === undefined || value === ABSENT || !proves(value)) continue;
    const least = work.left * (1 - SHARE);
    return shrink(value, proves, () => work.left > least);
  }
  return undefined;
}

/** A value with `leaf` at the end of the path; around it, what `start` has there, or a sample. */
function embed(
  { schema, reading }: Side,
  [step, ...path]: readonly PathStep[],
  leaf: Leaf,
  start: Json | undefined,
): Leaf | undefined {
  if (step === undefined) return leaf;
  const node = resolve(schema, reading.schemas);
  const into = (inner: NormalSchema, from: Json | undefined) =>
    embed({ schema: inner, reading }, path, leaf, from);
  if ('branches' in step) {
    const { branches, tag, value } = step;
    const whole = completeBranches(node, reading.schemas);
    const branch = branches.map((index) => whole[index]).find(Boolean) ?? node;
    const fits = start !== undefined && reading.accepts(branch, start);
    const inside = into(branch, fits ? start : sample(branch, reading));
    const [next] = path;
    const isTag = next && 'field' in next && next.field === tag;
    const chosen = tag !== undefined && value !== undefined && !isTag && { [tag]: value };
    return isObject(inside) ? { ...inside, ...chosen } : inside;
  }
  const base = start === undefined ? sample(node, reading) : start;
  if ('items' in step) {
    const list = Array.isArray(base) ? base : [];
    const item = into(node.items ?? {}, list[0]);
    return item === undefined || item === ABSENT ? undefined : [item, ...list.slice(1)];
  }
  const object = isObject(base) ? base : {};
  const unnamed = Object.keys(object).find((key) => !(key in (node.properties ?? {})));
  const name = 'field' in step ? step.field : (unnamed ?? 'other');
  const inner = into(fieldOf(node, name) ?? ANYTHING, object[name]);
  return inner === undefined ? undefined : withChild(object, name, inner);
}

/** Leaves out of a value whatever `holds` does not depend on, as long as there is time. */
export function shrink(value: Json, holds: (value: Json) => boolean, isTime = () => true): Json {
  if (typeof value !== 'object' || value === null) return value;
  let rest: JsonObject | Json[] = value;
  // From the end, so that the indexes of a list stay what they are.
  for (const key of Object.keys(value).reverse()) {
    if (!isTime()) break;
    const fewer = withChild(rest, key, ABSENT);
    if (holds(fewer)) rest = fewer;
  }
  for (const key of Object.keys(rest)) {
    if (!isTime()) break;
    const around = rest;
    const holdsWith = (inner: Json) => holds(withChild(around, key, inner));
    rest = withChild(around, key, shrink(child(around, key) ?? null, holdsWith, isTime));
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
