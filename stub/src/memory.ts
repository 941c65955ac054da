/** What the stub holds in memory: one ledger, and stores of which every entry is counted there. */

/** What an entry or a value takes beside its text, in bytes. */
const OVERHEAD = 16;

/** What a value takes in memory, in bytes and more rather than less, and how deep it is nested. */
export function measure(value: unknown): { bytes: number; depth: number } {
  let bytes = 0;
  let depth = 0;
  for (let level = [value]; level.length > 0; depth += 1) {
    const next: unknown[] = [];
    for (const one of level) {
      bytes += OVERHEAD + (typeof one === 'string' ? 2 * one.length : 0);
      if (typeof one !== 'object' || one === null) continue;
      if (!Array.isArray(one)) for (const key in one) bytes += OVERHEAD + 2 * key.length;
      for (const held of Object.values(one)) next.push(held);
    }
    level = next;
  }
  return { bytes, depth };
}

/** What all stores hold together. */
export class Ledger {
  readonly #limit: number;
  /** What makes room when there is none. */
  readonly stores: { drop(until: () => boolean): void }[] = [];
  #held = 0;

  /** @param limit how many bytes may be held */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Counts more bytes, or fewer. Returns false, and counts nothing, when there is no room. */
  count(bytes: number): boolean {
    if (bytes > this.#limit) return false;
    const fits = () => bytes <= 0 || this.#held + bytes <= this.#limit;
    for (const store of this.stores) if (!fits()) store.drop(fits);
    if (!fits()) return false;
    this.#held += bytes;
    return true;
  }
}

/** Values by name, in the order in which they came. Bounded in number, and by the ledger in bytes. */
export class Store<Value> {
  readonly #entries = new Map<string, { value: Value; bytes: number }>();
  readonly #ledger: Ledger;
  readonly #most: number;
  readonly #mayGo: (value: Value) => boolean;

  /** @param mayGo whether a value makes room when there is none, the oldest first */
  constructor(ledger: Ledger, most: number, mayGo: (value: Value) => boolean = () => false) {
    this.#ledger = ledger;
    this.#most = most;
    this.#mayGo = mayGo;
    ledger.stores.push(this);
  }

  get size(): number {
    return this.#entries.size;
  }

  get(name: string): Value | undefined {
    return this.#entries.get(name)?.value;
  }

  /** The values with what they take, in bytes. */
  entries(): { value: Value; bytes: number }[] {
    return [...this.#entries.values()];
  }

  /** Adds a value. Returns false, and adds nothing, when there is no room. */
  add(name: string, value: Value, bytes: number): boolean {
    const fits = () => this.size < this.#most;
    if (!fits()) this.drop(fits);
    if (!fits() || !this.#ledger.count(bytes)) return false;
    this.#entries.set(name, { value, bytes });
    return true;
  }

  /** Notes that a value takes more bytes, or fewer. Returns false when there is no room. */
  grow(name: string, bytes: number): boolean {
    const entry = this.#entries.get(name);
    if (!entry || !this.#ledger.count(bytes)) return false;
    entry.bytes += bytes;
    return true;
  }

  delete(name: string): void {
    this.#ledger.count(-(this.#entries.get(name)?.bytes ?? 0));
    this.#entries.delete(name);
  }

  /** Drops values that may go, until there is room enough. */
  drop(until: () => boolean): void {
    for (const [name, { value }] of this.#entries) {
      if (until()) return;
      if (this.#mayGo(value)) this.delete(name);
    }
  }
}
