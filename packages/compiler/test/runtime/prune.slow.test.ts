/** The parts that `read` and `strict/parse` remove from a value: exactly those that they must, and each is reported. */
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import type { Schema } from '../../src/model/schema.ts';
import { normalise } from '../../src/normalise/normal.ts';
import type { Failure } from '../../src/runtime/issues.ts';
import type { Dropped, ParseOptions, ReadResult } from '../../src/runtime/read.ts';
import { step, stepsOf } from '../../src/runtime/validate.ts';
import { type Path, valueAt } from '../support/edit.ts';
import { writeModules } from '../support/modules.ts';
import { nearlyValid } from '../support/near.ts';
import { contractOf, sampleContract } from '../support/schemas.ts';

const normal = normalise(sampleContract());
const { load, remove } = await writeModules(normal);
const readers = await load<(value: unknown) => ReadResult<unknown>>('read');
const tolerates = await load('tolerant');
const parsers =
  await load<(value: unknown, options?: ParseOptions) => Dropped<unknown> | Failure>(
    'strict/parse',
  );
const accepts = await load('strict');
afterAll(remove);

/** A value of some schema, and the functions of that schema. */
const cases = fc.constantFrom(...normal.schemas).chain(([name, schema]) =>
  nearlyValid(schema, normal.schemas).map((value) => ({
    value,
    read: readers[`read${name}`] ?? expect.fail(`no reader of ${name}`),
    tolerates: tolerates[`validate${name}`] ?? expect.fail(`no validator of ${name}`),
    accepts: accepts[`validate${name}`] ?? expect.fail(`no validator of ${name}`),
    drop(given: unknown) {
      const parse = parsers[`parse${name}`] ?? expect.fail(`no parser of ${name}`);
      return parse(given, { unknownFields: 'drop' });
    },
  })),
);

/** The tags of the sample contract. */
const TAG = /^(kind|status|type)$/;

const pointer = (path: Path) => path.map((key) => `/${step(String(key))}`).join('');

/** A copy without the parts at some paths. */
function removed(value: unknown, paths: ReadonlySet<string>, at = ''): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const inside = (key: string | number) => at + pointer([key]);
  const isKept = (key: string | number) => !paths.has(inside(key));
  if (Array.isArray(value)) {
    return value.flatMap((item, i) => (isKept(i) ? [removed(item, paths, inside(i))] : []));
  }
  const members = Object.entries(value).filter(([key]) => isKept(key));
  return Object.fromEntries(members.map(([key, one]) => [key, removed(one, paths, inside(key))]));
}

/** The paths of the parts of a value that a value made from it lacks. */
function lostFrom(before: unknown, after: unknown, path: Path = []): Path[] {
  if (before === after || typeof before !== 'object' || before === null) return [];
  const isList = Array.isArray(before);
  let shift = 0;
  return Object.entries(before).flatMap(([key, one]) => {
    const at = [...path, key];
    const left = valueAt(after, [isList ? String(Number(key) - shift) : key]);
    if (left === one || isPartOf(left, one)) return lostFrom(one, left, at);
    shift++;
    return [at];
  });
}

/** Whether a value can result from removing parts of another one. */
function isPartOf(part: unknown, whole: unknown): boolean {
  if (typeof part !== 'object' || part === null) return Object.is(part, whole);
  if (typeof whole !== 'object' || whole === null) return false;
  if (Array.isArray(part) !== Array.isArray(whole)) return false;
  if (Array.isArray(part)) return part.length <= (whole as unknown[]).length;
  return Object.entries(part).every(([key, one]) => isPartOf(one, valueAt(whole, [key])));
}

describe('reading', () => {
  it('removes and reports exactly the parts that the tolerant profile refuses, and refuses a value that is not an object or lacks its tag', () => {
    const seen = { itself: 0, less: 0, refused: 0 };
    fc.assert(
      fc.property(cases, ({ value, read, tolerates: fits }) => {
        const before = structuredClone(value);
        const result = read(value);
        expect(value).toEqual(before);
        if (fits(value)) {
          seen.itself++;
          expect(result.ok && result.value).toBe(value);
          expect(result.ok && result.deviations.some(({ dropped }) => dropped)).toBe(false);
          return;
        }
        if (!result.ok) {
          if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
          seen.refused++;
          // Removing parts does not help, not even all fields but the tags.
          const tags = Object.entries(value).filter(([key]) => TAG.test(key));
          expect(fits(Object.fromEntries(tags))).toBe(false);
          return;
        }
        seen.less++;
        expect(fits(result.value)).toBe(true);
        const lost = lostFrom(value, result.value);
        const paths = lost.map(pointer);
        expect(lost.length).toBeGreaterThan(0);
        expect(removed(value, new Set(paths))).toEqual(result.value);
        const told = result.deviations.filter(({ dropped }) => dropped);
        const star = (path: string) => `${path.replace(/\/\d+(?=\/|$)/g, '/*')}/`;
        for (const one of paths) {
          expect(told.some(({ path }) => star(path).startsWith(star(one)))).toBe(true);
          const others = paths.filter((path) => path !== one);
          expect(fits(removed(value, new Set(others))), `with ${one}`).toBe(false);
          // Nor would removing one part of it, unless that is a tag.
          for (const key of Object.keys(Object(valueAt(value, stepsOf(one))))) {
            if (TAG.test(key)) continue;
            const smaller = new Set([...others, one + pointer([key])]);
            expect(fits(removed(value, smaller)), `without ${key} of ${one}`).toBe(false);
          }
        }
        for (const { path } of told) {
          expect(paths.some((one) => `${path}/`.startsWith(`${one}/`))).toBe(true);
        }
      }),
      { numRuns: 1500, seed: 3 },
    );
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(20);
  });

  it('removes only the invalid items and fields, even if there are more than validators report', () => {
    const { readResult = expect.fail('no reader') } = readers;
    const words = Array.from({ length: 900 }, (_, i) => [
      { word: 'w', start: 'x' },
      5,
      { word: i },
    ]);
    const result = readResult({ words: words.flat(), language: 'en' });
    if (!result.ok) return expect.fail('it is refused');
    const left = Array.from({ length: 900 }, () => [{ word: 'w' }, {}]);
    expect(result.value).toEqual({ words: left.flat(), language: 'en' });
    const told = result.deviations.filter(({ dropped }) => dropped);
    expect(told.map(({ path, count }) => [path, count])).toEqual([
      ['/words/1', 900],
      ['/words/0/start', 900],
      ['/words/2/word', 900],
    ]);
  });

  it('keeps an entry of a dictionary whose long name begins like that of an invalid one', async () => {
    const entry: Schema = { type: 'object', properties: { start: { type: 'number' } } };
    const Times: Schema = { type: 'object', additionalProperties: entry };
    const { load, remove } = await writeModules(normalise(contractOf({ Times })));
    const { readTimes } = await load<(value: unknown) => ReadResult<unknown>>('read');
    const long = 'n'.repeat(2000);
    const valid = { [long]: { start: 1 }, [`${long}2`]: { start: 2 } };
    const result = readTimes?.({ ...valid, [`${long}3`]: 3, [`${long}4`]: { start: '4' } });
    expect(result?.ok && result.value).toEqual({ ...valid, [`${long}4`]: {} });
    await remove();
  });

  it('keeps a field called __proto__ when it removes others', () => {
    const { readTextJob = expect.fail('no reader') } = readers;
    const job = JSON.parse('{"kind":"text","status":"queued","id":5,"__proto__":{"a":1}}');
    const result = readTextJob(job);
    expect(JSON.stringify(result.ok && result.value)).toBe(
      '{"kind":"text","status":"queued","__proto__":{"a":1}}',
    );
  });
});

describe('parsing without unknown fields', () => {
  it('drops them at any depth and lists them, but refuses any other error', () => {
    const seen = { none: 0, some: 0, refused: 0 };
    fc.assert(
      fc.property(cases, ({ value, drop, accepts: fits }) => {
        const before = structuredClone(value);
        const result = drop(value);
        expect(value).toEqual(before);
        if (!result.ok) {
          seen.refused++;
          expect(fits(value)).toBe(false);
          const unknown = result.issues.filter(({ keyword }) => keyword === 'additionalProperties');
          // An unknown field is an error if it is probably a misspelled required one.
          for (const { message } of unknown) expect(message).toMatch(/did you mean `\w+`/);
          return;
        }
        const { dropped } = result;
        seen[dropped.length > 0 ? 'some' : 'none']++;
        expect(dropped.length > 0).toBe(!fits(value));
        for (const one of dropped) {
          expect(valueAt(value, stepsOf(one))).toBeDefined();
          const others = dropped.filter((path) => path !== one);
          expect(fits(removed(value, new Set(others))), `with ${one}`).toBe(false);
        }
        const rest = removed(value, new Set(dropped));
        expect(drop(rest)).toEqual({ ...result, dropped: [] });
      }),
      { numRuns: 1500, seed: 3 },
    );
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(50);
  });

  it('refuses only an unknown field that is probably a misspelled required one', () => {
    const { parseWord = expect.fail('no parser') } = parsers;
    const result = parseWord({ wrod: 'a', start: 'x', srart: 1 }, { unknownFields: 'drop' });
    const told = result.ok ? [] : result.issues.map(({ path, message }) => `${path} ${message}`);
    expect(told.sort()).toEqual([
      '/start expected a number, got "x"',
      '/word is missing',
      '/wrod is not a known field; did you mean `word`?',
    ]);
  });

  it('does not list names that are too long for a path', () => {
    const { parseWord = expect.fail('no parser') } = parsers;
    const long = 'n'.repeat(2000);
    const value = { word: 'a', start: 1, [long]: 1, [`${long}s`]: 2 };
    const result = parseWord(value, { unknownFields: 'drop' });
    expect(result.ok && result.value).toEqual({ word: 'a', start: 1 });
  });
});
