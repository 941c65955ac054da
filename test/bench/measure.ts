/** Measures every case in this process, or the one whose number is given alone, and prints the figures as JSON. */
import { Bench } from 'tinybench';
import { type Case, cases } from './cases.ts';
import { type Check, contenders } from './contenders.ts';
import { randomly } from './payloads.ts';

/** A case as one process measured it. */
export interface Measurement {
  name: string;
  /** Nanoseconds a call, by contender; `json` is JSON.parse. */
  times: Record<string, number>;
}

/**
 * How many copies of a single payload are used in turn, so that no call sees the same objects as the one before.
 * If they take more bytes, there is just one: many would measure the memory.
 */
const MAX_COPIES = 16;
const MAX_BYTES = 64 * 1024;

/** The payloads, or copies of the only one, as texts in random order. */
function textsOf(payloads: readonly unknown[]): string[] {
  const random = randomly(1);
  const texts = payloads.map((payload) => JSON.stringify(payload));
  const fit = Math.floor(MAX_BYTES / (texts[0]?.length ?? 1));
  const count = texts.length === 1 && fit >= MAX_COPIES ? MAX_COPIES : 1;
  const all = Array.from({ length: count }, () => texts).flat();
  const order = all.map((text) => [random(), text] as const).sort(([a], [b]) => a - b);
  return order.map(([, text]) => text);
}

const isLarge = ([first]: unknown[]) => JSON.stringify(first).length > MAX_BYTES;

function measureCase({ name, schema, payloads }: Case): Measurement {
  const texts = textsOf(payloads);
  const values: unknown[] = texts.map((text) => JSON.parse(text));
  const iterations = isLarge(payloads) ? 8 : 64;
  const times = { time: 150, iterations, warmupTime: 150, warmupIterations: iterations };
  const bench = new Bench({ ...times, throws: true });
  // One run takes all inputs in turn: a call alone is too short to be timed.
  for (const [by, check] of Object.entries<Check>(contenders[schema])) {
    bench.add(by, () => {
      for (const value of values) check(value);
    });
  }
  bench.add('json', () => {
    for (const text of texts) JSON.parse(text);
  });
  const measured = bench.runSync().map(({ name: by, result }) => {
    if (!('latency' in result)) throw new Error(`${by} was not measured on: ${name}`);
    return [by, (result.latency.p50 / texts.length) * 1e6];
  });
  return { name, times: Object.fromEntries(measured) };
}

/** Runs every contender on all payloads, as a service would in an hour; large ones less often. */
function showAll(): void {
  for (const { schema, payloads, goal = 0 } of cases) {
    if (goal > 1) continue;
    const turns = isLarge(payloads) ? 20 : 2000 / payloads.length;
    for (const check of Object.values<Check>(contenders[schema])) {
      for (let i = 0; i < turns; i++) for (const payload of payloads) check(payload);
    }
  }
}

const alone = cases[Number(process.argv[2] ?? Number.NaN)];
if (!alone) showAll();
console.log(JSON.stringify(alone ? [measureCase(alone)] : cases.map(measureCase)));
