/** Bundles to contract: the operations, messages and schemas, each with its place. */
import * as model from '../model/contract.ts';
import { DOCUMENTS, METHODS } from '../model/contract.ts';
import { isJsonObject, type Json, type JsonObject, pickKeys } from '../model/json.ts';
import { at, child, joinPointer, MAX_REFS, pointerOf, visitObjects } from '../model/pointer.ts';
import {
  branchesOf,
  isComposition,
  referredName,
  refName,
  SCHEMAS,
  type Schema,
  visitSchema,
} from '../model/schema.ts';

/**
 * Reads both bundles as one contract, which shares their objects and does not change them.
 *
 * @param examples the documented examples by schema name
 */
export function readContract(
  openapi: JsonObject,
  asyncapi: JsonObject,
  examples: Map<string, model.Example[]>,
): model.Contract {
  const documents = { openapi, asyncapi };
  const roots = DOCUMENTS.flatMap((document) =>
    rootSchemas(documents[document]).map((root) => ({ document, ...root })),
  );
  const reader = new Reader('openapi', openapi);
  const operations = reader.operations();
  const channels = new Reader('asyncapi', asyncapi).channels();
  const schemas = new Map<string, Schema>();
  const places = new Map<string, model.DocumentPlace>();
  const derived = new Map<string, model.DocumentPlace>();
  // The first schema with a name counts: if both documents have it, it is the same in both.
  const add = (to: typeof places, name: string, schema: Schema, place: model.DocumentPlace) => {
    if (name === '' || schemas.has(name)) return;
    schemas.set(name, schema);
    to.set(name, place);
  };
  for (const document of DOCUMENTS) {
    for (const [name, schema] of Object.entries(componentSchemas(documents[document]))) {
      add(places, name, schema as Schema, { document, pointer: joinPointer(SCHEMAS, name) });
    }
  }
  const fragments = findFragments(schemas, roots);
  for (const one of operations) {
    const { document, queryName = '', pointer } = one;
    add(derived, queryName, querySchema(one), { document, pointer: `${pointer}/parameters` });
  }
  for (const one of channels.flatMap((channel) => channel.operations)) {
    const { document, unionName = '', pointer } = one;
    add(derived, unionName, messageUnion(one), { document, pointer: `${pointer}/messages` });
  }
  return {
    ...documents,
    operations,
    webhooks: reader.webhooks(),
    securitySchemes: reader.securitySchemes(),
    channels,
    messages: channels.flatMap(({ messages }) => messages),
    schemas,
    places,
    derived,
    roots,
    fragments,
    examples,
  };
}

/** Turns each `x-unspecified` and `x-assumption` into a list, even a single sentence; changes the document. */
export function notesToLists(document: JsonObject): void {
  visitObjects(document, (node) => {
    for (const key of ['x-unspecified', 'x-assumption']) {
      const sentences = [node[key] ?? []].flat();
      if (sentences.length > 0) node[key] = sentences.map((one) => String(one).trim());
    }
  });
}

/** The named schemas of a document by name. */
export function componentSchemas({ components }: JsonObject): JsonObject {
  return isJsonObject(components) && isJsonObject(components.schemas) ? components.schemas : {};
}

/** The schemas of a document outside `components/schemas`. */
export function rootSchemas(bundle: Json): Omit<model.RootSchema, 'document'>[] {
  const roots: Omit<model.RootSchema, 'document'>[] = [];
  visitObjects(bundle, (node, pointer) => {
    if (pointer.startsWith(`${SCHEMAS}/`)) return false;
    const { schema, payload, headers } = node;
    // The headers of a message are one schema; each header of a response has a schema of its own.
    const found = { schema, payload, ...(payload !== undefined && { headers }) };
    for (const [key, value] of Object.entries(found)) {
      if (isJsonObject(value)) roots.push({ pointer: joinPointer(pointer, key), schema: value });
    }
    return true;
  });
  return roots;
}

/**
 * The fragments: schemas that only compositions refer to. A union of references without a discriminator counts as a
 * composition: its branches are variants of the schema around it, except those that are unions themselves.
 */
function findFragments(
  schemas: ReadonlyMap<string, Schema>,
  roots: model.RootSchema[],
): Set<string> {
  const composed = new Set<string>();
  const plain = new Set<string>();
  const parts = new Set<Schema>();
  for (const start of [...schemas.values(), ...roots.map(({ schema }) => schema)]) {
    visitSchema(start, (node) => {
      const { allOf = [], oneOf = [], discriminator } = node;
      if (isComposition(node)) {
        for (const part of allOf) parts.add(part);
      }
      if (discriminator === undefined && oneOf.every(({ $ref }) => $ref)) {
        for (const branch of oneOf) {
          const target = schemas.get(refName(branch.$ref) ?? '') ?? {};
          if (branchesOf(target).length === 0) parts.add(branch);
        }
      }
      const name = refName(node.$ref);
      if (name === undefined) return;
      const names = parts.has(node) ? composed : plain;
      names.add(name);
    });
  }
  return new Set([...schemas.keys()].filter((name) => composed.has(name) && !plain.has(name)));
}

/** Reads the parts of one bundle. */
class Reader {
  readonly #document: model.DocumentName;
  readonly #root: model.DocumentObject;

  constructor(document: model.DocumentName, bundle: JsonObject) {
    this.#document = document;
    this.#root = this.#part(bundle, '');
  }

  operations(): model.Operation[] {
    return this.#entries(this.#root, 'paths').flatMap(([path, item]) =>
      this.#requests(item).map((request) => {
        const { id, parameters } = request;
        const hasQuery = parameters.some((one) => one.in === 'query' && one.schema);
        // `listJobs` → `ListJobsQuery`
        const queryName = hasQuery ? `${id.charAt(0).toUpperCase()}${id.slice(1)}Query` : undefined;
        return { ...request, path, queryName, callbacks: this.#callbacks(request) };
      }),
    );
  }

  #callbacks(request: model.HttpRequest): model.HttpNotification[] {
    return this.#entries(request, 'callbacks').flatMap(([name, callback]) =>
      this.#entries(callback).flatMap(([url, item]) =>
        this.#requests(item).map((one) => ({ ...one, name, url })),
      ),
    );
  }

  webhooks(): model.HttpNotification[] {
    return this.#entries(this.#root, 'webhooks').flatMap(([name, item]) =>
      this.#requests(item).map((one) => ({ ...one, name, url: undefined })),
    );
  }

  securitySchemes(): Map<string, model.DocumentObject> {
    const components = this.#partAt(this.#root.node, 'components');
    return new Map(components ? this.#entries(components, 'securitySchemes') : []);
  }

  channels(): model.Channel[] {
    const operations = this.#entries(this.#root, 'operations');
    const usualType = asText(this.#root.node.defaultContentType) ?? 'application/json';
    return this.#entries(this.#root, 'channels').map(([name, channel]) => {
      const messages = this.#entries(channel, 'messages').map(([key, message]): model.Message => {
        const { payload, contentType } = message.node;
        return {
          ...message,
          name: key,
          channel: name,
          contentType: asText(contentType) ?? usualType,
          schema: isJsonObject(payload) ? payload : undefined,
          schemaName: isJsonObject(payload) ? referredName(payload) : undefined,
          sentBy: [],
        };
      });
      const own = operations
        .filter(([, { node }]) => this.#partAt(node, 'channel')?.pointer === channel.pointer)
        .map(([key, operation]) => this.#channelOperation(key, operation, messages));
      return { ...channel, name, messages, operations: own };
    });
  }

  /** An operation of a channel; if it lists no messages, it has all those of the channel. */
  #channelOperation(
    name: string,
    operation: model.DocumentObject,
    messages: model.Message[],
  ): model.ChannelOperation {
    // The AsyncAPI document describes the service: what the service receives, the client sends.
    const sender: model.Sender = operation.node.action === 'receive' ? 'client' : 'service';
    const named = this.#entries(operation, 'messages').map(([, { pointer }]) => pointer);
    const own =
      operation.node.messages === undefined
        ? messages
        : named.flatMap((place) => messages.find(({ pointer }) => pointer === place) ?? []);
    for (const { sentBy } of own) {
      if (!sentBy.includes(sender)) sentBy.push(sender);
    }
    // `sendNews` → `News`
    const unionName = own.some(({ schemaName }) => schemaName)
      ? name.replace(/^(send|receive)/, '')
      : undefined;
    return { ...operation, name, sender, messages: own, unionName };
  }

  /** The requests of a path item; each inherits the parameters of the item, unless it overrides them. */
  #requests(item: model.DocumentObject): model.HttpRequest[] {
    const shared = this.#parameters(item);
    const isSame = (one: model.Parameter, other: model.Parameter) =>
      one.name === other.name && one.in === other.in;
    return this.#entries(item).flatMap(([method, operation]) => {
      if (!METHODS.includes(method)) return [];
      const own = this.#parameters(operation);
      const inherited = shared.filter((one) => !own.some((other) => isSame(one, other)));
      const body = this.#partAt(operation.node, 'requestBody', operation.pointer);
      const { operationId, security = this.#root.node.security } = operation.node;
      return {
        ...operation,
        id: asText(operationId) ?? '',
        method: method.toUpperCase(),
        parameters: [...inherited, ...own],
        requestBody: body && {
          ...body,
          required: body.node.required === true,
          ...this.#content(body),
        },
        responses: this.#responses(operation),
        security: Array.isArray(security) ? security.filter(isJsonObject) : [],
      };
    });
  }

  #responses(operation: model.DocumentObject): model.HttpResponse[] {
    return this.#entries(operation, 'responses').map(([status, response]) => {
      const headers = this.#parameters(response, 'headers');
      return { ...response, status, headers, ...this.#content(response) };
    });
  }

  #parameters(holder: model.DocumentObject, key = 'parameters'): model.Parameter[] {
    return this.#entries(holder, key).map(([entry, parameter]) => {
      const { name, in: where, required, schema, style, explode } = parameter.node;
      const stated = asText(style) ?? model.usualStyle(where);
      return {
        ...parameter,
        name: asText(name) ?? entry,
        in: asText(where) ?? 'header',
        required: required === true,
        style: stated,
        explode: typeof explode === 'boolean' ? explode : stated === 'form',
        schema: isJsonObject(schema) ? schema : undefined,
      };
    });
  }

  #content(holder: model.DocumentObject): Pick<model.Content, 'content' | 'preferred'> {
    const content = this.#entries(holder, 'content').map(([type, media]): model.Media => {
      const { schema } = media.node;
      const stated = isJsonObject(schema) ? (schema as Schema) : undefined;
      return { ...media, type, schema: stated, schemaName: referredName(stated) };
    });
    const json = content.find(({ type }) => type === 'application/json');
    const likeJson = content.find(({ type }) => model.isJsonType(type));
    return { content, preferred: json ?? likeJson ?? content[0] };
  }

  /**
   * The objects in an object, or under one of its keys, by name; without extensions, where the standard allows
   * them.
   */
  #entries(holder: model.DocumentObject, key?: string): [string, model.DocumentObject][] {
    const parent = key === undefined ? holder.node : holder.node[key];
    const pointer = key === undefined ? holder.pointer : joinPointer(holder.pointer, key);
    if (typeof parent !== 'object' || parent === null) return [];
    return Object.keys(parent).flatMap((name): [string, model.DocumentObject][] => {
      const mayExtend = key === undefined || key === 'paths' || key === 'responses';
      const isExtension = mayExtend && name.startsWith('x-');
      const found = isExtension ? undefined : this.#partAt(parent, name, pointer);
      return found === undefined ? [] : [[name, found]];
    });
  }

  /** The object under a key, with references resolved. */
  #partAt(holder: Json, key: string, pointer = ''): model.DocumentObject | undefined {
    let value = child(holder, key);
    let place = joinPointer(pointer, key);
    for (let step = 0; step < MAX_REFS; step++) {
      if (!isJsonObject(value) || typeof value.$ref !== 'string') break;
      place = pointerOf(value.$ref);
      value = at(this.#root.node, place);
    }
    return isJsonObject(value) ? this.#part(value, place) : undefined;
  }

  #part(node: JsonObject, pointer: string): model.DocumentObject {
    return {
      document: this.#document,
      pointer,
      node,
      title: asText(node.title),
      summary: asText(node.summary),
      description: asText(node.description),
      deprecated: node.deprecated === true,
    };
  }
}

function asText(value: Json | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function querySchema({ id, parameters }: model.Operation): Schema {
  const query = parameters.filter((one) => one.in === 'query' && one.schema);
  const required = query.filter((one) => one.required).map(({ name }) => name);
  return {
    description: `The query parameters of ${id}.`,
    type: 'object',
    ...(required.length > 0 ? { required } : {}),
    properties: Object.fromEntries(query.map((one) => [one.name, parameterSchema(one)])),
  };
}

function messageUnion({ summary, messages }: model.ChannelOperation): Schema {
  // Messages may share a payload, which then is a single branch.
  const byName = messages.flatMap(({ schemaName, schema }): [string, Schema][] =>
    schemaName && schema ? [[schemaName, schema]] : [],
  );
  const payloads = [...new Map(byName).values()];
  const keyword = payloads.length > 1 ? 'oneOf' : 'allOf';
  return { description: summary, [keyword]: payloads };
}

/** The schema of a parameter with the annotations of the parameter itself. */
function parameterSchema({ node, schema = {} }: model.Parameter): Schema {
  const own: Schema = pickKeys(node, (key) => /^(description|deprecated|x-.*)$/.test(key));
  return schema.$ref === undefined ? { ...schema, ...own } : { ...own, allOf: [schema] };
}
