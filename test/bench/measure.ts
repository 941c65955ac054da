/** Measures every case in this process, or only the one whose number is given, and prints a line of JSON for each. */
import fc from 'fast-check';
import { Bench } from 'tinybench';
import { type Case, cases } from './cases.ts';

/** Nanoseconds per call, by the name of the case and the contender; `json` is JSON.parse. */
export type Times = Record<string, Record<string, number>>;

/**
 * How many copies of a single payload are used in turn, so that no call sees the same objects as the one before. A
 * larger payload is not copied: many copies would measure the memory.
 */
const MAX_COPIES = 16;
const MAX_BYTES = 64 * 1024;

/** The payloads, or copies of the only one, as texts in random order. */
function textsOf(payloads: readonly unknown[]): string[] {
  const texts = payloads.map((payload) => JSON.stringify(payload));
  const isSmall = texts.join('').length * MAX_COPIES <= MAX_BYTES;
  const all = texts.length === 1 && isSmall ? new Array(MAX_COPIES).fill(texts[0]) : texts;
  const inAnyOrder = fc.shuffledSubarray(all, { minLength: all.length });
  return fc.sample(inAnyOrder, { numRuns: 1, seed: 1 })[0] ?? [];
}

const isLarge = ([first]: unknown[]) => JSON.stringify(first).length > MAX_BYTES;

function measureCase({ name, contenders, payloads }: Case): Times[string] {
  const texts = textsOf(payloads);
  const values: unknown[] = texts.map((text) => JSON.parse(text));
  const iterations = isLarge(payloads) ? 8 : 64;
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
  console.log(JSON.stringify({ [one.name]: measureCase(one) }));
}
