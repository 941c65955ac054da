/** The jobs of the stub, and the list of them. */
import { expect, it } from 'vitest';
import { type AnyState, Jobs, type LiveState, newJob } from '../../stub/src/jobs.ts';
import { matcher, page } from '../../stub/src/listing.ts';
import { Ledger, measure, Store } from '../../stub/src/memory.ts';

const NOON = {
  created_at: '2026-01-31T12:00:00.000Z',
  kind: 'live',
  status: 'done',
  custom_metadata: { team: 'support', size: 3, tags: ['a', 'b'], deep: { er: true } },
} as unknown as AnyState;

type Query = Parameters<typeof matcher>[0];

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
  expect(matcher(query)(NOON)).toBe(true);
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
  expect(matcher(query)(NOON)).toBe(false);
});

it('a page of the list has the addresses of its neighbours', () => {
  const jobs = Array.from({ length: 5 }, () => ({ value: NOON, bytes: 1 }));
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

it('a page ends early when its jobs are large, and the next one goes on from there', () => {
  const jobs = Array.from({ length: 3 }, () => ({ value: NOON, bytes: 10 * 1024 * 1024 }));
  const address = new URL('http://127.0.0.1:1/v2/transcription');
  const first = page(jobs, { offset: 0, limit: 2 }, address);
  expect(first.items).toHaveLength(1);
  expect(first.next).toContain('offset=1&limit=2');
  expect(page(jobs, { offset: 2, limit: 2 }, address).next).toBeNull();
});

it('finished jobs make room for new ones, unfinished jobs do not', () => {
  const jobs = new Jobs(new Ledger(10_000), 2);
  const [first, second, third] = [add(jobs), add(jobs), newJob<LiveState>('live', {})];
  expect(jobs.add(third)).toBe(false);
  jobs.fail(first, 400);
  expect(jobs.add(third)).toBe(true);
  expect(jobs.list().map(({ value }) => value)).toEqual([third, second]);
  expect(jobs.get(first.id)).toBeUndefined();
});

it('finished jobs make room by their size, for whatever else is held', () => {
  const ledger = new Ledger(5000);
  const jobs = new Jobs(ledger, 10);
  const files = new Store<null>(ledger, 10);
  const first = add(jobs, { note: 'x'.repeat(1000) });
  expect(files.add('file', null, 3000)).toBe(false);
  jobs.fail(first, 400);
  expect(files.add('file', null, 3000)).toBe(true);
  expect(jobs.list()).toEqual([]);
  files.delete('file');
  files.delete('file');
  // Given back twice it would be less than nothing, and more than the limit would fit.
  expect([ledger.count(5000), ledger.count(1)]).toEqual([true, false]);
});

it('a job for whose result there is no room fails', () => {
  const jobs = new Jobs(new Ledger(5000), 10);
  const job = add(jobs);
  jobs.finish(job, { messages: ['x'.repeat(3000)] } as never);
  expect(job).toMatchObject({ status: 'error', error_code: 507, result: null });
});

it('what a value takes is measured with its names, at any depth', () => {
  expect(measure('x'.repeat(1000)).bytes).toBeGreaterThanOrEqual(2000);
  expect(measure({ ['x'.repeat(1000)]: 1 }).bytes).toBeGreaterThanOrEqual(2000);
  expect(measure([['a'], [['b']], 'c'])).toMatchObject({ depth: 4 });
  const deep = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`);
  expect(measure(deep).depth).toBe(100_000);
});

function add(jobs: Jobs, metadata?: Record<string, unknown>): LiveState {
  const job = newJob<LiveState>('live', {}, metadata);
  expect(jobs.add(job)).toBe(true);
  return job;
}
