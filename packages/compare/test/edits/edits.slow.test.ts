/** Random edits: the verdicts agree with what Ajv accepts before and after. */
import { expect, it } from 'vitest';
import { runEdits } from './run.ts';

/** `npm run random:compare` tries more, with other seeds. */
const SEEDS = Array.from({ length: 60 }, (_, seed) => seed);

it('no verdict on a random edit contradicts Ajv, which confirms each counterexample', () => {
  const { counts, failed } = runEdits(SEEDS);
  expect(failed).toEqual([]);
  // Most edits are no use if the edited contract is refused.
  expect(counts.compared).toBeGreaterThan(SEEDS.length / 2);
});
