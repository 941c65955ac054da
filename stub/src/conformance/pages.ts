/** The list: its filters, its pages, its defaults. */
import { defaults } from 'speech-to-text-contract/facts';
import type { JobPage, TranscriptionJob } from 'speech-to-text-contract/types';
import type { Run } from './run.ts';

const OPERATION = 'listTranscriptionJobs';
const MOST_PAGES = 5;

/** What every job of a filtered list must fulfil. */
type Filter = [
  name: string,
  query: Record<string, string[]>,
  fits: (job: TranscriptionJob) => boolean,
];

/** @param since when the run began */
export async function tryPages({ client, recorder }: Run, since: Date): Promise<void> {
  const get = (query: Record<string, string[]> = {}) => {
    const pairs = Object.entries(query).flatMap(([name, values]) =>
      values.map((x): [string, string] => [name, x]),
    );
    return client.succeed<JobPage>(OPERATION, { query: new URLSearchParams(pairs) });
  };

  await recorder.part(OPERATION, 'the default of limit', async () => {
    const most = defaults['ListTranscriptionJobsQuery.limit'].value;
    const [[plain, problems], [explicit, more]] = await Promise.all([
      get(),
      get({ offset: ['0'], limit: [String(most)] }),
    ]);
    problems.push(...more);
    if (problems.length === 0 && plain.items.length !== explicit.items.length) {
      problems.push(
        `/items: ${plain.items.length} without a limit, ${explicit.items.length} with the default ${most}`,
      );
    }
    recorder.check(OPERATION, 'the default of limit', problems);
  });

  await recorder.part(OPERATION, 'page by page', async () => {
    const ids = new Set<string>();
    let [page, problems] = await get({ limit: ['2'] });
    for (let i = 0; i < MOST_PAGES && problems.length === 0; i++) {
      if (page.items.length > 2)
        problems.push(`/items: ${page.items.length}, more than the limit 2`);
      for (const { id } of page.items) {
        if (ids.has(id)) problems.push(`/items: ${id} is on two pages`);
        ids.add(id);
      }
      if (page.next === null) break;
      const received = await client.fetch(page.next);
      problems.push(...client.problems(OPERATION, received, 'success'));
      page = received.body as JobPage;
    }
    recorder.check(OPERATION, 'page by page', problems);
  });

  await recorder.part(OPERATION, 'the addresses of a page', async () => {
    const [page, problems] = await get({ limit: ['1'], offset: ['1'], kind: ['pre-recorded'] });
    for (const name of ['first', 'current'] as const) {
      if (problems.length > 0) break;
      const received = await client.fetch(page[name]);
      problems.push(...client.problems(OPERATION, received, 'success'));
      const { items = [] } = received.body as Partial<JobPage>;
      if (name === 'current' && items[0]?.id !== page.items[0]?.id) {
        problems.push('/current: leads to another page');
      }
    }
    recorder.check(OPERATION, 'the addresses of a page', problems);
  });

  await recorder.part(OPERATION, 'beyond the last item', async () => {
    const [page, problems] = await get({ offset: ['1000000000'] });
    if (problems.length === 0 && page.items.length > 0) problems.push('/items: there are some');
    if (problems.length === 0 && page.next !== null) problems.push('/next: there is a page after');
    recorder.check(OPERATION, 'beyond the last item', problems);
  });

  const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString();
  const filters: Filter[] = [
    ['kind', { kind: ['live'] }, ({ kind }) => kind === 'live'],
    ['one status', { status: ['done'] }, ({ status }) => status === 'done'],
    [
      'two statuses',
      { status: ['done', 'error'] },
      ({ status }) => status === 'done' || status === 'error',
    ],
    [
      'after_date',
      { after_date: [since.toISOString()] },
      (job) => Date.parse(job.created_at) >= +since,
    ],
    [
      'before_date',
      { before_date: [since.toISOString()] },
      (job) => Date.parse(job.created_at) <= +since,
    ],
    ['a range of dates', { after_date: [tomorrow], before_date: [tomorrow] }, () => false],
    [
      'custom_metadata',
      { 'custom_metadata[conformance]': ['no such run'] },
      ({ custom_metadata }) => custom_metadata?.conformance === 'no such run',
    ],
  ];
  for (const [name, query, fits] of filters) {
    await recorder.part(OPERATION, `filter by ${name}`, async () => {
      const [page, problems] = await get({ ...query, limit: ['100'] });
      if (problems.length === 0) {
        const others = page.items.filter((job) => !fits(job));
        if (others.length > 0) problems.push(`/items: ${others.length} of them do not match`);
      }
      // How metadata is written in a query is an assumption of the document.
      recorder.check(
        OPERATION,
        `filter by ${name}`,
        problems,
        name === 'custom_metadata' ? 'assumption' : 'contract',
      );
    });
  }
}
