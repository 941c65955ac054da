/** Results of sample speech, with the block of each add-on that was switched on. */
import type * as types from 'speech-to-text-contract/types';
import type { LiveRequest, PreRecordedRequest } from 'speech-to-text-contract/types/resolved';
import { LIMITS } from './limits.ts';
import { sampleFields } from './samples.ts';
import { createSpeech, round } from './speech.ts';

/** What ends an utterance in recordings, in seconds. */
const RECORDED = { endpointing: 0.5, maximum_duration_without_endpointing: 60 };

type Options = Partial<Pick<PreRecordedRequest, 'language_config' | 'translation_config'>>;

/** The language of the sample speech: the requested one if there is exactly one, otherwise English. */
export function languageOf({ language_config }: Options): string {
  const { languages = [] } = language_config ?? {};
  return (languages.length === 1 && languages[0]) || 'en';
}

/** The result of a recording. */
export async function transcribeRecording(
  request: Omit<PreRecordedRequest, 'custom_metadata'>,
  file: types.AudioFile,
  seconds: number,
): Promise<types.PreRecordedResult> {
  const language = request.language ?? languageOf(request);
  const channels = file.number_of_channels ?? 1;
  const speech = createSpeech({ ...RECORDED, channels }, language);
  const duration = Math.min(file.audio_duration ?? 0, LIMITS.transcribed);
  const { number_of_speakers: speakers = 2 } = request.diarization_config ?? {};
  const utterances = speech.listen(duration, true).map(({ id, utterance }) => ({
    ...utterance,
    ...(request.diarization && { speaker: Number(id) % speakers }),
  }));
  return resultOf('PreRecordedResult', request, file, utterances, seconds);
}

/** The result of a live session, which has sent these messages. */
export function liveResult(
  request: LiveRequest,
  file: types.AudioFile,
  utterances: types.LiveUtterance[],
  messages: string[],
): types.LiveResult {
  const options = { ...request.realtime_processing, ...request.post_processing };
  return { ...resultOf('LiveResult', options, file, utterances, 0.01), messages };
}

/** A result with a sample block, or another field, for each option that is on and has a field of its name. */
function resultOf(
  schema: 'PreRecordedResult' | 'LiveResult',
  options: Options,
  file: types.AudioFile,
  utterances: types.LiveUtterance[],
  transcription_time: number,
): types.PreRecordedResult {
  const audio_duration = round(file.audio_duration ?? 0);
  const number_of_distinct_channels = file.number_of_channels ?? 1;
  const billing_time = round(audio_duration * number_of_distinct_channels);
  // The block of diarization is for errors only.
  const isOn = (name: string) => Object(options)[name] === true && name !== 'diarization';
  const result: types.PreRecordedResult = {
    metadata: { audio_duration, number_of_distinct_channels, billing_time, transcription_time },
    transcription: {
      full_transcript: utterances.map(({ text }) => text).join(' '),
      languages: utterances.slice(0, 1).map(({ language }) => language),
      utterances,
      ...sampleFields('Transcription', isOn),
    },
    ...sampleFields(schema, isOn),
  };
  const targets = new Set(options.translation_config?.target_languages);
  const results = Array.from(targets, (language) => ({ language }));
  if (result.translation) result.translation.results = results;
  return result;
}
