/** Faulty services, and the checks of the conformance run that must find their faults. */
import { randomUUID } from 'node:crypto';
import { UNKNOWN_ID } from '../src/conformance/client.ts';
import { examplesOf } from '../src/contract.ts';
import type { Body, Hooks } from './proxy.ts';
import { type Service, SPEECH } from './runs.ts';
import {
  KEY,
  refusal,
  spoilAnswer,
  spoilListed,
  spoilListQuery,
  spoilNotifications,
  spoilRequest,
} from './spoil.ts';

/** A service with faults, and what must be found: names of checks, each with the condition that is violated. */
export type Fault = Service & { finds: readonly string[] };

/** How long the run waits for what does not come, in milliseconds. */
const patience = 5_000;

const [[, job] = []] = examplesOf('PreRecordedJob');

/** Sends an early callback, and a callback that is switched off, which is recorded as switched off. */
const UNWANTED_CALLBACKS: Hooks = {
  request: (_, { body }) => {
    if (body?.callback_config?.url.includes('/off/')) body.callback = true;
    return undefined;
  },
  answer: (operation, { status, body }, request) => {
    const { callback, callback_config: to } = Object(request.body);
    const params = operation === 'getPreRecordedJob' ? Object(body).request_params : undefined;
    if (params?.callback_config?.url.includes('/off/')) params.callback = false;
    if (operation === 'createPreRecordedJob' && status < 300 && callback) {
      const headers = { 'content-type': 'application/json' };
      const early = JSON.stringify({ id: Object(body).id, event: 'early' });
      void fetch(to.url, { method: to.method ?? 'POST', headers, body: early });
    }
    return { body };
  },
};

export const FAULTS: readonly Fault[] = [
  {
    finds: ['audio-duration: audio-duration', 'upload-url: upload-url'],
    hooks: spoilAnswer('uploadAudio', ({ audio_url, audio_metadata: file }) => ({
      audio_url: `${audio_url}/raw`,
      audio_metadata: { ...file, audio_duration: file.audio_duration * 1000 },
    })),
    settings: { only: [] },
  },
  {
    finds: [
      'assumed-input: status',
      'bad-input: status',
      'unknown-id: status',
      'refusal-message: no-message',
    ],
    hooks: {
      request: (operation, { body }) => {
        if (operation === 'createPreRecordedJob' && Array.isArray(body?.custom_vocabulary)) {
          return refusal(400);
        }
        if (operation === 'createLiveSession' && body?.channels > 8) body.channels = 8;
        return undefined;
      },
      answer: (id, { status }) => {
        if (id === 'createLiveSession' && status >= 400) return { body: '' };
        return id === 'getPreRecordedJob' ? { status: 200, body: job } : {};
      },
    },
    settings: { only: ['inputs'] },
  },
  {
    finds: ['key: status', 'other-key: status'],
    hooks: { head: ({ headers }) => void Object.assign(headers, { 'x-service-key': KEY }) },
    settings: { only: ['keys'] },
  },
  {
    finds: ['no-success: no-success'],
    options: { faults: [{ operation: 'createPreRecordedJob', status: 404 }] },
    settings: { only: ['recordings'] },
  },
  {
    finds: [
      'input: status',
      'no-response: connection',
      'no-response: no-response',
      'no-response: limited',
    ],
    options: {
      faults: [
        { operation: 'createPreRecordedJob', status: 500, times: 1 },
        { operation: 'createPreRecordedJob', kind: 'truncate', times: 1 },
        { operation: 'createPreRecordedJob', kind: 'hang', times: 1 },
        { operation: 'createPreRecordedJob', status: 503, after: 1 },
      ],
    },
    settings: { only: ['recordings'], patience },
  },
  {
    finds: ['creation: result-url', 'contract: bad-url'],
    hooks: spoilAnswer('createPreRecordedJob', ({ id, result_url: url, ...rest }, count) => {
      return {
        ...rest,
        id,
        result_url: count % 2 ? url.replace(id, 'x') : url.replace(/:\d+/, ':99999'),
      };
    }),
    settings: { only: ['recordings'] },
  },
  {
    finds: ['polling: job-unfinished', 'polling: job-other'],
    hooks: spoilAnswer('getPreRecordedJob', (one, count) =>
      count === 1 ? { ...one, id: randomUUID() } : one,
    ),
    options: { processingTime: 3_600_000 },
    settings: { only: ['recordings'], patience },
  },
  {
    finds: ['polling: job-not-done'],
    hooks: spoilRequest('createPreRecordedJob', ({ body }) => {
      if (body) body.audio_url = `${body.audio_url}/stub-error-500`;
    }),
    settings: { only: ['recordings'] },
  },
  {
    finds: ['failed-job: job-not-failed', 'all-channels: channels-lost'],
    hooks: {
      ...spoilRequest('createPreRecordedJob', ({ body }) => {
        if (body?.audio_url?.endsWith(UNKNOWN_ID)) body.audio_url = 'https://speech.invalid/a.wav';
      }),
      ...spoilAnswer('getPreRecordedJob', (one) => {
        const { metadata = {} } = one.result ?? {};
        metadata.number_of_distinct_channels &&= 1;
        metadata.billing_time &&= metadata.audio_duration;
        return one;
      }),
    },
    settings: { only: ['recordings'] },
  },
  {
    finds: [
      'job-finished: notification-missing',
      'job-finished: contract',
      'contract: notification-method',
      'job-finished-deprecated: notification-missing',
      'transcription-done: webhook-missing',
    ],
    hooks: spoilNotifications({
      '/failed': () => [],
      '/jobFinished/POST': (one) => [{ ...one, body: {} }],
      '/jobFinished/PUT': (one) => [{ ...one, method: 'PATCH' }],
      '/jobFinishedDeprecated/POST': () => [],
      '/webhook': () => [],
    }),
    settings: { only: ['recordings', 'webhook'], patience },
  },
  {
    finds: [
      'job-finished: notification-of-other-job',
      'contract: notification-content-type',
      'transcription-done: contract',
    ],
    hooks: spoilNotifications({
      '/jobFinished/POST': (one) => [{ ...one, body: { ...one.body, id: randomUUID() } }, one],
      '/jobFinished/PUT': (one) => [{ ...one, contentType: 'text/plain' }],
      '/webhook': (one) => [{ ...one, body: {} }, one],
    }),
    settings: { only: ['recordings', 'webhook'] },
  },
  {
    finds: ['callback-time: callback-early', 'callback-off: callback-although-off'],
    hooks: UNWANTED_CALLBACKS,
    options: { processingTime: 3_000 },
    settings: { only: ['recordings', 'webhook'] },
  },
  {
    finds: ['contract: unlisted', 'listed-job: listed-otherwise'],
    hooks: {
      ...spoilListQuery((query) => query.append('status', 'done')),
      ...spoilListed(({ result }) => {
        if (result) result.transcription.full_transcript += ' Other.';
      }),
    },
    settings: { only: ['recordings', 'pages'] },
  },
  {
    finds: ['session: session-url'],
    hooks: spoilAnswer('createLiveSession', () => ({ url: 'https://speech.invalid/' })),
    settings: { only: ['sessions'] },
  },
  {
    finds: ['messages: message', 'message-flags: flag-ignored-on'],
    hooks: { message: () => ({ session_id: undefined }) },
    settings: { only: ['sessions'] },
  },
  {
    finds: ['message-flags: flag-ignored-off', 'message-flags: flag-other-messages'],
    hooks: spoilRequest('createLiveSession', ({ body }) => {
      const all = Object.keys(body.messages_config ?? {}).map((flag) => [flag, true]);
      body.messages_config = { receive_partial_transcripts: true, ...Object.fromEntries(all) };
    }),
    settings: { only: ['sessions'] },
  },
  {
    finds: ['close-code: close-code', 'resume: connection'],
    // The stub closes a session with an error when it cannot send a message.
    hooks: { message: ({ type }) => (type === 'transcript' ? null : {}) },
    settings: { only: ['sessions'], patience },
  },
  {
    finds: ['live-message: contract', 'callback-flags: flag-ignored-off'],
    hooks: {
      // The callback of the session with other flags has another path.
      ...spoilNotifications({
        '/liveMessage/POST': ({ body, ...one }) => [
          { ...one, body: { ...body, session_id: undefined } },
        ],
      }),
      ...spoilRequest('createLiveSession', ({ body }) => {
        const both = { receive_partial_transcripts: true, receive_final_transcripts: true };
        if (body?.callback) Object.assign(body.callback_config, both);
      }),
    },
    settings: { only: ['sessions'] },
  },
  {
    finds: [
      'resumed-session: session-id-changed',
      'session-record: session-unrecorded',
      'callback-flags: flag-ignored-on',
    ],
    hooks: {
      message: () => ({ session_id: randomUUID() }),
      ...spoilAnswer('listTranscriptionJobs', ({ items, ...page }) => {
        return { ...page, items: items.filter(({ kind }: Body) => kind !== 'live') };
      }),
      // Uses the flags of messages for the callback.
      ...spoilRequest('createLiveSession', ({ body }) => {
        if (body?.callback) Object.assign(body.callback_config, body.messages_config);
      }),
    },
    settings: { only: ['sessions'], patience },
  },
  {
    finds: [
      'recorded-utterances: utterances-otherwise',
      'resumed-messages: messages-lost',
      'resumed-audio: audio-lost',
    ],
    hooks: spoilListed(({ kind, status, result }) => {
      if (kind !== 'live' || status !== 'done') return;
      result.transcription.utterances[0].text = 'Other.';
      result.messages.splice(0, result.messages.length - 2);
      result.metadata.audio_duration /= 2;
    }),
    settings: { only: ['sessions'], audio: SPEECH },
  },
  {
    finds: [
      'default-limit: default-limit',
      'page-addresses: page-addresses',
      'page-end: page-end',
      'pages: page-too-long',
    ],
    hooks: {
      ...spoilListQuery((query) => {
        if (query.size === 0) query.set('limit', '1');
        if (query.get('limit') === '2') query.set('limit', '3');
        if (Number(query.get('offset')) > 1000) query.delete('offset');
      }),
      ...spoilAnswer('listTranscriptionJobs', (page) => {
        return { ...page, current: page.next ?? page.current };
      }),
    },
    settings: { only: ['pages'] },
  },
  {
    finds: ['pages: pages-overlap'],
    hooks: spoilListQuery((query) => query.get('offset') === '2' && query.set('offset', '1')),
    settings: { only: ['pages'] },
  },
  {
    finds: ['pages: pages-incomplete'],
    hooks: spoilAnswer('listTranscriptionJobs', (page) => ({ ...page, next: null })),
    settings: { only: ['pages'] },
  },
  {
    finds: ['next-filters: filter-lost-by-next'],
    hooks: {
      ...spoilListQuery((query) => query.get('kind') === 'pre-recorded' && query.set('limit', '2')),
      ...spoilAnswer('listTranscriptionJobs', ({ next, ...page }) => {
        const lost = next?.replace(/\?.*kind=pre-recorded.*/, '?limit=2&offset=2');
        return { ...page, next: lost ?? null };
      }),
    },
    settings: { only: ['recordings', 'sessions', 'filters'] },
  },
];
