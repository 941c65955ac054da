/** Finds a field with bounds, so that no test has to name one. */
import { defaults, type Limits, limits } from '../../generated/facts.js';

/** The first field of a schema that has a minimum, a maximum and a default, and requests at its maximum and above. */
export function boundedField(name: string) {
  const values: Readonly<Record<string, unknown>> = defaults;
  for (const [key, { minimum, maximum }] of Object.entries<Limits>(limits)) {
    const [schema, field = '', ...deeper] = key.split('.');
    const byDefault = values[key];
    if (schema !== name || deeper.length > 0 || byDefault === undefined) continue;
    if (minimum === undefined || maximum === undefined) continue;
    const [allowed, refused] = [{ [field]: maximum }, { [field]: maximum + 1 }];
    return { field, minimum, maximum, byDefault, allowed, refused };
  }
  throw new Error(`${name} has no field with bounds and a default; name a schema that has one`);
}
