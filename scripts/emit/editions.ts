/** The published schemas in one file, and editions for tools that only support older versions. */
import { type Contract, requestsOf, visitSchemas } from '../model/contract.ts';
import { isObject, type JsonObject, pick } from '../model/json.ts';
import { at, pointerOf, visitObjects } from '../model/pointer.ts';
import { namesIn, SCHEMAS, type Schema } from '../model/schema.ts';
import type { Settings } from '../read/settings.ts';
import { toDialect } from '../runtime/json-schema.ts';
import { emitDocument } from './bundles.ts';
import { Components } from './components.ts';
import type { Files } from './files.ts';
import { DIALECT, type Published } from './schemas.ts';
import { json } from './text.ts';

/** Emits `schemas.json`, all published schemas in one, and `schemas/draft-07.json`, the same in draft 07. */
export function emitCollections(published: Record<string, Published>, { name }: Settings): Files {
  const schemas = Object.entries(published).map(([title, { own }]) => [title, { title, ...own }]);
  const $defs = Object.fromEntries(schemas);
  const all = ($id: string) => ({ $schema: DIALECT, $id: `urn:${name}:${$id}`, $defs });
  return {
    'schemas.json': json(all('schemas')),
    'schemas/draft-07.json': json(toDialect(all('draft-07'), 'draft-07')),
  };
}

/**
 * Emits `openapi-3.0`, in the words that generators of clients understand. Its schemas reach the
 * verdicts of the published ones; what it leaves out is listed in the document's `x-lost`.
 */
export function emitOpenapi30(contract: Contract, published: Record<string, Published>): Files {
  const { openapi, info, webhooks, jsonSchemaDialect, ...rest } = structuredClone(contract.openapi);
  const { summary, ...about } = info as JsonObject;
  const {
    schemas: _,
    pathItems = {},
    examples = {},
    ...components
  } = rest.components as JsonObject;
  const document: JsonObject = { openapi: '3.0.3', info: about, ...rest, components };
  const all = Object.entries(published).map(([name, { own }]): [string, Schema] => [name, own]);
  const made = new Components(all);
  const lost = [
    ...(summary === undefined ? [] : ['The summary of the document.']),
    ...(webhooks === undefined ? [] : ['Webhooks: what the service sends without being asked.']),
    ...(jsonSchemaDialect === undefined ? [] : ['The dialect of the schemas.']),
    ...lostOfSchemas(contract),
    ...made.lost,
    ...usePlainStatuses({ ...document, components: { ...components, pathItems } }, contract),
  ];
  const roots: Schema[] = [];
  visitObjects(document, (node) => {
    if (String(node.$ref).startsWith('#/components/pathItems/')) {
      const { $ref, ...own } = node;
      delete node.$ref;
      Object.assign(node, structuredClone(at(rest, pointerOf(String($ref)))), own);
    }
    lost.push(...usePlainServer(node));
    if (!isObject(node.schema)) return;
    const schema = made.restate(node.schema, typeof node.name === 'string' ? node.name : 'body');
    roots.push(schema);
    node.schema = schema as JsonObject;
    // The example of a parameter stands beside it; those of bodies are shared.
    const [example] = isObject(node.examples) ? Object.values(node.examples) : [];
    if (typeof node.in !== 'string' || !isObject(example) || example.value === undefined) return;
    delete node.examples;
    node.example = example.value;
  });
  const reached = namesIn(roots, made.schemas);
  const shown = JSON.stringify([document.paths, components]);
  document.components = {
    ...components,
    examples: pick(examples as JsonObject, (name) => shown.includes(`/examples/${name}"`)),
    schemas: pick(Object.fromEntries([...made.schemas].sort()), (name) => reached.has(name)),
  } as unknown as JsonObject;
  return emitDocument('openapi-3.0', { ...document, 'x-lost': lost });
}

/** What schemas say in the contract, and the published ones do not. */
function lostOfSchemas(contract: Contract): string[] {
  const lost: string[] = [];
  const keys = new Set<string>();
  visitSchemas(contract, (node, { document, pointer }) => {
    if (document !== 'openapi') return;
    for (const key of Object.keys(node)) if (/^x-|^contentEncoding$/.test(key)) keys.add(key);
    if (node.discriminator === undefined) return;
    const name = pointer.replace(`${SCHEMAS}/`, '');
    lost.push(`The discriminator of ${name}: ${node.discriminator.propertyName}.`);
  });
  if (keys.size > 0) lost.push(`The keys ${[...keys].sort().join(', ')} of schemas.`);
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

/** States the default address of a server, for tools that take it as it is written; returns what is lost. */
function usePlainServer(server: JsonObject): string[] {
  const { url, variables, description } = server;
  const said = description ? `: ${description}` : '.';
  if (typeof url !== 'string' || !isObject(variables)) return [];
  delete server.variables;
  return Object.entries(variables).map(([name, variable]) => {
    const value = String(at(variable, '/default'));
    server.url = String(server.url).replaceAll(`{${name}}`, value);
    return `The variable ${name} of the server ${url}, here ${value}${said}`;
  });
}
