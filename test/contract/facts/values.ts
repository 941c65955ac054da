/** The values to test for one fact: accepted and refused ones for each of its aspects. */

import type { Json } from 'contract-compiler/model/json.ts';
import { FORMATTED } from 'contract-compiler/testing/format-samples.ts';
import type { Case } from '../../../vectors/make.ts';
import { alternatives, canonicalType, excluded, type Field, type SchemaFacts } from './types.ts';

/** A value for the place, and the verdict that a validator must reach. */
export interface Try extends Omit<Case, 'schema' | 'written'> {
  /** Another way to write the value, a number. */
  text?: string;
}

type Fact = Pick<Field, 'path' | 'type'> & Omit<Field, 'required' | 'assumed'>;
type Facts = ReadonlyMap<string, SchemaFacts>;

/** A string that no enumeration, format or pattern of the interface accepts. */
const STRANGER = 'No Such Value!';

/** The name of each JSON type, and a value of it. */
const ONE_OF_EACH: readonly (readonly [type: string, value: Json])[] = [
  ['boolean', true],
  ['number', 1.5],
  ['string', STRANGER],
  ['array', []],
  ['object', {}],
];

/** The JSON types that a type text allows, with references resolved. */
function jsonTypes(type: string, facts: ReadonlyMap<string, SchemaFacts>): Set<string> {
  return new Set(
    alternatives(canonicalType(type)).flatMap((part) => {
      if (part.endsWith('[]')) return ['array'];
      if (part.startsWith('map<')) return ['object'];
      const [base = ''] = part.split(':');
      const named = facts.get(base);
      return named === undefined ? [base] : [...jsonTypes(named.type, facts)];
    }),
  );
}

/** Every value worth testing at the place of a fact. */
export function valuesFor(fact: Fact, facts: Facts): Try[] {
  const tries = [
    ...typeTries(fact, facts),
    ...choiceTries(fact),
    ...boundTries(fact),
    ...wholeTries(fact),
    ...formatTries(fact),
    ...itemTries(fact, facts),
    ...referenceTries(fact, facts),
  ];
  if (fact.default !== undefined) {
    tries.push({ kind: 'default', value: fact.default, valid: true, why: 'its default' });
  }
  return tries;
}

const accepted = (kind: Try['kind'], value: Json, why: string): Try => {
  return { kind, value, valid: true, why };
};
const refused = (kind: Try['kind'], value: Json, why: string): Try => {
  return { kind, value, valid: false, why };
};

function typeTries({ type, path }: Fact, facts: Facts): Try[] {
  const types = jsonTypes(type, facts);
  if (types.has('any')) {
    const values = [null, ...ONE_OF_EACH.map(([, value]) => value)];
    return values.map((value) => accepted('type', value, `anything: ${JSON.stringify(value)}`));
  }
  const kind = path === '' ? 'type' : 'null';
  return [
    ...ONE_OF_EACH.filter(([name]) => !types.has(name)).map(([name, value]) =>
      refused('type', value, `a value of type ${name}`),
    ),
    types.has('null')
      ? accepted(kind, null, 'null')
      : refused(kind, null, 'null, which is not allowed'),
  ];
}

function choiceTries(fact: Fact): Try[] {
  const kind = 'enum';
  const { enum: values, known, const: only, not } = fact;
  const tries: Try[] = [];
  // An enumeration of an array applies to its items.
  const wrap = (value: Json): Json => (fact.type.endsWith('[]') ? [value] : value);
  for (const value of values ?? known ?? []) {
    tries.push(accepted(kind, wrap(value), `the member ${value}`));
  }
  if (values !== undefined) {
    const stranger = typeof values[0] === 'number' ? 12345 : STRANGER;
    tries.push(refused(kind, wrap(stranger), 'a value that is not a member'));
    for (const value of values) {
      if (typeof value !== 'string') continue;
      const other = value === value.toUpperCase() ? value.toLowerCase() : value.toUpperCase();
      tries.push(refused(kind, wrap(other), `${value} in the other case`));
    }
  }
  if (known !== undefined) {
    for (const value of ['zz', 'zzz']) {
      tries.push(accepted(kind, value, `${value}, in the style of the members`));
    }
    for (const value of ['', 'z', 'zzzz', 'ZZ', 'z1', 'zz ', 'en-GB', 'en\n']) {
      tries.push(refused(kind, value, `${JSON.stringify(value)}, in another style`));
    }
  }
  if (typeof only === 'string') {
    tries.push(accepted(kind, only, `the constant ${only}`));
    tries.push(refused(kind, STRANGER, 'a value other than the constant'));
    tries.push(refused(kind, only.toUpperCase(), 'the constant in capitals'));
  }
  if (not !== undefined) {
    for (const value of excluded(not)) {
      tries.push(refused(kind, value, `the excluded value ${value}`));
    }
    tries.push(accepted(kind, 'any_other', 'any other value'));
  }
  return tries;
}

function boundTries(fact: Fact): Try[] {
  const { type, minimum, maximum, minItems, enum: values } = fact;
  const kind = 'bound';
  const tries: Try[] = [];
  const step = /\binteger\b/.test(type) ? 1 : 0.001;
  const beyond = (bound: number, by: number) => Math.round((bound + by) * 1000) / 1000;
  if (minimum !== undefined) {
    tries.push(accepted(kind, minimum, `its minimum, ${minimum}`));
    tries.push(refused(kind, beyond(minimum, -step), 'below its minimum'));
  }
  if (maximum !== undefined) {
    tries.push(accepted(kind, maximum, `its maximum, ${maximum}`));
    tries.push(refused(kind, beyond(maximum, step), 'above its maximum'));
  }
  // If the document states no bound, any number is valid.
  if (/\b(integer|number)\b/.test(type) && values === undefined) {
    const unbounded = [
      ...(minimum === undefined ? [-1_000_000] : []),
      ...(maximum === undefined ? [1_000_000] : []),
    ];
    for (const value of unbounded) {
      tries.push(accepted('unstated', value, `${value}, without a bound`));
    }
  }
  if (type.endsWith('[]')) {
    tries.push((minItems ? refused : accepted)(kind, [], 'an empty list'));
  }
  return tries;
}

/** A whole number may be written with a fraction of zero. */
function wholeTries({ type, minimum = 1, enum: values = [minimum] }: Fact): Try[] {
  const [value = null] = values;
  if (!/\binteger\b(?!\[)/.test(type) || typeof value !== 'number') return [];
  const why = 'a whole number, written with a fraction';
  return [{ ...accepted('type', value, why), text: `${value}.0` }];
}

function formatTries({ type, enum: values, known, const: only, not }: Fact): Try[] {
  const formats = alternatives(type).flatMap((part) => {
    return (part.startsWith('string:') && FORMATTED[part.slice('string:'.length)]) || [];
  });
  const good = formats.flatMap((format) => format.good);
  const bad = formats.flatMap((format) => format.bad).filter((value) => !good.includes(value));
  const isFree = [values, known, only, not].every((said) => said === undefined);
  return [
    ...good.map((value) => accepted('format', value, `${value}, in its format`)),
    ...bad.map((value) => refused('format', value, `"${value}", not in its format`)),
    // A string without any constraint may be empty.
    ...(isFree && alternatives(type).includes('string')
      ? [accepted('unstated', '', 'an empty string')]
      : []),
  ];
}

/** Values of wrong types as items of a list and values of a dictionary. */
function itemTries({ type }: Fact, facts: Facts): Try[] {
  return alternatives(canonicalType(type)).flatMap((part) => {
    const map = /^map<(.*)>$/.exec(part);
    if (!map && !part.endsWith('[]')) return [];
    const items = map?.[1] ?? part.slice(0, -2).replace(/^\((.*)\)$/, '$1');
    const wrap = (one: Try): Try => ({ ...one, value: map ? { key: one.value } : [one.value] });
    const types = jsonTypes(items, facts);
    const nested = itemTries({ path: '', type: items }, facts).map(wrap);
    if (types.has('any')) return nested;
    const wrong = [['null', null] as const, ...ONE_OF_EACH].filter(([name]) => !types.has(name));
    return [
      ...wrong.map(([name, value]) => wrap(refused('type', value, `an item of type ${name}`))),
      ...(map ? [accepted('type', {}, 'an empty map')] : []),
      ...nested,
      ...referenceTries({ path: '', type: items }, facts).map(wrap),
    ];
  });
}

/** For a reference, values that only the named schema refuses. */
function referenceTries({ type }: Fact, facts: Facts): Try[] {
  const parts = alternatives(canonicalType(type));
  return parts.flatMap((part): Try[] => {
    const named = facts.get(part);
    if (named === undefined) return [];
    if (named.enum !== undefined || named.known !== undefined)
      return [refused('enum', STRANGER, `a value that ${part} does not list`)];
    // `list[].field` is a field of an item, not of the schema itself.
    const hasRequired =
      named.fields.some(({ path, required }) => required && !/[.[]/.test(path)) ||
      named.tag !== undefined;
    const isAlone = parts.every((other) => other === part || other === 'null');
    if (!hasRequired || !isAlone) return [];
    return [refused('type', {}, `an empty object, which ${part} refuses`)];
  });
}
