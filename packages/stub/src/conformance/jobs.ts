/** Jobs with the speech, from their creation to the result and its callbacks, and a job that must fail. */
import type {
  PreRecordedJob,
  PreRecordedJobCreated,
  PreRecordedRequest,
} from 'speech-to-text-contract/types';
import { UNFINISHED } from '../jobs.ts';
import { JOB, STATUSES, UNKNOWN_ID } from './client.ts';
import { failIf, poll, retry, skip } from './ending.ts';
import { makeComplete } from './inputs.ts';
import {
  AREA,
  type Awaited,
  callbacksOf,
  expectQuiet,
  jobIdOf,
  quietFields,
  tryArrivals,
  tryCallbacks,
} from './notifications.ts';
import { differences, wrong } from './problems.ts';
import type { Sent } from './relations.ts';
import type { Finished, Run } from './run.ts';

const JOBS = 'pre-recorded job';
const CREATION = 'createPreRecordedJob';
const FAILING = 'a recording that does not exist';
/** The fields that only a job that has finished has. */
const AT_END = ['completed_at', 'error_code', 'result'] as const;

/** Tries a job with every option, without options, that must fail, and for each callback. */
export async function tryJobs(run: Run): Promise<void> {
  const { made, sent } = run;
  const audio_url = made.recording ?? skip('no upload succeeded');
  const complete = makeComplete('PreRecordedRequest') as PreRecordedRequest;
  const { callback, callback_config, ...options } = complete;
  // How these combine with the list of languages is not specified.
  const { detect_language, enable_code_switching, ...known } = options;
  const everything = {
    ...known,
    audio_url,
    // One text: how other metadata is matched by a filter is not specified.
    custom_metadata: { conformance: `run-${Date.now()}` },
    language_config: { languages: ['en'] },
    ...quietFields(run, CREATION),
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
    tryCallbacks(run, CREATION, '', async (fields, name) => {
      const done = await tryJob(run, name, { audio_url, ...fields });
      return done && awaitedOf(done);
    }),
  ]);
  Object.assign(made, { unmarked: plain?.job, marked: full?.job, failed });
}

/** Expects a notification about exactly one job. */
function awaitedOf({ job, unfinishedAt }: Finished): Awaited {
  // One notification with the job's identifier is enough; one without an identifier cannot belong to another job.
  const missing = (bodies: readonly unknown[]) => {
    const others = bodies.map(jobIdOf).filter((id) => id !== '' && id !== job.id);
    failIf(others.map((id) => `/id belongs to another job, ${id}`));
    return bodies.length === 0 && 'no request arrived';
  };
  return { missing, unfinishedAt: () => unfinishedAt };
}

/**
 * Polls a job until its status is final. It may be unknown for some time after its creation, as what the service reads
 * from may lag.
 *
 * @param onUnfinished called with each state before, and when the run asked for it
 */
export function untilFinal(
  { client, patience }: Run,
  { id, result_url }: PreRecordedJobCreated,
  onUnfinished: (job: PreRecordedJob, askedAt: number) => void = () => {},
): Promise<PreRecordedJob> {
  let isKnown = false;
  const wait = `after ${patience / 1000} s`;
  return poll(patience, async () => {
    const askedAt = Date.now();
    const statuses = [...STATUSES.success, '404'];
    const { status, body: job } = await client.follow<PreRecordedJob>(
      JOB,
      result_url,
      id,
      statuses,
    );
    if (status === 404) {
      retry(`the job ${id} is ${isKnown ? 'unknown, but was known before' : 'still unknown'}: 404`);
    }
    isKnown = true;
    failIf(differences('id', job.id, id));
    if (!UNFINISHED.includes(job.status)) return job;
    onUnfinished(job, askedAt);
    return retry(`the job ${id} is still ${job.status} ${wait}`);
  });
}

/** Creates a job and polls it until its status is final. */
async function runJob(
  run: Run,
  body: PreRecordedRequest,
  statuses = STATUSES.success,
): Promise<Finished> {
  const { client, recorder } = run;
  const created = await recorder.need('creation', 'creation', async () => {
    const response = await client.call<PreRecordedJobCreated>(CREATION, { body }, statuses);
    if (response.status >= 400) return response;
    const { id, result_url } = response.body;
    const isOther = !result_url.includes(id);
    failIf(isOther && `/id and /result_url must name one job, but are ${id} and ${result_url}`);
    return response;
  });
  const { status, request } = created;
  if (status >= 400) skip(`the service rejects the job with the status ${status}`);
  let unfinishedAt = 0;
  const early: PreRecordedJob[] = [];
  const note = (job: PreRecordedJob, askedAt: number) => {
    unfinishedAt = askedAt;
    early.push(job);
  };
  const tooEarly = (job: PreRecordedJob) =>
    AT_END.map((field) => {
      const value = job[field] ?? null;
      return value !== null && wrong(field, value, `null while the job is ${job.status}`);
    });
  const wait = () => untilFinal(run, created.body, note);
  const job = await recorder.check('polled until its status is final', 'polling', wait);
  if (unfinishedAt > 0) {
    await recorder.check('before its end', 'unfinished-job', () =>
      failIf([...new Set(early.flatMap(tooEarly))]),
    );
  }
  return { job: job ?? skip('further checks, which need the finished job'), unfinishedAt, request };
}

/**
 * Runs a job that must succeed and checks its relations.
 *
 * @param own the differences of the request from the speech
 */
function tryJob(run: Run, name: string, body: PreRecordedRequest, own: Sent = {}) {
  const { recorder, made, sent } = run;
  return recorder.about(JOBS, name, async () => {
    const finished = await runJob(run, body);
    const { job } = finished;
    await recorder.need('is done', 'polling', () => {
      const expected = `"done" for the job ${job.id}`;
      failIf(job.status !== 'done' && wrong('/status', job.status, expected));
      return true;
    });
    made.jobs.set(job.id, finished);
    const { custom_metadata, ...parameters } = body;
    const asked = { file: run.file, ...own, custom_metadata, parameters };
    recorder.relate('PreRecordedJob', job, { ...sent, ...asked });
    expectQuiet(run, body);
    return finished;
  });
}

/** Runs a job that must fail and waits for its callback; the service may also reject the creation. */
function tryFailure(run: Run, recording: string): Promise<PreRecordedJob | undefined> {
  const { recorder, sent } = run;
  const [callback] = callbacksOf(run, CREATION, '/failed');
  const audio_url = recording.replace(/[^/]*$/, UNKNOWN_ID);
  return recorder.about(JOBS, FAILING, async () => {
    const finished = await runJob(run, { audio_url, ...callback?.fields }, STATUSES.either);
    const { job } = finished;
    const { created_at, completed_at } = job;
    recorder.relate('PreRecordedJob', { created_at, completed_at }, { began: sent.began });
    const failed = await recorder.need('has failed', 'failed-job', () => {
      failIf(differences('/status', job.status, 'error'));
      return job;
    });
    if (callback) {
      const name = `the callback of ${FAILING}`;
      await recorder.about(AREA, name, () => tryArrivals(run, callback, awaitedOf(finished)));
    }
    return failed;
  });
}
