/** The values to try for one fact: accepted and refused ones for each of its aspects. */

import type { Json } from '../../../scripts/model/json.ts';
import type { formats } from '../../../scripts/runtime/formats.ts';
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

interface Texts {
  good: readonly string[];
  bad: readonly string[];
}

/** Texts that match a format, and near misses; `edges`, which implementations often miss, are tried at one place. */
export interface FormatTexts extends Texts {
  edges: Texts;
}

const FORMATS: Readonly<Record<keyof typeof formats, FormatTexts>> = {
  uri: {
    good: ['https://example.com/a?b=c#d', 'http://localhost:8080/'],
    bad: ['example.com', '/path', 'https://example.com/a b', ''],
    edges: {
      good: ['urn:x:y', 'a:', 'HTTP://EXAMPLE.COM', 'https://[::1]/'],
      bad: ['//example.com', '1a:b', 'https://example.com/%zz', 'http://example.com:x/'],
    },
  },
  uuid: {
    good: ['45463597-20b7-4af7-b3b3-f5fb778203ab'],
    bad: ['45463597', '45463597-20b7-4af7-b3b3-f5fb778203ag', ''],
    edges: {
      good: ['00000000-0000-0000-0000-000000000000', '45463597-20B7-4AF7-B3B3-F5FB778203AB'],
      bad: ['45463597-20b7-4af7-b3b3-f5fb778203a', '{45463597-20b7-4af7-b3b3-f5fb778203ab}'],
    },
  },
  'date-time': {
    good: ['2026-01-31T09:30:00Z', '2026-01-31T09:30:00.123+02:00'],
    bad: ['2026-01-31T09:30:00', '2026-02-30T09:30:00Z', 'yesterday', ''],
    edges: {
      good: [
        '2026-01-31T23:59:60.5+00:00',
        '2026-01-31T22:59:60-01:00',
        '1999-12-31t00:00:00-08:00',
        '2024-02-29T12:00:00z',
      ],
      bad: [
        '2023-02-29T12:00:00Z',
        '2026-01-31T24:00:00Z',
        '2026-01-31T09:30:60Z',
        '2026-01-31T09:30:00+24:00',
        '2026-01-31 09:30:00Z',
      ],
    },
  },
  date: {
    good: ['2026-01-31'],
    bad: ['2026-02-30', '31.01.2026', ''],
    edges: {
      good: ['2024-02-29', '2000-02-29'],
      bad: ['2023-02-29', '1900-02-29', '2026-1-31', '20260131'],
    },
  },
};

/** The texts by the name of the format. */
export const FORMATTED: Readonly<Record<string, FormatTexts>> = FORMATS;

/** The JSON types that a type text allows, with references followed. */
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

/** Every value worth trying at the place of a fact. */
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

function typeTries({ type, path }: Fact, facts: Facts): Try[] {
  const types = jsonTypes(type, facts);
  if (types.has('any')) {
    return [null, ...ONE_OF_EACH.map(([, value]) => value)].map((value) => ({
      kind: 'type',
      value,
      valid: true,
      why: `anything: ${JSON.stringify(value)}`,
    }));
  }
  const refused = ONE_OF_EACH.filter(([name]) => !types.has(name)).map(
    ([name, value]): Try => ({ kind: 'type', value, valid: false, why: `a value of type ${name}` }),
  );
  const isNullable = types.has('null');
  const why = isNullable ? 'null' : 'null, which it never is';
  const isRoot = path === '';
  return [...refused, { kind: isRoot ? 'type' : 'null', value: null, valid: isNullable, why }];
}

function choiceTries(fact: Fact): Try[] {
  const kind = 'enum';
  const { enum: values, known, const: only, not } = fact;
  const tries: Try[] = [];
  // An enumeration of an array is that of its items.
  const wrap = (value: Json): Json => (fact.type.endsWith('[]') ? [value] : value);
  for (const value of values ?? known ?? []) {
    tries.push({ kind, value: wrap(value), valid: true, why: `the member ${value}` });
  }
  if (values !== undefined) {
    const stranger = typeof values[0] === 'number' ? 12345 : STRANGER;
    tries.push({ kind, value: wrap(stranger), valid: false, why: 'a value that is not a member' });
    for (const value of values) {
      if (typeof value !== 'string') continue;
      const other = value === value.toUpperCase() ? value.toLowerCase() : value.toUpperCase();
      tries.push({ kind, value: wrap(other), valid: false, why: `${value} in the other case` });
    }
  }
  if (known !== undefined) {
    for (const value of ['zz', 'zzz']) {
      tries.push({ kind, value, valid: true, why: `${value}, in the style of the members` });
    }
    for (const value of ['', 'z', 'zzzz', 'ZZ', 'z1', 'zz ', 'en-GB', 'en\n']) {
      tries.push({ kind, value, valid: false, why: `${JSON.stringify(value)}, of another style` });
    }
  }
  if (typeof only === 'string') {
    tries.push({ kind, value: only, valid: true, why: `the only value, ${only}` });
    tries.push({ kind, value: STRANGER, valid: false, why: 'another value than the only one' });
    tries.push({ kind, value: only.toUpperCase(), valid: false, why: 'the value in capitals' });
  }
  if (not !== undefined) {
    for (const value of excluded(not)) {
      tries.push({ kind, value, valid: false, why: `the excluded value ${value}` });
    }
    tries.push({ kind, value: 'any_other', valid: true, why: 'any other value' });
  }
  return tries;
}

function boundTries(fact: Fact): Try[] {
  const { type, minimum, maximum, minLength, maxLength, minItems, enum: values } = fact;
  const kind = 'bound';
  const tries: Try[] = [];
  const step = /\binteger\b/.test(type) ? 1 : 0.001;
  const beyond = (bound: number, by: number) => Math.round((bound + by) * 1000) / 1000;
  if (minimum !== undefined) {
    tries.push({ kind, value: minimum, valid: true, why: `its minimum, ${minimum}` });
    tries.push({ kind, value: beyond(minimum, -step), valid: false, why: 'below its minimum' });
  }
  if (maximum !== undefined) {
    tries.push({ kind, value: maximum, valid: true, why: `its maximum, ${maximum}` });
    tries.push({ kind, value: beyond(maximum, step), valid: false, why: 'above its maximum' });
  }
  // Where the document states no bound, any number is valid.
  if (/\b(integer|number)\b/.test(type) && values === undefined) {
    if (minimum === undefined) tries.push(unbounded(-1_000_000));
    if (maximum === undefined) tries.push(unbounded(1_000_000));
  }
  const text = (length: number) => 'x'.repeat(length);
  if (minLength !== undefined && minLength > 0) {
    tries.push({ kind, value: text(minLength), valid: true, why: 'as short as it may be' });
    tries.push({ kind, value: text(minLength - 1), valid: false, why: 'shorter than it may be' });
  }
  if (maxLength !== undefined) {
    tries.push({ kind, value: text(maxLength), valid: true, why: 'as long as it may be' });
    tries.push({ kind, value: text(maxLength + 1), valid: false, why: 'longer than it may be' });
  }
  if (type.endsWith('[]')) {
    const takesEmpty = minItems === undefined || minItems === 0;
    tries.push({ kind, value: [], valid: takesEmpty, why: 'an empty list' });
  }
  return tries;
}

/** A whole number may be written with a fraction of zero. */
function wholeTries({ type, minimum = 1, enum: values = [minimum] }: Fact): Try[] {
  const [value = null] = values;
  if (!/\binteger\b(?!\[)/.test(type) || typeof value !== 'number') return [];
  const why = 'a whole number, written with a fraction';
  return [{ kind: 'type', value, valid: true, why, text: `${value}.0` }];
}

function unbounded(value: number): Try {
  return { kind: 'unstated', value, valid: true, why: `${value}, where no bound is` };
}

function formatTries({ type, ...fact }: Fact): Try[] {
  const kind = 'format';
  const formats = alternatives(type).flatMap((part) => {
    const format = part.startsWith('string:') ? FORMATTED[part.slice('string:'.length)] : undefined;
    return format === undefined ? [] : [format];
  });
  const good = formats.flatMap((format) => format.good);
  const bad = formats.flatMap((format) => format.bad).filter((value) => !good.includes(value));
  const tries = [
    ...good.map((value): Try => ({ kind, value, valid: true, why: `${value}, in its format` })),
    ...bad.map(
      (value): Try => ({ kind, value, valid: false, why: `"${value}", not in its format` }),
    ),
  ];
  const { enum: values, known, const: only, not } = fact;
  const isFree = [values, known, only, not].every((said) => said === undefined);
  // A string without any constraint may be empty.
  if (isFree && (fact.minLength ?? 0) === 0 && alternatives(type).includes('string')) {
    tries.push({ kind: 'unstated', value: '', valid: true, why: 'an empty string' });
  }
  return tries;
}

/** Values of wrong types as items of a list and values of a dictionary. */
function itemTries({ type }: Fact, facts: Facts): Try[] {
  return alternatives(canonicalType(type)).flatMap((part) => {
    const map = /^map<(.*)>$/.exec(part);
    if (!map && !part.endsWith('[]')) return [];
    const items = map?.[1] ?? part.slice(0, -2).replace(/^\((.*)\)$/, '$1');
    const wrap = (value: Json): Json => (map ? { key: value } : [value]);
    const types = jsonTypes(items, facts);
    const inner = itemTries({ path: '', type: items }, facts);
    const nested = inner.map((entry) => ({ ...entry, value: wrap(entry.value) }));
    if (types.has('any')) return nested;
    const refused = [['null', null] as const, ...ONE_OF_EACH].filter(([name]) => !types.has(name));
    return [
      ...refused.map(
        ([name, value]): Try => ({
          kind: 'type',
          value: wrap(value),
          valid: false,
          why: `an item of type ${name}`,
        }),
      ),
      ...(map ? [{ kind: 'type' as const, value: {}, valid: true, why: 'an empty map' }] : []),
      ...nested,
      ...referenceTries({ path: '', type: items }, facts).map((entry) => ({
        ...entry,
        value: wrap(entry.value),
      })),
    ];
  });
}

/** For a reference, values that only the named schema refuses. */
function referenceTries({ type }: Fact, facts: Facts): Try[] {
  const parts = alternatives(canonicalType(type));
  return parts.flatMap((part): Try[] => {
    const named = facts.get(part);
    if (named === undefined) return [];
    if (named.enum !== undefined || named.known !== undefined) {
      const why = `a value that ${part} does not list`;
      return [{ kind: 'enum', value: STRANGER, valid: false, why }];
    }
    // `list[].field` is a field of an item, not of the schema itself.
    const hasRequired =
      named.fields.some(({ path, required }) => required && !/[.[]/.test(path)) ||
      named.tag !== undefined;
    const isAlone = parts.every((other) => other === part || other === 'null');
    if (!hasRequired || !isAlone) return [];
    return [
      { kind: 'type', value: {}, valid: false, why: `an empty object, which ${part} refuses` },
    ];
  });
}
