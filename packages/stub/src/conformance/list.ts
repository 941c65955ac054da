/** The pages and filters of the list of jobs, which other clients may change during the run. */
import { defaults } from 'speech-to-text-contract/facts';
import type { JobPage, TranscriptionJob } from 'speech-to-text-contract/types';
import { branchesOf, schemaAt, schemaNamed } from '../contract.ts';
import type { Recorder } from './check.ts';
import { type Client, LIST } from './client.ts';
import { failIf, skip } from './ending.ts';
import { brief, compareMoments, differences, wrong } from './problems.ts';
import type { RuleName } from './rules.ts';
import { neededJob, type Run, SOUGHT, type Sought } from './run.ts';

const LIMIT = defaults['ListTranscriptionJobsQuery.limit'];
/** How many pages are followed. */
const MAX_PAGES = 100;
/** How often a check of the pages is made until it passes. */
const MAX_ATTEMPTS = 3;
const DAY = 24 * 60 * 60 * 1000;
/** The dates of a finished job, which are the same moments in each response. */
const DATES = ['created_at', 'completed_at'] as const;
/** The other fields of a finished job that are the same in each response. */
const LASTING = ['error_code', 'custom_metadata', 'request_params', 'result'] as const;
/** The fields of jobs, of every kind and status. */
const JOB_FIELDS = new Set(
  branchesOf(schemaNamed('TranscriptionJob')).flatMap(({ node }) =>
    Object.keys(node.properties ?? {}),
  ),
);

/** A job, whose fields are looked up by name. */
type AnyJob = TranscriptionJob & Readonly<Record<string, unknown>>;

async function get(client: Client, query = ''): Promise<JobPage> {
  return (await client.call<JobPage>(LIST, { query: new URLSearchParams(query) })).body;
}

async function follow(client: Client, url: string): Promise<JobPage> {
  return (await client.follow<JobPage>(LIST, url)).body;
}

/**
 * The pages of a query, found by following `next`. A service may return shorter pages than requested.
 *
 * @returns each page, with the `next` link that led to it; null for the first page
 */
export async function* pagesOf(client: Client, query: string) {
  let page = await get(client, query);
  let link: string | null = null;
  for (let count = 1; ; count += 1) {
    yield { page, link };
    if (page.next === null || page.items.length === 0 || count === MAX_PAGES) return;
    link = page.next;
    page = await follow(client, link);
  }
}

/** Skips a check if the pages of the list are wrong, which may cause its problems. */
function expectPages({ checks }: Recorder): void {
  const isWrong = checks.some(({ rule, outcome }) => rule === 'pages' && outcome === 'violation');
  if (isWrong) skip('the pages of the list are wrong');
}

/** Tries the pages of the list and compares the jobs on them. */
export async function tryPages(run: Run): Promise<void> {
  const { client, recorder, made } = run;
  const idOf = ({ items }: JobPage) => items[0]?.id;
  /** Reads some pages of a given length. Returns the identifiers on them, and what ended the last page. */
  const walk = async (limit: number) => {
    const ids = new Set<string>();
    let end = '';
    for await (const { page } of pagesOf(client, `limit=${limit}`)) {
      const { items, next } = page;
      failIf(
        items.length > limit && wrong('/items.length', items.length, `at most ${limit}, the limit`),
      );
      for (const { id } of items) {
        failIf(ids.has(id) && `the job ${id} is on two pages`);
        ids.add(id);
      }
      if (items.length === 0) end = '/items is empty';
      if (next === null) end = '/next is null';
    }
    return { ids, end };
  };
  const tryDefault = async () => {
    const [plain, explicit] = [await get(client), await get(client, `offset=0&limit=${LIMIT}`)];
    failIf(differences('/items.length', plain.items.length, explicit.items.length));
  };
  const tryAll = async () => {
    const walks = [await walk(2), await walk(LIMIT)];
    const known = [...made.jobs.keys(), ...walks.flatMap(({ ids }) => [...ids])];
    for (const { ids, end } of walks) {
      const missing = end ? known.find((id) => !ids.has(id)) : undefined;
      failIf(
        missing !== undefined &&
          `${end} after ${ids.size} jobs, but the job ${missing} was not listed`,
      );
    }
  };
  const tryAddresses = async () => {
    const page = await get(client, 'limit=1&offset=1&kind=pre-recorded');
    const first = await get(client, 'limit=1&kind=pre-recorded');
    failIf([
      idOf(await follow(client, page.first)) !== idOf(first) && '/first leads to another page',
      idOf(await follow(client, page.current)) !== idOf(page) && '/current leads to another page',
    ]);
  };
  const tryOffset = async () => {
    const [, second] = (await get(client, 'limit=2')).items;
    if (!second) skip('the first page has fewer than two jobs');
    const id = idOf(await get(client, 'limit=2&offset=1'));
    failIf(id !== second.id && wrong('/items/0', id, `${second.id}, the second job of the list`));
  };
  const tryEnd = async () => {
    const page = await get(client, 'offset=1000000000');
    failIf(differences('page', page, { items: [], next: null }));
  };
  const checks: [name: string, rule: RuleName, check: () => Promise<void>][] = [
    ['the default of limit', 'default-limit', tryDefault],
    ['page by page', 'pages', tryAll],
    ['an offset', 'offset', tryOffset],
    ['the URLs of a page', 'page-addresses', tryAddresses],
    ['beyond the last item', 'page-end', tryEnd],
  ];
  for (const [name, rule, check] of checks) {
    await recorder.check(name, rule, () => tryAgain(check));
  }
  for (const name of ['marked', 'unmarked', 'failed'] as const) await tryListed(run, name);
}

/** Makes a check of the pages, again if it fails: another client may have created a job meanwhile, which shifts them. */
async function tryAgain(check: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await check();
    } catch (error) {
      if (attempt === MAX_ATTEMPTS) throw error;
    }
  }
}

/** Searches the list for a finished job; its record must be the same there. */
async function tryListed({ client, recorder, made }: Run, name: Sought): Promise<void> {
  const find = async () => {
    expectPages(recorder);
    const job = neededJob(name, made);
    for await (const { page } of pagesOf(client, `kind=pre-recorded&limit=${LIMIT}`)) {
      const { items, next } = page;
      const found = items.find(({ id }) => id === job.id);
      if (found) return failIf(changesOf(job, found));
      const isEnd = next === null || items.length === 0;
      failIf(isEnd && `/items does not list the job ${job.id}`, 'pages');
    }
    return skip(`the job is not on the first ${MAX_PAGES} pages`);
  };
  await recorder.check(`the ${SOUGHT[name]} in the list`, 'listed-job', find);
}

/** The differences between a finished job and its record in the list. */
function changesOf(job: TranscriptionJob, listed: TranscriptionJob): string[] {
  const moved = DATES.filter((field) => {
    const [date, other] = [job[field], listed[field]];
    return !date || !other || compareMoments(other, date) !== 0;
  });
  return [...moved, ...LASTING].flatMap((field) =>
    differences(`items.${field}`, listed[field], job[field]),
  );
}

/** What the pages of a query must list and omit. */
interface Search {
  query: string;
  /** Other queries, one of which may list the job instead. */
  others?: readonly string[];
  /** The jobs that must be listed. */
  lists: readonly AnyJob[];
  /** The fields that decide whether a job matches. */
  fields: readonly string[];
  /** Whether a job must not be listed. */
  isOther: (job: AnyJob) => boolean;
}

/** Tries all filters: each finds exactly the run's matching jobs. */
export async function tryFilters(run: Run): Promise<void> {
  const { recorder, made } = run;
  expectPages(recorder);
  for (const [name, values] of fieldFilters(run)) {
    if (values.length === 0) {
      const without = () => skip(`no job of the run has a ${name} to filter by`);
      await recorder.check(`filter by ${name}`, 'filter-field', without);
    }
    for (const wanted of values) {
      const rule = wanted.length > 1 ? 'filter-values' : 'filter-field';
      const check = `filter by ${name} ${wanted.join(' or ')}`;
      await recorder.check(check, rule, () => search(run, searchFor(run, name, wanted)));
    }
  }
  for (const [name, [rule, searches]] of Object.entries(ownFilters(made.unmarked))) {
    await recorder.check(`filter by ${name}`, rule, async () => {
      for (const one of searches(neededJob('marked', made))) await search(run, one);
    });
  }
}

/** The names of the filters, with and without the name of a field of jobs. */
const FILTERS = Object.keys(schemaNamed('ListTranscriptionJobsQuery').properties ?? {}).filter(
  (name) => !['offset', 'limit'].includes(name),
);

/** The filters whose meaning the run does not know. */
export function unknownFilters(): string[] {
  const known = Object.keys(ownFilters());
  return FILTERS.filter((name) => !known.includes(name) && !JOB_FIELDS.has(name));
}

const ownJobs = ({ made }: Run) =>
  Object.keys(SOUGHT).flatMap((name) => (made[name as Sought] ?? []) as AnyJob);

/**
 * The filters with the name of a field of a job, each with the values to search for: all that the contract lists, or
 * those of the run's jobs and another one. A filter that takes a list is also tried with two values at once.
 */
function fieldFilters(run: Run): [name: string, values: unknown[][]][] {
  const { properties = {} } = schemaNamed('ListTranscriptionJobsQuery');
  const own = Object.keys(ownFilters());
  const ofFields = FILTERS.filter((name) => !own.includes(name) && JOB_FIELDS.has(name));
  return ofFields.map((name) => {
    const schema = properties[name] ?? {};
    const { node } = schemaAt(schema.items ?? schema);
    const values = ownJobs(run).map((job) => job[name] ?? []);
    const found = new Set(values.filter((value) => typeof value !== 'object'));
    if (found.size === 0) return [name, []];
    const tried = node.enum ?? [...found, otherThan([...found], node.maximum)];
    const pairs = schema.type === 'array' ? [tried.slice(0, 2), tried.slice(-2)] : [];
    return [name, [...tried.map((value) => [value]), ...pairs]];
  });
}

/** A value that no job has, to try a filter whose values the contract does not list. */
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
  return { query, lists, isOther: (job) => !matches(job), fields: [name] };
}

/** For each other filter, by name: the rule of its check, and the searches that prove that it works. */
function ownFilters(unmarked?: { id: string }) {
  const time = (job: TranscriptionJob, days: number) =>
    new Date(Date.parse(job.created_at) + days * DAY).toISOString();
  const day = (job: TranscriptionJob, days: number) => time(job, days).replace(/T.*/, '');
  const finds = (job: TranscriptionJob, query: string, others: string[] = []): Search => {
    return { query, others, lists: [job as AnyJob], isOther: () => false, fields: DATES };
  };
  const omits = (job: TranscriptionJob, query: string): Search => {
    return { query, lists: [], isOther: ({ id }) => id === job.id, fields: DATES };
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
    const marker = job.custom_metadata?.conformance ?? skip('the job has no custom_metadata');
    const ours = `custom_metadata[conformance]=${marker}`;
    const found = { ...finds(job, ours), isOther: ({ id }: AnyJob) => id === unmarked?.id };
    const all = [found, omits(job, 'custom_metadata[conformance]=none')];
    return all.map((one) => ({ ...one, fields: ['custom_metadata'] }));
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

/** Whether a link has the parameters of a query. */
function carries(link: string, query: string): boolean {
  const all = new URL(link).searchParams;
  return [...new URLSearchParams(query)].every(([name, value]) => all.getAll(name).includes(value));
}

/** Reads the pages of a query, then of other queries until all jobs are found. */
async function search({ client }: Run, search: Search): Promise<void> {
  const { query, others = [], lists, isOther, fields } = search;
  const missing = new Map(lists.map((job) => [job.id, job]));
  const shown = (job: AnyJob) =>
    `the job ${job.id} (${fields.map((field) => `${field}: ${brief(job[field])}`).join(', ')})`;
  const queries = [query, ...others];
  let isWhole = true;
  for (const one of queries) {
    let isEnd = false;
    for await (const { page, link } of pagesOf(client, `${one}&limit=${LIMIT}`)) {
      const { items, next } = page;
      const other = (items as AnyJob[]).find(isOther);
      const listed = other && `lists ${shown(other)}, which does not match`;
      const isLost = other !== undefined && link !== null && !carries(link, one);
      const lost = `the page of a \`next\` link does not match; ${link} of ${one} ${listed}`;
      failIf(isLost && lost, 'next-filters');
      failIf(other !== undefined && `the query ${one} ${listed}`);
      for (const { id } of items) missing.delete(id);
      isEnd = next === null || items.length === 0;
    }
    isWhole &&= isEnd;
    if (missing.size === 0) return;
  }
  const [job] = missing.values();
  const asked = queries.join(' or ');
  if (!isWhole) skip(`the job is not on the first ${MAX_PAGES} pages of ${asked}`);
  failIf(job !== undefined && `the query ${asked} does not list ${shown(job)}, which matches`);
}
