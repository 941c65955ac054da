/** Large values, and how much work they make. */
import { placesIn } from '../../support/edit.ts';

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

/** Methods of texts that look at no more characters than they return. */
const SHORT =
  /^(slice|substring|substr|at|char\w+|codePointAt|startsWith|endsWith|toString|valueOf)$/;

/**
 * Counts how many characters of texts a call reads, by the methods that read whole texts. Unlike
 * time it is the same on every machine.
 *
 * @param use gets what counts, which does so until it returns
 */
export function countingCharacters(use: (characters: (call: () => void) => number) => void): void {
  let count = 0;
  const undo: (() => void)[] = [];
  const counted = (
    holder: object,
    key: PropertyKey,
    textOf: (self: unknown, first: unknown) => unknown,
  ) => {
    const own = Object.getOwnPropertyDescriptor(holder, key);
    const method = own?.value;
    if (typeof method !== 'function' || key === 'constructor') return;
    const value = function (this: unknown, ...given: unknown[]) {
      count += String(textOf(this, given[0])).length;
      return Reflect.apply(method, this, given);
    };
    Object.defineProperty(holder, key, { ...own, value });
    undo.push(() => Object.defineProperty(holder, key, own ?? {}));
  };
  for (const key of Reflect.ownKeys(String.prototype)) {
    if (!SHORT.test(String(key))) counted(String.prototype, key, (self) => self);
  }
  for (const key of ['test', 'exec']) counted(RegExp.prototype, key, (_, first) => first);
  counted(JSON, 'stringify', (_, first) => (typeof first === 'string' ? first : ''));
  try {
    use((call) => {
      count = 0;
      call();
      return count;
    });
  } finally {
    for (const one of undo) one();
  }
}
