import { afterAll, describe, expect, it } from 'vitest';
import type { Schema } from '../../../scripts/model/schema.ts';
import { normalise } from '../../../scripts/normalise/normal.ts';
import type { ReadResult } from '../../../scripts/runtime/read.ts';
import { looks } from '../../support/looks.ts';
import { writeModules } from '../../support/modules.ts';
import { contractOf } from '../../support/slice.ts';

const code: Schema = { type: 'string', pattern: '^[a-z]{2,3}$' };
const item: Schema = { type: 'object', required: ['code'], properties: { code, size: code } };
const small = contractOf({
  Box: {
    type: 'object',
    required: ['name'],
    properties: {
      items: { type: 'array', items: item },
      parts: { type: 'object', additionalProperties: item },
      name: code,
      other: item,
    },
  },
});
const { load, remove } = await writeModules(normalise(small), ['contract', 'tolerant']);
const { readBox } = await load<(value: unknown) => ReadResult<unknown>>('read');
afterAll(remove);

function deviations(value: unknown): string[] {
  const result = readBox?.(value);
  if (!result?.ok) throw new Error(result?.issues[0]?.message);
  return result.deviations.map(({ path, count }) => `${path} ${count}`);
}

const many = (value: unknown): unknown[] => new Array(150).fill(value);

describe('deviations', () => {
  it('are none where the contract holds', () => {
    expect(deviations({ name: 'abc', items: [{ code: 'en' }] })).toEqual([]);
  });

  it('are told once for each kind of place, shallow ones first, and a list of alike ones hides nothing', () => {
    const items = [...many({ code: 'x', size: 'x' }), { size: 'y' }];
    expect(deviations({ items, other: { code: '' } })).toEqual([
      '/name 1',
      '/other/code 1',
      '/items/0/code 150',
      '/items/0/size 151',
      '/items/150/code 1',
    ]);
  });

  it('are told once for members of a map, whatever their names', () => {
    const parts = Object.fromEntries(many({ code: 'x' }).entries());
    const named = Object.fromEntries(many({ code: 'x' }).map((one, i) => [`part ${i}`, one]));
    expect(deviations({ name: 'en', parts })).toEqual(['/parts/0/code 150']);
    expect(deviations({ name: 'n', parts: named })).toEqual(['/name 1', '/parts/part 0/code 150']);
  });

  it.each(['items', 'parts'])('take as long as the value is, with many in %s', (field) => {
    const of = (count: number) => ({ [field]: [{}, ...new Array(count).fill({ code: 'x' })] });
    const value = (count: number) =>
      field === 'parts' ? { parts: { ...of(count).parts } } : of(count);
    const [few, more] = [1000, 4000].map((count) => looks(value(count), deviations));
    expect((more ?? 0) / (few ?? 0)).toBeLessThan(4.2);
  });

  it('are told of each place where there are few', () => {
    const parts = { a: { code: 'x' }, b: { code: 'x' } };
    expect(deviations({ name: 'en', parts })).toEqual(['/parts/a/code 1', '/parts/b/code 1']);
  });
});
