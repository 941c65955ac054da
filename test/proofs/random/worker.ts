/** A process that judges the contracts of the seeds that its parent sends. */
import { serve } from '../../support/jobs.ts';
import { runContracts } from './run.ts';

serve((seeds: number[]) => runContracts(seeds));
