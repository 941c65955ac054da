/** Faulty services: each with one fault, and the checks and conditions of the conformance run that must find it. */
import { callbacksOf } from '../src/conformance/notifications.ts';
import { NOTIFICATION_RULES } from '../src/conformance/rules.ts';
import { examplesOf, OPERATION_IDS, OPERATIONS, type OperationId } from '../src/contract.ts';
import type { Body, Hooks } from './proxy.ts';
import {
  answers,
  CREATION,
  callAlways,
  callEarly,
  counted,
  endLost,
  forgetFilters,
  ignoreFlags,
  isOk,
  KEY,
  LIST,
  LIVE,
  later,
  OTHER_ID,
  REFUSED,
  RETRIEVAL,
  serveOnce,
  spoilAnswer,
  spoilCallbackFlags,
  spoilDoneJob,
  spoilFailure,
  spoilListQuery,
  spoilMissing,
  spoilNotification,
  spoilRecord,
  spoilRequest,
  spoilResumed,
  spoilTranscription,
  spoilUpload,
  textOf,
  UPLOAD,
} from './spoil.ts';

/** How a fault is planted, beyond its hooks. */
interface Options {
  /** Whether the run has several utterances. */
  hasSpeech?: boolean;
  /** Whether all inputs are tried. */
  thorough?: boolean;
  /** The operations that are not called. */
  without?: readonly OperationId[];
  /** How long the stub behind the proxy processes a job, in milliseconds. */
  processingTime?: number;
  /** The patience of the run, in milliseconds: short for a fault that the run waits for. */
  patience?: number;
  /** Whether other checks find it, too. */
  isFoundByOthers?: boolean;
  /** Whether there must be one violation alone. */
  isOne?: boolean;
}

/** A fault of a service. */
export interface Fault extends Options {
  /** What the service does, and in brackets the checks that must find it, each with the condition that is violated. */
  does: string;
  finds: readonly string[];
  /** The parts of a run that are tried. */
  parts: readonly string[];
  plant: Hooks;
}

type Faults = Readonly<Record<string, Hooks | readonly [Hooks, Options]>>;

/** Faults that some parts of a run must find. */
const inParts = (parts: readonly string[], faults: Faults): Fault[] =>
  Object.entries(faults).map(([does, fault]) => {
    const finds = does.replace(/.*\[(.*)\]$/, '$1').split(', ');
    const [plant, options = {}] = [fault].flat() as [Hooks, Options?];
    return { does, finds, parts, plant, ...options };
  });

/** The same fault for each of several values. */
const each = <Value>(values: readonly Value[], make: (value: Value) => [string, Faults[string]]) =>
  Object.fromEntries(values.map(make));

const OTHERS = { isFoundByOthers: true };
const WAITS = { patience: 2_000, isFoundByOthers: true };
const ONE = { isOne: true };

/** Every operation refuses valid input, and accepts invalid input. */
const REVERSED: Hooks = {
  answer: (id, answer) => {
    if (isOk(answer)) return REFUSED;
    if (answer.status === 401 || !id) return {};
    const [[, { schema }] = ['', { schema: null }]] = Object.entries(OPERATIONS[id].responses);
    const [[, example] = []] = examplesOf(schema ?? '');
    // An IP address, so that no name is looked up, and a port on which nothing can listen.
    const text = JSON.stringify(example ?? null).replaceAll(/wss?:\/\/[^/"]+/g, 'ws://127.0.0.1:0');
    return { status: 200, contentType: 'application/json', body: JSON.parse(text) };
  },
};

/** Calls one operation alone, and the upload, to save time. */
const alone = (id: OperationId): Options => ({
  without: OPERATION_IDS.filter((one) => one !== id && one !== UPLOAD),
});

const INPUTS: Faults = {
  'refuses valid input, and accepts invalid input [input: status, bad-input: status, unknown-id: status]':
    [REVERSED, OTHERS],
  'refuses a list of words as an option [assumed-input: status]': [
    {
      request: (operation, { body }) =>
        operation === CREATION && Array.isArray(body?.custom_vocabulary) ? REFUSED : undefined,
    },
    alone(CREATION),
  ],
  'treats 9 channels as 8 [bad-input: status]': [
    spoilRequest(LIVE, ({ body }) => {
      if (body?.channels > 8) body.channels = 8;
    }),
    alone(LIVE),
  ],
  'takes a session whose body is null [bad-input: status]': [
    spoilRequest(LIVE, (request) => {
      request.body ??= {};
    }),
    alone(LIVE),
  ],
  'rounds a fractional offset [bad-input: status]': [
    spoilListQuery((query) => query.get('offset') === '1.5' && query.set('offset', '1')),
    { thorough: true, ...alone(LIST) },
  ],
};

const ERRORS = each(['application/problem+json', 'text/html'], (contentType) => {
  const isOther = (id: OperationId | undefined, status: number) =>
    status >= 400 && !(id === LIST && status === 401);
  const answer: Hooks['answer'] = (id, { status }) =>
    isOther(id, status) ? { contentType, body: 'no' } : {};
  const does = `sends errors as ${contentType} [error-media-type: error-media-type]`;
  return [does, [{ answer }, ONE]];
});

const lacking = (...ids: OperationId[]) =>
  each(ids, (id) => {
    return [`lacks ${id} [no-success: no-success]`, [{ request: answers(id, 404) }, ONE]];
  });

const UPLOADS: Faults = {
  'states the duration of an upload in milliseconds [audio-duration: audio-duration]': spoilUpload(
    (file) => ({ audio_duration: file.audio_duration * 1000 }),
  ),
  'takes each upload for mono [audio-channels: audio-channels]': spoilUpload(() => ({
    number_of_channels: 1,
  })),
  ...each(['mp3', '', '.wave'], (extension) => [
    `calls the extension of a WAV file "${extension}" [file-extension: file-extension]`,
    spoilUpload(() => ({ extension })),
  ]),
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

const KEYS: Faults = {
  'accepts any key, and none [key: status, other-key: status]': {
    head: ({ headers }) => void Object.assign(headers, { 'x-service-key': KEY }),
  },
  'refuses a session without a message [refusal-message: no-message]': {
    answer: (id, { status }) => (id === LIVE && status >= 400 ? { contentType: '', body: '' } : {}),
  },
};

const CREATIONS: Faults = {
  'gives a new job the URL of another one [creation: result-url]': spoilAnswer(
    CREATION,
    ({ id, result_url: url }) => ({ id, result_url: url.replace(id, 'x') }),
  ),
  'gives a new job a URL with an invalid port [contract: bad-url]': [
    spoilAnswer(CREATION, ({ id, result_url: url }) => ({
      id,
      result_url: url.replace(/:\d+\//, ':99999/'),
    })),
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
    WAITS,
  ],
  'fails every job [polling: job-not-done]': spoilRequest(CREATION, ({ body }) => {
    if (body) body.audio_url = `${body.audio_url}/stub-error-500`;
  }),
};

const JOBS: Faults = {
  'responds with another job than the requested one [polling: job-other]': spoilAnswer(
    RETRIEVAL,
    (job) => ({ ...job, id: OTHER_ID }),
  ),
  'ends every job with an unknown status [contract: contract]': [
    spoilDoneJob((job) => Object.assign(job, { status: 'unknown of today' })),
    OTHERS,
  ],
  'transcribes files that do not exist [failed-job: job-not-failed]': spoilMissing((body) =>
    Object.assign(body, { audio_url: 'https://speech.invalid/a.wav' }),
  ),
  ...each(['error_code', 'completed_at', 'version'], (field) => [
    `returns failed jobs without ${field} [contract: contract]`,
    spoilFailure((job) => delete job[field]),
  ]),
  'mixes all channels of a recording [all-channels: channels-lost]': spoilDoneJob(
    ({ result: { metadata } }) => {
      metadata.number_of_distinct_channels = 1;
      metadata.billing_time = metadata.audio_duration;
    },
  ),
  'gives all files one identifier, and all jobs one request_id [own-ids: request-id-shared, own-ids: file-id-shared]':
    spoilAnswer(RETRIEVAL, (job) => {
      return { ...job, request_id: 'one', file: job.file && { ...job.file, id: 'one' } };
    }),
};

const REPEATED: Faults = {
  'lists failed jobs without error_code [contract: contract]': [
    spoilAnswer(LIST, (page) => {
      for (const job of page.items) if (job.status === 'error') delete job.error_code;
      return page;
    }),
    OTHERS,
  ],
  'does not list failed jobs [contract: unlisted]': spoilListQuery((query) =>
    query.append('status', 'done'),
  ),
  'creates a job at each poll [steady-job: job-created-again]': counted(RETRIEVAL, (job, count) => {
    job.created_at = later(job.created_at, -count);
  }),
  'transcribes a job again at each poll [steady-job: job-changed]': counted(
    RETRIEVAL,
    ({ result }, count) => {
      if (result) result.metadata.transcription_time = count;
    },
  ),
  'completes a finished job again at each poll [steady-job: job-changed]': counted(
    RETRIEVAL,
    (job, count) => {
      job.completed_at &&= later(job.completed_at, count);
    },
  ),
  'lists another transcript than it returns [listed-job: listed-otherwise]': spoilAnswer(
    LIST,
    (page) => {
      for (const { result } of page.items) {
        if (result) result.transcription.full_transcript += ' Other.';
      }
      return page;
    },
  ),
  ...each(['created_at', 'completed_at'], (field) => [
    `lists another ${field} than it returns [listed-job: listed-otherwise]`,
    spoilAnswer(LIST, (page) => {
      for (const job of page.items) job[field] &&= later(job[field], 1);
      return page;
    }),
  ]),
};

const CALLBACKS: Faults = {
  'does not call back about a job that failed [job-finished: notification-missing]': [
    spoilNotification('/failed', () => []),
    { patience: 2_000 },
  ],
  ...each(callbacksOf(CREATION), ({ name, method, schema }) => [
    schema
      ? `sends ${name} by ${method} with an empty body [${NOTIFICATION_RULES[name]}: contract]`
      : `sends ${name} by ${method} with another method [contract: notification-method]`,
    spoilNotification(`/${name}/${method}`, (one) => [
      schema ? { ...one, body: {} } : { ...one, method: 'PATCH' },
    ]),
  ]),
  'calls back for a recording although callback is false [callback-off: callback-although-off]':
    callAlways,
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
      { ...one, body: { ...one.body, id: OTHER_ID } },
      one,
    ]),
  'calls back before the job is done [callback-time: callback-early]': [
    callEarly,
    { processingTime: 5_000 },
  ],
};

const SESSIONS: Faults = {
  ...each(callbacksOf(LIVE), ({ name, method }) => [
    `posts messages that name no session by ${name} [${NOTIFICATION_RULES[name]}: contract]`,
    spoilNotification(`/${name}/${method}`, ({ body, ...one }) => [
      { ...one, body: { ...body, session_id: undefined } },
    ]),
  ]),
  'calls back for a session although callback is false [callback-off: callback-although-off]':
    callAlways,
  'gives a session the URL of a page, not of a WebSocket [session: session-url]': spoilAnswer(
    LIVE,
    () => ({ url: 'https://speech.invalid/' }),
  ),
  'requires a key at the URL of a session [session: connection]': { refuses: () => true },
  'sends messages that name no session [messages: message, message-flags: flag-invalid-transcripts]':
    [{ message: () => ({ session_id: undefined }) }, OTHERS],
  'ignores the message flags [message-flags: flag-ignored-off, message-flags: flag-other-messages]':
    [spoilRequest(LIVE, ignoreFlags), OTHERS],
  'sends no transcript [message-flags: flag-ignored-on]': [
    { message: ({ type }) => (type === 'transcript' ? { type: 'other' } : {}) },
    WAITS,
  ],
  ...each([true, false], (is_final) => {
    const message: Hooks['message'] = ({ type, data }) =>
      type === 'transcript' ? { data: { ...(data as object), is_final } } : {};
    const does = `marks each transcript as final: ${is_final}`;
    return [`${does} [message-flags: flag-other-transcripts]`, [{ message }, WAITS]];
  }),
  'closes a session with an error [close-code: close-code, message-flags: flag-ignored-on, callback-flags: flag-ignored-on]':
    [{ message: ({ type }) => (type === 'transcript' ? null : {}) }, WAITS],
  'records a session without its parameters [recorded-params: recorded-params]': spoilRecord(
    (job) => Object.assign(job, { request_params: null }),
  ),
  'forgets an utterance of a session [recorded-utterances: utterances-otherwise]': [
    spoilTranscription((utterances) => utterances.slice(1)),
    { hasSpeech: true },
  ],
  'records another text of an utterance than was sent [recorded-utterances: utterances-otherwise]':
    spoilTranscription(([{ words, ...first }, ...others]) => {
      const changed = [{ ...words[0], word: 'Other' }, ...words.slice(1)];
      return [{ ...first, words: changed, text: textOf(changed) }, ...others];
    }),
};

const CALLBACK_FLAGS: Faults = {
  'posts messages by the default flags, whatever callback_config says [callback-flags: flag-other-transcripts]':
    [spoilCallbackFlags(() => ({})), { patience: 2_000 }],
  'posts messages by messages_config, whatever callback_config says [callback-flags: flag-other-transcripts]':
    [spoilCallbackFlags(({ messages_config }) => messages_config), { patience: 2_000 }],
  // Partial transcripts arrive before the final one for which the run waits.
  'posts all transcripts, whatever callback_config says [callback-flags: flag-ignored-off]':
    spoilRequest(LIVE, ({ body }) => {
      const all = { receive_partial_transcripts: true, receive_final_transcripts: true };
      if (body?.callback) Object.assign(body.callback_config, all);
    }),
};

const RESUMED: Faults = {
  'refuses a second connection to a session [resume: connection]': serveOnce(),
  'ends a session that loses its connection [resume: connection]': endLost(),
  'begins a new session when a lost one is resumed [resumed-session: session-id-changed]': [
    { resumes: async (_, create) => create() },
    OTHERS,
  ],
  'forgets the messages of a session that loses its connection [resumed-messages: messages-lost]': [
    spoilResumed(({ result }) => result.messages.splice(0, result.messages.length - 2)),
    { hasSpeech: true },
  ],
  'forgets the audio of a session that loses its connection [resumed-audio: audio-lost]': [
    spoilResumed(({ result: { metadata } }) => {
      metadata.audio_duration /= 2;
      metadata.billing_time /= 2;
    }),
    { hasSpeech: true },
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
  'returns overlapping pages two times in three [pages: pages-overlap]': (() => {
    let count = 0;
    const isWrong = () => count++ % 3 < 2;
    return spoilListQuery(
      (query) => query.get('offset') === '2' && isWrong() && query.set('offset', '1'),
    );
  })(),
  ...each(['first', 'current'], (name) => [
    `gives the URL of the next page as that of the ${name} one [page-addresses: page-addresses]`,
    spoilAnswer(LIST, (page) => ({ ...page, [name]: page.next ?? page[name] })),
  ]),
  'never names a next page [pages: pages-incomplete]': spoilAnswer(LIST, (page) => ({
    ...page,
    next: null,
  })),
  'names no next page after a page shorter than requested [pages: pages-incomplete]': spoilAnswer(
    LIST,
    ({ items, next, ...page }) => {
      return { ...page, items: items.slice(0, 4), next: items.length > 4 ? null : next };
    },
  ),
  'names a next page after the last one [page-end: page-end]': [
    spoilAnswer(LIST, (page) => ({ ...page, next: page.next ?? page.current })),
    OTHERS,
  ],
  'goes back to the first page after the last one [page-end: page-end]': spoilListQuery(
    (query) => Number(query.get('offset')) > 1000 && query.delete('offset'),
  ),
};

const WEBHOOKS: Faults = {
  'sends an empty webhook before each real one [transcription-done: contract]': spoilNotification(
    '/webhook',
    (one) => [{ ...one, body: {} }, one],
  ),
};

const FILTERS: Faults = {
  'forgets the filters in the link to the next page [next-filters: filter-lost-by-next]':
    forgetFilters,
};

const OFFSETS: Faults = {
  'counts the offset in pages [pages: pages-incomplete]': spoilListQuery((query) => {
    const limit = Number(query.get('limit') ?? 20);
    query.set('offset', String(Number(query.get('offset') ?? 0) * limit));
  }),
};

/** The faults that show in responses, messages and notifications. */
export const FAULTS: readonly Fault[] = [
  ...inParts([], UPLOADS),
  ...inParts(['inputs'], INPUTS),
  ...inParts(['inputs', 'keys'], ERRORS),
  ...inParts(['inputs'], lacking(LIST)),
  ...inParts(['recordings', 'inputs'], lacking(UPLOAD, CREATION, RETRIEVAL)),
  ...inParts(['sessions'], lacking(LIVE)),
  ...inParts(['keys'], KEYS),
  ...inParts(['recordings'], { ...CREATIONS, ...JOBS, ...CALLBACKS }),
  ...inParts(['recordings', 'webhook'], WEBHOOKS),
  ...inParts(['recordings', 'pages'], REPEATED),
  ...inParts(['sessions'], { ...SESSIONS, ...CALLBACK_FLAGS, ...RESUMED }),
  ...inParts(['pages'], PAGES),
  ...inParts(['recordings', 'sessions', 'filters'], FILTERS),
  // With the inputs, there are jobs for more than one page of the filters.
  ...inParts(['recordings', 'sessions', 'inputs', 'pages', 'filters'], OFFSETS),
];

/** The conditions that only services violate that a proxy cannot imitate: `wrong.slow.test.ts` has those services. */
export const ELSEWHERE = [
  'audio-unread',
  'binary-frame',
  'job-unfinished',
  'limited',
  'limited-for-long',
  'messages-too-many',
  'messages-too-much',
  'no-response',
  'notification-flood',
  'response-too-long',
  'run-ended',
  'session-open',
  'session-unrecorded',
  'too-deep',
  'webhook-missing',
];
