/**
 * Measures every case in this process and prints the figures as JSON. All contenders of a case take
 * turns, round by round, so that what else the machine does hits all of them alike.
 */
import { performance } from 'node:perf_hooks';
import { dateTime } from '../../scripts/runtime/formats.ts';
import { cases, contendersOf, parsing } from './cases.ts';
import { type Measurement, median } from './report.ts';

const ROUNDS = 25;
const ROUND_MS = 4;
const WARM_UP_MS = 150;

/**
 * Copies of a payload, used in turn, so that no call sees the very objects of the last one. A large
 * payload has one: it is validated as it is after JSON.parse, and many would measure the memory.
 */
const MOST_COPIES = 16;
const MOST_BYTES = 64 * 1024;

/** One call, for one of the copies of its payload. */
type Work = (turn: number) => unknown;

/** Results go somewhere, or they need not be computed. */
let sink = 0;

function run(work: Work, calls: number): number {
  const start = performance.now();
  for (let turn = 0; turn < calls; turn++) if (work(turn)) sink++;
  return performance.now() - start;
}

/** Nanoseconds a call of each piece of work, the median over interleaved rounds. */
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
  return times.map(median);
}

/** Copies of a payload, by turn. */
function copies<T>(payload: T): (turn: number) => T {
  const text = JSON.stringify(payload);
  const fit = Math.floor(MOST_BYTES / text.length);
  // A power of two, so that taking turns costs next to nothing.
  const count = fit >= MOST_COPIES ? MOST_COPIES : 1;
  const all: T[] = Array.from({ length: count }, () => JSON.parse(text));
  return (turn) => all[turn & (count - 1)] as T;
}

function measure(): Measurement {
  const measured = cases.map((one) => {
    const input = copies(one.payload);
    const text = JSON.stringify(one.payload);
    const works = contendersOf(one);
    for (const [name, check] of Object.entries(works)) {
      if (check(input(0)) !== one.valid) throw new Error(`${one.name}: ${name} is wrong`);
    }
    const times = interleaved([
      ...Object.values(works).map((check) => (turn: number) => check(input(turn))),
      () => JSON.parse(text),
    ]);
    const names = [...Object.keys(works), 'json'];
    return {
      name: one.name,
      bytes: text.length,
      times: Object.fromEntries(names.map((name, i) => [name, times[i] as number])),
    };
  });
  const read = parsing.map(({ name, payload, parse, validate }) => {
    const input = copies(payload);
    const [parsed, validated] = interleaved([
      (turn) => parse(input(turn)).ok,
      (turn) => validate(input(turn)),
    ]);
    return { name, parse: parsed as number, validate: validated as number };
  });
  const dates = Array.from({ length: 16 }, (_, i) => `2026-0${(i % 9) + 1}-28T12:00:${10 + i}.5Z`);
  const [dateTimes] = interleaved([(turn) => dateTime(dates[turn & 15] as string)]);
  return { cases: measured, parsing: read, dateTime: dateTimes as number };
}

console.log(JSON.stringify(measure()));
if (sink < 0) console.error(sink);
