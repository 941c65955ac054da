import { describe, expect, it } from 'vitest';
import { replaced } from '../support/edit.ts';
import { fieldsOf, looks, repeated } from './large.ts';
import { isObject, places, verdicts } from './places.ts';

const ratio = (make: (n: number) => unknown, call: (value: unknown) => void) =>
  (1 + looks(make(2000), call)) / (1 + looks(make(500), call));

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
