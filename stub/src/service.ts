import type { Socket } from 'node:net';
import { Checker } from './checker.ts';
import { Jobs } from './jobs.ts';
import { Notifier } from './notifier.ts';
import { type StubOptions, settingsOf } from './options.ts';
import { UploadedFiles } from './uploads.ts';

/** What the endpoints and the live sessions of one stub share. */
export type Service = ReturnType<typeof createService>;

export function createService(options: StubOptions) {
  const settings = settingsOf(options);
  const checker = new Checker(options);
  const notifier = new Notifier(checker, settings);
  let closed = false;
  return {
    settings,
    checker,
    notifier,
    jobs: new Jobs(settings.limits.jobs),
    files: new UploadedFiles(settings.limits.uploads),
    /** The connections that are open, whatever became of them. */
    sockets: new Set<Socket>(),
    /** The base address that clients see. */
    baseUrl: settings.baseUrl,
    /** Runs something later, unless the stub is closed by then. Returns a function that cancels it. */
    after(milliseconds: number, run: () => void): () => void {
      const guarded = () => closed || checker.guard('a timer', run);
      const timer = setTimeout(guarded, milliseconds).unref();
      return () => clearTimeout(timer);
    },
    /** Nothing is done or sent any more. */
    close(): void {
      closed = true;
      notifier.close();
    },
  };
}
