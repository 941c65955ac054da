/** The jobs of the stub: which of them a query lists, and which make room for new ones. */
import { expect, it } from 'vitest';
import { failJob, finishJob, Jobs, newJob } from '../src/jobs.ts';
import { makeMatcher } from '../src/listing.ts';

const METADATA = { team: 'support', size: 3, tags: ['a', 'b'], deep: { er: true } };
const NOON = { ...newJob('live', {}, METADATA), created_at: '2026-01-31T12:00:00.000Z' };
const NAMES = { id: 'a', filename: 'a.wav', source: null };
const FILE = { ...NAMES, audio_duration: 9, number_of_channels: 2 };
finishJob(NOON, { file: FILE, transcriptionTime: 0, messages: [] });

type Query = Parameters<typeof makeMatcher>[0];

it.each<[boolean, Query]>([
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
  expect(makeMatcher(query)(NOON)).toBe(isListed);
});

it('the oldest finished job makes room for a new one, unfinished jobs do not', () => {
  const jobs = new Jobs(3);
  const make = () => newJob('live', {});
  const [first, second, third, fourth] = [make(), make(), make(), make()];
  expect([first, second, third].map((job) => jobs.add(job))).toEqual([true, true, true]);
  expect(jobs.add(fourth)).toBe(false);
  failJob(second, 400);
  failJob(third, 400);
  expect(jobs.add(fourth)).toBe(true);
  expect(jobs.list()).toEqual([fourth, third, first]);
  expect(jobs.get(second.id)).toBeUndefined();
});
