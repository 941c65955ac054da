/**
 * The same schemas in zod, as its documentation writes them. Formats are checked by our functions,
 * as everywhere in this comparison, so that all answer the same.
 *
 * Objects are open, which is `z.looseObject`; `z.object` has the same verdicts, but drops fields
 * that it does not name. It is faster, so both are measured.
 */
import * as z from 'zod';
import * as formats from '../../../scripts/runtime/formats.ts';
import { piiEntityTypes, translationLanguageCodes } from '../../facts/enumerations.ts';

/** The schemas, their objects made by one or the other of zod's functions. */
export function schemas(object: typeof z.looseObject) {
  const dateTime = z.string().refine(formats.dateTime);
  const uuid = z.string().refine(formats.uuid);
  const uri = z.string().refine(formats.uri);
  const free = z.record(z.string(), z.unknown());
  const language = z.string().regex(/^[a-z]{2,3}$/);
  const translationLanguage = z.enum(translationLanguageCodes);
  const toggle = z.boolean().optional();

  const word = object({
    word: z.string(),
    start: z.number(),
    end: z.number(),
    confidence: z.number(),
  });

  const spoken = {
    text: z.string(),
    language,
    start: z.number(),
    end: z.number(),
    channel: z.int(),
    words: z.array(word),
  };
  const liveUtterance = object({ ...spoken, confidence: z.number() });
  const utterance = object({
    ...spoken,
    confidence: z.number().optional(),
    speaker: z.int().optional(),
  });

  const envelope = { session_id: z.string(), created_at: dateTime };

  const TranscriptMessage = object({
    ...envelope,
    type: z.literal('transcript'),
    data: object({ id: z.string(), is_final: z.boolean(), utterance: liveUtterance }),
  });

  const otherServerMessage = object({
    ...envelope,
    type: z.string().refine((type) => type !== 'transcript'),
    data: free.optional(),
  });

  // `discriminatedUnion` has no branch for any other value.
  const ServerMessage = z.union([TranscriptMessage, otherServerMessage]);

  const languageConfig = object({
    languages: z.array(language).optional(),
    code_switching: toggle,
  });

  const vocabulary = z.array(
    z.union([
      z.string(),
      object({
        value: z.string(),
        intensity: z.number().min(0).max(1).optional(),
        pronunciations: z.array(z.string()).optional(),
        language: language.optional(),
      }),
    ]),
  );
  const vocabularyConfig = object({
    vocabulary,
    default_intensity: z.number().min(0).max(1).optional(),
  });
  const spellingConfig = object({
    spelling_dictionary: z.record(z.string(), z.array(z.string())),
  });
  const translationConfig = object({
    target_languages: z.array(translationLanguage).min(1),
    model: z.enum(['base', 'enhanced']).optional(),
    match_original_utterances: toggle,
    lipsync: toggle,
    context_adaptation: toggle,
    context: z.string().optional(),
    informal: toggle,
  });
  const summarizationConfig = object({
    type: z.enum(['general', 'bullet_points', 'concise']).optional(),
  });
  const entityType = z.enum(piiEntityTypes);

  const requestParams = {
    custom_vocabulary: z.union([z.boolean(), vocabulary]).optional(),
    custom_vocabulary_config: vocabularyConfig.optional(),
    callback_url: uri.optional(),
    callback: toggle,
    callback_config: object({ url: uri, method: z.enum(['POST', 'PUT']).optional() }).optional(),
    subtitles: toggle,
    subtitles_config: object({
      formats: z
        .array(z.enum(['srt', 'vtt']))
        .min(1)
        .optional(),
      minimum_duration: z.number().min(0).optional(),
      maximum_duration: z.number().min(1).max(30).optional(),
      maximum_characters_per_row: z.int().min(1).optional(),
      maximum_rows_per_caption: z.int().min(1).max(5).optional(),
      style: z.enum(['default', 'compliance']).optional(),
    }).optional(),
    diarization: toggle,
    diarization_config: object({
      number_of_speakers: z.int().min(1).optional(),
      min_speakers: z.int().min(0).optional(),
      max_speakers: z.int().min(0).optional(),
    }).optional(),
    translation: toggle,
    translation_config: translationConfig.optional(),
    summarization: toggle,
    summarization_config: summarizationConfig.optional(),
    named_entity_recognition: toggle,
    custom_spelling: toggle,
    custom_spelling_config: spellingConfig.optional(),
    sentiment_analysis: toggle,
    audio_to_llm: toggle,
    audio_to_llm_config: object({
      prompts: z.array(z.array(z.unknown())).min(1),
      model: z.string().optional(),
    }).optional(),
    pii_redaction: toggle,
    pii_redaction_config: object({
      entity_types: z.union([entityType, z.array(entityType)]).optional(),
      processed_text_type: z.enum(['MARKER', 'MASK']).optional(),
    }).optional(),
    sentences: toggle,
    punctuation_enhanced: toggle,
    language_config: languageConfig.optional(),
    detect_language: toggle,
    enable_code_switching: toggle,
    language: language.optional(),
  };

  const PreRecordedRequest = object({
    ...requestParams,
    audio_url: uri,
    custom_metadata: free.optional(),
  });
  const preRecordedRequestParams = object({ ...requestParams, audio_url: uri.nullable() });

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

  const LiveRequest = object({
    encoding: z.enum(['wav/pcm', 'wav/alaw', 'wav/ulaw']).optional(),
    bit_depth: z.literal([8, 16, 24, 32]).optional(),
    sample_rate: z.literal([8000, 16000, 32000, 44100, 48000]).optional(),
    channels: z.int().min(1).max(8).optional(),
    model: z.string().optional(),
    endpointing: z.number().min(0.01).max(10).optional(),
    maximum_duration_without_endpointing: z.number().min(5).max(60).optional(),
    language_config: languageConfig.optional(),
    pre_processing: object({
      audio_enhancer: toggle,
      speech_threshold: z.number().min(0).max(1).optional(),
    }).optional(),
    realtime_processing: object({
      custom_vocabulary: toggle,
      custom_vocabulary_config: vocabularyConfig.optional(),
      custom_spelling: toggle,
      custom_spelling_config: spellingConfig.optional(),
      translation: toggle,
      translation_config: translationConfig.optional(),
      named_entity_recognition: toggle,
      sentiment_analysis: toggle,
      words_accurate_timestamps: toggle,
    }).optional(),
    post_processing: object({
      summarization: toggle,
      summarization_config: summarizationConfig.optional(),
      chapterization: toggle,
    }).optional(),
    messages_config: object(messages).optional(),
    callback: toggle,
    callback_config: object({ ...messages, url: uri }).optional(),
  });

  function addon<Results extends z.ZodType>(results: Results) {
    const fields = { is_empty: z.boolean(), exec_time: z.number(), results };
    return z
      .discriminatedUnion('success', [
        object({ ...fields, success: z.literal(true), error: z.null() }),
        object({ ...fields, success: z.literal(false), error: free.nullable() }),
      ])
      .optional();
  }

  const liveBlocks = {
    metadata: object({
      audio_duration: z.number(),
      number_of_distinct_channels: z.int().min(1),
      billing_time: z.number(),
      transcription_time: z.number(),
    }),
    transcription: object({
      full_transcript: z.string(),
      languages: z.array(language),
      utterances: z.array(utterance),
      sentences: z.array(free).optional(),
      subtitles: z.array(free).optional(),
    }).optional(),
    translation: addon(z.array(free).nullable()),
    summarization: addon(z.string().nullable()),
    named_entity_recognition: addon(z.array(free).nullable()),
    sentiment_analysis: addon(z.string()),
    chapterization: addon(free.nullable()),
  };
  const liveResult = object({ ...liveBlocks, messages: z.array(z.string()).optional() });
  const preRecordedResult = object({
    ...liveBlocks,
    moderation: addon(z.string().nullable()),
    name_consistency: addon(z.string().nullable()),
    structured_data_extraction: addon(z.string().nullable()),
    audio_to_llm: addon(z.array(free).nullable()),
    sentences: addon(z.array(z.string()).nullable()),
    display_mode: addon(z.array(z.string()).nullable()),
    diarization: addon(z.array(utterance)),
  });

  const file = object({
    id: z.string(),
    filename: z.string().nullable(),
    source: z.string().nullable(),
    audio_duration: z.number().nullable(),
    number_of_channels: z.int().min(1).nullable(),
  });

  function job<Kind extends string, Params extends z.ZodType, Result extends z.ZodType>(
    kind: Kind,
    params: Params,
    result: Result,
  ) {
    const errorCode = z.int().min(400).max(599);
    const fields = {
      kind: z.literal(kind),
      id: uuid,
      request_id: z.string(),
      version: z.int(),
      created_at: dateTime,
      custom_metadata: free.optional(),
      post_session_metadata: free,
      file: file.nullish(),
      request_params: params.nullish(),
    };
    return z.discriminatedUnion('status', [
      object({
        ...fields,
        status: z.enum(['queued', 'processing']),
        completed_at: dateTime.nullish(),
        error_code: errorCode.nullish(),
        result: result.nullish(),
      }),
      object({
        ...fields,
        status: z.literal('done'),
        completed_at: dateTime,
        error_code: errorCode.nullish(),
        result,
      }),
      object({
        ...fields,
        status: z.literal('error'),
        completed_at: dateTime,
        error_code: errorCode,
        result: result.nullish(),
      }),
    ]);
  }

  const TranscriptionJob = z.discriminatedUnion('kind', [
    job('pre-recorded', preRecordedRequestParams, preRecordedResult),
    job('live', LiveRequest, liveResult),
  ]);

  const JobPage = object({
    first: uri,
    current: uri,
    next: uri.nullable(),
    items: z.array(TranscriptionJob),
  });

  return {
    TranscriptMessage,
    ServerMessage,
    PreRecordedRequest,
    LiveRequest,
    TranscriptionJob,
    JobPage,
  };
}
