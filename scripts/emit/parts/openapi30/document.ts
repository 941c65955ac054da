/** A bundle of OpenAPI 3.1 as a document of OpenAPI 3.0. */
import { isDeepStrictEqual } from 'node:util';
import {
  isJsonObject,
  type JsonObject,
  pick,
  sortByKey,
  tokens,
  visitObjects,
} from '../../../json.ts';
import { namesIn, type Schema, type Schemas } from '../../../schema.ts';
import { restateSchemas } from './schemas.ts';

/**
 * A bundle in version 3.0, with the given schemas.
 *
 * @param bundle the document, with the schemas outside the components as they are published
 * @param published the named schemas as they are published
 */
export function toDocument30(bundle: JsonObject, published: Schemas): JsonObject {
  const { openapi: _, info, webhooks: __, ...rest } = structuredClone(bundle);
  const { summary: ___, ...about } = info as JsonObject;
  const document: JsonObject = { openapi: '3.0.3', info: about, ...rest };
  visitObjects(document, (node, pointer) => {
    if (isJsonObject(node.responses)) usePlainStatuses(node.responses, pointer);
    useOneExample(node);
  });
  keepReachedExamples(document);
  useSchemas(document, published);
  return document;
}

/**
 * If the contract leaves the status open, states success as 200, and for a POST also as 201, and failure as
 * `default`. A range stays if the contract states another response for each of these.
 */
function usePlainStatuses(responses: JsonObject, pointer: string): void {
  const [, , method, ...inside] = tokens(pointer);
  const isPost = method === 'post' && inside.length === 0;
  const plain = { '2XX': isPost ? ['200', '201'] : ['200'], '4XX': ['default'] };
  for (const [range, codes] of Object.entries(plain)) {
    const response = responses[range];
    if (response === undefined) continue;
    const free = codes.filter((code) => isDeepStrictEqual(responses[code] ?? response, response));
    for (const code of free) responses[code] = response;
    if (free.length > 0) delete responses[range];
  }
}

/** Keeps the value of the first example of a parameter. */
function useOneExample(node: JsonObject): void {
  // Bodies still refer to shared examples.
  const [example] = isJsonObject(node.examples) ? Object.values(node.examples) : [];
  const isParameter = 'in' in node && isJsonObject(node.schema);
  if (!isParameter || !isJsonObject(example) || example.value === undefined) return;
  delete node.examples;
  node.example = example.value;
}

/** Keeps the shared examples that the document refers to. */
function keepReachedExamples(document: JsonObject): void {
  const { examples = {}, ...components } = document.components as JsonObject;
  const text = JSON.stringify([document.paths, components]);
  const reached = pick(examples as JsonObject, (name) => text.includes(`/examples/${name}"`));
  const isAny = Object.keys(reached).length > 0;
  document.components = { ...components, ...(isAny && { examples: reached as JsonObject }) };
}

/** Restates the schemas of a document, and keeps the components that it refers to. */
function useSchemas(document: JsonObject, published: Schemas): void {
  const { schemas, restate } = restateSchemas(published);
  const inPlace: Schema[] = [];
  const { schemas: _, ...components } = document.components as JsonObject;
  visitObjects({ ...document, components }, (node) => {
    if (!isJsonObject(node.schema)) return;
    const around = typeof node.name === 'string' ? node.name : 'body';
    const schema = restate(node.schema, around);
    inPlace.push(schema);
    node.schema = schema as JsonObject;
  });
  const reached = namesIn(inPlace, schemas);
  const kept = sortByKey(Object.entries(schemas)).filter(([name]) => reached.has(name));
  document.components = { ...components, schemas: Object.fromEntries(kept) as JsonObject };
}
