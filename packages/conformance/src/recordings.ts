/** Uploads and jobs: a job with each valid value of each option, and one that fails. */
import type {
  PreRecordedJob,
  PreRecordedJobCreated,
  UploadResponse,
} from 'speech-to-text-contract/types/tolerant';
import { validatePreRecordedRequest } from 'speech-to-text-contract/validators';
import { call, isAccepted, jsonOf, poll, read, send } from './client.ts';
import { create } from './create.ts';
import type { Receiver } from './receiver.ts';
import { askJob, hasEnded, idOf, measured } from './relations.ts';
import { allOnce, equal, inParallel, type Relations, type Run, type Sent, that } from './run.ts';
import { HEADER, SECOND } from './stream.ts';
import { at, bodiesOf, valuesBy } from './values.ts';

export const RESULT_URL = '`result_url` has the ID of this job alone';
export const ENDS = 'a job ends, and is read at its `result_url`';
export const IS_DONE = 'a job of a recording is done';
export const SOURCE = 'each upload has a `source` of its own';
export const FAILS = 'a job of a missing upload fails';
export const PRE_RECORDED = valuesBy('PreRecordedRequest', validatePreRecordedRequest);

const [JOBS, NAME, MINUTE] = ['/v2/pre-recorded', 'ä b.wav', 60_000];
const METADATA = {
  text: 'Ümläut 🎤',
  long: 'x'.repeat(500),
  'a.b[c]': 'd',
  Upper: { Inner: { deep: 'x' } },
  'a ~/': ['12', 'Infinity', 12, 0.1, 9_007_199_254_740_991, false, null, {}, [[{ b: null }]]],
};

/** Audio that a job can read, and what is known of it. */
type Audio = Pick<Sent, 'seconds' | 'channels' | 'fileId' | 'filename'> & { audio_url?: string };
type Created = { body: PreRecordedJobCreated; date: string | null; repeat: string };

export const UPLOAD_RELATIONS: Relations<{ sent: Audio & { size: number }; got: UploadResponse }> =
  {
    'an `audio_url` ends with `/file/` and the ID': ({ got: { audio_url, audio_metadata } }) => {
      const [path = ''] = `${audio_url}`.toLowerCase().split(/[?#]/);
      return that(
        'audio_url',
        path.endsWith(`/file/${audio_metadata?.id}`.toLowerCase()),
        audio_url,
      );
    },
    'an upload is described as it was sent': ({ sent, got: { audio_metadata } }) => {
      const { filename, extension, size, audio_duration, number_of_channels } =
        audio_metadata ?? {};
      const ending = sent.filename?.split('.').at(-1)?.toLowerCase();
      // The unit isn't specified. A large file is not zero megabytes.
      const units = [1, 1e3, 1024, 1e6, 1024 ** 2];
      const isSize = units.some((unit) => Math.abs(sent.size / unit - Number(size)) < 1);
      return [
        equal('filename', filename, sent.filename),
        equal('extension', extension?.replace('.', '').toLowerCase(), ending),
        that('size', isSize, { sent: sent.size, size }),
        ...measured('audio_duration', audio_duration, sent.seconds),
        equal('number_of_channels', number_of_channels, sent.channels),
      ];
    },
  };

/** A URL of the receiver, or one that leads to nothing. */
export const urlAt = (run: Run, path: string) =>
  `${(run.has('callbacks') && run.receiver?.url) || 'https://receiver.invalid'}/${path}`;

/** The recording, some times in one file, as if it had some channels. */
export function recordingOf(given: Buffer, channels: number, times: number): Buffer {
  const file = Buffer.concat([
    given.subarray(0, HEADER),
    ...Array<Buffer>(times).fill(given.subarray(HEADER)),
  ]);
  file.writeUInt32LE(file.length - 8, 4);
  file.writeUInt32LE(file.length - HEADER, HEADER - 4);
  file.writeUInt16LE(channels, 22);
  file.writeUInt32LE(SECOND * channels, 28);
  file.writeUInt16LE(2 * channels, 32);
  return file;
}

/** The recording at the receiver, which serves several jobs. */
const servedBy = (receiver?: Receiver): Audio => ({
  audio_url: `${receiver?.url ?? 'https://receiver.invalid'}/speech.wav`,
  seconds: 12,
  channels: 1,
});

/** Audio for several jobs, if there is some. */
export const reusable = (run: Run) =>
  run.receiver ? Promise.resolve(servedBy(run.receiver)) : audioOf(run);

/** An upload serves one job alone. Without uploads, the receiver serves the recording. */
async function audioOf(run: Run, channels = 1, times = 1, filename = NAME): Promise<Audio> {
  if (!run.has('uploads')) return { audio_url: urlAt(run, 'speech.wav'), seconds: 12, channels: 1 };
  const file = recordingOf(run.file, channels, times);
  const audio = { seconds: (file.length - HEADER) / SECOND / channels, channels, filename };
  const form = new FormData();
  form.set('audio', new File([new Uint8Array(file)], filename));
  const { body, repeat } = await call(run, 'UploadResponse', ['POST', '/v2/upload', form]);
  run.ask(UPLOAD_RELATIONS, { sent: { ...audio, size: file.length }, got: body }, repeat);
  const fileId = body.audio_metadata?.id;
  return { ...audio, audio_url: `${body.audio_url}`, ...(fileId && { fileId }) };
}

/** Reads a job, and asks all relations of it. */
async function readJob(run: Run, id: string, sent: Sent): Promise<PreRecordedJob> {
  const { body, date, repeat } = await call(run, 'PreRecordedJob', ['GET', sent.url ?? '']);
  run.note(ENDS, equal('id', idOf(body), id), repeat);
  askJob(run, { sent, job: body, now: date ? Date.parse(date) : Infinity }, repeat);
  return body;
}

/** The time of the service, and by how much it may be wrong: without its clock, by a day. */
export const timeOf = ({ date }: { date: string | null }): Pick<Sent, 'at' | 'slack'> =>
  date ? { at: Date.parse(date), slack: 5 * MINUTE } : { at: Date.now(), slack: 1440 * MINUTE };

/** Polls a created job until it ends. Returns its status. */
async function follow(
  run: Run,
  created: Created,
  path: string,
  request: Sent['request'],
  audio: Audio = {},
) {
  const { body, repeat } = created;
  const [id, url] = [idOf(body), `${body.result_url}`];
  const isOwn = URL.canParse(url) && url.toLowerCase().includes(id) && !run.sent.has(id);
  run.demand(RESULT_URL, that('result_url', isOwn, body), repeat);
  const sent: Sent = {
    kind: 'pre-recorded',
    request,
    path,
    url,
    isSpoken: true,
    ...timeOf(created),
    ...audio,
  };
  run.sent.set(id, sent);
  const job = await poll(run, async () => {
    const shown = await readJob(run, id, sent);
    return hasEnded(shown) ? shown : undefined;
  });
  run.demand(ENDS, that('status', job !== undefined), repeat);
  run.sent.set(id, { ...sent, job: { ...job } });
  return job?.status;
}

/** A job of the recording, which must be done. */
async function transcribe(run: Run, path: string, options: Sent['request'], channels?: number) {
  const { audio_url, ...audio } = await audioOf(run, channels);
  const request = { ...options, audio_url };
  const created = await create(run, 'PreRecordedJobCreated', JOBS, request);
  const status = await follow(run, created, path, request, audio);
  run.note(IS_DONE, equal('status', status, 'done'), created.repeat);
}

/** A job of a missing upload may be refused, or fail. */
async function fail(run: Run): Promise<void> {
  const { audio_url } = await audioOf(run);
  // The ID of the upload is the end of the path.
  const missing = audio_url?.replace(/\w(?=[?#]|$)/, (last) => (last === '0' ? '1' : '0'));
  const request = {
    audio_url: missing,
    custom_metadata: METADATA,
    callback: true,
    callback_config: { url: urlAt(run, 'failed') },
  };
  const response = await send(run, ['POST', JOBS, request]);
  const body =
    isAccepted(response) && read(run, 'PreRecordedJobCreated', jsonOf(run, JOBS, response));
  const status = body ? await follow(run, { ...response, body }, 'failed', request) : 'refused';
  if (status === 'error') run.note(FAILS, that('status', true));
  else run.skips.set(FAILS, `the job is ${status}`);
}

/** The options of each job. The path is that of its notifications. */
function jobsOf(run: Run): [path: string, options: Sent['request'], channels?: number][] {
  const custom_metadata = { run: run.mark };
  const callback_config = { url: urlAt(run, 'metadata') };
  const french = {
    language_config: { languages: ['fr'], code_switching: true },
    summarization: true,
  };
  const callback = {
    callback: true,
    callback_config: { url: urlAt(run, 'french'), method: 'PUT' },
  };
  const bodies = bodiesOf(PRE_RECORDED).map(
    ({ callback_url, ...body }, index): [string, Sent['request']] => {
      const [url, result] = [
        urlAt(run, `job-${index}`),
        { callback_url: urlAt(run, `result-job-${index}`) },
      ];
      const callback_config = { ...Object(body.callback_config), url };
      return [
        `job-${index}`,
        { ...body, ...(index % 3 === 0 && result), callback_config, custom_metadata },
      ];
    },
  );
  return [
    ['minimal', {}],
    ['metadata', { callback_config, custom_metadata: { ...METADATA, ...custom_metadata } }],
    ['french', { ...french, ...callback, custom_metadata }, 2],
    ...bodies,
  ];
}

export async function checkRecordings(run: Run): Promise<void> {
  if (run.has('uploads')) await inParallel([run], () => audioOf(run, 1, 1, "it's.a.WAVE"));
  if (run.has('uploads')) await inParallel([run], () => audioOf(run, 2, 20));
  if (!run.has('jobs')) return;
  await inParallel(jobsOf(run), (job) => transcribe(run, ...job));
  if (run.has('uploads')) await inParallel([run], fail);
}

/** What has ended stays: each job is read again. No two uploads have one file. */
export async function readAgain(run: Run): Promise<void> {
  const ended = [...run.sent].filter(([, { url, job }]) => url && job);
  await inParallel(ended, ([id, sent]) => readJob(run, id, sent));
  const sources = ended.flatMap(
    ([, { job, fileId }]) => (fileId && at(job, 'file', 'source')) || [],
  );
  for (const answer of allOnce('file.source', sources)) run.note(SOURCE, answer);
}
