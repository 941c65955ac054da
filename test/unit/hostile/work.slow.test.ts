import { describe, expect, it } from 'vitest';
import { WANTED } from '../../../scripts/runtime/issues.ts';
import { theNormal } from '../../support/contract.ts';
import { replaced, withValue } from '../../support/edit.ts';
import { countingCharacters, fieldsOf, flat, looks, repeated } from './large.ts';
import {
  isObject,
  objects,
  places,
  readAll,
  readers,
  type SamplePlace,
  verdicts,
} from './places.ts';

/** How much more work is a value that is four times as large. */
const ratio = (make: (n: number) => unknown, call: (value: unknown) => void, size = 500) =>
  (1 + looks(make(4 * size), call)) / (1 + looks(make(size), call));

/** What may grow in a sample: its fields, and each of its lists. */
const growing = places.flatMap(({ name, place }) => {
  const { value } = place;
  if (place.above === undefined && isObject(value)) {
    return [{ name, make: (n: number): unknown => ({ ...value, ...fieldsOf(n) }) }];
  }
  if (!Array.isArray(value) || value.length === 0) return [];
  return [
    { name, make: (n: number) => replaced(place, repeated(value, n)) },
    { name, make: (n: number) => replaced(place, [...repeated(value, n), null]) },
    { name, make: (n: number) => replaced(place, new Array(n).fill(null)) },
  ];
});

describe('the work that an answer takes', () => {
  it('grows with the value, and no faster', () => {
    const ratios = growing.map(({ name, make }) => {
      const found = ratio(make, (large) => verdicts(name, large));
      // So small that each issue is told, none looks at all of the value.
      expect(
        ratio(make, (value) => readAll(name, value), 20),
        name,
      ).toBeLessThan(4.2);
      // What is around the part that grows is looked at as often as before: less than four.
      expect(found, name).toBeLessThan(4.2);
      return found;
    });
    expect(ratios.some((found) => found > 3)).toBe(true);
  });

  it('would be noticed where it grows faster', () => {
    const pairs = (list: unknown) => {
      for (const one of list as number[]) (list as number[]).includes(-one);
    };
    expect(ratio((n) => repeated([1], n / 10), pairs)).toBeGreaterThan(12);
  });
});

describe('the characters that an answer reads', () => {
  const LENGTH = 150_000;
  /** What a pointer, a quotation, an address or an escape treats in a way of its own, and a letter. */
  const CHARACTERS = [
    '~',
    '/',
    '"',
    '\\',
    '\u0000',
    '\u2028',
    '\ud83d',
    '😀',
    '%',
    '@',
    ':',
    '[',
    'é',
    'x',
  ];
  /** A value of each kind, which some place or other refuses, by the hundred too. */
  const wrong = [null, 'x', 1, true, {}, [null], new Array(100).fill(1), new Array(100).fill({})];
  const keywords = new Set<string>();

  /** Fails where a reader reads all the characters of a value, which has so many, so often. */
  const expectReads = (most: number, values: Iterable<SamplePlace & { value: unknown }>) =>
    countingCharacters((characters) => {
      for (const { name, place, value } of values) {
        for (const read of readers(name)) {
          let result: ReturnType<typeof read> | undefined;
          const count = characters(() => {
            result = read(value);
          });
          if (result && 'issues' in result)
            for (const { keyword } of result.issues) keywords.add(keyword ?? '');
          if (count >= most * LENGTH) expect.fail(`${name} ${place.key}: ${count / LENGTH} times`);
        }
      }
    });

  it.each(CHARACTERS)(
    'are those of a name a few times, whatever is wrong with what it names: %j',
    (character) => {
      const long = flat(character.repeat(LENGTH / character.length));
      expect(objects).not.toEqual([]);
      const values = objects.flatMap(({ name, place, value }) =>
        wrong.map((one) => {
          return { name, place, value: replaced(place, withValue(value, [long], one)) };
        }),
      );
      expectReads(4, values);
    },
  );

  it.each(CHARACTERS)('are those of a text a few times: %j', (character) => {
    const long = flat(character.repeat(LENGTH / character.length));
    const values = places.map(({ name, place }) => {
      return { name, place, value: replaced(place, long) };
    });
    expectReads(12, values);
  });

  it('were read for every kind of issue', () => {
    const all = JSON.stringify(Object.fromEntries(theNormal().schemas));
    const stated = Object.keys(WANTED).filter(
      (keyword) => !keyword.endsWith('Items') && all.includes(`"${keyword}":`),
    );
    expect(stated.filter((keyword) => !keywords.has(keyword))).toEqual([]);
  });
});
