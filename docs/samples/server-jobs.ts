// The jobs of server.ts, in memory. Replace the maps with a database. Notifications are sent after a job has finished.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type * as api from 'speech-to-text-contract/types';
import type * as filled from 'speech-to-text-contract/types/resolved';
import { type Audio, resultOf } from './transcriber.ts';

const { WEBHOOK } = process.env;
/** The maximum number of notifications that wait or are being sent. */
const MOST_WAITING = 1000;

export type Job = Pick<api.PreRecordedJob, 'id' | 'status' | 'created_at'> & {
  kind: api.JobKind;
  custom_metadata?: object;
  [field: string]: unknown;
};

export const uploads = new Map<string, Audio>();
export const jobs = new Map<string, Job>();

export function addJob(kind: api.JobKind, request_params: object, custom_metadata?: object): Job {
  const job: Job = {
    id: randomUUID(),
    request_id: randomUUID(),
    version: 2,
    created_at: new Date().toISOString(),
    kind,
    status: 'queued',
    request_params,
    ...(custom_metadata && { custom_metadata }),
    post_session_metadata: {},
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

/** Parses a date and time with a leap second, which `Date` refuses. */
const momentOf = (text: string) => Date.parse(text.replace(/:60(\.\d+)?/, ':59.999'));

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** Each filter must have the name of a field of the job. For any other filter, TypeScript reports the message below. */
type FieldFilters<Filters> = {
  [Name in keyof Filters]: Name extends keyof api.PreRecordedJob
    ? unknown
    : 'No field has the name of this filter. Take it out of `fields`, and compare it in matches.';
};

/** Compares dates with `created_at`, metadata as text, and any other filter with the field of the same name. */
export function matches(job: Job, query: filled.ListTranscriptionJobsQuery): boolean {
  const { offset, limit, date, before_date, after_date, custom_metadata = {}, ...fields } = query;
  // A new filter without a field of the same name is a type error here.
  fields satisfies FieldFilters<typeof fields>;
  const [created, recorded] = [Date.parse(job.created_at), Object(job.custom_metadata)];
  return (
    (!date || job.created_at.startsWith(date.slice(0, 'YYYY-MM-DD'.length))) &&
    (!before_date || created < momentOf(before_date)) &&
    (!after_date || created > momentOf(after_date)) &&
    Object.entries(fields).every(([name, wanted]) => {
      const values: unknown[] = [wanted].flat();
      return wanted === undefined || values.includes(job[name]);
    }) &&
    Object.entries(custom_metadata).every(
      ([name, value]) => Object.hasOwn(recorded, name) && textOf(recorded[name]) === textOf(value),
    )
  );
}
