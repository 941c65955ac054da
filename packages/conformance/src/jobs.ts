/** Uploads and jobs: a job with each valid value of each option, and one that fails. */
import type {
  PreRecordedJob,
  PreRecordedJobCreated,
  UploadResponse,
} from 'speech-to-text-contract/types/tolerant';
import { call, poll } from './client.ts';
import { create, FRENCH, JOBS } from './create.ts';
import { HEADER, SECOND } from './live.ts';
import { askJob, hasEnded, idOf, measured } from './relations.ts';
import { equal, inParallel, type Relations, type Run, type Sent, that } from './run.ts';
import { bodiesOf } from './values.ts';

export const RESULT_URL = '`result_url` has the ID of this job alone';
export const JOB_ENDS = 'a job ends, and is read at its `result_url`';
export const IS_DONE = 'a job of a recording is done';
export const FAILS = 'a job of a missing upload fails';

const METADATA = {
  text: 'Ümläut 🎤',
  long: 'x'.repeat(500),
  'a.b[c]': 'd',
  Upper: { Inner: { deep: 'x' } },
  'a ~/': ['12', 'Infinity', 12, 0.1, 9_007_199_254_740_991, false, null, {}, [[{ b: null }]]],
};

const FAILING: Planned = ['failed', { callback: true, custom_metadata: METADATA }, 'missing'];

/** Audio that a job can read, and what is known of it. */
type Audio = Pick<Sent, 'seconds' | 'channels' | 'fileId' | 'filename'> & { audio_url: string };
/** A job to create: the path of its notifications, its options, and how its audio differs from the recording. */
type Planned = [path: string, options: Sent['request'], recording?: 'stereo' | 'missing'];

/** A file that was sent, and the response. */
type Uploaded = { sent: Audio & { size: number }; got: UploadResponse };
export const UPLOAD_RELATIONS: Relations<Uploaded> = {
  'an `audio_url` ends with `/file/` and the ID': ({ got: { audio_url, audio_metadata } }) => {
    const [path = ''] = `${audio_url}`.toLowerCase().split(/[?#]/);
    const isIts = path.endsWith(`/file/${audio_metadata?.id}`.toLowerCase());
    return that('audio_url', isIts, audio_url);
  },
  'an upload is described as it was sent': ({ sent, got: { audio_metadata } }) => {
    const got = { ...audio_metadata };
    const ending = sent.filename?.split('.').at(-1)?.toLowerCase();
    // The unit isn't specified. A large file is not zero megabytes.
    const units = [1, 1e3, 1024, 1e6, 1024 ** 2];
    const isSize = units.some((unit) => Math.abs(sent.size / unit - Number(got.size)) < 1);
    return [
      equal('filename', got.filename, sent.filename),
      equal('extension', got.extension?.replace('.', '').toLowerCase(), ending),
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
async function upload(run: Run, channels: number, name: string): Promise<Audio> {
  if (!run.has('uploads')) return { audio_url: run.urlAt('speech.wav'), channels: 1 };
  const file = recordingOf(run.file, channels);
  const seconds = (file.length - HEADER) / SECOND / channels;
  const filename = `ä it's ${name}.WAV`;
  const form = new FormData();
  form.set('audio', new File([new Uint8Array(file)], filename));
  const { body, repeat } = await call(run, 'UploadResponse', ['POST', '/v2/upload', form]);
  const audio = { audio_url: `${body.audio_url}`, seconds, channels, filename };
  run.ask(UPLOAD_RELATIONS, { sent: { ...audio, size: file.length }, got: body }, repeat);
  const fileId = body.audio_metadata?.id;
  return { ...audio, ...(fileId && { fileId }) };
}

/** Reads a job, and asks all relations of it. */
async function readJob(run: Run, id: string, sent: Sent): Promise<PreRecordedJob> {
  const { body, now, repeat } = await call(run, 'PreRecordedJob', ['GET', `${sent.url}`]);
  run.note(JOB_ENDS, equal('id', idOf(body), id), repeat);
  askJob(run, sent, body, now, repeat);
  return body;
}

/** Polls a created job until it ends. Returns its status. */
async function follow(run: Run, body: PreRecordedJobCreated, created: Sent) {
  const { repeat } = created;
  const [id, url] = [idOf(body), `${body.result_url}`];
  const isOwn = URL.canParse(url) && url.toLowerCase().includes(id) && !run.sent.has(id);
  run.demand(RESULT_URL, that('result_url', isOwn, body), repeat);
  const sent: Sent = { ...created, url };
  run.sent.set(id, sent);
  const job = await poll(run, async () => {
    const now = Date.now();
    const found = await readJob(run, id, sent);
    if (hasEnded(found)) return found;
    sent.unended = now;
  });
  run.demand(JOB_ENDS, that('status', job !== undefined), repeat);
  sent.job = { ...job };
  return job?.status;
}

/** A job of the recording is done. That of a missing upload may be refused, or fail. */
async function transcribe(run: Run, [path, options, recording]: Planned): Promise<void> {
  const { audio_url, ...audio } = await upload(run, recording === 'stereo' ? 2 : 1, path);
  // The ID of the upload is the end of the path.
  const missing = audio_url.replace(/\w(?=[?#]|$)/, (last) => (last === '0' ? '1' : '0'));
  const isMissing = recording === 'missing';
  const request = { ...options, audio_url: isMissing ? missing : audio_url };
  const { body, now, repeat } = await create(run, JOBS, request, isMissing);
  const known = { path, isSpoken: true, time: now, repeat, ...(!isMissing && audio) };
  const status = await follow(run, body, { kind: 'pre-recorded', request, ...known });
  if (!isMissing) run.note(IS_DONE, equal('status', status, 'done'), repeat);
  else if (status === 'error') run.note(FAILS, that('status', true));
}

/** All jobs. In the last ones, each option has each of its valid values. */
function jobsOf(run: Run): Planned[] {
  const custom_metadata = { run: run.mark };
  const metadata = { custom_metadata: { ...METADATA, ...custom_metadata } };
  const bodies = bodiesOf(JOBS.values).map(({ callback_url, ...options }, index): Planned => {
    const result = index % 3 === 0 && { callback_url: run.urlAt(`result-job-${index}`) };
    return [`job-${index}`, { ...options, ...result, custom_metadata }];
  });
  const jobs: Planned[] = [
    ['french', { ...FRENCH, summarization: true, callback: true, ...metadata }, 'stereo'],
    ...bodies,
    ...(run.has('uploads') ? [FAILING] : []),
  ];
  const withUrls = jobs.map(([path, options, audio]): Planned => {
    const callback_config = { ...Object(options.callback_config), url: run.urlAt(path) };
    return [path, { ...options, callback_config }, audio];
  });
  return [['minimal', {}], ...withUrls];
}

export async function testJobs(run: Run): Promise<void> {
  if (run.has('jobs')) await inParallel(jobsOf(run), (job) => transcribe(run, job));
  else if (run.has('uploads')) await inParallel([1, 2], (channels) => upload(run, channels, 'a.b'));
}

/** What has ended stays: each job is read again. */
export async function readAgain(run: Run): Promise<void> {
  const ended = [...run.sent].filter(([, { url, job }]) => url && job);
  await inParallel(ended, ([id, sent]) => readJob(run, id, sent));
}
