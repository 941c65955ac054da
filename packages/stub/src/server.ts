/** The HTTP server of the stub: finds the operation, requires the key, reads the request, and validates the response. */
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import {
  documentedResponse,
  issuesInResponse,
  needsKey,
  OPERATION_IDS,
  OPERATIONS,
  type OperationId,
  parserOf,
  schemaNamed,
} from './contract.ts';
import { type Control, controlOf } from './control.ts';
import { type EndpointResponse, endpointsOf, exampleResponse } from './endpoints.ts';
import { complete } from './examples.ts';
import { BODILESS, faultResponse, type RawResponse } from './faults.ts';
import { isJson, JSON_TYPE, KEY, mediaType } from './http.ts';
import { errorBody, errorOf, Refusal } from './refusal.ts';
import type { Service } from './service.ts';
import { isWebSocket, type SessionRegistry, SWITCHING_PROTOCOLS } from './session-registry.ts';

/** Lets pages of any origin call the stub, with the key, and read all headers of its responses. */
const CORS = { 'access-control-allow-origin': '*', 'access-control-expose-headers': '*' };
/** The headers of the response to a preflight, which a browser may keep for ten minutes. */
const PREFLIGHT = {
  'access-control-allow-headers': `content-type, ${KEY}`,
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
  'access-control-max-age': '600',
};

/** The operations, each with a pattern of its path. */
const ROUTES = OPERATION_IDS.map((id) => {
  const { method, path } = OPERATIONS[id];
  return { id, method, pattern: new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`) };
});

/** The operation that a request calls, the parameters of its path, and the methods that the path has. */
export function routeOf(method: string, path: string) {
  const pathname = path.replace(/\?.*/s, '');
  const found = ROUTES.filter(({ pattern }) => pattern.test(pathname));
  const route = found.find((one) => one.method === method);
  const groups = Object.entries(route?.pattern.exec(pathname)?.groups ?? {});
  return {
    operation: route?.id ?? null,
    params: Object.fromEntries(groups.map(([name, value]) => [name, decoded(value)])),
    methods: found.map((one) => one.method),
  };
}

/** The server of a stub, not listening yet. */
export function createStubServer(service: Service, sessions: SessionRegistry) {
  const { after, calls, checker, faults, settings } = service;
  const endpoints = endpointsOf(service, sessions);
  const control = controlOf(service, sessions);
  // Node, if it supports the option, ignores upgrades to anything else: Java's client first asks for HTTP/2.
  const options: object = { shouldUpgradeCallback: isWebSocket };
  const server = createServer(options);
  /** A failure of the stub itself must not end the process. */
  const attempt = (request: IncomingMessage, response: ServerResponse, head?: Buffer) =>
    handle(request, response, head).catch((error) => {
      checker.report('the server', [String(error)]);
      request.socket.destroy();
    });
  server.on('request', (request, response) => attempt(request, response));
  server.on('upgrade', (request, socket: Socket, head) => {
    // A connection lost meanwhile is not a failure of the stub.
    socket.on('error', () => {});
    const response = new ServerResponse(request);
    response.shouldKeepAlive = false;
    response.assignSocket(socket);
    response.on('finish', () => socket.end());
    return attempt(request, response, head);
  });
  return server;

  /**
   * Records a call and responds to it or applies its injected faults.
   *
   * @param head what follows a request for a WebSocket; undefined for any other request
   */
  async function handle(request: IncomingMessage, response: ServerResponse, head?: Buffer) {
    const { method = '', url: path = '', socket } = request;
    if (method === 'OPTIONS') return response.writeHead(204, { ...CORS, ...PREFLIGHT }).end();
    const own = head ? undefined : control(method, path);
    if (own) return write(request, response, await controlled(request, own));
    const operation = head ? sessions.nameOf(request) : routeOf(method, path).operation;
    const setStatus = calls.add(operation, method, path);
    const fault = faults.next(operation, path);
    const { delay = 0, kind, status } = fault ?? {};
    // A connection that gets no response is closed with the stub.
    if (head) sessions.keep(socket);
    const isHandled = status === undefined && kind !== 'hang' && kind !== 'reset';
    const isSocket = head !== undefined && isWebSocket(request);
    const respond = () => (isSocket ? sessions.responseTo(request) : responseTo(request));
    const right = isHandled ? await respond() : null;
    if (delay > 0) await new Promise<void>((resolve) => after(delay, resolve));
    if (kind === 'reset') return socket.resetAndDestroy();
    // Without a response, Node would respond with 408 to a body that is never read.
    if (kind === 'hang') return request.resume();
    const sent = right ?? (fault && faultResponse(fault, path));
    if (!sent || socket.destroyed) return request.resume();
    setStatus(sent.status);
    if (sent.status === SWITCHING_PROTOCOLS && head) {
      response.detachSocket(socket);
      return sessions.accept(request, socket, head, kind === 'truncate');
    }
    if (kind === undefined) return write(request, response, sent);
    // Does not compile for a new kind, until that is handled above.
    kind satisfies 'truncate';
    return write(request, response, sent, () => socket.destroy());
  }

  /** The response to a call of one of the stub's own endpoints. */
  async function controlled(request: IncomingMessage, run: Control): Promise<RawResponse> {
    try {
      requireKey(request);
      return rawOf(run(await readJsonBody(request)));
    } catch (error) {
      return refused(request, null, error as Error);
    }
  }

  /** The right response to a request. */
  async function responseTo(request: IncomingMessage): Promise<RawResponse> {
    const { method = '', url: path = '' } = request;
    const { operation, params, methods } = routeOf(method, path);
    try {
      if (operation === null) {
        const allow = methods.join(', ');
        if (allow === '') throw new Refusal(404, `${method} ${path} does not exist`);
        throw new Refusal(405, `${method} is not allowed for this path; use ${allow}`, {
          headers: { allow },
        });
      }
      if (needsKey(operation)) requireKey(request);
      const endpoint = endpoints[operation] ?? (() => exampleResponse(service, operation, params));
      const input = { ...(await readInput(operation, request)), params };
      return checked(operation, path, await endpoint(input, request));
    } catch (error) {
      return refused(request, operation, error as Error);
    }
  }

  function requireKey({ headers }: IncomingMessage): void {
    if (headers[KEY] === settings.key) return;
    throw new Refusal(
      401,
      `the API key is missing or wrong; send the key that the stub printed, or your own --key, in the ${KEY} header`,
    );
  }

  /** The response to a request that is refused, or that the stub itself fails to handle. */
  function refused(
    { url: path = '' }: IncomingMessage,
    operation: OperationId | null,
    error: Error,
  ): RawResponse {
    const body = errorBody(path, error);
    const { statusCode: status } = body;
    if (!(error instanceof Refusal)) checker.report(operation ?? path, [String(error)]);
    const more = error instanceof Refusal ? error.more.headers : {};
    if (operation === null) return rawOf({ status, body }, more);
    return checked(operation, path, { status, body: errorOf(operation, status, body) }, more);
  }

  /**
   * Parses a request and fills in its defaults; rejects an invalid request. Unknown fields and parameters are dropped, or
   * rejected by a strict stub.
   */
  async function readInput(id: OperationId, request: IncomingMessage) {
    const { url = '', headers } = request;
    const { query, requestBody } = OPERATIONS[id];
    const unknownFields = settings.strict ? 'reject' : 'drop';
    const read = (schema: string | null | undefined, value: unknown) => {
      if (!schema) return undefined;
      const result = parserOf(schema, 'strict')(value, { unknownFields });
      if (!result.ok) {
        throw new Refusal(422, 'the request violates the contract', { issues: result.issues });
      }
      checker.noticeDropped(id, result.dropped ?? []);
      return result.value;
    };
    const search = url.includes('?') ? url.slice(url.indexOf('?') + 1) : '';
    const sent = new URLSearchParams(search);
    const { properties = {} } = schemaNamed(query ?? '');
    // Only an object is written with the names of its fields in brackets.
    const bracketed = [...sent.keys()].find((name) => {
      const [parameter = ''] = name.split('[');
      return name !== parameter && properties[parameter]?.type !== 'object';
    });
    if (query && settings.strict && bracketed !== undefined) {
      const message = 'is not a known field; repeat it without brackets';
      const issues = [{ path: `/${bracketed}`, message }];
      throw new Refusal(422, 'the request violates the contract', { issues });
    }
    const body = requestBody?.schema ? await readJsonBody(request, requestBody.contentType) : null;
    // A missing optional body counts as an empty object.
    const isLeftOut = body === undefined && requestBody?.required === false;
    return {
      body: read(requestBody?.schema, isLeftOut ? {} : body),
      query: read(query, sent),
      baseUrl: service.baseUrl(headers.host),
    };
  }

  /** A response with the other fields of its schema, or a 500 if it violates the contract. */
  function checked(
    operation: OperationId,
    path: string,
    { status, contentType = JSON_TYPE, body: own }: EndpointResponse,
    headers: OutgoingHttpHeaders = {},
  ): RawResponse {
    const { schema } = documentedResponse(operation, status) ?? {};
    const body = schema ? complete(schemaNamed(schema), own, schema) : own;
    const issues = issuesInResponse(operation, { status, contentType, body }, 'strict');
    if (issues.length === 0) return rawOf({ status, contentType, body }, headers);
    checker.report(operation, issues);
    const listed = { issues: issues.map((message) => ({ path: '', message })) };
    const what = `the response of ${operation} violates the contract`;
    return rawOf({ status: 500, body: errorBody(path, new Refusal(500, what, listed)) });
  }
}

/** Sends a response, or half of its body followed by `afterHalf`. */
function write(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, text }: RawResponse,
  afterHalf?: () => void,
) {
  const body = Buffer.from(text);
  request.resume();
  const length = BODILESS.includes(status) ? {} : { 'content-length': body.length };
  response.writeHead(status, { ...length, ...CORS, ...headers });
  if (afterHalf) return response.write(body.subarray(0, body.length / 2), afterHalf);
  return response.end(body);
}

/** A response as it is sent. */
function rawOf(
  { status, contentType = JSON_TYPE, body }: EndpointResponse,
  headers: OutgoingHttpHeaders = {},
): RawResponse {
  if (body === undefined) return { status, headers, text: '' };
  const type = isJson(contentType) ? `${contentType}; charset=utf-8` : contentType;
  const text = isJson(contentType) ? JSON.stringify(body) : String(body);
  return { status, headers: { 'content-type': type, ...headers }, text };
}

/**
 * Reads a body as JSON; undefined if there is none.
 *
 * @param wanted the content type that it must have; any by default
 */
async function readJsonBody(request: IncomingMessage, wanted?: string): Promise<unknown> {
  const body = await text(request);
  const { 'content-type': type } = request.headers;
  if (body === '') return undefined;
  if (wanted !== undefined && mediaType(type).toLowerCase() !== wanted) {
    throw new Refusal(415, `the content type must be ${wanted}, but is ${type || 'missing'}`);
  }
  try {
    return JSON.parse(body);
  } catch (error) {
    throw new Refusal(400, `the body is not JSON: ${(error as Error).message}`);
  }
}

/** A part of a path; as it is, if it is not encoded correctly. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
