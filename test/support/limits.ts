/** Finds a field with a bound, so that no test has to name one. */
import { type Limits, limits } from '../../generated/facts.js';

/** The first field of a schema that has a maximum, and requests at its maximum and above. */
export function boundedField(name: string) {
  for (const [key, { maximum }] of Object.entries<Limits>(limits)) {
    const [schema, field = '', ...deeper] = key.split('.');
    if (schema !== name || deeper.length > 0 || maximum === undefined) continue;
    const [allowed, refused] = [{ [field]: maximum }, { [field]: maximum + 1 }];
    return { field, maximum, allowed, refused };
  }
  throw new Error(`${name} has no field with a maximum; name a schema that has one`);
}
