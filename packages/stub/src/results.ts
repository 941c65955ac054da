/** Results of sample speech, with a block for each add-on that was switched on. */
import { parseSubtitlesConfig } from 'speech-to-text-contract/parse';
import type { AudioFile, PreRecordedResult, Utterance } from 'speech-to-text-contract/types';
import type { LiveRequest, PreRecordedRequestParams } from 'speech-to-text-contract/types/resolved';
import { accepted } from './contract.ts';
import { round, SampleSpeech, toUtterance } from './sample-speech.ts';

/** The input for the result of a job, besides its parameters. */
export interface ResultSource {
  file: AudioFile;
  /** How long the transcription took, in seconds. */
  transcriptionTime: number;
  /** The messages of a live session; null for a recording. */
  messages: string[] | null;
}

/** The options of a recording or a live session. */
type Options = Partial<PreRecordedRequestParams & LiveRequest>;

/** In recordings: the silence that ends an utterance, and the longest utterance, in seconds. */
const ENDPOINTING = 0.5;
const MAX_UTTERANCE = 60;
/** The most seconds transcribed, to limit the size of a result. */
const MAX_TRANSCRIBED = 300;
const LANGUAGE = 'en';
/** How long an add-on takes, in seconds. */
const EXEC_TIME = 0.01;

/** The language of the sample speech: the requested one if there is exactly one, otherwise English. */
export function languageOf(languages: readonly string[] = []): string {
  return languages.length === 1 ? (languages[0] as string) : LANGUAGE;
}

export function resultOf(
  params: Options,
  { file, transcriptionTime, messages }: ResultSource,
): PreRecordedResult {
  const { realtime_processing, post_processing } = params;
  const options: Options = { ...params, ...realtime_processing, ...post_processing };
  const duration = round(file.audio_duration ?? 0);
  const channels = file.number_of_channels ?? 1;
  const utterances = utterancesOf(options, duration, channels);
  const text = utterances.map((utterance) => utterance.text);
  const { formats } = accepted(parseSubtitlesConfig(options.subtitles_config ?? {}));
  return {
    metadata: {
      audio_duration: duration,
      number_of_distinct_channels: channels,
      billing_time: round(duration * channels),
      transcription_time: round(transcriptionTime),
    },
    transcription: {
      full_transcript: text.join(' '),
      languages: utterances.slice(0, 1).map(({ language }) => language),
      utterances,
      ...(options.sentences && { sentences: text.map((sentence) => ({ stub_text: sentence })) }),
      ...(options.subtitles && {
        subtitles: [...new Set(formats)].map((format) => ({
          stub_format: format,
          stub_text: text.join('\n'),
        })),
      }),
    },
    ...addonsOf(options, utterances),
    ...(messages && { messages }),
  };
}

function utterancesOf(options: Options, duration: number, channels: number): Utterance[] {
  const { endpointing = ENDPOINTING, language_config } = options;
  const language = options.language ?? languageOf(language_config?.languages);
  const longest = options.maximum_duration_without_endpointing ?? MAX_UTTERANCE;
  const speakers = speakersOf(options);
  const speech = new SampleSpeech({ endpointing, longest });
  return speech.listen(Math.min(duration, MAX_TRANSCRIBED), true).map((spoken) => ({
    ...toUtterance(spoken, language, channels),
    ...(speakers && { speaker: spoken.index % speakers }),
  }));
}

/** The blocks of the add-ons that are switched on; all of them succeed. */
function addonsOf(options: Options, { length }: Utterance[]): Partial<PreRecordedResult> {
  const targets = new Set(options.translation_config?.target_languages);
  const prompts = options.audio_to_llm_config?.prompts ?? [];
  const results = {
    translation: [...targets].map((target) => ({ stub_language: target })),
    summarization: 'A sample of speech.',
    named_entity_recognition: [],
    sentiment_analysis: 'neutral',
    chapterization: { stub_chapters: length },
    audio_to_llm: prompts.map(() => ({ stub_answer: length })),
  };
  const blocks = Object.entries(results)
    .filter(([name]) => options[name as keyof Options])
    .map(([name, value]) => {
      const is_empty = Object.keys(value).length === 0;
      const block = { success: true, is_empty, exec_time: EXEC_TIME, error: null, results: value };
      return [name, block];
    });
  return Object.fromEntries(blocks);
}

/** How many speakers take turns; null without diarization. */
function speakersOf({ diarization, diarization_config = {} }: Options): number | null {
  if (!diarization) return null;
  const { number_of_speakers, min_speakers = 0, max_speakers = 2 } = diarization_config;
  return number_of_speakers ?? Math.max(1, Math.min(Math.max(2, min_speakers), max_speakers));
}
