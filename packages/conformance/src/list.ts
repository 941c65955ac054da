/** The list: a filter selects the jobs that match it, and pages are the windows of one order. */
import { schemas } from 'speech-to-text-contract/schemas';
import type { TranscriptionJob } from 'speech-to-text-contract/types/tolerant';
import { call } from './client.ts';
import { askJob, hasEnded, idOf } from './relations.ts';
import { inParallel, type Run, that } from './run.ts';
import { at } from './values.ts';

export const SELECTS = 'filters select the jobs that match';
const { default: USUAL } = Object(schemas.ListTranscriptionJobsQuery.properties).limit;
export const LIMITS = `a page has at most \`limit\` jobs, ${USUAL} by default`;
export const WINDOWS = '`offset` skips jobs of one order';
export const NEXT = '`next` leads to the next page, and is null at the end';
export const FIRST = '`first` and `current` are URLs of these pages';

/** The most jobs of a page, and the most pages, that are read of a long list. */
const [MANY, MOST_PAGES] = [100, 60];
/** Around a moment, jobs may count as before or after it, in milliseconds. */
const [SLACK, DAY] = [1500, 86_400_000];

/** A query of one parameter or more, and what it means; undefined if that isn't specified for a job. */
type Filter = [query: string, matches: (job: TranscriptionJob) => boolean | undefined];

/** A page of the list, by its query or its URL. */
async function pageOf(run: Run, query: string) {
  // Brackets aren't allowed in a URL, which the service may return as it is.
  const encoded = query.replaceAll('[', '%5B').replaceAll(']', '%5D');
  const path = URL.canParse(query) ? query : `/v2/transcription?${encoded}`;
  const { body, repeat } = await call(run, 'JobPage', ['GET', path]);
  const jobs = body.items ?? [];
  for (const job of jobs) {
    const sent = run.sent.get(idOf(job));
    if (sent) askJob(run, sent, job, repeat);
  }
  const ids = jobs.map(idOf);
  const limit = Number(new URLSearchParams(path.replace(/^.*?\?/, '')).get('limit') ?? USUAL);
  run.note(LIMITS, that(query, ids.length <= limit, ids, 'has more jobs'), repeat);
  return { ...body, jobs, ids, limit, repeat };
}

/** The pages to which `next` leads, and all jobs on them. */
export async function pagesOf(run: Run, query: string) {
  const pages = [await pageOf(run, query)];
  for (const { next } of pages) {
    // A page may lead to itself.
    const isNew = pages.filter((page) => page.next === next).length === 1;
    if (next && isNew && pages.length < MOST_PAGES) pages.push(await pageOf(run, next));
  }
  const jobs = pages.flatMap((page) => page.jobs);
  return { jobs, ids: jobs.map(idOf), isAll: !pages.at(-1)?.next, repeat: `${pages[0]?.repeat}` };
}

/** Each listed value of a parameter, and all others, of which a service may read only one. */
function listedFilters(name: 'kind' | 'status', listed: string[]): Filter[] {
  const rests = listed.map((_, index) => [...listed.slice(index + 1), ...listed.slice(0, index)]);
  return [...listed.map((value) => [value]), ...rests].map((values) => [
    values.map((value) => `${name}=${value}`).join('&'),
    (job) => values.includes(`${job[name]}`),
  ]);
}

const metadataFilter = (name: string, value: string): Filter => [
  `custom_metadata[${name}]=${encodeURIComponent(value)}`,
  (job) => at(job, 'custom_metadata', name) === value,
];

/** Which date of a job counts isn't specified. */
const timesOf = ({ created_at, completed_at }: TranscriptionJob) =>
  [created_at, completed_at ?? created_at].map((time) => Date.parse(`${time}`));

/** The jobs before a time, and those after it. */
const dateFilters = (time: string): Filter[] =>
  ['before_date', 'after_date'].map((name) => [
    `${name}=${encodeURIComponent(time)}`,
    (job) => {
      const ages = timesOf(job).map((one) => Date.parse(time) - one);
      const distances = name === 'before_date' ? ages : ages.map((age) => -age);
      if (distances.every((distance) => distance > SLACK)) return true;
      return distances.every((distance) => distance < -SLACK) ? false : undefined;
    },
  ]);

/** All filters. Dates are far from all jobs, a moment between some of them, or an hour before, whose text is an hour after. */
function filtersFor(run: Run, jobs: TranscriptionJob[]): Filter[] {
  const ends = jobs.map((job) => Math.max(...timesOf(job))).filter(Number.isFinite);
  const moment = Math.min(...ends, Date.now()) + SLACK + 500;
  const shifted = new Date(moment + DAY / 24).toISOString().replace('Z', '+02:00');
  const times = ['2000-01-01T00:00:00Z', '2100-01-01', new Date(moment).toISOString(), shifted];
  // In some time zone, a job is of the day before or after.
  const days = [-2, 2].map((days) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10));
  return [
    ...listedFilters('kind', Object(schemas.JobKind).enum),
    ...listedFilters('status', Object(schemas.JobStatus).enum),
    metadataFilter('run', run.mark),
    metadataFilter('run', 'of no job'),
    metadataFilter('other', run.mark),
    metadataFilter('text', 'Ümläut 🎤'),
    ...times.flatMap(dateFilters),
    ...days.map((day): Filter => [`date=${day}`, () => false]),
  ];
}

/** Pairs of filters by different parameters, which select the jobs that match both. */
function pairsOf(filters: Filter[]): Filter[] {
  const nameOf = (query: string) => query.split('=')[0];
  return filters.flatMap(([one, isOne], index) =>
    filters.slice(index + 1).flatMap(([other, isOther]): Filter[] => {
      const matches = (job: TranscriptionJob) => {
        const both = [isOne(job), isOther(job)];
        return both.includes(false) ? false : both.includes(undefined) ? undefined : true;
      };
      return nameOf(one) === nameOf(other) ? [] : [[`${one}&${other}`, matches]];
    }),
  );
}

/** A filter selects, of the jobs that are known, those that match it, on one page or on several. */
async function testFilter(run: Run, known: TranscriptionJob[], filter: Filter, limit = MANY) {
  const [query, matches] = filter;
  const { jobs, ids, isAll, repeat } = await pagesOf(run, `${query}&limit=${limit}`);
  const wrong = jobs.filter((job) => matches(job) === false).map(idOf);
  const missing = known.filter((job) => isAll && matches(job) && !ids.includes(idOf(job)));
  const [sentence, where] = limit === MANY ? [SELECTS, ''] : [NEXT, ` on pages of ${limit}`];
  run.note(sentence, that(query, wrong.length === 0, wrong, `has other jobs${where}`), repeat);
  const lost = missing.map(idOf);
  run.note(sentence, that(query, missing.length === 0, lost, `lacks jobs${where}`), repeat);
}

/** Each filter alone, also page by page, and with each filter by another parameter. */
async function testFilters(run: Run): Promise<void> {
  const { jobs, ids, repeat } = await pagesOf(run, `limit=${MANY}`);
  const missing = [...run.sent].filter(([id, { job }]) => job && !ids.includes(id));
  run.note(SELECTS, that('no filter', missing.length === 0, missing, 'lacks jobs'), repeat);
  const known = jobs.filter((job) => hasEnded(job) && run.sent.has(idOf(job)));
  const filters = filtersFor(run, known);
  await inParallel([...filters, ...pairsOf(filters)], (filter) => testFilter(run, known, filter));
  // On several pages, a filter that is wrong would look like a wrong page.
  const isWrong = run.notes.some(({ sentence, holds }) => sentence === SELECTS && holds === false);
  if (!isWrong) await inParallel(filters, (filter) => testFilter(run, known, filter, 7));
}

const areSame = (ids: string[], others: string[]) => `${ids.toSorted()}` === `${others.toSorted()}`;

/** Pages are windows of one order, which pages of one job show. */
async function testPages(run: Run): Promise<void> {
  const filter = `custom_metadata[run]=${run.mark}`;
  const [first, second] = [
    await pageOf(run, `${filter}&limit=1`),
    await pageOf(run, `${filter}&limit=1&offset=1`),
  ];
  const areOthers = first.ids.length === 0 || !areSame(first.ids, second.ids);
  run.note(WINDOWS, that('offset=1', areOthers, second.ids, 'skips nothing'), second.repeat);
  const { ids: whole, repeat } = await pagesOf(run, `${filter}&limit=1`);
  const isOnce = new Set(whole).size === whole.length;
  run.demand(NEXT, that('limit=1', isOnce, whole, 'repeats jobs on later pages'), repeat);
  const { length } = whole;
  if (length < 3) return;
  const limits = ['', '&limit=2', `&limit=${length}`, `&limit=${length + 1}`];
  const offsets = [0, 1, length - 2, length, length + 5].map((offset) => `&offset=${offset}`);
  const windows = limits.flatMap((limit) => ['', ...offsets].map((offset) => limit + offset));
  await inParallel(windows, (window) => testWindow(run, whole, filter + window));
}

async function testWindow(run: Run, whole: string[], query: string): Promise<void> {
  const offset = Number(new URLSearchParams(query).get('offset'));
  const page = await pageOf(run, query);
  const { ids, limit, next, repeat } = page;
  const isEnd = offset + ids.length >= whole.length;
  // Large jobs may make a page shorter.
  run.note(LIMITS, that(query, isEnd || ids.length > 0, ids, 'is empty'), repeat);
  const expected = whole.slice(offset, offset + ids.length);
  run.note(WINDOWS, that(query, areSame(ids, expected), { ids, expected }), repeat);
  const words = isEnd ? 'must end' : 'must have a next page';
  run.note(NEXT, that(query, isEnd === (next === null), next, words), repeat);
  const idsAt = async (url: unknown) =>
    URL.canParse(`${url}`) ? (await pageOf(run, `${url}`)).ids : [];
  const [first, current] = [await idsAt(page.first), await idsAt(page.current)];
  const isStart = first.length > 0 && areSame(first, whole.slice(0, first.length));
  run.note(FIRST, that(`first of ${query}`, isStart && first.length <= limit, page.first), repeat);
  run.note(FIRST, that(`current of ${query}`, areSame(current, ids), page.current), repeat);
}

export async function testList(run: Run): Promise<void> {
  if (!run.has('list')) return;
  const [left, given] = [await pageOf(run, ''), await pageOf(run, `offset=0&limit=${USUAL}`)];
  const isSame = left.ids.length === given.ids.length;
  run.note(LIMITS, that('no limit', isSame, left.ids.length), left.repeat);
  if (run.sent.size > 0) await inParallel([run], testFilters);
  if (run.sent.size > 0) await inParallel([run], testPages);
}
