// Generated from the contract by `npm run build`; edit the contract instead.

/** Reading what arrives: the tolerant reading decides, the contract shows how the value deviates. */
import { issuesOf, toFailure } from './issues.js';

/**
 * Reads a value. What the contract accepts costs one validation.
 *
 * @param contract the validator by the contract
 * @param tolerant the validator by the tolerant reading, which accepts whatever `contract` accepts
 * @returns the value and its deviations, or the issues that the tolerant reading has with it
 */
export function read(value, contract, tolerant) {
  if (contract(value)) return { ok: true, value, deviations: [] };
  const deviations = issuesOf(contract.errors, value);
  return tolerant(value) ? { ok: true, value, deviations } : toFailure(tolerant.errors, value);
}
