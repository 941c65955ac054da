/** Decides whether a change of a node affects anybody: it is proved that it does not, or a value shows that it does. */
import { pick } from '../../../../scripts/json.ts';
import type { Effects, Pair } from './pair.ts';
import type { Side } from './set.ts';
import { findOutside } from './values.ts';
import { isWithin } from './within.ts';

/**
 * Decides both directions: whether a value that was accepted is refused, and whether one may arrive that was not
 * expected.
 *
 * @param isDecided which keywords to decide: items and fields are often nodes of their own
 */
export function decide(
  { old, next, isSent, isReceived }: Pair,
  isDecided: (key: string) => boolean,
): Effects {
  const effectOn = (inner: Side, outer: Side, effect: string, isUsed = false) => {
    const reduced = { ...outer, schema: pick(outer.schema, isDecided) };
    if (isWithin(inner, reduced)) return undefined;
    // Searching takes long, and nobody needs a value that nobody sends or receives.
    return { effect, leaf: isUsed ? findOutside(inner, reduced) : undefined };
  };
  return {
    'breaks-senders': effectOn(old, next, 'a value that was accepted is refused', isSent),
    'breaks-receivers': effectOn(
      next,
      old,
      'a value that was never sent before may arrive',
      isReceived,
    ),
  };
}
