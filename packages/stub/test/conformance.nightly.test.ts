/** The Arazzo document and the check pass right services, however unusual, and notice what a service does wrong. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { checkService } from '../src/check/index.ts';
import { type Change, type Json, startChanged } from './proxy.ts';
import { STOP, STUB, start } from './support.ts';

const ROOT = join(STUB, '../..');
const REDOCLY = join(ROOT, 'node_modules/@redocly/cli/bin/cli.js');
const WORKFLOWS = 'openapi/workflows.arazzo.yaml';

/** Runs the workflows on a service. Returns what failed. */
async function respect(url: string, workflow?: string) {
  const options = ['-S', `rest=${url}`, '-i', 'key=k', '--severity', 'SCHEMA_CHECK=off'];
  const args = [REDOCLY, 'respect', WORKFLOWS, ...options];
  const env = { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' };
  const only = workflow ? ['-w', workflow] : [];
  const child = spawn(process.execPath, [...args, ...only], { cwd: ROOT, env });
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  return { code, failures: output.split('Failed tests info:')[1] ?? '' };
}

async function failuresOf(url: string): Promise<string[]> {
  const checks = await checkService({ url, key: 'k', patience: 10 });
  return checks
    .filter(({ outcome }) => outcome === 'failed')
    .map(({ name, message }) => `${name}: ${message}`);
}

const request = (change: Change['request']): Change => ({ request: change });
const response = (change: Change['response']): Change => ({ response: change });
const path = (from: string | RegExp, to: string): Change => ({ path: (p) => p.replace(from, to) });
const status = (from: number, to: number): Change => ({ status: (s) => (s === from ? to : s) });
/** Changes finished jobs, also in a list. */
const job = (change: (job: Json) => void) =>
  response((body) => {
    for (const one of [body, ...(body.items ?? [])]) if (one.status === 'done') change(one);
  });
const result = (change: (result: Json) => void) => job((one) => change(one.result));
const spoken = (change: (utterance: Json) => void) =>
  result(({ transcription }) => transcription && change(transcription.utterances[0]));
const transcript = (change: (data: Json) => void): Change => ({
  message: ({ type, data }) => void (type === 'transcript' && change(data)),
});

const UPLOAD = 'transcribe-an-upload';
const LIST = 'list-of-jobs';
const BLOCK = { success: true, is_empty: true, exec_time: 1, error: null, results: [] };
const KEY = (headers: Json) => (headers['x-service-key'] = 'k');
/** Wrong services, the workflow that notices them, and what it says. */
const WRONG_BY_WORKFLOW: [string, Change, string, RegExp][] = [
  ['no metadata', request((body) => delete body.custom_metadata), UPLOAD, /custom_metadata/],
  ['numbers as text', job((one) => (one.custom_metadata.visit = '12')), UPLOAD, /metadata.visit/],
  ['only ASCII', job((one) => (one.custom_metadata.text = 'Umlaut')), UPLOAD, /metadata.text/],
  ['a translation unasked', result((one) => (one.translation = BLOCK)), UPLOAD, /translation/],
  ['speakers unasked', spoken((one) => (one.speaker = 0)), UPLOAD, /speaker/],
  ['another language', spoken((one) => (one.language = 'fr')), UPLOAD, /language/],
  ['two channels', job((one) => (one.file.number_of_channels = 2)), UPLOAD, /channels/],
  ['no end of a job', job((one) => delete one.completed_at), UPLOAD, /completed_at/],
  ['no translation', request((body) => delete body.translation), UPLOAD, /translation/],
  ['one translation', result((one) => one.translation?.results.pop()), UPLOAD, /translation/],
  ['no sentences', result((one) => delete one.transcription.sentences), UPLOAD, /sentences/],
  ['any channels', request((body) => delete body.channels), 'refused-requests', /channels/],
  ['500 for 422', status(422, 500), 'refused-requests', /job-without-url/],
  ['200 for 404', status(404, 200), 'refused-requests', /unknown-job/],
  ['403 for 401', status(401, 403), 'keys', /list-without-key/],
  ['any key', { headers: KEY }, 'keys', /list-without-key/],
  ['no status in errors', response((body) => delete body.statusCode), 'keys', /statusCode/],
  ['one live session', response((body) => (body.url = 'ws://x/')), 'live-sessions', /url/],
  ['no WebSocket', response((body) => (body.url = 'http://x/')), 'live-sessions', /url/],
  ['any limit', path('limit=1', 'limit=2'), LIST, /first-page/],
  ['no offset', path('offset=1', ''), LIST, /second-page/],
  ['any kind', path('kind=live', ''), LIST, /by-kind/],
  ['any status', path('status=done', ''), LIST, /by-status/],
  ['any date', path(/before_date=[^&]*/, ''), LIST, /before-any-job/],
  ['any metadata', path(/custom_metadata[^&]*/, ''), LIST, /by-metadata/],
];

const unlimited = (body: Json) => (body.maximum_duration_without_endpointing &&= 60);
const rename = (body: Json) => (body.audio_metadata.filename = 'b.wav');
const quiet = (body: Json) => Object.assign(body, QUIET);
const QUIET = { messages_config: { receive_final_transcripts: false } };
/** Wrong services, and the check that notices them. `respect` doesn't know the formats of JSON Schema. */
const WRONG_BY_CHECK: [string, Change, RegExp][] = [
  ['no size of uploads', response((body) => delete body.audio_metadata?.size), /^upload and/],
  ['no URL of uploads', response((body) => (body.audio_url &&= 'a.wav')), /^upload and/],
  ['no result', job((one) => delete one.result), /^upload and/],
  ['dates in words', job((one) => (one.completed_at = 'yesterday')), /^upload and/],
  ['an early end', job((one) => (one.completed_at = '2000-01-01T00:00:00Z')), /before created_at/],
  ['words backwards', spoken((one) => one.words.reverse()), /backwards/],
  ['milliseconds', spoken((one) => (one.end *= 1000)), /not in seconds/],
  ['a fourth channel', spoken((one) => (one.channel = 3)), /channels/],
  ['other names', response((body) => body.audio_metadata && rename(body)), /^the name of/],
  ['double bills', result((one) => (one.metadata.billing_time *= 2)), /^billing_time/],
  ['only POST', request((body) => delete body.callback_config?.method), /^callback by PUT/],
  ['callbacks unasked', request((body) => (body.callback = true)), /^no callback if/],
  ['no callbacks', request((body) => delete body.callback), /^callback by POST/],
  ['no results sent', request((body) => delete body.callback_url), /^callback_url/],
  ['no created_at', { message: (one) => delete one.created_at }, /^audio in binary/],
  ['two session IDs', { message: (one) => (one.session_id = one.created_at) }, /^audio in binary/],
  ['no Boolean is_final', transcript((data) => (data.is_final = 'no')), /^audio in binary/],
  ['only partial', { message: ({ data }) => !data.is_final }, /^audio in binary/],
  ['no end of sessions', { frame: (text) => text !== STOP }, /stays open/],
  ['no audio in JSON', { frame: (text) => !text.includes('chunk') }, /^audio in audio_chunk/],
  ['all messages', request((body) => delete body.messages_config), /every flag off/],
  ['only English', request((body) => delete body.language_config), /^the only language/],
  ['no last words', request((body) => body.endpointing === 10 && quiet(body)), /^stop_recording/],
  ['long utterances', request(unlimited), /^maximum_duration/],
  ['no second connection', { lost: STOP }, /^a lost connection/],
  ['milliseconds live', transcript((data) => (data.utterance.end *= 1000)), /^times are/],
];
/** Adds a field to each object, except to what a client sent. */
function extend(value: Json): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, item] of Object.entries(value)) if (name !== 'custom_metadata') extend(item);
  if (!Array.isArray(value)) value.later = { added: true };
}

const used = new Set<string>();
function useOnce(url: string): void {
  expect(used).not.toContain(url);
  if (url.includes('/file/')) used.add(url);
}
/** Right services, in what the interface leaves open. */
const RIGHT: [string, Change][] = [
  ['the stub', {}],
  ['uploads for one job', request(({ audio_url: url = '' }) => useOnce(url))],
  ['another order of the list', response(({ items }) => items?.reverse())],
  ['more fields', { response: extend, message: extend }],
  ['200', status(201, 200)],
  ['202', status(201, 202)],
  ['no file', job((one) => delete one.file)],
  ['no parameters', job((one) => delete one.request_params)],
  ['slow responses', { delay: 400 }],
  ['no processing', response((body) => (body.status &&= body.status.replace(/^p.*/, 'queued')))],
  ['channels from 1', spoken((one) => (one.channel += 1))],
  ['only transcripts', { message: ({ type }) => type === 'transcript' }],
  ['no close code', { close: (client) => client.close() }],
  ['a query in result_url', response((body) => (body.result_url &&= `${body.result_url}?v=2`))],
];

// A check mostly waits, so they run at the same time.
it('the check notices every wrong service', async () => {
  const stub = await start({ key: 'k' });
  const unnoticed = WRONG_BY_CHECK.map(async ([name, change, found]) => {
    const failures = await failuresOf(await startChanged(stub.url, change));
    return failures.some((failure) => found.test(failure)) ? [] : [{ name, failures }];
  });
  expect((await Promise.all(unnoticed)).flat()).toEqual([]);
});

it('the check blames no right service', async () => {
  const stub = await start({ key: 'k' });
  const blamed = RIGHT.map(async ([name, change]) => {
    const failures = await failuresOf(await startChanged(stub.url, change));
    return failures.map((failure) => `${name}: ${failure}`);
  });
  expect((await Promise.all(blamed)).flat()).toEqual([]);
});

it.each(RIGHT)('the workflows blame no service with %s', async (_, change) => {
  const stub = await start({ key: 'k' });
  const { code, failures } = await respect(await startChanged(stub.url, change));
  expect(code, failures).toBe(0);
});

it.each(WRONG_BY_WORKFLOW)('the workflows notice %s', async (_, change, workflow, message) => {
  const stub = await start({ key: 'k' });
  const first = workflow === LIST ? [UPLOAD, 'live-sessions'] : [];
  for (const before of first) await respect(stub.url, before);
  const { code, failures } = await respect(await startChanged(stub.url, change), workflow);
  expect([code, failures]).toEqual([1, expect.stringMatching(message)]);
});
