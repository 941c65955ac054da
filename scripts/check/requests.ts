/** Checks what generated code would misread in requests and messages. */
import { type Contract, FORM, isJsonType, type Media, mediaOf, requestsOf } from '../contract.ts';
import { child, type Json } from '../json.ts';
import type { Problem } from '../problem.ts';
import { acceptsAll, resolve, type Schema, type Schemas } from '../schema.ts';
import { problemAt } from './find.ts';

/** Checks every request and every message of a contract. */
export function checkRequests(contract: Contract): Problem[] {
  const { webhooks, messages, schemas } = contract;
  const parameters = requestsOf(contract).flatMap((one) => one.parameters);
  const bodies = [
    ...requestsOf(contract).flatMap(mediaOf),
    ...messages.map((one) => ({ ...one, type: one.contentType })),
  ];
  const names = webhooks.map(({ name }) => name);
  return [
    ...webhooks
      .filter(({ name }, index) => names.indexOf(name) < index)
      .map((one) =>
        problemAt(
          one,
          `the webhook \`${one.name}\` has several methods; move each method to a separate webhook`,
        ),
      ),
    ...bodies.flatMap((one) => {
      const message = problemWithBody(one, schemas);
      return message === undefined ? [] : [problemAt(one, message)];
    }),
    ...parameters
      .filter((one) => one.in === 'query' && /[[\]]/.test(one.name))
      .map((one) => problemAt(one, 'brackets are not supported; use `style: deepObject`', '/name')),
    ...parameters
      .filter(({ style, schema }) => style === 'deepObject' && !isUnspecified(schema))
      .map((one) =>
        problemAt(
          one,
          'the fields of a `deepObject` arrive as text; write `type: object` without other keywords',
          '/schema',
        ),
      ),
    ...checkOwnMessages(contract),
    ...checkDerived(contract),
  ];
}

/** What is wrong with a body or a message; undefined if its type is known. A message may have any media type. */
function problemWithBody(
  {
    type,
    document,
    schema,
    schemaName,
  }: Pick<Media, 'type' | 'document' | 'schema' | 'schemaName'>,
  schemas: Schemas,
): string | undefined {
  if (type === FORM) return undefined;
  if (isJsonType(type)) {
    const isKnown = schemaName !== undefined || (schema !== undefined && isUnspecified(schema));
    return isKnown
      ? undefined
      : 'a JSON body or message must have a named schema; move the schema to a file in schemas/ and refer to it';
  }
  if (document === 'openapi' && !type.startsWith('text/'))
    return `${type} bodies are not supported; use JSON, text, or ${FORM}`;
  const { type: stated = 'string' } = resolve(schema ?? {}, schemas);
  return stated === 'string'
    ? undefined
    : `${type} requires \`type: string\`; change the media type or the schema`;
}

/** Whether a schema accepts any value, or any object. */
function isUnspecified({
  type = 'object',
  additionalProperties = true,
  ...rest
}: Schema = {}): boolean {
  return type === 'object' && additionalProperties === true && acceptsAll(rest);
}

/** An operation lists only messages of its channel, and each of these is sent by an operation. */
function checkOwnMessages({ channels, messages }: Contract): Problem[] {
  const strangers = channels.flatMap(({ operations, pointer }) =>
    operations.flatMap((one) => {
      const named = Array.isArray(one.node.messages) ? one.node.messages : [];
      const isOwn = (entry: Json) => String(child(entry, '$ref')).startsWith(`#${pointer}/`);
      const index = named.findIndex((entry) => !isOwn(entry));
      const message = `the message does not belong to the channel; refer to \`#${pointer}/messages/<name>\``;
      return index < 0 ? [] : [problemAt(one, message, `/messages/${index}`)];
    }),
  );
  if (strangers.length > 0) return strangers;
  const unsent = messages.filter(({ sentBy }) => sentBy.length === 0);
  return unsent.map((one) => {
    const message = `no operation of the channel \`${one.channel}\` has the message \`${one.name}\`; add the message to an operation`;
    return problemAt(one, message);
  });
}

/** The schema of a query, or of the messages of one side, has a name that no other schema has. */
function checkDerived({ operations, channels, places }: Contract): Problem[] {
  const unions = channels.flatMap((channel) => channel.operations);
  // If all messages have one schema, the union is that schema.
  const own = unions.filter(({ messages, unionName }) => {
    return messages.some(({ schemaName }) => schemaName !== unionName);
  });
  const named = [
    ...operations.map((one) => ({ ...one, name: one.queryName ?? '' })),
    ...own.map((one) => ({ ...one, name: one.unionName ?? '' })),
  ];
  const taken = named.filter(({ name }) => places.has(name));
  return taken.map((one) => {
    const isQuery = 'queryName' in one;
    const what = isQuery ? 'schema of the query' : 'union of the messages';
    // Without a list, an operation has all messages of its channel, which rarely is meant.
    const message =
      isQuery || one.node.messages
        ? `the generated ${what} would have the same name as the schema \`${one.name}\`; rename the operation or the schema`
        : `the operation lists no \`messages\`, so its generated union would have the same name as the schema \`${one.name}\`; list its \`messages\``;
    return problemAt(one, message);
  });
}
