/** Faulty services: each with one fault, and the checks and conditions of the conformance run that must find it. */
import { randomUUID } from 'node:crypto';
import { NOBODY } from '../src/conformance/client.ts';
import { callbacksOf } from '../src/conformance/notifications.ts';
import { examplesOf, OPERATION_IDS, type OperationId } from '../src/contract.ts';
import type { Fault as StubFault } from '../src/index.ts';
import type { Body, Hooks } from './proxy.ts';
import { type Service, SPEECH } from './runs.ts';
import {
  CREATION,
  KEY,
  LIST,
  LIVE,
  later,
  RETRIEVAL,
  refusal,
  spoilAnswer,
  spoilListed,
  spoilListQuery,
  spoilNotification,
  spoilRequest,
  UPLOAD,
} from './spoil.ts';

/** How a fault is planted, beyond its hooks. */
interface Options extends Omit<Service, 'hooks'> {
  /** Whether other checks find it, too. */
  isFoundByOthers?: boolean;
}

/** A fault of a service. */
export interface Fault extends Service {
  isFoundByOthers?: boolean;
  /** What the service does, and in brackets the checks that must find it, each with the condition that is violated. */
  does: string;
  finds: readonly string[];
}

type Faults = Readonly<Record<string, Hooks | readonly [Hooks, Options]>>;

/** Faults that some parts of a run must find. */
const inParts = (only: readonly string[], faults: Faults): Fault[] =>
  Object.entries(faults).map(([does, fault]) => {
    const finds = does.replace(/.*\[(.*)\]$/, '$1').split(', ');
    const [hooks, { settings, ...options } = {}] = [fault].flat() as [Hooks, Options?];
    return { does, finds, hooks, settings: { only, ...settings }, ...options };
  });

const OTHERS = { isFoundByOthers: true };
/** The run waits for what does not come. */
const WAITS = { settings: { patience: 3_000 } };
const WITH_SPEECH = { settings: { audio: SPEECH } };
/** Calls one operation alone, and the upload, to save time. */
const alone = (id: OperationId): Options => {
  return { settings: { without: OPERATION_IDS.filter((one) => one !== id && one !== UPLOAD) } };
};
/** What the stub itself does wrong on command. */
const planted = (fault: StubFault): Options => ({ options: { faults: [fault] } });

const isMissing = (body: Body) => body?.audio_url?.endsWith(NOBODY);
const [[, job] = []] = examplesOf('PreRecordedJob');

const INPUTS: Faults = {
  'refuses a filter of the list [input: status]': [
    {
      request: (operation, { url }) =>
        operation === LIST && url.includes('kind=') ? refusal(400) : undefined,
    },
    alone(LIST),
  ],
  'refuses a list of words as an option [assumed-input: status]': [
    {
      request: (operation, { body }) =>
        operation === CREATION && Array.isArray(body?.custom_vocabulary) ? refusal(400) : undefined,
    },
    alone(CREATION),
  ],
  'treats 9 channels as 8 [bad-input: status]': [
    spoilRequest(LIVE, ({ body }) => {
      if (body?.channels > 8) body.channels = 8;
    }),
    alone(LIVE),
  ],
  'knows each identifier [unknown-id: status]': [
    { answer: (id) => (id === RETRIEVAL ? { status: 200, body: job } : {}) },
    { ...OTHERS, ...alone(RETRIEVAL) },
  ],
};

const CALLS: Faults = {
  'sends errors as HTML [error-media-type: error-media-type]': {
    answer: (id, { status }) =>
      status >= 400 && !(id === LIST && status === 401)
        ? { contentType: 'text/html', body: 'no' }
        : {},
  },
  'accepts any key, and none [key: status, other-key: status]': {
    head: ({ headers }) => void Object.assign(headers, { 'x-service-key': KEY }),
  },
  'refuses a session without a message [refusal-message: no-message]': {
    answer: (id, { status }) => (id === LIVE && status >= 400 ? { contentType: '', body: '' } : {}),
  },
};

const UPLOADS: Faults = {
  'states the duration of an upload in milliseconds [audio-duration: audio-duration]': spoilAnswer(
    UPLOAD,
    (upload) => {
      upload.audio_metadata.audio_duration *= 1000;
      return upload;
    },
  ),
  'returns another URL for an uploaded file [upload-url: upload-url]': spoilAnswer(
    UPLOAD,
    (upload) => ({ ...upload, audio_url: `${upload.audio_url}/raw` }),
  ),
  'gives all uploads one identifier [own-ids: upload-id-shared]': spoilAnswer(
    UPLOAD,
    ({ audio_url: url, audio_metadata: file }) => ({
      audio_url: url.replace(file.id, 'one'),
      audio_metadata: { ...file, id: 'one' },
    }),
  ),
};

const CREATIONS: Faults = {
  'lacks the creation of jobs [no-success: no-success]': [
    {},
    planted({ operation: CREATION, status: 404 }),
  ],
  'fails to create a job once [input: status]': [
    {},
    planted({ operation: CREATION, status: 500, times: 1 }),
  ],
  'cuts the response to a creation [no-response: connection]': [
    {},
    planted({ operation: CREATION, kind: 'truncate', times: 1 }),
  ],
  'does not respond to a creation [no-response: no-response]': [
    {},
    { ...WAITS, ...planted({ operation: CREATION, kind: 'hang', times: 1 }) },
  ],
  'limits creations for long [no-response: limited]': [
    {},
    { ...WAITS, ...planted({ operation: CREATION, status: 503 }) },
  ],
  'gives a new job the URL of another one [creation: result-url]': spoilAnswer(
    CREATION,
    ({ id, result_url: url }) => ({ id, result_url: url.replace(id, 'x') }),
  ),
  'gives a new job a URL with an invalid port [contract: bad-url]': [
    spoilAnswer(CREATION, ({ id, result_url: url }) => {
      return { id, result_url: url.replace(/:\d+\//, ':99999/') };
    }),
    OTHERS,
  ],
  'makes one job of all requests [own-ids: job-id-shared]': [
    (() => {
      let first: Body;
      return spoilAnswer(CREATION, (created) => {
        first ??= created;
        return first;
      });
    })(),
    { ...OTHERS, ...WAITS },
  ],
};

const JOBS: Faults = {
  'responds with another job than the requested one [polling: job-other]': spoilAnswer(
    RETRIEVAL,
    (one) => ({ ...one, id: randomUUID() }),
  ),
  'never finishes a job [polling: job-unfinished]': [
    {},
    { ...WAITS, options: { processingTime: 3_600_000 } },
  ],
  'fails every job [polling: job-not-done]': spoilRequest(CREATION, ({ body }) => {
    if (body) body.audio_url = `${body.audio_url}/stub-error-500`;
  }),
  'transcribes files that do not exist [failed-job: job-not-failed]': spoilRequest(
    CREATION,
    ({ body }) => isMissing(body) && Object.assign(body, { audio_url: 'https://a.invalid/a.wav' }),
  ),
  'ends every job with an unknown status [contract: contract]': [
    spoilAnswer(RETRIEVAL, (one) => ({ ...one, status: 'unknown of today' })),
    OTHERS,
  ],
  'mixes all channels of a recording [all-channels: channels-lost]': spoilAnswer(
    RETRIEVAL,
    (one) => {
      const { metadata = {} } = one.result ?? {};
      metadata.number_of_distinct_channels &&= 1;
      metadata.billing_time &&= metadata.audio_duration;
      return one;
    },
  ),
  'gives all files one identifier, and all jobs one request_id [own-ids: request-id-shared, own-ids: file-id-shared]':
    spoilAnswer(RETRIEVAL, (one) => {
      return { ...one, request_id: 'one', file: one.file && { ...one.file, id: 'one' } };
    }),
};

const LISTED_JOBS: Faults = {
  'does not list failed jobs [contract: unlisted]': spoilListQuery((query) =>
    query.append('status', 'done'),
  ),
  'creates a job at each poll [steady-job: job-created-again]': spoilAnswer(
    RETRIEVAL,
    (one, count) => ({ ...one, created_at: later(one.created_at, -count) }),
  ),
  'completes a finished job again at each poll [steady-job: job-changed]': spoilAnswer(
    RETRIEVAL,
    (one, count) => {
      return { ...one, completed_at: one.completed_at && later(one.completed_at, count) };
    },
  ),
  'lists another transcript than it returns [listed-job: listed-otherwise]': spoilListed(
    ({ result }) => {
      if (result) result.transcription.full_transcript += ' Other.';
    },
  ),
};

const CALLBACKS: Faults = {
  'does not call back about a job that failed [job-finished: notification-missing]': [
    spoilNotification('/failed', () => []),
    WAITS,
  ],
  'does not post a result to callback_url [job-finished-deprecated: notification-missing]': [
    spoilNotification('/jobFinishedDeprecated/POST', () => []),
    WAITS,
  ],
  'calls back with an empty body [job-finished: contract]': spoilNotification(
    '/jobFinished/PUT',
    (one) => [{ ...one, body: {} }],
  ),
  'calls back with another method [contract: notification-method]': spoilNotification(
    '/jobFinished/PUT',
    (one) => [{ ...one, method: 'PATCH' }],
  ),
  'sends a callback as plain text [contract: notification-content-type]': spoilNotification(
    '/jobFinished/PUT',
    (one) => [{ ...one, contentType: 'text/plain' }],
  ),
  'posts a result to callback_url as plain text [callback-media-type: notification-content-type]':
    spoilNotification('/jobFinishedDeprecated/POST', (one) => [
      { ...one, contentType: 'text/plain' },
    ]),
  'sends the callback of another job as well [job-finished: notification-of-other-job]':
    spoilNotification('/jobFinished/PUT', (one) => [
      { ...one, body: { ...one.body, id: randomUUID() } },
      one,
    ]),
  'calls back before the job is done [callback-time: callback-early]': [
    {
      answer: (operation, { status, body }, request) => {
        const { callback, callback_config: to } = Object(request.body);
        if (operation === CREATION && status < 300 && callback) {
          const headers = { 'content-type': 'application/json' };
          const early = JSON.stringify({ id: Object(body).id, event: 'early' });
          void fetch(to.url, { method: to.method ?? 'POST', headers, body: early });
        }
        return {};
      },
    },
    { options: { processingTime: 500 } },
  ],
};

/** Sends a callback that is switched off, and records it as switched off. */
const callAlways: Hooks = {
  request: (_, { body }) => {
    if (body?.callback_config) body.callback = true;
    return undefined;
  },
  answer: (operation, { body }) => {
    const params = operation === RETRIEVAL ? Object(body).request_params : undefined;
    if (params?.callback_config?.url.includes('/off/')) params.callback = false;
    return { body };
  },
};
const QUIET = 'calls back although callback is false [callback-off: callback-although-off]';

/** Changes the transcript messages of sessions; null closes a session with an error. */
const spoilTranscripts = (change: (message: Body) => object | null): Hooks => ({
  message: (message) => (message.type === 'transcript' ? change(message) : {}),
});

/** Changes the records of sessions in the list. */
const spoilRecord = (change: (job: Body) => void): Hooks =>
  spoilListed((one) => one.kind === 'live' && one.status === 'done' && change(one));

const MESSAGES: Faults = {
  'gives a session the URL of a page, not of a WebSocket [session: session-url]': spoilAnswer(
    LIVE,
    () => ({ url: 'https://speech.invalid/' }),
  ),
  'requires a key at the URL of a session [session: connection]': { refuses: () => true },
  'sends messages that name no session [messages: message, message-flags: flag-invalid-transcripts]':
    [{ message: () => ({ session_id: undefined }) }, OTHERS],
  'ignores the message flags [message-flags: flag-ignored-off, message-flags: flag-other-messages]':
    [
      spoilRequest(LIVE, ({ body }) => {
        const all = Object.keys(body.messages_config ?? {}).map((flag) => [flag, true]);
        body.messages_config = { receive_partial_transcripts: true, ...Object.fromEntries(all) };
      }),
      OTHERS,
    ],
  'sends no transcript [message-flags: flag-ignored-on]': [
    spoilTranscripts(() => ({ type: 'other' })),
    { ...OTHERS, ...WAITS },
  ],
  'marks each transcript as final [message-flags: flag-other-transcripts]': [
    spoilTranscripts(({ data }) => ({ data: { ...data, is_final: true } })),
    { ...OTHERS, ...WAITS },
  ],
  'closes a session with an error [close-code: close-code]': [
    spoilTranscripts(() => null),
    { ...OTHERS, ...WAITS },
  ],
};

const RECORDS: Faults = {
  'lists no sessions [session-record: session-unrecorded]': [
    spoilListQuery((query) => query.has('kind') && query.set('kind', 'pre-recorded')),
    WAITS,
  ],
  'records another text of an utterance than was sent [recorded-utterances: utterances-otherwise]':
    spoilRecord(({ result: { transcription } }) => {
      const [first] = transcription.utterances;
      first.words[0].word = 'Other';
      first.text = first.words.map(({ word }: Body) => word).join(' ');
      transcription.full_transcript = first.text;
    }),
};

const [LIVE_CALLBACK] = callbacksOf(LIVE);

/** Applies other flags to a callback than those of its request. */
const spoilCallbackFlags = (flagsOf: (request: Body) => object): Hooks =>
  spoilRequest(LIVE, ({ body }) => {
    if (body?.callback) Object.assign(body.callback_config, flagsOf(body));
  });

const SESSION_CALLBACKS: Faults = {
  'posts messages that name no session [live-message: contract]': spoilNotification(
    `/${LIVE_CALLBACK?.name}/${LIVE_CALLBACK?.method}`,
    ({ body, ...one }) => [{ ...one, body: { ...body, session_id: undefined } }],
  ),
  'posts messages by messages_config, whatever callback_config says [callback-flags: flag-other-transcripts]':
    [spoilCallbackFlags(({ messages_config }) => messages_config ?? {}), WAITS],
  // Partial transcripts arrive before the final one for which the run waits.
  'posts all transcripts, whatever callback_config says [callback-flags: flag-ignored-off]':
    spoilCallbackFlags(() => {
      return { receive_partial_transcripts: true, receive_final_transcripts: true };
    }),
};

/** Refuses a second connection to a session. */
function serveOnce(): Hooks {
  const taken = new Set<string>();
  return { refuses: (path) => taken.has(path) || !taken.add(path) };
}

const RESUMED: Faults = {
  'refuses a second connection to a session [resume: connection]': serveOnce(),
  'changes the identifier of a session [resumed-session: session-id-changed]': [
    { message: () => ({ session_id: randomUUID() }) },
    { ...OTHERS, ...WAITS },
  ],
  'forgets the messages of a session [resumed-messages: messages-lost]': [
    spoilRecord(({ result: { messages } }) => messages.splice(0, messages.length - 2)),
    { ...OTHERS, ...WITH_SPEECH },
  ],
  'forgets the audio of a session that loses its connection [resumed-audio: audio-lost]': [
    spoilRecord(({ result: { metadata } }) => {
      metadata.audio_duration /= 2;
      metadata.billing_time /= 2;
    }),
    { ...OTHERS, ...WITH_SPEECH },
  ],
};

const PAGES: Faults = {
  'applies another default limit [default-limit: default-limit]': spoilListQuery(
    (query) => query.size === 0 && query.set('limit', '1'),
  ),
  'lists more jobs than requested [pages: page-too-long]': spoilListQuery(
    (query) => query.get('limit') === '2' && query.set('limit', '3'),
  ),
  'returns overlapping pages [pages: pages-overlap]': spoilListQuery(
    (query) => query.get('offset') === '2' && query.set('offset', '1'),
  ),
  'gives the URL of the next page as that of the current one [page-addresses: page-addresses]':
    spoilAnswer(LIST, (page) => ({ ...page, current: page.next ?? page.current })),
  'never names a next page [pages: pages-incomplete]': spoilAnswer(LIST, (page) => {
    return { ...page, next: null };
  }),
  'goes back to the first page after the last one [page-end: page-end]': spoilListQuery(
    (query) => Number(query.get('offset')) > 1000 && query.delete('offset'),
  ),
};

const WEBHOOKS: Faults = {
  'sends an empty webhook before each real one [transcription-done: contract]': spoilNotification(
    '/webhook',
    (one) => [{ ...one, body: {} }, one],
  ),
  'sends no webhook [transcription-done: webhook-missing]': [
    spoilNotification('/webhook', () => []),
    WAITS,
  ],
};

const FILTERS: Faults = {
  'forgets the filters in the link to the next page [next-filters: filter-lost-by-next]': {
    ...spoilListQuery((query) => query.has('limit') && query.set('limit', '2')),
    ...spoilAnswer(LIST, (page) => {
      return { ...page, next: page.next?.replace(/\?.*/, '?limit=2&offset=2') ?? null };
    }),
  },
};

/** The faults that show in responses, messages and notifications. */
export const FAULTS: readonly Fault[] = [
  ...inParts([], UPLOADS),
  ...inParts(['inputs'], INPUTS),
  ...inParts(['keys'], CALLS),
  ...inParts(['recordings'], { ...CREATIONS, ...JOBS, ...CALLBACKS, [QUIET]: callAlways }),
  ...inParts(['recordings', 'webhook'], WEBHOOKS),
  ...inParts(['recordings', 'pages'], LISTED_JOBS),
  ...inParts(['sessions'], {
    ...MESSAGES,
    ...RECORDS,
    ...SESSION_CALLBACKS,
    ...RESUMED,
    [QUIET]: callAlways,
  }),
  ...inParts(['pages'], PAGES),
  ...inParts(['recordings', 'sessions', 'filters'], FILTERS),
];

/** The conditions of services that a proxy cannot imitate, which other tests start. */
export const ELSEWHERE = [
  'audio-unread',
  'binary-frame',
  'filter-lists-other',
  'filter-misses',
  'limited-for-long',
  'messages-too-many',
  'messages-too-much',
  'notification-flood',
  'response-too-long',
  'run-ended',
  'session-open',
  'too-deep',
];
