/** The REST endpoints. */
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import {
  type ParseResult,
  parseListTranscriptionJobsQuery,
  parseLiveRequest,
  parsePreRecordedRequest,
} from 'speech-to-text-contract/parse';
import { type Outcome, Refusal, refused, send } from './answers.ts';
import { issuesIn, OPERATION_IDS, OPERATIONS, type OperationId } from './contract.ts';
import { type PreRecordedState, shown } from './jobs.ts';
import { keepKnown } from './known-fields.ts';
import { page } from './listing.ts';
import { processJob } from './processing.ts';
import type { Service } from './service.ts';
import type { SessionRegistry } from './session-registry.ts';

/** The largest JSON body, in bytes. */
const BODY_LIMIT = 1024 * 1024;

type Endpoint = (request: FastifyRequest) => Outcome | Promise<Outcome>;

/** The server with a route for each operation of the contract, not listening yet. */
export async function createApp(
  service: Service,
  sessions: SessionRegistry,
): Promise<FastifyInstance> {
  const { key, faults, limits } = service.settings;
  const app = Fastify({ bodyLimit: BODY_LIMIT, forceCloseConnections: true });
  await app.register(multipart, {
    limits: { fileSize: limits.upload, files: 1, fields: 16, fieldSize: 1024 },
    throwFileSizeLimit: false,
  });
  const endpoints = endpointsOf(service, sessions);
  for (const id of OPERATION_IDS) {
    const { method, path, security } = OPERATIONS[id];
    const endpoint = endpoints[id];
    app.route({
      method,
      url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
      onRequest: async (request) => {
        const unlocked = security.length === 0 || faults.keyUnchecked;
        if (!unlocked && request.headers['x-service-key'] !== key) {
          throw new Refusal(401, 'the header x-service-key is missing or holds an unknown key');
        }
      },
      handler: async (request, reply) => {
        if (endpoint) return send(service, id, request, reply, await endpoint(request));
        const why = new Refusal(501, `the stub does not implement ${id}`);
        return send(service, null, request, reply, refused(request, why));
      },
      errorHandler: (error, request, reply) =>
        send(service, id, request, reply, refused(request, error)),
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const why = new Refusal(404, `${request.method} ${request.url} does not exist`);
    return send(service, null, request, reply, refused(request, why));
  });
  return app;
}

function endpointsOf(
  service: Service,
  sessions: SessionRegistry,
): Partial<Record<OperationId, Endpoint>> {
  const { settings, checker, jobs, files } = service;

  /** Reads the body of a request and fills in its defaults. */
  const readBody = <Value>(
    { body: given }: FastifyRequest,
    operation: OperationId,
    parse: (body: unknown) => ParseResult<Value>,
  ): Value => {
    const body = settings.faults.request?.(operation, given) ?? given;
    const value = accepted(checker.read(() => parse(body)));
    const schema = OPERATIONS[operation].requestBody?.schema;
    const issues = settings.strict && schema ? issuesIn(schema, body, 'strict') : [];
    if (issues.length > 0) throw new Refusal(422, 'the request has unknown fields', issues);
    return value;
  };

  return {
    async uploadAudio(request) {
      if (!request.isMultipart()) {
        throw new Refusal(415, 'send multipart/form-data with a part named `audio`');
      }
      const part = await request.file();
      if (part?.fieldname !== 'audio') {
        part?.file.resume();
        throw new Refusal(422, 'the form has no file in a part named `audio`');
      }
      const audio_metadata = await files.add(part);
      const audio_url = `${service.baseUrl()}/file/${audio_metadata.id}`;
      return { status: 200, body: { audio_url, audio_metadata } };
    },

    createPreRecordedJob(request) {
      const parsed = readBody(request, 'createPreRecordedJob', parsePreRecordedRequest);
      const { custom_metadata, ...params } = parsed;
      const recorded = keepKnown('PreRecordedRequestParams', params);
      const job = jobs.create<PreRecordedState>('pre-recorded', recorded, custom_metadata);
      if (!job) throw new Refusal(429, 'the stub holds as many unfinished jobs as it can');
      processJob(service, job);
      const result_url = `${service.baseUrl()}${OPERATIONS.createPreRecordedJob.path}/${job.id}`;
      return { status: 201, body: { id: job.id, result_url } };
    },

    getPreRecordedJob(request) {
      const { id } = request.params as { id: string };
      const job = jobs.get(id);
      if (job?.kind !== 'pre-recorded') {
        throw new Refusal(404, `the pre-recorded job ${id} does not exist`);
      }
      return { status: 200, body: shown(job) };
    },

    listTranscriptionJobs(request) {
      const address = new URL(request.url, service.baseUrl());
      const query = checker.read(() => parseListTranscriptionJobsQuery(address.searchParams));
      return { status: 200, body: page(jobs.list(), accepted(query), address) };
    },

    createLiveSession(request) {
      const config = readBody(request, 'createLiveSession', parseLiveRequest);
      const url = sessions.create(keepKnown('LiveRequest', config));
      if (!url) throw new Refusal(429, 'the stub holds as many live sessions as it can');
      return { status: 201, body: { url } };
    },
  };
}

function accepted<Value>(result: ParseResult<Value>): Value {
  if (!result.ok) throw new Refusal(422, 'the request breaks the contract', result.issues);
  return result.value;
}
