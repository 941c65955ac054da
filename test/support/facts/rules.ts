/** The values to test for each rule that a contract may state: on both sides of it. */

import fc from 'fast-check';
import type { Json } from '../../../scripts/json.ts';
import { FORMATTED } from '../format-samples.ts';
import {
  alternatives,
  canonicalType,
  excluded,
  type Field,
  type Rule,
  type Rules,
  type SchemaFacts,
} from './types.ts';

/** A value for the place, and the verdict that a validator must reach. */
export interface Try {
  /** What it tests. */
  kind:
    | 'required'
    | 'null'
    | 'type'
    | 'bound'
    | 'enum'
    | 'format'
    | 'default'
    | 'open'
    | 'unstated';
  value: Json;
  valid: boolean;
  /** What is tried, for people. */
  why: string;
  /** Another way to write the value, a number. */
  text?: string;
}

export type Fact = Pick<Field, 'path' | 'type'> & Omit<Field, 'required' | 'assumed'>;
export type Facts = ReadonlyMap<string, SchemaFacts>;

/** A string that no enumeration, format or pattern of the interface accepts. */
export const STRANGER = 'No Such Value!';

export const accepted = (kind: Try['kind'], value: Json, why: string): Try => {
  return { kind, value, valid: true, why };
};
export const refused = (kind: Try['kind'], value: Json, why: string): Try => {
  return { kind, value, valid: false, why };
};

/** How a rule is tested. */
interface Attempts<Stated> {
  /** Whether the rule allows a value. A rule about another JSON type allows it. */
  allows: (value: Json, stated: Stated) => boolean;
  /** Values on both sides of it. */
  tries: (stated: Stated, fact: Fact, facts: Facts) => Try[];
}

/** A rule about numbers, with the values at its bound. */
function bound(
  allows: (value: number, limit: number) => boolean,
  tries: (limit: number, fact: Fact) => Try[],
): Attempts<number> {
  return {
    allows: (value, limit) => typeof value !== 'number' || allows(value, limit),
    tries,
  };
}

/** A rule about the size of values: `fit` fits the bound, `miss` just misses it. */
function size(
  sizeOf: (value: Json) => number | undefined,
  make: (size: number, fact: Fact, facts: Facts) => Json | undefined,
  { unit, isLeast }: { unit: string; isLeast: boolean },
): Attempts<number> {
  const name = isLeast ? 'minimum' : 'maximum';
  const beyond = isLeast ? `fewer ${unit}s than its minimum` : `more ${unit}s than its maximum`;
  return {
    allows(value, limit) {
      const own = sizeOf(value);
      return own === undefined || (isLeast ? own >= limit : own <= limit);
    },
    tries(limit, fact, facts) {
      const fit = make(limit, fact, facts);
      const count = limit === 1 ? `1 ${unit}` : `${limit} ${unit}s`;
      const fits = fit === undefined ? [] : [accepted('bound', fit, `its ${name}, ${count}`)];
      const miss = isLeast ? limit - 1 : limit + 1;
      if (miss < 0) return fits;
      const value = make(miss, fact, facts);
      if (value === undefined) {
        throw new Error(
          `${fact.path}: no value of the type ${fact.type} with ${miss} ${unit}s is known; add one to test/support/facts/values.ts`,
        );
      }
      return [...fits, refused('bound', value, beyond)];
    },
  };
}

/** The attempts at the length of a text, without accepted ones if it has a format. */
function lengths({ allows, tries }: Attempts<number>): Attempts<number> {
  return {
    allows,
    tries(limit, fact, facts) {
      const isPlain = alternatives(fact.type).includes('string');
      return tries(limit, fact, facts).filter(({ valid }) => isPlain || !valid);
    },
  };
}

const lengthOf = (value: Json) => (typeof value === 'string' ? [...value].length : undefined);
const countOf = (value: Json) => (Array.isArray(value) ? value.length : undefined);

/** The next number below or above a limit. */
const next = (limit: number, { type }: Fact, sign: 1 | -1) => {
  const step = /\binteger\b/.test(type) ? 1 : 0.001;
  return Math.round((limit + sign * step) * 1000) / 1000;
};

/** Every rule; a keyword that is added to those that a contract may use needs its attempts here. */
const ATTEMPTS: { readonly [Key in Rule]: Attempts<Exclude<Rules[Key], undefined>> } = {
  enum: {
    allows(value, listed) {
      const parts = Array.isArray(value) ? value : [value];
      const isAlike = (one: Json, part: Json) => typeof one === typeof part && part !== null;
      return parts.every(
        (part) => listed.includes(part) || !listed.some((one) => isAlike(one, part)),
      );
    },
    tries: enumTries,
  },
  const: {
    allows: (value, only) => typeof value !== typeof only || value === only,
    tries(only) {
      // Another boolean would choose another branch.
      if (typeof only === 'boolean') return [];
      const other = typeof only === 'string' ? STRANGER : Number(only) + 1;
      const isText = typeof only === 'string';
      return [
        accepted('enum', only, `the constant ${only}`),
        refused('enum', other, 'a value other than the constant'),
        ...(isText ? [refused('enum', only.toUpperCase(), 'the constant in capitals')] : []),
      ];
    },
  },
  not: {
    allows: (value, not) => !excluded(not).includes(value),
    tries: (not) => [
      ...excluded(not).map((value) => refused('enum', value, `the excluded value ${value}`)),
      accepted('enum', 'any_other', 'any other value'),
    ],
  },
  minimum: bound(
    (value, limit) => value >= limit,
    (limit, fact) => [
      accepted('bound', limit, `its minimum, ${limit}`),
      refused('bound', next(limit, fact, -1), 'below its minimum'),
    ],
  ),
  maximum: bound(
    (value, limit) => value <= limit,
    (limit, fact) => [
      accepted('bound', limit, `its maximum, ${limit}`),
      refused('bound', next(limit, fact, 1), 'above its maximum'),
    ],
  ),
  minLength: lengths(size(lengthOf, textOf, { unit: 'character', isLeast: true })),
  maxLength: lengths(size(lengthOf, textOf, { unit: 'character', isLeast: false })),
  pattern: {
    allows: (value, pattern) => typeof value !== 'string' || new RegExp(pattern, 'u').test(value),
    tries: patternTries,
  },
  minItems: size(countOf, listOf, { unit: 'item', isLeast: true }),
  maxItems: size(countOf, listOf, { unit: 'item', isLeast: false }),
  // No validator decodes a string.
  contentEncoding: { allows: () => true, tries: () => [] },
};

const RULES = Object.entries(ATTEMPTS) as [Rule, Attempts<unknown>][];

/** The values at the bound of each rule of a fact. */
export function ruleTries(fact: Fact, facts: Facts): Try[] {
  return RULES.flatMap(([rule, { tries }]) => {
    const stated = fact[rule];
    return stated === undefined ? [] : tries(stated, fact, facts);
  });
}

/** Whether each rule of a fact allows a value. */
export function isAllowed(value: Json, fact: Fact): boolean {
  return RULES.every(([rule, { allows }]) => fact[rule] === undefined || allows(value, fact[rule]));
}

function enumTries(values: readonly Json[], { type }: Fact): Try[] {
  const kind = 'enum';
  // An enumeration of an array applies to its items.
  const wrap = (value: Json): Json => (type.endsWith('[]') ? [value] : value);
  const stranger = typeof values[0] === 'number' ? 12345 : STRANGER;
  const inOtherCase = values.flatMap((value) => {
    if (typeof value !== 'string') return [];
    const other = value === value.toUpperCase() ? value.toLowerCase() : value.toUpperCase();
    return [refused(kind, wrap(other), `${value} in the other case`)];
  });
  return [
    ...values.map((value) => accepted(kind, wrap(value), `the member ${value}`)),
    refused(kind, wrap(stranger), 'a value that is not a member'),
    ...inOtherCase,
  ];
}

function patternTries(pattern: string, { type, known }: Fact): Try[] {
  // The values of an open enumeration show its pattern.
  if (known !== undefined) return [];
  const expression = new RegExp(pattern, 'u');
  const good = matching(pattern, 3);
  const bad = ['', STRANGER, '!', '0', 'a', 'é'].filter((text) => !expression.test(text));
  const isText = alternatives(type).includes('string');
  return [
    ...(isText ? good.map((text) => accepted('format', text, `"${text}", which matches`)) : []),
    ...bad.map((text) => refused('format', text, `"${text}", which does not match`)),
  ];
}

/** A text of some characters that matches the pattern, if one is found; or else each is two units of UTF-16. */
function textOf(length: number, { pattern }: Fact): string {
  const found = matching(pattern ?? '^$', 200).find((text) => lengthOf(text) === length);
  return found ?? '😀'.repeat(length);
}

/** Some texts that match a pattern. */
function matching(pattern: string, numRuns: number): string[] {
  return fc.sample(fc.stringMatching(new RegExp(pattern, 'u')), { numRuns, seed: 1 });
}

/** Some different items that a list may have; `undefined` if so many are not known. */
function listOf(count: number, { type, enum: values }: Fact, facts: Facts): Json[] | undefined {
  const part = alternatives(canonicalType(type)).find((one) => one.endsWith('[]')) ?? '';
  const items = values ?? samplesOf(part.slice(0, -2).replace(/^\((.*)\)$/, '$1'), facts, count);
  return items.length < count ? undefined : items.slice(0, count);
}

/** Different values of a type without rules, at most as many as asked for. */
function samplesOf(type: string, facts: Facts, count: number): Json[] {
  const [first = ''] = alternatives(canonicalType(type));
  const named = facts.get(first);
  if (named !== undefined) return [...(named.enum ?? named.known ?? [])].slice(0, count);
  if (first.startsWith('string:'))
    return [...(FORMATTED[first.slice(7)]?.good ?? [])].slice(0, count);
  if (first.endsWith('[]')) return [[]];
  const make: Record<string, (i: number) => Json> = {
    string: (i) => `item ${i}`,
    any: (i) => `item ${i}`,
    integer: (i) => i,
    number: (i) => i + 0.5,
  };
  const one = make[first];
  return one ? Array.from({ length: count }, (_, i) => one(i + 1)) : [];
}
