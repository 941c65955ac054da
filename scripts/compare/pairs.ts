/** Which things of two releases are the same. */
import { isDeepStrictEqual } from 'node:util';

/** The same thing in the base and in the revision. */
export type Both<Thing> = readonly [Thing, Thing];

/** A thing of the base, of the revision, or of both. */
export type Either<Thing> = readonly [Thing | undefined, Thing | undefined];

/**
 * Pairs the items of two lists by the first of several keys that finds a partner; an item without one
 * comes alone. Nothing is found by a key that is `undefined`.
 */
export function pairUp<Item>(
  old: readonly Item[],
  next: readonly Item[],
  ...keys: readonly ((item: Item, side: 0 | 1) => unknown)[]
): Either<Item>[] {
  const partners = new Map<Item, Item>();
  const left = new Set(next);
  for (const key of keys) {
    for (const item of old.filter((one) => !partners.has(one))) {
      const wanted = key(item, 0);
      const found = [...left].find((one) => isDeepStrictEqual(key(one, 1), wanted));
      if (wanted === undefined || found === undefined) continue;
      partners.set(item, found);
      left.delete(found);
    }
  }
  const alone = [...left].map((item): Either<Item> => [undefined, item]);
  return [...old.map((item): Either<Item> => [item, partners.get(item)]), ...alone];
}
