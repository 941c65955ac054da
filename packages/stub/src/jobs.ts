/** The jobs of the stub, pre-recorded and live. */
import { randomBytes, randomUUID } from 'node:crypto';
import type { JobKind } from 'speech-to-text-contract/types';
import { type ResultSource, resultOf } from './results.ts';

/** A job, from `queued` through `processing` to `done` or `error`. */
export type Job = ReturnType<typeof newJob>;

/** The version of the interface that jobs state. */
const VERSION = 2;
/** The statuses of an unfinished job. Any other status is final, even an unlisted status. */
export const UNFINISHED: readonly string[] = ['queued', 'processing'];

/** The `error_code` of a job, by the reason for its failure. */
export const ERROR_CODES = { noFile: 404, noConnection: 408, stubFailed: 500 };

/** A new job, queued. Its result is computed each time that it is requested. */
export function newJob(kind: JobKind, params: object, metadata?: object) {
  return {
    kind,
    id: randomUUID(),
    request_id: requestId(),
    created_at: new Date().toISOString(),
    status: 'queued',
    completed_at: null as string | null,
    error_code: null as number | null,
    /** `request_params`. */
    params,
    /** `custom_metadata`. */
    metadata,
    source: null as ResultSource | null,
  };
}

export function finishJob(job: Job, source: ResultSource): void {
  Object.assign(job, { source, status: 'done', completed_at: new Date().toISOString() });
}

export function failJob(job: Job, error_code: number): void {
  Object.assign(job, { status: 'error', error_code, completed_at: new Date().toISOString() });
}

/** A job with the fields to which the stub gives a meaning. */
export function showJob(job: Job) {
  return { ...recordOf(job), result: job.source && resultOf(job.params, job.source) };
}

/** The same without its result, which takes time to make. */
export function recordOf(job: Job) {
  const { params, metadata, source, ...record } = job;
  return {
    ...record,
    custom_metadata: metadata,
    version: VERSION,
    post_session_metadata: {},
    file: source?.file ?? null,
    request_params: record.status === 'error' ? null : params,
  };
}

/** An identifier of a request, for debugging. */
export function requestId(): string {
  return `stub-${randomBytes(6).toString('hex')}`;
}
