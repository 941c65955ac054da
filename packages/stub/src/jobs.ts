/** The jobs of the stub, pre-recorded and live, in memory. */
import { randomUUID } from 'node:crypto';
import type {
  AudioFile,
  JobKind,
  JobStatus,
  LiveResult,
  PreRecordedResult,
} from 'speech-to-text-contract/types';

/** A job as the interface shows it. */
export interface Job {
  id: string;
  request_id: string;
  version: number;
  kind: JobKind;
  status: JobStatus;
  created_at: string;
  completed_at: string | null;
  error_code: number | null;
  custom_metadata?: object;
  post_session_metadata: object;
  file: AudioFile | null;
  request_params: object | null;
  result: PreRecordedResult | LiveResult | null;
}

export class Jobs {
  readonly #jobs = new Map<string, Job>();

  /** Adds a queued job. */
  add(kind: JobKind, request_id: string, request_params: object, custom_metadata?: object): Job {
    const job: Job = {
      id: randomUUID(),
      request_id,
      version: 2,
      kind,
      status: 'queued',
      created_at: new Date().toISOString(),
      completed_at: null,
      error_code: null,
      ...(custom_metadata && { custom_metadata }),
      post_session_metadata: {},
      file: null,
      request_params,
      result: null,
    };
    this.#jobs.set(job.id, job);
    return job;
  }

  get(id: string): Job | undefined {
    return this.#jobs.get(id);
  }

  /** All jobs, the newest first. */
  newestFirst(): Job[] {
    return [...this.#jobs.values()].reverse();
  }
}

export function finish(job: Job, file: AudioFile, result: PreRecordedResult | LiveResult): void {
  const completed_at = new Date().toISOString();
  Object.assign(job, { status: 'done', completed_at, file, result } satisfies Partial<Job>);
}

export function fail(job: Job, error_code: number): void {
  const completed_at = new Date().toISOString();
  const nothing = { file: null, request_params: null, result: null };
  Object.assign(job, { status: 'error', completed_at, error_code, ...nothing });
}
