/** Jobs with the speech, from their creation to the result and its callbacks, and one that must fail. */
import type {
  PreRecordedJob,
  PreRecordedJobCreated,
  PreRecordedRequest,
  TranscriptionJob,
} from 'speech-to-text-contract/types';
import { UNFINISHED } from '../jobs.ts';
import { failIf, poll, problemsOf, retryIf, skip } from './check.ts';
import { STATUSES, UNKNOWN_ID } from './client.ts';
import { makeComplete } from './inputs.ts';
import {
  type FindProblems,
  firstCallback,
  jobIdOf,
  quietFields,
  tryCallbacks,
  type WatchedJobs,
  watchJobs,
} from './notifications.ts';
import { compareMoments, differences } from './relation.ts';
import type { DoneJob, Run } from './run.ts';
import type { ShownRequest } from './shown-request.ts';

const JOBS = 'pre-recorded job';
const CREATION = 'createPreRecordedJob';
/** The dates of a finished job that never change and are the same moments in each response. */
const DATES = ['created_at', 'completed_at'] as const;
/** The other fields of a finished job that never change and are the same in each response. */
const LASTING = ['error_code', 'custom_metadata', 'request_params', 'result'] as const;
/** A date-time of a job, if it has one. */
type Moment = string | null | undefined;

const FAILING = 'a recording that does not exist';

/**
 * Tries a job with every option, one with none, one that must fail, and one for each callback.
 */
export async function tryRecordings(run: Run): Promise<void> {
  const { made } = run;
  const audio_url = made.recording ?? skip('no upload succeeded');
  const { callback, callback_config, callback_url, ...options } = makeComplete(
    'PreRecordedRequest',
  ) as PreRecordedRequest;
  // How these combine with the list of languages is not specified.
  const { detect_language, enable_code_switching, ...known } = options;
  const quiet = quietFields(run, CREATION);
  const everything = {
    ...known,
    audio_url,
    // One text: how other metadata is matched by a filter is not specified.
    custom_metadata: { conformance: `run-${Date.now()}` },
    language_config: { languages: ['en'] },
    ...quiet?.fields,
  };
  const nothing = {
    audio_url,
    custom_metadata: { nested: { depth: 1 } },
  };
  const watched = watchJobs(run);
  const tryStereo = async () => {
    if (!made.stereo) return undefined;
    const channels = 2 * run.sent.channels;
    const stereo = { audio_url: made.stereo };
    return tryJob(run, watched, 'more channels', stereo, { channels });
  };
  const [plain, full, failed] = await Promise.all([
    tryJob(run, watched, 'nothing switched on', nothing),
    tryJob(run, watched, 'everything switched on', everything),
    tryFailure(run, watched, audio_url),
    tryStereo(),
    tryCallbacks(run, CREATION, '', async (fields, name, path) => {
      const done = await tryJob(run, watched, name, { audio_url, ...fields }, { path });
      return done && { request: done.request, findMissing: findMissing(done.job) };
    }),
  ]);
  if (full) quiet?.expectNone(full.request);
  Object.assign(made, { unmarked: plain?.job, marked: full?.job, failed });
}

/** Expects a notification about a job, and about no other. */
function findMissing(job: PreRecordedJob): FindProblems {
  // One notification with the job's identifier is enough; one without an identifier cannot belong to another job.
  const isOther = (id: string) => id !== '' && id !== job.id;
  return (bodies) => {
    const others = bodies.map(jobIdOf).filter(isOther);
    failIf(
      'notification-of-other-job',
      ...others.map((id) => `/id: is that of another job, ${id}`),
    );
    return problemsOf('notification-missing', bodies.length === 0 && 'nothing arrived in time');
  };
}

/** Polls a job until its status is final. */
export function untilFinal(
  { client, patience }: Run,
  { id, result_url }: PreRecordedJobCreated,
): Promise<PreRecordedJob> {
  return poll(patience, async () => {
    const found = await client.follow<PreRecordedJob>('getPreRecordedJob', result_url, id);
    failIf('job-other', ...differences('id', found.id, id));
    const unfinished =
      UNFINISHED.includes(found.status) && `/status: the job ${id} is still ${found.status}`;
    retryIf('job-unfinished', unfinished);
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

/** What is special about a job. */
interface Special {
  /** The path to which its notifications are sent. */
  path?: string;
  /** The channels of its recording. */
  channels?: number;
}

/**
 * Creates a job, polls it until it is done, and checks the relations in it.
 *
 * @returns the job, and the call that created it; undefined if it is not done
 */
async function tryJob(
  run: Run,
  watched: WatchedJobs,
  name: string,
  body: PreRecordedRequest,
  { path, channels = run.sent.channels }: Special = {},
) {
  const { client, recorder, made } = run;
  const creating = recorder.check(JOBS, `${name}: creation`, 'creation', async () => {
    const { request, ...response } = await client.expectResponse<PreRecordedJobCreated>(CREATION, {
      body,
    });
    return { ...withAddress(response.body), request };
  });
  watched.add(creating, path);
  const created = await creating;
  const job = created && (await tryPolling(run, name, created));
  if (!job) return undefined;
  const { request } = created;
  const isDone = () => {
    failIf(
      'job-not-done',
      job.status !== 'done' &&
        `/status: expected done, got ${job.status}, of the job ${job.id}; try another --audio`,
    );
    return job as DoneJob;
  };
  const done = await recorder.check(JOBS, `${name}: is done`, 'polling', isDone, request);
  if (!done) return undefined;
  made.jobs.set(done.id, request);
  const { custom_metadata, ...parameters } = body;
  const sent = { ...run.sent, channels, custom_metadata, parameters };
  recorder.relate(JOBS, name, { ...done, sent }, request);
  if (channels !== run.sent.channels) {
    const { number_of_distinct_channels: distinct } = done.result.metadata;
    const problem = `result.metadata.number_of_distinct_channels: ${distinct}, of ${channels}`;
    const compare = () => failIf('channels-lost', distinct < channels && problem);
    await recorder.check(JOBS, `${name}: each counts`, 'all-channels', compare, request);
  }
  return { job: done, request };
}

/**
 * Creates a job with a recording that does not exist, polls it, and waits for its callback; the service may also refuse
 * the creation.
 */
async function tryFailure(run: Run, watched: WatchedJobs, recording: string) {
  const { client, recorder } = run;
  const audio_url = recording.replace(/[^/]*$/, UNKNOWN_ID);
  const path = '/failed';
  const callback = firstCallback(run, CREATION, path);
  const creating = recorder.check(JOBS, `${FAILING}: creation`, 'creation', async () => {
    const call = { body: { audio_url, ...callback?.fields } };
    const response = await client.expectResponse(CREATION, call, STATUSES.either);
    const { status, body, request } = response;
    if (status >= 400) skip(`the service refuses ${FAILING}, with ${status}`);
    return { ...withAddress(body as PreRecordedJobCreated), request };
  });
  watched.add(creating, path);
  const created = await creating;
  const job = created && (await tryPolling(run, FAILING, created));
  if (!job) return undefined;
  const isError = () => {
    failIf(
      'job-not-failed',
      job.status !== 'error' && `/status: expected error, got ${job.status}`,
    );
    return job;
  };
  const { request } = created;
  const failed = await recorder.check(
    JOBS,
    `${FAILING}: has failed`,
    'failed-job',
    isError,
    request,
  );
  const awaited = failed && { request, findMissing: findMissing(failed) };
  if (awaited) await callback?.tryArrival(`the callback of ${FAILING}`, awaited);
  return failed;
}

/** The response to the creation of a job; its URL must contain the job's identifier. */
function withAddress(created: PreRecordedJobCreated): PreRecordedJobCreated {
  const { id, result_url } = created;
  failIf('result-url', !result_url.includes(id) && '/result_url: does not contain the identifier');
  return created;
}

function tryPolling(
  run: Run,
  name: string,
  created: PreRecordedJobCreated & { request: ShownRequest },
) {
  const poll = `${name}: polled until its status is final`;
  const wait = () => untilFinal(run, created);
  return run.recorder.check(JOBS, poll, 'polling', wait, created.request);
}
