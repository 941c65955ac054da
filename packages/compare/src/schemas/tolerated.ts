/** What tolerant readers accept of a value that the base ruled out. */
import { pick } from '../../../../scripts/json.ts';
import { branchesOf, type Schema } from '../../../../scripts/schema.ts';
import { BOUNDS, isLocal } from './keywords.ts';
import type { Pair } from './pair.ts';
import { alternativesOf, type Side } from './set.ts';
import { isWithin } from './within.ts';

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
