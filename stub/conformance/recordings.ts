/** Recordings, from the upload to the result and its notifications. */
import { parsePreRecordedRequest } from 'speech-to-text-contract/parse';
import type {
  AudioMetadata,
  PreRecordedJob,
  PreRecordedJobCreated,
  PreRecordedRequest,
  Transcription,
  UploadResponse,
} from 'speech-to-text-contract/types';
import { wavDuration } from '../src/audio.ts';
import { IS_FINAL } from '../src/jobs.ts';
import { poll } from './client.ts';
import { type Place, placesInBody, refusalOf } from './grounds.ts';
import { makeComplete } from './inputs.ts';
import { arrivalsAt, type Callback, callbacksOf, NOTIFICATIONS } from './notifications.ts';
import { fail, raise } from './report.ts';
import { type Done, NO_RECEIVER, type Run } from './run.ts';

const FILE = 'conformance.wav';
const JOBS = 'pre-recorded job';
const CREATION = 'createPreRecordedJob';
const UPLOAD = 'uploadAudio';

/** The add-ons that have a block of their own in the result. */
const ADDONS = [
  'translation',
  'summarization',
  'named_entity_recognition',
  'sentiment_analysis',
  'audio_to_llm',
] as const;

/** Uploads the audio, and tries jobs with it. */
export async function tryRecordings(run: Run): Promise<void> {
  const { client, recorder } = run;
  const refused = {
    'a form without a file': new FormData(),
    'a file in a part of another name': formOf(run, 'video'),
  };
  for (const [name, form] of Object.entries(refused)) {
    const beRefused = () => client.beRefused(UPLOAD, { form });
    await recorder.check(UPLOAD, name, beRefused, [refusalOf(UPLOAD)]);
  }
  const upload = await tryUpload(run);
  if (upload) await tryJobs(run, upload.audio_url);
  else recorder.note(JOBS, 'all of them', 'left out', ['the upload failed']);
}

/** A form with the audio in a part of some name. */
export function formOf({ audio }: Run, part = 'audio'): FormData {
  const form = new FormData();
  form.append(part, new Blob([audio.file], { type: 'audio/wav' }), FILE);
  return form;
}

async function tryUpload(run: Run): Promise<UploadResponse | undefined> {
  const { client, recorder, audio } = run;
  const form = formOf(run);
  const upload = await recorder.check(UPLOAD, 'a WAV file', () =>
    client.succeed<UploadResponse>(UPLOAD, { form }),
  );
  if (!upload) return undefined;
  const { audio_url, audio_metadata: file } = upload;
  const seconds = wavDuration(audio.header, audio.file.length);
  const says = (field: keyof AudioMetadata, expected: unknown) =>
    differs(`/audio_metadata/${field}`, file[field], expected);
  const isNear = Math.abs(file.audio_duration - seconds) <= 0.5;
  const lasts = () => raise(!isNear && says('audio_duration', seconds));
  const unit = 'AudioMetadata.audio_duration';
  await recorder.check(UPLOAD, 'the duration of the file', lasts, [unit]);
  await recorder.check(UPLOAD, 'the metadata of the file', () =>
    raise(
      says('filename', FILE),
      says('number_of_channels', audio.header.channels),
      !audio_url.endsWith(`/file/${file.id}`) &&
        `/audio_url: expected an address that ends with /file/${file.id}, got ${audio_url}`,
    ),
  );
  return upload;
}

/** Jobs with everything and with nothing switched on, and one for each callback. */
async function tryJobs(run: Run, audio_url: string): Promise<void> {
  const { callback, callback_config, callback_url, ...options } = makeComplete(
    'PreRecordedRequest',
  ) as PreRecordedRequest;
  const custom_metadata = { conformance: `run-${Date.now()}`, nested: { depth: 1 } };
  const [minimal, full] = await Promise.all([
    compareJob(run, 'nothing switched on', { audio_url }),
    compareJob(run, 'everything switched on', { ...options, audio_url, custom_metadata }),
    ...callbacksOf(CREATION).map((one) => tryCalled(run, one, audio_url)),
  ]);
  Object.assign(run.made, { minimal, full });
}

/** A job that a callback tells of; whatever arrives in the place of the callback keeps to the contract. */
async function tryCalled(run: Run, one: Callback, audio_url: string): Promise<void> {
  const { client, recorder, receiver, patience } = run;
  const { name, method, schema } = one;
  const check = `${name} by ${method}`;
  client.tried.add(name);
  if (!receiver) return recorder.note(NOTIFICATIONS, check, 'left out', [NO_RECEIVER]);
  const path = `/${name}/${method}`;
  const arrivals = arrivalsAt(run, path, [one]);
  const job = await tryJob(run, check, { audio_url, ...one.ask(`${receiver.url}${path}`) });
  if (!job) return;
  const arrive = async () => {
    await poll(patience, async () => arrivals[0]);
    if (arrivals.length === 0) fail('nothing arrived in time');
    const others = schema ? arrivals.filter(({ id }) => id !== job.id) : [];
    raise(
      ...arrivals.flatMap(({ problems }) => problems),
      ...others.map(({ id }) => `/id: is that of another job, ${id}`),
    );
  };
  await recorder.check(NOTIFICATIONS, check, arrive, placesInBody(name));
}

/** Creates a job, and polls it until it is done. */
async function tryJob(
  { client, recorder, patience, made }: Run,
  name: string,
  request: PreRecordedRequest,
): Promise<Done | undefined> {
  const created = await recorder.check(JOBS, `${name}: creation`, async () => {
    const body = await client.succeed<PreRecordedJobCreated>(CREATION, { body: request });
    raise(!body.result_url.includes(body.id) && '/result_url: does not contain the identifier');
    return body;
  });
  if (!created) return undefined;
  const { id, result_url } = created;
  return recorder.check(JOBS, `${name}: polled until it is done`, async () => {
    let last: string | undefined;
    const job = await poll(patience, async () => {
      const found = await client.follow<PreRecordedJob>('getPreRecordedJob', result_url, id);
      raise(differs('/id', found.id, id));
      if (found.status === 'done') return found;
      if (IS_FINAL[found.status]) {
        fail(`the job failed with the code ${found.error_code}; try another --audio`);
      }
      last = found.status;
      return undefined;
    });
    made.recordings.push(id);
    return job ?? fail(`the job is still ${last}`);
  });
}

/** Compares a job that is done with what was asked for. */
async function compareJob(run: Run, name: string, request: PreRecordedRequest) {
  const job = await tryJob(run, name, request);
  if (!job) return undefined;
  const compare = (what: string, look: () => void, restsOn: Place[] = []) =>
    run.recorder.check(JOBS, `${name}: ${what}`, look, restsOn);
  const { custom_metadata } = request;
  if (custom_metadata) {
    const why = '/custom_metadata: is not what was given at creation';
    const echo = () => raise(!contains(job.custom_metadata, custom_metadata) && why);
    await compare('the metadata', echo);
  }
  await compare('the blocks of the result', () => tryBlocks(request, job));
  await compare('the time that is billed', () => tryBilling(job), ['ResultMetadata.billing_time']);
  const parameters = ['PreRecordedRequestParams', 'PreRecordedJob.request_params'];
  await compare('recorded parameters', () => tryParameters(request, job), parameters);
  return job;
}

function tryBilling({ result }: Done): void {
  const { audio_duration, number_of_distinct_channels, billing_time } = result.metadata;
  raise(
    Math.abs(billing_time - audio_duration * number_of_distinct_channels) > 0.01 &&
      '/result/metadata/billing_time: is not the duration times the channels',
  );
}

/** The parameters are recorded with their defaults. */
function tryParameters(request: PreRecordedRequest, job: Done): void {
  const parsed = parsePreRecordedRequest(request);
  if (!parsed.ok) throw new Error('the run sends valid requests');
  const { custom_metadata: _, ...expected } = parsed.value;
  const recorded = { ...job.request_params } as Record<string, unknown>;
  raise(
    ...Object.entries(expected).map(
      ([name, value]) =>
        !contains(recorded[name], value) &&
        differs(`/request_params/${name}`, recorded[name], value),
    ),
  );
}

/** A block is there when its add-on was switched on, and only then. */
function tryBlocks(request: PreRecordedRequest, { result }: Done): void {
  const { transcription = {} as Transcription } = result;
  const compare = (path: string, holder: object, blocks: readonly (keyof PreRecordedRequest)[]) =>
    blocks.map((block) => {
      const isThere = block in holder;
      const why = isThere ? 'present, although it was not' : 'missing, although it was';
      return isThere !== Boolean(request[block]) && `${path}/${block}: is ${why} enabled`;
    });
  raise(
    ...compare('/result', result, ADDONS),
    ...compare('/result/transcription', transcription, ['sentences', 'subtitles']),
    !result.transcription && '/result/transcription: is missing',
    !request.diarization &&
      (transcription.utterances ?? []).some((x) => x.speaker !== undefined) &&
      '/result/transcription/utterances: name a speaker without diarization',
  );
}

function differs(path: string, value: unknown, expected: unknown): string | false {
  if (value === expected) return false;
  return `${path}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(value)}`;
}

/** Whether a value holds all that is expected of it; more is allowed. */
function contains(value: unknown, expected: unknown): boolean {
  if (typeof expected !== 'object' || expected === null) return value === expected;
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(expected) && expected.length !== (value as unknown[]).length) return false;
  return Object.entries(expected).every(([name, one]) =>
    contains((value as Record<string, unknown>)[name], one),
  );
}
