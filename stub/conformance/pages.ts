/** The list of jobs by its pages, while others may make jobs. */
import { defaults } from 'speech-to-text-contract/facts';
import type { JobPage } from 'speech-to-text-contract/types';
import { raise } from './report.ts';
import type { Run } from './run.ts';

const OPERATION = 'listTranscriptionJobs';
const MOST_PAGES = 5;
/** How often something is tried, since jobs of others may come in between. */
const MOST_ATTEMPTS = 5;

/** What a check asks of the list. */
interface List {
  get: (query?: string) => Promise<JobPage>;
  follow: (address: string) => Promise<JobPage>;
}

const CHECKS: Readonly<Record<string, (list: List) => Promise<void>>> = {
  'the default of limit': tryDefault,
  'page by page': tryPaging,
  'the addresses of a page': tryAddresses,
  'beyond the last item': tryEnd,
};

/** The pages of the list. */
export async function tryPages({ client, recorder }: Run): Promise<void> {
  const get = (query = '') =>
    client.succeed<JobPage>(OPERATION, { query: new URLSearchParams(query) });
  const follow = (address: string) => client.follow<JobPage>(OPERATION, address);
  for (const [name, attempt] of Object.entries(CHECKS)) {
    await recorder.check(OPERATION, name, () => undisturbed({ get, follow }, attempt));
  }
}

/** Tries something again when it fails: a job that others make meanwhile moves those on all pages. */
async function undisturbed(list: List, attempt: (list: List) => Promise<void>): Promise<void> {
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await attempt(list);
    } catch (error) {
      if (attempts === MOST_ATTEMPTS) throw error;
    }
  }
}

async function tryDefault({ get }: List): Promise<void> {
  const limit = defaults['ListTranscriptionJobsQuery.limit'].value;
  const [plain, explicit] = await Promise.all([get(), get(`offset=0&limit=${limit}`)]);
  const [count, expected] = [plain.items.length, explicit.items.length];
  const why = `/items: ${count} without a limit, ${expected} with the default ${limit}`;
  raise(count !== expected && why);
}

async function tryPaging({ get, follow }: List): Promise<void> {
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
}

async function tryAddresses({ get, follow }: List): Promise<void> {
  const page = await get('limit=1&offset=1&kind=pre-recorded');
  const idOf = ({ items }: JobPage) => items[0]?.id;
  const first = await get('limit=1&kind=pre-recorded');
  raise(
    idOf(await follow(page.first)) !== idOf(first) && '/first: leads to another page',
    idOf(await follow(page.current)) !== idOf(page) && '/current: leads to another page',
  );
}

async function tryEnd({ get }: List): Promise<void> {
  const { items, next } = await get('offset=1000000000');
  raise(items.length > 0 && '/items: is not empty', next !== null && '/next: is not null');
}
