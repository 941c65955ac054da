/** The values to test for each rule that a contract may state: on both sides of it. */
import type { Json } from '../../../scripts/json.ts';
import type { Case } from '../../../vectors/make.ts';
import { factsByName } from '../../contract/facts/schemas.ts';
import { excluded, type Field, type Rules } from './types.ts';

/** A value for the place, and the verdict that a validator must reach. */
export interface Try extends Omit<Case, 'schema' | 'written'> {
  /** Another way to write the value, a number. */
  text?: string;
}

export type Fact = Omit<Field, 'required' | 'assumed'>;

/** A string that no enumeration, format or pattern of the interface accepts. */
export const STRANGER = 'No Such Value!';

export const accepted = (kind: Try['kind'], value: Json, why: string): Try => {
  return { kind, value, valid: true, why };
};
export const refused = (kind: Try['kind'], value: Json, why: string): Try => {
  return { kind, value, valid: false, why };
};

/** Values on both sides of a rule. */
type Attempts<Stated> = (stated: Stated, fact: Fact) => Try[];

/** A bound of a number; beyond it are smaller numbers if the sign is -1. */
function bound(name: string, beyond: string, sign: 1 | -1): Attempts<number> {
  return (limit, { type }) => {
    const step = /\binteger\b/.test(type) ? 1 : 0.001;
    const next = Math.round((limit + sign * step) * 1000) / 1000;
    return [
      accepted('bound', limit, `its ${name}, ${limit}`),
      refused('bound', next, `${beyond} its ${name}`),
    ];
  };
}

/** A bound of the length of a string; beyond it are shorter ones if the sign is -1. */
function lengthBound(name: string, beyond: string, sign: 1 | -1): Attempts<number> {
  return (limit) => [
    accepted('bound', 'a'.repeat(limit), `its ${name} length, ${limit}`),
    refused('bound', 'a'.repeat(limit + sign), `${beyond} than its ${name} length`),
  ];
}

/** A bound of the number of items of a list; beyond it are shorter ones if the sign is -1. */
function itemsBound(name: string, beyond: string, sign: 1 | -1): Attempts<number> {
  return (limit, fact) => {
    const items = `${limit} item${limit === 1 ? '' : 's'}`;
    return [
      accepted('bound', listOf(limit, fact), `its ${name}, ${items}`),
      refused('bound', listOf(limit + sign, fact), `${beyond} items than its ${name}`),
    ];
  };
}

/** Items of lists, by their type. */
const SAMPLES: Readonly<Record<string, readonly Json[]>> = {
  string: ['text'],
  number: [1],
  integer: [1],
  boolean: [true],
};

const ATTEMPTS: { readonly [Key in keyof Rules]-?: Attempts<Exclude<Rules[Key], undefined>> } = {
  enum: enumTries,
  const(only) {
    // Another boolean would choose another branch.
    if (typeof only === 'boolean') return [];
    const isText = typeof only === 'string';
    return [
      accepted('enum', only, `the constant ${only}`),
      refused('enum', isText ? STRANGER : Number(only) + 1, 'a value other than the constant'),
      ...(isText ? [refused('enum', only.toUpperCase(), 'the constant in capitals')] : []),
    ];
  },
  not: (not) => [
    ...excluded(not).map((value) => refused('enum', value, `the excluded value ${value}`)),
    accepted('enum', 'any_other', 'any other value'),
  ],
  minimum: bound('minimum', 'below', -1),
  maximum: bound('maximum', 'above', 1),
  minLength: lengthBound('minimum', 'shorter', -1),
  maxLength: lengthBound('maximum', 'longer', 1),
  pattern(_, { path, known }) {
    // The values of an open enumeration show its pattern.
    if (known !== undefined) return [];
    throw new Error(`${path}: no values test a pattern alone; add them to ATTEMPTS in rules.ts`);
  },
  minItems: itemsBound('minimum', 'fewer', -1),
  maxItems: itemsBound('maximum', 'more', 1),
  // No validator decodes a string.
  contentEncoding: () => [],
};

/** The values at the bound of each rule of a fact. */
export function ruleTries(fact: Fact): Try[] {
  const rules = Object.entries(ATTEMPTS) as [keyof Rules, Attempts<unknown>][];
  return rules.flatMap(([rule, tries]) =>
    fact[rule] === undefined ? [] : tries(fact[rule], fact),
  );
}

/** Whether the bounds of a fact allow a value. */
export function isAllowed(value: Json, fact: Fact): boolean {
  const isWithin = (size: number, least = -Infinity, most = Infinity) =>
    size >= least && size <= most;
  if (typeof value === 'string') return isWithin(value.length, fact.minLength, fact.maxLength);
  if (Array.isArray(value)) return isWithin(value.length, fact.minItems, fact.maxItems);
  return typeof value !== 'number' || isWithin(value, fact.minimum, fact.maximum);
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

/** Some items that a list may have, different ones as far as they are known: listed values, or an empty list. */
function listOf(count: number, { path, type, enum: values }: Fact): Json[] {
  const items = type.slice(0, -2);
  const { enum: named, known } = factsByName.get(items) ?? {};
  const all = values ?? named ?? known ?? SAMPLES[items] ?? (items.endsWith('[]') ? [[]] : []);
  if (all.length === 0 && count > 0)
    throw new Error(
      `${path}: no item of the type ${items} is known; add one to SAMPLES in rules.ts`,
    );
  return Array.from({ length: count }, (_, index) => all[index % all.length] as Json);
}
