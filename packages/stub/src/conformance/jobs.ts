/** Jobs with the speech, from their creation to the result and its callbacks, and one that must fail. */
import type {
  PreRecordedJob,
  PreRecordedJobCreated,
  PreRecordedRequest,
} from 'speech-to-text-contract/types';
import { UNFINISHED } from '../jobs.ts';
import { failIf, poll, retry, skip } from './check.ts';
import { JOB, STATUSES, UNKNOWN_ID } from './client.ts';
import { makeComplete } from './inputs.ts';
import {
  type Awaited,
  firstCallback,
  jobIdOf,
  quietCallback,
  tryCallbacks,
} from './notifications.ts';
import { type Sent, wrong } from './relations.ts';
import type { Created, Run } from './run.ts';

const JOBS = 'pre-recorded job';
const CREATION = 'createPreRecordedJob';
const FAILING = 'a recording that does not exist';
/** The fields that only a job that has finished has. */
const AT_END = ['completed_at', 'error_code', 'result'] as const;

/** Tries a job with every option, one with none, one that must fail, and one for each callback. */
export async function tryJobs(run: Run): Promise<void> {
  const { made, sent } = run;
  const audio_url = made.recording ?? skip('no upload succeeded');
  const complete = makeComplete('PreRecordedRequest') as PreRecordedRequest;
  const { callback, callback_config, ...options } = complete;
  // How these combine with the list of languages is not specified.
  const { detect_language, enable_code_switching, ...known } = options;
  const quiet = quietCallback(run, CREATION);
  const everything = {
    ...known,
    audio_url,
    // One text: how other metadata is matched by a filter is not specified.
    custom_metadata: { conformance: `run-${Date.now()}` },
    language_config: { languages: ['en'] },
    ...quiet?.fields,
  } as PreRecordedRequest;
  const nothing = { audio_url, custom_metadata: { nested: { depth: 1 } } };
  const tryStereo = async () => {
    const channels = 2 * (sent.channels ?? 1);
    const ofFile = { channels, isDistinct: true };
    if (made.stereo) await tryJob(run, 'more channels', { audio_url: made.stereo }, ofFile);
  };
  // No service has both languages as its default.
  const french = { audio_url, language_config: { languages: ['fr' as const] } };
  const [plain, full, failed] = await Promise.all([
    tryJob(run, 'nothing switched on', nothing),
    tryJob(run, 'everything switched on', everything),
    tryFailure(run, audio_url),
    tryStereo(),
    tryJob(run, 'another language', french),
    tryCallbacks(run, CREATION, '', async (fields, name, path) => {
      const done = await tryJob(run, name, { audio_url, ...fields }, {}, path);
      return done && awaitedOf(done);
    }),
  ]);
  if (full) quiet?.expectNone(full.request);
  Object.assign(made, { unmarked: plain?.job, marked: full?.job, failed });
}

/** Expects a notification about a job, and about no other. */
function awaitedOf({ job, request }: Finished): Awaited {
  // One notification with the job's identifier is enough; one without an identifier cannot belong to another job.
  const missing = (bodies: readonly unknown[]) => {
    const others = bodies.map(jobIdOf).filter((id) => id !== '' && id !== job.id);
    failIf(others.map((id) => `/id: is that of another job, ${id}`));
    return bodies.length === 0 && 'nothing arrived in time';
  };
  return { request, missing };
}

/** Retrieves a job. It may be unknown for some time after its creation, as what the service reads from may lag. */
export function retrieve({ client, patience }: Run, { id, result_url }: Omit<Created, 'request'>) {
  return poll(patience, async () => {
    const statuses = [...STATUSES.success, '404'];
    const { status, body } = await client.follow<PreRecordedJob>(JOB, result_url, id, statuses);
    if (status === 404) retry(`the job ${id} is still unknown: 404`);
    failIf(body.id !== id && wrong('id', body.id, id));
    return body;
  });
}

/**
 * Polls a job until its status is final.
 *
 * @param onUnfinished called with each state before
 */
export function untilFinal(
  run: Run,
  created: Omit<Created, 'request'>,
  onUnfinished: (job: PreRecordedJob) => void = () => {},
): Promise<PreRecordedJob> {
  return poll(run.patience, async () => {
    const job = await retrieve(run, created);
    if (!UNFINISHED.includes(job.status)) return job;
    onUnfinished(job);
    return retry(`/status: the job ${job.id} is still ${job.status}`);
  });
}

/** A job that has finished, and the call that created it. */
type Finished = { job: PreRecordedJob } & Pick<Created, 'request'>;

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
): Promise<Finished | undefined> {
  const { client, recorder, made, sent } = run;
  const creating = recorder.check(JOBS, `${name}: creation`, 'creation', async () => {
    const response = await client.call<PreRecordedJobCreated>(CREATION, { body }, statuses);
    const { status, request } = response;
    if (status >= 400) skip(`the service refuses ${name}, with ${status}`);
    const { id, result_url } = response.body;
    failIf(!result_url.includes(id) && wrong('/result_url', result_url, `one that contains ${id}`));
    return { id, result_url, request };
  });
  made.creations.push({ path, created: creating });
  const created = await creating;
  if (!created) return undefined;
  const { request } = created;
  let states = 0;
  /** The fields that it had before its end. */
  const unfinished: { status: string; field: string; value: unknown }[] = [];
  const note = (job: PreRecordedJob) => {
    states += 1;
    for (const field of AT_END) {
      const value = job[field] ?? null;
      if (value !== null) unfinished.push({ status: job.status, field, value });
    }
  };
  const check = `${name}: polled until its status is final`;
  const wait = () => untilFinal(run, created, note);
  const job = await recorder.check(JOBS, check, 'polling', wait, request);
  if (states > 0) recorder.relate(JOBS, name, { unfinished }, sent, request);
  return job && { job, request };
}

/**
 * Runs a job that must succeed, and checks the relations in it.
 *
 * @param own what differs from the speech in what is sent
 * @param path the path of its notifications, if it has one of its own
 */
async function tryJob(
  run: Run,
  name: string,
  body: PreRecordedRequest,
  own: Sent = {},
  path?: string,
): Promise<Finished | undefined> {
  const { recorder, made, sent } = run;
  const finished = await runJob(run, name, body, path);
  if (!finished) return undefined;
  const { job, request } = finished;
  const isDone = () => {
    const expected = `done, for the job ${job.id}; if there is no speech in --audio, pass another file`;
    failIf(job.status !== 'done' && wrong('/status', job.status, expected));
    return true;
  };
  if (!(await recorder.check(JOBS, `${name}: is done`, 'polling', isDone, request)))
    return undefined;
  made.jobs.set(job.id, request);
  const { custom_metadata, ...parameters } = body;
  const all = { ...sent, file: run.file, ...own, custom_metadata, parameters };
  recorder.relate(JOBS, name, job, all, request);
  return finished;
}

/** Runs a job that must fail, and waits for its callback; the service may also refuse the creation. */
async function tryFailure(run: Run, recording: string): Promise<PreRecordedJob | undefined> {
  const audio_url = recording.replace(/[^/]*$/, UNKNOWN_ID);
  const path = '/failed';
  const callback = firstCallback(run, CREATION, path);
  const body = { audio_url, ...callback?.fields };
  const finished = await runJob(run, FAILING, body, path, STATUSES.either);
  if (!finished) return undefined;
  const { job, request } = finished;
  const isError = () => {
    failIf(job.status !== 'error' && wrong('/status', job.status, 'error'));
    return job;
  };
  const { recorder, sent } = run;
  const { created_at, completed_at } = job;
  recorder.relate(JOBS, FAILING, { created_at, completed_at }, { began: sent.began }, request);
  const name = `${FAILING}: has failed`;
  const failed = await recorder.check(JOBS, name, 'failed-job', isError, request);
  if (failed) await callback?.expect(`the callback of ${FAILING}`, awaitedOf(finished));
  return failed;
}
