/** The conformance test notices what a service does wrong, and blames no right one. */
import { afterAll, expect, it, vi } from 'vitest';
import { testService } from '../src/index.ts';
import { rowOf } from '../src/run.ts';
import * as changes from './changes.ts';
import { type Change, type Json, KEY, startChanged } from './changes.ts';

async function failuresOf(changes: Change[], without = ''): Promise<string[]> {
  const app = await startChanged(changes);
  try {
    const verdicts = await testService({ ...app.options, patience: 20, without });
    return verdicts.filter(({ outcome }) => outcome === 'failed').map(rowOf);
  } finally {
    await app.close();
  }
}

const { answering, edits, url } = changes;
const job = edits('response', ({ status, kind }) => status === 'done' && kind === 'pre-recorded');
const live = edits('response', ({ status, kind }) => status === 'done' && kind === 'live');
const french = edits('response', (body) => /"languages":\["fr"\]/.test(JSON.stringify(body)));
const each = edits('response', ({ request_id, kind }) => request_id && kind);
const uploaded = edits('response', ({ audio_metadata }) => audio_metadata);
const page = edits('response', ({ items }) => items);
const any = edits('response');
const toJobs = edits('request', ({ audio_url }) => audio_url);
const toSessions = edits('request', (_, url) => url === '/v2/live');
const message = edits('message', ({ session_id }) => session_id);
const transcript = edits('message', ({ type }) => type === 'transcript');
const FIRST = 'result.transcription.utterances.0';

/** The service ignores an option unless another one is there. */
const ignoring = edits('request', ({ audio_url, language }) => audio_url && !language);

/** Wrong services, each with a part of the line that tells it. */
const WRONG: [line: string, change: Change][] = [
  ['each request has a response', answering(({ url }) => /recorded.+/.test(url), 500)],
  ['upload must be accepted, but has 404; if', answering(({ url }) => url === '/v2/upload', 404)],
  [
    'maximum_rows_per_caption must be accepted',
    answering(({ body }) => /rows_per_caption":5/.test(JSON.stringify(body)), 422),
  ],
  ['a body is JSON', { response: (answer) => Object.assign(answer, { headers: {} }) }],
  ['an `audio_url` ends with', uploaded('audio_url', (url: string) => `${url}/x`)],
  ['an upload is described', uploaded('audio_metadata.number_of_channels', 1)],
  ['`result_url` has the ID', any('result_url', (url: string) => `${url.slice(0, -1)}x`)],
  ['a job of a recording is done', toJobs('audio_url', (url: string) => `${url}stub-error-500`)],
  ['`kind` and `version` are', each('version', 1)],
  ['`created_at` is the time', each('created_at', '2026-01-31T09:30:00Z')],
  ['`completed_at` is the time', job('completed_at', null)],
  ['`error_code` is set', job('error_code', 500)],
  ['`custom_metadata` is returned', job('custom_metadata.a ~/', (list: []) => list.flat(3))],
  ['`request_params` has', job('request_params.diarization_config.max_speakers', 9)],
  ['a job that is done has a result', job('result.transcription.utterances', [])],
  ['`file` is the audio', job('file.filename', 'x')],
  ['durations and billing', job('result.metadata.audio_duration', (value: number) => value * 2)],
  ['an add-on is in the result', job('result.transcription.sentences')],
  ['an add-on is in the result', ignoring('named_entity_recognition')],
  ['`languages` has the language', live('result.transcription.languages', [])],
  ['`translation` has a result', job('result.translation.results', [{ language: 'de' }])],
  ['the language is the one', toJobs('language_config')],
  ['`speaker` is there', job(`${FIRST}.speaker`)],
  ['times are seconds', job(`${FIRST}.words.0.end`, (time: number) => time * 1000)],
  ['`channel` is one', job(`${FIRST}.channel`, 5)],
  ['an utterance has words', job(`${FIRST}.words`, [])],
  ['a callback arrives once', toJobs('callback')],
  ['`event` tells a failure', french('status', 'error')],
  ['`callback_url` gets the result', toJobs('callback_url')],
  ['ServerMessageValue/created_at is missing', message('created_at')],
  ['a session has a WebSocket URL', any('url', (url: string) => url.replace('ws', 'http'))],
  ['the URL opens none: ', any('url', (url: string) => `${url}x`)],
  ['`stop_recording` ends', { message: ({ type }) => type !== 'stop_recording' }],
  ['a silence of `endpointing`', toSessions('endpointing', 10)],
  ['nothing else ends', toSessions('endpointing', 0.05)],
  ['`session_id` is that', message('session_id', 'x')],
  ['`created_at` of a message', message('created_at', '1970-01-01T00:00:00Z')],
  ['messages arrive if', toSessions('messages_config')],
  ['callbacks arrive if', toSessions('callback_config.receive_final_transcripts', true)],
  ['only one of an utterance is final', transcript('data.is_final', true)],
  ['an utterance has at most', toSessions('maximum_duration_without_endpointing', 60)],
  ['the job has what the session sent', live('result.transcription.utterances', [])],
  ['a session has a job', live('status', 'processing')],
  [
    'a call without a valid API key',
    { request: ({ headers }) => Object.assign(headers, { 'x-service-key': KEY }) },
  ],
  [
    'tr a-zA-Z A-Za-z',
    {
      request: ({ headers }) =>
        Object.assign(headers, { 'x-service-key': headers['x-service-key']?.toLowerCase() }),
    },
  ],
  [
    'custom_metadata.a ~/.6 is wrong. Got: {"expected":null}',
    job('custom_metadata.a ~/', (list: Json[]) => list.slice(0, 6)),
  ],
  ['must be refused for `maximum`', toSessions('channels', 1)],
  ['filters select', url(/&custom_metadata[^&]*/)],
  ['a page has at most', url(/transcription\??$/, 'transcription?limit=50')],
  ['has more jobs', url(/limit=\d+/, 'limit=99')],
  ['`offset` skips', url(/&offset=16$/)],
  ['skips nothing', url(/&offset=1$/)],
  ['on pages of 7', page('next', (url: string | null) => url?.replace(/kind=[^&]*&/, '') ?? null)],
  ['`next` leads', page('next', (url: string | null, { current }: Json) => url ?? current)],
  ['`first` and `current`', page('first', (_: string, { current }: Json) => current)],
];

/** Adds a field to each object, except to what a client sent. */
function extend(value: Json): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, item] of Object.entries(value))
    if (!['custom_metadata', 'request_params'].includes(name)) extend(item);
  if (!Array.isArray(value)) value.later = { added: true };
}
const elsewhere = (url: string | null) =>
  url === null ? null : url.replace(/\/\/[^/]+/, '//other.invalid');
/** Answers 429 to more than ten requests in a second. */
function tenASecond(): Change {
  const times: number[] = [];
  return {
    request(call) {
      if (Number(times.at(-10)) > Date.now() - 1000) call.status = 429;
      else times.push(Date.now());
    },
  };
}
const STATUSES: Record<number, number> = { 201: 200, 422: 400, 404: 403 };
const otherStatus: Change = {
  response: (answer) => Object.assign(answer, { status: STATUSES[answer.status] ?? answer.status }),
};
/** Right services, in what the interface leaves open. */
const RIGHT: [name: string, ...Change[]][] = [
  [
    'another order, other statuses, and more fields',
    page('items', (items: Json[]) => items.toReversed()),
    otherStatus,
    { response: ({ body }) => extend(body) },
    { message: (message) => void (message.session_id && extend(message)) },
  ],
  [
    'no file, no parameters, and no processing',
    job('file'),
    each('request_params'),
    any('status', (name: string) => name.replace(/^p.*/, 'queued')),
  ],
  [
    'sessions that are not named after jobs, and no transcription of them',
    message('session_id', (id: string) => `s-${id.slice(0, 8)}`),
    live('result.transcription'),
  ],
  [
    'URLs on another host, with a query',
    url(/\?v=2$/),
    any('result_url', (url: string) => elsewhere(`${url}?v=2`)),
    any('url', (url: string) => `${url}&region=eu-west`),
    page('next', elsewhere),
  ],
  [
    'IDs in upper case, kilobytes, 32-bit numbers, and other times',
    uploaded('audio_metadata.size', (size: number) => Math.round(size / 1000)),
    any('id', (id: string) => id.toUpperCase()),
    live('request_params.endpointing', Math.fround),
    job('completed_at', (date: string) => date.replace(/\.\d+/, '')),
    any('created_at', (date: string) => date.replace('Z', '+00:00')),
  ],
  [
    'a cursor, and other texts',
    page('next', (url: string | null) => url && `${url}&cursor=a%2Fb`),
    url(/&cursor=a%2Fb/),
    job('result.transcription.full_transcript', 'Speaker 1: Hello'),
    job('file.filename', null),
  ],
  ['only ten requests a second', tenASecond()],
];

// Several at a time, because a test mostly waits.
vi.setConfig({ maxConcurrency: 4, testTimeout: 600_000 });
afterAll(() => vi.resetConfig());

it.concurrent.each(WRONG)(
  'the conformance test notices a wrong service: %s',
  async (line, change) => {
    expect((await failuresOf([change])).join('\n')).toContain(line);
  },
);

it.concurrent.each(RIGHT)(
  'the conformance test blames no right service: %s',
  async (_, ...changes) => {
    expect(await failuresOf(changes)).toEqual([]);
  },
);

it('the conformance test serves its own recording to a service without uploads, and skips what is said to be missing', async () => {
  const missing = answering(({ url }) => /upload|v2.live/.test(url), 404);
  expect(await failuresOf([missing], 'uploads,sessions')).toEqual([]);
});
