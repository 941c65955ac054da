import { issuesIn } from './contract.ts';

/**
 * Leaves out the fields that the contract does not name.
 *
 * @param schema the name of a public schema
 * @param value a value that the contract accepts
 * @returns a copy that the strict profile accepts
 */
export function keepKnown<Value>(schema: string, value: Value): Value {
  const known = structuredClone(value);
  // More than once, since the number of issues is bounded.
  for (let removed = true; removed; ) {
    removed = false;
    for (const { keyword, path } of issuesIn(schema, known, 'strict')) {
      if (keyword === 'additionalProperties') removed = remove(known, path) || removed;
    }
  }
  return known;
}

/** Removes the field at a JSON Pointer. Returns whether there was one. */
function remove(root: unknown, pointer: string): boolean {
  const keys = pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  const field = keys.pop() ?? '';
  let holder = root as Record<string, unknown>;
  for (const key of keys) holder = holder[key] as Record<string, unknown>;
  return Object.hasOwn(holder, field) && delete holder[field];
}
