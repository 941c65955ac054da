/** Parts of examples: where an example of one schema contains a value of another. */

import type { Contract, NormalContract } from 'contract-compiler/model/contract.ts';
import { isJsonObject, type Json } from 'contract-compiler/model/json.ts';
import { type NormalSchema, refName, resolve } from 'contract-compiler/model/schema.ts';

/** A part of an example: its value, and the summary of the whole. */
export interface Part {
  value: Json;
  summary: string;
}

/** The first object or list of a schema that an example of another schema contains; undefined if none does. */
export function partOf({ contract, schemas }: NormalContract, name: string): Part | undefined {
  for (const [schema, examples] of contract.examples as Contract['examples']) {
    const start: NormalSchema = schemas.get(schema) ?? {};
    for (const { value, summary } of examples) {
      const found = findIn(value, start, name, schemas);
      if (found !== undefined) return { value: found, summary };
    }
  }
  return undefined;
}

function findIn(
  value: Json,
  stated: NormalSchema,
  name: string,
  schemas: NormalContract['schemas'],
): Json | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (refName(stated.$ref) === name) return value;
  const { union, properties = {}, items = {}, additionalProperties } = resolve(stated, schemas);
  const within = (inner: Json, schema: NormalSchema) => findIn(inner, schema, name, schemas);
  const tagged = isJsonObject(value) && union?.tag !== undefined ? value[union.tag] : undefined;
  for (const { when, schema } of union?.branches ?? []) {
    const isOther = union?.by === 'tag' && Array.isArray(when) && !when.includes(tagged as never);
    const found = isOther ? undefined : within(value, schema);
    if (found !== undefined) return found;
  }
  const others = typeof additionalProperties === 'object' ? additionalProperties : {};
  const members: [Json, NormalSchema][] = isJsonObject(value)
    ? Object.entries(value).map(([key, inner]) => [inner, properties[key] ?? others])
    : value.map((inner) => [inner, items]);
  for (const [inner, schema] of members) {
    const found = within(inner, schema);
    if (found !== undefined) return found;
  }
  return undefined;
}
