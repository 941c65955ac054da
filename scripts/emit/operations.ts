/** The operations and webhooks as data, with the types of what they receive and answer. */
import type {
  Content,
  Contract,
  DocumentObject,
  HttpNotification,
  Operation,
} from '../contract.ts';
import { type Json, type JsonObject, pick } from '../json.ts';
import { isAnnotation, type Schemas } from '../schema.ts';
import type { Files } from './files.ts';
import { BODY_TYPES, formParts } from './parts/bodies.ts';
import { commentOnObject } from './parts/comments.ts';
import { declareHandlers } from './parts/handlers.ts';
import { constant, type ModulePart, moduleFiles } from './parts/module.ts';
import { constantType, jsdoc, jsonCode, keyName, nest } from './parts/text.ts';

/**
 * Emits `operations`: each REST operation, and each webhook, under its name.
 *
 *     export const operations = {
 *       listNotes: { id: 'listNotes', method: 'GET', path: '/notes', query: 'ListNotesQuery', … },
 *     };
 *     export const writeListNotesQuery = writeQuery;
 *
 * @param schemas the contract profile
 */
export function emitOperations(contract: Contract, schemas: Schemas): Files {
  const { operations, webhooks, securitySchemes } = contract;
  const ownTypes = `export type OperationId = keyof typeof operations;
export type Operation = (typeof operations)[OperationId];

/** The types of the operations by id, as users of openapi-typescript know them. */
export type operations = types.operations;

export type { paths } from './types.js';
`;
  const imports = {
    code: "import { writeQuery } from './runtime/query.js';\n",
    types: `import type * as types from './types.js';
import type * as resolved from './types/resolved.js';
`,
  };
  return moduleFiles('operations', imports, [
    tableOf(
      'operations',
      'The REST operations by id. Each `schema` and `query` is the name of an export of the other modules: of a type, and after `validate` or `parse` of a function. `security` lists alternatives: the schemes in one are needed together, `{}` needs none, and an empty list needs no authentication.',
      operations.map((one) => [one.id, one, describeOperation(one, schemas)]),
    ),
    tableOf(
      'webhooks',
      'The webhooks by name: requests of the service to URLs that no request contains.',
      webhooks.map((one) => [one.name, one, describeNotification(one, schemas)]),
    ),
    tableOf(
      'securitySchemes',
      'The security schemes by name: where to put the key for an alternative in the `security` of an operation.',
      [...securitySchemes].map(([name, one]) => {
        return [name, one, pick(one.node, (key) => !isAnnotation(key)) as JsonObject];
      }),
    ),
    ...operations.flatMap(({ id, queryName: query }) => {
      const comment = `Writes the query string of \`${id}\`, without the question mark: what \`parse${query}\` reads.`;
      const type = `(query: types.${query}) => string`;
      return query ? constant(`write${query}`, jsdoc(comment), type, 'writeQuery') : [];
    }),
    {
      declaration: [
        ownTypes,
        ...Object.values(BODY_TYPES),
        declareHandlers(contract, schemas),
      ].join('\n'),
    },
  ]);
}

type Entry = [key: string, object: DocumentObject, data: Json];

/** A constant with an entry for each object, sorted by their keys. */
function tableOf(name: string, comment: string, entries: Entry[]): ModulePart {
  const sorted = entries.toSorted(([a], [b]) => (a < b ? -1 : 1));
  const members = sorted.map(([key, object, data]) => {
    const about = jsdoc(commentOnObject(object));
    return `${about}readonly ${keyName(key)}: ${constantType(data)};\n`;
  });
  const table = Object.fromEntries(sorted.map(([key, , data]) => [key, data]));
  return constant(name, jsdoc(comment), `{\n${nest(members.join(''))}}`, jsonCode(table));
}

function describeOperation(one: Operation, schemas: Schemas): Json {
  const { id, method, path, deprecated, queryName = null, requestBody } = one;
  const responses = one.responses.map((response) => {
    return [response.status, describeContent(response, schemas)] as const;
  });
  const callbacks = one.callbacks.map(({ name }) => {
    const alike = one.callbacks.filter((callback) => callback.name === name);
    return [name, alike.map((callback) => describeNotification(callback, schemas))] as const;
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
    requestBody: requestBody
      ? { ...describeContent(requestBody, schemas), required: requestBody.required }
      : null,
    responses: Object.fromEntries(responses),
    callbacks: Object.fromEntries(callbacks),
  };
}

function describeNotification(one: HttpNotification, schemas: Schemas): Json {
  const { method, url = null, deprecated, requestBody } = one;
  const sent = requestBody ? describeContent(requestBody, schemas) : null;
  return { method, url, deprecated, requestBody: sent };
}

/**
 * The preferred media type of a body, the name of its schema (null if it has none), the parts of a form, and all media
 * types; where their schemas differ, also the schema of each.
 */
function describeContent({ content, preferred }: Content, schemas: Schemas): JsonObject {
  const parts = preferred ? formParts(preferred, schemas).map(([name]) => name) : [];
  const named = Object.fromEntries(
    content.map(({ type, schemaName = null }) => [type, schemaName]),
  );
  return {
    contentType: preferred?.type ?? null,
    schema: preferred?.schemaName ?? null,
    ...(parts.length > 0 && { parts }),
    contentTypes: Object.keys(named),
    ...(new Set(Object.values(named)).size > 1 && { schemas: named }),
  };
}
