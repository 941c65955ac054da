/** A process that runs jobs one after the other, as its parent sends them. */
import { serveJobs } from '../../support/jobs.ts';
import { type Job, run } from './job.ts';
import { loadJudges } from './judges.ts';

const judges = await loadJudges();
serveJobs((job: Job) => run(judges, job));
