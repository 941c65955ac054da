// Generated from the contract by `npm run build`; edit the contract instead.

/**
 * Every fact has a readable key: the schema and the field, such as `CallbackConfig.method`, or
 * what else it is about, such as `operation listTranscriptionJobs`. In a field, `[]` is an
 * item of a list and `.*` a member of a map. `pointer` is the place in the bundled document.
 */

/** Every documented default: `value` is what holds when the field is left out. */
export declare const defaults: {
  readonly 'CallbackConfig.method': {
    readonly schema: 'CallbackConfig';
    readonly field: 'method';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/CallbackConfig/properties/method';
    readonly value: 'POST';
  };
  readonly 'LanguageConfig.code_switching': {
    readonly schema: 'LanguageConfig';
    readonly field: 'code_switching';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/LanguageConfig/properties/code_switching';
    readonly value: false;
  };
  readonly 'LanguageConfig.languages': {
    readonly schema: 'LanguageConfig';
    readonly field: 'languages';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/LanguageConfig/properties/languages';
    readonly value: readonly [];
  };
  readonly 'ListTranscriptionJobsQuery.limit': {
    readonly schema: 'ListTranscriptionJobsQuery';
    readonly field: 'limit';
    readonly document: 'openapi';
    readonly pointer: '/paths/~1v2~1transcription/get/parameters/1';
    readonly value: 20;
  };
  readonly 'ListTranscriptionJobsQuery.offset': {
    readonly schema: 'ListTranscriptionJobsQuery';
    readonly field: 'offset';
    readonly document: 'openapi';
    readonly pointer: '/paths/~1v2~1transcription/get/parameters/0';
    readonly value: 0;
  };
  readonly 'LiveCallbackConfig.receive_acknowledgments': {
    readonly schema: 'LiveCallbackConfig';
    readonly field: 'receive_acknowledgments';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/LiveCallbackConfig/properties/receive_acknowledgments';
    readonly value: false;
  };
  readonly 'LiveCallbackConfig.receive_errors': {
    readonly schema: 'LiveCallbackConfig';
    readonly field: 'receive_errors';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/LiveCallbackConfig/properties/receive_errors';
    readonly value: false;
  };
  readonly 'LiveCallbackConfig.receive_final_transcripts': {
    readonly schema: 'LiveCallbackConfig';
    readonly field: 'receive_final_transcripts';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/LiveCallbackConfig/properties/receive_final_transcripts';
    readonly value: true;
  };
  readonly 'LiveCallbackConfig.receive_lifecycle_events': {
    readonly schema: 'LiveCallbackConfig';
    readonly field: 'receive_lifecycle_events';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/LiveCallbackConfig/properties/receive_lifecycle_events';
    readonly value: true;
  };
  readonly 'LiveCallbackConfig.receive_partial_transcripts': {
    readonly schema: 'LiveCallbackConfig';
    readonly field: 'receive_partial_transcripts';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/LiveCallbackConfig/properties/receive_partial_transcripts';
    readonly value: false;
  };
  readonly 'LiveCallbackConfig.receive_post_processing_events': {
    readonly schema: 'LiveCallbackConfig';
    readonly field: 'receive_post_processing_events';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/LiveCallbackConfig/properties/receive_post_processing_events';
    readonly value: true;
  };
  readonly 'LiveCallbackConfig.receive_pre_processing_events': {
    readonly schema: 'LiveCallbackConfig';
    readonly field: 'receive_pre_processing_events';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/LiveCallbackConfig/properties/receive_pre_processing_events';
    readonly value: true;
  };
  readonly 'LiveCallbackConfig.receive_realtime_processing_events': {
    readonly schema: 'LiveCallbackConfig';
    readonly field: 'receive_realtime_processing_events';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/LiveCallbackConfig/properties/receive_realtime_processing_events';
    readonly value: true;
  };
  readonly 'LiveCallbackConfig.receive_speech_events': {
    readonly schema: 'LiveCallbackConfig';
    readonly field: 'receive_speech_events';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/LiveCallbackConfig/properties/receive_speech_events';
    readonly value: false;
  };
  readonly 'LiveMessagesConfig.receive_acknowledgments': {
    readonly schema: 'LiveMessagesConfig';
    readonly field: 'receive_acknowledgments';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/LiveMessagesConfig/properties/receive_acknowledgments';
    readonly value: true;
  };
  readonly 'LiveMessagesConfig.receive_errors': {
    readonly schema: 'LiveMessagesConfig';
    readonly field: 'receive_errors';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/LiveMessagesConfig/properties/receive_errors';
    readonly value: true;
  };
  readonly 'LiveMessagesConfig.receive_final_transcripts': {
    readonly schema: 'LiveMessagesConfig';
    readonly field: 'receive_final_transcripts';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/LiveMessagesConfig/properties/receive_final_transcripts';
    readonly value: true;
  };
  readonly 'LiveMessagesConfig.receive_lifecycle_events': {
    readonly schema: 'LiveMessagesConfig';
    readonly field: 'receive_lifecycle_events';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/LiveMessagesConfig/properties/receive_lifecycle_events';
    readonly value: false;
  };
  readonly 'LiveMessagesConfig.receive_partial_transcripts': {
    readonly schema: 'LiveMessagesConfig';
    readonly field: 'receive_partial_transcripts';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/LiveMessagesConfig/properties/receive_partial_transcripts';
    readonly value: false;
  };
  readonly 'LiveMessagesConfig.receive_post_processing_events': {
    readonly schema: 'LiveMessagesConfig';
    readonly field: 'receive_post_processing_events';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/LiveMessagesConfig/properties/receive_post_processing_events';
    readonly value: true;
  };
  readonly 'LiveMessagesConfig.receive_pre_processing_events': {
    readonly schema: 'LiveMessagesConfig';
    readonly field: 'receive_pre_processing_events';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/LiveMessagesConfig/properties/receive_pre_processing_events';
    readonly value: true;
  };
  readonly 'LiveMessagesConfig.receive_realtime_processing_events': {
    readonly schema: 'LiveMessagesConfig';
    readonly field: 'receive_realtime_processing_events';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/LiveMessagesConfig/properties/receive_realtime_processing_events';
    readonly value: true;
  };
  readonly 'LiveMessagesConfig.receive_speech_events': {
    readonly schema: 'LiveMessagesConfig';
    readonly field: 'receive_speech_events';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/LiveMessagesConfig/properties/receive_speech_events';
    readonly value: true;
  };
  readonly 'LiveRequest.bit_depth': {
    readonly schema: 'LiveRequest';
    readonly field: 'bit_depth';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/LiveRequest/properties/bit_depth';
    readonly value: 16;
  };
  readonly 'LiveRequest.callback': {
    readonly schema: 'LiveRequest';
    readonly field: 'callback';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/LiveRequest/properties/callback';
    readonly value: false;
  };
  readonly 'LiveRequest.channels': {
    readonly schema: 'LiveRequest';
    readonly field: 'channels';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/LiveRequest/properties/channels';
    readonly value: 1;
  };
  readonly 'LiveRequest.encoding': {
    readonly schema: 'LiveRequest';
    readonly field: 'encoding';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/LiveRequest/properties/encoding';
    readonly value: 'wav/pcm';
  };
  readonly 'LiveRequest.endpointing': {
    readonly schema: 'LiveRequest';
    readonly field: 'endpointing';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/LiveRequest/properties/endpointing';
    readonly value: 0.05;
  };
  readonly 'LiveRequest.maximum_duration_without_endpointing': {
    readonly schema: 'LiveRequest';
    readonly field: 'maximum_duration_without_endpointing';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/LiveRequest/properties/maximum_duration_without_endpointing';
    readonly value: 5;
  };
  readonly 'LiveRequest.sample_rate': {
    readonly schema: 'LiveRequest';
    readonly field: 'sample_rate';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/LiveRequest/properties/sample_rate';
    readonly value: 16000;
  };
  readonly 'PostProcessingConfig.chapterization': {
    readonly schema: 'PostProcessingConfig';
    readonly field: 'chapterization';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/PostProcessingConfig/properties/chapterization';
    readonly value: false;
  };
  readonly 'PostProcessingConfig.summarization': {
    readonly schema: 'PostProcessingConfig';
    readonly field: 'summarization';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/PostProcessingConfig/properties/summarization';
    readonly value: false;
  };
  readonly 'PreProcessingConfig.audio_enhancer': {
    readonly schema: 'PreProcessingConfig';
    readonly field: 'audio_enhancer';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/PreProcessingConfig/properties/audio_enhancer';
    readonly value: false;
  };
  readonly 'PreProcessingConfig.speech_threshold': {
    readonly schema: 'PreProcessingConfig';
    readonly field: 'speech_threshold';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/PreProcessingConfig/properties/speech_threshold';
    readonly value: 0.6;
  };
  readonly 'PreRecordedRequest.audio_to_llm': {
    readonly schema: 'PreRecordedRequest';
    readonly field: 'audio_to_llm';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/PreRecordedParams/properties/audio_to_llm';
    readonly value: false;
  };
  readonly 'PreRecordedRequest.callback': {
    readonly schema: 'PreRecordedRequest';
    readonly field: 'callback';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/PreRecordedParams/properties/callback';
    readonly value: false;
  };
  readonly 'PreRecordedRequest.custom_spelling': {
    readonly schema: 'PreRecordedRequest';
    readonly field: 'custom_spelling';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/PreRecordedParams/properties/custom_spelling';
    readonly value: false;
  };
  readonly 'PreRecordedRequest.custom_vocabulary': {
    readonly schema: 'PreRecordedRequest';
    readonly field: 'custom_vocabulary';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/PreRecordedParams/properties/custom_vocabulary';
    readonly value: false;
  };
  readonly 'PreRecordedRequest.diarization': {
    readonly schema: 'PreRecordedRequest';
    readonly field: 'diarization';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/PreRecordedParams/properties/diarization';
    readonly value: false;
  };
  readonly 'PreRecordedRequest.named_entity_recognition': {
    readonly schema: 'PreRecordedRequest';
    readonly field: 'named_entity_recognition';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/PreRecordedParams/properties/named_entity_recognition';
    readonly value: false;
  };
  readonly 'PreRecordedRequest.pii_redaction': {
    readonly schema: 'PreRecordedRequest';
    readonly field: 'pii_redaction';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/PreRecordedParams/properties/pii_redaction';
    readonly value: false;
  };
  readonly 'PreRecordedRequest.punctuation_enhanced': {
    readonly schema: 'PreRecordedRequest';
    readonly field: 'punctuation_enhanced';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/PreRecordedParams/properties/punctuation_enhanced';
    readonly value: false;
  };
  readonly 'PreRecordedRequest.sentences': {
    readonly schema: 'PreRecordedRequest';
    readonly field: 'sentences';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/PreRecordedParams/properties/sentences';
    readonly value: false;
  };
  readonly 'PreRecordedRequest.sentiment_analysis': {
    readonly schema: 'PreRecordedRequest';
    readonly field: 'sentiment_analysis';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/PreRecordedParams/properties/sentiment_analysis';
    readonly value: false;
  };
  readonly 'PreRecordedRequest.subtitles': {
    readonly schema: 'PreRecordedRequest';
    readonly field: 'subtitles';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/PreRecordedParams/properties/subtitles';
    readonly value: false;
  };
  readonly 'PreRecordedRequest.summarization': {
    readonly schema: 'PreRecordedRequest';
    readonly field: 'summarization';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/PreRecordedParams/properties/summarization';
    readonly value: false;
  };
  readonly 'PreRecordedRequest.translation': {
    readonly schema: 'PreRecordedRequest';
    readonly field: 'translation';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/PreRecordedParams/properties/translation';
    readonly value: false;
  };
  readonly 'PreRecordedRequestParams.audio_to_llm': {
    readonly schema: 'PreRecordedRequestParams';
    readonly field: 'audio_to_llm';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/PreRecordedParams/properties/audio_to_llm';
    readonly value: false;
  };
  readonly 'PreRecordedRequestParams.callback': {
    readonly schema: 'PreRecordedRequestParams';
    readonly field: 'callback';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/PreRecordedParams/properties/callback';
    readonly value: false;
  };
  readonly 'PreRecordedRequestParams.custom_spelling': {
    readonly schema: 'PreRecordedRequestParams';
    readonly field: 'custom_spelling';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/PreRecordedParams/properties/custom_spelling';
    readonly value: false;
  };
  readonly 'PreRecordedRequestParams.custom_vocabulary': {
    readonly schema: 'PreRecordedRequestParams';
    readonly field: 'custom_vocabulary';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/PreRecordedParams/properties/custom_vocabulary';
    readonly value: false;
  };
  readonly 'PreRecordedRequestParams.diarization': {
    readonly schema: 'PreRecordedRequestParams';
    readonly field: 'diarization';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/PreRecordedParams/properties/diarization';
    readonly value: false;
  };
  readonly 'PreRecordedRequestParams.named_entity_recognition': {
    readonly schema: 'PreRecordedRequestParams';
    readonly field: 'named_entity_recognition';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/PreRecordedParams/properties/named_entity_recognition';
    readonly value: false;
  };
  readonly 'PreRecordedRequestParams.pii_redaction': {
    readonly schema: 'PreRecordedRequestParams';
    readonly field: 'pii_redaction';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/PreRecordedParams/properties/pii_redaction';
    readonly value: false;
  };
  readonly 'PreRecordedRequestParams.punctuation_enhanced': {
    readonly schema: 'PreRecordedRequestParams';
    readonly field: 'punctuation_enhanced';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/PreRecordedParams/properties/punctuation_enhanced';
    readonly value: false;
  };
  readonly 'PreRecordedRequestParams.sentences': {
    readonly schema: 'PreRecordedRequestParams';
    readonly field: 'sentences';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/PreRecordedParams/properties/sentences';
    readonly value: false;
  };
  readonly 'PreRecordedRequestParams.sentiment_analysis': {
    readonly schema: 'PreRecordedRequestParams';
    readonly field: 'sentiment_analysis';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/PreRecordedParams/properties/sentiment_analysis';
    readonly value: false;
  };
  readonly 'PreRecordedRequestParams.subtitles': {
    readonly schema: 'PreRecordedRequestParams';
    readonly field: 'subtitles';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/PreRecordedParams/properties/subtitles';
    readonly value: false;
  };
  readonly 'PreRecordedRequestParams.summarization': {
    readonly schema: 'PreRecordedRequestParams';
    readonly field: 'summarization';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/PreRecordedParams/properties/summarization';
    readonly value: false;
  };
  readonly 'PreRecordedRequestParams.translation': {
    readonly schema: 'PreRecordedRequestParams';
    readonly field: 'translation';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/PreRecordedParams/properties/translation';
    readonly value: false;
  };
  readonly 'RealtimeProcessingConfig.custom_spelling': {
    readonly schema: 'RealtimeProcessingConfig';
    readonly field: 'custom_spelling';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/RealtimeProcessingConfig/properties/custom_spelling';
    readonly value: false;
  };
  readonly 'RealtimeProcessingConfig.custom_vocabulary': {
    readonly schema: 'RealtimeProcessingConfig';
    readonly field: 'custom_vocabulary';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/RealtimeProcessingConfig/properties/custom_vocabulary';
    readonly value: false;
  };
  readonly 'RealtimeProcessingConfig.named_entity_recognition': {
    readonly schema: 'RealtimeProcessingConfig';
    readonly field: 'named_entity_recognition';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/RealtimeProcessingConfig/properties/named_entity_recognition';
    readonly value: false;
  };
  readonly 'RealtimeProcessingConfig.sentiment_analysis': {
    readonly schema: 'RealtimeProcessingConfig';
    readonly field: 'sentiment_analysis';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/RealtimeProcessingConfig/properties/sentiment_analysis';
    readonly value: false;
  };
  readonly 'RealtimeProcessingConfig.translation': {
    readonly schema: 'RealtimeProcessingConfig';
    readonly field: 'translation';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/RealtimeProcessingConfig/properties/translation';
    readonly value: false;
  };
  readonly 'SubtitlesConfig.formats': {
    readonly schema: 'SubtitlesConfig';
    readonly field: 'formats';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/SubtitlesConfig/properties/formats';
    readonly value: readonly ['srt'];
  };
  readonly 'SubtitlesConfig.style': {
    readonly schema: 'SubtitlesConfig';
    readonly field: 'style';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/SubtitlesConfig/properties/style';
    readonly value: 'default';
  };
  readonly 'SummarizationConfig.type': {
    readonly schema: 'SummarizationConfig';
    readonly field: 'type';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/SummarizationConfig/properties/type';
    readonly value: 'general';
  };
  readonly 'TranslationConfig.context_adaptation': {
    readonly schema: 'TranslationConfig';
    readonly field: 'context_adaptation';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/TranslationConfig/properties/context_adaptation';
    readonly value: true;
  };
  readonly 'TranslationConfig.informal': {
    readonly schema: 'TranslationConfig';
    readonly field: 'informal';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/TranslationConfig/properties/informal';
    readonly value: false;
  };
  readonly 'TranslationConfig.lipsync': {
    readonly schema: 'TranslationConfig';
    readonly field: 'lipsync';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/TranslationConfig/properties/lipsync';
    readonly value: true;
  };
  readonly 'TranslationConfig.match_original_utterances': {
    readonly schema: 'TranslationConfig';
    readonly field: 'match_original_utterances';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/TranslationConfig/properties/match_original_utterances';
    readonly value: true;
  };
  readonly 'TranslationConfig.model': {
    readonly schema: 'TranslationConfig';
    readonly field: 'model';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/TranslationConfig/properties/model';
    readonly value: 'base';
  };
};

/** Every bound, with the unit where there is one. */
export declare const limits: {
  readonly 'AudioFile.number_of_channels': {
    readonly schema: 'AudioFile';
    readonly field: 'number_of_channels';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/AudioFile/properties/number_of_channels';
    readonly minimum: 1;
  };
  readonly 'AudioToLlmConfig.prompts': {
    readonly schema: 'AudioToLlmConfig';
    readonly field: 'prompts';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/AudioToLlmConfig/properties/prompts';
    readonly minItems: 1;
  };
  readonly 'CustomVocabularyConfig.default_intensity': {
    readonly schema: 'CustomVocabularyConfig';
    readonly field: 'default_intensity';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/CustomVocabularyConfig/properties/default_intensity';
    readonly minimum: 0;
    readonly maximum: 1;
  };
  readonly 'CustomVocabularyEntry.intensity': {
    readonly schema: 'CustomVocabularyEntry';
    readonly field: 'intensity';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/CustomVocabularyEntry/properties/intensity';
    readonly minimum: 0;
    readonly maximum: 1;
  };
  readonly 'DiarizationConfig.max_speakers': {
    readonly schema: 'DiarizationConfig';
    readonly field: 'max_speakers';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/DiarizationConfig/properties/max_speakers';
    readonly minimum: 0;
  };
  readonly 'DiarizationConfig.min_speakers': {
    readonly schema: 'DiarizationConfig';
    readonly field: 'min_speakers';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/DiarizationConfig/properties/min_speakers';
    readonly minimum: 0;
  };
  readonly 'DiarizationConfig.number_of_speakers': {
    readonly schema: 'DiarizationConfig';
    readonly field: 'number_of_speakers';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/DiarizationConfig/properties/number_of_speakers';
    readonly minimum: 1;
  };
  readonly 'ListTranscriptionJobsQuery.limit': {
    readonly schema: 'ListTranscriptionJobsQuery';
    readonly field: 'limit';
    readonly document: 'openapi';
    readonly pointer: '/paths/~1v2~1transcription/get/parameters/1';
    readonly minimum: 1;
  };
  readonly 'ListTranscriptionJobsQuery.offset': {
    readonly schema: 'ListTranscriptionJobsQuery';
    readonly field: 'offset';
    readonly document: 'openapi';
    readonly pointer: '/paths/~1v2~1transcription/get/parameters/0';
    readonly minimum: 0;
  };
  readonly 'LiveJob.error_code': {
    readonly schema: 'LiveJob';
    readonly field: 'error_code';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/JobPending/properties/error_code';
    readonly minimum: 400;
    readonly maximum: 599;
  };
  readonly 'LiveRequest.channels': {
    readonly schema: 'LiveRequest';
    readonly field: 'channels';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/LiveRequest/properties/channels';
    readonly minimum: 1;
    readonly maximum: 8;
  };
  readonly 'LiveRequest.endpointing': {
    readonly schema: 'LiveRequest';
    readonly field: 'endpointing';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/LiveRequest/properties/endpointing';
    readonly minimum: 0.01;
    readonly maximum: 10;
    readonly unit: 'seconds';
  };
  readonly 'LiveRequest.maximum_duration_without_endpointing': {
    readonly schema: 'LiveRequest';
    readonly field: 'maximum_duration_without_endpointing';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/LiveRequest/properties/maximum_duration_without_endpointing';
    readonly minimum: 5;
    readonly maximum: 60;
    readonly unit: 'seconds';
  };
  readonly 'PreProcessingConfig.speech_threshold': {
    readonly schema: 'PreProcessingConfig';
    readonly field: 'speech_threshold';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/PreProcessingConfig/properties/speech_threshold';
    readonly minimum: 0;
    readonly maximum: 1;
  };
  readonly 'PreRecordedJob.error_code': {
    readonly schema: 'PreRecordedJob';
    readonly field: 'error_code';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/JobPending/properties/error_code';
    readonly minimum: 400;
    readonly maximum: 599;
  };
  readonly 'ResultMetadata.number_of_distinct_channels': {
    readonly schema: 'ResultMetadata';
    readonly field: 'number_of_distinct_channels';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/ResultMetadata/properties/number_of_distinct_channels';
    readonly minimum: 1;
  };
  readonly 'SubtitlesConfig.formats': {
    readonly schema: 'SubtitlesConfig';
    readonly field: 'formats';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/SubtitlesConfig/properties/formats';
    readonly minItems: 1;
  };
  readonly 'SubtitlesConfig.maximum_characters_per_row': {
    readonly schema: 'SubtitlesConfig';
    readonly field: 'maximum_characters_per_row';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/SubtitlesConfig/properties/maximum_characters_per_row';
    readonly minimum: 1;
  };
  readonly 'SubtitlesConfig.maximum_duration': {
    readonly schema: 'SubtitlesConfig';
    readonly field: 'maximum_duration';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/SubtitlesConfig/properties/maximum_duration';
    readonly minimum: 1;
    readonly maximum: 30;
    readonly unit: 'seconds';
  };
  readonly 'SubtitlesConfig.maximum_rows_per_caption': {
    readonly schema: 'SubtitlesConfig';
    readonly field: 'maximum_rows_per_caption';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/SubtitlesConfig/properties/maximum_rows_per_caption';
    readonly minimum: 1;
    readonly maximum: 5;
  };
  readonly 'SubtitlesConfig.minimum_duration': {
    readonly schema: 'SubtitlesConfig';
    readonly field: 'minimum_duration';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/SubtitlesConfig/properties/minimum_duration';
    readonly minimum: 0;
    readonly unit: 'seconds';
  };
  readonly 'TranslationConfig.target_languages': {
    readonly schema: 'TranslationConfig';
    readonly field: 'target_languages';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/TranslationConfig/properties/target_languages';
    readonly minItems: 1;
  };
};

/** Every enumeration. Where `open` is true, values that are not listed are accepted too. */
export declare const enumerations: {
  readonly 'CallbackConfig.method': {
    readonly schema: 'CallbackConfig';
    readonly field: 'method';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/CallbackConfig/properties/method';
    readonly values: readonly ['POST', 'PUT'];
    readonly open: false;
  };
  readonly JobKind: {
    readonly schema: 'JobKind';
    readonly field: '';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/JobKind';
    readonly values: readonly ['pre-recorded', 'live'];
    readonly open: false;
  };
  readonly JobStatus: {
    readonly schema: 'JobStatus';
    readonly field: '';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/JobStatus';
    readonly values: readonly ['queued', 'processing', 'done', 'error'];
    readonly open: false;
  };
  readonly 'LiveJob.status': {
    readonly schema: 'LiveJob';
    readonly field: 'status';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/JobPending/properties/status';
    readonly values: readonly ['queued', 'processing'];
    readonly open: false;
  };
  readonly 'LiveRequest.bit_depth': {
    readonly schema: 'LiveRequest';
    readonly field: 'bit_depth';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/LiveRequest/properties/bit_depth';
    readonly values: readonly [8, 16, 24, 32];
    readonly open: false;
  };
  readonly 'LiveRequest.encoding': {
    readonly schema: 'LiveRequest';
    readonly field: 'encoding';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/LiveRequest/properties/encoding';
    readonly values: readonly ['wav/pcm', 'wav/alaw', 'wav/ulaw'];
    readonly open: false;
  };
  readonly 'LiveRequest.sample_rate': {
    readonly schema: 'LiveRequest';
    readonly field: 'sample_rate';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/LiveRequest/properties/sample_rate';
    readonly values: readonly [8000, 16000, 32000, 44100, 48000];
    readonly open: false;
  };
  readonly PiiEntityType: {
    readonly schema: 'PiiEntityType';
    readonly field: '';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/PiiEntityType';
    readonly values: readonly [
      'APPI',
      'APPI_SENSITIVE',
      'CCI',
      'CORE_ENTITIES',
      'CPRA',
      'GDPR',
      'GDPR_SENSITIVE',
      'HEALTH_INFORMATION',
      'HIPAA_SAFE_HARBOR',
      'LIDI',
      'NUMERICAL_EXCL_PCI',
      'PCI',
      'QUEBEC_PRIVACY_ACT',
      'ACCOUNT_NUMBER',
      'AGE',
      'DATE',
      'DATE_INTERVAL',
      'DOB',
      'DRIVER_LICENSE',
      'DURATION',
      'EMAIL_ADDRESS',
      'EVENT',
      'FILENAME',
      'GENDER',
      'HEALTHCARE_NUMBER',
      'IP_ADDRESS',
      'LANGUAGE',
      'LOCATION',
      'LOCATION_ADDRESS',
      'LOCATION_ADDRESS_STREET',
      'LOCATION_CITY',
      'LOCATION_COORDINATE',
      'LOCATION_COUNTRY',
      'LOCATION_STATE',
      'LOCATION_ZIP',
      'MARITAL_STATUS',
      'MONEY',
      'NAME',
      'NAME_FAMILY',
      'NAME_GIVEN',
      'NAME_MEDICAL_PROFESSIONAL',
      'NUMERICAL_PII',
      'OCCUPATION',
      'ORGANIZATION',
      'ORGANIZATION_MEDICAL_FACILITY',
      'ORIGIN',
      'PASSPORT_NUMBER',
      'PASSWORD',
      'PHONE_NUMBER',
      'PHYSICAL_ATTRIBUTE',
      'POLITICAL_AFFILIATION',
      'RELIGION',
      'SEXUALITY',
      'SSN',
      'TIME',
      'URL',
      'USERNAME',
      'VEHICLE_ID',
      'ZODIAC_SIGN',
      'BLOOD_TYPE',
      'CONDITION',
      'DOSE',
      'DRUG',
      'INJURY',
      'MEDICAL_PROCESS',
      'STATISTICS',
      'BANK_ACCOUNT',
      'CREDIT_CARD',
      'CREDIT_CARD_EXPIRATION',
      'CVV',
      'ROUTING_NUMBER',
      'CORPORATE_ACTION',
      'DAY',
      'EFFECT',
      'FINANCIAL_METRIC',
      'MEDICAL_CODE',
      'MONTH',
      'ORGANIZATION_ID',
      'PRODUCT',
      'PROJECT',
      'TREND',
      'YEAR',
    ];
    readonly open: false;
  };
  readonly 'PiiRedactionConfig.processed_text_type': {
    readonly schema: 'PiiRedactionConfig';
    readonly field: 'processed_text_type';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/PiiRedactionConfig/properties/processed_text_type';
    readonly values: readonly ['MARKER', 'MASK'];
    readonly open: false;
  };
  readonly 'PreRecordedJob.status': {
    readonly schema: 'PreRecordedJob';
    readonly field: 'status';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/JobPending/properties/status';
    readonly values: readonly ['queued', 'processing'];
    readonly open: false;
  };
  readonly 'SubtitlesConfig.formats[]': {
    readonly schema: 'SubtitlesConfig';
    readonly field: 'formats[]';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/SubtitlesConfig/properties/formats/items';
    readonly values: readonly ['srt', 'vtt'];
    readonly open: false;
  };
  readonly 'SubtitlesConfig.style': {
    readonly schema: 'SubtitlesConfig';
    readonly field: 'style';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/SubtitlesConfig/properties/style';
    readonly values: readonly ['default', 'compliance'];
    readonly open: false;
  };
  readonly 'SummarizationConfig.type': {
    readonly schema: 'SummarizationConfig';
    readonly field: 'type';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/SummarizationConfig/properties/type';
    readonly values: readonly ['general', 'bullet_points', 'concise'];
    readonly open: false;
  };
  readonly TranscriptionLanguageCode: {
    readonly schema: 'TranscriptionLanguageCode';
    readonly field: '';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/TranscriptionLanguageCode';
    readonly values: readonly [
      'af',
      'am',
      'ar',
      'as',
      'az',
      'ba',
      'be',
      'bg',
      'bn',
      'bo',
      'br',
      'bs',
      'ca',
      'cs',
      'cy',
      'da',
      'de',
      'el',
      'en',
      'es',
      'et',
      'eu',
      'fa',
      'fi',
      'fo',
      'fr',
      'gl',
      'gu',
      'ha',
      'haw',
      'he',
      'hi',
      'hr',
      'ht',
      'hu',
    ];
    readonly open: true;
  };
  readonly 'TranslationConfig.model': {
    readonly schema: 'TranslationConfig';
    readonly field: 'model';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/TranslationConfig/properties/model';
    readonly values: readonly ['base', 'enhanced'];
    readonly open: false;
  };
  readonly TranslationLanguageCode: {
    readonly schema: 'TranslationLanguageCode';
    readonly field: '';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/TranslationLanguageCode';
    readonly values: readonly [
      'af',
      'am',
      'ar',
      'as',
      'az',
      'ba',
      'be',
      'bg',
      'bn',
      'bo',
      'br',
      'bs',
      'ca',
      'cs',
      'cy',
      'da',
      'de',
      'el',
      'en',
      'es',
      'et',
      'eu',
      'fa',
      'fi',
      'fo',
      'fr',
      'gl',
      'gu',
      'ha',
      'haw',
      'he',
      'hi',
      'hr',
      'ht',
      'hu',
      'hy',
      'id',
      'is',
      'it',
      'ja',
      'jw',
      'ka',
      'kk',
      'km',
      'kn',
      'ko',
      'la',
      'lb',
      'ln',
      'lo',
      'lt',
      'lv',
      'mg',
      'mi',
      'mk',
      'ml',
      'mn',
      'mr',
      'ms',
      'mt',
      'my',
      'ne',
      'nl',
      'nn',
      'no',
      'oc',
      'pa',
      'pl',
      'ps',
      'pt',
      'ro',
      'ru',
      'sa',
      'sd',
      'si',
      'sk',
      'sl',
      'sn',
      'so',
      'sq',
      'sr',
      'su',
      'sv',
      'sw',
      'ta',
      'te',
      'tg',
      'tk',
      'tl',
      'tr',
      'tt',
      'uk',
      'ur',
      'uz',
      'vi',
      'wo',
      'yi',
      'yo',
      'zh',
    ];
    readonly open: false;
  };
};

/** What is deprecated. */
export declare const deprecations: {
  readonly 'PreRecordedRequest.callback_url': {
    readonly schema: 'PreRecordedRequest';
    readonly field: 'callback_url';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/PreRecordedParams/properties/callback_url';
    readonly description: 'A URL that receives a `POST` with the result. Use `callback` and `callback_config`.';
  };
  readonly 'PreRecordedRequestParams.callback_url': {
    readonly schema: 'PreRecordedRequestParams';
    readonly field: 'callback_url';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/PreRecordedParams/properties/callback_url';
    readonly description: 'A URL that receives a `POST` with the result. Use `callback` and `callback_config`.';
  };
  readonly 'PreRecordedResult.diarization': {
    readonly schema: 'PreRecordedResult';
    readonly field: 'diarization';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/PreRecordedResult/properties/diarization';
    readonly description: 'The utterances, with their speakers. It holds the result if diarization was requested and an error occurred.';
  };
  readonly 'PreRecordedResult.name_consistency': {
    readonly schema: 'PreRecordedResult';
    readonly field: 'name_consistency';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/PreRecordedResult/properties/name_consistency';
    readonly description: 'The consistency of names.';
  };
  readonly 'PreRecordedResult.sentences': {
    readonly schema: 'PreRecordedResult';
    readonly field: 'sentences';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/PreRecordedResult/properties/sentences';
    readonly description: 'The sentences. Use `sentences` in `transcription` instead.';
  };
  readonly 'operation listTranscriptionJobs': {
    readonly schema: null;
    readonly field: '';
    readonly document: 'openapi';
    readonly pointer: '/paths/~1v2~1transcription/get';
    readonly description: 'Lists jobs of both kinds that match the parameters, page by page. A more specific endpoint, which lists pre-recorded jobs, is preferred.';
  };
  readonly 'operation sendPreRecordedResult': {
    readonly schema: null;
    readonly field: '';
    readonly document: 'openapi';
    readonly pointer: '/paths/~1v2~1pre-recorded/post/callbacks/jobFinishedDeprecated/{$request.body#~1callback_url}/post';
    readonly description: 'Posted to `callback_url` with the result. Use `callback` and `callback_config` instead.';
  };
};

/** What is `alpha` or `beta`. */
export declare const maturity: {
  readonly 'PreRecordedRequest.custom_spelling': {
    readonly schema: 'PreRecordedRequest';
    readonly field: 'custom_spelling';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/PreRecordedParams/properties/custom_spelling';
    readonly maturity: 'alpha';
  };
  readonly 'PreRecordedRequest.custom_vocabulary': {
    readonly schema: 'PreRecordedRequest';
    readonly field: 'custom_vocabulary';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/PreRecordedParams/properties/custom_vocabulary';
    readonly maturity: 'beta';
  };
  readonly 'PreRecordedRequest.named_entity_recognition': {
    readonly schema: 'PreRecordedRequest';
    readonly field: 'named_entity_recognition';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/PreRecordedParams/properties/named_entity_recognition';
    readonly maturity: 'alpha';
  };
  readonly 'PreRecordedRequest.punctuation_enhanced': {
    readonly schema: 'PreRecordedRequest';
    readonly field: 'punctuation_enhanced';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/PreRecordedParams/properties/punctuation_enhanced';
    readonly maturity: 'alpha';
  };
  readonly 'PreRecordedRequest.translation': {
    readonly schema: 'PreRecordedRequest';
    readonly field: 'translation';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/PreRecordedParams/properties/translation';
    readonly maturity: 'beta';
  };
  readonly 'PreRecordedRequestParams.custom_spelling': {
    readonly schema: 'PreRecordedRequestParams';
    readonly field: 'custom_spelling';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/PreRecordedParams/properties/custom_spelling';
    readonly maturity: 'alpha';
  };
  readonly 'PreRecordedRequestParams.custom_vocabulary': {
    readonly schema: 'PreRecordedRequestParams';
    readonly field: 'custom_vocabulary';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/PreRecordedParams/properties/custom_vocabulary';
    readonly maturity: 'beta';
  };
  readonly 'PreRecordedRequestParams.named_entity_recognition': {
    readonly schema: 'PreRecordedRequestParams';
    readonly field: 'named_entity_recognition';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/PreRecordedParams/properties/named_entity_recognition';
    readonly maturity: 'alpha';
  };
  readonly 'PreRecordedRequestParams.punctuation_enhanced': {
    readonly schema: 'PreRecordedRequestParams';
    readonly field: 'punctuation_enhanced';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/PreRecordedParams/properties/punctuation_enhanced';
    readonly maturity: 'alpha';
  };
  readonly 'PreRecordedRequestParams.translation': {
    readonly schema: 'PreRecordedRequestParams';
    readonly field: 'translation';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/PreRecordedParams/properties/translation';
    readonly maturity: 'beta';
  };
};

/** The first version's names, at what took over, and how the value changed. */
export declare const renames: {
  readonly 'AudioChunkData.chunk': {
    readonly schema: 'AudioChunkData';
    readonly field: 'chunk';
    readonly document: 'asyncapi';
    readonly pointer: '/components/schemas/AudioChunkData/properties/chunk';
    readonly schemas: readonly ['AudioChunkData'];
    readonly replaces: readonly [
      {
        readonly name: 'frames';
        readonly change: null;
      },
    ];
  };
  readonly 'LiveRequest.bit_depth': {
    readonly schema: 'LiveRequest';
    readonly field: 'bit_depth';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/LiveRequest/properties/bit_depth';
    readonly schemas: readonly ['LiveRequest'];
    readonly replaces: readonly [
      {
        readonly name: 'bit_depth';
        readonly change: '64 is no longer supported.';
      },
    ];
  };
  readonly 'LiveRequest.encoding': {
    readonly schema: 'LiveRequest';
    readonly field: 'encoding';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/LiveRequest/properties/encoding';
    readonly schemas: readonly ['LiveRequest'];
    readonly replaces: readonly [
      {
        readonly name: 'encoding';
        readonly change: '`wav` is dropped; use `wav/pcm`. `amb`, `mp3`, `flac`, `ogg/vorbis`, `opus`, `sphere` and `amr-nb` are no longer supported.';
      },
    ];
  };
  readonly 'LiveRequest.endpointing': {
    readonly schema: 'LiveRequest';
    readonly field: 'endpointing';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/LiveRequest/properties/endpointing';
    readonly schemas: readonly ['LiveRequest'];
    readonly replaces: readonly [
      {
        readonly name: 'endpointing';
        readonly change: 'In seconds instead of milliseconds.';
      },
    ];
  };
  readonly 'LiveRequest.language_config': {
    readonly schema: 'LiveRequest';
    readonly field: 'language_config';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/LiveRequest/properties/language_config';
    readonly schemas: readonly ['LiveRequest'];
    readonly replaces: readonly [
      {
        readonly name: 'language_behaviour';
        readonly change: 'To detect a single language, leave `code_switching` false; for several, set it to true. To set a language by hand, list its code alone in `languages`.';
      },
      {
        readonly name: 'language';
        readonly change: 'A list of two-letter codes in `languages` instead of one language.';
      },
    ];
  };
  readonly 'LiveRequest.maximum_duration_without_endpointing': {
    readonly schema: 'LiveRequest';
    readonly field: 'maximum_duration_without_endpointing';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/LiveRequest/properties/maximum_duration_without_endpointing';
    readonly schemas: readonly ['LiveRequest'];
    readonly replaces: readonly [
      {
        readonly name: 'maximum_audio_duration';
        readonly change: null;
      },
    ];
  };
  readonly 'LiveRequest.model': {
    readonly schema: 'LiveRequest';
    readonly field: 'model';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/LiveRequest/properties/model';
    readonly schemas: readonly ['LiveRequest'];
    readonly replaces: readonly [
      {
        readonly name: 'model';
        readonly change: 'There is a single model, so leave it out.';
      },
    ];
  };
  readonly 'LiveUtterance.channel': {
    readonly schema: 'LiveUtterance';
    readonly field: 'channel';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/UtteranceFields/properties/channel';
    readonly schemas: readonly ['LiveUtterance', 'Utterance'];
    readonly replaces: readonly [
      {
        readonly name: 'channel';
        readonly change: 'An integer instead of a string.';
      },
    ];
  };
  readonly 'LiveUtterance.end': {
    readonly schema: 'LiveUtterance';
    readonly field: 'end';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/UtteranceFields/properties/end';
    readonly schemas: readonly ['LiveUtterance', 'Utterance'];
    readonly replaces: readonly [
      {
        readonly name: 'time_end';
        readonly change: null;
      },
    ];
  };
  readonly 'LiveUtterance.start': {
    readonly schema: 'LiveUtterance';
    readonly field: 'start';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/UtteranceFields/properties/start';
    readonly schemas: readonly ['LiveUtterance', 'Utterance'];
    readonly replaces: readonly [
      {
        readonly name: 'time_begin';
        readonly change: null;
      },
    ];
  };
  readonly 'LiveUtterance.text': {
    readonly schema: 'LiveUtterance';
    readonly field: 'text';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/UtteranceFields/properties/text';
    readonly schemas: readonly ['LiveUtterance', 'Utterance'];
    readonly replaces: readonly [
      {
        readonly name: 'transcription';
        readonly change: null;
      },
    ];
  };
  readonly 'PreProcessingConfig.audio_enhancer': {
    readonly schema: 'PreProcessingConfig';
    readonly field: 'audio_enhancer';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/PreProcessingConfig/properties/audio_enhancer';
    readonly schemas: readonly ['PreProcessingConfig'];
    readonly replaces: readonly [
      {
        readonly name: 'audio_enhancer';
        readonly change: 'Moved into `pre_processing`.';
      },
    ];
  };
  readonly 'PreRecordedRequest.callback_url': {
    readonly schema: 'PreRecordedRequest';
    readonly field: 'callback_url';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/PreRecordedParams/properties/callback_url';
    readonly schemas: readonly ['PreRecordedRequest', 'PreRecordedRequestParams'];
    readonly replaces: readonly [
      {
        readonly name: 'webhook_url';
        readonly change: 'Its successor is deprecated too. Use `callback` and `callback_config`.';
      },
    ];
  };
  readonly 'PreRecordedRequest.detect_language': {
    readonly schema: 'PreRecordedRequest';
    readonly field: 'detect_language';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/PreRecordedParams/properties/detect_language';
    readonly schemas: readonly ['PreRecordedRequest', 'PreRecordedRequestParams'];
    readonly replaces: readonly [
      {
        readonly name: 'language_behaviour';
        readonly change: 'One of three parameters, with `enable_code_switching` and `language`.';
      },
    ];
  };
  readonly 'PreRecordedRequest.diarization': {
    readonly schema: 'PreRecordedRequest';
    readonly field: 'diarization';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/PreRecordedParams/properties/diarization';
    readonly schemas: readonly ['PreRecordedRequest', 'PreRecordedRequestParams'];
    readonly replaces: readonly [
      {
        readonly name: 'toggle_diarization';
        readonly change: null;
      },
    ];
  };
  readonly 'PreRecordedRequest.enable_code_switching': {
    readonly schema: 'PreRecordedRequest';
    readonly field: 'enable_code_switching';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/PreRecordedParams/properties/enable_code_switching';
    readonly schemas: readonly ['PreRecordedRequest', 'PreRecordedRequestParams'];
    readonly replaces: readonly [
      {
        readonly name: 'language_behaviour';
        readonly change: 'One of three parameters, with `detect_language` and `language`.';
      },
    ];
  };
  readonly 'PreRecordedRequest.language': {
    readonly schema: 'PreRecordedRequest';
    readonly field: 'language';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/PreRecordedParams/properties/language';
    readonly schemas: readonly ['PreRecordedRequest', 'PreRecordedRequestParams'];
    readonly replaces: readonly [
      {
        readonly name: 'language_behaviour';
        readonly change: 'One of three parameters, with `detect_language` and `enable_code_switching`.';
      },
    ];
  };
  readonly 'PreRecordedRequest.subtitles': {
    readonly schema: 'PreRecordedRequest';
    readonly field: 'subtitles';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/PreRecordedParams/properties/subtitles';
    readonly schemas: readonly ['PreRecordedRequest', 'PreRecordedRequestParams'];
    readonly replaces: readonly [
      {
        readonly name: 'output_format';
        readonly change: 'Subtitles are an option, with their formats in `subtitles_config`.';
      },
    ];
  };
  readonly 'PreRecordedRequest.subtitles_config': {
    readonly schema: 'PreRecordedRequest';
    readonly field: 'subtitles_config';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/PreRecordedParams/properties/subtitles_config';
    readonly schemas: readonly ['PreRecordedRequest', 'PreRecordedRequestParams'];
    readonly replaces: readonly [
      {
        readonly name: 'output_format';
        readonly change: 'The formats are listed in `formats`.';
      },
    ];
  };
  readonly 'RealtimeProcessingConfig.words_accurate_timestamps': {
    readonly schema: 'RealtimeProcessingConfig';
    readonly field: 'words_accurate_timestamps';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/RealtimeProcessingConfig/properties/words_accurate_timestamps';
    readonly schemas: readonly ['RealtimeProcessingConfig'];
    readonly replaces: readonly [
      {
        readonly name: 'word_timestamps';
        readonly change: 'Moved into `realtime_processing`.';
      },
    ];
  };
  readonly 'ResultMetadata.audio_duration': {
    readonly schema: 'ResultMetadata';
    readonly field: 'audio_duration';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/ResultMetadata/properties/audio_duration';
    readonly schemas: readonly ['ResultMetadata'];
    readonly replaces: readonly [
      {
        readonly name: 'duration';
        readonly change: null;
      },
    ];
  };
  readonly 'ResultMetadata.transcription_time': {
    readonly schema: 'ResultMetadata';
    readonly field: 'transcription_time';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/ResultMetadata/properties/transcription_time';
    readonly schemas: readonly ['ResultMetadata'];
    readonly replaces: readonly [
      {
        readonly name: 'total_transcription_time';
        readonly change: null;
      },
    ];
  };
  readonly 'Transcription.utterances': {
    readonly schema: 'Transcription';
    readonly field: 'utterances';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/Transcription/properties/utterances';
    readonly schemas: readonly ['Transcription'];
    readonly replaces: readonly [
      {
        readonly name: 'prediction';
        readonly change: null;
      },
    ];
  };
  readonly 'Word.end': {
    readonly schema: 'Word';
    readonly field: 'end';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/Word/properties/end';
    readonly schemas: readonly ['Word'];
    readonly replaces: readonly [
      {
        readonly name: 'time_end';
        readonly change: null;
      },
    ];
  };
  readonly 'Word.start': {
    readonly schema: 'Word';
    readonly field: 'start';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/Word/properties/start';
    readonly schemas: readonly ['Word'];
    readonly replaces: readonly [
      {
        readonly name: 'time_begin';
        readonly change: null;
      },
    ];
  };
  readonly asyncapi: {
    readonly schema: null;
    readonly field: '';
    readonly document: 'asyncapi';
    readonly pointer: '';
    readonly replaces: readonly [
      {
        readonly name: 'connected, transcript';
        readonly change: 'These were the only messages of the first version. More kinds are sent now.';
      },
    ];
  };
  readonly 'message AudioChunkMessage': {
    readonly schema: null;
    readonly field: '';
    readonly document: 'asyncapi';
    readonly pointer: '/components/messages/AudioChunkMessage';
    readonly replaces: readonly [
      {
        readonly name: '{frames}';
        readonly change: 'The audio is in `data.chunk`, and `type` is `audio_chunk`.';
      },
    ];
  };
  readonly 'message StopRecordingMessage': {
    readonly schema: null;
    readonly field: '';
    readonly document: 'asyncapi';
    readonly pointer: '/components/messages/StopRecordingMessage';
    readonly replaces: readonly [
      {
        readonly name: '{event: terminate}';
        readonly change: '`type` is `stop_recording`.';
      },
    ];
  };
  readonly 'message TranscriptMessage': {
    readonly schema: null;
    readonly field: '';
    readonly document: 'asyncapi';
    readonly pointer: '/components/messages/TranscriptMessage';
    readonly replaces: readonly [
      {
        readonly name: 'final';
        readonly change: '`type` is `transcript`, and `data.is_final` is true.';
      },
    ];
  };
  readonly 'operation createLiveSession': {
    readonly schema: null;
    readonly field: '';
    readonly document: 'openapi';
    readonly pointer: '/paths/~1v2~1live/post';
    readonly replaces: readonly [
      {
        readonly name: 'The fixed WebSocket address';
        readonly change: 'Each session has a URL of its own, which this call returns.';
      },
      {
        readonly name: 'x_service_key in the first message';
        readonly change: 'The key is sent in the header of this call. The WebSocket needs none.';
      },
    ];
  };
  readonly 'operation createPreRecordedJob': {
    readonly schema: null;
    readonly field: '';
    readonly document: 'openapi';
    readonly pointer: '/paths/~1v2~1pre-recorded/post';
    readonly replaces: readonly [
      {
        readonly name: 'The call that held the file and the options';
        readonly change: 'It takes a URL instead of a file, uses JSON, and returns before the result is available.';
      },
    ];
  };
};

/** What the first version had and this one lacks, and what to do instead. */
export declare const removals: {
  readonly openapi: {
    readonly schema: null;
    readonly field: '';
    readonly document: 'openapi';
    readonly pointer: '';
    readonly removed: readonly [
      {
        readonly name: 'A single call that holds the file and the options, on a connection that stays open';
        readonly change: 'Upload the file if it has no URL, create a job, then poll it or wait for the callback or the webhook.';
      },
      {
        readonly name: 'Separate endpoints for audio and video';
        readonly change: 'Both use one endpoint, which accepts URLs only and uses JSON.';
      },
      {
        readonly name: 'Most of the metadata on timing';
        readonly change: 'Read `audio_duration` and `transcription_time` in the metadata of the result.';
      },
    ];
  };
  readonly 'operation createLiveSession': {
    readonly schema: null;
    readonly field: '';
    readonly document: 'openapi';
    readonly pointer: '/paths/~1v2~1live/post';
    readonly removed: readonly [
      {
        readonly name: 'frames_format';
        readonly change: 'Bytes and base64 are detected automatically.';
      },
      {
        readonly name: 'prosody';
        readonly change: null;
      },
      {
        readonly name: 'reinject_context';
        readonly change: null;
      },
      {
        readonly name: 'transcription_hint';
        readonly change: null;
      },
    ];
  };
};

/** What the service has not said about its interface. */
export declare const unspecified: {
  readonly AddonError: {
    readonly schema: 'AddonError';
    readonly field: '';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/AddonError';
    readonly schemas: readonly ['AddonError'];
    readonly sentences: readonly ['The fields of the error.'];
  };
  readonly 'AudioMetadata.size': {
    readonly schema: 'AudioMetadata';
    readonly field: 'size';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/AudioMetadata/properties/size';
    readonly schemas: readonly ['AudioMetadata'];
    readonly sentences: readonly ['The unit of the size.'];
  };
  readonly 'AudioToLlmAddon.exec_time': {
    readonly schema: 'AudioToLlmAddon';
    readonly field: 'exec_time';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/AddonFields/properties/exec_time';
    readonly schemas: readonly [
      'AudioToLlmAddon',
      'ChapterizationAddon',
      'DiarizationAddon',
      'DisplayModeAddon',
      'ModerationAddon',
      'NameConsistencyAddon',
      'NamedEntityRecognitionAddon',
      'SentencesAddon',
      'SentimentAnalysisAddon',
      'StructuredDataExtractionAddon',
      'SummarizationAddon',
      'TranslationAddon',
    ];
    readonly sentences: readonly ['The unit of the time.'];
  };
  readonly 'AudioToLlmAddon.results[]': {
    readonly schema: 'AudioToLlmAddon';
    readonly field: 'results[]';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/AudioToLlmAddon/properties/results/items';
    readonly schemas: readonly ['AudioToLlmAddon'];
    readonly sentences: readonly ['The fields of an answer.'];
  };
  readonly 'AudioToLlmConfig.model': {
    readonly schema: 'AudioToLlmConfig';
    readonly field: 'model';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/AudioToLlmConfig/properties/model';
    readonly schemas: readonly ['AudioToLlmConfig'];
    readonly sentences: readonly ['The identifiers of the default model and of the others.'];
  };
  readonly 'AudioToLlmConfig.prompts[]': {
    readonly schema: 'AudioToLlmConfig';
    readonly field: 'prompts[]';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/AudioToLlmConfig/properties/prompts/items';
    readonly schemas: readonly ['AudioToLlmConfig'];
    readonly sentences: readonly ['What the items of a prompt are.'];
  };
  readonly 'CustomVocabularyConfig.default_intensity': {
    readonly schema: 'CustomVocabularyConfig';
    readonly field: 'default_intensity';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/CustomVocabularyConfig/properties/default_intensity';
    readonly schemas: readonly ['CustomVocabularyConfig'];
    readonly sentences: readonly ['The intensity without it.'];
  };
  readonly 'DiarizationAddon.results': {
    readonly schema: 'DiarizationAddon';
    readonly field: 'results';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/DiarizationAddon/properties/results';
    readonly schemas: readonly ['DiarizationAddon'];
    readonly sentences: readonly ['The value when the add-on failed, since null is not named.'];
  };
  readonly JobStatus: {
    readonly schema: 'JobStatus';
    readonly field: '';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/JobStatus';
    readonly schemas: readonly ['JobStatus'];
    readonly sentences: readonly ['Which status may follow which.'];
  };
  readonly LiveCallbackConfig: {
    readonly schema: 'LiveCallbackConfig';
    readonly field: '';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/LiveCallbackConfig';
    readonly schemas: readonly ['LiveCallbackConfig'];
    readonly sentences: readonly ['Which flag selects the messages of add-ons.'];
  };
  readonly LiveJob: {
    readonly schema: 'LiveJob';
    readonly field: '';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/LiveJob';
    readonly schemas: readonly ['LiveJob'];
    readonly sentences: readonly ['How a live job is retrieved by its identifier.'];
  };
  readonly LiveMessagesConfig: {
    readonly schema: 'LiveMessagesConfig';
    readonly field: '';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/LiveMessagesConfig';
    readonly schemas: readonly ['LiveMessagesConfig'];
    readonly sentences: readonly ['Which flag selects the messages of add-ons.'];
  };
  readonly LiveRequest: {
    readonly schema: 'LiveRequest';
    readonly field: '';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/LiveRequest';
    readonly schemas: readonly ['LiveRequest'];
    readonly sentences: readonly [
      'The fields of the request beyond the configuration.',
      'A parameter for diarization, which is named as an add-on for live sessions.',
      'How a live job gets the `custom_metadata` that it returns.',
    ];
  };
  readonly 'LiveRequest.model': {
    readonly schema: 'LiveRequest';
    readonly field: 'model';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/LiveRequest/properties/model';
    readonly schemas: readonly ['LiveRequest'];
    readonly sentences: readonly ['The identifier.'];
  };
  readonly 'LiveResult.messages': {
    readonly schema: 'LiveResult';
    readonly field: 'messages';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/LiveResult/properties/messages';
    readonly schemas: readonly ['LiveResult'];
    readonly sentences: readonly ['How a message is written in its string.'];
  };
  readonly LiveSessionCreated: {
    readonly schema: 'LiveSessionCreated';
    readonly field: '';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/LiveSessionCreated';
    readonly schemas: readonly ['LiveSessionCreated'];
    readonly sentences: readonly ['The other fields of the response.'];
  };
  readonly 'LiveUtterance.channel': {
    readonly schema: 'LiveUtterance';
    readonly field: 'channel';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/UtteranceFields/properties/channel';
    readonly schemas: readonly ['LiveUtterance', 'Utterance'];
    readonly sentences: readonly ['How channels are numbered.'];
  };
  readonly 'LiveUtterance.confidence': {
    readonly schema: 'LiveUtterance';
    readonly field: 'confidence';
    readonly document: 'asyncapi';
    readonly pointer: '/components/schemas/LiveUtterance/properties/confidence';
    readonly schemas: readonly ['LiveUtterance'];
    readonly sentences: readonly ['The range of a confidence.'];
  };
  readonly 'NamedEntityRecognitionAddon.results[]': {
    readonly schema: 'NamedEntityRecognitionAddon';
    readonly field: 'results[]';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/NamedEntityRecognitionAddon/properties/results/items';
    readonly schemas: readonly ['NamedEntityRecognitionAddon'];
    readonly sentences: readonly ['The fields of an entity.'];
  };
  readonly 'OtherServerMessage.data': {
    readonly schema: 'OtherServerMessage';
    readonly field: 'data';
    readonly document: 'asyncapi';
    readonly pointer: '/components/schemas/OtherServerMessage/properties/data';
    readonly schemas: readonly ['OtherServerMessage'];
    readonly sentences: readonly ['The shape of the content.'];
  };
  readonly 'OtherServerMessage.session_id': {
    readonly schema: 'OtherServerMessage';
    readonly field: 'session_id';
    readonly document: 'asyncapi';
    readonly pointer: '/components/schemas/ServerMessageEnvelope/properties/session_id';
    readonly schemas: readonly ['OtherServerMessage', 'TranscriptMessage'];
    readonly sentences: readonly ['How it relates to the `id` of the live job.'];
  };
  readonly 'OtherServerMessage.type': {
    readonly schema: 'OtherServerMessage';
    readonly field: 'type';
    readonly document: 'asyncapi';
    readonly pointer: '/components/schemas/OtherServerMessage/properties/type';
    readonly schemas: readonly ['OtherServerMessage'];
    readonly sentences: readonly ['The values of `type`.'];
  };
  readonly 'PiiRedactionConfig.entity_types': {
    readonly schema: 'PiiRedactionConfig';
    readonly field: 'entity_types';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/PiiRedactionConfig/properties/entity_types';
    readonly schemas: readonly ['PiiRedactionConfig'];
    readonly sentences: readonly ['What is redacted without it.'];
  };
  readonly 'PiiRedactionConfig.processed_text_type': {
    readonly schema: 'PiiRedactionConfig';
    readonly field: 'processed_text_type';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/PiiRedactionConfig/properties/processed_text_type';
    readonly schemas: readonly ['PiiRedactionConfig'];
    readonly sentences: readonly ['How text is replaced without it.'];
  };
  readonly PostProcessingConfig: {
    readonly schema: 'PostProcessingConfig';
    readonly field: '';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/PostProcessingConfig';
    readonly schemas: readonly ['PostProcessingConfig'];
    readonly sentences: readonly ['When they run.'];
  };
  readonly PreRecordedCallback: {
    readonly schema: 'PreRecordedCallback';
    readonly field: '';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/PreRecordedCallback';
    readonly schemas: readonly ['PreRecordedCallback'];
    readonly sentences: readonly ['The rest of the body.'];
  };
  readonly 'PreRecordedCallback.event': {
    readonly schema: 'PreRecordedCallback';
    readonly field: 'event';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/PreRecordedCallback/properties/event';
    readonly schemas: readonly ['PreRecordedCallback'];
    readonly sentences: readonly ['The values of `event`.'];
  };
  readonly PreRecordedJobCreated: {
    readonly schema: 'PreRecordedJobCreated';
    readonly field: '';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/PreRecordedJobCreated';
    readonly schemas: readonly ['PreRecordedJobCreated'];
    readonly sentences: readonly ['The other fields of the response.'];
  };
  readonly PreRecordedRequest: {
    readonly schema: 'PreRecordedRequest';
    readonly field: '';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/PreRecordedRequest';
    readonly schemas: readonly ['PreRecordedRequest'];
    readonly sentences: readonly [
      'The complete list of accepted fields, and which of them are required.',
      'A parameter for chapterization, which is named as an add-on for pre-recorded jobs.',
      'Parameters for moderation, consistency of names, structured data and the display mode, which have a place in the result.',
    ];
  };
  readonly 'PreRecordedRequest.detect_language': {
    readonly schema: 'PreRecordedRequest';
    readonly field: 'detect_language';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/PreRecordedParams/properties/detect_language';
    readonly schemas: readonly ['PreRecordedRequest', 'PreRecordedRequestParams'];
    readonly sentences: readonly [
      'What it does beyond its name, its default, and how it combines with `language_config`.',
    ];
  };
  readonly 'PreRecordedRequest.enable_code_switching': {
    readonly schema: 'PreRecordedRequest';
    readonly field: 'enable_code_switching';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/PreRecordedParams/properties/enable_code_switching';
    readonly schemas: readonly ['PreRecordedRequest', 'PreRecordedRequestParams'];
    readonly sentences: readonly [
      'What it does beyond its name, its default, and how it combines with `language_config`.',
    ];
  };
  readonly 'PreRecordedRequest.language': {
    readonly schema: 'PreRecordedRequest';
    readonly field: 'language';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/PreRecordedParams/properties/language';
    readonly schemas: readonly ['PreRecordedRequest', 'PreRecordedRequestParams'];
    readonly sentences: readonly [
      'What it does beyond its name, its default, and how it combines with `language_config`.',
    ];
  };
  readonly PreRecordedWebhook: {
    readonly schema: 'PreRecordedWebhook';
    readonly field: '';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/PreRecordedWebhook';
    readonly schemas: readonly ['PreRecordedWebhook'];
    readonly sentences: readonly ['The rest of the body.'];
  };
  readonly 'RealtimeProcessingConfig.words_accurate_timestamps': {
    readonly schema: 'RealtimeProcessingConfig';
    readonly field: 'words_accurate_timestamps';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/RealtimeProcessingConfig/properties/words_accurate_timestamps';
    readonly schemas: readonly ['RealtimeProcessingConfig'];
    readonly sentences: readonly ['Its default.'];
  };
  readonly Sentence: {
    readonly schema: 'Sentence';
    readonly field: '';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/Sentence';
    readonly schemas: readonly ['Sentence'];
    readonly sentences: readonly ['The fields of a sentence.'];
  };
  readonly 'SentimentAnalysisAddon.results': {
    readonly schema: 'SentimentAnalysisAddon';
    readonly field: 'results';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/SentimentAnalysisAddon/properties/results';
    readonly schemas: readonly ['SentimentAnalysisAddon'];
    readonly sentences: readonly ['The value when the add-on failed, since null is not named.'];
  };
  readonly Subtitle: {
    readonly schema: 'Subtitle';
    readonly field: '';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/Subtitle';
    readonly schemas: readonly ['Subtitle'];
    readonly sentences: readonly ['The fields of a subtitle record.'];
  };
  readonly 'TranscriptData.id': {
    readonly schema: 'TranscriptData';
    readonly field: 'id';
    readonly document: 'asyncapi';
    readonly pointer: '/components/schemas/TranscriptData/properties/id';
    readonly schemas: readonly ['TranscriptData'];
    readonly sentences: readonly [
      'Whether a final transcript has the identifier of the partial ones before it.',
    ];
  };
  readonly TranscriptionLanguageCode: {
    readonly schema: 'TranscriptionLanguageCode';
    readonly field: '';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/TranscriptionLanguageCode';
    readonly schemas: readonly ['TranscriptionLanguageCode'];
    readonly sentences: readonly ['The codes after `hu`.'];
  };
  readonly 'TranslationAddon.results[]': {
    readonly schema: 'TranslationAddon';
    readonly field: 'results[]';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/TranslationAddon/properties/results/items';
    readonly schemas: readonly ['TranslationAddon'];
    readonly sentences: readonly ['The fields of a translation.'];
  };
  readonly 'Utterance.confidence': {
    readonly schema: 'Utterance';
    readonly field: 'confidence';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/Utterance/properties/confidence';
    readonly schemas: readonly ['Utterance'];
    readonly sentences: readonly ['The range of a confidence.'];
  };
  readonly 'Utterance.speaker': {
    readonly schema: 'Utterance';
    readonly field: 'speaker';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/Utterance/properties/speaker';
    readonly schemas: readonly ['Utterance'];
    readonly sentences: readonly ['How speakers are numbered.'];
  };
  readonly 'Word.confidence': {
    readonly schema: 'Word';
    readonly field: 'confidence';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/Word/properties/confidence';
    readonly schemas: readonly ['Word'];
    readonly sentences: readonly ['The range of a confidence.'];
  };
  readonly 'channel liveSession': {
    readonly schema: null;
    readonly field: '';
    readonly document: 'asyncapi';
    readonly pointer: '/channels/liveSession';
    readonly sentences: readonly [
      'How long a session can be resumed.',
      'Whether messages that were missed in between are sent again.',
      'What happens to audio that is sent in between.',
      'How the service closes the connection after `stop_recording`.',
    ];
  };
  readonly openapi: {
    readonly schema: null;
    readonly field: '';
    readonly document: 'openapi';
    readonly pointer: '';
    readonly sentences: readonly [
      'Rate limits.',
      'Limits on concurrent jobs and sessions.',
      'The maximum size and duration of a file.',
      'How long files and results are retained.',
      'When the first version will be removed.',
    ];
  };
  readonly 'operation createLiveSession response 2XX': {
    readonly schema: null;
    readonly field: '';
    readonly document: 'openapi';
    readonly pointer: '/paths/~1v2~1live/post/responses/2XX';
    readonly sentences: readonly ['The status code of success.'];
  };
  readonly 'operation createPreRecordedJob response 2XX': {
    readonly schema: null;
    readonly field: '';
    readonly document: 'openapi';
    readonly pointer: '/paths/~1v2~1pre-recorded/post/responses/2XX';
    readonly sentences: readonly ['The status code of success.'];
  };
  readonly 'operation getPreRecordedJob': {
    readonly schema: null;
    readonly field: '';
    readonly document: 'openapi';
    readonly pointer: '/paths/~1v2~1pre-recorded~1{id}/get';
    readonly sentences: readonly [
      'The path of a retrieval by identifier, other than the URL in `result_url`.',
    ];
  };
  readonly 'operation getPreRecordedJob response 2XX': {
    readonly schema: null;
    readonly field: '';
    readonly document: 'openapi';
    readonly pointer: '/paths/~1v2~1pre-recorded~1{id}/get/responses/2XX';
    readonly sentences: readonly ['The status code of success.'];
  };
  readonly 'operation listTranscriptionJobs': {
    readonly schema: null;
    readonly field: '';
    readonly document: 'openapi';
    readonly pointer: '/paths/~1v2~1transcription/get';
    readonly sentences: readonly [
      'The list endpoint that is preferred.',
      'The order of the jobs.',
      'Which date of a job the filters compare.',
    ];
  };
  readonly 'operation notifyPreRecordedJobByPost': {
    readonly schema: null;
    readonly field: '';
    readonly document: 'openapi';
    readonly pointer: '/paths/~1v2~1pre-recorded/post/callbacks/jobFinished/{$request.body#~1callback_config~1url}/post';
    readonly sentences: readonly ['How the receiver can tell that the service sent it.'];
  };
  readonly 'operation notifyPreRecordedJobByPut': {
    readonly schema: null;
    readonly field: '';
    readonly document: 'openapi';
    readonly pointer: '/paths/~1v2~1pre-recorded/post/callbacks/jobFinished/{$request.body#~1callback_config~1url}/put';
    readonly sentences: readonly ['How the receiver can tell that the service sent it.'];
  };
  readonly 'operation notifyTranscriptionDone': {
    readonly schema: null;
    readonly field: '';
    readonly document: 'openapi';
    readonly pointer: '/webhooks/transcriptionDone/post';
    readonly sentences: readonly ['How the receiver can tell that the service sent it.'];
  };
  readonly 'operation sendLiveMessage': {
    readonly schema: null;
    readonly field: '';
    readonly document: 'openapi';
    readonly pointer: '/paths/~1v2~1live/post/callbacks/liveMessage/{$request.body#~1callback_config~1url}/post';
    readonly sentences: readonly ['How the receiver can tell that the service sent it.'];
  };
  readonly 'operation sendLiveMessage body': {
    readonly schema: null;
    readonly field: '';
    readonly document: 'openapi';
    readonly pointer: '/paths/~1v2~1live/post/callbacks/liveMessage/{$request.body#~1callback_config~1url}/post/requestBody/content/application~1json/schema';
    readonly sentences: readonly [
      'How messages appear in the body.',
      'Whether each request carries one message.',
    ];
  };
  readonly 'operation sendPreRecordedResult': {
    readonly schema: null;
    readonly field: '';
    readonly document: 'openapi';
    readonly pointer: '/paths/~1v2~1pre-recorded/post/callbacks/jobFinishedDeprecated/{$request.body#~1callback_url}/post';
    readonly sentences: readonly ['How the receiver can tell that the service sent it.'];
  };
  readonly 'operation sendPreRecordedResult body': {
    readonly schema: null;
    readonly field: '';
    readonly document: 'openapi';
    readonly pointer: '/paths/~1v2~1pre-recorded/post/callbacks/jobFinishedDeprecated/{$request.body#~1callback_url}/post/requestBody/content/application~1json/schema';
    readonly sentences: readonly ['The shape of the body.'];
  };
  readonly 'operation uploadAudio response 2XX': {
    readonly schema: null;
    readonly field: '';
    readonly document: 'openapi';
    readonly pointer: '/paths/~1v2~1upload/post/responses/2XX';
    readonly sentences: readonly ['The status code of success.'];
  };
  readonly 'response LiveSessionRefused': {
    readonly schema: null;
    readonly field: '';
    readonly document: 'openapi';
    readonly pointer: '/components/responses/LiveSessionRefused';
    readonly sentences: readonly ['The status codes, and how the message is sent.'];
  };
  readonly 'response LiveSessionRefused body': {
    readonly schema: null;
    readonly field: '';
    readonly document: 'openapi';
    readonly pointer: '/components/responses/LiveSessionRefused/content/application~1json/schema';
    readonly sentences: readonly ['The shape of the body.'];
  };
  readonly 'response NotificationReceived': {
    readonly schema: null;
    readonly field: '';
    readonly document: 'openapi';
    readonly pointer: '/components/responses/NotificationReceived';
    readonly sentences: readonly ['Which responses the service treats as success.'];
  };
  readonly 'response NotificationRefused': {
    readonly schema: null;
    readonly field: '';
    readonly document: 'openapi';
    readonly pointer: '/components/responses/NotificationRefused';
    readonly sentences: readonly [
      'Which responses the service treats as a failure, and whether it tries again.',
    ];
  };
  readonly 'response UnspecifiedError': {
    readonly schema: null;
    readonly field: '';
    readonly document: 'openapi';
    readonly pointer: '/components/responses/UnspecifiedError';
    readonly sentences: readonly ['The status codes and the body.'];
  };
  readonly 'response UnspecifiedError body': {
    readonly schema: null;
    readonly field: '';
    readonly document: 'openapi';
    readonly pointer: '/components/responses/UnspecifiedError/content/application~1json/schema';
    readonly sentences: readonly ['The shape of the body.'];
  };
};

/** What this contract chose where the interface is silent or contradicts itself. */
export declare const assumptions: {
  readonly AudioChunkData: {
    readonly schema: 'AudioChunkData';
    readonly field: '';
    readonly document: 'asyncapi';
    readonly pointer: '/components/schemas/AudioChunkData';
    readonly schemas: readonly ['AudioChunkData'];
    readonly sentences: readonly [
      'The field is required, since it is not described as conditional.',
    ];
  };
  readonly AudioChunkMessage: {
    readonly schema: 'AudioChunkMessage';
    readonly field: '';
    readonly document: 'asyncapi';
    readonly pointer: '/components/schemas/AudioChunkMessage';
    readonly schemas: readonly ['AudioChunkMessage'];
    readonly sentences: readonly [
      'All fields are required, since none is described as conditional.',
    ];
  };
  readonly 'AudioFile.audio_duration': {
    readonly schema: 'AudioFile';
    readonly field: 'audio_duration';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/AudioFile/properties/audio_duration';
    readonly schemas: readonly ['AudioFile'];
    readonly sentences: readonly ['The unit is seconds, as in the metadata of a result.'];
  };
  readonly AudioMetadata: {
    readonly schema: 'AudioMetadata';
    readonly field: '';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/AudioMetadata';
    readonly schemas: readonly ['AudioMetadata'];
    readonly sentences: readonly [
      'All fields are required, since none is described as conditional.',
    ];
  };
  readonly 'AudioMetadata.audio_duration': {
    readonly schema: 'AudioMetadata';
    readonly field: 'audio_duration';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/AudioMetadata/properties/audio_duration';
    readonly schemas: readonly ['AudioMetadata'];
    readonly sentences: readonly ['The unit is seconds, as in the metadata of a result.'];
  };
  readonly DateOrDateTime: {
    readonly schema: 'DateOrDateTime';
    readonly field: '';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/DateOrDateTime';
    readonly schemas: readonly ['DateOrDateTime'];
    readonly sentences: readonly [
      'Both forms are accepted: the filters are declared as a date and time, and one of them is described by the format YYYY-MM-DD.',
    ];
  };
  readonly 'LanguageConfig.code_switching': {
    readonly schema: 'LanguageConfig';
    readonly field: 'code_switching';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/LanguageConfig/properties/code_switching';
    readonly schemas: readonly ['LanguageConfig'];
    readonly sentences: readonly [
      'The schema accepts it with a single code, although it is then ignored.',
    ];
  };
  readonly 'LanguageConfig.languages': {
    readonly schema: 'LanguageConfig';
    readonly field: 'languages';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/LanguageConfig/properties/languages';
    readonly schemas: readonly ['LanguageConfig'];
    readonly sentences: readonly [
      'With several codes, they guide the detection. This is said only of live sessions with `code_switching`.',
    ];
  };
  readonly 'ListTranscriptionJobsQuery.custom_metadata': {
    readonly schema: 'ListTranscriptionJobsQuery';
    readonly field: 'custom_metadata';
    readonly document: 'openapi';
    readonly pointer: '/paths/~1v2~1transcription/get/parameters/6';
    readonly schemas: readonly ['ListTranscriptionJobsQuery'];
    readonly sentences: readonly [
      'Each field is a parameter with its name in brackets, as in `custom_metadata[garden]=roses`.',
    ];
  };
  readonly 'ListTranscriptionJobsQuery.kind': {
    readonly schema: 'ListTranscriptionJobsQuery';
    readonly field: 'kind';
    readonly document: 'openapi';
    readonly pointer: '/paths/~1v2~1transcription/get/parameters/7';
    readonly schemas: readonly ['ListTranscriptionJobsQuery'];
    readonly sentences: readonly ['To send several values, the parameter is repeated.'];
  };
  readonly 'ListTranscriptionJobsQuery.status': {
    readonly schema: 'ListTranscriptionJobsQuery';
    readonly field: 'status';
    readonly document: 'openapi';
    readonly pointer: '/paths/~1v2~1transcription/get/parameters/5';
    readonly schemas: readonly ['ListTranscriptionJobsQuery'];
    readonly sentences: readonly ['To send several values, the parameter is repeated.'];
  };
  readonly 'LiveJob.completed_at': {
    readonly schema: 'LiveJob';
    readonly field: 'completed_at';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/JobPending/properties/completed_at';
    readonly schemas: readonly ['LiveJob', 'PreRecordedJob'];
    readonly sentences: readonly [
      'It is absent or null until the job finishes; the schema does not enforce this.',
    ];
  };
  readonly 'LiveJob.error_code': {
    readonly schema: 'LiveJob';
    readonly field: 'error_code';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/JobPending/properties/error_code';
    readonly schemas: readonly ['LiveJob', 'PreRecordedJob'];
    readonly sentences: readonly [
      'It is absent or null until the job finishes; the schema does not enforce this.',
    ];
  };
  readonly 'LiveJob.error_code (LiveJobDone)': {
    readonly schema: 'LiveJob';
    readonly field: 'error_code';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/JobDone/properties/error_code';
    readonly schemas: readonly ['LiveJob', 'PreRecordedJob'];
    readonly sentences: readonly [
      'It is absent or null without an error; the schema does not enforce this.',
    ];
  };
  readonly 'LiveJob.file': {
    readonly schema: 'LiveJob';
    readonly field: 'file';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/JobFields/properties/file';
    readonly schemas: readonly ['LiveJob', 'PreRecordedJob'];
    readonly sentences: readonly [
      'A failed job may also lack this field, or still carry the file.',
    ];
  };
  readonly 'LiveJob.kind': {
    readonly schema: 'LiveJob';
    readonly field: 'kind';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/LiveJobFields/properties/kind';
    readonly schemas: readonly ['LiveJob'];
    readonly sentences: readonly [
      'It is always present, since it is required, though it is also said to have a default.',
    ];
  };
  readonly 'LiveJob.request_params': {
    readonly schema: 'LiveJob';
    readonly field: 'request_params';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/LiveJobFields/properties/request_params';
    readonly schemas: readonly ['LiveJob'];
    readonly sentences: readonly [
      'A failed job may also lack this field, or still carry the parameters.',
    ];
  };
  readonly 'LiveJob.result': {
    readonly schema: 'LiveJob';
    readonly field: 'result';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/LiveJobPending/properties/result';
    readonly schemas: readonly ['LiveJob'];
    readonly sentences: readonly [
      'It is absent or null until the job finishes; the schema does not enforce this.',
    ];
  };
  readonly LiveRequest: {
    readonly schema: 'LiveRequest';
    readonly field: '';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/LiveRequest';
    readonly schemas: readonly ['LiveRequest'];
    readonly sentences: readonly [
      'Clients send only fields that are named here, so that a misspelled one can be caught.',
    ];
  };
  readonly 'LiveRequest.bit_depth': {
    readonly schema: 'LiveRequest';
    readonly field: 'bit_depth';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/LiveRequest/properties/bit_depth';
    readonly schemas: readonly ['LiveRequest'];
    readonly sentences: readonly [
      'The schema does not enforce the 8 bits of `wav/alaw` and `wav/ulaw`, since the default would contradict them.',
    ];
  };
  readonly 'LiveResult.messages': {
    readonly schema: 'LiveResult';
    readonly field: 'messages';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/LiveResult/properties/messages';
    readonly schemas: readonly ['LiveResult'];
    readonly sentences: readonly ['The examples show JSON text.'];
  };
  readonly LiveUtterance: {
    readonly schema: 'LiveUtterance';
    readonly field: '';
    readonly document: 'asyncapi';
    readonly pointer: '/components/schemas/LiveUtterance';
    readonly schemas: readonly ['LiveUtterance'];
    readonly sentences: readonly [
      'All fields are required, since none is described as conditional.',
      'The times are in seconds, as in the utterance of a result.',
    ];
  };
  readonly OtherServerMessage: {
    readonly schema: 'OtherServerMessage';
    readonly field: '';
    readonly document: 'asyncapi';
    readonly pointer: '/components/schemas/OtherServerMessage';
    readonly schemas: readonly ['OtherServerMessage'];
    readonly sentences: readonly [
      'All fields but `data` are required, since none of them is described as conditional.',
    ];
  };
  readonly 'OtherServerMessage.data': {
    readonly schema: 'OtherServerMessage';
    readonly field: 'data';
    readonly document: 'asyncapi';
    readonly pointer: '/components/schemas/OtherServerMessage/properties/data';
    readonly schemas: readonly ['OtherServerMessage'];
    readonly sentences: readonly ['It may be absent, since no message of these kinds is shown.'];
  };
  readonly 'PiiRedactionConfig.entity_types': {
    readonly schema: 'PiiRedactionConfig';
    readonly field: 'entity_types';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/PiiRedactionConfig/properties/entity_types';
    readonly schemas: readonly ['PiiRedactionConfig'];
    readonly sentences: readonly [
      'One value and a list of values are both accepted, since both are described.',
    ];
  };
  readonly PostProcessingConfig: {
    readonly schema: 'PostProcessingConfig';
    readonly field: '';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/PostProcessingConfig';
    readonly schemas: readonly ['PostProcessingConfig'];
    readonly sentences: readonly [
      'The configuration is used if its option is true. This is not said.',
    ];
  };
  readonly 'PreRecordedCallback.id': {
    readonly schema: 'PreRecordedCallback';
    readonly field: 'id';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/PreRecordedCallback/properties/id';
    readonly schemas: readonly ['PreRecordedCallback'];
    readonly sentences: readonly ['Its format is that of the identifier in the job.'];
  };
  readonly 'PreRecordedJob.kind': {
    readonly schema: 'PreRecordedJob';
    readonly field: 'kind';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/PreRecordedJobFields/properties/kind';
    readonly schemas: readonly ['PreRecordedJob'];
    readonly sentences: readonly [
      'It is always present, since it is required, though it is also said to have a default.',
    ];
  };
  readonly 'PreRecordedJob.request_params': {
    readonly schema: 'PreRecordedJob';
    readonly field: 'request_params';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/PreRecordedJobFields/properties/request_params';
    readonly schemas: readonly ['PreRecordedJob'];
    readonly sentences: readonly [
      'A failed job may also lack this field, or still carry the parameters.',
    ];
  };
  readonly 'PreRecordedJob.result': {
    readonly schema: 'PreRecordedJob';
    readonly field: 'result';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/PreRecordedJobPending/properties/result';
    readonly schemas: readonly ['PreRecordedJob'];
    readonly sentences: readonly [
      'It is absent or null until the job finishes; the schema does not enforce this.',
    ];
  };
  readonly 'PreRecordedJobCreated.id': {
    readonly schema: 'PreRecordedJobCreated';
    readonly field: 'id';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/PreRecordedJobCreated/properties/id';
    readonly schemas: readonly ['PreRecordedJobCreated'];
    readonly sentences: readonly ['Its format is that of the identifier in the job.'];
  };
  readonly PreRecordedRequest: {
    readonly schema: 'PreRecordedRequest';
    readonly field: '';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/PreRecordedRequest';
    readonly schemas: readonly ['PreRecordedRequest'];
    readonly sentences: readonly [
      'Clients send only fields that are named here, so that a misspelled one can be caught.',
      'No rule between an option and its configuration is stated, so none is enforced.',
      'Each configuration is used if its option is on. This is said only of `custom_vocabulary_config` and `callback_config`.',
    ];
  };
  readonly 'PreRecordedRequest.audio_url': {
    readonly schema: 'PreRecordedRequest';
    readonly field: 'audio_url';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/PreRecordedRequest/properties/audio_url';
    readonly schemas: readonly ['PreRecordedRequest'];
    readonly sentences: readonly [
      'It is not null. Recorded parameters may hold null, but the call is shown with a URL.',
    ];
  };
  readonly 'PreRecordedRequest.custom_vocabulary': {
    readonly schema: 'PreRecordedRequest';
    readonly field: 'custom_vocabulary';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/PreRecordedParams/properties/custom_vocabulary';
    readonly schemas: readonly ['PreRecordedRequest', 'PreRecordedRequestParams'];
    readonly sentences: readonly [
      'Both forms are accepted, since either is described.',
      'The items of the list are those of `vocabulary`, and the list replaces the configuration.',
    ];
  };
  readonly 'PreRecordedRequest.detect_language': {
    readonly schema: 'PreRecordedRequest';
    readonly field: 'detect_language';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/PreRecordedParams/properties/detect_language';
    readonly schemas: readonly ['PreRecordedRequest', 'PreRecordedRequestParams'];
    readonly sentences: readonly [
      'Recorded parameters may hold it too. It is in the example of the request and in the mapping from the first version, but not among the recorded parameters.',
    ];
  };
  readonly 'PreRecordedRequest.enable_code_switching': {
    readonly schema: 'PreRecordedRequest';
    readonly field: 'enable_code_switching';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/PreRecordedParams/properties/enable_code_switching';
    readonly schemas: readonly ['PreRecordedRequest', 'PreRecordedRequestParams'];
    readonly sentences: readonly [
      'Recorded parameters may hold it too. It is in the example of the request and in the mapping from the first version, but not among the recorded parameters.',
    ];
  };
  readonly 'PreRecordedRequest.language': {
    readonly schema: 'PreRecordedRequest';
    readonly field: 'language';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/PreRecordedParams/properties/language';
    readonly schemas: readonly ['PreRecordedRequest', 'PreRecordedRequestParams'];
    readonly sentences: readonly [
      'It is a language code, and recorded parameters may hold it too. Its type is not stated; it is in the example of the request and in the mapping from the first version, but not among the recorded parameters.',
    ];
  };
  readonly PreRecordedRequestParams: {
    readonly schema: 'PreRecordedRequestParams';
    readonly field: '';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/PreRecordedRequestParams';
    readonly schemas: readonly ['PreRecordedRequestParams'];
    readonly sentences: readonly [
      'Only fields that are named here are recorded, as only those are sent.',
    ];
  };
  readonly 'PreRecordedWebhook.id': {
    readonly schema: 'PreRecordedWebhook';
    readonly field: 'id';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/PreRecordedWebhook/properties/id';
    readonly schemas: readonly ['PreRecordedWebhook'];
    readonly sentences: readonly ['Its format is that of the identifier in the job.'];
  };
  readonly RealtimeProcessingConfig: {
    readonly schema: 'RealtimeProcessingConfig';
    readonly field: '';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/RealtimeProcessingConfig';
    readonly schemas: readonly ['RealtimeProcessingConfig'];
    readonly sentences: readonly [
      'Each configuration is used if its option is true. This is said only of `custom_vocabulary_config` of pre-recorded jobs.',
    ];
  };
  readonly 'ResultMetadata.billing_time': {
    readonly schema: 'ResultMetadata';
    readonly field: 'billing_time';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/ResultMetadata/properties/billing_time';
    readonly schemas: readonly ['ResultMetadata'];
    readonly sentences: readonly ['The schema does not enforce that it is the product.'];
  };
  readonly TranscriptData: {
    readonly schema: 'TranscriptData';
    readonly field: '';
    readonly document: 'asyncapi';
    readonly pointer: '/components/schemas/TranscriptData';
    readonly schemas: readonly ['TranscriptData'];
    readonly sentences: readonly [
      'All fields are required, since none is described as conditional.',
    ];
  };
  readonly TranscriptMessage: {
    readonly schema: 'TranscriptMessage';
    readonly field: '';
    readonly document: 'asyncapi';
    readonly pointer: '/components/schemas/TranscriptMessage';
    readonly schemas: readonly ['TranscriptMessage'];
    readonly sentences: readonly [
      'All fields are required, since none is described as conditional.',
    ];
  };
  readonly 'Transcription.languages': {
    readonly schema: 'Transcription';
    readonly field: 'languages';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/Transcription/properties/languages';
    readonly schemas: readonly ['Transcription'];
    readonly sentences: readonly ['The schema does not enforce the order.'];
  };
  readonly 'Transcription.sentences': {
    readonly schema: 'Transcription';
    readonly field: 'sentences';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/Transcription/properties/sentences';
    readonly schemas: readonly ['Transcription'];
    readonly sentences: readonly [
      'Live results may hold it too: their transcription is the same, though sentences are an add-on for pre-recorded jobs only.',
    ];
  };
  readonly 'Transcription.subtitles': {
    readonly schema: 'Transcription';
    readonly field: 'subtitles';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/Transcription/properties/subtitles';
    readonly schemas: readonly ['Transcription'];
    readonly sentences: readonly [
      'Live results may hold it too: their transcription is the same, though subtitles are an add-on for pre-recorded jobs only.',
    ];
  };
  readonly TranscriptionLanguageCode: {
    readonly schema: 'TranscriptionLanguageCode';
    readonly field: '';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/TranscriptionLanguageCode';
    readonly schemas: readonly ['TranscriptionLanguageCode'];
    readonly sentences: readonly [
      'Any code of two or three lowercase letters is accepted, so that none is refused for not being listed here.',
    ];
  };
  readonly UploadResponse: {
    readonly schema: 'UploadResponse';
    readonly field: '';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/UploadResponse';
    readonly schemas: readonly ['UploadResponse'];
    readonly sentences: readonly [
      'All fields are required, since none is described as conditional.',
    ];
  };
  readonly Utterance: {
    readonly schema: 'Utterance';
    readonly field: '';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/Utterance';
    readonly schemas: readonly ['Utterance'];
    readonly sentences: readonly [
      'All fields but `confidence` and `speaker` are required, since none of them is described as conditional.',
    ];
  };
  readonly 'Utterance.confidence': {
    readonly schema: 'Utterance';
    readonly field: 'confidence';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/Utterance/properties/confidence';
    readonly schemas: readonly ['Utterance'];
    readonly sentences: readonly [
      'Results may hold it, since the utterance of a live message does.',
    ];
  };
  readonly Word: {
    readonly schema: 'Word';
    readonly field: '';
    readonly document: 'openapi';
    readonly pointer: '/components/schemas/Word';
    readonly schemas: readonly ['Word'];
    readonly sentences: readonly [
      'All fields are required, since none is described as conditional.',
      'The times are in seconds, as those of the utterance are.',
    ];
  };
  readonly asyncapi: {
    readonly schema: null;
    readonly field: '';
    readonly document: 'asyncapi';
    readonly pointer: '/servers/session';
    readonly sentences: readonly ['The scheme is `wss`. It is not shown.'];
  };
  readonly 'operation createLiveSession': {
    readonly schema: null;
    readonly field: '';
    readonly document: 'openapi';
    readonly pointer: '/paths/~1v2~1live/post/requestBody';
    readonly sentences: readonly ['The body may be left out, since each of its fields may be.'];
  };
  readonly 'operation getPreRecordedJob': {
    readonly schema: null;
    readonly field: '';
    readonly document: 'openapi';
    readonly pointer: '/paths/~1v2~1pre-recorded~1{id}/get';
    readonly sentences: readonly [
      'The path is that of the creation, with the identifier appended.',
      'The key is sent as in the other calls. This call is not shown with it.',
    ];
  };
  readonly 'operation getPreRecordedJob parameter id': {
    readonly schema: null;
    readonly field: '';
    readonly document: 'openapi';
    readonly pointer: '/paths/~1v2~1pre-recorded~1{id}/get/parameters/0';
    readonly sentences: readonly [
      'The identifier is the last part of the path, in the format that it has in the job.',
    ];
  };
  readonly 'operation sendLiveMessage body': {
    readonly schema: null;
    readonly field: '';
    readonly document: 'openapi';
    readonly pointer: '/paths/~1v2~1live/post/callbacks/liveMessage/{$request.body#~1callback_config~1url}/post/requestBody/content/application~1json/schema';
    readonly sentences: readonly ['The body is a JSON object, as a message on the WebSocket is.'];
  };
  readonly 'operation sendPreRecordedResult body': {
    readonly schema: null;
    readonly field: '';
    readonly document: 'openapi';
    readonly pointer: '/paths/~1v2~1pre-recorded/post/callbacks/jobFinishedDeprecated/{$request.body#~1callback_url}/post/requestBody/content/application~1json/schema';
    readonly sentences: readonly ['The body is a JSON object, as that of the other callback is.'];
  };
};
