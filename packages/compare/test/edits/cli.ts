/** `npm run random:compare`: judges thousands of random edits of a contract. */
import { longRun } from '../../../../test/support/batches.ts';
import { judgeSeed } from './run.ts';

const counts = { compared: 0, refused: 0 };
const failed: unknown[] = [];

await longRun(import.meta.url, {
  name: 'random:compare',
  about: `Edits the catalogue's contract at random, with consecutive seeds. The verdicts of the
comparison must agree with what Ajv accepts before and after, and Ajv must confirm each counterexample.`,
  count: 5000,
  batches: (count, seed) => Array.from({ length: count }, (_, index) => seed + index),
  run: judgeSeed,
  add({ isRefused, failure }) {
    counts[isRefused ? 'refused' : 'compared']++;
    if (failure) failed.push(failure);
  },
  report: {
    failed,
    get lines() {
      const { compared, refused } = counts;
      const summary = `${compared} edits were compared, ${failed.length} of them with a disagreement; a build refuses ${refused} others`;
      return [summary, ...failed.map((one) => JSON.stringify(one))];
    },
  },
});
