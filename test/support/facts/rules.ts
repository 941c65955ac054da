/** The values to test for each rule that a contract may state: on both sides of it. */
import type { Json } from '../../../scripts/json.ts';
import { factsByName } from '../../contract/facts/schemas.ts';
import type { Case } from '../../contract/make-vectors.ts';
import { excluded, type Field, type Rules } from './types.ts';

/** A value for the place, and the verdict that a validator must reach. */
export interface Try extends Omit<Case, 'schema' | 'written'> {
  /** The value, a number, in another notation, such as `1.0`. */
  text?: string;
}

/** What the tables state about one value: a row without what concerns its object. */
export type ValueFacts = Omit<Field, 'required' | 'assumed'>;

/** A string that no enumeration, format or pattern of the interface accepts. */
export const STRANGER = 'No Such Value!';

export const accepted = (kind: Try['kind'], value: Json, why: string): Try => {
  return { kind, value, valid: true, why };
};
export const refused = (kind: Try['kind'], value: Json, why: string): Try => {
  return { kind, value, valid: false, why };
};

/** Values on both sides of a rule. */
type Attempts<Stated> = (stated: Stated, fact: ValueFacts) => Try[];

/** A bound of a number, or of a size; beyond it are smaller ones if the sign is -1. */
function bound(
  name: string,
  beyond: string,
  sign: 1 | -1,
  sized: (size: number, fact: ValueFacts) => Json = (size) => size,
  shown: (size: number) => string = String,
): Attempts<number> {
  return (limit, fact) => {
    const step = /\bnumber\b(?!\[)/.test(fact.type) ? 0.001 : 1;
    const next = Math.round((limit + sign * step) * 1000) / 1000;
    return [
      accepted('bound', sized(limit, fact), `its ${name}, ${shown(limit)}`),
      refused('bound', sized(next, fact), `${beyond} its ${name}`),
    ];
  };
}

const textOf = (length: number) => 'a'.repeat(length);
const inItems = (count: number) => `${count} item${count === 1 ? '' : 's'}`;

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
  minLength: bound('minimum length', 'shorter than', -1, textOf),
  maxLength: bound('maximum length', 'longer than', 1, textOf),
  pattern(_, { path, known }) {
    // The values of an open enumeration show its pattern.
    if (known !== undefined) return [];
    throw new Error(`${path}: no values test a pattern alone; add them to ATTEMPTS in rules.ts`);
  },
  minItems: bound('minimum', 'fewer items than', -1, listOf, inItems),
  maxItems: bound('maximum', 'more items than', 1, listOf, inItems),
  // No validator decodes a string.
  contentEncoding: () => [],
};

/** The values at the bound of each rule of a fact. */
export function ruleTries(fact: ValueFacts): Try[] {
  const rules = Object.entries(ATTEMPTS) as [keyof Rules, Attempts<unknown>][];
  return rules.flatMap(([rule, tries]) =>
    fact[rule] === undefined ? [] : tries(fact[rule], fact),
  );
}

/** Whether the bounds of a fact allow a value. */
export function isAllowed(value: Json, fact: ValueFacts): boolean {
  const isWithin = (size: number, least = -Infinity, most = Infinity) =>
    size >= least && size <= most;
  if (typeof value === 'string') return isWithin(value.length, fact.minLength, fact.maxLength);
  if (Array.isArray(value)) return isWithin(value.length, fact.minItems, fact.maxItems);
  return typeof value !== 'number' || isWithin(value, fact.minimum, fact.maximum);
}

function enumTries(values: readonly Json[], { type }: ValueFacts): Try[] {
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

/** Items for a list: its listed values or samples, repeated if there are too few. */
function listOf(count: number, { path, type, enum: values }: ValueFacts): Json[] {
  const items = type.slice(0, -2);
  const { enum: named, known } = factsByName.get(items) ?? {};
  const all = values ?? named ?? known ?? SAMPLES[items] ?? (items.endsWith('[]') ? [[]] : []);
  if (all.length === 0 && count > 0)
    throw new Error(
      `${path}: no item of the type ${items} is known; add one to SAMPLES in rules.ts`,
    );
  return Array.from({ length: count }, (_, index) => all[index % all.length] as Json);
}
