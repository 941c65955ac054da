/** What each operation does. */
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { Busboy, type BusboyHeaders } from '@fastify/busboy';
import type { AudioMetadata } from 'speech-to-text-contract/types';
import type {
  ListTranscriptionJobsQuery,
  LiveRequest,
  PreRecordedRequest,
} from 'speech-to-text-contract/types/resolved';
import {
  examplesOf,
  type HttpAnswer,
  OPERATIONS,
  type OperationId,
  schemaNamed,
} from './contract.ts';
import { complete, isDocumented } from './examples.ts';
import { isJson, JSON_TYPE } from './http.ts';
import { type Job, newJob, recordOf, showJob } from './jobs.ts';
import { pageOf } from './list.ts';
import { processJob } from './processing.ts';
import { Refusal } from './refusal.ts';
import type { Service } from './service.ts';
import type { SessionRegistry } from './session-registry.ts';

/** The response of an endpoint; its content type is JSON unless stated otherwise. */
export type EndpointResponse = Omit<HttpAnswer, 'contentType'> & { contentType?: string };

/** A parsed request, with its defaults. */
interface RequestInput {
  /** The parameters of the path by their names in the contract. */
  params: Readonly<Record<string, string>>;
  body: unknown;
  query: unknown;
  /** The base URL with which the stub was called. */
  baseUrl: string;
}

/** The body of an example that is not JSON. */
const SAMPLE = 'A sample of the stub.\n';

type Endpoint = (
  input: RequestInput,
  request: IncomingMessage,
) => EndpointResponse | Promise<EndpointResponse>;

const TRANSCRIPTION_JOB = schemaNamed('TranscriptionJob');

/** A job as filters see it: with all of its fields but the result, which takes time to make. */
function listed(job: Job) {
  const record = complete(
    TRANSCRIPTION_JOB,
    { ...recordOf(job), result: null },
    'TranscriptionJob',
  );
  return { ...(record as ReturnType<typeof recordOf>), job };
}

/** The endpoints of the operations that the stub implements. */
export function endpointsOf(service: Service, sessions: SessionRegistry) {
  const { files, jobs } = service;
  const endpoints: Partial<Record<OperationId, Endpoint>> = {
    async uploadAudio({ baseUrl }, request) {
      const audio_metadata = await readForm(service, request);
      const audio_url = `${baseUrl}/file/${audio_metadata.id}`;
      return { status: 200, body: { audio_url, audio_metadata } };
    },

    createPreRecordedJob({ body, baseUrl }) {
      const { custom_metadata, ...params } = body as PreRecordedRequest;
      noticeCallback(service, 'createPreRecordedJob', params);
      const job = newJob('pre-recorded', params, custom_metadata);
      jobs.add(job);
      processJob(service, job, files.at(params.audio_url, baseUrl));
      const result_url = `${baseUrl}${OPERATIONS.createPreRecordedJob.path}/${job.id}`;
      return { status: 201, body: { id: job.id, result_url } };
    },

    getPreRecordedJob({ params: { id = '' } }) {
      const job = jobs.get(id);
      if (job?.kind !== 'pre-recorded') {
        throw new Refusal(404, `the pre-recorded job ${id} does not exist`);
      }
      return { status: 200, body: showJob(job) };
    },

    listTranscriptionJobs({ query, baseUrl }, request) {
      const { search } = new URL(request.url ?? '', baseUrl);
      const address = new URL(`${baseUrl}${OPERATIONS.listTranscriptionJobs.path}${search}`);
      const page = pageOf(
        [...jobs.values()].reverse().map(listed),
        query as ListTranscriptionJobsQuery,
        address,
      );
      return { status: 200, body: { ...page, items: page.items.map(({ job }) => showJob(job)) } };
    },

    createLiveSession({ body, baseUrl }) {
      const config = body as LiveRequest;
      noticeCallback(service, 'createLiveSession', config);
      const job = newJob('live', config);
      jobs.add(job);
      const path = sessions.create(job, config);
      return { status: 201, body: { url: `${baseUrl.replace(/^http/i, 'ws')}${path}` } };
    },
  };
  return endpoints;
}

/** Reports a callback without a configuration: nothing is sent. */
function noticeCallback(
  { checker }: Service,
  where: OperationId,
  { callback, callback_config }: Pick<LiveRequest, 'callback'> & { callback_config?: object },
): void {
  if (!callback || callback_config) return;
  checker.notice(where, 'nothing is sent, because callback_config is missing');
}

/**
 * The documented example response of an operation that the stub does not implement. If its path contains identifiers,
 * each must belong to a job or occur in the examples.
 */
export function exampleResponse(
  { jobs }: Service,
  id: OperationId,
  params: RequestInput['params'],
): EndpointResponse {
  const { responses } = OPERATIONS[id];
  for (const name of Object.values(params)) {
    if (!jobs.get(name) && !isDocumented(name)) throw new Refusal(404, `${name} does not exist`);
  }
  const range = Object.keys(responses).find((one) => one.startsWith('2')) ?? '200';
  const { schema, contentTypes: [contentType = JSON_TYPE] = [] } = responses[range] ?? {};
  const status = Number(range.replaceAll('X', '0'));
  if (!isJson(contentType)) return { status, contentType, body: SAMPLE };
  const [[, body] = []] = examplesOf(schema ?? '');
  return { status, contentType, body };
}

/** Reads the form of an upload. Any error in it is the sender's. */
async function readForm({ files }: Service, request: IncomingMessage): Promise<AudioMetadata> {
  const { headers } = request;
  if (!/^multipart\/form-data\b/i.test(headers['content-type'] ?? '')) {
    throw new Refusal(
      415,
      'the content type must be multipart/form-data; send the file in a part named `audio`',
    );
  }
  let adding: Promise<AudioMetadata> | undefined;
  try {
    const form = new Busboy({ headers: headers as BusboyHeaders });
    form.on('file', (name, file, filename) => {
      // Parts with another name are ignored.
      if (name === 'audio' && filename && !adding) adding = files.add(file, filename);
      else file.resume();
    });
    await once(request.pipe(form), 'finish');
  } catch (error) {
    throw new Refusal(400, `the form cannot be read: ${(error as Error).message}`);
  }
  if (!adding) {
    throw new Refusal(
      422,
      'the form has no file in a part named `audio`; name the part `audio` and give its file a name',
    );
  }
  return adding;
}
