// Generated from the contract by `npm run build`; edit the contract instead.

export const defaults = {
  "CallbackConfig.method": "POST",
  "LanguageConfig.code_switching": false,
  "LanguageConfig.languages": [],
  "ListTranscriptionJobsQuery.limit": 20,
  "ListTranscriptionJobsQuery.offset": 0,
  "LiveCallbackConfig.receive_acknowledgments": false,
  "LiveCallbackConfig.receive_errors": false,
  "LiveCallbackConfig.receive_final_transcripts": true,
  "LiveCallbackConfig.receive_lifecycle_events": true,
  "LiveCallbackConfig.receive_partial_transcripts": false,
  "LiveCallbackConfig.receive_post_processing_events": true,
  "LiveCallbackConfig.receive_pre_processing_events": true,
  "LiveCallbackConfig.receive_realtime_processing_events": true,
  "LiveCallbackConfig.receive_speech_events": false,
  "LiveMessagesConfig.receive_acknowledgments": true,
  "LiveMessagesConfig.receive_errors": true,
  "LiveMessagesConfig.receive_final_transcripts": true,
  "LiveMessagesConfig.receive_lifecycle_events": false,
  "LiveMessagesConfig.receive_partial_transcripts": false,
  "LiveMessagesConfig.receive_post_processing_events": true,
  "LiveMessagesConfig.receive_pre_processing_events": true,
  "LiveMessagesConfig.receive_realtime_processing_events": true,
  "LiveMessagesConfig.receive_speech_events": true,
  "LiveRequest.bit_depth": 16,
  "LiveRequest.callback": false,
  "LiveRequest.channels": 1,
  "LiveRequest.encoding": "wav/pcm",
  "LiveRequest.endpointing": 0.05,
  "LiveRequest.maximum_duration_without_endpointing": 5,
  "LiveRequest.sample_rate": 16000,
  "PostProcessingConfig.chapterization": false,
  "PostProcessingConfig.summarization": false,
  "PreProcessingConfig.audio_enhancer": false,
  "PreProcessingConfig.speech_threshold": 0.6,
  "PreRecordedRequest.audio_to_llm": false,
  "PreRecordedRequest.callback": false,
  "PreRecordedRequest.custom_spelling": false,
  "PreRecordedRequest.custom_vocabulary": false,
  "PreRecordedRequest.diarization": false,
  "PreRecordedRequest.named_entity_recognition": false,
  "PreRecordedRequest.pii_redaction": false,
  "PreRecordedRequest.punctuation_enhanced": false,
  "PreRecordedRequest.sentences": false,
  "PreRecordedRequest.sentiment_analysis": false,
  "PreRecordedRequest.subtitles": false,
  "PreRecordedRequest.summarization": false,
  "PreRecordedRequest.translation": false,
  "PreRecordedRequestParams.audio_to_llm": false,
  "PreRecordedRequestParams.callback": false,
  "PreRecordedRequestParams.custom_spelling": false,
  "PreRecordedRequestParams.custom_vocabulary": false,
  "PreRecordedRequestParams.diarization": false,
  "PreRecordedRequestParams.named_entity_recognition": false,
  "PreRecordedRequestParams.pii_redaction": false,
  "PreRecordedRequestParams.punctuation_enhanced": false,
  "PreRecordedRequestParams.sentences": false,
  "PreRecordedRequestParams.sentiment_analysis": false,
  "PreRecordedRequestParams.subtitles": false,
  "PreRecordedRequestParams.summarization": false,
  "PreRecordedRequestParams.translation": false,
  "RealtimeProcessingConfig.custom_spelling": false,
  "RealtimeProcessingConfig.custom_vocabulary": false,
  "RealtimeProcessingConfig.named_entity_recognition": false,
  "RealtimeProcessingConfig.sentiment_analysis": false,
  "RealtimeProcessingConfig.translation": false,
  "SubtitlesConfig.formats": ["srt"],
  "SubtitlesConfig.style": "default",
  "SummarizationConfig.type": "general",
  "TranslationConfig.context_adaptation": true,
  "TranslationConfig.informal": false,
  "TranslationConfig.lipsync": true,
  "TranslationConfig.match_original_utterances": true,
  "TranslationConfig.model": "base"
};

export const limits = {
  "AudioFile.number_of_channels": {"minimum": 1},
  "AudioToLlmConfig.prompts": {"minItems": 1},
  "CustomVocabularyConfig.default_intensity": {"minimum": 0, "maximum": 1},
  "CustomVocabularyEntry.intensity": {"minimum": 0, "maximum": 1},
  "DiarizationConfig.max_speakers": {"minimum": 0},
  "DiarizationConfig.min_speakers": {"minimum": 0},
  "DiarizationConfig.number_of_speakers": {"minimum": 1},
  "ListTranscriptionJobsQuery.limit": {"minimum": 1},
  "ListTranscriptionJobsQuery.offset": {"minimum": 0},
  "LiveJob.error_code": {"minimum": 400, "maximum": 599},
  "LiveRequest.channels": {"minimum": 1, "maximum": 8},
  "LiveRequest.endpointing": {"minimum": 0.01, "maximum": 10},
  "LiveRequest.maximum_duration_without_endpointing": {"minimum": 5, "maximum": 60},
  "PreProcessingConfig.speech_threshold": {"minimum": 0, "maximum": 1},
  "PreRecordedJob.error_code": {"minimum": 400, "maximum": 599},
  "ResultMetadata.number_of_distinct_channels": {"minimum": 1},
  "SubtitlesConfig.formats": {"minItems": 1},
  "SubtitlesConfig.maximum_characters_per_row": {"minimum": 1},
  "SubtitlesConfig.maximum_duration": {"minimum": 1, "maximum": 30},
  "SubtitlesConfig.maximum_rows_per_caption": {"minimum": 1, "maximum": 5},
  "SubtitlesConfig.minimum_duration": {"minimum": 0},
  "TranslationConfig.target_languages": {"minItems": 1}
};

export const units = {
  "AudioFile.audio_duration": "seconds",
  "AudioMetadata.audio_duration": "seconds",
  "LiveRequest.endpointing": "seconds",
  "LiveRequest.maximum_duration_without_endpointing": "seconds",
  "LiveUtterance.end": "seconds",
  "LiveUtterance.start": "seconds",
  "ResultMetadata.audio_duration": "seconds",
  "ResultMetadata.billing_time": "seconds",
  "ResultMetadata.transcription_time": "seconds",
  "SubtitlesConfig.maximum_duration": "seconds",
  "SubtitlesConfig.minimum_duration": "seconds",
  "Utterance.end": "seconds",
  "Utterance.start": "seconds",
  "Word.end": "seconds",
  "Word.start": "seconds"
};

export const enumerations = {
  "CallbackConfig.method": {"values": ["POST", "PUT"], "open": false},
  "JobKind": {"values": ["pre-recorded", "live"], "open": false},
  "JobStatus": {"values": ["queued", "processing", "done", "error"], "open": false},
  "LiveJob.status": {"values": ["queued", "processing", "done", "error"], "open": false},
  "LiveRequest.bit_depth": {"values": [8, 16, 24, 32], "open": false},
  "LiveRequest.encoding": {"values": ["wav/pcm", "wav/alaw", "wav/ulaw"], "open": false},
  "LiveRequest.sample_rate": {"values": [8000, 16000, 32000, 44100, 48000], "open": false},
  "PiiEntityType": {
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
  "PiiRedactionConfig.processed_text_type": {"values": ["MARKER", "MASK"], "open": false},
  "PreRecordedJob.status": {"values": ["queued", "processing", "done", "error"], "open": false},
  "SubtitlesConfig.formats[]": {"values": ["srt", "vtt"], "open": false},
  "SubtitlesConfig.style": {"values": ["default", "compliance"], "open": false},
  "SummarizationConfig.type": {"values": ["general", "bullet_points", "concise"], "open": false},
  "TranscriptionJob.kind": {"values": ["pre-recorded", "live"], "open": false},
  "TranscriptionLanguageCode": {
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
  "TranslationConfig.model": {"values": ["base", "enhanced"], "open": false},
  "TranslationLanguageCode": {
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

export const deprecations = [
  {
    "subjects": ["PreRecordedRequest.callback_url", "PreRecordedRequestParams.callback_url"],
    "document": "openapi",
    "pointer": "/components/schemas/PreRecordedParams/properties/callback_url",
    "description": "A URL that receives a `POST` with the result. Use `callback` and `callback_config`."
  },
  {
    "subjects": ["PreRecordedResult.name_consistency"],
    "document": "openapi",
    "pointer": "/components/schemas/PreRecordedResult/properties/name_consistency",
    "description": "The consistency of names."
  },
  {
    "subjects": ["PreRecordedResult.sentences"],
    "document": "openapi",
    "pointer": "/components/schemas/PreRecordedResult/properties/sentences",
    "description": "The sentences. Use `sentences` in `transcription` instead."
  },
  {
    "subjects": ["PreRecordedResult.diarization"],
    "document": "openapi",
    "pointer": "/components/schemas/PreRecordedResult/properties/diarization",
    "description": "The utterances, with their speakers. It contains the result if diarization was requested and an error occurred."
  },
  {
    "subjects": ["operation sendPreRecordedResult"],
    "document": "openapi",
    "pointer": "/paths/~1v2~1pre-recorded/post/callbacks/jobFinishedDeprecated/{$request.body#~1callback_url}/post",
    "description": "Posted to `callback_url` with the result. Use `callback` and `callback_config` instead."
  },
  {
    "subjects": ["operation listTranscriptionJobs"],
    "document": "openapi",
    "pointer": "/paths/~1v2~1transcription/get",
    "description": "Lists jobs of both kinds that match the parameters, page by page. A more specific endpoint, which lists pre-recorded jobs, is preferred."
  }
];

export const maturity = [
  {
    "subjects": ["PreRecordedRequest.custom_vocabulary", "PreRecordedRequestParams.custom_vocabulary"],
    "document": "openapi",
    "pointer": "/components/schemas/PreRecordedParams/properties/custom_vocabulary",
    "maturity": "beta"
  },
  {
    "subjects": ["PreRecordedRequest.translation", "PreRecordedRequestParams.translation"],
    "document": "openapi",
    "pointer": "/components/schemas/PreRecordedParams/properties/translation",
    "maturity": "beta"
  },
  {
    "subjects": ["PreRecordedRequest.named_entity_recognition", "PreRecordedRequestParams.named_entity_recognition"],
    "document": "openapi",
    "pointer": "/components/schemas/PreRecordedParams/properties/named_entity_recognition",
    "maturity": "alpha"
  },
  {
    "subjects": ["PreRecordedRequest.custom_spelling", "PreRecordedRequestParams.custom_spelling"],
    "document": "openapi",
    "pointer": "/components/schemas/PreRecordedParams/properties/custom_spelling",
    "maturity": "alpha"
  },
  {
    "subjects": ["PreRecordedRequest.punctuation_enhanced", "PreRecordedRequestParams.punctuation_enhanced"],
    "document": "openapi",
    "pointer": "/components/schemas/PreRecordedParams/properties/punctuation_enhanced",
    "maturity": "alpha"
  }
];

export const renames = [
  {"subjects": ["AudioChunkData.chunk"], "document": "asyncapi", "pointer": "/components/schemas/AudioChunkData/properties/chunk", "name": "frames", "change": null},
  {
    "subjects": ["LiveRequest.encoding"],
    "document": "openapi",
    "pointer": "/components/schemas/LiveRequest/properties/encoding",
    "name": "encoding",
    "change": "Use `wav/pcm` for `wav`, which is dropped. `amb`, `mp3`, `flac`, `ogg/vorbis`, `opus`, `sphere` and `amr-nb` are no longer supported."
  },
  {"subjects": ["LiveRequest.bit_depth"], "document": "openapi", "pointer": "/components/schemas/LiveRequest/properties/bit_depth", "name": "bit_depth", "change": "64 is no longer supported."},
  {"subjects": ["LiveRequest.model"], "document": "openapi", "pointer": "/components/schemas/LiveRequest/properties/model", "name": "model", "change": "There is a single model, so leave it out."},
  {
    "subjects": ["LiveRequest.endpointing"],
    "document": "openapi",
    "pointer": "/components/schemas/LiveRequest/properties/endpointing",
    "name": "endpointing",
    "change": "In seconds; milliseconds in the first version."
  },
  {
    "subjects": ["LiveRequest.maximum_duration_without_endpointing"],
    "document": "openapi",
    "pointer": "/components/schemas/LiveRequest/properties/maximum_duration_without_endpointing",
    "name": "maximum_audio_duration",
    "change": null
  },
  {
    "subjects": ["LiveRequest.language_config"],
    "document": "openapi",
    "pointer": "/components/schemas/LiveRequest/properties/language_config",
    "name": "language_behaviour",
    "change": "For one detected language, leave `languages` empty and `code_switching` false. For several, set `code_switching` to true, and list the expected languages as guidance. For a known language, list its code alone in `languages`."
  },
  {
    "subjects": ["LiveRequest.language_config"],
    "document": "openapi",
    "pointer": "/components/schemas/LiveRequest/properties/language_config",
    "name": "language",
    "change": "A list of two-letter codes in `languages`."
  },
  {"subjects": ["LiveUtterance.text", "Utterance.text"], "document": "openapi", "pointer": "/components/schemas/UtteranceFields/properties/text", "name": "transcription", "change": null},
  {"subjects": ["LiveUtterance.start", "Utterance.start"], "document": "openapi", "pointer": "/components/schemas/UtteranceFields/properties/start", "name": "time_begin", "change": null},
  {"subjects": ["LiveUtterance.end", "Utterance.end"], "document": "openapi", "pointer": "/components/schemas/UtteranceFields/properties/end", "name": "time_end", "change": null},
  {
    "subjects": ["LiveUtterance.channel", "Utterance.channel"],
    "document": "openapi",
    "pointer": "/components/schemas/UtteranceFields/properties/channel",
    "name": "channel",
    "change": "An integer; a string in the first version."
  },
  {
    "subjects": ["PreProcessingConfig.audio_enhancer"],
    "document": "openapi",
    "pointer": "/components/schemas/PreProcessingConfig/properties/audio_enhancer",
    "name": "audio_enhancer",
    "change": "In `pre_processing` now."
  },
  {
    "subjects": ["PreRecordedRequest.callback_url", "PreRecordedRequestParams.callback_url"],
    "document": "openapi",
    "pointer": "/components/schemas/PreRecordedParams/properties/callback_url",
    "name": "webhook_url",
    "change": "`callback_url` is itself deprecated. Use `callback` and `callback_config`."
  },
  {
    "subjects": ["PreRecordedRequest.subtitles", "PreRecordedRequestParams.subtitles"],
    "document": "openapi",
    "pointer": "/components/schemas/PreRecordedParams/properties/subtitles",
    "name": "output_format",
    "change": "Subtitles are an option, with their formats in `subtitles_config`."
  },
  {
    "subjects": ["PreRecordedRequest.subtitles_config", "PreRecordedRequestParams.subtitles_config"],
    "document": "openapi",
    "pointer": "/components/schemas/PreRecordedParams/properties/subtitles_config",
    "name": "output_format",
    "change": "The formats are listed in `formats`."
  },
  {
    "subjects": ["PreRecordedRequest.diarization", "PreRecordedRequestParams.diarization"],
    "document": "openapi",
    "pointer": "/components/schemas/PreRecordedParams/properties/diarization",
    "name": "toggle_diarization",
    "change": null
  },
  {
    "subjects": ["PreRecordedRequest.detect_language", "PreRecordedRequestParams.detect_language"],
    "document": "openapi",
    "pointer": "/components/schemas/PreRecordedParams/properties/detect_language",
    "name": "language_behaviour",
    "change": "Set with `detect_language`, `enable_code_switching` and `language`."
  },
  {
    "subjects": ["PreRecordedRequest.enable_code_switching", "PreRecordedRequestParams.enable_code_switching"],
    "document": "openapi",
    "pointer": "/components/schemas/PreRecordedParams/properties/enable_code_switching",
    "name": "language_behaviour",
    "change": "Set with `detect_language`, `enable_code_switching` and `language`."
  },
  {
    "subjects": ["PreRecordedRequest.language", "PreRecordedRequestParams.language"],
    "document": "openapi",
    "pointer": "/components/schemas/PreRecordedParams/properties/language",
    "name": "language_behaviour",
    "change": "Set with `detect_language`, `enable_code_switching` and `language`."
  },
  {
    "subjects": ["RealtimeProcessingConfig.words_accurate_timestamps"],
    "document": "openapi",
    "pointer": "/components/schemas/RealtimeProcessingConfig/properties/words_accurate_timestamps",
    "name": "word_timestamps",
    "change": "In `realtime_processing` now."
  },
  {"subjects": ["ResultMetadata.audio_duration"], "document": "openapi", "pointer": "/components/schemas/ResultMetadata/properties/audio_duration", "name": "duration", "change": null},
  {
    "subjects": ["ResultMetadata.transcription_time"],
    "document": "openapi",
    "pointer": "/components/schemas/ResultMetadata/properties/transcription_time",
    "name": "total_transcription_time",
    "change": null
  },
  {"subjects": ["Transcription.utterances"], "document": "openapi", "pointer": "/components/schemas/Transcription/properties/utterances", "name": "prediction", "change": null},
  {"subjects": ["Word.start"], "document": "openapi", "pointer": "/components/schemas/Word/properties/start", "name": "time_begin", "change": null},
  {"subjects": ["Word.end"], "document": "openapi", "pointer": "/components/schemas/Word/properties/end", "name": "time_end", "change": null},
  {
    "subjects": ["operation createPreRecordedJob"],
    "document": "openapi",
    "pointer": "/paths/~1v2~1pre-recorded/post",
    "name": "A single call that holds the file and the options, on a connection that stays open",
    "change": "It takes a URL instead of a file, uses JSON, and returns before the result is available."
  },
  {
    "subjects": ["operation createLiveSession"],
    "document": "openapi",
    "pointer": "/paths/~1v2~1live/post",
    "name": "The fixed WebSocket address",
    "change": "Each session has a URL of its own, which this call returns."
  },
  {
    "subjects": ["operation createLiveSession"],
    "document": "openapi",
    "pointer": "/paths/~1v2~1live/post",
    "name": "x_service_key in the first message",
    "change": "The key is sent in the header of this call. The WebSocket needs none."
  },
  {"subjects": ["asyncapi"], "document": "asyncapi", "pointer": "", "name": "connected, transcript", "change": "These were the only messages of the first version; more kinds are sent now."},
  {
    "subjects": ["message AudioChunkMessage"],
    "document": "asyncapi",
    "pointer": "/components/messages/AudioChunkMessage",
    "name": "{frames}",
    "change": "The audio is in `data.chunk`, and `type` is `audio_chunk`."
  },
  {"subjects": ["message StopRecordingMessage"], "document": "asyncapi", "pointer": "/components/messages/StopRecordingMessage", "name": "{event: terminate}", "change": "`type` is `stop_recording`."},
  {
    "subjects": ["message TranscriptMessage"],
    "document": "asyncapi",
    "pointer": "/components/messages/TranscriptMessage",
    "name": "final",
    "change": "`type` is `transcript`, and `data.is_final` is true."
  }
];

export const removals = [
  {
    "subjects": ["openapi"],
    "document": "openapi",
    "pointer": "",
    "name": "A single call that holds the file and the options, on a connection that stays open",
    "change": "Upload the file if it has no URL, create a job, then poll it or wait for the callback or the webhook."
  },
  {"subjects": ["openapi"], "document": "openapi", "pointer": "", "name": "Separate endpoints for audio and video", "change": "Both use one endpoint, which accepts URLs only and uses JSON."},
  {"subjects": ["openapi"], "document": "openapi", "pointer": "", "name": "Most of the metadata on timing", "change": "Read `audio_duration` and `transcription_time` in the metadata of the result."},
  {"subjects": ["operation createLiveSession"], "document": "openapi", "pointer": "/paths/~1v2~1live/post", "name": "frames_format", "change": "Bytes and base64 are detected automatically."},
  {"subjects": ["operation createLiveSession"], "document": "openapi", "pointer": "/paths/~1v2~1live/post", "name": "prosody", "change": null},
  {"subjects": ["operation createLiveSession"], "document": "openapi", "pointer": "/paths/~1v2~1live/post", "name": "reinject_context", "change": null},
  {"subjects": ["operation createLiveSession"], "document": "openapi", "pointer": "/paths/~1v2~1live/post", "name": "transcription_hint", "change": null}
];

export const unspecified = [
  {"subjects": ["AddonError"], "document": "openapi", "pointer": "/components/schemas/AddonError", "sentences": ["The fields of the error."]},
  {"subjects": ["AudioChunkData.chunk"], "document": "asyncapi", "pointer": "/components/schemas/AudioChunkData/properties/chunk", "sentences": ["What happens to a chunk that is not base64."]},
  {"subjects": ["AudioMetadata.size"], "document": "openapi", "pointer": "/components/schemas/AudioMetadata/properties/size", "sentences": ["The unit of the size."]},
  {
    "subjects": [
      "AudioToLlmAddon.exec_time",
      "ChapterizationAddon.exec_time",
      "DiarizationAddon.exec_time",
      "DisplayModeAddon.exec_time",
      "ModerationAddon.exec_time",
      "NameConsistencyAddon.exec_time",
      "NamedEntityRecognitionAddon.exec_time",
      "SentencesAddon.exec_time",
      "SentimentAnalysisAddon.exec_time",
      "StructuredDataExtractionAddon.exec_time",
      "SummarizationAddon.exec_time",
      "TranslationAddon.exec_time"
    ],
    "document": "openapi",
    "pointer": "/components/schemas/AddonFields/properties/exec_time",
    "sentences": ["The unit of the time."]
  },
  {"subjects": ["AudioToLlmAddon.results[]"], "document": "openapi", "pointer": "/components/schemas/AudioToLlmAddon/properties/results/items", "sentences": ["The fields of an answer."]},
  {"subjects": ["AudioToLlmConfig.prompts[]"], "document": "openapi", "pointer": "/components/schemas/AudioToLlmConfig/properties/prompts/items", "sentences": ["What the items of a prompt are."]},
  {
    "subjects": ["AudioToLlmConfig.model"],
    "document": "openapi",
    "pointer": "/components/schemas/AudioToLlmConfig/properties/model",
    "sentences": ["The identifier of the default model, and whether others are accepted."]
  },
  {"subjects": ["CustomVocabularyConfig.default_intensity"], "document": "openapi", "pointer": "/components/schemas/CustomVocabularyConfig/properties/default_intensity", "sentences": ["Its default."]},
  {
    "subjects": ["DiarizationAddon.results"],
    "document": "openapi",
    "pointer": "/components/schemas/DiarizationAddon/properties/results",
    "sentences": ["The value when the add-on failed, since null is not listed as a type."]
  },
  {"subjects": ["JobStatus"], "document": "openapi", "pointer": "/components/schemas/JobStatus", "sentences": ["Which status may follow which."]},
  {"subjects": ["ListTranscriptionJobsQuery.date"], "document": "openapi", "pointer": "/paths/~1v2~1transcription/get/parameters/2", "sentences": ["What makes a job relevant to a date."]},
  {
    "subjects": ["ListTranscriptionJobsQuery.before_date"],
    "document": "openapi",
    "pointer": "/paths/~1v2~1transcription/get/parameters/3",
    "sentences": ["Whether the day or the moment itself is included."]
  },
  {
    "subjects": ["ListTranscriptionJobsQuery.after_date"],
    "document": "openapi",
    "pointer": "/paths/~1v2~1transcription/get/parameters/4",
    "sentences": ["Whether the day or the moment itself is included."]
  },
  {
    "subjects": ["ListTranscriptionJobsQuery.custom_metadata"],
    "document": "openapi",
    "pointer": "/paths/~1v2~1transcription/get/parameters/6",
    "sentences": ["Whether the metadata of a job must equal it, or may have more fields.", "How numbers, booleans and nested fields are compared."]
  },
  {"subjects": ["LiveCallbackConfig"], "document": "openapi", "pointer": "/components/schemas/LiveCallbackConfig", "sentences": ["Which flag selects the messages of add-ons."]},
  {"subjects": ["LiveJob"], "document": "openapi", "pointer": "/components/schemas/LiveJob", "sentences": ["How a live job is retrieved by its identifier."]},
  {
    "subjects": ["LiveJob.request_params"],
    "document": "openapi",
    "pointer": "/components/schemas/LiveJobFields/allOf/1/properties/request_params",
    "sentences": ["Whether an option that was left out is recorded with its default, or not at all."]
  },
  {"subjects": ["LiveMessagesConfig"], "document": "openapi", "pointer": "/components/schemas/LiveMessagesConfig", "sentences": ["Which flag selects the messages of add-ons."]},
  {
    "subjects": ["LiveRequest"],
    "document": "openapi",
    "pointer": "/components/schemas/LiveRequest",
    "sentences": [
      "The fields of the request beyond the configuration.",
      "A parameter for diarization, which is named as an add-on for live sessions.",
      "How a live job gets the `custom_metadata` that it returns."
    ]
  },
  {"subjects": ["LiveRequest.model"], "document": "openapi", "pointer": "/components/schemas/LiveRequest/properties/model", "sentences": ["The identifier of the model."]},
  {"subjects": ["LiveResult.messages"], "document": "openapi", "pointer": "/components/schemas/LiveResult/properties/messages", "sentences": ["How a message is written in its string."]},
  {"subjects": ["LiveSessionCreated"], "document": "openapi", "pointer": "/components/schemas/LiveSessionCreated", "sentences": ["The other fields of the response."]},
  {"subjects": ["LiveUtterance.channel", "Utterance.channel"], "document": "openapi", "pointer": "/components/schemas/UtteranceFields/properties/channel", "sentences": ["How channels are numbered."]},
  {"subjects": ["LiveUtterance.confidence"], "document": "asyncapi", "pointer": "/components/schemas/LiveUtterance/properties/confidence", "sentences": ["The range of a confidence."]},
  {
    "subjects": ["NamedEntityRecognitionAddon.results[]"],
    "document": "openapi",
    "pointer": "/components/schemas/NamedEntityRecognitionAddon/properties/results/items",
    "sentences": ["The fields of an entity."]
  },
  {
    "subjects": ["OtherServerMessage.session_id", "TranscriptMessage.session_id"],
    "document": "asyncapi",
    "pointer": "/components/schemas/ServerMessageEnvelope/properties/session_id",
    "sentences": ["How it relates to the `id` of the live job."]
  },
  {"subjects": ["OtherServerMessage.type"], "document": "asyncapi", "pointer": "/components/schemas/OtherServerMessage/properties/type", "sentences": ["The values of `type`."]},
  {"subjects": ["OtherServerMessage.data"], "document": "asyncapi", "pointer": "/components/schemas/OtherServerMessage/properties/data", "sentences": ["The shape of the content."]},
  {"subjects": ["PiiRedactionConfig.entity_types"], "document": "openapi", "pointer": "/components/schemas/PiiRedactionConfig/properties/entity_types", "sentences": ["What is redacted by default."]},
  {
    "subjects": ["PiiRedactionConfig.processed_text_type"],
    "document": "openapi",
    "pointer": "/components/schemas/PiiRedactionConfig/properties/processed_text_type",
    "sentences": ["How text is replaced by default."]
  },
  {"subjects": ["PostProcessingConfig"], "document": "openapi", "pointer": "/components/schemas/PostProcessingConfig", "sentences": ["When the add-ons of the post-processing run."]},
  {"subjects": ["PreRecordedCallback"], "document": "openapi", "pointer": "/components/schemas/PreRecordedCallback", "sentences": ["The rest of the body."]},
  {"subjects": ["PreRecordedCallback.event"], "document": "openapi", "pointer": "/components/schemas/PreRecordedCallback/properties/event", "sentences": ["The values of `event`."]},
  {"subjects": ["PreRecordedJobCreated"], "document": "openapi", "pointer": "/components/schemas/PreRecordedJobCreated", "sentences": ["The other fields of the response."]},
  {
    "subjects": ["PreRecordedRequest"],
    "document": "openapi",
    "pointer": "/components/schemas/PreRecordedRequest",
    "sentences": [
      "The complete list of accepted fields, and which of them are required.",
      "A parameter for chapterization, which is named as an add-on for pre-recorded jobs.",
      "Parameters for moderation, consistency of names, structured data and the display mode, which have blocks in the result."
    ]
  },
  {
    "subjects": ["PreRecordedRequest.detect_language", "PreRecordedRequestParams.detect_language"],
    "document": "openapi",
    "pointer": "/components/schemas/PreRecordedParams/properties/detect_language",
    "sentences": ["Its exact effect, its default, and how it combines with `language_config`."]
  },
  {
    "subjects": ["PreRecordedRequest.enable_code_switching", "PreRecordedRequestParams.enable_code_switching"],
    "document": "openapi",
    "pointer": "/components/schemas/PreRecordedParams/properties/enable_code_switching",
    "sentences": ["Its exact effect, its default, and how it combines with `language_config`."]
  },
  {
    "subjects": ["PreRecordedRequest.language", "PreRecordedRequestParams.language"],
    "document": "openapi",
    "pointer": "/components/schemas/PreRecordedParams/properties/language",
    "sentences": ["Its exact effect, its default, and how it combines with `language_config`."]
  },
  {
    "subjects": ["PreRecordedRequestParams"],
    "document": "openapi",
    "pointer": "/components/schemas/PreRecordedRequestParams",
    "sentences": ["Whether an option that was left out is recorded with its default, or not at all."]
  },
  {"subjects": ["PreRecordedResult.name_consistency"], "document": "openapi", "pointer": "/components/schemas/PreRecordedResult/properties/name_consistency", "sentences": ["What replaces it."]},
  {"subjects": ["PreRecordedResult.diarization"], "document": "openapi", "pointer": "/components/schemas/PreRecordedResult/properties/diarization", "sentences": ["What replaces it."]},
  {"subjects": ["PreRecordedWebhook"], "document": "openapi", "pointer": "/components/schemas/PreRecordedWebhook", "sentences": ["The rest of the body."]},
  {
    "subjects": ["RealtimeProcessingConfig.words_accurate_timestamps"],
    "document": "openapi",
    "pointer": "/components/schemas/RealtimeProcessingConfig/properties/words_accurate_timestamps",
    "sentences": ["Its default."]
  },
  {"subjects": ["Sentence"], "document": "openapi", "pointer": "/components/schemas/Sentence", "sentences": ["The fields of a sentence."]},
  {
    "subjects": ["SentimentAnalysisAddon.results"],
    "document": "openapi",
    "pointer": "/components/schemas/SentimentAnalysisAddon/properties/results",
    "sentences": ["The value when the add-on failed, since null is not listed as a type."]
  },
  {"subjects": ["Subtitle"], "document": "openapi", "pointer": "/components/schemas/Subtitle", "sentences": ["The fields of a subtitle record."]},
  {
    "subjects": ["TranscriptData.id"],
    "document": "asyncapi",
    "pointer": "/components/schemas/TranscriptData/properties/id",
    "sentences": ["Whether a final transcript has the identifier of the partial ones before it."]
  },
  {"subjects": ["TranscriptionLanguageCode"], "document": "openapi", "pointer": "/components/schemas/TranscriptionLanguageCode", "sentences": ["The codes after `hu`."]},
  {"subjects": ["TranslationAddon.results[]"], "document": "openapi", "pointer": "/components/schemas/TranslationAddon/properties/results/items", "sentences": ["The fields of a translation."]},
  {"subjects": ["Utterance.confidence"], "document": "openapi", "pointer": "/components/schemas/Utterance/properties/confidence", "sentences": ["The range of a confidence."]},
  {"subjects": ["Utterance.speaker"], "document": "openapi", "pointer": "/components/schemas/Utterance/properties/speaker", "sentences": ["How speakers are numbered."]},
  {"subjects": ["Word.confidence"], "document": "openapi", "pointer": "/components/schemas/Word/properties/confidence", "sentences": ["The range of a confidence."]},
  {
    "subjects": ["openapi"],
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
  {"subjects": ["operation uploadAudio response 2XX"], "document": "openapi", "pointer": "/paths/~1v2~1upload/post/responses/2XX", "sentences": ["The status code of success."]},
  {"subjects": ["operation createPreRecordedJob response 2XX"], "document": "openapi", "pointer": "/paths/~1v2~1pre-recorded/post/responses/2XX", "sentences": ["The status code of success."]},
  {
    "subjects": ["operation notifyPreRecordedJobByPost"],
    "document": "openapi",
    "pointer": "/paths/~1v2~1pre-recorded/post/callbacks/jobFinished/{$request.body#~1callback_config~1url}/post",
    "sentences": ["How the receiver can tell that the service sent it."]
  },
  {
    "subjects": ["operation notifyPreRecordedJobByPut"],
    "document": "openapi",
    "pointer": "/paths/~1v2~1pre-recorded/post/callbacks/jobFinished/{$request.body#~1callback_config~1url}/put",
    "sentences": ["How the receiver can tell that the service sent it."]
  },
  {
    "subjects": ["operation sendPreRecordedResult"],
    "document": "openapi",
    "pointer": "/paths/~1v2~1pre-recorded/post/callbacks/jobFinishedDeprecated/{$request.body#~1callback_url}/post",
    "sentences": ["How the receiver can tell that the service sent it.", "Whether it is sent for jobs that fail."]
  },
  {
    "subjects": ["operation sendPreRecordedResult body"],
    "document": "openapi",
    "pointer": "/paths/~1v2~1pre-recorded/post/callbacks/jobFinishedDeprecated/{$request.body#~1callback_url}/post/requestBody/content/application~1json/schema",
    "sentences": ["The shape of the body."]
  },
  {
    "subjects": ["operation getPreRecordedJob"],
    "document": "openapi",
    "pointer": "/paths/~1v2~1pre-recorded~1{id}/get",
    "sentences": ["The path of a retrieval by identifier, other than the URL in `result_url`."]
  },
  {"subjects": ["operation getPreRecordedJob response 2XX"], "document": "openapi", "pointer": "/paths/~1v2~1pre-recorded~1{id}/get/responses/2XX", "sentences": ["The status code of success."]},
  {"subjects": ["operation createLiveSession response 2XX"], "document": "openapi", "pointer": "/paths/~1v2~1live/post/responses/2XX", "sentences": ["The status code of success."]},
  {
    "subjects": ["operation sendLiveMessage"],
    "document": "openapi",
    "pointer": "/paths/~1v2~1live/post/callbacks/liveMessage/{$request.body#~1callback_config~1url}/post",
    "sentences": ["How the receiver can tell that the service sent it."]
  },
  {
    "subjects": ["operation sendLiveMessage body"],
    "document": "openapi",
    "pointer": "/paths/~1v2~1live/post/callbacks/liveMessage/{$request.body#~1callback_config~1url}/post/requestBody/content/application~1json/schema",
    "sentences": ["How messages appear in the body.", "Whether each request carries one message."]
  },
  {
    "subjects": ["operation listTranscriptionJobs"],
    "document": "openapi",
    "pointer": "/paths/~1v2~1transcription/get",
    "sentences": ["The list endpoint that is preferred.", "The order of the jobs.", "Which date of a job the filters compare.", "The time zone of a day without a time."]
  },
  {
    "subjects": ["operation notifyTranscriptionDone"],
    "document": "openapi",
    "pointer": "/webhooks/transcriptionDone/post",
    "sentences": ["How the receiver can tell that the service sent it.", "Whether it is sent for live sessions, and for jobs that fail."]
  },
  {"subjects": ["response LiveSessionRefused"], "document": "openapi", "pointer": "/components/responses/LiveSessionRefused", "sentences": ["The status codes, and how the message is sent."]},
  {
    "subjects": ["response LiveSessionRefused body"],
    "document": "openapi",
    "pointer": "/components/responses/LiveSessionRefused/content/application~1json/schema",
    "sentences": ["The shape of the body."]
  },
  {"subjects": ["response NotificationReceived"], "document": "openapi", "pointer": "/components/responses/NotificationReceived", "sentences": ["Which responses the service treats as success."]},
  {
    "subjects": ["response NotificationRefused"],
    "document": "openapi",
    "pointer": "/components/responses/NotificationRefused",
    "sentences": ["Which responses the service treats as a failure, and whether it retries."]
  },
  {"subjects": ["response UnspecifiedError"], "document": "openapi", "pointer": "/components/responses/UnspecifiedError", "sentences": ["The status codes and the body."]},
  {"subjects": ["response UnspecifiedError body"], "document": "openapi", "pointer": "/components/responses/UnspecifiedError/content/application~1json/schema", "sentences": ["The shape of the body."]},
  {
    "subjects": ["channel liveSession"],
    "document": "asyncapi",
    "pointer": "/channels/liveSession",
    "sentences": [
      "How long a session can be resumed.",
      "Whether messages that a client missed while disconnected are sent again.",
      "Whether a client should resend audio that was lost with the connection.",
      "How the service closes the connection after `stop_recording`."
    ]
  },
  {
    "subjects": ["message RawAudio"],
    "document": "asyncapi",
    "pointer": "/components/messages/RawAudio",
    "sentences": ["Which formats are detected, and whether a detected format overrides the configuration of the session."]
  }
];

export const assumptions = [
  {"subjects": ["AudioChunkData"], "document": "asyncapi", "pointer": "/components/schemas/AudioChunkData", "sentences": ["The field is required, since it is not described as conditional."]},
  {
    "subjects": ["AudioChunkData.chunk"],
    "document": "asyncapi",
    "pointer": "/components/schemas/AudioChunkData/properties/chunk",
    "sentences": ["The schema does not enforce base64, which the keyword only names."]
  },
  {"subjects": ["AudioChunkMessage"], "document": "asyncapi", "pointer": "/components/schemas/AudioChunkMessage", "sentences": ["All fields are required, since none is described as conditional."]},
  {
    "subjects": ["AudioFile.source"],
    "document": "openapi",
    "pointer": "/components/schemas/AudioFile/properties/source",
    "sentences": ["An uploaded file has one, too, since the URL that the upload returned is used as `audio_url`."]
  },
  {
    "subjects": ["AudioFile.audio_duration"],
    "document": "openapi",
    "pointer": "/components/schemas/AudioFile/properties/audio_duration",
    "sentences": ["The unit is seconds, as in the metadata of a result."]
  },
  {"subjects": ["AudioMetadata"], "document": "openapi", "pointer": "/components/schemas/AudioMetadata", "sentences": ["All fields are required, since none is described as conditional."]},
  {
    "subjects": ["AudioMetadata.size"],
    "document": "openapi",
    "pointer": "/components/schemas/AudioMetadata/properties/size",
    "sentences": ["It is not negative. The interface states no bound, so the schema has none."]
  },
  {
    "subjects": ["AudioMetadata.audio_duration"],
    "document": "openapi",
    "pointer": "/components/schemas/AudioMetadata/properties/audio_duration",
    "sentences": ["The unit is seconds, as in the metadata of a result."]
  },
  {
    "subjects": [
      "AudioToLlmAddon.exec_time",
      "ChapterizationAddon.exec_time",
      "DiarizationAddon.exec_time",
      "DisplayModeAddon.exec_time",
      "ModerationAddon.exec_time",
      "NameConsistencyAddon.exec_time",
      "NamedEntityRecognitionAddon.exec_time",
      "SentencesAddon.exec_time",
      "SentimentAnalysisAddon.exec_time",
      "StructuredDataExtractionAddon.exec_time",
      "SummarizationAddon.exec_time",
      "TranslationAddon.exec_time"
    ],
    "document": "openapi",
    "pointer": "/components/schemas/AddonFields/properties/exec_time",
    "sentences": ["It is the time that the add-on took."]
  },
  {
    "subjects": ["AudioToLlmConfig.prompts[]"],
    "document": "openapi",
    "pointer": "/components/schemas/AudioToLlmConfig/properties/prompts/items",
    "sentences": ["They are texts, as in the examples. The schema does not enforce this."]
  },
  {
    "subjects": ["DateOrDateTime"],
    "document": "openapi",
    "pointer": "/components/schemas/DateOrDateTime",
    "sentences": ["Both forms are accepted: the filters are declared as a date and time, and one of them is described by the format YYYY-MM-DD."]
  },
  {"subjects": ["ErrorResponse"], "document": "openapi", "pointer": "/components/schemas/ErrorResponse", "sentences": ["The fields of an error mean what their names say."]},
  {
    "subjects": ["LanguageConfig.languages"],
    "document": "openapi",
    "pointer": "/components/schemas/LanguageConfig/properties/languages",
    "sentences": ["Several codes guide the detection. The interface states this only for live sessions with `code_switching`."]
  },
  {
    "subjects": ["LanguageConfig.code_switching"],
    "document": "openapi",
    "pointer": "/components/schemas/LanguageConfig/properties/code_switching",
    "sentences": ["The schema accepts it with a single code, although it is then ignored."]
  },
  {"subjects": ["ListTranscriptionJobsQuery.offset"], "document": "openapi", "pointer": "/paths/~1v2~1transcription/get/parameters/0", "sentences": ["It is the number of jobs before the page."]},
  {
    "subjects": ["ListTranscriptionJobsQuery.status"],
    "document": "openapi",
    "pointer": "/paths/~1v2~1transcription/get/parameters/5",
    "sentences": ["Several values are sent by repeating the parameter. The interface says that several are accepted, not how to write them."]
  },
  {
    "subjects": ["ListTranscriptionJobsQuery.custom_metadata"],
    "document": "openapi",
    "pointer": "/paths/~1v2~1transcription/get/parameters/6",
    "sentences": ["Each field is a parameter with its name in brackets, as in `custom_metadata[garden]=roses`. The interface says that it is an object, not how to write it."]
  },
  {
    "subjects": ["ListTranscriptionJobsQuery.kind"],
    "document": "openapi",
    "pointer": "/paths/~1v2~1transcription/get/parameters/7",
    "sentences": ["Several values are sent by repeating the parameter. The interface says that several are accepted, not how to write them."]
  },
  {
    "subjects": ["LiveJob.file", "PreRecordedJob.file"],
    "document": "openapi",
    "pointer": "/components/schemas/JobFields/properties/file",
    "sentences": ["A failed job may also lack this field, or still carry the file: it is optional, and described both as null for a failed job and as one that may be null."]
  },
  {
    "subjects": ["LiveJob.request_params"],
    "document": "openapi",
    "pointer": "/components/schemas/LiveJobFields/allOf/1/properties/request_params",
    "sentences": [
      "A failed job may also lack this field, or still carry the parameters: it is optional, and described both as null for a failed job and as one that may be null.",
      "What was sent is recorded as it was sent. What was left out is absent, or has its default."
    ]
  },
  {
    "subjects": ["LiveJob.completed_at", "PreRecordedJob.completed_at"],
    "document": "openapi",
    "pointer": "/components/schemas/JobPending/properties/completed_at",
    "sentences": ["It is absent or null until the job finishes, since it is described as set when the status is `done` or `error`. The schema does not enforce this."]
  },
  {
    "subjects": ["LiveJob.error_code", "PreRecordedJob.error_code"],
    "document": "openapi",
    "pointer": "/components/schemas/JobPending/properties/error_code",
    "sentences": ["It is absent or null until the job finishes, since it is described for the status `error`. The schema does not enforce this."]
  },
  {
    "subjects": ["LiveJob.result"],
    "document": "openapi",
    "pointer": "/components/schemas/LiveJobPending/allOf/1/properties/result",
    "sentences": ["It is absent or null until the job finishes, since it is described as present when the status is `done`. The schema does not enforce this."]
  },
  {
    "subjects": ["LiveJob.error_code", "PreRecordedJob.error_code"],
    "document": "openapi",
    "pointer": "/components/schemas/JobDone/properties/error_code",
    "sentences": ["It is absent or null without an error, since it is described for the status `error`. The schema does not enforce this."]
  },
  {
    "subjects": ["LiveJob.kind"],
    "document": "openapi",
    "pointer": "/components/schemas/LiveJob/properties/kind",
    "sentences": ["It is always present, since it is required, although the interface also gives it a default."]
  },
  {
    "subjects": ["LiveRequest"],
    "document": "openapi",
    "pointer": "/components/schemas/LiveRequest",
    "sentences": ["Clients send only fields that are named here, so that a misspelled one can be caught."]
  },
  {
    "subjects": ["LiveRequest.bit_depth"],
    "document": "openapi",
    "pointer": "/components/schemas/LiveRequest/properties/bit_depth",
    "sentences": ["The schema does not enforce the 8 bits of `wav/alaw` and `wav/ulaw`, since the default would contradict them."]
  },
  {
    "subjects": ["LiveResult.messages"],
    "document": "openapi",
    "pointer": "/components/schemas/LiveResult/properties/messages",
    "sentences": ["Each string is the JSON text of a message, since messages are sent as JSON."]
  },
  {
    "subjects": ["LiveUtterance"],
    "document": "asyncapi",
    "pointer": "/components/schemas/LiveUtterance",
    "sentences": [
      "All fields are required, since none is described as conditional.",
      "The times are in seconds, as in the utterance of a result.",
      "First-version names apply in messages, too. The interface states them only for results."
    ]
  },
  {
    "subjects": ["LiveUtterance.language", "Utterance.language"],
    "document": "openapi",
    "pointer": "/components/schemas/UtteranceFields/properties/language",
    "sentences": ["The code is one of those of a request, without a region, and never empty."]
  },
  {
    "subjects": ["OtherServerMessage"],
    "document": "asyncapi",
    "pointer": "/components/schemas/OtherServerMessage",
    "sentences": ["All fields but `data` are required, since none of them is described as conditional."]
  },
  {
    "subjects": ["OtherServerMessage.data"],
    "document": "asyncapi",
    "pointer": "/components/schemas/OtherServerMessage/properties/data",
    "sentences": ["It may be absent, since no message of these kinds is shown."]
  },
  {
    "subjects": ["PiiRedactionConfig.entity_types"],
    "document": "openapi",
    "pointer": "/components/schemas/PiiRedactionConfig/properties/entity_types",
    "sentences": ["One value and a list of values are both accepted, since both are described."]
  },
  {
    "subjects": ["PostProcessingConfig"],
    "document": "openapi",
    "pointer": "/components/schemas/PostProcessingConfig",
    "sentences": ["The configuration is used if its option is true, as the interface states for `custom_vocabulary_config` of pre-recorded jobs."]
  },
  {"subjects": ["PreRecordedCallback.id"], "document": "openapi", "pointer": "/components/schemas/PreRecordedCallback/properties/id", "sentences": ["Its format is that of the identifier in the job."]},
  {
    "subjects": ["PreRecordedJob.request_params"],
    "document": "openapi",
    "pointer": "/components/schemas/PreRecordedJobFields/allOf/1/properties/request_params",
    "sentences": [
      "A failed job may also lack this field, or still carry the parameters: it is optional, and described both as null for a failed job and as one that may be null.",
      "What was sent is recorded as it was sent. What was left out is absent, or has its default."
    ]
  },
  {
    "subjects": ["PreRecordedJob.result"],
    "document": "openapi",
    "pointer": "/components/schemas/PreRecordedJobPending/allOf/1/properties/result",
    "sentences": ["It is absent or null until the job finishes, since it is described as present when the status is `done`. The schema does not enforce this."]
  },
  {
    "subjects": ["PreRecordedJob.kind"],
    "document": "openapi",
    "pointer": "/components/schemas/PreRecordedJob/properties/kind",
    "sentences": ["It is always present, since it is required, although the interface also gives it a default."]
  },
  {
    "subjects": ["PreRecordedJobCreated.id"],
    "document": "openapi",
    "pointer": "/components/schemas/PreRecordedJobCreated/properties/id",
    "sentences": ["Its format is that of the identifier in the job."]
  },
  {"subjects": ["PreRecordedJobCreated.result_url"], "document": "openapi", "pointer": "/components/schemas/PreRecordedJobCreated/properties/result_url", "sentences": ["It is an absolute URL."]},
  {
    "subjects": ["PreRecordedRequest"],
    "document": "openapi",
    "pointer": "/components/schemas/PreRecordedRequest",
    "sentences": [
      "Clients send only fields that are named here, so that a misspelled one can be caught.",
      "An option is accepted without its configuration, and a configuration without its option, since the interface requires neither.",
      "Each configuration is used if its option is on, as the interface states for `custom_vocabulary_config` and `callback_config`."
    ]
  },
  {
    "subjects": ["PreRecordedRequest.custom_vocabulary", "PreRecordedRequestParams.custom_vocabulary"],
    "document": "openapi",
    "pointer": "/components/schemas/PreRecordedParams/properties/custom_vocabulary",
    "sentences": ["Both forms are accepted, since both are described.", "The items of the list are those of `vocabulary`, and the list replaces the configuration."]
  },
  {
    "subjects": ["PreRecordedRequest.detect_language", "PreRecordedRequestParams.detect_language"],
    "document": "openapi",
    "pointer": "/components/schemas/PreRecordedParams/properties/detect_language",
    "sentences": ["Recorded parameters may contain it, too. It is in the example of the request and in the mapping from the first version, but not among the recorded parameters."]
  },
  {
    "subjects": ["PreRecordedRequest.enable_code_switching", "PreRecordedRequestParams.enable_code_switching"],
    "document": "openapi",
    "pointer": "/components/schemas/PreRecordedParams/properties/enable_code_switching",
    "sentences": ["Recorded parameters may contain it, too. It is in the example of the request and in the mapping from the first version, but not among the recorded parameters."]
  },
  {
    "subjects": ["PreRecordedRequest.language", "PreRecordedRequestParams.language"],
    "document": "openapi",
    "pointer": "/components/schemas/PreRecordedParams/properties/language",
    "sentences": [
      "It is a language code, and recorded parameters may contain it, too. The interface does not state its type; it is in the example of the request and in the mapping from the first version, but not among the recorded parameters."
    ]
  },
  {
    "subjects": ["PreRecordedRequest.audio_url"],
    "document": "openapi",
    "pointer": "/components/schemas/PreRecordedRequest/properties/audio_url",
    "sentences": ["It is not null. Recorded parameters may contain null, but the call is shown with a URL."]
  },
  {
    "subjects": ["PreRecordedRequestParams"],
    "document": "openapi",
    "pointer": "/components/schemas/PreRecordedRequestParams",
    "sentences": ["Only fields that are named here are recorded, as only those are sent."]
  },
  {"subjects": ["PreRecordedWebhook.id"], "document": "openapi", "pointer": "/components/schemas/PreRecordedWebhook/properties/id", "sentences": ["Its format is that of the identifier in the job."]},
  {
    "subjects": ["RealtimeProcessingConfig"],
    "document": "openapi",
    "pointer": "/components/schemas/RealtimeProcessingConfig",
    "sentences": ["Each configuration is used if its option is true, as the interface states for `custom_vocabulary_config` of pre-recorded jobs."]
  },
  {
    "subjects": ["ResultMetadata.audio_duration"],
    "document": "openapi",
    "pointer": "/components/schemas/ResultMetadata/properties/audio_duration",
    "sentences": ["The name in the first version was `duration`. The interface calls it the duration, without its name."]
  },
  {
    "subjects": ["ResultMetadata.billing_time"],
    "document": "openapi",
    "pointer": "/components/schemas/ResultMetadata/properties/billing_time",
    "sentences": ["The schema does not enforce the product, since JSON Schema cannot relate two numbers."]
  },
  {"subjects": ["TranscriptData"], "document": "asyncapi", "pointer": "/components/schemas/TranscriptData", "sentences": ["All fields are required, since none is described as conditional."]},
  {"subjects": ["TranscriptMessage"], "document": "asyncapi", "pointer": "/components/schemas/TranscriptMessage", "sentences": ["All fields are required, since none is described as conditional."]},
  {
    "subjects": ["Transcription.languages"],
    "document": "openapi",
    "pointer": "/components/schemas/Transcription/properties/languages",
    "sentences": [
      "The schema does not enforce the order, since the result does not say how often each language was detected.",
      "The codes are those of a request. A code with a region, such as `en-US`, is not one of them."
    ]
  },
  {
    "subjects": ["Transcription.sentences"],
    "document": "openapi",
    "pointer": "/components/schemas/Transcription/properties/sentences",
    "sentences": ["Live results may contain it, too: their transcription is the same, though sentences are an add-on for pre-recorded jobs only."]
  },
  {
    "subjects": ["Transcription.subtitles"],
    "document": "openapi",
    "pointer": "/components/schemas/Transcription/properties/subtitles",
    "sentences": ["Live results may contain it, too: their transcription is the same, though subtitles are an add-on for pre-recorded jobs only."]
  },
  {
    "subjects": ["TranscriptionLanguageCode"],
    "document": "openapi",
    "pointer": "/components/schemas/TranscriptionLanguageCode",
    "sentences": ["Any code of two or three lowercase letters is accepted, so that none is refused for not being listed here."]
  },
  {
    "subjects": ["UploadResponse"],
    "document": "openapi",
    "pointer": "/components/schemas/UploadResponse",
    "sentences": ["All fields of the response are required, since none is described as conditional."]
  },
  {
    "subjects": ["Utterance"],
    "document": "openapi",
    "pointer": "/components/schemas/Utterance",
    "sentences": ["All fields but `confidence` and `speaker` are required, since none of them is described as conditional."]
  },
  {
    "subjects": ["Utterance.confidence"],
    "document": "openapi",
    "pointer": "/components/schemas/Utterance/properties/confidence",
    "sentences": ["Results may contain it, since the utterance of a live message does."]
  },
  {
    "subjects": ["Word"],
    "document": "openapi",
    "pointer": "/components/schemas/Word",
    "sentences": [
      "All fields are required, since none is described as conditional.",
      "The times are in seconds, as those of the utterance are.",
      "First-version names apply in messages, too. The interface states them only for results."
    ]
  },
  {
    "subjects": ["operation sendPreRecordedResult body"],
    "document": "openapi",
    "pointer": "/paths/~1v2~1pre-recorded/post/callbacks/jobFinishedDeprecated/{$request.body#~1callback_url}/post/requestBody/content/application~1json/schema",
    "sentences": ["The body is a JSON object, as that of the other callback is."]
  },
  {
    "subjects": ["operation getPreRecordedJob"],
    "document": "openapi",
    "pointer": "/paths/~1v2~1pre-recorded~1{id}/get",
    "sentences": [
      "The path is that of the creation, with the identifier appended, since `result_url` contains the identifier.",
      "The key is sent as in the other calls. The interface says so of all requests, but does not show the key with this one."
    ]
  },
  {
    "subjects": ["operation getPreRecordedJob parameter id"],
    "document": "openapi",
    "pointer": "/paths/~1v2~1pre-recorded~1{id}/get/parameters/0",
    "sentences": ["The identifier is the last part of the path, in the same format as in the job."]
  },
  {"subjects": ["operation createLiveSession"], "document": "openapi", "pointer": "/paths/~1v2~1live/post/requestBody", "sentences": ["The body is optional, since each of its fields is."]},
  {
    "subjects": ["operation sendLiveMessage body"],
    "document": "openapi",
    "pointer": "/paths/~1v2~1live/post/callbacks/liveMessage/{$request.body#~1callback_config~1url}/post/requestBody/content/application~1json/schema",
    "sentences": ["Each request carries one message, as it is sent on the WebSocket. The schema only enforces that it is a JSON object."]
  },
  {
    "subjects": ["operation listTranscriptionJobs"],
    "document": "openapi",
    "pointer": "/paths/~1v2~1transcription/get",
    "sentences": ["The filters compare a date of the job itself, such as that of its creation."]
  },
  {
    "subjects": ["response LiveSessionRefused"],
    "document": "openapi",
    "pointer": "/components/responses/LiveSessionRefused",
    "sentences": ["The message is sent in JSON or as text. The interface shows no media type."]
  },
  {
    "subjects": ["response UnspecifiedError"],
    "document": "openapi",
    "pointer": "/components/responses/UnspecifiedError",
    "sentences": ["A body, if there is one, is sent as JSON or as text. The interface shows no media type."]
  },
  {"subjects": ["asyncapi"], "document": "asyncapi", "pointer": "/servers/session", "sentences": ["The scheme is `wss`, since the URL contains a token. The interface shows no scheme."]},
  {
    "subjects": ["channel liveSession"],
    "document": "asyncapi",
    "pointer": "/channels/liveSession",
    "sentences": ["After `stop_recording`, the service closes the connection, with the code 1000 or none. The interface says that the message ends the session, not what becomes of the connection."]
  }
];
