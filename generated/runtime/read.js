// Generated from the contract by `npm run build`; edit the contract instead.

/** Reading what arrives: the tolerant reading decides, the contract shows how the value deviates. */
import { issuesOf, toFailure } from './issues.js';

export function read(value, contract, tolerant) {
  if (contract(value)) return { ok: true, value, deviations: [] };
  const deviations = issuesOf(contract.errors);
  return tolerant(value) ? { ok: true, value, deviations } : toFailure(tolerant.errors);
}
