/** Conformance runs for tests: against a stub behind a proxy, whole and in parts, and with imaginary jobs. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { WebSocket } from 'ws';
import { type ConformanceOptions, type Report, runConformance } from '../src/conformance/index.ts';
import { Recorder } from '../src/conformance/recorder.ts';
import { readJson } from '../src/conformance/text.ts';
import type { StubOptions } from '../src/index.ts';
import { type Hooks, startProxied } from './proxy.ts';
import { KEY } from './spoil.ts';
import { postJob, STUB, temporaryFolder } from './support.ts';
import { writeWav } from './wav.ts';

/** The bundled speech, several utterances. */
export const SPEECH = join(STUB, 'speech.wav');

let written: string | undefined;
/** The path of a WAV file with a second of sound, in which the stub hears some words. */
export function shortAudio(): string {
  if (written === undefined) {
    written = join(temporaryFolder(), 'audio.wav');
    writeFileSync(written, writeWav(1));
  }
  return written;
}

/** The options of a stub that processes jobs at once. */
export const QUICK = { key: KEY, queueTime: 0, processingTime: 0 };

/** A stub whose requests and responses are changed, and a run against it. */
export interface Service {
  /** What is changed. */
  hooks?: Hooks;
  /** Other options of the stub. */
  options?: StubOptions;
  /** Other options of the run. */
  settings?: Partial<ConformanceOptions>;
}

/** A run against a service, which its webhooks reach. */
export async function runAgainst({ hooks = {}, options, settings }: Service): Promise<Report> {
  const stub = await startProxied(hooks, { ...QUICK, ...options });
  // Pages need jobs to list.
  if (settings?.only?.[0] === 'pages') for (let i = 0; i < 6; i++) await postJob(stub);
  try {
    const run = { url: stub.url, key: KEY, speed: Infinity, webhook: true, audio: shortAudio() };
    return await runConformance({ ...run, ...settings });
  } finally {
    await stub.close();
    expect(stub.violations).toEqual([]);
  }
}

/** The ids of the conditions that a run found violated, each after the rule of its check. */
export const conditionsIn = ({ checks }: Pick<Report, 'checks'>): string[] =>
  checks
    .filter(({ outcome }) => outcome === 'violation')
    .flatMap(({ rule, conditions }) => conditions.map((one) => `${rule}: ${one}`));

/** What a run with all parts saw. */
export interface WholeRun {
  report: Report;
  /** The values to which it applied the relations. */
  related: unknown[];
  /** The operations that succeeded, and the types of messages that either side sent. */
  observed: Set<unknown>;
}

let whole: Promise<WholeRun> | undefined;
/** A strict run with all parts against the stub, made once. */
export function wholeRun(): Promise<WholeRun> {
  whole ??= makeWholeRun();
  return whole;
}

async function makeWholeRun(): Promise<WholeRun> {
  const observed = new Set<unknown>();
  const observe: Hooks = {
    answer: (operation, { status }) => {
      if (status < 300) observed.add(operation);
      return {};
    },
  };
  const relate = vi.spyOn(Recorder.prototype, 'relate');
  const send = vi.spyOn(WebSocket.prototype, 'send');
  const settings = { strict: true, audio: SPEECH };
  const report = await runAgainst({ hooks: observe, settings });
  const related = relate.mock.calls.map(([, , value]) => value);
  for (const [frame] of send.mock.calls) observed.add(Object(readJson(String(frame))).type);
  for (const spy of [relate, send]) spy.mockRestore();
  return { report, related, observed };
}
