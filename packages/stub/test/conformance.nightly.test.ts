/** The check of a service notices what a service does wrong, and blames no right one. */
import { expect, it } from 'vitest';
import { checkService, rowOf } from '../src/check/index.ts';
import { type Change, type Json, startChanged } from './proxy.ts';
import { STOP, start } from './support.ts';

const KEY = 'a-long-key';

/** The lines of the checks that a service with a change fails. */
async function failuresOf(change: Change): Promise<string[]> {
  const stub = await start({ key: KEY });
  const url = await startChanged(stub.url, change);
  const checks = await checkService({ url, key: KEY, patience: 15 });
  return checks.filter(({ outcome }) => outcome === 'failed').map(rowOf);
}

/** Changes the value at a path, if what it is in is there. Without a new value, it is deleted. */
function set(value: Json, path: string, to?: unknown): void {
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const parent = keys.reduce((found, key) => found?.[key], value);
  if (typeof parent !== 'object' || parent === null) return;
  const changed = typeof to === 'function' ? to(parent[last], value) : to;
  if (changed === undefined) delete parent[last];
  else parent[last] = changed;
}

type Edit = [path: string, to?: unknown];
const inResponse =
  (isMeant: (body: Json) => unknown) =>
  (...edit: Edit): Change => ({
    response: (body) => {
      for (const one of [body, ...(body.items ?? [])]) if (isMeant(one)) set(one, ...edit);
    },
  });
const inRequest =
  (isMeant: RegExp) =>
  (...edit: Edit): Change => ({
    request: (body, call) => isMeant.test(call) && set(body, ...edit),
  });
const uploaded = inResponse((body) => body.audio_metadata);
const job = inResponse(({ status, kind }) => status === 'done' && kind === 'pre-recorded');
const live = inResponse(({ status, kind }) => status === 'done' && kind === 'live');
const failed = inResponse(({ status }) => status === 'error');
const refusal = inResponse(({ statusCode }) => statusCode);
const page = inResponse(({ items }) => items);
const any = inResponse(() => true);
const anyRequest = inRequest(/./);
const toJobs = inRequest(/recorded/);
const toSessions = inRequest(/live/);
const message = (...edit: Edit): Change => ({ message: (one) => set(one, ...edit) });
const transcript = (...edit: Edit): Change => ({
  message: (one) => one.type === 'transcript' && set(one, ...edit),
});
const without = (drops: (message: Json) => unknown): Change => ({ message: (one) => !drops(one) });
const notified = (...edit: Edit): Change => ({ notify: ({ body }) => set(body, ...edit) });
const status = (from: number, to: number): Change => ({
  status: (one) => (one === from ? to : one),
});
/** Lets calls of an operation have any key. */
const anyKey = (operation: RegExp) => keys(operation, () => KEY);
const keys = (operation: RegExp, change: (key?: string) => unknown): Change => ({
  headers: (headers, call) =>
    operation.test(call) && set(headers, 'x-service-key', change(headers['x-service-key'])),
});
const query = (from: RegExp, to = ''): Change => ({
  path: (path) => (path.startsWith('/v2/transcription') ? path.replace(from, to) : path),
});
const next = (from: RegExp) => page('next', (url: string | null) => url?.replace(from, '') ?? null);

const thousandfold = (seconds: number) => seconds * 1000;
const double = (value: number) => value * 2;
const BLOCK = { success: true, is_empty: true, exec_time: 1, error: null, results: [] };
const unasked = (block: Json) => block ?? { ...BLOCK, results: '' };
const reversed = (list?: Json[]) => list?.toReversed();
const english = (list?: Json[]) => list?.map((one) => ({ ...one, language: 'en' }));
const PCM = 'wav/pcm';
const PARTIAL = 'receive_partial_transcripts';
const isWav = (bytes: Buffer) => bytes.includes('RIFF');
const FIRST = 'result.transcription.utterances.0';

/** Wrong services, each with a part of the line that tells what is wrong. */
const WRONG: [line: string, change: Change][] = [
  ['UploadResponse/audio_metadata/size: is missing', uploaded('audio_metadata.size')],
  ['UploadResponse/audio_url: must be an absolute URI', uploaded('audio_url', 'a.wav')],
  ['upload: audio_url', uploaded('audio_url', (url: string) => `${url}/x`)],
  ['upload: filename', uploaded('audio_metadata.filename', 'b.wav')],
  ['upload: extension', uploaded('audio_metadata.extension', '')],
  ['large upload with two channels: size', uploaded('audio_metadata.size', 1)],
  ['upload: size', uploaded('audio_metadata.size', double)],
  ['upload: audio_duration', uploaded('audio_metadata.audio_duration', thousandfold)],
  ['two channels: audio_duration', uploaded('audio_metadata.audio_duration', 4)],
  ['two channels: number_of_channels', uploaded('audio_metadata.number_of_channels', 1)],
  ['POST /v2/upload without `audio`', { form: (text) => text.replace('"file"', '"audio"') }],

  ['result_url', any('result_url', (url?: string) => url && `${url.slice(0, -1)}x`)],
  [': id: must be', job('id', (_: string, { file }: Json) => file.id)],
  ['Job/id: must be a UUID', job('id', '7')],
  ['Job/completed_at: must be a date', job('completed_at', 'yesterday')],
  ['Job/completed_at: is missing', job('completed_at')],
  ['completed_at: must not be before', job('completed_at', '2000-01-01T00:00:00Z')],
  ['Job/result: is missing', job('result')],
  ['custom_metadata', toJobs('custom_metadata')],
  ['custom_metadata', job('custom_metadata.a ~/.4', {})],
  ['custom_metadata', job('custom_metadata.a ~/.0', 12)],
  ['custom_metadata', job('custom_metadata.a ~/', (list?: Json[]) => list?.flat(3))],
  ['custom_metadata', job('custom_metadata.text', 'Umlaut')],
  ['request_params.diarization', job('request_params.diarization', false)],
  ['file.filename', job('file.filename', 'x')],
  ['file.audio_duration', job('file.audio_duration', thousandfold)],
  ['file.number_of_channels', job('file.number_of_channels', 2)],
  ['Job/file/id: is missing', job('file.id')],
  ['status: must be `done`', toJobs('audio_url', (url: string) => `${url}stub-error-500`)],
  ['status: must become', any('status', (one?: string) => one && 'processing')],
  ['job that fails: Job/error_code: is missing', failed('error_code')],
  ['job that fails: Job/completed_at: is missing', failed('completed_at')],

  ['job audio_duration', job('result.metadata.audio_duration', thousandfold)],
  ['job number_of_distinct', job('result.metadata.number_of_distinct_channels', 2)],
  ['job billing_time', job('result.metadata.billing_time', double)],
  ['transcription_time: is missing', job('result.metadata.transcription_time')],
  ['transcription: must have', job('result.transcription')],
  ['transcription: must have', job('result.transcription.full_transcript', '')],
  ['transcription subtitles: must be absent', job('result.transcription.subtitles', [])],
  ['transcription subtitles: must be there', job('result.transcription.subtitles')],
  ['transcription sentences: must be absent', job('result.transcription.sentences', [])],
  ['transcription sentences: must be there', job('result.transcription.sentences')],
  ['speaker: must', job(`${FIRST}.speaker`, 0)],
  ['speaker: must', job(`${FIRST}.speaker`)],
  ['job summarization: must be absent', job('result.summarization', unasked)],
  ['job summarization: must be there', job('result.summarization')],
  [
    'job translations: must be 2',
    job('result.translation.results', (list: Json[]) => list.slice(1)),
  ],
  ['sentiment_analysis/results: must be', job('result.sentiment_analysis.results', [])],
  ['audio_to_llm/error: must be null', job('result.audio_to_llm.error', {})],
  [
    'named_entity_recognition/exec_time: is missing',
    job('result.named_entity_recognition.exec_time'),
  ],
  ['job languages: must be "fr"', toJobs('language_config')],
  ['job language: must be in en', job(`${FIRST}.language`, 'es')],
  ['job language: must be in it', job('result.transcription.languages', ['it', 'en'])],
  ['job times: must be seconds', job(`${FIRST}.end`, thousandfold)],
  ['job times: must be seconds', job(`${FIRST}.words.0.end`, thousandfold)],
  ['job order of times', job(`${FIRST}.words`, reversed)],
  ['job channel', job(`${FIRST}.channel`, 3)],
  ['words/*/confidence: is missing', job(`${FIRST}.words.0.confidence`)],

  ['method of /put: must be PUT', toJobs('callback_config.method')],
  ['notification to /post: must arrive', toJobs('callback', false)],
  ['notification to /off: must not arrive', toJobs('callback', true)],
  ['notification to /every: must not', toJobs('callback', (one?: boolean) => one ?? true)],
  ['PreRecordedCallback/event: is missing', notified('event')],
  ['notification to /post: must arrive', notified('id', '9f4e7c12-3a8b-4d56-b0e1-6c7d8e9fa0b2')],
  ['event: must tell a failure', notified('event', (event?: string) => event && 'done')],
  ['notification to /failed', { notify: ({ body }) => body.event !== 'stub.error' }],
  ['notification to /result', toJobs('callback_url')],
  ['callback_url: must receive the result', notified('transcription')],

  ['POST /v2/upload: must be refused', anyKey(/POST .*upload/)],
  ['POST /v2/pre-recorded: must be refused', anyKey(/POST .*recorded/)],
  ['GET /v2/pre-recorded/ID: must be refused', anyKey(/GET .*recorded/)],
  ['POST /v2/live: must be refused', anyKey(/POST .*live/)],
  ['GET /v2/transcription: must be refused', anyKey(/GET .*transcription/)],
  ['POST /v2/upload: must be refused', keys(/./, (key) => key?.replace(/x$/, ''))],
  ['status: must be 401', status(401, 403)],
  ['ErrorResponse/message: is missing', refusal('message')],
  ['ErrorResponse/statusCode: must be a number', refusal('statusCode', String)],
  ['statusCode: must be 401', refusal('statusCode', 500)],
  ['"diarization":"yes"}: must', anyRequest('diarization', (one: unknown) => one && true)],
  ['{"channels":9}: must', toSessions('channels')],
  ['{"encoding":"mp3"}: must', toSessions('encoding', (one?: string) => one?.replace('mp3', PCM))],
  ['limit=0: must', query(/limit=0/)],
  ['status=finished: must', query(/status=finished/)],
  ['must be refused, but has 500', status(422, 500)],
  ['an unknown job: must be refused, but has 200', status(404, 200)],

  ['url: must be the URL of a WebSocket', any('url', (url?: string) => url?.replace('ws', 'http'))],
  ['token: must be refused', { token: 'first' }],
  ['url: must differ', { token: 'same' }],
  ['audio_chunk messages: final transcript', { frame: (text) => !text.includes('chunk') }],
  ['WAV header: connection', { audio: (bytes, client) => void (isWav(bytes) && client.close()) }],
  ['in A-law, which has 8 bits: session audio_duration', toSessions('encoding')],
  ['message language: must be "fr"', toSessions('language_config')],
  ['connection: must close', { frame: (text) => text !== STOP }],
  ['close code', { close: (client) => client.close(1011) }],
  ['lost connection: connection: must open', { lost: STOP }],
  ['endpointing: must end', toSessions('endpointing', 10)],
  ['one utterance: must last', toSessions('endpointing', 0.05)],
  ['maximum_duration_without_endpointing', toSessions('maximum_duration_without_endpointing', 60)],
  [
    'session_id: must be the same',
    message('session_id', (_: string, { created_at }: Json) => created_at),
  ],
  ['session_id of a session: must be', message('session_id', 'x')],
  ['ServerMessageValue/created_at: is missing', message('created_at')],
  ['is_final: must be a boolean', transcript('data.is_final', String)],
  ['utterance/words: is missing', transcript('data.utterance.words')],
  ['message times: must be seconds', transcript('data.utterance.end', thousandfold)],

  ['receive_final_transcripts of messages', toSessions('messages_config')],
  [
    'receive_partial_transcripts of messages',
    toSessions('messages_config.receive_partial_transcripts', true),
  ],
  ['partial transcript of messages', without(({ data }) => data.is_final === false)],
  ['final transcript: must arrive', without(({ data }) => data.is_final)],
  ['only final transcripts of messages', toSessions(`messages_config.${PARTIAL}`, true)],
  ['only final transcripts of callbacks', toSessions(`callback_config.${PARTIAL}`, true)],
  [
    'of callbacks',
    toSessions(
      'callback_config',
      (config: Json, { messages_config }: Json) => config && { ...config, ...messages_config },
    ),
  ],
  ['notification to /session-off: must not', toSessions('callback', true)],
  [
    'notification to /session-left-out: must not',
    toSessions('callback', (one?: boolean) => one ?? true),
  ],
  ['final transcript of callbacks: must arrive', toSessions('callback')],

  ['live job: must be in the list', live('status', 'processing')],
  ['session audio_duration', live('result.metadata.audio_duration', thousandfold)],
  ['session billing_time', live('result.metadata.billing_time', double)],
  ['session chapterization: must be there', live('result.chapterization')],
  ['session summarization: must be absent', live('result.summarization', unasked)],
  ['session languages: must be "fr"', live('result.transcription.languages', ['en'])],
  ['session language: must be in fr', live('result.transcription.utterances', english)],

  ['Job/kind: is missing', page('items.0.kind')],
  ['JobPage/next: is missing', page('next')],
  ['kind=live: must match', query(/kind=\w+(?=&limit)/)],
  ['kind=pre-recorded&kind=live: must be', query(/kind=[\w-]+&(?=kind)/)],
  ['status=done: must match', query(/status=\w+&(?=limit)/)],
  ['status=error&status=done&status=queued: must be', query(/(&status=\w+){2}(?=&status)/)],
  ['jobs of the run: must be', query(/custom_metadata[^&]*/)],
  ['custom_metadata of two fields', query(/custom_metadata[^&]*other[^&]*/)],
  ['date=2000-01-01: must be []', query(/\bdate=[^&]*/)],
  ['before_date=2000-01-01: must be []', query(/before_date=[^&]*/)],
  ['after_date=2100-01-01: must be []', query(/after_date=[^&]*/)],
  ['date: must match', query(/&date=[^&]*/, '&date=2000-01-01')],
  ['limit=1: must be 1', query(/limit=[1-9]+/)],
  ['offset=1: must skip', query(/offset=1$/)],
  ['limit by default', query(/transcription\??$/, 'transcription?limit=50')],
  ['next: must be null', page('next', (url: string | null, { current }: Json) => url ?? current)],
  ['jobs on all pages', page('next', null)],
  ['kind=pre-recorded: must match', next(/kind=[\w-]+/)],
  ['custom_metadata[run]=ID: must match', next(/custom_metadata[^&]*/)],
  ['after_date on several pages', next(/after_date=[^&]*/)],
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
const withOffset = (date?: string) => date?.replace('Z', '+00:00');
/** Right services, in what the interface leaves open. */
const RIGHT: [string, Change][] = [
  ['the stub', {}],
  ['uploads for one job', toJobs('audio_url', useOnce)],
  ['another order of the list', page('items', reversed)],
  ['more fields', { response: extend, message: extend }],
  ['200', status(201, 200)],
  ['202', status(201, 202)],
  ['400', status(422, 400)],
  ['403 for 404', status(404, 403)],
  ['no file', job('file')],
  ['no parameters', any('request_params')],
  ['no name in the file', job('file.filename', null)],
  ['slow responses', { delay: 300 }],
  ['no processing', any('status', (one?: string) => one?.replace(/^p.*/, 'queued'))],
  ['channels from 1', job(`${FIRST}.channel`, 1)],
  ['only transcripts', without(({ type }) => type !== 'transcript')],
  ['no close code', { close: (client) => client.close() }],
  ['no close frame', { close: (client) => client.terminate() }],
  ['a slow end', { close: (client) => setTimeout(() => client.close(1000), 3000) }],
  ['a query in result_url', any('result_url', (url?: string) => url && `${url}?v=2`)],
  ['IDs in upper case', any('id', upperCase)],
  ['dates with an offset', any('created_at', withOffset)],
  ['gzip', { isCompressed: true }],
  [
    'a cursor',
    {
      ...page('next', (url: string | null) => url && `${url}&cursor=a%2Fb`),
      ...query(/&cursor=a%2Fb/),
    },
  ],
  [
    'speakers in the text',
    job('result.transcription.full_transcript', (one: string) => `Speaker 1: ${one}`),
  ],
  ['kilobytes', uploaded('audio_metadata.size', (size: number) => Math.round(size / 1000))],
];

/** Checks services, several at a time, because a check mostly waits. */
async function each<Row>(rows: Row[], check: (row: Row) => Promise<unknown[]>): Promise<unknown[]> {
  const waiting = [...rows];
  const results: unknown[] = [];
  const work = async () => {
    for (let row = waiting.shift(); row; row = waiting.shift()) results.push(...(await check(row)));
  };
  await Promise.all(Array.from({ length: 6 }, work));
  return results;
}

it('the check notices every wrong service', { timeout: 1_800_000 }, async () => {
  const unnoticed = await each(WRONG, async ([line, change]) => {
    const failures = await failuresOf(change);
    return failures.some((failure) => failure.includes(line)) ? [] : [{ line, failures }];
  });
  expect(unnoticed).toEqual([]);
});

it('the check blames no right service', { timeout: 1_800_000 }, async () => {
  const blamed = await each(RIGHT, async ([what, change]) =>
    (await failuresOf(change)).map((failure) => `${what}: ${failure}`),
  );
  expect(blamed).toEqual([]);
});
