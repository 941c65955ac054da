/** The list of jobs: its filters, its pages, its defaults. */
import { defaults } from 'speech-to-text-contract/facts';
import type { JobPage, TranscriptionJob } from 'speech-to-text-contract/types';
import { raise } from './report.ts';
import type { Run } from './run.ts';

const OPERATION = 'listTranscriptionJobs';
const MOST_PAGES = 5;
const DAY = 24 * 60 * 60 * 1000;

/** A name, a query, and what every job that it lists must fulfil. */
type Filter = [name: string, query: string, isWanted: (job: TranscriptionJob) => boolean];

/** The list, by all of its parameters. */
export async function tryPages({ client, recorder, since }: Run): Promise<void> {
  const get = (query = '') =>
    client.succeed<JobPage>(OPERATION, { query: new URLSearchParams(query) });

  await recorder.check(OPERATION, 'the default of limit', async () => {
    const limit = defaults['ListTranscriptionJobsQuery.limit'].value;
    const [plain, explicit] = await Promise.all([get(), get(`offset=0&limit=${limit}`)]);
    const [count, expected] = [plain.items.length, explicit.items.length];
    raise(
      count !== expected &&
        `/items: ${count} without a limit, ${expected} with the default ${limit}`,
    );
  });

  await recorder.check(OPERATION, 'page by page', async () => {
    const ids = new Set<string>();
    let page = await get('limit=2');
    for (let i = 0; i < MOST_PAGES; i++) {
      const { length } = page.items;
      raise(length > 2 && `/items: ${length}, more than the limit 2`);
      for (const { id } of page.items) {
        raise(ids.has(id) && `/items: ${id} is on two pages`);
        ids.add(id);
      }
      if (page.next === null) break;
      page = await client.follow<JobPage>(OPERATION, page.next);
    }
  });

  await recorder.check(OPERATION, 'the addresses of a page', async () => {
    const page = await get('limit=1&offset=1&kind=pre-recorded');
    await client.follow<JobPage>(OPERATION, page.first);
    const { items } = await client.follow<JobPage>(OPERATION, page.current);
    raise(items[0]?.id !== page.items[0]?.id && '/current: leads to another page');
  });

  await recorder.check(OPERATION, 'beyond the last item', async () => {
    const { items, next } = await get('offset=1000000000');
    raise(items.length > 0 && '/items: is not empty', next !== null && '/next: is not null');
  });

  const start = since.toISOString();
  const tomorrow = new Date(Date.now() + DAY).toISOString();
  const filters: Filter[] = [
    ['kind', 'kind=live', ({ kind }) => kind === 'live'],
    ['one status', 'status=done', ({ status }) => status === 'done'],
    ['two statuses', 'status=done&status=error', ({ status }) => /^(done|error)$/.test(status)],
    ['after_date', `after_date=${start}`, (job) => Date.parse(job.created_at) >= +since],
    ['before_date', `before_date=${start}`, (job) => Date.parse(job.created_at) <= +since],
    ['a range of dates', `after_date=${tomorrow}&before_date=${tomorrow}`, () => false],
    [
      'custom_metadata',
      'custom_metadata[conformance]=none',
      ({ custom_metadata }) => custom_metadata?.conformance === 'none',
    ],
  ];
  for (const [name, query, isWanted] of filters) {
    // How metadata is written in a query is an assumption of the contract.
    const basis = name === 'custom_metadata' ? 'assumption' : 'contract';
    const tryFilter = async () => {
      const { items } = await get(`${query}&limit=100`);
      const others = items.filter((job) => !isWanted(job));
      raise(others.length > 0 && `/items: ${others.length} of them do not match`);
    };
    await recorder.check(OPERATION, `filter by ${name}`, tryFilter, basis);
  }
}
