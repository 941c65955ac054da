/** `npm run fuzz`: random values for all validators, and for an implementation that shares no code with them. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../../../scripts/command.ts';
import { inProcesses, LONG_RUN, progress, wholeNumber } from '../../support/batches.ts';
import { ROOT } from '../../support/contract.ts';
import { type Batch, batchesFor, type Outcome } from './batch.ts';
import { Report } from './report.ts';

const USAGE = `usage: fuzz [options]

Compares the validators with an implementation that shares no code with them, on random values.
Exits with 1 if they disagree, and writes the values to .build/fuzz/.

  --count N      how many values; 1000000 unless given
  --seed N       where the random numbers begin; another one each time unless given
  --processes N  how many at the same time; one for each core unless given

Example: npm run fuzz -- --count 20000 --seed 7`;

const OPTIONS = {
  count: { type: 'string', default: '1000000' },
  ...LONG_RUN,
} as const;

process.exitCode = await runCommand(USAGE, OPTIONS, process.argv.slice(2), async (options) => {
  const seed = wholeNumber('seed', options.seed);
  const processes = wholeNumber('processes', options.processes, 1);
  const count = wholeNumber('count', options.count, 1);
  console.log(`seed ${seed}`);
  const report = new Report();
  const batches = batchesFor(count, seed);
  const total = batches.reduce((sum, { values }) => sum + values, 0);
  const { update, stop } = progress('values');
  const module = new URL('worker.ts', import.meta.url);
  await inProcesses<Batch, Outcome>(module, batches, processes, (outcome, batch) => {
    report.add(outcome, batch);
    update(total, report.values);
  });
  stop();
  console.log(report.lines.join('\n'));
  const folder = join(ROOT, '.build/fuzz');
  if (report.failed.length > 0) mkdirSync(folder, { recursive: true });
  for (const failed of report.failed) {
    const file = `${failed.schema}-${failed.profile}-${failed.seed}.json`;
    writeFileSync(join(folder, file), `${JSON.stringify(failed, null, 2)}\n`);
    console.log(`written to .build/fuzz/${file}`);
  }
  return report.failed.length > 0 ? 1 : 0;
});
