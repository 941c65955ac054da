/** The list of jobs: its pages, while others may make jobs, and its filters. */
import { defaults } from 'speech-to-text-contract/facts';
import type { JobPage, TranscriptionJob } from 'speech-to-text-contract/types';
import type { Grounds } from './relations.ts';
import { failIf, groundsAt, leaveOut } from './report.ts';
import type { DoneJob, Run } from './run.ts';

const OPERATION = 'listTranscriptionJobs';
const LIMIT = defaults['ListTranscriptionJobsQuery.limit'];
/** How many pages are followed, and how often: a job that others make shifts the rest of the list. */
const [PAGES_FOLLOWED, MAX_ATTEMPTS] = [5, 5];
const DAY = 24 * 60 * 60 * 1000;
const DATE_LENGTH = 'YYYY-MM-DD'.length;
/** How many jobs a page has, and how many pages are searched for one. */
const [PAGE_SIZE, MAX_PAGES] = [100, 20];

/** A query, the job that it must list, and one that it must not. */
type Search = [query: string, lists: TranscriptionJob | null, omits?: TranscriptionJob];

/** Tries the pages of the list. */
export async function tryPages({ client, recorder }: Run): Promise<void> {
  const get = (query = '') =>
    client.expectSuccess<JobPage>(OPERATION, { query: new URLSearchParams(query) });
  const follow = (address: string) => client.follow<JobPage>(OPERATION, address);
  const idOf = ({ items }: JobPage) => items[0]?.id;
  const checks: Record<string, () => Promise<void>> = {
    'the default of limit': async () => {
      const [plain, explicit] = await Promise.all([get(), get(`offset=0&limit=${LIMIT}`)]);
      const [count, expected] = [plain.items.length, explicit.items.length];
      const why = `/items: ${count} without a limit, ${expected} with the default ${LIMIT}`;
      failIf(count !== expected && why);
    },
    'page by page': async () => {
      const ids = new Set<string>();
      let page = await get('limit=2');
      for (let i = 0; i < PAGES_FOLLOWED; i++) {
        const { length } = page.items;
        failIf(length > 2 && `/items: ${length}, more than the limit 2`);
        for (const { id } of page.items) {
          failIf(ids.has(id) && `/items: ${id} is on two pages`);
          ids.add(id);
        }
        if (page.next === null) return;
        page = await follow(page.next);
      }
    },
    'the addresses of a page': async () => {
      const page = await get('limit=1&offset=1&kind=pre-recorded');
      const first = await get('limit=1&kind=pre-recorded');
      failIf(
        idOf(await follow(page.first)) !== idOf(first) && '/first: leads to another page',
        idOf(await follow(page.current)) !== idOf(page) && '/current: leads to another page',
      );
    },
    'beyond the last item': async () => {
      const { items, next } = await get('offset=1000000000');
      failIf(items.length > 0 && '/items: is not empty', next !== null && '/next: is not null');
    },
  };
  for (const [name, check] of Object.entries(checks)) {
    await recorder.check(OPERATION, name, () => undisturbed(check));
  }
}

/** Repeats a check that fails: others may have made a job meanwhile. */
async function undisturbed(check: () => Promise<void>): Promise<void> {
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await check();
    } catch (error) {
      if (attempts === MAX_ATTEMPTS) throw error;
    }
  }
}

/** Tries all filters. */
export async function tryFilters(run: Run): Promise<void> {
  const { marked, unmarked, session } = run.made;
  if (!marked || !unmarked || !session) {
    const why = 'the run did not make the jobs to look for';
    return run.recorder.note(OPERATION, 'filters', 'left out', [why]);
  }
  const filters = filtersFor(marked, unmarked, session);
  for (const [name, [grounds, ...searches]] of Object.entries(filters)) {
    const find = async () => {
      for (const search of searches) await trySearch(run, search);
    };
    await run.recorder.check(OPERATION, `filter by ${name}`, find, grounds);
  }
}

/** By the name of each filter, the grounds of its check, and the searches that tell whether it works. */
function filtersFor(marked: DoneJob, unmarked: DoneJob, session: TranscriptionJob) {
  const time = (days: number) => new Date(Date.parse(marked.created_at) + days * DAY).toISOString();
  const day = (days: number) => time(days).slice(0, DATE_LENGTH);
  const dates = groundsAt('operation listTranscriptionJobs');
  // Two days are enough for every time zone, and for whichever date of a job is meant.
  const bound = (name: string, days: number) =>
    [day, time].flatMap((moment): Search[] => [
      [`${name}=${moment(days)}`, marked],
      [`${name}=${moment(-days)}`, null, marked],
    ]);
  const ours = `custom_metadata[conformance]=${marked.custom_metadata?.conformance}`;
  const bothKinds = 'kind=live&kind=pre-recorded';
  const filters: Record<string, [Grounds, ...Search[]]> = {
    kind: [{}, ['kind=live', session, marked], ['kind=pre-recorded', marked, session]],
    'two kinds': [
      groundsAt('ListTranscriptionJobsQuery.kind'),
      [bothKinds, marked],
      [bothKinds, session],
    ],
    'one status': [{}, ['status=done', marked], ['status=error', null, marked]],
    'two statuses': [
      groundsAt('ListTranscriptionJobsQuery.status'),
      ['status=error&status=done', marked],
      ['status=done&status=error', marked],
      ['status=queued&status=error', null, marked],
    ],
    date: [dates, [`date=${day(0)}`, marked], [`date=${day(-3)}`, null, marked]],
    before_date: [dates, ...bound('before_date', 2)],
    after_date: [dates, ...bound('after_date', -2)],
    custom_metadata: [
      groundsAt('ListTranscriptionJobsQuery.custom_metadata'),
      [ours, marked, unmarked],
      ['custom_metadata[conformance]=none', null, marked],
    ],
  };
  return filters;
}

/** Searches the pages of a query for its jobs. */
async function trySearch({ client }: Run, [query, lists, omits]: Search): Promise<void> {
  let isFound = lists === null;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const paged = new URLSearchParams(`${query}&limit=${PAGE_SIZE}&offset=${page * PAGE_SIZE}`);
    const { items, next } = await client.expectSuccess<JobPage>(OPERATION, { query: paged });
    const isListed = (job?: TranscriptionJob | null) => items.some(({ id }) => id === job?.id);
    failIf(isListed(omits) && `/items: ${query} lists ${omits?.id}, which does not match`);
    isFound ||= isListed(lists);
    if (isFound && !omits) return;
    const isEnd = next === null || items.length === 0;
    failIf(isEnd && !isFound && `/items: ${query} does not list ${lists?.id}, which matches`);
    if (isEnd) return;
  }
  if (!isFound) leaveOut(`the job is not among the first ${MAX_PAGES * PAGE_SIZE} of ${query}`);
}
