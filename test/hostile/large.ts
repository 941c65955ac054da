/** Large values, and how much work they make. */
import { placesIn } from '../support/edit.ts';

/** Some items again and again, as many as have about `count` places in all. */
export function repeated(items: unknown[], count: number): unknown[] {
  const length = Math.max(items.length, Math.ceil(count / placesIn(items[0]).length));
  const all: unknown[] = [];
  for (let index = 0; index < length; index++) all.push(items[index % items.length]);
  return all;
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
 * Counts how often a call looks into a value: each field or item read, each name listed. It is the
 * work that a value can make without a pattern, and unlike time the same on every machine.
 *
 * @param call gets the value, wrapped
 */
export function looks(value: unknown, call: (value: unknown) => void): number {
  let count = 0;
  const wrapped = (inner: unknown): unknown =>
    typeof inner === 'object' && inner !== null ? new Proxy(inner, handler) : inner;
  const handler: ProxyHandler<object> = {
    get(target, key) {
      count++;
      return wrapped(Reflect.get(target, key));
    },
    getOwnPropertyDescriptor(target, key) {
      count++;
      return Reflect.getOwnPropertyDescriptor(target, key);
    },
    ownKeys(target) {
      const keys = Reflect.ownKeys(target);
      count += keys.length;
      return keys;
    },
  };
  call(wrapped(value));
  return count;
}
