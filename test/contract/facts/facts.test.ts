/** The contract states the facts of the interface document, and no others. */
import { expect, it } from 'vitest';
import { formatProblem, problemsOf, refuse } from '../../../scripts/problem.ts';
import { contractProfile } from '../../../scripts/profiles.ts';
import { load, withPlaces } from '../../../scripts/read/load.ts';
import { ROOT } from '../../support/contract.ts';
import { compareAll } from './compare.ts';

it('the contract states exactly the facts of the interface document', async () => {
  const { contract, sources } = await load(ROOT);
  const found = compareAll({ contract, schemas: contractProfile(contract) });
  // One step below the place, so that a reference at the place itself is followed, too.
  const inside = found.map((one) => ({ ...one, pointer: `${one.pointer}/-` }));
  const placed = withPlaces({ root: ROOT, contract, sources }, () => refuse(inside));
  const all = await placed.then(() => [], problemsOf);
  // Several schemas have the fields of a part.
  const once = new Map(
    all.map((one) => [formatProblem({ ...one, message: one.message.replace(/`\w+/, '') }), one]),
  );
  const lines = [...once.values()].map(formatProblem);
  if (lines.length === 0) return;
  expect.fail(`the contract differs from test/contract/facts:\n${lines.join('\n')}`);
});
