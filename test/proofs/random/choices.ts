/** Choices that fast-check makes, and that it shrinks towards the first one of several, and to `false`. */
import fc from 'fast-check';

/** An arbitrary of what a function makes by choices. */
export function chosen<Made>(make: (choices: Choices) => Made): fc.Arbitrary<Made> {
  return fc.gen().map((generate) => make(new Choices(generate)));
}

export class Choices {
  constructor(private readonly generate: fc.GeneratorValue) {}

  /** A whole number below `limit`, or 0. */
  below(limit: number): number {
    return this.generate(fc.nat, { max: Math.max(0, limit - 1) });
  }

  /** True in so many of a hundred cases. */
  percent(share: number): boolean {
    return this.below(100) >= 100 - share;
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
    const rest = [...items];
    return items.slice(0, count).flatMap(() => rest.splice(this.below(rest.length), 1));
  }

  list<Item>(least: number, most: number, make: (index: number) => Item): Item[] {
    return Array.from({ length: least + this.below(most - least + 1) }, (_, index) => make(index));
  }
}
