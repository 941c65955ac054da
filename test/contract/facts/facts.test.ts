/** The contract states the facts of the interface document, and no others. */
import { expect, it } from 'vitest';
import { formatProblem } from '../../../scripts/problem.ts';
import { addLines } from '../../../scripts/read/load.ts';
import { ROOT, theSources, theWritten } from '../../support/contract.ts';
import { asProblems, compareAll } from './compare.ts';

it('the contract states the facts of the interface document, and no others', async () => {
  const problems = asProblems(compareAll(await theWritten()), theSources());
  if (problems.length === 0) return;
  const lines = addLines(ROOT, problems).map(formatProblem);
  const message = `the contract differs from test/contract/facts:\n${lines.join('\n')}`;
  expect.fail(message);
});
