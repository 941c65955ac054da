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
  {"subjects": ["PreRecordedRequest.callback_url", "PreRecordedRequestParams.callback_url"], "description": "URL that the service posts the result to. Use `callback` and `callback_config` instead."},
  {"subjects": ["PreRecordedResult.name_consistency"], "description": "Consistency of names."},
  {"subjects": ["PreRecordedResult.sentences"], "description": "Sentences. Use `transcription.sentences` instead."},
  {
    "subjects": ["PreRecordedResult.diarization"],
    "description": "Utterances with their speakers. The interface document describes this block only for requests with diarization that ended in an error. The block then contains the result of the diarization."
  },
  {"subjects": ["operation sendPreRecordedResult"], "description": "If a job was created with `callback_url`, the service posts the result to this URL. Use `callback` and `callback_config` instead."},
  {
    "subjects": ["operation listTranscriptionJobs"],
    "description": "Lists the pre-recorded and live jobs that match the parameters, page by page. The call is deprecated. The interface document recommends a list endpoint for pre-recorded jobs but does not name it."
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
    "change": "Support for `wav`, `amb`, `mp3`, `flac`, `ogg/vorbis`, `opus`, `sphere`, and `amr-nb` was dropped. Use `wav/pcm` instead of `wav`."
  },
  {"subjects": ["LiveRequest.bit_depth"], "name": "bit_depth", "change": "Support for a bit depth of 64 was dropped."},
  {"subjects": ["LiveRequest.model"], "name": "model", "change": "Omit `model`, because there is now only a single model."},
  {"subjects": ["LiveRequest.endpointing"], "name": "endpointing", "change": "Changed from milliseconds to seconds."},
  {"subjects": ["LiveRequest.maximum_duration_without_endpointing"], "name": "maximum_audio_duration", "change": null},
  {
    "subjects": ["LiveRequest.language_config"],
    "name": "language_behaviour",
    "change": "To detect one language, leave `languages` empty and `code_switching` false. To detect several languages, set `code_switching` to true."
  },
  {
    "subjects": ["LiveRequest.language_config"],
    "name": "language",
    "change": "List two-letter codes in `languages`. If you know the language, list only its code. If `code_switching` is true, you can list the expected languages to guide the detection."
  },
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
    "change": "The interface document names `detect_language`, `enable_code_switching`, and `language` as the replacement. Use `language_config` instead, because the effects of these three fields are not specified."
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
    "change": "Send the API key in the `x-service-key` header of this call. The WebSocket needs no key."
  },
  {"subjects": ["asyncapi"], "name": "connected, transcript", "change": "In the first version, the service sent only these kinds of messages. It now sends more kinds."},
  {"subjects": ["message AudioChunkMessage"], "name": "{frames}", "change": "The field `frames` is now `data.chunk`. Set `type` to `audio_chunk`."},
  {"subjects": ["message StopRecordingMessage"], "name": "{event: terminate}", "change": "Set `type` to `stop_recording`."},
  {
    "subjects": ["message TranscriptMessage"],
    "name": "final",
    "change": "In the first version, the `type` of a message with a final transcript was `final`. Now its `type` is `transcript`, and its `data.is_final` is true."
  }
];

export const removals = [
  {
    "subjects": ["openapi"],
    "name": "Single call with file and options, over a connection that stayed open",
    "change": "Upload the file if needed and create a job. Then poll the job or wait for a callback or webhook."
  },
  {"subjects": ["openapi"], "name": "Separate endpoints for audio and video", "change": "Audio and video use one endpoint, which takes JSON and accepts URLs only."},
  {"subjects": ["openapi"], "name": "Most timing metadata", "change": "Read `audio_duration` and `transcription_time` in the metadata of the result."},
  {"subjects": ["operation createLiveSession"], "name": "frames_format", "change": "The service detects automatically whether the audio is sent as bytes or as base64."},
  {"subjects": ["operation createLiveSession"], "name": "prosody", "change": null},
  {"subjects": ["operation createLiveSession"], "name": "reinject_context", "change": null},
  {"subjects": ["operation createLiveSession"], "name": "transcription_hint", "change": null}
];

export const unspecified = [
  {"subjects": ["AddonError"], "sentences": ["Fields of the error."]},
  {"subjects": ["AudioChunkData.chunk"], "sentences": ["Response to a chunk that is not base64."]},
  {"subjects": ["AudioMetadata.size"], "sentences": ["Unit of the size."]},
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
    "sentences": ["Unit of the time."]
  },
  {"subjects": ["AudioToLlmAddon.results[]"], "sentences": ["Fields of an answer."]},
  {"subjects": ["AudioToLlmConfig.prompts[]"], "sentences": ["Type of the items in a prompt. Each prompt is a list."]},
  {"subjects": ["AudioToLlmConfig.model"], "sentences": ["Identifier of the default model.", "Other accepted models."]},
  {"subjects": ["CustomVocabularyConfig.default_intensity"], "sentences": ["Default of `default_intensity`."]},
  {"subjects": ["DiarizationAddon.results", "SentimentAnalysisAddon.results"], "sentences": ["Value of `results` if the add-on failed. The interface document does not list null as a type."]},
  {"subjects": ["JobStatus"], "sentences": ["Status transitions."]},
  {
    "subjects": ["ListTranscriptionJobsQuery.date"],
    "sentences": ["Meaning of the word \"relevant\". The interface document says only that the filter returns the jobs that are relevant to the date."]
  },
  {"subjects": ["ListTranscriptionJobsQuery.before_date", "ListTranscriptionJobsQuery.after_date"], "sentences": ["Inclusion of jobs on the date itself."]},
  {
    "subjects": ["ListTranscriptionJobsQuery.custom_metadata"],
    "sentences": ["Inclusion of jobs whose metadata has more fields than the filter.", "Comparison of numbers, booleans, and nested fields."]
  },
  {"subjects": ["LiveCallbackConfig", "LiveMessagesConfig"], "sentences": ["The flag that selects add-on messages."]},
  {"subjects": ["LiveJob"], "sentences": ["Retrieval of a live job by its identifier."]},
  {"subjects": ["LiveJob.request_params", "PreRecordedRequestParams"], "sentences": ["Value of an option in `request_params` if the request omitted the option."]},
  {
    "subjects": ["LiveRequest"],
    "sentences": [
      "Other fields of the request.",
      "The parameter for diarization. The interface document names diarization as an add-on for live sessions.",
      "Source of the `custom_metadata` in the job of a live session. The interface document shows no field for metadata in the request that creates the session."
    ]
  },
  {"subjects": ["LiveRequest.channels"], "sentences": ["Arrangement of several channels in the audio."]},
  {"subjects": ["LiveRequest.model"], "sentences": ["Identifier of the default model."]},
  {"subjects": ["LiveResult.messages"], "sentences": ["Format of the text in each string."]},
  {"subjects": ["LiveSessionCreated", "PreRecordedJobCreated"], "sentences": ["Other fields of the response."]},
  {"subjects": ["LiveUtterance.channel", "Utterance.channel"], "sentences": ["Numbering of channels."]},
  {"subjects": ["LiveUtterance.confidence", "Utterance.confidence", "Word.confidence"], "sentences": ["Range of a confidence."]},
  {"subjects": ["NamedEntityRecognitionAddon.results[]"], "sentences": ["Fields of an entity."]},
  {"subjects": ["OtherServerMessage.session_id", "TranscriptMessage.session_id"], "sentences": ["Relation to the `id` of the live job."]},
  {"subjects": ["OtherServerMessage.type"], "sentences": ["Values of `type`."]},
  {"subjects": ["OtherServerMessage.data"], "sentences": ["Shape of the content."]},
  {"subjects": ["PiiRedactionConfig.entity_types"], "sentences": ["Entities that are redacted by default."]},
  {"subjects": ["PiiRedactionConfig.processed_text_type"], "sentences": ["Default replacement for redacted text."]},
  {"subjects": ["PostProcessingConfig"], "sentences": ["Time at which the post-processing runs."]},
  {"subjects": ["PreRecordedCallback", "PreRecordedWebhook"], "sentences": ["Other fields of the body."]},
  {"subjects": ["PreRecordedCallback.event"], "sentences": ["Values of `event`."]},
  {
    "subjects": ["PreRecordedRequest"],
    "sentences": [
      "Complete list of accepted fields and of required fields.",
      "The parameter for chapterization. The interface document names chapterization as an add-on for pre-recorded jobs.",
      "Parameters for moderation, name consistency, structured data extraction, and display mode. The result has blocks for these add-ons."
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
    "sentences": ["Exact effect, default, and interaction with `language_config`."]
  },
  {"subjects": ["PreRecordedResult.name_consistency"], "sentences": ["Replacement for the deprecated block `name_consistency`."]},
  {"subjects": ["PreRecordedResult.structured_data_extraction"], "sentences": ["Meaning of the block `structured_data_extraction`."]},
  {"subjects": ["PreRecordedResult.display_mode"], "sentences": ["Meaning of the block `display_mode`."]},
  {
    "subjects": ["PreRecordedResult.diarization"],
    "sentences": [
      "Replacement for the deprecated block `diarization`.",
      "Kind of error after which the result contains the block `diarization`.",
      "Content of the block `diarization` if no error occurred."
    ]
  },
  {"subjects": ["RealtimeProcessingConfig.words_accurate_timestamps"], "sentences": ["Default of `words_accurate_timestamps`."]},
  {"subjects": ["Sentence"], "sentences": ["Fields of a sentence."]},
  {"subjects": ["Subtitle"], "sentences": ["Fields of a subtitle record."]},
  {"subjects": ["TranscriptData.id"], "sentences": ["Relation between the identifiers of partial and final transcripts."]},
  {"subjects": ["TranscriptionLanguageCode"], "sentences": ["Language codes after `hu`. The interface document shows only the start of its list."]},
  {"subjects": ["TranslationAddon.results[]"], "sentences": ["Fields of a translation."]},
  {"subjects": ["TranslationConfig.lipsync"], "sentences": ["Effect of `lipsync`."]},
  {"subjects": ["Utterance.speaker"], "sentences": ["Numbering of speakers."]},
  {"subjects": ["openapi"], "sentences": ["Rate limits.", "Concurrency limits.", "Maximum file size and duration.", "Retention time of files and results.", "Removal date of the first version."]},
  {
    "subjects": ["operation uploadAudio response 2XX", "operation createPreRecordedJob response 2XX", "operation getPreRecordedJob response 2XX", "operation createLiveSession response 2XX"],
    "sentences": ["Success status code."]
  },
  {
    "subjects": ["operation notifyPreRecordedJobByPost", "operation notifyPreRecordedJobByPut", "operation sendLiveMessage"],
    "sentences": ["Authentication of the notification, such as a signature or a secret."]
  },
  {"subjects": ["operation sendPreRecordedResult"], "sentences": ["Authentication of the notification, such as a signature or a secret.", "Notifications about failed jobs."]},
  {"subjects": ["operation sendPreRecordedResult body"], "sentences": ["Shape of the body."]},
  {"subjects": ["operation getPreRecordedJob"], "sentences": ["Path that retrieves a job by its identifier. The interface document shows only the URL in `result_url`."]},
  {"subjects": ["operation sendLiveMessage body"], "sentences": ["Shape of the body.", "Number of messages in a request."]},
  {
    "subjects": ["operation listTranscriptionJobs"],
    "sentences": [
      "The list endpoint for pre-recorded jobs that the interface document recommends.",
      "Order of the jobs.",
      "Date field that `date`, `before_date`, and `after_date` filter by, possibly `created_at`.",
      "Time zone of a date without a time."
    ]
  },
  {"subjects": ["operation notifyTranscriptionDone"], "sentences": ["Authentication of the notification, such as a signature or a secret.", "Notifications about live sessions and failed jobs."]},
  {"subjects": ["response LiveSessionRefused"], "sentences": ["Status codes and format of the error response."]},
  {"subjects": ["response NotificationReceived"], "sentences": ["Responses that the service treats as successful."]},
  {"subjects": ["response NotificationRefused"], "sentences": ["Responses that the service treats as failed.", "Retries of failed notifications."]},
  {"subjects": ["response UnspecifiedError"], "sentences": ["Status codes and bodies of the responses to failed calls."]},
  {
    "subjects": ["channel liveSession"],
    "sentences": [
      "The time for which a session can be resumed.",
      "Resending of messages that a client missed while disconnected.",
      "Resending of audio that was lost with the connection.",
      "Closing of the connection after `stop_recording`."
    ]
  },
  {"subjects": ["message RawAudio"], "sentences": ["Audio formats that the service detects.", "Format that the service uses if the detected format differs from the configuration of the session."]}
];

export const assumptions = [
  {"subjects": ["AudioChunkData"], "sentences": ["The field is required, because it is not described as conditional."]},
  {"subjects": ["AudioChunkData.chunk"], "sentences": ["The schema does not enforce base64, because `contentEncoding` is only an annotation."]},
  {"subjects": ["AudioChunkMessage", "AudioMetadata", "TranscriptData", "TranscriptMessage"], "sentences": ["All fields are required, because none is described as conditional."]},
  {"subjects": ["AudioFile.source"], "sentences": ["`source` is also set for an uploaded file, because the `audio_url` of its job is the URL of the upload."]},
  {"subjects": ["AudioFile.audio_duration", "AudioMetadata.audio_duration"], "sentences": ["The unit is seconds, as in the metadata of a result."]},
  {"subjects": ["AudioMetadata.size"], "sentences": ["The size is not negative. The schema does not enforce this, because the interface document states no bound."]},
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
    "sentences": ["The field contains the execution time, as its name suggests. The interface document shows only the name and the type of the field."]
  },
  {"subjects": ["AudioToLlmConfig.prompts[]"], "sentences": ["The items of a prompt are texts, as in the examples. The schema does not enforce this."]},
  {
    "subjects": ["DateOrDateTime"],
    "sentences": [
      "A date and a date with a time are both accepted. For the list of jobs, the interface document declares each date filter as a date with a time, but describes one filter with the format YYYY-MM-DD."
    ]
  },
  {"subjects": ["ErrorResponse"], "sentences": ["Each field of the error body has the meaning that its name suggests. The interface document shows only the names and the types of the fields."]},
  {"subjects": ["LanguageConfig.languages"], "sentences": ["Several codes in `languages` guide the detection. The interface document states this only for live sessions with `code_switching`."]},
  {"subjects": ["LanguageConfig.code_switching"], "sentences": ["The schema accepts `code_switching` with a single code, although the option is then ignored."]},
  {"subjects": ["ListTranscriptionJobsQuery.offset"], "sentences": ["The offset counts jobs, not pages."]},
  {
    "subjects": ["ListTranscriptionJobsQuery.status", "ListTranscriptionJobsQuery.kind"],
    "sentences": ["To send several values, repeat the parameter. The interface document says that several values are accepted, but does not show how to write them."]
  },
  {
    "subjects": ["ListTranscriptionJobsQuery.custom_metadata"],
    "sentences": [
      "Each field of the object is a query parameter, with the name of the field in brackets, such as `custom_metadata[garden]=roses`. The interface document says that the filter is an object, but does not show how to write it."
    ]
  },
  {"subjects": ["LiveJob.kind", "PreRecordedJob.kind"], "sentences": ["The kind is always present. The interface document requires this field, but also states a default for it."]},
  {
    "subjects": ["LiveJob.completed_at", "PreRecordedJob.completed_at"],
    "sentences": [
      "The completion time is absent or null until the job finishes, but the schema does not enforce this. The interface document says that the time is set when the status is `done` or `error`."
    ]
  },
  {
    "subjects": ["LiveJob.error_code", "PreRecordedJob.error_code"],
    "sentences": ["The code is absent or null unless the `status` is `error`, but the schema does not enforce this. The interface document describes the code for this status."]
  },
  {
    "subjects": ["LiveJob.file", "PreRecordedJob.file"],
    "sentences": ["In a failed job, this field may be missing, null, or the file. The interface document makes the field optional, requires null in one place, and allows a value in another place."]
  },
  {
    "subjects": ["LiveJob.request_params", "PreRecordedJob.request_params"],
    "sentences": [
      "In a failed job, this field may be missing, null, or the parameters. The interface document makes the field optional, requires null in one place, and allows a value in another place.",
      "Options have the values that the client sent. An option that the client did not send is missing or has its default value."
    ]
  },
  {
    "subjects": ["LiveJob.result", "PreRecordedJob.result"],
    "sentences": ["The result is absent or null until the job finishes, but the schema does not enforce this. The interface document says that the result is present when the status is `done`."]
  },
  {"subjects": ["LiveRequest"], "sentences": ["Clients send only the fields that the contract lists. A program that checks requests can therefore report any other field as misspelled."]},
  {
    "subjects": ["LiveRequest.bit_depth"],
    "sentences": [
      "The schema accepts every bit depth with `wav/alaw` and `wav/ulaw`, although these encodings take 8 bits. If the schema required 8 bits, a request with one of these encodings and without `bit_depth` would be invalid, because the default is 16."
    ]
  },
  {"subjects": ["LiveResult.messages"], "sentences": ["Each string is the JSON text of a message, because messages are sent as JSON."]},
  {
    "subjects": ["LiveUtterance"],
    "sentences": [
      "All fields are required, because none is described as conditional.",
      "The times are in seconds, as in the utterance of a result.",
      "In the first version, field names such as `time_begin` were the same in messages and in results. The interface document states these names only for results."
    ]
  },
  {"subjects": ["LiveUtterance.language", "Utterance.language"], "sentences": ["Utterances and requests use the same codes. A code has no region and is never empty."]},
  {"subjects": ["OtherServerMessage"], "sentences": ["The fields `session_id`, `created_at`, and `type` are required, because none of them is described as conditional."]},
  {"subjects": ["OtherServerMessage.data"], "sentences": ["The content may be absent, because nothing in the interface document shows that it is always present."]},
  {"subjects": ["PiiRedactionConfig.entity_types"], "sentences": ["A single value and a list are both accepted, because the interface document describes both."]},
  {"subjects": ["PostProcessingConfig"], "sentences": ["`summarization_config` is used if `summarization` is true. The interface document does not state this rule."]},
  {"subjects": ["PreRecordedCallback.id", "PreRecordedJobCreated.id", "PreRecordedWebhook.id"], "sentences": ["The identifier is a UUID, like the `id` of a retrieved job."]},
  {"subjects": ["PreRecordedJobCreated.result_url"], "sentences": ["The URL is absolute."]},
  {
    "subjects": ["PreRecordedRequest"],
    "sentences": [
      "Clients send only the fields that the contract lists. A program that checks requests can therefore report any other field as misspelled.",
      "An option such as `translation` is accepted without its configuration, such as `translation_config`. A configuration is accepted without its option. The interface document does not require that an option and its configuration are sent together.",
      "Each configuration is used if its option is enabled. The interface document states this only for `custom_vocabulary_config` and `callback_config`."
    ]
  },
  {
    "subjects": ["PreRecordedRequest.audio_url"],
    "sentences": ["Null is not accepted. The interface document allows null as the `audio_url` in the `request_params` of a job, but describes the `audio_url` of the call as a URL."]
  },
  {
    "subjects": ["PreRecordedRequest.custom_vocabulary", "PreRecordedRequestParams.custom_vocabulary"],
    "sentences": [
      "A boolean and a list are both accepted, because the interface document describes both.",
      "A list has the form of `custom_vocabulary_config.vocabulary` and replaces `custom_vocabulary_config`."
    ]
  },
  {
    "subjects": ["PreRecordedRequest.detect_language", "PreRecordedRequest.enable_code_switching", "PreRecordedRequestParams.detect_language", "PreRecordedRequestParams.enable_code_switching"],
    "sentences": [
      "The `request_params` of a job, which repeat the request, may also contain this field. The interface document shows the field in its example of a request, but does not list the field in `request_params`."
    ]
  },
  {
    "subjects": ["PreRecordedRequest.language", "PreRecordedRequestParams.language"],
    "sentences": [
      "The value is a language code, although the interface document does not state a type. The `request_params` of a job, which repeat the request, may also contain this field. The interface document shows the field in its example of a request, but does not list the field in `request_params`."
    ]
  },
  {
    "subjects": ["PreRecordedRequestParams"],
    "sentences": [
      "The `request_params` of a pre-recorded job contain only the fields of this schema. These are the fields that a client sends, except `custom_metadata`, which the job returns in a separate field."
    ]
  },
  {
    "subjects": ["RealtimeProcessingConfig"],
    "sentences": [
      "Each configuration is used if its option is true. For example, `translation_config` is used if `translation` is true. The interface document states this rule only for `custom_vocabulary_config` and `callback_config` of a pre-recorded job."
    ]
  },
  {"subjects": ["ResultMetadata.audio_duration"], "sentences": ["In the first version, this field was called `duration`. The interface document does not show the old name."]},
  {
    "subjects": ["ResultMetadata.billing_time"],
    "sentences": ["The schema does not check that `billing_time` is `audio_duration` multiplied by `number_of_distinct_channels`, because JSON Schema cannot multiply values."]
  },
  {
    "subjects": ["Transcription.languages"],
    "sentences": [
      "The schema does not enforce the order of the languages, because the result does not show how often each language was detected.",
      "Results and requests use the same codes. Codes with a region, such as `en-US`, do not occur."
    ]
  },
  {
    "subjects": ["Transcription.sentences"],
    "sentences": [
      "Live results may also contain sentences, because live and pre-recorded results have the same transcription object. The interface document names sentences as an add-on for pre-recorded jobs only."
    ]
  },
  {
    "subjects": ["Transcription.subtitles"],
    "sentences": [
      "Live results may also contain subtitles, because live and pre-recorded results have the same transcription object. The interface document names subtitles as an add-on for pre-recorded jobs only."
    ]
  },
  {"subjects": ["TranscriptionLanguageCode"], "sentences": ["Any code of two or three lowercase letters is accepted, because the interface document does not show the whole list."]},
  {"subjects": ["UploadResponse"], "sentences": ["All fields of the response are required, because none is described as conditional."]},
  {"subjects": ["Utterance"], "sentences": ["All fields except `confidence` and `speaker` are required, because none of them is described as conditional."]},
  {"subjects": ["Utterance.confidence"], "sentences": ["An utterance in a result may have a confidence, because an utterance in a live message has a confidence."]},
  {
    "subjects": ["Word"],
    "sentences": [
      "All fields are required, because none is described as conditional.",
      "The times are in seconds, as in the utterance.",
      "In the first version, messages used the same field names as results, such as `time_begin`. The interface document states these names only for results."
    ]
  },
  {"subjects": ["operation sendPreRecordedResult body"], "sentences": ["The body is a JSON object, like the body that the service sends to `callback_config.url`."]},
  {
    "subjects": ["operation getPreRecordedJob"],
    "sentences": [
      "The path is `/v2/pre-recorded/{id}`, because `result_url` contains the identifier.",
      "The API key is sent in the `x-service-key` header, as in the other calls. The interface document says that requests carry the key, but does not show the key for this call."
    ]
  },
  {"subjects": ["operation getPreRecordedJob parameter id"], "sentences": ["The identifier is the last part of the path. The identifier is a UUID, like the `id` of a retrieved job."]},
  {"subjects": ["operation createLiveSession"], "sentences": ["The body is optional, because all of its fields are optional."]},
  {
    "subjects": ["operation sendLiveMessage body"],
    "sentences": ["Each request contains one message, in the same form as over the WebSocket. The schema enforces only that the body is a JSON object."]
  },
  {"subjects": ["response LiveSessionRefused"], "sentences": ["The error response is JSON or text. The interface document shows no media type."]},
  {"subjects": ["response NotificationReceived"], "sentences": ["A 2XX status means that your server accepted the notification, as usual in HTTP."]},
  {"subjects": ["response NotificationRefused"], "sentences": ["A 4XX status means that your server rejected the notification, as usual in HTTP."]},
  {"subjects": ["response UnspecifiedError"], "sentences": ["The body, if any, is JSON or text. The interface document shows no media type."]},
  {"subjects": ["asyncapi"], "sentences": ["The scheme of the WebSocket's URL is `wss`, because the URL contains a token. The interface document shows no scheme."]},
  {
    "subjects": ["channel liveSession"],
    "sentences": ["After `stop_recording`, the service closes the connection, with the close code 1000 or without a code. The interface document states only that `stop_recording` ends the session."]
  }
];
