import { trySessions } from './live.ts';
import { tryPages } from './pages.ts';
import { tryRecordings } from './recordings.ts';
import type { Report } from './report.ts';
import { noteUntried, tryBodies, tryKeys, tryQueries, tryUnknownIds } from './requests.ts';
import { type ConformanceOptions, createRun } from './run.ts';

export { type Basis, type Check, formatReport, type Outcome, type Report } from './report.ts';
export type { ConformanceOptions } from './run.ts';

const PARTS = {
  keys: tryKeys,
  requests: tryBodies,
  queries: tryQueries,
  identifiers: tryUnknownIds,
  recordings: tryRecordings,
  'live sessions': trySessions,
  pages: tryPages,
};

/**
 * Tries an implementation of the interface against the contract.
 *
 * @param options where it is, and how patient to be
 * @returns what was checked, and what came of it
 * @throws when the audio cannot be read, or the receiver's port is taken
 */
export async function runConformance(options: ConformanceOptions): Promise<Report> {
  const run = await createRun(options);
  const { recorder, url, timeLimit } = run;
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
