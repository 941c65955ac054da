/** What the routes, the sessions, and the program that started a stub share. */
import { randomBytes } from 'node:crypto';
import { type Call, type Fault, Faults } from './faults.ts';
import { Jobs } from './jobs.ts';
import { Notifier } from './notifications.ts';
import type { Reason } from './refusal.ts';
import type { Session } from './session.ts';
import { Uploads } from './uploads.ts';

/** The options of a stub. Each has a default. */
export interface StubOptions {
  /** Port to listen on. 0, the default, chooses a free port. */
  port?: number;
  /** Address to listen on, such as `0.0.0.0` in a container. @default '127.0.0.1' */
  listen?: string;
  /** API key that requests must send. By default, a random key. */
  key?: string;
  /** Whether unknown fields and parameters are refused. Otherwise they are dropped. @default true */
  strict?: boolean;
  /** Milliseconds for which a job is queued. @default 100 */
  queueTime?: number;
  /** Milliseconds for which a job is processed. @default 300 */
  processingTime?: number;
  /** URL that receives the webhook, as configured in the dashboard of an account. */
  webhook?: string;
  /** Faults that happen from the start. */
  faults?: readonly Fault[];
  /** After how many messages the connection of each session is dropped once; 0, the default, for never. */
  disconnectAfter?: number;
  /** Is called with each violation and each undelivered notification, in words. */
  log?: (line: string) => void;
}

/** A request or a frame of a client that violates the contract. */
export interface Violation {
  /** The operation ID, or `receiveClientMessage` for a frame of a session. */
  where: string;
  issues: readonly Reason[];
}

export type State = ReturnType<typeof createState>;

const DEFAULTS = {
  port: 0,
  listen: '127.0.0.1',
  key: '',
  strict: true,
  queueTime: 100,
  processingTime: 300,
  webhook: '',
  faults: [] as readonly Fault[],
  disconnectAfter: 0,
  log: (_: string): void => {},
};

/** @throws if an option or a fault does not exist */
export function createState(options: StubOptions) {
  const unknown = Object.keys(options).find((name) => !Object.hasOwn(DEFAULTS, name));
  if (unknown) {
    const names = Object.keys(DEFAULTS).join(', ');
    throw new Error(`startStub has no option \`${unknown}\`; choose from ${names}`);
  }
  const given = Object.entries(options).filter(([, value]) => value !== undefined);
  const settings = { ...DEFAULTS, ...(Object.fromEntries(given) as StubOptions) };
  settings.key ||= randomBytes(16).toString('hex');
  const { log } = settings;
  const faults = new Faults();
  for (const fault of settings.faults) faults.inject(fault);
  const violations: Violation[] = [];
  return {
    settings,
    log,
    faults,
    violations,
    calls: [] as Call[],
    jobs: new Jobs(),
    uploads: new Uploads(),
    /** The open sessions by the tokens in their URLs. */
    sessions: new Map<string, Session>(),
    notifier: new Notifier(log),
    addViolation(where: string, issues: readonly Reason[]): void {
      violations.push({ where, issues });
      log(`${where}: ${issues.map(({ path, message }) => `${path} ${message}`).join('; ')}`);
    },
  };
}
