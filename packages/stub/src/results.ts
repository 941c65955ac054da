/** Results of sample speech, with the block of each add-on that was switched on. */
import type { AudioFile, LiveResult, PreRecordedResult } from 'speech-to-text-contract/types';
import type { LiveRequest, PreRecordedRequest } from 'speech-to-text-contract/types/resolved';
import { round, SampleSpeech, toUtterance } from './speech.ts';

/** In recordings: the silence that ends an utterance, and the longest utterance, in seconds. */
const RECORDED = { endpointing: 0.5, longest: 60 };
/** The most seconds transcribed, to limit the size of a result. */
const MAX_TRANSCRIBED = 300;

/** The language of the sample speech: the requested one if there is exactly one, otherwise English. */
export function languageOf(languages: readonly string[] = []): string {
  return languages.length === 1 ? (languages[0] as string) : 'en';
}

/** The result of a recording. */
export function recordedResult(
  request: Omit<PreRecordedRequest, 'custom_metadata'>,
  file: AudioFile,
  seconds: number,
): PreRecordedResult {
  const { diarization, language, language_config, subtitles_config } = request;
  const speech = new SampleSpeech(RECORDED);
  const speakers = diarization ? speakersOf(request.diarization_config) : null;
  const utterances = speech
    .listen(Math.min(file.audio_duration ?? 0, MAX_TRANSCRIBED), true)
    .map((spoken) => ({
      ...toUtterance(
        spoken,
        language ?? languageOf(language_config?.languages),
        file.number_of_channels ?? 1,
      ),
      ...(speakers && { speaker: spoken.index % speakers }),
    }));
  const sentences = utterances.map(({ text }) => ({ sentence: text }));
  const subtitles = subtitles_config?.formats.map((format) => ({ format }));
  return {
    metadata: metadataOf(file, seconds),
    transcription: {
      ...transcriptionOf(utterances),
      ...(request.sentences && { sentences }),
      ...(request.subtitles && { subtitles: subtitles ?? [{ format: 'srt' }] }),
    },
    ...blocksOf(request),
    ...(request.audio_to_llm && {
      audio_to_llm: succeeded(
        (request.audio_to_llm_config?.prompts ?? []).map((prompt) => ({ prompt, answer: 'Yes.' })),
      ),
    }),
    ...(request.sentences && { sentences: succeeded(utterances.map(({ text }) => text)) }),
  };
}

/** The result of a live session, which has sent these messages. */
export function liveResult(
  request: LiveRequest,
  file: AudioFile,
  seconds: number,
  messages: string[],
): LiveResult {
  const { endpointing, maximum_duration_without_endpointing: longest, channels } = request;
  const language = languageOf(request.language_config?.languages);
  const speech = new SampleSpeech({ endpointing, longest });
  const utterances = speech
    .listen(Math.min(file.audio_duration ?? 0, MAX_TRANSCRIBED), true)
    .map((spoken) => toUtterance(spoken, language, channels));
  return {
    metadata: metadataOf(file, seconds),
    transcription: transcriptionOf(utterances),
    ...blocksOf({ ...request.realtime_processing, ...request.post_processing }),
    messages,
  };
}

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

type Utterance = ReturnType<typeof toUtterance>;

function transcriptionOf<Spoken extends Utterance>(utterances: Spoken[]) {
  return {
    full_transcript: utterances.map(({ text }) => text).join(' '),
    languages: utterances.slice(0, 1).map(({ language }) => language),
    utterances,
  };
}

/** The add-ons that recordings and live sessions have. */
interface Addons {
  translation?: boolean;
  translation_config?: { target_languages: readonly string[] };
  summarization?: boolean;
  named_entity_recognition?: boolean;
  sentiment_analysis?: boolean;
  chapterization?: boolean;
}

/** A block for each add-on that is on. The fields in `results` are the stub's own, where the interface shows none. */
function blocksOf(on: Addons) {
  const languages = on.translation_config?.target_languages ?? [];
  return {
    ...(on.translation && {
      translation: succeeded([...new Set(languages)].map((language) => ({ language }))),
    }),
    ...(on.summarization && { summarization: succeeded('A sample speech, made up for tests.') }),
    ...(on.named_entity_recognition && {
      named_entity_recognition: succeeded([{ text: 'the stub service' }]),
    }),
    ...(on.sentiment_analysis && { sentiment_analysis: succeeded('neutral') }),
    ...(on.chapterization && { chapterization: succeeded({ chapters: ['Welcome'] }) }),
  };
}

/** A block of an add-on that succeeded. */
function succeeded<Results extends string | object>(results: Results) {
  const is_empty = Object.keys(results).length === 0;
  return { success: true as const, is_empty, exec_time: 0.1, error: null, results };
}

/** How many speakers take turns. */
function speakersOf({
  number_of_speakers,
  min_speakers = 0,
  max_speakers = 2,
}: NonNullable<PreRecordedRequest['diarization_config']> = {}): number {
  return number_of_speakers ?? Math.max(1, Math.min(Math.max(2, min_speakers), max_speakers));
}
