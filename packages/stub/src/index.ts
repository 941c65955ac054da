/** The module that a program imports: starts and stops a stub. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Call, Fault, InjectedFault } from './faults.ts';
import type { StubOptions, Violation } from './options.ts';
import { createStubServer } from './server.ts';
import { createService } from './service.ts';
import { SessionRegistry } from './session-registry.ts';

export type { Call, CallName, Fault, FaultKind, InjectedFault } from './faults.ts';
export type { StubOptions, Violation } from './options.ts';

/** A running stub. */
export interface Stub {
  /** Its base URL, such as `http://127.0.0.1:4010`. */
  url: string;
  /** The key that requests must send. */
  key: string;
  /** Responses and messages that violated the contract and were not sent, and failures. Empty unless the stub has a bug. */
  violations: readonly Violation[];
  /** The last 1,000 calls, including rejected calls and calls with a fault. */
  calls: readonly Call[];
  /** All injected faults, each with how often it has happened and whether it can still happen. */
  readonly faults: readonly InjectedFault[];
  /** The injected faults that have not happened as many times as they should; without a number of times, once. */
  readonly pending: readonly Fault[];
  /**
   * Injects a fault while the stub runs.
   *
   * @param fault what goes wrong, for which operation, and how often
   * @returns a function that takes it back
   * @throws if the fault names an operation, a key or a kind that does not exist, or combines what cannot be combined
   */
  fault(fault: Fault): () => void;
  /**
   * Drops the WebSocket of every session, or of the session with this `session_id`, without a close frame. The stub first
   * reads what the client has sent. The client may reconnect at the same URL.
   *
   * @returns how many connections were dropped
   * @throws if no session with that id is open
   */
  disconnect(session?: string): number;
  /** Does the same with a close frame that has this code, such as 1011 or 4000; undefined for no close frame. */
  disconnect(code: number | undefined, session?: string): number;
  /**
   * Sends a message to every connected session, even if the contract does not allow it.
   *
   * @param message a string as it is, JSON or not; any other value in JSON
   * @param session the id of the only session that gets the message
   * @returns how many sessions it was sent to
   * @throws if the message is not a JSON value, or no session with that id is open
   */
  send(message: unknown, session?: string): number;
  /** Closes all connections and cancels everything pending. */
  close(): Promise<void>;
}

/**
 * Starts a stub of the service.
 *
 * @param options the port, the key and more; all have defaults
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
    fault: (fault) => service.faults.inject(fault),
    disconnect: (first?: number | string, second?: string) =>
      typeof first === 'string'
        ? sessions.disconnect(undefined, first)
        : sessions.disconnect(first, second),
    send: (message, session) => sessions.send(message, session),
    async close() {
      service.close();
      await sessions.close();
      server.close();
      server.closeAllConnections();
    },
  };
}
