// Generated from the contract by `npm run build`; edit the contract instead.

import type * as types from './types.js';
import type * as resolved from './types/resolved.js';

/**
 * The REST operations by ID. Each `schema` and `query` is the name of a type, which also
 * follows `validate` and `parse` in the names of functions. `security` lists alternatives. The
 * schemes in one alternative are needed together, `{}` needs none, and an empty list needs no
 * authentication.
 */
export declare const operations: {
  /**
   * Create a live session
   *
   * Creates a session and returns its WebSocket URL. Connect to this URL and stream audio. The
   * AsyncAPI document of this contract describes the messages on the WebSocket.
   */
  readonly createLiveSession: {
    readonly id: 'createLiveSession';
    readonly method: 'POST';
    readonly path: '/v2/live';
    readonly deprecated: false;
    readonly maturity: null;
    readonly security: readonly [{
      readonly x_service_key: readonly [];
    }];
    readonly parameters: readonly [];
    readonly query: null;
    readonly requestBody: {
      readonly contentType: 'application/json';
      readonly schema: 'LiveRequest';
      readonly contentTypes: readonly ['application/json'];
      readonly required: false;
    };
    readonly responses: {
      readonly '2XX': {
        readonly contentType: 'application/json';
        readonly schema: 'LiveSessionCreated';
        readonly contentTypes: readonly ['application/json'];
      };
      readonly '4XX': {
        readonly contentType: 'application/json';
        readonly schema: null;
        readonly contentTypes: readonly ['application/json', 'text/plain'];
      };
      readonly default: {
        readonly contentType: 'application/json';
        readonly schema: null;
        readonly contentTypes: readonly ['application/json', 'text/plain'];
      };
    };
    readonly callbacks: {
      readonly liveMessage: readonly [{
        readonly method: 'POST';
        readonly url: '{$request.body#/callback_config/url}';
        readonly deprecated: false;
        readonly requestBody: {
          readonly contentType: 'application/json';
          readonly schema: null;
          readonly contentTypes: readonly ['application/json'];
        };
      }];
    };
  };
  /**
   * Transcribe a recording
   *
   * Creates a job that transcribes the audio or video file at `audio_url`. The call returns
   * immediately, without the result. To get the result, poll the `result_url` in the response or
   * wait for a callback or a webhook. The call does not accept a file. If your file has no URL,
   * upload it first.
   */
  readonly createPreRecordedJob: {
    readonly id: 'createPreRecordedJob';
    readonly method: 'POST';
    readonly path: '/v2/pre-recorded';
    readonly deprecated: false;
    readonly maturity: null;
    readonly security: readonly [{
      readonly x_service_key: readonly [];
    }];
    readonly parameters: readonly [];
    readonly query: null;
    readonly requestBody: {
      readonly contentType: 'application/json';
      readonly schema: 'PreRecordedRequest';
      readonly contentTypes: readonly ['application/json'];
      readonly required: true;
    };
    readonly responses: {
      readonly '2XX': {
        readonly contentType: 'application/json';
        readonly schema: 'PreRecordedJobCreated';
        readonly contentTypes: readonly ['application/json'];
      };
      readonly '4XX': {
        readonly contentType: 'application/json';
        readonly schema: null;
        readonly contentTypes: readonly ['application/json', 'text/plain'];
      };
      readonly default: {
        readonly contentType: 'application/json';
        readonly schema: null;
        readonly contentTypes: readonly ['application/json', 'text/plain'];
      };
    };
    readonly callbacks: {
      readonly jobFinished: readonly [{
        readonly method: 'POST';
        readonly url: '{$request.body#/callback_config/url}';
        readonly deprecated: false;
        readonly requestBody: {
          readonly contentType: 'application/json';
          readonly schema: 'PreRecordedCallback';
          readonly contentTypes: readonly ['application/json'];
        };
      }, {
        readonly method: 'PUT';
        readonly url: '{$request.body#/callback_config/url}';
        readonly deprecated: false;
        readonly requestBody: {
          readonly contentType: 'application/json';
          readonly schema: 'PreRecordedCallback';
          readonly contentTypes: readonly ['application/json'];
        };
      }];
      readonly jobFinishedDeprecated: readonly [{
        readonly method: 'POST';
        readonly url: '{$request.body#/callback_url}';
        readonly deprecated: true;
        readonly requestBody: {
          readonly contentType: 'application/json';
          readonly schema: null;
          readonly contentTypes: readonly ['application/json'];
        };
      }];
    };
  };
  /**
   * Retrieve a pre-recorded job
   *
   * Returns the current state of a job. Poll it while its status is `queued` or `processing`.
   * Poll the `result_url` from the response that created the job. Do not build the URL, because
   * the path of this call is an assumption.
   */
  readonly getPreRecordedJob: {
    readonly id: 'getPreRecordedJob';
    readonly method: 'GET';
    readonly path: '/v2/pre-recorded/{id}';
    readonly deprecated: false;
    readonly maturity: null;
    readonly security: readonly [{
      readonly x_service_key: readonly [];
    }];
    readonly parameters: readonly [{
      readonly name: 'id';
      readonly in: 'path';
      readonly required: true;
      readonly deprecated: false;
      readonly style: 'simple';
      readonly explode: false;
    }];
    readonly query: null;
    readonly requestBody: null;
    readonly responses: {
      readonly '2XX': {
        readonly contentType: 'application/json';
        readonly schema: 'PreRecordedJob';
        readonly contentTypes: readonly ['application/json'];
      };
      readonly '4XX': {
        readonly contentType: 'application/json';
        readonly schema: null;
        readonly contentTypes: readonly ['application/json', 'text/plain'];
      };
      readonly default: {
        readonly contentType: 'application/json';
        readonly schema: null;
        readonly contentTypes: readonly ['application/json', 'text/plain'];
      };
    };
    readonly callbacks: {
    };
  };
  /**
   * List jobs (deprecated)
   *
   * Lists the pre-recorded and live jobs that match the parameters, page by page. The interface
   * document prefers a list endpoint for pre-recorded jobs but does not name it.
   *
   * @deprecated
   */
  readonly listTranscriptionJobs: {
    readonly id: 'listTranscriptionJobs';
    readonly method: 'GET';
    readonly path: '/v2/transcription';
    readonly deprecated: true;
    readonly maturity: null;
    readonly security: readonly [{
      readonly x_service_key: readonly [];
    }];
    readonly parameters: readonly [{
      readonly name: 'offset';
      readonly in: 'query';
      readonly required: false;
      readonly deprecated: false;
      readonly style: 'form';
      readonly explode: true;
    }, {
      readonly name: 'limit';
      readonly in: 'query';
      readonly required: false;
      readonly deprecated: false;
      readonly style: 'form';
      readonly explode: true;
    }, {
      readonly name: 'date';
      readonly in: 'query';
      readonly required: false;
      readonly deprecated: false;
      readonly style: 'form';
      readonly explode: true;
    }, {
      readonly name: 'before_date';
      readonly in: 'query';
      readonly required: false;
      readonly deprecated: false;
      readonly style: 'form';
      readonly explode: true;
    }, {
      readonly name: 'after_date';
      readonly in: 'query';
      readonly required: false;
      readonly deprecated: false;
      readonly style: 'form';
      readonly explode: true;
    }, {
      readonly name: 'status';
      readonly in: 'query';
      readonly required: false;
      readonly deprecated: false;
      readonly style: 'form';
      readonly explode: true;
    }, {
      readonly name: 'custom_metadata';
      readonly in: 'query';
      readonly required: false;
      readonly deprecated: false;
      readonly style: 'deepObject';
      readonly explode: true;
    }, {
      readonly name: 'kind';
      readonly in: 'query';
      readonly required: false;
      readonly deprecated: false;
      readonly style: 'form';
      readonly explode: true;
    }];
    readonly query: 'ListTranscriptionJobsQuery';
    readonly requestBody: null;
    readonly responses: {
      readonly '200': {
        readonly contentType: 'application/json';
        readonly schema: 'JobPage';
        readonly contentTypes: readonly ['application/json'];
      };
      readonly '401': {
        readonly contentType: 'application/json';
        readonly schema: 'ErrorResponse';
        readonly contentTypes: readonly ['application/json'];
      };
      readonly '4XX': {
        readonly contentType: 'application/json';
        readonly schema: null;
        readonly contentTypes: readonly ['application/json', 'text/plain'];
      };
      readonly default: {
        readonly contentType: 'application/json';
        readonly schema: null;
        readonly contentTypes: readonly ['application/json', 'text/plain'];
      };
    };
    readonly callbacks: {
    };
  };
  /**
   * Upload a file
   *
   * Uploads an audio or video file and returns its URL. Use the URL as the `audio_url` of a
   * pre-recorded job. If your file already has a URL, you can skip the upload.
   */
  readonly uploadAudio: {
    readonly id: 'uploadAudio';
    readonly method: 'POST';
    readonly path: '/v2/upload';
    readonly deprecated: false;
    readonly maturity: null;
    readonly security: readonly [{
      readonly x_service_key: readonly [];
    }];
    readonly parameters: readonly [];
    readonly query: null;
    readonly requestBody: {
      readonly contentType: 'multipart/form-data';
      readonly schema: null;
      readonly parts: readonly ['audio'];
      readonly contentTypes: readonly ['multipart/form-data'];
      readonly required: true;
    };
    readonly responses: {
      readonly '2XX': {
        readonly contentType: 'application/json';
        readonly schema: 'UploadResponse';
        readonly contentTypes: readonly ['application/json'];
      };
      readonly '4XX': {
        readonly contentType: 'application/json';
        readonly schema: null;
        readonly contentTypes: readonly ['application/json', 'text/plain'];
      };
      readonly default: {
        readonly contentType: 'application/json';
        readonly schema: null;
        readonly contentTypes: readonly ['application/json', 'text/plain'];
      };
    };
    readonly callbacks: {
    };
  };
};

/**
 * The webhooks by name. A webhook is a request from the service to a URL that is configured
 * outside the interface.
 */
export declare const webhooks: {
  /**
   * Webhook: transcription done
   *
   * Webhook with the job ID, sent when a transcription is done. The service sends it to each
   * endpoint that you configured in your account dashboard. To get the result, retrieve the job
   * with this ID.
   */
  readonly transcriptionDone: {
    readonly method: 'POST';
    readonly url: null;
    readonly deprecated: false;
    readonly requestBody: {
      readonly contentType: 'application/json';
      readonly schema: 'PreRecordedWebhook';
      readonly contentTypes: readonly ['application/json'];
    };
  };
};

/** The security schemes by name. Each says where a request contains the key. */
export declare const securitySchemes: {
  /** Send your API key in the `x-service-key` header. */
  readonly x_service_key: {
    readonly type: 'apiKey';
    readonly in: 'header';
    readonly name: 'x-service-key';
  };
};

/**
 * Writes the query string of `listTranscriptionJobs`, without the question mark: what
 * `parseListTranscriptionJobsQuery` reads.
 */
export declare const writeListTranscriptionJobsQuery: (query: types.ListTranscriptionJobsQuery) => string;

export type OperationId = keyof typeof operations;
export type Operation = (typeof operations)[OperationId];

/** The types of the operations by id, as users of openapi-typescript know them. */
export type operations = types.operations;

export type { paths } from './types.js';

/**
 * A response in a form that openapi-fetch can map field by field. Open enumerations are plain strings because
 * openapi-fetch treats `string & {}` as an object. A field that is always null also has openapi-fetch's `$read` mark,
 * because it would lose the field otherwise.
 */
export type Plain<T> = T extends string
  ? string extends T
    ? string
    : T
  : T extends (infer Item)[]
    ? Plain<Item>[]
    : T extends object
      ? {
          [Key in keyof T]: [T[Key]] extends [never]
            ? never
            : [NonNullable<T[Key]>] extends [never]
              ? T[Key] | { readonly $read: null }
              : Plain<T[Key]>;
        }
      : T;

/** A JSON value of unspecified shape. `unknown` would absorb the types of other responses. */
export type UnspecifiedBody = object | string | number | boolean | null;

/** `FormData`, or `unknown` in a project without this type. */
export type Form = typeof globalThis extends { FormData: { prototype: infer Known } }
  ? Known
  : unknown;

/** The registered statuses 1XX. */
export type Status1XX = 100 | 101 | 102 | 103;

/** The registered statuses 2XX. */
export type Status2XX = 200 | 201 | 202 | 203 | 204 | 205 | 206 | 207 | 208 | 226;

/** The registered statuses 3XX. */
export type Status3XX = 300 | 301 | 302 | 303 | 304 | 305 | 307 | 308;

/** The registered statuses 4XX. */
export type Status4XX = 400 | 401 | 402 | 403 | 404 | 405 | 406 | 407 | 408 | 409 | 410 | 411 | 412 | 413 | 414 | 415 | 416 | 417 | 418 | 421 | 422 | 423 | 424 | 425 | 426 | 428 | 429 | 431 | 451;

/** The registered statuses 5XX. */
export type Status5XX = 500 | 501 | 502 | 503 | 504 | 505 | 506 | 507 | 508 | 510 | 511;

/**
 * The parsed input of each operation with its defaults: the body, the query, an object with
 * `body` and `query` if the operation has both, or `undefined` if it has neither. An absent
 * optional body counts as an empty object if that is valid.
 */
export interface OperationInputs {
  createLiveSession: resolved.LiveRequest;
  createPreRecordedJob: resolved.PreRecordedRequest;
  getPreRecordedJob: undefined;
  listTranscriptionJobs: resolved.ListTranscriptionJobsQuery;
  uploadAudio: Form;
}

/**
 * The responses of each operation, as pairs of a status and its body. A class of statuses,
 * such as 4XX, stands for the statuses of this class that are registered with IANA.
 */
export interface OperationResponses {
  createLiveSession: {
    status: Status2XX;
    body: types.LiveSessionCreated;
  } | {
    status: Status4XX;
    body: UnspecifiedBody | string;
  } | {
    status: Status1XX;
    body: UnspecifiedBody | string;
  } | {
    status: Status3XX;
    body: UnspecifiedBody | string;
  } | {
    status: Status5XX;
    body: UnspecifiedBody | string;
  };
  createPreRecordedJob: {
    status: Status2XX;
    body: types.PreRecordedJobCreated;
  } | {
    status: Status4XX;
    body: UnspecifiedBody | string;
  } | {
    status: Status1XX;
    body: UnspecifiedBody | string;
  } | {
    status: Status3XX;
    body: UnspecifiedBody | string;
  } | {
    status: Status5XX;
    body: UnspecifiedBody | string;
  };
  getPreRecordedJob: {
    status: Status2XX;
    body: types.PreRecordedJob;
  } | {
    status: Status4XX;
    body: UnspecifiedBody | string;
  } | {
    status: Status1XX;
    body: UnspecifiedBody | string;
  } | {
    status: Status3XX;
    body: UnspecifiedBody | string;
  } | {
    status: Status5XX;
    body: UnspecifiedBody | string;
  };
  listTranscriptionJobs: {
    status: 200;
    body: types.JobPage;
  } | {
    status: 401;
    body: types.ErrorResponse;
  } | {
    status: Exclude<Status4XX, 401>;
    body: UnspecifiedBody | string;
  } | {
    status: Status1XX;
    body: UnspecifiedBody | string;
  } | {
    status: Exclude<Status2XX, 200>;
    body: UnspecifiedBody | string;
  } | {
    status: Status3XX;
    body: UnspecifiedBody | string;
  } | {
    status: Status5XX;
    body: UnspecifiedBody | string;
  };
  uploadAudio: {
    status: Status2XX;
    body: types.UploadResponse;
  } | {
    status: Status4XX;
    body: UnspecifiedBody | string;
  } | {
    status: Status1XX;
    body: UnspecifiedBody | string;
  } | {
    status: Status3XX;
    body: UnspecifiedBody | string;
  } | {
    status: Status5XX;
    body: UnspecifiedBody | string;
  };
}
