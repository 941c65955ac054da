/** The rules in the tables of both documents: each judges a difference of two releases at a place. */
import { isDeepStrictEqual } from 'node:util';
import type { Json, JsonObject } from 'contract-compiler/model/json.ts';
import { at } from 'contract-compiler/model/pointer.ts';
import { type Comparison, judgeSchemas, type SchemaRole } from '../judge.ts';
import { keyOf } from '../release.ts';
import type { Candidates, Either, Uses } from '../verdict.ts';
import { essenceOf, isProse, type Place, pairParts, partsOf } from './place.ts';

/** A use of a schema in the base. */
export interface SchemaUse {
  /** The key of the schema in `Release.schemas`. */
  key: string;
  /** Its senders and receivers there. */
  uses: Uses;
}

/** Judges a difference of two releases at a place. Returns the uses of schemas at the place and below it. */
export type Rule = (comparison: Comparison, pair: Either<Place>) => readonly SchemaUse[];

/** The rules by key; `*` is for all other keys. */
export type Rules = Readonly<Record<string, Rule>>;

/** Reports a difference at a place of the revision, or of the base if the revision lacks it. */
export function judge(
  { differences, uses, isPartial }: Comparison,
  what: string,
  [old, next]: Either<Place>,
  candidates: Candidates,
): void {
  const isStated = next && at(next.bundle, next.stated) !== undefined;
  const shown = isStated ? next : (old ?? next);
  if (!shown) return;
  const { document, pointer, stated } = shown;
  // Report an addition or a removal at the reference: the component itself may be older.
  const place = { what, document, pointer: old && next ? pointer : stated };
  const change = { ...place, old: old?.value, new: next?.value };
  differences.add(change, candidates, uses, { isPartial });
}

/** The key of a place in the revision, or in the base if the revision lacks it. */
export function keyIn([old, next]: Either<Place>): string {
  return (next ?? old)?.key ?? '';
}

/** Ignores a key that is judged elsewhere. */
export const elsewhere: Rule = () => [];

/** Judges a place for which `essence` returns another value than before. */
export function changed(candidates: Candidates, essence: (place: Place) => Json = essenceOf): Rule {
  return (comparison, pair) => {
    const [before, after] = pair.map((one) => one && essence(one));
    if (!isDeepStrictEqual(before, after)) {
      judge(comparison, keyIn(pair), pair, candidates);
    }
    return [];
  };
}

/** The effects of changing a value on which senders and receivers must agree. */
export const AGREED: Candidates = {
  'breaks-senders': 'a value sent as before is no longer understood',
  'breaks-receivers': 'it arrives in another way',
};

/** A value on which senders and receivers must agree. */
export const agreed = changed(AGREED);

/** Judges a key without a rule: a change of it may affect anybody. */
const unknown: Rule = (comparison, pair) => {
  const unjudged = `no rule in packages/compare/src/documents judges \`${keyIn(pair)}\` here`;
  return changed({ unjudged })(comparison, pair);
};

/**
 * Judges each part of an object by the rule for its key; documentation is skipped. An object that is new or gone is
 * judged as a whole if it has a noun for reports. `defaults` are the values of keys that are not stated.
 */
export function object(
  rules: Rules,
  defaults: (place: Place) => JsonObject = () => ({}),
  noun?: string,
  added: (place: Place) => Candidates = () => ({ compatible: 'it is new' }),
): Rule {
  return (comparison, pair) => {
    const [old, next] = pair;
    const isNoObject = pair.some((one) => one && typeof one.value !== 'object');
    if (isNoObject) return unknown(comparison, pair);
    if (noun && next && !old) {
      judge(comparison, `${noun}-added`, pair, added(next));
      return [];
    }
    if (noun && !next) {
      judge(comparison, `${noun}-removed`, pair, {
        'breaks-senders': 'it is no longer read',
        'breaks-receivers': 'it is no longer sent',
      });
      return [];
    }
    const [before, after] = pair.map((place) => {
      if (!place) return undefined;
      return partsOf({ ...place, value: { ...defaults(place), ...Object(place.value) } });
    });
    const around = next ?? old ?? { hasNamedParts: false };
    const ruleFor = (key: string): Rule => {
      const own = Object.hasOwn(rules, key) ? rules[key] : undefined;
      if (own) return own;
      return isProse(around, key) ? elsewhere : (rules['*'] ?? unknown);
    };
    return pairParts(before, after).flatMap(({ name, pair }) => ruleFor(name)(comparison, pair));
  };
}

/** Judges the entries of a map, which are paired by name. */
export function each(rule: Rule): Rule {
  return object({ '*': rule });
}

/** Judges a schema where it is used, by the values that it accepts. */
export const schema: Rule = (comparison, pair) => schemaIn({}, comparison, pair);

/** Judges the schema of a parameter; `repeats` says whether a list repeats it. */
export function parameterSchema(repeats: (parameter: Place) => boolean): Rule {
  return (comparison, pair) => {
    const around = pair.flatMap((place) => place?.around ?? []);
    return schemaIn({ parameter: { repeats: around.every(repeats) } }, comparison, pair);
  };
}

function schemaIn(role: SchemaRole, comparison: Comparison, pair: Either<Place>): SchemaUse[] {
  const [old, next] = pair;
  const oldKey = old ? keyOf(old.document, old.stated) : '';
  const nextKey = next ? keyOf(next.document, next.stated) : '';
  const areInBoth = judgeSchemas(comparison, [oldKey, nextKey], role);
  if (!areInBoth) {
    const candidates: Candidates = old
      ? { 'breaks-receivers': 'the contract no longer describes the value' }
      : { 'breaks-senders': 'a value that was accepted may be refused' };
    judge(comparison, keyIn(pair), pair, candidates);
  }
  return [{ key: oldKey, uses: comparison.uses }];
}
