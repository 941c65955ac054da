/** The conformance run finds what a stub does wrong on command, also on the first call of an operation. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeWav } from 'contract-compiler/testing/wav.ts';
import { beforeAll, expect, it } from 'vitest';
import { type Report, runConformance } from '../src/conformance/index.ts';
import { OPERATION_IDS, OPERATIONS } from '../src/contract.ts';
import { CONNECTION, type Fault } from '../src/faults.ts';
import { startStub } from '../src/index.ts';
import { temporaryFolder } from './support.ts';

/** Two seconds of sound, in which the stub hears some words. */
let audio: string;

beforeAll(() => {
  audio = join(temporaryFolder(), 'audio.wav');
  writeFileSync(audio, writeWav(2));
});

/** A run against a stub with a fault; the message if the service seems not to respond. */
async function runAgainst(fault: Fault, patience: number): Promise<Report | string> {
  const stub = await startStub({ queueTime: 0, processingTime: 0, faults: [fault] });
  const { operation } = fault;
  const isLive = operation === CONNECTION || operation === 'createLiveSession';
  const only = isLive ? ['sessions'] : ['recordings'];
  const options = { url: stub.url, key: stub.key, speed: Infinity, audio, only, patience };
  try {
    return await runConformance(options);
  } catch (error) {
    return String(error);
  } finally {
    await stub.close();
  }
}

const CALLS = [...OPERATION_IDS, CONNECTION] as const;
const KINDS = [{ status: 500 }, { kind: 'hang' }, { kind: 'reset' }, { kind: 'truncate' }] as const;
const ONCE = CALLS.flatMap((operation) => KINDS.map((kind) => ({ operation, ...kind, times: 1 })));

it.each(ONCE)('the run finds %j', async (fault) => {
  const report = await runAgainst(fault, 'kind' in fault && fault.kind === 'hang' ? 300 : 60_000);
  if (typeof report === 'string') expect(report).toContain('does not respond');
  else expect(report.violated).toBeGreaterThan(0);
});

it.each(CALLS)('the run finds that each call of %s is limited, and ends', async (operation) => {
  const report = await runAgainst({ operation, status: 503 }, 200);
  expect(report).toMatchObject({ violated: expect.any(Number), ended: null });
  expect(Object(report).violated).toBeGreaterThan(0);
});

it('a run tells how often it repeated calls that were limited', async () => {
  for (const operation of OPERATION_IDS) {
    const report = await runAgainst({ operation, status: 429, times: 1 }, 60_000);
    expect(report).toMatchObject({ violated: 0, repeated: 1 });
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
