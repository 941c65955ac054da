/** The operations and webhooks as data, with the types for typed clients. */
import type {
  Content,
  DocumentObject,
  HttpNotification,
  NormalContract,
  Operation,
} from '../model/contract.ts';
import { type JsonObject, pickKeys } from '../model/json.ts';
import { isAnnotation } from '../model/schema.ts';
import type { Files } from './files.ts';
import { declarePaths, formParts } from './paths.ts';
import { jsdoc } from './text.ts';

/**
 * Emits `operations`: each REST operation, and each webhook, under its name.
 *
 *     export const operations = {
 *       listNotes: { id: 'listNotes', method: 'GET', path: '/notes', query: 'ListNotesQuery', … },
 *     };
 *     export function writeListNotesQuery(query) {
 *       return writeQuery(query);
 *     }
 */
export function emitOperations({ contract }: NormalContract): Files {
  return {
    'operations.ts': `import { writeQuery } from './runtime/query.js';
import type * as types from './types.js';

/**
 * The REST operations by id. Each \`schema\` and \`query\` is the name of an export of the other
 * modules: of a type, and after \`validate\` or \`parse\` of a function. \`security\` lists alternatives: what one
 * names is needed together, and \`{}\` needs nothing; an empty list is open to everyone.
 */
export const operations = ${writeTable(contract.operations.map((one) => [one.id, one, describeOperation(one)]))};

/** The webhooks by name: what the service sends by itself, to addresses that are not in any request. */
export const webhooks = ${writeTable(contract.webhooks.map((one) => [one.name, one, describeNotification(one)]))};

/** The security schemes by name: where the key goes that an alternative in the \`security\` of an operation names. */
export const securitySchemes = ${writeTable([...contract.securitySchemes].map(([name, one]) => [name, one, withoutAnnotations(one.node)]))};

${contract.operations.map(declareWriter).join('\n')}
export type OperationId = keyof typeof operations;
export type Operation = (typeof operations)[OperationId];

${declarePaths(contract)}`,
  };
}

/** The function that writes the query of an operation; empty where the operation has no query. */
function declareWriter({ id, queryName }: Operation): string {
  if (queryName === undefined) return '';
  const comment = `Writes the query string of \`${id}\`, without the question mark: what \`parse${queryName}\` reads.`;
  return `${jsdoc(comment)}export function write${queryName}(query: types.${queryName}): string {
  return writeQuery(query);
}
`;
}

/** A constant with an entry for each object, sorted by their keys. */
function writeTable(entries: [key: string, object: DocumentObject, data: unknown][]): string {
  const members = entries
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, { summary, description, deprecated }, data]) => {
      const comment = jsdoc(summary, description, deprecated && '@deprecated');
      return `${comment}${JSON.stringify(key)}: ${JSON.stringify(data)},\n`;
    });
  return `{\n${members.join('')}} as const`;
}

function describeOperation(one: Operation): unknown {
  const { id, method, path, deprecated, queryName = null, requestBody = null } = one;
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
    responses: Object.fromEntries(
      one.responses.map((response) => [
        response.status,
        { ...describeBody(response), contentTypes: response.content.map(({ type }) => type) },
      ]),
    ),
    callbacks: Object.fromEntries(
      one.callbacks.map(({ name }) => [
        name,
        one.callbacks.filter((callback) => callback.name === name).map(describeNotification),
      ]),
    ),
  };
}

function withoutAnnotations(node: JsonObject): JsonObject {
  return pickKeys(node, (key) => !isAnnotation(key));
}

function describeNotification({ method, url, deprecated, requestBody }: HttpNotification): unknown {
  const sent = requestBody ? describeBody(requestBody) : null;
  return { method, url: url ?? null, deprecated, requestBody: sent };
}

/** The preferred media type of a body, the name of its schema (null if it has none), and the parts of a form. */
function describeBody({ preferred }: Content): object {
  const parts = preferred ? formParts(preferred).map(([name]) => name) : [];
  const body = { contentType: preferred?.type ?? null, schema: preferred?.schemaName ?? null };
  return parts.length > 0 ? { ...body, parts } : body;
}
