/** The filters of the list: each finds a job that the run made, and leaves out another one. */
import type { JobPage, TranscriptionJob } from 'speech-to-text-contract/types';
import type { Place } from './grounds.ts';
import { leaveOut, raise } from './report.ts';
import type { Run } from './run.ts';

const OPERATION = 'listTranscriptionJobs';
const PARAMETERS = 'ListTranscriptionJobsQuery';
const DAY = 24 * 60 * 60 * 1000;
const DATE_LENGTH = 'YYYY-MM-DD'.length;
/** How many pages are searched for a job. */
const MOST_PAGES = 20;

type Job = TranscriptionJob;
/** A query, a job that it must list or not list, and what every job that it lists must be. */
type Step = [query: string, does: 'finds' | 'omits', job: Job, isWanted?: (job: Job) => boolean];
type Filter = [name: string, restsOn: readonly Place[], steps: readonly Step[]];

/** All filters. */
export async function tryFilters(run: Run): Promise<void> {
  const { full, minimal, session } = run.made;
  if (!full || !minimal || !session) {
    const why = 'the run did not make the jobs to look for';
    return run.recorder.note(OPERATION, 'filters', 'left out', [why]);
  }
  for (const [name, restsOn, steps] of filtersFor(full, minimal, session)) {
    const tryFilter = async () => {
      for (const step of steps) await tryStep(run, step);
    };
    await run.recorder.check(OPERATION, `filter by ${name}`, tryFilter, restsOn);
  }
}

function filtersFor(full: Job, minimal: Job, session: Job): Filter[] {
  const time = (days: number) => new Date(Date.parse(full.created_at) + days * DAY).toISOString();
  const date = (days: number) => time(days).slice(0, DATE_LENGTH);
  const of = (...fields: string[]) => fields.map((field) => `${PARAMETERS}.${field}`);
  const dated = (...fields: string[]) => [
    `operation ${OPERATION}`,
    'DateOrDateTime',
    ...of(...fields),
  ];
  // Two days are enough for every time zone, and for whichever date of a job is meant.
  const bound = (name: string, days: number): Filter => [
    name,
    dated(name),
    [date, time].flatMap((moment): Step[] => [
      [`${name}=${moment(days)}`, 'finds', full],
      [`${name}=${moment(-days)}`, 'omits', full],
    ]),
  ];
  const isLive = ({ kind }: Job) => kind === 'live';
  const isOf =
    (...wanted: string[]) =>
    ({ status }: Job) =>
      wanted.includes(status);
  const id = full.custom_metadata?.conformance;
  return [
    [
      'kind',
      [],
      [
        ['kind=live', 'finds', session, isLive],
        ['kind=pre-recorded', 'finds', full, (job) => !isLive(job)],
      ],
    ],
    [
      'two kinds',
      of('kind'),
      [full, session].map((job): Step => ['kind=live&kind=pre-recorded', 'finds', job]),
    ],
    [
      'one status',
      [],
      [
        ['status=done', 'finds', full, isOf('done')],
        ['status=error', 'omits', full, isOf('error')],
      ],
    ],
    [
      'two statuses',
      of('status'),
      [
        ['status=error&status=done', 'finds', full, isOf('error', 'done')],
        ['status=done&status=error', 'finds', full, isOf('error', 'done')],
        ['status=queued&status=error', 'omits', full],
      ],
    ],
    [
      'date',
      dated('date'),
      [
        [`date=${full.created_at.slice(0, DATE_LENGTH)}`, 'finds', full],
        [`date=${date(-3)}`, 'omits', full],
      ],
    ],
    bound('before_date', 2),
    bound('after_date', -2),
    [
      'a range of dates',
      dated('before_date', 'after_date'),
      [
        [`after_date=${date(-2)}&before_date=${date(2)}`, 'finds', full],
        [`after_date=${date(-4)}&before_date=${date(-2)}`, 'omits', full],
        [`after_date=${date(2)}&before_date=${date(4)}`, 'omits', full],
      ],
    ],
    [
      'custom_metadata',
      of('custom_metadata'),
      [
        [`custom_metadata[conformance]=${id}`, 'finds', full],
        [`custom_metadata[conformance]=${id}`, 'omits', minimal],
        ['custom_metadata[conformance]=none', 'omits', full],
      ],
    ],
  ];
}

/** Searches the pages of a query for a job. */
async function tryStep({ client }: Run, [query, does, job, isWanted]: Step): Promise<void> {
  const ids = new Set<string>();
  for (let i = 0; i < MOST_PAGES; i += 1) {
    const page = new URLSearchParams(`${query}&limit=100&offset=${ids.size}`);
    const { items, next } = await client.succeed<JobPage>(OPERATION, { query: page });
    const others = isWanted ? items.filter((one) => !isWanted(one)) : [];
    raise(others.length > 0 && `/items: ${others.length} of ${query} do not match`);
    const known = ids.size;
    for (const { id } of items) ids.add(id);
    const isListed = ids.has(job.id);
    raise(isListed && does === 'omits' && `/items: ${query} lists ${job.id}, which does not match`);
    if (isListed) return;
    const isEnd = next === null || ids.size === known;
    raise(isEnd && does === 'finds' && `/items: ${query} does not list ${job.id}, which matches`);
    if (isEnd) return;
  }
  if (does === 'finds') leaveOut(`the job is not among the first ${ids.size} of ${query}`);
}
