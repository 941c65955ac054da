/** Checks of the result of a job, of a recording or of a session. */
import type { PreRecordedRequest } from 'speech-to-text-contract/types';
import type * as types from 'speech-to-text-contract/types/tolerant';
import type { Run } from './run.ts';

type Result = types.PreRecordedResult & types.LiveResult;
type Options = Partial<PreRecordedRequest>;

/** The options that have a block in a result if they are on. */
const BOTH = ['translation', 'summarization', 'named_entity_recognition', 'sentiment_analysis'];
const ADDONS = { job: [...BOTH, 'audio_to_llm'], session: [...BOTH, 'chapterization'] };

/** @param of what the result is of, for the names of the checks; @param seconds the length of the audio, if known */
export function checkResult(
  run: Run,
  of: keyof typeof ADDONS,
  { metadata, ...result }: Result,
  options: Options,
  seconds?: number,
): void {
  const { audio_duration, number_of_distinct_channels: channels, billing_time } = metadata ?? {};
  run.is(`${of} audio_duration`, audio_duration, seconds);
  run.is(`${of} number_of_distinct_channels`, channels, 1);
  run.is(`${of} billing_time`, billing_time, Number(audio_duration) * Number(channels));
  checkFields(run, of, ADDONS[of], options, result);
  const { transcription, translation } = result;
  const count = options.translation_config?.target_languages.length;
  if (translation?.success) run.is(`${of} translations`, Object(translation.results).length, count);

  const { languages = [], code_switching } = options.language_config ?? {};
  const found = transcription?.languages ?? [];
  const [language] = languages.length === 1 ? languages : found;
  const expected = languages.length === 1 || !code_switching ? [language] : found;
  run.is(`${of} languages`, found[0], language);
  for (const utterance of transcription?.utterances ?? []) {
    const isExpected = expected.includes(utterance.language ?? '');
    run.that(`${of} language`, isExpected, `must be in ${expected}`, utterance);
    checkTimes(run, of, utterance, seconds);
  }
}

/** Each field is there if the option of its name is on, and only then. */
export function checkFields(
  run: Run,
  of: string,
  names: string[],
  options: Options,
  value: unknown,
) {
  for (const name of names) {
    const [isOn, isThere] = [Object(options)[name] === true, Object(value)[name] !== undefined];
    const must = isOn ? 'must be there, because it is on' : 'must be absent, because it is off';
    run.that(`${of} ${name}`, isOn === isThere, must, value);
  }
}

/** Times are in seconds and run forward. Channels may be counted from 0 or from 1. */
export function checkTimes(
  run: Run,
  of: string,
  utterance: types.Utterance | types.LiveUtterance,
  seconds = Infinity,
): void {
  const words = utterance.words ?? [];
  const spans = [utterance, ...words];
  const isForward =
    spans.every(({ start, end }) => !(Number(start) > Number(end))) &&
    words.every(({ start }, index) => !(Number(start) < Number(words[index - 1]?.start)));
  run.that(`${of} order of times`, isForward, 'must not run backwards', utterance);
  // A word may end a second after the audio.
  const isInside = spans.every(({ end }) => !(Number(end) > seconds + 1));
  run.that(`${of} times`, isInside, `must be seconds, up to ${seconds}`, utterance);
  run.that(`${of} channel`, [0, 1].includes(utterance.channel ?? 0), 'must be 0 or 1', utterance);
}
