/** REST: "Endpoints", "Authentication", "Errors", and "Pre-recorded completion notifications" of the interface document, arranged as in OpenAPI. */
import type { JsonObject } from '../../../scripts/base/json.ts';
import { opt, req, typed } from './notation.ts';

const json = 'application/json';

/** A body in JSON. */
function inJson(type: string): JsonObject {
  return { content: { [json]: typed(type) } };
}

/** A successful response, whose status is not shown. */
const success = (type: string) => ({ '2XX': inJson(type) });

/** Errors that are not shown: JSON of any shape, or text. */
const unspecified = { content: { [json]: {}, 'text/plain': typed('string') } };

/** How an array or an object is written in a query: an assumption, since the document does not say. */
const form = { style: 'form', explode: true };

/** The parameters of a query, from the rows of their fields. */
function query(...fields: JsonObject[]): JsonObject {
  const named = fields.flatMap(Object.entries).map(([name, facts]) => [`query ${name}`, facts]);
  return Object.fromEntries(named);
}

/** An operation that a client calls: its successful responses, and the errors that each has. */
function call(operationId: string, successes: JsonObject, others: JsonObject = {}): JsonObject {
  const responses = { ...successes, '4XX': unspecified, default: unspecified };
  return { operationId, responses, ...others };
}

/** A request that the service sends. Its response is not shown: any success or error is accepted. */
function notification(operationId: string, type: string, others: JsonObject = {}): JsonObject {
  const requestBody = { required: true, ...inJson(type) };
  return { operationId, security: [], requestBody, responses: { '2XX': {}, '4XX': {} }, ...others };
}

const listed = { 200: inJson('JobPage'), 401: inJson('ErrorResponse') };

const audio = { type: 'object', properties: req('audio', 'string:binary') };

/** The ID in the response is that of the job to retrieve. */
const retrieveJob = { operationId: 'getPreRecordedJob', parameters: { id: '$response.body#/id' } };
const created = { '2XX': { ...inJson('PreRecordedJobCreated'), links: { retrieveJob } } };

const callback = '{$request.body#/callback_config/url}';
const result = '{$request.body#/callback_url}';

/** What a client calls, and what the service sends then. The path of a job is an assumption: only `result_url` is shown. */
const paths = {
  '/v2/transcription': {
    get: call('listTranscriptionJobs', listed, {
      deprecated: true,
      parameters: query(
        opt('offset', 'integer', { minimum: 0, default: 0 }),
        opt('limit', 'integer', { minimum: 1, default: 20 }),
        opt('date', 'DateOrDateTime'),
        opt('before_date', 'DateOrDateTime'),
        opt('after_date', 'DateOrDateTime'),
        opt('status', 'JobStatus[]', form),
        opt('custom_metadata', 'open', { style: 'deepObject', explode: true }),
        opt('kind', 'JobKind[]', form),
      ),
    }),
  },
  '/v2/upload': {
    post: call('uploadAudio', success('UploadResponse'), {
      requestBody: { required: true, content: { 'multipart/form-data': audio } },
    }),
  },
  '/v2/pre-recorded': {
    post: call('createPreRecordedJob', created, {
      replaces: ['Single call with file and options, over a connection that stayed open'],
      requestBody: { required: true, ...inJson('PreRecordedRequest') },
      callbacks: {
        jobFinished: {
          [callback]: {
            post: notification('notifyPreRecordedJobByPost', 'PreRecordedCallback'),
            put: notification('notifyPreRecordedJobByPut', 'PreRecordedCallback'),
          },
        },
        jobFinishedDeprecated: {
          [result]: { post: notification('sendPreRecordedResult', 'open', { deprecated: true }) },
        },
      },
    }),
  },
  '/v2/pre-recorded/{id}': {
    get: call('getPreRecordedJob', success('PreRecordedJob'), {
      parameters: { 'path id': { ...typed('string:uuid'), required: true } },
    }),
  },
  '/v2/live': {
    post: call('createLiveSession', success('LiveSessionCreated'), {
      replaces: ['The fixed WebSocket address', 'x_service_key in the first WebSocket message'],
      removed: ['frames_format', 'prosody', 'reinject_context', 'transcription_hint'],
      // "with all fields optional"
      requestBody: inJson('LiveRequest'),
      callbacks: { liveMessage: { [callback]: { post: notification('sendLiveMessage', 'open') } } },
    }),
  },
};

export const operations = {
  // Versions, in the words of the contract, like `replaces`.
  removed: ['Separate endpoints for audio and video', 'Most timing metadata'],
  // "All paths are relative to `{base_url}`", which depends on the deployment: by RFC 2606, this host never exists.
  servers: [{ url: 'https://speech.invalid' }],
  // The only scheme, in the header of every REST call: the document shows it for all but the retrieval of a job.
  security: [{ x_service_key: [] }],
  components: {
    securitySchemes: { x_service_key: { type: 'apiKey', in: 'header', name: 'x-service-key' } },
  },
  paths,
  // Sent to the endpoints configured in the account dashboard.
  webhooks: {
    transcriptionDone: { post: notification('notifyTranscriptionDone', 'PreRecordedWebhook') },
  },
};
