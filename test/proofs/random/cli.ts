/** `npm run random`: judges thousands of random contracts. */
import { longRun } from '../../support/batches.ts';
import { Report, runContracts } from './run.ts';

/** So many contracts are type-checked at once. */
const BATCH = 100;

const report = new Report();

await longRun(import.meta.url, {
  name: 'random',
  about: `Makes contracts of four schemas at random, each by a seed of its own, counted up. Each must be refused with a
finding, or all that is generated from it must agree with Ajv on its values, and with its types.`,
  count: 10_000,
  batches(count, seed) {
    const seeds = Array.from({ length: count }, (_, index) => seed + index);
    return seeds.flatMap((_, i) => (i % BATCH === 0 ? [seeds.slice(i, i + BATCH)] : []));
  },
  run: runContracts,
  add: (outcome) => report.add(outcome),
  report,
});
