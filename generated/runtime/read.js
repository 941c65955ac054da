// Generated from the contract by `npm run build`; edit the contract instead.

/** Reading what arrives: the tolerant profile decides, the contract shows how the value deviates. */
import { explainAll } from './gather.js';
import { kindsOf } from './issues.js';

export function refusal(value, accepts, explain) {
  const errors = accepts(value) ? null : explainAll(value, explain);
  return errors === null ? undefined : { ok: false, issues: kindsOf(errors) };
}

export function read(value, accepts, explain, tolerates, explainTolerant) {
  const { issues: deviations = [] } = refusal(value, accepts, explain) ?? {};
  const refused = deviations.length > 0 && refusal(value, tolerates, explainTolerant);
  return refused || { ok: true, value, deviations };
}
