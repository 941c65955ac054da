/** The conformance run: tests any implementation of the interface against the contract. */
import { once } from 'node:events';
import { OPERATION_IDS, type OperationId } from '../contract.ts';
import { fail, noteRequest, skip } from './check.ts';
import { LIST } from './client.ts';
import { stopSessions } from './connection.ts';
import { tryFilters } from './filters.ts';
import { trySessions } from './live.ts';
import { tryWebhooks } from './notifications.ts';
import { tryPages } from './pages.ts';
import type { Report } from './recorder.ts';
import { tryRecordings } from './recordings.ts';
import { tryInputs, tryKeys, tryUploads } from './requests.ts';
import { type ConformanceOptions, createRun, type Run } from './run.ts';

export type { Check, Report } from './recorder.ts';
export { formatReport } from './report.ts';
export { ACCEPTABLE } from './rules.ts';
export type { ConformanceOptions } from './run.ts';

/**
 * The parts of a run: what must succeed is tried before what must be refused, and what needs the jobs of others comes
 * last.
 */
export const PARTS: Readonly<Record<string, (run: Run) => Promise<void>>> = {
  recordings: tryRecordings,
  sessions: trySessions,
  inputs: tryInputs,
  keys: tryKeys,
  pages: tryPages,
  filters: tryFilters,
  webhook: tryWebhooks,
};

/**
 * Tests an implementation of the interface against the contract.
 *
 * @param options the URL, the key, and how to test
 * @returns the checks and their outcomes
 * @throws if an option is invalid, the receiver's port is in use, or the service does not respond or refuses the key
 */
export async function runConformance(options: ConformanceOptions): Promise<Report> {
  const run = await createRun(options, Object.keys(PARTS));
  const { client, recorder } = run;
  const { signal } = options;
  const interrupt = () => client.end.abort('it was interrupted');
  const late = `it took longer than ${run.limit / 1000} s; increase the patience`;
  const expire = () => client.end.abort(late);
  const timer = setTimeout(expire, run.limit);
  signal?.addEventListener('abort', interrupt, { once: true });
  try {
    if (signal?.aborted) interrupt();
    const ended = client.ended.aborted ? [] : [once(client.ended, 'abort')];
    await Promise.race([tryParts(run), ...ended]);
    await tryEnd(run);
    // Later checks no longer count.
    recorder.close();
    await stopSessions(run);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', interrupt);
    await run.receiver?.close();
  }
  const ended = client.ended.aborted ? String(client.ended.reason) : null;
  return recorder.report({ url: run.url, ...client.count, ended });
}

async function tryParts(run: Run): Promise<void> {
  const { client, recorder, only } = run;
  const greeted = await client.greet();
  // A service that is not complete yet can be tested in parts.
  if (greeted && !(only && greeted.isLacking)) {
    await recorder.check(LIST, 'the first call', 'input', greeted.check);
  }
  // Upload first: every request for a job refers to an uploaded recording.
  await recorder.part('uploadAudio', 'all of them', () => tryUploads(run));
  for (const [name, attempt] of Object.entries(PARTS)) {
    await recorder.part(name, 'all of them', async () => {
      if (only && !only.includes(name)) skip('not in --only');
      await attempt(run);
    });
  }
  for (const check of run.made.last) await check();
  for (const id of OPERATION_IDS) await expectSuccess(run, id);
}

/** Checks why a run ended, if it ended early. */
async function tryEnd({ client: { ended }, recorder, signal }: Run): Promise<void> {
  const end = async () => {
    if (signal?.aborted) skip(ended.reason);
    if (ended.aborted) fail('run-ended', `the run ended: ${ended.reason}`);
  };
  await recorder.part('the run', 'its end', end, 'no-response');
}

/**
 * Checks that a call of an operation succeeded: if none did, its refusals prove nothing. A run with only some parts may
 * make no call that should succeed; a whole run must.
 */
async function expectSuccess(run: Run, id: OperationId): Promise<void> {
  const { client, recorder, only, without = [] } = run;
  const calls = client.calls[id];
  // A call without a response is reported already, and a run that ended early has not made them all.
  if (client.ended.aborted || !calls.last || calls.hasSucceeded || (only && !calls.isWanted))
    return;
  // A violation names its request, and a passed check only its area. A missing response stays reported.
  recorder.dismiss(`no call of ${id} succeeded`, ({ area, outcome, rule, request }) =>
    outcome === 'violation'
      ? request?.operation === id && rule !== 'no-response'
      : outcome === 'passed' && area === id,
  );
  // It may need a job or a file, which a run without another operation cannot create.
  if (!calls.isWanted && without.length > 0) return;
  const { status, text, request } = calls.last;
  await recorder.check(id, 'a call that succeeds', 'no-success', () => {
    noteRequest(request);
    fail('no-success', `no call of ${id} succeeded: the last response was ${status}: ${text}`);
  });
}
