/** Conformance runs for tests, against a stub behind a proxy. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { type ConformanceOptions, type Report, runConformance } from '../src/conformance/index.ts';
import type { StubOptions } from '../src/index.ts';
import { type Hooks, startProxied } from './proxy.ts';
import { KEY } from './spoil.ts';
import { postJob, STUB, temporaryFolder } from './support.ts';
import { writeWav } from './wav.ts';

/** The bundled speech, several utterances. */
export const SPEECH = join(STUB, 'speech.wav');

/** A WAV file with a second of sound, in which the stub hears some words. */
export const SHORT = join(temporaryFolder(), 'audio.wav');
writeFileSync(SHORT, writeWav(1));

/** The options of a stub that processes jobs at once. */
const QUICK = { key: KEY, queueTime: 0, processingTime: 0 };

/** A stub whose requests and responses are changed, and a run against it. */
export interface Service {
  hooks?: Hooks;
  /** Other options of the stub. */
  options?: StubOptions;
  /** Other options of the run. */
  settings?: Partial<ConformanceOptions>;
}

/** A run against a service, which its webhooks reach. */
export async function runOf({ hooks = {}, options, settings }: Service): Promise<Report> {
  const stub = await startProxied(hooks, { ...QUICK, ...options });
  // Pages need jobs to list.
  if (settings?.only?.[0] === 'pages') for (let i = 0; i < 6; i++) await postJob(stub);
  try {
    const run = { url: stub.url, key: KEY, speed: Infinity, webhook: true, audio: SHORT };
    return await runConformance({ ...run, ...settings });
  } finally {
    await stub.close();
    expect(stub.violations).toEqual([]);
  }
}

/** A run that itself has no error. */
export async function runAgainst(service: Service): Promise<Report> {
  const report = await runOf(service);
  expect(report.errors).toEqual([]);
  return report;
}

/** The problems that a run found, each after the rule of its check. */
export const violationsIn = ({ checks }: Pick<Report, 'checks'>): string[] =>
  checks
    .filter(({ outcome }) => outcome === 'violation')
    .flatMap(({ rule, details }) => details.map((one) => `${rule}: ${one}`));

/** Those of the expected problems that a run did not find. Each is the name of a rule, and a part of the problem. */
export function missedBy(report: Report, finds: readonly string[]): string[] {
  const found = violationsIn(report);
  const isFound = (wanted: string) => {
    const [rule = '', ...part] = wanted.split(': ');
    return found.some((one) => one.startsWith(`${rule}: `) && one.includes(part.join(': ')));
  };
  return finds.filter((wanted) => !isFound(wanted));
}
