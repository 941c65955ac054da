/** The module that a program imports: starts and stops a stub. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Call, Fault, InjectedFault } from './faults.ts';
import type { StubOptions, Violation } from './options.ts';
import { createStubServer } from './server.ts';
import { createService } from './service.ts';
import { type Disconnection, SessionRegistry } from './session-registry.ts';

export type { Call, CallName, Fault, FaultKind, InjectedFault } from './faults.ts';
export type { StubOptions, Violation } from './options.ts';

/** A running stub. */
export interface Stub {
  /** Base URL of the stub, such as `http://127.0.0.1:4010`. */
  url: string;
  /** API key that requests must send. */
  key: string;
  /** Failures of the stub, and responses and messages that it did not send because they violated the contract. Empty unless the stub has a bug. */
  violations: readonly Violation[];
  /** The last 1,000 calls, including rejected calls and calls with a fault. */
  calls: readonly Call[];
  /** All injected faults, each with its `id` and how often it has `happened`. */
  readonly faults: readonly InjectedFault[];
  /** The injected faults that have not happened `times` times, or have never happened if they have no `times`. */
  readonly pending: readonly InjectedFault[];
  /**
   * Injects a fault while the stub runs.
   *
   * @param fault what goes wrong, for which operation, and how often
   * @returns a function that removes the fault
   * @throws if the fault is invalid
   */
  fault(fault: Fault): () => void;
  /**
   * Drops the WebSocket of every session, after the received data is read. The client may reconnect at the same URL.
   *
   * @returns the number of dropped connections
   * @throws if an option is invalid, or no session with this ID is open
   */
  disconnect(options?: Disconnection): number;
  /**
   * Sends a message to every connected session, even if the contract does not allow it.
   *
   * @param message a string, which is sent as it is, or a value to send as JSON
   * @param session the ID of the session, if only one session gets the message
   * @returns the number of sessions that got the message
   * @throws if the message is not a JSON value, or no session with this ID is open
   */
  send(message: unknown, session?: string): number;
  /** Closes all connections and cancels pending jobs and notifications. */
  close(): Promise<void>;
}

/**
 * Starts a stub of the service.
 *
 * @param options the port, the API key, and other options, which all have defaults
 * @throws if the port is in use or an option is invalid
 */
export async function startStub(options: StubOptions = {}): Promise<Stub> {
  const service = createService(options);
  const { checker, settings } = service;
  const sessions = new SessionRegistry(service);
  const server = createStubServer(service, sessions);
  await once(server.listen(settings.port, settings.listen), 'listening');
  server.on('error', (error) => checker.report('the server', [error.message]));
  const { port } = server.address() as AddressInfo;
  const host = settings.listen.includes(':') ? `[${settings.listen}]` : settings.listen;
  const url = `http://${host.replace(/^(0\.0\.0\.0|\[::\])$/, '127.0.0.1')}:${port}`;
  return {
    url,
    key: settings.key,
    violations: checker.violations,
    calls: service.calls.list,
    get faults() {
      return service.faults.list;
    },
    get pending() {
      return service.faults.pending;
    },
    fault(fault) {
      const id = service.faults.inject(fault);
      return () => void service.faults.remove(id);
    },
    disconnect: (options) => sessions.disconnect(options),
    send: (message, session) => sessions.send(message, session),
    async close() {
      service.close();
      await sessions.close();
      server.close();
      server.closeAllConnections();
    },
  };
}
