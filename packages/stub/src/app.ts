/** The HTTP server of the stub: requires the key, parses requests, and validates responses against the contract. */
import multipart from '@fastify/multipart';
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import {
  documentedResponse,
  isDeeperThan,
  issuesInResponse,
  needsKey,
  OPERATION_IDS,
  OPERATIONS,
  type OperationId,
  parserOf,
  schemaNamed,
} from './contract.ts';
import { addControl } from './control.ts';
import { CORS, KEY, PREFLIGHT } from './cors.ts';
import {
  type EndpointResponse,
  endpointsOf,
  exampleResponse,
  isJson,
  JSON_TYPE,
  type RequestInput,
} from './endpoints.ts';
import { complete } from './examples.ts';
import { injectFaults } from './injection.ts';
import { LIMITS } from './options.ts';
import { errorBody, errorOf, Refusal } from './refusal.ts';
import type { Service } from './service.ts';
import { isWebSocket, type SessionRegistry } from './session-registry.ts';
import { splitAddress } from './urls.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation of a route; undefined for an unknown path, and for the stub's own. */
    operation?: OperationId;
    /** Whether the route is one of the stub's own: no fault happens to a call of it, and it is not recorded. */
    isControl?: boolean;
  }
}

/** The longest parameter in a path, which is longer than any path that the server reads. */
const MAX_PARAMETER = 64 * 1024;
/** The encoding of a body that is sent as it is. */
const IDENTITY = 'identity';

/** The server with a route for each operation of the contract, not listening yet. */
export async function createApp(service: Service, sessions: SessionRegistry) {
  const app = Fastify({
    bodyLimit: LIMITS.request,
    requestTimeout: LIMITS.requestTime,
    forceCloseConnections: true,
    // Node, if it supports the option, ignores upgrades to anything else: Java's client first asks for HTTP/2.
    http: { shouldUpgradeCallback: isWebSocket } as object,
    routerOptions: { maxParamLength: MAX_PARAMETER },
    // Names such as `__proto__` are names of metadata like any other: nothing here assigns them.
    onProtoPoisoning: 'ignore',
    onConstructorPoisoning: 'ignore',
  });
  // Any other content type is refused, and the response names the one to send.
  app.removeContentTypeParser('text/plain');
  const limits = { fileSize: LIMITS.uploadBytes };
  await app.register(multipart, { limits, throwFileSizeLimit: false });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(CORS);
    if (request.method === 'OPTIONS') return reply.code(204).headers(PREFLIGHT).send();
  });
  injectFaults(app, service);
  app.addHook('onRequest', async ({ headers, routeOptions }) => {
    const { operation, isControl } = routeOptions.config;
    const isOpen = !isControl && (!operation || !needsKey(operation));
    if (!isOpen && headers[KEY] !== service.settings.key) {
      throw new Refusal(401, `the header ${KEY} is missing, or its key is unknown`);
    }
    const { 'content-encoding': encoding = IDENTITY } = headers;
    if (encoding.toLowerCase() !== IDENTITY) {
      throw new Refusal(415, `send the body without the header content-encoding: ${encoding}`);
    }
  });
  handleRefusals(app, service);
  await addControl(app, service);
  addRoutes(app, service, sessions);
  return app;
}

/** Responds to requests that are refused, here or by Fastify, and reports failures of the stub. */
function handleRefusals(app: FastifyInstance, service: Service): void {
  app.setErrorHandler((thrown: FastifyError, request, reply) => {
    const { operation, isControl } = request.routeOptions.config;
    const { contentType } = operation
      ? (OPERATIONS[operation].requestBody ?? {})
      : { contentType: isControl && JSON_TYPE };
    const isOtherType = thrown.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE' && contentType;
    // Says what to do, unlike the message of Fastify.
    const error = isOtherType
      ? new Refusal(415, `send the body with the header content-type: ${contentType}`)
      : thrown;
    const body = errorBody(request.originalUrl, error);
    if (body.statusCode >= 500 && !(error instanceof Refusal)) {
      service.checker.report(operation ?? request.url, [String(error)]);
    }
    const { statusCode: status } = body;
    return send(service, request, reply, { status, body: errorOf(operation, status, body) });
  });
  app.setNotFoundHandler(({ method, url }) => {
    throw new Refusal(404, `${method} ${url} does not exist`);
  });
}

/** Adds a route for each operation: its endpoint, or its documented example. */
function addRoutes(app: FastifyInstance, service: Service, sessions: SessionRegistry): void {
  const endpoints = endpointsOf(service, sessions);
  for (const id of OPERATION_IDS) {
    const { method, path } = OPERATIONS[id];
    const endpoint = endpoints[id] ?? (({ params }) => exampleResponse(service, id, params));
    app.route({
      method,
      url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
      config: { operation: id },
      handler: async (request, reply) => {
        const params = request.params as RequestInput['params'];
        const input = { params, ...readInput(service, id, request) };
        return send(service, request, reply, await endpoint(input, request));
      },
    });
  }
}

/**
 * Parses a request and fills in its defaults; refuses one that violates the contract. Unknown fields are dropped, or
 * refused by a strict stub; unknown parameters are always dropped.
 */
function readInput(
  service: Service,
  id: OperationId,
  request: FastifyRequest,
): Omit<RequestInput, 'params'> {
  const { body, headers, url } = request;
  const { query, requestBody } = OPERATIONS[id];
  const read = (schema: string | null | undefined, value: unknown, isStrict: boolean) => {
    if (!schema) return undefined;
    const unknownFields = isStrict ? 'refuse' : 'drop';
    const result = parserOf(schema, 'strict')(value, { unknownFields });
    if (!result.ok) throw new Refusal(422, 'the request violates the contract', result.issues);
    service.checker.noticeDropped(id, result.dropped ?? []);
    return result.value;
  };
  // An optional body that is left out counts as an empty object.
  const isLeftOut = body === undefined && headers['content-type'] === undefined;
  const given = isLeftOut && requestBody?.required === false ? {} : body;
  if (isDeeperThan(LIMITS.depth, given)) {
    throw new Refusal(422, `the body is nested more than ${LIMITS.depth} deep`);
  }
  return {
    body: read(requestBody?.schema, given, service.settings.strict),
    query: read(query, new URLSearchParams(splitAddress(url).search), false),
    baseUrl: service.baseUrl(headers.host),
  };
}

/** Sends a response with the other fields of its schema, or a 500 if it violates the contract. */
function send(
  { checker }: Service,
  request: FastifyRequest,
  reply: FastifyReply,
  { status, contentType = JSON_TYPE, body: own }: EndpointResponse,
): FastifyReply {
  const { operation } = request.routeOptions.config;
  const { schema } = (operation && documentedResponse(operation, status)) ?? {};
  const body = schema ? complete(schemaNamed(schema), own, schema) : own;
  const issues = operation
    ? issuesInResponse(operation, { status, contentType, body }, 'strict')
    : [];
  if (!operation || issues.length === 0) {
    if (!isJson(contentType)) reply.type(contentType);
    return reply.code(status).send(body);
  }
  checker.report(operation, issues);
  const listed = issues.map((message) => ({ path: '', message, keyword: '', schemaPath: '' }));
  const broken = new Refusal(500, `the response of ${operation} violates the contract`, listed);
  return reply.code(broken.statusCode).send(errorBody(request.url, broken));
}
