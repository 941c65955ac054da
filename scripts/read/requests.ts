/** The requests of the client and of the service in the bundle of the REST document. */
import {
  type Content,
  type DocumentObject,
  type HttpNotification,
  type HttpRequest,
  METHODS,
  type Media,
  type Operation,
  type Parameter,
} from '../contract.ts';
import { type Json, pick } from '../json.ts';
import { referredName, type Schema } from '../schema.ts';
import { asSchema, asText, entriesAt, objectAt } from './objects.ts';

export function operationsIn(root: DocumentObject): Operation[] {
  return entriesAt(root, root, 'paths').flatMap(([path, item]) =>
    requestsIn(root, item).map((request) => {
      const { id, parameters } = request;
      const hasQuery = parameters.some(isInQuery);
      // `listJobs` → `ListJobsQuery`
      const queryName = hasQuery ? `${id.charAt(0).toUpperCase()}${id.slice(1)}Query` : undefined;
      const callbacks = entriesAt(root, request, 'callbacks').flatMap(([name, callback]) =>
        entriesAt(root, callback).flatMap(([, one]) =>
          requestsIn(root, one).map((sent) => ({ ...sent, name })),
        ),
      );
      return { ...request, path, queryName, callbacks };
    }),
  );
}

export function webhooksIn(root: DocumentObject): HttpNotification[] {
  return entriesAt(root, root, 'webhooks').flatMap(([name, item]) =>
    requestsIn(root, item).map((one) => ({ ...one, name })),
  );
}

/** The requests of a path item. */
function requestsIn(root: DocumentObject, item: DocumentObject): HttpRequest[] {
  const ofPath = parametersIn(root, item);
  return entriesAt(root, item).flatMap(([method, operation]) => {
    if (!METHODS.includes(method)) return [];
    const own = parametersIn(root, operation);
    const isOverridden = (one: Parameter) =>
      own.some(({ name, in: where }) => name === one.name && where === one.in);
    const body = objectAt(root, operation.node, 'requestBody', operation.pointer);
    return {
      ...operation,
      id: asText(operation.node.operationId) ?? '',
      method: method.toUpperCase(),
      parameters: [...ofPath.filter((one) => !isOverridden(one)), ...own],
      requestBody: body && contentIn(root, body),
      responses: entriesAt(root, operation, 'responses').map(([status, response]) => {
        return { ...contentIn(root, response), status };
      }),
    };
  });
}

/** OpenAPI's default style for a parameter, by its location. */
const usualStyle = (where: Json | undefined): string =>
  where === 'query' || where === 'cookie' ? 'form' : 'simple';

function parametersIn(root: DocumentObject, holder: DocumentObject): Parameter[] {
  return entriesAt(root, holder, 'parameters').map(([, parameter]) => {
    const { name, in: where, required, schema, style, explode } = parameter.node;
    const stated = asText(style) ?? usualStyle(where);
    return {
      ...parameter,
      name: asText(name) ?? '',
      in: asText(where) ?? '',
      required: required === true,
      style: stated,
      explode: typeof explode === 'boolean' ? explode : stated === 'form',
      schema: asSchema(schema),
    };
  });
}

function contentIn(root: DocumentObject, holder: DocumentObject): Content {
  const content = entriesAt(root, holder, 'content').map(([type, media]): Media => {
    const schema = asSchema(media.node.schema);
    return { ...media, type, schema, schemaName: referredName(schema) };
  });
  return { ...holder, content };
}

function isInQuery(parameter: Parameter): boolean {
  return parameter.in === 'query' && parameter.schema !== undefined;
}

/** The query parameters of an operation as one object, each with its own annotations. */
export function querySchema({ id, parameters }: Operation): Schema {
  const query = parameters.filter(isInQuery);
  const required = query.filter((one) => one.required).map(({ name }) => name);
  const fields = query.map(({ name, node, schema = {} }): [string, Schema] => {
    const own: Schema = pick(node, (key) => /^(description|deprecated|x-.*)$/.test(key));
    return [name, { ...schema, ...own }];
  });
  return {
    description: `The query parameters of ${id}.`,
    type: 'object',
    ...(required.length > 0 && { required }),
    properties: Object.fromEntries(fields),
  };
}
