/** Results of sample speech, with a block for each add-on that was switched on. */
import type {
  LiveRequest,
  LiveResult,
  PostProcessingConfig,
  PreRecordedRequestParams,
  PreRecordedResult,
  RealtimeProcessingConfig,
  Utterance,
} from 'speech-to-text-contract/types';
import { round, SampleSpeech, toUtterance } from './sample-speech.ts';

/** What is known of the audio. */
export interface Audio {
  /** In seconds. */
  duration: number;
  channels: number;
}

/** Silence that ends an utterance of a recording, and its longest duration, in seconds. */
const RECORDING = { endpointing: 0.5, longest: 60 };
/** How many seconds of a recording are transcribed at most, which bounds a result. */
const LONGEST_RECORDING = 3600;
const LANGUAGE = 'en';
/** How long an add-on takes, and the transcription of a live session, in seconds. */
const EXECUTION = 0.01;

/** The language of the sample speech: the only one that was asked for, or English. */
export function languageOf(languages: readonly string[] = []): string {
  return languages.length === 1 ? (languages[0] as string) : LANGUAGE;
}

/** The result of a recording, which took so many seconds to transcribe. */
export function preRecordedResult(
  params: PreRecordedRequestParams,
  audio: Audio,
  seconds: number,
): PreRecordedResult {
  const language = params.language ?? languageOf(params.language_config?.languages);
  const speech = new SampleSpeech({ ...RECORDING, spelling: params });
  const spoken = speech.listen(Math.min(audio.duration, LONGEST_RECORDING), true);
  const speakers = speakersOf(params);
  const utterances = spoken.map((utterance): Utterance => {
    const said = toUtterance(utterance, language, audio.channels);
    return speakers ? { ...said, speaker: utterance.index % speakers } : said;
  });
  const text = utterances.map((utterance) => utterance.text);
  const { transcription, ...common } = results(utterances, audio, seconds, {
    ...params,
    chapterization: false,
  });
  const formats = params.subtitles_config?.formats ?? ['srt'];
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
        (params.audio_to_llm_config?.prompts ?? []).map(() => ({ stub_answer: text.length })),
        utterances,
      ),
    }),
  };
}

/** The result of a live session, with the messages that were sent, as text. */
export function liveResult(
  { realtime_processing: realtime, post_processing: post }: LiveRequest,
  utterances: Utterance[],
  audio: Audio,
  messages: string[],
): LiveResult {
  return { ...results(utterances, audio, EXECUTION, { ...realtime, ...post }), messages };
}

type Options = Omit<RealtimeProcessingConfig, 'custom_vocabulary'> & PostProcessingConfig;

/** What the results of both kinds have. */
function results(utterances: Utterance[], audio: Audio, seconds: number, options: Options) {
  const text = utterances.map((utterance) => utterance.text).join(' ');
  const language = utterances[0]?.language;
  const targets = options.translation_config?.target_languages ?? [];
  const duration = round(audio.duration);
  return {
    metadata: {
      audio_duration: duration,
      number_of_distinct_channels: audio.channels,
      billing_time: round(duration * audio.channels),
      transcription_time: round(seconds),
    },
    transcription: { full_transcript: text, languages: language ? [language] : [], utterances },
    ...(options.translation && {
      translation: addon(
        // Without the text, which would make the result longer than its parts: the request asks for
        // any number of languages.
        targets.map((target) => ({ stub_language: target })),
        utterances,
      ),
    }),
    ...(options.summarization && { summarization: addon('A sample of speech.', utterances) }),
    ...(options.named_entity_recognition && { named_entity_recognition: addon([], []) }),
    ...(options.sentiment_analysis && { sentiment_analysis: addon('neutral', utterances) }),
    ...(options.chapterization && {
      chapterization: addon({ stub_chapters: utterances.length }, utterances),
    }),
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
