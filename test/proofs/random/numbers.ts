/** Random numbers, the same for the same seed. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed | 0;
  }

  /** A whole number below `limit`, by mulberry32. */
  below(limit: number): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let bits = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) % limit;
  }

  /** True in so many of a hundred cases. */
  percent(share: number): boolean {
    return this.below(100) < share;
  }

  pick<Item>(items: readonly Item[]): Item {
    return items[this.below(items.length)] as Item;
  }

  /** Some of the items, each once, in their order. */
  some<Item>(items: readonly Item[], share = 50): Item[] {
    return items.filter(() => this.percent(share));
  }

  /** So many different items, in any order, or all where there are fewer. */
  sample<Item>(items: readonly Item[], count: number): Item[] {
    const order = items.map((item) => [this.below(2 ** 20), item] as const);
    return order
      .sort(([a], [b]) => a - b)
      .slice(0, count)
      .map(([, item]) => item);
  }

  list<Item>(least: number, most: number, make: (index: number) => Item): Item[] {
    return Array.from({ length: least + this.below(most - least + 1) }, (_, index) => make(index));
  }
}
