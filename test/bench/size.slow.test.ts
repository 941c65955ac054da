/** What a bundler makes of an import keeps to its budget, and contains no code that it does not need. */
import { expect, it } from 'vitest';
import { SIZES, sizeOf } from './size.ts';

it.each(SIZES)('a bundle stays within its budget: $name', async ({ contents, most }) => {
  const size = await sizeOf(contents);
  expect(size).toBeGreaterThan(0);
  const remedy = 'find what grew, or raise its budget in test/bench/size.ts';
  expect(size, remedy).toBeLessThanOrEqual(most);
});
