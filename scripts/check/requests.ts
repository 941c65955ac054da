/** Checks requests and messages: their bodies and parameters, and who sends them. */
import {
  type Contract,
  isJsonType,
  type Media,
  type Message,
  mediaOf,
  type Parameter,
  requestsOf,
} from '../contract.ts';
import { child } from '../json.ts';
import type { Problem } from '../problem.ts';
import { isAnnotation, listedIn, resolve, type Schema, typesOf, visitReached } from '../schema.ts';
import { problemAt } from './find.ts';

/** Checks every request and every message of a contract. */
export function checkRequests(contract: Contract): Problem[] {
  return [
    ...checkWebhooks(contract),
    ...checkBodies(contract),
    ...checkParameters(contract),
    ...checkSentMessages(contract),
  ];
}

/** A webhook has one method, since code is named after the webhook. */
export function checkWebhooks({ webhooks }: Contract): Problem[] {
  const names = webhooks.map(({ name }) => name);
  const more = webhooks.filter(({ name }, index) => names.indexOf(name) < index);
  return more.map((one) =>
    problemAt(one, `the webhook ${one.name} has several methods; give each its own webhook`),
  );
}

type Holder = (Media | Message) & { type: string; key: 'schema' | 'payload' };

/**
 * A JSON body or message has a named schema, from which code is generated, unless it accepts any value or object.
 * A body of another type is text or bytes, since only JSON and forms have fields.
 */
export function checkBodies(contract: Contract): Problem[] {
  const bodies: Holder[] = [
    ...requestsOf(contract)
      .flatMap(mediaOf)
      .map((one) => ({ ...one, key: 'schema' as const })),
    ...contract.messages.map((one) => ({
      ...one,
      type: one.contentType,
      key: 'payload' as const,
    })),
  ];
  return bodies.flatMap((one) => {
    const { type, schema, schemaName, key } = one;
    if (isJsonType(type)) {
      if (schemaName !== undefined || (schema && isShapeless(schema))) return [];
      const message = schema
        ? `the ${key} has no name; give it one, in a file under schemas/, and refer to it`
        : `the ${key} is missing; refer to a schema, or state a content type other than JSON`;
      return [problemAt(one, message, schema && `/${key}`)];
    }
    const isForm = /^(multipart\/|application\/x-www-form-urlencoded)/.test(type);
    if (schema === undefined || isForm || isText(schema, contract)) return [];
    const message = `a body of the type ${type} must be a string, since only JSON and forms have fields; write \`type: string\`, with \`format: binary\` for bytes`;
    return [problemAt(one, message, `/${key}`)];
  });
}

function isText(schema: Schema, { schemas }: Contract): boolean {
  const { type } = resolve(schema, schemas);
  return type === undefined || type === 'string';
}

function isShapeless(schema: Schema): boolean {
  return Object.entries(schema).every(([key, value]) => {
    if (isAnnotation(key)) return true;
    return key === 'type' ? value === 'object' : value === true;
  });
}

/** A `deepObject`, which arrives as text, states no types but string and object. */
export function checkParameters(contract: Contract): Problem[] {
  const all = requestsOf(contract).flatMap(({ parameters }) => parameters);
  return all.flatMap((one) => {
    const type = one.style === 'deepObject' ? typeInside(one, contract) : undefined;
    if (type === undefined) return [];
    const remedy = 'declare it as a string, or state no type';
    const message = `a member has the type ${type}, but a query only carries text; ${remedy}`;
    return [problemAt(one, message, '/schema')];
  });
}

/** The first type inside a parameter that is neither string nor object, so that a query cannot carry it. */
function typeInside({ schema = {} }: Parameter, { schemas }: Contract): string | undefined {
  const types: string[] = [];
  visitReached(schema, schemas, (node) => {
    if (node.type ?? listedIn(node)) types.push(...typesOf(node, schemas));
  });
  return types.find((type) => type !== 'string' && type !== 'object');
}

/** An operation lists only messages of its channel, and each of these is sent by an operation. */
export function checkSentMessages({ channels, messages }: Contract): Problem[] {
  const strangers = channels.flatMap(({ operations, pointer }) =>
    operations.flatMap((one) => {
      const named = Array.isArray(one.node.messages) ? one.node.messages : [];
      const index = named.findIndex(
        (entry) => !String(child(entry, '$ref')).startsWith(`#${pointer}/`),
      );
      const message = `the message does not belong to the channel; write #${pointer}/messages/ and its name`;
      return index < 0 ? [] : [problemAt(one, message, `/messages/${index}`)];
    }),
  );
  if (strangers.length > 0) return strangers;
  return messages
    .filter(({ sentBy }) => sentBy.length === 0)
    .map((one) => {
      const { name, channel } = one;
      const message = `no operation of the channel ${channel} names the message ${name}; add it to one`;
      return problemAt(one, message);
    });
}
