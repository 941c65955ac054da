/** The conformance run finds what a stub does wrong on command, also on the first call of an operation. */
import { expect, it } from 'vitest';
import { runConformance } from '../src/conformance/index.ts';
import { OPERATION_IDS } from '../src/contract.ts';
import { CONNECTION, type Fault } from '../src/faults.ts';
import { startStub } from '../src/index.ts';
import { shortAudio } from './runs.ts';

const CALLS = [...OPERATION_IDS, CONNECTION] as const;

/** A run against a stub with a fault, and the problems in its report; they say so if the service seems not to respond. */
async function runAgainst(fault: Fault, patience: number) {
  const stub = await startStub({ queueTime: 0, processingTime: 0, faults: [fault] });
  const { url, key } = stub;
  const isLive = fault.operation === CONNECTION || fault.operation === 'createLiveSession';
  const isList = fault.operation === 'listTranscriptionJobs';
  const only = [isLive ? 'sessions' : isList ? 'inputs' : 'recordings'];
  const options = { url, key, speed: Infinity, audio: shortAudio(), only, patience };
  const report = await runConformance(options).catch((error) => String(error));
  await stub.close();
  if (typeof report === 'string') return { problems: report };
  const violated = report.checks.filter(({ outcome }) => outcome === 'violation');
  return { report, problems: violated.flatMap(({ details }) => details).join('\n') };
}

/** What is said of the WebSocket of a session, for which other words are used. */
const OF_SOCKET =
  /server response: 50[03]|handshake has timed out|socket hang up|code 1000, got 1006/;

it.each([
  // A run may have no second call of an operation that should succeed.
  [{ status: 500, times: 1 }, /got 500: .*this fault is planted|no call of \w+ succeeded/, 60_000],
  [{ kind: 'hang', times: 1 }, /no complete response within 1 s/, 1_000],
  [{ kind: 'truncate', times: 1 }, /terminated/, 60_000],
  [{ status: 503 }, /limits calls for more than 1 s/, 1_000],
] as const)('the run finds %j at each operation', async (fault, said, patience) => {
  const runs = CALLS.map((operation) => runAgainst({ operation, ...fault }, patience));
  for (const [at, { problems }] of (await Promise.all(runs)).entries()) {
    expect(problems, CALLS[at]).toMatch(CALLS[at] === CONNECTION ? OF_SOCKET : said);
  }
});

it('a run tells how often it repeated calls that were limited', async () => {
  const limited = { status: 429, times: 1 };
  const runs = OPERATION_IDS.map((operation) => runAgainst({ operation, ...limited }, 60_000));
  for (const { report } of await Promise.all(runs)) {
    expect(report).toMatchObject({ violations: 0, repeated: 1 });
  }
});
