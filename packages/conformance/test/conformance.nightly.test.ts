/** The conformance test notices what a service does wrong, and blames no right one. */
import { randomUUID } from 'node:crypto';
import { afterAll, expect, it, vi } from 'vitest';
import { type Phase, testService } from '../src/index.ts';
import { rowOf } from '../src/run.ts';
import * as changes from './changes.ts';
import { type Change, type Json, KEY, startChanged } from './changes.ts';

/** The failures that the test finds in some of its phases, or in all. */
async function failuresOf(
  change: Change | Change[],
  phases?: Phase[],
  without?: string[],
): Promise<string[]> {
  const app = await startChanged([change].flat());
  try {
    const options = { ...app.options, patience: 20, ...(without && { without }) };
    const verdicts = await testService(options, phases);
    return verdicts.filter(({ outcome }) => outcome === 'failed').map(rowOf);
  } finally {
    await app.close();
  }
}

const { answering, bodies, edits, messages, requests, status, url } = changes;
const isJob = ({ request_id, kind }: Json) => request_id && kind;
const job = edits(bodies, (body) => body.status === 'done' && body.kind === 'pre-recorded');
const french = edits(bodies, (body) => body.request_params?.language_config?.languages[0] === 'fr');
const live = edits(bodies, (body) => body.status === 'done' && body.kind === 'live');
const each = edits(bodies, isJob);
const uploaded = edits(bodies, (body) => body.audio_metadata);
const page = edits(bodies, (body) => body.items);
const any = edits(bodies);
const toJobs = edits(requests(/recorded/));
const toSessions = edits(requests(/live/));
const message = edits(messages);
const transcript = edits(messages, ({ type }) => type === 'transcript');
const double = (value: number) => value * 2;
const thousandfold = (value: number) => value * 1000;
/** Jobs are shown as unfinished for a while. */
const late = edits(
  bodies,
  (body) => isJob(body) && Date.now() - Date.parse(body.created_at) < 1000,
)('status', 'processing');
const FIRST = 'result.transcription.utterances.0';

/** Any token opens the session that was created last. */
function anyToken(): Change {
  let path = '';
  return {
    connect: () => path,
    response({ body }) {
      path = body?.url?.replace(/^ws:\/\/[^/]+/, '') ?? path;
    },
  };
}
const withoutKeys: Change = {
  request: ({ headers }) => Object.assign(headers, { 'x-service-key': KEY }),
};
/** The service ignores an option unless another one is there. */
const withoutPartner = edits(requests(/recorded/), ({ language }) => language === undefined);

const JOBS: Phase[] = ['jobs', 'notifications'];
const AGAIN: Phase[] = ['jobs', 'again'];
const SESSIONS: Phase[] = ['sessions'];
const LIST: Phase[] = ['jobs', 'sessions', 'list'];
const REQUESTS: Phase[] = ['sessions', 'requests'];

/** Wrong services by the phases that notice them, each with a part of the line that tells it. */
const WRONG: [phases: Phase[], ...services: [line: string, change: Change | Change[]][]][] = [
  [
    JOBS,
    ['each request has a response', answering(({ url }) => /recorded.+/.test(url), 500)],
    [
      'a valid request is accepted: POST /v2/upload must be accepted, but has 404; for a feature',
      answering(({ url }) => url === '/v2/upload', 404),
    ],
    [
      'accepted: subtitles_config.maximum_rows_per_caption must',
      answering(({ body }) => body?.subtitles_config?.maximum_rows_per_caption === 5, 422),
    ],
    [
      'a body is JSON',
      { response: ({ headers }) => Object.assign(headers, { 'content-type': 'text/html' }) },
    ],
    ['an `audio_url` ends with', uploaded('audio_url', (url: string) => `${url}/x`)],
    ['an upload is described', uploaded('audio_metadata.number_of_channels', 1)],
    ['`result_url` has the ID', any('result_url', (url?: string) => url && `${url.slice(0, -1)}x`)],
    ['a job ends', each('status', 'processing')],
    ['a job of a recording is done', toJobs('audio_url', (url: string) => `${url}stub-error-500`)],
    ['`version` is 2', each('version', 1)],
    ['`created_at` is the time', each('created_at', '2026-01-31T09:30:00Z')],
    ['`completed_at` is the time', job('completed_at', null)],
    ['`error_code` is set', job('error_code', 500)],
    ['`custom_metadata` is returned', job('custom_metadata.a ~/', (list?: []) => list?.flat(3))],
    ['`request_params` has', job('request_params.diarization_config.max_speakers', 9)],
    ['a job that is done has a result', job('result.transcription.utterances', [])],
    ['`file` is the upload', job('file.filename', 'x')],
    ['durations and channels', job('result.metadata.audio_duration', double)],
    ['`billing_time` counts', job('result.metadata.billing_time', double)],
    ['an add-on is in the result', job('result.transcription.sentences')],
    ['an add-on is in the result', withoutPartner('named_entity_recognition')],
    ['`translation` has a result', job('result.translation.results', [{ language: 'de' }])],
    ['the language is the one', toJobs('language_config')],
    ['`speaker` is there', job(`${FIRST}.speaker`)],
    ['times are seconds', job(`${FIRST}.words.0.end`, thousandfold)],
    ['`channel` is one', job(`${FIRST}.channel`, 5)],
    ['an utterance has words', job(`${FIRST}.words`, [])],
    ['words are in the transcript', job('result.transcription.full_transcript', 'Lorem ipsum')],
    ['a callback arrives once', toJobs('callback')],
    ['a notification arrives after', late],
    ['`event` tells a failure', french('status', 'error')],
    ['`callback_url` gets the result', toJobs('callback_url')],
  ],
  [AGAIN, ['a job that has ended stays', each('request_id', () => randomUUID())]],
  [
    SESSIONS,
    ['ServerMessageValue/created_at is missing', message('created_at')],
    ['a session has a WebSocket URL', any('url', (url?: string) => url?.replace('ws', 'http'))],
    ['the URL opens a WebSocket, also once more', any('url', (url?: string) => url && `${url}x`)],
    ['a URL with another token', anyToken()],
    ['`stop_recording` ends', { frame: (frame) => !`${frame}`.includes('stop_recording') }],
    ['a silence of `endpointing`', toSessions('endpointing', 10)],
    ['`session_id` is that', message('session_id', 'x')],
    ['`created_at` of a message', message('created_at', '1970-01-01T00:00:00Z')],
    ['messages arrive if', toSessions('messages_config')],
    ['callbacks arrive if', toSessions('callback_config.receive_final_transcripts', true)],
    ['a resumed session goes on', transcript('data.utterance.end', 0)],
    ['only one of an utterance is final', transcript('data.is_final', true)],
    ['times of messages count', transcript('data.utterance.end', 1)],
    ['an utterance has at most', toSessions('maximum_duration_without_endpointing', 60)],
    ['the language is the one', toSessions('language_config')],
    ['the job has what the session sent', live('result.transcription.utterances', [])],
    ['a session has a job', live('status', 'processing')],
  ],
  [
    REQUESTS,
    ['a call without a valid API key', withoutKeys],
    ['is accepted: beyond its bounds', toSessions('channels', 1)],
    [
      'a refused session says',
      { response: (answer) => answer.status === 422 && Object.assign(answer, { body: '' }) },
    ],
  ],
  [
    LIST,
    ['`kind` is that', page('items.0.kind', 'live')],
    ['filters select', url(/&custom_metadata[^&]*/)],
    ['a page has at most', url(/transcription\??$/, 'transcription?limit=50')],
    ['`offset` skips', url(/&offset=15$/)],
    ['`next` leads', page('next', (url: string | null, { current }: Json) => url ?? current)],
    ['`first` and `current`', page('first', (_: string, { current }: Json) => current)],
  ],
];

/** Adds a field to each object, except to what a client sent. */
function extend(value: Json): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, item] of Object.entries(value))
    if (!['custom_metadata', 'request_params'].includes(name)) extend(item);
  if (!Array.isArray(value)) value.later = { added: true };
}
const elsewhere = (url?: string | null) => url?.replace(/\/\/[^/]+/, '//other.invalid') ?? url;
/** Right services, in what the interface leaves open. */
const RIGHT: [string, ...Change[]][] = [
  [
    'another order, other statuses, and more fields',
    page('items', (items?: Json[]) => items?.toReversed()),
    status(201, 200),
    status(422, 400),
    status(404, 403),
    { response: ({ body }) => extend(body) },
    messages(extend),
  ],
  [
    'no file, no parameters, and no processing',
    job('file'),
    each('request_params'),
    any('status', (name?: string) => name?.replace(/^p.*/, 'queued')),
  ],
  [
    'sessions that are not named after jobs, and no transcription of them',
    message('session_id', (id: string) => `s-${id.slice(0, 8)}`),
    live('result.transcription'),
  ],
  [
    'URLs on another host, with a query',
    url(/\?v=2$/),
    any('result_url', (url?: string) => elsewhere(url && `${url}?v=2`)),
    any('url', (url?: string) => url && `${url}&region=eu-west`),
    page('next', elsewhere),
  ],
  [
    'IDs in upper case, kilobytes, 32-bit numbers, and other times',
    uploaded('audio_metadata.size', (size: number) => Math.round(size / 1000)),
    any('id', (id?: string) => id?.toUpperCase()),
    live('request_params.endpointing', Math.fround),
    job('completed_at', (date: string) => date.replace(/\.\d+/, '')),
    any('created_at', (date?: string) => date?.replace('Z', '+00:00')),
  ],
  [
    'a cursor, and other texts',
    page('next', (url: string | null) => url && `${url}&cursor=a%2Fb`),
    url(/&cursor=a%2Fb/),
    job('result.transcription.full_transcript', 'Speaker 1: Hello'),
    job('file.filename', null),
  ],
];

// Several at a time, because a test mostly waits.
vi.setConfig({ maxConcurrency: 4, testTimeout: 600_000 });
afterAll(() => vi.resetConfig());

const wrong = WRONG.flatMap(([phases, ...services]) =>
  services.map((service) => [...service, phases] as const),
);
it.concurrent.each(wrong)(
  'the conformance test notices a wrong service: %s',
  async (line, change, phases) => {
    expect((await failuresOf(change, phases)).join('\n')).toContain(line);
  },
);

it.concurrent.each(RIGHT)(
  'the conformance test blames no right service: %s',
  async (_, ...change) => {
    expect(await failuresOf(change)).toEqual([]);
  },
);

it('the conformance test ends and blames nothing if only ten requests a second are allowed', async () => {
  let [second, count] = [0, 0];
  const request = (call: changes.Call) => {
    const now = Math.floor(Date.now() / 1000);
    [second, count] = now === second ? [second, count + 1] : [now, 1];
    if (count > 10) call.status = 429;
  };
  expect(await failuresOf({ request })).toEqual([]);
});

it('the conformance test serves its own recording to a service without uploads, and skips what is said to be missing', async () => {
  const isMissing = ({ url }: { url: string }) => /upload|v2.live/.test(url);
  expect(await failuresOf(answering(isMissing, 404), undefined, ['uploads', 'sessions'])).toEqual(
    [],
  );
});
