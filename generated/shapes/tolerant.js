// Generated from the contract by `npm run build`; edit the contract instead.

export const AddonError = { "types": ["object"] };

export const AudioFile = { "types": ["object"], "fields": { "id": { "types": ["string","null"] }, "filename": { "types": ["string","null"] }, "source": { "types": ["string","null"] }, "audio_duration": { "types": ["number","null"] }, "number_of_channels": { "types": ["number","null"] } } };

export const AudioMetadata = { "types": ["object"], "fields": { "id": { "types": ["string","null"] }, "filename": { "types": ["string","null"] }, "extension": { "types": ["string","null"] }, "size": { "types": ["number","null"] }, "audio_duration": { "types": ["number","null"] }, "number_of_channels": { "types": ["number","null"] } } };

export const AudioToLlmAddon = { "types": ["object"], "fields": { "is_empty": { "types": ["boolean","null"] }, "exec_time": { "types": ["number","null"] }, "success": { "types": ["boolean","null"] }, "error": /* @__PURE__ */ Object.assign({}, AddonError, { "types": ["object","null"] }) } };

export const AudioToLlmConfig = { "types": ["object"], "fields": { "prompts": { "types": ["array","null"], "items": { "types": ["array"] } }, "model": { "types": ["string","null"] } } };

export const CallbackConfig = { "types": ["object"], "fields": { "url": { "types": ["string","null"] }, "method": { "types": ["string","null"] } } };

export const ChapterizationAddon = { "types": ["object"], "fields": { "is_empty": { "types": ["boolean","null"] }, "exec_time": { "types": ["number","null"] }, "success": { "types": ["boolean","null"] }, "error": /* @__PURE__ */ Object.assign({}, AddonError, { "types": ["object","null"] }) } };

export const CustomSpellingConfig = { "types": ["object"], "fields": { "spelling_dictionary": { "types": ["object","null"], "others": { "types": ["array"], "items": { "types": ["string"] } } } } };

export const CustomVocabularyEntry = { "types": ["object"], "fields": { "value": { "types": ["string","null"] }, "intensity": { "types": ["number","null"] }, "pronunciations": { "types": ["array","null"], "items": { "types": ["string"] } }, "language": { "types": ["string","null"] } } };

export const CustomVocabulary = { "types": ["array"], "items": /* @__PURE__ */ Object.assign({}, CustomVocabularyEntry, { "types": ["string","object"] }) };

export const CustomVocabularyConfig = { "types": ["object"], "fields": { "vocabulary": /* @__PURE__ */ Object.assign({}, CustomVocabulary, { "types": ["array","null"] }), "default_intensity": { "types": ["number","null"] } } };

export const DateOrDateTime = { "types": ["string"] };

export const DiarizationAddon = { "types": ["object"], "fields": { "is_empty": { "types": ["boolean","null"] }, "exec_time": { "types": ["number","null"] }, "success": { "types": ["boolean","null"] }, "error": /* @__PURE__ */ Object.assign({}, AddonError, { "types": ["object","null"] }) } };

export const DiarizationConfig = { "types": ["object"], "fields": { "number_of_speakers": { "types": ["number","null"] }, "min_speakers": { "types": ["number","null"] }, "max_speakers": { "types": ["number","null"] } } };

export const DisplayModeAddon = { "types": ["object"], "fields": { "is_empty": { "types": ["boolean","null"] }, "exec_time": { "types": ["number","null"] }, "success": { "types": ["boolean","null"] }, "error": /* @__PURE__ */ Object.assign({}, AddonError, { "types": ["object","null"] }) } };

export const ErrorResponse = { "types": ["object"], "fields": { "timestamp": { "types": ["string","null"] }, "path": { "types": ["string","null"] }, "request_id": { "types": ["string","null"] }, "statusCode": { "types": ["number","null"] }, "message": { "types": ["string","null"] } } };

export const JobKind = { "types": ["string"] };

export const ResultMetadata = { "types": ["object"], "fields": { "audio_duration": { "types": ["number","null"] }, "number_of_distinct_channels": { "types": ["number","null"] }, "billing_time": { "types": ["number","null"] }, "transcription_time": { "types": ["number","null"] } } };

export const TranscriptionLanguageCode = { "types": ["string"] };

export const Word = { "types": ["object"], "fields": { "word": { "types": ["string","null"] }, "start": { "types": ["number","null"] }, "end": { "types": ["number","null"] }, "confidence": { "types": ["number","null"] } } };

export const Utterance = { "types": ["object"], "fields": { "text": { "types": ["string","null"] }, "language": { "types": ["string","null"] }, "start": { "types": ["number","null"] }, "end": { "types": ["number","null"] }, "channel": { "types": ["number","null"] }, "words": { "types": ["array","null"], "items": Word }, "confidence": { "types": ["number","null"] }, "speaker": { "types": ["number","null"] } } };

export const Sentence = { "types": ["object"] };

export const Subtitle = { "types": ["object"] };

export const Transcription = { "types": ["object"], "fields": { "full_transcript": { "types": ["string","null"] }, "languages": { "types": ["array","null"], "items": TranscriptionLanguageCode }, "utterances": { "types": ["array","null"], "items": Utterance }, "sentences": { "types": ["array","null"], "items": Sentence }, "subtitles": { "types": ["array","null"], "items": Subtitle } } };

export const TranslationAddon = { "types": ["object"], "fields": { "is_empty": { "types": ["boolean","null"] }, "exec_time": { "types": ["number","null"] }, "success": { "types": ["boolean","null"] }, "error": /* @__PURE__ */ Object.assign({}, AddonError, { "types": ["object","null"] }) } };

export const SummarizationAddon = { "types": ["object"], "fields": { "is_empty": { "types": ["boolean","null"] }, "exec_time": { "types": ["number","null"] }, "success": { "types": ["boolean","null"] }, "error": /* @__PURE__ */ Object.assign({}, AddonError, { "types": ["object","null"] }) } };

export const NamedEntityRecognitionAddon = { "types": ["object"], "fields": { "is_empty": { "types": ["boolean","null"] }, "exec_time": { "types": ["number","null"] }, "success": { "types": ["boolean","null"] }, "error": /* @__PURE__ */ Object.assign({}, AddonError, { "types": ["object","null"] }) } };

export const SentimentAnalysisAddon = { "types": ["object"], "fields": { "is_empty": { "types": ["boolean","null"] }, "exec_time": { "types": ["number","null"] }, "success": { "types": ["boolean","null"] }, "error": /* @__PURE__ */ Object.assign({}, AddonError, { "types": ["object","null"] }) } };

export const ModerationAddon = { "types": ["object"], "fields": { "is_empty": { "types": ["boolean","null"] }, "exec_time": { "types": ["number","null"] }, "success": { "types": ["boolean","null"] }, "error": /* @__PURE__ */ Object.assign({}, AddonError, { "types": ["object","null"] }) } };

export const NameConsistencyAddon = { "types": ["object"], "fields": { "is_empty": { "types": ["boolean","null"] }, "exec_time": { "types": ["number","null"] }, "success": { "types": ["boolean","null"] }, "error": /* @__PURE__ */ Object.assign({}, AddonError, { "types": ["object","null"] }) } };

export const StructuredDataExtractionAddon = { "types": ["object"], "fields": { "is_empty": { "types": ["boolean","null"] }, "exec_time": { "types": ["number","null"] }, "success": { "types": ["boolean","null"] }, "error": /* @__PURE__ */ Object.assign({}, AddonError, { "types": ["object","null"] }) } };

export const SentencesAddon = { "types": ["object"], "fields": { "is_empty": { "types": ["boolean","null"] }, "exec_time": { "types": ["number","null"] }, "success": { "types": ["boolean","null"] }, "error": /* @__PURE__ */ Object.assign({}, AddonError, { "types": ["object","null"] }) } };

export const PreRecordedResult = { "types": ["object"], "fields": { "metadata": /* @__PURE__ */ Object.assign({}, ResultMetadata, { "types": ["object","null"] }), "transcription": /* @__PURE__ */ Object.assign({}, Transcription, { "types": ["object","null"] }), "translation": /* @__PURE__ */ Object.assign({}, TranslationAddon, { "types": ["object","null"] }), "summarization": /* @__PURE__ */ Object.assign({}, SummarizationAddon, { "types": ["object","null"] }), "named_entity_recognition": /* @__PURE__ */ Object.assign({}, NamedEntityRecognitionAddon, { "types": ["object","null"] }), "sentiment_analysis": /* @__PURE__ */ Object.assign({}, SentimentAnalysisAddon, { "types": ["object","null"] }), "chapterization": /* @__PURE__ */ Object.assign({}, ChapterizationAddon, { "types": ["object","null"] }), "moderation": /* @__PURE__ */ Object.assign({}, ModerationAddon, { "types": ["object","null"] }), "name_consistency": /* @__PURE__ */ Object.assign({}, NameConsistencyAddon, { "types": ["object","null"] }), "structured_data_extraction": /* @__PURE__ */ Object.assign({}, StructuredDataExtractionAddon, { "types": ["object","null"] }), "audio_to_llm": /* @__PURE__ */ Object.assign({}, AudioToLlmAddon, { "types": ["object","null"] }), "sentences": /* @__PURE__ */ Object.assign({}, SentencesAddon, { "types": ["object","null"] }), "display_mode": /* @__PURE__ */ Object.assign({}, DisplayModeAddon, { "types": ["object","null"] }), "diarization": /* @__PURE__ */ Object.assign({}, DiarizationAddon, { "types": ["object","null"] }) } };

export const PreRecordedJob = { "types": ["object"], "tags": { "kind": ["pre-recorded"] }, "fields": { "id": { "types": ["string","null"] }, "request_id": { "types": ["string","null"] }, "version": { "types": ["number","null"] }, "status": { "types": ["string","null"] }, "created_at": { "types": ["string","null"] }, "post_session_metadata": { "types": ["object","null"] }, "kind": { "types": ["string"] }, "completed_at": { "types": ["string","null"] }, "error_code": { "types": ["number","null"] }, "custom_metadata": { "types": ["object","null"] }, "file": /* @__PURE__ */ Object.assign({}, AudioFile, { "types": ["object","null"] }), "result": /* @__PURE__ */ Object.assign({}, PreRecordedResult, { "types": ["object","null"] }) } };

export const LiveResult = { "types": ["object"], "fields": { "metadata": /* @__PURE__ */ Object.assign({}, ResultMetadata, { "types": ["object","null"] }), "transcription": /* @__PURE__ */ Object.assign({}, Transcription, { "types": ["object","null"] }), "translation": /* @__PURE__ */ Object.assign({}, TranslationAddon, { "types": ["object","null"] }), "summarization": /* @__PURE__ */ Object.assign({}, SummarizationAddon, { "types": ["object","null"] }), "named_entity_recognition": /* @__PURE__ */ Object.assign({}, NamedEntityRecognitionAddon, { "types": ["object","null"] }), "sentiment_analysis": /* @__PURE__ */ Object.assign({}, SentimentAnalysisAddon, { "types": ["object","null"] }), "chapterization": /* @__PURE__ */ Object.assign({}, ChapterizationAddon, { "types": ["object","null"] }), "messages": { "types": ["array","null"], "items": { "types": ["string"] } } } };

export const LiveJob = { "types": ["object"], "tags": { "kind": ["live"] }, "fields": { "id": { "types": ["string","null"] }, "request_id": { "types": ["string","null"] }, "version": { "types": ["number","null"] }, "status": { "types": ["string","null"] }, "created_at": { "types": ["string","null"] }, "post_session_metadata": { "types": ["object","null"] }, "kind": { "types": ["string"] }, "completed_at": { "types": ["string","null"] }, "error_code": { "types": ["number","null"] }, "custom_metadata": { "types": ["object","null"] }, "file": /* @__PURE__ */ Object.assign({}, AudioFile, { "types": ["object","null"] }), "result": /* @__PURE__ */ Object.assign({}, LiveResult, { "types": ["object","null"] }) } };

export const TranscriptionJob = { "types": ["object"], "tag": "kind", "branches": [[["pre-recorded"], PreRecordedJob], [["live"], LiveJob]] };

export const JobPage = { "types": ["object"], "fields": { "first": { "types": ["string","null"] }, "current": { "types": ["string","null"] }, "next": { "types": ["string","null"] }, "items": { "types": ["array","null"], "items": TranscriptionJob } } };

export const JobStatus = { "types": ["string"] };

export const LanguageConfig = { "types": ["object"], "fields": { "languages": { "types": ["array","null"], "items": TranscriptionLanguageCode }, "code_switching": { "types": ["boolean","null"] } } };

export const LiveCallbackConfig = { "types": ["object"], "fields": { "url": { "types": ["string","null"] }, "receive_partial_transcripts": { "types": ["boolean","null"] }, "receive_final_transcripts": { "types": ["boolean","null"] }, "receive_speech_events": { "types": ["boolean","null"] }, "receive_pre_processing_events": { "types": ["boolean","null"] }, "receive_realtime_processing_events": { "types": ["boolean","null"] }, "receive_post_processing_events": { "types": ["boolean","null"] }, "receive_acknowledgments": { "types": ["boolean","null"] }, "receive_errors": { "types": ["boolean","null"] }, "receive_lifecycle_events": { "types": ["boolean","null"] } } };

export const LiveMessagesConfig = { "types": ["object"], "fields": { "receive_partial_transcripts": { "types": ["boolean","null"] }, "receive_final_transcripts": { "types": ["boolean","null"] }, "receive_speech_events": { "types": ["boolean","null"] }, "receive_pre_processing_events": { "types": ["boolean","null"] }, "receive_realtime_processing_events": { "types": ["boolean","null"] }, "receive_post_processing_events": { "types": ["boolean","null"] }, "receive_acknowledgments": { "types": ["boolean","null"] }, "receive_errors": { "types": ["boolean","null"] }, "receive_lifecycle_events": { "types": ["boolean","null"] } } };

export const PreProcessingConfig = { "types": ["object"], "fields": { "audio_enhancer": { "types": ["boolean","null"] }, "speech_threshold": { "types": ["number","null"] } } };

export const TranslationLanguageCode = { "types": ["string"] };

export const TranslationConfig = { "types": ["object"], "fields": { "target_languages": { "types": ["array","null"], "items": TranslationLanguageCode }, "model": { "types": ["string","null"] }, "match_original_utterances": { "types": ["boolean","null"] }, "lipsync": { "types": ["boolean","null"] }, "context_adaptation": { "types": ["boolean","null"] }, "context": { "types": ["string","null"] }, "informal": { "types": ["boolean","null"] } } };

export const RealtimeProcessingConfig = { "types": ["object"], "fields": { "custom_vocabulary": { "types": ["boolean","null"] }, "custom_vocabulary_config": /* @__PURE__ */ Object.assign({}, CustomVocabularyConfig, { "types": ["object","null"] }), "custom_spelling": { "types": ["boolean","null"] }, "custom_spelling_config": /* @__PURE__ */ Object.assign({}, CustomSpellingConfig, { "types": ["object","null"] }), "translation": { "types": ["boolean","null"] }, "translation_config": /* @__PURE__ */ Object.assign({}, TranslationConfig, { "types": ["object","null"] }), "named_entity_recognition": { "types": ["boolean","null"] }, "sentiment_analysis": { "types": ["boolean","null"] }, "words_accurate_timestamps": { "types": ["boolean","null"] } } };

export const SummarizationConfig = { "types": ["object"], "fields": { "type": { "types": ["string","null"] } } };

export const PostProcessingConfig = { "types": ["object"], "fields": { "summarization": { "types": ["boolean","null"] }, "summarization_config": /* @__PURE__ */ Object.assign({}, SummarizationConfig, { "types": ["object","null"] }), "chapterization": { "types": ["boolean","null"] } } };

export const LiveRequest = { "types": ["object"], "fields": { "encoding": { "types": ["string","null"] }, "bit_depth": { "types": ["number","null"] }, "sample_rate": { "types": ["number","null"] }, "channels": { "types": ["number","null"] }, "model": { "types": ["string","null"] }, "endpointing": { "types": ["number","null"] }, "maximum_duration_without_endpointing": { "types": ["number","null"] }, "language_config": /* @__PURE__ */ Object.assign({}, LanguageConfig, { "types": ["object","null"] }), "pre_processing": /* @__PURE__ */ Object.assign({}, PreProcessingConfig, { "types": ["object","null"] }), "realtime_processing": /* @__PURE__ */ Object.assign({}, RealtimeProcessingConfig, { "types": ["object","null"] }), "post_processing": /* @__PURE__ */ Object.assign({}, PostProcessingConfig, { "types": ["object","null"] }), "messages_config": /* @__PURE__ */ Object.assign({}, LiveMessagesConfig, { "types": ["object","null"] }), "callback": { "types": ["boolean","null"] }, "callback_config": /* @__PURE__ */ Object.assign({}, LiveCallbackConfig, { "types": ["object","null"] }) } };

export const LiveSessionCreated = { "types": ["object"], "fields": { "url": { "types": ["string","null"] } } };

export const PiiEntityType = { "types": ["string"] };

export const PiiRedactionConfig = { "types": ["object"], "fields": { "entity_types": /* @__PURE__ */ Object.assign({}, { "types": ["array"], "items": PiiEntityType }, { "types": ["string","array","null"] }), "processed_text_type": { "types": ["string","null"] } } };

export const PreRecordedCallback = { "types": ["object"], "fields": { "id": { "types": ["string","null"] }, "event": { "types": ["string","null"] } } };

export const PreRecordedJobCreated = { "types": ["object"], "fields": { "id": { "types": ["string","null"] }, "result_url": { "types": ["string","null"] } } };

export const SubtitlesConfig = { "types": ["object"], "fields": { "formats": { "types": ["array","null"], "items": { "types": ["string"] } }, "minimum_duration": { "types": ["number","null"] }, "maximum_duration": { "types": ["number","null"] }, "maximum_characters_per_row": { "types": ["number","null"] }, "maximum_rows_per_caption": { "types": ["number","null"] }, "style": { "types": ["string","null"] } } };

export const PreRecordedRequest = { "types": ["object"], "fields": { "audio_url": { "types": ["string","null"] }, "custom_vocabulary": /* @__PURE__ */ Object.assign({}, CustomVocabulary, { "types": ["boolean","array","null"] }), "custom_vocabulary_config": /* @__PURE__ */ Object.assign({}, CustomVocabularyConfig, { "types": ["object","null"] }), "callback_url": { "types": ["string","null"] }, "callback": { "types": ["boolean","null"] }, "callback_config": /* @__PURE__ */ Object.assign({}, CallbackConfig, { "types": ["object","null"] }), "subtitles": { "types": ["boolean","null"] }, "subtitles_config": /* @__PURE__ */ Object.assign({}, SubtitlesConfig, { "types": ["object","null"] }), "diarization": { "types": ["boolean","null"] }, "diarization_config": /* @__PURE__ */ Object.assign({}, DiarizationConfig, { "types": ["object","null"] }), "translation": { "types": ["boolean","null"] }, "translation_config": /* @__PURE__ */ Object.assign({}, TranslationConfig, { "types": ["object","null"] }), "summarization": { "types": ["boolean","null"] }, "summarization_config": /* @__PURE__ */ Object.assign({}, SummarizationConfig, { "types": ["object","null"] }), "named_entity_recognition": { "types": ["boolean","null"] }, "custom_spelling": { "types": ["boolean","null"] }, "custom_spelling_config": /* @__PURE__ */ Object.assign({}, CustomSpellingConfig, { "types": ["object","null"] }), "sentiment_analysis": { "types": ["boolean","null"] }, "audio_to_llm": { "types": ["boolean","null"] }, "audio_to_llm_config": /* @__PURE__ */ Object.assign({}, AudioToLlmConfig, { "types": ["object","null"] }), "pii_redaction": { "types": ["boolean","null"] }, "pii_redaction_config": /* @__PURE__ */ Object.assign({}, PiiRedactionConfig, { "types": ["object","null"] }), "sentences": { "types": ["boolean","null"] }, "punctuation_enhanced": { "types": ["boolean","null"] }, "language_config": /* @__PURE__ */ Object.assign({}, LanguageConfig, { "types": ["object","null"] }), "detect_language": { "types": ["boolean","null"] }, "enable_code_switching": { "types": ["boolean","null"] }, "language": { "types": ["string","null"] }, "custom_metadata": { "types": ["object","null"] } } };

export const PreRecordedRequestParams = { "types": ["object"], "fields": { "audio_url": { "types": ["string","null"] }, "custom_vocabulary": /* @__PURE__ */ Object.assign({}, CustomVocabulary, { "types": ["boolean","array","null"] }), "custom_vocabulary_config": /* @__PURE__ */ Object.assign({}, CustomVocabularyConfig, { "types": ["object","null"] }), "callback_url": { "types": ["string","null"] }, "callback": { "types": ["boolean","null"] }, "callback_config": /* @__PURE__ */ Object.assign({}, CallbackConfig, { "types": ["object","null"] }), "subtitles": { "types": ["boolean","null"] }, "subtitles_config": /* @__PURE__ */ Object.assign({}, SubtitlesConfig, { "types": ["object","null"] }), "diarization": { "types": ["boolean","null"] }, "diarization_config": /* @__PURE__ */ Object.assign({}, DiarizationConfig, { "types": ["object","null"] }), "translation": { "types": ["boolean","null"] }, "translation_config": /* @__PURE__ */ Object.assign({}, TranslationConfig, { "types": ["object","null"] }), "summarization": { "types": ["boolean","null"] }, "summarization_config": /* @__PURE__ */ Object.assign({}, SummarizationConfig, { "types": ["object","null"] }), "named_entity_recognition": { "types": ["boolean","null"] }, "custom_spelling": { "types": ["boolean","null"] }, "custom_spelling_config": /* @__PURE__ */ Object.assign({}, CustomSpellingConfig, { "types": ["object","null"] }), "sentiment_analysis": { "types": ["boolean","null"] }, "audio_to_llm": { "types": ["boolean","null"] }, "audio_to_llm_config": /* @__PURE__ */ Object.assign({}, AudioToLlmConfig, { "types": ["object","null"] }), "pii_redaction": { "types": ["boolean","null"] }, "pii_redaction_config": /* @__PURE__ */ Object.assign({}, PiiRedactionConfig, { "types": ["object","null"] }), "sentences": { "types": ["boolean","null"] }, "punctuation_enhanced": { "types": ["boolean","null"] }, "language_config": /* @__PURE__ */ Object.assign({}, LanguageConfig, { "types": ["object","null"] }), "detect_language": { "types": ["boolean","null"] }, "enable_code_switching": { "types": ["boolean","null"] }, "language": { "types": ["string","null"] } } };

export const PreRecordedWebhook = { "types": ["object"], "fields": { "id": { "types": ["string","null"] } } };

export const UploadResponse = { "types": ["object"], "fields": { "audio_url": { "types": ["string","null"] }, "audio_metadata": /* @__PURE__ */ Object.assign({}, AudioMetadata, { "types": ["object","null"] }) } };

export const AudioChunkData = { "types": ["object"], "fields": { "chunk": { "types": ["string","null"] } } };

export const AudioChunkMessage = { "types": ["object"], "tags": { "type": ["audio_chunk"] }, "fields": { "type": { "types": ["string"] }, "data": /* @__PURE__ */ Object.assign({}, AudioChunkData, { "types": ["object","null"] }) } };

export const LiveUtterance = { "types": ["object"], "fields": { "text": { "types": ["string","null"] }, "language": { "types": ["string","null"] }, "start": { "types": ["number","null"] }, "end": { "types": ["number","null"] }, "channel": { "types": ["number","null"] }, "words": { "types": ["array","null"], "items": Word }, "confidence": { "types": ["number","null"] } } };

export const OtherServerMessage = { "types": ["object"], "fields": { "session_id": { "types": ["string","null"] }, "created_at": { "types": ["string","null"] }, "type": { "types": ["string"], "excluded": ["transcript"] }, "data": { "types": ["object","null"] } } };

export const StopRecordingMessage = { "types": ["object"], "tags": { "type": ["stop_recording"] }, "fields": { "type": { "types": ["string"] } } };

export const TranscriptData = { "types": ["object"], "fields": { "id": { "types": ["string","null"] }, "is_final": { "types": ["boolean","null"] }, "utterance": /* @__PURE__ */ Object.assign({}, LiveUtterance, { "types": ["object","null"] }) } };

export const TranscriptMessage = { "types": ["object"], "tags": { "type": ["transcript"] }, "fields": { "session_id": { "types": ["string","null"] }, "created_at": { "types": ["string","null"] }, "type": { "types": ["string"] }, "data": /* @__PURE__ */ Object.assign({}, TranscriptData, { "types": ["object","null"] }) } };

export const ListTranscriptionJobsQuery = { "types": ["object"], "fields": { "offset": { "types": ["number","null"] }, "limit": { "types": ["number","null"] }, "date": { "types": ["string","null"] }, "before_date": { "types": ["string","null"] }, "after_date": { "types": ["string","null"] }, "status": { "types": ["array","null"], "items": JobStatus }, "custom_metadata": { "types": ["object","null"] }, "kind": { "types": ["array","null"], "items": JobKind } } };

export const ClientMessage = { "types": ["object"], "tag": "type", "branches": [[["audio_chunk"], AudioChunkMessage], [["stop_recording"], StopRecordingMessage]] };

export const ServerMessage = { "types": ["object"], "tag": "type", "branches": [[["transcript"], TranscriptMessage], [null, OtherServerMessage]] };
