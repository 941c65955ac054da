/** Checks what an Arazzo document can't say: schemas, live sessions, notifications, and relations between values. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { oneLine } from 'speech-to-text-contract/parse';
import { type Checks, call, type Run, Skipped } from './client.ts';
import { startReceiver } from './receiver.ts';
import { RECORDINGS } from './recordings.ts';
import { SESSIONS } from './sessions.ts';

export interface CheckOptions {
  /** Base URL of the service. */
  url: string;
  key: string;
  /** How long to wait for an event, in seconds. @default 30 */
  patience?: number;
  /** Port of the receiver of notifications on 127.0.0.1. By default, a free one. */
  receiverPort?: number;
  /** URL of the receiver as the service sees it. Needed for a service on another machine. */
  receiverUrl?: string;
  /** Whether the service sends the webhook to `/webhook` of the receiver. */
  webhook?: boolean;
  onCheck?: (check: Check) => void;
}

export interface Check {
  name: string;
  outcome: 'passed' | 'failed' | 'skipped';
  /** Why it failed or was skipped. */
  message?: string;
  /** The value that shows the failure, shortened. */
  shown?: string;
  /** The command or the frames that repeat what failed. */
  repeat?: string;
}

/** The longest text of a value. */
const MAX_SHOWN = 400;
const { resolve } = createRequire(import.meta.url);

/**
 * Runs all checks.
 *
 * @throws if the run can't start: no response or a refused key
 */
export async function checkService(options: CheckOptions): Promise<Check[]> {
  const { url, patience = 30, receiverPort = 0, receiverUrl, onCheck } = options;
  const contract = dirname(resolve('speech-to-text-contract/package.json'));
  const speech = await readFile(join(contract, 'openapi/speech.wav'));
  const isReachable = receiverUrl || /^(localhost|127\.|\[::1\])/.test(new URL(url).hostname);
  const started = await startReceiver(receiverPort, receiverUrl);
  const receiver = isReachable ? started : undefined;
  const run: Run = { ...options, patience, speech, receiver, repeat: '' };
  const done: Check[] = [];
  try {
    await call(run, 'GET', '/v2/transcription?limit=1');
    for (const checks of [RECORDINGS, SESSIONS]) {
      const first = done.length;
      for (const [name, check] of Object.entries(checks)) {
        if (done[first]?.outcome === 'failed') break;
        const result = { name, ...(await outcomeOf(run, check)) };
        done.push(result);
        onCheck?.(result);
      }
    }
  } finally {
    started.server.close();
    started.server.closeAllConnections();
  }
  return done;
}

/** Runs a check, which fails if it throws. */
async function outcomeOf(run: Run, check: Checks[string]): Promise<Omit<Check, 'name'>> {
  run.repeat = '';
  try {
    await check(run);
    return { outcome: 'passed' };
  } catch (error) {
    const { message, cause } = error as Error;
    if (error instanceof Skipped) return { outcome: 'skipped', message };
    const text = typeof cause === 'string' ? cause : (JSON.stringify(cause) ?? '');
    return { outcome: 'failed', message, shown: text.slice(0, MAX_SHOWN), repeat: run.repeat };
  }
}

/** A check on one line, without anything that a terminal obeys. */
export function rowOf({ name, outcome, message, shown, repeat }: Check): string {
  const details = [message, shown && `came: ${shown}`, repeat && `to repeat: ${repeat}`];
  const text = [name, details.filter(Boolean).join('; ')].filter(Boolean).join(': ');
  return oneLine(`${outcome.padEnd(8)} ${text}`);
}
