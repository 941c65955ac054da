// Generated from the contract by `npm run build`; edit the contract instead.

export const defaults = {
  "CallbackConfig.method": {
    "schema": "CallbackConfig",
    "field": "method",
    "document": "openapi",
    "pointer": "/components/schemas/CallbackConfig/properties/method",
    "value": "POST"
  },
  "LanguageConfig.code_switching": {
    "schema": "LanguageConfig",
    "field": "code_switching",
    "document": "openapi",
    "pointer": "/components/schemas/LanguageConfig/properties/code_switching",
    "value": false
  },
  "LanguageConfig.languages": {
    "schema": "LanguageConfig",
    "field": "languages",
    "document": "openapi",
    "pointer": "/components/schemas/LanguageConfig/properties/languages",
    "value": []
  },
  "ListTranscriptionJobsQuery.limit": {
    "schema": "ListTranscriptionJobsQuery",
    "field": "limit",
    "document": "openapi",
    "pointer": "/paths/~1v2~1transcription/get/parameters/1",
    "value": 20
  },
  "ListTranscriptionJobsQuery.offset": {
    "schema": "ListTranscriptionJobsQuery",
    "field": "offset",
    "document": "openapi",
    "pointer": "/paths/~1v2~1transcription/get/parameters/0",
    "value": 0
  },
  "LiveCallbackConfig.receive_acknowledgments": {
    "schema": "LiveCallbackConfig",
    "field": "receive_acknowledgments",
    "document": "openapi",
    "pointer": "/components/schemas/LiveCallbackConfig/properties/receive_acknowledgments",
    "value": false
  },
  "LiveCallbackConfig.receive_errors": {
    "schema": "LiveCallbackConfig",
    "field": "receive_errors",
    "document": "openapi",
    "pointer": "/components/schemas/LiveCallbackConfig/properties/receive_errors",
    "value": false
  },
  "LiveCallbackConfig.receive_final_transcripts": {
    "schema": "LiveCallbackConfig",
    "field": "receive_final_transcripts",
    "document": "openapi",
    "pointer": "/components/schemas/LiveCallbackConfig/properties/receive_final_transcripts",
    "value": true
  },
  "LiveCallbackConfig.receive_lifecycle_events": {
    "schema": "LiveCallbackConfig",
    "field": "receive_lifecycle_events",
    "document": "openapi",
    "pointer": "/components/schemas/LiveCallbackConfig/properties/receive_lifecycle_events",
    "value": true
  },
  "LiveCallbackConfig.receive_partial_transcripts": {
    "schema": "LiveCallbackConfig",
    "field": "receive_partial_transcripts",
    "document": "openapi",
    "pointer": "/components/schemas/LiveCallbackConfig/properties/receive_partial_transcripts",
    "value": false
  },
  "LiveCallbackConfig.receive_post_processing_events": {
    "schema": "LiveCallbackConfig",
    "field": "receive_post_processing_events",
    "document": "openapi",
    "pointer": "/components/schemas/LiveCallbackConfig/properties/receive_post_processing_events",
    "value": true
  },
  "LiveCallbackConfig.receive_pre_processing_events": {
    "schema": "LiveCallbackConfig",
    "field": "receive_pre_processing_events",
    "document": "openapi",
    "pointer": "/components/schemas/LiveCallbackConfig/properties/receive_pre_processing_events",
    "value": true
  },
  "LiveCallbackConfig.receive_realtime_processing_events": {
    "schema": "LiveCallbackConfig",
    "field": "receive_realtime_processing_events",
    "document": "openapi",
    "pointer": "/components/schemas/LiveCallbackConfig/properties/receive_realtime_processing_events",
    "value": true
  },
  "LiveCallbackConfig.receive_speech_events": {
    "schema": "LiveCallbackConfig",
    "field": "receive_speech_events",
    "document": "openapi",
    "pointer": "/components/schemas/LiveCallbackConfig/properties/receive_speech_events",
    "value": false
  },
  "LiveMessagesConfig.receive_acknowledgments": {
    "schema": "LiveMessagesConfig",
    "field": "receive_acknowledgments",
    "document": "openapi",
    "pointer": "/components/schemas/LiveMessagesConfig/properties/receive_acknowledgments",
    "value": true
  },
  "LiveMessagesConfig.receive_errors": {
    "schema": "LiveMessagesConfig",
    "field": "receive_errors",
    "document": "openapi",
    "pointer": "/components/schemas/LiveMessagesConfig/properties/receive_errors",
    "value": true
  },
  "LiveMessagesConfig.receive_final_transcripts": {
    "schema": "LiveMessagesConfig",
    "field": "receive_final_transcripts",
    "document": "openapi",
    "pointer": "/components/schemas/LiveMessagesConfig/properties/receive_final_transcripts",
    "value": true
  },
  "LiveMessagesConfig.receive_lifecycle_events": {
    "schema": "LiveMessagesConfig",
    "field": "receive_lifecycle_events",
    "document": "openapi",
    "pointer": "/components/schemas/LiveMessagesConfig/properties/receive_lifecycle_events",
    "value": false
  },
  "LiveMessagesConfig.receive_partial_transcripts": {
    "schema": "LiveMessagesConfig",
    "field": "receive_partial_transcripts",
    "document": "openapi",
    "pointer": "/components/schemas/LiveMessagesConfig/properties/receive_partial_transcripts",
    "value": false
  },
  "LiveMessagesConfig.receive_post_processing_events": {
    "schema": "LiveMessagesConfig",
    "field": "receive_post_processing_events",
    "document": "openapi",
    "pointer": "/components/schemas/LiveMessagesConfig/properties/receive_post_processing_events",
    "value": true
  },
  "LiveMessagesConfig.receive_pre_processing_events": {
    "schema": "LiveMessagesConfig",
    "field": "receive_pre_processing_events",
    "document": "openapi",
    "pointer": "/components/schemas/LiveMessagesConfig/properties/receive_pre_processing_events",
    "value": true
  },
  "LiveMessagesConfig.receive_realtime_processing_events": {
    "schema": "LiveMessagesConfig",
    "field": "receive_realtime_processing_events",
    "document": "openapi",
    "pointer": "/components/schemas/LiveMessagesConfig/properties/receive_realtime_processing_events",
    "value": true
  },
  "LiveMessagesConfig.receive_speech_events": {
    "schema": "LiveMessagesConfig",
    "field": "receive_speech_events",
    "document": "openapi",
    "pointer": "/components/schemas/LiveMessagesConfig/properties/receive_speech_events",
    "value": true
  },
  "LiveRequest.bit_depth": {
    "schema": "LiveRequest",
    "field": "bit_depth",
    "document": "openapi",
    "pointer": "/components/schemas/LiveRequest/properties/bit_depth",
    "value": 16
  },
  "LiveRequest.callback": {
    "schema": "LiveRequest",
    "field": "callback",
    "document": "openapi",
    "pointer": "/components/schemas/LiveRequest/properties/callback",
    "value": false
  },
  "LiveRequest.channels": {
    "schema": "LiveRequest",
    "field": "channels",
    "document": "openapi",
    "pointer": "/components/schemas/LiveRequest/properties/channels",
    "value": 1
  },
  "LiveRequest.encoding": {
    "schema": "LiveRequest",
    "field": "encoding",
    "document": "openapi",
    "pointer": "/components/schemas/LiveRequest/properties/encoding",
    "value": "wav/pcm"
  },
  "LiveRequest.endpointing": {
    "schema": "LiveRequest",
    "field": "endpointing",
    "document": "openapi",
    "pointer": "/components/schemas/LiveRequest/properties/endpointing",
    "value": 0.05
  },
  "LiveRequest.maximum_duration_without_endpointing": {
    "schema": "LiveRequest",
    "field": "maximum_duration_without_endpointing",
    "document": "openapi",
    "pointer": "/components/schemas/LiveRequest/properties/maximum_duration_without_endpointing",
    "value": 5
  },
  "LiveRequest.sample_rate": {
    "schema": "LiveRequest",
    "field": "sample_rate",
    "document": "openapi",
    "pointer": "/components/schemas/LiveRequest/properties/sample_rate",
    "value": 16000
  },
  "PostProcessingConfig.chapterization": {
    "schema": "PostProcessingConfig",
    "field": "chapterization",
    "document": "openapi",
    "pointer": "/components/schemas/PostProcessingConfig/properties/chapterization",
    "value": false
  },
  "PostProcessingConfig.summarization": {
    "schema": "PostProcessingConfig",
    "field": "summarization",
    "document": "openapi",
    "pointer": "/components/schemas/PostProcessingConfig/properties/summarization",
    "value": false
  },
  "PreProcessingConfig.audio_enhancer": {
    "schema": "PreProcessingConfig",
    "field": "audio_enhancer",
    "document": "openapi",
    "pointer": "/components/schemas/PreProcessingConfig/properties/audio_enhancer",
    "value": false
  },
  "PreProcessingConfig.speech_threshold": {
    "schema": "PreProcessingConfig",
    "field": "speech_threshold",
    "document": "openapi",
    "pointer": "/components/schemas/PreProcessingConfig/properties/speech_threshold",
    "value": 0.6
  },
  "PreRecordedRequest.audio_to_llm": {
    "schema": "PreRecordedRequest",
    "field": "audio_to_llm",
    "document": "openapi",
    "pointer": "/components/schemas/PreRecordedParams/properties/audio_to_llm",
    "value": false
  },
  "PreRecordedRequest.callback": {
    "schema": "PreRecordedRequest",
    "field": "callback",
    "document": "openapi",
    "pointer": "/components/schemas/PreRecordedParams/properties/callback",
    "value": false
  },
  "PreRecordedRequest.custom_spelling": {
    "schema": "PreRecordedRequest",
    "field": "custom_spelling",
    "document": "openapi",
    "pointer": "/components/schemas/PreRecordedParams/properties/custom_spelling",
    "value": false
  },
  "PreRecordedRequest.custom_vocabulary": {
    "schema": "PreRecordedRequest",
    "field": "custom_vocabulary",
    "document": "openapi",
    "pointer": "/components/schemas/PreRecordedParams/properties/custom_vocabulary",
    "value": false
  },
  "PreRecordedRequest.diarization": {
    "schema": "PreRecordedRequest",
    "field": "diarization",
    "document": "openapi",
    "pointer": "/components/schemas/PreRecordedParams/properties/diarization",
    "value": false
  },
  "PreRecordedRequest.named_entity_recognition": {
    "schema": "PreRecordedRequest",
    "field": "named_entity_recognition",
    "document": "openapi",
    "pointer": "/components/schemas/PreRecordedParams/properties/named_entity_recognition",
    "value": false
  },
  "PreRecordedRequest.pii_redaction": {
    "schema": "PreRecordedRequest",
    "field": "pii_redaction",
    "document": "openapi",
    "pointer": "/components/schemas/PreRecordedParams/properties/pii_redaction",
    "value": false
  },
  "PreRecordedRequest.punctuation_enhanced": {
    "schema": "PreRecordedRequest",
    "field": "punctuation_enhanced",
    "document": "openapi",
    "pointer": "/components/schemas/PreRecordedParams/properties/punctuation_enhanced",
    "value": false
  },
  "PreRecordedRequest.sentences": {
    "schema": "PreRecordedRequest",
    "field": "sentences",
    "document": "openapi",
    "pointer": "/components/schemas/PreRecordedParams/properties/sentences",
    "value": false
  },
  "PreRecordedRequest.sentiment_analysis": {
    "schema": "PreRecordedRequest",
    "field": "sentiment_analysis",
    "document": "openapi",
    "pointer": "/components/schemas/PreRecordedParams/properties/sentiment_analysis",
    "value": false
  },
  "PreRecordedRequest.subtitles": {
    "schema": "PreRecordedRequest",
    "field": "subtitles",
    "document": "openapi",
    "pointer": "/components/schemas/PreRecordedParams/properties/subtitles",
    "value": false
  },
  "PreRecordedRequest.summarization": {
    "schema": "PreRecordedRequest",
    "field": "summarization",
    "document": "openapi",
    "pointer": "/components/schemas/PreRecordedParams/properties/summarization",
    "value": false
  },
  "PreRecordedRequest.translation": {
    "schema": "PreRecordedRequest",
    "field": "translation",
    "document": "openapi",
    "pointer": "/components/schemas/PreRecordedParams/properties/translation",
    "value": false
  },
  "PreRecordedRequestParams.audio_to_llm": {
    "schema": "PreRecordedRequestParams",
    "field": "audio_to_llm",
    "document": "openapi",
    "pointer": "/components/schemas/PreRecordedParams/properties/audio_to_llm",
    "value": false
  },
  "PreRecordedRequestParams.callback": {
    "schema": "PreRecordedRequestParams",
    "field": "callback",
    "document": "openapi",
    "pointer": "/components/schemas/PreRecordedParams/properties/callback",
    "value": false
  },
  "PreRecordedRequestParams.custom_spelling": {
    "schema": "PreRecordedRequestParams",
    "field": "custom_spelling",
    "document": "openapi",
    "pointer": "/components/schemas/PreRecordedParams/properties/custom_spelling",
    "value": false
  },
  "PreRecordedRequestParams.custom_vocabulary": {
    "schema": "PreRecordedRequestParams",
    "field": "custom_vocabulary",
    "document": "openapi",
    "pointer": "/components/schemas/PreRecordedParams/properties/custom_vocabulary",
    "value": false
  },
  "PreRecordedRequestParams.diarization": {
    "schema": "PreRecordedRequestParams",
    "field": "diarization",
    "document": "openapi",
    "pointer": "/components/schemas/PreRecordedParams/properties/diarization",
    "value": false
  },
  "PreRecordedRequestParams.named_entity_recognition": {
    "schema": "PreRecordedRequestParams",
    "field": "named_entity_recognition",
    "document": "openapi",
    "pointer": "/components/schemas/PreRecordedParams/properties/named_entity_recognition",
    "value": false
  },
  "PreRecordedRequestParams.pii_redaction": {
    "schema": "PreRecordedRequestParams",
    "field": "pii_redaction",
    "document": "openapi",
    "pointer": "/components/schemas/PreRecordedParams/properties/pii_redaction",
    "value": false
  },
  "PreRecordedRequestParams.punctuation_enhanced": {
    "schema": "PreRecordedRequestParams",
    "field": "punctuation_enhanced",
    "document": "openapi",
    "pointer": "/components/schemas/PreRecordedParams/properties/punctuation_enhanced",
    "value": false
  },
  "PreRecordedRequestParams.sentences": {
    "schema": "PreRecordedRequestParams",
    "field": "sentences",
    "document": "openapi",
    "pointer": "/components/schemas/PreRecordedParams/properties/sentences",
    "value": false
  },
  "PreRecordedRequestParams.sentiment_analysis": {
    "schema": "PreRecordedRequestParams",
    "field": "sentiment_analysis",
    "document": "openapi",
    "pointer": "/components/schemas/PreRecordedParams/properties/sentiment_analysis",
    "value": false
  },
  "PreRecordedRequestParams.subtitles": {
    "schema": "PreRecordedRequestParams",
    "field": "subtitles",
    "document": "openapi",
    "pointer": "/components/schemas/PreRecordedParams/properties/subtitles",
    "value": false
  },
  "PreRecordedRequestParams.summarization": {
    "schema": "PreRecordedRequestParams",
    "field": "summarization",
    "document": "openapi",
    "pointer": "/components/schemas/PreRecordedParams/properties/summarization",
    "value": false
  },
  "PreRecordedRequestParams.translation": {
    "schema": "PreRecordedRequestParams",
    "field": "translation",
    "document": "openapi",
    "pointer": "/components/schemas/PreRecordedParams/properties/translation",
    "value": false
  },
  "RealtimeProcessingConfig.custom_spelling": {
    "schema": "RealtimeProcessingConfig",
    "field": "custom_spelling",
    "document": "openapi",
    "pointer": "/components/schemas/RealtimeProcessingConfig/properties/custom_spelling",
    "value": false
  },
  "RealtimeProcessingConfig.custom_vocabulary": {
    "schema": "RealtimeProcessingConfig",
    "field": "custom_vocabulary",
    "document": "openapi",
    "pointer": "/components/schemas/RealtimeProcessingConfig/properties/custom_vocabulary",
    "value": false
  },
  "RealtimeProcessingConfig.named_entity_recognition": {
    "schema": "RealtimeProcessingConfig",
    "field": "named_entity_recognition",
    "document": "openapi",
    "pointer": "/components/schemas/RealtimeProcessingConfig/properties/named_entity_recognition",
    "value": false
  },
  "RealtimeProcessingConfig.sentiment_analysis": {
    "schema": "RealtimeProcessingConfig",
    "field": "sentiment_analysis",
    "document": "openapi",
    "pointer": "/components/schemas/RealtimeProcessingConfig/properties/sentiment_analysis",
    "value": false
  },
  "RealtimeProcessingConfig.translation": {
    "schema": "RealtimeProcessingConfig",
    "field": "translation",
    "document": "openapi",
    "pointer": "/components/schemas/RealtimeProcessingConfig/properties/translation",
    "value": false
  },
  "SubtitlesConfig.formats": {
    "schema": "SubtitlesConfig",
    "field": "formats",
    "document": "openapi",
    "pointer": "/components/schemas/SubtitlesConfig/properties/formats",
    "value": [
      "srt"
    ]
  },
  "SubtitlesConfig.style": {
    "schema": "SubtitlesConfig",
    "field": "style",
    "document": "openapi",
    "pointer": "/components/schemas/SubtitlesConfig/properties/style",
    "value": "default"
  },
  "SummarizationConfig.type": {
    "schema": "SummarizationConfig",
    "field": "type",
    "document": "openapi",
    "pointer": "/components/schemas/SummarizationConfig/properties/type",
    "value": "general"
  },
  "TranslationConfig.context_adaptation": {
    "schema": "TranslationConfig",
    "field": "context_adaptation",
    "document": "openapi",
    "pointer": "/components/schemas/TranslationConfig/properties/context_adaptation",
    "value": true
  },
  "TranslationConfig.informal": {
    "schema": "TranslationConfig",
    "field": "informal",
    "document": "openapi",
    "pointer": "/components/schemas/TranslationConfig/properties/informal",
    "value": false
  },
  "TranslationConfig.lipsync": {
    "schema": "TranslationConfig",
    "field": "lipsync",
    "document": "openapi",
    "pointer": "/components/schemas/TranslationConfig/properties/lipsync",
    "value": true
  },
  "TranslationConfig.match_original_utterances": {
    "schema": "TranslationConfig",
    "field": "match_original_utterances",
    "document": "openapi",
    "pointer": "/components/schemas/TranslationConfig/properties/match_original_utterances",
    "value": true
  },
  "TranslationConfig.model": {
    "schema": "TranslationConfig",
    "field": "model",
    "document": "openapi",
    "pointer": "/components/schemas/TranslationConfig/properties/model",
    "value": "base"
  }
};

export const limits = {
  "AudioFile.number_of_channels": {
    "schema": "AudioFile",
    "field": "number_of_channels",
    "document": "openapi",
    "pointer": "/components/schemas/AudioFile/properties/number_of_channels",
    "minimum": 1
  },
  "AudioToLlmConfig.prompts": {
    "schema": "AudioToLlmConfig",
    "field": "prompts",
    "document": "openapi",
    "pointer": "/components/schemas/AudioToLlmConfig/properties/prompts",
    "minItems": 1
  },
  "CustomVocabularyConfig.default_intensity": {
    "schema": "CustomVocabularyConfig",
    "field": "default_intensity",
    "document": "openapi",
    "pointer": "/components/schemas/CustomVocabularyConfig/properties/default_intensity",
    "minimum": 0,
    "maximum": 1
  },
  "CustomVocabularyEntry.intensity": {
    "schema": "CustomVocabularyEntry",
    "field": "intensity",
    "document": "openapi",
    "pointer": "/components/schemas/CustomVocabularyEntry/properties/intensity",
    "minimum": 0,
    "maximum": 1
  },
  "DiarizationConfig.max_speakers": {
    "schema": "DiarizationConfig",
    "field": "max_speakers",
    "document": "openapi",
    "pointer": "/components/schemas/DiarizationConfig/properties/max_speakers",
    "minimum": 0
  },
  "DiarizationConfig.min_speakers": {
    "schema": "DiarizationConfig",
    "field": "min_speakers",
    "document": "openapi",
    "pointer": "/components/schemas/DiarizationConfig/properties/min_speakers",
    "minimum": 0
  },
  "DiarizationConfig.number_of_speakers": {
    "schema": "DiarizationConfig",
    "field": "number_of_speakers",
    "document": "openapi",
    "pointer": "/components/schemas/DiarizationConfig/properties/number_of_speakers",
    "minimum": 1
  },
  "ListTranscriptionJobsQuery.limit": {
    "schema": "ListTranscriptionJobsQuery",
    "field": "limit",
    "document": "openapi",
    "pointer": "/paths/~1v2~1transcription/get/parameters/1",
    "minimum": 1
  },
  "ListTranscriptionJobsQuery.offset": {
    "schema": "ListTranscriptionJobsQuery",
    "field": "offset",
    "document": "openapi",
    "pointer": "/paths/~1v2~1transcription/get/parameters/0",
    "minimum": 0
  },
  "LiveJob.error_code": {
    "schema": "LiveJob",
    "field": "error_code",
    "document": "openapi",
    "pointer": "/components/schemas/JobPending/properties/error_code",
    "minimum": 400,
    "maximum": 599
  },
  "LiveRequest.channels": {
    "schema": "LiveRequest",
    "field": "channels",
    "document": "openapi",
    "pointer": "/components/schemas/LiveRequest/properties/channels",
    "minimum": 1,
    "maximum": 8
  },
  "LiveRequest.endpointing": {
    "schema": "LiveRequest",
    "field": "endpointing",
    "document": "openapi",
    "pointer": "/components/schemas/LiveRequest/properties/endpointing",
    "minimum": 0.01,
    "maximum": 10,
    "unit": "seconds"
  },
  "LiveRequest.maximum_duration_without_endpointing": {
    "schema": "LiveRequest",
    "field": "maximum_duration_without_endpointing",
    "document": "openapi",
    "pointer": "/components/schemas/LiveRequest/properties/maximum_duration_without_endpointing",
    "minimum": 5,
    "maximum": 60,
    "unit": "seconds"
  },
  "PreProcessingConfig.speech_threshold": {
    "schema": "PreProcessingConfig",
    "field": "speech_threshold",
    "document": "openapi",
    "pointer": "/components/schemas/PreProcessingConfig/properties/speech_threshold",
    "minimum": 0,
    "maximum": 1
  },
  "PreRecordedJob.error_code": {
    "schema": "PreRecordedJob",
    "field": "error_code",
    "document": "openapi",
    "pointer": "/components/schemas/JobPending/properties/error_code",
    "minimum": 400,
    "maximum": 599
  },
  "ResultMetadata.number_of_distinct_channels": {
    "schema": "ResultMetadata",
    "field": "number_of_distinct_channels",
    "document": "openapi",
    "pointer": "/components/schemas/ResultMetadata/properties/number_of_distinct_channels",
    "minimum": 1
  },
  "SubtitlesConfig.formats": {
    "schema": "SubtitlesConfig",
    "field": "formats",
    "document": "openapi",
    "pointer": "/components/schemas/SubtitlesConfig/properties/formats",
    "minItems": 1
  },
  "SubtitlesConfig.maximum_characters_per_row": {
    "schema": "SubtitlesConfig",
    "field": "maximum_characters_per_row",
    "document": "openapi",
    "pointer": "/components/schemas/SubtitlesConfig/properties/maximum_characters_per_row",
    "minimum": 1
  },
  "SubtitlesConfig.maximum_duration": {
    "schema": "SubtitlesConfig",
    "field": "maximum_duration",
    "document": "openapi",
    "pointer": "/components/schemas/SubtitlesConfig/properties/maximum_duration",
    "minimum": 1,
    "maximum": 30,
    "unit": "seconds"
  },
  "SubtitlesConfig.maximum_rows_per_caption": {
    "schema": "SubtitlesConfig",
    "field": "maximum_rows_per_caption",
    "document": "openapi",
    "pointer": "/components/schemas/SubtitlesConfig/properties/maximum_rows_per_caption",
    "minimum": 1,
    "maximum": 5
  },
  "SubtitlesConfig.minimum_duration": {
    "schema": "SubtitlesConfig",
    "field": "minimum_duration",
    "document": "openapi",
    "pointer": "/components/schemas/SubtitlesConfig/properties/minimum_duration",
    "minimum": 0,
    "unit": "seconds"
  },
  "TranslationConfig.target_languages": {
    "schema": "TranslationConfig",
    "field": "target_languages",
    "document": "openapi",
    "pointer": "/components/schemas/TranslationConfig/properties/target_languages",
    "minItems": 1
  }
};

export const enumerations = {
  "CallbackConfig.method": {
    "schema": "CallbackConfig",
    "field": "method",
    "document": "openapi",
    "pointer": "/components/schemas/CallbackConfig/properties/method",
    "values": [
      "POST",
      "PUT"
    ],
    "open": false
  },
  "JobKind": {
    "schema": "JobKind",
    "field": "",
    "document": "openapi",
    "pointer": "/components/schemas/JobKind",
    "values": [
      "pre-recorded",
      "live"
    ],
    "open": false
  },
  "JobStatus": {
    "schema": "JobStatus",
    "field": "",
    "document": "openapi",
    "pointer": "/components/schemas/JobStatus",
    "values": [
      "queued",
      "processing",
      "done",
      "error"
    ],
    "open": false
  },
  "LiveJob.status": {
    "schema": "LiveJob",
    "field": "status",
    "document": "openapi",
    "pointer": "/components/schemas/JobPending/properties/status",
    "values": [
      "queued",
      "processing"
    ],
    "open": false
  },
  "LiveRequest.bit_depth": {
    "schema": "LiveRequest",
    "field": "bit_depth",
    "document": "openapi",
    "pointer": "/components/schemas/LiveRequest/properties/bit_depth",
    "values": [
      8,
      16,
      24,
      32
    ],
    "open": false
  },
  "LiveRequest.encoding": {
    "schema": "LiveRequest",
    "field": "encoding",
    "document": "openapi",
    "pointer": "/components/schemas/LiveRequest/properties/encoding",
    "values": [
      "wav/pcm",
      "wav/alaw",
      "wav/ulaw"
    ],
    "open": false
  },
  "LiveRequest.sample_rate": {
    "schema": "LiveRequest",
    "field": "sample_rate",
    "document": "openapi",
    "pointer": "/components/schemas/LiveRequest/properties/sample_rate",
    "values": [
      8000,
      16000,
      32000,
      44100,
      48000
    ],
    "open": false
  },
  "PiiEntityType": {
    "schema": "PiiEntityType",
    "field": "",
    "document": "openapi",
    "pointer": "/components/schemas/PiiEntityType",
    "values": [
      "APPI",
      "APPI_SENSITIVE",
      "CCI",
      "CORE_ENTITIES",
      "CPRA",
      "GDPR",
      "GDPR_SENSITIVE",
      "HEALTH_INFORMATION",
      "HIPAA_SAFE_HARBOR",
      "LIDI",
      "NUMERICAL_EXCL_PCI",
      "PCI",
      "QUEBEC_PRIVACY_ACT",
      "ACCOUNT_NUMBER",
      "AGE",
      "DATE",
      "DATE_INTERVAL",
      "DOB",
      "DRIVER_LICENSE",
      "DURATION",
      "EMAIL_ADDRESS",
      "EVENT",
      "FILENAME",
      "GENDER",
      "HEALTHCARE_NUMBER",
      "IP_ADDRESS",
      "LANGUAGE",
      "LOCATION",
      "LOCATION_ADDRESS",
      "LOCATION_ADDRESS_STREET",
      "LOCATION_CITY",
      "LOCATION_COORDINATE",
      "LOCATION_COUNTRY",
      "LOCATION_STATE",
      "LOCATION_ZIP",
      "MARITAL_STATUS",
      "MONEY",
      "NAME",
      "NAME_FAMILY",
      "NAME_GIVEN",
      "NAME_MEDICAL_PROFESSIONAL",
      "NUMERICAL_PII",
      "OCCUPATION",
      "ORGANIZATION",
      "ORGANIZATION_MEDICAL_FACILITY",
      "ORIGIN",
      "PASSPORT_NUMBER",
      "PASSWORD",
      "PHONE_NUMBER",
      "PHYSICAL_ATTRIBUTE",
      "POLITICAL_AFFILIATION",
      "RELIGION",
      "SEXUALITY",
      "SSN",
      "TIME",
      "URL",
      "USERNAME",
      "VEHICLE_ID",
      "ZODIAC_SIGN",
      "BLOOD_TYPE",
      "CONDITION",
      "DOSE",
      "DRUG",
      "INJURY",
      "MEDICAL_PROCESS",
      "STATISTICS",
      "BANK_ACCOUNT",
      "CREDIT_CARD",
      "CREDIT_CARD_EXPIRATION",
      "CVV",
      "ROUTING_NUMBER",
      "CORPORATE_ACTION",
      "DAY",
      "EFFECT",
      "FINANCIAL_METRIC",
      "MEDICAL_CODE",
      "MONTH",
      "ORGANIZATION_ID",
      "PRODUCT",
      "PROJECT",
      "TREND",
      "YEAR"
    ],
    "open": false
  },
  "PiiRedactionConfig.processed_text_type": {
    "schema": "PiiRedactionConfig",
    "field": "processed_text_type",
    "document": "openapi",
    "pointer": "/components/schemas/PiiRedactionConfig/properties/processed_text_type",
    "values": [
      "MARKER",
      "MASK"
    ],
    "open": false
  },
  "PreRecordedJob.status": {
    "schema": "PreRecordedJob",
    "field": "status",
    "document": "openapi",
    "pointer": "/components/schemas/JobPending/properties/status",
    "values": [
      "queued",
      "processing"
    ],
    "open": false
  },
  "SubtitlesConfig.formats[]": {
    "schema": "SubtitlesConfig",
    "field": "formats[]",
    "document": "openapi",
    "pointer": "/components/schemas/SubtitlesConfig/properties/formats/items",
    "values": [
      "srt",
      "vtt"
    ],
    "open": false
  },
  "SubtitlesConfig.style": {
    "schema": "SubtitlesConfig",
    "field": "style",
    "document": "openapi",
    "pointer": "/components/schemas/SubtitlesConfig/properties/style",
    "values": [
      "default",
      "compliance"
    ],
    "open": false
  },
  "SummarizationConfig.type": {
    "schema": "SummarizationConfig",
    "field": "type",
    "document": "openapi",
    "pointer": "/components/schemas/SummarizationConfig/properties/type",
    "values": [
      "general",
      "bullet_points",
      "concise"
    ],
    "open": false
  },
  "TranscriptionLanguageCode": {
    "schema": "TranscriptionLanguageCode",
    "field": "",
    "document": "openapi",
    "pointer": "/components/schemas/TranscriptionLanguageCode",
    "values": [
      "af",
      "am",
      "ar",
      "as",
      "az",
      "ba",
      "be",
      "bg",
      "bn",
      "bo",
      "br",
      "bs",
      "ca",
      "cs",
      "cy",
      "da",
      "de",
      "el",
      "en",
      "es",
      "et",
      "eu",
      "fa",
      "fi",
      "fo",
      "fr",
      "gl",
      "gu",
      "ha",
      "haw",
      "he",
      "hi",
      "hr",
      "ht",
      "hu"
    ],
    "open": true
  },
  "TranslationConfig.model": {
    "schema": "TranslationConfig",
    "field": "model",
    "document": "openapi",
    "pointer": "/components/schemas/TranslationConfig/properties/model",
    "values": [
      "base",
      "enhanced"
    ],
    "open": false
  },
  "TranslationLanguageCode": {
    "schema": "TranslationLanguageCode",
    "field": "",
    "document": "openapi",
    "pointer": "/components/schemas/TranslationLanguageCode",
    "values": [
      "af",
      "am",
      "ar",
      "as",
      "az",
      "ba",
      "be",
      "bg",
      "bn",
      "bo",
      "br",
      "bs",
      "ca",
      "cs",
      "cy",
      "da",
      "de",
      "el",
      "en",
      "es",
      "et",
      "eu",
      "fa",
      "fi",
      "fo",
      "fr",
      "gl",
      "gu",
      "ha",
      "haw",
      "he",
      "hi",
      "hr",
      "ht",
      "hu",
      "hy",
      "id",
      "is",
      "it",
      "ja",
      "jw",
      "ka",
      "kk",
      "km",
      "kn",
      "ko",
      "la",
      "lb",
      "ln",
      "lo",
      "lt",
      "lv",
      "mg",
      "mi",
      "mk",
      "ml",
      "mn",
      "mr",
      "ms",
      "mt",
      "my",
      "ne",
      "nl",
      "nn",
      "no",
      "oc",
      "pa",
      "pl",
      "ps",
      "pt",
      "ro",
      "ru",
      "sa",
      "sd",
      "si",
      "sk",
      "sl",
      "sn",
      "so",
      "sq",
      "sr",
      "su",
      "sv",
      "sw",
      "ta",
      "te",
      "tg",
      "tk",
      "tl",
      "tr",
      "tt",
      "uk",
      "ur",
      "uz",
      "vi",
      "wo",
      "yi",
      "yo",
      "zh"
    ],
    "open": false
  }
};

export const deprecations = {
  "PreRecordedRequest.callback_url": {
    "schema": "PreRecordedRequest",
    "field": "callback_url",
    "document": "openapi",
    "pointer": "/components/schemas/PreRecordedParams/properties/callback_url",
    "description": "An address that receives a `POST` with the result. Use `callback` and `callback_config`."
  },
  "PreRecordedRequestParams.callback_url": {
    "schema": "PreRecordedRequestParams",
    "field": "callback_url",
    "document": "openapi",
    "pointer": "/components/schemas/PreRecordedParams/properties/callback_url",
    "description": "An address that receives a `POST` with the result. Use `callback` and `callback_config`."
  },
  "PreRecordedResult.diarization": {
    "schema": "PreRecordedResult",
    "field": "diarization",
    "document": "openapi",
    "pointer": "/components/schemas/PreRecordedResult/properties/diarization",
    "description": "The utterances with their speakers. It carries the result when diarization was requested and an error occurred."
  },
  "PreRecordedResult.name_consistency": {
    "schema": "PreRecordedResult",
    "field": "name_consistency",
    "document": "openapi",
    "pointer": "/components/schemas/PreRecordedResult/properties/name_consistency",
    "description": "The consistency of names."
  },
  "PreRecordedResult.sentences": {
    "schema": "PreRecordedResult",
    "field": "sentences",
    "document": "openapi",
    "pointer": "/components/schemas/PreRecordedResult/properties/sentences",
    "description": "The sentences. Read them in `transcription` instead."
  },
  "operation listTranscriptionJobs": {
    "schema": null,
    "field": "",
    "document": "openapi",
    "pointer": "/paths/~1v2~1transcription/get",
    "description": "Lists the jobs of both kinds that match all parameters, page by page. A list endpoint for pre-recorded jobs alone is preferred to this one."
  },
  "operation sendPreRecordedResult": {
    "schema": null,
    "field": "",
    "document": "openapi",
    "pointer": "/paths/~1v2~1pre-recorded/post/callbacks/jobFinishedDeprecated/{$request.body#~1callback_url}/post",
    "description": "Sent to the address in `callback_url`, with the result. Use `callback` instead."
  }
};

export const maturity = {
  "PreRecordedRequest.custom_spelling": {
    "schema": "PreRecordedRequest",
    "field": "custom_spelling",
    "document": "openapi",
    "pointer": "/components/schemas/PreRecordedParams/properties/custom_spelling",
    "maturity": "alpha"
  },
  "PreRecordedRequest.custom_vocabulary": {
    "schema": "PreRecordedRequest",
    "field": "custom_vocabulary",
    "document": "openapi",
    "pointer": "/components/schemas/PreRecordedParams/properties/custom_vocabulary",
    "maturity": "beta"
  },
  "PreRecordedRequest.named_entity_recognition": {
    "schema": "PreRecordedRequest",
    "field": "named_entity_recognition",
    "document": "openapi",
    "pointer": "/components/schemas/PreRecordedParams/properties/named_entity_recognition",
    "maturity": "alpha"
  },
  "PreRecordedRequest.punctuation_enhanced": {
    "schema": "PreRecordedRequest",
    "field": "punctuation_enhanced",
    "document": "openapi",
    "pointer": "/components/schemas/PreRecordedParams/properties/punctuation_enhanced",
    "maturity": "alpha"
  },
  "PreRecordedRequest.translation": {
    "schema": "PreRecordedRequest",
    "field": "translation",
    "document": "openapi",
    "pointer": "/components/schemas/PreRecordedParams/properties/translation",
    "maturity": "beta"
  },
  "PreRecordedRequestParams.custom_spelling": {
    "schema": "PreRecordedRequestParams",
    "field": "custom_spelling",
    "document": "openapi",
    "pointer": "/components/schemas/PreRecordedParams/properties/custom_spelling",
    "maturity": "alpha"
  },
  "PreRecordedRequestParams.custom_vocabulary": {
    "schema": "PreRecordedRequestParams",
    "field": "custom_vocabulary",
    "document": "openapi",
    "pointer": "/components/schemas/PreRecordedParams/properties/custom_vocabulary",
    "maturity": "beta"
  },
  "PreRecordedRequestParams.named_entity_recognition": {
    "schema": "PreRecordedRequestParams",
    "field": "named_entity_recognition",
    "document": "openapi",
    "pointer": "/components/schemas/PreRecordedParams/properties/named_entity_recognition",
    "maturity": "alpha"
  },
  "PreRecordedRequestParams.punctuation_enhanced": {
    "schema": "PreRecordedRequestParams",
    "field": "punctuation_enhanced",
    "document": "openapi",
    "pointer": "/components/schemas/PreRecordedParams/properties/punctuation_enhanced",
    "maturity": "alpha"
  },
  "PreRecordedRequestParams.translation": {
    "schema": "PreRecordedRequestParams",
    "field": "translation",
    "document": "openapi",
    "pointer": "/components/schemas/PreRecordedParams/properties/translation",
    "maturity": "beta"
  }
};

export const renames = {
  "AudioChunkMessage.data.chunk": {
    "schema": "AudioChunkMessage",
    "field": "data.chunk",
    "document": "asyncapi",
    "pointer": "/components/schemas/AudioChunkMessage/properties/data/properties/chunk",
    "schemas": [
      "AudioChunkMessage"
    ],
    "replaces": [
      {
        "name": "frames",
        "change": null
      }
    ]
  },
  "LiveRequest.bit_depth": {
    "schema": "LiveRequest",
    "field": "bit_depth",
    "document": "openapi",
    "pointer": "/components/schemas/LiveRequest/properties/bit_depth",
    "schemas": [
      "LiveRequest"
    ],
    "replaces": [
      {
        "name": "bit_depth",
        "change": "64 is no longer supported."
      }
    ]
  },
  "LiveRequest.encoding": {
    "schema": "LiveRequest",
    "field": "encoding",
    "document": "openapi",
    "pointer": "/components/schemas/LiveRequest/properties/encoding",
    "schemas": [
      "LiveRequest"
    ],
    "replaces": [
      {
        "name": "encoding",
        "change": "`wav` is dropped, use `wav/pcm`, the default. `amb`, `mp3`, `flac`, `ogg/vorbis`, `opus`, `sphere` and `amr-nb` are no longer supported."
      }
    ]
  },
  "LiveRequest.endpointing": {
    "schema": "LiveRequest",
    "field": "endpointing",
    "document": "openapi",
    "pointer": "/components/schemas/LiveRequest/properties/endpointing",
    "schemas": [
      "LiveRequest"
    ],
    "replaces": [
      {
        "name": "endpointing",
        "change": "In seconds instead of milliseconds."
      }
    ]
  },
  "LiveRequest.language_config": {
    "schema": "LiveRequest",
    "field": "language_config",
    "document": "openapi",
    "pointer": "/components/schemas/LiveRequest/properties/language_config",
    "schemas": [
      "LiveRequest"
    ],
    "replaces": [
      {
        "name": "language_behaviour",
        "change": "Automatic detection of a single language is `code_switching` false, of several languages true. A language set by hand is one code in `languages`."
      },
      {
        "name": "language",
        "change": "A list of two-letter codes in `languages` instead of one language."
      }
    ]
  },
  "LiveRequest.maximum_duration_without_endpointing": {
    "schema": "LiveRequest",
    "field": "maximum_duration_without_endpointing",
    "document": "openapi",
    "pointer": "/components/schemas/LiveRequest/properties/maximum_duration_without_endpointing",
    "schemas": [
      "LiveRequest"
    ],
    "replaces": [
      {
        "name": "maximum_audio_duration",
        "change": null
      }
    ]
  },
  "LiveRequest.model": {
    "schema": "LiveRequest",
    "field": "model",
    "document": "openapi",
    "pointer": "/components/schemas/LiveRequest/properties/model",
    "schemas": [
      "LiveRequest"
    ],
    "replaces": [
      {
        "name": "model",
        "change": "There is a single model, so leave it out."
      }
    ]
  },
  "LiveUtterance.channel": {
    "schema": "LiveUtterance",
    "field": "channel",
    "document": "openapi",
    "pointer": "/components/schemas/UtteranceFields/properties/channel",
    "schemas": [
      "LiveUtterance",
      "Utterance"
    ],
    "replaces": [
      {
        "name": "channel",
        "change": "An integer instead of a string."
      }
    ]
  },
  "LiveUtterance.end": {
    "schema": "LiveUtterance",
    "field": "end",
    "document": "openapi",
    "pointer": "/components/schemas/UtteranceFields/properties/end",
    "schemas": [
      "LiveUtterance",
      "Utterance"
    ],
    "replaces": [
      {
        "name": "time_end",
        "change": null
      }
    ]
  },
  "LiveUtterance.start": {
    "schema": "LiveUtterance",
    "field": "start",
    "document": "openapi",
    "pointer": "/components/schemas/UtteranceFields/properties/start",
    "schemas": [
      "LiveUtterance",
      "Utterance"
    ],
    "replaces": [
      {
        "name": "time_begin",
        "change": null
      }
    ]
  },
  "LiveUtterance.text": {
    "schema": "LiveUtterance",
    "field": "text",
    "document": "openapi",
    "pointer": "/components/schemas/UtteranceFields/properties/text",
    "schemas": [
      "LiveUtterance",
      "Utterance"
    ],
    "replaces": [
      {
        "name": "transcription",
        "change": null
      }
    ]
  },
  "PreProcessingConfig.audio_enhancer": {
    "schema": "PreProcessingConfig",
    "field": "audio_enhancer",
    "document": "openapi",
    "pointer": "/components/schemas/PreProcessingConfig/properties/audio_enhancer",
    "schemas": [
      "PreProcessingConfig"
    ],
    "replaces": [
      {
        "name": "audio_enhancer",
        "change": "Moved into `pre_processing`."
      }
    ]
  },
  "PreRecordedRequest.callback_url": {
    "schema": "PreRecordedRequest",
    "field": "callback_url",
    "document": "openapi",
    "pointer": "/components/schemas/PreRecordedParams/properties/callback_url",
    "schemas": [
      "PreRecordedRequest",
      "PreRecordedRequestParams"
    ],
    "replaces": [
      {
        "name": "webhook_url",
        "change": null
      }
    ]
  },
  "PreRecordedRequest.detect_language": {
    "schema": "PreRecordedRequest",
    "field": "detect_language",
    "document": "openapi",
    "pointer": "/components/schemas/PreRecordedParams/properties/detect_language",
    "schemas": [
      "PreRecordedRequest",
      "PreRecordedRequestParams"
    ],
    "replaces": [
      {
        "name": "language_behaviour",
        "change": "One of three parameters, beside `enable_code_switching` and `language`."
      }
    ]
  },
  "PreRecordedRequest.diarization": {
    "schema": "PreRecordedRequest",
    "field": "diarization",
    "document": "openapi",
    "pointer": "/components/schemas/PreRecordedParams/properties/diarization",
    "schemas": [
      "PreRecordedRequest",
      "PreRecordedRequestParams"
    ],
    "replaces": [
      {
        "name": "toggle_diarization",
        "change": null
      }
    ]
  },
  "PreRecordedRequest.enable_code_switching": {
    "schema": "PreRecordedRequest",
    "field": "enable_code_switching",
    "document": "openapi",
    "pointer": "/components/schemas/PreRecordedParams/properties/enable_code_switching",
    "schemas": [
      "PreRecordedRequest",
      "PreRecordedRequestParams"
    ],
    "replaces": [
      {
        "name": "language_behaviour",
        "change": "One of three parameters, beside `detect_language` and `language`."
      }
    ]
  },
  "PreRecordedRequest.language": {
    "schema": "PreRecordedRequest",
    "field": "language",
    "document": "openapi",
    "pointer": "/components/schemas/PreRecordedParams/properties/language",
    "schemas": [
      "PreRecordedRequest",
      "PreRecordedRequestParams"
    ],
    "replaces": [
      {
        "name": "language_behaviour",
        "change": "One of three parameters, beside `detect_language` and `enable_code_switching`."
      }
    ]
  },
  "PreRecordedRequest.subtitles": {
    "schema": "PreRecordedRequest",
    "field": "subtitles",
    "document": "openapi",
    "pointer": "/components/schemas/PreRecordedParams/properties/subtitles",
    "schemas": [
      "PreRecordedRequest",
      "PreRecordedRequestParams"
    ],
    "replaces": [
      {
        "name": "output_format",
        "change": "Subtitles are a toggle, with their formats in `subtitles_config`."
      }
    ]
  },
  "PreRecordedRequest.subtitles_config": {
    "schema": "PreRecordedRequest",
    "field": "subtitles_config",
    "document": "openapi",
    "pointer": "/components/schemas/PreRecordedParams/properties/subtitles_config",
    "schemas": [
      "PreRecordedRequest",
      "PreRecordedRequestParams"
    ],
    "replaces": [
      {
        "name": "output_format",
        "change": "The format stands in `formats`."
      }
    ]
  },
  "RealtimeProcessingConfig.words_accurate_timestamps": {
    "schema": "RealtimeProcessingConfig",
    "field": "words_accurate_timestamps",
    "document": "openapi",
    "pointer": "/components/schemas/RealtimeProcessingConfig/properties/words_accurate_timestamps",
    "schemas": [
      "RealtimeProcessingConfig"
    ],
    "replaces": [
      {
        "name": "word_timestamps",
        "change": "Moved into `realtime_processing`."
      }
    ]
  },
  "ResultMetadata.audio_duration": {
    "schema": "ResultMetadata",
    "field": "audio_duration",
    "document": "openapi",
    "pointer": "/components/schemas/ResultMetadata/properties/audio_duration",
    "schemas": [
      "ResultMetadata"
    ],
    "replaces": [
      {
        "name": "duration",
        "change": null
      }
    ]
  },
  "ResultMetadata.transcription_time": {
    "schema": "ResultMetadata",
    "field": "transcription_time",
    "document": "openapi",
    "pointer": "/components/schemas/ResultMetadata/properties/transcription_time",
    "schemas": [
      "ResultMetadata"
    ],
    "replaces": [
      {
        "name": "total_transcription_time",
        "change": null
      }
    ]
  },
  "Transcription.utterances": {
    "schema": "Transcription",
    "field": "utterances",
    "document": "openapi",
    "pointer": "/components/schemas/Transcription/properties/utterances",
    "schemas": [
      "Transcription"
    ],
    "replaces": [
      {
        "name": "prediction",
        "change": null
      }
    ]
  },
  "Word.end": {
    "schema": "Word",
    "field": "end",
    "document": "openapi",
    "pointer": "/components/schemas/Word/properties/end",
    "schemas": [
      "Word"
    ],
    "replaces": [
      {
        "name": "time_end",
        "change": null
      }
    ]
  },
  "Word.start": {
    "schema": "Word",
    "field": "start",
    "document": "openapi",
    "pointer": "/components/schemas/Word/properties/start",
    "schemas": [
      "Word"
    ],
    "replaces": [
      {
        "name": "time_begin",
        "change": null
      }
    ]
  },
  "asyncapi": {
    "schema": null,
    "field": "",
    "document": "asyncapi",
    "pointer": "",
    "replaces": [
      {
        "name": "connected, transcript",
        "change": "These were the only messages of the first version. More kinds are sent now."
      }
    ]
  },
  "message AudioChunkMessage": {
    "schema": null,
    "field": "",
    "document": "asyncapi",
    "pointer": "/channels/liveSession/messages/AudioChunkMessage",
    "replaces": [
      {
        "name": "{frames}",
        "change": "The audio stands in `data.chunk`, and `type` says `audio_chunk`."
      }
    ]
  },
  "message StopRecordingMessage": {
    "schema": null,
    "field": "",
    "document": "asyncapi",
    "pointer": "/channels/liveSession/messages/StopRecordingMessage",
    "replaces": [
      {
        "name": "{event: terminate}",
        "change": "`type` says `stop_recording`."
      }
    ]
  },
  "message TranscriptMessage": {
    "schema": null,
    "field": "",
    "document": "asyncapi",
    "pointer": "/channels/liveSession/messages/TranscriptMessage",
    "replaces": [
      {
        "name": "final",
        "change": "`type` says `transcript`, and `data.is_final` is true."
      }
    ]
  },
  "operation createLiveSession": {
    "schema": null,
    "field": "",
    "document": "openapi",
    "pointer": "/paths/~1v2~1live/post",
    "replaces": [
      {
        "name": "The fixed WebSocket address",
        "change": "Each session has an address of its own, which this call returns."
      },
      {
        "name": "x_service_key in the first message",
        "change": "The key is sent in the header of this call. The WebSocket needs none."
      }
    ]
  },
  "operation createPreRecordedJob": {
    "schema": null,
    "field": "",
    "document": "openapi",
    "pointer": "/paths/~1v2~1pre-recorded/post",
    "replaces": [
      {
        "name": "The call that held the file and the options",
        "change": "It takes an address instead of a file, uses JSON, and returns before the result is there."
      }
    ]
  }
};

export const removals = {
  "openapi": {
    "schema": null,
    "field": "",
    "document": "openapi",
    "pointer": "",
    "removed": [
      {
        "name": "A single call that holds the file and the options, on a connection that stays open",
        "change": "Upload if need be, create a job, then poll it or wait for the callback or the webhook."
      },
      {
        "name": "Separate endpoints for audio and video",
        "change": "Both use one endpoint, which accepts addresses only and uses JSON."
      },
      {
        "name": "Most of the metadata on timing",
        "change": "Read `audio_duration` and `transcription_time` of a result's metadata."
      }
    ]
  },
  "operation createLiveSession": {
    "schema": null,
    "field": "",
    "document": "openapi",
    "pointer": "/paths/~1v2~1live/post",
    "removed": [
      {
        "name": "frames_format",
        "change": "Bytes and base64 are told apart automatically."
      },
      {
        "name": "prosody",
        "change": null
      },
      {
        "name": "reinject_context",
        "change": null
      },
      {
        "name": "transcription_hint",
        "change": null
      }
    ]
  }
};

export const unspecified = {
  "AddonError": {
    "schema": "AddonError",
    "field": "",
    "document": "openapi",
    "pointer": "/components/schemas/AddonError",
    "schemas": [
      "AddonError"
    ],
    "sentences": [
      "The fields of the error."
    ]
  },
  "AudioMetadata.size": {
    "schema": "AudioMetadata",
    "field": "size",
    "document": "openapi",
    "pointer": "/components/schemas/AudioMetadata/properties/size",
    "schemas": [
      "AudioMetadata"
    ],
    "sentences": [
      "The unit of the size."
    ]
  },
  "AudioToLlmAddon.exec_time": {
    "schema": "AudioToLlmAddon",
    "field": "exec_time",
    "document": "openapi",
    "pointer": "/components/schemas/AddonEnvelope/properties/exec_time",
    "schemas": [
      "AudioToLlmAddon",
      "ChapterizationAddon",
      "DiarizationAddon",
      "DisplayModeAddon",
      "ModerationAddon",
      "NameConsistencyAddon",
      "NamedEntityRecognitionAddon",
      "SentencesAddon",
      "SentimentAnalysisAddon",
      "StructuredDataExtractionAddon",
      "SummarizationAddon",
      "TranslationAddon"
    ],
    "sentences": [
      "The unit of the time."
    ]
  },
  "AudioToLlmAddon.results[]": {
    "schema": "AudioToLlmAddon",
    "field": "results[]",
    "document": "openapi",
    "pointer": "/components/schemas/AudioToLlmAddon/properties/results/items",
    "schemas": [
      "AudioToLlmAddon"
    ],
    "sentences": [
      "The fields of an answer."
    ]
  },
  "AudioToLlmConfig.model": {
    "schema": "AudioToLlmConfig",
    "field": "model",
    "document": "openapi",
    "pointer": "/components/schemas/AudioToLlmConfig/properties/model",
    "schemas": [
      "AudioToLlmConfig"
    ],
    "sentences": [
      "The identifier of the default model, and of the other ones."
    ]
  },
  "AudioToLlmConfig.prompts[]": {
    "schema": "AudioToLlmConfig",
    "field": "prompts[]",
    "document": "openapi",
    "pointer": "/components/schemas/AudioToLlmConfig/properties/prompts/items",
    "schemas": [
      "AudioToLlmConfig"
    ],
    "sentences": [
      "What a prompt's list holds."
    ]
  },
  "DiarizationAddon.results": {
    "schema": "DiarizationAddon",
    "field": "results",
    "document": "openapi",
    "pointer": "/components/schemas/DiarizationAddon/properties/results",
    "schemas": [
      "DiarizationAddon"
    ],
    "sentences": [
      "What stands here when the add-on failed, since null is not named."
    ]
  },
  "JobStatus": {
    "schema": "JobStatus",
    "field": "",
    "document": "openapi",
    "pointer": "/components/schemas/JobStatus",
    "schemas": [
      "JobStatus"
    ],
    "sentences": [
      "Which status may follow which."
    ]
  },
  "LiveRequest": {
    "schema": "LiveRequest",
    "field": "",
    "document": "openapi",
    "pointer": "/components/schemas/LiveRequest",
    "schemas": [
      "LiveRequest"
    ],
    "sentences": [
      "The fields of the request beyond the configuration.",
      "A parameter for diarization, which is named as an add-on for live sessions."
    ]
  },
  "LiveRequest.model": {
    "schema": "LiveRequest",
    "field": "model",
    "document": "openapi",
    "pointer": "/components/schemas/LiveRequest/properties/model",
    "schemas": [
      "LiveRequest"
    ],
    "sentences": [
      "The identifier, which is a fact of the deployment."
    ]
  },
  "LiveSessionCreated": {
    "schema": "LiveSessionCreated",
    "field": "",
    "document": "openapi",
    "pointer": "/components/schemas/LiveSessionCreated",
    "schemas": [
      "LiveSessionCreated"
    ],
    "sentences": [
      "The other fields of the response."
    ]
  },
  "NamedEntityRecognitionAddon.results[]": {
    "schema": "NamedEntityRecognitionAddon",
    "field": "results[]",
    "document": "openapi",
    "pointer": "/components/schemas/NamedEntityRecognitionAddon/properties/results/items",
    "schemas": [
      "NamedEntityRecognitionAddon"
    ],
    "sentences": [
      "The fields of an entity."
    ]
  },
  "OtherServerMessage": {
    "schema": "OtherServerMessage",
    "field": "",
    "document": "openapi",
    "pointer": "/components/schemas/OtherServerMessage",
    "schemas": [
      "OtherServerMessage"
    ],
    "sentences": [
      "The kinds of messages, and what each carries."
    ]
  },
  "OtherServerMessage.data": {
    "schema": "OtherServerMessage",
    "field": "data",
    "document": "openapi",
    "pointer": "/components/schemas/OtherServerMessage/properties/data",
    "schemas": [
      "OtherServerMessage"
    ],
    "sentences": [
      "The shape of the content."
    ]
  },
  "OtherServerMessage.type": {
    "schema": "OtherServerMessage",
    "field": "type",
    "document": "openapi",
    "pointer": "/components/schemas/OtherServerMessage/properties/type",
    "schemas": [
      "OtherServerMessage"
    ],
    "sentences": [
      "The values of `type`."
    ]
  },
  "PreRecordedCallback": {
    "schema": "PreRecordedCallback",
    "field": "",
    "document": "openapi",
    "pointer": "/components/schemas/PreRecordedCallback",
    "schemas": [
      "PreRecordedCallback"
    ],
    "sentences": [
      "The rest of the body."
    ]
  },
  "PreRecordedCallback.event": {
    "schema": "PreRecordedCallback",
    "field": "event",
    "document": "openapi",
    "pointer": "/components/schemas/PreRecordedCallback/properties/event",
    "schemas": [
      "PreRecordedCallback"
    ],
    "sentences": [
      "The values of `event`."
    ]
  },
  "PreRecordedJobCreated": {
    "schema": "PreRecordedJobCreated",
    "field": "",
    "document": "openapi",
    "pointer": "/components/schemas/PreRecordedJobCreated",
    "schemas": [
      "PreRecordedJobCreated"
    ],
    "sentences": [
      "The other fields of the response."
    ]
  },
  "PreRecordedRequest": {
    "schema": "PreRecordedRequest",
    "field": "",
    "document": "openapi",
    "pointer": "/components/schemas/PreRecordedRequest",
    "schemas": [
      "PreRecordedRequest"
    ],
    "sentences": [
      "The complete list of accepted fields, and which of them are required.",
      "A parameter for chapterization, which is named as an add-on for pre-recorded jobs.",
      "Parameters for moderation, consistency of names, structured data and the display mode, which have a place in the result."
    ]
  },
  "PreRecordedRequest.detect_language": {
    "schema": "PreRecordedRequest",
    "field": "detect_language",
    "document": "openapi",
    "pointer": "/components/schemas/PreRecordedParams/properties/detect_language",
    "schemas": [
      "PreRecordedRequest",
      "PreRecordedRequestParams"
    ],
    "sentences": [
      "Its default, and how it goes together with `language_config`."
    ]
  },
  "PreRecordedRequest.enable_code_switching": {
    "schema": "PreRecordedRequest",
    "field": "enable_code_switching",
    "document": "openapi",
    "pointer": "/components/schemas/PreRecordedParams/properties/enable_code_switching",
    "schemas": [
      "PreRecordedRequest",
      "PreRecordedRequestParams"
    ],
    "sentences": [
      "Its default, and how it goes together with `language_config`."
    ]
  },
  "PreRecordedRequest.language": {
    "schema": "PreRecordedRequest",
    "field": "language",
    "document": "openapi",
    "pointer": "/components/schemas/PreRecordedParams/properties/language",
    "schemas": [
      "PreRecordedRequest",
      "PreRecordedRequestParams"
    ],
    "sentences": [
      "Its default, and how it goes together with `language_config`."
    ]
  },
  "PreRecordedWebhook": {
    "schema": "PreRecordedWebhook",
    "field": "",
    "document": "openapi",
    "pointer": "/components/schemas/PreRecordedWebhook",
    "schemas": [
      "PreRecordedWebhook"
    ],
    "sentences": [
      "The rest of the body."
    ]
  },
  "RealtimeProcessingConfig.words_accurate_timestamps": {
    "schema": "RealtimeProcessingConfig",
    "field": "words_accurate_timestamps",
    "document": "openapi",
    "pointer": "/components/schemas/RealtimeProcessingConfig/properties/words_accurate_timestamps",
    "schemas": [
      "RealtimeProcessingConfig"
    ],
    "sentences": [
      "Its default."
    ]
  },
  "Sentence": {
    "schema": "Sentence",
    "field": "",
    "document": "openapi",
    "pointer": "/components/schemas/Sentence",
    "schemas": [
      "Sentence"
    ],
    "sentences": [
      "The fields of a sentence."
    ]
  },
  "SentimentAnalysisAddon.results": {
    "schema": "SentimentAnalysisAddon",
    "field": "results",
    "document": "openapi",
    "pointer": "/components/schemas/SentimentAnalysisAddon/properties/results",
    "schemas": [
      "SentimentAnalysisAddon"
    ],
    "sentences": [
      "What stands here when the add-on failed, since null is not named."
    ]
  },
  "Subtitle": {
    "schema": "Subtitle",
    "field": "",
    "document": "openapi",
    "pointer": "/components/schemas/Subtitle",
    "schemas": [
      "Subtitle"
    ],
    "sentences": [
      "The fields of a subtitle record."
    ]
  },
  "TranscriptionLanguageCode": {
    "schema": "TranscriptionLanguageCode",
    "field": "",
    "document": "openapi",
    "pointer": "/components/schemas/TranscriptionLanguageCode",
    "schemas": [
      "TranscriptionLanguageCode"
    ],
    "sentences": [
      "The codes after `hu`."
    ]
  },
  "TranslationAddon.results[]": {
    "schema": "TranslationAddon",
    "field": "results[]",
    "document": "openapi",
    "pointer": "/components/schemas/TranslationAddon/properties/results/items",
    "schemas": [
      "TranslationAddon"
    ],
    "sentences": [
      "The fields of a translation."
    ]
  },
  "message OtherServerMessage": {
    "schema": null,
    "field": "",
    "document": "asyncapi",
    "pointer": "/channels/liveSession/messages/OtherServerMessage",
    "sentences": [
      "The values of `type`, and the shape of the content for each."
    ]
  },
  "openapi": {
    "schema": null,
    "field": "",
    "document": "openapi",
    "pointer": "",
    "sentences": [
      "Rate limits.",
      "Limits on concurrent jobs and sessions.",
      "The maximum size and duration of a file.",
      "How long files and results are retained.",
      "When the first version will be removed."
    ]
  },
  "operation createLiveSession response 2XX": {
    "schema": null,
    "field": "",
    "document": "openapi",
    "pointer": "/paths/~1v2~1live/post/responses/2XX",
    "sentences": [
      "The status code of success."
    ]
  },
  "operation createPreRecordedJob response 2XX": {
    "schema": null,
    "field": "",
    "document": "openapi",
    "pointer": "/paths/~1v2~1pre-recorded/post/responses/2XX",
    "sentences": [
      "The status code of success."
    ]
  },
  "operation getPreRecordedJob": {
    "schema": null,
    "field": "",
    "document": "openapi",
    "pointer": "/paths/~1v2~1pre-recorded~1{id}/get",
    "sentences": [
      "The path of a retrieval by identifier, other than the address in `result_url`."
    ]
  },
  "operation getPreRecordedJob response 2XX": {
    "schema": null,
    "field": "",
    "document": "openapi",
    "pointer": "/paths/~1v2~1pre-recorded~1{id}/get/responses/2XX",
    "sentences": [
      "The status code of success."
    ]
  },
  "operation listTranscriptionJobs": {
    "schema": null,
    "field": "",
    "document": "openapi",
    "pointer": "/paths/~1v2~1transcription/get",
    "sentences": [
      "The list endpoint that is preferred to this one."
    ]
  },
  "operation notifyPreRecordedJobByPost": {
    "schema": null,
    "field": "",
    "document": "openapi",
    "pointer": "/paths/~1v2~1pre-recorded/post/callbacks/jobFinished/{$request.body#~1callback_config~1url}/post",
    "sentences": [
      "How the receiver can tell that the service sent it."
    ]
  },
  "operation notifyPreRecordedJobByPut": {
    "schema": null,
    "field": "",
    "document": "openapi",
    "pointer": "/paths/~1v2~1pre-recorded/post/callbacks/jobFinished/{$request.body#~1callback_config~1url}/put",
    "sentences": [
      "How the receiver can tell that the service sent it."
    ]
  },
  "operation notifyTranscriptionDone": {
    "schema": null,
    "field": "",
    "document": "openapi",
    "pointer": "/webhooks/transcriptionDone/post",
    "sentences": [
      "How the receiver can tell that the service sent it."
    ]
  },
  "operation sendLiveMessage": {
    "schema": null,
    "field": "",
    "document": "openapi",
    "pointer": "/paths/~1v2~1live/post/callbacks/liveMessage/{$request.body#~1callback_config~1url}/post",
    "sentences": [
      "How the receiver can tell that the service sent it."
    ]
  },
  "operation sendPreRecordedResult": {
    "schema": null,
    "field": "",
    "document": "openapi",
    "pointer": "/paths/~1v2~1pre-recorded/post/callbacks/jobFinishedDeprecated/{$request.body#~1callback_url}/post",
    "sentences": [
      "How the receiver can tell that the service sent it."
    ]
  },
  "operation sendPreRecordedResult body": {
    "schema": null,
    "field": "",
    "document": "openapi",
    "pointer": "/paths/~1v2~1pre-recorded/post/callbacks/jobFinishedDeprecated/{$request.body#~1callback_url}/post/requestBody/content/application~1json/schema",
    "sentences": [
      "The shape of the body."
    ]
  },
  "operation uploadAudio response 2XX": {
    "schema": null,
    "field": "",
    "document": "openapi",
    "pointer": "/paths/~1v2~1upload/post/responses/2XX",
    "sentences": [
      "The status code of success."
    ]
  },
  "response NotificationReceived": {
    "schema": null,
    "field": "",
    "document": "openapi",
    "pointer": "/components/responses/NotificationReceived",
    "sentences": [
      "Which answers the service takes for success."
    ]
  },
  "response NotificationRefused": {
    "schema": null,
    "field": "",
    "document": "openapi",
    "pointer": "/components/responses/NotificationRefused",
    "sentences": [
      "Which answers the service takes for a failure, and whether it tries again."
    ]
  },
  "response UnspecifiedError": {
    "schema": null,
    "field": "",
    "document": "openapi",
    "pointer": "/components/responses/UnspecifiedError",
    "sentences": [
      "The status codes and the shape of the body."
    ]
  },
  "response UnspecifiedError body": {
    "schema": null,
    "field": "",
    "document": "openapi",
    "pointer": "/components/responses/UnspecifiedError/content/application~1json/schema",
    "sentences": [
      "The shape of the body."
    ]
  }
};

export const assumptions = {
  "AudioFile.audio_duration": {
    "schema": "AudioFile",
    "field": "audio_duration",
    "document": "openapi",
    "pointer": "/components/schemas/AudioFile/properties/audio_duration",
    "schemas": [
      "AudioFile"
    ],
    "sentences": [
      "The unit is seconds, as in the metadata of a result."
    ]
  },
  "AudioMetadata": {
    "schema": "AudioMetadata",
    "field": "",
    "document": "openapi",
    "pointer": "/components/schemas/AudioMetadata",
    "schemas": [
      "AudioMetadata"
    ],
    "sentences": [
      "All fields are required, since none is said to be missing at times."
    ]
  },
  "AudioMetadata.audio_duration": {
    "schema": "AudioMetadata",
    "field": "audio_duration",
    "document": "openapi",
    "pointer": "/components/schemas/AudioMetadata/properties/audio_duration",
    "schemas": [
      "AudioMetadata"
    ],
    "sentences": [
      "The unit is seconds, as in the metadata of a result."
    ]
  },
  "DateOrDateTime": {
    "schema": "DateOrDateTime",
    "field": "",
    "document": "openapi",
    "pointer": "/components/schemas/DateOrDateTime",
    "schemas": [
      "DateOrDateTime"
    ],
    "sentences": [
      "Both forms are accepted, since the filters are declared as moments while one of them is described by the format YYYY-MM-DD."
    ]
  },
  "LanguageConfig.code_switching": {
    "schema": "LanguageConfig",
    "field": "code_switching",
    "document": "openapi",
    "pointer": "/components/schemas/LanguageConfig/properties/code_switching",
    "schemas": [
      "LanguageConfig"
    ],
    "sentences": [
      "That it is ignored beside a single language is described, not enforced."
    ]
  },
  "ListTranscriptionJobsQuery.custom_metadata": {
    "schema": "ListTranscriptionJobsQuery",
    "field": "custom_metadata",
    "document": "openapi",
    "pointer": "/paths/~1v2~1transcription/get/parameters/6",
    "schemas": [
      "ListTranscriptionJobsQuery"
    ],
    "sentences": [
      "The fields are sent in brackets, as in `custom_metadata[team]=support`."
    ]
  },
  "ListTranscriptionJobsQuery.kind": {
    "schema": "ListTranscriptionJobsQuery",
    "field": "kind",
    "document": "openapi",
    "pointer": "/paths/~1v2~1transcription/get/parameters/7",
    "schemas": [
      "ListTranscriptionJobsQuery"
    ],
    "sentences": [
      "Several values are sent by repeating the parameter."
    ]
  },
  "ListTranscriptionJobsQuery.status": {
    "schema": "ListTranscriptionJobsQuery",
    "field": "status",
    "document": "openapi",
    "pointer": "/paths/~1v2~1transcription/get/parameters/5",
    "schemas": [
      "ListTranscriptionJobsQuery"
    ],
    "sentences": [
      "Several values are sent by repeating the parameter."
    ]
  },
  "LiveJob.file": {
    "schema": "LiveJob",
    "field": "file",
    "document": "openapi",
    "pointer": "/components/schemas/JobFields/properties/file",
    "schemas": [
      "LiveJob",
      "PreRecordedJob"
    ],
    "sentences": [
      "A failed job may also lack this field, or still carry the file."
    ]
  },
  "LiveJob.request_params": {
    "schema": "LiveJob",
    "field": "request_params",
    "document": "openapi",
    "pointer": "/components/schemas/LiveJobFields/properties/request_params",
    "schemas": [
      "LiveJob"
    ],
    "sentences": [
      "A failed job may also lack this field, or still carry the parameters."
    ]
  },
  "LiveRequest": {
    "schema": "LiveRequest",
    "field": "",
    "document": "openapi",
    "pointer": "/components/schemas/LiveRequest",
    "schemas": [
      "LiveRequest"
    ],
    "sentences": [
      "The strict profile refuses fields that are not named here, so that a misspelt one is caught."
    ]
  },
  "LiveRequest.bit_depth": {
    "schema": "LiveRequest",
    "field": "bit_depth",
    "document": "openapi",
    "pointer": "/components/schemas/LiveRequest/properties/bit_depth",
    "schemas": [
      "LiveRequest"
    ],
    "sentences": [
      "That `wav/alaw` and `wav/ulaw` allow 8 bits alone is described and not enforced, since the default of 16 would contradict it."
    ]
  },
  "LiveUtterance": {
    "schema": "LiveUtterance",
    "field": "",
    "document": "openapi",
    "pointer": "/components/schemas/UtteranceFields",
    "schemas": [
      "LiveUtterance",
      "Utterance"
    ],
    "sentences": [
      "These fields are required, since none is said to be missing at times."
    ]
  },
  "OtherServerMessage": {
    "schema": "OtherServerMessage",
    "field": "",
    "document": "openapi",
    "pointer": "/components/schemas/ServerMessageEnvelope",
    "schemas": [
      "OtherServerMessage",
      "TranscriptMessage"
    ],
    "sentences": [
      "These fields are required, since neither is said to be missing at times."
    ]
  },
  "OtherServerMessage.data": {
    "schema": "OtherServerMessage",
    "field": "data",
    "document": "openapi",
    "pointer": "/components/schemas/OtherServerMessage/properties/data",
    "schemas": [
      "OtherServerMessage"
    ],
    "sentences": [
      "It may be missing, or something else than an object, since no message of these kinds is shown."
    ]
  },
  "PiiRedactionConfig.entity_types": {
    "schema": "PiiRedactionConfig",
    "field": "entity_types",
    "document": "openapi",
    "pointer": "/components/schemas/PiiRedactionConfig/properties/entity_types",
    "schemas": [
      "PiiRedactionConfig"
    ],
    "sentences": [
      "One value and a list of values are both accepted, since both are described."
    ]
  },
  "PreRecordedCallback.id": {
    "schema": "PreRecordedCallback",
    "field": "id",
    "document": "openapi",
    "pointer": "/components/schemas/PreRecordedCallback/properties/id",
    "schemas": [
      "PreRecordedCallback"
    ],
    "sentences": [
      "Its format is that of the identifier in the job."
    ]
  },
  "PreRecordedJob.request_params": {
    "schema": "PreRecordedJob",
    "field": "request_params",
    "document": "openapi",
    "pointer": "/components/schemas/PreRecordedJobFields/properties/request_params",
    "schemas": [
      "PreRecordedJob"
    ],
    "sentences": [
      "A failed job may also lack this field, or still carry the parameters."
    ]
  },
  "PreRecordedJobCreated.id": {
    "schema": "PreRecordedJobCreated",
    "field": "id",
    "document": "openapi",
    "pointer": "/components/schemas/PreRecordedJobCreated/properties/id",
    "schemas": [
      "PreRecordedJobCreated"
    ],
    "sentences": [
      "Its format is that of the identifier in the job."
    ]
  },
  "PreRecordedRequest": {
    "schema": "PreRecordedRequest",
    "field": "",
    "document": "openapi",
    "pointer": "/components/schemas/PreRecordedRequest",
    "schemas": [
      "PreRecordedRequest"
    ],
    "sentences": [
      "The strict profile refuses fields that are not named here, so that a misspelt one is caught."
    ]
  },
  "PreRecordedRequest.audio_url": {
    "schema": "PreRecordedRequest",
    "field": "audio_url",
    "document": "openapi",
    "pointer": "/components/schemas/PreRecordedRequest/properties/audio_url",
    "schemas": [
      "PreRecordedRequest"
    ],
    "sentences": [
      "It is not null. Recorded parameters may hold null, but the call is shown with an address."
    ]
  },
  "PreRecordedRequest.custom_vocabulary": {
    "schema": "PreRecordedRequest",
    "field": "custom_vocabulary",
    "document": "openapi",
    "pointer": "/components/schemas/PreRecordedParams/properties/custom_vocabulary",
    "schemas": [
      "PreRecordedRequest",
      "PreRecordedRequestParams"
    ],
    "sentences": [
      "Both forms are accepted, since either is described."
    ]
  },
  "PreRecordedRequest.detect_language": {
    "schema": "PreRecordedRequest",
    "field": "detect_language",
    "document": "openapi",
    "pointer": "/components/schemas/PreRecordedParams/properties/detect_language",
    "schemas": [
      "PreRecordedRequest",
      "PreRecordedRequestParams"
    ],
    "sentences": [
      "It may also stand in recorded parameters. It is in the example of the request and in the mapping from the first version, but not among the recorded parameters."
    ]
  },
  "PreRecordedRequest.enable_code_switching": {
    "schema": "PreRecordedRequest",
    "field": "enable_code_switching",
    "document": "openapi",
    "pointer": "/components/schemas/PreRecordedParams/properties/enable_code_switching",
    "schemas": [
      "PreRecordedRequest",
      "PreRecordedRequestParams"
    ],
    "sentences": [
      "It may also stand in recorded parameters. It is in the example of the request and in the mapping from the first version, but not among the recorded parameters."
    ]
  },
  "PreRecordedRequest.language": {
    "schema": "PreRecordedRequest",
    "field": "language",
    "document": "openapi",
    "pointer": "/components/schemas/PreRecordedParams/properties/language",
    "schemas": [
      "PreRecordedRequest",
      "PreRecordedRequestParams"
    ],
    "sentences": [
      "It is a language code, and may also stand in recorded parameters. Its type is not stated; it is in the example of the request and in the mapping from the first version, but not among the recorded parameters."
    ]
  },
  "PreRecordedRequestParams": {
    "schema": "PreRecordedRequestParams",
    "field": "",
    "document": "openapi",
    "pointer": "/components/schemas/PreRecordedRequestParams",
    "schemas": [
      "PreRecordedRequestParams"
    ],
    "sentences": [
      "The strict profile refuses fields that are not named here, as in the request."
    ]
  },
  "PreRecordedWebhook.id": {
    "schema": "PreRecordedWebhook",
    "field": "id",
    "document": "openapi",
    "pointer": "/components/schemas/PreRecordedWebhook/properties/id",
    "schemas": [
      "PreRecordedWebhook"
    ],
    "sentences": [
      "Its format is that of the identifier in the job."
    ]
  },
  "ResultMetadata.billing_time": {
    "schema": "ResultMetadata",
    "field": "billing_time",
    "document": "openapi",
    "pointer": "/components/schemas/ResultMetadata/properties/billing_time",
    "schemas": [
      "ResultMetadata"
    ],
    "sentences": [
      "That it is the product is described, not enforced."
    ]
  },
  "Transcription.languages": {
    "schema": "Transcription",
    "field": "languages",
    "document": "openapi",
    "pointer": "/components/schemas/Transcription/properties/languages",
    "schemas": [
      "Transcription"
    ],
    "sentences": [
      "The order is described, not enforced."
    ]
  },
  "TranscriptionLanguageCode": {
    "schema": "TranscriptionLanguageCode",
    "field": "",
    "document": "openapi",
    "pointer": "/components/schemas/TranscriptionLanguageCode",
    "schemas": [
      "TranscriptionLanguageCode"
    ],
    "sentences": [
      "Any code of two or three lower-case letters is accepted, so that a code which is not listed here is not refused."
    ]
  },
  "UploadResponse": {
    "schema": "UploadResponse",
    "field": "",
    "document": "openapi",
    "pointer": "/components/schemas/UploadResponse",
    "schemas": [
      "UploadResponse"
    ],
    "sentences": [
      "All fields are required, since none is said to be missing at times."
    ]
  },
  "Utterance.confidence": {
    "schema": "Utterance",
    "field": "confidence",
    "document": "openapi",
    "pointer": "/components/schemas/Utterance/properties/confidence",
    "schemas": [
      "Utterance"
    ],
    "sentences": [
      "It may stand here, since the utterance of a live message has it."
    ]
  },
  "Word": {
    "schema": "Word",
    "field": "",
    "document": "openapi",
    "pointer": "/components/schemas/Word",
    "schemas": [
      "Word"
    ],
    "sentences": [
      "All fields are required, since none is said to be missing at times."
    ]
  },
  "operation getPreRecordedJob": {
    "schema": null,
    "field": "",
    "document": "openapi",
    "pointer": "/paths/~1v2~1pre-recorded~1{id}/get",
    "sentences": [
      "The path is the one of the creation, with the identifier appended.",
      "The key is sent as in the other calls, among which this one is not shown."
    ]
  },
  "operation getPreRecordedJob parameter id": {
    "schema": null,
    "field": "",
    "document": "openapi",
    "pointer": "/paths/~1v2~1pre-recorded~1{id}/get/parameters/0",
    "sentences": [
      "The identifier is the last part of the path, in the format that it has in the job."
    ]
  },
  "operation sendLiveMessage": {
    "schema": null,
    "field": "",
    "document": "openapi",
    "pointer": "/paths/~1v2~1live/post/callbacks/liveMessage/{$request.body#~1callback_config~1url}/post",
    "sentences": [
      "The body is the message that is sent over the WebSocket."
    ]
  }
};
