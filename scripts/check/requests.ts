/** Checks requests and messages: their bodies, and who sends them. */
import {
  type Contract,
  isJsonType,
  type Media,
  mediaOf,
  type Parameter,
  requestsOf,
} from '../contract.ts';
import { child, type Json } from '../json.ts';
import type { Problem } from '../problem.ts';
import { acceptsAll, resolve, type Schema } from '../schema.ts';
import { problemAt } from './find.ts';

/** Checks every request and every message of a contract. */
export function checkRequests(contract: Contract): Problem[] {
  return [
    ...checkWebhooks(contract),
    ...checkStatuses(contract),
    ...checkBodies(contract),
    ...checkParameters(contract),
    ...checkDeepObjects(contract),
    ...checkSentMessages(contract),
  ];
}

/** A webhook has one method, since code is named after the webhook. */
function checkWebhooks({ webhooks }: Contract): Problem[] {
  const names = webhooks.map(({ name }) => name);
  const more = webhooks.filter(({ name }, index) => names.indexOf(name) < index);
  return more.map((one) =>
    problemAt(one, `the webhook ${one.name} has several methods; give each method its own webhook`),
  );
}

/** An operation describes final responses only, since those are what a server returns. */
function checkStatuses({ operations }: Contract): Problem[] {
  const responses = operations.flatMap((one) => one.responses);
  const interim = responses.filter(({ status }) => status.startsWith('1'));
  return interim.map((one) =>
    problemAt(one, `a ${one.status} response is never the final response; remove it`),
  );
}

/**
 * A JSON body or message has a named schema, from which code is generated, unless it accepts any value or object.
 * A body of another type is text or bytes, since only JSON and forms have fields.
 */
function checkBodies(contract: Contract): Problem[] {
  const media = requestsOf(contract).flatMap(mediaOf);
  const messages = contract.messages.map((one) => ({ ...one, type: one.contentType }));
  return [...media, ...messages].flatMap((one) => {
    const message = problemWithBody(one, contract);
    return message === undefined ? [] : [problemAt(one, message)];
  });
}

function problemWithBody(
  { type, schema, schemaName }: Pick<Media, 'type' | 'schema' | 'schemaName'>,
  contract: Contract,
): string | undefined {
  if (isJsonType(type)) {
    return schemaName !== undefined || (schema && isShapeless(schema))
      ? undefined
      : 'a JSON body or message must have a named schema; write one in a file under schemas/, and refer to it';
  }
  const isForm = /^(multipart\/|application\/x-www-form-urlencoded)/.test(type);
  return schema === undefined || isForm || isText(schema, contract)
    ? undefined
    : `a body of the type ${type} must be a string, since only JSON and forms have fields; correct the type, or write \`type: string\`, with \`format: binary\` for bytes`;
}

/** The headers that OpenAPI ignores as parameters or response headers, because other parts of a document state them. */
const IGNORED = { header: /^(accept|authorization|content-type)$/i, response: /^content-type$/i };

/** A parameter or header has a name that tools read, and no default that never applies. */
function checkParameters(contract: Contract): Problem[] {
  const requests = requestsOf(contract);
  const parameters = requests.flatMap((one) => one.parameters);
  const headers = requests.flatMap((one) => one.responses.flatMap((response) => response.headers));
  const isIgnored = (one: Parameter) => one.in === 'header' && IGNORED.header.test(one.name);
  const ignored = [
    ...parameters.filter(isIgnored),
    ...headers.filter(({ name }) => IGNORED.response.test(name)),
  ].map((one) =>
    problemAt(
      one,
      `OpenAPI ignores the header ${one.name} here; state it by \`content\` or \`security\``,
    ),
  );
  const odd = parameters.filter((one) => one.in === 'query' && /[[\]]/.test(one.name));
  const bracketed = odd.map((one) =>
    problemAt(
      one,
      'the name of a parameter must not have brackets; use the style deepObject',
      '/name',
    ),
  );
  const idle = parameters.filter((one) => one.required && one.schema?.default !== undefined);
  const unapplied = idle.map((one) =>
    problemAt(
      one,
      '`default` has no effect for a required parameter; remove it',
      '/schema/default',
    ),
  );
  return [...ignored, ...bracketed, ...unapplied];
}

/** The fields of a `deepObject` arrive as text. */
function checkDeepObjects(contract: Contract): Problem[] {
  const all = requestsOf(contract).flatMap(({ parameters }) => parameters);
  const typed = all.filter(({ style, schema }) => style === 'deepObject' && !isShapeless(schema));
  const message =
    'the fields of a deepObject arrive as text; describe them in words, and write `additionalProperties: true`';
  return typed.map((one) => problemAt(one, message, '/schema'));
}

function isText(schema: Schema, { schemas }: Contract): boolean {
  const { type } = resolve(schema, schemas);
  return type === undefined || type === 'string';
}

/** Whether a schema accepts any value, or any object. */
function isShapeless({
  type = 'object',
  additionalProperties = true,
  ...rest
}: Schema = {}): boolean {
  return type === 'object' && additionalProperties === true && acceptsAll(rest);
}

/** An operation lists only messages of its channel, and each of these is sent by an operation. */
function checkSentMessages({ channels, messages }: Contract): Problem[] {
  const strangers = channels.flatMap(({ operations, pointer }) =>
    operations.flatMap((one) => {
      const named = Array.isArray(one.node.messages) ? one.node.messages : [];
      const isOwn = (entry: Json) => String(child(entry, '$ref')).startsWith(`#${pointer}/`);
      const index = named.findIndex((entry) => !isOwn(entry));
      const message = `the message does not belong to the channel; refer to #${pointer}/messages/<name>`;
      return index < 0 ? [] : [problemAt(one, message, `/messages/${index}`)];
    }),
  );
  if (strangers.length > 0) return strangers;
  const unsent = messages.filter(({ sentBy }) => sentBy.length === 0);
  return unsent.map((one) => {
    const message = `no operation of the channel ${one.channel} names the message ${one.name}; add the message to an operation`;
    return problemAt(one, message);
  });
}
