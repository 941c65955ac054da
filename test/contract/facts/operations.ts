/** REST: § Endpoints, § Authentication, § Events (callbacks and the webhook), by place. */
import type { Statements } from '../../support/facts/types.ts';
import { schemaFacts } from './schemas.ts';

type Table = Readonly<Record<string, Statements>>;

/** An operation, and its parameters, bodies and responses by their names. */
function operation(
  id: string,
  method: string,
  at: string,
  parts: Table,
  own: Statements = {},
): Table {
  const inner = Object.entries(parts).map(([part, facts]) => [`operation ${id} ${part}`, facts]);
  return { [`operation ${id}`]: { method, at, ...own }, ...Object.fromEntries(inner) };
}

/** A request that the service sends. Its response is not shown: any success or error is accepted. */
function notification(
  id: string,
  method: string,
  at: string,
  body: Statements,
  own: Statements = {},
): Table {
  const responses = { 'response 2XX': {}, 'response 4XX': {} };
  const parts = { body: { required: true }, 'body application/json': body, ...responses };
  return operation(id, method, at, parts, { security: [], ...own });
}

/** Headers that every response of every operation has, by their names: none yet. */
const HEADERS: Table = {};

/** How an array or an object is written in a query: an assumption, since the document does not say. */
const STYLES: Table = {
  status: { style: 'form', explode: true },
  kind: { style: 'form', explode: true },
  custom_metadata: { style: 'deepObject', explode: true },
};

/** An operation that a client calls. The fields of its query are in the schema that is named after it. */
function call(id: string, method: string, at: string, parts: Table, own: Statements = {}): Table {
  const query = schemaFacts.find(({ name }) => name.toLowerCase() === `${id}query`.toLowerCase());
  const parameters = (query?.fields ?? []).map(({ path, required, ...facts }) => {
    const stated = { ...(facts as object as Statements), ...(required && { required }) };
    return [`query ${path}`, { ...stated, ...STYLES[path] }] as const;
  });
  const responses = Object.keys(parts).flatMap((part) => /^response \w+/.exec(part) ?? []);
  const headers = [...new Set(responses)].flatMap((response) =>
    Object.entries(HEADERS).map(([name, facts]) => [`${response} header ${name}`, facts] as const),
  );
  const all = { ...parts, ...Object.fromEntries([...parameters, ...headers]) };
  return operation(id, method, at, all, own);
}

const json = 'application/json';

/** § Errors: "Error codes for other endpoints and conditions: not shown"; JSON of any shape, or text. */
const errors: Table = {
  [`response 4XX ${json}`]: { type: 'any' },
  'response 4XX text/plain': { type: 'string' },
  [`response default ${json}`]: { type: 'any' },
  'response default text/plain': { type: 'string' },
};

const FINISHED =
  'operation createPreRecordedJob callback jobFinished {$request.body#/callback_config/url}';

export const operations: Table = {
  // "All paths are relative to `{base_url}`", which depends on the deployment: by RFC 2606, this host never exists.
  openapi: { servers: [{ url: 'https://speech.invalid' }], security: [{ x_service_key: [] }] },
  // § Authentication: the only scheme, in the header of every REST call.
  'security scheme x_service_key': { type: 'apiKey', in: 'header', name: 'x-service-key' },

  ...call(
    'listTranscriptionJobs',
    'get',
    '/v2/transcription',
    {
      [`response 200 ${json}`]: { type: 'JobPage' },
      [`response 401 ${json}`]: { type: 'ErrorResponse' },
      ...errors,
    },
    { deprecated: true },
  ),
  ...call('uploadAudio', 'post', '/v2/upload', {
    body: { required: true },
    'body multipart/form-data': { type: 'object' },
    'body multipart/form-data.audio': { type: 'string:binary', required: true },
    [`response 2XX ${json}`]: { type: 'UploadResponse' },
    ...errors,
  }),
  ...call('createPreRecordedJob', 'post', '/v2/pre-recorded', {
    body: { required: true },
    [`body ${json}`]: { type: 'PreRecordedRequest' },
    [`response 2XX ${json}`]: { type: 'PreRecordedJobCreated' },
    'response 2XX link retrieveJob': {
      operationId: 'getPreRecordedJob',
      parameters: { id: '$response.body#/id' },
    },
    ...errors,
  }),
  ...notification('notifyPreRecordedJobByPost', 'post', FINISHED, { type: 'PreRecordedCallback' }),
  ...notification('notifyPreRecordedJobByPut', 'put', FINISHED, { type: 'PreRecordedCallback' }),
  ...notification(
    'sendPreRecordedResult',
    'post',
    'operation createPreRecordedJob callback jobFinishedDeprecated {$request.body#/callback_url}',
    { type: 'object', open: true },
    { deprecated: true },
  ),
  ...call('getPreRecordedJob', 'get', '/v2/pre-recorded/{id}', {
    'path id': { type: 'string:uuid', required: true },
    [`response 2XX ${json}`]: { type: 'PreRecordedJob' },
    ...errors,
  }),
  // "with all fields optional"
  ...call('createLiveSession', 'post', '/v2/live', {
    [`body ${json}`]: { type: 'LiveRequest' },
    [`response 2XX ${json}`]: { type: 'LiveSessionCreated' },
    ...errors,
  }),
  ...notification(
    'sendLiveMessage',
    'post',
    'operation createLiveSession callback liveMessage {$request.body#/callback_config/url}',
    { type: 'object', open: true },
  ),
  // Sent to the endpoints configured in the account dashboard.
  ...notification('notifyTranscriptionDone', 'post', 'webhook transcriptionDone', {
    type: 'PreRecordedWebhook',
  }),
};
