/** Uploads and jobs: a job with each valid value of each option, and one that fails. */
import { randomUUID } from 'node:crypto';
import type { PreRecordedJob, UploadResponse } from 'speech-to-text-contract/types/tolerant';
import { bodyOf, call, formWith, poll } from './client.ts';
import { create, FRENCH, JOBS } from './create.ts';
import { HEADER, SECOND } from './live.ts';
import { askJob, hasEnded, idOf, measured } from './relations.ts';
import { equal, inParallel, type Relations, type Run, type Sent, that } from './run.ts';
import { type Body, bodiesOf } from './values.ts';

export const RESULT_URL = '`result_url` has the ID of this job alone';
export const JOB_ENDS = 'a job of a recording is done, and is read at its `result_url`';
export const FAILS = 'a job of a missing upload fails';
const IS_OPEN = 'the job is done, which the interface leaves open';

const METADATA = {
  text: 'Ümläut 🎤',
  long: 'x'.repeat(500),
  'a.b[c]': 'd',
  Upper: { Inner: { deep: 'x' } },
  'a ~/': ['12', 'Infinity', 12, 0.1, 9_007_199_254_740_991, false, null, {}, [[{ b: null }]]],
};

/** A job to create: its options, and the upload of the recording. */
type Planned = [options: Body, upload: 'mono' | 'stereo' | 'missing'];

/** A file that was sent, and the response. */
type Uploaded = { sent: Partial<Sent> & { size: number }; got: UploadResponse };
export const UPLOAD_RELATIONS: Relations<Uploaded> = {
  'an `audio_url` ends with `/file/` and the ID': ({ got: { audio_url, audio_metadata } }) => {
    const [path = ''] = `${audio_url}`.toLowerCase().split(/[?#]/);
    const isIts = path.endsWith(`/file/${audio_metadata?.id}`.toLowerCase());
    return that('audio_url', isIts, audio_url);
  },
  'an upload is described as it was sent': ({ sent, got: { audio_metadata } }) => {
    const got = { ...audio_metadata };
    // The unit isn't specified. A large file is not zero megabytes.
    const units = [1, 1e3, 1024, 1e6, 1024 ** 2];
    const isSize = units.some((unit) => Math.abs(sent.size / unit - Number(got.size)) < 1);
    return [
      equal('filename', got.filename, sent.filename),
      equal('extension', got.extension?.replace('.', '').toLowerCase(), 'wav'),
      that('size', isSize, { sent: sent.size, size: got.size }),
      ...measured('audio_duration', got.audio_duration, sent.seconds),
      equal('number_of_channels', got.number_of_channels, sent.channels),
    ];
  },
};

/** Most of the recording, which isn't a whole number of seconds, as if it had some channels. */
function recordingOf(given: Buffer, channels: number): Buffer {
  const file = Buffer.from(given.subarray(0, -SECOND / 2.5));
  file.writeUInt32LE(file.length - 8, 4);
  file.writeUInt32LE(file.length - HEADER, HEADER - 4);
  file.writeUInt16LE(channels, 22);
  file.writeUInt32LE(SECOND * channels, 28);
  file.writeUInt16LE(2 * channels, 32);
  return file;
}

/** Audio for one job: an upload may serve no more. Without uploads, it is that of the receiver. */
async function upload(run: Run, channels: number) {
  if (!run.has('uploads')) return { audio_url: run.urlAt('speech.wav'), channels: 1 };
  const file = recordingOf(run.file, channels);
  const seconds = (file.length - HEADER) / SECOND / channels;
  const filename = `ä it's a.b ${randomUUID()}.WAV`;
  const form = formWith('audio', file, filename);
  const { body, repeat } = await call(run, 'UploadResponse', ['POST', '/v2/upload', form]);
  const audio = { seconds, channels, filename };
  run.ask(UPLOAD_RELATIONS, { sent: { ...audio, size: file.length }, got: body }, repeat);
  return { ...audio, audio_url: `${body.audio_url}`, fileId: body.audio_metadata?.id };
}

/** Reads a job until it has ended, and asks all relations of it. */
async function follow(run: Run, id: string, sent: Sent): Promise<PreRecordedJob> {
  const readJob = async () => {
    const { body, repeat } = await call(run, 'PreRecordedJob', ['GET', `${sent.url}`]);
    run.note(JOB_ENDS, equal('id', idOf(body), id), repeat);
    askJob(run, sent, body, repeat);
    return body;
  };
  const job = await poll(run, readJob, hasEnded);
  const isFinal = that('status', hasEnded(job), job.status, 'is not final within --patience');
  run.demand(JOB_ENDS, isFinal, sent.repeat);
  return job;
}

/** A job of the recording is done. That of a missing upload may be refused, or fail. */
async function transcribe(run: Run, [options, recording]: Planned): Promise<void> {
  const isMissing = recording === 'missing';
  const { audio_url, ...audio } = await upload(run, recording === 'stereo' ? 2 : 1);
  // The ID of the upload is the end of the path.
  const missing = audio_url.replace(/\w(?=[?#]|$)/, (last) => (last === '0' ? '1' : '0'));
  const request = { ...options, audio_url: isMissing ? missing : audio_url };
  const created = await create(run, JOBS, request, isMissing);
  const body = bodyOf(run, 'PreRecordedJobCreated', created);
  const { now: time, repeat } = created;
  const [id, url] = [idOf(body), `${body.result_url}`];
  const isOwn = URL.canParse(url) && url.toLowerCase().includes(id) && !run.sent.has(id);
  run.demand(RESULT_URL, that('result_url', isOwn, body), repeat);
  const known = { url, repeat, time, isSpoken: true, ...(!isMissing && audio) };
  const sent: Sent = { kind: 'pre-recorded', request, ...known };
  run.sent.set(id, sent);
  const job = await follow(run, id, sent);
  sent.job = { ...job };
  if (!isMissing) run.note(JOB_ENDS, equal('status', job.status, 'done'), repeat);
  else run.note(FAILS, that('status', job.status === 'error' || undefined, job, IS_OPEN));
}

/** All jobs. In the last ones, each option has each of its valid values. */
function jobsOf(run: Run): Planned[] {
  const french = { ...FRENCH, summarization: true, callback: true, custom_metadata: METADATA };
  const failed = { callback: true, custom_metadata: METADATA };
  const jobs = [french, failed, ...bodiesOf(JOBS.values)].map((options: Body, index): Planned => {
    const request = {
      ...options,
      callback_config: { ...Object(options.callback_config), url: run.urlAt(`job-${index}`) },
      custom_metadata: { ...Object(options.custom_metadata), run: run.mark },
      ...(options.callback_url ? { callback_url: run.urlAt(`result-${index}`) } : {}),
    };
    return [request, options === french ? 'stereo' : options === failed ? 'missing' : 'mono'];
  });
  const minimal: Planned = [{}, 'mono'];
  return [minimal, ...jobs].filter(([, audio]) => audio !== 'missing' || run.has('uploads'));
}

export async function testJobs(run: Run): Promise<void> {
  if (run.has('jobs')) await inParallel(jobsOf(run), (job) => transcribe(run, job));
}
