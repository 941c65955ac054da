/**
 * Compares a schema in two releases, node by node. In each direction, it either proves that one release accepts all
 * values of the other, or finds a value that it does not, or leaves it unproved.
 */
import { isDeepStrictEqual } from 'node:util';
import { pick } from '../../../../scripts/json.ts';
import { branchesOf, type Schema } from '../../../../scripts/schema.ts';
import { decide, isTolerable } from './decide.ts';
import { compareFields } from './fields.ts';
import { ANYTHING, isKnown, isLocal, keywordsOf } from './keywords.ts';
import { below, type Effects, type Found, ITEM, type Pair } from './pair.ts';
import type { Side } from './set.ts';
import { compareUnions } from './unions.ts';

/**
 * Compares a node and everything below it. A named schema to which both releases refer is skipped: each named schema
 * is compared once, by itself.
 */
export function compareNodes(pair: Pair): Found[] {
  const { old, next } = pair;
  if (isDeepStrictEqual(old.schema, next.schema)) return [];
  const notes = pair.isPartial || pair.isMeaningCompared ? [] : compareMeaning(pair);
  if (old.schema.$ref !== undefined && old.schema.$ref === next.schema.$ref) return notes;
  const resolved = (side: Side): Side => ({ ...side, schema: side.set.resolve(side.schema) });
  const isElsewhere = old.schema.$ref !== undefined || next.schema.$ref !== undefined;
  const reference = pair.reference ?? (isElsewhere ? { old, next } : undefined);
  const sides = { old: resolved(old), next: resolved(next), isMeaningCompared: false };
  const inside = { ...pair, ...sides, reference };
  const isUnion = [inside.old, inside.next].some(({ schema }) => branchesOf(schema).length > 0);
  const found = isUnion ? compareUnions(inside, compareNodes) : compareSingle(inside);
  return [...notes, ...found];
}

/** Compares two schemas that are not unions: their own keywords, and then their items and fields. */
function compareSingle(pair: Pair): Found[] {
  const [old, next] = [pair.old.schema, pair.next.schema];
  const found = compareOwn(pair);
  const areBoth = (type: string) =>
    [pair.old, pair.next].every(({ schema, set }) => set.typesOf(schema).includes(type));
  if (areBoth('array')) {
    const { items: before = ANYTHING } = old;
    const { items: after = ANYTHING } = next;
    found.push(...compareNodes(below(pair, ITEM, before, after)));
  }
  if (areBoth('object')) found.push(...compareFields(pair, compareNodes));
  return found;
}

const BYTES: Effects = {
  'breaks-senders': {
    effect: 'bytes and text are written in different ways',
    noCounterexample: 'no value in JSON shows bytes',
  },
  'breaks-receivers': {
    effect: 'bytes and text arrive in different ways',
    noCounterexample: 'no value in JSON shows bytes',
  },
};

/** Compares the keywords of the node itself: one difference for all. */
function compareOwn(pair: Pair): Found[] {
  const [old, next] = [withoutConst(pair.old.schema), withoutConst(pair.next.schema)];
  const isChanged = (key: string) =>
    !isDeepStrictEqual(keywordsOf(old)[key], keywordsOf(next)[key]);
  const keys = Object.keys({ ...old, ...next }).filter((key) => isLocal(key) && isChanged(key));
  if (keys.length === 0) return [];
  const shown = { pair, ...showChanged(old, next, keys) };
  if ((old.format === 'binary') !== (next.format === 'binary')) {
    return [{ ...shown, effects: BYTES }];
  }
  const unknown = keys.find((key) => !isKnown(key));
  if (unknown !== undefined) {
    return [{ ...shown, effects: { unjudged: `the comparison does not know \`${unknown}\`` } }];
  }
  const effects = decide(pair, isLocal);
  if (!effects['breaks-senders'] && !effects['breaks-receivers']) return [];
  return [{ ...shown, effects, isTolerated: isTolerable(pair) }];
}

/** A schema that lists a constant by `enum`. */
function withoutConst({ const: only, ...schema }: Schema): Schema {
  return only === undefined ? schema : { ...schema, enum: [only] };
}

/** The changed keywords for a report: for one, its values (for lists, their differing items); for several, objects. */
function showChanged(old: Schema, next: Schema, keys: readonly string[]) {
  const [key, ...more] = keys;
  if (key === undefined || more.length > 0) {
    const isShown = (name: string) => keys.includes(name);
    return { what: 'value', old: pick(old, isShown), new: pick(next, isShown) };
  }
  const [before, after] = [keywordsOf(old)[key], keywordsOf(next)[key]];
  const keywords = key === 'enum' ? ['enum', 'const'] : [key];
  return { what: key, keywords, old: without(before, after), new: without(after, before) };
}

/** A list without the items of another one, undefined if none is left; any other value as it is. */
function without(list: unknown, others: unknown): unknown {
  if (!Array.isArray(list) || !Array.isArray(others)) return list;
  const rest = list.filter((one) => !others.some((other) => isDeepStrictEqual(one, other)));
  return rest.length > 0 ? rest : undefined;
}

const noCounterexample = 'no value shows a change of meaning';

/** The effects of a change; whoever stated nothing promised nothing. */
type Rule = (before: unknown, after: unknown) => Effects;

const meaning: Rule = (before) =>
  before === undefined
    ? { documentation: 'what it means is now stated' }
    : {
        'breaks-senders': { effect: 'the service understands it differently', noCounterexample },
        'breaks-receivers': { effect: 'the service means something else by it', noCounterexample },
      };

/** The rule for each keyword. All other keywords that refuse no value are documentation. */
const MEANINGS: Record<string, Rule> = {
  'x-unit': meaning,
  contentEncoding: meaning,
  default(before) {
    const documentation = 'the documentation of a missing value has changed';
    const effect = 'if it is absent, another value applies';
    if (before === undefined) return { documentation };
    return { 'breaks-senders': { effect, noCounterexample }, documentation };
  },
  'x-opaque'(_, after) {
    const type = 'the type that tolerant readers compile against';
    return after === true
      ? { 'breaks-importers': `${type} no longer describes its value` }
      : { compatible: `${type} describes its value` };
  },
};

/** Compares the keywords that refuse no value, but say what it means. */
function compareMeaning(pair: Pair): Found[] {
  return Object.entries(MEANINGS).flatMap(([what, effectsOf]): Found[] => {
    const before = keywordsOf(pair.old.schema)[what];
    const after = keywordsOf(pair.next.schema)[what];
    if (isDeepStrictEqual(before, after)) return [];
    const effects = effectsOf(before, after);
    return [{ pair, what, keywords: [what], old: before, new: after, effects }];
  });
}
