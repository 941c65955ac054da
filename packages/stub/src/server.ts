/**
 * The service as a Fastify application: its routes, the API key, and the validation of requests. To build your own service,
 * start from this file, without the faults, and replace the jobs, the uploads, and the speech.
 */
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import cors from '@fastify/cors';
import multipart from '@fastify/multipart';
import websocket from '@fastify/websocket';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import {
  type ParseResult,
  parseListTranscriptionJobsQuery,
  parseLiveRequest,
  parsePreRecordedRequest,
} from 'speech-to-text-contract/parse';
import type {
  AudioMetadata,
  LiveSessionCreated,
  PreRecordedJobCreated,
  UploadResponse,
} from 'speech-to-text-contract/types';
import type { PreRecordedRequest } from 'speech-to-text-contract/types/resolved';
import { addControls } from './control.ts';
import { addFaults } from './fault-hooks.ts';
import type { CallName } from './faults.ts';
import { fail, finish, type Job } from './jobs.ts';
import { pageOf } from './list.ts';
import { errorBody, Refusal } from './refusal.ts';
import { recordedResult } from './results.ts';
import { Session } from './session.ts';
import type { State } from './state.ts';

/** The header with the API key. */
const KEY = 'x-service-key';
/** The largest body and WebSocket frame, in bytes, and the largest upload. */
const [MAX_BODY, MAX_UPLOAD] = [1024 * 1024, 1024 ** 3];
/** The deepest body. Beyond a few thousand levels, JSON.stringify overflows the stack. */
const MAX_DEPTH = 100;
/** A job whose `audio_url` contains this fails with the code in it: `…/stub-error-422.wav`. */
const REQUESTED_ERROR = /stub-error-([45]\d\d)/;
/** The `error_code` of a job whose `audio_url` belongs to the stub but to no upload. */
const NO_FILE = 404;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation that the route implements; undefined for a route of the stub's own. */
    operation?: CallName;
    /** Whether the route needs no API key. */
    isOpen?: boolean;
  }
}

export async function createServer(state: State): Promise<FastifyInstance> {
  const { settings, jobs, sessions } = state;
  const app = Fastify({
    bodyLimit: MAX_BODY,
    exposeHeadRoutes: false,
    forceCloseConnections: true,
    genReqId: () => `stub-${randomBytes(6).toString('hex')}`,
    // Java's HTTP client first asks for HTTP/2. Versions of Node that support the option ignore that.
    http: { shouldUpgradeCallback: isWebSocket } as object,
  });
  await app.register(cors, { exposedHeaders: '*', maxAge: 600 });
  await app.register(multipart, { limits: { fileSize: MAX_UPLOAD } });
  await app.register(websocket, { options: { maxPayload: MAX_BODY } });
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_: unknown, text: string) => readJson(text),
  );

  addFaults(app, state);
  app.addHook('onRequest', async ({ headers, routeOptions, is404 }) => {
    if (is404 || routeOptions.config.isOpen || headers[KEY] === settings.key) return;
    throw new Refusal(401, `the API key is missing or wrong; send it in the ${KEY} header`);
  });
  app.setErrorHandler<Refusal>((error, request, reply) => {
    const { statusCode = 500, message, issues } = error;
    const { operation } = request.routeOptions.config;
    if (statusCode >= 500) state.log(`the stub failed: ${error.stack}`);
    else if (operation && statusCode !== 401 && statusCode !== 404) {
      state.addViolation(operation, issues ?? [{ path: '', message }]);
    }
    const body = errorBody(request.url, request.id, { statusCode, message, issues });
    return reply.code(statusCode).send(body);
  });
  app.setNotFoundHandler(({ method, url }) => {
    throw new Refusal(404, `${method} ${url} does not exist`);
  });

  /** The value of a parsed request, with its defaults. Refuses an invalid request, and with `strict`, unknown fields. */
  function accepted<Value>(
    operation: CallName,
    result: ParseResult<Value> & { dropped?: readonly string[] },
  ): Value {
    if (!result.ok) throw new Refusal(422, 'the request violates the contract', result.issues);
    const message = 'was dropped, because it is not in the contract';
    const dropped = (result.dropped ?? []).map((path) => ({ path, message }));
    if (dropped.length > 0) state.addViolation(operation, dropped);
    return result.value;
  }
  const options = { unknownFields: settings.strict ? 'reject' : 'drop' } as const;

  app.post('/v2/upload', { config: { operation: 'uploadAudio' } }, async (request, reply) => {
    const audio_metadata = await readUpload(state, request);
    const audio_url = `${baseUrl(request)}/file/${audio_metadata.id}`;
    return reply.code(201).send({ audio_url, audio_metadata } satisfies UploadResponse);
  });

  const pathOfJobs = '/v2/pre-recorded';
  app.post(pathOfJobs, { config: { operation: 'createPreRecordedJob' } }, (request, reply) => {
    const parsed = parsePreRecordedRequest(request.body, options);
    const { custom_metadata, ...params } = accepted('createPreRecordedJob', parsed);
    const job = jobs.add('pre-recorded', request.id, params, custom_metadata);
    void processJob(state, job, params, baseUrl(request));
    const result_url = `${baseUrl(request)}${pathOfJobs}/${job.id}`;
    return reply.code(201).send({ id: job.id, result_url } satisfies PreRecordedJobCreated);
  });

  app.get<{ Params: { id: string } }>(
    `${pathOfJobs}/:id`,
    { config: { operation: 'getPreRecordedJob' } },
    ({ params: { id } }) => {
      const job = jobs.get(id);
      if (job?.kind === 'pre-recorded') return job;
      throw new Refusal(404, `the pre-recorded job ${id} does not exist`);
    },
  );

  const list = { config: { operation: 'listTranscriptionJobs' } } as const;
  app.get('/v2/transcription', list, (request) => {
    const address = new URL(request.url, baseUrl(request));
    const query = accepted(
      'listTranscriptionJobs',
      parseListTranscriptionJobsQuery(address.searchParams, options),
    );
    return pageOf(jobs.newestFirst(), query, address);
  });

  app.post('/v2/live', { config: { operation: 'createLiveSession' } }, (request, reply) => {
    // All fields are optional, so the body may be missing.
    const config = accepted('createLiveSession', parseLiveRequest(request.body ?? {}, options));
    const token = randomBytes(16).toString('hex');
    const job = jobs.add('live', request.id, config);
    const session = new Session(job, config, {
      notifier: state.notifier,
      onViolation: (issues) => state.addViolation('receiveClientMessage', issues),
      onEnd: () => sessions.delete(token),
      disconnectAfter: settings.disconnectAfter,
    });
    sessions.set(token, session);
    const url = `${baseUrl(request).replace('http', 'ws')}/v2/live?token=${token}`;
    return reply.code(201).send({ url } satisfies LiveSessionCreated);
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

  addControls(app, state);
  return app;
}

const isWebSocket = ({ headers }: FastifyRequest['raw']) =>
  headers.upgrade?.toLowerCase() === 'websocket';

/** The base URL in responses: the one that the client called. */
const baseUrl = ({ protocol, host }: FastifyRequest) => `${protocol}://${host}`;

/** The value of a JSON body; undefined if it is empty. */
function readJson(text: string): unknown {
  if (text === '') return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Refusal(400, `the body is not JSON: ${(error as Error).message}`);
  }
  let level = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) throw new Refusal(422, `the body is nested more than ${MAX_DEPTH} deep`);
    level = level.flatMap((one) => (typeof one === 'object' && one ? Object.values(one) : []));
  }
  return value;
}

/** Reads the form of an upload to its end. Any error in it is the sender's. */
async function readUpload({ uploads }: State, request: FastifyRequest): Promise<AudioMetadata> {
  if (!request.isMultipart())
    throw new Refusal(415, 'the content type must be multipart/form-data');
  let metadata: AudioMetadata | undefined;
  try {
    for await (const part of request.parts()) {
      if (part.type !== 'file') continue;
      if (part.fieldname === 'audio' && !metadata) {
        metadata = await uploads.add(part.file, part.filename);
      } else await part.toBuffer();
    }
  } catch (error) {
    throw new Refusal(400, `the form cannot be read: ${(error as Error).message}`);
  }
  if (metadata) return metadata;
  throw new Refusal(422, 'the form has no file in a part named `audio`');
}

/** Takes a job from `queued` through `processing` to `done` or `error`, and sends its notifications. */
async function processJob(
  { settings, uploads, notifier }: State,
  job: Job,
  request: Omit<PreRecordedRequest, 'custom_metadata'>,
  base: string,
): Promise<void> {
  const { queueTime, processingTime, webhook } = settings;
  await sleep(queueTime, undefined, { ref: false });
  job.status = 'processing';
  await sleep(processingTime, undefined, { ref: false });
  const url = request.audio_url ?? '';
  const file = uploads.at(url, base);
  const [, code] = REQUESTED_ERROR.exec(url) ?? [];
  const isDone = file !== null && !code;
  if (isDone) finish(job, file, recordedResult(request, file, processingTime / 1000));
  else fail(job, Number(code ?? NO_FILE));
  const { callback, callback_config: to, callback_url } = request;
  // The values of `event` are not specified: these show that they are the stub's.
  const event = isDone ? 'stub.success' : 'stub.error';
  if (callback && to) notifier.send(to.url, { id: job.id, event }, to.method);
  if (callback_url && job.result) notifier.send(callback_url, job.result);
  if (webhook && isDone) notifier.send(webhook, { id: job.id });
}
