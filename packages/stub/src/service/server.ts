/** The service as a Fastify application: its routes, the API key, and the validation of requests. */
import { randomBytes } from 'node:crypto';
import { createServer as createHttpServer, type Server } from 'node:http';
import cors from '@fastify/cors';
import multipart from '@fastify/multipart';
import websocket from '@fastify/websocket';
import Fastify, { errorCodes, type FastifyInstance, type FastifyRequest } from 'fastify';
import * as contract from 'speech-to-text-contract/parse';
import type { operations } from 'speech-to-text-contract/types';
import { isEncoded, readJson, readRest, readUpload } from './body.ts';
import { LIMITS } from './limits.ts';
import { pageOf } from './list.ts';
import { isCallable } from './notifications.ts';
import { processJob } from './recordings.ts';
import { errorBody, newRequestId, Refusal, shown } from './refusal.ts';
import type { Service } from './service.ts';
import { newSession } from './session.ts';

/** The message of a refusal that has issues. */
const VIOLATION = 'the request violates the contract';
/** The header with the API key. */
const KEY = 'x-service-key';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation that the route implements; undefined for a route that the contract lacks. */
    operation?: keyof operations | 'connectLiveSession';
    /** Whether the route has query parameters. */
    hasQuery?: boolean;
  }
}

/** @param addHooks adds what comes before the hooks of the service, such as a record of calls */
export async function createServer(
  service: Service,
  addHooks: (app: FastifyInstance) => void = () => {},
): Promise<FastifyInstance> {
  const app = Fastify({
    bodyLimit: LIMITS.body,
    forceCloseConnections: true,
    genReqId: newRequestId,
    requestTimeout: LIMITS.request,
    // For an ID of any length: Node limits URLs.
    routerOptions: { maxParamLength: LIMITS.body },
    // A malformed URL is refused below, in a hook like all others.
    rewriteUrl: ({ url = '' }) => (isEncoded(url.replace(/\?.*/, '')) ? url : '/'),
  });
  app.server.maxConnections = LIMITS.connections;
  const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];
  await app.register(cors, { exposedHeaders: '*', methods, strictPreflight: false });
  const server = listenToUpgrades(app.server);
  const options = { maxPayload: LIMITS.frame, server };
  // Whoever closes the service doesn't wait for clients that do not answer.
  const preClose = (done: () => void) => {
    for (const client of app.websocketServer.clients) {
      client.close();
      client.terminate();
    }
    done();
  };
  // A session handles the errors of its connections.
  await app.register(websocket, { options, preClose, errorHandler: () => {} });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, readJson);
  app.addHook('onClose', async () => service.notifier.close());
  addHooks(app);
  addRefusals(app, service);
  app.addHook('onSend', readRest);
  await app.register(async (form) => addUploads(form, service));
  addRecordings(app, service);
  addList(app, service);
  addSessions(app, service);
  return app;
}

/**
 * Returns a server that gets the requests for a WebSocket. A request for any other upgrade is read again without it, such
 * as one for HTTP/2, which Java's client asks for by default.
 */
function listenToUpgrades(server: Server): Server {
  const sockets = createHttpServer();
  server.on('upgrade', (request, socket, head) => {
    const { method, url, headers } = request;
    if (/^websocket$/i.test(headers.upgrade ?? '')) {
      sockets.emit('upgrade', request, socket, head);
      return;
    }
    const lines = Object.entries(headers)
      .filter(([name]) => !/^(connection|upgrade|http2-settings)$/.test(name))
      .map(([name, value]) => `${name}: ${value}\r\n`);
    const start = `${method} ${url} HTTP/1.1\r\n${lines.join('')}\r\n`;
    socket.unshift(Buffer.concat([Buffer.from(start, 'latin1'), head]));
    server.emit('connection', socket);
  });
  return sockets;
}

/** Refuses calls without the key, and writes the responses to refused calls. */
function addRefusals(app: FastifyInstance, service: Service): void {
  const { settings } = service;
  app.addHook('onRequest', async (request) => {
    const { headers, method, originalUrl, query, routeOptions, is404 } = request;
    if (!isEncoded(originalUrl)) throw new Refusal(400, 'the URL is not percent-encoded UTF-8');
    const [path] = originalUrl.split('?');
    const { hasQuery, operation } = routeOptions.config;
    // Only the session, which needs no key, is a WebSocket, and it is nothing else.
    const isSession = operation === 'connectLiveSession';
    const hasSlash = path?.endsWith('/');
    const isUnknown = is404 || hasSlash || request.ws !== isSession;
    const hint = hasSlash ? '; remove the slash at its end' : '';
    if (isUnknown) throw new Refusal(404, `${method} ${path} does not exist${hint}`);
    if (!isSession && headers[KEY] !== settings.key)
      throw new Refusal(401, `the ${KEY} header must contain the API key of this service`);
    const names = hasQuery || !operation ? [] : Object.keys(Object(query));
    rejectUnknown(service, request, 'query parameter', names);
  });
  app.setErrorHandler(async (error, request, reply) => {
    // Nobody reads the response to a request that was aborted.
    if (request.raw.destroyed && !request.raw.complete) return reply.hijack();
    const refusal = refusalIn(error);
    const { statusCode, message, issues } = refusal ?? new Refusal(500, 'the service failed');
    const { operation } = request.routeOptions.config;
    if (!refusal)
      settings.log(`the service failed: ${error instanceof Error ? error.stack : error}`);
    else if (operation && statusCode !== 401 && statusCode !== 404) {
      settings.onViolation(operation, issues ?? [{ path: '', message }]);
    }
    const body = errorBody(request.originalUrl, request.id, { statusCode, message, issues });
    return reply.code(statusCode).send(body);
  });
}

/** The refusal that an error is, also one of Fastify, which reads bodies; undefined for a failure of the service. */
function refusalIn(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error;
  const { statusCode, message } = error as Error & { statusCode?: number };
  const isOfFastify = Object.values(errorCodes).some((Code) => error instanceof Code);
  return isOfFastify && statusCode && statusCode < 500
    ? new Refusal(statusCode, message)
    : undefined;
}

/** Uploads, whose route alone accepts forms. */
async function addUploads(app: FastifyInstance, service: Service): Promise<void> {
  await app.register(multipart, { limits: { fileSize: LIMITS.upload, ...LIMITS.form } });
  app.post('/v2/upload', { config: { operation: 'uploadAudio' } }, async (request, reply) => {
    const base = baseUrl(service, request);
    const { audio_metadata, unknown } = await readUpload(service.uploads, request);
    rejectUnknown(service, request, 'part, or repeats one', unknown);
    return reply.code(201).send({ audio_url: `${base}/file/${audio_metadata.id}`, audio_metadata });
  });
}

function addRecordings(app: FastifyInstance, service: Service): void {
  const { jobs } = service;
  const path = '/v2/pre-recorded';
  app.post(path, { config: { operation: 'createPreRecordedJob' } }, (request, reply) => {
    const { body } = request;
    const { custom_metadata, ...params } = accepted(service, request, (how) =>
      contract.parsePreRecordedRequest(body, how),
    );
    const { callback_url, callback_config } = params;
    checkUrl('/callback_url', callback_url);
    checkUrl('/callback_config/url', callback_config?.url);
    if (service.unfinished >= LIMITS.unfinished)
      throw new Refusal(429, 'too many jobs are unfinished');
    const base = baseUrl(service, request);
    const { id } = jobs.create('pre-recorded', request.id, params, custom_metadata);
    processJob(service, id, base);
    const result_url = `${base}${path}/${id}`;
    return reply.code(201).send({ id, result_url });
  });

  const reading = { config: { operation: 'getPreRecordedJob' } } as const;
  app.get<{ Params: { id: string } }>(`${path}/:id`, reading, ({ params: { id } }) => {
    const job = jobs.get(id.toLowerCase());
    if (job?.kind === 'pre-recorded') return job;
    throw new Refusal(404, `the pre-recorded job ${id} does not exist`);
  });
}

function addList(app: FastifyInstance, service: Service): void {
  const listing = { config: { operation: 'listTranscriptionJobs', hasQuery: true } } as const;
  const path = '/v2/transcription';
  app.get(path, listing, (request) => {
    const address = new URL(baseUrl(service, request) + path);
    address.search = request.url.replace(/^[^?]*/, '');
    const query = accepted(service, request, (how) =>
      contract.parseListTranscriptionJobsQuery(address.searchParams, how),
    );
    return pageOf(service.jobs.newest(), query, address);
  });
}

/** Live sessions and their WebSockets. */
function addSessions(app: FastifyInstance, service: Service): void {
  const { jobs, sessions } = service;
  app.post('/v2/live', { config: { operation: 'createLiveSession' } }, (request, reply) => {
    // All fields are optional, so the body may be missing.
    const { body = {} } = request;
    const config = accepted(service, request, (how) => contract.parseLiveRequest(body, how));
    checkUrl('/callback_config/url', config.callback_config?.url);
    if (sessions.size >= LIMITS.sessions) throw new Refusal(429, 'too many sessions are open');
    const token = randomBytes(16).toString('hex');
    const url = `${baseUrl(service, request).replace(/^http/i, 'ws')}/v2/live?token=${token}`;
    const onEnd = () => sessions.delete(token);
    const { id } = jobs.create('live', request.id, config);
    sessions.set(token, newSession(service, id, config, onEnd));
    return reply.code(201).send({ url });
  });

  // The token in the URL takes the place of the API key.
  const sessionOf = ({ query }: FastifyRequest) => sessions.get(Object(query).token);
  const connection = {
    websocket: true,
    config: { operation: 'connectLiveSession', hasQuery: true },
    preValidation: async (request: FastifyRequest) => {
      if (!sessionOf(request)) throw new Refusal(401, 'no open session has this token');
    },
  } as const;
  app.get('/v2/live', connection, (socket, request) => sessionOf(request)?.attach(socket));
}

/** The value of a request, with its defaults. Unknown fields are refused or, if the service drops them, only reported. */
function accepted<Value>(
  { settings }: Service,
  { routeOptions }: FastifyRequest,
  parse: (how?: contract.ParseOptions) => contract.ParseResult<Value>,
): Value {
  const parsed = parse();
  if (parsed.ok) return parsed.value;
  const { unknownFields, onViolation } = settings;
  const dropped = parse({ unknownFields });
  if (!dropped.ok) throw new Refusal(422, VIOLATION, parsed.issues);
  onViolation(routeOptions.config.operation ?? '', shown(parsed.issues));
  return dropped.value;
}

/** Refuses what the contract doesn't know or, if the service drops it, only reports it. */
function rejectUnknown({ settings }: Service, call: FastifyRequest, what: string, names: string[]) {
  if (names.length === 0) return;
  const message = `is not a known ${what}`;
  const issues = names.map((name) => ({ path: `/${name}`, message }));
  if (settings.unknownFields === 'reject') throw new Refusal(422, VIOLATION, issues);
  settings.onViolation(call.routeOptions.config.operation ?? '', issues);
}

/** Refuses a URL that cannot be called. */
function checkUrl(path: string, url?: string): void {
  if (url === undefined || isCallable(url)) return;
  const issues = [{ path, message: 'must be an http or https URL' }];
  throw new Refusal(422, 'a callback cannot be sent', issues);
}

/** The base URL in responses: the public one, or the one that the client called. */
function baseUrl({ settings }: Service, { protocol, host }: FastifyRequest): string {
  if (settings.publicUrl) return settings.publicUrl.replace(/\/$/, '');
  const url = `${protocol}://${host}`;
  if (/^[\w.:[\]-]+$/.test(host) && URL.canParse(url)) return url;
  throw new Refusal(400, 'the Host header must be a host, with or without a port');
}
