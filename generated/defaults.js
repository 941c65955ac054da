// Generated from the contract by `npm run build`; edit the contract instead.

export const ListTranscriptionJobsQuery = { "make": () => ({ "offset": 0, "limit": 20 }) };

export const CallbackConfig = { "make": () => ({ "method": "POST" }) };

export const LanguageConfig = { "make": () => ({ "languages": [], "code_switching": false }) };

export const SubtitlesConfig = { "make": () => ({ "formats": ["srt"], "style": "default" }) };

export const TranslationConfig = { "make": () => ({ "model": "base", "match_original_utterances": true, "lipsync": true, "context_adaptation": true, "informal": false }) };

export const SummarizationConfig = { "make": () => ({ "type": "general" }) };

export const PreRecordedRequestParams = { "fields": { "language_config": LanguageConfig, "subtitles_config": SubtitlesConfig, "translation_config": TranslationConfig, "summarization_config": SummarizationConfig, "callback_config": CallbackConfig }, "make": () => ({ "diarization": false, "subtitles": false, "sentences": false, "translation": false, "summarization": false, "sentiment_analysis": false, "audio_to_llm": false, "pii_redaction": false, "custom_vocabulary": false, "callback": false, "named_entity_recognition": false, "custom_spelling": false, "punctuation_enhanced": false }) };

export const PreRecordedJob = { "discriminator": "status", "branches": [[["queued","processing"], { "fields": { "request_params": PreRecordedRequestParams } }], [["done"], { "fields": { "request_params": PreRecordedRequestParams } }], [["error"], { "fields": { "request_params": PreRecordedRequestParams } }]] };

export const LiveMessagesConfig = { "make": () => ({ "receive_partial_transcripts": false, "receive_final_transcripts": true, "receive_speech_events": true, "receive_pre_processing_events": true, "receive_realtime_processing_events": true, "receive_post_processing_events": true, "receive_acknowledgments": true, "receive_errors": true, "receive_lifecycle_events": false }) };

export const PreProcessingConfig = { "make": () => ({ "audio_enhancer": false, "speech_threshold": 0.6 }) };

export const RealtimeProcessingConfig = { "fields": { "translation_config": TranslationConfig }, "make": () => ({ "custom_vocabulary": false, "custom_spelling": false, "translation": false, "named_entity_recognition": false, "sentiment_analysis": false }) };

export const PostProcessingConfig = { "fields": { "summarization_config": SummarizationConfig }, "make": () => ({ "summarization": false, "chapterization": false }) };

export const LiveCallbackConfig = { "make": () => ({ "receive_partial_transcripts": false, "receive_final_transcripts": true, "receive_speech_events": false, "receive_pre_processing_events": true, "receive_realtime_processing_events": true, "receive_post_processing_events": true, "receive_acknowledgments": false, "receive_errors": false, "receive_lifecycle_events": true }) };

export const LiveRequest = { "fields": { "language_config": LanguageConfig, "messages_config": LiveMessagesConfig, "pre_processing": PreProcessingConfig, "realtime_processing": RealtimeProcessingConfig, "post_processing": PostProcessingConfig, "callback_config": LiveCallbackConfig }, "make": () => ({ "encoding": "wav/pcm", "bit_depth": 16, "sample_rate": 16000, "channels": 1, "endpointing": 0.05, "maximum_duration_without_endpointing": 5, "callback": false }) };

export const LiveJob = { "discriminator": "status", "branches": [[["queued","processing"], { "fields": { "request_params": LiveRequest } }], [["done"], { "fields": { "request_params": LiveRequest } }], [["error"], { "fields": { "request_params": LiveRequest } }]] };

export const TranscriptionJob = { "discriminator": "kind", "branches": [[["pre-recorded"], PreRecordedJob], [["live"], LiveJob]] };

export const JobPage = { "fields": { "items": { "items": TranscriptionJob } } };

export const PreRecordedRequest = { "fields": { "language_config": LanguageConfig, "subtitles_config": SubtitlesConfig, "translation_config": TranslationConfig, "summarization_config": SummarizationConfig, "callback_config": CallbackConfig }, "make": () => ({ "diarization": false, "subtitles": false, "sentences": false, "translation": false, "summarization": false, "sentiment_analysis": false, "audio_to_llm": false, "pii_redaction": false, "custom_vocabulary": false, "callback": false, "named_entity_recognition": false, "custom_spelling": false, "punctuation_enhanced": false }) };
