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
type IsWanted = (job: Job) => boolean;
/** A query, a job that it must list or not list, and what every job that it lists must be. */
type Step = { query: string; does: 'finds' | 'omits'; job: Job; isWanted: IsWanted };
type Filter = [restsOn: readonly Place[], ...steps: Step[]];

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
  const finds = (job: Job, query: string, isWanted: IsWanted = () => true): Step => {
    return { query, does: 'finds', job, isWanted };
  };
  const omits = (job: Job, query: string, isWanted?: IsWanted): Step => {
    return { ...finds(job, query, isWanted), does: 'omits' };
  };
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
  const isLive: IsWanted = ({ kind }) => kind === 'live';
  const isDone: IsWanted = ({ status }) => status === 'done';
  const isFailed: IsWanted = ({ status }) => status === 'error';
  const hasEnded: IsWanted = (job) => isDone(job) || isFailed(job);
  const bothKinds = 'kind=live&kind=pre-recorded';
  const ours = `custom_metadata[conformance]=${full.custom_metadata?.conformance}`;
  return {
    kind: [
      [],
      finds(session, 'kind=live', isLive),
      finds(full, 'kind=pre-recorded', (job) => !isLive(job)),
    ],
    'two kinds': [of('kind'), finds(full, bothKinds), finds(session, bothKinds)],
    'one status': [[], finds(full, 'status=done', isDone), omits(full, 'status=error', isFailed)],
    'two statuses': [
      of('status'),
      finds(full, 'status=error&status=done', hasEnded),
      finds(full, 'status=done&status=error', hasEnded),
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
async function tryStep({ client }: Run, { query, does, job, isWanted }: Step): Promise<void> {
  const ids = new Set<string>();
  for (let i = 0; i < MOST_PAGES; i += 1) {
    const page = new URLSearchParams(`${query}&limit=100&offset=${ids.size}`);
    const { items, next } = await client.succeed<JobPage>(OPERATION, { query: page });
    const others = items.filter((one) => !isWanted(one));
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
