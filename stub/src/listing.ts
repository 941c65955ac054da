import type { JobPage } from 'speech-to-text-contract/types';
import type { ListTranscriptionJobsQuery } from 'speech-to-text-contract/types/resolved';
import { type AnyState, shown } from './jobs.ts';

const DAY = 24 * 60 * 60 * 1000;

/**
 * A page of the jobs that match a query.
 *
 * @param jobs all jobs, in the order of the list
 * @param query the query, with its defaults
 * @param address the address of the request, from which those of the other pages are made
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

/** Whether a job matches every filter of a query. Days are days in UTC. */
export function matches(
  job: AnyState,
  query: Omit<ListTranscriptionJobsQuery, 'offset' | 'limit'>,
): boolean {
  const created = Date.parse(job.created_at);
  const { date, before_date, after_date, status, kind, custom_metadata } = query;
  if (date && dayOf(created) !== dayOf(Date.parse(date))) return false;
  if (before_date && created >= Date.parse(before_date)) return false;
  if (after_date && created <= lastMomentOf(after_date)) return false;
  if (status && !status.includes(job.status)) return false;
  if (kind && !kind.includes(job.kind)) return false;
  return custom_metadata === undefined || contains(job.custom_metadata, custom_metadata);
}

function dayOf(time: number): number {
  return Math.floor(time / DAY);
}

function lastMomentOf(date: string): number {
  return Date.parse(date) + (date.includes(':') ? 0 : DAY - 1);
}

/** Whether metadata holds what a query asks for. A query is text, so values compare as text. */
function contains(metadata: unknown, wanted: unknown): boolean {
  if (Array.isArray(metadata)) {
    return [wanted].flat().every((one) => metadata.some((x) => contains(x, one)));
  }
  if (typeof wanted !== 'object' || wanted === null) return String(metadata) === String(wanted);
  if (typeof metadata !== 'object' || metadata === null) return false;
  const held = new Map(Object.entries(metadata));
  return Object.entries(wanted).every(
    ([name, value]) => held.has(name) && contains(held.get(name), value),
  );
}
