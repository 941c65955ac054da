/** The REST operations and the webhooks as data, typed as constants. */
import type {
  Content,
  NormalContract,
  Notification,
  Operation,
  Parameter,
  Part,
} from '../model/contract.ts';
import type { Files } from './files.ts';
import { compile } from './module.ts';
import { declarePaths } from './operations/paths.ts';
import { jsdoc } from './text.ts';

/** Emits `operations`: each REST operation, and each webhook, under its name. */
export async function emitOperations({ contract }: NormalContract): Promise<Files> {
  const operations = contract.operations.map((one): Entry => [one.id, one, operation(one)]);
  const webhooks = contract.webhooks.map((one): Entry => [one.name, one, sent(one)]);
  return compile(
    'operations',
    `import type * as types from './types.js';

/**
 * The REST operations by id. Each \`schema\` and \`query\` is the name of an export of the other
 * modules: of a type, and after \`validate\` or \`parse\` of a function.
 */
export const operations = ${table(operations)};

/** The webhooks by name: what the service sends by itself, to addresses that no request gives. */
export const webhooks = ${table(webhooks)};

export type OperationId = keyof typeof operations;
export type Operation = (typeof operations)[OperationId];

${await declarePaths(contract.operations)}`,
  );
}

/** A constant under its key, and what its comment is about. */
type Entry = [key: string, part: Part, value: unknown];

function table(entries: Entry[]): string {
  const members = entries
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([key, part, value]) =>
        `${jsdoc(part.summary, part.description, part.deprecated && '@deprecated')}${JSON.stringify(key)}: ${JSON.stringify(value)},\n`,
    );
  return `{\n${members.join('')}} as const`;
}

function operation(one: Operation): unknown {
  const { id, method, path, deprecated, requestBody } = one;
  return {
    id,
    method,
    path,
    deprecated,
    maturity: one.maturity ?? null,
    security: [...new Set(one.security.flatMap((alternative) => Object.keys(alternative)))],
    parameters: one.parameters.map(parameter),
    query: one.query ?? null,
    requestBody: requestBody ? { ...body(requestBody), required: requestBody.required } : null,
    responses: Object.fromEntries(
      one.responses.map((response) => [
        response.status,
        { ...body(response), contentTypes: response.content.map(({ type }) => type) },
      ]),
    ),
    callbacks: Object.fromEntries(
      one.callbacks.map(({ name }) => [
        name,
        one.callbacks.filter((callback) => callback.name === name).map(sent),
      ]),
    ),
  };
}

/** What a callback or a webhook sends. */
function sent({ method, url, deprecated, requestBody }: Notification): unknown {
  return {
    method,
    url: url ?? null,
    deprecated,
    requestBody: requestBody ? body(requestBody) : null,
  };
}

/** A body by its media type; `schema` is the name of an export, or null where none is named. */
function body({ media }: Content): { contentType: string | null; schema: string | null } {
  return { contentType: media?.type ?? null, schema: media?.name ?? null };
}

function parameter({ name, in: place, required, deprecated, style, explode }: Parameter): unknown {
  return { name, in: place, required, deprecated, style, explode };
}
