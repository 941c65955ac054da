import { randomBytes, randomUUID } from 'node:crypto';
import type {
  AudioFile,
  LiveJob,
  LiveRequest,
  LiveResult,
  PreRecordedJob,
  PreRecordedRequestParams,
  PreRecordedResult,
  TranscriptionJob,
} from 'speech-to-text-contract/types';
import type { Limits } from './options.ts';

/** What a job is made of. Its status moves from queued to processing, and on to done or error. */
interface JobState {
  id: string;
  request_id: string;
  created_at: string;
  custom_metadata?: Record<string, unknown>;
  status: 'queued' | 'processing' | 'done' | 'error';
  completed_at: string | null;
  error_code: number | null;
  file: AudioFile | null;
}

/** A pre-recorded job as the stub holds it. */
export interface PreRecordedState extends JobState {
  kind: 'pre-recorded';
  request_params: PreRecordedRequestParams;
  result: PreRecordedResult | null;
}

/** A live job as the stub holds it. */
export interface LiveState extends JobState {
  kind: 'live';
  request_params: LiveRequest;
  result: LiveResult | null;
}

/** A job of either kind as the stub holds it. */
export type AnyState = PreRecordedState | LiveState;

/** The version of the interface that jobs carry. */
const VERSION = 2;

const NEXT = {
  queued: ['processing', 'error'],
  processing: ['done', 'error'],
  done: [],
  error: [],
} as const satisfies Record<AnyState['status'], readonly AnyState['status'][]>;

/** The jobs, in the order of their creation. Bounded: the oldest finished ones make room. */
export class Jobs {
  readonly #jobs = new Map<string, { job: AnyState; bytes: number }>();
  readonly #limits: Limits;
  #bytes = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** @returns the new job, queued; null when there is no room for one */
  create(
    kind: 'pre-recorded',
    params: PreRecordedRequestParams,
    metadata?: Record<string, unknown>,
  ): PreRecordedState | null;
  create(kind: 'live', params: LiveRequest): LiveState | null;
  create(
    kind: AnyState['kind'],
    request_params: AnyState['request_params'],
    metadata?: Record<string, unknown>,
  ): AnyState | null {
    const bytes = sizeOf(request_params) + sizeOf(metadata);
    if (!this.#makeRoom(1, bytes)) return null;
    const job = {
      kind,
      id: randomUUID(),
      request_id: requestId(),
      created_at: new Date().toISOString(),
      ...(metadata && { custom_metadata: metadata }),
      status: 'queued',
      completed_at: null,
      error_code: null,
      file: null,
      request_params,
      result: null,
    } as AnyState;
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

  start(job: AnyState): void {
    move(job, 'processing');
  }

  /** Ends a job with its result. */
  finish<Job extends AnyState>(job: Job, result: NonNullable<Job['result']>): void {
    const bytes = sizeOf(result);
    this.#makeRoom(0, bytes);
    this.#bytes += bytes;
    const entry = this.#jobs.get(job.id);
    if (entry) entry.bytes += bytes;
    move(job, 'done');
    job.result = result;
    job.completed_at = new Date().toISOString();
  }

  /** Ends a job with a failure. */
  fail(job: AnyState, code: number): void {
    move(job, 'error');
    job.error_code = code;
    job.completed_at = new Date().toISOString();
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
export function shown(job: PreRecordedState): PreRecordedJob;
export function shown(job: LiveState): LiveJob;
export function shown(job: AnyState): TranscriptionJob;
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

function move(job: AnyState, status: AnyState['status']): void {
  const allowed: readonly string[] = NEXT[job.status];
  if (!allowed.includes(status)) throw new Error(`a job cannot go from ${job.status} to ${status}`);
  job.status = status;
}

function sizeOf(value: unknown): number {
  return value === undefined ? 0 : JSON.stringify(value).length;
}
