/** Checks of recordings: uploads, jobs, and notifications. */
import * as examples from 'speech-to-text-contract/examples';
import { parsePreRecordedRequest } from 'speech-to-text-contract/parse';
import type { PreRecordedResult } from 'speech-to-text-contract/types/tolerant';
import { call, poll, read } from './client.ts';
import { bodyAt, checkNothingAt, urlAt } from './receiver.ts';
import { checkJob, type Options } from './results.ts';
import { Failure, needed, type Run, Skipped } from './run.ts';
import { HEADER, SECOND } from './stream.ts';

const [JOBS, NAME] = ['/v2/pre-recorded', 'ä b.wav'];
const METADATA = {
  text: 'Ümläut 🎤',
  'a ~/': ['12', 'Infinity', 12, 0.1, false, null, {}, [[{ b: null }]]],
};
const WITHOUT_CHECK =
  /^(language(_config)?|detect_language|enable_code_switching|audio_url|callback(_.*)?|custom_metadata)$/;
/** Each documented option, except for languages, whose effects together aren't specified, and URLs. */
export const EVERY: Options = Object.fromEntries(
  Object.values(examples.PreRecordedRequest)
    .flatMap((example) => Object.entries(example))
    .filter(([name]) => !WITHOUT_CHECK.test(name)),
);
const OFF: Options = Object.fromEntries(
  ['callback', ...Object.keys(EVERY)]
    .filter((name) => parsePreRecordedRequest({ audio_url: 'https://a', [name]: false }).ok)
    .map((name) => [name, false]),
);
const FRENCH: Options = {
  callback: true,
  summarization: true,
  subtitles: true,
  language_config: { languages: ['fr'], code_switching: true },
};
/** Uploads the recording, some times in one file, as if it had some channels. */
async function upload(run: Run, channels = 1, times = 1): Promise<string> {
  const sound = Array<Buffer>(times).fill(run.file.subarray(HEADER));
  const file = Buffer.concat([run.file.subarray(0, HEADER), ...sound]);
  const length = file.length - HEADER;
  file.writeUInt32LE(length, HEADER - 4);
  file.writeUInt16LE(channels, 22);
  file.writeUInt32LE(SECOND * channels, 28);
  file.writeUInt16LE(2 * channels, 32);
  const form = new FormData();
  form.set('audio', new File([file], NAME));
  const uploaded = await call(run, 'UploadResponse', ['POST', '/v2/upload', form]);
  const { audio_url, audio_metadata } = uploaded;
  run.is('audio_url', audio_url, new RegExp(`/file/${audio_metadata?.id}([?#]|$)`, 'i'));
  run.is('filename', audio_metadata?.filename, NAME);
  run.is('extension', audio_metadata?.extension, /^\.?wav$/i);
  run.isDuration('audio_duration', audio_metadata?.audio_duration, length / SECOND / channels);
  run.is('number_of_channels', audio_metadata?.number_of_channels, channels);
  // The unit isn't specified. A large file is not zero megabytes.
  const size = audio_metadata?.size ?? file.length;
  const units = [1, 1e3, 1024, 1e6, 1024 ** 2];
  const isSize = units.some((unit) => Math.abs(file.length / unit - size) < 1);
  run.that('size', isSize, `must be that of ${file.length} bytes`, size);
  return needed(audio_url, 'an audio_url');
}

/** Creates a job and polls it until it ends. Its callback goes to a path of the receiver. */
async function endedJob(run: Run, path: string, options: Options, channels?: number) {
  const callback_config = { url: urlAt(run, path), ...(path === 'put' && { method: 'PUT' }) };
  const custom_metadata = { ...run.mark, ...options.custom_metadata };
  const request = { callback_config, ...options, custom_metadata };
  // An upload may serve one job alone.
  request.audio_url ??= await upload(run, channels);
  const created = await call(run, 'PreRecordedJobCreated', ['POST', JOBS, request]);
  const id = needed(created.id, 'an id').toLowerCase();
  run.marked.set(id, custom_metadata);
  run.is('result_url', created.result_url, new RegExp(id, 'i'));
  const url = needed(created.result_url, 'a result_url');
  const job = await poll(run, async () => {
    const shown = await call(run, 'PreRecordedJob', ['GET', url]);
    return shown.status === 'done' || shown.status === 'error' ? shown : undefined;
  });
  if (!job) throw new Failure('status', 'must become `done` or `error`', 'neither');
  run.is('id', job.id?.toLowerCase(), id);
  run.is('custom_metadata', job.custom_metadata ?? {}, custom_metadata);
  return { job, url, id, audio_url: request.audio_url };
}

/** A job that must be done. Returns its URL, and the body of its callback. */
async function transcribe(run: Run, path: string, options: Options, channels?: number) {
  const { job, url, id, audio_url } = await endedJob(run, path, options, channels);
  if (job.status !== 'done') throw new Failure('status', 'must be `done`', job);
  run.is('file.filename', job.file?.filename, NAME);
  run.is('file.id', job.file?.id, new URL(audio_url).pathname.split('/').at(-1));
  const result = needed(job.result, 'a result');
  const seconds = (run.file.length - HEADER) / SECOND / (channels ?? 1);
  checkJob(run, 'job', job, { ...options, channels }, seconds);
  checkTranscription(run, result, options);
  if (!run.receiver) return { url };
  if (options.callback_url) {
    const body = JSON.stringify(await bodyAt(run, 'result', ''));
    const isResult = body.includes(JSON.stringify(result.transcription?.utterances?.[0]?.text));
    run.that('callback_url', isResult, 'must receive the result', body);
  }
  if (options.callback) return { url, callback: await callbackAt(run, path, id) };
  await checkNothingAt(run, path);
  return { url };
}

/** Checks the words and the speakers of a recording. */
function checkTranscription(run: Run, result: PreRecordedResult, { diarization }: Options): void {
  const { full_transcript, utterances } = result.transcription ?? {};
  const word = utterances?.[0]?.words?.[0]?.word?.trim().toLowerCase();
  const isSaid = word && full_transcript?.toLowerCase().includes(word);
  const must = 'must have text, and utterances with its words';
  run.that('transcription', isSaid, must, result.transcription);
  for (const utterance of utterances ?? []) {
    const hasSpeaker = utterance.speaker !== undefined || Boolean(result.diarization);
    const isRight = hasSpeaker === Boolean(diarization);
    run.that('speaker', isRight, 'must be there if diarization is on, and only then', utterance);
  }
}

const callbackAt = async (run: Run, path: string, id: string) =>
  read(run, 'PreRecordedCallback', await bodyAt(run, path, id, path === 'put' ? 'PUT' : 'POST'));

/** Checks a job for a missing upload, whose callback must differ from that of a job that is done. */
async function checkFailedJob(run: Run, doneEvent?: string | null): Promise<void> {
  const url = await upload(run);
  // The ID of the upload is the end of the path.
  const audio_url = url.replace(/\w(?=[?#]|$)/, (last) => (last === '0' ? '1' : '0'));
  const { job, id } = await endedJob(run, 'failed', { audio_url, callback: true }).catch(() => {
    throw new Skipped('a job for a missing upload is refused');
  });
  if (job.status !== 'error') throw new Skipped('a job for a missing upload is done');
  if (!run.receiver) return;
  const { event } = await callbackAt(run, 'failed', id);
  run.that('event', event !== doneEvent, 'must tell a failure from success', event);
}

/** Checks recordings. Returns the URL of a job. */
export async function checkRecordings(run: Run): Promise<string | undefined> {
  const job = (name: string, path: string, options: Options, channels?: number) =>
    run.step(`job ${name}`, () => transcribe(run, path, options, channels));
  await run.step('upload', () => upload(run));
  await run.step('large upload with two channels', () => upload(run, 2, 20));
  const plain = await job('without options', 'plain', { custom_metadata: METADATA });
  await job('with every option, and a callback by PUT', 'put', { ...EVERY, callback: true });
  await job('with every option off', 'off', { ...OFF, callback_url: urlAt(run, 'result') });
  const done = await job('in French, in two channels, with a callback', 'post', FRENCH, 2);
  await run.step('webhook', async () => {
    if (!run.receiver || !run.options.webhook)
      throw new Skipped('pass --webhook if the service sends it to /webhook of the receiver');
    for (const id of run.marked.keys())
      read(run, 'PreRecordedWebhook', await bodyAt(run, 'webhook', id));
  });
  await run.step('job that fails', () => checkFailedJob(run, done?.callback?.event));
  return plain?.url;
}
