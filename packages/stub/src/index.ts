/** The module that a program imports: starts and stops a stub. */
import type { AddressInfo } from 'node:net';
import { addControls, type Disconnection, disconnect, send } from './faults/control.ts';
import type { Call, Fault, InjectedFault } from './faults/faults.ts';
import { addFaults } from './faults/hooks.ts';
import { createState, type StubOptions, type Violation } from './faults/stub.ts';
import { createServer } from './service/server.ts';

export type { Disconnection } from './faults/control.ts';
export type { Call, CallName, Fault, FaultKind, InjectedFault } from './faults/faults.ts';
export type { StubOptions, Violation } from './faults/stub.ts';

/** A running stub. */
export interface Stub {
  /** Base URL, such as `http://127.0.0.1:4010`. */
  url: string;
  /** API key that requests must send. */
  key: string;
  /** The newest calls, including rejected calls and calls with a fault. */
  calls: readonly Call[];
  /** The newest requests and frames that violate the contract. */
  violations: readonly Violation[];
  /** The injected faults, each with its `id` and how often it has `happened`. */
  readonly faults: readonly InjectedFault[];
  /**
   * Injects a fault. Returns a function that removes it.
   *
   * @throws if the fault is invalid
   */
  fault(fault: Fault): () => void;
  /** Drops the WebSocket of every session, or of one. A client may connect again. Returns how many there were. */
  disconnect(options?: Disconnection): number;
  /**
   * Sends a message to every session, or to one, even if the contract does not allow it. Text is sent as it is, any other
   * value as JSON. Returns how many sessions got the message.
   */
  send(message: unknown, session?: string): number;
  /** Closes all connections and drops pending jobs and notifications. */
  close(): Promise<void>;
}

/**
 * Starts a stub of the service.
 *
 * @throws if the port is in use or an option is invalid
 */
export async function startStub(options: StubOptions = {}): Promise<Stub> {
  const state = createState(options);
  const { service, faults } = state;
  const { port: wanted = 0, listen = '127.0.0.1' } = options;
  const app = await createServer(service, (app) => addFaults(app, state));
  addControls(app, state);
  await app.listen({ port: wanted, host: listen });
  const { port } = app.server.address() as AddressInfo;
  const host = listen.replace(/^(0\.0\.0\.0|::)$/, '127.0.0.1');
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
    key: service.settings.key,
    calls: state.calls,
    violations: state.violations,
    get faults() {
      return faults.list;
    },
    fault(fault) {
      const id = faults.inject(fault);
      return () => void faults.remove(id);
    },
    disconnect: (options) => disconnect(state, options),
    send: (message, session) => send(state, message, session),
    async close() {
      service.close();
      await app.close();
    },
  };
}
