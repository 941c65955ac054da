import { readFileSync } from 'node:fs';
import { writeWav } from '../wav.ts';
import { Client } from './client.ts';
import { tryFlows } from './flows.ts';
import { trySessions } from './live.ts';
import { tryPages } from './pages.ts';
import { startReceiver } from './receiver.ts';
import { tryJobs, tryUpload } from './recordings.ts';
import { Recorder, type Report } from './report.ts';
import { tryBodies, tryKeys, tryOddRequests, tryQueries } from './requests.ts';
import type { Run } from './run.ts';

export { type Basis, type Check, formatReport, type Report } from './report.ts';

/** What a conformance run is told. */
export interface ConformanceOptions {
  /** The base address of the service. */
  url: string;
  /** The key of an account. */
  key: string;
  /** A WAV file with speech. A tone when not given, which is speech to the stub alone. */
  audio?: string;
  /** Whether fields that the contract does not name are violations. Defaults to false. */
  strict?: boolean;
  /** Typical and minimal input alone. Defaults to false. */
  quick?: boolean;
  /** How much faster than real time audio is streamed. Defaults to 1; `Infinity` for at once. */
  speed?: number;
  /** How long to wait for what must come, in milliseconds. Defaults to 60,000. */
  patience?: number;
  /** The port of the receiver of callbacks, on 127.0.0.1. Any free one when not given. */
  receiverPort?: number;
  /** The address of the receiver as the service sees it. Needed when the service runs elsewhere. */
  receiverUrl?: string;
  /** Whether the service posts its webhook to `/webhook` of the receiver. Defaults to false. */
  webhook?: boolean;
  /** Whether the Arazzo description of the main flows is run with Redocly. Defaults to true. */
  flows?: boolean;
}

const TONE_SECONDS = 6;
const PATIENCE = 60_000;
const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);

/**
 * Tries an implementation of the interface against the contract.
 *
 * @param options where it is, and how patient to be
 * @returns what was checked, and what came of it
 * @throws when the audio cannot be read or is no WAV file
 */
export async function runConformance(options: ConformanceOptions): Promise<Report> {
  const { url, key, strict = false, quick = false, patience = PATIENCE, receiverUrl } = options;
  const audio = options.audio
    ? new Uint8Array(readFileSync(options.audio))
    : writeWav(TONE_SECONDS);
  const since = new Date();
  const reachable = receiverUrl !== undefined || LOOPBACK.has(new URL(url).hostname);
  const receiver = reachable ? await startReceiver(options.receiverPort, receiverUrl) : null;
  const recorder = new Recorder();
  const run: Run = {
    client: new Client({ url, key, patience, strict }),
    recorder,
    audio,
    speed: options.speed ?? 1,
    patience,
    receiver,
    withoutReceiver:
      'the service runs elsewhere; give an address that it can reach with --receiver-url',
    webhook: options.webhook ?? false,
    quick,
  };
  const steps: [string, () => Promise<void>][] = [
    ['keys', () => tryKeys(run)],
    ['requests', () => tryBodies(run)],
    ['odd requests', () => tryOddRequests(run)],
    ['queries', () => tryQueries(run)],
    [
      'recordings',
      async () => {
        const audioUrl = await tryUpload(run);
        if (audioUrl) await tryJobs(run, audioUrl);
        else recorder.leaveOut('pre-recorded job', 'jobs', 'the upload failed');
      },
    ],
    ['live sessions', () => trySessions(run)],
    ['pages', () => tryPages(run, since)],
  ];
  try {
    for (const [name, step] of steps) await recorder.part(name, 'all of it', step);
    if (options.flows !== false) {
      await recorder.part('flows', 'all of them', () => tryFlows(run));
    }
  } finally {
    await receiver?.close();
  }
  return recorder.report(url);
}
