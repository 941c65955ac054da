// Generated from the contract by `npm run build`; edit the contract instead.

/**
 * Every fact has a readable key: the schema and the field, such as `CallbackConfig.method`, or
 * what else it is about, such as `operation listTranscriptionJobs`. In a field, `[]` is an
 * item of a list and `.*` a value of a dictionary. `pointer` is the place in the bundled
 * document.
 */

/** Every documented default: `value` is what holds when the field is left out. */
export declare const defaults: {
  readonly 'CallbackConfig.method': {
    readonly schema: 'CallbackConfig';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly value: 'POST';
  };
  readonly 'LanguageConfig.code_switching': {
    readonly schema: 'LanguageConfig';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly value: false;
  };
  readonly 'LanguageConfig.languages': {
    readonly schema: 'LanguageConfig';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly value: readonly [];
  };
  readonly 'ListTranscriptionJobsQuery.limit': {
    readonly schema: 'ListTranscriptionJobsQuery';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly value: 20;
  };
  readonly 'ListTranscriptionJobsQuery.offset': {
    readonly schema: 'ListTranscriptionJobsQuery';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly value: 0;
  };
  readonly 'LiveCallbackConfig.receive_acknowledgments': {
    readonly schema: 'LiveCallbackConfig';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly value: false;
  };
  readonly 'LiveCallbackConfig.receive_errors': {
    readonly schema: 'LiveCallbackConfig';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly value: false;
  };
  readonly 'LiveCallbackConfig.receive_final_transcripts': {
    readonly schema: 'LiveCallbackConfig';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly value: true;
  };
  readonly 'LiveCallbackConfig.receive_lifecycle_events': {
    readonly schema: 'LiveCallbackConfig';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly value: true;
  };
  readonly 'LiveCallbackConfig.receive_partial_transcripts': {
    readonly schema: 'LiveCallbackConfig';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly value: false;
  };
  readonly 'LiveCallbackConfig.receive_post_processing_events': {
    readonly schema: 'LiveCallbackConfig';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly value: true;
  };
  readonly 'LiveCallbackConfig.receive_pre_processing_events': {
    readonly schema: 'LiveCallbackConfig';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly value: true;
  };
  readonly 'LiveCallbackConfig.receive_realtime_processing_events': {
    readonly schema: 'LiveCallbackConfig';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly value: true;
  };
  readonly 'LiveCallbackConfig.receive_speech_events': {
    readonly schema: 'LiveCallbackConfig';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly value: false;
  };
  readonly 'LiveMessagesConfig.receive_acknowledgments': {
    readonly schema: 'LiveMessagesConfig';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly value: true;
  };
  readonly 'LiveMessagesConfig.receive_errors': {
    readonly schema: 'LiveMessagesConfig';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly value: true;
  };
  readonly 'LiveMessagesConfig.receive_final_transcripts': {
    readonly schema: 'LiveMessagesConfig';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly value: true;
  };
  readonly 'LiveMessagesConfig.receive_lifecycle_events': {
    readonly schema: 'LiveMessagesConfig';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly value: false;
  };
  readonly 'LiveMessagesConfig.receive_partial_transcripts': {
    readonly schema: 'LiveMessagesConfig';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly value: false;
  };
  readonly 'LiveMessagesConfig.receive_post_processing_events': {
    readonly schema: 'LiveMessagesConfig';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly value: true;
  };
  readonly 'LiveMessagesConfig.receive_pre_processing_events': {
    readonly schema: 'LiveMessagesConfig';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly value: true;
  };
  readonly 'LiveMessagesConfig.receive_realtime_processing_events': {
    readonly schema: 'LiveMessagesConfig';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly value: true;
  };
  readonly 'LiveMessagesConfig.receive_speech_events': {
    readonly schema: 'LiveMessagesConfig';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly value: true;
  };
  readonly 'LiveRequest.bit_depth': {
    readonly schema: 'LiveRequest';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly value: 16;
  };
  readonly 'LiveRequest.callback': {
    readonly schema: 'LiveRequest';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly value: false;
  };
  readonly 'LiveRequest.channels': {
    readonly schema: 'LiveRequest';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly value: 1;
  };
  readonly 'LiveRequest.encoding': {
    readonly schema: 'LiveRequest';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly value: 'wav/pcm';
  };
  readonly 'LiveRequest.endpointing': {
    readonly schema: 'LiveRequest';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly value: 0.05;
  };
  readonly 'LiveRequest.maximum_duration_without_endpointing': {
    readonly schema: 'LiveRequest';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly value: 5;
  };
  readonly 'LiveRequest.sample_rate': {
    readonly schema: 'LiveRequest';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly value: 16000;
  };
  readonly 'PostProcessingConfig.chapterization': {
    readonly schema: 'PostProcessingConfig';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly value: false;
  };
  readonly 'PostProcessingConfig.summarization': {
    readonly schema: 'PostProcessingConfig';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly value: false;
  };
  readonly 'PreProcessingConfig.audio_enhancer': {
    readonly schema: 'PreProcessingConfig';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly value: false;
  };
  readonly 'PreProcessingConfig.speech_threshold': {
    readonly schema: 'PreProcessingConfig';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly value: 0.6;
  };
  readonly 'PreRecordedRequest.audio_to_llm': {
    readonly schema: 'PreRecordedRequest';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly value: false;
  };
  readonly 'PreRecordedRequest.callback': {
    readonly schema: 'PreRecordedRequest';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly value: false;
  };
  readonly 'PreRecordedRequest.custom_spelling': {
    readonly schema: 'PreRecordedRequest';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly value: false;
  };
  readonly 'PreRecordedRequest.custom_vocabulary': {
    readonly schema: 'PreRecordedRequest';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly value: false;
  };
  readonly 'PreRecordedRequest.diarization': {
    readonly schema: 'PreRecordedRequest';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly value: false;
  };
  readonly 'PreRecordedRequest.named_entity_recognition': {
    readonly schema: 'PreRecordedRequest';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly value: false;
  };
  readonly 'PreRecordedRequest.pii_redaction': {
    readonly schema: 'PreRecordedRequest';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly value: false;
  };
  readonly 'PreRecordedRequest.punctuation_enhanced': {
    readonly schema: 'PreRecordedRequest';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly value: false;
  };
  readonly 'PreRecordedRequest.sentences': {
    readonly schema: 'PreRecordedRequest';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly value: false;
  };
  readonly 'PreRecordedRequest.sentiment_analysis': {
    readonly schema: 'PreRecordedRequest';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly value: false;
  };
  readonly 'PreRecordedRequest.subtitles': {
    readonly schema: 'PreRecordedRequest';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly value: false;
  };
  readonly 'PreRecordedRequest.summarization': {
    readonly schema: 'PreRecordedRequest';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly value: false;
  };
  readonly 'PreRecordedRequest.translation': {
    readonly schema: 'PreRecordedRequest';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly value: false;
  };
  readonly 'PreRecordedRequestParams.audio_to_llm': {
    readonly schema: 'PreRecordedRequestParams';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly value: false;
  };
  readonly 'PreRecordedRequestParams.callback': {
    readonly schema: 'PreRecordedRequestParams';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly value: false;
  };
  readonly 'PreRecordedRequestParams.custom_spelling': {
    readonly schema: 'PreRecordedRequestParams';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly value: false;
  };
  readonly 'PreRecordedRequestParams.custom_vocabulary': {
    readonly schema: 'PreRecordedRequestParams';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly value: false;
  };
  readonly 'PreRecordedRequestParams.diarization': {
    readonly schema: 'PreRecordedRequestParams';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly value: false;
  };
  readonly 'PreRecordedRequestParams.named_entity_recognition': {
    readonly schema: 'PreRecordedRequestParams';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly value: false;
  };
  readonly 'PreRecordedRequestParams.pii_redaction': {
    readonly schema: 'PreRecordedRequestParams';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly value: false;
  };
  readonly 'PreRecordedRequestParams.punctuation_enhanced': {
    readonly schema: 'PreRecordedRequestParams';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly value: false;
  };
  readonly 'PreRecordedRequestParams.sentences': {
    readonly schema: 'PreRecordedRequestParams';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly value: false;
  };
  readonly 'PreRecordedRequestParams.sentiment_analysis': {
    readonly schema: 'PreRecordedRequestParams';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly value: false;
  };
  readonly 'PreRecordedRequestParams.subtitles': {
    readonly schema: 'PreRecordedRequestParams';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly value: false;
  };
  readonly 'PreRecordedRequestParams.summarization': {
    readonly schema: 'PreRecordedRequestParams';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly value: false;
  };
  readonly 'PreRecordedRequestParams.translation': {
    readonly schema: 'PreRecordedRequestParams';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly value: false;
  };
  readonly 'RealtimeProcessingConfig.custom_spelling': {
    readonly schema: 'RealtimeProcessingConfig';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly value: false;
  };
  readonly 'RealtimeProcessingConfig.custom_vocabulary': {
    readonly schema: 'RealtimeProcessingConfig';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly value: false;
  };
  readonly 'RealtimeProcessingConfig.named_entity_recognition': {
    readonly schema: 'RealtimeProcessingConfig';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly value: false;
  };
  readonly 'RealtimeProcessingConfig.sentiment_analysis': {
    readonly schema: 'RealtimeProcessingConfig';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly value: false;
  };
  readonly 'RealtimeProcessingConfig.translation': {
    readonly schema: 'RealtimeProcessingConfig';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly value: false;
  };
  readonly 'SubtitlesConfig.formats': {
    readonly schema: 'SubtitlesConfig';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly value: readonly ['srt'];
  };
  readonly 'SubtitlesConfig.style': {
    readonly schema: 'SubtitlesConfig';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly value: 'default';
  };
  readonly 'SummarizationConfig.type': {
    readonly schema: 'SummarizationConfig';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly value: 'general';
  };
  readonly 'TranslationConfig.context_adaptation': {
    readonly schema: 'TranslationConfig';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly value: true;
  };
  readonly 'TranslationConfig.informal': {
    readonly schema: 'TranslationConfig';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly value: false;
  };
  readonly 'TranslationConfig.lipsync': {
    readonly schema: 'TranslationConfig';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly value: true;
  };
  readonly 'TranslationConfig.match_original_utterances': {
    readonly schema: 'TranslationConfig';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly value: true;
  };
  readonly 'TranslationConfig.model': {
    readonly schema: 'TranslationConfig';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly value: 'base';
  };
};

/** Every bound, with the unit where there is one. */
export declare const limits: {
  readonly 'AudioFile.number_of_channels': {
    readonly schema: 'AudioFile';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly minimum: 1;
  };
  readonly 'AudioToLlmConfig.prompts': {
    readonly schema: 'AudioToLlmConfig';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly minItems: 1;
  };
  readonly 'CustomVocabularyConfig.default_intensity': {
    readonly schema: 'CustomVocabularyConfig';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly minimum: 0;
    readonly maximum: 1;
  };
  readonly 'CustomVocabularyEntry.intensity': {
    readonly schema: 'CustomVocabularyEntry';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly minimum: 0;
    readonly maximum: 1;
  };
  readonly 'DiarizationConfig.max_speakers': {
    readonly schema: 'DiarizationConfig';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly minimum: 0;
  };
  readonly 'DiarizationConfig.min_speakers': {
    readonly schema: 'DiarizationConfig';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly minimum: 0;
  };
  readonly 'DiarizationConfig.number_of_speakers': {
    readonly schema: 'DiarizationConfig';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly minimum: 1;
  };
  readonly 'ListTranscriptionJobsQuery.limit': {
    readonly schema: 'ListTranscriptionJobsQuery';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly minimum: 1;
  };
  readonly 'ListTranscriptionJobsQuery.offset': {
    readonly schema: 'ListTranscriptionJobsQuery';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly minimum: 0;
  };
  readonly 'LiveJob.error_code': {
    readonly schema: 'LiveJob';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly minimum: 400;
    readonly maximum: 599;
  };
  readonly 'LiveRequest.channels': {
    readonly schema: 'LiveRequest';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly minimum: 1;
    readonly maximum: 8;
  };
  readonly 'LiveRequest.endpointing': {
    readonly schema: 'LiveRequest';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly minimum: 0.01;
    readonly maximum: 10;
    readonly unit: 'seconds';
  };
  readonly 'LiveRequest.maximum_duration_without_endpointing': {
    readonly schema: 'LiveRequest';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly minimum: 5;
    readonly maximum: 60;
    readonly unit: 'seconds';
  };
  readonly 'PreProcessingConfig.speech_threshold': {
    readonly schema: 'PreProcessingConfig';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly minimum: 0;
    readonly maximum: 1;
  };
  readonly 'PreRecordedJob.error_code': {
    readonly schema: 'PreRecordedJob';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly minimum: 400;
    readonly maximum: 599;
  };
  readonly 'ResultMetadata.number_of_distinct_channels': {
    readonly schema: 'ResultMetadata';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly minimum: 1;
  };
  readonly 'SubtitlesConfig.formats': {
    readonly schema: 'SubtitlesConfig';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly minItems: 1;
  };
  readonly 'SubtitlesConfig.maximum_characters_per_row': {
    readonly schema: 'SubtitlesConfig';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly minimum: 1;
  };
  readonly 'SubtitlesConfig.maximum_duration': {
    readonly schema: 'SubtitlesConfig';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly minimum: 1;
    readonly maximum: 30;
    readonly unit: 'seconds';
  };
  readonly 'SubtitlesConfig.maximum_rows_per_caption': {
    readonly schema: 'SubtitlesConfig';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly minimum: 1;
    readonly maximum: 5;
  };
  readonly 'SubtitlesConfig.minimum_duration': {
    readonly schema: 'SubtitlesConfig';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly minimum: 0;
    readonly unit: 'seconds';
  };
  readonly 'TranslationConfig.target_languages': {
    readonly schema: 'TranslationConfig';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly minItems: 1;
  };
};

/** What numbers count, such as seconds. */
export declare const units: {
  readonly 'AudioFile.audio_duration': {
    readonly schema: 'AudioFile';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly unit: 'seconds';
  };
  readonly 'AudioMetadata.audio_duration': {
    readonly schema: 'AudioMetadata';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly unit: 'seconds';
  };
  readonly 'LiveRequest.endpointing': {
    readonly schema: 'LiveRequest';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly unit: 'seconds';
  };
  readonly 'LiveRequest.maximum_duration_without_endpointing': {
    readonly schema: 'LiveRequest';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly unit: 'seconds';
  };
  readonly 'LiveUtterance.end': {
    readonly schema: 'LiveUtterance';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly unit: 'seconds';
  };
  readonly 'LiveUtterance.start': {
    readonly schema: 'LiveUtterance';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly unit: 'seconds';
  };
  readonly 'ResultMetadata.audio_duration': {
    readonly schema: 'ResultMetadata';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly unit: 'seconds';
  };
  readonly 'ResultMetadata.billing_time': {
    readonly schema: 'ResultMetadata';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly unit: 'seconds';
  };
  readonly 'ResultMetadata.transcription_time': {
    readonly schema: 'ResultMetadata';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly unit: 'seconds';
  };
  readonly 'SubtitlesConfig.maximum_duration': {
    readonly schema: 'SubtitlesConfig';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly unit: 'seconds';
  };
  readonly 'SubtitlesConfig.minimum_duration': {
    readonly schema: 'SubtitlesConfig';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly unit: 'seconds';
  };
  readonly 'Utterance.end': {
    readonly schema: 'Utterance';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly unit: 'seconds';
  };
  readonly 'Utterance.start': {
    readonly schema: 'Utterance';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly unit: 'seconds';
  };
  readonly 'Word.end': {
    readonly schema: 'Word';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly unit: 'seconds';
  };
  readonly 'Word.start': {
    readonly schema: 'Word';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly unit: 'seconds';
  };
};

/** Every enumeration. Where `open` is true, values that are not listed are accepted too. */
export declare const enumerations: {
  readonly 'CallbackConfig.method': {
    readonly schema: 'CallbackConfig';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly values: readonly ['POST', 'PUT'];
    readonly open: false;
  };
  readonly JobKind: {
    readonly schema: 'JobKind';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly values: readonly ['pre-recorded', 'live'];
    readonly open: false;
  };
  readonly JobStatus: {
    readonly schema: 'JobStatus';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly values: readonly ['queued', 'processing', 'done', 'error'];
    readonly open: false;
  };
  readonly 'LiveJob.status': {
    readonly schema: 'LiveJob';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly values: readonly ['queued', 'processing', 'done', 'error'];
    readonly open: false;
  };
  readonly 'LiveRequest.bit_depth': {
    readonly schema: 'LiveRequest';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly values: readonly [8, 16, 24, 32];
    readonly open: false;
  };
  readonly 'LiveRequest.encoding': {
    readonly schema: 'LiveRequest';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly values: readonly ['wav/pcm', 'wav/alaw', 'wav/ulaw'];
    readonly open: false;
  };
  readonly 'LiveRequest.sample_rate': {
    readonly schema: 'LiveRequest';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly values: readonly [8000, 16000, 32000, 44100, 48000];
    readonly open: false;
  };
  readonly PiiEntityType: {
    readonly schema: 'PiiEntityType';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
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
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly values: readonly ['MARKER', 'MASK'];
    readonly open: false;
  };
  readonly 'PreRecordedJob.status': {
    readonly schema: 'PreRecordedJob';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly values: readonly ['queued', 'processing', 'done', 'error'];
    readonly open: false;
  };
  readonly 'SubtitlesConfig.formats[]': {
    readonly schema: 'SubtitlesConfig';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly values: readonly ['srt', 'vtt'];
    readonly open: false;
  };
  readonly 'SubtitlesConfig.style': {
    readonly schema: 'SubtitlesConfig';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly values: readonly ['default', 'compliance'];
    readonly open: false;
  };
  readonly 'SummarizationConfig.type': {
    readonly schema: 'SummarizationConfig';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly values: readonly ['general', 'bullet_points', 'concise'];
    readonly open: false;
  };
  readonly 'TranscriptionJob.kind': {
    readonly schema: 'TranscriptionJob';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly values: readonly ['pre-recorded', 'live'];
    readonly open: false;
  };
  readonly TranscriptionLanguageCode: {
    readonly schema: 'TranscriptionLanguageCode';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
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
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly values: readonly ['base', 'enhanced'];
    readonly open: false;
  };
  readonly TranslationLanguageCode: {
    readonly schema: 'TranslationLanguageCode';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
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
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly description: string;
  };
  readonly 'PreRecordedRequestParams.callback_url': {
    readonly schema: 'PreRecordedRequestParams';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly description: string;
  };
  readonly 'PreRecordedResult.diarization': {
    readonly schema: 'PreRecordedResult';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly description: string;
  };
  readonly 'PreRecordedResult.name_consistency': {
    readonly schema: 'PreRecordedResult';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly description: string;
  };
  readonly 'PreRecordedResult.sentences': {
    readonly schema: 'PreRecordedResult';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly description: string;
  };
  readonly 'operation listTranscriptionJobs': {
    readonly schema: null;
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly description: string;
  };
  readonly 'operation sendPreRecordedResult': {
    readonly schema: null;
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly description: string;
  };
};

/** What is `alpha` or `beta`. */
export declare const maturity: {
  readonly 'PreRecordedRequest.custom_spelling': {
    readonly schema: 'PreRecordedRequest';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly maturity: 'alpha';
  };
  readonly 'PreRecordedRequest.custom_vocabulary': {
    readonly schema: 'PreRecordedRequest';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly maturity: 'beta';
  };
  readonly 'PreRecordedRequest.named_entity_recognition': {
    readonly schema: 'PreRecordedRequest';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly maturity: 'alpha';
  };
  readonly 'PreRecordedRequest.punctuation_enhanced': {
    readonly schema: 'PreRecordedRequest';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly maturity: 'alpha';
  };
  readonly 'PreRecordedRequest.translation': {
    readonly schema: 'PreRecordedRequest';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly maturity: 'beta';
  };
  readonly 'PreRecordedRequestParams.custom_spelling': {
    readonly schema: 'PreRecordedRequestParams';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly maturity: 'alpha';
  };
  readonly 'PreRecordedRequestParams.custom_vocabulary': {
    readonly schema: 'PreRecordedRequestParams';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly maturity: 'beta';
  };
  readonly 'PreRecordedRequestParams.named_entity_recognition': {
    readonly schema: 'PreRecordedRequestParams';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly maturity: 'alpha';
  };
  readonly 'PreRecordedRequestParams.punctuation_enhanced': {
    readonly schema: 'PreRecordedRequestParams';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly maturity: 'alpha';
  };
  readonly 'PreRecordedRequestParams.translation': {
    readonly schema: 'PreRecordedRequestParams';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly maturity: 'beta';
  };
};

/** Names of the first version, under what replaced them, and how the value changed. */
export declare const renames: {
  readonly 'AudioChunkData.chunk': {
    readonly schema: 'AudioChunkData';
    readonly field: string;
    readonly document: 'asyncapi';
    readonly pointer: string;
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
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly schemas: readonly ['LiveRequest'];
    readonly replaces: readonly [
      {
        readonly name: 'bit_depth';
        readonly change: string;
      },
    ];
  };
  readonly 'LiveRequest.encoding': {
    readonly schema: 'LiveRequest';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly schemas: readonly ['LiveRequest'];
    readonly replaces: readonly [
      {
        readonly name: 'encoding';
        readonly change: string;
      },
    ];
  };
  readonly 'LiveRequest.endpointing': {
    readonly schema: 'LiveRequest';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly schemas: readonly ['LiveRequest'];
    readonly replaces: readonly [
      {
        readonly name: 'endpointing';
        readonly change: string;
      },
    ];
  };
  readonly 'LiveRequest.language_config': {
    readonly schema: 'LiveRequest';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly schemas: readonly ['LiveRequest'];
    readonly replaces: readonly [
      {
        readonly name: 'language_behaviour';
        readonly change: string;
      },
      {
        readonly name: 'language';
        readonly change: string;
      },
    ];
  };
  readonly 'LiveRequest.maximum_duration_without_endpointing': {
    readonly schema: 'LiveRequest';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
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
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly schemas: readonly ['LiveRequest'];
    readonly replaces: readonly [
      {
        readonly name: 'model';
        readonly change: string;
      },
    ];
  };
  readonly 'LiveUtterance.channel': {
    readonly schema: 'LiveUtterance';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly schemas: readonly ['LiveUtterance', 'Utterance'];
    readonly replaces: readonly [
      {
        readonly name: 'channel';
        readonly change: string;
      },
    ];
  };
  readonly 'LiveUtterance.end': {
    readonly schema: 'LiveUtterance';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
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
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
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
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
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
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly schemas: readonly ['PreProcessingConfig'];
    readonly replaces: readonly [
      {
        readonly name: 'audio_enhancer';
        readonly change: string;
      },
    ];
  };
  readonly 'PreRecordedRequest.callback_url': {
    readonly schema: 'PreRecordedRequest';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly schemas: readonly ['PreRecordedRequest', 'PreRecordedRequestParams'];
    readonly replaces: readonly [
      {
        readonly name: 'webhook_url';
        readonly change: string;
      },
    ];
  };
  readonly 'PreRecordedRequest.detect_language': {
    readonly schema: 'PreRecordedRequest';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly schemas: readonly ['PreRecordedRequest', 'PreRecordedRequestParams'];
    readonly replaces: readonly [
      {
        readonly name: 'language_behaviour';
        readonly change: string;
      },
    ];
  };
  readonly 'PreRecordedRequest.diarization': {
    readonly schema: 'PreRecordedRequest';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
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
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly schemas: readonly ['PreRecordedRequest', 'PreRecordedRequestParams'];
    readonly replaces: readonly [
      {
        readonly name: 'language_behaviour';
        readonly change: string;
      },
    ];
  };
  readonly 'PreRecordedRequest.language': {
    readonly schema: 'PreRecordedRequest';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly schemas: readonly ['PreRecordedRequest', 'PreRecordedRequestParams'];
    readonly replaces: readonly [
      {
        readonly name: 'language_behaviour';
        readonly change: string;
      },
    ];
  };
  readonly 'PreRecordedRequest.subtitles': {
    readonly schema: 'PreRecordedRequest';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly schemas: readonly ['PreRecordedRequest', 'PreRecordedRequestParams'];
    readonly replaces: readonly [
      {
        readonly name: 'output_format';
        readonly change: string;
      },
    ];
  };
  readonly 'PreRecordedRequest.subtitles_config': {
    readonly schema: 'PreRecordedRequest';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly schemas: readonly ['PreRecordedRequest', 'PreRecordedRequestParams'];
    readonly replaces: readonly [
      {
        readonly name: 'output_format';
        readonly change: string;
      },
    ];
  };
  readonly 'RealtimeProcessingConfig.words_accurate_timestamps': {
    readonly schema: 'RealtimeProcessingConfig';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly schemas: readonly ['RealtimeProcessingConfig'];
    readonly replaces: readonly [
      {
        readonly name: 'word_timestamps';
        readonly change: string;
      },
    ];
  };
  readonly 'ResultMetadata.audio_duration': {
    readonly schema: 'ResultMetadata';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
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
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
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
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
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
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
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
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
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
    readonly field: string;
    readonly document: 'asyncapi';
    readonly pointer: string;
    readonly replaces: readonly [
      {
        readonly name: string;
        readonly change: string;
      },
    ];
  };
  readonly 'message AudioChunkMessage': {
    readonly schema: null;
    readonly field: string;
    readonly document: 'asyncapi';
    readonly pointer: string;
    readonly replaces: readonly [
      {
        readonly name: '{frames}';
        readonly change: string;
      },
    ];
  };
  readonly 'message StopRecordingMessage': {
    readonly schema: null;
    readonly field: string;
    readonly document: 'asyncapi';
    readonly pointer: string;
    readonly replaces: readonly [
      {
        readonly name: string;
        readonly change: string;
      },
    ];
  };
  readonly 'message TranscriptMessage': {
    readonly schema: null;
    readonly field: string;
    readonly document: 'asyncapi';
    readonly pointer: string;
    readonly replaces: readonly [
      {
        readonly name: 'final';
        readonly change: string;
      },
    ];
  };
  readonly 'operation createLiveSession': {
    readonly schema: null;
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly replaces: readonly [
      {
        readonly name: string;
        readonly change: string;
      },
      {
        readonly name: string;
        readonly change: string;
      },
    ];
  };
  readonly 'operation createPreRecordedJob': {
    readonly schema: null;
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly replaces: readonly [
      {
        readonly name: string;
        readonly change: string;
      },
    ];
  };
};

/** What the first version had and this one lacks, and what to do instead. */
export declare const removals: {
  readonly openapi: {
    readonly schema: null;
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly removed: readonly [
      {
        readonly name: string;
        readonly change: string;
      },
      {
        readonly name: string;
        readonly change: string;
      },
      {
        readonly name: string;
        readonly change: string;
      },
    ];
  };
  readonly 'operation createLiveSession': {
    readonly schema: null;
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly removed: readonly [
      {
        readonly name: 'frames_format';
        readonly change: string;
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
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly schemas: readonly ['AddonError'];
    readonly sentences: readonly [string];
  };
  readonly 'AudioMetadata.size': {
    readonly schema: 'AudioMetadata';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly schemas: readonly ['AudioMetadata'];
    readonly sentences: readonly [string];
  };
  readonly 'AudioToLlmAddon.exec_time': {
    readonly schema: 'AudioToLlmAddon';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
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
    readonly sentences: readonly [string];
  };
  readonly 'AudioToLlmAddon.results[]': {
    readonly schema: 'AudioToLlmAddon';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly schemas: readonly ['AudioToLlmAddon'];
    readonly sentences: readonly [string];
  };
  readonly 'AudioToLlmConfig.model': {
    readonly schema: 'AudioToLlmConfig';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly schemas: readonly ['AudioToLlmConfig'];
    readonly sentences: readonly [string];
  };
  readonly 'AudioToLlmConfig.prompts[]': {
    readonly schema: 'AudioToLlmConfig';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly schemas: readonly ['AudioToLlmConfig'];
    readonly sentences: readonly [string];
  };
  readonly 'CustomVocabularyConfig.default_intensity': {
    readonly schema: 'CustomVocabularyConfig';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly schemas: readonly ['CustomVocabularyConfig'];
    readonly sentences: readonly [string];
  };
  readonly 'DiarizationAddon.results': {
    readonly schema: 'DiarizationAddon';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly schemas: readonly ['DiarizationAddon'];
    readonly sentences: readonly [string];
  };
  readonly JobStatus: {
    readonly schema: 'JobStatus';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly schemas: readonly ['JobStatus'];
    readonly sentences: readonly [string];
  };
  readonly LiveCallbackConfig: {
    readonly schema: 'LiveCallbackConfig';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly schemas: readonly ['LiveCallbackConfig'];
    readonly sentences: readonly [string];
  };
  readonly LiveJob: {
    readonly schema: 'LiveJob';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly schemas: readonly ['LiveJob'];
    readonly sentences: readonly [string];
  };
  readonly LiveMessagesConfig: {
    readonly schema: 'LiveMessagesConfig';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly schemas: readonly ['LiveMessagesConfig'];
    readonly sentences: readonly [string];
  };
  readonly LiveRequest: {
    readonly schema: 'LiveRequest';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly schemas: readonly ['LiveRequest'];
    readonly sentences: readonly [string, string, string];
  };
  readonly 'LiveRequest.model': {
    readonly schema: 'LiveRequest';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly schemas: readonly ['LiveRequest'];
    readonly sentences: readonly [string];
  };
  readonly 'LiveResult.messages': {
    readonly schema: 'LiveResult';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly schemas: readonly ['LiveResult'];
    readonly sentences: readonly [string];
  };
  readonly LiveSessionCreated: {
    readonly schema: 'LiveSessionCreated';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly schemas: readonly ['LiveSessionCreated'];
    readonly sentences: readonly [string];
  };
  readonly 'LiveUtterance.channel': {
    readonly schema: 'LiveUtterance';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly schemas: readonly ['LiveUtterance', 'Utterance'];
    readonly sentences: readonly [string];
  };
  readonly 'LiveUtterance.confidence': {
    readonly schema: 'LiveUtterance';
    readonly field: string;
    readonly document: 'asyncapi';
    readonly pointer: string;
    readonly schemas: readonly ['LiveUtterance'];
    readonly sentences: readonly [string];
  };
  readonly 'NamedEntityRecognitionAddon.results[]': {
    readonly schema: 'NamedEntityRecognitionAddon';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly schemas: readonly ['NamedEntityRecognitionAddon'];
    readonly sentences: readonly [string];
  };
  readonly 'OtherServerMessage.data': {
    readonly schema: 'OtherServerMessage';
    readonly field: string;
    readonly document: 'asyncapi';
    readonly pointer: string;
    readonly schemas: readonly ['OtherServerMessage'];
    readonly sentences: readonly [string];
  };
  readonly 'OtherServerMessage.session_id': {
    readonly schema: 'OtherServerMessage';
    readonly field: string;
    readonly document: 'asyncapi';
    readonly pointer: string;
    readonly schemas: readonly ['OtherServerMessage', 'TranscriptMessage'];
    readonly sentences: readonly [string];
  };
  readonly 'OtherServerMessage.type': {
    readonly schema: 'OtherServerMessage';
    readonly field: string;
    readonly document: 'asyncapi';
    readonly pointer: string;
    readonly schemas: readonly ['OtherServerMessage'];
    readonly sentences: readonly [string];
  };
  readonly 'PiiRedactionConfig.entity_types': {
    readonly schema: 'PiiRedactionConfig';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly schemas: readonly ['PiiRedactionConfig'];
    readonly sentences: readonly [string];
  };
  readonly 'PiiRedactionConfig.processed_text_type': {
    readonly schema: 'PiiRedactionConfig';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly schemas: readonly ['PiiRedactionConfig'];
    readonly sentences: readonly [string];
  };
  readonly PostProcessingConfig: {
    readonly schema: 'PostProcessingConfig';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly schemas: readonly ['PostProcessingConfig'];
    readonly sentences: readonly [string];
  };
  readonly PreRecordedCallback: {
    readonly schema: 'PreRecordedCallback';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly schemas: readonly ['PreRecordedCallback'];
    readonly sentences: readonly [string];
  };
  readonly 'PreRecordedCallback.event': {
    readonly schema: 'PreRecordedCallback';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly schemas: readonly ['PreRecordedCallback'];
    readonly sentences: readonly [string];
  };
  readonly PreRecordedJobCreated: {
    readonly schema: 'PreRecordedJobCreated';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly schemas: readonly ['PreRecordedJobCreated'];
    readonly sentences: readonly [string];
  };
  readonly PreRecordedRequest: {
    readonly schema: 'PreRecordedRequest';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly schemas: readonly ['PreRecordedRequest'];
    readonly sentences: readonly [string, string, string];
  };
  readonly 'PreRecordedRequest.detect_language': {
    readonly schema: 'PreRecordedRequest';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly schemas: readonly ['PreRecordedRequest', 'PreRecordedRequestParams'];
    readonly sentences: readonly [string];
  };
  readonly 'PreRecordedRequest.enable_code_switching': {
    readonly schema: 'PreRecordedRequest';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly schemas: readonly ['PreRecordedRequest', 'PreRecordedRequestParams'];
    readonly sentences: readonly [string];
  };
  readonly 'PreRecordedRequest.language': {
    readonly schema: 'PreRecordedRequest';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly schemas: readonly ['PreRecordedRequest', 'PreRecordedRequestParams'];
    readonly sentences: readonly [string];
  };
  readonly PreRecordedWebhook: {
    readonly schema: 'PreRecordedWebhook';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly schemas: readonly ['PreRecordedWebhook'];
    readonly sentences: readonly [string];
  };
  readonly 'RealtimeProcessingConfig.words_accurate_timestamps': {
    readonly schema: 'RealtimeProcessingConfig';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly schemas: readonly ['RealtimeProcessingConfig'];
    readonly sentences: readonly [string];
  };
  readonly Sentence: {
    readonly schema: 'Sentence';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly schemas: readonly ['Sentence'];
    readonly sentences: readonly [string];
  };
  readonly 'SentimentAnalysisAddon.results': {
    readonly schema: 'SentimentAnalysisAddon';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly schemas: readonly ['SentimentAnalysisAddon'];
    readonly sentences: readonly [string];
  };
  readonly Subtitle: {
    readonly schema: 'Subtitle';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly schemas: readonly ['Subtitle'];
    readonly sentences: readonly [string];
  };
  readonly 'TranscriptData.id': {
    readonly schema: 'TranscriptData';
    readonly field: string;
    readonly document: 'asyncapi';
    readonly pointer: string;
    readonly schemas: readonly ['TranscriptData'];
    readonly sentences: readonly [string];
  };
  readonly TranscriptionLanguageCode: {
    readonly schema: 'TranscriptionLanguageCode';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly schemas: readonly ['TranscriptionLanguageCode'];
    readonly sentences: readonly [string];
  };
  readonly 'TranslationAddon.results[]': {
    readonly schema: 'TranslationAddon';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly schemas: readonly ['TranslationAddon'];
    readonly sentences: readonly [string];
  };
  readonly 'Utterance.confidence': {
    readonly schema: 'Utterance';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly schemas: readonly ['Utterance'];
    readonly sentences: readonly [string];
  };
  readonly 'Utterance.speaker': {
    readonly schema: 'Utterance';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly schemas: readonly ['Utterance'];
    readonly sentences: readonly [string];
  };
  readonly 'Word.confidence': {
    readonly schema: 'Word';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly schemas: readonly ['Word'];
    readonly sentences: readonly [string];
  };
  readonly 'channel liveSession': {
    readonly schema: null;
    readonly field: string;
    readonly document: 'asyncapi';
    readonly pointer: string;
    readonly sentences: readonly [string, string, string, string];
  };
  readonly openapi: {
    readonly schema: null;
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly sentences: readonly [string, string, string, string, string];
  };
  readonly 'operation createLiveSession response 2XX': {
    readonly schema: null;
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly sentences: readonly [string];
  };
  readonly 'operation createPreRecordedJob response 2XX': {
    readonly schema: null;
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly sentences: readonly [string];
  };
  readonly 'operation getPreRecordedJob': {
    readonly schema: null;
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly sentences: readonly [string];
  };
  readonly 'operation getPreRecordedJob response 2XX': {
    readonly schema: null;
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly sentences: readonly [string];
  };
  readonly 'operation listTranscriptionJobs': {
    readonly schema: null;
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly sentences: readonly [string, string, string];
  };
  readonly 'operation notifyPreRecordedJobByPost': {
    readonly schema: null;
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly sentences: readonly [string];
  };
  readonly 'operation notifyPreRecordedJobByPut': {
    readonly schema: null;
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly sentences: readonly [string];
  };
  readonly 'operation notifyTranscriptionDone': {
    readonly schema: null;
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly sentences: readonly [string, string];
  };
  readonly 'operation sendLiveMessage': {
    readonly schema: null;
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly sentences: readonly [string];
  };
  readonly 'operation sendLiveMessage body': {
    readonly schema: null;
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly sentences: readonly [string, string];
  };
  readonly 'operation sendPreRecordedResult': {
    readonly schema: null;
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly sentences: readonly [string, string];
  };
  readonly 'operation sendPreRecordedResult body': {
    readonly schema: null;
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly sentences: readonly [string];
  };
  readonly 'operation uploadAudio response 2XX': {
    readonly schema: null;
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly sentences: readonly [string];
  };
  readonly 'response LiveSessionRefused': {
    readonly schema: null;
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly sentences: readonly [string];
  };
  readonly 'response LiveSessionRefused body': {
    readonly schema: null;
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly sentences: readonly [string];
  };
  readonly 'response NotificationReceived': {
    readonly schema: null;
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly sentences: readonly [string];
  };
  readonly 'response NotificationRefused': {
    readonly schema: null;
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly sentences: readonly [string];
  };
  readonly 'response UnspecifiedError': {
    readonly schema: null;
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly sentences: readonly [string];
  };
  readonly 'response UnspecifiedError body': {
    readonly schema: null;
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly sentences: readonly [string];
  };
};

/** What this contract chose where the interface is silent or contradicts itself. */
export declare const assumptions: {
  readonly AudioChunkData: {
    readonly schema: 'AudioChunkData';
    readonly field: string;
    readonly document: 'asyncapi';
    readonly pointer: string;
    readonly schemas: readonly ['AudioChunkData'];
    readonly sentences: readonly [string];
  };
  readonly AudioChunkMessage: {
    readonly schema: 'AudioChunkMessage';
    readonly field: string;
    readonly document: 'asyncapi';
    readonly pointer: string;
    readonly schemas: readonly ['AudioChunkMessage'];
    readonly sentences: readonly [string];
  };
  readonly 'AudioFile.audio_duration': {
    readonly schema: 'AudioFile';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly schemas: readonly ['AudioFile'];
    readonly sentences: readonly [string];
  };
  readonly 'AudioFile.source': {
    readonly schema: 'AudioFile';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly schemas: readonly ['AudioFile'];
    readonly sentences: readonly [string];
  };
  readonly AudioMetadata: {
    readonly schema: 'AudioMetadata';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly schemas: readonly ['AudioMetadata'];
    readonly sentences: readonly [string];
  };
  readonly 'AudioMetadata.audio_duration': {
    readonly schema: 'AudioMetadata';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly schemas: readonly ['AudioMetadata'];
    readonly sentences: readonly [string];
  };
  readonly DateOrDateTime: {
    readonly schema: 'DateOrDateTime';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly schemas: readonly ['DateOrDateTime'];
    readonly sentences: readonly [string];
  };
  readonly 'LanguageConfig.code_switching': {
    readonly schema: 'LanguageConfig';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly schemas: readonly ['LanguageConfig'];
    readonly sentences: readonly [string];
  };
  readonly 'LanguageConfig.languages': {
    readonly schema: 'LanguageConfig';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly schemas: readonly ['LanguageConfig'];
    readonly sentences: readonly [string];
  };
  readonly 'ListTranscriptionJobsQuery.custom_metadata': {
    readonly schema: 'ListTranscriptionJobsQuery';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly schemas: readonly ['ListTranscriptionJobsQuery'];
    readonly sentences: readonly [string];
  };
  readonly 'ListTranscriptionJobsQuery.kind': {
    readonly schema: 'ListTranscriptionJobsQuery';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly schemas: readonly ['ListTranscriptionJobsQuery'];
    readonly sentences: readonly [string];
  };
  readonly 'ListTranscriptionJobsQuery.status': {
    readonly schema: 'ListTranscriptionJobsQuery';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly schemas: readonly ['ListTranscriptionJobsQuery'];
    readonly sentences: readonly [string];
  };
  readonly 'LiveJob.completed_at': {
    readonly schema: 'LiveJob';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly schemas: readonly ['LiveJob', 'PreRecordedJob'];
    readonly sentences: readonly [string];
  };
  readonly 'LiveJob.error_code': {
    readonly schema: 'LiveJob';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly schemas: readonly ['LiveJob', 'PreRecordedJob'];
    readonly sentences: readonly [string];
  };
  readonly 'LiveJob.error_code (LiveJobDone)': {
    readonly schema: 'LiveJob';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly schemas: readonly ['LiveJob', 'PreRecordedJob'];
    readonly sentences: readonly [string];
  };
  readonly 'LiveJob.file': {
    readonly schema: 'LiveJob';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly schemas: readonly ['LiveJob', 'PreRecordedJob'];
    readonly sentences: readonly [string];
  };
  readonly 'LiveJob.kind': {
    readonly schema: 'LiveJob';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly schemas: readonly ['LiveJob'];
    readonly sentences: readonly [string];
  };
  readonly 'LiveJob.request_params': {
    readonly schema: 'LiveJob';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly schemas: readonly ['LiveJob'];
    readonly sentences: readonly [string];
  };
  readonly 'LiveJob.result': {
    readonly schema: 'LiveJob';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly schemas: readonly ['LiveJob'];
    readonly sentences: readonly [string];
  };
  readonly LiveRequest: {
    readonly schema: 'LiveRequest';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly schemas: readonly ['LiveRequest'];
    readonly sentences: readonly [string];
  };
  readonly 'LiveRequest.bit_depth': {
    readonly schema: 'LiveRequest';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly schemas: readonly ['LiveRequest'];
    readonly sentences: readonly [string];
  };
  readonly 'LiveResult.messages': {
    readonly schema: 'LiveResult';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly schemas: readonly ['LiveResult'];
    readonly sentences: readonly [string];
  };
  readonly LiveUtterance: {
    readonly schema: 'LiveUtterance';
    readonly field: string;
    readonly document: 'asyncapi';
    readonly pointer: string;
    readonly schemas: readonly ['LiveUtterance'];
    readonly sentences: readonly [string, string, string];
  };
  readonly OtherServerMessage: {
    readonly schema: 'OtherServerMessage';
    readonly field: string;
    readonly document: 'asyncapi';
    readonly pointer: string;
    readonly schemas: readonly ['OtherServerMessage'];
    readonly sentences: readonly [string];
  };
  readonly 'OtherServerMessage.data': {
    readonly schema: 'OtherServerMessage';
    readonly field: string;
    readonly document: 'asyncapi';
    readonly pointer: string;
    readonly schemas: readonly ['OtherServerMessage'];
    readonly sentences: readonly [string];
  };
  readonly 'PiiRedactionConfig.entity_types': {
    readonly schema: 'PiiRedactionConfig';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly schemas: readonly ['PiiRedactionConfig'];
    readonly sentences: readonly [string];
  };
  readonly PostProcessingConfig: {
    readonly schema: 'PostProcessingConfig';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly schemas: readonly ['PostProcessingConfig'];
    readonly sentences: readonly [string];
  };
  readonly 'PreRecordedCallback.id': {
    readonly schema: 'PreRecordedCallback';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly schemas: readonly ['PreRecordedCallback'];
    readonly sentences: readonly [string];
  };
  readonly 'PreRecordedJob.kind': {
    readonly schema: 'PreRecordedJob';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly schemas: readonly ['PreRecordedJob'];
    readonly sentences: readonly [string];
  };
  readonly 'PreRecordedJob.request_params': {
    readonly schema: 'PreRecordedJob';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly schemas: readonly ['PreRecordedJob'];
    readonly sentences: readonly [string];
  };
  readonly 'PreRecordedJob.result': {
    readonly schema: 'PreRecordedJob';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly schemas: readonly ['PreRecordedJob'];
    readonly sentences: readonly [string];
  };
  readonly 'PreRecordedJobCreated.id': {
    readonly schema: 'PreRecordedJobCreated';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly schemas: readonly ['PreRecordedJobCreated'];
    readonly sentences: readonly [string];
  };
  readonly PreRecordedRequest: {
    readonly schema: 'PreRecordedRequest';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly schemas: readonly ['PreRecordedRequest'];
    readonly sentences: readonly [string, string, string];
  };
  readonly 'PreRecordedRequest.audio_url': {
    readonly schema: 'PreRecordedRequest';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly schemas: readonly ['PreRecordedRequest'];
    readonly sentences: readonly [string];
  };
  readonly 'PreRecordedRequest.custom_vocabulary': {
    readonly schema: 'PreRecordedRequest';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly schemas: readonly ['PreRecordedRequest', 'PreRecordedRequestParams'];
    readonly sentences: readonly [string, string];
  };
  readonly 'PreRecordedRequest.detect_language': {
    readonly schema: 'PreRecordedRequest';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly schemas: readonly ['PreRecordedRequest', 'PreRecordedRequestParams'];
    readonly sentences: readonly [string];
  };
  readonly 'PreRecordedRequest.enable_code_switching': {
    readonly schema: 'PreRecordedRequest';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly schemas: readonly ['PreRecordedRequest', 'PreRecordedRequestParams'];
    readonly sentences: readonly [string];
  };
  readonly 'PreRecordedRequest.language': {
    readonly schema: 'PreRecordedRequest';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly schemas: readonly ['PreRecordedRequest', 'PreRecordedRequestParams'];
    readonly sentences: readonly [string];
  };
  readonly PreRecordedRequestParams: {
    readonly schema: 'PreRecordedRequestParams';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly schemas: readonly ['PreRecordedRequestParams'];
    readonly sentences: readonly [string];
  };
  readonly 'PreRecordedWebhook.id': {
    readonly schema: 'PreRecordedWebhook';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly schemas: readonly ['PreRecordedWebhook'];
    readonly sentences: readonly [string];
  };
  readonly RealtimeProcessingConfig: {
    readonly schema: 'RealtimeProcessingConfig';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly schemas: readonly ['RealtimeProcessingConfig'];
    readonly sentences: readonly [string];
  };
  readonly 'ResultMetadata.billing_time': {
    readonly schema: 'ResultMetadata';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly schemas: readonly ['ResultMetadata'];
    readonly sentences: readonly [string];
  };
  readonly TranscriptData: {
    readonly schema: 'TranscriptData';
    readonly field: string;
    readonly document: 'asyncapi';
    readonly pointer: string;
    readonly schemas: readonly ['TranscriptData'];
    readonly sentences: readonly [string];
  };
  readonly TranscriptMessage: {
    readonly schema: 'TranscriptMessage';
    readonly field: string;
    readonly document: 'asyncapi';
    readonly pointer: string;
    readonly schemas: readonly ['TranscriptMessage'];
    readonly sentences: readonly [string];
  };
  readonly 'Transcription.languages': {
    readonly schema: 'Transcription';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly schemas: readonly ['Transcription'];
    readonly sentences: readonly [string];
  };
  readonly 'Transcription.sentences': {
    readonly schema: 'Transcription';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly schemas: readonly ['Transcription'];
    readonly sentences: readonly [string];
  };
  readonly 'Transcription.subtitles': {
    readonly schema: 'Transcription';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly schemas: readonly ['Transcription'];
    readonly sentences: readonly [string];
  };
  readonly TranscriptionLanguageCode: {
    readonly schema: 'TranscriptionLanguageCode';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly schemas: readonly ['TranscriptionLanguageCode'];
    readonly sentences: readonly [string];
  };
  readonly UploadResponse: {
    readonly schema: 'UploadResponse';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly schemas: readonly ['UploadResponse'];
    readonly sentences: readonly [string];
  };
  readonly Utterance: {
    readonly schema: 'Utterance';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly schemas: readonly ['Utterance'];
    readonly sentences: readonly [string];
  };
  readonly 'Utterance.confidence': {
    readonly schema: 'Utterance';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly schemas: readonly ['Utterance'];
    readonly sentences: readonly [string];
  };
  readonly Word: {
    readonly schema: 'Word';
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly schemas: readonly ['Word'];
    readonly sentences: readonly [string, string, string];
  };
  readonly asyncapi: {
    readonly schema: null;
    readonly field: string;
    readonly document: 'asyncapi';
    readonly pointer: string;
    readonly sentences: readonly [string];
  };
  readonly 'operation createLiveSession': {
    readonly schema: null;
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly sentences: readonly [string];
  };
  readonly 'operation getPreRecordedJob': {
    readonly schema: null;
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly sentences: readonly [string, string];
  };
  readonly 'operation getPreRecordedJob parameter id': {
    readonly schema: null;
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly sentences: readonly [string];
  };
  readonly 'operation sendLiveMessage body': {
    readonly schema: null;
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly sentences: readonly [string];
  };
  readonly 'operation sendPreRecordedResult body': {
    readonly schema: null;
    readonly field: string;
    readonly document: 'openapi';
    readonly pointer: string;
    readonly sentences: readonly [string];
  };
};
