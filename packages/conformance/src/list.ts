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

/** The most pages that are read of a long list. */
const MOST_PAGES = 25;
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
  const now = date ? Date.parse(date) : Infinity;
  for (const job of jobs) {
    const sent = run.sent.get(idOf(job));
    if (sent) askJob(run, { sent, job, now } as Seen, repeat);
  }
  return { ...body, jobs, ids: jobs.map(idOf), repeat };
}

/** The pages to which `next` leads, and all jobs on them. */
export async function pagesOf(run: Run, query: string, most = MOST_PAGES) {
  const first = await pageOf(run, query);
  const pages = [first];
  for (const { next } of pages)
    if (next && pages.length < most) pages.push(await pageOf(run, next));
  const jobs = pages.flatMap((page) => page.jobs);
  return { pages, jobs, ids: jobs.map(idOf), isAll: !pages.at(-1)?.next, repeat: first.repeat };
}

/** Two filters at once. One that a job doesn't match decides, then one that isn't specified. */
const both = ([one, isOne]: Filter, [two, isTwo]: Filter): Filter => [
  `${one}&${two}`,
  (job) =>
    [false, undefined].find((value) => [isOne(job), isTwo(job)].includes(value)) ??
    (isOne(job) && isTwo(job)),
];

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
const metadataFilters = ({ mark }: Run): Filter[] =>
  [
    ['run', mark],
    ['run', mark.slice(0, -1)],
    ['other', mark],
    ['text', 'Ümläut 🎤'],
    ['path', 'job-1'],
  ].map(([name = '', value = '']) => [
    `custom_metadata[${name}]=${encodeURIComponent(value)}`,
    (job) => {
      const found = at(job, 'custom_metadata', name);
      return typeof found === 'string' || found === undefined ? found === value : undefined;
    },
  ]);

/** Dates far from all jobs, and a moment between jobs, in several forms. Which date of a job counts isn't specified. */
function dateFilters(jobs: TranscriptionJob[]): Filter[] {
  const timesOf = (job: TranscriptionJob) =>
    [job.created_at, job.completed_at].map((time) => Date.parse(`${time}`));
  const cut = Math.min(...jobs.map((job) => Math.max(...timesOf(job)))) + SLACK + 500;
  const isBefore = (job: TranscriptionJob) => Math.max(...timesOf(job)) < cut - SLACK;
  const isAfter = (job: TranscriptionJob) => Math.min(...timesOf(job)) > cut + SLACK;
  if (!Number.isFinite(cut)) return [];
  const moment = new Date(cut).toISOString();
  const shifted = new Date(cut + 2 * 3_600_000).toISOString().replace('Z', '+02:00');
  const around = [moment, moment.replace(/\.\d+/, ''), encodeURIComponent(shifted)].flatMap(
    (text): Filter[] => [
      [`before_date=${text}`, (job) => isBefore(job) || (isAfter(job) ? false : undefined)],
      [`after_date=${text}`, (job) => isAfter(job) || (isBefore(job) ? false : undefined)],
    ],
  );
  const all = ['after_date=2000-01-01', 'before_date=2100-01-01'].map(
    (query): Filter => [query, () => true],
  );
  const none = [
    'before_date=2000-01-01T00:00:00Z',
    'after_date=2100-01-01T00:00:00Z',
    'date=2000-01-01',
  ];
  return [...none.map((query): Filter => [query, () => false]), ...all, ...around];
}

/** A filter selects, of the jobs that are known, those that match it. */
async function checkFilter(
  run: Run,
  known: TranscriptionJob[],
  [query, matches]: Filter,
  limit: number,
) {
  const place = query.replaceAll(run.mark, 'ID').replaceAll(/=\d{4}-\d\d-\d\dT[^&]*/g, '=MOMENT');
  const { pages, jobs, ids, isAll, repeat } = await pagesOf(run, `${query}&limit=${limit}`, 12);
  const wrong = jobs.find((job) => matches(job) === false);
  const missing = isAll && known.find((job) => matches(job) && !ids.includes(idOf(job)));
  run.note(
    SELECTS,
    that(place, !wrong, { ...wrong, result: '…' }, 'lists a job that does not match'),
    repeat,
  );
  run.note(
    SELECTS,
    that(place, !missing, { ...Object(missing), result: '…' }, 'does not list a job that matches'),
    repeat,
  );
  run.note(
    LIMITS,
    that(
      place,
      pages.every((page) => page.ids.length <= limit),
      ids,
      `has more than ${limit}`,
    ),
    repeat,
  );
}

async function checkFilters(run: Run): Promise<void> {
  const { ids, jobs: all, repeat } = await pagesOf(run, 'limit=100');
  const known = all.filter((job) => hasEnded(job) && run.sent.has(idOf(job)));
  const missing = [...run.sent].flatMap(([id, { job }]) => (job && !ids.includes(id) ? id : []));
  run.note(
    SELECTS,
    that('no filter', missing.length === 0, missing, 'does not list each job'),
    repeat,
  );
  const groups = [subsetsOf('kind'), subsetsOf('status'), metadataFilters(run), dateFilters(known)];
  // Filters together select what matches all of them. Of each group, some are paired.
  const some = groups.map((group) =>
    group.filter((_, index) => index % Math.ceil(group.length / 3) === 0),
  );
  const pairs = some.flatMap((group, index) =>
    some
      .slice(index + 1)
      .flatMap((other) => group.flatMap((one) => other.map((two) => both(one, two)))),
  );
  const [from, to] = ['after', 'before'].map(
    (side) => groups[3]?.filter(([query]) => query.startsWith(side)).slice(0, 3) ?? [],
  );
  const ranges = (from ?? []).flatMap((one) => (to ?? []).map((two) => both(one, two)));
  await inParallel([
    ...groups
      .flat()
      .map(
        (filter) => () => checkFilter(run, known, filter, some.flat().includes(filter) ? 7 : 100),
      ),
    ...[...pairs, ...ranges].map((filter) => () => checkFilter(run, known, filter, 100)),
    () => checkDays(run, known),
  ]);
}

/** A job is relevant to the day on which it was created, in some time zone. */
async function checkDays(run: Run, known: TranscriptionJob[]): Promise<void> {
  const found = new Set<string>();
  for (const days of [-1, 0, 1]) {
    const date = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    for (const id of (await pagesOf(run, `limit=100&date=${date}`)).ids) found.add(id);
  }
  const missing = known.filter((job) => !found.has(idOf(job))).map(idOf);
  run.note(SELECTS, that('date', missing.length === 0, missing, 'does not list the jobs of a day'));
}

/** Pages are windows of one order, which pages of one job show. */
async function checkPages(run: Run, query: string, own: string[]): Promise<void> {
  const isWhole = (ids: string[]) => isSame(ids.toSorted(), own.toSorted());
  const { ids: whole, pages, repeat } = await pagesOf(run, `${query}&limit=1`, 60);
  run.note(
    LIMITS,
    that(
      'limit=1',
      pages.every(({ ids }) => ids.length <= 1),
      pages.map(({ ids }) => ids),
    ),
    repeat,
  );
  run.demand(NEXT, that('limit=1', isWhole(whole), whole, 'must lead to each job, once'), repeat);
  const { length } = whole;
  const windows = [2, length - 1, length, length + 1, undefined].flatMap((limit) =>
    [undefined, 0, 1, length - 1, length, length + 5].map((offset) => [limit, offset]),
  );
  await inParallel([
    ...windows.map(
      ([limit, offset]) =>
        () =>
          checkWindow(run, whole, query, limit, offset),
    ),
    async () => {
      const { ids, repeat } = await pagesOf(run, `${query}&limit=2`, 60);
      run.note(NEXT, that('limit=2', isWhole(ids), ids, 'must lead to each job, once'), repeat);
    },
  ]);
}

async function checkWindow(
  run: Run,
  whole: string[],
  query: string,
  limit?: number,
  offset?: number,
) {
  const [size, start] = [limit ?? 20, offset ?? 0];
  const given = Object.entries({ limit, offset }).filter(([, value]) => value !== undefined);
  const place = given.map((pair) => pair.join('=')).join('&') || 'no limit and offset';
  const page = await pageOf(run, [query, ...given.map((pair) => pair.join('='))].join('&'));
  const { ids, next, repeat } = page;
  const isEnd = start + ids.length >= whole.length;
  const isWindow = (some: string[], from: number) =>
    isSame(some.toSorted(), whole.slice(from, from + some.length).toSorted());
  // Large jobs may make a page shorter.
  run.note(LIMITS, that(place, ids.length <= size && (isEnd || ids.length > 0), ids), repeat);
  run.note(WINDOWS, that(place, isWindow(ids, start), { ids, order: whole }), repeat);
  run.note(
    NEXT,
    that(place, isEnd === (next === null), next, 'must be null on the last page alone'),
    repeat,
  );
  for (const [name, from] of [
    ['current', start],
    ['first', 0],
  ] as const) {
    const url = `${page[name]}`;
    const linked = URL.canParse(url) ? (await pageOf(run, url)).ids : [];
    const isRight =
      isWindow(linked, from) &&
      linked.length <= size &&
      (name === 'first' ? linked.length > 0 : isSame(linked, ids));
    run.note(FIRST, that(`${name} of ${place}`, isRight, url), repeat);
  }
}

export async function checkList(run: Run): Promise<void> {
  if (!run.has('list')) return;
  const own = [...run.sent].filter(
    ([, { request }]) => at(request, 'custom_metadata', 'run') === run.mark,
  );
  const query = `custom_metadata[run]=${run.mark}`;
  await inParallel([
    ...(run.sent.size > 0 ? [() => checkFilters(run)] : []),
    ...(own.length > 2
      ? [
          () =>
            checkPages(
              run,
              query,
              own.map(([id]) => id),
            ),
        ]
      : []),
    async () => {
      const [left, given] = [await pageOf(run, ''), await pageOf(run, 'offset=0&limit=20')];
      run.note(
        LIMITS,
        that('no limit', left.ids.length === given.ids.length, left.ids.length, 'must be 20'),
        left.repeat,
      );
    },
  ]);
}
