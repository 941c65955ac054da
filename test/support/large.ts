/** Large values, and how long it takes to look at them. */
import { placesIn } from '../fuzz/edit.ts';

/** Some items again and again, as many as have about `count` places in all. */
export function repeated(items: unknown[], count: number): unknown[] {
  const length = Math.max(items.length, Math.ceil(count / placesIn(items[0]).length));
  return Array.from({ length }, (_, index) => items[index % items.length]);
}

/** An object of as many fields, of names that no contract has. */
export function fieldsOf(count: number): Record<string, unknown> {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`+${index}`, index]));
}

/** A text in one piece: what a repeated one is made of would be put together by the first reader. */
export function flat(text: string): string {
  return Buffer.from(text, 'utf16le').toString('utf16le');
}

/**
 * The least time of several, in milliseconds of this process: others may take the machine
 * meanwhile. What takes less than one counts as one.
 */
export function least(call: () => unknown): number {
  let shortest = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 3; round++) {
    const start = process.cpuUsage();
    call();
    shortest = Math.min(shortest, process.cpuUsage(start).user / 1000);
  }
  return Math.max(shortest, 1);
}
