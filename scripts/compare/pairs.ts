import { isDeepStrictEqual } from 'node:util';
import type { Json } from '../model/json.ts';

/** What two lists have in common, by the first of several keys that finds a partner. */
export function paired<Item>(
  old: readonly Item[],
  next: readonly Item[],
  ...keys: readonly ((item: Item, side: 0 | 1) => Json)[]
): [Item | undefined, Item | undefined][] {
  const partners = new Map<Item, Item>();
  for (const key of keys) {
    for (const item of old) {
      if (partners.has(item)) continue;
      const taken = [...partners.values()];
      const wanted = key(item, 0);
      const found = next.find(
        (one) => !taken.includes(one) && isDeepStrictEqual(key(one, 1), wanted),
      );
      if (found !== undefined) partners.set(item, found);
    }
  }
  const kept = new Set(partners.values());
  return [
    ...old.map((item): [Item, Item | undefined] => [item, partners.get(item)]),
    ...next.filter((item) => !kept.has(item)).map((item): [undefined, Item] => [undefined, item]),
  ];
}
