/** The values to test for one fact: accepted and refused ones for each of its aspects. */
import type { Json } from '../../../scripts/json.ts';
import { factsByName } from '../../contract/facts/schemas.ts';
import { FORMATTED } from '../format-samples.ts';
import {
  accepted,
  isAllowed,
  refused,
  ruleTries,
  STRANGER,
  type Try,
  type ValueFacts,
} from './rules.ts';
import { alternatives, canonicalType, innerType } from './types.ts';

/** The name of each JSON type, and a value of it. */
const ONE_OF_EACH: readonly (readonly [type: string, value: Json])[] = [
  ['boolean', true],
  ['number', 1.5],
  ['string', STRANGER],
  ['array', []],
  ['object', {}],
];

/** The JSON types that a type text allows, with references resolved. */
function jsonTypes(type: string): Set<string> {
  return new Set(
    alternatives(canonicalType(type)).flatMap((part) => {
      if (part.endsWith('[]')) return ['array'];
      if (part.startsWith('map<')) return ['object'];
      const [base = ''] = part.split(':');
      const named = factsByName.get(base);
      return named === undefined ? [base] : [...jsonTypes(named.type)];
    }),
  );
}

/** Every value worth testing at the place of a fact. */
export function valuesFor(fact: ValueFacts): Try[] {
  const tries = [
    ...typeTries(fact),
    ...knownTries(fact),
    ...ruleTries(fact),
    ...unboundedTries(fact),
    ...wholeTries(fact),
    ...formatTries(fact),
    ...itemTries(fact),
    ...referenceTries(fact),
    // What one rule accepts, another may refuse.
  ].filter(({ value, valid }) => !valid || isAllowed(value, fact));
  if (fact.default !== undefined) {
    tries.push({ kind: 'default', value: fact.default, valid: true, why: 'its default' });
  }
  return tries;
}

function typeTries({ type, path }: ValueFacts): Try[] {
  const types = jsonTypes(type);
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

/** The listed values of an open enumeration, and others in their style and not. */
function knownTries({ known }: ValueFacts): Try[] {
  if (known === undefined) return [];
  return [
    ...known.map((value) => accepted('enum', value, `the member ${value}`)),
    ...['zz', 'zzz'].map((value) =>
      accepted('enum', value, `${value}, in the style of the members`),
    ),
    ...['', 'z', 'zzzz', 'ZZ', 'z1', 'zz ', 'en-GB', 'en\n'].map((value) =>
      refused('enum', value, `${JSON.stringify(value)}, in another style`),
    ),
  ];
}

/** If the document states no bound, any number and any list is valid. */
function unboundedTries(fact: ValueFacts): Try[] {
  const { type, enum: values } = fact;
  const isNumeric = /\b(integer|number)\b/.test(type) && values === undefined;
  const low = fact.minimum === undefined ? [-1_000_000] : [];
  const high = fact.maximum === undefined ? [1_000_000] : [];
  const numbers = isNumeric ? [...low, ...high] : [];
  return [
    ...numbers.map((value) => accepted('unstated', value, `${value}, without a bound`)),
    ...(type.endsWith('[]') ? [accepted('bound', [], 'an empty list')] : []),
  ];
}

/** A whole number may be written with a fraction of zero. */
function wholeTries(fact: ValueFacts): Try[] {
  const { type, minimum = 1, enum: values } = fact;
  const value = values?.[0] ?? Math.ceil(minimum);
  if (!/\binteger\b(?!\[)/.test(type) || typeof value !== 'number') return [];
  const why = 'a whole number, written with a fraction';
  return [{ ...accepted('type', value, why), text: `${value}.0` }];
}

function formatTries({ type, enum: values, known, const: only, not }: ValueFacts): Try[] {
  const parts = alternatives(type);
  const formats = parts.flatMap((part) => FORMATTED[part.replace(/^string:/, '')] ?? []);
  const good = formats.flatMap((format) => format.good);
  const bad = formats.flatMap((format) => format.bad).filter((value) => !good.includes(value));
  const isFree = [values, known, only, not].every((said) => said === undefined);
  return [
    ...good.map((value) => accepted('format', value, `${value}, in its format`)),
    ...bad.map((value) => refused('format', value, `"${value}", not in its format`)),
    // A string without any constraint may be empty.
    ...(isFree && parts.includes('string') ? [accepted('unstated', '', 'an empty string')] : []),
  ];
}

/** Values of wrong types as items of a list and values of a dictionary. */
function itemTries({ type }: ValueFacts): Try[] {
  return alternatives(canonicalType(type)).flatMap((part) => {
    const items = innerType(part);
    if (items === undefined) return [];
    const isMap = !part.endsWith('[]');
    const wrap = (one: Try): Try => ({ ...one, value: isMap ? { key: one.value } : [one.value] });
    const types = jsonTypes(items);
    const nested = itemTries({ path: '', type: items }).map(wrap);
    if (types.has('any')) return nested;
    const wrong = [['null', null] as const, ...ONE_OF_EACH].filter(([name]) => !types.has(name));
    return [
      ...wrong.map(([name, value]) => wrap(refused('type', value, `an item of type ${name}`))),
      ...(isMap ? [accepted('type', {}, 'an empty map')] : []),
      ...nested,
      ...referenceTries({ path: '', type: items }).map(wrap),
    ];
  });
}

/** For a reference, values that only the named schema refuses. */
function referenceTries({ type }: ValueFacts): Try[] {
  const parts = alternatives(canonicalType(type));
  return parts.flatMap((part): Try[] => {
    const named = factsByName.get(part);
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
