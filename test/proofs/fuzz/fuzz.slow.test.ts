/** Random values of every schema, judged by two implementations; `npm run fuzz` tries more. */
import { expect, it } from 'vitest';
import { type Batch, batchesFor, Report, runBatch } from './batch.ts';
import { type Judges, judge, loadJudges } from './judges.ts';

const COUNT = 20_000;
const SEED = 4;

const all = await loadJudges();
const batches = batchesFor(COUNT, SEED);

it('the generated validators and an implementation that shares no code with them agree on random values', () => {
  const report = new Report();
  for (const batch of batches) report.add(runBatch(all.get(batch.schema) as Judges, batch));
  console.log(report.lines.join('\n'));
  expect(report.failed).toEqual([]);
  expect(report.values).toBeGreaterThanOrEqual(COUNT);
  expect([...report.missing]).toEqual([]);
}, 300_000);

it('the fuzz finds a planted defect, and shrinks the value', () => {
  // The defect: the validator of a schema with required fields accepts everything.
  const batch = batches.find(({ schema }) => all.get(schema)?.ours.tolerant({}) === false) as Batch;
  const judges =
    all.get(batch.schema) ?? expect.fail('every schema accepts {}; plant another defect');
  const contract = Object.assign(() => true, { errors: null });
  const planted = { ...judges, ours: { ...judges.ours, contract } };
  const { failed } = runBatch(planted, { ...batch, values: 2000 });
  expect(failed?.problems).not.toEqual([]);
  expect(JSON.stringify(failed?.value).length).toBeLessThan(5);
  expect(judge(judges, failed?.value).problems).toEqual([]);
});
