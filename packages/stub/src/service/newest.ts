/** Values in memory, of which the newest are kept. Replace it by your database. */
import { randomUUID } from 'node:crypto';

/** What a value takes besides its text, in bytes. */
const OVERHEAD = 500;

/** How many bytes of memory a text takes at most: a character beyond Latin-1 makes all of them take two. */
export const sizeOf = (text: string): number => OVERHEAD + 2 * text.length;

/** Values as JSON, whose size is known: the same values as objects may take twenty times the memory. */
export class Newest<Value> {
  readonly #maxBytes: number;
  readonly #texts = new Map<string, string>();
  #bytes = 0;

  /** @param maxBytes the bytes of all values; beyond them, the oldest values are dropped */
  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** A copy of the value of a key. */
  get(key: string): Value | undefined {
    const text = this.#texts.get(key);
    return text === undefined ? undefined : JSON.parse(text);
  }

  /** Copies of the values, the newest first. */
  *newest(): Generator<Value> {
    for (const text of [...this.#texts.values()].reverse()) yield JSON.parse(text);
  }

  /** Copies of the values, the oldest first. */
  values(): Value[] {
    return [...this.newest()].reverse();
  }

  add(value: Value): void {
    this.set(randomUUID(), value);
  }

  /** Adds a value, or replaces the one of this key, whose age stays. */
  set(key: string, value: Value): void {
    const text = JSON.stringify(value);
    const before = this.#texts.get(key);
    this.#bytes += sizeOf(text) - (before === undefined ? 0 : sizeOf(before));
    this.#texts.set(key, text);
    for (const [oldest, dropped] of this.#texts) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#bytes -= sizeOf(dropped);
      this.#texts.delete(oldest);
    }
  }

  /** Changes a value, unless newer ones have taken its place. */
  update(key: string, changes: Partial<Value>): void {
    const value = this.get(key);
    if (value) this.set(key, { ...value, ...changes });
  }
}
