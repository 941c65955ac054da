/** Measures every case in this process, or only the one whose number is given, and prints a line of JSON for each. */
import fc from 'fast-check';
import { Bench } from 'tinybench';
import { type Case, cases } from './cases.ts';

/** Nanoseconds per call, by the name of the case and the contender; `json` is JSON.parse. */
export type Times = Record<string, Record<string, number>>;

const isLarge = ([first]: readonly unknown[]) => JSON.stringify(first).length > 64 * 1024;

/**
 * The payloads as texts in random order. A single payload is copied, so that no call sees the same objects as the one
 * before; many copies of a large one would measure the memory.
 */
function textsOf(payloads: readonly unknown[]): string[] {
  const texts = payloads.map((payload) => JSON.stringify(payload));
  const all = texts.length > 1 || isLarge(payloads) ? texts : new Array(16).fill(texts[0]);
  const inAnyOrder = fc.shuffledSubarray(all, { minLength: all.length });
  return fc.sample(inAnyOrder, { numRuns: 1, seed: 1 })[0] ?? [];
}

function measureCase({ name, contenders, payloads, valid }: Case): Times[string] {
  const texts = textsOf(payloads);
  const values: unknown[] = texts.map((text) => JSON.parse(text));
  const iterations = isLarge(payloads) ? 8 : 64;
  for (const [by, check] of Object.entries(contenders))
    if (payloads.some((payload) => check(payload) !== valid))
      throw new Error(`${by} reaches a wrong verdict on: ${name}`);
  const times = { time: 150, iterations, warmupTime: 150, warmupIterations: iterations };
  const bench = new Bench({ ...times, throws: true });
  // One run uses all inputs in turn: a single call is too short to be timed.
  for (const [by, check] of Object.entries(contenders)) {
    bench.add(by, () => {
      for (const value of values) check(value);
    });
  }
  bench.add('json', () => {
    for (const text of texts) JSON.parse(text);
  });
  const measured = bench.runSync().map(({ name: by, result }) => {
    if (!('latency' in result)) throw new Error(`there is no figure of ${by} for: ${name}`);
    return [by, (result.latency.p50 / texts.length) * 1e6];
  });
  return Object.fromEntries(measured);
}

/** Runs every contender on all payloads, as a service would in an hour; large ones less often. */
function showAll(): void {
  for (const { contenders, payloads, goal = 0 } of cases) {
    if (goal > 1) continue;
    const turns = isLarge(payloads) ? 20 : 2000 / payloads.length;
    for (const check of Object.values(contenders)) {
      for (let i = 0; i < turns; i++) for (const payload of payloads) check(payload);
    }
  }
}

const alone = cases[Number(process.argv[2] ?? Number.NaN)];
if (!alone) showAll();
for (const one of alone ? [alone] : cases) {
  console.error(`  case ${cases.indexOf(one) + 1} of ${cases.length}: ${one.name}`);
  console.log(JSON.stringify({ [one.name]: measureCase(one) }));
}
