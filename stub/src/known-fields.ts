import { expandedSchema, type SchemaNode } from './contract.ts';

/** A copy of a value that the contract accepts, without the fields that it does not name. */
export function keepKnown<Value>(schema: string, value: Value): Value {
  return keepFields(expandedSchema(schema), value) as Value;
}

function keepFields(node: SchemaNode, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const wanted = Array.isArray(value) ? 'items' : 'properties';
  const branch = [node, ...(node.anyOf ?? [])].find((one) => one[wanted]);
  if (Array.isArray(value)) return value.map((item) => keepFields(branch?.items ?? {}, item));
  if (!branch?.properties) return value;
  const fields = Object.entries(branch.properties)
    .filter(([name]) => Object.hasOwn(value, name))
    .map(([name, field]) => [name, keepFields(field, (value as Record<string, unknown>)[name])]);
  return Object.fromEntries(fields);
}
