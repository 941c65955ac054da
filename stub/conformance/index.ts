/** A conformance run: any implementation of the interface, tried against its contract. */
import { once } from 'node:events';
import { coverageOf } from './coverage.ts';
import { tryFilters, tryPages } from './list.ts';
import { stopSessions, trySessions } from './live.ts';
import { tryWebhooks } from './notifications.ts';
import { tryRecordings } from './recordings.ts';
import { leaveOut, type Report } from './report.ts';
import { tryInputs, tryKeys, tryUploads } from './requests.ts';
import { type ConformanceOptions, createRun, type Run } from './run.ts';

export { type Check, formatReport, type Report } from './report.ts';
export { countInputs } from './requests.ts';
export type { ConformanceOptions } from './run.ts';

/**
 * The parts of a run; the last ones look for what the others made. In place of one stands why it is left out: under
 * the name of a webhook that no call causes, for one.
 */
export const PARTS: Readonly<Record<string, string | ((run: Run) => Promise<void>)>> = {
  inputs: tryInputs,
  recordings: tryRecordings,
  sessions: trySessions,
  keys: tryKeys,
  filters: tryFilters,
  pages: tryPages,
  notifications: tryWebhooks,
};

/**
 * Tries an implementation of the interface against the contract.
 *
 * @param options where it is, and how patient to be
 * @returns what was checked, and what came of it
 * @throws when the audio cannot be read, the receiver's port is taken, nobody answers, or the key is not taken
 */
export async function runConformance(options: ConformanceOptions): Promise<Report> {
  const run = await createRun(options);
  const { signal } = options;
  try {
    const interruption = signal ? [once(signal, 'abort')] : [];
    const isInterrupted = await Promise.race([tryParts(run), ...interruption]);
    const end = async () => isInterrupted && leaveOut('it was interrupted');
    await run.recorder.part('the run', 'its end', end);
    await stopSessions(run);
  } finally {
    await run.receiver?.close();
  }
  const { count, seen } = run.client;
  return run.recorder.report({ url: run.url, ...count, coverage: coverageOf(seen) });
}

async function tryParts(run: Run): Promise<void> {
  const { client, recorder, only, onBegin } = run;
  await client.expectService();
  onBegin?.();
  // Files first: whatever asks for a job names a recording that the service has.
  await recorder.part('uploadAudio', 'all of them', () => tryUploads(run));
  for (const [name, attempt] of Object.entries(PARTS)) {
    await recorder.part(name, 'all of them', async () => {
      if (only && !only.includes(name)) leaveOut('only other parts are tried');
      await (typeof attempt === 'string' ? leaveOut(attempt) : attempt(run));
    });
  }
}
