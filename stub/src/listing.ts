import type { JobPage } from 'speech-to-text-contract/types';
import type { ListTranscriptionJobsQuery } from 'speech-to-text-contract/types/resolved';
import { type AnyState, shown } from './jobs.ts';

const DAY = 24 * 60 * 60 * 1000;
/** What the jobs of one page may take in memory; a page with larger ones ends early. */
const MOST_BYTES = 16 * 1024 * 1024;

/** What a query asks of metadata: texts that it holds, or members and what is asked of each. */
type Wanted = Set<string> | [name: string, wanted: Wanted][];

/** A page of the jobs that match a query; the other pages are at the same address. */
export function page(
  jobs: readonly { value: AnyState; bytes: number }[],
  query: ListTranscriptionJobsQuery,
  address: URL,
): JobPage {
  const { offset, limit } = query;
  const isWanted = matcher(query);
  const found = jobs.filter((job) => isWanted(job.value));
  const at = (start: number): string => {
    const other = new URL(address);
    other.searchParams.set('offset', String(start));
    other.searchParams.set('limit', String(limit));
    return other.href;
  };
  let end = offset;
  for (let room = MOST_BYTES; end < Math.min(offset + limit, found.length); end += 1) {
    room -= found[end]?.bytes ?? 0;
    if (room < 0 && end > offset) break;
  }
  return {
    first: at(0),
    current: at(offset),
    next: end < found.length && end > offset ? at(end) : null,
    items: found.slice(offset, end).map(({ value }) => shown(value)),
  };
}

/** Tells whether a job matches every filter of a query. Days are days in UTC. */
export function matcher(
  query: Omit<ListTranscriptionJobsQuery, 'offset' | 'limit'>,
): (job: AnyState) => boolean {
  const { date, before_date, after_date, status, kind, custom_metadata } = query;
  const wanted = custom_metadata && wantedBy(custom_metadata);
  return (job) => {
    const created = Date.parse(job.created_at);
    if (date && dayOf(created) !== dayOf(Date.parse(date))) return false;
    if (before_date && created >= Date.parse(before_date)) return false;
    if (after_date && created <= lastMomentOf(after_date)) return false;
    if (status && !status.includes(job.status)) return false;
    if (kind && !kind.includes(job.kind)) return false;
    return !wanted || contains(job.custom_metadata, wanted);
  };
}

function dayOf(time: number): number {
  return Math.floor(time / DAY);
}

function lastMomentOf(date: string): number {
  return Date.parse(date) + (date.includes(':') ? 0 : DAY - 1);
}

function wantedBy(query: unknown): Wanted {
  if (typeof query !== 'object' || query === null || Array.isArray(query)) {
    return new Set([query].flat().map(String));
  }
  return Object.entries(query).map(([name, member]) => [name, wantedBy(member)]);
}

/** Whether metadata holds what a query asks for. A query is text, so values compare as text. */
function contains(metadata: unknown, wanted: Wanted): boolean {
  if (wanted instanceof Set) {
    const held = new Set(
      [metadata].flat().map((one) => (typeof one === 'object' ? one : String(one))),
    );
    return [...wanted].every((text) => held.has(text));
  }
  if (Array.isArray(metadata)) return metadata.some((one) => contains(one, wanted));
  if (typeof metadata !== 'object' || metadata === null) return false;
  return wanted.every(
    ([name, member]) =>
      Object.hasOwn(metadata, name) &&
      contains((metadata as Record<string, unknown>)[name], member),
  );
}
