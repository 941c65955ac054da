/** A process that runs batches one after the other, as its parent sends them. */
import { serveBatches } from '../../support/batches.ts';
import { type Batch, runBatch } from './batch.ts';
import { type Judges, loadJudges } from './judges.ts';

const judges = await loadJudges();
serveBatches((batch: Batch) => runBatch(judges.get(batch.schema) as Judges, batch));
