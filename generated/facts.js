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
    "description": "URL of your server that receives the result in a `POST` request. Use `callback` and `callback_config` instead."
  },
  {"subjects": ["PreRecordedResult.name_consistency"], "description": null},
  {"subjects": ["PreRecordedResult.sentences"], "description": "Sentences of the transcript. Use `transcription.sentences` instead."},
  {
    "subjects": ["PreRecordedResult.diarization"],
    "description": "Utterances with their speakers. The interface document describes this block only for the case that diarization was requested and an error occurred. The block then contains the result of diarization."
  },
  {"subjects": ["operation sendPreRecordedResult"], "description": "Request to the `callback_url` of a job, with the result. Use `callback` and `callback_config` instead."},
  {
    "subjects": ["operation listTranscriptionJobs"],
    "description": "Lists the pre-recorded and live jobs that match the parameters, page by page. The interface document prefers a list endpoint for pre-recorded jobs but does not name it."
  }
];

export const maturity = [
  {"subjects": ["PreRecordedRequest.translation", "PreRecordedRequest.custom_vocabulary", "PreRecordedRequestParams.translation", "PreRecordedRequestParams.custom_vocabulary"], "maturity": "beta"},
  {
    "subjects": [
      "PreRecordedRequest.named_entity_recognition",
      "PreRecordedRequest.custom_spelling",
      "PreRecordedRequest.punctuation_enhanced",
      "PreRecordedRequestParams.named_entity_recognition",
      "PreRecordedRequestParams.custom_spelling",
      "PreRecordedRequestParams.punctuation_enhanced"
    ],
    "maturity": "alpha"
  }
];

export const renames = [
  {"subjects": ["AudioChunkData.chunk"], "name": "frames", "change": null},
  {
    "subjects": ["LiveRequest.encoding"],
    "name": "encoding",
    "change": "`wav`, `amb`, `mp3`, `flac`, `ogg/vorbis`, `opus`, `sphere`, and `amr-nb` are no longer supported. Use `wav/pcm` instead of `wav`."
  },
  {"subjects": ["LiveRequest.bit_depth"], "name": "bit_depth", "change": "64 bits are no longer supported."},
  {
    "subjects": ["LiveRequest.language_config"],
    "name": "language_behaviour",
    "change": "To detect one language, leave `languages` empty and `code_switching` false. To detect multiple languages, set `code_switching` to true."
  },
  {
    "subjects": ["LiveRequest.language_config"],
    "name": "language",
    "change": "List two-letter codes in `languages`. If you know the language, list only its code. If `code_switching` is true, you can list the expected languages to guide the detection."
  },
  {"subjects": ["LiveRequest.endpointing"], "name": "endpointing", "change": "Changed from milliseconds to seconds."},
  {"subjects": ["LiveRequest.maximum_duration_without_endpointing"], "name": "maximum_audio_duration", "change": null},
  {"subjects": ["LiveRequest.model"], "name": "model", "change": "Omit `model`. There is only one model now."},
  {"subjects": ["LiveUtterance.text", "Utterance.text"], "name": "transcription", "change": null},
  {"subjects": ["LiveUtterance.start", "Utterance.start", "Word.start"], "name": "time_begin", "change": null},
  {"subjects": ["LiveUtterance.end", "Utterance.end", "Word.end"], "name": "time_end", "change": null},
  {"subjects": ["LiveUtterance.channel", "Utterance.channel"], "name": "channel", "change": "Changed from a string to an integer."},
  {"subjects": ["PreProcessingConfig.audio_enhancer"], "name": "audio_enhancer", "change": "Moved into `pre_processing`."},
  {"subjects": ["PreRecordedRequest.diarization", "PreRecordedRequestParams.diarization"], "name": "toggle_diarization", "change": null},
  {"subjects": ["PreRecordedRequest.subtitles", "PreRecordedRequestParams.subtitles"], "name": "output_format", "change": "Set `subtitles` to true and add `subtitles_config`."},
  {"subjects": ["PreRecordedRequest.subtitles_config", "PreRecordedRequestParams.subtitles_config"], "name": "output_format", "change": "List the subtitle formats in `formats`."},
  {
    "subjects": [
      "PreRecordedRequest.detect_language",
      "PreRecordedRequest.enable_code_switching",
      "PreRecordedRequest.language",
      "PreRecordedRequestParams.detect_language",
      "PreRecordedRequestParams.enable_code_switching",
      "PreRecordedRequestParams.language"
    ],
    "name": "language_behaviour",
    "change": "The interface document lists `detect_language`, `enable_code_switching`, and `language` as the replacement, but does not explain them. Use `language_config` instead."
  },
  {
    "subjects": ["PreRecordedRequest.callback_url", "PreRecordedRequestParams.callback_url"],
    "name": "webhook_url",
    "change": "`callback_url` is also deprecated. Use `callback` and `callback_config` instead."
  },
  {"subjects": ["RealtimeProcessingConfig.words_accurate_timestamps"], "name": "word_timestamps", "change": "Renamed and moved into `realtime_processing`."},
  {"subjects": ["ResultMetadata.audio_duration"], "name": "duration", "change": null},
  {"subjects": ["ResultMetadata.transcription_time"], "name": "total_transcription_time", "change": null},
  {"subjects": ["Transcription.utterances"], "name": "prediction", "change": null},
  {"subjects": ["operation createPreRecordedJob"], "name": "Single call with file and options, over a connection that stayed open", "change": "Send JSON with a URL."},
  {"subjects": ["operation createLiveSession"], "name": "The fixed WebSocket address", "change": "Each session has its own URL, which this call returns."},
  {
    "subjects": ["operation createLiveSession"],
    "name": "x_service_key in the first WebSocket message",
    "change": "Send the API key in the `x-service-key` header of this call. The WebSocket does not need a key."
  },
  {"subjects": ["asyncapi"], "name": "connected, transcript", "change": "The first version sent only these kinds of messages. There are more kinds now."},
  {"subjects": ["message AudioChunkMessage"], "name": "{frames}", "change": "The `frames` field is now `data.chunk`. Set `type` to `audio_chunk`."},
  {"subjects": ["message StopRecordingMessage"], "name": "{event: terminate}", "change": "Set `type` to `stop_recording`."},
  {
    "subjects": ["message TranscriptMessage"],
    "name": "final",
    "change": "In the first version, a final transcript had the type `final`. Now its `type` is `transcript` and its `data.is_final` is true."
  }
];

export const removals = [
  {
    "subjects": ["openapi"],
    "name": "Single call with file and options, over a connection that stayed open",
    "change": "Upload the file if it has no URL and create a job. Then poll the job or wait for a callback or webhook."
  },
  {"subjects": ["openapi"], "name": "Separate endpoints for audio and video", "change": "Audio and video use one endpoint, which takes JSON and accepts URLs only."},
  {"subjects": ["openapi"], "name": "Most timing metadata", "change": "Read `audio_duration` and `transcription_time` in the result metadata."},
  {"subjects": ["operation createLiveSession"], "name": "frames_format", "change": "The service detects automatically whether the audio is sent as bytes or as base64."},
  {"subjects": ["operation createLiveSession"], "name": "prosody", "change": null},
  {"subjects": ["operation createLiveSession"], "name": "reinject_context", "change": null},
  {"subjects": ["operation createLiveSession"], "name": "transcription_hint", "change": null}
];

export const unspecified = [
  {"subjects": ["AddonError"], "sentences": ["Which fields does the error have?"]},
  {"subjects": ["AudioChunkData.chunk"], "sentences": ["What does the service do with a chunk that is not base64?"]},
  {"subjects": ["AudioMetadata.size"], "sentences": ["What is the unit of the size?"]},
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
    "sentences": ["What is the unit?"]
  },
  {"subjects": ["AudioToLlmAddon.results[]"], "sentences": ["Which fields does an answer have?"]},
  {"subjects": ["AudioToLlmConfig.prompts[]"], "sentences": ["What are the items of a prompt?"]},
  {"subjects": ["AudioToLlmConfig.model"], "sentences": ["What is the ID of the default model?", "Which other models are accepted?"]},
  {"subjects": ["CustomVocabularyConfig.default_intensity", "RealtimeProcessingConfig.words_accurate_timestamps"], "sentences": ["What is the default?"]},
  {"subjects": ["DiarizationAddon.results", "SentimentAnalysisAddon.results"], "sentences": ["What is `results` if the add-on failed? The interface document does not list null as a type."]},
  {"subjects": ["JobStatus"], "sentences": ["Which status can follow which?"]},
  {"subjects": ["ListTranscriptionJobsQuery.date"], "sentences": ["Which jobs match the date? The interface document says only that they are relevant to it."]},
  {"subjects": ["ListTranscriptionJobsQuery.before_date", "ListTranscriptionJobsQuery.after_date"], "sentences": ["Does the filter include jobs on the date itself?"]},
  {"subjects": ["ListTranscriptionJobsQuery.custom_metadata"], "sentences": ["Does the filter match jobs that have additional metadata?", "How are numbers, booleans, and nested fields compared?"]},
  {"subjects": ["LiveCallbackConfig", "LiveMessagesConfig"], "sentences": ["Which flag selects add-on messages?"]},
  {"subjects": ["LiveJob"], "sentences": ["Which call retrieves a live job by its ID?"]},
  {"subjects": ["LiveJob.request_params", "PreRecordedRequestParams"], "sentences": ["What does `request_params` contain for an option that the request omitted?"]},
  {
    "subjects": ["LiveRequest"],
    "sentences": [
      "Which other fields does the request accept?",
      "Which field enables diarization? The interface document lists it as an add-on for live sessions.",
      "Where does the `custom_metadata` of a live job come from? The interface document shows no field for metadata in the request that creates the session."
    ]
  },
  {"subjects": ["LiveRequest.channels"], "sentences": ["How are multiple channels arranged in the audio?"]},
  {"subjects": ["LiveRequest.model"], "sentences": ["What is the ID of the default model?"]},
  {"subjects": ["LiveResult.messages"], "sentences": ["What is the format of these strings?"]},
  {"subjects": ["LiveSessionCreated", "PreRecordedJobCreated"], "sentences": ["Which other fields does the response have?"]},
  {"subjects": ["LiveUtterance.channel", "Utterance.channel"], "sentences": ["How are channels numbered?"]},
  {"subjects": ["LiveUtterance.confidence", "Utterance.confidence", "Word.confidence"], "sentences": ["What is the range of a confidence?"]},
  {"subjects": ["NamedEntityRecognitionAddon.results[]"], "sentences": ["Which fields does an entity have?"]},
  {"subjects": ["OtherServerMessage.session_id", "TranscriptMessage.session_id"], "sentences": ["How does it relate to the `id` of the live job?"]},
  {"subjects": ["OtherServerMessage.type"], "sentences": ["Which values can `type` have?"]},
  {"subjects": ["OtherServerMessage.data"], "sentences": ["What does the content look like for each type?"]},
  {"subjects": ["PiiRedactionConfig.entity_types"], "sentences": ["Which entities are redacted by default?"]},
  {"subjects": ["PiiRedactionConfig.processed_text_type"], "sentences": ["What replaces redacted text by default?"]},
  {"subjects": ["PostProcessingConfig"], "sentences": ["When does post-processing run?"]},
  {"subjects": ["PreRecordedCallback", "PreRecordedWebhook"], "sentences": ["Which other fields does the body have?"]},
  {"subjects": ["PreRecordedCallback.event"], "sentences": ["Which values can `event` have?"]},
  {
    "subjects": ["PreRecordedRequest"],
    "sentences": [
      "Which other fields are accepted, and which fields are required?",
      "Which field enables chapterization? The interface document lists it as an add-on for pre-recorded jobs.",
      "Which fields enable moderation, name consistency, structured data extraction, and display mode? The result can contain blocks for these add-ons."
    ]
  },
  {
    "subjects": [
      "PreRecordedRequest.detect_language",
      "PreRecordedRequest.enable_code_switching",
      "PreRecordedRequest.language",
      "PreRecordedRequestParams.detect_language",
      "PreRecordedRequestParams.enable_code_switching",
      "PreRecordedRequestParams.language"
    ],
    "sentences": ["What exactly does this field do, what is its default, and how does it interact with `language_config`?"]
  },
  {"subjects": ["PreRecordedResult.name_consistency"], "sentences": ["What replaces this deprecated block?"]},
  {"subjects": ["PreRecordedResult.structured_data_extraction", "PreRecordedResult.display_mode"], "sentences": ["What does this block contain, and what enables it?"]},
  {"subjects": ["PreRecordedResult.diarization"], "sentences": ["What replaces this deprecated block?", "Which errors add this block?", "What does the block contain if nothing failed?"]},
  {"subjects": ["Sentence"], "sentences": ["Which fields does a sentence have?"]},
  {"subjects": ["Subtitle"], "sentences": ["Which fields does a subtitle have?"]},
  {"subjects": ["TranscriptData.id"], "sentences": ["How do the IDs of partial and final transcripts relate?"]},
  {"subjects": ["TranscriptionLanguageCode"], "sentences": ["Which codes come after `hu`? The interface document shows only the start of its list."]},
  {"subjects": ["TranslationAddon.results[]"], "sentences": ["Which fields does a translation have?"]},
  {"subjects": ["TranslationConfig.lipsync"], "sentences": ["What does `lipsync` change?"]},
  {"subjects": ["Utterance.speaker"], "sentences": ["How are speakers numbered?"]},
  {
    "subjects": ["openapi"],
    "sentences": [
      "What are the rate limits?",
      "What are the concurrency limits?",
      "What are the maximum size and duration of a file?",
      "How long does the service keep files and results?",
      "When will the first version be removed?"
    ]
  },
  {
    "subjects": ["operation uploadAudio response 2XX", "operation createPreRecordedJob response 2XX", "operation getPreRecordedJob response 2XX", "operation createLiveSession response 2XX"],
    "sentences": ["Which status code means success?"]
  },
  {
    "subjects": ["operation notifyPreRecordedJobByPost", "operation notifyPreRecordedJobByPut", "operation sendLiveMessage"],
    "sentences": ["How does the service authenticate its notifications? Is there a signature or a secret?"]
  },
  {
    "subjects": ["operation sendPreRecordedResult"],
    "sentences": ["How does the service authenticate its notifications? Is there a signature or a secret?", "Does the service also notify about failed jobs?"]
  },
  {"subjects": ["operation sendPreRecordedResult body"], "sentences": ["What does the body contain?"]},
  {"subjects": ["operation getPreRecordedJob"], "sentences": ["Which path retrieves a job by its ID? The interface document shows only the URL in `result_url`."]},
  {"subjects": ["operation sendLiveMessage body"], "sentences": ["What does the body contain?", "How many messages does a request contain?"]},
  {
    "subjects": ["operation listTranscriptionJobs"],
    "sentences": [
      "Which endpoint lists pre-recorded jobs? The interface document prefers one but does not name it.",
      "In which order are the jobs listed?",
      "Which date do `date`, `before_date`, and `after_date` filter by? Is it `created_at`?",
      "Which time zone applies to a date without a time?"
    ]
  },
  {
    "subjects": ["operation notifyTranscriptionDone"],
    "sentences": ["How does the service authenticate its notifications? Is there a signature or a secret?", "Does the service also notify about live sessions and failed jobs?"]
  },
  {"subjects": ["response LiveSessionRefused"], "sentences": ["Which status codes and which format do error responses have?"]},
  {"subjects": ["response NotificationReceived"], "sentences": ["Which responses does the service treat as success?"]},
  {"subjects": ["response NotificationRefused"], "sentences": ["Which responses does the service treat as failures?", "Does the service retry failed notifications?"]},
  {"subjects": ["response UnspecifiedError"], "sentences": ["Which status codes and bodies do failed calls return?"]},
  {
    "subjects": ["channel liveSession"],
    "sentences": [
      "How long can a session be resumed?",
      "Does the service resend messages that the client missed while it was disconnected?",
      "Does the client have to resend audio that was lost with the connection?",
      "How is the connection closed after `stop_recording`?"
    ]
  },
  {"subjects": ["message RawAudio"], "sentences": ["Which audio formats does the service detect?", "Which format applies if the audio does not match the session's configuration?"]}
];

export const assumptions = [
  {"subjects": ["AudioChunkData"], "sentences": ["The field is required because it is not described as conditional."]},
  {"subjects": ["AudioChunkData.chunk"], "sentences": ["The schema does not enforce base64, because `contentEncoding` is only an annotation."]},
  {"subjects": ["AudioChunkMessage", "AudioMetadata", "TranscriptData", "TranscriptMessage"], "sentences": ["All fields are required because none is described as conditional."]},
  {"subjects": ["AudioFile.source"], "sentences": ["`source` is also set for an uploaded file because the `audio_url` of its job is the URL of the upload."]},
  {"subjects": ["AudioFile.audio_duration", "AudioMetadata.audio_duration"], "sentences": ["The unit is seconds, as in the metadata of a result."]},
  {"subjects": ["AudioMetadata.size"], "sentences": ["The size is not negative. The schema does not enforce this, because the interface document gives no bound."]},
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
    "sentences": ["The meaning is inferred from the field name. The interface document shows only the name and the type."]
  },
  {"subjects": ["AudioToLlmConfig.prompts[]"], "sentences": ["The items of a prompt are strings, as in the examples. The schema does not enforce this."]},
  {
    "subjects": ["DateOrDateTime"],
    "sentences": [
      "Dates with and without a time are accepted. The interface document declares each date filter of the job list as a date with a time but describes one of them with the format YYYY-MM-DD."
    ]
  },
  {"subjects": ["ErrorResponse"], "sentences": ["The meanings are inferred from the field names. The interface document shows only names and types."]},
  {"subjects": ["LanguageConfig.languages"], "sentences": ["Multiple codes in `languages` guide the detection. The interface document says this only for live sessions with `code_switching`."]},
  {"subjects": ["LanguageConfig.code_switching"], "sentences": ["The schema accepts `code_switching` with a single code, even though the option is then ignored."]},
  {"subjects": ["ListTranscriptionJobsQuery.offset"], "sentences": ["The offset counts jobs, not pages."]},
  {
    "subjects": ["ListTranscriptionJobsQuery.status", "ListTranscriptionJobsQuery.kind"],
    "sentences": ["To send multiple values, repeat the parameter. The interface document says that multiple values are accepted but does not show how to write them."]
  },
  {
    "subjects": ["ListTranscriptionJobsQuery.custom_metadata"],
    "sentences": [
      "Each field of the object is a query parameter with the field name in brackets, such as `custom_metadata[garden]=roses`. The interface document says that the filter is an object but does not show how to write it."
    ]
  },
  {"subjects": ["LiveJob.kind", "PreRecordedJob.kind"], "sentences": ["The kind is always present. The interface document requires this field but also gives a default for it."]},
  {
    "subjects": ["LiveJob.completed_at", "PreRecordedJob.completed_at"],
    "sentences": [
      "The completion time is missing or null until the job finishes. The schema does not enforce this, because the interface document says only that the time is set when the status is `done` or `error`."
    ]
  },
  {
    "subjects": ["LiveJob.error_code", "PreRecordedJob.error_code"],
    "sentences": ["The code is missing or null unless the status is `error`. The schema does not enforce this, because the interface document describes the code only for this status."]
  },
  {
    "subjects": ["LiveJob.file", "PreRecordedJob.file"],
    "sentences": [
      "In a failed job, the file may be missing, null, or present. The interface document makes the field optional, says in one place that it is null, and says in another place that it may be null."
    ]
  },
  {
    "subjects": ["LiveJob.request_params", "PreRecordedJob.request_params"],
    "sentences": [
      "In a failed job, the parameters may be missing, null, or present. The interface document makes the field optional, says in one place that it is null, and says in another place that it may be null.",
      "Options have the values that the client sent. An option that was not sent is missing or set to its default."
    ]
  },
  {
    "subjects": ["LiveJob.result", "PreRecordedJob.result"],
    "sentences": [
      "The result is missing or null until the job is done. The schema does not enforce this, because the interface document says only that the result is present when the status is `done`."
    ]
  },
  {"subjects": ["LiveRequest"], "sentences": ["Clients send only the fields in the contract. A program can therefore report any other field as misspelled."]},
  {
    "subjects": ["LiveRequest.bit_depth"],
    "sentences": [
      "The schema accepts every bit depth with `wav/alaw` and `wav/ulaw`, even though these encodings have 8 bits. Otherwise, a request with one of these encodings would be invalid without `bit_depth`, because the default is 16."
    ]
  },
  {"subjects": ["LiveResult.messages"], "sentences": ["Each string is the JSON text of a message because messages are sent as JSON."]},
  {
    "subjects": ["LiveUtterance"],
    "sentences": [
      "All fields are required because none is described as conditional.",
      "The times are in seconds, as in the utterance of a result.",
      "In the first version, messages used the same field names as results, such as `time_begin`. The interface document gives these names only for results."
    ]
  },
  {"subjects": ["LiveUtterance.language", "Utterance.language"], "sentences": ["Utterances use the same codes as requests. A code has no region and is never empty."]},
  {"subjects": ["OtherServerMessage"], "sentences": ["`session_id`, `created_at`, and `type` are required because none of them is described as conditional."]},
  {"subjects": ["OtherServerMessage.data"], "sentences": ["The content may be missing because the interface document does not show that it is always present."]},
  {"subjects": ["PiiRedactionConfig.entity_types"], "sentences": ["The field accepts a single value or a list because the interface document describes both."]},
  {"subjects": ["PostProcessingConfig"], "sentences": ["`summarization_config` is used if `summarization` is true. The interface document does not say so."]},
  {"subjects": ["PreRecordedCallback.id", "PreRecordedJobCreated.id", "PreRecordedWebhook.id"], "sentences": ["The ID is a UUID, like the `id` of a retrieved job."]},
  {"subjects": ["PreRecordedJobCreated.result_url"], "sentences": ["The URL is absolute."]},
  {
    "subjects": ["PreRecordedRequest"],
    "sentences": [
      "Clients send only the fields in the contract. A program can therefore report any other field as misspelled.",
      "An option such as `translation` is accepted without its configuration, here `translation_config`, and the other way around. The interface document does not require both.",
      "A configuration is used if its option is enabled. The interface document says this only for `custom_vocabulary_config` and `callback_config`."
    ]
  },
  {
    "subjects": ["PreRecordedRequest.audio_url"],
    "sentences": ["Null is not accepted. The interface document allows null for `audio_url` in `request_params` but describes the `audio_url` of this call as a URL."]
  },
  {
    "subjects": ["PreRecordedRequest.custom_vocabulary", "PreRecordedRequestParams.custom_vocabulary"],
    "sentences": [
      "A boolean and a list are both accepted because the interface document describes both.",
      "A list has the form of `custom_vocabulary_config.vocabulary` and replaces `custom_vocabulary_config`."
    ]
  },
  {
    "subjects": ["PreRecordedRequest.detect_language", "PreRecordedRequest.enable_code_switching", "PreRecordedRequestParams.detect_language", "PreRecordedRequestParams.enable_code_switching"],
    "sentences": ["This field may also appear in `request_params`. The interface document shows it in a request example but does not list it there."]
  },
  {
    "subjects": ["PreRecordedRequest.language", "PreRecordedRequestParams.language"],
    "sentences": [
      "The value is a language code, and the field may also appear in `request_params`. The interface document shows the field in a request example, but gives no type and does not list it in `request_params`."
    ]
  },
  {
    "subjects": ["PreRecordedRequestParams"],
    "sentences": ["`request_params` contains the fields that a client sends, except `custom_metadata`, which the job returns separately. Other fields do not occur."]
  },
  {
    "subjects": ["RealtimeProcessingConfig"],
    "sentences": [
      "A configuration such as `translation_config` is used if its option, here `translation`, is true. The interface document says this only for `custom_vocabulary_config` and `callback_config` of a pre-recorded job."
    ]
  },
  {"subjects": ["ResultMetadata.audio_duration"], "sentences": ["In the first version, this field was called `duration`. The interface document does not show its old name."]},
  {
    "subjects": ["Transcription.languages"],
    "sentences": [
      "The schema does not enforce the order, because the result does not show how often each language was detected.",
      "Results use the same codes as requests. Codes with a region, such as `en-US`, do not occur."
    ]
  },
  {
    "subjects": ["Transcription.sentences"],
    "sentences": [
      "Live results may also contain sentences because live and pre-recorded results have the same transcription object. The interface document lists sentences as an add-on for pre-recorded jobs only."
    ]
  },
  {
    "subjects": ["Transcription.subtitles"],
    "sentences": [
      "Live results may also contain subtitles because live and pre-recorded results have the same transcription object. The interface document lists subtitles as an add-on for pre-recorded jobs only."
    ]
  },
  {"subjects": ["TranscriptionLanguageCode"], "sentences": ["Any code of two or three lowercase letters is accepted because the interface document shows only part of the list."]},
  {"subjects": ["UploadResponse"], "sentences": ["All fields of the response are required because none is described as conditional."]},
  {"subjects": ["Utterance"], "sentences": ["All fields except `confidence` and `speaker` are required because none of them is described as conditional."]},
  {"subjects": ["Utterance.confidence"], "sentences": ["Utterances in results may have a `confidence`, as they do in live messages."]},
  {
    "subjects": ["Word"],
    "sentences": [
      "All fields are required because none is described as conditional.",
      "The times are in seconds, as in the utterance.",
      "In the first version, messages used the same field names as results, such as `time_begin`. The interface document gives these names only for results."
    ]
  },
  {"subjects": ["operation sendPreRecordedResult body"], "sentences": ["The body is a JSON object, like the body of a callback to `callback_config.url`."]},
  {
    "subjects": ["operation getPreRecordedJob"],
    "sentences": [
      "The path is `/v2/pre-recorded/{id}` because `result_url` contains the ID.",
      "The API key is sent in the `x-service-key` header, as in the other calls. The interface document says that requests carry the key but does not show it for this call."
    ]
  },
  {"subjects": ["operation getPreRecordedJob parameter id"], "sentences": ["The ID is the last part of the path and a UUID, like the `id` of a retrieved job."]},
  {"subjects": ["operation createLiveSession"], "sentences": ["The body is optional because all of its fields are optional."]},
  {"subjects": ["operation sendLiveMessage body"], "sentences": ["Each request contains one message in the same form as over the WebSocket. The schema requires only a JSON object."]},
  {"subjects": ["response LiveSessionRefused"], "sentences": ["The error response is JSON or text. The interface document shows no media type."]},
  {"subjects": ["response NotificationReceived"], "sentences": ["As is usual in HTTP, any 2XX status means success."]},
  {"subjects": ["response NotificationRefused"], "sentences": ["As is usual in HTTP, any 4XX status means that your server rejected the notification."]},
  {"subjects": ["response UnspecifiedError"], "sentences": ["If the response has a body, it is JSON or text. The interface document shows no media type."]},
  {"subjects": ["asyncapi"], "sentences": ["The scheme of the WebSocket URL is `wss` because the URL contains a token. The interface document shows no scheme."]},
  {
    "subjects": ["channel liveSession"],
    "sentences": ["After `stop_recording`, the service closes the connection with close code 1000 or without a code. The interface document says only that `stop_recording` ends the session."]
  }
];
