/** The module that a program imports: starts and stops a stub. */
import { randomBytes } from 'node:crypto';
import { type Call, type CallName, type Fault, inject, type Violation } from './faults/faults.ts';
import * as plugin from './faults/plugin.ts';
import { checkFields } from './fields.ts';
import { OPTIONS, type StubOptions } from './options.ts';
import { LIMITS } from './service/limits.ts';
import { Newest } from './service/newest.ts';
import { createServer } from './service/server.ts';
import { createService } from './service/service.ts';

export type { Call, CallName, Fault, StubOptions, Violation };

/** A running stub. */
export interface Stub {
  /** Base URL on this machine, such as `http://127.0.0.1:4010`. */
  url: string;
  /** API key that requests must send. */
  key: string;
  /** The newest calls, including rejected calls and calls with a fault. */
  readonly calls: readonly Call[];
  /** The newest requests and frames that violate the contract. */
  readonly violations: readonly Violation[];
  /**
   * Injects a fault in place of the one before of the same operation. Returns a function that removes it.
   *
   * @throws if the fault is invalid
   */
  fault(fault: Fault): () => void;
  /**
   * Drops the WebSocket of every session, with a code such as 4000 or without a close frame. A client may connect again.
   * Returns how many there were.
   */
  disconnect(code?: number): number;
  /**
   * Sends a message to every session, even if the contract does not allow it. Text is sent as it is, any other value as
   * JSON. A session without a connection sends it over the next one. Returns how many have a connection.
   */
  send(message: unknown): number;
  /** Closes all connections and drops pending jobs and notifications. */
  close(): Promise<void>;
}

/**
 * Starts a stub of the service.
 *
 * @throws if the port is in use or an option is invalid
 */
export async function startStub(options: StubOptions = {}): Promise<Stub> {
  const rules = Object.entries(OPTIONS).map(([name, [rule]]) => [name, rule]);
  checkFields('the stub', Object.fromEntries(rules), options);
  const { port = 0, listen = '127.0.0.1', ...settings } = options;
  const { key = randomBytes(16).toString('hex') } = options;
  const faults = new Map<string, Fault>();
  const calls = new Newest<Call>(LIMITS.recorded);
  const violations = new Newest<Violation>(LIMITS.recorded);
  const service = createService({
    ...settings,
    key,
    onViolation(where, issues) {
      violations.add({ where, issues });
      const shown = issues.map(({ path, message }) => `${path} ${message}`.trim());
      options.log?.(`${where}: ${shown.join('; ')}`);
    },
  });
  const state = { service, faults, calls, violations };
  const app = await createServer(service, (app) => plugin.addFaults(app, state));
  plugin.addControls(app, state);
  await app.listen({ port, host: listen });
  return {
    url: app.listeningOrigin.replace(/\/(0\.0\.0\.0|\[::\])/, '/127.0.0.1'),
    key,
    get calls() {
      return calls.values();
    },
    get violations() {
      return violations.values();
    },
    fault: (fault) => inject(faults, fault),
    disconnect: (code) => plugin.disconnect(service, { code }),
    send: (message) => plugin.send(service, { message }),
    close: () => app.close(),
  };
}
