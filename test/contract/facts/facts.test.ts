/** The contract states the facts of the interface document, and no others. */
import { expect, it } from 'vitest';
import { readContract } from '../../../scripts/build.ts';
import { formatProblem, problemsOf, refuse } from '../../../scripts/problem.ts';
import { lintDocuments } from '../../../scripts/read/documents.ts';
import { withPlaces } from '../../../scripts/read/places.ts';
import { ROOT } from '../../support/contract.ts';
import { compareAll } from './compare.ts';

it('the contract states exactly the facts of the interface document', async () => {
  // As written, so that an edit is compared before the build.
  const found = compareAll(await readContract(ROOT));
  // One step below the place, so that a reference at the place itself is followed, too.
  const inside = found.map((one) => ({ ...one, pointer: `${one.pointer}/-` }));
  const placed = withPlaces(ROOT, await lintDocuments(ROOT), () => refuse(inside));
  const all = await placed.then(() => [], problemsOf);
  // Several schemas have the fields of a part.
  const once = new Map(
    all.map((one) => [formatProblem({ ...one, message: one.message.replace(/`\w+/, '') }), one]),
  );
  const lines = [...once.values()].map(formatProblem);
  if (lines.length === 0) return;
  expect.fail(`the contract differs from test/contract/facts:\n${lines.join('\n')}`);
});
