/** The list: a filter selects the jobs that match it, and pages are the windows of one order. */
import { schemas } from 'speech-to-text-contract/schemas';
import type { TranscriptionJob } from 'speech-to-text-contract/types/tolerant';
import { call } from './client.ts';
import { askJob, hasEnded, idOf, type Seen } from './relations.ts';
import { inParallel, isSame, type Run, that } from './run.ts';
import { at } from './values.ts';

export const SELECTS = 'filters select the jobs that match';
export const LIMITS = 'a page has at most `limit` jobs, 20 by default';
export const WINDOWS = '`offset` skips jobs of one order';
export const NEXT = '`next` leads to the next page, and is null at the end';
export const FIRST = '`first` and `current` are URLs of these pages';

/** The most jobs of a page, and the most pages, that are read of a long list. */
const [MANY, MOST_PAGES] = [100, 60];
const DAY = 86_400_000;
/** Around a moment, jobs may count as before or after it, in milliseconds. */
const SLACK = 1500;

/** A filter, as a query and as what it means; undefined if that isn't specified for a job. */
type Filter = [query: string, matches: (job: TranscriptionJob) => boolean | undefined];

/** A page of the list, by its query or its URL. */
async function pageOf(run: Run, query: string) {
  // Brackets aren't allowed in a URL, which the service may return as it is.
  const encoded = query.replaceAll('[', '%5B').replaceAll(']', '%5D');
  const path = URL.canParse(query) ? query : `/v2/transcription?${encoded}`;
  const { body, date, repeat } = await call(run, 'JobPage', ['GET', path]);
  const jobs = body.items ?? [];
  for (const job of jobs) {
    const seen = { sent: run.sent.get(idOf(job)), job, now: date ? Date.parse(date) : Infinity };
    if (seen.sent) askJob(run, seen as Seen, repeat);
  }
  return { ...body, jobs, ids: jobs.map(idOf), repeat };
}

/** The pages to which `next` leads, and all jobs on them. */
export async function pagesOf(run: Run, query: string) {
  const first = await pageOf(run, query);
  const pages = [first];
  for (const { next } of pages)
    if (next && pages.length < MOST_PAGES) pages.push(await pageOf(run, next));
  const jobs = pages.flatMap((page) => page.jobs);
  const longest = Math.max(...pages.map(({ ids }) => ids.length));
  return { longest, jobs, ids: jobs.map(idOf), isAll: !pages.at(-1)?.next, repeat: first.repeat };
}

/** Two filters at once. A job that doesn't match one of them decides, then one for which that isn't specified. */
const both = ([one, isOne]: Filter, [two, isTwo]: Filter): Filter => [
  `${one}&${two}`,
  (job) => [false, undefined, true].find((value) => [isOne(job), isTwo(job)].includes(value)),
];
const pairsOf = (ones: Filter[], twos: Filter[]) =>
  ones.flatMap((one) => twos.map((two) => both(one, two)));

/** Each subset of the listed values of a parameter. Some values come twice: a service may read only the last one. */
function subsetsOf(name: string): Filter[] {
  const { items } = Object(schemas.ListTranscriptionJobsQuery.properties)[name];
  const listed: string[] = Object(schemas)[items.$ref.replace('#/$defs/', '')].enum;
  return Array.from({ length: 2 ** listed.length - 1 }, (_, bits) => {
    const values = listed.filter((_, index) => ((bits + 1) >> index) & 1);
    const query = [...values, ...values.slice(0, -1)].map((value) => `${name}=${value}`).join('&');
    return [query, (job) => values.includes(`${at(job, name)}`)];
  });
}

/** How values other than texts are compared isn't specified. */
const byMetadata = (name: string, value: string): Filter => [
  `custom_metadata[${name}]=${encodeURIComponent(value)}`,
  (job) => {
    const found = at(job, 'custom_metadata', name);
    return typeof found === 'string' || found === undefined ? found === value : undefined;
  },
];

/** Dates far from all jobs, and a moment between jobs, in several forms. Which date of a job counts isn't specified. */
function dateFilters(jobs: TranscriptionJob[]): Filter[] {
  const timesOf = (job: TranscriptionJob) =>
    [job.created_at, job.completed_at].map((time) => Date.parse(`${time}`));
  const first = Math.min(...jobs.map((job) => Math.max(...timesOf(job))));
  const cut = (Number.isFinite(first) ? first : Date.now()) + SLACK + 500;
  const isBefore = (job: TranscriptionJob) => Math.max(...timesOf(job)) < cut - SLACK;
  const isAfter = (job: TranscriptionJob) => Math.min(...timesOf(job)) > cut + SLACK;
  const moment = new Date(cut).toISOString();
  const shifted = new Date(cut + DAY / 12).toISOString().replace('Z', '%2B02:00');
  return [
    ['before_date=2000-01-01T00:00:00Z', () => false],
    ['after_date=2100-01-01', () => false],
    ['date=2000-01-01', () => false],
    ...[moment, moment.replace(/\.\d+/, ''), shifted].flatMap((text): Filter[] => [
      [`before_date=${text}`, (job) => isBefore(job) || (isAfter(job) ? false : undefined)],
      [`after_date=${text}`, (job) => isAfter(job) || (isBefore(job) ? false : undefined)],
    ]),
    ['after_date=2000-01-01T00:00:00Z', () => true],
    ['before_date=2100-01-01', () => true],
  ];
}

/** A filter selects, of the jobs that are known, those that match it. */
async function checkFilter(
  run: Run,
  known: TranscriptionJob[],
  [query, matches]: Filter,
  limit: number,
) {
  const place = query.replaceAll(run.mark, 'ID').replaceAll(/=\d{4}-\d\d-\d\dT[^&]*/g, '=MOMENT');
  const { longest, jobs, ids, isAll, repeat } = await pagesOf(run, `${query}&limit=${limit}`);
  const wrong = jobs.filter((job) => matches(job) === false).map(idOf);
  const missing = known
    .filter((job) => isAll && matches(job) && !ids.includes(idOf(job)))
    .map(idOf);
  run.note(SELECTS, that(place, wrong.length === 0, wrong, 'has other jobs'), repeat);
  run.note(SELECTS, that(place, missing.length === 0, missing, 'lacks jobs'), repeat);
  run.note(LIMITS, that(place, longest <= limit, longest, `has more than ${limit}`), repeat);
}

async function checkFilters(run: Run): Promise<void> {
  const { jobs } = await pagesOf(run, `limit=${MANY}`);
  const known = jobs.filter((job) => hasEnded(job) && run.sent.has(idOf(job)));
  const [kinds, statuses, dates] = [subsetsOf('kind'), subsetsOf('status'), dateFilters(known)];
  const texts = [
    ['run', run.mark],
    ['run', run.mark.slice(0, -1)],
    ['other', run.mark],
    ['text', 'Ümläut 🎤'],
  ];
  const metadata = texts.map(([name = '', value = '']) => byMetadata(name, value));
  // Filters together select what matches all of them. Of each group, some are paired, and read page by page.
  const groups = [kinds, statuses, metadata, dates];
  const some = groups.map((group) =>
    group.filter((_, index) => index % Math.ceil(group.length / 3) === 0),
  );
  const pairs = some.flatMap((group, index) =>
    some.slice(index + 1).flatMap((other) => pairsOf(group, other)),
  );
  const [after, before] = ['after', 'before'].map((side) =>
    dates.filter(([query]) => query.startsWith(side)),
  );
  const ranges = pairsOf(after?.slice(0, 3) ?? [], before?.slice(1, 4) ?? []);
  const missing = [...run.sent].flatMap(([id, { job }]) =>
    job && !jobs.map(idOf).includes(id) ? id : [],
  );
  run.note(SELECTS, that('no filter', missing.length === 0, missing, 'lacks jobs'));
  const more = pairsOf(metadata.slice(0, 1), metadata);
  await inParallel(some.flat(), (filter) => checkFilter(run, known, filter, 7));
  const all = [...groups.flat(), ...pairs, ...ranges, ...more];
  await inParallel(all, (filter) => checkFilter(run, known, filter, MANY));
  await checkDays(run, known);
}

/** A job is relevant to the day on which it was created, in some time zone. */
async function checkDays(run: Run, known: TranscriptionJob[]): Promise<void> {
  const days = [-DAY, 0, DAY].map((days) => new Date(Date.now() + days).toISOString().slice(0, 10));
  const pages = await Promise.all(days.map((date) => pagesOf(run, `limit=${MANY}&date=${date}`)));
  const missing = known.map(idOf).filter((id) => !pages.some(({ ids }) => ids.includes(id)));
  run.note(SELECTS, that('date', missing.length === 0, missing, 'lacks jobs'));
}

const areSame = (ids: string[], others: string[]) => isSame(ids.toSorted(), others.toSorted());

/** Pages are windows of one order, which pages of one job show. */
async function checkPages(run: Run, query: string, own: string[]): Promise<void> {
  const checkChain = async (limit: number) => {
    const { ids, longest, repeat } = await pagesOf(run, `${query}&limit=${limit}`);
    run.note(LIMITS, that(`limit=${limit}`, longest <= limit, longest), repeat);
    run.demand(NEXT, that(`limit=${limit}`, areSame(ids, own), ids), repeat);
    return ids;
  };
  const whole = await checkChain(1);
  const { length } = whole;
  const windows = [2, length - 1, length, length + 1, undefined].flatMap((limit) =>
    [undefined, 0, 1, length - 1, length, length + 5].map((offset) => ({ limit, offset })),
  );
  await checkChain(2);
  await inParallel(windows, (window) => checkWindow(run, whole, query, window));
}

type Window = { limit: number | undefined; offset: number | undefined };
async function checkWindow(run: Run, whole: string[], query: string, window: Window) {
  const { limit = 20, offset = 0 } = window;
  const given = Object.entries(window).filter(([, value]) => value !== undefined);
  const place = given.map((pair) => pair.join('=')).join('&');
  const { ids, next, repeat, ...urls } = await pageOf(run, `${query}&${place}`);
  const isEnd = offset + ids.length >= whole.length;
  const isWindow = (some: string[], from: number) =>
    areSame(some, whole.slice(from, from + some.length));
  // Large jobs may make a page shorter.
  run.note(LIMITS, that(place, ids.length <= limit && (isEnd || ids.length > 0), ids), repeat);
  run.note(WINDOWS, that(place, isWindow(ids, offset), { ids, order: whole }), repeat);
  run.note(NEXT, that(place, isEnd === (next === null), next), repeat);
  for (const [name, from, least] of [
    ['current', offset, ids.length],
    ['first', 0, 1],
  ] as const) {
    const url = `${urls[name]}`;
    const linked = URL.canParse(url) ? (await pageOf(run, url)).ids : [];
    const isRight = isWindow(linked, from) && linked.length <= limit && linked.length >= least;
    run.note(FIRST, that(`${name} of ${place}`, isRight, url), repeat);
  }
}

export async function checkList(run: Run): Promise<void> {
  if (!run.has('list')) return;
  const isOwn = ({ request }: { request: object }) =>
    at(request, 'custom_metadata', 'run') === run.mark;
  const own = [...run.sent].flatMap(([id, sent]) => (isOwn(sent) ? id : []));
  const checkDefault = async () => {
    const [left, given] = [await pageOf(run, ''), await pageOf(run, 'offset=0&limit=20')];
    run.note(
      LIMITS,
      that('no limit', left.ids.length === given.ids.length, left.ids.length),
      left.repeat,
    );
  };
  await inParallel([run], checkDefault);
  if (run.sent.size > 0) await inParallel([run], checkFilters);
  const query = `custom_metadata[run]=${run.mark}`;
  if (own.length > 2) await inParallel([query], () => checkPages(run, query, own));
}
