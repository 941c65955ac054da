/** The rules that the tables of both documents consist of: each judges what two releases have at a place. */
import { isDeepStrictEqual } from 'node:util';
import type { Json } from '../../model/json.ts';
import { at } from '../../model/pointer.ts';
import type { Comparison } from '../differences.ts';
import { judgeSchemas } from '../judge.ts';
import { keyOf } from '../release.ts';
import type { Both, Either, Reasons } from '../verdict.ts';
import { essenceOf, isProse, type Place, pairParts, partsOf } from './place.ts';

/** Judges what two releases have at a place, where they differ. */
export type Rule = (comparison: Comparison, pair: Either<Place>) => void;

/** The rules by key; `*` is for every other key. */
export type Rules = Readonly<Record<string, Rule>>;

/** The parts that an object has by default, without stating them. */
type Defaults = (place: Place) => Readonly<Record<string, Place | undefined>>;

/** Reports a difference at a place of the revision, or of the base where the revision does not state it. */
export function judge(
  { differences, uses, isQuiet }: Comparison,
  what: string,
  [old, next]: Either<Place>,
  reasons: Reasons,
): void {
  const isStated = next && at(next.bundle, next.stated) !== undefined;
  const shown = isStated ? next : (old ?? next);
  if (!shown) return;
  const { document, pointer, stated } = shown;
  // What is new or gone is reported where it is referred to: its component may have been there before.
  const place = { what, document, pointer: old && next ? pointer : stated };
  differences.add({ ...place, old: old?.value, new: next?.value }, reasons, uses, isQuiet);
}

export const SAME: Reasons = { documentation: 'it is written in another way and means the same' };

/** Applies a rule; what differs, and is not reported by it, is judged to be the same written in another way. */
export function orSame(rule: Rule): Rule {
  return (comparison, pair) => {
    const { count } = comparison.differences;
    rule(comparison, pair);
    const [old, next] = pair;
    const isReported = comparison.differences.count > count;
    if (isReported || isDeepStrictEqual(old?.written, next?.written)) return;
    judge(comparison, 'form', pair, SAME);
  };
}

/** Passes over what is judged elsewhere. */
export const elsewhere: Rule = () => undefined;

/** Judges what only readers see, unless a difference at the place or below it is reported already. */
export const prose: Rule = (comparison, pair) => {
  const [old, next] = pair;
  const { document, pointer } = next ?? old ?? {};
  const isSame = isDeepStrictEqual(old?.written, next?.written);
  if (isSame || comparison.differences.has(document, pointer)) return;
  judge(comparison, 'form', pair, { documentation: 'only readers see it' });
};

/** Judges a place for which `essence` returns another value than before. */
export function changed(reasons: Reasons, essence: (place: Place) => Json = essenceOf): Rule {
  return orSame((comparison, pair) => {
    const [before, after] = pair.map((one) => one && essence(one));
    if (isDeepStrictEqual(before, after)) return;
    judge(comparison, (pair[1] ?? pair[0])?.key ?? '', pair, reasons);
  });
}

/** Whom another value breaks, where senders and receivers must agree on it. */
export const AGREED: Reasons = {
  'breaks-senders': 'what was sent before is no longer understood',
  'breaks-receivers': 'it arrives in another way',
};

/** A value on which senders and receivers must agree. */
export const agreed = changed(AGREED);

/** Judges a key for which there is no rule: a change of it may affect anybody. */
const unknown: Rule = (comparison, pair) => {
  const key = (pair[1] ?? pair[0])?.key;
  const unjudged = `no rule in scripts/compare/documents judges \`${key}\` here`;
  changed({ unjudged })(comparison, pair);
};

/** Judges each part of a place by the rule for its key. */
export function parts(rules: Rules, defaults: Defaults = () => ({})): Rule {
  return (comparison, [old, next]) => {
    const around = next ?? old;
    const [before, after] = [old, next].map((one) => {
      const given = Object.entries(one ? defaults(one) : {});
      const known = given.flatMap(([key, part]) => (part ? [[key, part] as const] : []));
      return new Map([...known, ...partsOf(one)]);
    });
    for (const [key, pair] of pairParts(before, after)) {
      const own = Object.hasOwn(rules, key) ? rules[key] : undefined;
      const isForReaders = around !== undefined && isProse(around, key);
      (own ?? (isForReaders ? prose : rules['*']) ?? unknown)(comparison, pair);
    }
  };
}

/** Judges each part of an object, and the object as a whole where it is new or gone and has a noun for reports. */
export function object(
  rules: Rules,
  defaults?: Defaults,
  noun?: string,
  added: (place: Place) => Reasons = () => ({ compatible: 'it is new' }),
): Rule {
  const inside = orSame(parts(rules, defaults));
  return (comparison, pair) => {
    const [old, next] = pair;
    if (pair.some((one) => one && typeof one.value !== 'object')) return unknown(comparison, pair);
    if (noun === undefined || (old && next)) return inside(comparison, pair);
    if (next) return judge(comparison, `${noun}-added`, pair, added(next));
    judge(comparison, `${noun}-removed`, pair, {
      'breaks-senders': 'it is no longer read',
      'breaks-receivers': 'it is no longer sent',
    });
  };
}

/** Judges the entries of a map, which are paired by name. */
export function each(rule: Rule): Rule {
  return object({ '*': rule });
}

/** Judges a schema where it is used: by the values that it accepts, and by what it says to readers. */
export const schema: Rule = orSame((comparison, pair) => {
  const [old, next] = pair;
  const keys = pair.map((one) => (one ? keyOf(one.document, one.stated) : '')) as [string, string];
  comparison.onSchema?.(keys[0], comparison.uses);
  const areCompared = judgeSchemas(comparison, keys);
  if (areCompared && old && next) return judgeWords(comparison, [old, next]);
  const reasons: Reasons = old
    ? { 'breaks-receivers': 'the contract no longer says anything of the value' }
    : { 'breaks-senders': 'what was accepted may be refused' };
  judge(comparison, (next ?? old)?.key ?? '', pair, reasons);
});

/** Judges what a schema and all that is inside it say to readers. */
export function judgeWords(comparison: Comparison, pair: Both<Place>): void {
  const [before, after] = pair.map(partsOf);
  for (const [key, [old, next]] of pairParts(before, after)) {
    if (isProse(pair[0], key)) prose(comparison, [old, next]);
    else if (old && next && !isDeepStrictEqual(old.written, next.written)) {
      judgeWords(comparison, [old, next]);
    }
  }
}
