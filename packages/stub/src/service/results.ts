/** Results of sample speech, with the block of each add-on that was switched on. */
import type {
  AudioFile,
  LiveResult,
  LiveUtterance,
  PreRecordedResult,
} from 'speech-to-text-contract/types';
import type { LiveRequest, PreRecordedRequest } from 'speech-to-text-contract/types/resolved';
import { complete, fieldsOf } from './complete.ts';
import { round, SampleSpeech } from './speech.ts';

/** In recordings: the silence that ends an utterance, and the longest utterance, in seconds. */
const RECORDED = { endpointing: 0.5, longest: 60 };
/** The most seconds transcribed, to limit the size of a result. */
const MAX_TRANSCRIBED = 300;
/** Options whose block the interface describes for errors only. */
const NO_BLOCK = ['diarization'];

type Options = Partial<Pick<PreRecordedRequest, 'language_config' | 'translation_config'>>;

/** The language of the sample speech: the requested one if there is exactly one, otherwise English. */
export function languageOf({ language_config }: Options): string {
  const { languages = [] } = language_config ?? {};
  return (languages.length === 1 && languages[0]) || 'en';
}

/** The result of a recording. */
export async function transcribeRecording(
  request: Omit<PreRecordedRequest, 'custom_metadata'>,
  file: AudioFile,
  seconds: number,
): Promise<PreRecordedResult> {
  const language = request.language ?? languageOf(request);
  const speech = new SampleSpeech({
    ...RECORDED,
    language,
    channels: file.number_of_channels ?? 1,
  });
  const duration = Math.min(file.audio_duration ?? 0, MAX_TRANSCRIBED);
  const {
    number_of_speakers,
    min_speakers = 1,
    max_speakers = 2,
  } = request.diarization_config ?? {};
  const speakers = number_of_speakers ?? Math.max(1, min_speakers, Math.min(2, max_speakers));
  const utterances = speech.listen(duration, true).map(({ index, utterance }) => ({
    ...utterance,
    ...(request.diarization && { speaker: index % speakers }),
  }));
  const sentences = utterances.map(({ text }) => text);
  const formats = request.subtitles_config?.formats ?? ['srt'];
  const prompts = request.audio_to_llm_config?.prompts ?? [];
  const { metadata, transcription } = basicResult(file, utterances, seconds);
  return complete('PreRecordedResult', {
    metadata,
    transcription: {
      ...transcription,
      ...(request.sentences && { sentences: sentences.map((sentence) => ({ sentence })) }),
      ...(request.subtitles && { subtitles: formats.map((format) => ({ format })) }),
    },
    ...addonsOf('PreRecordedResult', request, {
      sentences,
      audio_to_llm: prompts.map((prompt) => ({ prompt, answer: 'Yes.' })),
    }),
  });
}

/** The result of a live session, which has sent these messages. */
export function liveResult(
  request: LiveRequest,
  file: AudioFile,
  utterances: LiveUtterance[],
  messages: string[],
): LiveResult {
  const options = { ...request.realtime_processing, ...request.post_processing };
  const addons = addonsOf('LiveResult', options, {});
  return complete('LiveResult', { ...basicResult(file, utterances, 0.01), ...addons, messages });
}

function basicResult(file: AudioFile, utterances: LiveUtterance[], transcription_time: number) {
  const audio_duration = round(file.audio_duration ?? 0);
  const number_of_distinct_channels = file.number_of_channels ?? 1;
  const billing_time = round(audio_duration * number_of_distinct_channels);
  return {
    metadata: { audio_duration, number_of_distinct_channels, billing_time, transcription_time },
    transcription: {
      full_transcript: utterances.map(({ text }) => text).join(' '),
      languages: utterances.slice(0, 1).map(({ language }) => language),
      utterances,
    },
  };
}

/** What add-ons give where the interface shows no more than the type. An add-on of a later version gets the smallest value. */
const RESULTS = {
  summarization: 'A sample speech, made up for tests.',
  named_entity_recognition: [{ text: 'the stub service' }],
  sentiment_analysis: 'neutral',
  chapterization: { chapters: ['Welcome'] },
};

/** A successful block for each option that is on and that the result has a field for. */
function addonsOf(result: string, options: Options, known: object): object {
  const targets = new Set(options.translation_config?.target_languages);
  const translation = Array.from(targets, (language) => ({ language }));
  const results: Record<string, unknown> = { ...RESULTS, translation, ...known };
  const isOn = (name: string) => Object(options)[name] === true && !NO_BLOCK.includes(name);
  const blocks = fieldsOf(result)
    .filter(isOn)
    .map((name) => {
      const is_empty = Object.keys(Object(results[name])).length === 0;
      const block = { success: true, is_empty, exec_time: 0.1, error: null };
      return [name, { ...block, ...(name in results && { results: results[name] }) }];
    });
  return Object.fromEntries(blocks);
}
