import { readFileSync } from 'node:fs';
import { baseAddress } from '../src/options.ts';
import { readWavHeader, writeWav } from '../src/wav.ts';
import { Client } from './client.ts';
import { trySessions } from './live.ts';
import { tryPages } from './pages.ts';
import { Receiver } from './receiver.ts';
import { tryRecordings } from './recordings.ts';
import { Recorder, type Report } from './report.ts';
import { noteUntried, tryBodies, tryKeys, tryQueries, tryUnknownIds } from './requests.ts';
import type { Run } from './run.ts';

export { type Basis, type Check, formatReport, type Outcome, type Report } from './report.ts';

/** What a conformance run needs to know. */
export interface ConformanceOptions {
  /** The base address of the service. */
  url: string;
  /** The key of an account. */
  key: string;
  /** A WAV file with speech. A tone when not given, which is speech to the stub alone. */
  audio?: string;
  /** Whether fields that the contract does not name are violations. Defaults to false. */
  strict?: boolean;
  /** Whether input around the examples is left out. Defaults to false. */
  quick?: boolean;
  /** How much faster than real time audio is streamed. Defaults to 1; `Infinity` for at once. */
  speed?: number;
  /** How long to wait for what must come, in milliseconds. Defaults to 60,000. */
  patience?: number;
  /** How long the run may take, in milliseconds; the rest is left out. Defaults to 900,000. */
  timeLimit?: number;
  /** The port of the receiver of callbacks, on 127.0.0.1. Any free one when not given. */
  receiverPort?: number;
  /** The address of the receiver as the service sees it. Needed when the service runs elsewhere. */
  receiverUrl?: string;
  /** Whether the service posts its webhook to `/webhook` of the receiver. Defaults to false. */
  webhook?: boolean;
}

const TONE_SECONDS = 6;
const PATIENCE = 60_000;
const TIME_LIMIT = 900_000;
const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);

/**
 * Tries an implementation of the interface against the contract.
 *
 * @param options where it is, and how patient to be
 * @returns what was checked, and what came of it
 * @throws when the audio cannot be read, or the receiver's port is taken
 */
export async function runConformance(options: ConformanceOptions): Promise<Report> {
  const { key, strict = false, timeLimit = TIME_LIMIT, receiverUrl } = options;
  const url = baseAddress(options.url);
  const file = options.audio ? new Uint8Array(readFileSync(options.audio)) : writeWav(TONE_SECONDS);
  const header = readWavHeader(file);
  if (!header) throw new Error(`${options.audio} is not a WAV file`);
  const isReachable = receiverUrl !== undefined || LOOPBACK.has(new URL(url).hostname);
  const end = Date.now() + timeLimit;
  const recorder = new Recorder(() => Date.now() >= end);
  const run: Run = {
    get left() {
      return Math.max(1, end - Date.now());
    },
    get patience() {
      return Math.min(options.patience ?? PATIENCE, this.left);
    },
    client: new Client({ url, key, strict, patience: () => run.patience }),
    recorder,
    audio: { file, header },
    since: new Date(),
    speed: options.speed ?? 1,
    receiver: isReachable ? await Receiver.start(options.receiverPort, receiverUrl) : null,
    webhook: options.webhook ?? false,
    quick: options.quick ?? false,
  };
  const part = (name: string, attempt: (run: Run) => Promise<void>) =>
    recorder.part(name, 'all of them', () => attempt(run));
  try {
    await part('keys', tryKeys);
    await part('requests', tryBodies);
    await part('queries', tryQueries);
    await part('identifiers', tryUnknownIds);
    await part('recordings', tryRecordings);
    await part('live sessions', trySessions);
    await part('pages', tryPages);
  } finally {
    await run.receiver?.close();
  }
  if (run.receiver?.isFull) {
    recorder.note('notifications', 'how many', 'violated', ['more came than the run keeps']);
  }
  noteUntried(run);
  if (recorder.late > 0) {
    const why = `the run ended after ${timeLimit / 1000} s, with ${recorder.late} checks left out`;
    recorder.note('the run', 'its time limit', 'violated', [why]);
  }
  return recorder.report(url);
}
