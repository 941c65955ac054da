/** The REST operations and the webhooks as data, typed as constants. */
import type { Content, NormalContract, Notification, Operation, Part } from '../model/contract.ts';
import type { Files } from './files.ts';
import { compile } from './module.ts';
import { declarePaths } from './operations/paths.ts';
import { jsdoc } from './text.ts';

/** Emits `operations`: each REST operation, and each webhook, under its name. */
export async function emitOperations({ contract }: NormalContract): Promise<Files> {
  return compile(
    'operations',
    `import type * as types from './types.js';

/**
 * The REST operations by id. Each \`schema\` and \`query\` is the name of an export of the other
 * modules: of a type, and after \`validate\` or \`parse\` of a function.
 */
export const operations = ${table(contract.operations, ({ id }) => id, operation)};

/** The webhooks by name: what the service sends by itself, to addresses that are not in any request. */
export const webhooks = ${table(contract.webhooks, ({ name }) => name, sent)};

export type OperationId = keyof typeof operations;
export type Operation = (typeof operations)[OperationId];

${await declarePaths(contract.operations)}`,
  );
}

/** A constant of all parts under their keys, sorted. */
function table<One extends Part>(
  parts: readonly One[],
  keyOf: (part: One) => string,
  say: (part: One) => unknown,
): string {
  const members = parts
    .toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
    .map((part) => {
      const { summary, description, deprecated } = part;
      const comment = jsdoc(summary, description, deprecated && '@deprecated');
      return `${comment}${JSON.stringify(keyOf(part))}: ${JSON.stringify(say(part))},\n`;
    });
  return `{\n${members.join('')}} as const`;
}

function operation(one: Operation): unknown {
  const { id, method, path, deprecated, query = null, requestBody } = one;
  return {
    id,
    method,
    path,
    deprecated,
    maturity: one.node['x-maturity'] ?? null,
    security: [...new Set(one.security.flatMap(Object.keys))],
    parameters: one.parameters.map(({ name, in: place, required, deprecated, style, explode }) => {
      return { name, in: place, required, deprecated, style, explode };
    }),
    query,
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
  const sent = requestBody ? body(requestBody) : null;
  return { method, url: url ?? null, deprecated, requestBody: sent };
}

/** A body by its media type; `schema` is the name of an export, or null where none is named. */
function body({ media }: Content): { contentType: string | null; schema: string | null } {
  return { contentType: media?.type ?? null, schema: media?.name ?? null };
}
