/** Excerpts of examples: where an example of one schema contains a value of another. */
import type { Contract } from '../contract.ts';
import { isJsonObject, type Json, type JsonObject } from '../json.ts';
import {
  branchesOf,
  branchFor,
  nameIn,
  resolve,
  type Schema,
  type Schemas,
  tagOf,
  typesOf,
} from '../schema.ts';

/** An excerpt of an example: its value, and the schema and the summary of the whole. */
interface Excerpt {
  value: Json;
  schema: string;
  summary: string;
}

/** The first object or list of a schema that an example of another schema contains; undefined if none does. */
export function excerptFor(
  { examples }: Contract,
  schemas: Schemas,
  name: string,
): Excerpt | undefined {
  for (const [schema, own] of examples) {
    for (const { value, summary } of own) {
      const found = findValue(value, schemas[schema] ?? {}, name, schemas);
      if (found !== undefined) return { value: found, schema, summary };
    }
  }
  return undefined;
}

function findValue(value: Json, stated: Schema, name: string, schemas: Schemas): Json | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (!typesOf(stated, schemas).includes(Array.isArray(value) ? 'array' : 'object'))
    return undefined;
  if (nameIn(stated) === name) return value;
  for (const [inner, schema] of stepsInto(value, resolve(stated, schemas), schemas)) {
    const found = findValue(inner, schema, name, schemas);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The value by each branch that it may be in, and its fields or items, each with its schema. */
function stepsInto(value: JsonObject | Json[], schema: Schema, schemas: Schemas): [Json, Schema][] {
  const { properties = {}, items = {}, additionalProperties } = schema;
  const others = typeof additionalProperties === 'object' ? additionalProperties : {};
  const tag = tagOf(schema, schemas);
  const chosen = isJsonObject(value) && tag && branchFor(tag, value[tag.name]);
  const branches = branchesOf(schema).filter((_, at) => chosen === at || !tag);
  return [
    ...branches.map((branch): [Json, Schema] => [value, branch]),
    ...Object.entries(value).map(([key, inner]): [Json, Schema] => [
      inner,
      isJsonObject(value) ? (properties[key] ?? others) : items,
    ]),
  ];
}
