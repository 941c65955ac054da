import type { Checker } from './check.ts';
import type { Jobs } from './jobs.ts';
import type { Notifier } from './notify.ts';
import type { Limits, StubOptions } from './options.ts';
import type { Sessions } from './sessions.ts';
import type { UploadedFiles } from './upload.ts';

/** The options of a stub with their defaults. */
export type Settings = Required<Omit<StubOptions, 'onViolation' | 'limits' | 'baseUrl'>> & {
  limits: Limits;
};

/** What the endpoints and the sessions of one stub share. */
export interface Service {
  options: Settings;
  checker: Checker;
  jobs: Jobs;
  files: UploadedFiles;
  sessions: Sessions;
  notifier: Notifier;
  /** The base address that clients see. */
  baseUrl(): string;
  /** Runs something later, unless the stub was stopped by then. Returns a function that cancels it. */
  after(milliseconds: number, run: () => void): () => void;
}
