/** Checks what an Arazzo document can't say: schemas, live sessions, notifications, and relations between values. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { readWavHeader } from '../service/audio.ts';
import { call, type Target } from './client.ts';
import { startReceiver } from './receiver.ts';
import { checkRecordings } from './recordings.ts';
import { type Check, Report } from './report.ts';
import { checkSessions } from './sessions.ts';

export { type Check, rowOf } from './report.ts';

export interface CheckOptions {
  /** Base URL of the service. */
  url: string;
  key: string;
  /** A WAV file (PCM, 16 bits, one channel) with speech. By default, the sample of the contract. */
  audio?: string | undefined;
  /** How long to wait for an event, in seconds. @default 30 */
  patience?: number;
  /** Port of the receiver of notifications on 127.0.0.1. By default, a free one. */
  receiverPort?: number;
  /** URL of the receiver as the service sees it. Needed for a service on another machine. */
  receiverUrl?: string | undefined;
  /** Whether the service sends the webhook to `/webhook` of the receiver. */
  webhook?: boolean;
  onCheck?: (check: Check) => void;
}

/**
 * Runs all checks.
 *
 * @throws if the run can't start: no response, a refused key, or no such recording
 */
export async function checkService(options: CheckOptions): Promise<Check[]> {
  const { url, key, audio, patience = 30, receiverPort = 0, receiverUrl } = options;
  const report = new Report(options.onCheck ?? (() => {}));
  const target: Target = { url, key, patience: patience * 1000, report };
  const sample = join(dirname(require.resolve(PACKAGE)), 'openapi/speech.wav');
  const bytes = new Uint8Array(await readFile(audio ?? sample));
  const header = readWavHeader(bytes);
  if (header?.channels !== 1) throw new Error('the audio must be a WAV file with one channel');
  await call(target, 'GET', '/v2/transcription?limit=1');
  const isLocal = /^(localhost|127\.|\[::1\])/.test(new URL(url).hostname);
  const receiver = await startReceiver(target, receiverPort, receiverUrl);
  const reachable = isLocal || receiverUrl ? receiver : undefined;
  try {
    await checkRecordings(target, bytes, reachable, options.webhook ?? false);
    await checkSessions(target, { bytes, header }, reachable);
  } finally {
    receiver.close();
  }
  return report.checks;
}

const require = createRequire(import.meta.url);
const PACKAGE = 'speech-to-text-contract/package.json';
