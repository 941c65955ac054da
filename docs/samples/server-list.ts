// The filters and the pages of the list. `packages/stub/src/list.ts` and `docs/samples/server-list.ts` are the same file.

/** A job, whose fields are compared by their names. */
type Job = Readonly<Record<string, unknown>> & { readonly created_at: string };

const DAY = 24 * 60 * 60 * 1000;

/** The filters that need a comparison of their own. Days are days in UTC. `before_date` and `after_date` exclude the given day. */
const COMPARISONS: Readonly<Record<string, (job: Job, wanted: string) => boolean>> = {
  date: (job, day) => job.created_at.startsWith(new Date(momentOf(day)).toISOString().slice(0, 10)),
  before_date: (job, date) => Date.parse(job.created_at) < momentOf(date),
  after_date: (job, date) =>
    Date.parse(job.created_at) > momentOf(date) + (date.includes(':') ? 0 : DAY - 1),
  custom_metadata: (job, wanted) => contains(job.custom_metadata, wanted),
};

/** Parses a date and time. A leap second, which JavaScript does not support, becomes the second before. */
const momentOf = (text: string) => Date.parse(text.replace(/:60(?=\D)/, ':59'));

/** Whether metadata contains the values of a filter, compared as text. */
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

/**
 * Whether a job matches a query. A filter without a comparison lists the values of the job's field of its name, or is its
 * value. A filter without a comparison and a field compares with nothing: all jobs match.
 */
export function matches(job: Job, query: object): boolean {
  return Object.entries(query).every(([name, wanted]) => {
    const compare = COMPARISONS[name];
    if (wanted === undefined) return true;
    if (compare) return compare(job, wanted);
    return !(name in job) || [wanted].flat().includes(job[name]);
  });
}

/** A page of the jobs that match a query. The URLs of other pages differ from its own in the offset and the limit. */
export function pageOf<One extends Job>(
  jobs: readonly One[],
  { offset, limit, ...filters }: { offset: number; limit: number },
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
