/** The list of jobs: its filters, and its pages, which other clients may change during the run. */
import { defaults } from 'speech-to-text-contract/facts';
import type {
  JobPage,
  ListTranscriptionJobsQuery,
  TranscriptionJob,
} from 'speech-to-text-contract/types';
import type { Client } from './client.ts';
import { compareMoments } from './moments.ts';
import { changesOf } from './recordings.ts';
import { differences } from './relations.ts';
import { failBy, failIf, leaveOut, remark } from './report.ts';
import type { RuleName } from './rules.ts';
import { type DoneJob, leaveOutWithout, type Run, type Sought } from './run.ts';

const OPERATION = 'listTranscriptionJobs';
const LIMIT = defaults['ListTranscriptionJobsQuery.limit'];
const DAY = 24 * 60 * 60 * 1000;
/** The number of jobs requested per page, which no service refuses, and of pages followed. */
const [PAGE_SIZE, MAX_PAGES] = [LIMIT, 100];
/** How often a check is made of a list that changes. */
const MAX_ATTEMPTS = 3;

/** A query, a job that it or one of the other queries must list, and one that none of them must list. */
type Search = [query: string, lists: Sought | null, omits?: Sought, others?: readonly string[]];

/** The fields of a job for which filters search. */
type SearchedJob = Pick<DoneJob, 'created_at' | 'custom_metadata'>;

type Filter = Exclude<keyof ListTranscriptionJobsQuery, 'offset' | 'limit'>;
/** What is tried besides each filter alone. */
type Combination = 'two kinds' | 'two statuses' | 'a range of dates';

const get = async (client: Client, query = '') =>
  noted(client, await client.expect<JobPage>(OPERATION, { query: new URLSearchParams(query) }));
const follow = async (client: Client, address: string) =>
  noted(client, await client.follow<JobPage>(OPERATION, address));

/** Notes the jobs on a page, by which a change of the list is noticed. */
function noted({ listed }: Client, page: JobPage): JobPage {
  for (const { id, created_at } of page.items) listed.set(id, created_at);
  return page;
}

/** The pages of a query, found by following `next`. A service may return shorter pages than requested. */
export async function* pagesOf(client: Client, query: string) {
  let page = await get(client, query);
  for (let count = 1; ; count += 1) {
    yield page;
    if (page.next === null || page.items.length === 0 || count === MAX_PAGES) return;
    page = await follow(client, page.next);
  }
}

/** Reads the whole list, whatever is wrong with it. */
async function readAll(client: Client): Promise<void> {
  const read = async () => {
    for await (const _ of pagesOf(client, `limit=${PAGE_SIZE}`));
  };
  await read().catch(() => {});
}

/**
 * Makes a check of the list. If it fails, but a job was created meanwhile, which shifts the pages, makes it again: a list
 * that is wrong only now and then is wrong.
 */
async function checkUnchanged(client: Client, check: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const before = new Map(client.listed);
    const newest = [...before.values()].reduce((a, b) => (compareMoments(a, b) > 0 ? a : b), '');
    try {
      return await check();
    } catch (error) {
      await readAll(client);
      const added = [...client.listed].find(
        ([id, date]) => !before.has(id) && !(compareMoments(date, newest) < 0),
      );
      if (!added) throw error;
      if (attempt === MAX_ATTEMPTS) leaveOut(`the list changed in each of ${attempt} attempts`);
      remark(`tried again, since the list had changed: the job ${added[0]} is new`);
    }
  }
}

/** Tries the pages of the list, and compares the records of jobs on them. */
export async function tryPages(run: Run): Promise<void> {
  const { client, recorder, made } = run;
  const idOf = ({ items }: JobPage) => items[0]?.id;
  /** Reads some pages of a given length. Returns the identifiers on them, and whether the last page was reached. */
  const walk = async (limit: number) => {
    const ids = new Set<string>();
    let isEnd = false;
    for await (const { items, next } of pagesOf(client, `limit=${limit}`)) {
      failIf(items.length > limit && `/items: ${items.length}, more than the limit ${limit}`);
      for (const { id } of items) {
        failIf(ids.has(id) && `/items: ${id} is on two pages`);
        ids.add(id);
      }
      isEnd = next === null;
    }
    return { ids, isEnd };
  };
  const tryDefault = async () => {
    const [plain, explicit] = [await get(client), await get(client, `offset=0&limit=${LIMIT}`)];
    failIf(...differences('items.length', plain.items.length, explicit.items.length));
  };
  const tryAll = async () => {
    const walks = [await walk(2), await walk(PAGE_SIZE)];
    const known = [...made.jobs, ...walks.flatMap(({ ids }) => [...ids])];
    for (const { ids, isEnd } of walks) {
      const missing = isEnd ? known.find((id) => !ids.has(id)) : undefined;
      failIf(missing !== undefined && `/next: null after ${ids.size} jobs, without ${missing}`);
    }
  };
  const tryAddresses = async () => {
    const page = await get(client, 'limit=1&offset=1&kind=pre-recorded');
    const first = await get(client, 'limit=1&kind=pre-recorded');
    failIf(
      idOf(await follow(client, page.first)) !== idOf(first) && '/first: leads to another page',
      idOf(await follow(client, page.current)) !== idOf(page) && '/current: leads to another page',
    );
  };
  const tryEnd = async () => {
    const page = await get(client, 'offset=1000000000');
    failIf(...differences('page', page, { items: [], next: null }));
  };
  const checks: [name: string, rule: RuleName, check: () => Promise<void>][] = [
    ['the default of limit', 'default-limit', tryDefault],
    ['page by page', 'pages', tryAll],
    ['the URLs of a page', 'page-addresses', tryAddresses],
    ['beyond the last item', 'page-end', tryEnd],
  ];
  // Twice, in case that a list is wrong only now and then.
  for (const _ of [1, 2]) await readAll(client);
  for (const [name, rule, check] of checks) {
    await recorder.check(OPERATION, name, rule, () => checkUnchanged(client, check));
  }
  for (const name of ['marked', 'unmarked', 'failed'] as const) await tryRecord(run, name);
}

/** Searches the list for a finished job; its record must be the same there. */
async function tryRecord({ client, recorder, made }: Run, name: 'marked' | 'unmarked' | 'failed') {
  const find = async () => {
    const job = made[name] ?? leaveOutWithout(name, made);
    if (!made.steady.includes(job.id)) leaveOut('its own record changes between responses, too');
    for await (const { items, next } of pagesOf(client, `kind=pre-recorded&limit=${PAGE_SIZE}`)) {
      const found = items.find(({ id }) => id === job.id);
      if (found) return failIf(...changesOf(job, found, 'items.'));
      const isEnd = next === null || items.length === 0;
      failBy('contract', isEnd && `/items: does not list the job ${job.id}`);
    }
    return leaveOut(`the job is not on the first ${MAX_PAGES} pages`);
  };
  await recorder.check(OPERATION, `the ${name} job in the list`, 'listed-job', find);
}

/** Tries all filters. */
export async function tryFilters(run: Run): Promise<void> {
  const filters = filtersFor(run.made.marked);
  for (const [name, [rule, ...searches]] of Object.entries(filters)) {
    const find = async () => {
      for (const search of searches) await trySearch(run, search);
    };
    await run.recorder.check(OPERATION, `filter by ${name}`, rule, find);
  }
}

/** For each filter, by name: the rule of its check, and the searches that prove that it works. */
export function filtersFor(job: SearchedJob = { created_at: '2000-01-01' }) {
  const { created_at, custom_metadata } = job;
  const time = (days: number) => new Date(Date.parse(created_at) + days * DAY).toISOString();
  const day = (days: number) => time(days).replace(/T.*/, '');
  // Two days cover every time zone, and any of a job's dates that the filter may compare.
  const bound = (name: string, days: number) =>
    [day, time].flatMap((moment): Search[] => [
      [`${name}=${moment(days)}`, 'marked'],
      [`${name}=${moment(-days)}`, null, 'marked'],
    ]);
  const ours = `custom_metadata[conformance]=${custom_metadata?.conformance}`;
  const bothKinds = 'kind=live&kind=pre-recorded';
  // A filter that the contract adds is a type error here.
  const filters: Record<Filter | Combination, [RuleName, ...Search[]]> = {
    kind: [
      'filter-kind',
      ['kind=live', 'session', 'marked'],
      ['kind=pre-recorded', 'marked', 'session'],
    ],
    'two kinds': ['filter-kinds', [bothKinds, 'marked'], [bothKinds, 'session']],
    status: ['filter-status', ['status=done', 'marked'], ['status=error', null, 'marked']],
    'two statuses': [
      'filter-statuses',
      ['status=error&status=done', 'marked'],
      ['status=done&status=error', 'marked'],
      ['status=queued&status=error', null, 'marked'],
    ],
    date: [
      'filter-date',
      // The day begins and ends in a time zone that is not specified.
      [`date=${day(0)}`, 'marked', undefined, [`date=${day(1)}`, `date=${day(-1)}`]],
      [`date=${day(-3)}`, null, 'marked'],
    ],
    before_date: ['filter-before', ...bound('before_date', 2)],
    after_date: ['filter-after', ...bound('after_date', -2)],
    'a range of dates': [
      'filter-range',
      [`after_date=${day(-2)}&before_date=${day(2)}`, 'marked'],
      [`after_date=${day(2)}&before_date=${day(4)}`, null, 'marked'],
      [`after_date=${day(-4)}&before_date=${day(-2)}`, null, 'marked'],
    ],
    custom_metadata: [
      'filter-metadata',
      [ours, 'marked', 'unmarked'],
      ['custom_metadata[conformance]=none', null, 'marked'],
    ],
  };
  return filters;
}

/** Searches the pages of a query, and of the other ones until the job is found. */
async function trySearch({ client, made }: Run, search: Search): Promise<void> {
  const [first, lists, omits, others = []] = search;
  const [wanted, other] = [lists, omits].map(
    (name) => name && (made[name] ?? leaveOutWithout(name, made)),
  );
  let [isFound, isWhole] = [lists === null, true];
  const queries = [first, ...others];
  for (const query of queries) {
    let isEnd = false;
    for await (const { items, next } of pagesOf(client, `${query}&limit=${PAGE_SIZE}`)) {
      const isListed = (job: TranscriptionJob | null | undefined) =>
        items.some(({ id }) => id === job?.id);
      failIf(isListed(other) && `/items: ${query} lists ${other?.id}, which does not match`);
      isFound ||= isListed(wanted);
      isEnd = next === null || items.length === 0;
      if (isFound && !other) return;
    }
    isWhole &&= isEnd;
  }
  const asked = queries.join(' or ');
  failIf(isWhole && !isFound && `/items: ${asked} does not list ${wanted?.id}, which matches`);
  if (!isFound) leaveOut(`the job is not on the first ${MAX_PAGES} pages of ${asked}`);
}
