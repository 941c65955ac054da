/** Finds fields with bounds, so that no test has to name one. */
import { defaults, type Limits, limits } from '../../generated/facts.js';

/** The limits of the fields at the top level of a schema. */
function limitsOf(name: string): (Limits & { field: string; byDefault: unknown })[] {
  const values: Readonly<Record<string, unknown>> = defaults;
  return Object.entries<Limits>(limits).flatMap(([key, limit]) => {
    const [schema, field = '', ...deeper] = key.split('.');
    const isOwn = schema === name && deeper.length === 0 && /^\w+$/.test(field);
    return isOwn ? [{ ...limit, field, byDefault: values[key] }] : [];
  });
}

/** The first field of a schema that has a minimum, a maximum and a default, and requests at its maximum and above. */
export function boundedField(name: string) {
  for (const { field, minimum, maximum, byDefault } of limitsOf(name)) {
    if (minimum === undefined || maximum === undefined || byDefault === undefined) continue;
    const [allowed, refused] = [{ [field]: maximum }, { [field]: maximum + 1 }];
    return { field, minimum, maximum, byDefault, allowed, refused };
  }
  throw new Error(`${name} has no field with bounds and a default; name a schema that has one`);
}
