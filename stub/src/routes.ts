/** The REST endpoints; what they answer is checked against the contract before it leaves. */
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Issue } from 'speech-to-text-contract/parse';
import type { AudioMetadata, ErrorResponse } from 'speech-to-text-contract/types';
import type {
  ListTranscriptionJobsQuery,
  LiveRequest,
  PreRecordedRequest,
} from 'speech-to-text-contract/types/resolved';
import {
  examplesOf,
  issuesIn,
  issuesInAnswer,
  keepKnown,
  OPERATION_IDS,
  OPERATIONS,
  type OperationId,
  type Profile,
  parserOf,
} from './contract.ts';
import { type Job, newJob, requestId, showJob } from './jobs.ts';
import { SIZES } from './limits.ts';
import { makePage } from './listing.ts';
import { type Answer, hostName } from './options.ts';
import { processJob } from './processing.ts';
import { createServer } from './server.ts';
import type { Service } from './service.ts';
import type { SessionRegistry } from './session-registry.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation that a route is for; an unknown path has none. */
    operation?: OperationId;
  }
}

/** A request that is refused, with the answer that says why. */
class Refusal extends Error {
  readonly statusCode: number;
  readonly issues: readonly Issue[] | undefined;

  constructor(statusCode: number, message: string, issues?: readonly Issue[]) {
    super(message);
    this.statusCode = statusCode;
    this.issues = issues;
  }
}

/** What an endpoint answers. */
type Outcome = Omit<Answer, 'contentType'>;

/** How deep JSON may be nested: no function that walks through it runs out of stack. */
const MOST_LEVELS = 100;

type Endpoint = (
  input: ReturnType<typeof readInput>,
  request: FastifyRequest,
) => Outcome | Promise<Outcome>;

/** The server with a route for each operation of the contract, not listening yet. */
export async function createApp(
  service: Service,
  sessions: SessionRegistry,
): Promise<FastifyInstance> {
  const app = Fastify({
    bodyLimit: SIZES.request,
    serverFactory: (answer) => createServer(service, sessions, answer),
    forceCloseConnections: true,
  });
  const fileSize = service.settings.limits.upload;
  await app.register(multipart, {
    limits: { fileSize, files: 1, fields: 16, fieldSize: 1024 },
    throwFileSizeLimit: false,
  });
  refuseStrangers(app, service);
  answerRefusals(app, service);
  addRoutes(app, service, endpointsOf(service, sessions));
  return app;
}

/** Refuses what comes under another name, and operations that need a key without it. */
function refuseStrangers(app: FastifyInstance, { settings }: Service): void {
  app.addHook('onRequest', async ({ headers, raw, routeOptions }) => {
    // Guards against DNS rebinding: a page may have a name resolve to here, but does not choose `Host`.
    if (!settings.hosts.includes(hostName(headers.host))) {
      throw new Refusal(421, "the header Host has a name that is not the stub's; --host adds one");
    }
    const { operation } = routeOptions.config;
    if (!operation) return;
    settings.faults.request?.(operation, raw);
    const isOpen = OPERATIONS[operation].security.length === 0;
    if (!isOpen && raw.headers['x-service-key'] !== settings.key) {
      throw new Refusal(401, 'the header x-service-key is missing or holds an unknown key');
    }
  });
}

/** Answers what is refused, here or by the server itself; a failure of the stub is reported. */
function answerRefusals(app: FastifyInstance, service: Service): void {
  app.setErrorHandler((error, request, reply) => {
    const outcome = refusalOf(request, error);
    if (outcome.status >= 500 && !(error instanceof Refusal)) {
      service.checker.report(request.routeOptions.config.operation ?? request.url, [String(error)]);
    }
    return send(service, request, reply, outcome);
  });
  app.setNotFoundHandler(({ method, url }) => {
    throw new Refusal(404, `${method} ${url} does not exist`);
  });
}

/** Adds a route for each operation: its endpoint, or its documented example. */
function addRoutes(
  app: FastifyInstance,
  service: Service,
  endpoints: ReturnType<typeof endpointsOf>,
): void {
  for (const id of OPERATION_IDS) {
    const { method, path } = OPERATIONS[id];
    const endpoint = endpoints[id] ?? ((_, request) => answerByExample(id, request));
    app.route({
      method,
      url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
      config: { operation: id },
      handler: async (request, reply) => {
        const input = readInput(service, id, request);
        return send(service, request, reply, await endpoint(input, request));
      },
    });
  }
}

/** The endpoints of the operations that the stub implements. */
function endpointsOf(
  service: Service,
  sessions: SessionRegistry,
): Partial<Record<OperationId, Endpoint>> {
  const { jobs } = service;

  return {
    async uploadAudio(_, request) {
      if (!request.isMultipart()) {
        throw new Refusal(415, 'send multipart/form-data with a part named `audio`');
      }
      const audio_metadata = await readForm(service, request);
      if (!audio_metadata) throw new Refusal(413, 'the file is larger than the stub accepts');
      const audio_url = `${service.baseUrl}/file/${audio_metadata.id}`;
      return { status: 200, body: { audio_url, audio_metadata } };
    },

    createPreRecordedJob({ body }) {
      const { custom_metadata, ...params } = body as PreRecordedRequest;
      const recorded = keepKnown('PreRecordedRequestParams', params);
      const job = newJob('pre-recorded', recorded, custom_metadata);
      mustBeKept(job);
      if (!jobs.add(job)) throw new Refusal(429, 'the stub cannot hold more unfinished jobs');
      processJob(service, job);
      const result_url = `${service.baseUrl}${OPERATIONS.createPreRecordedJob.path}/${job.id}`;
      return { status: 201, body: { id: job.id, result_url } };
    },

    getPreRecordedJob(_, request) {
      const { id } = request.params as { id: string };
      const job = jobs.get(id);
      if (job?.kind !== 'pre-recorded') {
        throw new Refusal(404, `the pre-recorded job ${id} does not exist`);
      }
      return { status: 200, body: showJob(job) };
    },

    listTranscriptionJobs({ query }, request) {
      const { path } = OPERATIONS.listTranscriptionJobs;
      const address = new URL(`${service.baseUrl}${path}?${queryOf(request.url)}`);
      const body = makePage(jobs.list(), query as ListTranscriptionJobsQuery, address);
      return { status: 200, body };
    },

    createLiveSession({ body }) {
      const config = keepKnown('LiveRequest', body as LiveRequest);
      const job = newJob('live', config);
      mustBeKept(job);
      const url = sessions.create(job, config);
      if (!url) throw new Refusal(429, 'the stub cannot hold more live sessions');
      return { status: 201, body: { url } };
    },
  };
}

/** Refuses a job that takes too much, or that no list could show. */
function mustBeKept(job: Job): void {
  const { params, metadata } = job;
  if (params.length > SIZES.request || (metadata?.length ?? 0) > SIZES.metadata) {
    throw new Refusal(413, 'the request, or its metadata, is larger than the stub keeps');
  }
  const issues = issuesIn('TranscriptionJob', showJob(job), 'strict');
  if (issues.length > 0) throw new Refusal(422, 'the job could not be listed', issues);
}

/** Reads the form of an upload. What is wrong with it is the sender's fault, whatever reports it. */
async function readForm(
  { files }: Service,
  request: FastifyRequest,
): Promise<AudioMetadata | null> {
  try {
    const part = await request.file();
    const length = Buffer.byteLength(part?.filename ?? '');
    const isNamed = length > 0 && length <= SIZES.filename;
    if (part?.fieldname === 'audio' && isNamed) return await files.add(part);
    part?.file.resume();
  } catch (error) {
    const { statusCode = 400, message } = error as Error & { statusCode?: number };
    throw new Refusal(statusCode, `the form cannot be read: ${message}`);
  }
  const name = `whose name is at most ${SIZES.filename / 1024} KB`;
  throw new Refusal(422, `the form needs a part named \`audio\` that holds a file ${name}`);
}

/** The documented example of an answer, for an operation that the stub does not implement. */
function answerByExample(id: OperationId, request: FastifyRequest): Outcome {
  const { path, responses } = OPERATIONS[id];
  if (path.includes('{')) {
    throw new Refusal(404, `the stub does not implement ${id}: nothing exists at ${request.url}`);
  }
  const successes = Object.entries(responses).filter(([status]) => status.startsWith('2'));
  const [[status, { schema }] = ['200', { schema: null }]] = successes;
  const [[, body] = ['', {}]] = examplesOf(schema ?? '');
  return { status: Number(status.replaceAll('X', '0')), body };
}

/** Reads what a request says, with its defaults; what breaks the contract is refused. */
function readInput({ settings }: Service, id: OperationId, { body, headers, url }: FastifyRequest) {
  const { query, requestBody } = OPERATIONS[id];
  const read = (schema: string | null | undefined, value: unknown, profile: Profile): unknown => {
    if (!schema) return undefined;
    const result = parserOf(schema, profile)(value);
    if (!result.ok) throw new Refusal(422, 'the request breaks the contract', result.issues);
    return result.value;
  };
  if (isTooDeep(body)) {
    throw new Refusal(422, `the request is nested more than ${MOST_LEVELS} levels deep`);
  }
  // An optional body that is left out says what an empty object says.
  const isLeftOut = body === undefined && headers['content-type'] === undefined;
  const given = isLeftOut && requestBody?.required === false ? {} : body;
  return {
    body: read(requestBody?.schema, given, settings.strict ? 'strict' : 'contract'),
    query: read(query, queryOf(url), 'contract'),
  };
}

/** Whether a value has more levels than any function that walks through it may meet. */
function isTooDeep(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth >= MOST_LEVELS) return true;
    level = level.flatMap((one) =>
      typeof one === 'object' && one !== null ? Object.values(one) : [],
    );
  }
  return false;
}

/** The query of a request, whatever comes before it. */
function queryOf(url: string): URLSearchParams {
  return new URLSearchParams(/\?[^#]*/.exec(url)?.[0]);
}

/** Sends an answer; a 500 in place of one that breaks the contract. */
function send(
  { checker, settings }: Service,
  request: FastifyRequest,
  reply: FastifyReply,
  outcome: Outcome,
): FastifyReply {
  const { operation } = request.routeOptions.config;
  let answer: Answer = { ...outcome, contentType: 'application/json' };
  if (operation) {
    const broken = issuesInAnswer(operation, answer, 'strict');
    if (broken.length > 0) {
      checker.report(operation, broken);
      const issues = broken.map((message) => ({ path: '', message, keyword: '', schemaPath: '' }));
      const why = new Refusal(500, `the answer of ${operation} breaks the contract`, issues);
      answer = { ...answer, ...refusalOf(request, why) };
    } else answer = settings.faults.answer?.(operation, answer, request.url) ?? answer;
  }
  const { status, contentType, body, headers = {} } = answer;
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const all = { 'content-type': contentType, ...headers };
  return reply.code(status).headers(all).send(Buffer.from(text));
}

/**
 * The answer to a request that is refused. The shape of its body is documented for a missing key
 * alone; all others have the same fields, and `issues` when the request was read.
 *
 * @param error a refusal, or what the server itself found wrong, such as text that is not JSON
 */
function refusalOf({ url }: FastifyRequest, error: unknown): Outcome {
  const { statusCode = 500, message, issues } = error as Partial<Refusal> & Error;
  const body: ErrorResponse = {
    timestamp: new Date().toISOString(),
    path: url,
    request_id: requestId(),
    statusCode,
    message,
    ...(issues && { issues }),
  };
  return { status: statusCode, body };
}
