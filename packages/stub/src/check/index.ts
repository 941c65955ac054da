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
    const recordings = { mono: bytes, stereo: doubled(bytes, header.dataStart) };
    await checkRecordings(target, recordings, reachable, options.webhook ?? false);
    await checkSessions(target, { bytes, header }, reachable);
  } finally {
    receiver.close();
  }
  return report.checks;
}

const require = createRequire(import.meta.url);
const PACKAGE = 'speech-to-text-contract/package.json';

/** The same recording of 16 bits with two different channels: the second one is silent. */
function doubled(mono: Uint8Array, start: number): Uint8Array<ArrayBuffer> {
  const samples = Buffer.from(mono.subarray(start));
  const file = Buffer.alloc(start + samples.length * 2);
  file.set(mono.subarray(0, start));
  for (let at = 0; at + 1 < samples.length; at += 2) samples.copy(file, start + at * 2, at, at + 2);
  file.writeUInt16LE(2, 22);
  file.writeUInt32LE(file.readUInt32LE(28) * 2, 28);
  file.writeUInt16LE(file.readUInt16LE(32) * 2, 32);
  file.writeUInt32LE(file.length - 8, 4);
  file.writeUInt32LE(samples.length * 2, start - 4);
  return new Uint8Array(file);
}
