/** Faulty services, and the checks of the conformance run that must find their faults. */
import { randomUUID } from 'node:crypto';
import { UNKNOWN_ID } from '../src/conformance/client.ts';
import { examplesOf } from '../src/contract.ts';
import type { Body, Hooks } from './proxy.ts';
import { type Service, SPEECH } from './runs.ts';
import {
  CREATION,
  KEY,
  LIST,
  LIVE,
  RETRIEVAL,
  refusal,
  spoilAnswer,
  spoilListed,
  spoilListQuery,
  spoilNotifications,
  spoilRequest,
  UPLOAD,
} from './spoil.ts';

/** A service with faults, and what must be found: names of checks, each with the condition that is violated. */
export type Fault = Service & { finds: readonly string[] };

/** Services by what must be found. */
type Faults = Readonly<Record<string, Hooks | readonly [Hooks, Omit<Service, 'hooks'>]>>;

/** Faults that some parts of a run must find. */
const inParts = (only: readonly string[], faults: Faults): Fault[] =>
  Object.entries(faults).map(([finds, fault]) => {
    const [hooks, { settings, ...options } = {}] = [fault].flat() as [Hooks, Service?];
    return { finds: finds.split(', '), hooks, settings: { only, ...settings }, ...options };
  });

/** The run waits for what does not come. */
const WAITS = { settings: { patience: 5_000 } };

const [[, job] = []] = examplesOf('PreRecordedJob');

/** Sends an early callback, and a callback that is switched off, which is recorded as switched off. */
const UNWANTED_CALLBACKS: Hooks = {
  request: (_, { body }) => {
    if (body?.callback_config?.url.includes('/off/')) body.callback = true;
    return undefined;
  },
  answer: (operation, { status, body }, request) => {
    const { callback, callback_config: to } = Object(request.body);
    const params = operation === RETRIEVAL ? Object(body).request_params : undefined;
    if (params?.callback_config?.url.includes('/off/')) params.callback = false;
    if (operation === CREATION && status < 300 && callback) {
      const headers = { 'content-type': 'application/json' };
      const early = JSON.stringify({ id: Object(body).id, event: 'early' });
      void fetch(to.url, { method: to.method ?? 'POST', headers, body: early });
    }
    return { body };
  },
};

export const FAULTS: readonly Fault[] = [
  ...inParts([], {
    'audio-duration: audio-duration, upload-url: upload-url': spoilAnswer(
      UPLOAD,
      ({ audio_url, audio_metadata: file }) => ({
        audio_url: `${audio_url}/raw`,
        audio_metadata: { ...file, audio_duration: file.audio_duration * 1000 },
      }),
    ),
  }),
  ...inParts(['inputs'], {
    'assumed-input: status, bad-input: status, unknown-id: status, refusal-message: no-message': {
      request: (operation, { body }) => {
        if (operation === CREATION && Array.isArray(body?.custom_vocabulary)) return refusal(400);
        if (operation === LIVE && body?.channels > 8) body.channels = 8;
        return undefined;
      },
      answer: (id, { status }) => {
        if (id === LIVE && status >= 400) return { body: '' };
        return id === RETRIEVAL ? { status: 200, body: job } : {};
      },
    },
  }),
  ...inParts(['keys'], {
    'key: status, other-key: status': {
      head: ({ headers }) => void Object.assign(headers, { 'x-service-key': KEY }),
    },
  }),
  ...inParts(['recordings'], {
    'no-success: no-success': [{}, { options: { faults: [{ operation: CREATION, status: 404 }] } }],
    'input: status, no-response: connection, no-response: no-response, no-response: limited': [
      {},
      {
        ...WAITS,
        options: {
          faults: [
            { operation: CREATION, status: 500, times: 1 },
            { operation: CREATION, kind: 'truncate', times: 1 },
            { operation: CREATION, kind: 'hang', times: 1 },
            { operation: CREATION, status: 503, after: 1 },
          ],
        },
      },
    ],
    'creation: result-url, contract: bad-url': spoilAnswer(
      CREATION,
      ({ id, result_url: url }, count) => {
        return { id, result_url: count % 2 ? url.replace(id, 'x') : url.replace(/:\d+/, ':99999') };
      },
    ),
    'polling: job-unfinished, polling: job-other': [
      spoilAnswer(RETRIEVAL, (one, count) => (count === 1 ? { ...one, id: randomUUID() } : one)),
      { ...WAITS, options: { processingTime: 3_600_000 } },
    ],
    'polling: job-not-done': spoilRequest(CREATION, ({ body }) => {
      if (body) body.audio_url = `${body.audio_url}/stub-error-500`;
    }),
    'failed-job: job-not-failed, all-channels: channels-lost': {
      ...spoilRequest(CREATION, ({ body }) => {
        if (body?.audio_url?.endsWith(UNKNOWN_ID)) body.audio_url = 'https://speech.invalid/a.wav';
      }),
      ...spoilAnswer(RETRIEVAL, (one) => {
        const { metadata = {} } = one.result ?? {};
        metadata.number_of_distinct_channels &&= 1;
        metadata.billing_time &&= metadata.audio_duration;
        return one;
      }),
    },
  }),
  ...inParts(['recordings', 'webhook'], {
    'job-finished: notification-missing, job-finished: contract, contract: notification-method, job-finished-deprecated: notification-missing, transcription-done: webhook-missing':
      [
        spoilNotifications({
          '/failed': () => [],
          '/jobFinished/POST': (one) => [{ ...one, body: {} }],
          '/jobFinished/PUT': (one) => [{ ...one, method: 'PATCH' }],
          '/jobFinishedDeprecated/POST': () => [],
          '/webhook': () => [],
        }),
        WAITS,
      ],
    'job-finished: notification-of-other-job, contract: notification-content-type, transcription-done: contract':
      spoilNotifications({
        '/jobFinished/POST': (one) => [{ ...one, body: { ...one.body, id: randomUUID() } }, one],
        '/jobFinished/PUT': (one) => [{ ...one, contentType: 'text/plain' }],
        '/webhook': (one) => [{ ...one, body: {} }, one],
      }),
    'callback-time: callback-early, callback-off: callback-although-off': [
      UNWANTED_CALLBACKS,
      { options: { processingTime: 3_000 } },
    ],
  }),
  ...inParts(['recordings', 'pages'], {
    'contract: unlisted, listed-job: listed-otherwise': {
      ...spoilListQuery((query) => query.append('status', 'done')),
      ...spoilListed(({ result }) => {
        if (result) result.transcription.full_transcript += ' Other.';
      }),
    },
  }),
  ...inParts(['sessions'], {
    'session: session-url': spoilAnswer(LIVE, () => ({ url: 'https://speech.invalid/' })),
    'messages: message, message-flags: flag-ignored-on': {
      message: () => ({ session_id: undefined }),
    },
    'message-flags: flag-ignored-off, message-flags: flag-other-messages': spoilRequest(
      LIVE,
      ({ body }) => {
        const all = Object.keys(body.messages_config ?? {}).map((flag) => [flag, true]);
        body.messages_config = { receive_partial_transcripts: true, ...Object.fromEntries(all) };
      },
    ),
    // The stub closes a session with an error when it cannot send a message.
    'close-code: close-code, resume: connection': [
      { message: ({ type }) => (type === 'transcript' ? null : {}) },
      WAITS,
    ],
    // The callback of the session with other flags has another path.
    'live-message: contract, callback-flags: flag-ignored-off': {
      ...spoilNotifications({
        '/liveMessage/POST': ({ body, ...one }) => [
          { ...one, body: { ...body, session_id: undefined } },
        ],
      }),
      ...spoilRequest(LIVE, ({ body }) => {
        const both = { receive_partial_transcripts: true, receive_final_transcripts: true };
        if (body?.callback) Object.assign(body.callback_config, both);
      }),
    },
    'resumed-session: session-id-changed, session-record: session-unrecorded, callback-flags: flag-ignored-on':
      [
        {
          message: () => ({ session_id: randomUUID() }),
          ...spoilAnswer(LIST, ({ items, ...page }) => {
            return { ...page, items: items.filter(({ kind }: Body) => kind !== 'live') };
          }),
          // Uses the flags of messages for the callback.
          ...spoilRequest(LIVE, ({ body }) => {
            if (body?.callback) Object.assign(body.callback_config, body.messages_config);
          }),
        },
        WAITS,
      ],
    'recorded-utterances: utterances-otherwise, resumed-messages: messages-lost, resumed-audio: audio-lost':
      [
        spoilListed(({ kind, status, result }) => {
          if (kind !== 'live' || status !== 'done') return;
          result.transcription.utterances[0].text = 'Other.';
          result.messages.splice(0, result.messages.length - 2);
          result.metadata.audio_duration /= 2;
        }),
        { settings: { audio: SPEECH } },
      ],
  }),
  ...inParts(['pages'], {
    'default-limit: default-limit, page-addresses: page-addresses, page-end: page-end, pages: page-too-long':
      {
        ...spoilListQuery((query) => {
          if (query.size === 0) query.set('limit', '1');
          if (query.get('limit') === '2') query.set('limit', '3');
          if (Number(query.get('offset')) > 1000) query.delete('offset');
        }),
        ...spoilAnswer(LIST, (page) => ({ ...page, current: page.next ?? page.current })),
      },
    'pages: pages-overlap': spoilListQuery(
      (query) => query.get('offset') === '2' && query.set('offset', '1'),
    ),
    'pages: pages-incomplete': spoilAnswer(LIST, (page) => ({ ...page, next: null })),
  }),
  ...inParts(['recordings', 'sessions', 'filters'], {
    'next-filters: filter-lost-by-next': {
      ...spoilListQuery((query) => query.get('kind') === 'pre-recorded' && query.set('limit', '2')),
      ...spoilAnswer(LIST, ({ next, ...page }) => {
        return {
          ...page,
          next: next?.replace(/\?.*kind=pre-recorded.*/, '?limit=2&offset=2') ?? null,
        };
      }),
    },
  }),
];
