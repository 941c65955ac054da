/** What the comparisons of both documents share: the releases, who uses what, and how to judge. */

import { isDeepStrictEqual } from 'node:util';
import type { Part } from '../model/contract.ts';
import { join } from '../model/pointer.ts';
import { essenceOf, statedIn } from './documents/meaning.ts';
import { affectBoth, type Judgements } from './judgements.ts';
import type { Both, Either } from './pairs.ts';
import type { Release } from './release.ts';
import type { Effect, PlaceChange, Uses } from './verdict.ts';

/** The two releases, and where the judged differences go. */
export interface Comparison {
  old: Release;
  next: Release;
  judgements: Judgements;
  /** Who uses what is compared. */
  uses: Uses;
  /** The schemas without a name that were compared in their normal form, by their keys. */
  compared: Set<string>;
  /**
   * Whether the revision is a case of the base: a response for 201 beside one for all of 2XX, say, which
   * stays for the other statuses, so that what the case lacks is not gone.
   */
  subset?: boolean | undefined;
}

/** Judges an object that is new, gone or has changed. */
export function judgePart(
  { judgements, uses }: Comparison,
  rule: string,
  [old, next]: Either<Part>,
  effect: Effect,
): void {
  const part = next ?? old;
  if (part === undefined) return;
  const { document } = part;
  // What is new or gone is so where it is referred to; the component may be there all along.
  const pointer = old && next ? part.pointer : part.stated;
  judgements.add({ rule, document, pointer, old: old?.node, new: next?.node }, effect, uses);
}

/** Judges an object that is gone or new by the effect of that; returns the two where both releases have it. */
export function judgePresence<Kind extends Part>(
  comparison: Comparison,
  what: string,
  [old, next]: Either<Kind>,
  { removed, added }: { removed: Effect; added: Effect },
): Both<Kind> | undefined {
  if (old && next) return [old, next];
  const [happened, effect] = old ? ['removed', removed] : ['added', added];
  judgePart(comparison, `${what}-${happened}`, [old, next], effect);
  return undefined;
}

/** Judges keys of an object whose values decide, each with what it means that its value differs. */
export function judgeKeys(
  { old, next, judgements, uses }: Comparison,
  both: Both<Part>,
  keys: Readonly<Record<string, string>>,
): void {
  for (const [key, saying] of Object.entries(keys)) {
    const read = ({ contract }: Release, { document, node }: Part) =>
      essenceOf(statedIn(contract[document], node[key] ?? null, key));
    if (isDeepStrictEqual(read(old, both[0]), read(next, both[1]))) continue;
    judgements.add(changeOfKey(both, key), affectBoth(saying), uses);
  }
}

/** Judges a key that has a default: to state that or to leave it out is the same. */
export function judgeDefault<Key extends string>(
  { judgements, uses }: Comparison,
  both: Both<Part & Readonly<Record<Key, unknown>>>,
  key: Key,
  effect: Effect,
): void {
  const change = changeOfKey(both, key);
  const isSame = both[0][key] === both[1][key];
  if (isSame && change.old === change.new) return;
  judgements.add(change, isSame ? { same: 'that is the default anyway' } : effect, uses);
}

/** Where a key of an object is, in the release that has it. */
export function changeOfKey(
  [old, next]: Both<Part>,
  key: string,
  [before, after]: Both<unknown> = [old.node[key], next.node[key]],
): PlaceChange {
  const { document, pointer } = after === undefined ? old : next;
  return { rule: key, document, pointer: join(pointer, key), old: before, new: after };
}

/** Judges a name that users write, where it has changed. */
export function judgeName(
  { judgements, uses }: Comparison,
  change: PlaceChange,
  importers: string,
): void {
  if (change.old !== change.new) judgements.add(change, { importers }, uses);
}
