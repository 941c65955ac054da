/** Editions of the published schemas and of the REST document for tools that only support older versions. */
import type { Contract } from '../model/contract.ts';
import { isObject, type JsonObject } from '../model/json.ts';
import { visitObjects } from '../model/pointer.ts';
import { SCHEMA_REF } from '../model/schema.ts';
import { type JsonSchema, mapNodes, toDialect, toOpenapi30 } from '../runtime/json-schema.ts';
import { emitDocument } from './bundles.ts';
import type { Files } from './files.ts';
import { json } from './text.ts';

/**
 * Emits `schemas/draft-07/<Name>.json` and `openapi-3.0`, whose schemas reach the verdicts of the
 * published ones. What OpenAPI 3.0 cannot say is listed in the document's `x-lost`.
 */
export function emitEditions({ openapi }: Contract, published: Record<string, JsonSchema>): Files {
  const files: Files = {};
  const schemas: Record<string, JsonSchema> = {};
  for (const [name, schema] of Object.entries(published)) {
    files[`schemas/draft-07/${name}.json`] = json(toDialect(schema, 'draft-07'));
    const { $schema, $id, $defs, ...root } = schema;
    const refer = ($ref: unknown) => String($ref).replace('#/$defs/', SCHEMA_REF);
    schemas[name] = mapNodes(root, ({ $ref, ...node }) =>
      toOpenapi30($ref === undefined ? node : { ...node, $ref: refer($ref) }),
    );
  }
  const { openapi: _, info, webhooks, jsonSchemaDialect, ...rest } = structuredClone(openapi);
  const { summary, ...about } = info as JsonObject;
  // What OpenAPI 3.0 has no place for.
  const lost = Object.entries({
    'The summary of the document.': summary,
    'Webhooks: what the service sends without being asked.': webhooks,
    'The dialect of the schemas.': jsonSchemaDialect,
  }).flatMap(([what, value]) => (value === undefined ? [] : [what]));
  const { schemas: own, ...components } = rest.components as JsonObject;
  const document = { openapi: '3.0.4', info: about, ...rest, components, 'x-lost': lost };
  visitObjects(document, (node) => {
    if (isObject(node.schema)) node.schema = mapNodes(node.schema, toOpenapi30) as JsonObject;
  });
  Object.assign(components, { schemas });
  return { ...files, ...emitDocument('openapi-3.0', document) };
}
