/** The HTTP server of the stub: requires the key, parses requests, and validates responses against the contract. */
import multipart from '@fastify/multipart';
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import {
  headersOf,
  issuesInResponse,
  needsKey,
  OPERATION_IDS,
  OPERATIONS,
  type OperationId,
  parserOf,
} from './contract.ts';
import {
  type EndpointResponse,
  endpointsOf,
  exampleResponse,
  type RequestInput,
} from './endpoints.ts';
import { injectFaults } from './injection.ts';
import { SIZES, SLOWEST_REQUEST } from './options.ts';
import { Refusal, refusalOf } from './refusal.ts';
import type { Service } from './service.ts';
import { isWebSocket, type SessionRegistry } from './session-registry.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation of a route; undefined for an unknown path. */
    operation?: OperationId;
  }
}

const JSON_TYPE = 'application/json';
const KEY = 'x-service-key';
/** Lets pages of any origin call the stub, with the key, and read all headers of its responses. */
const CORS = { 'access-control-allow-origin': '*', 'access-control-expose-headers': '*' };
/** Makes Node, if it supports the option, ignore upgrades to anything else: Java's client first asks for HTTP/2. */
const SERVER = { shouldUpgradeCallback: isWebSocket } as object;

/** The headers of the response to a preflight, which lets pages send each header parameter. */
function preflightHeaders() {
  const headers = OPERATION_IDS.flatMap((id) => Object.keys(headersOf(id)?.properties ?? {}));
  return {
    'access-control-allow-headers': [...new Set(['content-type', KEY, ...headers])].join(', '),
    'access-control-allow-methods': [...new Set(OPERATION_IDS.map((id) => OPERATIONS[id].method))],
    'access-control-max-age': '600',
  };
}

/** The server with a route for each operation of the contract, not listening yet. */
export async function createApp(service: Service, sessions: SessionRegistry) {
  const app = Fastify({
    bodyLimit: SIZES.request,
    requestTimeout: SLOWEST_REQUEST,
    forceCloseConnections: true,
    http: SERVER,
    // Names such as `__proto__` are names of metadata like any other: nothing here assigns them.
    onProtoPoisoning: 'ignore',
    onConstructorPoisoning: 'ignore',
    // The schemas of headers contain keywords that only the contract knows.
    ajv: { customOptions: { strict: false, allErrors: true } },
  });
  // Any other content type is refused, and the response names the one to send.
  app.removeContentTypeParser('text/plain');
  const limits = { fileSize: service.settings.limits.uploadBytes };
  await app.register(multipart, { limits, throwFileSizeLimit: false });
  const preflight = preflightHeaders();
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(CORS);
    if (request.method === 'OPTIONS') return reply.code(204).headers(preflight).send();
  });
  injectFaults(app, service);
  app.addHook('onRequest', async (request) => {
    const { operation } = request.routeOptions.config;
    const isOpen = !operation || !needsKey(operation);
    if (isOpen || request.headers[KEY] === service.settings.key) return;
    throw new Refusal(401, `the header ${KEY} is missing, or its key is unknown`);
  });
  handleRefusals(app, service);
  addRoutes(app, service, sessions);
  return app;
}

/** Responds to requests that are refused, here or by Fastify, and reports failures of the stub. */
function handleRefusals(app: FastifyInstance, service: Service): void {
  app.setErrorHandler((thrown: FastifyError, request, reply) => {
    const error = explained(thrown, request.routeOptions.config.operation);
    const response = refusalOf(request.url, error);
    if (response.status >= 500 && !(error instanceof Refusal)) {
      service.checker.report(request.routeOptions.config.operation ?? request.url, [String(error)]);
    }
    return send(service, request, reply, response);
  });
  app.setNotFoundHandler(({ method, url }) => {
    throw new Refusal(404, `${method} ${url} does not exist`);
  });
}

/** An error of Fastify, reworded to say what to do. */
function explained(error: FastifyError, operation?: OperationId): Error {
  const { contentType } = (operation && OPERATIONS[operation].requestBody) ?? {};
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE' && contentType) {
    return new Refusal(415, `send the body with the header content-type: ${contentType}`);
  }
  if (!error.validation) return error;
  const issues = error.validation.map(({ instancePath: path, message = '', ...issue }) => {
    return { path, message: `the header ${message}`, ...issue };
  });
  return new Refusal(422, 'the headers violate the contract', issues);
}

/** Adds a route for each operation: its endpoint, or its documented example. */
function addRoutes(app: FastifyInstance, service: Service, sessions: SessionRegistry): void {
  const endpoints = endpointsOf(service, sessions);
  for (const id of OPERATION_IDS) {
    const { method, path } = OPERATIONS[id];
    const endpoint = endpoints[id] ?? ((_, request) => exampleResponse(service, id, request));
    const headers = headersOf(id);
    app.route({
      method,
      ...(headers && { schema: { headers } }),
      url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
      config: { operation: id },
      handler: async (request, reply) => {
        const input = readInput(service, id, request);
        return send(service, request, reply, await endpoint(input, request));
      },
    });
  }
}

/**
 * Parses a request and fills in its defaults; refuses one that violates the contract. Unknown fields are dropped, or
 * refused by a strict stub; unknown parameters are always dropped.
 */
function readInput(service: Service, id: OperationId, request: FastifyRequest): RequestInput {
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
  if (isDeeperThan(SIZES.depth, given)) {
    throw new Refusal(422, `the body is nested more than ${SIZES.depth} deep`);
  }
  return {
    body: read(requestBody?.schema, given, service.settings.strict),
    query: read(query, new URLSearchParams(url.split('?')[1]), false),
    baseUrl: service.baseUrl(headers.host),
  };
}

/** Whether a value is nested too deep to be written as JSON. */
function isDeeperThan(most: number, value: unknown): boolean {
  let level = [value];
  for (let depth = 0; depth <= most && level.length > 0; depth += 1) {
    level = level.flatMap((one) => (typeof one === 'object' && one ? Object.values(one) : []));
  }
  return level.length > 0;
}

/** Sends a response in JSON, or a 500 if the response violates the contract. */
function send(
  { checker }: Service,
  request: FastifyRequest,
  reply: FastifyReply,
  response: EndpointResponse,
): FastifyReply {
  const { operation } = request.routeOptions.config;
  const issues = operation
    ? issuesInResponse(operation, { ...response, contentType: JSON_TYPE }, 'strict')
    : [];
  if (operation && issues.length > 0) checker.report(operation, issues);
  const listed = issues.map((message) => ({ path: '', message, keyword: '', schemaPath: '' }));
  const broken = new Refusal(500, `the response of ${operation} violates the contract`, listed);
  const { status, body } = issues.length > 0 ? refusalOf(request.url, broken) : response;
  return reply.code(status).send(body);
}
