import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { Checker } from './checker.ts';
import { Jobs } from './jobs.ts';
import { Ledger, Store } from './memory.ts';
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
  /** What broke the contract and was held back, and what failed. Empty unless the stub has a bug. */
  violations: readonly Violation[];
  /** The time spent on validating what leaves so far, in milliseconds. */
  readonly validating: number;
  /** Closes all connections; nothing is done or sent any more. */
  close(): Promise<void>;
}

/**
 * Starts a stub of the service on 127.0.0.1.
 *
 * @param options the port, the key and more; all have defaults
 * @throws when the port is taken, or an option cannot be used
 */
export async function startStub(options: StubOptions = {}): Promise<Stub> {
  const settings = settingsOf(options);
  const { limits } = settings;
  const checker = new Checker(options.onViolation);
  const ledger = new Ledger(limits.bytes);
  let closed = false;
  let url = settings.baseUrl;
  const service: Service = {
    settings,
    checker,
    ledger,
    requests: new Store(ledger, Number.POSITIVE_INFINITY),
    jobs: new Jobs(ledger, limits.jobs),
    files: new UploadedFiles(ledger, limits.files),
    notifier: new Notifier(checker, settings, ledger),
    baseUrl: () => url,
    after(milliseconds, run) {
      const guarded = () => closed || checker.guard('a timer', run);
      const timer = setTimeout(guarded, milliseconds).unref();
      return () => clearTimeout(timer);
    },
  };
  const sessions = new SessionRegistry(service);
  const app = await createApp(service, sessions);
  app.server.on('upgrade', (request, socket, head) =>
    checker.guard(
      'an upgrade',
      () => {
        const isOurs = request.headers.upgrade?.toLowerCase() === 'websocket';
        if (isOurs) sessions.connect(request, socket, head);
        else app.server.emit('connection', withoutUpgrade(request, socket, head));
      },
      () => socket.destroy(),
    ),
  );
  await app.listen({ port: settings.port, host: HOST });
  app.server.on('error', (error) => checker.report('the server', [error.message]));
  const own = `http://${HOST}:${(app.server.address() as AddressInfo).port}`;
  url ||= own;
  return {
    url: own,
    key: settings.key,
    violations: checker.violations,
    get validating() {
      return checker.validating;
    },
    async close() {
      closed = true;
      service.notifier.close();
      await sessions.close();
      await app.close();
    },
  };
}

/** A connection from which a request is read again, as if it had not asked for another protocol. */
function withoutUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Duplex {
  const { method, url, httpVersion, rawHeaders } = request;
  const lines = rawHeaders.map((name, at) => `${name}: ${rawHeaders[at + 1]}\r\n`);
  const others = lines.filter((line, at) => at % 2 === 0 && !/^upgrade:/i.test(line)).join('');
  const text = `${method} ${url} HTTP/${httpVersion}\r\n${others}\r\n`;
  socket.unshift(Buffer.concat([Buffer.from(text, 'latin1'), head]));
  return socket;
}
