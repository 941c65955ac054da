/** The jobs of the stub, and the list of them. */
import { expect, it } from 'vitest';
import { type AnyState, Jobs } from '../../stub/src/jobs.ts';
import { matches, page } from '../../stub/src/listing.ts';
import { settingsOf } from '../../stub/src/options.ts';

const LIMITS = settingsOf().limits;
const NOON = {
  created_at: '2026-01-31T12:00:00.000Z',
  kind: 'live',
  status: 'done',
  custom_metadata: { team: 'support', size: 3, tags: ['a', 'b'], deep: { er: true } },
} as unknown as AnyState;

type Query = Parameters<typeof matches>[1];

it.each<Query>([
  { date: '2026-01-31' },
  { date: '2026-01-31T23:00:00Z' },
  { before_date: '2026-02-01' },
  { before_date: '2026-01-31T13:00:00+00:30' },
  { after_date: '2026-01-30' },
  { after_date: '2026-01-31T11:59:59Z' },
  { status: ['queued', 'done'] },
  { kind: ['live'] },
  { custom_metadata: { team: 'support', size: '3' } },
  { custom_metadata: { deep: { er: 'true' }, tags: 'b' } },
  { custom_metadata: { tags: ['b', 'a'] } },
])('a job of noon on 31 January is listed by %j', (query) => {
  expect(matches(NOON, query)).toBe(true);
});

it.each<Query>([
  { date: '2026-02-01' },
  { date: '2026-01-30T23:59:60Z' },
  { before_date: '2026-01-31' },
  { before_date: '2026-01-31T12:00:00Z' },
  { after_date: '2026-01-31' },
  { after_date: '2026-01-31T12:00:00Z' },
  { status: ['queued'] },
  { kind: ['pre-recorded'] },
  { custom_metadata: { team: 'sales' } },
  { custom_metadata: { tags: ['a', 'c'] } },
  { custom_metadata: { team: { name: 'support' } } },
  { custom_metadata: { constructor: 'x' } },
])('a job of noon on 31 January is not listed by %j', (query) => {
  expect(matches(NOON, query)).toBe(false);
});

it('a page of the list has the addresses of its neighbours', () => {
  const jobs = Array.from({ length: 5 }, () => NOON);
  const address = new URL('http://127.0.0.1:1/v2/transcription?kind=live&limit=2');
  const get = (offset: number) => page(jobs, { offset, limit: 2, kind: ['live'] }, address);
  expect(get(2)).toMatchObject({
    first: 'http://127.0.0.1:1/v2/transcription?kind=live&limit=2&offset=0',
    current: 'http://127.0.0.1:1/v2/transcription?kind=live&limit=2&offset=2',
    next: 'http://127.0.0.1:1/v2/transcription?kind=live&limit=2&offset=4',
  });
  expect([0, 2, 4, 6].map((offset) => get(offset).items.length)).toEqual([2, 2, 1, 0]);
  expect(get(4).next).toBeNull();
  expect(page(jobs.slice(0, 2), { offset: 0, limit: 2 }, address).next).toBeNull();
});

it('finished jobs make room for new ones, unfinished jobs do not', () => {
  const jobs = new Jobs({ ...LIMITS, jobs: 2 });
  const [first, second] = [create(jobs), create(jobs)];
  expect(create(jobs)).toBeNull();
  if (first) jobs.fail(first, 400);
  const third = create(jobs);
  expect(jobs.list()).toEqual([third, second]);
  expect(jobs.get(first?.id ?? '')).toBeUndefined();
});

it('finished jobs make room by their size', () => {
  const jobs = new Jobs({ ...LIMITS, bytes: 1000 });
  const big = { note: 'x'.repeat(600) };
  const first = create(jobs, big);
  expect(create(jobs, big)).toBeNull();
  if (first) jobs.fail(first, 400);
  expect(create(jobs, big)).not.toBeNull();
});

function create(jobs: Jobs, metadata?: Record<string, unknown>): AnyState | null {
  return jobs.create('live', {} as never, metadata);
}
