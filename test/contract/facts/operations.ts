/** REST: § Endpoints, § Authentication, § Events (callbacks and the webhook). */

import { type Facts, type Field, req } from './types.ts';

/** One query or path parameter: its schema's facts are in `ListTranscriptionJobsQuery`. */
export interface ParameterFact {
  name: string;
  in: 'query' | 'path';
  required: boolean;
  /** The type, in the notation of the field tables. */
  type: string;
  /** How an array or an object is written: our choice, since the document does not say. */
  assumedStyle?: 'form, exploded' | 'deepObject, exploded';
}

/** The name or the type of the schema, by media type. */
export type Content = Readonly<Record<string, string>>;

/** The HTTP methods of the operations that a path may have. */
type Method = 'get' | 'put' | 'post' | 'delete' | 'options' | 'head' | 'patch' | 'trace';

/** One request that the service sends. */
export interface NotificationFact {
  /** The names of the operations, one for each method. */
  ids: readonly string[];
  url?: string;
  methods: readonly Method[];
  body: string;
  deprecated?: true;
}

export interface OperationFact {
  id: string;
  method: Method;
  path: string;
  deprecated?: true;
  /** Where it is not that of the document. */
  security?: [];
  parameters: readonly ParameterFact[];
  /** The request body: its media type and schema, and the parts of a form. */
  body?: { type: string; schema: string; fields?: readonly Field[]; required: boolean };
  /** The content of each response, by status; `{}` where it has no body. */
  responses: Readonly<Record<string, Content>>;
  /** The headers of responses by status, as fields are stated: `req('Retry-After', 'integer', { minimum: 0 })`. */
  headers?: Readonly<Record<string, readonly Field[]>>;
  callbacks?: Readonly<Record<string, NotificationFact>>;
  /** The links of the response `2XX`. */
  links?: Readonly<Record<string, Facts>>;
}

/** § Errors: "Error codes for other endpoints and conditions: not shown"; JSON of any shape, or text. */
const unspecifiedError: Content = { 'application/json': 'any', 'text/plain': 'string' };
const errors = { '4XX': unspecifiedError, default: unspecifiedError };

const json = (schema: string): Content => ({ 'application/json': schema });

/** § Authentication: the only scheme, in the header of every REST call. */
export const securityScheme = {
  name: 'x_service_key',
  type: 'apiKey',
  in: 'header',
  header: 'x-service-key',
} as const;

/** "All paths are relative to `{base_url}`", a fact of the deployment: this address leads nowhere, by RFC 2606. */
export const servers: readonly string[] = ['https://speech.invalid'];

export const operations: readonly OperationFact[] = [
  {
    id: 'listTranscriptionJobs',
    method: 'get',
    path: '/v2/transcription',
    deprecated: true,
    parameters: [
      { name: 'offset', in: 'query', required: false, type: 'integer' },
      { name: 'limit', in: 'query', required: false, type: 'integer' },
      { name: 'date', in: 'query', required: false, type: 'DateOrDateTime' },
      { name: 'before_date', in: 'query', required: false, type: 'DateOrDateTime' },
      { name: 'after_date', in: 'query', required: false, type: 'DateOrDateTime' },
      {
        name: 'status',
        in: 'query',
        required: false,
        type: 'JobStatus[]',
        assumedStyle: 'form, exploded',
      },
      {
        name: 'custom_metadata',
        in: 'query',
        required: false,
        type: 'object',
        assumedStyle: 'deepObject, exploded',
      },
      {
        name: 'kind',
        in: 'query',
        required: false,
        type: 'JobKind[]',
        assumedStyle: 'form, exploded',
      },
    ],
    responses: { '200': json('JobPage'), '401': json('ErrorResponse'), ...errors },
  },
  {
    id: 'uploadAudio',
    method: 'post',
    path: '/v2/upload',
    parameters: [],
    body: {
      type: 'multipart/form-data',
      schema: 'object',
      fields: [req('audio', 'string:binary')],
      required: true,
    },
    responses: { '2XX': json('UploadResponse'), ...errors },
  },
  {
    id: 'createPreRecordedJob',
    method: 'post',
    path: '/v2/pre-recorded',
    parameters: [],
    body: { type: 'application/json', schema: 'PreRecordedRequest', required: true },
    responses: { '2XX': json('PreRecordedJobCreated'), ...errors },
    callbacks: {
      jobFinished: {
        ids: ['notifyPreRecordedJobByPost', 'notifyPreRecordedJobByPut'],
        url: '{$request.body#/callback_config/url}',
        methods: ['post', 'put'],
        body: 'PreRecordedCallback',
      },
      jobFinishedDeprecated: {
        ids: ['sendPreRecordedResult'],
        url: '{$request.body#/callback_url}',
        methods: ['post'],
        body: 'object (open)',
        deprecated: true,
      },
    },
    links: {
      retrieveJob: { operationId: 'getPreRecordedJob', parameters: { id: '$response.body#/id' } },
    },
  },
  {
    id: 'getPreRecordedJob',
    method: 'get',
    path: '/v2/pre-recorded/{id}',
    parameters: [{ name: 'id', in: 'path', required: true, type: 'string:uuid' }],
    responses: { '2XX': json('PreRecordedJob'), ...errors },
  },
  {
    id: 'createLiveSession',
    method: 'post',
    path: '/v2/live',
    parameters: [],
    // "with all fields optional"
    body: { type: 'application/json', schema: 'LiveRequest', required: false },
    responses: { '2XX': json('LiveSessionCreated'), ...errors },
    callbacks: {
      liveMessage: {
        ids: ['sendLiveMessage'],
        url: '{$request.body#/callback_config/url}',
        methods: ['post'],
        body: 'object (open)',
      },
    },
  },
];

/** Requests to the endpoints configured in the account dashboard. */
export const webhooks: Readonly<Record<string, NotificationFact>> = {
  transcriptionDone: {
    ids: ['notifyTranscriptionDone'],
    methods: ['post'],
    body: 'PreRecordedWebhook',
  },
};
