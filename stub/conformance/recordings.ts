/** Recordings, from the upload to the result and its notifications. */
import { parsePreRecordedRequest } from 'speech-to-text-contract/parse';
import type {
  PreRecordedJob,
  PreRecordedJobCreated,
  PreRecordedRequest,
  Transcription,
  UploadResponse,
} from 'speech-to-text-contract/types';
import { wavDuration } from '../src/audio.ts';
import { poll } from './client.ts';
import { makeComplete } from './inputs.ts';
import type { Notification } from './receiver.ts';
import { fail, raise } from './report.ts';
import { NO_RECEIVER, type Run } from './run.ts';

const FILE = 'conformance.wav';
const JOBS = 'pre-recorded job';
const NOTIFICATIONS = 'notifications';

/** The add-ons that have a block of their own in the result. */
const ADDONS = [
  'translation',
  'summarization',
  'named_entity_recognition',
  'sentiment_analysis',
  'audio_to_llm',
] as const;

type Done = Extract<PreRecordedJob, { status: 'done' }>;

/** Uploads the audio, and tries jobs with it. */
export async function tryRecordings(run: Run): Promise<void> {
  const { client, recorder } = run;
  const refused = {
    'a form without a file': new FormData(),
    'a file in a part of another name': formOf(run, 'video'),
  };
  for (const [name, form] of Object.entries(refused)) {
    await recorder.assume('uploadAudio', name, () => client.beRefused('uploadAudio', { form }));
  }
  const upload = await tryUpload(run);
  if (upload) await tryJobs(run, upload.audio_url);
  else recorder.note(JOBS, 'all of them', 'left out', ['the upload failed']);
}

/** A form with the audio in a part of some name. */
function formOf({ audio }: Run, part: string): FormData {
  const form = new FormData();
  form.append(part, new Blob([audio.file], { type: 'audio/wav' }), FILE);
  return form;
}

async function tryUpload(run: Run): Promise<UploadResponse | undefined> {
  const { client, recorder, audio } = run;
  const form = formOf(run, 'audio');
  const upload = await recorder.check('uploadAudio', 'a WAV file', () =>
    client.succeed<UploadResponse>('uploadAudio', { form }),
  );
  if (!upload) return undefined;
  const { audio_url, audio_metadata: file } = upload;
  const seconds = wavDuration(audio.header, audio.file.length);
  await recorder.check('uploadAudio', 'the metadata of the file', () =>
    raise(
      differs('/audio_metadata/filename', file.filename, FILE),
      differs('/audio_metadata/number_of_channels', file.number_of_channels, audio.header.channels),
      Math.abs(file.audio_duration - seconds) > 0.5 &&
        differs('/audio_metadata/audio_duration', file.audio_duration, seconds),
      !audio_url.endsWith(`/file/${file.id}`) &&
        `/audio_url: expected an address that ends with /file/${file.id}, got ${audio_url}`,
    ),
  );
  return upload;
}

/** Jobs with everything and with nothing switched on, and the notifications of each kind. */
async function tryJobs(run: Run, audio_url: string): Promise<void> {
  const { recorder, receiver } = run;
  const complete = makeComplete('PreRecordedRequest') as PreRecordedRequest;
  const { callback, callback_config, callback_url, ...options } = complete;
  const custom_metadata = { conformance: `run-${Date.now()}`, nested: { depth: 1 } };
  const to = (path: string, method?: 'PUT') =>
    receiver && {
      callback: true,
      callback_config: { url: `${receiver.url}${path}`, ...(method && { method }) },
    };
  const [minimal, full, old] = await Promise.all([
    tryJob(run, 'nothing switched on', { audio_url, ...to('/put', 'PUT') }),
    tryJob(run, 'everything switched on', {
      ...options,
      audio_url,
      custom_metadata,
      ...to('/post'),
    }),
    receiver &&
      tryJob(run, 'the deprecated callback_url', {
        audio_url,
        callback_url: `${receiver.url}/old`,
      }),
  ]);
  if (!receiver) {
    for (const name of ['callback by POST', 'callback by PUT', 'callback_url']) {
      recorder.note(NOTIFICATIONS, name, 'left out', [NO_RECEIVER]);
    }
  }
  if (full) await tryNotification(run, 'callback by POST', '/post', 'POST', [full.id]);
  if (minimal) await tryNotification(run, 'callback by PUT', '/put', 'PUT', [minimal.id]);
  if (old) await tryNotification(run, 'callback_url', '/old', 'POST', null);
  if (receiver && run.webhook) {
    const ids = [minimal, full, old].flatMap((job) => job?.id ?? []);
    await tryNotification(run, 'webhook', '/webhook', 'POST', ids);
  } else {
    const why = 'the webhook is configured in the dashboard; say so with --webhook';
    recorder.note(NOTIFICATIONS, 'webhook', 'left out', [why]);
  }
}

/** Creates a job, polls it until it is done, and compares it with what was asked for. */
async function tryJob(
  { client, recorder, patience }: Run,
  name: string,
  request: PreRecordedRequest,
): Promise<Done | undefined> {
  const created = await recorder.check(JOBS, `${name}: creation`, async () => {
    const body = await client.succeed<PreRecordedJobCreated>('createPreRecordedJob', {
      body: request,
    });
    raise(!body.result_url.includes(body.id) && '/result_url: does not contain the identifier');
    return body;
  });
  if (!created) return undefined;
  const done = await recorder.check(JOBS, `${name}: polled until it is done`, async () => {
    let last: string | undefined;
    const time = patience();
    const job = await poll(time, async () => {
      const found = await client.follow<PreRecordedJob>('getPreRecordedJob', created.result_url);
      if (found.status === 'error') {
        fail(`the job failed with the code ${found.error_code}; try another --audio`);
      }
      last = found.status;
      return found.status === 'done' ? found : undefined;
    });
    return job ?? fail(`the job is still ${last} after ${time / 1000} s`);
  });
  if (!done) return undefined;
  await recorder.check(JOBS, `${name}: the record`, () => tryRecord(request, created, done));
  await recorder.assume(JOBS, `${name}: recorded parameters`, () => tryParameters(request, done));
  await recorder.check(JOBS, `${name}: the blocks of the result`, () => tryBlocks(request, done));
  return done;
}

function tryRecord(request: PreRecordedRequest, created: PreRecordedJobCreated, job: Done): void {
  const { audio_duration, number_of_distinct_channels, billing_time } = job.result.metadata;
  raise(
    differs('/id', job.id, created.id),
    !contains(job.custom_metadata ?? {}, request.custom_metadata ?? {}) &&
      '/custom_metadata: is not what was given at creation',
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

/** @param ids the jobs that the notification may be about; null where the body is not specified */
async function tryNotification(
  { client, recorder, receiver, patience }: Run,
  name: string,
  path: string,
  method: string,
  ids: string[] | null,
): Promise<void> {
  await recorder.check(NOTIFICATIONS, name, async () => {
    const idOf = ({ body }: Notification) => (body as { id?: string } | null)?.id ?? '';
    const isOurs = (one: Notification) => !ids || ids.includes(idOf(one));
    const time = patience();
    const arrivals = () => receiver?.at(path) ?? [];
    const wanted = await poll(time, async () => arrivals().find(isOurs));
    // What came in its place says what is wrong.
    const arrived = wanted ?? arrivals()[0];
    if (!arrived) fail(`nothing arrived within ${time / 1000} s`);
    const schema = name === 'webhook' ? 'PreRecordedWebhook' : 'PreRecordedCallback';
    raise(
      arrived.method !== method && `expected ${method}, got ${arrived.method}`,
      arrived.contentType !== 'application/json' && `expected JSON, got ${arrived.contentType}`,
      ...(ids ? client.issues(schema, arrived.body) : []),
      !isOurs(arrived) && `/id: is that of another job, ${idOf(arrived)}`,
    );
  });
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
