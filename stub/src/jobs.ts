import { randomBytes, randomUUID } from 'node:crypto';
import type {
  AudioFile,
  JobKind,
  JobStatus,
  TranscriptionJob,
} from 'speech-to-text-contract/types';
import { type Audio, resultOf } from './results.ts';

/**
 * A job as the stub keeps it, from queued through processing to done or error. What was asked for is
 * kept as text, whose size is known; the result is made from it whenever it is shown.
 */
export interface Job {
  readonly kind: JobKind;
  readonly id: string;
  readonly request_id: string;
  readonly created_at: string;
  status: JobStatus;
  completed_at: string | null;
  error_code: number | null;
  /** `request_params` in JSON. */
  readonly params: Buffer;
  /** `custom_metadata` in JSON. */
  readonly metadata: Buffer | null;
  /** The file, once the job is done. */
  file: AudioFile | null;
  /** How long the transcription took, in seconds. */
  transcriptionTime: number;
  /** The messages of a live session; null for none, and when they take too much. */
  messages: string[] | null;
}

/** The version of the interface that jobs carry. */
const VERSION = 2;

/** The jobs, in the order of their creation. The oldest finished one makes room. */
export class Jobs {
  readonly #jobs = new Map<string, Job>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** Keeps a new job. Returns false when none of those that are kept is finished. */
  add(job: Job): boolean {
    if (this.#jobs.size >= this.#most) {
      const oldest = [...this.#jobs.values()].find(({ completed_at }) => completed_at !== null);
      if (!oldest) return false;
      this.#jobs.delete(oldest.id);
    }
    this.#jobs.set(job.id, job);
    return true;
  }

  get(id: string): Job | undefined {
    return this.#jobs.get(id);
  }

  /** The newest first. */
  list(): Job[] {
    return [...this.#jobs.values()].reverse();
  }
}

/** A new job, queued. */
export function newJob(kind: JobKind, params: object, metadata?: object): Job {
  return {
    kind,
    id: randomUUID(),
    request_id: requestId(),
    created_at: now(),
    status: 'queued',
    completed_at: null,
    error_code: null,
    params: Buffer.from(JSON.stringify(params)),
    metadata: metadata ? Buffer.from(JSON.stringify(metadata)) : null,
    file: null,
    transcriptionTime: 0,
    messages: null,
  };
}

/** Ends a job with its file, and with what else its result is made from. */
export function finish(
  job: Job,
  ended: Pick<Job, 'file' | 'transcriptionTime' | 'messages'>,
): void {
  Object.assign(job, ended, { status: 'done', completed_at: now() });
}

/** Ends a job with a failure. */
export function fail(job: Job, error_code: number): void {
  Object.assign(job, { status: 'error', error_code, completed_at: now(), messages: null });
}

/** A job as the contract shows it, in its present status. */
export function showJob(job: Job): TranscriptionJob {
  const { params, metadata, file, transcriptionTime, messages, ...record } = job;
  const isDone = record.status === 'done';
  const request_params = JSON.parse(String(params));
  const audio: Audio = {
    duration: file?.audio_duration ?? 0,
    channels: file?.number_of_channels ?? 1,
    transcriptionTime,
  };
  return {
    ...record,
    ...(metadata && { custom_metadata: JSON.parse(String(metadata)) }),
    version: VERSION,
    post_session_metadata: {},
    file,
    request_params: record.status === 'error' ? null : request_params,
    result: isDone ? resultOf(request_params, audio, messages) : null,
  } as TranscriptionJob;
}

/** An identifier of a request, for debugging. */
export function requestId(): string {
  return `stub-${randomBytes(6).toString('hex')}`;
}

function now(): string {
  return new Date().toISOString();
}
