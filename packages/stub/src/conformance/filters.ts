/** The filters of the list: each finds the run's own jobs that match, and no other. */
import type { TranscriptionJob } from 'speech-to-text-contract/types';
import { schemaAt, schemaNamed } from '../contract.ts';
import { branchesOf } from '../examples.ts';
import { failBy, failIf, NOT_JUDGED, skip } from './check.ts';
import { LIST } from './client.ts';
import { expectPages, MAX_PAGES, PAGE_SIZE, pagesOf } from './pages.ts';
import type { RuleName } from './rules.ts';
import { neededJob, type Run, type Sought } from './run.ts';

/** How many pages are read if each of them tells whether a filter works. */
const ENOUGH_PAGES = 5;
const DAY = 24 * 60 * 60 * 1000;
/** The jobs of the run with which filters are tried. */
const OWN = ['marked', 'unmarked', 'failed', 'session'] as const satisfies Sought[];

/** A job, whose fields are looked up by name. */
type AnyJob = TranscriptionJob & Readonly<Record<string, unknown>>;

/** What the pages of a query must list and omit. */
interface Search {
  query: string;
  /** Other queries, one of which may list the job instead. */
  others?: readonly string[];
  /** The jobs that must be listed. */
  lists: readonly string[];
  /** Whether a job must not be listed. */
  isOther: (job: AnyJob) => boolean;
  /** Whether each page tells, so that a few of them are enough. */
  isSampled?: boolean;
}

/** Tries all filters. */
export async function tryFilters(run: Run): Promise<void> {
  const { recorder, made } = run;
  expectPages(recorder);
  for (const [name, values] of fieldFilters(run)) {
    if (values.length === 0) {
      const isField = JOB_FIELDS.has(name);
      const without = () =>
        skip(isField ? `no job of the run has a ${name} to filter by` : `${NOT_JUDGED} filter`);
      await recorder.check(LIST, `filter by ${name}`, 'filter-field', without);
    }
    for (const wanted of values) {
      const rule = wanted.length > 1 ? 'filter-values' : 'filter-field';
      const check = `filter by ${name} ${wanted.join(' or ')}`;
      await recorder.check(LIST, check, rule, () => search(run, searchFor(run, name, wanted)));
    }
  }
  for (const [name, [rule, searches]] of Object.entries(ownFilters(made.unmarked))) {
    const find = async () => {
      for (const one of searches(neededJob('marked', made))) await search(run, one);
    };
    await recorder.check(LIST, `filter by ${name}`, rule, find);
  }
}

/** The fields of jobs, of every kind and status. */
const JOB_FIELDS = new Set(
  branchesOf(schemaNamed('TranscriptionJob'), '').flatMap(({ node }) =>
    Object.keys(node.properties ?? {}),
  ),
);

const ownJobs = ({ made }: Run) => OWN.flatMap((name) => (made[name] ?? []) as AnyJob);

/**
 * The filters with the name of a field of a job, each with the values to search for: all that the contract lists, or
 * those of the run's jobs and another one. A filter that takes a list is also tried with two values at once.
 */
function fieldFilters(run: Run): [name: string, values: unknown[][]][] {
  const { properties = {} } = schemaNamed('ListTranscriptionJobsQuery');
  const jobs = ownJobs(run);
  const others = ['offset', 'limit', ...Object.keys(ownFilters())];
  return Object.entries(properties).flatMap(([name, schema]): [string, unknown[][]][] => {
    if (others.includes(name)) return [];
    const { node } = schemaAt(schema.items ?? schema);
    const values = jobs.map((job) => job[name] ?? []);
    const found = new Set(values.filter((value) => typeof value !== 'object'));
    if (found.size === 0) return [[name, []]];
    const tried = node.enum ?? [...found, otherThan([...found], node.maximum)];
    const pairs = schema.type === 'array' ? [tried.slice(0, 2), tried.slice(-2)] : [];
    return [[name, [...tried.map((value) => [value]), ...pairs]]];
  });
}

/** A value that none of the jobs has, to try a filter whose values the contract does not list. */
function otherThan(found: readonly unknown[], maximum?: number): unknown {
  const numbers = found.filter((one) => typeof one === 'number');
  if (numbers.length === 0) return 'none';
  const most = Math.max(...numbers);
  return most === maximum ? Math.min(...numbers) - 1 : most + 1;
}

function searchFor(run: Run, name: string, wanted: readonly unknown[]): Search {
  const query = wanted.map((value) => `${name}=${encodeURIComponent(String(value))}`).join('&');
  const matches = (job: AnyJob) => wanted.includes(job[name]);
  const lists = ownJobs(run).filter(matches);
  const isOther = (job: AnyJob) => !matches(job);
  return { query, lists: lists.map(({ id }) => id), isOther, isSampled: true };
}

/** For each other filter, by name: the rule of its check, and the searches that prove that it works. */
function ownFilters(unmarked?: { id: string }) {
  const time = (job: TranscriptionJob, days: number) =>
    new Date(Date.parse(job.created_at) + days * DAY).toISOString();
  const day = (job: TranscriptionJob, days: number) => time(job, days).replace(/T.*/, '');
  const finds = (job: TranscriptionJob, query: string, others: string[] = []): Search => {
    return { query, others, lists: [job.id], isOther: () => false };
  };
  const omits = (job: TranscriptionJob, query: string): Search => {
    return { query, lists: [], isOther: ({ id }) => id === job.id };
  };
  // Two days cover every time zone, and any of a job's dates that the filter may compare.
  const bound = (name: string, days: number) => (job: TranscriptionJob) =>
    [day, time].flatMap((moment) => [
      finds(job, `${name}=${moment(job, days)}`),
      omits(job, `${name}=${moment(job, -days)}`),
    ]);
  const onDay = (job: TranscriptionJob) => [
    // The day begins and ends in a time zone that is not specified.
    finds(job, `date=${day(job, 0)}`, [`date=${day(job, 1)}`, `date=${day(job, -1)}`]),
    omits(job, `date=${day(job, -3)}`),
  ];
  const inRange = (job: TranscriptionJob) => {
    const range = (from: number, to: number) =>
      `after_date=${day(job, from)}&before_date=${day(job, to)}`;
    return [finds(job, range(-2, 2)), omits(job, range(2, 4)), omits(job, range(-4, -2))];
  };
  const withMetadata = (job: TranscriptionJob) => {
    const ours = `custom_metadata[conformance]=${job.custom_metadata?.conformance}`;
    const found = { ...finds(job, ours), isOther: ({ id }: AnyJob) => id === unmarked?.id };
    return [found, omits(job, 'custom_metadata[conformance]=none')];
  };
  const filters: Record<string, [RuleName, (job: TranscriptionJob) => Search[]]> = {
    date: ['filter-date', onDay],
    before_date: ['filter-before', bound('before_date', 2)],
    after_date: ['filter-after', bound('after_date', -2)],
    'a range of dates': ['filter-range', inRange],
    custom_metadata: ['filter-metadata', withMetadata],
  };
  return filters;
}

/** Reads the pages of a query, and of the other ones until all jobs are found. */
async function search(
  { client }: Run,
  { query, others = [], lists, isOther, isSampled = false }: Search,
): Promise<void> {
  const missing = new Set(lists);
  const queries = [query, ...others];
  let isWhole = true;
  for (const one of queries) {
    let isEnd = false;
    let count = 0;
    for await (const { page, link } of pagesOf(client, `${one}&limit=${PAGE_SIZE}`)) {
      const { items, next } = page;
      const other = items.find((job) => isOther(job as AnyJob));
      if (link !== null) {
        const lost = `/items: the \`next\` link ${link} of ${one} lists ${other?.id}, which does not match`;
        failBy('next-filters', 'filter-lost-by-next', other !== undefined && lost);
      }
      const problem = `/items: ${one} lists ${other?.id}, which does not match`;
      failIf('filter-lists-other', other !== undefined && problem);
      for (const { id } of items) missing.delete(id);
      isEnd = next === null || items.length === 0;
      count += 1;
      if (isSampled && missing.size === 0 && count === ENOUGH_PAGES) return;
    }
    isWhole &&= isEnd;
    if (missing.size === 0) return;
  }
  const [id] = missing;
  const asked = queries.join(' or ');
  if (!isWhole) skip(`the job is not on the first ${MAX_PAGES} pages of ${asked}`);
  failIf('filter-misses', `/items: ${asked} does not list ${id}, which matches`);
}
