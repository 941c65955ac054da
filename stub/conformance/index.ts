/** A conformance run: any implementation of the interface, tried against its contract. */
import { once } from 'node:events';
import { OPERATION_IDS, type OperationId } from '../src/contract.ts';
import { UNANSWERED } from './client.ts';
import { coverageOf } from './coverage.ts';
import { tryFilters, tryPages } from './list.ts';
import { stopSessions, trySessions } from './live.ts';
import { tryQuiet, tryWebhooks } from './notifications.ts';
import { tryRecordings } from './recordings.ts';
import { fail, leaveOut, type Report } from './report.ts';
import { tryInputs, tryKeys, tryUploads } from './requests.ts';
import { type ConformanceOptions, createRun, type Run } from './run.ts';

export { type Check, formatReport, type Report } from './report.ts';
export { countInputs } from './requests.ts';
export { ACCEPTABLE } from './rules.ts';
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
  webhook: tryWebhooks,
};

/**
 * Tries an implementation of the interface against the contract.
 *
 * @param options where it is, and how patient to be
 * @returns what was checked, and what came of it
 * @throws when an option cannot be used, the receiver's port is taken, nobody answers, or the key is not taken
 */
export async function runConformance(options: ConformanceOptions): Promise<Report> {
  const run = await createRun(options);
  const { client, recorder } = run;
  const { signal } = options;
  const interrupt = () => client.end('it was interrupted');
  signal?.addEventListener('abort', interrupt, { once: true });
  try {
    if (signal?.aborted) interrupt();
    const ended = client.ended.aborted ? [] : [once(client.ended, 'abort')];
    await Promise.race([tryParts(run), ...ended]);
    const end = async () => {
      if (client.ended.reason === UNANSWERED) fail(`${UNANSWERED}: the run ended`);
      if (client.ended.aborted) leaveOut(client.ended.reason);
    };
    await recorder.part('the run', 'its end', end, 'no-answer');
    recorder.close();
    await stopSessions(run);
  } finally {
    signal?.removeEventListener('abort', interrupt);
    await run.receiver?.close();
  }
  const { count, seen } = client;
  return recorder.report({ url: run.url, ...count, coverage: coverageOf(seen) });
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
  await tryQuiet(run);
  for (const id of OPERATION_IDS) await expectSuccess(run, id);
}

/**
 * Checks that a call of an operation succeeded: where none did, its refusals say nothing. The parts that are tried may
 * call it to be refused, and for nothing else; all of them together may not.
 */
async function expectSuccess({ client, recorder, only }: Run, id: OperationId): Promise<void> {
  const calls = client.calls.get(id);
  // A call that got no answer has been told.
  if (!calls?.last || calls.hasSucceeded || (only && !calls.isWanted)) return;
  recorder.dismiss(id, 'no call of it succeeded');
  await recorder.check(id, 'a call that succeeds', 'no-success', () =>
    fail(`no call of ${id} succeeded: the last response was ${calls.last}`),
  );
}
