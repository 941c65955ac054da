/** Jobs with the speech, from their creation to the result and its callbacks, and one that must fail. */
import type {
  PreRecordedJob,
  PreRecordedJobCreated,
  PreRecordedJobDone,
  PreRecordedRequest,
} from 'speech-to-text-contract/types';
import { UNFINISHED } from '../jobs.ts';
import { failIf, poll, problemsOf, retry, skip } from './check.ts';
import { STATUSES, UNKNOWN_ID } from './client.ts';
import { makeComplete } from './inputs.ts';
import {
  type FindProblems,
  firstCallback,
  jobIdOf,
  quietFields,
  tryCallbacks,
  watchJob,
} from './notifications.ts';
import { differences } from './relation.ts';
import type { Run } from './run.ts';

const JOBS = 'pre-recorded job';
const CREATION = 'createPreRecordedJob';
const FAILING = 'a recording that does not exist';

/** Tries a job with every option, one with none, one that must fail, and one for each callback. */
export async function tryRecordings(run: Run): Promise<void> {
  const { made } = run;
  const audio_url = made.recording ?? skip('no upload succeeded');
  const complete = makeComplete('PreRecordedRequest') as PreRecordedRequest;
  const { callback, callback_config, ...options } = complete;
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
  const nothing = { audio_url, custom_metadata: { nested: { depth: 1 } } };
  const tryStereo = async () => {
    if (!made.stereo) return;
    const channels = 2 * run.sent.channels;
    await tryJob(run, 'more channels', { audio_url: made.stereo }, { channels });
  };
  const [plain, full, failed] = await Promise.all([
    tryJob(run, 'nothing switched on', nothing),
    tryJob(run, 'everything switched on', everything),
    tryFailure(run, audio_url),
    tryStereo(),
    tryCallbacks(run, CREATION, '', async (fields, name, path) => {
      const done = await tryJob(run, name, { audio_url, ...fields }, { path });
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
    const problems = others.map((id) => `/id: is that of another job, ${id}`);
    failIf('notification-of-other-job', ...problems);
    return problemsOf('notification-missing', bodies.length === 0 && 'nothing arrived in time');
  };
}

/** What the run needs of a created job. */
export type Created = Pick<PreRecordedJobCreated, 'id' | 'result_url'>;

/** Polls a job until its status is final. */
export function untilFinal(
  { client, patience }: Run,
  { id, result_url }: Created,
): Promise<PreRecordedJob> {
  return poll(patience, async () => {
    const found = await client.follow<PreRecordedJob>('getPreRecordedJob', result_url, id);
    failIf('job-other', ...differences('id', found.id, id));
    const { status } = found;
    const isUnfinished = UNFINISHED.includes(status);
    if (isUnfinished) retry('job-unfinished', `/status: the job ${id} is still ${status}`);
    return found;
  });
}

/**
 * Creates a job, and polls it until its status is final.
 *
 * @param path the path to which its notifications are sent, if it has one of its own
 * @returns the job, and the call that created it; undefined if a check did not pass
 */
async function runJob(
  run: Run,
  name: string,
  body: PreRecordedRequest,
  path?: string,
  statuses = STATUSES.success,
) {
  const { client, recorder } = run;
  const creating = recorder.check(JOBS, `${name}: creation`, 'creation', async () => {
    const call = { body };
    const response = await client.expectResponse<PreRecordedJobCreated>(CREATION, call, statuses);
    const { status, request } = response;
    if (status >= 400) skip(`the service refuses ${name}, with ${status}`);
    const { id, result_url } = response.body;
    const isOther = !result_url.includes(id);
    failIf('result-url', isOther && '/result_url: does not contain the identifier');
    return { id, result_url, request };
  });
  watchJob(run, creating, path);
  const created = await creating;
  if (!created) return undefined;
  const { request } = created;
  const check = `${name}: polled until its status is final`;
  const wait = () => untilFinal(run, created);
  const job = await recorder.check(JOBS, check, 'polling', wait, request);
  return job && { job, request };
}

/**
 * Runs a job that must succeed, and checks the relations in it.
 *
 * @param special the path of its notifications, if it has one of its own, and the channels of its recording
 * @returns the job, and the call that created it; undefined if it is not done
 */
async function tryJob(
  run: Run,
  name: string,
  body: PreRecordedRequest,
  { path, channels = run.sent.channels }: { path?: string; channels?: number } = {},
) {
  const { recorder, made } = run;
  const final = await runJob(run, name, body, path);
  if (!final) return undefined;
  const { job, request } = final;
  const isDone = () => {
    const problem = `/status: expected done, got ${job.status}, of the job ${job.id}; try another --audio`;
    failIf('job-not-done', job.status !== 'done' && problem);
    return job as PreRecordedJobDone;
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

/** Runs a job that must fail, and waits for its callback; the service may also refuse the creation. */
async function tryFailure(run: Run, recording: string) {
  const audio_url = recording.replace(/[^/]*$/, UNKNOWN_ID);
  const path = '/failed';
  const callback = firstCallback(run, CREATION, path);
  const body = { audio_url, ...callback?.fields };
  const final = await runJob(run, FAILING, body, path, STATUSES.either);
  if (!final) return undefined;
  const { job, request } = final;
  const isError = () => {
    const problem = `/status: expected error, got ${job.status}`;
    failIf('job-not-failed', job.status !== 'error' && problem);
    return job;
  };
  const name = `${FAILING}: has failed`;
  const failed = await run.recorder.check(JOBS, name, 'failed-job', isError, request);
  const awaited = failed && { request, findMissing: findMissing(failed) };
  if (awaited) await callback?.tryArrival(`the callback of ${FAILING}`, awaited);
  return failed;
}
