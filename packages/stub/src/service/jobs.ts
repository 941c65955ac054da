/** Jobs, pre-recorded and live. */
import { randomUUID } from 'node:crypto';
import type * as types from 'speech-to-text-contract/types';
import type { LiveRequest, PreRecordedRequest } from 'speech-to-text-contract/types/resolved';
import { Newest } from './newest.ts';

/** The parameters that a job records. */
type Params = LiveRequest | Omit<PreRecordedRequest, 'custom_metadata'>;
/** A job as the interface shows it. */
export type Job = ReturnType<typeof newJob>;

/** A queued job. */
function newJob(
  kind: types.JobKind,
  request_id: string,
  request_params: Params | null,
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

export class Jobs extends Newest<Job> {
  /** Creates a queued job. */
  create(...values: Parameters<typeof newJob>): Job {
    const job = newJob(...values);
    this.set(job.id, job);
    return job;
  }

  finish(id: string, file: types.AudioFile, result: Job['result']): void {
    this.update(id, { status: 'done', completed_at: new Date().toISOString(), file, result });
  }

  fail(id: string, error_code: number): void {
    const completed_at = new Date().toISOString();
    this.update(id, { status: 'error', completed_at, error_code, request_params: null });
  }
}
