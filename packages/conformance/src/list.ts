/** Checks of the list of jobs: its filters and its pages. */
import { isDeepStrictEqual } from 'node:util';
import type { TranscriptionJob } from 'speech-to-text-contract/types/tolerant';
import { call } from './client.ts';
import { Failure, needed, type Run, Skipped } from './run.ts';

/** The most pages that are read of a long list. */
const MOST_PAGES = 25;
const DAY = 24 * 60 * 60 * 1000;
/** Queries that match no job. */
const NONE = ['before_date=2000-01-01T00:00:00Z', 'after_date=2100-01-01', 'date=2000-01-01'];
/** Queries that match each job of the run, but not if only the first or the last of several values is read. */
const ALL = [
  'kind=live&kind=pre-recorded&kind=live',
  'status=queued&status=done&status=error&status=queued',
  'after_date=2000-01-01&before_date=2100-01-01',
];

const idsOf = (jobs: TranscriptionJob[]) => jobs.map(({ id }) => String(id).toLowerCase()).sort();

/** A page of the list, by its query or its URL. */
async function pageOf(run: Run, query: string) {
  // Brackets aren't allowed in a URL, which the service may return as it is.
  const encoded = query.replaceAll('[', '%5B').replaceAll(']', '%5D');
  const path = query.includes('://') ? query : `/v2/transcription?${encoded}`;
  const page = await call(run, 'JobPage', ['GET', path]);
  const jobs = page.items ?? [];
  return { ...page, jobs, ids: idsOf(jobs) };
}

/** The pages to which `next` leads, and all jobs on them. */
export async function pagesOf(run: Run, query: string) {
  const pages = [await pageOf(run, query)];
  for (const { next } of pages)
    if (next && pages.length < MOST_PAGES) pages.push(await pageOf(run, next));
  const jobs = pages.flatMap((page) => page.jobs);
  return { pages, jobs, ids: idsOf(jobs), isAll: !pages.at(-1)?.next };
}

/** On each page of a query, each job must match. */
async function checkPages(run: Run, query: string, matches: (job: TranscriptionJob) => boolean) {
  const { jobs, pages } = await pagesOf(run, `${query}&limit=3`);
  const wrong = jobs.find((job) => !matches(job));
  run.that(query.replace(run.mark.run, 'ID'), !wrong, 'must match each job on each page', wrong);
  const longest = Math.max(...pages.map(({ ids }) => ids.length));
  run.that('limit', longest <= 3, 'must be the most jobs of each page', longest);
}

async function checkFilters(run: Run, ofRun: string): Promise<void> {
  const { jobs, ids } = await pageOf(run, ofRun);
  const marked = [...run.marked.keys()].sort();
  if (!isDeepStrictEqual(ids, marked))
    throw new Failure('jobs of the run', `must be ${marked}`, ids);
  await checkPages(run, ofRun, ({ id, custom_metadata }) =>
    isDeepStrictEqual(custom_metadata, run.marked.get(String(id).toLowerCase()) ?? run.mark),
  );
  for (const query of ['kind=live', 'kind=pre-recorded', 'status=done', 'status=error']) {
    const [name = '', value] = query.split('=');
    const matches = (job: TranscriptionJob) => Object(job)[name] === value;
    await checkPages(run, query, matches);
    const matching = idsOf(jobs.filter(matches));
    run.is(`${query} of the run`, (await pageOf(run, `${ofRun}&${query}`)).ids, matching);
  }
  const partOfValue = ofRun.slice(0, -1);
  const otherName = ofRun.replace('[run]', '[other]');
  const more = ['custom_metadata[other]=1', 'status=queued&status=processing'];
  const none = [...NONE, partOfValue, otherName, ...more.map((filter) => `${ofRun}&${filter}`)];
  for (const query of none)
    run.is(query.replace(run.mark.run, 'ID'), (await pageOf(run, query)).ids, []);
  for (const query of ALL) run.is(query, (await pageOf(run, `${ofRun}&${query}`)).ids, marked);
  await checkDates(run, ofRun, marked, jobs);
}

async function checkDates(run: Run, ofRun: string, marked: string[], jobs: TranscriptionJob[]) {
  // Which jobs are relevant to a date isn't specified, nor is its time zone.
  const found: string[] = [];
  for (const time of [Date.now() - DAY, Date.now(), Date.now() + DAY]) {
    const date = new Date(time).toISOString().slice(0, 10);
    found.push(...(await pageOf(run, `${ofRun}&date=${date}`)).ids);
  }
  const isEach = marked.every((id) => found.includes(id));
  run.that('date', isEach, 'must match the jobs of a day', found);
  // Dates among the jobs select the same jobs on one page as on several.
  const dates = jobs
    .map(({ created_at }) => encodeURIComponent(needed(created_at, 'the date of each job')))
    .sort();
  const query = `${ofRun}&after_date=${dates[0]}&before_date=${dates.at(-1)}`;
  const { ids } = await pagesOf(run, `${query}&limit=1`);
  run.is('dates on several pages', ids, (await pageOf(run, query)).ids);
}

async function checkNext(run: Run, ofRun: string): Promise<void> {
  const first = await pageOf(run, 'limit=1');
  const second = await pageOf(run, 'limit=1&offset=1');
  run.that('offset=1', first.ids[0] !== second.ids[0], 'must skip a job', second.ids);
  const { length } = (await pageOf(run, '')).jobs;
  run.that('limit by default', length <= 20, 'must be 20 or less', length);
  const { pages, ids } = await pagesOf(run, `${ofRun}&limit=2`);
  const { next } = pages.at(-1) ?? {};
  const isEnd = next === null && pages.length <= run.marked.size;
  run.that('next', isEnd, 'must be null on the last page, and only there', next);
  run.is('jobs on all pages', ids, [...run.marked.keys()].sort());
  const page = needed(pages[1], 'a second page');
  run.is('first', (await pageOf(run, needed(page.first, 'a first'))).ids, pages[0]?.ids);
  run.is('current', (await pageOf(run, needed(page.current, 'a current'))).ids, page.ids);
}

export async function checkList(run: Run): Promise<void> {
  const ofRun = `custom_metadata[run]=${run.mark.run}`;
  const step = (name: string, action: typeof checkNext) =>
    run.step(name, async () => {
      if (run.marked.size < 2) throw new Skipped('needs two jobs');
      await action(run, ofRun);
    });
  await step('filters of the list', checkFilters);
  await step('pages of the list', checkNext);
}
