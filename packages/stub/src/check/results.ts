/** Checks of a job that is done, of a recording or of a session. */
import { schemas } from 'speech-to-text-contract/schemas';
import type { PreRecordedRequest } from 'speech-to-text-contract/types';
import type * as types from 'speech-to-text-contract/types/tolerant';
import type { Run } from './run.ts';

type Job = types.PreRecordedJob | types.LiveJob;
type Result = types.PreRecordedResult & types.LiveResult;
export type Options = Partial<PreRecordedRequest> & { channels?: number };

const fieldsOf = (name: keyof typeof schemas) => Object.keys(Object(schemas[name].properties));
const OPTIONS = [...fieldsOf('PreRecordedRequest'), ...fieldsOf('PostProcessingConfig')];
/** The options that have a block in a result, or a field in its transcription, if they are on. */
const ADDONS = [...fieldsOf('PreRecordedResult'), ...fieldsOf('Transcription')].filter(
  // The block of diarization is for errors only.
  (name) => OPTIONS.includes(name) && name !== 'diarization',
);

/**
 * @param of what the job is of, for the names of the checks
 * @param seconds the length of the audio, if known
 */
export function checkJob(run: Run, of: string, job: Job, options: Options, seconds?: number) {
  const { file, created_at, completed_at } = job;
  const result: Result = job.result ?? {};
  const { metadata, transcription, translation } = result;
  const { audio_duration, number_of_distinct_channels: channels, billing_time } = metadata ?? {};
  const took = Date.parse(String(completed_at)) - Date.parse(String(created_at));
  // Either time may be in whole seconds.
  run.that(`${of} completed_at`, !(took < -1000), `must not be before ${created_at}`, completed_at);
  run.is(`${of} file.audio_duration`, file?.audio_duration, seconds);
  run.is(`${of} file.number_of_channels`, file?.number_of_channels, options.channels ?? 1);
  run.is(`${of} audio_duration`, audio_duration, seconds);
  // Channels of silence may count as one.
  if (!('channels' in options)) run.is(`${of} number_of_distinct_channels`, channels, 1);
  run.is(`${of} billing_time`, billing_time, Number(audio_duration) * Number(channels));
  // The block of sentences is deprecated.
  const parts = { ...result, sentences: undefined, ...transcription };
  for (const name of ADDONS) {
    const isOn = Object(options)[name] === true;
    const isThere = Object(parts)[name] !== undefined;
    const must = isOn ? 'must be there, because it is on' : 'must be absent, because it is off';
    run.that(`${of} ${name}`, isOn === isThere, must, result);
  }
  const count = options.translation_config?.target_languages.length;
  if (translation?.success) run.is(`${of} translations`, Object(translation.results).length, count);

  for (const [name, value] of Object.entries(options)) {
    const recorded = Object(job.request_params)[name];
    if (typeof value !== 'object') run.is(`request_params.${name}`, recorded, value);
  }
  const { languages = [], code_switching } = options.language_config ?? {};
  const found = transcription?.languages ?? [];
  const [language] = languages.length === 1 ? languages : found;
  const expected = languages.length === 1 || !code_switching ? [language] : found;
  run.is(`${of} languages`, found[0], language);
  const must = `must be ${expected.join(' or ') || 'in `languages`, which is empty'}`;
  for (const utterance of transcription?.utterances ?? []) {
    run.that(`${of} language`, expected.includes(utterance.language ?? ''), must, utterance);
    checkSpeech(run, of, utterance, seconds);
  }
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
