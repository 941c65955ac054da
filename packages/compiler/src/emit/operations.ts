/** The operations and webhooks as data, with the types for typed clients. */
import type {
  Content,
  DocumentObject,
  HttpNotification,
  NormalContract,
  Operation,
} from '../model/contract.ts';
import { type Json, type JsonObject, pickKeys } from '../model/json.ts';
import { isAnnotation } from '../model/schema.ts';
import type { Files } from './files.ts';
import { constant, type ModulePart, moduleFiles } from './module.ts';
import { constantType, jsdoc, jsonCode, keyName, nest } from './text.ts';
import { declareHandlers } from './types/handlers.ts';
import { declarePaths, formParts } from './types/paths.ts';

/**
 * Emits `operations`: each REST operation, and each webhook, under its name.
 *
 *     export const operations = {
 *       listNotes: { id: 'listNotes', method: 'GET', path: '/notes', query: 'ListNotesQuery', … },
 *     };
 *     export const writeListNotesQuery = writeQuery;
 */
export function emitOperations(normal: NormalContract): Files {
  const { operations, webhooks, securitySchemes } = normal.contract;
  const types = `export type OperationId = keyof typeof operations;
export type Operation = (typeof operations)[OperationId];
`;
  const imports = {
    './runtime/query.js': 'writeQuery',
    './types.js': 'type * as types',
    './types/resolved.js': 'type * as resolved',
  };
  return moduleFiles('operations', imports, [
    tableOf(
      'operations',
      'The REST operations by id. Each `schema` and `query` is the name of an export of the other modules: of a type, and after `validate` or `parse` of a function. `security` lists alternatives: the schemes in one are needed together, `{}` needs none, and an empty list needs no authentication.',
      operations.map((one) => [one.id, one, describeOperation(one)]),
    ),
    tableOf(
      'webhooks',
      'The webhooks by name: requests of the service to URLs that no request contains.',
      webhooks.map((one) => [one.name, one, describeNotification(one)]),
    ),
    tableOf(
      'securitySchemes',
      'The security schemes by name: where to put the key for an alternative in the `security` of an operation.',
      [...securitySchemes].map(([name, one]) => {
        return [name, one, pickKeys(one.node, (key) => !isAnnotation(key))];
      }),
    ),
    ...operations.flatMap(({ id, queryName }) => (queryName ? writerOf(id, queryName) : [])),
    { declaration: `${types}\n${declarePaths(normal)}\n${declareHandlers(normal)}` },
  ]);
}

function writerOf(id: string, query: string): ModulePart {
  const comment = `Writes the query string of \`${id}\`, without the question mark: what \`parse${query}\` reads.`;
  const type = `(query: types.${query}) => string`;
  return constant(`write${query}`, jsdoc(comment), type, 'writeQuery');
}

type Entry = [key: string, object: DocumentObject, data: Json];

/** A constant with an entry for each object, sorted by their keys. */
function tableOf(name: string, comment: string, entries: Entry[]): ModulePart {
  const sorted = entries.toSorted(([a], [b]) => (a < b ? -1 : 1));
  const members = sorted.map(([key, { summary, description, deprecated }, data]) => {
    const about = jsdoc(summary, description, deprecated && '@deprecated');
    return `${about}readonly ${keyName(key)}: ${constantType(data)};\n`;
  });
  const table = Object.fromEntries(sorted.map(([key, , data]) => [key, data]));
  return constant(name, jsdoc(comment), `{\n${nest(members.join(''))}}`, jsonCode(table));
}

function describeOperation(one: Operation): Json {
  const { id, method, path, deprecated, queryName = null, requestBody = null } = one;
  const responses = one.responses.map((response) => {
    const contentTypes = response.content.map(({ type }) => type);
    return [response.status, { ...describeBody(response), contentTypes }];
  });
  const callbacks = one.callbacks.map(({ name }) => {
    const alike = one.callbacks.filter((callback) => callback.name === name);
    return [name, alike.map(describeNotification)];
  });
  return {
    id,
    method,
    path,
    deprecated,
    maturity: one.node['x-maturity'] ?? null,
    security: one.security,
    parameters: one.parameters.map(({ name, in: place, required, deprecated, style, explode }) => {
      return { name, in: place, required, deprecated, style, explode };
    }),
    query: queryName,
    requestBody: requestBody && { ...describeBody(requestBody), required: requestBody.required },
    responses: Object.fromEntries(responses),
    callbacks: Object.fromEntries(callbacks),
  };
}

function describeNotification({ method, url, deprecated, requestBody }: HttpNotification): Json {
  const sent = requestBody ? describeBody(requestBody) : null;
  return { method, url: url ?? null, deprecated, requestBody: sent };
}

/** The preferred media type of a body, the name of its schema (null if it has none), and the parts of a form. */
function describeBody({ preferred }: Content): JsonObject {
  const parts = preferred ? formParts(preferred).map(([name]) => name) : [];
  const body = { contentType: preferred?.type ?? null, schema: preferred?.schemaName ?? null };
  return parts.length > 0 ? { ...body, parts } : body;
}
