/** Unread keywords: only Ajv checks them, and parsers and readers handle all other keywords. */
import { expect, it } from 'vitest';
import type { Schema, Schemas } from '../../scripts/schema.ts';
import { object, ref, text } from './support/contract.ts';
import { issuePlaces, modulesOf } from './support/modules.ts';

const integer: Schema = { type: 'integer' };
const fields = object({ a: text, b: { ...integer, default: 1 } });

const NAMES = ['required', 'hints', 'known', 'patterns', 'then', 'length', 'a/b~c'];
const SCHEMAS = {
  Odd: object(Object.fromEntries(NAMES.map((name) => [name, { ...integer, default: 1 }]))),
  Named: { ...fields, patternProperties: { '^x-': text } },
  Closed: { allOf: [{ ...fields, additionalProperties: false }, object({ c: text })] },
  Both: {
    allOf: [
      { ...text, pattern: '^a' },
      { ...text, pattern: 'b$' },
    ],
  },
  Needed: {
    ...fields,
    dependentRequired: { a: ['c'] },
    properties: { ...fields.properties, c: text },
  },
  Chosen: {
    ...fields,
    if: { properties: { a: { const: 'long' } }, required: ['a'] },
    // biome-ignore lint/suspicious/noThenProperty: a keyword
    then: { required: ['b'] },
  },
  Filled: { ...fields, minProperties: 1 },
  Few: { ...fields, maxProperties: 1 },
  Linked: { ...fields, dependentRequired: { b: ['a'] } },
  Pair: { type: 'array', prefixItems: [text, integer], items: false },
  Limited: { ...ref('Named'), maxProperties: 2, if: true, else: false },
  Either: {
    prefixItems: [text],
    items: integer,
    anyOf: [{ type: 'array', items: {} }, text],
  },
  Some: { type: 'array', items: {}, contains: { const: 1 }, uniqueItems: true },
  Spelled: { type: 'object', propertyNames: { pattern: '^[a-z]+$' } },
  Even: { ...integer, multipleOf: 2, exclusiveMinimum: 0 },
  All: object({ pair: ref('Pair'), even: ref('Even'), named: ref('Named') }),
} as unknown as Schemas;

const { parse, read } = await modulesOf(SCHEMAS);
const keep = { unknownFields: 'keep' };
const drop = { unknownFields: 'drop' };

it.each<[name: string, accepted: unknown, refused: unknown, place: string]>([
  ['Named', { a: '', 'x-c': '', d: 1 }, { 'x-c': 1 }, '/x-c type'],
  ['Closed', { b: 1 }, { c: '' }, '/c additionalProperties'],
  ['Both', 'ab', 'ac', 'pattern'],
  ['Needed', { c: '' }, { a: '' }, '/c dependentRequired'],
  ['Chosen', { a: 'short' }, { a: 'long' }, '/b required'],
  ['Pair', ['', 1], ['', 1, 2], 'items'],
  ['Limited', { 'x-c': '' }, { 'x-c': '', a: '', d: 1 }, 'maxProperties'],
  ['Either', ['', 1], ['', ''], '/1 type'],
  ['Some', ['a', 1], [1, 1], 'uniqueItems'],
  ['Spelled', { a: 1 }, { a: 1, B: 1 }, '/B pattern, /B propertyNames'],
  ['Even', 2, 3, 'multipleOf'],
  ['All', { pair: ['', 1], even: 4 }, { even: 0 }, '/even exclusiveMinimum'],
])('%s is checked by all of its keywords', (name, accepted, refused, place) => {
  for (const take of [parse, read]) expect(take(name, accepted, keep)).toMatchObject({ ok: true });
  expect(issuePlaces(parse(name, refused, keep)).join(', ')).toBe(place);
  expect(issuePlaces(read(name, refused)).join(', ')).toBe(place);
});

it('defaults are filled in next to unread keywords', () => {
  for (const name of ['Named', 'Needed'])
    expect(parse(name, {})).toMatchObject({ ok: true, value: { b: 1 } });
});

it('unread keywords judge a value as it came, without its defaults', () => {
  expect(parse('Few', { a: '' })).toEqual({ ok: true, value: { a: '', b: 1 } });
  expect(parse('Linked', {})).toEqual({ ok: true, value: { b: 1 } });
  expect(issuePlaces(parse('Linked', { b: 1 }))).toEqual(['/a dependentRequired']);
  const dropped = parse('Linked', { b: 1, c: '' }, drop);
  expect(issuePlaces(dropped)).toEqual(['/a dependentRequired']);
});

it('parsers reject or drop fields that neither a name nor a pattern covers', () => {
  const value = { named: { a: '', 'x-c': '', d: 1 }, e: 1 };
  expect(issuePlaces(parse('All', value)).sort()).toEqual([
    '/e additionalProperties',
    '/named/d additionalProperties',
  ]);
  expect(parse('All', value, drop)).toEqual({
    ok: true,
    value: { named: { a: '', b: 1, 'x-c': '' } },
    dropped: ['/named/d', '/e'],
  });
  expect(issuePlaces(parse('Filled', { d: 1 }, drop))).toEqual(['minProperties']);
});

it('a field may have the name of a keyword', () => {
  const [value, wrong] = [1, 'x'].map((one) =>
    Object.fromEntries(NAMES.map((name) => [name, one])),
  );
  expect(parse('Odd', {})).toEqual({ ok: true, value });
  expect(read('Odd', wrong)).toMatchObject({ ok: true, value: {} });
  expect(issuePlaces(parse('Odd', wrong))).toHaveLength(NAMES.length);
});
