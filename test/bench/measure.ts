/**
 * Measures every case in this process and prints the figures as JSON. All contenders of a case take
 * turns, round by round, so that other load on the machine affects all of them alike.
 */
import { type Case, cases } from './cases.ts';
import { type Check, contenders } from './contenders.ts';
import { randomly } from './payloads.ts';
import type { Measurement } from './report.ts';

const ROUNDS = 25;
const ROUND_MS = 4;
const WARM_UP_MS = 150;

/**
 * How many copies of a single payload are used in turn, so that no call sees the same objects as the one before.
 * If they take more bytes, there is just one: many would measure the memory.
 */
const MAX_COPIES = 16;
const MAX_BYTES = 64 * 1024;

/** One call, for one of the payloads. */
type Work = (turn: number) => unknown;

/** Uses the results: otherwise the engine need not compute them. */
let sink = 0;

/** Milliseconds of processor time, which other load on the machine affects least. */
function run(work: Work, calls: number): number {
  const start = process.cpuUsage();
  for (let turn = 0; turn < calls; turn++) if (work(turn)) sink++;
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** Nanoseconds per call of each piece of work: the lower quartile of interleaved rounds. */
function interleaved(works: Work[]): number[] {
  const calls = works.map((work) => {
    let count = 1;
    for (let spent = 0; spent < WARM_UP_MS; ) {
      const time = run(work, count);
      spent += time;
      if (time < ROUND_MS) count = Math.ceil(count * Math.min(4, (ROUND_MS / (time + 0.01)) * 1.1));
    }
    return count;
  });
  const times: number[][] = works.map(() => []);
  for (let round = 0; round < ROUNDS; round++) {
    // Each takes every place in the order: who comes after JSON.parse finds the caches cold.
    works.forEach((_, place) => {
      const i = (round + place) % works.length;
      const count = calls[i] as number;
      times[i]?.push((run(works[i] as Work, count) / count) * 1e6);
    });
  }
  // Other load makes a round slower, never quicker.
  return times.map((all) => all.sort((a, b) => a - b)[Math.floor(ROUNDS / 4)] as number);
}

/** The payloads and copies of them in random order, by turn, as values and as texts. */
function inputs(payloads: unknown[]): [(turn: number) => unknown, (turn: number) => string] {
  const random = randomly(1);
  const texts = payloads.map((payload) => JSON.stringify(payload));
  const fit = Math.floor(MAX_BYTES / (texts[0]?.length ?? 1));
  const times = texts.length === 1 && fit >= MAX_COPIES ? MAX_COPIES : 1;
  const all = Array.from({ length: times }, () => texts)
    .flat()
    .map((text) => [random(), text] as const)
    .sort(([a], [b]) => a - b)
    .map(([, text]) => text);
  const values: unknown[] = all.map((text) => JSON.parse(text));
  // A power of two, so that taking turns costs next to nothing.
  const last = all.length - 1;
  return [(turn) => values[turn & last], (turn) => all[turn & last] as string];
}

function measureCase({ name, schema, payloads }: Case): Measurement {
  const [input, text] = inputs(payloads);
  const works: Record<string, Check> = { ...contenders[schema] };
  const times = interleaved([
    ...Object.values(works).map((check) => (turn: number) => check(input(turn))),
    (turn) => JSON.parse(text(turn)),
  ]);
  const names = [...Object.keys(works), 'json'];
  return { name, times: Object.fromEntries(names.map((by, i) => [by, times[i] as number])) };
}

/** Runs every contender on all payloads, as a service would in an hour. */
function showAll(): void {
  for (const { schema, payloads, goal = 0 } of cases) {
    if (goal > 1) continue;
    for (const check of Object.values<Check>(contenders[schema])) {
      for (let i = 0; i < 2000; i += payloads.length) payloads.forEach(check);
    }
  }
}

// With the number of a case, measures it alone, in a process that has seen no other payload.
const alone = cases[Number(process.argv[2] ?? Number.NaN)];
if (!alone) showAll();
console.log(JSON.stringify(alone ? measureCase(alone) : cases.map(measureCase)));
if (sink < 0) console.error(sink);
