/** What differs between a node in two releases, keyword by keyword. */
import { isDeepStrictEqual } from 'node:util';
import { type Json, pick } from '../../model/json.ts';
import {
  isAnnotation,
  listedValues,
  type NormalSchema,
  numeric,
  typesOf,
} from '../../model/schema.ts';
import { type Change, changeOf, compareKeyword, NOT_FOUND, type Pair } from './change.ts';
import { isWithin } from './inclusion.ts';
import { decide, type IsTold, valuesOf } from './losses.ts';
import { MOST_PARTS, type Reading, sample } from './values.ts';

const TEXTS = ['pattern', 'format', 'minLength', 'maxLength'] as const;

/** The keywords that decide on values which are neither lists nor objects. */
const VALUES = ['type', 'const', 'enum', 'known', 'not', ...TEXTS, 'minimum', 'maximum'] as const;

const CODINGS = ['contentEncoding', 'contentMediaType'] as const;

/** What the rules judge, which is not what inclusion can decide: a keyword is listed once it has a rule. */
const JUDGED = new Set<string>([
  ...[...VALUES, ...CODINGS, 'minItems', 'maxItems', 'items', 'properties', 'required'],
  ...['additionalProperties', 'union', '$ref'],
]);

/** Whether a keyword decides on values which are neither lists nor objects. */
const isScalar = (key: string) => VALUES.some((one) => one === key);

/** The keywords that decide on values which are neither lists nor objects: one change for them all. */
export function compareValues(pair: Pair): Change[] {
  const { old, next } = pair;
  const keys = VALUES.filter((key) => {
    // A minimum length of zero is no bound.
    const isNone = key === 'minLength' && !old[key] && !next[key];
    return !isNone && !isDeepStrictEqual(old[key], next[key]);
  });
  const [keyword] = keys;
  if (keyword === undefined) return [];
  const isOne = (key: string) => keys.some((one) => one === key);
  const change =
    keys.length > 1
      ? { rule: 'value', old: pick(old, isOne), new: pick(next, isOne) }
      : {
          rule: keyword,
          keyword: keyword === 'known' ? 'enum' : keyword,
          ...showValues(old[keyword], next[keyword]),
        };
  const { narrower, wider } = decide(pair, valuesOf(pair, keys.includes('type')), isTold(pair));
  // What is not told of texts is told of no reader that takes any.
  const isText = typesOf(next, pair.context.next.schemas).includes('string');
  const grade = wider?.leaf === undefined && isText ? ({ grade: 'lenient' } as const) : {};
  const losses = { narrower, wider: wider && { ...wider, ...grade } };
  if (losses.narrower || losses.wider) {
    // That a branch for all others no longer takes what another branch now takes is no news.
    const isExcluded = pair.tag === true && keys.length === 1 && keyword === 'not' && !losses.wider;
    const none = 'what it no longer takes has a branch of its own';
    return [changeOf(pair, { ...change, ...losses, ...(isExcluded && { none, silent: true }) })];
  }
  if (keyword !== 'known') return [];
  const none = 'the list is open: a value that it does not name is valid as before';
  return [changeOf(pair, { ...change, none })];
}

/** Whether it is shown that all values of a node, lists and objects aside, are values of what is around the other. */
function isTold({ old, next, around: [before, after] = [old, next] }: Pair): IsTold {
  return (inner, outer) => {
    const whole = inner.schema === old ? after : before;
    const listed = listedValues(inner.schema) !== undefined;
    const scalars = listed ? inner.schema : pick(inner.schema, isScalar);
    const types = typesOf(inner.schema, inner.reading.schemas);
    const all = typesOf(whole, outer.reading.schemas).map(numeric);
    if (!types.every((type) => all.includes(numeric(type)))) return false;
    const rest = types.filter((type) => type !== 'array' && type !== 'object');
    if (!listed && rest.length === 0) return true;
    const schema = listed ? scalars : { ...scalars, type: rest };
    return isWithin({ ...inner, schema }, { ...outer, schema: whole });
  };
}

/** Of two lists of values only what differs; anything else as it is. */
function showValues(old: unknown, next: unknown): Pick<Change, 'old' | 'new'> {
  if (!Array.isArray(old) || !Array.isArray(next)) return { old, new: next };
  const without = (list: unknown[], others: unknown[]) => {
    const rest = list.filter((one) => !others.some((other) => isDeepStrictEqual(one, other)));
    return rest.length > 0 ? rest : undefined;
  };
  return { old: without(old, next), new: without(next, old) };
}

/** How a text stands for something else. */
export function compareCodings(pair: Pair): Change[] {
  const why = 'the contract does not decode the text';
  const narrower = { saying: 'the text is read in another way', why };
  const wider = { saying: 'the text is written in another way', why };
  return CODINGS.flatMap((key) => compareKeyword(pair, key, { narrower, wider }));
}

/** How long a list may be. */
export function compareLengths(pair: Pair): Change[] {
  const { context, old, next } = pair;
  const bounds = ({ minItems = 0, maxItems = Infinity }: NormalSchema) => ({ minItems, maxItems });
  const [was, is] = [bounds(old), bounds(next)];
  /** A list whose length only one of the two allows. */
  const listOf = (length: number, { items = {} }: NormalSchema, reading: Reading) => {
    const item = length > 0 && length <= MOST_PARTS ? sample(items, reading) : null;
    const isMade = length <= MOST_PARTS && item !== undefined;
    return isMade ? { leaf: Array<Json>(length).fill(item) } : { why: NOT_FOUND };
  };
  const effectOf = (
    growth: number,
    lost: number,
    gained: number,
  ): Pick<Change, 'narrower' | 'wider'> => {
    if (growth < 0) {
      const saying = 'lists that were accepted are refused';
      return { narrower: { saying, ...listOf(lost, old, context.old) } };
    }
    const saying = 'lists of another length may arrive';
    const list = growth > 0 && listOf(gained, next, context.next);
    return list ? { wider: { saying, ...list, grade: 'recorded' } } : {};
  };
  const above = Math.max(Math.min(was.maxItems, is.maxItems) + 1, was.minItems, is.minItems);
  const most = effectOf(is.maxItems - was.maxItems, above, above);
  const least = effectOf(was.minItems - is.minItems, was.minItems, is.minItems);
  return [...compareKeyword(pair, 'minItems', least), ...compareKeyword(pair, 'maxItems', most)];
}

/** The keywords that no rule judges. */
export function compareUnknown(pair: Pair): Change[] {
  const keys = Object.keys({ ...pair.old, ...pair.next }) as (keyof NormalSchema)[];
  return keys
    .filter((key) => !JUDGED.has(key) && !isAnnotation(key))
    .flatMap((key) =>
      compareKeyword(pair, key, { unjudged: `no rule in scripts/compare judges \`${key}\`` }),
    );
}
