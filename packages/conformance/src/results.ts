/** Checks of a job that is done, of a recording or of a session. */
import { schemas } from 'speech-to-text-contract/schemas';
import type { PreRecordedRequest } from 'speech-to-text-contract/types';
import type * as types from 'speech-to-text-contract/types/tolerant';
import type { Run } from './run.ts';

type Job = types.PreRecordedJob | types.LiveJob;
type Result = types.PreRecordedResult & types.LiveResult;
export type Options = Partial<PreRecordedRequest> & { channels?: number | undefined };

const fieldsOf = (name: keyof typeof schemas) => Object.keys(Object(schemas[name].properties));
const OPTIONS = [...fieldsOf('PreRecordedRequest'), ...fieldsOf('PostProcessingConfig')];
/** The options that have a block in a result, or a field in its transcription, if they are on. */
const ADDONS = [...fieldsOf('PreRecordedResult'), ...fieldsOf('Transcription')].filter(
  // The block of diarization is for errors only.
  (name) => OPTIONS.includes(name) && name !== 'diarization',
);

/** How far the clocks of the service and of this machine may be apart. */
const DAY = 24 * 60 * 60 * 1000;

/**
 * @param of what the job is of, for the names of the checks
 * @param seconds the length of the audio, if known
 */
export function checkJob(run: Run, of: string, job: Job, options: Options, seconds?: number): void {
  const result: Result = job.result ?? {};
  const [created, completed] = [job.created_at, job.completed_at].map((at) => Date.parse(`${at}`));
  const isNow = !(Math.abs(Number(created) - Date.now()) > DAY);
  run.that(`${of} created_at`, isNow, 'must be the time of creation', job.created_at);
  // Either time may be in whole seconds.
  const isAfter = !(Number(completed) < Number(created) - 1000);
  const must = `must not be before ${job.created_at}`;
  run.that(`${of} completed_at`, isAfter, must, job.completed_at);
  checkRecorded(run, 'request_params', job.request_params, options);
  checkLength(run, of, job, options, seconds);
  checkAddons(run, of, result, options);
  checkLanguages(run, of, result, options);
  for (const utterance of result.transcription?.utterances ?? [])
    checkSpeech(run, of, utterance, seconds);
}

/** What was sent must be recorded. An object may have more fields, such as defaults. */
function checkRecorded(run: Run, name: string, recorded: unknown, sent: unknown): void {
  // A value of another type may be another form of it, such as a list of it.
  if (typeof recorded !== typeof sent) return;
  if (typeof sent !== 'object') {
    run.is(name, recorded, sent);
    return;
  }
  // The names of a list include its `length`.
  for (const key of Object.getOwnPropertyNames(Object(sent)))
    checkRecorded(run, `${name}.${key}`, Object(recorded)[key], Object(sent)[key]);
}

function checkLength(run: Run, of: string, job: Job, { channels }: Options, seconds?: number) {
  const { audio_duration, number_of_distinct_channels, billing_time } = job.result?.metadata ?? {};
  run.isDuration(`${of} file.audio_duration`, job.file?.audio_duration, seconds);
  run.is(`${of} file.number_of_channels`, job.file?.number_of_channels, channels ?? 1);
  run.isDuration(`${of} audio_duration`, audio_duration, seconds);
  // Channels of silence may count as one.
  if (channels === undefined)
    run.is(`${of} number_of_distinct_channels`, number_of_distinct_channels, 1);
  const billed = Number(audio_duration) * Number(number_of_distinct_channels);
  run.isDuration(`${of} billing_time`, billing_time, billed);
}

function checkAddons(run: Run, of: string, result: Result, options: Options): void {
  // The block of sentences is deprecated.
  const parts = { ...result, sentences: undefined, ...result.transcription };
  for (const name of ADDONS) {
    const isOn = Object(options)[name] === true;
    const isThere = Object(parts)[name] !== undefined;
    const must = isOn ? 'must be there, because it is on' : 'must be absent, because it is off';
    run.that(`${of} ${name}`, isOn === isThere, must, result);
  }
  const { success, results } = result.translation ?? {};
  const count = options.translation_config?.target_languages.length;
  if (success) run.is(`${of} translations`, Object(results).length, count);
}

/** Without code switching, the language is the only one that was sent, or the first one that was found. */
function checkLanguages(run: Run, of: string, { transcription }: Result, options: Options): void {
  const { languages: sent = [], code_switching } = options.language_config ?? {};
  const found = transcription?.languages ?? [];
  const [language] = sent.length === 1 ? sent : found;
  run.is(`${of} languages`, found[0], language);
  const allowed = code_switching && sent.length !== 1 ? found : [language];
  const must = `must be ${allowed.join(' or ') || 'in `languages`, which is empty'}`;
  for (const utterance of transcription?.utterances ?? [])
    run.that(`${of} language`, allowed.includes(utterance.language ?? ''), must, utterance);
}

/** Checks an utterance: times are in seconds and run forward. A word may end a second too late. */
export function checkSpeech(run: Run, of: string, utterance: types.Utterance, seconds = Infinity) {
  // Each recording and each session with speech has one channel.
  run.that(`${of} channel`, !(Number(utterance.channel) > 1), 'must be 0 or 1', utterance);
  let previous = Number(utterance.start);
  for (const { start, end } of [utterance, ...(utterance.words ?? [])]) {
    const isForward = !(Number(start) < previous) && !(Number(start) > Number(end));
    run.that(`${of} order of times`, isForward, 'must not run backwards', utterance);
    const last = Math.min(seconds, Number(utterance.end));
    const isInside = !(Number(end) > last + 1);
    run.that(`${of} times`, isInside, `must be seconds, up to ${last}`, utterance);
    previous = Number(start);
  }
}
