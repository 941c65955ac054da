// Generated from the contract by `npm run build`; edit the contract instead.

/**
 * Facts of the contract, in tables by schema and field, such as `Note.color`, and in lists. In
 * a field, `[]` stands for an array item and `.*` for a value of a dictionary.
 */

/** The bounds of a value. */
export interface Limits {
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minProperties?: number;
  readonly maxProperties?: number;
}

/** The listed values of a field. If `open` is true, the field also accepts other values. */
export interface Enumeration {
  readonly values: readonly (string | number | boolean | null)[];
  readonly open: boolean;
}

/** The subjects of a fact: fields, such as `Note.color`, or other parts, such as `operation listNotes`. */
export interface Fact {
  readonly subjects: readonly string[];
}

/** A name or part of the first version. `change` says how its value changed or what to use instead. */
interface FormerName extends Fact {
  readonly name: string;
  readonly change: string | null;
}

/** Sentences about a subject. */
export interface Note extends Fact {
  readonly sentences: readonly string[];
}

/** The value that applies if a field is missing. */
export declare const defaults: {
  readonly "CallbackConfig.method": string;
  readonly "LanguageConfig.code_switching": boolean;
  readonly "LanguageConfig.languages": readonly unknown[];
  readonly "ListTranscriptionJobsQuery.limit": number;
  readonly "ListTranscriptionJobsQuery.offset": number;
  readonly "LiveCallbackConfig.receive_acknowledgments": boolean;
  readonly "LiveCallbackConfig.receive_errors": boolean;
  readonly "LiveCallbackConfig.receive_final_transcripts": boolean;
  readonly "LiveCallbackConfig.receive_lifecycle_events": boolean;
  readonly "LiveCallbackConfig.receive_partial_transcripts": boolean;
  readonly "LiveCallbackConfig.receive_post_processing_events": boolean;
  readonly "LiveCallbackConfig.receive_pre_processing_events": boolean;
  readonly "LiveCallbackConfig.receive_realtime_processing_events": boolean;
  readonly "LiveCallbackConfig.receive_speech_events": boolean;
  readonly "LiveMessagesConfig.receive_acknowledgments": boolean;
  readonly "LiveMessagesConfig.receive_errors": boolean;
  readonly "LiveMessagesConfig.receive_final_transcripts": boolean;
  readonly "LiveMessagesConfig.receive_lifecycle_events": boolean;
  readonly "LiveMessagesConfig.receive_partial_transcripts": boolean;
  readonly "LiveMessagesConfig.receive_post_processing_events": boolean;
  readonly "LiveMessagesConfig.receive_pre_processing_events": boolean;
  readonly "LiveMessagesConfig.receive_realtime_processing_events": boolean;
  readonly "LiveMessagesConfig.receive_speech_events": boolean;
  readonly "LiveRequest.bit_depth": number;
  readonly "LiveRequest.callback": boolean;
  readonly "LiveRequest.channels": number;
  readonly "LiveRequest.encoding": string;
  readonly "LiveRequest.endpointing": number;
  readonly "LiveRequest.maximum_duration_without_endpointing": number;
  readonly "LiveRequest.sample_rate": number;
  readonly "PostProcessingConfig.chapterization": boolean;
  readonly "PostProcessingConfig.summarization": boolean;
  readonly "PreProcessingConfig.audio_enhancer": boolean;
  readonly "PreProcessingConfig.speech_threshold": number;
  readonly "PreRecordedRequest.audio_to_llm": boolean;
  readonly "PreRecordedRequest.callback": boolean;
  readonly "PreRecordedRequest.custom_spelling": boolean;
  readonly "PreRecordedRequest.custom_vocabulary": boolean;
  readonly "PreRecordedRequest.diarization": boolean;
  readonly "PreRecordedRequest.named_entity_recognition": boolean;
  readonly "PreRecordedRequest.pii_redaction": boolean;
  readonly "PreRecordedRequest.punctuation_enhanced": boolean;
  readonly "PreRecordedRequest.sentences": boolean;
  readonly "PreRecordedRequest.sentiment_analysis": boolean;
  readonly "PreRecordedRequest.subtitles": boolean;
  readonly "PreRecordedRequest.summarization": boolean;
  readonly "PreRecordedRequest.translation": boolean;
  readonly "PreRecordedRequestParams.audio_to_llm": boolean;
  readonly "PreRecordedRequestParams.callback": boolean;
  readonly "PreRecordedRequestParams.custom_spelling": boolean;
  readonly "PreRecordedRequestParams.custom_vocabulary": boolean;
  readonly "PreRecordedRequestParams.diarization": boolean;
  readonly "PreRecordedRequestParams.named_entity_recognition": boolean;
  readonly "PreRecordedRequestParams.pii_redaction": boolean;
  readonly "PreRecordedRequestParams.punctuation_enhanced": boolean;
  readonly "PreRecordedRequestParams.sentences": boolean;
  readonly "PreRecordedRequestParams.sentiment_analysis": boolean;
  readonly "PreRecordedRequestParams.subtitles": boolean;
  readonly "PreRecordedRequestParams.summarization": boolean;
  readonly "PreRecordedRequestParams.translation": boolean;
  readonly "RealtimeProcessingConfig.custom_spelling": boolean;
  readonly "RealtimeProcessingConfig.custom_vocabulary": boolean;
  readonly "RealtimeProcessingConfig.named_entity_recognition": boolean;
  readonly "RealtimeProcessingConfig.sentiment_analysis": boolean;
  readonly "RealtimeProcessingConfig.translation": boolean;
  readonly "SubtitlesConfig.formats": readonly unknown[];
  readonly "SubtitlesConfig.style": string;
  readonly "SummarizationConfig.type": string;
  readonly "TranslationConfig.context_adaptation": boolean;
  readonly "TranslationConfig.informal": boolean;
  readonly "TranslationConfig.lipsync": boolean;
  readonly "TranslationConfig.match_original_utterances": boolean;
  readonly "TranslationConfig.model": string;
};

/** The bounds of fields. Their units are in `units`. */
export declare const limits: {
  readonly "AudioFile.number_of_channels": Limits;
  readonly "AudioToLlmConfig.prompts": Limits;
  readonly "CustomVocabularyConfig.default_intensity": Limits;
  readonly "CustomVocabularyEntry.intensity": Limits;
  readonly "DiarizationConfig.max_speakers": Limits;
  readonly "DiarizationConfig.min_speakers": Limits;
  readonly "DiarizationConfig.number_of_speakers": Limits;
  readonly "ListTranscriptionJobsQuery.limit": Limits;
  readonly "ListTranscriptionJobsQuery.offset": Limits;
  readonly "LiveJob.error_code": Limits;
  readonly "LiveRequest.channels": Limits;
  readonly "LiveRequest.endpointing": Limits;
  readonly "LiveRequest.maximum_duration_without_endpointing": Limits;
  readonly "PreProcessingConfig.speech_threshold": Limits;
  readonly "PreRecordedJob.error_code": Limits;
  readonly "ResultMetadata.number_of_distinct_channels": Limits;
  readonly "SubtitlesConfig.formats": Limits;
  readonly "SubtitlesConfig.maximum_characters_per_row": Limits;
  readonly "SubtitlesConfig.maximum_duration": Limits;
  readonly "SubtitlesConfig.maximum_rows_per_caption": Limits;
  readonly "SubtitlesConfig.minimum_duration": Limits;
  readonly "TranslationConfig.target_languages": Limits;
};

/** The units of numbers, such as seconds. */
export declare const units: {
  readonly "AudioFile.audio_duration": string;
  readonly "AudioMetadata.audio_duration": string;
  readonly "LiveRequest.endpointing": string;
  readonly "LiveRequest.maximum_duration_without_endpointing": string;
  readonly "LiveUtterance.end": string;
  readonly "LiveUtterance.start": string;
  readonly "ResultMetadata.audio_duration": string;
  readonly "ResultMetadata.billing_time": string;
  readonly "ResultMetadata.transcription_time": string;
  readonly "SubtitlesConfig.maximum_duration": string;
  readonly "SubtitlesConfig.minimum_duration": string;
  readonly "Utterance.end": string;
  readonly "Utterance.start": string;
  readonly "Word.end": string;
  readonly "Word.start": string;
};

/** Every enumeration. */
export declare const enumerations: {
  readonly "CallbackConfig.method": Enumeration;
  readonly "JobKind": Enumeration;
  readonly "JobStatus": Enumeration;
  readonly "LiveJob.status": Enumeration;
  readonly "LiveRequest.bit_depth": Enumeration;
  readonly "LiveRequest.encoding": Enumeration;
  readonly "LiveRequest.sample_rate": Enumeration;
  readonly "PiiEntityType": Enumeration;
  readonly "PiiRedactionConfig.processed_text_type": Enumeration;
  readonly "PreRecordedJob.status": Enumeration;
  readonly "SubtitlesConfig.formats[]": Enumeration;
  readonly "SubtitlesConfig.style": Enumeration;
  readonly "SummarizationConfig.type": Enumeration;
  readonly "TranscriptionJob.kind": Enumeration;
  readonly "TranscriptionLanguageCode": Enumeration;
  readonly "TranslationConfig.model": Enumeration;
  readonly "TranslationLanguageCode": Enumeration;
};

/** Deprecated fields and operations. */
export declare const deprecations: readonly (Fact & { readonly description: string | null })[];

/** Features in `alpha` or `beta`. */
export declare const maturity: readonly (Fact & { readonly maturity: 'alpha' | 'beta' })[];

/** Names in the first version, their replacements, and changes to their values. */
export declare const renames: readonly (FormerName)[];

/** Parts of the first version that were removed, and their alternatives. */
export declare const removals: readonly (FormerName)[];

/** Questions about the interface that are not specified. */
export declare const unspecified: readonly (Note)[];

/** Assumptions of the contract where the interface is silent or contradicts itself. */
export declare const assumptions: readonly (Note)[];
