/** Jobs with the speech, from their creation to the result and its callbacks, and one that must fail. */
import { isDeepStrictEqual } from 'node:util';
import type {
  PreRecordedJob,
  PreRecordedJobCreated,
  PreRecordedRequest,
  TranscriptionJob,
} from 'speech-to-text-contract/types';
import { NOBODY, STATUSES } from './client.ts';
import { byEitherName, makeComplete } from './inputs.ts';
import { compareMoments } from './moments.ts';
import {
  type FindMissing,
  firstCallback,
  jobOf,
  quietFields,
  tryCallbacks,
} from './notifications.ts';
import { differences } from './relations.ts';
import { failIf, leaveOut, poll, retryIf } from './report.ts';
import { type DoneJob, FILE, type Run, type Sought } from './run.ts';

const JOBS = 'pre-recorded job';
const CREATION = 'createPreRecordedJob';
/** The statuses of an unfinished job. Any other status is final, even one that the contract does not list yet. */
const UNFINISHED = ['queued', 'processing'];
/** The dates of a finished job that never change and are the same moments in each response. */
const DATES = ['created_at', 'completed_at'] as const;
/** The other fields of a finished job that never change and are the same in each response. */
const LASTING = ['error_code', 'custom_metadata', 'request_params', 'result'] as const;
/** A date-time of a job, if it has one. */
type Moment = string | null | undefined;

const FAILING = 'a recording that does not exist';

/**
 * Tries a job with every option, one with none, one that must fail, and one for each callback. If options were renamed, a
 * service that ignores either name fails.
 */
export async function tryRecordings(run: Run): Promise<void> {
  const { recorder, made } = run;
  const audio_url = made.recording ?? leaveOut('no upload succeeded');
  const { callback, callback_config, callback_url, ...options } = makeComplete(
    'PreRecordedRequest',
  ) as PreRecordedRequest;
  // How these combine with the list of languages is not specified.
  const { detect_language, enable_code_switching, ...known } = options;
  const [current, former] = byEitherName({ ...known, audio_url });
  const everything = {
    ...current,
    // One text: how other metadata is matched by a filter is not specified.
    custom_metadata: { conformance: `run-${Date.now()}` },
    language_config: { languages: ['en'] },
    ...quietFields(run, CREATION),
  };
  const nothing = {
    audio_url: made.another ?? audio_url,
    custom_metadata: { nested: { depth: 1 } },
  };
  const [unmarked, marked, failed] = await Promise.all([
    tryJob(run, 'nothing switched on', nothing, 'unmarked'),
    tryJob(run, 'everything switched on', everything, 'marked'),
    tryFailure(run, audio_url),
    tryCallbacks(run, CREATION, async (fields, name) => {
      const job = await tryJob(run, name, { audio_url, ...fields });
      return job && findMissing(job);
    }),
  ]);
  // Afterwards, so that what both jobs violate is reported of the one with every option.
  if (!isDeepStrictEqual(current, former)) await tryJob(run, 'deprecated names', former);
  Object.assign(made, { unmarked, marked, failed });
  const compare = () => {
    if (!unmarked || !marked) return leaveOut('the run has no two jobs that are done');
    const { id, request_id, file } = marked;
    const isShared = file?.id !== undefined && file.id === unmarked.file?.id;
    return failIf(
      id === unmarked.id && `/id: two jobs have the identifier ${id}`,
      request_id === unmarked.request_id && `/request_id: two jobs have ${request_id}`,
      isShared && `/file/id: two uploads have the identifier ${file?.id}`,
    );
  };
  await recorder.check(JOBS, 'identifiers of its own', 'own-ids', compare);
}

/** Expects a notification about a job, and about no other. */
function findMissing(job: PreRecordedJob): FindMissing {
  // One notification with the job's identifier is enough; one without an identifier cannot belong to another job.
  const isOther = (id: string) => id !== '' && id !== job.id;
  return (bodies) => {
    const others = bodies.map(jobOf).filter(isOther);
    failIf(...others.map((id) => `/id: is that of another job, ${id}`));
    return [bodies.length === 0 && 'nothing arrived in time'];
  };
}

/** Polls a job until its status is final. */
export function untilFinal(
  { client, patience }: Run,
  { id, result_url }: PreRecordedJobCreated,
  onPoll: (job: PreRecordedJob) => void = () => {},
): Promise<PreRecordedJob> {
  return poll(patience, async () => {
    const found = await client.follow<PreRecordedJob>('getPreRecordedJob', result_url, id);
    failIf(...differences('id', found.id, id));
    onPoll(found);
    retryIf(UNFINISHED.includes(found.status) && `/status: the job ${id} is still ${found.status}`);
    return found;
  });
}

/** The differences between two records of a finished job, each a line that begins with the path of a field. */
export function changesOf(job: TranscriptionJob, other: TranscriptionJob, path = ''): string[] {
  return [
    ...DATES.flatMap((field) => movedMoment(`${path}${field}`, other[field], job[field])),
    ...LASTING.flatMap((field) =>
      differences(`${path}${field}`, other[field] ?? null, job[field] ?? null),
    ),
  ];
}

/** The difference between two date-times, if they are not the same moment. */
function movedMoment(path: string, value: Moment, expected: Moment): string[] {
  const areSame = value && expected && compareMoments(value, expected) === 0;
  return areSame ? [] : differences(path, value ?? null, expected ?? null);
}

/**
 * Creates a job, polls it until it is done, and checks the relations in it.
 *
 * @param sought the name under which later parts search for it, if they do
 */
async function tryJob(run: Run, name: string, request: PreRecordedRequest, sought?: Sought) {
  const { client, recorder, made } = run;
  const created = await recorder.check(JOBS, `${name}: creation`, 'creation', async () =>
    withAddress(await client.expect<PreRecordedJobCreated>(CREATION, { body: request })),
  );
  const job = await tryPolling(run, name, created, sought);
  if (!created || !job) return undefined;
  const isDone = () => {
    failIf(
      job.status !== 'done' &&
        `/status: expected done, got ${job.status}, of the job ${job.id}; try another --audio`,
    );
    return job as DoneJob;
  };
  const done = await recorder.check(JOBS, `${name}: is done`, 'polling', isDone);
  if (!done) return undefined;
  made.jobs.push(done.id);
  const { custom_metadata, ...parameters } = request;
  const sent = { ...run.sent, filename: FILE, custom_metadata, parameters };
  recorder.relate(JOBS, name, { ...done, sent });
  return done;
}

/**
 * Creates a job with a recording that does not exist, polls it, and waits for its callback; the service may also refuse
 * the creation.
 */
async function tryFailure(run: Run, recording: string) {
  const { client, recorder } = run;
  const audio_url = recording.replace(/[^/]*$/, NOBODY);
  const callback = firstCallback(run, CREATION, '/failed');
  const created = await recorder.check(JOBS, `${FAILING}: creation`, 'creation', async () => {
    const call = { body: { audio_url, ...callback?.fields } };
    const { status, body } = await client.expectResponse(CREATION, call, STATUSES.either);
    if (status >= 400) leaveOut(`the service refuses ${FAILING}, with ${status}`);
    return withAddress(body as PreRecordedJobCreated);
  });
  const job = await tryPolling(run, FAILING, created, 'failed');
  if (!job) return undefined;
  const isError = () => {
    failIf(job.status !== 'error' && `/status: expected error, got ${job.status}`);
    return job;
  };
  const failed = await recorder.check(JOBS, `${FAILING}: has failed`, 'failed-job', isError);
  if (failed) await callback?.tryArrival(`the callback of ${FAILING}`, findMissing(failed));
  return failed;
}

/** The response to the creation of a job; its URL must contain the job's identifier. */
function withAddress(created: PreRecordedJobCreated): PreRecordedJobCreated {
  const { id, result_url } = created;
  failIf(!result_url.includes(id) && '/result_url: does not contain the identifier');
  return created;
}

/** Polls a job until its status is final, then retrieves it once more. */
async function tryPolling(
  run: Run,
  name: string,
  created: PreRecordedJobCreated | undefined,
  sought?: Sought,
) {
  if (!created) return undefined;
  const { client, recorder, made } = run;
  const noteStatus = (status: string) =>
    sought && made.created.set(sought, `${created.id} was created for it, and ${status}`);
  noteStatus('no poll of it succeeded');
  const dates: string[] = [];
  const poll = `${name}: polled until its status is final`;
  const job = await recorder.check(JOBS, poll, 'polling', () =>
    untilFinal(run, created, ({ created_at, status }) => {
      dates.push(created_at);
      noteStatus(`its last status was ${status}`);
    }),
  );
  if (!job) return undefined;
  const { id, result_url } = created;
  const compare = async () => {
    failIf(...dates.flatMap((date) => movedMoment('created_at', date, dates[0])));
    const again = await client.follow<PreRecordedJob>('getPreRecordedJob', result_url, id);
    failIf(...changesOf(job, again));
    made.steady.push(id);
  };
  await recorder.check(JOBS, `${name}: the same each time`, 'steady-job', compare);
  return job;
}
