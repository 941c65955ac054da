/** Reads both bundles as one contract. */
import { at, isJsonObject, type JsonObject, joinPointer, mapValues, pickBy } from '../base/json.ts';
import { DOCUMENTS, mapOrRefuse, type Problem, problemAt, refuse } from '../base/problem.ts';
import {
  type Body,
  type Bundles,
  type Contract,
  type Example,
  entriesAt,
  type Message,
  type MessageGroup,
  type Operation,
  type PlacedSchema,
} from '../model/contract.ts';
import { mergerOf } from '../model/merge.ts';
import { placeText, withPlaces } from '../model/places.ts';
import {
  nameIn,
  namesReached,
  refTo,
  SCHEMAS,
  type Schema,
  type Schemas,
  schemasIn,
} from '../model/schema.ts';
import { withPrefix } from '../model/unions.ts';
import {
  contentTypeOf,
  holdsSchema,
  isJson,
  isMethod,
  senderAt,
  visitObjects,
} from '../model/visit.ts';

/**
 * What both bundles say, which shares their objects and does not change them.
 *
 * @throws ProblemsError with the parts of `allOf` that cannot be merged
 */
export function contractOf(bundles: Bundles, examples: Map<string, Example[]>): Contract {
  const operations = operationsIn(bundles.openapi);
  const messages = messagesIn(bundles.asyncapi);
  const messageGroups = messageGroupsIn(bundles.asyncapi, messages);
  const unions = messageGroups.map(({ document, pointer, schema }) => {
    return { document, pointer: `${pointer}/messages`, written: schema };
  });
  const inBundles = collectSchemas(bundles).map(({ node, ...place }) => {
    return { ...place, written: withPlaces(node, place) };
  });
  const named: Schemas = Object.fromEntries(
    [
      ...operations.map((call) => [call.queryName, querySchema(call)]),
      ...messageGroups.map(({ name, schema }) => [name, schema]),
      // If both documents have a schema, it is the same in both.
      ...inBundles.map(({ name, written }) => [name, written]),
    ].filter(([name]) => name !== undefined),
  );
  const found: WrittenSchema[] = [...inBundles, ...unions];
  refuse(recursiveIn(found, named));
  const { placed, schemas } = mergedSchemas(found, named);
  const bodies = bodiesIn(placed);
  return { ...bundles, operations, bodies, messages, messageGroups, placed, examples, schemas };
}

/** Schemas that contain themselves, which no output supports. */
function recursiveIn(found: readonly WrittenSchema[], written: Schemas): Problem[] {
  const message =
    'the schema contains itself; write a schema for each level, or an object with `additionalProperties: true`';
  const recursive = found.filter(({ name = '', written: schema }) =>
    namesReached([schema], written).has(name),
  );
  return recursive.map((place) => problemAt(place, message));
}

/**
 * All schemas, merged: each at its place, and by name those that are published. A part has no name of its own: something refers
 * to it as it is written, but nothing does once all schemas are merged.
 */
function mergedSchemas(found: readonly WrittenSchema[], written: Schemas) {
  const { merge, schemaNamed } = mergerOf(written);
  const placed = mapOrRefuse(found, (place) => ({ ...place, schema: merge(place.written) }));
  const merged = mapValues(written, (_, name) => schemaNamed(name));
  const referredIn = (all: Schema[]) => new Set(all.flatMap(schemasIn).map(nameIn));
  const before = referredIn(found.map((place) => place.written));
  const after = referredIn([...placed.map(({ schema }) => schema), ...Object.values(merged)]);
  const isOnlyPart = (name: string) => before.has(name) && !after.has(name);
  const published = pickBy(merged, (name) => !isOnlyPart(name));
  const schemas = mapValues(published, (schema, name) => withPrefix(name, schema));
  return { placed, schemas };
}

/** A schema before it is merged. */
type WrittenSchema = Omit<PlacedSchema, 'schema'>;

/** A schema as it is in a bundle. */
type FoundSchema = Omit<WrittenSchema, 'written'> & { node: Schema };

/** The schemas of both documents: those with a name, and those of parameters, bodies, headers, and messages. */
export function collectSchemas(bundles: Bundles): FoundSchema[] {
  return DOCUMENTS.flatMap((document) => {
    const named = Object.entries((at(bundles[document], SCHEMAS) ?? {}) as Schemas);
    const found = named.map(([name, node]): FoundSchema => {
      return { document, pointer: joinPointer(SCHEMAS, name), node, name };
    });
    visitObjects(bundles[document], (node, pointer) => {
      if (pointer.startsWith(`${SCHEMAS}/`)) return false;
      for (const [key, schema] of Object.entries(node))
        if (holdsSchema(key) && isJsonObject(schema))
          found.push({ document, pointer: `${pointer}/${key}`, node: schema });
      return true;
    });
    return found;
  });
}

/** The bodies that have a schema. */
function bodiesIn(placed: readonly PlacedSchema[]): Body[] {
  return placed.flatMap(({ document, pointer, schema, written }) => {
    const [body] = /^.*\/content\/[^/]+(?=\/schema$)/.exec(pointer) ?? [];
    if (body === undefined) return [];
    const place = { document, pointer: body, sender: senderAt(body) };
    return [{ ...place, schemaName: nameIn(schema), schema, written }];
  });
}

/** The requests that a client makes, with the parameters of their queries. */
function operationsIn(openapi: JsonObject): Operation[] {
  const entries = (pointer: string) => entriesAt('openapi', openapi, pointer);
  return entries('/paths').flatMap(([path, item]) =>
    entries(item.pointer).flatMap(([method, operation]) => {
      if (!isMethod(method)) return [];
      const { operationId: id = '', summary = '' } = operation.node as Record<string, string>;
      const parameters = [item, operation].flatMap(({ pointer }) =>
        entries(`${pointer}/parameters`).map(([, parameter]) => parameter),
      );
      const query = parameters.flatMap((parameter) =>
        parameter.node.in === 'query' ? { ...parameter, name: String(parameter.node.name) } : [],
      );
      const name = `${id.charAt(0).toUpperCase()}${id.slice(1)}Query`;
      const queryName = query.length > 0 ? name : undefined;
      const call = { id, path, summary, parameters, query, queryName };
      return { ...operation, ...call, method: method.toUpperCase() };
    }),
  );
}

/** The query parameters of an operation as one object, each with its own annotations. */
function querySchema({ id, query, document, pointer }: Operation): Schema {
  const required = query.filter(({ node }) => node.required === true).map(({ name }) => name);
  const isOwn = (key: string) => /^(description|deprecated|x-.*)$/.test(key);
  const fields = query.map(({ name, node, ...place }): [string, Schema] => {
    const written = (node.schema ?? {}) as Schema;
    const schema = withPlaces(written, { ...place, pointer: `${place.pointer}/schema` });
    return [name, { allOf: [schema], ...pickBy(node, isOwn) }];
  });
  return {
    description: `The query parameters of ${id}.`,
    type: 'object',
    ...(required.length > 0 && { required }),
    properties: Object.fromEntries(fields),
    'x-places': [placeText({ document, pointer: `${pointer}/parameters` })],
  };
}

/** The messages of all channels. */
function messagesIn(asyncapi: JsonObject): Message[] {
  const entries = (pointer: string) => entriesAt('asyncapi', asyncapi, pointer);
  return entries('/channels').flatMap(([, channel]) =>
    entries(`${channel.pointer}/messages`).map(([name, message]) => {
      const contentType = contentTypeOf(message.node, asyncapi);
      const schemaName = nameIn((message.node.payload ?? {}) as Schema);
      return { ...message, name, contentType, schemaName };
    }),
  );
}

function messageGroupsIn(asyncapi: JsonObject, known: Message[]): MessageGroup[] {
  return entriesAt('asyncapi', asyncapi, '/operations').map(([id, operation]) => {
    const places = entriesAt('asyncapi', asyncapi, `${operation.pointer}/messages`);
    const messages = known.filter((message) =>
      places.some(([, { pointer }]) => pointer === message.pointer),
    );
    const names = new Set(messages.flatMap(({ schemaName }) => schemaName ?? []));
    const [first, ...more] = Array.from(names, refTo);
    const description = operation.node.summary as string | undefined;
    const name = id.replace(/^(send|receive)/, '');
    const hasBytes = messages.some(({ contentType }) => !isJson(contentType));
    return {
      document: operation.document,
      pointer: operation.pointer,
      id,
      name,
      // The document describes the service: the client sends what the service receives.
      sender: operation.node.action === 'receive' ? 'client' : 'service',
      messages,
      frame: hasBytes ? name.replace(/(Message)?$/, 'Frame') : undefined,
      schema: withPlaces(
        {
          ...(description !== undefined && { description }),
          ...(first && (more.length > 0 ? { oneOf: [first, ...more] } : first)),
        },
        { ...operation, pointer: `${operation.pointer}/messages` },
      ),
    };
  });
}
