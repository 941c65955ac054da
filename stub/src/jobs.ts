import { randomBytes, randomUUID } from 'node:crypto';
import type {
  AudioFile,
  LiveRequest,
  LiveResult,
  PreRecordedRequestParams,
  PreRecordedResult,
  TranscriptionJob,
} from 'speech-to-text-contract/types';
import type { Limits } from './options.ts';

/** A job as the stub holds it. Its status goes from queued to processing, and on to done or error. */
interface JobState<Kind, Params, Result> {
  kind: Kind;
  id: string;
  request_id: string;
  created_at: string;
  custom_metadata?: Record<string, unknown>;
  status: 'queued' | 'processing' | 'done' | 'error';
  completed_at: string | null;
  error_code: number | null;
  file: AudioFile | null;
  request_params: Params;
  result: Result | null;
}

/** A pre-recorded job as the stub holds it. */
export type PreRecordedState = JobState<
  'pre-recorded',
  PreRecordedRequestParams,
  PreRecordedResult
>;

/** A live job as the stub holds it. */
export type LiveState = JobState<'live', LiveRequest, LiveResult>;

/** A job of either kind as the stub holds it. */
export type AnyState = PreRecordedState | LiveState;

/** The version of the interface that jobs carry. */
const VERSION = 2;

/** The jobs, in the order of their creation. Bounded: the oldest finished ones make room. */
export class Jobs {
  readonly #jobs = new Map<string, { job: AnyState; bytes: number }>();
  readonly #limits: Limits;
  #bytes = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** @returns the new job, queued; null when there is no room for one */
  create<Job extends AnyState>(
    kind: Job['kind'],
    request_params: Job['request_params'],
    custom_metadata?: Record<string, unknown>,
  ): Job | null {
    const bytes = sizeOf(request_params) + sizeOf(custom_metadata);
    if (!this.#makeRoom(1, bytes)) return null;
    const job = {
      kind,
      id: randomUUID(),
      request_id: requestId(),
      created_at: now(),
      ...(custom_metadata && { custom_metadata }),
      status: 'queued',
      completed_at: null,
      error_code: null,
      file: null,
      request_params,
      result: null,
    } as Job;
    this.#jobs.set(job.id, { job, bytes });
    this.#bytes += bytes;
    return job;
  }

  get(id: string): AnyState | undefined {
    return this.#jobs.get(id)?.job;
  }

  /** The newest first. */
  list(): AnyState[] {
    return [...this.#jobs.values()].map(({ job }) => job).reverse();
  }

  /** Ends a job with its result. */
  finish<Job extends AnyState>(job: Job, result: NonNullable<Job['result']>): void {
    const bytes = sizeOf(result);
    this.#makeRoom(0, bytes);
    this.#bytes += bytes;
    const entry = this.#jobs.get(job.id);
    if (entry) entry.bytes += bytes;
    Object.assign(job, { status: 'done', result, completed_at: now() });
  }

  /** Ends a job with a failure. */
  fail(job: AnyState, error_code: number): void {
    Object.assign(job, { status: 'error', error_code, completed_at: now() });
  }

  #makeRoom(jobs: number, bytes: number): boolean {
    const fits = () =>
      this.#jobs.size + jobs <= this.#limits.jobs && this.#bytes + bytes <= this.#limits.bytes;
    for (const [id, entry] of this.#jobs) {
      if (fits()) break;
      if (entry.job.completed_at === null) continue;
      this.#jobs.delete(id);
      this.#bytes -= entry.bytes;
    }
    return fits();
  }
}

/** A job as the contract shows it, in its present status. */
export function shown(job: AnyState): TranscriptionJob {
  const failed = job.status === 'error';
  return {
    ...job,
    version: VERSION,
    post_session_metadata: {},
    file: failed ? null : job.file,
    request_params: failed ? null : job.request_params,
  } as TranscriptionJob;
}

/** An identifier of a request, for debugging. */
export function requestId(): string {
  return `stub-${randomBytes(6).toString('hex')}`;
}

function now(): string {
  return new Date().toISOString();
}

function sizeOf(value: unknown): number {
  return JSON.stringify(value)?.length ?? 0;
}
