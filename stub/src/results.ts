/** Results of sample speech, with a block for each add-on that was switched on. */
import type {
  JobKind,
  LiveResult,
  PreRecordedResult,
  Utterance,
} from 'speech-to-text-contract/types';
import type { LiveRequest, PreRecordedRequestParams } from 'speech-to-text-contract/types/resolved';
import { round, SampleSpeech, toUtterance } from './sample-speech.ts';

/** What is known of the audio. */
export interface Audio {
  /** In seconds. */
  duration: number;
  channels: number;
  /** In seconds. */
  transcriptionTime: number;
}

/** Silence that ends an utterance of a recording, and its longest duration, in seconds. */
const RECORDING = { endpointing: 0.5, longest: 60 };
/** How many seconds are transcribed at most, which bounds a result. */
const LONGEST = 300;
/** How many prompts are answered at most, for the same reason. */
const MOST_PROMPTS = 100;
const LANGUAGE = 'en';
/** How long an add-on takes, in seconds. */
const EXECUTION = 0.01;

/** The language of the sample speech: the only one that was asked for, or English. */
export function languageOf(languages: readonly string[] = []): string {
  return languages.length === 1 ? (languages[0] as string) : LANGUAGE;
}

/** The result of a job with these parameters. */
export function resultOf(
  kind: JobKind,
  params: object,
  audio: Audio,
  messages: string[] | null,
): PreRecordedResult | LiveResult {
  return kind === 'live'
    ? liveResult(params as LiveRequest, audio, messages)
    : preRecordedResult(params as PreRecordedRequestParams, audio);
}

function preRecordedResult(params: PreRecordedRequestParams, audio: Audio): PreRecordedResult {
  const language = params.language ?? languageOf(params.language_config?.languages);
  const speakers = speakersOf(params);
  const spoken = utterancesOf({ ...RECORDING, spelling: params }, language, audio);
  const utterances = spoken.map((said, index) =>
    speakers ? { ...said, speaker: index % speakers } : said,
  );
  const text = utterances.map((utterance) => utterance.text);
  const { transcription, ...common } = commonResult(utterances, audio, params);
  const formats = params.subtitles_config?.formats ?? ['srt'];
  const prompts = params.audio_to_llm_config?.prompts ?? [];
  return {
    ...common,
    transcription: {
      ...transcription,
      ...(params.sentences && { sentences: text.map((sentence) => ({ stub_text: sentence })) }),
      ...(params.subtitles && {
        subtitles: [...new Set(formats)].map((format) => ({
          stub_format: format,
          stub_text: text.join('\n'),
        })),
      }),
    },
    ...(params.audio_to_llm && {
      audio_to_llm: addon(
        prompts.slice(0, MOST_PROMPTS).map(() => ({ stub_answer: text.length })),
        utterances,
      ),
    }),
  };
}

function liveResult(config: LiveRequest, audio: Audio, messages: string[] | null): LiveResult {
  const { realtime_processing: realtime, post_processing: post } = config;
  const options = {
    endpointing: config.endpointing,
    longest: config.maximum_duration_without_endpointing,
    spelling: realtime,
  };
  const language = languageOf(config.language_config?.languages);
  const utterances = utterancesOf(options, language, audio);
  return {
    ...commonResult(utterances, audio, { ...realtime, ...post }),
    ...(post?.chapterization && {
      chapterization: addon({ stub_chapters: utterances.length }, utterances),
    }),
    ...(messages && { messages }),
  };
}

function utterancesOf(
  options: ConstructorParameters<typeof SampleSpeech>[0],
  language: string,
  { duration, channels }: Audio,
): Utterance[] {
  const spoken = new SampleSpeech(options).listen(Math.min(duration, LONGEST), true);
  return spoken.map((utterance) => toUtterance(utterance, language, channels));
}

type CommonOptions = Pick<
  PreRecordedRequestParams,
  'translation' | 'translation_config' | 'named_entity_recognition' | 'sentiment_analysis'
> & { summarization?: boolean };

/** What the results of both kinds have. */
function commonResult(utterances: Utterance[], audio: Audio, options: Partial<CommonOptions>) {
  const text = utterances.map((utterance) => utterance.text).join(' ');
  const language = utterances[0]?.language;
  const targets = new Set(options.translation_config?.target_languages);
  const duration = round(audio.duration);
  return {
    metadata: {
      audio_duration: duration,
      number_of_distinct_channels: audio.channels,
      billing_time: round(duration * audio.channels),
      transcription_time: round(audio.transcriptionTime),
    },
    transcription: { full_transcript: text, languages: language ? [language] : [], utterances },
    ...(options.translation && {
      translation: addon(
        [...targets].map((target) => ({ stub_language: target })),
        utterances,
      ),
    }),
    ...(options.summarization && { summarization: addon('A sample of speech.', utterances) }),
    ...(options.named_entity_recognition && { named_entity_recognition: addon([], []) }),
    ...(options.sentiment_analysis && { sentiment_analysis: addon('neutral', utterances) }),
  };
}

/** The block of an add-on that succeeded. */
function addon<Results>(value: Results, of: readonly unknown[]) {
  const envelope = { success: true as const, is_empty: of.length === 0, exec_time: EXECUTION };
  return { ...envelope, error: null, results: value };
}

/** How many speakers take turns; null without diarization. */
function speakersOf(params: PreRecordedRequestParams): number | null {
  if (!params.diarization) return null;
  const { number_of_speakers, min_speakers, max_speakers } = params.diarization_config ?? {};
  return (
    number_of_speakers ?? Math.max(1, Math.min(Math.max(2, min_speakers ?? 0), max_speakers ?? 2))
  );
}
