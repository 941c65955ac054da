/** Reading values that deviate from the contract. */
import { expect, it } from 'vitest';
import { discriminator, list, object, ref, text } from './support/contract.ts';
import { issuePlaces, modulesOf } from './support/modules.ts';

const code = { ...text, pattern: '^[a-z]{2,3}$' };
/** Red and Blue share `code`; `depth` differs. */
const color = (name: string, depth: 'number' | 'string') =>
  object({ kind: discriminator(name), code, depth: { type: depth } }, 'kind', 'code');
const state = (status: string, ...required: string[]) =>
  object({ status: discriminator(status), code, id: text }, 'status', ...required);
const names = Array.from({ length: 120 }, (_, i) => [`f${i}`, code]);
const { read, parse } = await modulesOf({
  Word: object({ word: text, start: { type: 'number' } }, 'word'),
  Result: object({ words: list(ref('Word')), language: text, raw: { ...code, 'x-opaque': true } }),
  Red: color('red', 'number'),
  Blue: color('blue', 'string'),
  Color: { oneOf: [ref('Red'), ref('Blue')] },
  Page: object({ items: list(ref('Color')) }),
  // The outer union has the discriminator `k`, the inner one `t`.
  A: object({ k: discriminator('u'), t: discriminator('a') }, 'k', 't'),
  B: object({ k: discriminator('u'), t: discriminator('b') }, 'k', 't'),
  Z: object({ k: discriminator('z'), t: text, code }, 'k'),
  Inner: { oneOf: [ref('A'), ref('B')] },
  Nested: object({ items: list({ oneOf: [ref('Inner'), ref('Z')] }) }),
  // Another union refers to its open branch.
  Other: object({ t: { ...text, not: { enum: ['a', 'b'] } }, code }, 't'),
  Big: { oneOf: [ref('A'), ref('B'), ref('Other')] },
  Small: { oneOf: [ref('A'), ref('Other')] },
  Labels: { type: 'object', additionalProperties: text },
  Task: { oneOf: [state('new'), state('done', 'code')] },
  Wide: object({ ...Object.fromEntries(names), inner: object({ size: code }) }),
});

it('a reader returns an accepted value unchanged with its deviations', () => {
  const value = { words: [{ start: null }], language: undefined, raw: 5, more: 1 };
  const result = read('Result', value);
  expect(result.ok && result.value).toBe(value);
  const deviations = ['/raw type', '/words/0/word required', '/words/0/start type'];
  expect(issuePlaces(result)).toEqual(deviations);
});

it.each([null, 'x', [[]], new Date()])('a reader rejects a non-object: %o', (value) => {
  const issues = [{ path: '', keyword: 'type' }];
  expect(read('Result', value)).toMatchObject({ ok: false, issues });
});

it('a reader keeps the field __proto__ when it drops another field', () => {
  const result = read('Red', JSON.parse('{"kind":"red","code":5,"__proto__":{"a":1}}'));
  expect(JSON.stringify(result.ok && result.value)).toBe('{"kind":"red","__proto__":{"a":1}}');
});

it.each(['constructor', 'toString'])('a reader drops the wrong field %s of a map', (name) => {
  const result = read('Labels', { a: 'x', [name]: 5 });
  expect(JSON.stringify(result.ok && result.value)).toBe('{"a":"x"}');
  expect(issuePlaces(result)).toEqual([`/${name} type dropped`]);
});

const red = { kind: 'red', code: 'en' };

it('a reader drops an item with an invalid discriminator and reports its index', () => {
  const items = [7, red, { kind: 7, code: 'en' }, red, { kind: 'green' }, {}, null, red];
  const result = read('Page', { items });
  expect(result.ok && result.value).toEqual({ items: [red, red, red] });
  expect(issuePlaces(result)).toEqual([
    '/items/0 type 2 dropped',
    '/items/2/kind enum 2 dropped',
    '/items/5/kind required dropped',
    '/items/5/code required dropped',
  ]);
});

it('a reader rejects a value with another discriminator and drops a discriminator of another type', () => {
  expect(read('Red', { kind: 'blue', code: 'en' })).toMatchObject({ ok: false });
  const result = read('Red', { kind: 7, code: 'en' });
  expect(result.ok && result.value).toEqual({ code: 'en' });
  expect(issuePlaces(result)).toEqual(['/kind const dropped']);
});

it('a reader chooses branches by the discriminator of each union', () => {
  const items = [
    { k: 'u', t: 'a' },
    { k: 'z', t: 'a' },
    { k: 'z', code: 5 },
  ];
  const result = read('Nested', { items });
  expect(result.ok && result.value).toEqual({ items: [...items.slice(0, 2), { k: 'z' }] });
  expect(read('Small', { t: 'b' }).ok).toBe(false);
  expect(read('Big', { t: 'c', code: 5 })).toMatchObject({ ok: true, value: { t: 'c' } });
});

it('a reader accepts an unknown state of an object', () => {
  const result = read('Task', { status: 'canceled', id: 5 });
  expect(result.ok && result.value).toEqual({ status: 'canceled' });
  expect(issuePlaces(result)).toEqual(['/id type dropped', '/status enum']);
});

it('readers and parsers visit each item of a list a few times, however many are wrong', () => {
  let looks = 0;
  const item = {
    get word() {
      looks++;
      return 7;
    },
  };
  const words = new Array(30_000).fill(item).concat({ word: 'a' });
  const result = read('Result', { words });
  expect(result.ok && result.value).toEqual({
    words: [...words.slice(0, -1).fill({}), { word: 'a' }],
  });
  expect(parse('Result', { words })).toMatchObject({ ok: false });
  expect(looks / words.length).toBeLessThan(10);
});

it('deviations are listed by depth and include dropped parts, even if there are too many', () => {
  const fields = Object.fromEntries(names.map(([name]) => [name, 'x']));
  const places = issuePlaces(read('Wide', { ...fields, inner: { size: 1 } }));
  expect(places).toHaveLength(100);
  // Shallow ones come first.
  expect(places.at(-1)).toBe('/inner/size type dropped');
});
