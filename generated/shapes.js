// Generated from the contract by `npm run build`; edit the contract instead.

export const DateOrDateTime = { "name": "DateOrDateTime", "types": ["string"] };

export const JobStatus = { "name": "JobStatus", "types": ["string"] };

export const JobKind = { "name": "JobKind", "types": ["string"] };

export const ListTranscriptionJobsQuery = { "name": "ListTranscriptionJobsQuery", "types": ["object"], "fields": { "offset": { "types": ["number","null"] }, "limit": { "types": ["number","null"] }, "date": { "anyOf": [DateOrDateTime,{ "types": ["null"] }] }, "before_date": { "anyOf": [DateOrDateTime,{ "types": ["null"] }] }, "after_date": { "anyOf": [DateOrDateTime,{ "types": ["null"] }] }, "status": { "types": ["array","null"], "items": JobStatus }, "custom_metadata": { "types": ["object","null"] }, "kind": { "types": ["array","null"], "items": JobKind } } };

export const AudioChunkData = { "name": "AudioChunkData", "types": ["object"], "fields": { "chunk": { "types": ["string","null"] } } };

export const AudioChunkMessage = { "name": "AudioChunkMessage", "types": ["object"], "fields": { "type": { "types": ["string"], "values": ["audio_chunk"] }, "data": { "anyOf": [AudioChunkData,{ "types": ["null"] }] } }, "discriminators": ["type"] };

export const StopRecordingMessage = { "name": "StopRecordingMessage", "types": ["object"], "fields": { "type": { "types": ["string"], "values": ["stop_recording"] } }, "discriminators": ["type"] };

export const ClientMessage = { "name": "ClientMessage", "types": ["object"], "discriminator": "type", "branches": [[["audio_chunk"], AudioChunkMessage], [["stop_recording"], StopRecordingMessage]] };

export const TranscriptionLanguageCode = { "name": "TranscriptionLanguageCode", "types": ["string"] };

export const Word = { "name": "Word", "types": ["object"], "fields": { "word": { "types": ["string","null"] }, "start": { "types": ["number","null"] }, "end": { "types": ["number","null"] }, "confidence": { "types": ["number","null"] } } };

export const LiveUtterance = { "name": "LiveUtterance", "types": ["object"], "fields": { "text": { "types": ["string","null"] }, "language": { "anyOf": [TranscriptionLanguageCode,{ "types": ["null"] }] }, "start": { "types": ["number","null"] }, "end": { "types": ["number","null"] }, "channel": { "types": ["number","null"] }, "words": { "types": ["array","null"], "items": Word }, "confidence": { "types": ["number","null"] } } };

export const TranscriptData = { "name": "TranscriptData", "types": ["object"], "fields": { "id": { "types": ["string","null"] }, "is_final": { "types": ["boolean","null"] }, "utterance": { "anyOf": [LiveUtterance,{ "types": ["null"] }] } } };

export const TranscriptMessage = { "name": "TranscriptMessage", "types": ["object"], "fields": { "session_id": { "types": ["string","null"] }, "created_at": { "types": ["string","null"] }, "type": { "types": ["string"], "values": ["transcript"] }, "data": { "anyOf": [TranscriptData,{ "types": ["null"] }] } }, "discriminators": ["type"] };

export const OtherServerMessage = { "name": "OtherServerMessage", "types": ["object"], "fields": { "session_id": { "types": ["string","null"] }, "created_at": { "types": ["string","null"] }, "type": { "types": ["string"], "not": ["transcript"] }, "data": { "types": ["object","null"] } }, "discriminators": ["type"] };

export const ServerMessage = { "name": "ServerMessage", "types": ["object"], "discriminator": "type", "branches": [[["transcript"], TranscriptMessage], [null, OtherServerMessage]] };

export const AddonError = { "name": "AddonError", "types": ["object"] };

export const AudioFile = { "name": "AudioFile", "types": ["object"], "fields": { "id": { "types": ["string","null"] }, "filename": { "types": ["string","null"] }, "source": { "types": ["string","null"] }, "audio_duration": { "types": ["number","null"] }, "number_of_channels": { "types": ["number","null"] } } };

export const AudioMetadata = { "name": "AudioMetadata", "types": ["object"], "fields": { "id": { "types": ["string","null"] }, "filename": { "types": ["string","null"] }, "extension": { "types": ["string","null"] }, "size": { "types": ["number","null"] }, "audio_duration": { "types": ["number","null"] }, "number_of_channels": { "types": ["number","null"] } } };

export const AudioToLlmAddon = { "name": "AudioToLlmAddon", "types": ["object"], "fields": { "is_empty": { "types": ["boolean","null"] }, "exec_time": { "types": ["number","null"] }, "success": { "types": ["boolean","null"] }, "error": { "anyOf": [AddonError,{ "types": ["null"] }] } } };

export const AudioToLlmConfig = { "name": "AudioToLlmConfig", "types": ["object"], "fields": { "prompts": { "types": ["array","null"], "items": { "types": ["array"] } }, "model": { "types": ["string","null"] } } };

export const BitDepth = { "name": "BitDepth", "types": ["number"] };

export const CallbackMethod = { "name": "CallbackMethod", "types": ["string"] };

export const CallbackConfig = { "name": "CallbackConfig", "types": ["object"], "fields": { "url": { "types": ["string","null"] }, "method": { "anyOf": [CallbackMethod,{ "types": ["null"] }] } } };

export const ChapterizationAddon = { "name": "ChapterizationAddon", "types": ["object"], "fields": { "is_empty": { "types": ["boolean","null"] }, "exec_time": { "types": ["number","null"] }, "success": { "types": ["boolean","null"] }, "error": { "anyOf": [AddonError,{ "types": ["null"] }] } } };

export const CustomSpellingConfig = { "name": "CustomSpellingConfig", "types": ["object"], "fields": { "spelling_dictionary": { "types": ["object","null"], "others": { "types": ["array"], "items": { "types": ["string"] } } } } };

export const CustomVocabularyEntry = { "name": "CustomVocabularyEntry", "types": ["object"], "fields": { "value": { "types": ["string","null"] }, "intensity": { "types": ["number","null"] }, "pronunciations": { "types": ["array","null"], "items": { "types": ["string"] } }, "language": { "anyOf": [TranscriptionLanguageCode,{ "types": ["null"] }] } } };

export const CustomVocabulary = { "name": "CustomVocabulary", "types": ["array"], "items": { "anyOf": [CustomVocabularyEntry,{ "types": ["string"] }] } };

export const CustomVocabularyConfig = { "name": "CustomVocabularyConfig", "types": ["object"], "fields": { "vocabulary": { "anyOf": [CustomVocabulary,{ "types": ["null"] }] }, "default_intensity": { "types": ["number","null"] } } };

export const DiarizationAddon = { "name": "DiarizationAddon", "types": ["object"], "fields": { "is_empty": { "types": ["boolean","null"] }, "exec_time": { "types": ["number","null"] }, "success": { "types": ["boolean","null"] }, "error": { "anyOf": [AddonError,{ "types": ["null"] }] } } };

export const DiarizationConfig = { "name": "DiarizationConfig", "types": ["object"], "fields": { "number_of_speakers": { "types": ["number","null"] }, "min_speakers": { "types": ["number","null"] }, "max_speakers": { "types": ["number","null"] } } };

export const DisplayModeAddon = { "name": "DisplayModeAddon", "types": ["object"], "fields": { "is_empty": { "types": ["boolean","null"] }, "exec_time": { "types": ["number","null"] }, "success": { "types": ["boolean","null"] }, "error": { "anyOf": [AddonError,{ "types": ["null"] }] } } };

export const Encoding = { "name": "Encoding", "types": ["string"] };

export const ErrorResponse = { "name": "ErrorResponse", "types": ["object"], "fields": { "timestamp": { "types": ["string","null"] }, "path": { "types": ["string","null"] }, "request_id": { "types": ["string","null"] }, "statusCode": { "types": ["number","null"] }, "message": { "types": ["string","null"] } } };

export const LanguageConfig = { "name": "LanguageConfig", "types": ["object"], "fields": { "languages": { "types": ["array","null"], "items": TranscriptionLanguageCode }, "code_switching": { "types": ["boolean","null"] } } };

export const SubtitlesFormat = { "name": "SubtitlesFormat", "types": ["string"] };

export const SubtitlesStyle = { "name": "SubtitlesStyle", "types": ["string"] };

export const SubtitlesConfig = { "name": "SubtitlesConfig", "types": ["object"], "fields": { "formats": { "types": ["array","null"], "items": SubtitlesFormat }, "minimum_duration": { "types": ["number","null"] }, "maximum_duration": { "types": ["number","null"] }, "maximum_characters_per_row": { "types": ["number","null"] }, "maximum_rows_per_caption": { "types": ["number","null"] }, "style": { "anyOf": [SubtitlesStyle,{ "types": ["null"] }] } } };

export const TranslationLanguageCode = { "name": "TranslationLanguageCode", "types": ["string"] };

export const TranslationModel = { "name": "TranslationModel", "types": ["string"] };

export const TranslationConfig = { "name": "TranslationConfig", "types": ["object"], "fields": { "target_languages": { "types": ["array","null"], "items": TranslationLanguageCode }, "model": { "anyOf": [TranslationModel,{ "types": ["null"] }] }, "match_original_utterances": { "types": ["boolean","null"] }, "lipsync": { "types": ["boolean","null"] }, "context_adaptation": { "types": ["boolean","null"] }, "context": { "types": ["string","null"] }, "informal": { "types": ["boolean","null"] } } };

export const SummarizationType = { "name": "SummarizationType", "types": ["string"] };

export const SummarizationConfig = { "name": "SummarizationConfig", "types": ["object"], "fields": { "type": { "anyOf": [SummarizationType,{ "types": ["null"] }] } } };

export const PiiEntityType = { "name": "PiiEntityType", "types": ["string"] };

export const PiiProcessedTextType = { "name": "PiiProcessedTextType", "types": ["string"] };

export const PiiRedactionConfig = { "name": "PiiRedactionConfig", "types": ["object"], "fields": { "entity_types": { "anyOf": [PiiEntityType,{ "types": ["array","null"], "items": PiiEntityType }] }, "processed_text_type": { "anyOf": [PiiProcessedTextType,{ "types": ["null"] }] } } };

export const PreRecordedRequestParams = { "name": "PreRecordedRequestParams", "types": ["object"], "fields": { "language_config": { "anyOf": [LanguageConfig,{ "types": ["null"] }] }, "diarization": { "types": ["boolean","null"] }, "diarization_config": { "anyOf": [DiarizationConfig,{ "types": ["null"] }] }, "subtitles": { "types": ["boolean","null"] }, "subtitles_config": { "anyOf": [SubtitlesConfig,{ "types": ["null"] }] }, "sentences": { "types": ["boolean","null"] }, "translation": { "types": ["boolean","null"] }, "translation_config": { "anyOf": [TranslationConfig,{ "types": ["null"] }] }, "summarization": { "types": ["boolean","null"] }, "summarization_config": { "anyOf": [SummarizationConfig,{ "types": ["null"] }] }, "sentiment_analysis": { "types": ["boolean","null"] }, "audio_to_llm": { "types": ["boolean","null"] }, "audio_to_llm_config": { "anyOf": [AudioToLlmConfig,{ "types": ["null"] }] }, "pii_redaction": { "types": ["boolean","null"] }, "pii_redaction_config": { "anyOf": [PiiRedactionConfig,{ "types": ["null"] }] }, "custom_vocabulary": { "anyOf": [CustomVocabulary,{ "types": ["boolean","null"] }] }, "custom_vocabulary_config": { "anyOf": [CustomVocabularyConfig,{ "types": ["null"] }] }, "callback": { "types": ["boolean","null"] }, "callback_config": { "anyOf": [CallbackConfig,{ "types": ["null"] }] }, "named_entity_recognition": { "types": ["boolean","null"] }, "custom_spelling": { "types": ["boolean","null"] }, "custom_spelling_config": { "anyOf": [CustomSpellingConfig,{ "types": ["null"] }] }, "punctuation_enhanced": { "types": ["boolean","null"] }, "detect_language": { "types": ["boolean","null"] }, "enable_code_switching": { "types": ["boolean","null"] }, "language": { "anyOf": [TranscriptionLanguageCode,{ "types": ["null"] }] }, "callback_url": { "types": ["string","null"] }, "audio_url": { "types": ["string","null"] } } };

export const ResultMetadata = { "name": "ResultMetadata", "types": ["object"], "fields": { "audio_duration": { "types": ["number","null"] }, "number_of_distinct_channels": { "types": ["number","null"] }, "billing_time": { "types": ["number","null"] }, "transcription_time": { "types": ["number","null"] } } };

export const Utterance = { "name": "Utterance", "types": ["object"], "fields": { "text": { "types": ["string","null"] }, "language": { "anyOf": [TranscriptionLanguageCode,{ "types": ["null"] }] }, "start": { "types": ["number","null"] }, "end": { "types": ["number","null"] }, "channel": { "types": ["number","null"] }, "words": { "types": ["array","null"], "items": Word }, "confidence": { "types": ["number","null"] }, "speaker": { "types": ["number","null"] } } };

export const Sentence = { "name": "Sentence", "types": ["object"] };

export const Subtitle = { "name": "Subtitle", "types": ["object"] };

export const Transcription = { "name": "Transcription", "types": ["object"], "fields": { "full_transcript": { "types": ["string","null"] }, "languages": { "types": ["array","null"], "items": TranscriptionLanguageCode }, "utterances": { "types": ["array","null"], "items": Utterance }, "sentences": { "types": ["array","null"], "items": Sentence }, "subtitles": { "types": ["array","null"], "items": Subtitle } } };

export const TranslationAddon = { "name": "TranslationAddon", "types": ["object"], "fields": { "is_empty": { "types": ["boolean","null"] }, "exec_time": { "types": ["number","null"] }, "success": { "types": ["boolean","null"] }, "error": { "anyOf": [AddonError,{ "types": ["null"] }] } } };

export const SummarizationAddon = { "name": "SummarizationAddon", "types": ["object"], "fields": { "is_empty": { "types": ["boolean","null"] }, "exec_time": { "types": ["number","null"] }, "success": { "types": ["boolean","null"] }, "error": { "anyOf": [AddonError,{ "types": ["null"] }] } } };

export const NamedEntityRecognitionAddon = { "name": "NamedEntityRecognitionAddon", "types": ["object"], "fields": { "is_empty": { "types": ["boolean","null"] }, "exec_time": { "types": ["number","null"] }, "success": { "types": ["boolean","null"] }, "error": { "anyOf": [AddonError,{ "types": ["null"] }] } } };

export const SentimentAnalysisAddon = { "name": "SentimentAnalysisAddon", "types": ["object"], "fields": { "is_empty": { "types": ["boolean","null"] }, "exec_time": { "types": ["number","null"] }, "success": { "types": ["boolean","null"] }, "error": { "anyOf": [AddonError,{ "types": ["null"] }] } } };

export const ModerationAddon = { "name": "ModerationAddon", "types": ["object"], "fields": { "is_empty": { "types": ["boolean","null"] }, "exec_time": { "types": ["number","null"] }, "success": { "types": ["boolean","null"] }, "error": { "anyOf": [AddonError,{ "types": ["null"] }] } } };

export const NameConsistencyAddon = { "name": "NameConsistencyAddon", "types": ["object"], "fields": { "is_empty": { "types": ["boolean","null"] }, "exec_time": { "types": ["number","null"] }, "success": { "types": ["boolean","null"] }, "error": { "anyOf": [AddonError,{ "types": ["null"] }] } } };

export const StructuredDataExtractionAddon = { "name": "StructuredDataExtractionAddon", "types": ["object"], "fields": { "is_empty": { "types": ["boolean","null"] }, "exec_time": { "types": ["number","null"] }, "success": { "types": ["boolean","null"] }, "error": { "anyOf": [AddonError,{ "types": ["null"] }] } } };

export const SentencesAddon = { "name": "SentencesAddon", "types": ["object"], "fields": { "is_empty": { "types": ["boolean","null"] }, "exec_time": { "types": ["number","null"] }, "success": { "types": ["boolean","null"] }, "error": { "anyOf": [AddonError,{ "types": ["null"] }] } } };

export const PreRecordedResult = { "name": "PreRecordedResult", "types": ["object"], "fields": { "metadata": { "anyOf": [ResultMetadata,{ "types": ["null"] }] }, "transcription": { "anyOf": [Transcription,{ "types": ["null"] }] }, "translation": { "anyOf": [TranslationAddon,{ "types": ["null"] }] }, "summarization": { "anyOf": [SummarizationAddon,{ "types": ["null"] }] }, "named_entity_recognition": { "anyOf": [NamedEntityRecognitionAddon,{ "types": ["null"] }] }, "sentiment_analysis": { "anyOf": [SentimentAnalysisAddon,{ "types": ["null"] }] }, "chapterization": { "anyOf": [ChapterizationAddon,{ "types": ["null"] }] }, "moderation": { "anyOf": [ModerationAddon,{ "types": ["null"] }] }, "name_consistency": { "anyOf": [NameConsistencyAddon,{ "types": ["null"] }] }, "structured_data_extraction": { "anyOf": [StructuredDataExtractionAddon,{ "types": ["null"] }] }, "audio_to_llm": { "anyOf": [AudioToLlmAddon,{ "types": ["null"] }] }, "sentences": { "anyOf": [SentencesAddon,{ "types": ["null"] }] }, "display_mode": { "anyOf": [DisplayModeAddon,{ "types": ["null"] }] }, "diarization": { "anyOf": [DiarizationAddon,{ "types": ["null"] }] } } };

export const PreRecordedJob = { "name": "PreRecordedJob", "types": ["object"], "fields": { "id": { "types": ["string","null"] }, "request_id": { "types": ["string","null"] }, "version": { "types": ["number","null"] }, "status": { "types": ["string","null"] }, "created_at": { "types": ["string","null"] }, "completed_at": { "types": ["string","null"] }, "error_code": { "types": ["number","null"] }, "custom_metadata": { "types": ["object","null"] }, "post_session_metadata": { "types": ["object","null"] }, "file": { "anyOf": [AudioFile,{ "types": ["null"] }] }, "kind": { "types": ["string"], "values": ["pre-recorded"] }, "request_params": { "anyOf": [PreRecordedRequestParams,{ "types": ["null"] }] }, "result": { "anyOf": [PreRecordedResult,{ "types": ["null"] }] } }, "discriminators": ["kind"] };

export const SampleRate = { "name": "SampleRate", "types": ["number"] };

export const LiveMessagesConfig = { "name": "LiveMessagesConfig", "types": ["object"], "fields": { "receive_partial_transcripts": { "types": ["boolean","null"] }, "receive_final_transcripts": { "types": ["boolean","null"] }, "receive_speech_events": { "types": ["boolean","null"] }, "receive_pre_processing_events": { "types": ["boolean","null"] }, "receive_realtime_processing_events": { "types": ["boolean","null"] }, "receive_post_processing_events": { "types": ["boolean","null"] }, "receive_acknowledgments": { "types": ["boolean","null"] }, "receive_errors": { "types": ["boolean","null"] }, "receive_lifecycle_events": { "types": ["boolean","null"] } } };

export const PreProcessingConfig = { "name": "PreProcessingConfig", "types": ["object"], "fields": { "audio_enhancer": { "types": ["boolean","null"] }, "speech_threshold": { "types": ["number","null"] } } };

export const RealtimeProcessingConfig = { "name": "RealtimeProcessingConfig", "types": ["object"], "fields": { "custom_vocabulary": { "types": ["boolean","null"] }, "custom_vocabulary_config": { "anyOf": [CustomVocabularyConfig,{ "types": ["null"] }] }, "custom_spelling": { "types": ["boolean","null"] }, "custom_spelling_config": { "anyOf": [CustomSpellingConfig,{ "types": ["null"] }] }, "translation": { "types": ["boolean","null"] }, "translation_config": { "anyOf": [TranslationConfig,{ "types": ["null"] }] }, "named_entity_recognition": { "types": ["boolean","null"] }, "sentiment_analysis": { "types": ["boolean","null"] }, "words_accurate_timestamps": { "types": ["boolean","null"] } } };

export const PostProcessingConfig = { "name": "PostProcessingConfig", "types": ["object"], "fields": { "summarization": { "types": ["boolean","null"] }, "summarization_config": { "anyOf": [SummarizationConfig,{ "types": ["null"] }] }, "chapterization": { "types": ["boolean","null"] } } };

export const LiveCallbackConfig = { "name": "LiveCallbackConfig", "types": ["object"], "fields": { "url": { "types": ["string","null"] }, "receive_partial_transcripts": { "types": ["boolean","null"] }, "receive_final_transcripts": { "types": ["boolean","null"] }, "receive_speech_events": { "types": ["boolean","null"] }, "receive_pre_processing_events": { "types": ["boolean","null"] }, "receive_realtime_processing_events": { "types": ["boolean","null"] }, "receive_post_processing_events": { "types": ["boolean","null"] }, "receive_acknowledgments": { "types": ["boolean","null"] }, "receive_errors": { "types": ["boolean","null"] }, "receive_lifecycle_events": { "types": ["boolean","null"] } } };

export const LiveRequest = { "name": "LiveRequest", "types": ["object"], "fields": { "encoding": { "anyOf": [Encoding,{ "types": ["null"] }] }, "bit_depth": { "anyOf": [BitDepth,{ "types": ["null"] }] }, "sample_rate": { "anyOf": [SampleRate,{ "types": ["null"] }] }, "channels": { "types": ["number","null"] }, "language_config": { "anyOf": [LanguageConfig,{ "types": ["null"] }] }, "messages_config": { "anyOf": [LiveMessagesConfig,{ "types": ["null"] }] }, "endpointing": { "types": ["number","null"] }, "maximum_duration_without_endpointing": { "types": ["number","null"] }, "pre_processing": { "anyOf": [PreProcessingConfig,{ "types": ["null"] }] }, "realtime_processing": { "anyOf": [RealtimeProcessingConfig,{ "types": ["null"] }] }, "post_processing": { "anyOf": [PostProcessingConfig,{ "types": ["null"] }] }, "callback": { "types": ["boolean","null"] }, "callback_config": { "anyOf": [LiveCallbackConfig,{ "types": ["null"] }] }, "model": { "types": ["string","null"] } } };

export const LiveResult = { "name": "LiveResult", "types": ["object"], "fields": { "metadata": { "anyOf": [ResultMetadata,{ "types": ["null"] }] }, "transcription": { "anyOf": [Transcription,{ "types": ["null"] }] }, "translation": { "anyOf": [TranslationAddon,{ "types": ["null"] }] }, "summarization": { "anyOf": [SummarizationAddon,{ "types": ["null"] }] }, "named_entity_recognition": { "anyOf": [NamedEntityRecognitionAddon,{ "types": ["null"] }] }, "sentiment_analysis": { "anyOf": [SentimentAnalysisAddon,{ "types": ["null"] }] }, "chapterization": { "anyOf": [ChapterizationAddon,{ "types": ["null"] }] }, "messages": { "types": ["array","null"], "items": { "types": ["string"] } } } };

export const LiveJob = { "name": "LiveJob", "types": ["object"], "fields": { "id": { "types": ["string","null"] }, "request_id": { "types": ["string","null"] }, "version": { "types": ["number","null"] }, "status": { "types": ["string","null"] }, "created_at": { "types": ["string","null"] }, "completed_at": { "types": ["string","null"] }, "error_code": { "types": ["number","null"] }, "custom_metadata": { "types": ["object","null"] }, "post_session_metadata": { "types": ["object","null"] }, "file": { "anyOf": [AudioFile,{ "types": ["null"] }] }, "kind": { "types": ["string"], "values": ["live"] }, "request_params": { "anyOf": [LiveRequest,{ "types": ["null"] }] }, "result": { "anyOf": [LiveResult,{ "types": ["null"] }] } }, "discriminators": ["kind"] };

export const TranscriptionJob = { "name": "TranscriptionJob", "types": ["object"], "discriminator": "kind", "branches": [[["pre-recorded"], PreRecordedJob], [["live"], LiveJob]] };

export const JobPage = { "name": "JobPage", "types": ["object"], "fields": { "first": { "types": ["string","null"] }, "current": { "types": ["string","null"] }, "next": { "types": ["string","null"] }, "items": { "types": ["array","null"], "items": TranscriptionJob } } };

export const LiveSessionCreated = { "name": "LiveSessionCreated", "types": ["object"], "fields": { "url": { "types": ["string","null"] } } };

export const PreRecordedCallback = { "name": "PreRecordedCallback", "types": ["object"], "fields": { "id": { "types": ["string","null"] }, "event": { "types": ["string","null"] } } };

export const PreRecordedJobCreated = { "name": "PreRecordedJobCreated", "types": ["object"], "fields": { "id": { "types": ["string","null"] }, "result_url": { "types": ["string","null"] } } };

export const PreRecordedRequest = { "name": "PreRecordedRequest", "types": ["object"], "fields": { "language_config": { "anyOf": [LanguageConfig,{ "types": ["null"] }] }, "diarization": { "types": ["boolean","null"] }, "diarization_config": { "anyOf": [DiarizationConfig,{ "types": ["null"] }] }, "subtitles": { "types": ["boolean","null"] }, "subtitles_config": { "anyOf": [SubtitlesConfig,{ "types": ["null"] }] }, "sentences": { "types": ["boolean","null"] }, "translation": { "types": ["boolean","null"] }, "translation_config": { "anyOf": [TranslationConfig,{ "types": ["null"] }] }, "summarization": { "types": ["boolean","null"] }, "summarization_config": { "anyOf": [SummarizationConfig,{ "types": ["null"] }] }, "sentiment_analysis": { "types": ["boolean","null"] }, "audio_to_llm": { "types": ["boolean","null"] }, "audio_to_llm_config": { "anyOf": [AudioToLlmConfig,{ "types": ["null"] }] }, "pii_redaction": { "types": ["boolean","null"] }, "pii_redaction_config": { "anyOf": [PiiRedactionConfig,{ "types": ["null"] }] }, "custom_vocabulary": { "anyOf": [CustomVocabulary,{ "types": ["boolean","null"] }] }, "custom_vocabulary_config": { "anyOf": [CustomVocabularyConfig,{ "types": ["null"] }] }, "callback": { "types": ["boolean","null"] }, "callback_config": { "anyOf": [CallbackConfig,{ "types": ["null"] }] }, "named_entity_recognition": { "types": ["boolean","null"] }, "custom_spelling": { "types": ["boolean","null"] }, "custom_spelling_config": { "anyOf": [CustomSpellingConfig,{ "types": ["null"] }] }, "punctuation_enhanced": { "types": ["boolean","null"] }, "detect_language": { "types": ["boolean","null"] }, "enable_code_switching": { "types": ["boolean","null"] }, "language": { "anyOf": [TranscriptionLanguageCode,{ "types": ["null"] }] }, "callback_url": { "types": ["string","null"] }, "audio_url": { "types": ["string","null"] }, "custom_metadata": { "types": ["object","null"] } } };

export const PreRecordedWebhook = { "name": "PreRecordedWebhook", "types": ["object"], "fields": { "id": { "types": ["string","null"] } } };

export const UploadResponse = { "name": "UploadResponse", "types": ["object"], "fields": { "audio_url": { "types": ["string","null"] }, "audio_metadata": { "anyOf": [AudioMetadata,{ "types": ["null"] }] } } };
