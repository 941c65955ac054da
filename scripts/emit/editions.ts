/** The published schemas in one file, and editions for tools that only support older versions. */
import { type Contract, requestsOf, visitSchemas } from '../model/contract.ts';
import { isObject, type JsonObject, pick } from '../model/json.ts';
import { at, visitObjects } from '../model/pointer.ts';
import { namesIn, SCHEMA_REF, SCHEMAS, type Schema } from '../model/schema.ts';
import { type JsonSchema, mapNodes, toDialect, toOpenapi30 } from '../runtime/json-schema.ts';
import { emitDocument } from './bundles.ts';
import type { Files } from './files.ts';
import { DIALECT, type Published } from './schemas.ts';
import { json } from './text.ts';

/** Emits `schemas.json`, all published schemas in one, and `schemas/draft-07.json`, the same in draft 07. */
export function emitCollections(published: Record<string, Published>): Files {
  const schemas = Object.entries(published).map(([title, { own }]) => [title, { title, ...own }]);
  const all = { $schema: DIALECT, $defs: Object.fromEntries(schemas) };
  return {
    'schemas.json': json(all),
    'schemas/draft-07.json': json(toDialect(all, 'draft-07')),
  };
}

/**
 * Emits `openapi-3.0`, in the words that generators of clients understand. Its schemas reach the
 * verdicts of the published ones; what it leaves out is listed in the document's `x-lost`.
 */
export function emitOpenapi30(contract: Contract, published: Record<string, Published>): Files {
  const { openapi, info, webhooks, jsonSchemaDialect, ...rest } = structuredClone(contract.openapi);
  const { summary, ...about } = info as JsonObject;
  const { schemas: _, examples = {}, ...components } = rest.components as JsonObject;
  const document: JsonObject = { openapi: '3.0.3', info: about, ...rest, components };
  const lost = [
    ...(summary === undefined ? [] : ['The summary of the document.']),
    ...(webhooks === undefined ? [] : ['Webhooks: what the service sends without being asked.']),
    ...(jsonSchemaDialect === undefined ? [] : ['The dialect of the schemas.']),
    ...lostOfSchemas(contract),
    ...usePlainStatuses(document, contract),
  ];
  const roots: Schema[] = [];
  visitObjects(document, (node) => {
    if (!isObject(node.schema)) return;
    const schema = mapNodes(node.schema, stateForGenerators) as JsonObject;
    roots.push(schema);
    node.schema = schema;
    // The example of a parameter stands beside it; those of bodies are shared.
    const [example] = isObject(node.examples) ? Object.values(node.examples) : [];
    if (typeof node.in !== 'string' || !isObject(example) || example.value === undefined) return;
    delete node.examples;
    node.example = example.value;
  });
  const schemas = Object.entries(published).map(([name, { own }]) => {
    return [name, mapNodes(own, stateForGenerators)];
  });
  const reached = namesIn(roots, new Map(schemas as [string, Schema][]));
  const shown = JSON.stringify([document.paths, components]);
  document.components = {
    ...components,
    examples: pick(examples as JsonObject, (name) => shown.includes(`/examples/${name}"`)),
    schemas: pick(Object.fromEntries(schemas), (name) => reached.has(name)),
  } as JsonObject;
  return emitDocument('openapi-3.0', { ...document, 'x-lost': lost });
}

/** A node of a schema in OpenAPI 3.0, its references to the components of the document. */
function stateForGenerators(schema: JsonSchema): JsonSchema {
  const { $ref, additionalProperties: members, ...node } = schema;
  // Beside named properties it says nothing: other fields are accepted anyway.
  const isSaid = members !== undefined && !(members === true && node.properties !== undefined);
  return toOpenapi30({
    ...($ref !== undefined && { $ref: String($ref).replace('#/$defs/', SCHEMA_REF) }),
    ...node,
    ...(isSaid && { additionalProperties: members }),
  });
}

/** What schemas say in the contract, and the published ones do not. */
function lostOfSchemas(contract: Contract): string[] {
  const lost: string[] = [];
  const extensions = new Set<string>();
  visitSchemas(contract, (node, { document, pointer }) => {
    if (document !== 'openapi') return;
    for (const key of Object.keys(node)) if (key.startsWith('x-')) extensions.add(key);
    if (node.discriminator === undefined) return;
    const name = pointer.replace(`${SCHEMAS}/`, '');
    lost.push(`The discriminator of ${name}: ${node.discriminator.propertyName}.`);
  });
  if (extensions.size > 0) lost.push(`The keys ${[...extensions].sort().join(', ')} of schemas.`);
  return lost;
}

/**
 * States success as 200 where the contract leaves its code open, and leaves refusals to `default`.
 *
 * @returns what the contract says of these ranges
 */
function usePlainStatuses(document: JsonObject, contract: Contract): string[] {
  const lost = new Map<string, string[]>();
  for (const { id, pointer, responses } of requestsOf(contract)) {
    const operation = at(document, pointer);
    if (!isObject(operation) || !isObject(operation.responses)) continue;
    const { '2XX': success, ...stated } = operation.responses;
    if ('default' in stated) delete stated['4XX'];
    operation.responses = { ...(success !== undefined && { 200: success }), ...stated };
    for (const { status, description = '', node } of responses) {
      if (status in operation.responses) continue;
      const open = (node['x-unspecified'] ?? []) as string[];
      const instead = status === '2XX' ? 200 : 'default';
      const said = [description, ...open].join(' Not specified: ');
      const words = `The status ${status}, here ${instead}: ${said}`;
      lost.set(words, [...(lost.get(words) ?? []), id]);
    }
  }
  return [...lost].map(([words, ids]) => `${words} (${ids.join(', ')})`);
}
