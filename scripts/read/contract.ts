/** Makes the contract of both bundles: finds the operations, messages and schemas in them. */
import {
  type Contract,
  componentSchemas,
  DOCUMENTS,
  type DocumentName,
  type DocumentPlace,
  type Example,
  type PlacedSchema,
} from '../contract.ts';
import { isJsonObject, type JsonObject, joinPointer, visitObjects } from '../json.ts';
import { childrenOf, isAlias, nameIn, SCHEMAS, type Schema, type Schemas } from '../schema.ts';
import { channelsIn, messageUnion } from './channels.ts';
import { documentObject } from './objects.ts';
import { operationsIn, querySchema, webhooksIn } from './requests.ts';

/**
 * The contract of both bundles, which shares their objects and does not change them.
 *
 * @param examples the documented examples by schema name
 */
export function contractOf(
  openapi: JsonObject,
  asyncapi: JsonObject,
  examples: Map<string, Example[]>,
): Contract {
  const documents = { openapi, asyncapi };
  const root = documentObject('openapi', openapi, '');
  const operations = operationsIn(root);
  const channels = channelsIn(documentObject('asyncapi', asyncapi, ''));
  const roots = DOCUMENTS.flatMap((document) => rootSchemas(document, documents[document]));
  const schemas: Schemas = {};
  const places = new Map<string, DocumentPlace>();
  const derived = new Map<string, DocumentPlace>();
  // The first schema with a name counts: if both documents have it, it is the same in both.
  const add = (to: typeof places, name: string, schema: Schema, place: DocumentPlace) => {
    if (name === '' || Object.hasOwn(schemas, name)) return;
    schemas[name] = schema;
    to.set(name, place);
  };
  for (const document of DOCUMENTS) {
    for (const [name, schema] of Object.entries(componentSchemas(documents[document]))) {
      add(places, name, schema, { document, pointer: joinPointer(SCHEMAS, name) });
    }
  }
  const parts = partsIn(schemas, roots);
  for (const one of operations) {
    const { document, queryName = '', pointer } = one;
    add(derived, queryName, querySchema(one), { document, pointer: `${pointer}/parameters` });
  }
  for (const one of channels.flatMap((channel) => channel.operations)) {
    const { document, unionName = '', pointer } = one;
    add(derived, unionName, messageUnion(one), { document, pointer: `${pointer}/messages` });
  }
  const messages = channels.flatMap((channel) => channel.messages);
  const webhooks = webhooksIn(root);
  const found = { operations, webhooks, channels, messages };
  return { ...documents, ...found, schemas, places, derived, parts, roots, examples };
}

/** The schemas of a document outside `components/schemas`. */
function rootSchemas(document: DocumentName, bundle: JsonObject): PlacedSchema[] {
  const roots: PlacedSchema[] = [];
  visitObjects(bundle, (node, pointer) => {
    if (pointer.startsWith(`${SCHEMAS}/`)) return false;
    for (const key of ['schema', 'payload']) {
      const schema = node[key];
      if (isJsonObject(schema)) roots.push({ document, pointer: `${pointer}/${key}`, schema });
    }
    return true;
  });
  return roots;
}

/** The names that only an `allOf` refers to, itself or by the branches of a union in it. */
function partsIn(schemas: Schemas, roots: PlacedSchema[]): Set<string> {
  const composed = new Set<string>();
  const plain = new Set<string>();
  const visit = (node: Schema, isPart: boolean): void => {
    const name = nameIn(node);
    if (name !== undefined) (isPart ? composed : plain).add(name);
    for (const { node: inner, keyword } of childrenOf(node)) {
      const isBranch = keyword === 'oneOf' || keyword === 'anyOf';
      visit(inner, keyword === 'allOf' ? !isAlias(node) : isPart && isBranch);
    }
  };
  for (const start of [...Object.values(schemas), ...roots.map(({ schema }) => schema)]) {
    visit(start, false);
  }
  return new Set([...composed].filter((name) => !plain.has(name)));
}
