import { expandedSchema, type SchemaNode } from './contract.ts';

/**
 * A copy of a value that the contract accepts, without the fields that it does not name.
 *
 * @param isWanted tells by their schemas which of the optional fields are kept
 */
export function keepKnown<Value>(
  schema: string,
  value: Value,
  isWanted: (field: SchemaNode) => boolean = () => true,
): Value {
  const keepFields = (node: SchemaNode, whole: unknown): unknown => {
    if (typeof whole !== 'object' || whole === null) return whole;
    const wanted = Array.isArray(whole) ? 'items' : 'properties';
    const branch = [node, ...(node.anyOf ?? [])].find((one) => one[wanted]);
    if (Array.isArray(whole)) return whole.map((item) => keepFields(branch?.items ?? {}, item));
    if (!branch?.properties) return whole;
    const fields = Object.entries(branch.properties)
      .filter(([name]) => Object.hasOwn(whole, name))
      .filter(([name, field]) => branch.required?.includes(name) || isWanted(field))
      .map(([name, field]) => [name, keepFields(field, (whole as Record<string, unknown>)[name])]);
    return Object.fromEntries(fields);
  };
  return keepFields(expandedSchema(schema), value) as Value;
}
