import { readFileSync } from 'node:fs';
import { readWavHeader, writeWav } from '../src/audio.ts';
import { baseAddress } from '../src/options.ts';
import { Client } from './client.ts';
import { trySessions } from './live.ts';
import { tryPages } from './pages.ts';
import { Receiver } from './receiver.ts';
import { tryRecordings } from './recordings.ts';
import { Recorder, type Report } from './report.ts';
import { noteUntried, tryBodies, tryKeys, tryQueries, tryUnknownIds } from './requests.ts';
import { type ConformanceOptions, DEFAULTS, type Run } from './run.ts';

export { type Basis, type Check, formatReport, type Outcome, type Report } from './report.ts';
export type { ConformanceOptions } from './run.ts';

const TONE_SECONDS = 6;
const PARTS = {
  keys: tryKeys,
  requests: tryBodies,
  queries: tryQueries,
  identifiers: tryUnknownIds,
  recordings: tryRecordings,
  'live sessions': trySessions,
  pages: tryPages,
};
const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);

/**
 * Tries an implementation of the interface against the contract.
 *
 * @param options where it is, and how patient to be
 * @returns what was checked, and what came of it
 * @throws when the audio cannot be read, or the receiver's port is taken
 */
export async function runConformance(options: ConformanceOptions): Promise<Report> {
  const settings = { ...DEFAULTS, ...options };
  const { key, timeLimit, patience } = settings;
  const url = baseAddress(options.url);
  const receiverUrl = options.receiverUrl && baseAddress(options.receiverUrl);
  const profile = settings.strict ? 'strict' : 'contract';
  const file = options.audio ? new Uint8Array(readFileSync(options.audio)) : writeWav(TONE_SECONDS);
  const header = readWavHeader(file);
  if (!header) throw new Error(`${options.audio} is not a WAV file`);
  const isReachable = receiverUrl || LOOPBACK.has(new URL(url).hostname);
  const end = Date.now() + timeLimit;
  const recorder = new Recorder(() => Date.now() >= end);
  const run: Run = {
    ...settings,
    get left() {
      return Math.max(1, Math.ceil(end - Date.now()));
    },
    get patience() {
      return Math.min(Math.ceil(patience), this.left);
    },
    client: new Client({ url, key, profile, patience: () => run.patience }),
    recorder,
    audio: { file, header },
    since: new Date(),
    receiver: isReachable ? await Receiver.start(settings.receiverPort, receiverUrl) : null,
  };
  try {
    for (const [name, attempt] of Object.entries(PARTS)) {
      await recorder.part(name, 'all of them', () => attempt(run));
    }
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
