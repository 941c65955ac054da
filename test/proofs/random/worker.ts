/** A process that judges the contracts of the seeds that its parent sends. */
import { serveBatches } from '../../support/batches.ts';
import { runContracts } from './run.ts';

serveBatches((seeds: number[]) => runContracts(seeds));
