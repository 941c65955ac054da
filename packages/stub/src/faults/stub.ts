/** What a stub adds to the service: a record of calls and violations, and the faults. */
import { randomBytes } from 'node:crypto';
import type { Reason } from '../service/refusal.ts';
import { Service, type ServiceOptions } from '../service/service.ts';
import { addNewest, type Call, type Fault, Faults } from './faults.ts';
import { FaultyNotifier } from './hooks.ts';

/** The options of a stub. Each has a default. */
export interface StubOptions extends Partial<Omit<ServiceOptions, 'onViolation'>> {
  /** Port to listen on. 0, the default, chooses a free port. */
  port?: number;
  /** Address to listen on, such as `0.0.0.0` in a container. @default '127.0.0.1' */
  listen?: string;
  /** API key that requests must send. By default, a random key. */
  key?: string;
  /** Faults that happen from the start. */
  faults?: readonly Fault[];
  /** Is called with each violation, failure, and undelivered notification, in words. */
  log?: (line: string) => void;
}

/** A request or a frame of a client that violates the contract. */
export interface Violation {
  /** The operation ID, or `receiveClientMessage` for a frame of a session. */
  where: string;
  issues: readonly Reason[];
}

export interface StubState {
  service: Service;
  faults: Faults;
  calls: Call[];
  violations: Violation[];
}

const NAMES = [
  ...['port', 'listen', 'key', 'strict', 'queueTime', 'processingTime', 'webhook', 'keep'],
  ...['faults', 'log'],
];
const DEFAULT_KEEP = 1000;

/** @throws if an option or a fault does not exist */
export function createState(options: StubOptions): StubState {
  const unknown = Object.keys(options).find((name) => !NAMES.includes(name));
  if (unknown) {
    throw new Error(`startStub has no option \`${unknown}\`; choose from ${NAMES.join(', ')}`);
  }
  const given = Object.entries(options).filter(([, value]) => value !== undefined);
  const {
    key,
    log = () => {},
    keep = DEFAULT_KEEP,
    ...settings
  } = Object.fromEntries(given) as StubOptions;
  const faults = new Faults();
  for (const fault of options.faults ?? []) faults.inject(fault);
  const violations: Violation[] = [];
  const service = new Service(
    {
      ...settings,
      key: key || randomBytes(16).toString('hex'),
      keep,
      log,
      onViolation(where, issues) {
        addNewest(violations, { where, issues }, keep);
        log(`${where}: ${issues.map(({ path, message }) => `${path} ${message}`).join('; ')}`);
      },
    },
    new FaultyNotifier(keep, log, faults),
  );
  return { service, faults, calls: [], violations };
}
