/** `npm run random`: judges thousands of random contracts. */
import { longRun } from '../../../../test/support/batches.ts';
import { Report, runContracts } from './run.ts';

/** The number of contracts that are type-checked at once. */
const BATCH = 100;

const report = new Report();

await longRun(import.meta.url, {
  name: 'random',
  about: `Generates random contracts of four schemas, with consecutive seeds. Each must be refused with a finding,
or everything generated from it must agree with Ajv on its values, and with its types.`,
  count: 10_000,
  batches(count, seed) {
    const seeds = Array.from({ length: count }, (_, index) => seed + index);
    const batches: number[][] = [];
    for (let start = 0; start < count; start += BATCH) {
      batches.push(seeds.slice(start, start + BATCH));
    }
    return batches;
  },
  run: runContracts,
  add: (outcome) => report.add(outcome),
  report,
});
