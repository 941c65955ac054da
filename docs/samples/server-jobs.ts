// The jobs of server.ts, in memory. Replace the maps with a database. Notifications are sent after a job has finished.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import * as examples from 'speech-to-text-contract/examples';
import type * as api from 'speech-to-text-contract/types';
import type * as filled from 'speech-to-text-contract/types/resolved';
import { type Audio, resultOf } from './transcriber.ts';

const { WEBHOOK } = process.env;
/** The maximum number of notifications that wait or are being sent. */
const MOST_WAITING = 1000;

export type Job = Pick<api.PreRecordedJob, 'id' | 'status' | 'created_at'> & {
  kind: api.JobKind;
  custom_metadata?: object | undefined;
  [field: string]: unknown;
};

export const uploads = new Map<string, Audio>();
export const jobs = new Map<string, Job>();

export function addJob(kind: api.JobKind, request_params: object, custom_metadata?: object): Job {
  const job: Job = {
    // Fields to which this service gives no meaning, such as those that the contract adds, come from the example.
    ...examples.PreRecordedJob.queued,
    id: randomUUID(),
    request_id: randomUUID(),
    version: 2,
    created_at: new Date().toISOString(),
    kind,
    status: 'queued',
    completed_at: null,
    error_code: null,
    request_params,
    custom_metadata,
    post_session_metadata: {},
    file: null,
    result: null,
  };
  jobs.set(job.id, job);
  return job;
}

/** Ends a job. The job is done if `end` has a result, and failed if `end` has an error code. */
export function finish(job: Job, end: { file: object; result: object } | { error_code: number }) {
  const failed = { status: 'error', file: null, request_params: null };
  const completed_at = new Date().toISOString();
  Object.assign(job, 'result' in end ? { status: 'done' } : failed, end, { completed_at });
}

/** Transcribes an upload, and sends the notifications. */
export async function run(job: Job, request: filled.PreRecordedRequest): Promise<void> {
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
  const headers = { 'content-type': 'application/json' };
  for (const pause of [1000, 2000, 4000, 0]) {
    const signal = AbortSignal.timeout(10_000);
    const response = await fetch(url, { method, headers, body, signal }).catch(() => undefined);
    // Don't read the body of the response, because the body may have no end.
    await response?.body?.cancel().catch(() => {});
    if (response && response.status < 500) return;
    await sleep(pause);
  }
}
