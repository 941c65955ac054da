/** Editions of the published schemas and of the REST document for tools that stay behind. */
import type { Contract } from '../model/contract.ts';
import { isData, isObject, type Json, type JsonObject } from '../model/json.ts';
import { join } from '../model/pointer.ts';
import { SCHEMA_REF } from '../model/schema.ts';
import { type JsonSchema, mapNodes, toDialect, toOpenapi30 } from '../runtime/json-schema.ts';
import { emitDocument } from './bundles.ts';
import type { Files } from './files.ts';

/** What OpenAPI 3.0 has no place for, by its pointer. */
const LOST: Readonly<Record<string, string>> = {
  '/webhooks': 'Webhooks: what the service sends without being asked.',
  '/info/summary': 'The summary of the document.',
  '/jsonSchemaDialect': 'The dialect of the schemas.',
};

/**
 * Emits `schemas/draft-07/<Name>.json` and `openapi-3.0`, whose schemas give the verdicts of the
 * published ones. What OpenAPI 3.0 cannot say is listed in the document's `x-lost`.
 *
 * @param schemas the published schemas, `schemas/<Name>.json` by path
 */
export function emitEditions({ openapi }: Contract, schemas: Files): Files {
  const files: Files = {};
  const components: JsonObject = {};
  for (const [path, text] of Object.entries(schemas)) {
    const [, name] = /^schemas\/(\w+)\.json$/.exec(path) ?? [];
    if (name === undefined) continue;
    const schema = JSON.parse(text) as JsonSchema;
    const draft07 = toDialect(schema, 'draft-07');
    files[`schemas/draft-07/${name}.json`] = JSON.stringify(draft07);
    const { $schema, $id, $defs, ...root } = schema;
    components[name] = mapNodes(referring(root), toOpenapi30) as JsonObject;
  }
  const lost: string[] = [];
  const document = edition(openapi, '', lost) as JsonObject;
  const whole: JsonObject = { ...document, openapi: '3.0.4', 'x-lost': lost };
  whole.components = { ...(document.components as JsonObject), schemas: components };
  return { ...files, ...emitDocument('openapi-3.0', whole) };
}

/** References to the schemas of a document instead of to definitions. */
function referring(schema: JsonSchema): JsonSchema {
  return mapNodes(schema, ({ $ref, ...node }) =>
    typeof $ref === 'string' ? { ...node, $ref: $ref.replace('#/$defs/', SCHEMA_REF) } : node,
  );
}

/** A part of the document as OpenAPI 3.0 states it; what has no place there is added to `lost`. */
function edition(value: Json, pointer: string, lost: string[]): Json {
  if (Array.isArray(value)) {
    return value.map((item, index) => edition(item, join(pointer, index), lost));
  }
  if (!isObject(value)) return value;
  // Only 3.1 has room beside a reference.
  if (typeof value.$ref === 'string' && !pointer.endsWith('/schema')) return { $ref: value.$ref };
  const kept: JsonObject = {};
  for (const [key, item] of Object.entries(value)) {
    const below = join(pointer, key);
    const reason = LOST[below];
    if (reason) lost.push(reason);
    else if (key === 'schema') kept[key] = mapNodes(item as JsonSchema, toOpenapi30) as JsonObject;
    else if (isData(key) && key !== 'examples') kept[key] = item;
    else if (below !== '/components/schemas') kept[key] = edition(item, below, lost);
  }
  return kept;
}
