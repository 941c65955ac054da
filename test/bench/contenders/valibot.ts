/**
 * The same schemas in valibot, as its documentation writes them. Formats are checked by our functions,
 * as everywhere in this comparison, so that all answer the same. Objects are open.
 */
import * as v from 'valibot';
import * as formats from '../../../scripts/runtime/formats.ts';
import { piiEntityTypes, translationLanguageCodes } from '../../facts/enumerations.ts';

const dateTime = v.pipe(v.string(), v.check(formats.dateTime));
const uuid = v.pipe(v.string(), v.check(formats.uuid));
const uri = v.pipe(v.string(), v.check(formats.uri));
// A list passes `object` and `record`, so that one without required fields has to be kept out.
const noList = v.custom((value) => !Array.isArray(value));
const open = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(noList, v.looseObject(entries));
const free = v.pipe(noList, v.record(v.string(), v.unknown()));
const language = v.pipe(v.string(), v.regex(/^[a-z]{2,3}$/));
const translationLanguage = v.picklist(translationLanguageCodes);
const toggle = v.optional(v.boolean());

const word = v.looseObject({
  word: v.string(),
  start: v.number(),
  end: v.number(),
  confidence: v.number(),
});

const spoken = {
  text: v.string(),
  language,
  start: v.number(),
  end: v.number(),
  channel: v.pipe(v.number(), v.integer()),
  words: v.array(word),
};
const liveUtterance = v.looseObject({ ...spoken, confidence: v.number() });
const utterance = v.looseObject({
  ...spoken,
  confidence: v.optional(v.number()),
  speaker: v.optional(v.pipe(v.number(), v.integer())),
});

const envelope = { session_id: v.string(), created_at: dateTime };

export const TranscriptMessage = v.looseObject({
  ...envelope,
  type: v.literal('transcript'),
  data: v.looseObject({ id: v.string(), is_final: v.boolean(), utterance: liveUtterance }),
});

const otherServerMessage = v.looseObject({
  ...envelope,
  type: v.pipe(v.string(), v.notValue('transcript')),
  data: v.optional(free),
});

// `variant` has no branch for any other value.
export const ServerMessage = v.union([TranscriptMessage, otherServerMessage]);

const languageConfig = open({
  languages: v.optional(v.array(language)),
  code_switching: toggle,
});

const vocabulary = v.array(
  v.union([
    v.string(),
    v.looseObject({
      value: v.string(),
      intensity: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
      pronunciations: v.optional(v.array(v.string())),
      language: v.optional(language),
    }),
  ]),
);
const vocabularyConfig = v.looseObject({
  vocabulary,
  default_intensity: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
});
const spellingConfig = v.looseObject({
  spelling_dictionary: v.pipe(noList, v.record(v.string(), v.array(v.string()))),
});
const translationConfig = v.looseObject({
  target_languages: v.pipe(v.array(translationLanguage), v.minLength(1)),
  model: v.optional(v.picklist(['base', 'enhanced'])),
  match_original_utterances: toggle,
  lipsync: toggle,
  context_adaptation: toggle,
  context: v.optional(v.string()),
  informal: toggle,
});
const summarizationConfig = open({
  type: v.optional(v.picklist(['general', 'bullet_points', 'concise'])),
});
const entityType = v.picklist(piiEntityTypes);

const requestParams = {
  custom_vocabulary: v.optional(v.union([v.boolean(), vocabulary])),
  custom_vocabulary_config: v.optional(vocabularyConfig),
  callback_url: v.optional(uri),
  callback: toggle,
  callback_config: v.optional(
    v.looseObject({ url: uri, method: v.optional(v.picklist(['POST', 'PUT'])) }),
  ),
  subtitles: toggle,
  subtitles_config: v.optional(
    open({
      formats: v.optional(v.pipe(v.array(v.picklist(['srt', 'vtt'])), v.minLength(1))),
      minimum_duration: v.optional(v.pipe(v.number(), v.minValue(0))),
      maximum_duration: v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(30))),
      maximum_characters_per_row: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
      maximum_rows_per_caption: v.optional(
        v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
      ),
      style: v.optional(v.picklist(['default', 'compliance'])),
    }),
  ),
  diarization: toggle,
  diarization_config: v.optional(
    open({
      number_of_speakers: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
      min_speakers: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
      max_speakers: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
    }),
  ),
  translation: toggle,
  translation_config: v.optional(translationConfig),
  summarization: toggle,
  summarization_config: v.optional(summarizationConfig),
  named_entity_recognition: toggle,
  custom_spelling: toggle,
  custom_spelling_config: v.optional(spellingConfig),
  sentiment_analysis: toggle,
  audio_to_llm: toggle,
  audio_to_llm_config: v.optional(
    v.looseObject({
      prompts: v.pipe(v.array(v.array(v.unknown())), v.minLength(1)),
      model: v.optional(v.string()),
    }),
  ),
  pii_redaction: toggle,
  pii_redaction_config: v.optional(
    open({
      entity_types: v.optional(v.union([entityType, v.array(entityType)])),
      processed_text_type: v.optional(v.picklist(['MARKER', 'MASK'])),
    }),
  ),
  sentences: toggle,
  punctuation_enhanced: toggle,
  language_config: v.optional(languageConfig),
  detect_language: toggle,
  enable_code_switching: toggle,
  language: v.optional(language),
};

export const PreRecordedRequest = v.looseObject({
  ...requestParams,
  audio_url: uri,
  custom_metadata: v.optional(free),
});
const preRecordedRequestParams = v.looseObject({ ...requestParams, audio_url: v.nullable(uri) });

const messages = {
  receive_partial_transcripts: toggle,
  receive_final_transcripts: toggle,
  receive_speech_events: toggle,
  receive_pre_processing_events: toggle,
  receive_realtime_processing_events: toggle,
  receive_post_processing_events: toggle,
  receive_acknowledgments: toggle,
  receive_errors: toggle,
  receive_lifecycle_events: toggle,
};

export const LiveRequest = open({
  encoding: v.optional(v.picklist(['wav/pcm', 'wav/alaw', 'wav/ulaw'])),
  bit_depth: v.optional(v.picklist([8, 16, 24, 32])),
  sample_rate: v.optional(v.picklist([8000, 16000, 32000, 44100, 48000])),
  channels: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(8))),
  model: v.optional(v.string()),
  endpointing: v.optional(v.pipe(v.number(), v.minValue(0.01), v.maxValue(10))),
  maximum_duration_without_endpointing: v.optional(
    v.pipe(v.number(), v.minValue(5), v.maxValue(60)),
  ),
  language_config: v.optional(languageConfig),
  pre_processing: v.optional(
    open({
      audio_enhancer: toggle,
      speech_threshold: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
    }),
  ),
  realtime_processing: v.optional(
    open({
      custom_vocabulary: toggle,
      custom_vocabulary_config: v.optional(vocabularyConfig),
      custom_spelling: toggle,
      custom_spelling_config: v.optional(spellingConfig),
      translation: toggle,
      translation_config: v.optional(translationConfig),
      named_entity_recognition: toggle,
      sentiment_analysis: toggle,
      words_accurate_timestamps: toggle,
    }),
  ),
  post_processing: v.optional(
    open({
      summarization: toggle,
      summarization_config: v.optional(summarizationConfig),
      chapterization: toggle,
    }),
  ),
  messages_config: v.optional(open(messages)),
  callback: toggle,
  callback_config: v.optional(v.looseObject({ ...messages, url: uri })),
});

function addon<Results extends v.GenericSchema>(results: Results) {
  const fields = { is_empty: v.boolean(), exec_time: v.number(), results };
  return v.optional(
    v.variant('success', [
      v.looseObject({ ...fields, success: v.literal(true), error: v.null() }),
      v.looseObject({ ...fields, success: v.literal(false), error: v.nullable(free) }),
    ]),
  );
}

const liveBlocks = {
  metadata: v.looseObject({
    audio_duration: v.number(),
    number_of_distinct_channels: v.pipe(v.number(), v.integer(), v.minValue(1)),
    billing_time: v.number(),
    transcription_time: v.number(),
  }),
  transcription: v.optional(
    v.looseObject({
      full_transcript: v.string(),
      languages: v.array(language),
      utterances: v.array(utterance),
      sentences: v.optional(v.array(free)),
      subtitles: v.optional(v.array(free)),
    }),
  ),
  translation: addon(v.nullable(v.array(free))),
  summarization: addon(v.nullable(v.string())),
  named_entity_recognition: addon(v.nullable(v.array(free))),
  sentiment_analysis: addon(v.string()),
  chapterization: addon(v.nullable(free)),
};
const liveResult = v.looseObject({ ...liveBlocks, messages: v.optional(v.array(v.string())) });
const preRecordedResult = v.looseObject({
  ...liveBlocks,
  moderation: addon(v.nullable(v.string())),
  name_consistency: addon(v.nullable(v.string())),
  structured_data_extraction: addon(v.nullable(v.string())),
  audio_to_llm: addon(v.nullable(v.array(free))),
  sentences: addon(v.nullable(v.array(v.string()))),
  display_mode: addon(v.nullable(v.array(v.string()))),
  diarization: addon(v.array(utterance)),
});

const file = v.looseObject({
  id: v.string(),
  filename: v.nullable(v.string()),
  source: v.nullable(v.string()),
  audio_duration: v.nullable(v.number()),
  number_of_channels: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))),
});

function job<Kind extends string, Params extends v.GenericSchema, Result extends v.GenericSchema>(
  kind: Kind,
  params: Params,
  result: Result,
) {
  const errorCode = v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599));
  const fields = {
    kind: v.literal(kind),
    id: uuid,
    request_id: v.string(),
    version: v.pipe(v.number(), v.integer()),
    created_at: dateTime,
    custom_metadata: v.optional(free),
    post_session_metadata: free,
    file: v.nullish(file),
    request_params: v.nullish(params),
  };
  return v.variant('status', [
    v.looseObject({
      ...fields,
      status: v.picklist(['queued', 'processing']),
      completed_at: v.nullish(dateTime),
      error_code: v.nullish(errorCode),
      result: v.nullish(result),
    }),
    v.looseObject({
      ...fields,
      status: v.literal('done'),
      completed_at: dateTime,
      error_code: v.nullish(errorCode),
      result,
    }),
    v.looseObject({
      ...fields,
      status: v.literal('error'),
      completed_at: dateTime,
      error_code: errorCode,
      result: v.nullish(result),
    }),
  ]);
}

export const TranscriptionJob = v.variant('kind', [
  job('pre-recorded', preRecordedRequestParams, preRecordedResult),
  job('live', LiveRequest, liveResult),
]);

export const JobPage = v.looseObject({
  first: uri,
  current: uri,
  next: v.nullable(uri),
  items: v.array(TranscriptionJob),
});
