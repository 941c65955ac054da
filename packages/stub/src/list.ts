/** The filters and the pages of the list. */
import type { ListTranscriptionJobsQuery } from 'speech-to-text-contract/types/resolved';
import type { Job } from './jobs.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Whether a job matches a query. Days are days in UTC; `before_date` and `after_date` exclude the given day. */
export function matches(job: Job, query: Partial<ListTranscriptionJobsQuery>): boolean {
  const { date, before_date, after_date, status, kind, custom_metadata } = query;
  const created = Date.parse(job.created_at);
  if (status && !status.includes(job.status)) return false;
  if (kind && !kind.includes(job.kind)) return false;
  if (date && startOfDay(created) !== startOfDay(momentOf(date))) return false;
  if (before_date && created >= momentOf(before_date)) return false;
  if (after_date && created < momentOf(after_date) + (after_date.includes(':') ? 1 : DAY))
    return false;
  return !custom_metadata || contains(job.custom_metadata, custom_metadata);
}

const startOfDay = (moment: number) => Math.floor(moment / DAY);

/** Parses a date and time. A leap second, which JavaScript does not support, becomes the second before. */
const momentOf = (text: string) => Date.parse(text.replace(/:60(?=\D)/, ':59'));

/** Whether metadata contains the values of a filter, which are compared as text. */
function contains(metadata: unknown, wanted: unknown): boolean {
  if (Array.isArray(wanted)) return wanted.every((one) => contains(metadata, one));
  if (Array.isArray(metadata)) return metadata.some((one) => contains(one, wanted));
  if (typeof wanted !== 'object' || wanted === null) {
    return typeof metadata !== 'object' && String(metadata) === String(wanted);
  }
  return Object.entries(wanted).every(
    ([name, one]) => Object.hasOwn(metadata ?? {}, name) && contains(Object(metadata)[name], one),
  );
}

/** A page of the jobs that match a query. The URLs of other pages differ from its own in the offset and the limit. */
export function pageOf(
  jobs: readonly Job[],
  { offset, limit, ...filters }: ListTranscriptionJobsQuery,
  address: URL,
) {
  const found = jobs.filter((job) => matches(job, filters));
  const at = (start: number) => {
    const other = new URL(address);
    other.searchParams.set('offset', String(start));
    other.searchParams.set('limit', String(limit));
    return other.href;
  };
  const next = offset + limit < found.length ? at(offset + limit) : null;
  return { first: at(0), current: at(offset), next, items: found.slice(offset, offset + limit) };
}
