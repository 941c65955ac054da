/** The check of a service notices what a service does wrong, and blames no right one. */
import { randomUUID } from 'node:crypto';
import { afterAll, expect, it, vi } from 'vitest';
import { checkService } from '../src/index.ts';
import { rowOf } from '../src/run.ts';
import * as changes from './changes.ts';

type Json = changes.Json;

const KEY = 'a-long-key';
const STOP = '{"type":"stop_recording"}';
const NOTICED = new Error('the line has been printed');

/** The failures that the check finds, until the line is among them. */
async function failuresOf(change: changes.Change, line: string): Promise<string[]> {
  const app = await changes.startChanged(KEY, change);
  const failures: string[] = [];
  const url = app.listeningOrigin;
  const onCheck = (check: Parameters<typeof rowOf>[0]) => {
    if (check.outcome !== 'failed') return;
    failures.push(rowOf(check));
    if (failures.at(-1)?.includes(line)) throw NOTICED;
  };
  try {
    await checkService({ url, key: KEY, onCheck });
  } catch (error) {
    if (error !== NOTICED) throw error;
  } finally {
    const connections = () => app.websocketServer.clients.size;
    await vi.waitUntil(() => connections() === 0, { timeout: 10_000 });
    await app.close();
  }
  return failures;
}

const { all, bodies, edits, query, requests } = changes;
const uploaded = edits(bodies, (body) => body.audio_metadata);
const job = edits(bodies, ({ status, kind }) => status === 'done' && kind === 'pre-recorded');
const live = edits(bodies, ({ status, kind }) => status === 'done' && kind === 'live');
const failed = edits(bodies, ({ status }) => status === 'error');
const refusal = edits(bodies, ({ statusCode }) => statusCode);
const page = edits(bodies, ({ items }) => items);
const any = edits(bodies);
const toJobs = edits(requests(/recorded/));
const toSessions = edits(requests(/live/));
const message = edits(changes.messages);
const transcript = edits(changes.messages, ({ type }) => type === 'transcript');
const partial = edits(changes.messages, ({ data }) => data.is_final === false);
const notified = edits(changes.notifications);
const dropped = (isDropped: (message: Json) => boolean) =>
  changes.messages((value) => !isDropped(value));
const next = (from: RegExp) => page('next', (url: string | null) => url?.replace(from, '') ?? null);

const thousandfold = (seconds: number) => seconds * 1000;
const half = (seconds: number) => seconds / 2;
const billedOnce = (metadata: Json) => ({ ...metadata, billing_time: metadata.audio_duration });
const double = (value: number) => value * 2;
const withQuery = (url?: string) => url && `${url}?v=2`;
const on = (toggle?: boolean) => toggle ?? true;
const reversed = (list?: Json[]) => list?.toReversed();
const startsKey = (key?: string) => key && KEY.startsWith(key);
const PARAMS = 'request_params';
const FIRST = 'result.transcription.utterances.0';
const PARTIALS = 'messages_config.receive_partial_transcripts';
const CALLBACKS = 'callback_config.receive_partial_transcripts';

/** Accepts any token. */
const anyToken: changes.Change = (_, { sessions }) => {
  sessions.get = () => [...sessions.values()][0];
};
/** Ends sessions with their connections. */
const unresumable: changes.Change = ({ websocketServer }, { sessions }) =>
  websocketServer.on('connection', (socket) => socket.on('close', () => sessions.clear()));
const refuseWav = changes.frames((frame, socket) => {
  if (frame.includes('RIFF')) socket.close();
});

const failing = changes.status(422, 500);
const redirected = changes.response(({ kind }, reply) => {
  if (kind) reply.code(302).header('location', '/elsewhere');
});

/** Wrong services, and a part of the line that tells what is wrong. */
const WRONG: [line: string, change: changes.Change][] = [
  ['UploadResponse/audio_metadata/size: is missing', uploaded('audio_metadata.size')],
  ['Job/file/id: is missing', job('file.id')],
  ['PreRecordedCallback/event: is missing', notified('event')],
  ['Job/error_code: is missing', all(failed('error_code'), uploaded('audio_url', withQuery))],
  ['ErrorResponse/message: is missing', refusal('message')],
  ['ServerMessageValue/created_at: is missing', message('created_at')],
  ['Job/kind: is missing', page('items.0.kind')],
  ['upload: audio_url', uploaded('audio_url', (url: string) => `${url}/x`)],
  ['upload: filename', uploaded('audio_metadata.filename', 'b.wav')],
  ['upload: extension', uploaded('audio_metadata.extension', '')],
  ['upload: size', uploaded('audio_metadata.size', double)],
  ['upload: audio_duration', uploaded('audio_metadata.audio_duration', thousandfold)],
  ['two channels: audio_duration', uploaded('audio_metadata.audio_duration', 4)],
  ['two channels: number_of_channels', uploaded('audio_metadata.number_of_channels', 1)],

  ['result_url', any('result_url', (url?: string) => url && `${url.slice(0, -1)}x`)],
  [': id: must be', job('id', (_: string, { file }: Json) => file.id)],
  ['Job/result: is missing', job('result')],
  ['custom_metadata', job('custom_metadata.a ~/', (list?: Json[]) => list?.flat(3))],
  ['job completed_at: must not be before', job('completed_at', '2020-01-01T00:00:00Z')],
  ['success, but it is 302', redirected],
  ['content-type: must be', changes.response((_, reply) => void reply.type('text/html'))],
  ['job created_at: must be the time', any('created_at', '1970-01-01T00:00:00Z')],
  ['diarization_config.max_speakers: must be', job(`${PARAMS}.diarization_config.max_speakers`, 9)],
  ['target_languages.length', job(`${PARAMS}.translation_config.target_languages`, ['de'])],
  ['file.id', job('file.id', 'x')],
  ['file.filename', job('file.filename', 'x')],
  ['file.audio_duration', job('file.audio_duration', thousandfold)],
  ['file.number_of_channels', job('file.number_of_channels', 2)],
  ['status: must be `done`', toJobs('audio_url', (url: string) => `${url}stub-error-500`)],
  ['status: must become', any('status', (name?: string) => name && 'processing')],

  ['job audio_duration', job('result.metadata.audio_duration', thousandfold)],
  ['job number_of_distinct', job('result.metadata.number_of_distinct_channels', 2)],
  ['job billing_time', job('result.metadata.billing_time', double)],
  ['channels, with a callback: job billing_time', job('result.metadata', billedOnce)],
  ['transcription: must have', job('result.transcription.full_transcript', 'Lorem ipsum')],
  ['job subtitles: must be absent', job('result.transcription.subtitles', [])],
  ['job sentences: must be there', job('result.transcription.sentences')],
  ['speaker: must', job(`${FIRST}.speaker`)],
  ['job summarization: must be absent', job('result.summarization', {})],
  ['job translations: must be 2', job('result.translation.results', [{ language: 'de' }])],
  ['job languages: must be "fr"', toJobs('language_config')],
  ['job language: must be en', job(`${FIRST}.language`, 'es')],
  ['job language: must be in `languages`', job('result.transcription.languages', [])],
  ['job channel: must be 0 or 1', job(`${FIRST}.channel`, 5)],
  ['job times: must be seconds', job(`${FIRST}.words.0.end`, thousandfold)],
  ['job order of times', job(`${FIRST}.words`, reversed)],

  ['notification to /put: must arrive by PUT', toJobs('callback_config.method')],
  ['notification to /off: must not arrive', toJobs('callback', true)],
  ['notification to /post: must arrive', notified('id', '9f4e7c12-3a8b-4d56-b0e1-6c7d8e9fa0b2')],
  ['event: must tell a failure', notified('event', (event?: string) => event && 'done')],
  ['notification to /failed', changes.notifications(({ event }) => event !== 'stub.error')],
  ['notification to /result', toJobs('callback_url')],
  ['callback_url: must receive the result', notified('transcription')],

  ['POST /v2/live: must be refused', changes.keys(/live/, () => KEY)],
  ['POST /v2/upload: must be refused', changes.keys(/./, (key) => key?.replace(/-x$/, ''))],
  ['POST /v2/upload: must be refused', changes.keys(/./, (key) => (startsKey(key) ? KEY : key))],
  ['POST /v2/upload: must be refused', changes.keys(/./, (key) => key?.toLowerCase())],
  ['status: must be 401', changes.status(401, 403)],
  ['statusCode: must be 401', refusal('statusCode', 500)],
  ['POST /v2/upload without `audio`: must be refused', failing],
  ['diarization: "yes": must be refused, but has 500', failing],
  ['audio_url: missing: must be refused, but has 500', failing],
  ['encoding: "unlisted": must be refused, but has 500', failing],
  ['limit=0: must be refused, but has 500', failing],
  ['an unknown job: must be refused, but has 200', changes.status(404, 200)],

  ['url: must be the URL of a WebSocket', any('url', (url?: string) => url?.replace('ws', 'http'))],
  ['token: must be refused', anyToken],
  ['url: must differ', any('url', 'ws://speech.invalid')],
  ['audio_chunk messages: final transcript', changes.frames((frame) => frame.includes('chunk'))],
  ['WAV header: connection', refuseWav],
  ['in A-law, as silence: session audio_duration', toSessions('encoding')],
  ['in another format: session audio_duration', toSessions('sample_rate', 16_000)],
  ['message language: must be "fr"', toSessions('language_config')],
  ['connection: must close', changes.frames((frame) => String(frame) === STOP)],
  ['close code', changes.closing((end) => end(1011))],
  ['lost connection: connection: must open', unresumable],
  ['endpointing: must end', toSessions('endpointing', 10)],
  ['one utterance: must last', toSessions('endpointing', 0.05)],
  ['maximum_duration_without_endpointing', toSessions('maximum_duration_without_endpointing', 60)],
  ['session_id: must be the same', message('session_id', () => randomUUID())],
  ['session_id of a session: must be', message('session_id', 'x')],
  ['message times: must be seconds', transcript('data.utterance.end', thousandfold)],
  ['times of transcripts', transcript('data.utterance.end', 0.1)],

  ['final transcript of messages: must not arrive', toSessions('messages_config')],
  ['partial transcript of messages: must arrive', dropped(({ data }) => data.is_final === false)],
  ['final transcript: must arrive', dropped(({ data }) => data.is_final)],
  [
    'other message of messages: must not arrive',
    all(toSessions(PARTIALS, true), partial('data', {}), partial('type', 'x')),
  ],
  ['partial transcript of callbacks: must not arrive', toSessions(CALLBACKS, true)],
  ['notification to /session-off: must not', toSessions('callback', on)],
  ['partial transcript of callbacks: must arrive', toSessions('callback')],

  ['live job: must be in the list', live('status', 'processing')],
  ['request_params.endpointing', live('request_params.endpointing', (time: number) => time + 0.2)],
  ['resumed session', live('result.metadata.audio_duration', half)],
  ['session messages', live('result.messages', [])],
  ['session utterances', live('result.transcription.utterances', [])],
  ['session chapterization: must be there', live('result.chapterization')],

  ['custom_metadata[run]=ID: must match', page('items.0.custom_metadata.later', true)],
  ['kind=live: must match', query(/kind=\w+(?=&limit)/)],
  ['kind=live&kind=pre-recorded&kind=live: must be', query(/(&kind=[\w-]+){3}/, '&kind=live')],
  ['status=error of the run: must be', query(/status=error$/, 'status=queued')],
  ['status=processing: must be []', query(/status=queued&status=processing/)],
  ['status=queued&status=done&status=error&status=queued', query(/(&status=\w+){3}/)],
  ['jobs of the run: must be', query(/custom_metadata[^&]*/)],
  ['custom_metadata[other]=ID: must be []', query(/other(%5D=\w{8})/, 'run$1')],
  ['must be []', query(/custom_metadata%5Brun%5D=[\w-]{35}$/)],
  ['custom_metadata[other]=1: must be []', query(/&custom_metadata[^&]*other[^&]*/)],
  ['date=2000-01-01: must be []', query(/\bdate=[^&]*/)],
  ['before_date=2000-01-01T00:00:00Z: must be []', query(/before_date=[^&]*/)],
  ['after_date=2100-01-01: must be []', query(/after_date=[^&]*/)],
  ['date: must match', query(/&date=[^&]*/, '&date=2000-01-01')],
  ['offset=1: must skip', query(/offset=1$/)],
  ['limit by default', query(/transcription\??$/, 'transcription?limit=50')],
  ['next: must be null', page('next', (url: string | null, { current }: Json) => url ?? current)],
  ['jobs on all pages', page('next', null)],
  ['kind=pre-recorded: must match', next(/kind=[\w-]+/)],
  ['dates on several pages', next(/after_date=[^&]*/)],
  ['limit: must be the most', next(/limit=\d+/)],
  ['first: must be', page('first', (_: string, { current }: Json) => current)],
  ['current: must be', page('current', (_: string, { first }: Json) => first)],
];

/** Adds a field to each object, except to what a client sent. */
function extend(value: Json): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, item] of Object.entries(value))
    if (name !== 'custom_metadata' && name !== 'spelling_dictionary') extend(item);
  if (!Array.isArray(value)) value.later = { added: true };
}

const used = new Set<string>();
function useOnce(url: string): string {
  expect(used).not.toContain(url);
  if (url?.includes('/file/')) used.add(url);
  return url;
}
const upperCase = (id?: string) => id?.toUpperCase();
const wholeSeconds = (date: string) => date.replace(/\.\d+/, '');
const withOffset = (date?: string) => date?.replace('Z', '+00:00');
const elsewhere = (url?: string | null) => url?.replace(/\/\/[^/]+/, '//other.invalid') ?? url;
const withCursor = (url: string | null) => url && `${url}&cursor=a%2Fb`;
/** Right services, in what the interface leaves open. */
const RIGHT: [string, changes.Change][] = [
  ['uploads for one job', toJobs('audio_url', useOnce)],
  ['another order of the list', page('items', reversed)],
  ['more fields', all(changes.response(extend), changes.messages(extend))],
  ['200', changes.status(201, 200)],
  ['400', changes.status(422, 400)],
  ['403 for 404', changes.status(404, 403)],
  ['no file', job('file')],
  ['no parameters', any('request_params')],
  ['no name in the file', job('file.filename', null)],
  ['no processing', any('status', (name?: string) => name?.replace(/^p.*/, 'queued'))],
  ['only transcripts', dropped(({ type }) => type !== 'transcript')],
  ['no close code', changes.closing((end) => end())],
  ['no close frame', changes.closing((_, socket) => socket.terminate())],
  ['URLs on another host', all(any('result_url', elsewhere), page('next', elsewhere))],
  ['a query in result_url', any('result_url', withQuery)],
  ['IDs in upper case', any('id', upperCase)],
  ['32-bit numbers', live(`${PARAMS}.endpointing`, Math.fround)],
  ['whole seconds', job('completed_at', wholeSeconds)],
  ['dates with an offset', any('created_at', withOffset)],
  ['a cursor', all(page('next', withCursor), query(/&cursor=a%2Fb/))],
  ['speakers in the text', job('result.transcription.full_transcript', 'Speaker 1: Hello')],
  ['kilobytes', uploaded('audio_metadata.size', (size: number) => Math.round(size / 1000))],
];

// Several at a time, because a check mostly waits.
vi.setConfig({ maxConcurrency: 16, testTimeout: 600_000 });
afterAll(() => vi.resetConfig());

it.concurrent.each(WRONG)('the check notices a wrong service: %s', async (line, change) => {
  expect((await failuresOf(change, line)).join('\n')).toContain(line);
});

it.concurrent.each(RIGHT)('the check blames no right service: %s', async (_, change) => {
  expect(await failuresOf(change, '')).toEqual([]);
});

it('the check blames nothing on the list if no job can be created', async () => {
  const failures = await failuresOf(changes.status(201, 501), 'no such line');
  expect(failures.length).toBeGreaterThan(0);
  expect(failures.filter((line) => line.includes('of the list'))).toEqual([]);
});
