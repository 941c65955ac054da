/** Parts of examples: where an example of one schema contains a value of another. */
import type { Contract } from '../contract.ts';
import { isJsonObject, type Json } from '../json.ts';
import { branchesOf, nameIn, resolve, type Schema, type Schemas, tagOf } from '../schema.ts';

/** A part of an example: its value, and the summary of the whole. */
export interface Part {
  value: Json;
  summary: string;
}

/** The first object or list of a schema that an example of another schema contains; undefined if none does. */
export function partOf({ examples }: Contract, schemas: Schemas, name: string): Part | undefined {
  for (const [schema, own] of examples) {
    for (const { value, summary } of own) {
      const found = findIn(value, schemas[schema] ?? {}, name, schemas);
      if (found !== undefined) return { value: found, summary };
    }
  }
  return undefined;
}

function findIn(value: Json, stated: Schema, name: string, schemas: Schemas): Json | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (nameIn(stated) === name) return value;
  const schema = resolve(stated, schemas);
  const { properties = {}, items = {}, additionalProperties } = schema;
  const within = (inner: Json, one: Schema) => findIn(inner, one, name, schemas);
  for (const branch of branchesFor(value, schema, schemas)) {
    const found = within(value, branch);
    if (found !== undefined) return found;
  }
  const others = typeof additionalProperties === 'object' ? additionalProperties : {};
  const members: [Json, Schema][] = isJsonObject(value)
    ? Object.entries(value).map(([key, inner]) => [inner, properties[key] ?? others])
    : value.map((inner) => [inner, items]);
  for (const [inner, one] of members) {
    const found = within(inner, one);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The branches of a union that a value may be in: those that its tag allows, if there is a tag. */
function branchesFor(value: Json, schema: Schema, schemas: Schemas): Schema[] {
  const tag = tagOf(schema, schemas);
  const chosen = tag && isJsonObject(value) ? value[tag.name] : undefined;
  return branchesOf(schema).filter((_, index) => {
    const values = tag?.values[index] ?? 'other';
    return values === 'other' || values.some((one) => one === chosen);
  });
}
