/** The operations and webhooks as data, with the types of their inputs and responses. */
import type {
  Content,
  Contract,
  DocumentObject,
  HttpNotification,
  HttpResponse,
  Media,
  Operation,
} from '../contract.ts';
import { type Json, type JsonObject, pick } from '../json.ts';
import { isAnnotation, resolve, type Schemas, typesOf } from '../schema.ts';
import type { Files } from './output.ts';
import { BODY_TYPES, formParts, givenBody } from './shared/bodies.ts';
import { commentOnObject } from './shared/comments.ts';
import { constant, type ModuleItem, moduleFiles } from './shared/module.ts';
import { constantType, jsdoc, jsonCode, keyName, nest } from './shared/text.ts';

/**
 * Emits `operations`: each REST operation, and each webhook, under its name.
 *
 *     export const operations = {
 *       listNotes: { id: 'listNotes', method: 'GET', path: '/notes', query: 'ListNotesQuery', … },
 *     };
 *     export const writeListNotesQuery = writeQuery;
 *
 * @param schemas the readable schemas
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
      'The REST operations by ID. Each `schema` and `query` is the name of a type, which also follows `validate` and `parse` in the names of functions. `security` lists alternatives. The schemes in one alternative are needed together, `{}` needs none, and an empty list needs no authentication.',
      operations.map((one) => [one.id, one, describeOperation(one, schemas)]),
    ),
    tableOf(
      'webhooks',
      'The webhooks by name. A webhook is a request from the service to a URL that is configured outside the interface.',
      webhooks.map((one) => [one.name, one, describeNotification(one, schemas)]),
    ),
    tableOf(
      'securitySchemes',
      'The security schemes by name. Each says where a request contains the key.',
      [...securitySchemes].map(([name, one]) => {
        return [name, one, pick(one.node, (key) => !isAnnotation(key)) as JsonObject];
      }),
    ),
    ...operations.flatMap(({ id, queryName: query }) => {
      const comment = `Writes the query string of \`${id}\`, without the question mark: what \`parse${query}\` reads.`;
      const type = `(query: types.${query}) => string`;
      return query ? constant(`write${query}`, jsdoc(comment), type, 'writeQuery') : [];
    }),
    ...[ownTypes, ...Object.values(BODY_TYPES), ...serverTypesOf(contract, schemas)].map(
      (declaration) => ({ declaration }),
    ),
  ]);
}

type Row = [key: string, object: DocumentObject, data: Json];

/** A constant with an entry for each object, sorted by their keys. */
function tableOf(name: string, comment: string, entries: Row[]): ModuleItem {
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
    return [response.status, contentData(response, schemas)] as const;
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
      ? { ...contentData(requestBody, schemas), required: requestBody.required }
      : null,
    responses: Object.fromEntries(responses),
    callbacks: Object.fromEntries(callbacks),
  };
}

function describeNotification(one: HttpNotification, schemas: Schemas): Json {
  const { method, url = null, deprecated, requestBody } = one;
  const sent = requestBody ? contentData(requestBody, schemas) : null;
  return { method, url, deprecated, requestBody: sent };
}

/**
 * The preferred media type of a body, the name of its schema (null if it has none), the parts of a form, and all media
 * types and, where they differ, their schemas.
 */
function contentData({ content, preferred }: Content, schemas: Schemas): JsonObject {
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

/** The registered statuses of each class: TypeScript has no type of a range. */
const CLASSES: Readonly<Record<string, readonly number[]>> = {
  '1XX': [100, 101, 102, 103],
  '2XX': [200, 201, 202, 203, 204, 205, 206, 207, 208, 226],
  '3XX': [300, 301, 302, 303, 304, 305, 307, 308],
  '4XX': [
    400, 401, 402, 403, 404, 405, 406, 407, 408, 409, 410, 411, 412, 413, 414, 415, 416, 417, 418,
    421, 422, 423, 424, 425, 426, 428, 429, 431, 451,
  ],
  '5XX': [500, 501, 502, 503, 504, 505, 506, 507, 508, 510, 511],
};

/** The declarations of `OperationInputs` and `OperationResponses`, for servers. */
function serverTypesOf({ operations }: Contract, schemas: Schemas): string[] {
  const sorted = operations.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const classes = Object.entries(CLASSES).map(
    ([name, statuses]) =>
      `/** The registered statuses ${name}. */\nexport type Status${name} = ${statuses.join(' | ')};\n`,
  );
  const interfaceOf = (name: string, comment: string, typeOf: (one: Operation) => string) => {
    const members = sorted.map((one) => `${keyName(one.id)}: ${typeOf(one)};\n`);
    return `${jsdoc(comment)}export interface ${name} {\n${nest(members.join(''))}}\n`;
  };
  return [
    ...classes,
    interfaceOf(
      'OperationInputs',
      'The parsed input of each operation with its defaults: the body, the query, an object with `body` and `query` if the operation has both, or `undefined` if it has neither. An absent optional body counts as an empty object if that is valid.',
      (one) => inputType(one, schemas),
    ),
    interfaceOf(
      'OperationResponses',
      'The responses of each operation, as pairs of a status and its body. A class of statuses, such as 4XX, stands for the statuses of this class that are registered with IANA.',
      responsesType,
    ),
  ];
}

function inputType({ queryName, requestBody }: Operation, schemas: Schemas): string {
  const query = queryName && `resolved.${queryName}`;
  if (!requestBody) return query ?? 'undefined';
  const { content, required } = requestBody;
  const bodies = content.map((one) => givenBody(one) ?? `resolved.${one.schemaName}`);
  const isOptional = !required && !content.some((one) => acceptsEmpty(one, schemas));
  const body = [...new Set([...bodies, ...(isOptional ? ['undefined'] : [])])].join(' | ');
  return query ? `{ body: ${body}; query: ${query} }` : body;
}

function responsesType({ responses }: Operation): string {
  const stated = responses.map(({ status }) => status);
  const answers = responses.flatMap((one) => {
    const others = Object.keys(CLASSES).filter((name) => !stated.includes(name));
    const covered = one.status === 'default' ? others : [one.status];
    const body = answerType(one);
    return covered.map(
      (status) => `{\n  status: ${statusType(status, stated)};\n${body && `  body: ${body};\n`}}`,
    );
  });
  return answers.join(' | ') || 'never';
}

function answerType({ content }: HttpResponse): string {
  const bodies = content.map((one) => givenBody(one) ?? `types.${one.schemaName}`);
  return [...new Set(bodies)].join(' | ');
}

function acceptsEmpty({ schema = {} }: Media, schemas: Schemas): boolean {
  const found = resolve(schema, schemas);
  const { required = [], oneOf, anyOf } = found;
  const isObject = typesOf(found, schemas).includes('object');
  return isObject && required.length === 0 && !oneOf && !anyOf;
}

/** The statuses of a response: a single status, or all unlisted statuses of a class. */
function statusType(status: string, stated: readonly string[]): string {
  if (/^\d+$/.test(status)) return status;
  const alone = stated.filter((one) => /^\d+$/.test(one) && one[0] === status[0]);
  return alone.length === 0 ? `Status${status}` : `Exclude<Status${status}, ${alone.join(' | ')}>`;
}
