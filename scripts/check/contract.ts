import type { Contract } from '../model/contract.ts';
import { collect, refuse } from '../model/finding.ts';
import { normalise } from '../normalise/normal.ts';
import { checkObjects } from './objects.ts';
import { rules } from './rules.ts';
import { checkDefaults, checkExamples } from './values.ts';

/**
 * Checks what a contract says by itself, against our own rules.
 *
 * @throws FindingsError with all that was found, in the bundles
 */
export function checkContract(contract: Contract): void {
  refuse(
    collect(
      ...Object.values(rules).map((rule) => () => rule(contract)),
      () => checkDefaults(contract),
      () => {
        const normal = normalise(contract);
        return [...checkObjects(normal), ...checkExamples(normal)];
      },
    ),
  );
}
