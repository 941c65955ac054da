/**
 * The building blocks of the rules in the tables of both documents. A rule judges a difference at a place by who sends
 * and who receives the value there.
 */
import { isDeepStrictEqual } from 'node:util';
import { at, child, isJsonObject, type Json, type JsonObject } from '../../../../scripts/json.ts';
import type { Schema } from '../../../../scripts/schema.ts';
import { type Comparison, judgeSchema, type SchemaRole, type SchemaUse } from '../judge.ts';
import {
  always,
  BREAKING,
  type Candidates,
  Differences,
  type Duties,
  type Users,
  unjudged,
  type Verdict,
} from '../verdict.ts';
import { essenceOf, isProse, type Pair, type Place, pairParts, partsOf } from './place.ts';

/** What a rule knows about its place. */
export interface Context extends Comparison {
  /** The users of the response, while a request is compared. */
  responseUsers: Users;
  /** Whether it is the body of a response, whose receiver may have asked for a media type. */
  isResponse?: boolean;
  /** Whether the base does not even specify whether the response has a body. */
  isBodyOpen?: boolean;
  /** The uses of schemas found so far; rules add to them. */
  used: SchemaUse[];
}

export type Rule = (context: Context, pair: Pair) => void;

/** The rules by key; `*` is the rule for all other keys. */
export type Rules = Record<string, Rule>;

/** Reports a difference at a place of the revision, or of the base if the revision lacks it. */
export function judge(
  { differences, users, isPartial }: Context,
  what: string,
  [old, next]: Pair,
  candidates: Candidates,
): void {
  // A default is in no bundle.
  const isStated = next && at(next.bundle, next.stated) !== undefined;
  const shown = isStated ? next : (old ?? next);
  if (!shown) return;
  const { document, pointer, stated } = shown;
  // Report an addition or a removal at the reference: the component itself may be older.
  const place = { what, document, pointer: old && next ? pointer : stated };
  const change = { ...place, old: old?.value, new: next?.value };
  differences.add(change, candidates, users, isPartial);
}

/** The key of a place in the revision, or in the base if the revision lacks it. */
export function keyIn([old, next]: Pair): string {
  return (next ?? old)?.key ?? '';
}

/** Ignores a key that is judged elsewhere. */
export const elsewhere: Rule = () => {};

/** Judges a place if `essence` returns a different value than before. */
export function changed(candidates: Candidates, essence: (place: Place) => Json = essenceOf): Rule {
  return (context, pair) => {
    const [before, after] = pair.map((one) => one && essence(one));
    if (!isDeepStrictEqual(before, after)) judge(context, keyIn(pair), pair, candidates);
  };
}

const DISAGREED: Candidates = {
  'breaks-senders': 'a value sent as before is no longer understood',
  'breaks-receivers': 'the value arrives in another form',
  duties: always('use the form in the current contract'),
};

/** A value on which senders and receivers must agree. */
export const agreed = changed(DISAGREED);

/** Judges a key without a rule, whose change may affect anybody. */
const unknown: Rule = (context, pair) => {
  const effect = `no rule in packages/compare/src/documents judges \`${keyIn(pair)}\` here`;
  changed(unjudged(effect))(context, pair);
};

interface ObjectOptions {
  /** The defaults of keys. */
  defaults?: (place: Place) => JsonObject;
  /** The name in reports of an object that is judged as a whole where it is new or gone. */
  noun?: string;
  /** The effects of an addition. */
  added?: (place: Place, noun: string) => Candidates;
  /** What services must do after a removal. */
  removed?: Duties;
}

/** Judges each part of an object by the rule for its key, or else as `unjudged`. Documentation is skipped. */
export function object(
  rules: Rules,
  {
    defaults = () => ({}),
    noun,
    added = (_place, what) => ({
      compatible: `the ${what} is new`,
      duties: { receiving: `accept the ${what}`, sending: `send the ${what}` },
    }),
    removed = {},
  }: ObjectOptions = {},
): Rule {
  return (context, pair) => {
    const [old, next] = pair;
    if (pair.some((one) => one && typeof one.value !== 'object')) return unknown(context, pair);
    if (noun && next && !old) return judge(context, `${noun}-added`, pair, added(next, noun));
    if (noun && !next) {
      return judge(context, `${noun}-removed`, pair, {
        'breaks-senders': `the ${noun} is no longer read`,
        'breaks-receivers': `the ${noun} is no longer sent`,
        duties: removed,
      });
    }
    const partsIn = (place: Place | undefined) => {
      const isObject = isJsonObject(place?.value);
      if (!place || !isObject) return partsOf(place);
      return partsOf({ ...place, value: { ...defaults(place), ...Object(place.value) } });
    };
    const around = next ?? old ?? { hasNamedParts: false };
    for (const { name, pair: both } of pairParts(partsIn(old), partsIn(next))) {
      const own = Object.hasOwn(rules, name) ? rules[name] : undefined;
      const other = isProse(around, name) ? elsewhere : (rules['*'] ?? unknown);
      (own ?? other)(context, both);
    }
  };
}

/** Judges the entries of a map, which are paired by name. */
export function each(rule: Rule): Rule {
  return object({ '*': rule });
}

/** Whether a rule finds no difference that breaks senders or receivers. */
export function isHarmless(context: Context, rule: Rule, pair: Pair): boolean {
  const differences = new Differences();
  rule({ ...context, differences, used: [] }, pair);
  const isFree = ({ verdict }: { verdict: Verdict }) =>
    !BREAKING.has(verdict) || verdict === 'breaks-importers';
  return differences.list().every(isFree);
}

/**
 * Pairs parts whose names only importers see: first parts with the same name, then renamed parts that do the same, which
 * it reports.
 */
export function pairNamed(
  context: Context,
  before: ReadonlyMap<string, Place>,
  after: ReadonlyMap<string, Place>,
  rule: Rule,
): Pair[] {
  const renamed = new Map<Place, Place>();
  const added = [...after].filter(([name]) => !before.has(name)).map(([, next]) => next);
  for (const [name, old] of before) {
    const same = after.has(name)
      ? undefined
      : added.find((next) => !renamed.has(next) && isHarmless(context, rule, [old, next]));
    if (same) renamed.set(same, old);
  }
  return pairParts(before, after).flatMap(({ pair: [old, next] }): Pair[] => {
    if (!next) return [...renamed.values()].includes(old as Place) ? [] : [[old, next]];
    judgeName(context, [old ?? renamed.get(next), next]);
    return [[old ?? renamed.get(next), next]];
  });
}

/** Judges the key of a part, which is a name only in generated code. */
function judgeName(context: Context, [old, next]: Pair): void {
  if (!old || !next || old.key === next.key) return;
  const shown = [
    { ...old, value: old.key },
    { ...next, value: next.key },
  ] as const;
  judge(context, 'name', shown, { 'breaks-importers': 'its name in generated code changes' });
}

/** Judges the entries of a map whose keys only importers see. */
export function eachNamed(rule: Rule): Rule {
  return (context, [old, next]) => {
    for (const pair of pairNamed(context, partsOf(old), partsOf(next), rule)) rule(context, pair);
  };
}

/** Judges a schema where it is used, by the values that it accepts. */
export const schema: Rule = schemaBy({});

/** Judges a schema by its values and by what is known of it besides its keywords. */
export function schemaBy(role: SchemaRole): Rule {
  return (context, pair) => {
    // A schema may also be `true`.
    const [before, after] = pair.map((place): Schema | undefined =>
      isJsonObject(place?.value) ? place.value : place && {},
    );
    if (before) context.used.push({ schema: before, users: context.users });
    if (before && after) return judgeSchema(context, [before, after], role);
    const candidates: Candidates = before
      ? { 'breaks-receivers': 'the contract no longer describes the value' }
      : {
          'breaks-senders': 'a value that was accepted may be rejected',
          duties: always('accept and send only values of the schema'),
        };
    judge(context, keyIn(pair), pair, candidates);
  };
}

/** The version of the specification without its patch number, which changes nothing. */
export const specification = changed(
  { 'breaks-importers': 'tools must support another version of the specification' },
  ({ value }) => String(value).split('.').slice(0, 2).join('.'),
);

/** The servers of a document or a channel: each one must stay, unless it is a placeholder. */
export const servers: Rule = (context, pair) => {
  const [before = [], after = []] = pair.map((list) => [...partsOf(list).values()]);
  const areAmong = (all: Place[], others: Place[]) =>
    all.every((one) => others.some((other) => isDeepStrictEqual(essenceOf(one), essenceOf(other))));
  const lasting = before.filter((server) => !isPlaceholder(server));
  if (!areAmong(lasting, after)) {
    judge(context, 'servers', pair, unjudged('a server is gone or has changed'));
  } else if (!areAmong(before, after) || !areAmong(after, before)) {
    const compatible = 'a server is new, or a placeholder is gone';
    judge(context, 'servers', pair, { compatible });
  }
};

/** Whether a server is a placeholder: no host under the domain `invalid` exists. */
function isPlaceholder({ value }: Place): boolean {
  const address = String(child(value, 'url') ?? child(value, 'host'));
  return /^([a-z][a-z\d+.-]*:\/\/)?([^/?#]*\.)?invalid(:\d*)?([/?#]|$)/i.test(address);
}
