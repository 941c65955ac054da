/** The module that a program imports: starts and stops a stub. */
import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { type Fault, Faults, type InjectedFault } from './faults/faults.ts';
import { checkFields } from './faults/fields.ts';
import * as plugin from './faults/plugin.ts';
import { OPTIONS, type StubOptions } from './options.ts';
import { addNewest } from './service/newest.ts';
import { createServer } from './service/server.ts';
import { createService } from './service/service.ts';

export type { CallName, Fault, FaultKind, InjectedFault } from './faults/faults.ts';
export type { Call, Violation } from './faults/plugin.ts';
export type { StubOptions } from './options.ts';

/** A running stub. */
export interface Stub {
  /** Base URL, such as `http://127.0.0.1:4010`. */
  url: string;
  /** API key that requests must send. */
  key: string;
  /** The newest calls, including rejected calls and calls with a fault. */
  calls: readonly plugin.Call[];
  /** The newest requests and frames that violate the contract. */
  violations: readonly plugin.Violation[];
  /** The injected faults, each with its `id` and how often it has `happened`. */
  readonly faults: readonly InjectedFault[];
  /**
   * Injects a fault. Returns a function that removes it.
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
   * JSON. Returns how many sessions got the message.
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
  const state = createState(options);
  const { service, faults, calls, violations } = state;
  const app = await createServer(service, (app) => plugin.addFaults(app, state));
  plugin.addControls(app, state);
  const { listen = '127.0.0.1' } = options;
  await app.listen({ port: options.port ?? 0, host: listen });
  const { port } = app.server.address() as AddressInfo;
  const host = listen.replace(/^(0\.0\.0\.0|::)$/, '127.0.0.1');
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
    key: service.settings.key,
    calls,
    violations,
    get faults() {
      return faults.list;
    },
    fault(fault) {
      const [injected] = faults.inject(fault);
      return () => faults.remove(injected);
    },
    disconnect: (code) => plugin.disconnect(service, { code }),
    send: (message) => plugin.send(service, message),
    async close() {
      service.close();
      await app.close();
    },
  };
}

function createState({ key, log = () => {}, faults: given = [], ...settings }: StubOptions) {
  const faults = new Faults();
  faults.inject(...given);
  const violations: plugin.Violation[] = [];
  const service = createService({
    ...settings,
    key: key || randomBytes(16).toString('hex'),
    log,
    onViolation(where, issues) {
      addNewest(violations, { where, issues }, service.settings.keep);
      log(`${where}: ${issues.map(({ path, message }) => `${path} ${message}`).join('; ')}`);
    },
  });
  const calls: plugin.Call[] = [];
  return { service, faults, calls, violations };
}
