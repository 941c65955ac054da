/**
 * Compares a schema in two releases, node by node. For each node it is proved that what one of the two
 * accepts the other accepts as well, or refuted by a value; what is neither is a loss that is not proved.
 */
import { isDeepStrictEqual } from 'node:util';
import { pick } from '../../model/json.ts';
import {
  branchesOf,
  isAnnotation,
  listedValues,
  type NormalSchema,
  resolve,
  type TypeName,
  typesOf,
} from '../../model/schema.ts';
import { ANYTHING, compareObjects } from './fields.ts';
import { decideValues, gradeOf, lossesOf, VALUE_KEYWORDS } from './inclusion.ts';
import { changeOf, type NodeChange, type Pair, pairBelow, type Side } from './pair.ts';
import { compareUnions } from './unions.ts';

/** How a text stands for something else. */
const CODED = unseen('the contract does not decode the text', [
  'the text is read in another way',
  'the text is written in another way',
]);

/** Keywords whose effect no value shows: what happens where one has another value, and why nothing shows it. */
const UNSEEN: Readonly<Record<string, Omit<NodeChange, 'rule' | 'path'>>> = {
  default: {
    ...unseen('a default says what is done, not what is accepted', [
      'those who leave it out now get something different',
    ]),
    same: 'what happens without it is now stated',
  },
  'x-unit': {
    ...unseen('a unit says what a number counts, not which numbers there are', [
      'it is read in another unit',
      'it is sent in another unit',
    ]),
    same: 'the unit is now stated',
  },
  'x-opaque': {
    importers: 'the type that tolerant readers compile against no longer says what it holds',
    none: 'the type that tolerant readers compile against says what it holds',
  },
  contentEncoding: CODED,
  contentMediaType: CODED,
};

/** The keywords that are decided on; any other must be the same in both releases. */
const DECIDED: ReadonlySet<string> = new Set([
  ...[...VALUE_KEYWORDS, 'known', '$ref', 'union', 'items'],
  ...['properties', 'required', 'additionalProperties'],
]);

/**
 * Compares a node and all that is below it; what both refer to by the same name is compared there.
 *
 * @returns nothing where both accept the same values and say the same of them
 */
export function compareNodes(pair: Pair): NodeChange[] {
  if (isDeepStrictEqual(pair.old.schema, pair.next.schema)) return [];
  const said = pair.subset || pair.said ? [] : compareKeywords(pair, isAnnotation);
  const ref = pair.old.schema.$ref;
  if (ref !== undefined && ref === pair.next.schema.$ref) return said;
  const both = { ...pair, said: false, old: unwrap(pair.old), next: unwrap(pair.next) };
  const isUnion = both.old.schema.union !== undefined || both.next.schema.union !== undefined;
  return [...said, ...(isUnion ? compareUnions(both, compareNodes) : compareSingle(both))];
}

/** What a reference leads to, or a union of one. */
function unwrap({ schema, reading }: Side): Side {
  const found = resolve(schema, reading.schemas);
  const [only, ...more] = branchesOf(found);
  const isOne = only !== undefined && more.length === 0;
  return isOne ? unwrap({ schema: only, reading }) : { schema: found, reading };
}

/** Two schemas of which neither is a union. */
function compareSingle(pair: Pair): NodeChange[] {
  const sides = [pair.old, pair.next];
  const isListed = sides.some(({ schema }) => listedValues(schema) !== undefined);
  const areBoth = (type: TypeName) =>
    !isListed && sides.every((side) => typesOf(side.schema, side.reading.schemas).includes(type));
  const [before = ANYTHING, after = ANYTHING] = sides.map(({ schema }) => schema.items);
  const items = pairBelow(pair, { items: true }, [before, after]);
  return [
    ...compareValues(pair),
    ...(areBoth('array') ? compareNodes(items) : []),
    ...(areBoth('object') ? compareObjects(pair, compareNodes) : []),
    ...compareKeywords(pair, (key) => !isAnnotation(key)),
  ];
}

/** The keywords that decide whatever is inside a value: one change for them all. */
function compareValues(pair: Pair): NodeChange[] {
  const [old, next] = [pair.old.schema, pair.next.schema];
  const changed = [...VALUE_KEYWORDS, 'known' as const].filter(
    (key) => !isDeepStrictEqual(old[key], next[key]),
  );
  const isListed = (listedValues(old) ?? listedValues(next)) !== undefined;
  if (changed.length === 0 && !isListed) return [];
  const { narrower, wider: gained } = lossesOf(pair, decideValues);
  const grade =
    gained && !pair.tag ? gradeOf(pair.next, pair.old, pair.optional === true) : undefined;
  const wider = gained && { ...gained, grade };
  const shown = showChanged(old, next, changed);
  if (narrower || wider) {
    // That a branch for all others no longer takes what another branch now takes is no news.
    const isExcluded = pair.tag === true && changed.join() === 'not' && !wider;
    const same = isExcluded ? 'what it no longer takes has a branch of its own' : undefined;
    return [changeOf(pair, { ...shown, narrower, wider, same })];
  }
  if (!changed.includes('known')) return [];
  const none = 'the list is open: a value that it does not name is valid as before';
  return [changeOf(pair, { ...shown, none })];
}

/** One keyword by its name, several as what they say together; of two lists only what differs. */
function showChanged(old: NormalSchema, next: NormalSchema, keys: readonly (keyof NormalSchema)[]) {
  const [key, ...more] = keys;
  if (key === undefined || more.length > 0) {
    const isOne = (name: string) => keys.some((one) => one === name);
    return { rule: 'value', old: pick(old, isOne), new: pick(next, isOne) };
  }
  const without = (list: unknown, others: unknown) => {
    if (!Array.isArray(list) || !Array.isArray(others)) return list;
    const rest = list.filter((one) => !others.some((other) => isDeepStrictEqual(one, other)));
    return rest.length > 0 ? rest : undefined;
  };
  const [before, after] = [old[key], next[key]];
  const keyword = key === 'known' ? 'enum' : key;
  return { rule: key, keyword, old: without(before, after), new: without(after, before) };
}

/** Keywords of a kind that no value decides on. What is unknown may decide anything. */
function compareKeywords(pair: Pair, isOfKind: (key: string) => boolean): NodeChange[] {
  const [old, next] = [pair.old.schema, pair.next.schema].map(
    (one) => new Map(Object.entries(one)),
  );
  const keys = [...new Set([...(old?.keys() ?? []), ...(next?.keys() ?? [])])];
  return keys.flatMap((key) => {
    const [before, after] = [old?.get(key), next?.get(key)];
    if (DECIDED.has(key) || !isOfKind(key) || isDeepStrictEqual(before, after)) return [];
    const shown = { rule: key, keyword: key, old: before, new: after };
    const effect = UNSEEN[key];
    if (!effect) {
      const unjudged = `the comparison does not know \`${key}\``;
      return isAnnotation(key) ? [] : [changeOf(pair, { ...shown, unjudged })];
    }
    const { none, same } = effect;
    if (key === 'default' && pair.heir) {
      return [changeOf(pair, { ...shown, same: 'the field that replaces it has it' })];
    }
    const isStated = key === 'x-opaque' ? !after : isAnnotation(key) && before === undefined;
    return [changeOf(pair, { ...shown, ...(isStated ? { none, same } : effect) })];
  });
}

/** What happens to those who send a value, and to those who receive it, that no value shows. */
function unseen(noWitness: string, [narrower, wider]: readonly [string, string?]) {
  return {
    narrower: { saying: narrower, noWitness },
    ...(wider && { wider: { saying: wider, noWitness } }),
  };
}
