import type { AddressInfo } from 'node:net';
import type { StubOptions, Violation } from './options.ts';
import { createApp } from './routes.ts';
import { createService } from './service.ts';
import { SessionRegistry } from './session-registry.ts';

const HOST = '127.0.0.1';

/** A running stub. */
export interface Stub {
  /** Its base address, such as `http://127.0.0.1:4010`. */
  url: string;
  /** The key that requests must carry. */
  key: string;
  /** What broke the contract and was held back, and what failed. Empty unless the stub has a bug. */
  violations: readonly Violation[];
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
  const service = createService(options);
  const { checker, settings } = service;
  const sessions = new SessionRegistry(service);
  const app = await createApp(service, sessions);
  await app.listen({ port: settings.port, host: HOST });
  app.server.on('error', (error) => checker.report('the server', [error.message]));
  app.server.on('drop', () =>
    checker.notice('the server', `refused a connection: ${settings.limits.connections} are open`),
  );
  const own = `http://${HOST}:${(app.server.address() as AddressInfo).port}`;
  service.baseUrl ||= own;
  return {
    url: own,
    key: settings.key,
    violations: checker.violations,
    async close() {
      service.close();
      await sessions.close();
      const closed = app.close();
      for (const socket of service.sockets) socket.destroy();
      await closed;
    },
  };
}
