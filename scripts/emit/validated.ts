/**
 * Schemas as validators check them. They differ from the merged schemas in two ways: each object has the keyword
 * `knownFields`, by which our Ajv asks its caller about other fields; and a schema that extends a union refers to it, because
 * the code of all branches would be written once for each such schema.
 *
 * ```yaml
 * Summary:                                          Summary:
 *   oneOf:                                            knownFields: {known: [error, text]}
 *     - title: SummarySucceeded                       properties: {text: …}
 *       properties: {error: {type: 'null'}, text: …}  allOf: [{$ref: '#/components/schemas/Outcome'}]
 *     - title: SummaryFailed                    →   Outcome:
 *       properties: {error: …, text: …}               oneOf:
 *                                                       - properties: {error: {type: 'null'}}
 *                                                       - properties: {error: …}
 * ```
 */
import { isDeepStrictEqual } from 'node:util';
import { groupBy, type JsonObject, mapValues } from '../base/json.ts';
import type { Contract, Written } from '../model/contract.ts';
import { mergeAllOf } from '../model/merge.ts';
import {
  branchesOf,
  mapChildren,
  nameIn,
  resolve,
  type Schema,
  type Schemas,
} from '../model/schema.ts';
import { closeObjects, type SchemaData } from '../runtime/json-schema.ts';
import type { KnownFields } from '../runtime/validate.ts';

/** A schema that may have the keyword that only our Ajv has. */
type Validated = Schema & { knownFields?: KnownFields };

/** The merged schemas with `knownFields`, and the unions that several of them extend. */
export function validatedSchemas({
  written,
  merged,
}: Pick<Contract, 'written' | 'merged'>): Schemas {
  const { schemas } = merged;
  const definitions = schemas as Record<string, JsonObject>;
  const known = (schema: Schema): Validated =>
    closeObjects(schema as JsonObject, definitions, (object) => {
      return { knownFields: knownFieldsOf(object, schemas) };
    }) as Validated;
  const whole = mapValues(schemas, known);
  const extensions = Object.entries(whole).flatMap(
    ([name, schema]) => extensionOf(name, schema, written) ?? [],
  );
  const extending = extensions.map(({ name, part, fields, knownFields }) => {
    return [name, { ...known(mergeAllOf(fields, written)), knownFields, allOf: [part] }];
  });
  const extended = extensions.map(({ part }): [string, Schema] => {
    const union = known(mergeAllOf(part, written));
    return [nameIn(part) ?? '', mapChildren(union, withoutKnownFields)];
  });
  return { ...whole, ...Object.fromEntries(extending), ...Object.fromEntries(extended) };
}

/** A schema that is written as the reference to a union and its own fields. */
interface Extension {
  name: string;
  part: Schema;
  fields: Schema;
  /** What the schema knows in each branch. */
  knownFields: KnownFields;
}

function extensionOf(name: string, whole: Validated, written: Written): Extension | undefined {
  const { allOf = [], type: _, ...fields } = written.schemas[name] ?? {};
  const [part = {}, ...more] = allOf;
  const isExtension = written.parts.has(nameIn(part) ?? '') && more.length === 0;
  if (!isExtension || branchesOf(fields).length > 0) return undefined;
  const [knownFields, ...others] = branchesOf(whole).map((branch: Validated) => branch.knownFields);
  const areAlike = others.every((one) => isDeepStrictEqual(one, knownFields));
  return knownFields && areAlike ? { name, part, fields, knownFields } : undefined;
}

const withoutKnownFields = ({ knownFields: _, ...schema }: Validated): Schema => schema;

/** The fields of an object, and what an unknown field may mean. */
function knownFieldsOf(object: SchemaData, schemas: Schemas): KnownFields {
  const { properties = {}, patternProperties } = object as Schema & { patternProperties?: object };
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
