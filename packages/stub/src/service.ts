/** The state that the endpoints and the live sessions of a stub share. */
import { Checker } from './checker.ts';
import { Calls, Faults } from './faults.ts';
import type { Job } from './jobs.ts';
import { Newest } from './newest.ts';
import { createNotifier } from './notifier.ts';
import { type StubOptions, settingsOf } from './options.ts';
import { UploadedFiles } from './uploads.ts';

export type Service = ReturnType<typeof createService>;

/** Creates the service of a stub. Throws if an option is invalid. */
export function createService(options: StubOptions) {
  const settings = settingsOf(options);
  const checker = new Checker(options);
  const notifier = createNotifier(checker);
  const faults = new Faults();
  for (const fault of settings.faults) faults.inject(fault);
  let closed = false;
  return {
    settings,
    checker,
    notifier,
    faults,
    calls: new Calls(),
    jobs: new Newest<Job>(),
    files: new UploadedFiles(),
    /** The base URL in responses to a client that called this host. */
    baseUrl(host = ''): string {
      const called = `http://${host}`;
      if (settings.baseUrl) return settings.baseUrl;
      return URL.canParse(called) ? new URL(called).origin : `http://${settings.listen}`;
    },
    /** Runs a function after a delay, unless the stub is closed by then. Returns a function that cancels it. */
    after(milliseconds: number, run: () => void): () => void {
      const attempt = () => closed || checker.attempt('a timer', run);
      const timer = setTimeout(attempt, milliseconds).unref();
      return () => clearTimeout(timer);
    },
    /** Cancels everything pending. */
    close(): void {
      closed = true;
      notifier.close();
    },
  };
}
