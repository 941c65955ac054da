/** Checks of the result of a job, of a recording or of a session. */
import { schemas } from 'speech-to-text-contract/schemas';
import type { PreRecordedRequest } from 'speech-to-text-contract/types';
import type * as types from 'speech-to-text-contract/types/tolerant';
import type { Run } from './run.ts';

type Result = types.PreRecordedResult & types.LiveResult;
type Options = Partial<PreRecordedRequest>;

const fieldsOf = (name: keyof typeof schemas) => Object.keys(Object(schemas[name].properties));
const OPTIONS = (
  ['PreRecordedRequest', 'RealtimeProcessingConfig', 'PostProcessingConfig'] as const
).flatMap(fieldsOf);
/** The options that have a field in a transcription if they are on, and those that have a block in a result. */
const FIELDS = fieldsOf('Transcription').filter((name) => OPTIONS.includes(name));
const BLOCKS = fieldsOf('PreRecordedResult').filter(
  // The block of diarization is for errors only, and that of sentences is deprecated.
  (name) => OPTIONS.includes(name) && name !== 'diarization' && name !== 'sentences',
);

/** @param of what the result is of, for the names of the checks; @param seconds the length of the audio, if known */
export function checkResult(
  run: Run,
  of: string,
  result: Result,
  options: Options,
  seconds?: number,
): void {
  const { metadata, transcription, translation } = result;
  const { audio_duration, number_of_distinct_channels: channels, billing_time } = metadata ?? {};
  run.is(`${of} audio_duration`, audio_duration, seconds);
  // Channels of silence may count as one.
  if (!('channels' in options)) run.is(`${of} number_of_distinct_channels`, channels, 1);
  run.is(`${of} billing_time`, billing_time, Number(audio_duration) * Number(channels));
  for (const name of [...BLOCKS, ...FIELDS]) {
    const owner = FIELDS.includes(name) ? transcription : result;
    const [isOn, isThere] = [Object(options)[name] === true, Object(owner)[name] !== undefined];
    const must = isOn ? 'must be there, because it is on' : 'must be absent, because it is off';
    run.that(`${of} ${name}`, isOn === isThere, must, result);
  }
  const count = options.translation_config?.target_languages.length;
  if (translation?.success) run.is(`${of} translations`, Object(translation.results).length, count);

  const { languages = [], code_switching } = options.language_config ?? {};
  const found = transcription?.languages ?? [];
  const [language] = languages.length === 1 ? languages : found;
  const expected = languages.length === 1 || !code_switching ? [language] : found;
  run.is(`${of} languages`, found[0], language);
  for (const utterance of transcription?.utterances ?? []) {
    const isExpected = expected.includes(utterance.language ?? '');
    run.that(`${of} language`, isExpected, `must be ${expected.join(' or ')}`, utterance);
    checkTimes(run, of, utterance, seconds);
  }
}

/** Times are in seconds and run forward. A word may end a second after the audio. */
export function checkTimes(
  run: Run,
  of: string,
  utterance: types.Utterance | types.LiveUtterance,
  seconds = Infinity,
): void {
  let previous = Number(utterance.start);
  for (const { start, end } of [utterance, ...(utterance.words ?? [])]) {
    const isForward = !(Number(start) < previous) && !(Number(start) > Number(end));
    run.that(`${of} order of times`, isForward, 'must not run backwards', utterance);
    const isInside = !(Number(end) > seconds + 1);
    run.that(`${of} times`, isInside, `must be seconds, up to ${seconds}`, utterance);
    previous = Number(start);
  }
}
