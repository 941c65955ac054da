/** The REST endpoints. */
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { operations } from 'speech-to-text-contract/operations';
import {
  type ParseResult,
  parseListTranscriptionJobsQuery,
  parseLiveRequest,
  parsePreRecordedRequest,
} from 'speech-to-text-contract/parse';
import { answer, errorBody, type OperationId, phrase, Refusal } from './answers.ts';
import { keepKnown, strictIssues } from './check.ts';
import { shown } from './jobs.ts';
import { page } from './listing.ts';
import { processJob } from './processing.ts';
import type { Service } from './service.ts';

/** The largest JSON body, in bytes. */
const BODY_LIMIT = 1024 * 1024;

/**
 * @param service what the endpoints work on
 * @returns the server, not listening yet
 */
export async function createApp(service: Service): Promise<FastifyInstance> {
  const { options, checker } = service;
  const app = Fastify({
    bodyLimit: BODY_LIMIT,
    forceCloseConnections: true,
    routerOptions: { ignoreTrailingSlash: false },
    logger: false,
  });
  await app.register(multipart, {
    limits: { fileSize: options.limits.upload, files: 1, fields: 16, fieldSize: 1024 },
    throwFileSizeLimit: false,
  });

  type Handler = (
    request: FastifyRequest,
  ) => Promise<{ status: number; body: unknown }> | { status: number; body: unknown };

  /** Adds an operation of the document, guarded by the key and by the check of its answers. */
  const serve = (id: OperationId, handle: Handler): void => {
    const { method, path } = operations[id];
    const security: readonly string[] = operations[id].security;
    const refuse = (request: FastifyRequest, reply: FastifyReply, refusal: Refusal) =>
      answer(
        checker,
        options.faults,
        id,
        request,
        reply,
        refusal.status,
        errorBody(request.url, refusal),
      );
    app.route({
      method,
      url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
      errorHandler: (error, request, reply) => refuse(request, reply, refusalFor(error)),
      onRequest: async (request, reply) => {
        const unlocked = security.length === 0 || options.faults.keyUnchecked;
        if (unlocked || request.headers['x-service-key'] === options.key) return;
        const why = 'the header x-service-key is missing, or its key was rejected';
        return refuse(request, reply, new Refusal(401, why));
      },
      handler: async (request, reply) => {
        const { status, body } = await handle(request);
        return answer(checker, options.faults, id, request, reply, status, body);
      },
    });
  };

  /** Reads the body of a request, its defaults filled in. */
  const readBody = <Value>(
    request: FastifyRequest,
    operation: OperationId,
    parse: (body: unknown) => ParseResult<Value>,
  ): Value => {
    const body = options.faults.request?.(operation, request.body) ?? request.body;
    const schema = operations[operation].requestBody?.schema;
    const value = accepted(checker.read(() => parse(body)));
    const issues = options.strict && schema ? strictIssues(schema, body) : [];
    if (issues.length > 0) throw new Refusal(422, 'the request has unknown fields', issues);
    return value;
  };

  serve('uploadAudio', async (request) => {
    if (!request.isMultipart())
      throw new Refusal(415, 'send multipart/form-data, with a part `audio`');
    const part = await request.file();
    if (part?.fieldname !== 'audio') {
      part?.file.resume();
      throw new Refusal(422, 'the form has no file in a part named `audio`');
    }
    const metadata = await service.files.add(part);
    const audio_url = `${service.baseUrl()}/file/${metadata.id}`;
    return { status: 200, body: { audio_url, audio_metadata: metadata } };
  });

  serve('createPreRecordedJob', (request) => {
    const parsed = readBody(request, 'createPreRecordedJob', parsePreRecordedRequest);
    const { custom_metadata, ...params } = parsed;
    const recorded = keepKnown('PreRecordedRequestParams', params);
    const job = service.jobs.create('pre-recorded', recorded, custom_metadata);
    if (!job) throw new Refusal(429, 'the stub holds as many unfinished jobs as it can');
    processJob(service, job);
    const result_url = `${service.baseUrl()}${operations.createPreRecordedJob.path}/${job.id}`;
    return { status: 201, body: { id: job.id, result_url } };
  });

  serve('getPreRecordedJob', (request) => {
    const { id } = request.params as { id: string };
    const job = service.jobs.get(id);
    if (job?.kind !== 'pre-recorded') throw new Refusal(404, `there is no pre-recorded job ${id}`);
    return { status: 200, body: shown(job) };
  });

  serve('listTranscriptionJobs', (request) => {
    const address = new URL(request.url, service.baseUrl());
    const query = accepted(
      checker.read(() => parseListTranscriptionJobsQuery(address.searchParams)),
    );
    return { status: 200, body: page(service.jobs.list(), query, address) };
  });

  serve('createLiveSession', (request) => {
    const config = readBody(request, 'createLiveSession', parseLiveRequest);
    const session = service.sessions.create(keepKnown('LiveRequest', config));
    if (!session) throw new Refusal(429, 'the stub holds as many live sessions as it can');
    return { status: 201, body: { url: session.url } };
  });

  app.setNotFoundHandler((request, reply) => {
    const refusal = new Refusal(404, `there is no ${request.method} ${request.url}`);
    return answer(checker, {}, null, request, reply, 404, errorBody(request.url, refusal));
  });
  return app;
}

function accepted<Value>(result: ParseResult<Value>): Value {
  if (!result.ok) throw new Refusal(422, 'the request does not fit the contract', result.issues);
  return result.value;
}

/** What the server itself found wrong, such as text that is not JSON. */
function refusalFor(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const { statusCode = 500, message = phrase(statusCode) } = error as {
    statusCode?: number;
    message?: string;
  };
  return new Refusal(statusCode, message);
}
