// The jobs of server.ts, in memory. Replace the maps with a database. Notifications are sent after a job has finished.
import { randomUUID } from 'node:crypto';
import { extname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as examples from 'speech-to-text-contract/examples';
import * as contract from 'speech-to-text-contract/strict';
import type * as api from 'speech-to-text-contract/types';
import type * as filled from 'speech-to-text-contract/types/resolved';
import { withExample } from './server-examples.ts';
import { pageOf } from './server-list.ts';
import { type Audio, readWav, resultOf, round } from './transcriber.ts';

const { WEBHOOK } = process.env;
/** The maximum number of notifications that wait or are being sent. */
const MOST_WAITING = 1000;

export type Job = Pick<api.PreRecordedJob, 'id' | 'status' | 'created_at'> & {
  kind: api.JobKind;
  custom_metadata?: object | undefined;
  [field: string]: unknown;
};

const uploads = new Map<string, Audio>();
export const jobs = new Map<string, Job>();

type Validator<Body> = ((value: unknown) => value is Body) & { errors?: unknown };

/** Returns a valid response. An invalid response is a bug of this service and isn't sent. */
export function checked<Body>(validate: Validator<Body>, body: unknown): Body {
  if (validate(body)) return body;
  throw new Error(`The response violates the contract: ${JSON.stringify(validate.errors)}`);
}

/** Keeps an upload. `base` is the base URL in responses. */
export function addUpload(base: string, filename: string, bytes: Uint8Array): api.UploadResponse {
  const wav = readWav(bytes);
  const seconds = wav ? round(wav.size / wav.perSecond) : 12;
  const [id, channels] = [randomUUID(), wav?.channels ?? 1];
  const format = { audio_duration: seconds, number_of_channels: channels };
  uploads.set(id, { file: { id, filename, source: null, ...format }, seconds, channels });
  const own = {
    id,
    filename,
    extension: extname(filename).slice(1),
    size: bytes.length,
    ...format,
  };
  const example = examples.UploadResponse.gardenVisit;
  const audio_metadata = withExample('AudioMetadata', example.audio_metadata, own);
  const audio_url = `${base}/file/${id}`;
  return withExample('UploadResponse', example, { audio_url, audio_metadata });
}

/** Creates a job and runs it. */
export function createJob(
  base: string,
  request: filled.PreRecordedRequest,
): api.PreRecordedJobCreated {
  const { custom_metadata, ...params } = request;
  const job = addJob('pre-recorded', params, custom_metadata);
  void run(job, request);
  const own = { id: job.id, result_url: `${base}/v2/pre-recorded/${job.id}` };
  return withExample('PreRecordedJobCreated', examples.PreRecordedJobCreated.twoSpeakers, own);
}

/** The recording with this ID, if it exists. */
export function findJob(id: string): api.PreRecordedJob | undefined {
  const job = jobs.get(id);
  return job?.kind === 'pre-recorded' ? checked(contract.validatePreRecordedJob, job) : undefined;
}

/** A page of the list, the newest job first. `address` is the URL of the page. */
export function listJobs(query: filled.ListTranscriptionJobsQuery, address: URL): api.JobPage {
  const page = pageOf([...jobs.values()].reverse(), query, address);
  return checked(contract.validateJobPage, withExample('JobPage', examples.JobPage.noJobs, page));
}

export function addJob(kind: api.JobKind, request_params: object, custom_metadata?: object): Job {
  const own = {
    id: randomUUID(),
    request_id: randomUUID(),
    version: 2,
    created_at: new Date().toISOString(),
    kind,
    status: 'queued' as const,
    completed_at: null,
    error_code: null,
    request_params,
    custom_metadata,
    post_session_metadata: {},
    file: null,
    result: null,
  };
  const job: Job = { ...withExample('PreRecordedJob', examples.PreRecordedJob.queued, own) };
  jobs.set(job.id, job);
  return job;
}

type Done = { file: api.AudioFile; result: api.PreRecordedResult | api.LiveResult };

/** Ends a job. The job is done if `end` has a result, and failed if `end` has an error code. */
export function finish(job: Job, end: Done | { error_code: number }) {
  const failed = { status: 'error', file: null, request_params: null };
  const completed_at = new Date().toISOString();
  Object.assign(job, 'result' in end ? { status: 'done' } : failed, end, { completed_at });
}

/** Transcribes an upload and sends the notifications. */
async function run(job: Job, request: filled.PreRecordedRequest): Promise<void> {
  const { audio_url, callback, callback_config, callback_url } = request;
  // If the recording was not uploaded, fetch it here. First check that its host is allowed.
  const audio = uploads.get(audio_url.split('/file/').at(-1) ?? '');
  await sleep(20);
  job.status = 'processing';
  await sleep(80);
  if (audio) {
    const file = { ...audio.file, source: audio_url };
    finish(job, { file, result: resultOf(audio, request) });
  } else finish(job, { error_code: 404 });
  // The values of `event` are not specified.
  const body = { id: job.id, event: audio ? 'success' : 'error' };
  if (callback && callback_config) notify(callback_config.url, body, callback_config.method);
  if (callback_url && audio) notify(callback_url, job.result);
  if (WEBHOOK && audio) notify(WEBHOOK, { id: job.id });
}

let waiting = 0;

/** Sends a notification when `before` resolves. Drops the notification if too many notifications wait. */
export function notify(url: string, body: unknown, method = 'POST', before = Promise.resolve()) {
  if (waiting === MOST_WAITING) {
    console.warn(`A notification is dropped, because ${waiting} notifications wait.`);
    return before;
  }
  waiting += 1;
  return before.then(() => deliver(url, method, JSON.stringify(body))).finally(() => waiting--);
}

/** Sends a notification. If the request fails, repeats it after 1, 2, and 4 seconds. */
async function deliver(url: string, method: string, body: string): Promise<void> {
  // The caller chose the URL. First check here that its host is allowed. No redirect is followed to another host.
  const headers = { 'content-type': 'application/json' };
  const wanted = { method, headers, body, redirect: 'error' } as const;
  for (const pause of [1000, 2000, 4000, 0]) {
    const signal = AbortSignal.timeout(10_000);
    const response = await fetch(url, { ...wanted, signal }).catch(() => undefined);
    // Don't read the body of the response, because the body may have no end.
    await response?.body?.cancel().catch(() => {});
    if (response && response.status < 500) return;
    await sleep(pause);
  }
}
