import type { AddressInfo } from 'node:net';
import { Checker, type Meter } from './checker.ts';
import { Jobs } from './jobs.ts';
import { Notifier } from './notifier.ts';
import { type StubOptions, settingsOf, type Violation } from './options.ts';
import { createApp } from './routes.ts';
import type { Service } from './service.ts';
import { SessionRegistry } from './session-registry.ts';
import { UploadedFiles } from './uploads.ts';

const HOST = '127.0.0.1';

/** A running stub. */
export interface Stub {
  /** Its base address, such as `http://127.0.0.1:4010`. */
  url: string;
  /** The key that requests must carry. */
  key: string;
  /** Answers and messages that broke the contract and were held back. Empty unless the stub has a bug. */
  violations: readonly Violation[];
  /** The time spent on validating and reading so far. */
  meter: Readonly<Meter>;
  /** Closes all connections and drops all timers and notifications. */
  close(): Promise<void>;
}

/**
 * Starts a stub of the service on 127.0.0.1.
 *
 * @param options the port, the key and more; all have defaults
 * @throws when the port is taken
 */
export async function startStub(options: StubOptions = {}): Promise<Stub> {
  const settings = settingsOf(options);
  const checker = new Checker(options.onViolation);
  let closed = false;
  let url = options.baseUrl?.replace(/\/$/, '') ?? '';
  const service: Service = {
    settings,
    checker,
    jobs: new Jobs(settings.limits),
    files: new UploadedFiles(settings.limits.files),
    notifier: new Notifier(checker, settings),
    baseUrl: () => url,
    after(milliseconds, run) {
      const timer = setTimeout(() => closed || run(), milliseconds).unref();
      return () => clearTimeout(timer);
    },
  };
  const sessions = new SessionRegistry(service);
  const app = await createApp(service, sessions);
  app.server.on('upgrade', (request, socket, head) => sessions.connect(request, socket, head));
  await app.listen({ port: settings.port, host: HOST });
  const own = `http://${HOST}:${(app.server.address() as AddressInfo).port}`;
  url ||= own;
  return {
    url: own,
    key: settings.key,
    violations: checker.violations,
    meter: checker.meter,
    async close() {
      closed = true;
      service.notifier.close();
      sessions.close();
      await app.close();
    },
  };
}
