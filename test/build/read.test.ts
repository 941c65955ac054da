/** Reading values that deviate from the contract. */
import { expect, it } from 'vitest';
import type { Json } from '../../scripts/base/json.ts';
import type { Schemas } from '../../scripts/model/schema.ts';
import { yamlIn } from '../support/generated.ts';
import { object } from './support/in-memory.ts';
import { issuePlaces, modulesOf } from './support/modules.ts';

type Row = [why: string, schema: string, value: Json, returned: Json, ...places: string[]];
type Table = { schemas: Schemas; values: Row[] };
const { schemas, values }: Table = yamlIn('test/build/read.yaml');
const field = { type: 'string', pattern: '^a' } as const;
const names = Array.from({ length: 120 }, (_, index) => [`f${index}`, field]);
const inner = object({ size: field });
const Wide = object({ ...Object.fromEntries(names), inner });
const { read, parse } = await modulesOf({ ...schemas, Wide });

it.each(values)('%s: a reader of %s takes %j', (_, schema, value, returned, ...places) => {
  const result = read(schema, value);
  // As text, because a comparison of objects passes over the prototype.
  expect(JSON.stringify(result.ok ? result.value : null)).toBe(JSON.stringify(returned));
  expect(issuePlaces(result)).toEqual(places);
});

it('a reader returns an accepted value unchanged with its deviations', () => {
  const value = { words: [{ start: null }], language: undefined, raw: 5, more: 1 };
  const result = read('Result', value);
  expect(result.ok && result.value).toBe(value);
  const deviations = ['/raw type', '/words/0/word required', '/words/0/start type'];
  expect(issuePlaces(result)).toEqual(deviations);
});

it('a deviation says which types the contract has', () => {
  const { deviations } = Object(read('Task', { status: 'canceled', id: 5 }));
  expect(deviations[0].message).toBe('must be a string, but is 5');
});

it('readers and parsers visit each item of a list a few times, however many are wrong', () => {
  let looks = 0;
  const item = Object.defineProperty({}, 'word', { enumerable: true, get: () => ++looks });
  const words = new Array(30_000).fill(item).concat({ word: 'a' });
  const result = read('Result', { words });
  expect(Object(result).value.words).toEqual([...words.slice(0, -1).fill({}), { word: 'a' }]);
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
