/** What differs between a node in two releases, keyword by keyword. */
import { isDeepStrictEqual } from 'node:util';
import { type Json, pick } from '../../model/json.ts';
import { isAnnotation, type NormalSchema } from '../../model/schema.ts';
import { type Change, changeOf, compareKeyword, type Pair } from './change.ts';
import { lossesOf, valuesOf } from './losses.ts';
import { type Reading, sample } from './values.ts';

/** Keywords that match more texts than can be tried, and those whose effect hides among these. */
const ENDLESS = ['pattern', 'format'] as const;
const TEXTS = [...ENDLESS, 'minLength', 'maxLength'] as const;

/** The keywords that decide on values which are neither lists nor objects. */
const VALUES = ['type', 'const', 'enum', 'known', 'not', ...TEXTS, 'minimum', 'maximum'] as const;

const CODINGS = ['contentEncoding', 'contentMediaType'] as const;
const LENGTHS = ['minItems', 'maxItems'] as const;

const JUDGED = new Set<string>([
  ...[...VALUES, ...CODINGS, ...LENGTHS, 'items', 'properties', 'required'],
  ...['additionalProperties', 'union', '$ref'],
]);

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
  const losses = lossesOf(pair, valuesOf(pair, keys.includes('type')));
  if (losses.narrower || losses.wider) return [changeOf(pair, { ...change, ...losses })];
  const isEndless = ENDLESS.some((key) => old[key] !== undefined || next[key] !== undefined);
  if (isEndless && TEXTS.some((key) => keys.includes(key))) {
    const why = 'no text was found that only one of the two accepts';
    const narrower = { saying: 'a text that was accepted may be refused', why };
    const wider = { saying: 'a text may arrive that was refused', why, grade: 'lenient' } as const;
    return [changeOf(pair, { ...change, narrower, wider })];
  }
  if (keyword !== 'known') return [];
  const none = 'the list is open: a value that it does not name is valid as before';
  return [changeOf(pair, { ...change, none })];
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
  const bounds = [old, next].flatMap((one) => [one.minItems ?? 0, one.maxItems ?? 0]);
  const lengths = bounds.flatMap((n) => [n, n + 1, Math.max(0, n - 1)]);
  const listsOf = (node: NormalSchema, reading: Reading) => {
    const item = sample(node.items ?? {}, reading);
    const possible = item === undefined ? lengths.filter((n) => n === 0) : lengths;
    return possible.filter((n) => allows(node, n)).map((n): Json[] => Array(n).fill(item));
  };
  const [before, after] = [listsOf(old, context.old), listsOf(next, context.next)];
  return LENGTHS.flatMap((key) => {
    const lost = before.find(({ length }) => !allows({ [key]: next[key] }, length));
    const gained = after.find(({ length }) => !allows({ [key]: old[key] }, length));
    if (!lost && !gained) return [];
    const saying = 'lists of another length may arrive';
    return compareKeyword(pair, key, {
      narrower: lost && { saying: 'lists that were accepted are refused', leaf: lost },
      wider: gained && { saying, leaf: gained, grade: 'recorded' },
    });
  });
}

function allows({ minItems = 0, maxItems = Infinity }: NormalSchema, length: number): boolean {
  return length >= minItems && length <= maxItems;
}

/** The keywords that no rule judges. */
export function compareUnknown(pair: Pair): Change[] {
  const keys = Object.keys({ ...pair.old, ...pair.next }) as (keyof NormalSchema)[];
  return keys
    .filter((key) => !JUDGED.has(key) && !isAnnotation(key))
    .flatMap((key) => compareKeyword(pair, key, {}))
    .map((change) => ({ ...change, rule: 'unknown' }));
}
