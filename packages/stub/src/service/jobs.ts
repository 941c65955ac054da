/** Jobs, pre-recorded and live, and the processing of a recording. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type * as types from 'speech-to-text-contract/types';
import type { PreRecordedRequest } from 'speech-to-text-contract/types/resolved';
import { transcribeRecording } from './results.ts';
import type { Service } from './service.ts';

/** A job whose `audio_url` contains this fails with the code in it: `…/stub-error-422.wav`. */
const REQUESTED_ERROR = /stub-error-([45]\d\d)/;
/** The `error_code` of a job whose `audio_url` belongs to the service but to no upload. */
const NO_FILE = 404;

/** A job as the interface shows it. */
export type Job = ReturnType<typeof newJob>;

/** A queued job. */
export function newJob(
  kind: types.JobKind,
  request_id: string,
  request_params: object | null,
  custom_metadata?: object,
) {
  return {
    id: randomUUID() as string,
    request_id,
    version: 2,
    kind,
    status: 'queued' as types.JobStatus,
    created_at: new Date().toISOString(),
    completed_at: null as string | null,
    error_code: null as number | null,
    ...(custom_metadata && { custom_metadata }),
    post_session_metadata: {},
    file: null as types.AudioFile | null,
    request_params,
    result: null as types.PreRecordedResult | types.LiveResult | null,
  };
}

/** Takes a job from `queued` through `processing` to `done` or `error`, and sends its notifications. */
export async function processJob(
  { settings, uploads, notifier }: Service,
  job: Job,
  request: Omit<PreRecordedRequest, 'custom_metadata'>,
  baseUrl: string,
): Promise<void> {
  const { queueTime, processingTime, webhook } = settings;
  await sleep(queueTime, undefined, { ref: false });
  job.status = 'processing';
  await sleep(processingTime, undefined, { ref: false });
  const url = request.audio_url ?? '';
  const file = uploads.at(url, baseUrl);
  const [, code] = REQUESTED_ERROR.exec(url) ?? [];
  const isDone = file !== null && !code;
  if (isDone) finish(job, file, await transcribeRecording(request, file, processingTime / 1000));
  else fail(job, Number(code ?? NO_FILE));
  const { callback, callback_config: to, callback_url } = request;
  // The values of `event` are not specified: these show that they are the stub's.
  const event = isDone ? 'stub.success' : 'stub.error';
  if (callback && to) notifier.send(to.url, { id: job.id, event }, to.method);
  if (callback_url && job.result) notifier.send(callback_url, job.result);
  if (webhook && isDone) notifier.send(webhook, { id: job.id });
}

export function finish(job: Job, file: types.AudioFile, result: Job['result']): void {
  const completed_at = new Date().toISOString();
  Object.assign(job, { status: 'done', completed_at, file, result } satisfies Partial<Job>);
}

export function fail(job: Job, error_code: number): void {
  const nothing = { file: null, request_params: null, result: null };
  const completed_at = new Date().toISOString();
  Object.assign(job, { status: 'error', completed_at, error_code, ...nothing });
}
