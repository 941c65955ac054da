/** A process that runs jobs one after the other, as its parent sends them. */
import { type Job, run, sizesOf } from './job.ts';
import { loadJudges } from './judges.ts';

const judges = await loadJudges();
process.on('message', (job: Job) => process.send?.(run(judges, job)));
process.on('disconnect', () => process.exit());
process.send?.(sizesOf(judges));
