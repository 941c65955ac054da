/**
 * The OpenAPI document for tools that support only version 3.0. Its schemas accept the same values.
 *
 *     {type: [string, 'null']}          →    {type: string, nullable: true}
 *     {$ref: Word, deprecated: true}    →    {allOf: [{$ref: Word}], deprecated: true}
 */
import { isDeepStrictEqual } from 'node:util';
import { isJsonObject, type JsonObject, mapValues, pickBy } from '../base/json.ts';
import { type Contract, schemaHolders } from '../model/contract.ts';
import { mapChildren, type Schema, type Schemas } from '../model/schema.ts';
import { typesOf, withoutConst } from '../model/unions.ts';
import { visitObjects } from '../model/visit.ts';

/** The OpenAPI document in version 3.0, from the one with merged schemas. */
export function toOpenapi30(merged: JsonObject, contract: Contract): JsonObject {
  const document = structuredClone(merged);
  delete Object(document.info).summary;
  delete Object(Object(document.info).license).identifier;
  const convertAll = (schema: JsonObject) => convert(schema as Schema, contract.schemas);
  for (const { holder } of schemaHolders(document, contract))
    holder.schema = convertAll(Object(holder.schema));
  const { schemas } = Object(document.components);
  Object.assign(Object(document.components), { schemas: mapValues(schemas, convertAll) });
  visitObjects(document, usePlainStatuses);
  return { ...document, openapi: '3.0.3' };
}

/** The keywords that version 3.0 lacks, or writes in another way. */
const CONVERTED = /^(\$ref|type|examples|\$comment|content.*)$/;

/** A schema in version 3.0. */
function convert(schema: Schema, schemas: Schemas): JsonObject {
  const { $ref, examples } = schema;
  const converted = mapChildren(
    withoutConst(schema),
    (child) => convert(child, schemas) as Schema,
  ) as JsonObject;
  const node = pickBy(converted, (key) => !CONVERTED.test(key));
  if (examples?.[0] !== undefined) node.example = examples[0];
  if ($ref) return Object.keys(node).length > 0 ? { ...node, allOf: [{ $ref }] } : { $ref };
  return Object.assign(node, convertType(schema, node, schemas));
}

/** The type of a schema, with what must stand beside it. */
function convertType(schema: Schema, node: Schema, schemas: Schemas): object {
  const types = typesOf(schema, schemas);
  const nullable = types.includes('null') ? { nullable: true } : undefined;
  const [type, ...more] = types.filter((name) => name !== 'null');
  // Some tools look for null only in `nullable`, which says nothing without a type.
  if (schema.type === undefined && (!nullable || more.length > 0)) return {};
  if (type === undefined) return { type: 'string', enum: [null], ...nullable };
  const converted = [type, ...more].map((name) => {
    return { type: name, ...nullable, ...(name === 'array' && { items: node.items ?? {} }) };
  });
  return more.length > 0
    ? { allOf: [...(node.allOf ?? []), { anyOf: converted }] }
    : { ...converted[0] };
}

/** Ranges of statuses as those that generators understand: 2XX as 200, and for a POST or PUT also 201; 4XX as `default`. */
function usePlainStatuses({ responses }: JsonObject, pointer: string): void {
  if (!isJsonObject(responses)) return;
  const success = /\/(post|put)$/.test(pointer) ? ['200', '201'] : ['200'];
  for (const [range, codes] of Object.entries({ '2XX': success, '4XX': ['default'] })) {
    const { [range]: response } = responses;
    const isApart = codes.some((code) => !isDeepStrictEqual(responses[code] ?? response, response));
    if (response === undefined || isApart) continue;
    for (const code of codes) responses[code] = response;
    delete responses[range];
  }
}
