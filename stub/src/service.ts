import type { Checker } from './checker.ts';
import type { Jobs } from './jobs.ts';
import type { Notifier } from './notifier.ts';
import type { Settings } from './options.ts';
import type { UploadedFiles } from './uploads.ts';

/** What the endpoints and the live sessions of one stub share. */
export interface Service {
  settings: Settings;
  checker: Checker;
  jobs: Jobs;
  files: UploadedFiles;
  notifier: Notifier;
  /** The base address that clients see. */
  baseUrl: () => string;
  /** Runs something later, unless the stub is closed by then. Returns a function that cancels it. */
  after: (milliseconds: number, run: () => void) => () => void;
}
