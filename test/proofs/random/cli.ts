/** `npm run random`: judges thousands of random contracts. */
import { runCommand } from '../../../scripts/command.ts';
import { inProcesses, LONG_RUN, progress, wholeNumber } from '../../support/batches.ts';
import { add, describeOutcome, type Outcome, runContracts } from './run.ts';

const USAGE = `usage: random [options]

Makes contracts of four schemas at random. Each must be refused with a finding, or all that is
generated from it must agree with Ajv on its values, and with its types. Exits with 1 where it does not.

  --contracts N  how many; 10000 unless given
  --seed N       the seed of the first contract, counted up for the others; a new one each time unless given
  --processes N  how many at the same time; one for each core unless given

Example: npm run random -- --contracts 1 --seed 7`;

/** So many contracts are type-checked at once. */
const BATCH = 100;

const OPTIONS = { contracts: { type: 'string', default: '10000' }, ...LONG_RUN } as const;

process.exitCode = await runCommand(USAGE, OPTIONS, process.argv.slice(2), async (options) => {
  const count = wholeNumber('contracts', options.contracts, 1);
  const first = wholeNumber('seed', options.seed);
  const processes = wholeNumber('processes', options.processes, 1);
  const batches: number[][] = [];
  for (let done = 0; done < count; done += BATCH) {
    const length = Math.min(BATCH, count - done);
    batches.push(Array.from({ length }, (_, index) => first + done + index));
  }
  const total = runContracts([]);
  let done = 0;
  const { update, stop } = progress('contracts');
  const module = new URL('worker.ts', import.meta.url);
  await inProcesses<number[], Outcome>(module, batches, processes, (outcome, { length }) => {
    add(total, outcome);
    done += length;
    update(count, done);
  });
  stop();
  console.log(describeOutcome(total).join('\n'));
  return total.failed.length > 0 ? 1 : 0;
});
