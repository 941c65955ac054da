/** Every bound against its hand-written schema, which accepts the bound and rejects the next value. */
import { expect, it } from 'vitest';
import { errorsOf, writtenWith } from '../support/written.ts';

/** For each keyword, the step from its bound to the next value, which is invalid. */
const STEPS = Object.entries({
  minimum: -1,
  maximum: 1,
  minLength: -1,
  maxLength: 1,
  minItems: -1,
  maxItems: 1,
});

const bounds = STEPS.flatMap(([keyword, sign]) =>
  writtenWith(keyword).flatMap(({ name, place, node }) => {
    const bound = Number(node[keyword]);
    // No string and no list is shorter.
    if (bound === 0 && /^min(Length|Items)$/.test(keyword)) return [];
    // A number with a fraction can exceed a bound by very little.
    const step = [node.type].flat().includes('number') ? sign / 1e6 : sign;
    return [[keyword, bound, name, place, bound + step] as const];
  }),
);

it.each(bounds)('the %s %d of %s accepts its bound and rejects the next value', (...row) => {
  const [keyword, bound, , place, next] = row;
  const brokenBy = (size: number) =>
    errorsOf(place, sized(keyword, size)).map((error) => error.keyword);
  expect(brokenBy(bound)).not.toContain(keyword);
  expect(brokenBy(next)).toContain(keyword);
});

/** The number itself, or a string or a list of that length with any items. */
function sized(keyword: string, size: number): unknown {
  if (keyword.endsWith('Length')) return 'a'.repeat(size);
  return keyword.endsWith('Items') ? Array(size).fill(null) : size;
}
