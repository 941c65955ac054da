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
import { declarePaths } from './operations/paths.ts';
import { jsdoc, literalType, NOTICE, wrap } from './text.ts';

/** Emits `operations`: each REST operation, and each webhook, under its name. */
export function emitOperations({ contract }: NormalContract): Files {
  const operations = sorted(contract.operations.map((one) => [one.id, one, operation(one)]));
  const webhooks = sorted(contract.webhooks.map((one) => [one.name, one, sent(one)]));
  return {
    'operations.js': `${NOTICE}
export const operations = ${data(operations)};

export const webhooks = ${data(webhooks)};
`,
    'operations.d.ts': `${NOTICE}
import type * as types from './types.js';

/**
 * The REST operations by id. Each \`schema\` and \`query\` is the name of an export of the other
 * modules: of a type, and after \`validate\` or \`parse\` of a function.
 */
export declare const operations: ${types(operations)};

/** The webhooks by name: what the service sends by itself, to addresses that no request gives. */
export declare const webhooks: ${types(webhooks)};

export type OperationId = keyof typeof operations;
export type Operation = (typeof operations)[OperationId];

${declarePaths(contract.operations)}`,
  };
}

/** A constant under its key, and what its comment is about. */
type Entry = [key: string, part: Part, value: unknown];

function sorted(entries: Entry[]): Entry[] {
  return entries.sort(([a], [b]) => (a < b ? -1 : 1));
}

function data(entries: Entry[]): string {
  return JSON.stringify(Object.fromEntries(entries.map(([key, , value]) => [key, value])), null, 2);
}

function types(entries: Entry[]): string {
  const fields = entries.map(
    ([key, part, value]) =>
      `${jsdoc(comment(part))}readonly ${JSON.stringify(key)}: ${literalType(value)};\n`,
  );
  return `{\n${fields.join('')}}`;
}

function comment({ summary, description, deprecated }: Part): string[] {
  const lines = [summary, description].flatMap((text) => (text ? ['', ...wrap(text)] : []));
  return deprecated ? [...lines.slice(1), '', '@deprecated'] : lines.slice(1);
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
