/** The contract states the facts of the interface document, and no others. */
import { expect, it } from 'vitest';
import { formatProblem, problemsOf, refuse } from '../../../scripts/base/problem.ts';
import { mergeContract } from '../../../scripts/model/merge.ts';
import { bundleDocuments } from '../../../scripts/read/bundle.ts';
import { contractOf } from '../../../scripts/read/contract.ts';
import { readExamples } from '../../../scripts/read/examples.ts';
import { withPlaces } from '../../../scripts/read/places.ts';
import { readSources } from '../../../scripts/read/texts.ts';
import { ROOT } from '../../support/contract.ts';
import { compareAll } from './compare.ts';

/** The contract as written, so that an edit is compared before the build. */
async function compareWritten(): Promise<void> {
  const sources = readSources(ROOT);
  await withPlaces(ROOT, sources, async () => {
    const bundles = await bundleDocuments(ROOT, sources);
    const written = contractOf(bundles, readExamples(sources));
    const differences = compareAll(mergeContract(written));
    // One step below the place, so that a reference at the place itself is followed, too.
    refuse(differences.map((one) => ({ ...one, pointer: `${one.pointer}/-` })));
  });
}

it('the contract states exactly the facts of the interface document', async () => {
  const problems = await compareWritten().then(() => [], problemsOf);
  // Several schemas have the fields of a part.
  const once = new Map(
    problems.map((one) => [
      formatProblem({ ...one, message: one.message.replace(/`\w+/, '') }),
      one,
    ]),
  );
  const lines = [...once.values()].map(formatProblem);
  if (lines.length === 0) return;
  expect.fail(`the contract differs from test/contract/facts:\n${lines.join('\n')}`);
});
