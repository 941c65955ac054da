/** The check passes right services, however unusual, and notices what a service does wrong. */
import { expect, it } from 'vitest';
import { checkService } from '../src/check/index.ts';
import { type Change, type Json, startChanged } from './proxy.ts';
import { STOP, start } from './support.ts';

async function failuresOf(url: string): Promise<string[]> {
  const checks = await checkService({ url, key: 'k', patience: 10 });
  return checks
    .filter(({ outcome }) => outcome === 'failed')
    .map(({ name, message }) => `${name}: ${message}`);
}

const request = (change: Change['request']): Change => ({ request: change });
const response = (change: Change['response']): Change => ({ response: change });
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

const unlimited = (body: Json) => (body.maximum_duration_without_endpointing &&= 60);
const rename = (body: Json) => (body.audio_metadata.filename = 'b.wav');
const quiet = (body: Json) => Object.assign(body, QUIET);
const QUIET = { messages_config: { receive_final_transcripts: false } };
/** Wrong services, and the check that notices them. */
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
