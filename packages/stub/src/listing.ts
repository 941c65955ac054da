/** The list of jobs: its filters and its pages. */
import type { JobPage, TranscriptionJob } from 'speech-to-text-contract/types';
import type { ListTranscriptionJobsQuery } from 'speech-to-text-contract/types/resolved';
import { type Job, recordOf, showJob } from './jobs.ts';

const DAY = 24 * 60 * 60 * 1000;

/** A page of the jobs that match a query; the URLs of other pages are derived from its own. */
export function makePage(
  jobs: readonly Job[],
  query: ListTranscriptionJobsQuery,
  address: URL,
): JobPage {
  const { offset, limit, ...filters } = query;
  const found = jobs.filter(makeMatcher(filters));
  const at = (start: number): string => {
    const other = new URL(address);
    other.searchParams.set('offset', String(start));
    other.searchParams.set('limit', String(limit));
    return other.href;
  };
  const next = offset + limit < found.length ? at(offset + limit) : null;
  const items = found.slice(offset, offset + limit).map(showJob);
  return { first: at(0), current: at(offset), next, items };
}

type Filters = Partial<Omit<ListTranscriptionJobsQuery, 'offset' | 'limit'>>;
/** Filters that compare with the job's field of the same name. Any other filter causes a type error with this text. */
type FieldFilters<Others> = {
  [Name in keyof Others]: Name extends keyof TranscriptionJob
    ? unknown
    : 'No field has the name of this filter. Take it out of `others`, and compare it in makeMatcher.';
};

/**
 * Whether a job matches every filter of a query. Days are days in UTC. A filter with the name of a field lists the values
 * of that field, or is its value.
 */
export function makeMatcher(query: Filters): (job: Job) => boolean {
  const { date, before_date, after_date, custom_metadata, ...others } = query;
  // A new filter without a field of the same name is a type error here.
  const fields = Object.entries(others satisfies FieldFilters<typeof others>);
  const wanted = fields.filter(([, values]) => values !== undefined);
  const [day] = date ? new Date(momentOf(date)).toISOString().split('T') : [];
  const before = before_date ? momentOf(before_date) : Number.POSITIVE_INFINITY;
  // A date excludes the whole day.
  const rest = after_date?.includes(':') ? 0 : DAY - 1;
  const after = after_date ? momentOf(after_date) + rest : Number.NEGATIVE_INFINITY;
  return (job) => {
    const created = Date.parse(job.created_at);
    if (created >= before || created <= after) return false;
    if (day && !job.created_at.startsWith(day)) return false;
    const has = ([name, values]: [string, unknown]) =>
      [values].flat().includes(Object(recordOf(job))[name]);
    if (!wanted.every(has)) return false;
    return !custom_metadata || contains(job.metadata, custom_metadata);
  };
}

/** Parses a date and time. A leap second, which JavaScript does not support, becomes the second before. */
function momentOf(text: string): number {
  return Date.parse(text.replace(/:60(?=\D)/, ':59'));
}

/** Whether metadata contains the values of a query, compared as text. */
function contains(metadata: unknown, wanted: unknown): boolean {
  if (Array.isArray(wanted)) return wanted.every((one) => contains(metadata, one));
  if (Array.isArray(metadata)) return metadata.some((one) => contains(one, wanted));
  if (typeof wanted !== 'object' || wanted === null) {
    return typeof metadata !== 'object' && String(metadata) === String(wanted);
  }
  return Object.entries(wanted).every(
    ([name, member]) =>
      Object.hasOwn(metadata ?? {}, name) &&
      contains((metadata as Record<string, unknown>)[name], member),
  );
}
