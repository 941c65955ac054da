import type { JobPage } from 'speech-to-text-contract/types';
import type { ListTranscriptionJobsQuery } from 'speech-to-text-contract/types/resolved';
import { type AnyState, shown } from './jobs.ts';

const DAY = 24 * 60 * 60 * 1000;

/**
 * A page of the jobs that match a query.
 *
 * @param jobs all jobs, in the order of the list
 * @param query the query, with its defaults
 * @param address the address that was asked for, which the addresses of the page follow
 */
export function page(
  jobs: readonly AnyState[],
  query: ListTranscriptionJobsQuery,
  address: URL,
): JobPage {
  const { offset, limit } = query;
  const found = jobs.filter((job) => matches(job, query));
  const at = (start: number): string => {
    const other = new URL(address);
    other.searchParams.set('offset', String(start));
    other.searchParams.set('limit', String(limit));
    return other.href;
  };
  return {
    first: at(0),
    current: at(offset),
    next: offset + limit < found.length ? at(offset + limit) : null,
    items: found.slice(offset, offset + limit).map(shown),
  };
}

/** Whether a job matches every filter of a query. */
export function matches(
  job: AnyState,
  query: Omit<ListTranscriptionJobsQuery, 'offset' | 'limit'>,
): boolean {
  const created = Date.parse(job.created_at);
  const { date, before_date, after_date, status, kind, custom_metadata } = query;
  if (date && !within(created, dayOf(date))) return false;
  if (before_date && created >= spanOf(before_date)[0]) return false;
  if (after_date && created < spanOf(after_date)[1]) return false;
  if (status && !status.includes(job.status)) return false;
  if (kind && !kind.includes(job.kind)) return false;
  return custom_metadata === undefined || contains(job.custom_metadata, custom_metadata);
}

/** A day takes its 24 hours in UTC, a moment one millisecond: from, and up to but without. */
function spanOf(date: string): [number, number] {
  const start = Date.parse(date);
  return [start, start + (date.includes(':') ? 1 : DAY)];
}

/** The day that a day or a moment is in. */
function dayOf(date: string): [number, number] {
  const start = Math.floor(Date.parse(date) / DAY) * DAY;
  return [start, start + DAY];
}

function within(time: number, [from, to]: [number, number]): boolean {
  return time >= from && time < to;
}

/** Whether metadata holds what a query asks for. A query knows texts alone: values compare as texts. */
function contains(metadata: unknown, wanted: unknown): boolean {
  if (Array.isArray(metadata))
    return asList(wanted).every((one) => metadata.some((x) => contains(x, one)));
  if (typeof wanted === 'object' && wanted !== null && !Array.isArray(wanted)) {
    return (
      typeof metadata === 'object' &&
      metadata !== null &&
      Object.entries(wanted).every(
        ([name, value]) =>
          Object.hasOwn(metadata, name) && contains(metadata[name as keyof typeof metadata], value),
      )
    );
  }
  return String(metadata) === String(wanted);
}

function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [value];
}
