/** Faulty services, and the checks of the conformance run that must find their faults. */
import { randomUUID } from 'node:crypto';
import { UNKNOWN_ID } from '../src/conformance/client.ts';
import { examplesOf } from '../src/contract.ts';
import type { Body } from './proxy.ts';
import { type Service, SPEECH } from './runs.ts';
import {
  KEY,
  later,
  refusal,
  spoilAnswer,
  spoilListed,
  spoilListQuery,
  spoilNotifications,
  spoilRequest,
} from './spoil.ts';
import { JSON_TYPE } from './support.ts';

/** A service with faults, and what must be found: names of checks, each with the condition that is violated. */
export type FaultyService = Service & { finds: readonly string[] };

/** How long the run waits for what does not come, in milliseconds: twice in a row, this must not look like a hang. */
const patience = 6_000;

/**
 * The same if sessions in all formats open at once, and the run waits only once: the last opens after a second, and on a
 * busy machine after six.
 */
const patienceForSessions = 2 * patience;

const [[, job] = []] = examplesOf('PreRecordedJob');

const known = new Set<string>();
/** Shows a job as unfinished when it is retrieved for the first time. */
function delay(operation: unknown, job: Body): void {
  if (operation !== 'getPreRecordedJob' || known.has(job.id)) return;
  known.add(job.id);
  job.status = 'processing';
}

/** Whether a message is about the second connection of a session: its times are after the 8 seconds of the speech. */
const isResumed = (data: Body): boolean => data?.utterance?.start >= 8;

export const FAULTS: readonly FaultyService[] = [
  {
    finds: [
      'language: result.transcription.utterances.0.language must be "fr"',
      'file-size: audio_metadata.size must be',
      'unfinished-job: completed_at must be null while the job is',
      'completed-after-created: completed_at must be',
      'failed-job: /status must be "error"',
      'all-channels: number_of_distinct_channels must be 2',
    ],
    hooks: {
      ...spoilRequest('createPreRecordedJob', ({ body }) => {
        if (body) delete body.language_config;
        if (body?.audio_url?.endsWith(UNKNOWN_ID)) body.audio_url = 'https://speech.invalid/a.wav';
      }),
      answer: (operation, { status, body }) => {
        const { audio_metadata: file, created_at, result } = Object(body);
        // The size of the whole form.
        if (operation === 'uploadAudio' && status < 300) file.size += 180;
        if (created_at) Object.assign(body as object, { completed_at: later(created_at, -60_000) });
        if (result) {
          result.metadata.number_of_distinct_channels = 1;
          result.metadata.billing_time = result.metadata.audio_duration;
        }
        delay(operation, body);
        return { body };
      },
    },
    settings: { only: ['recordings'] },
  },
  {
    finds: [
      ...[415, 406, 411].map((status) => `input: the status must be 2XX, but is ${status}`),
      'assumed-input: the status must be 2XX, but is 400',
      'bad-input: the status must be 4XX, but is 201',
      'unknown-id: the status must be 4XX, but is 200',
      'refusal-message: the body must be a message',
    ],
    hooks: {
      request: (operation, { headers, body }) => {
        const type = headers['content-type'] ?? '';
        if (type.includes('charset')) return refusal(415);
        if (type.includes('"')) return refusal(406);
        if (/^[A-Z]/.test(type)) return refusal(411);
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
    finds: [
      'key: the status must be 401, but is 200',
      'other-key: the status must be 4XX, but is 20',
      'audio-duration: audio_metadata.audio_duration must be',
      'upload-url: /audio_url must be',
    ],
    hooks: {
      ...spoilAnswer('uploadAudio', ({ audio_url, audio_metadata: file }) => ({
        audio_url: `${audio_url}/raw`,
        audio_metadata: { ...file, audio_duration: file.audio_duration * 1000 },
      })),
      request: (_, { headers }) => void Object.assign(headers, { 'x-service-key': KEY }),
    },
    settings: { only: ['keys'] },
  },
  {
    finds: ['no-success: no call of getPreRecordedJob succeeded'],
    options: { faults: [{ operation: 'getPreRecordedJob', status: 404 }] },
    settings: { only: ['recordings'], patience },
  },
  {
    finds: [
      'input: the status must be 2XX, but is 500',
      'no-response: terminated',
      'no-response: no complete response within 6 s',
      'no-response: the service limits calls for more than 6 s',
    ],
    options: {
      faults: [
        { operation: 'createPreRecordedJob', status: 500, times: 1 },
        { operation: 'createPreRecordedJob', kind: 'truncate', times: 1 },
        { operation: 'createPreRecordedJob', kind: 'hang', times: 1 },
        { operation: 'createPreRecordedJob', status: 503, after: 4 },
      ],
    },
    settings: { only: ['recordings'], patience },
  },
  {
    finds: ['creation: must name one job', 'contract: a URL in a response must be absolute'],
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
    finds: ['polling: is still', 'polling: id must be'],
    hooks: spoilAnswer('getPreRecordedJob', (one, count) =>
      count === 1 ? { ...one, id: randomUUID() } : one,
    ),
    options: { processingTime: 3_600_000 },
    settings: { only: ['recordings'], patience },
  },
  {
    finds: ['polling: /status must be "done"'],
    hooks: spoilRequest('createPreRecordedJob', ({ body }) => {
      if (body) body.audio_url = `${body.audio_url}/stub-error-500`;
    }),
    settings: { only: ['recordings'] },
  },
  {
    finds: [
      'job-finished: no request arrived; expected at http',
      'job-finished: /id belongs to another job',
      'contract: method must be "PUT"',
      'job-finished-deprecated: no request arrived',
      'transcription-done: no request arrived for the job',
    ],
    hooks: spoilNotifications({
      '/jobFinished/POST/failed': () => [],
      '/jobFinished/POST': (one) => [{ ...one, body: { ...one.body, id: randomUUID() } }, one],
      '/jobFinished/PUT': (one) => [{ ...one, method: 'PATCH' }],
      '/jobFinishedDeprecated/POST': () => [],
      '/webhook': () => [],
    }),
    settings: { only: ['recordings', 'webhook'], patience },
  },
  {
    finds: ['callback-time: arrived 0', 'callback-off: a callback arrived'],
    hooks: {
      ...spoilRequest('createPreRecordedJob', ({ body }) => {
        if (body?.callback_config?.url.includes('/off/')) body.callback = true;
      }),
      // Sends an early callback.
      answer: async (operation, { status, body }, request) => {
        delay(operation, body);
        const { callback, callback_config: to } = Object(request.body);
        if (operation === 'createPreRecordedJob' && status < 300 && callback) {
          const early = JSON.stringify({ id: Object(body).id, event: 'early' });
          const { method = 'POST', url } = to;
          await fetch(url, { method, headers: JSON_TYPE, body: early });
        }
        return { body };
      },
    },
    settings: { only: ['recordings', 'webhook'] },
  },
  {
    finds: ['pages: /items does not list', 'listed-job: items.result'],
    hooks: {
      ...spoilListQuery((query) => query.append('status', 'done')),
      ...spoilListed(({ result }) => {
        if (result) result.transcription.full_transcript += ' Other.';
      }),
    },
    settings: { only: ['recordings', 'pages'] },
  },
  {
    finds: ['session: /url must be a WebSocket URL'],
    hooks: spoilAnswer('createLiveSession', () => ({ url: 'https://speech.invalid/' })),
    settings: { only: ['sessions'] },
  },
  {
    finds: [
      'close-code: the close code must be 1000, but is 1011',
      'resume: Unexpected server response',
    ],
    // The stub closes a session with an error when it cannot send a message.
    hooks: { message: ({ type }) => (type === 'transcript' ? null : {}) },
    settings: { only: ['sessions'], patience },
  },
  {
    finds: [
      'message-flags: partial transcript arrived, although',
      'message-flags: although every flag but',
      'live-message: /session_id',
      'callback-flags: final transcript arrived, although',
    ],
    hooks: {
      // The callback of the session with other flags has another path.
      ...spoilNotifications({
        '/liveMessage/POST': ({ body, ...one }) => [
          { ...one, body: { ...body, session_id: undefined } },
        ],
        // The run waits for a partial transcript, so the unwanted final transcript comes first.
        '/liveMessage/POST/other%20flags': ({ body, ...one }) => {
          const partial = { ...body, data: { ...body.data, is_final: false } };
          if (body.type !== 'transcript') return [{ ...one, body }];
          return body.data.is_final ? [body, partial].map((each) => ({ ...one, body: each })) : [];
        },
      }),
      ...spoilRequest('createLiveSession', ({ body }) => {
        const both = { receive_partial_transcripts: true, receive_final_transcripts: true };
        if (body.callback) Object.assign(body.callback_config, both);
        const all = Object.keys(body.messages_config ?? {}).map((flag) => [flag, true]);
        body.messages_config = { receive_partial_transcripts: true, ...Object.fromEntries(all) };
      }),
    },
    settings: { only: ['sessions'] },
  },
  {
    finds: [
      'session-id: session_id must be',
      'session-record: the list has no live job',
      'callback-flags: although receive_partial_transcripts of callback_config is true',
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
    settings: { only: ['sessions'], patience: patienceForSessions },
  },
  {
    finds: [
      'audio-duration: file.audio_duration must be 8, as sent (4 s in binary frames',
      'recorded-utterances: result.transcription.utterances',
      'recorded-messages: result.messages.length must be at least',
      'resumed-audio: result.metadata.audio_duration must be at least',
      'resumed-audio: end of the last transcript must be at least',
    ],
    hooks: {
      message: ({ data }: Body) => {
        if (!isResumed(data)) return {};
        const back = ({ start, end, ...one }: Body) => ({ ...one, start: start - 8, end: end - 8 });
        const { words } = data.utterance;
        return {
          data: { ...data, utterance: { ...back(data.utterance), words: words.map(back) } },
        };
      },
      // Counts A-law as 16 bits.
      ...spoilRequest('createLiveSession', ({ body }) => {
        if (body?.encoding === 'wav/alaw') Object.assign(body, { encoding: 'wav/pcm' });
      }),
      ...spoilListed(({ kind, status, result }) => {
        if (kind !== 'live' || status !== 'done') return;
        result.transcription.utterances[0].text = 'Other.';
        result.messages.splice(0, result.messages.length - 2);
        result.metadata.audio_duration /= 2;
      }),
    },
    settings: { only: ['sessions'], audio: SPEECH },
  },
  {
    finds: [
      'callback-flags: no callback has the final transcript',
      'recorded-utterances: 2 times, but it arrived once',
      'message-flags: no final transcript arrived, although',
    ],
    hooks: {
      message: ({ data }: Body) => (isResumed(data) ? { type: 'other' } : {}),
      ...spoilNotifications({
        // Loses all final transcripts after the first.
        '/liveMessage/POST': (one) => (one.body.data?.utterance?.start > 1 ? [] : [one]),
      }),
      ...spoilListed(({ kind, result }) => {
        const { utterances = [] } = (kind === 'live' && result?.transcription) || {};
        if (utterances[0]) utterances.unshift(utterances[0]);
      }),
    },
    settings: { only: ['sessions'], audio: SPEECH, patience: patienceForSessions },
  },
  {
    finds: [
      'default-limit: /items.length must be',
      'page-addresses: /current leads to another page',
      'page-end: page.items must be',
      'offset: /items/0 must be',
      'pages: /items.length must be at most 2',
    ],
    hooks: {
      ...spoilListQuery((query) => {
        if (query.size === 0) query.set('limit', '1');
        // An offset in pages.
        if (query.get('limit') === '2' && query.get('offset') === '1') query.set('offset', '2');
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
    finds: ['pages: is on two pages', 'page-end: page.next must be'],
    hooks: {
      ...spoilListQuery((query) => query.get('offset') === '2' && query.set('offset', '1')),
      ...spoilAnswer('listTranscriptionJobs', (page) => {
        return page.items.length > 0 ? page : { ...page, next: page.current };
      }),
    },
    settings: { only: ['pages'] },
  },
  {
    finds: ['pages: /next is null after'],
    hooks: spoilAnswer('listTranscriptionJobs', (page) => ({ ...page, next: null })),
    settings: { only: ['pages'] },
  },
  {
    finds: ['next-filters: the page of a `next` link'],
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
