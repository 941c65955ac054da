/** Faulty services: each with one fault, and the checks and conditions of the conformance run that must find it. */

import { expect } from 'vitest';
import type { Condition } from '../src/conformance/conditions.ts';
import { callbacksOf } from '../src/conformance/notifications.ts';
import { NOTIFICATION_RULES } from '../src/conformance/rules.ts';
import {
  examplesOf,
  OPERATION_IDS,
  OPERATIONS,
  type OperationId,
  schemaNamed,
} from '../src/contract.ts';
import type { Body, Hooks } from './proxy.ts';
import {
  answers,
  CREATION,
  callAlways,
  callEarly,
  coerce,
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
  spoilResumed,
  spoilTranscription,
  spoilUpload,
  textOf,
  UPLOAD,
} from './spoil.ts';

/** A fault of a service, the expected findings, and how it is planted. */
export interface Fault {
  does: string;
  /** The checks that must find it, by the names in brackets, each with the condition that is violated. */
  finds: readonly (readonly [rule: string, condition: string])[];
  /** The parts of a run that are tried. */
  parts: readonly string[];
  plant: Hooks;
  /** Whether the run has several utterances. */
  hasSpeech?: boolean;
  /** Whether all inputs are tried. */
  thorough?: boolean;
  /** The operations that are not called. */
  without?: readonly OperationId[];
  /** How long the stub behind the proxy processes a job, in milliseconds. */
  processingTime?: number;
  /** The patience of the run, in milliseconds. */
  patience?: number;
  /** Whether other checks find it, too. */
  isFoundByOthers?: boolean;
  /** Whether there must be one violation alone. */
  isOne?: boolean;
}

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

/** The faults that show in responses, messages and notifications. */
export const FAULTS: readonly Fault[] = [
  {
    does: 'refuses valid input, and accepts invalid input',
    finds: [
      ['input', 'status'],
      ['bad-input', 'status'],
      ['unknown-id', 'status'],
    ],
    parts: ['inputs'],
    plant: REVERSED,
    isFoundByOthers: true,
  },
  {
    does: 'accepts any key, and none',
    finds: [
      ['key', 'status'],
      ['other-key', 'status'],
    ],
    parts: ['recordings', 'keys'],
    plant: { head: ({ headers }) => void Object.assign(headers, { 'x-service-key': KEY }) },
  },
  ...OPERATION_IDS.map(
    (id): Fault => ({
      does: `lacks ${id}`,
      finds: [['no-success', 'no-success']],
      parts: ['inputs', 'recordings', 'sessions'],
      plant: { request: answers(id, 404) as NonNullable<Hooks['request']> },
      isOne: true,
    }),
  ),
  ...['application/problem+json', 'text/html'].map(
    (contentType): Fault => ({
      does: `sends errors as ${contentType}`,
      finds: [['error-media-type', 'error-media-type']],
      parts: ['inputs', 'keys'],
      plant: {
        answer: (id, { status }) =>
          status >= 400 && !(id === LIST && status === 401) ? { contentType, body: 'no' } : {},
      },
      isOne: true,
    }),
  ),
  {
    does: 'refuses a session without a message',
    finds: [['refusal-message', 'no-message']],
    parts: ['keys'],
    plant: {
      answer: (id, { status }) =>
        id === LIVE && status >= 400 ? { contentType: '', body: '' } : {},
    },
  },
  {
    does: 'refuses a list of words as an option',
    finds: [['assumed-input', 'status']],
    parts: ['inputs'],
    plant: {
      request: (operation, { body }) =>
        operation === CREATION && Array.isArray(body?.custom_vocabulary) ? REFUSED : undefined,
    },
  },
  {
    does: 'treats 9 channels as 8',
    finds: [['bad-input', 'status']],
    parts: ['inputs'],
    plant: {
      request: (operation, { body }) => {
        if (operation === LIVE && body?.channels > 8) body.channels = 8;
        return undefined;
      },
    },
  },
  {
    does: 'states the duration of an upload in milliseconds',
    finds: [['audio-duration', 'audio-duration']],
    parts: [],
    plant: spoilUpload((file) => ({ audio_duration: file.audio_duration * 1000 })),
  },
  {
    does: 'forgets the name of an uploaded file',
    finds: [['file-name', 'file-name']],
    parts: [],
    plant: spoilUpload(() => ({ filename: 'other.wav' })),
  },
  ...[{ extension: 'mp3' }, { extension: '' }, { extension: '.wave' }].map(
    ({ extension }): Fault => ({
      does: `calls the extension of a WAV file "${extension}"`,
      finds: [['file-extension', 'file-extension']],
      parts: [],
      plant: spoilUpload(() => ({ extension })),
    }),
  ),
  {
    does: 'states a negative size of an upload',
    finds: [['file-size', 'file-size']],
    parts: [],
    plant: spoilUpload(() => ({ size: -5 })),
  },
  {
    does: 'gives the file of a job another name than the uploaded one',
    finds: [['file-name', 'file-name']],
    parts: ['recordings'],
    plant: spoilDoneJob((job) => Object.assign(job.file, { filename: 'other.wav' })),
  },
  {
    does: 'returns another URL for an uploaded file',
    finds: [['upload-url', 'upload-url']],
    parts: [],
    plant: spoilAnswer(UPLOAD, (upload) => ({ ...upload, audio_url: `${upload.audio_url}/raw` })),
  },
  {
    does: 'gives all uploads one identifier',
    finds: [['own-ids', 'upload-id-shared']],
    parts: [],
    plant: spoilAnswer(UPLOAD, ({ audio_url: url, audio_metadata: file }) => ({
      audio_url: url.replace(file.id, 'one'),
      audio_metadata: { ...file, id: 'one' },
    })),
  },
  {
    does: 'gives a new job the URL of another one',
    finds: [['creation', 'result-url']],
    parts: ['recordings'],
    plant: spoilAnswer(CREATION, ({ id, result_url: url }) => ({
      id,
      result_url: url.replace(id, 'x'),
    })),
  },
  {
    does: 'gives a new job a URL with an invalid port',
    finds: [['contract', 'bad-url']],
    parts: ['recordings'],
    plant: spoilAnswer(CREATION, ({ id, result_url: url }) => ({
      id,
      result_url: url.replace(/:\d+\//, ':99999/'),
    })),
    isFoundByOthers: true,
  },
  {
    does: 'responds with another job than the requested one',
    finds: [['polling', 'job-other']],
    parts: ['recordings'],
    plant: spoilAnswer(RETRIEVAL, (job) => ({ ...job, id: OTHER_ID })),
  },
  {
    does: 'fails every job',
    finds: [['polling', 'job-not-done']],
    parts: ['recordings'],
    plant: {
      request: (operation, { body }) => {
        if (operation === CREATION && body) body.audio_url = `${body.audio_url}/stub-error-500`;
        return undefined;
      },
    },
  },
  {
    does: 'ends every job with an unknown status',
    finds: [['contract', 'contract']],
    parts: ['recordings'],
    plant: spoilDoneJob((job) => Object.assign(job, { status: 'unknown of today' })),
    isFoundByOthers: true,
  },
  {
    does: 'transcribes files that do not exist',
    finds: [['failed-job', 'job-not-failed']],
    parts: ['recordings'],
    plant: spoilMissing((body) => {
      body.audio_url = 'https://speech.invalid/a.wav';
    }),
  },
  ...['error_code', 'completed_at', 'version'].map(
    (field): Fault => ({
      does: `returns failed jobs without ${field}`,
      finds: [['contract', 'contract']],
      parts: ['recordings'],
      plant: spoilFailure((job) => delete job[field]),
    }),
  ),
  {
    does: 'does not call back about a job that failed',
    finds: [['job-finished', 'notification-missing']],
    parts: ['recordings'],
    plant: spoilNotification('/failed', () => []),
    patience: 1_000,
  },
  {
    does: 'lists failed jobs without error_code',
    finds: [['contract', 'contract']],
    parts: ['recordings', 'pages'],
    plant: spoilAnswer(LIST, (page) => {
      for (const job of page.items) if (job.status === 'error') delete job.error_code;
      return page;
    }),
    isFoundByOthers: true,
  },
  {
    does: 'does not list failed jobs',
    finds: [['contract', 'unlisted']],
    parts: ['recordings', 'pages'],
    plant: spoilListQuery((query) => query.append('status', 'done')),
  },
  {
    does: 'creates a job at each poll',
    finds: [['steady-job', 'job-created-again']],
    parts: ['recordings', 'pages'],
    plant: counted(RETRIEVAL, (job, count) => {
      return { ...job, created_at: new Date(Date.parse(job.created_at) - count).toISOString() };
    }),
  },
  {
    does: 'transcribes a job again at each poll',
    finds: [['steady-job', 'job-changed']],
    parts: ['recordings', 'pages'],
    plant: counted(RETRIEVAL, (job, count) => {
      if (job.result) job.result.metadata.transcription_time = count;
      return job;
    }),
  },
  {
    does: 'lists another transcript than it returns',
    finds: [['listed-job', 'listed-otherwise']],
    parts: ['recordings', 'pages'],
    plant: spoilAnswer(LIST, (page) => {
      for (const { result } of page.items) {
        if (result) result.transcription.full_transcript += ' Other.';
      }
      return page;
    }),
  },
  ...['created_at', 'completed_at'].map(
    (field): Fault => ({
      does: `lists another ${field} than it returns`,
      finds: [['listed-job', 'listed-otherwise']],
      parts: ['recordings', 'pages'],
      plant: spoilAnswer(LIST, (page) => {
        for (const job of page.items) job[field] &&= later(job[field], 1);
        return page;
      }),
    }),
  ),
  {
    does: 'completes a finished job again at each poll',
    finds: [['steady-job', 'job-changed']],
    parts: ['recordings', 'pages'],
    plant: counted(RETRIEVAL, (job, count) => {
      if (job.completed_at) job.completed_at = later(job.completed_at, count);
      return job;
    }),
  },
  {
    does: 'gives all files one identifier, and all jobs one request_id',
    finds: [
      ['own-ids', 'request-id-shared'],
      ['own-ids', 'file-id-shared'],
    ],
    parts: ['recordings', 'pages'],
    plant: spoilAnswer(RETRIEVAL, (job) => {
      return { ...job, request_id: 'one', file: job.file && { ...job.file, id: 'one' } };
    }),
  },
  {
    does: 'makes one job of all requests',
    finds: [['own-ids', 'job-id-shared']],
    parts: ['recordings'],
    plant: (() => {
      let first: Body;
      return spoilAnswer(CREATION, (created) => {
        first ??= created;
        return first;
      });
    })(),
    patience: 1_000,
    isFoundByOthers: true,
  },
  {
    does: 'calls back for a recording although callback is false',
    finds: [['callback-off', 'callback-although-off']],
    parts: ['recordings'],
    plant: callAlways,
  },
  {
    does: 'calls back for a session although callback is false',
    finds: [['callback-off', 'callback-although-off']],
    parts: ['sessions'],
    plant: callAlways,
  },
  ...callbacksOf(CREATION).map(
    ({ name, method, schema }): Fault => ({
      does: `sends ${name} by ${method} ${schema ? 'with an empty body' : 'with another method'}`,
      finds: [
        schema ? [NOTIFICATION_RULES[name], 'contract'] : ['contract', 'notification-method'],
      ],
      parts: ['recordings'],
      plant: spoilNotification(`/${name}/${method}`, (one) => [
        schema ? { ...one, body: {} } : { ...one, method: 'PATCH' },
      ]),
    }),
  ),
  ...callbacksOf(LIVE).map(
    ({ name, method }): Fault => ({
      does: `posts messages that name no session by ${name}`,
      finds: [[NOTIFICATION_RULES[name], 'contract']],
      parts: ['sessions'],
      plant: spoilNotification(`/${name}/${method}`, ({ body, ...one }) => [
        { ...one, body: { ...body, session_id: undefined } },
      ]),
    }),
  ),
  {
    does: 'sends a callback as plain text',
    finds: [['contract', 'notification-content-type']],
    parts: ['recordings'],
    plant: spoilNotification('/jobFinished/PUT', (one) => [{ ...one, contentType: 'text/plain' }]),
  },
  {
    does: 'posts a result to callback_url as plain text',
    finds: [['callback-media-type', 'notification-content-type']],
    parts: ['recordings'],
    plant: spoilNotification('/jobFinishedDeprecated/POST', (one) => [
      { ...one, contentType: 'text/plain' },
    ]),
  },
  {
    does: 'sends the callback of another job as well',
    finds: [['job-finished', 'notification-of-other-job']],
    parts: ['recordings'],
    plant: spoilNotification('/jobFinished/PUT', (one) => [
      { ...one, body: { ...one.body, id: OTHER_ID } },
      one,
    ]),
  },
  {
    does: 'sends an empty webhook before each real one',
    finds: [['transcription-done', 'contract']],
    parts: ['recordings', 'webhook'],
    plant: spoilNotification('/webhook', (one) => [{ ...one, body: {} }, one]),
  },
  {
    does: 'gives a session the URL of a page, not of a WebSocket',
    finds: [['session', 'session-url']],
    parts: ['sessions'],
    plant: spoilAnswer(LIVE, () => ({ url: 'https://speech.invalid/' })),
  },
  {
    does: 'requires a key at the URL of a session',
    finds: [['session', 'connection']],
    parts: ['sessions'],
    plant: { refuses: () => true },
  },
  {
    does: 'sends messages that name no session',
    finds: [
      ['messages', 'message'],
      ['message-flags', 'flag-invalid-transcripts'],
    ],
    parts: ['sessions'],
    plant: { message: () => ({ session_id: undefined }) },
    isFoundByOthers: true,
  },
  {
    does: 'ignores the message flags',
    finds: [
      ['message-flags', 'flag-ignored-off'],
      ['message-flags', 'flag-other-messages'],
    ],
    parts: ['sessions'],
    plant: { request: ignoreFlags },
    isFoundByOthers: true,
  },
  {
    does: 'sends no transcript',
    finds: [['message-flags', 'flag-ignored-on']],
    parts: ['sessions'],
    plant: { message: ({ type }) => (type === 'transcript' ? { type: 'other' } : {}) },
    patience: 1_000,
    isFoundByOthers: true,
  },
  ...[true, false].map(
    (isFinal): Fault => ({
      does: isFinal ? 'sends final transcripts alone' : 'never marks a transcript as final',
      finds: [['message-flags', 'flag-other-transcripts']],
      parts: ['sessions'],
      plant: {
        message: ({ type, data }) =>
          type === 'transcript' ? { data: { ...(data as object), is_final: isFinal } } : {},
      },
      patience: 1_000,
      isFoundByOthers: true,
    }),
  ),
  {
    does: 'closes a session with an error',
    finds: [
      ['close-code', 'close-code'],
      ['message-flags', 'flag-ignored-on'],
      ['callback-flags', 'flag-ignored-on'],
    ],
    parts: ['sessions'],
    plant: { message: ({ type }) => (type === 'transcript' ? null : {}) },
    patience: 1_000,
    isFoundByOthers: true,
  },
  {
    does: 'refuses a second connection to a session',
    finds: [['resume', 'connection']],
    parts: ['sessions'],
    plant: serveOnce(),
  },
  {
    does: 'applies another default limit',
    finds: [['default-limit', 'default-limit']],
    parts: ['pages'],
    plant: spoilListQuery((query) => query.size === 0 && query.set('limit', '1')),
  },
  {
    does: 'lists more jobs than requested',
    finds: [['pages', 'page-too-long']],
    parts: ['pages'],
    plant: spoilListQuery((query) => query.get('limit') === '2' && query.set('limit', '3')),
  },
  {
    does: 'returns overlapping pages',
    finds: [['pages', 'pages-overlap']],
    parts: ['pages'],
    plant: spoilListQuery((query) => query.get('offset') === '2' && query.set('offset', '1')),
  },
  {
    does: 'returns overlapping pages two times in three',
    finds: [['pages', 'pages-overlap']],
    parts: ['pages'],
    plant: (() => {
      let count = 0;
      const isWrong = () => count++ % 3 < 2;
      return spoilListQuery(
        (query) => query.get('offset') === '2' && isWrong() && query.set('offset', '1'),
      );
    })(),
  },
  ...['first', 'current'].map(
    (name): Fault => ({
      does: `gives the URL of the next page as that of the ${name} one`,
      finds: [['page-addresses', 'page-addresses']],
      parts: ['pages'],
      plant: spoilAnswer(LIST, (page) => ({ ...page, [name]: page.next ?? page[name] })),
    }),
  ),
  {
    does: 'never names a next page',
    finds: [['pages', 'pages-incomplete']],
    parts: ['pages'],
    plant: spoilAnswer(LIST, (page) => ({ ...page, next: null })),
  },
  {
    does: 'names no next page after a page shorter than requested',
    finds: [['pages', 'pages-incomplete']],
    parts: ['pages'],
    plant: spoilAnswer(LIST, ({ items, next, ...page }) => ({
      ...page,
      items: items.slice(0, 4),
      next: items.length > 4 ? null : next,
    })),
  },
  {
    does: 'names a next page after the last one',
    finds: [['page-end', 'page-end']],
    parts: ['pages'],
    plant: spoilAnswer(LIST, (page) => ({ ...page, next: page.next ?? page.current })),
    isFoundByOthers: true,
  },
  {
    does: 'goes back to the first page after the last one',
    finds: [['page-end', 'page-end']],
    parts: ['pages'],
    plant: spoilListQuery((query) => Number(query.get('offset')) > 1000 && query.delete('offset')),
  },
  {
    does: 'returns a job that is done without a transcription',
    finds: [['transcription', 'transcription']],
    parts: ['recordings'],
    plant: spoilDoneJob(({ result }) => Object.assign(result, { transcription: undefined })),
    isFoundByOthers: true,
  },
  {
    does: 'records a session without its parameters',
    finds: [['recorded-params', 'recorded-params']],
    parts: ['sessions'],
    plant: spoilRecord((job) => Object.assign(job, { request_params: null })),
  },
  {
    does: 'bills one channel of a recording with more',
    finds: [['billing', 'billing']],
    parts: ['recordings'],
    plant: spoilDoneJob(({ result: { metadata } }) => {
      metadata.billing_time = metadata.audio_duration;
    }),
  },
  {
    does: 'mixes all channels of a recording',
    finds: [['all-channels', 'channels-lost']],
    parts: ['recordings'],
    plant: spoilDoneJob(({ result: { metadata } }) => {
      metadata.number_of_distinct_channels = 1;
      metadata.billing_time = metadata.audio_duration;
    }),
  },
  {
    does: 'takes each upload for mono',
    finds: [['audio-channels', 'audio-channels']],
    parts: [],
    plant: spoilUpload(() => ({ number_of_channels: 1 })),
  },
  ...Object.entries({
    'the defaults': () => ({}),
    'those of messages_config': ({ messages_config }: Body) => messages_config,
  }).map(
    ([name, flagsOf]): Fault => ({
      does: `posts messages by ${name}, whatever the flags of callback_config are`,
      finds: [['callback-flags', 'flag-other-transcripts']],
      parts: ['sessions'],
      plant: spoilCallbackFlags(flagsOf),
      patience: 1_500,
    }),
  ),
  {
    does: 'posts all messages, whatever the flags of callback_config are',
    finds: [['callback-flags', 'flag-ignored-off']],
    parts: ['sessions'],
    plant: spoilCallbackFlags(({ callback_config }) =>
      Object.fromEntries(Object.keys(callback_config).map((flag) => [flag, true])),
    ),
  },
  {
    does: 'ends a session that loses its connection',
    finds: [['resume', 'connection']],
    parts: ['sessions'],
    plant: endLost(),
  },
  {
    does: 'begins a new session when a lost one is resumed',
    finds: [['resumed-session', 'session-id-changed']],
    parts: ['sessions'],
    plant: { resumes: async (_, create) => create() },
    isFoundByOthers: true,
  },
  {
    does: 'forgets the messages of a session that loses its connection',
    finds: [['resumed-messages', 'messages-lost']],
    parts: ['sessions'],
    plant: spoilResumed(({ result }) => result.messages.splice(0, result.messages.length - 2)),
    hasSpeech: true,
  },
  {
    does: 'forgets the audio of a session that loses its connection',
    finds: [['resumed-audio', 'audio-lost']],
    parts: ['sessions'],
    plant: spoilResumed(({ result: { metadata } }) => {
      metadata.audio_duration /= 2;
      metadata.billing_time /= 2;
    }),
    hasSpeech: true,
  },
  {
    does: 'calls back before the job is done',
    finds: [['callback-time', 'callback-early']],
    parts: ['recordings'],
    plant: callEarly,
    processingTime: 1_500,
  },
  {
    does: 'forgets an utterance of a session',
    finds: [['recorded-utterances', 'utterances-otherwise']],
    parts: ['sessions'],
    plant: spoilTranscription((utterances) => utterances.slice(1)),
    hasSpeech: true,
  },
  {
    does: 'records another text of an utterance than was sent',
    finds: [['recorded-utterances', 'utterances-otherwise']],
    parts: ['sessions'],
    plant: spoilTranscription(([{ words, ...first }, ...others]) => {
      const changed = [{ ...words[0], word: 'Other' }, ...words.slice(1)];
      return [{ ...first, words: changed, text: textOf(changed) }, ...others];
    }),
  },
  {
    does: 'takes texts for booleans and numbers',
    finds: [['bad-input', 'status']],
    parts: ['inputs'],
    thorough: true,
    // The inputs of one operation are enough.
    without: OPERATION_IDS.filter((id) => id !== LIVE && id !== UPLOAD),
    plant: { request: coerce },
  },
  {
    does: 'takes a session whose body is null',
    finds: [['bad-input', 'status']],
    parts: ['inputs'],
    plant: {
      request: (operation, request) => {
        if (operation === LIVE && request.body === null) request.body = {};
        return undefined;
      },
    },
  },
  {
    does: 'forgets the filters in the link to the next page',
    finds: [['next-filters', 'filter-lost-by-next']],
    parts: ['recordings', 'sessions', 'filters'],
    plant: forgetFilters,
  },
  {
    does: 'counts the offset in pages',
    finds: [['pages', 'pages-incomplete']],
    // With the inputs, there are jobs for more than one page of the filters.
    parts: ['recordings', 'sessions', 'inputs', 'pages', 'filters'],
    plant: spoilListQuery((query) => {
      const limit = Number(query.get('limit') ?? 20);
      query.set('offset', String(Number(query.get('offset') ?? 0) * limit));
    }),
  },
];

/** For each filter of the list: a service that ignores it, and one that lists nothing for it. */
export const BROKEN_FILTERS: readonly Fault[] = Object.keys(
  schemaNamed('ListTranscriptionJobsQuery').properties ?? {},
)
  .filter((name) => name !== 'offset' && name !== 'limit')
  .flatMap((name) => {
    const own = (query: URLSearchParams) =>
      [...query.keys()].filter((key) => key === name || key.startsWith(`${name}[`));
    const ignore = (query: URLSearchParams) => {
      for (const key of own(query)) query.delete(key);
    };
    const listNothing = (query: URLSearchParams) =>
      own(query).length > 0 && query.set('offset', '1000000');
    const parts = ['recordings', 'sessions', 'filters'];
    const common = { parts, patience: 500, isFoundByOthers: true };
    return [
      {
        ...common,
        does: `ignores the filter ${name}`,
        finds: [[expect.stringMatching(/^filter-/), 'filter-lists-other']],
        plant: spoilListQuery(ignore),
      },
      {
        ...common,
        does: `lists nothing for the filter ${name}`,
        finds: [[expect.stringMatching(/^filter-/), 'filter-misses']],
        plant: spoilListQuery(listNothing),
      },
    ];
  });

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
] as const satisfies Condition[];
