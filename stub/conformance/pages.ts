/** The list of jobs by its pages, while others may make jobs. */
import { defaults } from 'speech-to-text-contract/facts';
import type { JobPage } from 'speech-to-text-contract/types';
import { raise } from './report.ts';
import type { Run } from './run.ts';

const OPERATION = 'listTranscriptionJobs';
const LIMIT = defaults['ListTranscriptionJobsQuery.limit'].value;
const MOST_PAGES = 5;
/** How often something is tried: a job that others make meanwhile moves those on all pages. */
const MOST_ATTEMPTS = 5;

/** The pages of the list. */
export async function tryPages({ client, recorder }: Run): Promise<void> {
  const get = (query = '') =>
    client.succeed<JobPage>(OPERATION, { query: new URLSearchParams(query) });
  const follow = (address: string) => client.follow<JobPage>(OPERATION, address);
  const idOf = ({ items }: JobPage) => items[0]?.id;
  const checks: Record<string, () => Promise<void>> = {
    'the default of limit': async () => {
      const [plain, explicit] = await Promise.all([get(), get(`offset=0&limit=${LIMIT}`)]);
      const [count, expected] = [plain.items.length, explicit.items.length];
      const why = `/items: ${count} without a limit, ${expected} with the default ${LIMIT}`;
      raise(count !== expected && why);
    },
    'page by page': async () => {
      const ids = new Set<string>();
      let page = await get('limit=2');
      for (let i = 0; i < MOST_PAGES; i++) {
        const { length } = page.items;
        raise(length > 2 && `/items: ${length}, more than the limit 2`);
        for (const { id } of page.items) {
          raise(ids.has(id) && `/items: ${id} is on two pages`);
          ids.add(id);
        }
        if (page.next === null) return;
        page = await follow(page.next);
      }
    },
    'the addresses of a page': async () => {
      const page = await get('limit=1&offset=1&kind=pre-recorded');
      const first = await get('limit=1&kind=pre-recorded');
      raise(
        idOf(await follow(page.first)) !== idOf(first) && '/first: leads to another page',
        idOf(await follow(page.current)) !== idOf(page) && '/current: leads to another page',
      );
    },
    'beyond the last item': async () => {
      const { items, next } = await get('offset=1000000000');
      raise(items.length > 0 && '/items: is not empty', next !== null && '/next: is not null');
    },
  };
  for (const [name, check] of Object.entries(checks)) {
    await recorder.check(OPERATION, name, () => undisturbed(check));
  }
}

/** Tries a check again when it fails. */
async function undisturbed(check: () => Promise<void>): Promise<void> {
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await check();
    } catch (error) {
      if (attempts === MOST_ATTEMPTS) throw error;
    }
  }
}
