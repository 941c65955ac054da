/** The REST endpoints. */
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import * as contract from 'speech-to-text-contract/parse';
import * as strict from 'speech-to-text-contract/strict/parse';
import { type Outcome, Refusal, refused, send } from './answers.ts';
import { OPERATION_IDS, OPERATIONS, type OperationId } from './contract.ts';
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
  const parsers = settings.strict ? strict : contract;

  /** Reads a request and fills in its defaults. */
  const read = <Value>(parse: () => contract.ParseResult<Value>): Value => {
    const result = checker.read(parse);
    if (!result.ok) throw new Refusal(422, 'the request breaks the contract', result.issues);
    return result.value;
  };
  const bodyOf = ({ body }: FastifyRequest, operation: OperationId): unknown =>
    settings.faults.request?.(operation, body) ?? body;

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
      if (!audio_metadata) throw new Refusal(413, 'the file is larger than the stub accepts');
      const audio_url = `${service.baseUrl()}/file/${audio_metadata.id}`;
      return { status: 200, body: { audio_url, audio_metadata } };
    },

    createPreRecordedJob(request) {
      const body = bodyOf(request, 'createPreRecordedJob');
      const { custom_metadata, ...params } = read(() => parsers.parsePreRecordedRequest(body));
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
      const query = read(() => contract.parseListTranscriptionJobsQuery(address.searchParams));
      return { status: 200, body: page(jobs.list(), query, address) };
    },

    createLiveSession(request) {
      const body = bodyOf(request, 'createLiveSession');
      const config = read(() => parsers.parseLiveRequest(body));
      const url = sessions.create(keepKnown('LiveRequest', config));
      if (!url) throw new Refusal(429, 'the stub holds as many live sessions as it can');
      return { status: 201, body: { url } };
    },
  };
}
