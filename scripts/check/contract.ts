import type { Contract } from '../model/contract.ts';
import { refuse } from '../model/finding.ts';
import { normalise } from '../normalise/normal.ts';
import { checkObjects } from './objects.ts';
import { rules } from './rules.ts';
import { checkDefaults, checkExamples } from './values.ts';

/**
 * Checks what a contract says by itself, against our own rules.
 *
 * @throws FindingsError with what was found, in the bundles
 */
export function checkContract(contract: Contract): void {
  // A schema that is a part of itself is refused here: no value could be validated against it.
  const normal = normalise(contract);
  refuse(checkObjects(normal));
  refuse(checkDefaults(contract));
  refuse(checkExamples(normal));
  refuse(Object.values(rules).flatMap((rule) => rule(contract)));
}
