/**
 * Compares a schema in two releases, node by node. At each node and in each direction, it is proved that one
 * release accepts all that the other does, or a witness is found that it does not; else it is not proved.
 */
import { isDeepStrictEqual } from 'node:util';
import { pickKeys } from '../../model/json.ts';
import * as model from '../../model/schema.ts';
import { listedValues, type NormalSchema } from '../../model/schema.ts';
import { decideValues, isTolerated, reasonsOf, VALUE_KEYWORDS } from './inclusion.ts';
import { compareKeywords } from './keywords.ts';
import { compareObjects } from './objects.ts';
import { differAt, type NodeDifference, type Pair, pairBelow, type Side } from './pair.ts';
import { compareUnions } from './unions.ts';
import { ANYTHING } from './values.ts';

/**
 * Compares a node and all that is below it. A named schema to which both releases refer is skipped here: each
 * named schema is compared once, by itself.
 */
export function compareNodes(pair: Pair): NodeDifference[] {
  if (isDeepStrictEqual(pair.old.schema, pair.next.schema)) return [];
  const areSkipped = pair.isSubset || pair.hasAnnotationsCompared;
  const annotations = areSkipped ? [] : compareKeywords(pair, 'annotations');
  const ref = pair.old.schema.$ref;
  if (ref !== undefined && ref === pair.next.schema.$ref) return annotations;
  const [old, next] = [unwrap(pair.old), unwrap(pair.next)];
  const whole: Pair = { ...pair, old, next, hasAnnotationsCompared: false };
  const isUnion = (old.schema.union ?? next.schema.union) !== undefined;
  return [...annotations, ...(isUnion ? compareUnions(whole, compareNodes) : compareSingle(whole))];
}

/** The schema behind a reference, or the only branch of a union. */
function unwrap({ schema, release }: Side): Side {
  const found = model.resolve(schema, release.schemas);
  const [only, ...more] = model.branchesOf(found);
  const isSingle = only !== undefined && more.length === 0;
  return isSingle ? unwrap({ schema: only, release }) : { schema: found, release };
}

/** Compares two schemas that are no unions. */
function compareSingle(pair: Pair): NodeDifference[] {
  const sides = [pair.old, pair.next];
  const isListed = sides.some(({ schema }) => listedValues(schema) !== undefined);
  const areBoth = (type: model.TypeName) =>
    !isListed &&
    sides.every(({ schema, release }) => model.typesOf(schema, release.schemas).includes(type));
  const [before = ANYTHING, after = ANYTHING] = sides.map(({ schema }) => schema.items);
  const items = pairBelow(pair, { items: true }, [before, after]);
  return [
    ...compareValues(pair),
    ...(areBoth('array') ? compareNodes(items) : []),
    ...(areBoth('object') ? compareObjects(pair, compareNodes) : []),
    ...compareKeywords(pair, 'assertions'),
  ];
}

/** Compares the keywords that accept or refuse the value itself, not its items or fields: one difference for all. */
function compareValues(pair: Pair): NodeDifference[] {
  const [old, next] = [pair.old.schema, pair.next.schema];
  const keys = [...VALUE_KEYWORDS, 'known' as const].filter(
    (key) => !isDeepStrictEqual(old[key], next[key]),
  );
  const isListed = (listedValues(old) ?? listedValues(next)) !== undefined;
  if (keys.length === 0 && !isListed) return [];
  const { forSenders, forReceivers } = reasonsOf(pair, decideValues);
  const shown = showChanged(old, next, keys);
  if (forSenders || forReceivers) {
    const isTolerable = forReceivers !== undefined && !pair.isTag && isTolerated(pair);
    const reasons = { forSenders, forReceivers: forReceivers && { ...forReceivers, isTolerable } };
    return [differAt(pair, { ...shown, ...reasons })];
  }
  if (!keys.includes('known')) return [];
  const compatible = 'the list is open: a value that it does not name is valid as before';
  return [differAt(pair, { ...shown, compatible })];
}

/** The changed keywords as they are reported: of one, its values (of lists, what differs); of several, objects. */
function showChanged(old: NormalSchema, next: NormalSchema, keys: readonly (keyof NormalSchema)[]) {
  const [key, ...more] = keys;
  if (key === undefined || more.length > 0) {
    const isChanged = (name: string) => keys.some((one) => one === name);
    return { what: 'value', old: pickKeys(old, isChanged), new: pickKeys(next, isChanged) };
  }
  const without = (list: unknown, others: unknown) => {
    if (!Array.isArray(list) || !Array.isArray(others)) return list;
    const rest = list.filter((one) => !others.some((other) => isDeepStrictEqual(one, other)));
    return rest.length > 0 ? rest : undefined;
  };
  const [before, after] = [old[key], next[key]];
  const keyword = key === 'known' ? 'enum' : key;
  return { what: key, keyword, old: without(before, after), new: without(after, before) };
}
