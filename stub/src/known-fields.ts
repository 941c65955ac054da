import { validatorOf } from './contract.ts';

/**
 * Leaves out the fields that the contract does not name.
 *
 * @param schema the name of a public schema
 * @param value a value that the contract accepts
 * @returns a copy that the strict profile accepts
 */
export function keepKnown<Value>(schema: string, value: Value): Value {
  const validate = validatorOf(schema, 'strict');
  const known = structuredClone(value);
  while (!validate(known)) {
    const unknown = (validate.errors ?? []).filter((x) => x.keyword === 'additionalProperties');
    // Anything else is found by the check of what leaves.
    if (unknown.length === 0) break;
    for (const { instancePath, params } of unknown) {
      delete objectAt(known, instancePath)[String(params.additionalProperty)];
    }
  }
  return known;
}

/** The object at a JSON Pointer. */
function objectAt(root: unknown, pointer: string): Record<string, unknown> {
  let found = root as Record<string, unknown>;
  for (const part of pointer.split('/').slice(1)) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
    found = found[key] as Record<string, unknown>;
  }
  return found;
}
