/** Runs all of this project's own checks. */
import type { Contract } from '../model/contract.ts';
import { mapOrRefuse, refuse } from '../model/finding.ts';
import { normalise } from '../normalise/normal.ts';
import { checkObjects } from './objects.ts';
import { checkMerged, checkStated } from './possible.ts';
import { rules } from './rules.ts';
import { checkDefaults, checkStrictly } from './values.ts';

/**
 * Checks a contract against this project's own rules.
 *
 * @throws FindingsError with the findings of all checks, placed in the bundles
 */
export function checkContract(contract: Contract): void {
  const checks = [
    checkStated,
    ...Object.values(rules),
    checkDefaults,
    (one: Contract) => {
      const normal = normalise(one);
      // If an object is wrong, its examples may still be right.
      const found = [...checkMerged(normal), ...checkObjects(normal)];
      return found.length > 0 ? found : checkStrictly(normal);
    },
  ];
  mapOrRefuse(checks, (check) => refuse(check(contract)));
}
