/** Decides whether a change of a node affects anybody: it is proved that it does not, or a value shows that it does. */
import { pick } from '../../../../scripts/json.ts';
import { branchesOf, type Schema } from '../../../../scripts/schema.ts';
import { BOUNDS, isLocal } from './keywords.ts';
import type { Effects, Pair } from './pair.ts';
import { alternativesOf, type Side } from './set.ts';
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

/**
 * Whether tolerant readers of the base accept all new values. They accept any text in place of another, whatever its
 * pattern, its format or the listed values were, and null for an optional field. They do not accept another type, a
 * new number or a value beyond a bound, unless clients send such values too: then listed numbers and bounds are rules
 * for clients, and promise nothing about what comes back.
 */
export function isTolerable({ old, next, isOptional, isSent, isTag }: Pair): boolean {
  if (isTag || [old, next].some(hasStructure) || next.set.typesOf(next.schema).length === 0) {
    return false;
  }
  const promised = isSent ? ['type', 'not'] : ['type', 'not', ...BOUNDS];
  const tolerated = alternativesOf(old).map((before): Schema => {
    const areTexts = before.enum?.every((value) => typeof value === 'string');
    const isListed = before.enum && !isSent && !areTexts;
    return pick(before, (key) => promised.includes(key) || (key === 'enum' && isListed === true));
  });
  const schema: Schema = { anyOf: isOptional ? [...tolerated, { type: 'null' }] : tolerated };
  return alternativesOf(next).every((one) =>
    isWithin({ ...next, schema: pick(one, isLocal) }, { ...old, schema }),
  );
}

/** Whether an object or a list is a branch of a union: readers tell its branches apart by what is in them. */
function hasStructure({ schema, set }: Side): boolean {
  return branchesOf(schema).some((branch) =>
    set.typesOf(branch).some((type) => type === 'object' || type === 'array'),
  );
}
