/** The conformance run: tests any implementation of the interface against the contract. */
import { once } from 'node:events';
import { OPERATION_IDS } from '../contract.ts';
import { type Check, noteRequest } from './check.ts';
import { GRACE, stopSessions } from './connection.ts';
import { failIf, skip } from './ending.ts';
import { tryJobs } from './jobs.ts';
import { tryFilters, tryPages } from './list.ts';
import { tryWebhooks } from './notifications.ts';
import { count } from './report.ts';
import { expectSuccess, tryInputs, tryKeys, tryUploads } from './requests.ts';
import { RULES } from './rules.ts';
import { type ConformanceOptions, createRun, type Run } from './run.ts';
import { schemaOnly } from './schema-only.ts';
import { trySessions } from './sessions.ts';

export type { Check } from './check.ts';
export { formatReport } from './report.ts';
export type { ConformanceOptions } from './run.ts';

/** The report of a run, with the URL of the service. */
export type Report = Awaited<ReturnType<typeof runConformance>>;

/**
 * The parts of a run, in their order: valid calls, invalid calls, and last the parts that need jobs of earlier parts.
 */
export const PARTS: Readonly<Record<string, (run: Run) => Promise<void>>> = {
  recordings: tryJobs,
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
 * @param options the URL, the API key, and other options
 * @returns the checks and their outcomes
 * @throws if an option is invalid, the receiver's port is in use, or the service does not respond or rejects the key
 */
export async function runConformance(options: ConformanceOptions) {
  const run = await createRun(options, Object.keys(PARTS));
  const { client, recorder, url } = run;
  const { signal } = options;
  const interrupt = () => client.end.abort('it was interrupted');
  const late = `it took longer than ${run.limit / 1000} s; increase the patience`;
  const timer = setTimeout(() => client.end.abort(late), run.limit);
  signal?.addEventListener('abort', interrupt, { once: true });
  const chosen = options.only ?? Object.keys(PARTS);
  let inProgress: ReturnType<typeof recorder.inProgress> = [];
  client.ended.addEventListener('abort', () => {
    inProgress = recorder.inProgress(client.stoppedAt ?? Date.now(), client.hasCrashed);
  });
  /** The number of checks that each part made. A part that has not ended is missing. */
  const done = new Map<string, number>();
  try {
    if (signal?.aborted) interrupt();
    const ended = client.ended.aborted ? [] : [once(client.ended, 'abort')];
    await Promise.race([tryParts(run, done), ...ended]);
    const { aborted, reason } = client.ended;
    const end = async () => {
      if (signal?.aborted) skip(reason);
      const [suspect] = inProgress;
      if (suspect?.request) noteRequest(suspect.request);
      const means = client.hasCrashed ? 'look at its log' : 'find what it does with a profiler';
      const again = options.serial ? '' : ', or run again with --serial';
      const advice = client.stoppedAt ? `; ${means} first${again}` : '';
      const checks = inProgress.map(({ text }) => `in progress: ${text}`);
      failIf(aborted && [`the run ended: ${reason}${advice}`, ...checks]);
    };
    await recorder.about('the run', 'its end', end, 'no-response');
    for (const name of aborted ? chosen.filter((part) => !done.has(part)) : []) {
      await recorder.about(name, '', async () => skip(reason));
    }
    // Later checks no longer count.
    recorder.close();
    await stopSessions({ ...run, patience: Math.min(run.patience, GRACE) });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', interrupt);
    run.receiver?.close();
  }
  const { checks, errors } = recorder;
  checks.sort(inOrder);
  return {
    url,
    /** The number of calls, and of jobs and sessions that the calls created. */
    ...client.count,
    /** The reason why the run ended early, or null. */
    ended: client.ended.aborted ? String(client.ended.reason) : null,
    /** True if the run ended because the service stopped or no longer answered. */
    hasStopped: client.stoppedAt !== undefined,
    /** The parts of `only` in which all checks were skipped. */
    empty: (options.only ?? []).filter((part) => done.get(part) === 0),
    passed: count(checks, 'passed'),
    violations: count(checks, 'violation'),
    accepted: count(checks, 'accepted'),
    skipped: count(checks, 'skipped'),
    /** Parts of the contract that the run checks only against their schemas. */
    schemaOnly: schemaOnly(),
    /** Errors of the run itself, which are not violations of the service. */
    errors,
    checks,
  };
}

/**
 * Orders checks by rule, then by area, the possible causes of others first, then by name. Checks run side by side, and two
 * reports on one service should be equal.
 */
function inOrder(one: Check, other: Check): number {
  // As text, the 99 of an area that is not listed comes last.
  const [key, otherKey] = [one, other].map(
    ({ area, name }) => `${100 + AREAS.indexOf(area)}\n${area}\n${name}`,
  );
  const byRule = ORDER.indexOf(one.rule) - ORDER.indexOf(other.rule);
  return byRule || (String(key) < String(otherKey) ? -1 : Number(key !== otherKey));
}

const ORDER = Object.keys(RULES);
/** The areas whose violations may cause others in later areas. */
const AREAS = [
  'uploadAudio',
  'pre-recorded job',
  'createPreRecordedJob',
  'getPreRecordedJob',
  'live session',
  'createLiveSession',
  'notifications',
  'listTranscriptionJobs',
  'pages',
];

async function tryParts(run: Run, done: Map<string, number>): Promise<void> {
  const { client, recorder, only } = run;
  const made = () => recorder.checks.length - count(recorder.checks, 'skipped');
  await client.greet();
  // Upload first: every request for a job refers to an uploaded recording.
  await tryUploads(run);
  for (const [name, attempt] of Object.entries(PARTS)) {
    const before = made();
    await recorder.about(name, '', async () => {
      if (only && !only.includes(name)) skip('not in --only');
      await attempt(run);
    });
    if (!client.ended.aborted) done.set(name, made() - before);
  }
  await recorder.makeLast();
  for (const id of OPERATION_IDS) await expectSuccess(run, id);
}
