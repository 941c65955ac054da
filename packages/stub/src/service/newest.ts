/** Lists and maps in memory, of which only the newest entries are kept. Replace maps by tables of your database. */

export class Newest<Value> extends Map<string, Value> {
  /** @param limit how many entries are kept; the oldest ones are dropped */
  constructor(private readonly limit: number) {
    super();
  }

  override set(key: string, value: Value): this {
    super.set(key, value);
    for (const oldest of this.keys()) {
      if (this.size <= this.limit) break;
      this.delete(oldest);
    }
    return this;
  }
}

export function addNewest<Item>(list: Item[], item: Item, limit: number): void {
  list.push(item);
  if (list.length > limit) list.shift();
}
