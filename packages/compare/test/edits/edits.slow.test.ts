/** Random edits: the verdicts agree with what Ajv accepts before and after. */
import { expect, it } from 'vitest';
import { judgeSeed } from './run.ts';

/** `npm run random:compare` tries more, with other seeds. */
const SEEDS = Array.from({ length: 60 }, (_, seed) => seed);

it('no verdict on a random edit contradicts Ajv, which confirms each counterexample', () => {
  const outcomes = SEEDS.map(judgeSeed);
  expect(outcomes.flatMap(({ failure }) => failure ?? [])).toEqual([]);
  // Most edits are no use if the edited contract is refused.
  const compared = outcomes.filter(({ isRefused }) => !isRefused);
  expect(compared.length).toBeGreaterThan(SEEDS.length / 2);
});
