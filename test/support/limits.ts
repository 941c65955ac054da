/** Finds a field of a request that has bounds and a default, so that no test has to name one. */
import { defaults, limits } from '../../generated/facts.js';

/** What the contract says of a field, and requests at its maximum and above it. */
export interface BoundedField {
  field: string;
  minimum: number;
  maximum: number;
  byDefault: unknown;
  allowed: Record<string, number>;
  refused: Record<string, number>;
}

/** The limits of a field, as the facts have them. */
export interface Limit {
  schema: string | null;
  field: string;
  minimum?: number;
  maximum?: number;
}

/** The first field at the top level of a schema that has a minimum, a maximum and a default. */
export function boundedField(name: string): BoundedField {
  const values: Readonly<Record<string, { value: unknown }>> = defaults;
  for (const [key, limit] of Object.entries<Limit>(limits)) {
    const { schema, field, minimum, maximum } = limit;
    const stated = values[key];
    if (schema !== name || !/^\w+$/.test(field)) continue;
    if (minimum === undefined || maximum === undefined || stated === undefined) continue;
    const [allowed, refused] = [{ [field]: maximum }, { [field]: maximum + 1 }];
    return { field, minimum, maximum, byDefault: stated.value, allowed, refused };
  }
  throw new Error(`${name} has no field with bounds and a default`);
}
