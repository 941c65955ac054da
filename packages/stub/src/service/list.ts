/** The filters and the pages of the list. */
import type { ListTranscriptionJobsQuery } from 'speech-to-text-contract/types/resolved';
import type { Job } from './jobs.ts';
import { LIMITS } from './limits.ts';

const DAY = 24 * 60 * 60 * 1000;
const dayOf = (moment: number) => Math.floor(moment / DAY);
/** The time of a date. JavaScript reads no leap second. */
const timeOf = (date: string) => Date.parse(date.replace(':60', ':59'));

/**
 * Whether a job matches a query. Days are days in UTC; `before_date` and `after_date` exclude the given day. A field that
 * `filters` has must have one of the values.
 */
export function matches(job: Job, query: Partial<ListTranscriptionJobsQuery>): boolean {
  const { date, before_date, after_date, offset, limit, custom_metadata, ...filters } = query;
  const created = Date.parse(job.created_at);
  if (date && dayOf(created) !== dayOf(timeOf(date))) return false;
  if (before_date && created >= timeOf(before_date)) return false;
  if (after_date && created < timeOf(after_date) + (after_date.includes(':') ? 1 : DAY))
    return false;
  const isListed = Object.entries(filters).every(
    ([name, values]) => values?.some((value) => value === job[name as keyof Job]) ?? true,
  );
  return isListed && hasMetadata(job.custom_metadata ?? {}, custom_metadata ?? {});
}

/** Whether metadata has each value of a filter, which are compared as text. */
const hasMetadata = (metadata: object, wanted: object): boolean =>
  Object.entries(wanted).every(([name, values]) => {
    const found = Object.hasOwn(metadata, name) ? [Object(metadata)[name]].flat().map(String) : [];
    return [values].flat().every((value) => found.includes(String(value)));
  });

/**
 * A page of the jobs that match a query. It has fewer jobs than the limit if they are large. The URLs of other pages
 * differ from its own in the offset and the limit.
 *
 * @param jobs in the order of the list; read as far as needed
 */
export function pageOf(jobs: Iterable<Job>, query: ListTranscriptionJobsQuery, address: URL) {
  const { offset, limit } = query;
  const pageAt = (start: number) => {
    const other = new URL(address);
    other.searchParams.set('offset', String(start));
    other.searchParams.set('limit', String(limit));
    return other.href;
  };
  const page = { first: pageAt(0), current: pageAt(offset), next: null as string | null };
  const items: Job[] = [];
  let found = 0;
  let size = 0;
  for (const job of jobs) {
    if (!matches(job, query)) continue;
    found += 1;
    if (found <= offset) continue;
    size += JSON.stringify(job).length;
    if (items.length === limit || (items.length > 0 && size > LIMITS.page)) {
      page.next = pageAt(offset + items.length);
      break;
    }
    items.push(job);
  }
  return { ...page, items };
}
