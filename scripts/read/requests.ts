/** The requests in the bundle of the REST document: those of the client, and those of the service. */
import {
  type Content,
  type DocumentObject,
  type HttpNotification,
  type HttpRequest,
  isJsonType,
  METHODS,
  type Media,
  type Operation,
  type Parameter,
  usualStyle,
} from '../contract.ts';
import { isJsonObject, pick } from '../json.ts';
import { referredName, type Schema } from '../schema.ts';
import { asSchema, asText, entriesAt, partAt } from './objects.ts';

export function operationsIn(rest: DocumentObject): Operation[] {
  return entriesAt(rest, 'paths').flatMap(([path, item]) =>
    requestsIn(rest, item).map((request) => {
      const { id, parameters } = request;
      const hasQuery = parameters.some((one) => one.in === 'query' && one.schema);
      // `listJobs` → `ListJobsQuery`
      const queryName = hasQuery ? `${id.charAt(0).toUpperCase()}${id.slice(1)}Query` : undefined;
      const callbacks = entriesAt(request, 'callbacks', rest).flatMap(([name, callback]) =>
        entriesAt(callback, undefined, rest).flatMap(([url, one]) =>
          requestsIn(rest, one).map((sent) => ({ ...sent, name, url })),
        ),
      );
      return { ...request, path, queryName, callbacks };
    }),
  );
}

export function webhooksIn(rest: DocumentObject): HttpNotification[] {
  return entriesAt(rest, 'webhooks').flatMap(([name, item]) =>
    requestsIn(rest, item).map((one) => ({ ...one, name, url: undefined })),
  );
}

/** The requests of a path item. */
function requestsIn(rest: DocumentObject, item: DocumentObject): HttpRequest[] {
  return entriesAt(item, undefined, rest).flatMap(([method, operation]) => {
    if (!METHODS.includes(method)) return [];
    const body = partAt(rest, operation.node, 'requestBody', operation.pointer);
    const { operationId, security = rest.node.security } = operation.node;
    return {
      ...operation,
      id: asText(operationId) ?? '',
      method: method.toUpperCase(),
      parameters: parametersIn(rest, operation, 'parameters'),
      requestBody: body && {
        ...body,
        required: body.node.required === true,
        ...contentIn(rest, body),
      },
      responses: entriesAt(operation, 'responses', rest).map(([status, response]) => {
        const headers = parametersIn(rest, response, 'headers');
        return { ...response, status, headers, ...contentIn(rest, response) };
      }),
      security: Array.isArray(security) ? security.filter(isJsonObject) : [],
    };
  });
}

function parametersIn(
  rest: DocumentObject,
  holder: DocumentObject,
  key: 'parameters' | 'headers',
): Parameter[] {
  return entriesAt(holder, key, rest).map(([entry, parameter]) => {
    const { name, in: where, required, schema, style, explode } = parameter.node;
    const stated = asText(style) ?? usualStyle(where);
    return {
      ...parameter,
      name: asText(name) ?? entry,
      in: asText(where) ?? 'header',
      required: required === true,
      style: stated,
      explode: typeof explode === 'boolean' ? explode : stated === 'form',
      schema: asSchema(schema),
    };
  });
}

function contentIn(
  rest: DocumentObject,
  holder: DocumentObject,
): Pick<Content, 'content' | 'preferred'> {
  const content = entriesAt(holder, 'content', rest).map(([type, media]): Media => {
    const schema = asSchema(media.node.schema);
    return { ...media, type, schema, schemaName: referredName(schema) };
  });
  const json = content.find(({ type }) => type === 'application/json');
  const likeJson = content.find(({ type }) => isJsonType(type));
  return { content, preferred: json ?? likeJson ?? content[0] };
}

/** The query parameters of an operation as one object, each with its own annotations. */
export function querySchema({ id, parameters }: Operation): Schema {
  const query = parameters.filter((one) => one.in === 'query' && one.schema);
  const required = query.filter((one) => one.required).map(({ name }) => name);
  const fields = query.map(({ name, node, schema = {} }): [string, Schema] => {
    const own: Schema = pick(node, (key) => /^(description|deprecated|x-.*)$/.test(key));
    return [name, schema.$ref === undefined ? { ...schema, ...own } : { ...own, allOf: [schema] }];
  });
  return {
    description: `The query parameters of ${id}.`,
    type: 'object',
    ...(required.length > 0 && { required }),
    properties: Object.fromEntries(fields),
  };
}
