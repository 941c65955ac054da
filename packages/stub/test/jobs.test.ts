/** The jobs of the stub: which of them a query lists, and which are kept. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isOn } from '../src/contract.ts';
import { finishJob, newJob, recordOf } from '../src/jobs.ts';
import { matches } from '../src/list.ts';
import { createJob, list, STUB, start } from './support.ts';

const METADATA = { team: 'support', size: 3, tags: ['a', 'b'], deep: { er: true } };
const NOON = { ...newJob('live', {}, METADATA), created_at: '2026-01-31T12:00:00.000Z' };
const NAMES = { id: 'a', filename: 'a.wav', source: null };
const FILE = { ...NAMES, audio_duration: 9, number_of_channels: 2 };
finishJob(NOON, { file: FILE, transcriptionTime: 0, messages: [] });

it.each<[boolean, object]>([
  [true, { date: '2026-01-31' }],
  [true, { date: '2026-01-31T23:00:00Z' }],
  [true, { before_date: '2026-01-31T13:00:00+00:30' }],
  [true, { after_date: '2026-01-30' }],
  [true, { after_date: '2026-01-31T11:59:60+00:01' }],
  [true, { custom_metadata: { team: 'support', size: '3' } }],
  [true, { custom_metadata: { deep: { er: 'true' }, tags: 'b' } }],
  [true, { status: ['error', 'done'], kind: ['live'] }],
  [false, { date: '2026-02-01' }],
  [false, { before_date: '2026-01-31' }],
  [false, { before_date: '2026-01-31T12:00:00Z' }],
  [false, { after_date: '2026-01-31' }],
  [false, { after_date: '2026-01-31T12:00:00Z' }],
  [false, { before_date: '2026-01-31T11:59:60Z' }],
  [false, { custom_metadata: { tags: ['a', 'c'] } }],
  [false, { custom_metadata: { constructor: 'x' } }],
  [false, { status: ['done'], kind: ['pre-recorded'] }],
])('it is %s that a query lists a job created at noon on 31 January: %j', (isListed, query) => {
  expect(matches(recordOf(NOON), query)).toBe(isListed);
});

it('the list begins with the newest job', async () => {
  const stub = await start();
  const older = await createJob(stub, {});
  const newer = await createJob(stub, {});
  expect((await list(stub)).map(({ id }) => id)).toEqual([newer.id, older.id]);
});

it('the sample server has the same filters and pages', () => {
  const text = (path: string) => readFileSync(join(STUB, path), 'utf8');
  const remedy = 'cp packages/stub/src/list.ts docs/samples/server-list.ts';
  expect(text('../../docs/samples/server-list.ts'), remedy).toBe(text('src/list.ts'));
});

it('an option is on in its group of the request alone', () => {
  const live = { realtime_processing: { translation: true } };
  expect([isOn({ translation: true }, 'translation'), isOn(live, 'translation')]).toEqual([
    true,
    true,
  ]);
  const other = {
    custom_metadata: { translation: true },
    summarization_config: { translation: true },
  };
  expect(isOn(other, 'translation')).toBe(false);
});
