/** Recordings, from the upload to the result and to who is told of it. */
import { parsePreRecordedRequest } from 'speech-to-text-contract/parse';
import type {
  PreRecordedJob,
  PreRecordedJobCreated,
  PreRecordedRequest,
  UploadResponse,
} from 'speech-to-text-contract/types';
import { readWavHeader, wavDuration } from '../wav.ts';
import { exampleInputs } from './inputs.ts';
import type { Notification } from './receiver.ts';
import { type Run, sleep } from './run.ts';

const FILE = 'conformance.wav';
const FIRST_PAUSE = 50;
const LONGEST_PAUSE = 2_000;

type Done = Extract<PreRecordedJob, { status: 'done' }>;

/**
 * Uploads the audio.
 *
 * @returns its address; null when the upload failed, which is noted
 */
export async function tryUpload({ client, recorder, audio }: Run): Promise<string | null> {
  const form = new FormData();
  form.append('audio', new Blob([audio], { type: 'audio/wav' }), FILE);
  const [body, problems] = await client.succeed<UploadResponse>('uploadAudio', { form });
  recorder.check('uploadAudio', 'a WAV file', problems);
  if (problems.length > 0) return null;
  const { audio_url, audio_metadata: file } = body;
  const header = readWavHeader(audio);
  const wrong: string[] = [];
  const expect = (field: string, got: unknown, wanted: unknown) => {
    if (got !== wanted) wrong.push(`/audio_metadata/${field}: expected ${wanted}, got ${got}`);
  };
  expect('filename', file.filename, FILE);
  expect('number_of_channels', file.number_of_channels, header?.channels);
  const seconds = header ? wavDuration(header, audio.length) : 0;
  if (Math.abs(file.audio_duration - seconds) > 0.5) {
    wrong.push(`/audio_metadata/audio_duration: expected ${seconds}, got ${file.audio_duration}`);
  }
  if (!audio_url.endsWith(`/file/${file.id}`)) {
    wrong.push(`/audio_url: expected an address that ends with /file/${file.id}, got ${audio_url}`);
  }
  recorder.check('uploadAudio', 'what is known of the file', wrong);
  return audio_url;
}

/** Jobs with everything and with nothing switched on, and the notifications of each kind. */
export async function tryJobs(run: Run, audioUrl: string): Promise<void> {
  const { recorder, receiver } = run;
  const every = exampleInputs('createPreRecordedJob').find(({ name }) => name.includes('every'));
  const metadata = { conformance: `run-${Date.now()}`, nested: { depth: 1 } };
  const {
    callback: _,
    callback_config: __,
    callback_url: ___,
    ...options
  } = (every?.value ?? {}) as PreRecordedRequest;
  const to = (path: string, method?: 'PUT') => ({
    callback: true,
    callback_config: { url: `${receiver?.url}${path}`, ...(method && { method }) },
  });
  const jobs: [name: string, request: PreRecordedRequest][] = [
    ['nothing switched on', { audio_url: audioUrl, ...(receiver && to('/put', 'PUT')) }],
    [
      'everything switched on',
      { ...options, audio_url: audioUrl, custom_metadata: metadata, ...(receiver && to('/post')) },
    ],
  ];
  if (receiver) {
    jobs.push([
      'the deprecated callback_url',
      { audio_url: audioUrl, callback_url: `${receiver.url}/old` },
    ]);
  }
  const finished = await Promise.all(jobs.map(([name, request]) => tryJob(run, name, request)));
  const [minimal, full] = finished;
  await recorder.part('notifications', 'of jobs', async () => {
    if (!receiver) {
      for (const name of ['callback by POST', 'callback by PUT', 'callback_url']) {
        recorder.leaveOut('notifications', name, run.withoutReceiver);
      }
      return;
    }
    if (full) await tryNotification(run, 'callback by POST', '/post', 'POST', full.id);
    if (minimal) await tryNotification(run, 'callback by PUT', '/put', 'PUT', minimal.id);
    if (finished[2]) await tryNotification(run, 'callback_url', '/old', 'POST', null);
  });
  if (!run.webhook || !receiver) {
    const why = 'the webhook is configured in the dashboard; say so with --webhook';
    recorder.leaveOut('notifications', 'webhook', why);
  } else {
    await tryNotification(
      run,
      'webhook',
      '/webhook',
      'POST',
      finished.map((job) => job?.id ?? ''),
    );
  }
}

/** Creates a job, polls it until it is done, and compares it with what was asked for. */
async function tryJob(run: Run, name: string, request: PreRecordedRequest): Promise<Done | null> {
  const { client, recorder } = run;
  const area = 'pre-recorded job';
  let done: Done | null = null;
  await recorder.part(area, name, async () => {
    const [created, problems] = await client.succeed<PreRecordedJobCreated>(
      'createPreRecordedJob',
      {
        body: request,
      },
    );
    if (problems.length === 0 && !created.result_url.includes(created.id)) {
      problems.push('/result_url: does not contain the identifier');
    }
    recorder.check(area, `${name}: creation`, problems);
    if (problems.length > 0) return;
    const job = await poll(run, name, created);
    if (!job) return;
    done = job;
    recorder.check(area, `${name}: the record`, recordProblems(request, created, job));
    recorder.check(area, `${name}: recorded parameters`, paramProblems(request, job), 'assumption');
    recorder.check(area, `${name}: the blocks of the result`, resultProblems(request, job));
  });
  return done;
}

async function poll(run: Run, name: string, created: PreRecordedJobCreated): Promise<Done | null> {
  const { client, recorder } = run;
  const area = 'pre-recorded job';
  const deadline = Date.now() + run.patience;
  for (let pause = FIRST_PAUSE; ; pause = Math.min(pause * 1.5, LONGEST_PAUSE)) {
    const received = await client.fetch(created.result_url);
    const problems = client.problems('getPreRecordedJob', received, 'success');
    const job = received.body as PreRecordedJob;
    if (problems.length === 0 && job.status === 'error') {
      problems.push(`the job failed with the code ${job.error_code}; try another --audio`);
    }
    if (problems.length === 0 && job.status !== 'done' && Date.now() > deadline) {
      problems.push(`the job is still ${job.status} after ${run.patience / 1000} s`);
    }
    if (problems.length > 0 || job.status === 'done') {
      recorder.check(area, `${name}: polled until it is done`, problems);
      return problems.length === 0 ? (job as Done) : null;
    }
    await sleep(pause);
  }
}

function recordProblems(
  { custom_metadata }: PreRecordedRequest,
  { id }: PreRecordedJobCreated,
  job: Done,
): string[] {
  const problems: string[] = [];
  if (job.id !== id) problems.push(`/id: expected ${id}, got ${job.id}`);
  if (!contains(job.custom_metadata ?? {}, custom_metadata ?? {})) {
    problems.push('/custom_metadata: is not what was given at the creation');
  }
  const { audio_duration, number_of_distinct_channels, billing_time } = job.result.metadata;
  if (Math.abs(billing_time - audio_duration * number_of_distinct_channels) > 0.01) {
    problems.push('/result/metadata/billing_time: is not the duration times the channels');
  }
  return problems;
}

/** The parameters are recorded with their defaults. */
function paramProblems(request: PreRecordedRequest, job: Done): string[] {
  const parsed = parsePreRecordedRequest(request);
  if (!parsed.ok) throw new Error('the run sends valid requests');
  const { custom_metadata: _, ...expected } = parsed.value;
  const recorded = { ...job.request_params } as Record<string, unknown>;
  return Object.entries(expected)
    .filter(([name, value]) => !contains(recorded[name], value))
    .map(
      ([name, value]) =>
        `/request_params/${name}: expected ${JSON.stringify(value)}, got ${JSON.stringify(recorded[name])}`,
    );
}

const BLOCKS = [
  'translation',
  'summarization',
  'named_entity_recognition',
  'sentiment_analysis',
  'audio_to_llm',
] as const;

/** A block is there when its add-on was switched on, and only then. */
function resultProblems(request: PreRecordedRequest, { result }: Done): string[] {
  const problems: string[] = [];
  const compare = (name: string, there: boolean, on = false) => {
    if (there && !on) problems.push(`${name}: is there, though it was not switched on`);
    if (!there && on) problems.push(`${name}: is missing, though it was switched on`);
  };
  for (const block of BLOCKS) compare(`/result/${block}`, block in result, request[block]);
  const { transcription } = result;
  if (!transcription) return [...problems, '/result/transcription: is missing'];
  for (const block of ['sentences', 'subtitles'] as const) {
    compare(`/result/transcription/${block}`, block in transcription, request[block]);
  }
  if (!request.diarization && transcription.utterances.some((x) => x.speaker !== undefined)) {
    problems.push('/result/transcription/utterances: name a speaker without diarization');
  }
  return problems;
}

/** @param ids the job that is told of, one of several, or none where the body is not specified */
async function tryNotification(
  { client, recorder, receiver, patience }: Run,
  name: string,
  path: string,
  method: string,
  ids: string | string[] | null,
): Promise<void> {
  const idOf = (body: unknown) => (body as { id?: string } | undefined)?.id ?? '';
  const isOurs = ({ body }: Notification) => !ids || [ids].flat().includes(idOf(body));
  const came = await receiver?.wait(path, patience, isOurs);
  const problems: string[] = [];
  if (!came) problems.push(`nothing came within ${patience / 1000} s`);
  else {
    if (came.method !== method) problems.push(`expected ${method}, got ${came.method}`);
    if (came.contentType !== 'application/json') problems.push(`got ${came.contentType}, not JSON`);
    const schema = name === 'webhook' ? 'PreRecordedWebhook' : 'PreRecordedCallback';
    if (ids) problems.push(...client.issues(schema, came.body));
    if (!isOurs(came)) problems.push(`/id: is of another job, ${idOf(came.body)}`);
  }
  recorder.check('notifications', name, problems);
}

/** Whether a value holds all that is expected of it; more is allowed. */
function contains(value: unknown, expected: unknown): boolean {
  if (Array.isArray(expected)) {
    return (
      Array.isArray(value) &&
      value.length === expected.length &&
      expected.every((one, i) => contains(value[i], one))
    );
  }
  if (typeof expected === 'object' && expected !== null) {
    if (typeof value !== 'object' || value === null) return false;
    return Object.entries(expected).every(([name, one]) =>
      contains((value as Record<string, unknown>)[name], one),
    );
  }
  return value === expected;
}
