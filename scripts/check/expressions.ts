/**
 * Checks what names a part of a request, a response or a message: the expressions of callbacks, links and correlation
 * ids, the operations of links, and the parts of `encoding`.
 */
import {
  type Body,
  type Channel,
  type Contract,
  type DocumentObject,
  type HttpRequest,
  type HttpResponse,
  type Message,
  type Operation,
  type Parameter,
  requestsOf,
} from '../contract.ts';
import {
  isJsonObject,
  type Json,
  type JsonObject,
  joinPointer,
  pointerOf,
  tokens,
  at as valueAt,
} from '../json.ts';
import type { Problem } from '../problem.ts';
import { suggest } from '../read/references.ts';
import { branchesOf, resolve, type Schema, type Schemas } from '../schema.ts';
import { problemAt } from './find.ts';

/** Checks every expression of a contract. */
export function checkExpressions(contract: Contract): Problem[] {
  const { channels, operations, schemas } = contract;
  return [
    ...operations.flatMap((one) => checkCallbacks(one, schemas)),
    ...requestsOf(contract).flatMap((one) => [
      ...one.responses.flatMap((response) => checkLinks(response, one, contract)),
      ...[one.requestBody ?? [], one.responses]
        .flat()
        .flatMap(({ content }) => content.flatMap((media) => checkEncoding(media, schemas))),
    ]),
    ...channels.flatMap((channel) => checkChannel(channel, contract)),
  ];
}

/** Each expression in the URL of a callback names a part of the request, which has it. */
function checkCallbacks(operation: Operation, schemas: Schemas): Problem[] {
  return operation.callbacks.flatMap((one) =>
    [...(one.url ?? '').matchAll(/\{([^}]*)\}/g)].flatMap(([, expression = '']) => {
      const wrong = problemWith(expression, operation, undefined, schemas);
      const place = {
        document: one.document,
        pointer: one.pointer.slice(0, one.pointer.lastIndexOf('/')),
      };
      return wrong ? [problemAt(place, wrong)] : [];
    }),
  );
}

/** A link names an operation and its parameters, and takes their values from what the request and response have. */
function checkLinks(response: HttpResponse, request: HttpRequest, contract: Contract): Problem[] {
  const links = isJsonObject(response.node.links) ? response.node.links : {};
  return Object.entries(links).flatMap(([name, link]) => {
    if (!isJsonObject(link)) return [];
    const at = (message: string, below: string) =>
      problemAt(response, message, joinPointer('/links', name) + below);
    const { operationId, parameters = {}, requestBody } = link;
    const target = contract.operations.find(({ id }) => id === operationId);
    if (target === undefined) {
      const hint = suggest(
        String(operationId),
        contract.operations.map(({ id }) => id),
      );
      const message = `\`operationId\` must name an operation, but is ${operationId}; ${hint ?? 'correct it'}`;
      return [at(message, '/operationId')];
    }
    const values = isJsonObject(parameters) ? Object.entries(parameters) : [];
    const problems = values.flatMap(([key, value]): Problem[] => {
      const place = joinPointer('/parameters', key);
      const isKnown = target.parameters.some((one) =>
        [one.name, `${one.in}.${one.name}`].includes(key),
      );
      if (!isKnown)
        return [at(`${target.id} has no parameter \`${key}\`; correct the name`, place)];
      const wrong = problemWith(value, request, response, contract.schemas);
      return wrong ? [at(wrong, place)] : [];
    });
    const wrong = problemWith(requestBody ?? null, request, response, contract.schemas);
    return wrong ? [...problems, at(wrong, '/requestBody')] : problems;
  });
}

/** What is wrong with a runtime expression of OpenAPI; any other value is a constant. */
function problemWith(
  value: Json,
  request: HttpRequest,
  response: HttpResponse | undefined,
  schemas: Schemas,
): string | undefined {
  if (typeof value !== 'string' || !value.startsWith('$')) return undefined;
  if (/^\$(url|method|statusCode)$/.test(value)) return undefined;
  const [, side, part, name = ''] =
    /^\$(request|response)\.(body|query|path|header)(?:#|\.|$)(.*)$/.exec(value) ?? [];
  const isAnswer = side === 'response';
  if (
    side === undefined ||
    (isAnswer && (response === undefined || /query|path/.test(part ?? '')))
  ) {
    const known = response ? '$request or $response' : '$request';
    return `\`${value}\` is not a runtime expression here; begin with ${known}, as in $request.body#/url`;
  }
  const missing = `\`${value}\` names no part of the ${side}; correct it`;
  if (part === 'body') {
    const body: Body | HttpResponse | undefined = isAnswer ? response : request.requestBody;
    return body?.content.some(({ schema }) => hasPart(schema, tokens(name), schemas))
      ? undefined
      : missing;
  }
  const all: Parameter[] = isAnswer ? (response?.headers ?? []) : request.parameters;
  const isHeader = part === 'header';
  const fits = (one: Parameter) =>
    isHeader ? one.name.toLowerCase() === name.toLowerCase() : one.name === name;
  return all.some((one) => one.in === part && fits(one)) ? undefined : missing;
}

/** Whether a value of a schema can have a part. An object that describes no fields can have any. */
function hasPart(schema: Schema | undefined, steps: string[], schemas: Schemas): boolean {
  if (schema === undefined) return false;
  const [step, ...more] = steps;
  if (step === undefined) return true;
  const found = resolve(schema, schemas);
  const { properties, additionalProperties: others, items, allOf = [] } = found;
  const parts = [...allOf, ...branchesOf(found)];
  if (parts.some((one) => hasPart(one, steps, schemas))) return true;
  if (properties && Object.hasOwn(properties, step))
    return hasPart(properties[step], more, schemas);
  if (items && /^\d+$/.test(step)) return hasPart(items, more, schemas);
  return typeof others === 'object' ? hasPart(others, more, schemas) : others === true;
}

/** Each part of `encoding` is a field of the body. */
function checkEncoding(
  media: DocumentObject & { schema?: Schema | undefined },
  schemas: Schemas,
): Problem[] {
  const { encoding } = media.node;
  return Object.keys(isJsonObject(encoding) ? encoding : {}).flatMap((name) => {
    if (hasPart(media.schema, [name], schemas)) return [];
    const message = `the body has no field \`${name}\`; correct the name, or add it to the schema`;
    return [problemAt(media, message, joinPointer('/encoding', name))];
  });
}

/** The correlation ids of messages, and the parameters of a channel, name a part of each message. */
function checkChannel(
  { node, pointer, document, messages }: Channel,
  { schemas, asyncapi }: Contract,
): Problem[] {
  const ofMessages = messages.flatMap((one) => {
    const id = referred(one.node.correlationId, asyncapi);
    const wrong = problemWithLocation(id?.location, [one], schemas);
    return wrong ? [problemAt(one, wrong, '/correlationId/location')] : [];
  });
  const parameters = isJsonObject(node.parameters) ? Object.entries(node.parameters) : [];
  const ofParameters = parameters.flatMap(([name, parameter]) => {
    const wrong = problemWithLocation(referred(parameter, asyncapi)?.location, messages, schemas);
    const below = `${joinPointer('/parameters', name)}/location`;
    return wrong ? [problemAt({ document, pointer }, wrong, below)] : [];
  });
  return [...ofMessages, ...ofParameters];
}

/** An object in the bundle, behind a reference if there is one. */
function referred(value: Json | undefined, root: JsonObject): JsonObject | undefined {
  if (!isJsonObject(value)) return undefined;
  if (typeof value.$ref !== 'string') return value;
  const found = valueAt(root, pointerOf(value.$ref));
  return isJsonObject(found) ? found : undefined;
}

function problemWithLocation(
  location: Json | undefined,
  messages: Message[],
  schemas: Schemas,
): string | undefined {
  if (location === undefined) return undefined;
  const [, steps] = /^\$message\.payload#(.*)$/.exec(String(location)) ?? [];
  if (steps === undefined) {
    return `\`location\` must name a part of the payload, as in $message.payload#/id, but is ${location}`;
  }
  const has = messages.every(({ schema }) => hasPart(schema, tokens(steps), schemas));
  return has ? undefined : `\`${location}\` names no part of the payload; correct it`;
}
