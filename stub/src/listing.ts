import type { JobPage, TranscriptionJob } from 'speech-to-text-contract/types';
import type { ListTranscriptionJobsQuery } from 'speech-to-text-contract/types/resolved';
import { type Job, showJob } from './jobs.ts';
import { SIZES } from './limits.ts';

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;
/** The length of a date, with which a date and time begins. */
const DATE_LENGTH = 10;

/** What a query asks of metadata: texts that it holds, or members and what is asked of each. */
type Wanted = Set<string> | [name: string, wanted: Wanted][];

/** A page of the jobs that match a query; the other pages are at the same address. */
export function makePage(
  jobs: readonly Job[],
  query: ListTranscriptionJobsQuery,
  address: URL,
): JobPage {
  const { offset, limit } = query;
  const found = jobs.filter(makeMatcher(query));
  const at = (start: number): string => {
    const other = new URL(address);
    other.searchParams.set('offset', String(start));
    other.searchParams.set('limit', String(limit));
    return other.href;
  };
  const items: TranscriptionJob[] = [];
  let bytes = 0;
  for (const job of found.slice(offset, offset + limit)) {
    const item = showJob(job);
    bytes += Buffer.byteLength(JSON.stringify(item));
    if (bytes > SIZES.page && items.length > 0) break;
    items.push(item);
  }
  const end = offset + items.length;
  const next = items.length > 0 && end < found.length ? at(end) : null;
  return { first: at(0), current: at(offset), next, items };
}

/** Whether a job matches every filter of a query. Days are days in UTC. */
export function makeMatcher(
  query: Omit<ListTranscriptionJobsQuery, 'offset' | 'limit'>,
): (job: Pick<Job, 'created_at' | 'status' | 'kind' | 'metadata'>) => boolean {
  const { date, before_date, after_date, status, kind, custom_metadata } = query;
  const day = date && new Date(secondBefore(date)).toISOString().slice(0, DATE_LENGTH);
  const before = before_date ? momentOf(before_date) : Number.POSITIVE_INFINITY;
  // A date excludes the whole day, up to its last moment.
  const rest = after_date?.includes(':') ? 0 : DAY - 1;
  const after = after_date ? momentOf(after_date) + rest : Number.NEGATIVE_INFINITY;
  const wanted = custom_metadata && wantedBy(custom_metadata);
  return (job) => {
    const created = Date.parse(job.created_at);
    if (created >= before || created <= after) return false;
    if (day && !job.created_at.startsWith(day)) return false;
    if (status && !status.includes(job.status)) return false;
    if (kind && !kind.includes(job.kind)) return false;
    return !wanted || (!!job.metadata && contains(JSON.parse(String(job.metadata)), wanted));
  };
}

/** The time that a text names. A leap second, which JavaScript does not know, is the one after `:59`. */
function momentOf(text: string): number {
  const before = secondBefore(text);
  return Date.parse(before) + (before === text ? 0 : SECOND);
}

/** A text with `:59` in place of a leap second, which is on the same day. */
function secondBefore(text: string): string {
  return text.replace(/:60(?=\D)/, ':59');
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
    const held = [metadata].flat().filter((one) => typeof one !== 'object');
    if (held.length < wanted.size) return false;
    // Each list is read once, and the first text that it lacks ends the search.
    const texts = new Set(held.map(String));
    for (const text of wanted) if (!texts.has(text)) return false;
    return true;
  }
  if (Array.isArray(metadata)) return metadata.some((one) => contains(one, wanted));
  if (typeof metadata !== 'object' || metadata === null) return false;
  const held = metadata as Record<string, unknown>;
  return wanted.every(
    ([name, member]) => Object.hasOwn(held, name) && contains(held[name], member),
  );
}
