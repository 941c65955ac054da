/** A process that judges the contracts of the seeds that its parent sends. */
import { serveJobs } from '../../support/jobs.ts';
import { runContracts } from './run.ts';

serveJobs((seeds: number[]) => runContracts(seeds));
