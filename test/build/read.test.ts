/** Reading values that deviate from the contract. */
import { describe, expect, it } from 'vitest';
import { list, object, ref, smallContract } from './support/contract.ts';
import { modulesOf, placesIn } from './support/modules.ts';

const text = { type: 'string' } as const;
const code = { type: 'string', pattern: '^[a-z]{2,3}$' } as const;
/** Red and Blue share `code`; `depth` differs. */
const color = (name: string, depth: 'number' | 'string') =>
  object({ kind: { type: 'string', const: name }, code, depth: { type: depth } }, 'kind', 'code');
const state = (status: string, ...required: string[]) =>
  object({ status: { type: 'string', const: status }, code, id: text }, 'status', ...required);
const names = Array.from({ length: 120 }, (_, i) => [`f${i}`, code]);
const { read } = await modulesOf(
  smallContract({
    Word: object({ word: text, start: { type: 'number' }, end: { type: 'number' } }, 'word'),
    Result: object({ words: list(ref('Word')), language: text }),
    Times: { type: 'object', additionalProperties: object({ start: { type: 'number' } }) },
    Red: color('red', 'number'),
    Blue: color('blue', 'string'),
    Color: { oneOf: [ref('Red'), ref('Blue')] },
    Page: object({ items: list(ref('Color')) }),
    Task: { oneOf: [state('new'), state('done', 'code')] },
    Entry: object({ value: { anyOf: [text, list(text), ref('Word')] } }),
    Wide: object({ ...Object.fromEntries(names), inner: object({ size: code }) }),
    Box: object({ parts: { type: 'object', additionalProperties: object({ code }) }, name: code }),
  }),
);
const { readResult, readTimes, readRed, readPage, readTask, readEntry, readWide, readBox } =
  read as Record<string, NonNullable<(typeof read)[string]>>;

describe('a reader', () => {
  it('returns a value that the tolerant profile accepts itself, with its deviations', () => {
    const value = { words: [{ start: null }], more: 1 };
    const result = readResult?.(value);
    expect(result?.ok && result.value).toBe(value);
    expect(result && placesIn(result)).toEqual(['/words/0/word required', '/words/0/start type']);
  });

  it('leaves out every part of another JSON type, and no other', () => {
    const words = Array.from({ length: 900 }, (_, i) => [
      { word: 'w', start: 'x' },
      5,
      { word: i },
    ]);
    const input = { words: words.flat(), language: 'en' };
    const before = structuredClone(input);
    const result = readResult?.(input);
    const left = Array.from({ length: 900 }, () => [{ word: 'w' }, {}]);
    expect(result).toMatchObject({ ok: true, value: { words: left.flat(), language: 'en' } });
    expect(input).toEqual(before);
  });

  it('refuses a value that is no object', () => {
    for (const value of [null, 'x', [], new Date(), new Map()]) {
      expect(readResult?.(value)).toMatchObject({
        ok: false,
        issues: [{ path: '', keyword: 'type' }],
      });
    }
  });

  it('keeps an entry of a dictionary whose long name begins like that of an invalid one', () => {
    const long = 'n'.repeat(2000);
    const valid = { [long]: { start: 1 }, [`${long}2`]: { start: 2 } };
    const result = readTimes?.({ ...valid, [`${long}3`]: 3, [`${long}4`]: { start: '4' } });
    expect(result?.ok && result.value).toEqual({ ...valid, [`${long}4`]: {} });
  });

  it('keeps a field called __proto__ when it leaves out others', () => {
    const result = readRed?.(JSON.parse('{"kind":"red","code":5,"__proto__":{"a":1}}'));
    expect(JSON.stringify(result?.ok && result.value)).toBe('{"kind":"red","__proto__":{"a":1}}');
  });

  it('reads a union of types by the type of the value', () => {
    for (const value of ['a', ['a'], { word: 'a' }, null]) {
      expect(readEntry?.({ value })).toMatchObject({ ok: true, value: { value } });
    }
    const lists = readEntry?.({ value: ['a', 1] });
    expect(lists).toMatchObject({ value: { value: ['a'] }, deviations: [{ path: '/value/1' }] });
    expect(readEntry?.({ value: 5 })).toMatchObject({ ok: true, value: {} });
  });

  it('treats undefined fields as missing', () => {
    const value = { words: undefined, language: 'en' };
    const result = readResult?.(value);
    expect(result).toEqual({ ok: true, value, deviations: [] });
  });
});

describe('an object with an invalid tag', () => {
  const red = { kind: 'red', code: 'en' };

  it('is left out of its list, and reported with its index', () => {
    const items = [7, red, { kind: 7, code: 'en' }, red, { kind: 'green' }, {}, null, red];
    const result = readPage?.({ items });
    expect(result?.ok && result.value).toEqual({ items: [red, red, red] });
    expect(result && placesIn(result)).toEqual([
      '/items/0 type 2 dropped',
      '/items/2/kind enum 2 dropped',
      '/items/5/kind required dropped',
      '/items/5/code required dropped',
    ]);
  });

  it('is refused if it is the whole value; a tag of another type is left out', () => {
    expect(readRed?.({ kind: 'blue', code: 'en' })).toMatchObject({
      ok: false,
      issues: [{ path: '/kind' }],
    });
    expect(readRed?.({ kind: 7, code: 'en' })).toMatchObject({
      ok: true,
      value: { code: 'en' },
      deviations: [{ path: '/kind', dropped: true }],
    });
  });

  it('is readable if the tag only tells its states apart', () => {
    for (const value of [{ status: 'canceled', code: 'en' }, { status: null }, {}]) {
      expect(readTask?.(value)).toMatchObject({ ok: true, value, deviations: [{}] });
    }
  });

  it('has its unreadable parts reported although the contract checks no branch', () => {
    const result = readTask?.({ status: 'canceled', id: 5 });
    expect(result?.ok && result.value).toEqual({ status: 'canceled' });
    expect(result && placesIn(result)).toEqual(['/id type dropped', '/status enum']);
  });
});

describe('deviations', () => {
  it('are listed once for the values of a dictionary, whatever their keys', () => {
    const parts = Object.fromEntries(
      Array.from({ length: 150 }, (_, i) => [`part ${i}`, { code: 'x' }]),
    );
    const result = readBox?.({ name: 'n', parts });
    expect(result && placesIn(result)).toEqual(['/name pattern', '/parts/part 0/code pattern 150']);
  });

  it('are listed for each place if there are few', () => {
    const result = readBox?.({ name: 'en', parts: { a: { code: 'x' }, b: { code: 'x' } } });
    expect(result && placesIn(result)).toEqual(['/parts/a/code pattern', '/parts/b/code pattern']);
  });

  it('include those of parts left out, even if there are too many', () => {
    const fields = Object.fromEntries(names.map(([name]) => [name, 'x']));
    const result = readWide?.({ ...fields, inner: { size: 1 } });
    const places = result ? placesIn(result) : [];
    expect(places).toHaveLength(100);
    expect(places).toContain('/inner/size type dropped');
  });
});
