/** What a program imports: starts a stub, and stops it. */
import type { Socket } from 'node:net';
import { createApp } from './app.ts';
import type { StubOptions, Violation } from './options.ts';
import { createService } from './service.ts';
import { SessionRegistry } from './session-registry.ts';

export type { Limits, StubOptions, Violation } from './options.ts';

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
 * Starts a stub of the service.
 *
 * @param options the port, the key and more; all have defaults
 * @throws when the port is taken, or an option cannot be used
 */
export async function startStub(options: StubOptions = {}): Promise<Stub> {
  const service = createService(options);
  const { checker, settings } = service;
  const sessions = new SessionRegistry(service);
  const app = await createApp(service, sessions);
  app.server.on('upgrade', (request, socket: Socket, head) => {
    // A connection that is lost meanwhile is no failure of the stub.
    socket.on('error', () => {});
    const connect = () => sessions.connect(request, socket, head);
    checker.attempt('an upgrade', connect, () => socket.destroy());
  });
  const url = await app.listen({ port: settings.port, host: settings.listen });
  app.server.on('error', (error) => checker.report('the server', [error.message]));
  return {
    url,
    key: settings.key,
    violations: checker.violations,
    async close() {
      service.close();
      await sessions.close();
      await app.close();
    },
  };
}
