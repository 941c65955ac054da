import { afterAll, describe, expect, it } from 'vitest';
import type { Schema } from '../../src/model/schema.ts';
import { normalise } from '../../src/normalise/normal.ts';
import type { ParseResult } from '../../src/runtime/issues.ts';
import type { ReadResult } from '../../src/runtime/read.ts';
import { writeModules } from '../support/modules.ts';
import { countReads } from '../support/reads.ts';
import { contractOf, ref } from '../support/schemas.ts';

const object = (properties: Record<string, Schema>, ...required: string[]): Schema => {
  return { type: 'object', properties, required };
};
const list = (items: Schema): Schema => ({ type: 'array', items });
const code: Schema = { type: 'string', pattern: '^[a-z]{2,3}$' };
const item = object({ code, size: code }, 'code');
/** Red and Blue share `code` and `size`; `depth` differs. */
const kind = (name: string, depth: Schema) =>
  object({ kind: { type: 'string', const: name }, code, size: code, depth }, 'kind', 'code');
const fields = Object.fromEntries(Array.from({ length: 120 }, (_, i) => [`f${i}`, code]));
const parts: Schema = { type: 'object', additionalProperties: item };
const state = (status: string, ...required: string[]) =>
  object({ status: { type: 'string', const: status }, code }, 'status', ...required);
const small = contractOf({
  Task: { oneOf: [state('new'), state('done', 'code')] },
  Tasks: object({ items: list(ref('Task')) }),
  Red: kind('red', { type: 'number' }),
  Blue: kind('blue', { type: 'string' }),
  Page: object({ items: list({ oneOf: [ref('Red'), ref('Blue')] }) }),
  Wide: object({ ...fields, inner: object({ size: code }) }),
  Box: object({ items: list(item), parts, name: code, other: item }, 'name'),
});
const { load, remove } = await writeModules(normalise(small));
const { readBox, readPage, readRed, readTask, readTasks, readWide } =
  await load<(value: unknown) => ReadResult<unknown>>('read');
const strictly = await load<(value: unknown) => ParseResult<unknown>>('strict/parse');
afterAll(remove);

function deviations(value: unknown): string[] {
  const result = readBox?.(value);
  if (!result?.ok) throw new Error(result?.issues[0]?.message);
  return result.deviations.map(({ path, count = 1 }) => `${path} ${count}`);
}

const many = (value: unknown): unknown[] => new Array(150).fill(value);

describe('deviations', () => {
  it('are listed once for each kind of place, nearest to the root first, so that similar ones hide no others', () => {
    const items = [...many({ code: 'x', size: 'x' }), { size: 'y' }];
    expect(deviations({ items, other: { code: '' } })).toEqual([
      '/name 1',
      '/other/code 1',
      '/items/0/code 150',
      '/items/0/size 151',
      '/items/150/code 1',
    ]);
  });

  it('are listed once for the values of a dictionary, whatever their keys', () => {
    const parts = Object.fromEntries(many({ code: 'x' }).entries());
    const named = Object.fromEntries(many({ code: 'x' }).map((one, i) => [`part ${i}`, one]));
    expect(deviations({ name: 'en', parts })).toEqual(['/parts/0/code 150']);
    expect(deviations({ name: 'n', parts: named })).toEqual(['/name 1', '/parts/part 0/code 150']);
  });

  it('take time in proportion to the size of the value', () => {
    const items = (count: number) => [{}, ...new Array(count).fill({ code: 'x' })];
    const work = (value: object) => countReads(value, deviations);
    expect(work({ items: items(4000) }) / work({ items: items(1000) })).toBeLessThan(4.2);
    const [parts, more] = [{ ...items(1000) }, { ...items(4000) }];
    expect(work({ parts: more }) / work({ parts })).toBeLessThan(4.2);
  });

  it('are listed for each place if there are few, and there are none in a valid value', () => {
    const parts = { a: { code: 'x' }, b: { code: 'x' } };
    expect(deviations({ name: 'en', parts })).toEqual(['/parts/a/code 1', '/parts/b/code 1']);
    expect(deviations({ name: 'abc', items: [{ code: 'en' }] })).toEqual([]);
  });
});

it('a list of deviations that is cut short still has those of dropped parts', () => {
  const fields = Object.fromEntries(Array.from({ length: 120 }, (_, i) => [`f${i}`, 'x']));
  const result = readWide?.({ ...fields, inner: { size: 1 } });
  if (!result?.ok) return expect.fail(JSON.stringify(result));
  expect(result.deviations).toHaveLength(100);
  expect(result.deviations.at(-1)).toMatchObject({ path: '/inner/size', dropped: true });
});

describe('an object with an invalid tag', () => {
  const red = { kind: 'red', code: 'en' };

  it('is removed from its list, and reported with its index', () => {
    const items = [7, red, { kind: 7, code: 'en' }, red, { kind: 'green' }, {}, null, red];
    const result = readPage?.({ items });
    if (!result?.ok) return expect.fail(JSON.stringify(result));
    expect(result.value).toEqual({ items: [red, red, red] });
    const told = result.deviations.map(({ path, keyword, count = 1, dropped }) => {
      expect(dropped).toBe(true);
      return `${path} ${keyword} ${count}`;
    });
    expect(told).toEqual(['/items/0 type 2', '/items/2/kind enum 2', '/items/5/kind required 1']);
  });

  it('is refused if it is the whole value; a tag of another type is dropped', () => {
    const refused = readRed?.({ kind: 'blue', code: 'en' });
    expect(refused).toMatchObject({ ok: false, issues: [{ path: '/kind' }] });
    const read = readRed?.({ kind: 7, code: 'en' });
    expect(read).toMatchObject({ ok: true, deviations: [{ path: '/kind', dropped: true }] });
    expect(read?.ok && read.value).toEqual({ code: 'en' });
  });
});

it('an object is readable even if its status is unknown or missing', () => {
  const items = [{ status: 'canceled', code: 'en' }, { status: null }, {}];
  for (const [index, value] of items.entries()) {
    const keyword = index === 2 ? 'required' : 'enum';
    expect(readTask?.(value)).toMatchObject({ ok: true, value, deviations: [{ keyword }] });
  }
  const page = readTasks?.({ items });
  expect(page).toMatchObject({ ok: true, value: { items } });
  expect(page?.ok && page.deviations.some(({ dropped }) => dropped)).toBe(false);
});

describe('refusals', () => {
  function refused(name: 'Box' | 'Page', value: unknown): string[] {
    const result = strictly[`parse${name}`]?.(value);
    if (result?.ok !== false) return expect.fail('it is accepted');
    return result.issues.map(({ path, count = 1 }) => `${path} ${count}`);
  }

  it('list similar issues once, so that these hide no others', () => {
    const items = [...many({ code: 'x', mood: 1, size: 'xy' }), { code: 'en', color: 1 }];
    expect(refused('Box', { items, naem: 'x' })).toEqual([
      '/name 1',
      '/naem 1',
      '/items/0/code 150',
      '/items/0/mood 150',
      '/items/150/color 1',
    ]);
  });

  it('list an issue that several branches share once, and one of a single branch separately', () => {
    const items = many(0).map((_, index) => {
      const isRed = index % 2 === 0;
      return { kind: isRed ? 'red' : 'blue', size: 'x', depth: isRed ? 'deep' : 7 };
    });
    expect(refused('Page', { items })).toEqual([
      '/items/0/code 150',
      '/items/0/size 150',
      '/items/0/depth 75',
      '/items/1/depth 75',
    ]);
  });

  it('list each of many unknown fields, but only the first of very many', () => {
    const unknown = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`x${index}y`, 1]));
    expect(refused('Box', { name: 'en', ...unknown(60) })).toHaveLength(60);
    const box = { ...unknown(5000), other: 1 };
    const first = expect.stringMatching(/^\/x0y 1\d{3}$/);
    expect(refused('Box', box)).toEqual(['/name 1', '/other 1', first, ' 1']);
  });
});
