/**
 * Schemas as validators check them: each object has the keyword `knownFields`, by which our Ajv asks its caller about other
 * fields.
 */
import { groupBy, mapValues } from '../base/json.ts';
import { resolve, type Schema, type Schemas } from '../model/schema.ts';
import { closeObjects, type SchemaData } from '../runtime/json-schema.ts';
import type { KnownFields } from '../runtime/validate.ts';

export function validatedSchemas(schemas: Schemas): Schemas {
  const refusal = (object: SchemaData) => ({ knownFields: knownFieldsOf(object, schemas) });
  return mapValues(schemas, (schema) => closeObjects(schema as SchemaData, refusal) as Schema);
}

/** The fields of an object, and what an unknown field may mean. */
function knownFieldsOf(object: SchemaData, schemas: Schemas): KnownFields {
  const { properties = {}, patternProperties } = object as Schema;
  const known = Object.keys(properties);
  // If several fields of the object end with a name, such as `url`, it may mean one of these instead.
  const isClear = (name: string) =>
    !known.includes(name) && known.filter((field) => field.endsWith(`_${name}`)).length < 2;
  const hints: Pair[] = [];
  const replaced: Pair[] = [];
  for (const [name, field] of Object.entries(properties)) {
    for (const [inner, schema] of Object.entries(resolve(field, schemas).properties ?? {}))
      if (isClear(inner)) hints.push([name, marked(inner, schema)]);
    for (const { name: old } of field['x-replaces'] ?? [])
      if (old && !known.includes(old)) replaced.push([old, marked(name, field)]);
  }
  return {
    known,
    ...(patternProperties && { patterns: Object.keys(patternProperties) }),
    ...(hints.length > 0 && { hints: grouped(hints) }),
    ...(replaced.length > 0 && { replaced: grouped(replaced) }),
  };
}

type Pair = [key: string, value: string];

/** The values of each key. */
function grouped(pairs: Pair[]): Record<string, string[]> {
  const groups = Object.fromEntries(groupBy(pairs, ([key]) => key));
  return mapValues(groups, (group) => group.map(([, value]) => value));
}

/** A field in a suggestion, which says if it is deprecated. */
const marked = (name: string, { deprecated }: Schema): string =>
  deprecated ? `${name} (deprecated)` : name;
