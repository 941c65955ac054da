/** A process that runs jobs one after the other, as its parent sends them. */
import { type Job, run, sizeOf } from './job.ts';
import { loadJudges } from './judges.ts';

const judges = await loadJudges();
process.on('message', (job: Job) => process.send?.(run(judges, job)));
process.on('disconnect', () => process.exit());
const { schemas } = judges.normal.contract;
process.send?.(new Map([...schemas].map(([name, schema]) => [name, sizeOf(schema, schemas)])));
