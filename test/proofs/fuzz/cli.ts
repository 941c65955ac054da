/** `npm run fuzz`: random values for all validators, and for an implementation that shares no code with them. */
import { longRun } from 'contract-compiler/testing/batches.ts';
import { type Batch, batchesFor, Report, runBatch } from './batch.ts';
import { type Judges, loadJudges } from './judges.ts';

const report = new Report();
let judges: ReturnType<typeof loadJudges> | undefined;

await longRun(import.meta.url, {
  name: 'fuzz',
  about: `Generates random values, valid and nearly valid. On each, the validators must agree with an implementation
that shares no code with them.`,
  count: 1_000_000,
  batches: batchesFor,
  async run(batch: Batch) {
    judges ??= loadJudges();
    return runBatch((await judges).get(batch.schema) as Judges, batch);
  },
  add: (outcome) => report.add(outcome),
  report,
});
