/** The service as a Fastify application: its routes, the API key, and the validation of requests. */
import { randomBytes } from 'node:crypto';
import cors from '@fastify/cors';
import multipart from '@fastify/multipart';
import websocket from '@fastify/websocket';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import * as contract from 'speech-to-text-contract/parse';
import { readJson, readUpload } from './body.ts';
import { complete } from './complete.ts';
import { fail, newJob, processJob } from './jobs.ts';
import { pageOf } from './list.ts';
import { errorBody, Refusal } from './refusal.ts';
import type { Service } from './service.ts';
import { Session } from './session.ts';

/** The header with the API key. */
const KEY = 'x-service-key';
/** The largest JSON body, WebSocket frame, and upload, in bytes. */
const [MAX_BODY, MAX_FRAME, MAX_UPLOAD] = [256 * 1024, 1024 ** 2, 1024 ** 3];
const HTTP = {
  /** How long a connection may take to send the headers of a request, in milliseconds. */
  headersTimeout: 20_000,
  /** Java's HTTP client first asks for HTTP/2. Versions of Node that support the option ignore that. */
  shouldUpgradeCallback: ({ headers }: FastifyRequest['raw']) =>
    /^websocket$/i.test(headers.upgrade ?? ''),
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation that the route implements; undefined for a route that the contract lacks. */
    operation?: string;
    /** Whether the route needs no API key. */
    isOpen?: boolean;
  }
}

/** @param addHooks adds what comes before the hooks of the service, such as a record of calls */
export async function createServer(
  service: Service,
  addHooks: (app: FastifyInstance) => void = () => {},
): Promise<FastifyInstance> {
  const app = Fastify({
    bodyLimit: MAX_BODY,
    exposeHeadRoutes: false,
    forceCloseConnections: true,
    genReqId: () => `stub-${randomBytes(6).toString('hex')}`,
    http: HTTP as object,
  });
  await app.register(cors, { exposedHeaders: '*', maxAge: 600 });
  await app.register(multipart, { limits: { fileSize: MAX_UPLOAD } });
  await app.register(websocket, { options: { maxPayload: MAX_FRAME } });
  app.removeContentTypeParser('text/plain');
  const parseAs = { parseAs: 'string' } as const;
  app.addContentTypeParser('application/json', parseAs, async (_: unknown, text: string) =>
    readJson(text),
  );
  addHooks(app);
  addRefusals(app, service);
  addRecordings(app, service);
  addList(app, service);
  addSessions(app, service);
  return app;
}

/** Refuses calls without the key, and writes the responses to refused calls. */
function addRefusals(app: FastifyInstance, { settings }: Service): void {
  app.addHook('onRequest', async (request) => {
    if (!URL.canParse(baseUrl(request))) throw new Refusal(400, 'the Host header is invalid');
    const { headers, routeOptions, is404 } = request;
    if (is404 || routeOptions.config.isOpen || headers[KEY] === settings.key) return;
    throw new Refusal(401, `the API key is missing or wrong; send it in the ${KEY} header`);
  });
  app.setErrorHandler<Refusal>((error, request, reply) => {
    // Nobody reads the response to a request that was aborted.
    if (request.raw.destroyed && !request.raw.complete) return reply.hijack();
    const { statusCode = 500, message, issues } = error;
    const { operation } = request.routeOptions.config;
    if (statusCode >= 500) settings.log(`the service failed: ${error.stack}`);
    else if (operation && statusCode !== 401 && statusCode !== 404) {
      settings.onViolation(operation, issues ?? [{ path: '', message }]);
    }
    const body = errorBody(request, { statusCode, message, issues });
    return reply.code(statusCode).send(complete('ErrorResponse', body));
  });
  app.setNotFoundHandler(({ method, url }) => {
    throw new Refusal(404, `${method} ${url} does not exist`);
  });
}

/** Uploads and jobs. */
function addRecordings(app: FastifyInstance, service: Service): void {
  const { jobs, uploads } = service;
  app.post('/v2/upload', { config: { operation: 'uploadAudio' } }, async (request, reply) => {
    const audio_metadata = await readUpload(uploads, request);
    const audio_url = `${baseUrl(request)}/file/${audio_metadata.id}`;
    return reply.code(201).send(complete('UploadResponse', { audio_url, audio_metadata }));
  });

  const path = '/v2/pre-recorded';
  app.post(path, { config: { operation: 'createPreRecordedJob' } }, (request, reply) => {
    const parsed = accepted(service, request, contract.parsePreRecordedRequest, request.body);
    const { custom_metadata, ...params } = parsed;
    const job = newJob('pre-recorded', request.id, params, custom_metadata);
    jobs.set(job.id, job);
    processJob(service, job, params, baseUrl(request)).catch((error) => {
      service.settings.log(`the service failed: ${error.stack}`);
      fail(job, 500);
    });
    const result_url = `${baseUrl(request)}${path}/${job.id}`;
    return reply.code(201).send(complete('PreRecordedJobCreated', { id: job.id, result_url }));
  });

  const reading = { config: { operation: 'getPreRecordedJob' } };
  app.get<{ Params: { id: string } }>(`${path}/:id`, reading, ({ params: { id } }) => {
    const job = jobs.get(id);
    if (job?.kind === 'pre-recorded') return complete('PreRecordedJob', job);
    throw new Refusal(404, `the pre-recorded job ${id} does not exist`);
  });
}

function addList(app: FastifyInstance, service: Service): void {
  const listing = { config: { operation: 'listTranscriptionJobs' } };
  app.get('/v2/transcription', listing, (request) => {
    const address = new URL(request.url, baseUrl(request));
    const { searchParams } = address;
    const query = accepted(
      service,
      request,
      contract.parseListTranscriptionJobsQuery,
      searchParams,
    );
    return complete('JobPage', pageOf([...service.jobs.values()].reverse(), query, address));
  });
}

/** Live sessions and their WebSockets. */
function addSessions(app: FastifyInstance, service: Service): void {
  const { jobs, sessions, settings } = service;
  app.post('/v2/live', { config: { operation: 'createLiveSession' } }, (request, reply) => {
    // All fields are optional, so the body may be missing.
    const config = accepted(service, request, contract.parseLiveRequest, request.body ?? {});
    if (sessions.size >= settings.keep) throw new Refusal(429, 'too many sessions are open');
    const token = randomBytes(16).toString('hex');
    const job = newJob('live', request.id, config);
    jobs.set(job.id, job);
    sessions.set(token, new Session(job, config, service, token));
    const url = `${baseUrl(request).replace('http', 'ws')}/v2/live?token=${token}`;
    return reply.code(201).send(complete('LiveSessionCreated', { url }));
  });

  // The token in the URL takes the place of the API key.
  const sessionOf = ({ query }: FastifyRequest) => sessions.get(Object(query).token);
  const connection = {
    websocket: true,
    config: { operation: 'connectLiveSession', isOpen: true },
    preValidation: async (request: FastifyRequest) => {
      if (!sessionOf(request)) throw new Refusal(401, 'no open session has this token');
    },
  } as const;
  app.get('/v2/live', connection, (socket, request) => sessionOf(request)?.attach(socket));
}

/** The value of a parsed request, with its defaults. Refuses an invalid request, and with `strict`, unknown fields. */
function accepted<Input, Value>(
  { settings }: Service,
  { routeOptions }: FastifyRequest,
  parse: (
    input: Input,
    options: contract.ParseOptions,
  ) => contract.ParseResult<Value> & { dropped?: string[] },
  input: Input,
): Value {
  const result = parse(input, { unknownFields: settings.strict ? 'reject' : 'drop' });
  if (!result.ok) throw new Refusal(422, 'the request violates the contract', result.issues);
  const message = 'was dropped, because it is not in the contract';
  const dropped = (result.dropped ?? []).map((path) => ({ path, message }));
  const { operation = '' } = routeOptions.config;
  if (dropped.length > 0) settings.onViolation(operation, dropped);
  return result.value;
}

/** The base URL in responses: the one that the client called. */
const baseUrl = ({ protocol, host }: FastifyRequest) => `${protocol}://${host}`;
