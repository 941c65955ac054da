/** REST: "Endpoints", "Authentication", "Errors", and "Pre-recorded completion notifications" of the interface document, arranged as in OpenAPI. */
import type { JsonObject } from '../../../scripts/base/json.ts';
import { opt, req, typed } from '../../support/facts/notation.ts';

const json = 'application/json';

/** A body in JSON. */
function inJson(type: string): JsonObject {
  return { content: { [json]: typed(type) } };
}

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
function call(
  operationId: string,
  successes: Record<string, JsonObject>,
  others: JsonObject = {},
): JsonObject {
  const responses = { ...successes, '4XX': unspecified, default: unspecified };
  return { operationId, responses, ...others };
}

/** A request that the service sends. Its response is not shown: any success or error is accepted. */
function notification(operationId: string, body: JsonObject, others: JsonObject = {}): JsonObject {
  const requestBody = { required: true, ...body };
  return { operationId, security: [], requestBody, responses: { '2XX': {}, '4XX': {} }, ...others };
}

const finished = inJson('PreRecordedCallback');

const audio = { type: 'object', properties: req('audio', 'string:binary') };

/** The ID in the response is that of the job to retrieve. */
const retrieveJob = { operationId: 'getPreRecordedJob', parameters: { id: '$response.body#/id' } };

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
  paths: {
    '/v2/transcription': {
      get: call(
        'listTranscriptionJobs',
        { 200: inJson('JobPage'), 401: inJson('ErrorResponse') },
        {
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
        },
      ),
    },
    '/v2/upload': {
      post: call(
        'uploadAudio',
        { '2XX': inJson('UploadResponse') },
        { requestBody: { required: true, content: { 'multipart/form-data': audio } } },
      ),
    },
    '/v2/pre-recorded': {
      post: call(
        'createPreRecordedJob',
        { '2XX': { ...inJson('PreRecordedJobCreated'), links: { retrieveJob } } },
        {
          replaces: ['Single call with file and options, over a connection that stayed open'],
          requestBody: { required: true, ...inJson('PreRecordedRequest') },
          callbacks: {
            jobFinished: {
              '{$request.body#/callback_config/url}': {
                post: notification('notifyPreRecordedJobByPost', finished),
                put: notification('notifyPreRecordedJobByPut', finished),
              },
            },
            jobFinishedDeprecated: {
              '{$request.body#/callback_url}': {
                post: notification('sendPreRecordedResult', inJson('open'), {
                  deprecated: true,
                }),
              },
            },
          },
        },
      ),
    },
    // The path is an assumption: the document only shows the address in `result_url`.
    '/v2/pre-recorded/{id}': {
      get: call(
        'getPreRecordedJob',
        { '2XX': inJson('PreRecordedJob') },
        { parameters: { 'path id': { ...typed('string:uuid'), required: true } } },
      ),
    },
    '/v2/live': {
      post: call(
        'createLiveSession',
        { '2XX': inJson('LiveSessionCreated') },
        {
          replaces: ['The fixed WebSocket address', 'x_service_key in the first WebSocket message'],
          removed: ['frames_format', 'prosody', 'reinject_context', 'transcription_hint'],
          // "with all fields optional"
          requestBody: inJson('LiveRequest'),
          callbacks: {
            liveMessage: {
              '{$request.body#/callback_config/url}': {
                post: notification('sendLiveMessage', inJson('open')),
              },
            },
          },
        },
      ),
    },
  },
  webhooks: {
    // Sent to the endpoints configured in the account dashboard.
    transcriptionDone: {
      post: notification('notifyTranscriptionDone', inJson('PreRecordedWebhook')),
    },
  },
};
