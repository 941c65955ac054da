/** Results of sample speech, with the block of each add-on that was switched on. */
import type { AudioFile, LiveResult, PreRecordedResult } from 'speech-to-text-contract/types';
import type { LiveRequest, PreRecordedRequest } from 'speech-to-text-contract/types/resolved';
import { complete, fieldsOf } from './complete.ts';
import { round, SampleSpeech, toUtterance } from './speech.ts';

/** In recordings: the silence that ends an utterance, and the longest utterance, in seconds. */
const RECORDED = { endpointing: 0.5, longest: 60 };
/** The most seconds transcribed, to limit the size of a result. */
const MAX_TRANSCRIBED = 300;
/** Options whose block the interface describes for errors only. */
const NO_BLOCK = ['diarization'];

/** The language of the sample speech: the requested one if there is exactly one, otherwise English. */
export function languageOf(languages: readonly string[] = []): string {
  return languages.length === 1 ? (languages[0] as string) : 'en';
}

/** The result of a recording. */
export async function transcribeRecording(
  request: Omit<PreRecordedRequest, 'custom_metadata'>,
  file: AudioFile,
  seconds: number,
): Promise<PreRecordedResult> {
  const { diarization, language_config, subtitles_config } = request;
  const language = request.language ?? languageOf(language_config?.languages);
  const channels = file.number_of_channels ?? 1;
  const speakers = diarization ? speakersOf(request.diarization_config) : null;
  const utterances = new SampleSpeech(RECORDED)
    .listen(transcribedSeconds(file), true)
    .map((spoken) => ({
      ...toUtterance(spoken, language, channels),
      ...(speakers && { speaker: spoken.index % speakers }),
    }));
  const sentences = utterances.map(({ text }) => ({ sentence: text }));
  const subtitles = subtitles_config?.formats ?? ['srt'];
  return complete('PreRecordedResult', {
    metadata: metadataOf(file, seconds),
    transcription: {
      ...transcriptionOf(utterances),
      ...(request.sentences && { sentences }),
      ...(request.subtitles && { subtitles: subtitles.map((format) => ({ format })) }),
    },
    ...addonsOf('PreRecordedResult', request, {
      translation: translationsOf(request),
      audio_to_llm: request.audio_to_llm_config?.prompts.map((prompt) => ({
        prompt,
        answer: 'Yes.',
      })),
      sentences: utterances.map(({ text }) => text),
    }),
  });
}

/** The result of a live session, which has sent these messages. */
export function liveResult(
  request: LiveRequest,
  file: AudioFile,
  seconds: number,
  messages: string[],
): LiveResult {
  const { endpointing, maximum_duration_without_endpointing: longest, channels } = request;
  const { realtime_processing, post_processing } = request;
  const language = languageOf(request.language_config?.languages);
  const utterances = new SampleSpeech({ endpointing, longest })
    .listen(transcribedSeconds(file), true)
    .map((spoken) => toUtterance(spoken, language, channels));
  const options = { ...realtime_processing, ...post_processing };
  return complete('LiveResult', {
    metadata: metadataOf(file, seconds),
    transcription: transcriptionOf(utterances),
    ...addonsOf('LiveResult', options, { translation: translationsOf(options) }),
    messages,
  });
}

const transcribedSeconds = (file: AudioFile) => Math.min(file.audio_duration ?? 0, MAX_TRANSCRIBED);

function metadataOf({ audio_duration, number_of_channels }: AudioFile, seconds: number) {
  const duration = round(audio_duration ?? 0);
  const channels = number_of_channels ?? 1;
  return {
    audio_duration: duration,
    number_of_distinct_channels: channels,
    billing_time: round(duration * channels),
    transcription_time: seconds,
  };
}

function transcriptionOf(utterances: ReturnType<typeof toUtterance>[]) {
  return {
    full_transcript: utterances.map(({ text }) => text).join(' '),
    languages: utterances.slice(0, 1).map(({ language }) => language),
    utterances,
  };
}

const translationsOf = (options: { translation_config?: { target_languages: string[] } }) =>
  [...new Set(options.translation_config?.target_languages)].map((language) => ({ language }));

/** What add-ons give where the interface shows no more than the type. An add-on of a later version gets the smallest value. */
const RESULTS = {
  summarization: 'A sample speech, made up for tests.',
  named_entity_recognition: [{ text: 'the stub service' }],
  sentiment_analysis: 'neutral',
  chapterization: { chapters: ['Welcome'] },
};

/** A successful block for each option that is on and that the result has a field for. */
function addonsOf(result: string, options: object, known: object): object {
  const results: Record<string, unknown> = { ...RESULTS, ...known };
  const names = fieldsOf(result).filter(
    (name) => Object(options)[name] === true && !NO_BLOCK.includes(name),
  );
  return Object.fromEntries(
    names.map((name) => {
      const is_empty = Object.keys(Object(results[name])).length === 0;
      const block = { success: true, is_empty, exec_time: 0.1, error: null };
      return [name, results[name] === undefined ? block : { ...block, results: results[name] }];
    }),
  );
}

/** How many speakers take turns. */
function speakersOf({
  number_of_speakers,
  min_speakers = 0,
  max_speakers = 2,
}: NonNullable<PreRecordedRequest['diarization_config']> = {}): number {
  return number_of_speakers ?? Math.max(1, Math.min(Math.max(2, min_speakers), max_speakers));
}
