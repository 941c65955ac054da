/** The conformance run finds what a stub does wrong on command, also on the first call of an operation. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { type Report, runConformance } from '../src/conformance/index.ts';
import { OPERATION_IDS, OPERATIONS } from '../src/contract.ts';
import { CONNECTION, type Fault } from '../src/faults.ts';
import { startStub } from '../src/index.ts';
import { temporaryFolder } from './support.ts';
import { writeWav } from './wav.ts';

/** Two seconds of sound, in which the stub hears some words. */
let audio: string;

beforeAll(() => {
  audio = join(temporaryFolder(), 'audio.wav');
  writeFileSync(audio, writeWav(2));
});

const isLive = ({ operation }: Fault) =>
  operation === CONNECTION || operation === 'createLiveSession';

/** A run against a stub with a fault; the message if the service seems not to respond. */
async function runAgainst(
  fault: Fault,
  patience: number,
  part = isLive(fault) ? 'sessions' : 'recordings',
): Promise<Report | string> {
  const stub = await startStub({ queueTime: 0, processingTime: 0, faults: [fault] });
  const { url, key, calls } = stub;
  const options = { url, key, speed: Infinity, audio, only: [part], patience };
  try {
    const report = await runConformance(options);
    // The part `inputs` tries every operation, but takes longer.
    const isTried = part !== 'recordings' || calls.some((one) => one.operation === fault.operation);
    return isTried ? report : await runAgainst(fault, patience, 'inputs');
  } catch (error) {
    return String(error);
  } finally {
    await stub.close();
  }
}

const CALLS = [...OPERATION_IDS, CONNECTION] as const;
/** The problems that a run finds. */
async function findings(fault: Fault, patience: number): Promise<string> {
  const report = await runAgainst(fault, patience);
  if (typeof report === 'string') return report;
  const violated = report.checks.filter(({ outcome }) => outcome === 'violation');
  return violated.flatMap(({ details }) => details).join('\n');
}

/** What is said of the WebSocket of a session, for which other words are used. */
const OF_SOCKET = /server response: 500|handshake has timed out|socket hang up|code 1000, got 1006/;

it.each([
  // A run may have no second call of an operation that should succeed.
  [{ status: 500 }, /got 500: .*this fault is planted|no call of \w+ succeeded/, 60_000],
  [{ kind: 'hang' }, /no complete response within 1 s/, 1_000],
  [{ kind: 'truncate' }, /terminated/, 60_000],
] as const)(
  'the run finds %j at the first call of each operation',
  async (kind, said, patience) => {
    const found = CALLS.map((operation) => findings({ operation, times: 1, ...kind }, patience));
    for (const [at, problems] of (await Promise.all(found)).entries()) {
      expect(problems, CALLS[at]).toMatch(CALLS[at] === CONNECTION ? OF_SOCKET : said);
    }
  },
);

it('the run finds that all calls of an operation are limited, and ends', async () => {
  const found = CALLS.map((operation) => findings({ operation, status: 503 }, 1_000));
  for (const [at, problems] of (await Promise.all(found)).entries()) {
    expect(problems, CALLS[at]).toMatch(/limits calls for more than 1 s|server response: 503/);
  }
});

it('a run tells how often it repeated calls that were limited', async () => {
  for (const operation of OPERATION_IDS) {
    const report = await runAgainst({ operation, status: 429, times: 1 }, 60_000);
    expect(report).toMatchObject({ violations: 0, repeated: 1 });
  }
});

it('the first call of each operation in a run must succeed', async () => {
  const first = new Map<string, number>();
  const stub = await startStub({ queueTime: 0, processingTime: 0 });
  const only = ['recordings', 'sessions', 'inputs'];
  await runConformance({ url: stub.url, key: stub.key, speed: Infinity, audio, only });
  for (const { operation, status } of stub.calls) {
    if (operation && !first.has(operation)) first.set(operation, status ?? 0);
  }
  await stub.close();
  const advice = 'a fault on the first call would not be noticed: try what must succeed first';
  const refused = Object.keys(OPERATIONS).filter((id) => !(Number(first.get(id)) < 300));
  expect(refused, advice).toEqual([]);
});
