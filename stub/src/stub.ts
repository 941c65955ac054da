import type { AddressInfo } from 'node:net';
import { Checker, type Meter } from './check.ts';
import { Jobs } from './jobs.ts';
import { Notifier } from './notify.ts';
import { LIMITS, type StubOptions, type Violation } from './options.ts';
import { createApp } from './routes.ts';
import type { Service, Settings } from './service.ts';
import { Sessions } from './sessions.ts';
import { UploadedFiles } from './upload.ts';

const HOST = '127.0.0.1';

/** A stub that runs. */
export interface Stub {
  /** Its base address, such as `http://127.0.0.1:4010`. */
  url: string;
  /** The key that requests must carry. */
  key: string;
  /** Answers that were to leave and broke the contract; none is what to expect. */
  violations: readonly Violation[];
  /** The time spent on validating and reading so far. */
  meter: Readonly<Meter>;
  /** Stops: all connections, timers and notifications. */
  close(): Promise<void>;
}

/**
 * Starts a stub of the service on 127.0.0.1.
 *
 * @param options the port, the key and more; all have defaults
 * @throws when the port is taken
 */
export async function startStub(options: StubOptions = {}): Promise<Stub> {
  const { settings, baseUrl: given, onViolation } = settle(options);
  const checker = new Checker(onViolation);
  const timers = new Set<NodeJS.Timeout>();
  let url = '';
  const service = {
    options: settings,
    checker,
    jobs: new Jobs(settings.limits),
    files: new UploadedFiles(settings.limits.files),
    notifier: new Notifier(checker, settings.limits, settings.faults),
    baseUrl: () => given ?? url,
    after(milliseconds: number, run: () => void) {
      const timer = setTimeout(() => {
        timers.delete(timer);
        run();
      }, milliseconds);
      timers.add(timer);
      return () => {
        clearTimeout(timer);
        timers.delete(timer);
      };
    },
  } as Service;
  service.sessions = new Sessions(service);
  const app = await createApp(service);
  app.server.on('upgrade', (request, socket, head) =>
    service.sessions.connect(request, socket, head),
  );
  await app.listen({ port: settings.port, host: HOST });
  url = `http://${HOST}:${(app.server.address() as AddressInfo).port}`;
  return {
    url,
    key: settings.key,
    violations: checker.violations,
    meter: checker.meter,
    async close() {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
      service.notifier.close();
      service.sessions.close();
      await app.close();
    },
  };
}

function settle({ limits, baseUrl, onViolation, ...options }: StubOptions) {
  const settings: Settings = {
    port: 0,
    key: 'test-key',
    strict: false,
    webhooks: [],
    queueTime: 100,
    processingTime: 300,
    connectTime: 60_000,
    acknowledgeEvery: 1,
    faults: {},
    ...options,
    limits: { ...LIMITS, ...limits },
  };
  return { settings, baseUrl: baseUrl?.replace(/\/$/, ''), onViolation };
}
