/** Every bound, against its hand-written schema: the value at the bound is valid, and the next one is not. */
import { expect, it } from 'vitest';
import { placesIn } from '../support/edit.ts';
import { theFixtures } from '../support/fixtures.ts';
import { errorsOf, writtenWith } from '../support/written.ts';

/** For each keyword, in steps from the bound: the last valid value, and the next one, which is invalid. */
const STEPS: [keyword: string, valid: number, next: number][] = [
  ['minimum', 0, -1],
  ['maximum', 0, 1],
  ['minLength', 0, -1],
  ['maxLength', 0, 1],
  ['minItems', 0, -1],
  ['maxItems', 0, 1],
];

const bounds = STEPS.flatMap(([keyword, valid, next]) =>
  writtenWith(keyword).map(({ name, place, node }) => {
    const bound = Number(node[keyword]);
    // A number with a fraction can exceed a bound by very little.
    const step = [node.type].flat().includes('number') ? 1e-6 : 1;
    const sizes = { valid: bound + valid * step, next: bound + next * step };
    return [keyword, bound, name, place, sizes] as const;
  }),
);

it.each(bounds)(
  'the %s %d of %s accepts its bound and refuses the next value',
  (keyword, _bound, _name, place, { valid, next }) => {
    expect(errorsOf(place, sized(keyword, place, valid))).toEqual([]);
    const errors = errorsOf(place, sized(keyword, place, next));
    expect(errors.map((error) => error.keyword)).toContain(keyword);
  },
);

const values = [...theFixtures().values()].flat().flatMap(({ value }) => placesIn(value));

/** The number itself, or a string or a list of that length; the items of the list are from a fixture. */
function sized(keyword: string, place: string, size: number): unknown {
  if (keyword.endsWith('Length')) return 'a'.repeat(size);
  if (!keyword.endsWith('Items')) return size;
  const item = values.find(({ value }) => errorsOf(`${place}/items`, value).length === 0);
  return Array(size).fill(
    item?.value ?? expect.fail(`no fixture has a valid item for ${place}; add one`),
  );
}
