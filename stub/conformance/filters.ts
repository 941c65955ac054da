/** The filters of the list: each finds a job that the run made, and leaves out another one. */
import type { JobPage, TranscriptionJob } from 'speech-to-text-contract/types';
import type { FactKey } from './grounds.ts';
import { leaveOut, raise } from './report.ts';
import type { Run } from './run.ts';

const OPERATION = 'listTranscriptionJobs';
const PARAMETERS = 'ListTranscriptionJobsQuery';
const DAY = 24 * 60 * 60 * 1000;
const DATE_LENGTH = 'YYYY-MM-DD'.length;
/** How many jobs a page has, and how many pages are searched for one. */
const [PAGE, MOST_PAGES] = [100, 20];

type Job = TranscriptionJob;
/** A query, and a job that it must list or not list. */
type Step = { query: string; does: 'finds' | 'omits'; job: Job };
type Filter = [restsOn: readonly FactKey[], ...steps: Step[]];

/** All filters. */
export async function tryFilters(run: Run): Promise<void> {
  const { full, minimal, session } = run.made;
  if (!full || !minimal || !session) {
    const why = 'the run did not make the jobs to look for';
    return run.recorder.note(OPERATION, 'filters', 'left out', [why]);
  }
  const filters = filtersFor(full, minimal, session);
  for (const [name, [restsOn, ...steps]] of Object.entries(filters)) {
    const tryFilter = async () => {
      for (const step of steps) await tryStep(run, step);
    };
    await run.recorder.check(OPERATION, `filter by ${name}`, tryFilter, { restsOn });
  }
}

function filtersFor(full: Job, minimal: Job, session: Job): Record<string, Filter> {
  const finds = (job: Job, query: string): Step => ({ query, does: 'finds', job });
  const omits = (job: Job, query: string): Step => ({ query, does: 'omits', job });
  const time = (days: number) => new Date(Date.parse(full.created_at) + days * DAY).toISOString();
  const date = (days: number) => time(days).slice(0, DATE_LENGTH);
  const of = (...fields: string[]) => fields.map((field) => `${PARAMETERS}.${field}`);
  const dates = [`operation ${OPERATION}`, 'DateOrDateTime'];
  // Two days are enough for every time zone, and for whichever date of a job is meant.
  const bound = (name: string, days: number): Filter => [
    [...dates, ...of(name)],
    ...[date, time].flatMap((moment) => [
      finds(full, `${name}=${moment(days)}`),
      omits(full, `${name}=${moment(-days)}`),
    ]),
  ];
  const ours = `custom_metadata[conformance]=${full.custom_metadata?.conformance}`;
  const bothKinds = 'kind=live&kind=pre-recorded';
  return {
    kind: [
      [],
      ...[finds(session, 'kind=live'), omits(full, 'kind=live')],
      ...[finds(full, 'kind=pre-recorded'), omits(session, 'kind=pre-recorded')],
    ],
    'two kinds': [of('kind'), finds(full, bothKinds), finds(session, bothKinds)],
    'one status': [[], finds(full, 'status=done'), omits(full, 'status=error')],
    'two statuses': [
      of('status'),
      finds(full, 'status=error&status=done'),
      finds(full, 'status=done&status=error'),
      omits(full, 'status=queued&status=error'),
    ],
    date: [
      [...dates, ...of('date')],
      finds(full, `date=${full.created_at.slice(0, DATE_LENGTH)}`),
      omits(full, `date=${date(-3)}`),
    ],
    before_date: bound('before_date', 2),
    after_date: bound('after_date', -2),
    'a range of dates': [
      [...dates, ...of('before_date', 'after_date')],
      finds(full, `after_date=${date(-2)}&before_date=${date(2)}`),
      omits(full, `after_date=${date(-4)}&before_date=${date(-2)}`),
      omits(full, `after_date=${date(2)}&before_date=${date(4)}`),
    ],
    custom_metadata: [
      of('custom_metadata'),
      finds(full, ours),
      omits(minimal, ours),
      omits(full, 'custom_metadata[conformance]=none'),
    ],
  };
}

/** Searches the pages of a query for a job. */
async function tryStep({ client }: Run, { query, does, job }: Step): Promise<void> {
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const paged = new URLSearchParams(`${query}&limit=${PAGE}&offset=${page * PAGE}`);
    const { items, next } = await client.succeed<JobPage>(OPERATION, { query: paged });
    const isListed = items.some(({ id }) => id === job.id);
    if (isListed && does === 'finds') return;
    raise(isListed && `/items: ${query} lists ${job.id}, which does not match`);
    const isEnd = next === null || items.length === 0;
    raise(isEnd && does === 'finds' && `/items: ${query} does not list ${job.id}, which matches`);
    if (isEnd) return;
  }
  if (does === 'finds') leaveOut(`the job is not among the first ${MOST_PAGES * PAGE} of ${query}`);
}
