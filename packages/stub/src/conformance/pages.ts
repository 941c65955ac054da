/** The pages of the list of jobs, which other clients may change during the run. */
import { defaults } from 'speech-to-text-contract/facts';
import type { JobPage, TranscriptionJob } from 'speech-to-text-contract/types';
import { failBy, failIf, skip } from './check.ts';
import { type Client, LIST } from './client.ts';
import type { Recorder } from './recorder.ts';
import { compareMoments, differences } from './relation.ts';
import type { RuleName } from './rules.ts';
import { neededJob, type Run, SOUGHT } from './run.ts';

const LIMIT = defaults['ListTranscriptionJobsQuery.limit'];
/** The number of jobs requested per page, which no service refuses. */
export const PAGE_SIZE = LIMIT;
/** How many pages are followed. */
export const MAX_PAGES = 100;
/** How often a check is tried while the list changes. */
const MAX_ATTEMPTS = 3;
/** The dates of a finished job, which are the same moments in each response. */
const DATES = ['created_at', 'completed_at'] as const;
/** The other fields of a finished job that are the same in each response. */
const LASTING = ['error_code', 'custom_metadata', 'request_params', 'result'] as const;

const get = async (client: Client, query = '') =>
  noted(client, await client.expect<JobPage>(LIST, { query: new URLSearchParams(query) }));
const follow = async (client: Client, address: string) =>
  noted(client, await client.follow<JobPage>(LIST, address));

/** Notes the jobs on a page, by which a change of the list is noticed. */
function noted({ listed }: Client, page: JobPage): JobPage {
  for (const { id, created_at } of page.items) listed.set(id, created_at);
  return page;
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

/** Skips a check if the pages of the list are wrong: whatever it would find may be due to that. */
export function expectPages({ checks }: Recorder): void {
  const isWrong = checks.some(({ rule, outcome }) => rule === 'pages' && outcome === 'violation');
  if (isWrong) skip('the pages of the list are wrong');
}

/** Reads the whole list, whatever is wrong with it. */
async function readAll(client: Client): Promise<void> {
  const read = async () => {
    for await (const _ of pagesOf(client, `limit=${PAGE_SIZE}`));
  };
  await read().catch(() => {});
}

/**
 * Makes a check of the list. Repeats a failed check only if a job was created meanwhile, which shifts the pages.
 * Without a new job, one failure is enough, because a list must never be wrong.
 */
async function checkUnchanged(client: Client, check: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const before = new Map(client.listed);
    const newest = [...before.values()].reduce((a, b) => (compareMoments(a, b) > 0 ? a : b), '');
    try {
      return await check();
    } catch (error) {
      await readAll(client);
      // A job whose date cannot be read may be new: the comparison is then NaN.
      const added = [...client.listed].find(
        ([id, date]) => !before.has(id) && !(compareMoments(date, newest) < 0),
      );
      if (!added) throw error;
      if (attempt === MAX_ATTEMPTS) skip(`the list changed in each of ${attempt} attempts`);
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
    for await (const { page } of pagesOf(client, `limit=${limit}`)) {
      const { items, next } = page;
      const isLong = items.length > limit;
      failIf('page-too-long', isLong && `/items: ${items.length}, more than the limit ${limit}`);
      for (const { id } of items) {
        failIf('pages-overlap', ids.has(id) && `/items: ${id} is on two pages`);
        ids.add(id);
      }
      isEnd = next === null;
    }
    return { ids, isEnd };
  };
  const tryDefault = async () => {
    const [plain, explicit] = [await get(client), await get(client, `offset=0&limit=${LIMIT}`)];
    const [count, expected] = [plain, explicit].map(({ items }) => items.length);
    failIf('default-limit', ...differences('items.length', count, expected));
  };
  const tryAll = async () => {
    const walks = [await walk(2), await walk(PAGE_SIZE)];
    const known = [...made.jobs.keys(), ...walks.flatMap(({ ids }) => [...ids])];
    for (const { ids, isEnd } of walks) {
      const missing = isEnd ? known.find((id) => !ids.has(id)) : undefined;
      const problem = `/next: null after ${ids.size} jobs, without ${missing}`;
      failIf('pages-incomplete', missing !== undefined && problem);
    }
  };
  const tryAddresses = async () => {
    const page = await get(client, 'limit=1&offset=1&kind=pre-recorded');
    const first = await get(client, 'limit=1&kind=pre-recorded');
    failIf(
      'page-addresses',
      idOf(await follow(client, page.first)) !== idOf(first) && '/first: leads to another page',
      idOf(await follow(client, page.current)) !== idOf(page) && '/current: leads to another page',
    );
  };
  const tryEnd = async () => {
    const page = await get(client, 'offset=1000000000');
    failIf('page-end', ...differences('page', page, { items: [], next: null }));
  };
  const checks: [name: string, rule: RuleName, check: () => Promise<void>][] = [
    ['the default of limit', 'default-limit', tryDefault],
    ['page by page', 'pages', tryAll],
    ['the URLs of a page', 'page-addresses', tryAddresses],
    ['beyond the last item', 'page-end', tryEnd],
  ];
  // Note the jobs that exist already, so that none of them counts as new. Read twice, because a list that is wrong only
  // now and then may omit some of them once.
  for (const _ of [1, 2]) await readAll(client);
  for (const [name, rule, check] of checks) {
    await recorder.check(LIST, name, rule, () => checkUnchanged(client, check));
  }
  for (const name of ['marked', 'unmarked', 'failed'] as const) await tryRecord(run, name);
}

/** The differences between a finished job and its record in the list. */
function changesOf(job: TranscriptionJob, listed: TranscriptionJob): string[] {
  const moved = DATES.filter((field) => {
    const [date, other] = [job[field], listed[field]];
    return !date || !other || compareMoments(other, date) !== 0;
  });
  return [...moved, ...LASTING].flatMap((field) =>
    differences(`items.${field}`, listed[field] ?? null, job[field] ?? null),
  );
}

/** Searches the list for a finished job; its record must be the same there. */
async function tryRecord({ client, recorder, made }: Run, name: 'marked' | 'unmarked' | 'failed') {
  const find = async () => {
    expectPages(recorder);
    const job = neededJob(name, made);
    for await (const { page } of pagesOf(client, `kind=pre-recorded&limit=${PAGE_SIZE}`)) {
      const { items, next } = page;
      const found = items.find(({ id }) => id === job.id);
      if (found) return failIf('listed-otherwise', ...changesOf(job, found));
      const isEnd = next === null || items.length === 0;
      failBy('contract', 'unlisted', isEnd && `/items: does not list the job ${job.id}`);
    }
    return skip(`the job is not on the first ${MAX_PAGES} pages`);
  };
  await recorder.check(LIST, `the ${SOUGHT[name]} in the list`, 'listed-job', find);
}
