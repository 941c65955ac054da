/** Requests that one bound of the contract refuses, whatever the bound is. */
import { limits } from '../../generated/facts.js';

/** A field of a request that has a maximum, and requests at the maximum and above it. */
export interface Bounded {
  field: string;
  maximum: number;
  allowed: Record<string, number>;
  refused: Record<string, number>;
}

/** The first field of a schema's own, not deprecated, that has a maximum. */
export function boundedField(name: string): Bounded {
  const found = Object.values(limits).find(
    (limit) => limit.schema === name && /^\w+$/.test(limit.field) && 'maximum' in limit,
  );
  if (!found || !('maximum' in found)) throw new Error(`${name} has no field with a maximum`);
  const { field, maximum } = found;
  return { field, maximum, allowed: { [field]: maximum }, refused: { [field]: maximum + 1 } };
}
