/** `npm run random:compare`: judges thousands of random edits of a contract. */
import { longRun } from '../../../../test/support/batches.ts';
import { Report, runEdits } from './run.ts';

/** The number of edits for each step of the progress bar. */
const BATCH = 20;

const report = new Report();

await longRun(import.meta.url, {
  name: 'random:compare',
  about: `Edits the catalogue's contract at random, with consecutive seeds. The verdicts of the
comparison must agree with what Ajv accepts before and after, and Ajv must confirm each counterexample.`,
  count: 5000,
  batches(count, seed) {
    const seeds = Array.from({ length: count }, (_, index) => seed + index);
    const batches: number[][] = [];
    for (let start = 0; start < count; start += BATCH) {
      batches.push(seeds.slice(start, start + BATCH));
    }
    return batches;
  },
  run: runEdits,
  add: (outcome) => report.add(outcome),
  report,
});
