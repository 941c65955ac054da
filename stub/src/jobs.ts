import { randomBytes, randomUUID } from 'node:crypto';
import type {
  AudioFile,
  LiveRequest,
  LiveResult,
  PreRecordedRequestParams,
  PreRecordedResult,
  TranscriptionJob,
} from 'speech-to-text-contract/types';
import { type Ledger, measure, Store } from './memory.ts';

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
/** A job for whose result there is no room fails with it. */
const NO_ROOM = 507;

/** The jobs, in the order of their creation. Bounded: the oldest finished ones make room. */
export class Jobs {
  readonly #jobs: Store<AnyState>;

  constructor(ledger: Ledger, most: number) {
    this.#jobs = new Store(ledger, most, (job) => job.completed_at !== null);
  }

  /** Keeps a new job. Returns false when there is no room for it. */
  add(job: AnyState): boolean {
    return this.#jobs.add(job.id, job, measure(job).bytes);
  }

  get(id: string): AnyState | undefined {
    return this.#jobs.get(id);
  }

  /** The newest first, each with what it takes in memory. */
  list(): { value: AnyState; bytes: number }[] {
    return this.#jobs.entries().reverse();
  }

  /** Ends a job with its result. */
  finish<Job extends AnyState>(job: Job, result: NonNullable<Job['result']>): void {
    const hasRoom = this.#jobs.grow(job.id, measure([result, job.file]).bytes);
    if (!hasRoom) this.fail(job, NO_ROOM);
    else Object.assign(job, { status: 'done', result, completed_at: now() });
  }

  /** Ends a job with a failure. */
  fail(job: AnyState, error_code: number): void {
    Object.assign(job, { status: 'error', error_code, completed_at: now() });
  }
}

/** A new job, queued. */
export function newJob<Job extends AnyState>(
  kind: Job['kind'],
  request_params: Job['request_params'],
  custom_metadata?: Record<string, unknown>,
): Job {
  return {
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
