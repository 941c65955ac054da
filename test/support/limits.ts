/** Finds a field with a bound, so that no test has to name one. */
import { theBuilt } from './contract.ts';

/** The first field of a schema that has a maximum, and requests at its maximum and above. */
export function boundedField(name: string) {
  const fields = Object.entries(theBuilt().schemas[name]?.properties ?? {});
  for (const [field, { maximum }] of fields) {
    if (maximum === undefined) continue;
    const [allowed, refused] = [{ [field]: maximum }, { [field]: maximum + 1 }];
    return { field, maximum, allowed, refused };
  }
  throw new Error(`${name} has no field with a maximum; name a schema that has one`);
}
