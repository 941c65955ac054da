/** The jobs or files that a stub keeps: a new one replaces the oldest one. */
import { KEPT } from './options.ts';

export class Newest<Item extends { id: string }> extends Map<string, Item> {
  add(item: Item): void {
    this.set(item.id, item);
    const [oldest = ''] = this.keys();
    if (this.size > KEPT) this.delete(oldest);
  }
}
