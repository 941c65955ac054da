// Generated from the contract by `npm run build`; edit the contract instead.

import { ANY, table } from '../runtime/table.js';

export const ListTranscriptionJobsQuery = /* @__PURE__ */ table({ "closedAt": "ListTranscriptionJobsQuery#/additionalProperties", "fields": { "offset": ANY, "limit": ANY, "date": ANY, "before_date": ANY, "after_date": ANY, "status": ANY, "custom_metadata": ANY, "kind": ANY }, "defaults": () => ({"offset":0,"limit":20}) });

export const AudioChunkData = /* @__PURE__ */ table({ "closedAt": "AudioChunkData#/additionalProperties", "replaced": {"frames":["chunk"]}, "fields": { "chunk": ANY } });

export const AudioChunkMessage = /* @__PURE__ */ table({ "closedAt": "AudioChunkMessage#/additionalProperties", "hints": {"data":["chunk"]}, "replaced": {"frames":["data.chunk"]}, "fields": { "type": ANY, "data": AudioChunkData } });

export const StopRecordingMessage = /* @__PURE__ */ table({ "closedAt": "StopRecordingMessage#/additionalProperties", "fields": { "type": ANY } });

export const ClientMessage = /* @__PURE__ */ table({ "discriminator": "type", "closedAt": "ClientMessage#/oneOf", "branches": [[["audio_chunk"], AudioChunkMessage], [["stop_recording"], StopRecordingMessage]] });

export const Word = /* @__PURE__ */ table({ "closedAt": "Word#/additionalProperties", "replaced": {"time_begin":["start"],"time_end":["end"]}, "fields": { "word": ANY, "start": ANY, "end": ANY, "confidence": ANY } });

export const LiveUtterance = /* @__PURE__ */ table({ "closedAt": "LiveUtterance#/additionalProperties", "replaced": {"transcription":["text"],"time_begin":["start"],"time_end":["end"]}, "fields": { "text": ANY, "language": ANY, "start": ANY, "end": ANY, "channel": ANY, "words": /* @__PURE__ */ table({ "items": Word }), "confidence": ANY } });

export const TranscriptData = /* @__PURE__ */ table({ "closedAt": "TranscriptData#/additionalProperties", "hints": {"utterance":["text","language","start","end","channel","words","confidence"]}, "replaced": {"transcription":["utterance.text"],"time_begin":["utterance.start"],"time_end":["utterance.end"],"channel":["utterance.channel"]}, "fields": { "id": ANY, "is_final": ANY, "utterance": LiveUtterance } });

export const TranscriptMessage = /* @__PURE__ */ table({ "closedAt": "TranscriptMessage#/additionalProperties", "hints": {"data":["id","is_final","utterance"]}, "fields": { "session_id": ANY, "created_at": ANY, "type": ANY, "data": TranscriptData } });

export const ServerMessage = /* @__PURE__ */ table({ "discriminator": "type", "branches": [[["transcript"], TranscriptMessage], [null, ANY]] });

export const AddonError = ANY;

export const AudioFile = /* @__PURE__ */ table({ "closedAt": "AudioFile#/additionalProperties", "fields": { "id": ANY, "filename": ANY, "source": ANY, "audio_duration": ANY, "number_of_channels": ANY } });

export const AudioMetadata = /* @__PURE__ */ table({ "closedAt": "AudioMetadata#/additionalProperties", "fields": { "id": ANY, "filename": ANY, "extension": ANY, "size": ANY, "audio_duration": ANY, "number_of_channels": ANY } });

export const AudioToLlmAddon = /* @__PURE__ */ table({ "discriminator": "success", "closedAt": "AudioToLlmAddon#/oneOf", "branches": [[[true], /* @__PURE__ */ table({ "closedAt": "AudioToLlmAddon#/oneOf/0/additionalProperties", "fields": { "is_empty": ANY, "exec_time": ANY, "success": ANY, "error": ANY, "results": ANY } })], [[false], /* @__PURE__ */ table({ "closedAt": "AudioToLlmAddon#/oneOf/1/additionalProperties", "fields": { "is_empty": ANY, "exec_time": ANY, "success": ANY, "error": ANY, "results": ANY } })]] });

export const AudioToLlmConfig = /* @__PURE__ */ table({ "closedAt": "AudioToLlmConfig#/additionalProperties", "fields": { "prompts": ANY, "model": ANY } });

export const BitDepth = ANY;

export const CallbackConfig = /* @__PURE__ */ table({ "closedAt": "CallbackConfig#/additionalProperties", "fields": { "url": ANY, "method": ANY }, "defaults": () => ({"method":"POST"}) });

export const CallbackMethod = ANY;

export const ChapterizationAddon = /* @__PURE__ */ table({ "discriminator": "success", "closedAt": "ChapterizationAddon#/oneOf", "branches": [[[true], /* @__PURE__ */ table({ "closedAt": "ChapterizationAddon#/oneOf/0/additionalProperties", "fields": { "is_empty": ANY, "exec_time": ANY, "success": ANY, "error": ANY, "results": ANY } })], [[false], /* @__PURE__ */ table({ "closedAt": "ChapterizationAddon#/oneOf/1/additionalProperties", "fields": { "is_empty": ANY, "exec_time": ANY, "success": ANY, "error": ANY, "results": ANY } })]] });

export const CustomSpellingConfig = /* @__PURE__ */ table({ "closedAt": "CustomSpellingConfig#/additionalProperties", "fields": { "spelling_dictionary": ANY } });

export const CustomVocabularyEntry = /* @__PURE__ */ table({ "closedAt": "CustomVocabularyEntry#/additionalProperties", "fields": { "value": ANY, "intensity": ANY, "pronunciations": ANY, "language": ANY } });

export const CustomVocabulary = /* @__PURE__ */ table({ "items": CustomVocabularyEntry });

export const CustomVocabularyConfig = /* @__PURE__ */ table({ "closedAt": "CustomVocabularyConfig#/additionalProperties", "fields": { "vocabulary": CustomVocabulary, "default_intensity": ANY } });

export const DateOrDateTime = ANY;

export const Utterance = /* @__PURE__ */ table({ "closedAt": "Utterance#/additionalProperties", "replaced": {"transcription":["text"],"time_begin":["start"],"time_end":["end"]}, "fields": { "text": ANY, "language": ANY, "start": ANY, "end": ANY, "channel": ANY, "words": /* @__PURE__ */ table({ "items": Word }), "confidence": ANY, "speaker": ANY } });

export const DiarizationAddon = /* @__PURE__ */ table({ "discriminator": "success", "closedAt": "DiarizationAddon#/oneOf", "branches": [[[true], /* @__PURE__ */ table({ "closedAt": "DiarizationAddon#/oneOf/0/additionalProperties", "fields": { "is_empty": ANY, "exec_time": ANY, "success": ANY, "error": ANY, "results": /* @__PURE__ */ table({ "items": Utterance }) } })], [[false], /* @__PURE__ */ table({ "closedAt": "DiarizationAddon#/oneOf/1/additionalProperties", "fields": { "is_empty": ANY, "exec_time": ANY, "success": ANY, "error": ANY, "results": /* @__PURE__ */ table({ "items": Utterance }) } })]] });

export const DiarizationConfig = /* @__PURE__ */ table({ "closedAt": "DiarizationConfig#/additionalProperties", "fields": { "number_of_speakers": ANY, "min_speakers": ANY, "max_speakers": ANY } });

export const DisplayModeAddon = /* @__PURE__ */ table({ "discriminator": "success", "closedAt": "DisplayModeAddon#/oneOf", "branches": [[[true], /* @__PURE__ */ table({ "closedAt": "DisplayModeAddon#/oneOf/0/additionalProperties", "fields": { "is_empty": ANY, "exec_time": ANY, "success": ANY, "error": ANY, "results": ANY } })], [[false], /* @__PURE__ */ table({ "closedAt": "DisplayModeAddon#/oneOf/1/additionalProperties", "fields": { "is_empty": ANY, "exec_time": ANY, "success": ANY, "error": ANY, "results": ANY } })]] });

export const Encoding = ANY;

export const ErrorResponse = /* @__PURE__ */ table({ "closedAt": "ErrorResponse#/additionalProperties", "fields": { "timestamp": ANY, "path": ANY, "request_id": ANY, "statusCode": ANY, "message": ANY } });

export const JobKind = ANY;

export const LanguageConfig = /* @__PURE__ */ table({ "closedAt": "LanguageConfig#/additionalProperties", "fields": { "languages": ANY, "code_switching": ANY }, "defaults": () => ({"languages":[],"code_switching":false}) });

export const SubtitlesConfig = /* @__PURE__ */ table({ "closedAt": "SubtitlesConfig#/additionalProperties", "fields": { "formats": ANY, "minimum_duration": ANY, "maximum_duration": ANY, "maximum_characters_per_row": ANY, "maximum_rows_per_caption": ANY, "style": ANY }, "defaults": () => ({"formats":["srt"],"style":"default"}) });

export const TranslationConfig = /* @__PURE__ */ table({ "closedAt": "TranslationConfig#/additionalProperties", "fields": { "target_languages": ANY, "model": ANY, "match_original_utterances": ANY, "lipsync": ANY, "context_adaptation": ANY, "context": ANY, "informal": ANY }, "defaults": () => ({"model":"base","match_original_utterances":true,"lipsync":true,"context_adaptation":true,"informal":false}) });

export const SummarizationConfig = /* @__PURE__ */ table({ "closedAt": "SummarizationConfig#/additionalProperties", "fields": { "type": ANY }, "defaults": () => ({"type":"general"}) });

export const PiiRedactionConfig = /* @__PURE__ */ table({ "closedAt": "PiiRedactionConfig#/additionalProperties", "fields": { "entity_types": ANY, "processed_text_type": ANY } });

export const PreRecordedRequestParams = /* @__PURE__ */ table({ "closedAt": "PreRecordedRequestParams#/additionalProperties", "hints": {"language_config":["languages","code_switching"],"diarization_config":["number_of_speakers","min_speakers","max_speakers"],"subtitles_config":["formats","minimum_duration","maximum_duration","maximum_characters_per_row","maximum_rows_per_caption","style"],"translation_config":["target_languages","match_original_utterances","lipsync","context_adaptation","context","informal"],"summarization_config":["type"],"audio_to_llm_config":["prompts"],"pii_redaction_config":["entity_types","processed_text_type"],"custom_vocabulary_config":["vocabulary","default_intensity"],"callback_config":["method"],"custom_spelling_config":["spelling_dictionary"]}, "replaced": {"toggle_diarization":["diarization"],"output_format":["subtitles","subtitles_config"],"language_behaviour":["language_config"],"webhook_url":["callback_config"]}, "fields": { "language_config": LanguageConfig, "diarization": ANY, "diarization_config": DiarizationConfig, "subtitles": ANY, "subtitles_config": SubtitlesConfig, "sentences": ANY, "translation": ANY, "translation_config": TranslationConfig, "summarization": ANY, "summarization_config": SummarizationConfig, "sentiment_analysis": ANY, "audio_to_llm": ANY, "audio_to_llm_config": AudioToLlmConfig, "pii_redaction": ANY, "pii_redaction_config": PiiRedactionConfig, "custom_vocabulary": CustomVocabulary, "custom_vocabulary_config": CustomVocabularyConfig, "callback": ANY, "callback_config": CallbackConfig, "named_entity_recognition": ANY, "custom_spelling": ANY, "custom_spelling_config": CustomSpellingConfig, "punctuation_enhanced": ANY, "detect_language": ANY, "enable_code_switching": ANY, "language": ANY, "callback_url": ANY, "audio_url": ANY }, "defaults": () => ({"diarization":false,"subtitles":false,"sentences":false,"translation":false,"summarization":false,"sentiment_analysis":false,"audio_to_llm":false,"pii_redaction":false,"custom_vocabulary":false,"callback":false,"named_entity_recognition":false,"custom_spelling":false,"punctuation_enhanced":false}) });

export const ResultMetadata = /* @__PURE__ */ table({ "closedAt": "ResultMetadata#/additionalProperties", "replaced": {"duration":["audio_duration"],"total_transcription_time":["transcription_time"]}, "fields": { "audio_duration": ANY, "number_of_distinct_channels": ANY, "billing_time": ANY, "transcription_time": ANY } });

export const Transcription = /* @__PURE__ */ table({ "closedAt": "Transcription#/additionalProperties", "replaced": {"prediction":["utterances"]}, "fields": { "full_transcript": ANY, "languages": ANY, "utterances": /* @__PURE__ */ table({ "items": Utterance }), "sentences": ANY, "subtitles": ANY } });

export const TranslationAddon = /* @__PURE__ */ table({ "discriminator": "success", "closedAt": "TranslationAddon#/oneOf", "branches": [[[true], /* @__PURE__ */ table({ "closedAt": "TranslationAddon#/oneOf/0/additionalProperties", "fields": { "is_empty": ANY, "exec_time": ANY, "success": ANY, "error": ANY, "results": ANY } })], [[false], /* @__PURE__ */ table({ "closedAt": "TranslationAddon#/oneOf/1/additionalProperties", "fields": { "is_empty": ANY, "exec_time": ANY, "success": ANY, "error": ANY, "results": ANY } })]] });

export const SummarizationAddon = /* @__PURE__ */ table({ "discriminator": "success", "closedAt": "SummarizationAddon#/oneOf", "branches": [[[true], /* @__PURE__ */ table({ "closedAt": "SummarizationAddon#/oneOf/0/additionalProperties", "fields": { "is_empty": ANY, "exec_time": ANY, "success": ANY, "error": ANY, "results": ANY } })], [[false], /* @__PURE__ */ table({ "closedAt": "SummarizationAddon#/oneOf/1/additionalProperties", "fields": { "is_empty": ANY, "exec_time": ANY, "success": ANY, "error": ANY, "results": ANY } })]] });

export const NamedEntityRecognitionAddon = /* @__PURE__ */ table({ "discriminator": "success", "closedAt": "NamedEntityRecognitionAddon#/oneOf", "branches": [[[true], /* @__PURE__ */ table({ "closedAt": "NamedEntityRecognitionAddon#/oneOf/0/additionalProperties", "fields": { "is_empty": ANY, "exec_time": ANY, "success": ANY, "error": ANY, "results": ANY } })], [[false], /* @__PURE__ */ table({ "closedAt": "NamedEntityRecognitionAddon#/oneOf/1/additionalProperties", "fields": { "is_empty": ANY, "exec_time": ANY, "success": ANY, "error": ANY, "results": ANY } })]] });

export const SentimentAnalysisAddon = /* @__PURE__ */ table({ "discriminator": "success", "closedAt": "SentimentAnalysisAddon#/oneOf", "branches": [[[true], /* @__PURE__ */ table({ "closedAt": "SentimentAnalysisAddon#/oneOf/0/additionalProperties", "fields": { "is_empty": ANY, "exec_time": ANY, "success": ANY, "error": ANY, "results": ANY } })], [[false], /* @__PURE__ */ table({ "closedAt": "SentimentAnalysisAddon#/oneOf/1/additionalProperties", "fields": { "is_empty": ANY, "exec_time": ANY, "success": ANY, "error": ANY, "results": ANY } })]] });

export const ModerationAddon = /* @__PURE__ */ table({ "discriminator": "success", "closedAt": "ModerationAddon#/oneOf", "branches": [[[true], /* @__PURE__ */ table({ "closedAt": "ModerationAddon#/oneOf/0/additionalProperties", "fields": { "is_empty": ANY, "exec_time": ANY, "success": ANY, "error": ANY, "results": ANY } })], [[false], /* @__PURE__ */ table({ "closedAt": "ModerationAddon#/oneOf/1/additionalProperties", "fields": { "is_empty": ANY, "exec_time": ANY, "success": ANY, "error": ANY, "results": ANY } })]] });

export const NameConsistencyAddon = /* @__PURE__ */ table({ "discriminator": "success", "closedAt": "NameConsistencyAddon#/oneOf", "branches": [[[true], /* @__PURE__ */ table({ "closedAt": "NameConsistencyAddon#/oneOf/0/additionalProperties", "fields": { "is_empty": ANY, "exec_time": ANY, "success": ANY, "error": ANY, "results": ANY } })], [[false], /* @__PURE__ */ table({ "closedAt": "NameConsistencyAddon#/oneOf/1/additionalProperties", "fields": { "is_empty": ANY, "exec_time": ANY, "success": ANY, "error": ANY, "results": ANY } })]] });

export const StructuredDataExtractionAddon = /* @__PURE__ */ table({ "discriminator": "success", "closedAt": "StructuredDataExtractionAddon#/oneOf", "branches": [[[true], /* @__PURE__ */ table({ "closedAt": "StructuredDataExtractionAddon#/oneOf/0/additionalProperties", "fields": { "is_empty": ANY, "exec_time": ANY, "success": ANY, "error": ANY, "results": ANY } })], [[false], /* @__PURE__ */ table({ "closedAt": "StructuredDataExtractionAddon#/oneOf/1/additionalProperties", "fields": { "is_empty": ANY, "exec_time": ANY, "success": ANY, "error": ANY, "results": ANY } })]] });

export const SentencesAddon = /* @__PURE__ */ table({ "discriminator": "success", "closedAt": "SentencesAddon#/oneOf", "branches": [[[true], /* @__PURE__ */ table({ "closedAt": "SentencesAddon#/oneOf/0/additionalProperties", "fields": { "is_empty": ANY, "exec_time": ANY, "success": ANY, "error": ANY, "results": ANY } })], [[false], /* @__PURE__ */ table({ "closedAt": "SentencesAddon#/oneOf/1/additionalProperties", "fields": { "is_empty": ANY, "exec_time": ANY, "success": ANY, "error": ANY, "results": ANY } })]] });

export const PreRecordedResult = /* @__PURE__ */ table({ "closedAt": "PreRecordedResult#/additionalProperties", "hints": {"metadata":["audio_duration","number_of_distinct_channels","billing_time","transcription_time"],"transcription":["full_transcript","languages","utterances","subtitles"]}, "replaced": {"duration":["metadata.audio_duration"],"total_transcription_time":["metadata.transcription_time"],"prediction":["transcription.utterances"]}, "fields": { "metadata": ResultMetadata, "transcription": Transcription, "translation": TranslationAddon, "summarization": SummarizationAddon, "named_entity_recognition": NamedEntityRecognitionAddon, "sentiment_analysis": SentimentAnalysisAddon, "chapterization": ChapterizationAddon, "moderation": ModerationAddon, "name_consistency": NameConsistencyAddon, "structured_data_extraction": StructuredDataExtractionAddon, "audio_to_llm": AudioToLlmAddon, "sentences": SentencesAddon, "display_mode": DisplayModeAddon, "diarization": DiarizationAddon } });

export const PreRecordedJob = /* @__PURE__ */ table({ "discriminator": "status", "closedAt": "PreRecordedJob#/oneOf", "branches": [[["queued","processing"], /* @__PURE__ */ table({ "closedAt": "PreRecordedJob#/oneOf/0/additionalProperties", "fields": { "id": ANY, "request_id": ANY, "version": ANY, "status": ANY, "created_at": ANY, "completed_at": ANY, "error_code": ANY, "custom_metadata": ANY, "post_session_metadata": ANY, "file": AudioFile, "kind": ANY, "request_params": PreRecordedRequestParams, "result": PreRecordedResult } })], [["done"], /* @__PURE__ */ table({ "closedAt": "PreRecordedJob#/oneOf/1/additionalProperties", "hints": {"result":["transcription","translation","summarization","named_entity_recognition","sentiment_analysis","chapterization","moderation","name_consistency (deprecated)","structured_data_extraction","audio_to_llm","sentences (deprecated)","display_mode","diarization (deprecated)"]}, "fields": { "id": ANY, "request_id": ANY, "version": ANY, "status": ANY, "created_at": ANY, "completed_at": ANY, "error_code": ANY, "custom_metadata": ANY, "post_session_metadata": ANY, "file": AudioFile, "result": PreRecordedResult, "kind": ANY, "request_params": PreRecordedRequestParams } })], [["error"], /* @__PURE__ */ table({ "closedAt": "PreRecordedJob#/oneOf/2/additionalProperties", "fields": { "id": ANY, "request_id": ANY, "version": ANY, "status": ANY, "created_at": ANY, "completed_at": ANY, "error_code": ANY, "custom_metadata": ANY, "post_session_metadata": ANY, "file": AudioFile, "kind": ANY, "request_params": PreRecordedRequestParams, "result": PreRecordedResult } })]] });

export const LiveMessagesConfig = /* @__PURE__ */ table({ "closedAt": "LiveMessagesConfig#/additionalProperties", "fields": { "receive_partial_transcripts": ANY, "receive_final_transcripts": ANY, "receive_speech_events": ANY, "receive_pre_processing_events": ANY, "receive_realtime_processing_events": ANY, "receive_post_processing_events": ANY, "receive_acknowledgments": ANY, "receive_errors": ANY, "receive_lifecycle_events": ANY }, "defaults": () => ({"receive_partial_transcripts":false,"receive_final_transcripts":true,"receive_speech_events":true,"receive_pre_processing_events":true,"receive_realtime_processing_events":true,"receive_post_processing_events":true,"receive_acknowledgments":true,"receive_errors":true,"receive_lifecycle_events":false}) });

export const PreProcessingConfig = /* @__PURE__ */ table({ "closedAt": "PreProcessingConfig#/additionalProperties", "fields": { "audio_enhancer": ANY, "speech_threshold": ANY }, "defaults": () => ({"audio_enhancer":false,"speech_threshold":0.6}) });

export const RealtimeProcessingConfig = /* @__PURE__ */ table({ "closedAt": "RealtimeProcessingConfig#/additionalProperties", "hints": {"custom_vocabulary_config":["vocabulary","default_intensity"],"custom_spelling_config":["spelling_dictionary"],"translation_config":["target_languages","model","match_original_utterances","lipsync","context_adaptation","context","informal"]}, "replaced": {"word_timestamps":["words_accurate_timestamps"]}, "fields": { "custom_vocabulary": ANY, "custom_vocabulary_config": CustomVocabularyConfig, "custom_spelling": ANY, "custom_spelling_config": CustomSpellingConfig, "translation": ANY, "translation_config": TranslationConfig, "named_entity_recognition": ANY, "sentiment_analysis": ANY, "words_accurate_timestamps": ANY }, "defaults": () => ({"custom_vocabulary":false,"custom_spelling":false,"translation":false,"named_entity_recognition":false,"sentiment_analysis":false}) });

export const PostProcessingConfig = /* @__PURE__ */ table({ "closedAt": "PostProcessingConfig#/additionalProperties", "hints": {"summarization_config":["type"]}, "fields": { "summarization": ANY, "summarization_config": SummarizationConfig, "chapterization": ANY }, "defaults": () => ({"summarization":false,"chapterization":false}) });

export const LiveCallbackConfig = /* @__PURE__ */ table({ "closedAt": "LiveCallbackConfig#/additionalProperties", "fields": { "url": ANY, "receive_partial_transcripts": ANY, "receive_final_transcripts": ANY, "receive_speech_events": ANY, "receive_pre_processing_events": ANY, "receive_realtime_processing_events": ANY, "receive_post_processing_events": ANY, "receive_acknowledgments": ANY, "receive_errors": ANY, "receive_lifecycle_events": ANY }, "defaults": () => ({"receive_partial_transcripts":false,"receive_final_transcripts":true,"receive_speech_events":false,"receive_pre_processing_events":true,"receive_realtime_processing_events":true,"receive_post_processing_events":true,"receive_acknowledgments":false,"receive_errors":false,"receive_lifecycle_events":true}) });

export const LiveRequest = /* @__PURE__ */ table({ "closedAt": "LiveRequest#/additionalProperties", "hints": {"language_config":["languages","code_switching"],"pre_processing":["audio_enhancer","speech_threshold"],"realtime_processing":["custom_vocabulary","custom_vocabulary_config","custom_spelling","custom_spelling_config","translation","translation_config","named_entity_recognition","sentiment_analysis","words_accurate_timestamps"],"post_processing":["summarization","summarization_config","chapterization"],"callback_config":["url"]}, "replaced": {"language_behaviour":["language_config"],"language":["language_config"],"maximum_audio_duration":["maximum_duration_without_endpointing"],"audio_enhancer":["pre_processing.audio_enhancer"],"word_timestamps":["realtime_processing.words_accurate_timestamps"],"frames_format":[],"prosody":[],"reinject_context":[],"transcription_hint":[]}, "fields": { "encoding": ANY, "bit_depth": ANY, "sample_rate": ANY, "channels": ANY, "language_config": LanguageConfig, "messages_config": LiveMessagesConfig, "endpointing": ANY, "maximum_duration_without_endpointing": ANY, "pre_processing": PreProcessingConfig, "realtime_processing": RealtimeProcessingConfig, "post_processing": PostProcessingConfig, "callback": ANY, "callback_config": LiveCallbackConfig, "model": ANY }, "defaults": () => ({"encoding":"wav/pcm","bit_depth":16,"sample_rate":16000,"channels":1,"endpointing":0.05,"maximum_duration_without_endpointing":5,"callback":false}) });

export const LiveResult = /* @__PURE__ */ table({ "closedAt": "LiveResult#/additionalProperties", "hints": {"metadata":["audio_duration","number_of_distinct_channels","billing_time","transcription_time"],"transcription":["full_transcript","languages","utterances","sentences","subtitles"]}, "replaced": {"duration":["metadata.audio_duration"],"total_transcription_time":["metadata.transcription_time"],"prediction":["transcription.utterances"]}, "fields": { "metadata": ResultMetadata, "transcription": Transcription, "translation": TranslationAddon, "summarization": SummarizationAddon, "named_entity_recognition": NamedEntityRecognitionAddon, "sentiment_analysis": SentimentAnalysisAddon, "chapterization": ChapterizationAddon, "messages": ANY } });

export const LiveJob = /* @__PURE__ */ table({ "discriminator": "status", "closedAt": "LiveJob#/oneOf", "branches": [[["queued","processing"], /* @__PURE__ */ table({ "closedAt": "LiveJob#/oneOf/0/additionalProperties", "fields": { "id": ANY, "request_id": ANY, "version": ANY, "status": ANY, "created_at": ANY, "completed_at": ANY, "error_code": ANY, "custom_metadata": ANY, "post_session_metadata": ANY, "file": AudioFile, "kind": ANY, "request_params": LiveRequest, "result": LiveResult } })], [["done"], /* @__PURE__ */ table({ "closedAt": "LiveJob#/oneOf/1/additionalProperties", "hints": {"result":["transcription","translation","summarization","named_entity_recognition","sentiment_analysis","chapterization","messages"]}, "fields": { "id": ANY, "request_id": ANY, "version": ANY, "status": ANY, "created_at": ANY, "completed_at": ANY, "error_code": ANY, "custom_metadata": ANY, "post_session_metadata": ANY, "file": AudioFile, "result": LiveResult, "kind": ANY, "request_params": LiveRequest } })], [["error"], /* @__PURE__ */ table({ "closedAt": "LiveJob#/oneOf/2/additionalProperties", "fields": { "id": ANY, "request_id": ANY, "version": ANY, "status": ANY, "created_at": ANY, "completed_at": ANY, "error_code": ANY, "custom_metadata": ANY, "post_session_metadata": ANY, "file": AudioFile, "kind": ANY, "request_params": LiveRequest, "result": LiveResult } })]] });

export const TranscriptionJob = /* @__PURE__ */ table({ "discriminator": "kind", "closedAt": "TranscriptionJob#/oneOf", "branches": [[["pre-recorded"], PreRecordedJob], [["live"], LiveJob]] });

export const JobPage = /* @__PURE__ */ table({ "closedAt": "JobPage#/additionalProperties", "fields": { "first": ANY, "current": ANY, "next": ANY, "items": /* @__PURE__ */ table({ "items": TranscriptionJob }) } });

export const JobStatus = ANY;

export const LiveSessionCreated = ANY;

export const PiiEntityType = ANY;

export const PiiProcessedTextType = ANY;

export const PreRecordedCallback = ANY;

export const PreRecordedJobCreated = ANY;

export const PreRecordedRequest = /* @__PURE__ */ table({ "closedAt": "PreRecordedRequest#/additionalProperties", "hints": {"language_config":["languages","code_switching"],"diarization_config":["number_of_speakers","min_speakers","max_speakers"],"subtitles_config":["formats","minimum_duration","maximum_duration","maximum_characters_per_row","maximum_rows_per_caption","style"],"translation_config":["target_languages","match_original_utterances","lipsync","context_adaptation","context","informal"],"summarization_config":["type"],"audio_to_llm_config":["prompts"],"pii_redaction_config":["entity_types","processed_text_type"],"custom_vocabulary_config":["vocabulary","default_intensity"],"callback_config":["method"],"custom_spelling_config":["spelling_dictionary"]}, "replaced": {"toggle_diarization":["diarization"],"output_format":["subtitles","subtitles_config"],"language_behaviour":["language_config"],"webhook_url":["callback_config"]}, "fields": { "language_config": LanguageConfig, "diarization": ANY, "diarization_config": DiarizationConfig, "subtitles": ANY, "subtitles_config": SubtitlesConfig, "sentences": ANY, "translation": ANY, "translation_config": TranslationConfig, "summarization": ANY, "summarization_config": SummarizationConfig, "sentiment_analysis": ANY, "audio_to_llm": ANY, "audio_to_llm_config": AudioToLlmConfig, "pii_redaction": ANY, "pii_redaction_config": PiiRedactionConfig, "custom_vocabulary": CustomVocabulary, "custom_vocabulary_config": CustomVocabularyConfig, "callback": ANY, "callback_config": CallbackConfig, "named_entity_recognition": ANY, "custom_spelling": ANY, "custom_spelling_config": CustomSpellingConfig, "punctuation_enhanced": ANY, "detect_language": ANY, "enable_code_switching": ANY, "language": ANY, "callback_url": ANY, "audio_url": ANY, "custom_metadata": ANY }, "defaults": () => ({"diarization":false,"subtitles":false,"sentences":false,"translation":false,"summarization":false,"sentiment_analysis":false,"audio_to_llm":false,"pii_redaction":false,"custom_vocabulary":false,"callback":false,"named_entity_recognition":false,"custom_spelling":false,"punctuation_enhanced":false}) });

export const PreRecordedWebhook = ANY;

export const SampleRate = ANY;

export const Sentence = ANY;

export const Subtitle = ANY;

export const SubtitlesFormat = ANY;

export const SubtitlesStyle = ANY;

export const SummarizationType = ANY;

export const TranscriptionLanguageCode = ANY;

export const TranslationLanguageCode = ANY;

export const TranslationModel = ANY;

export const UploadResponse = /* @__PURE__ */ table({ "closedAt": "UploadResponse#/additionalProperties", "hints": {"audio_metadata":["id","filename","extension","size","audio_duration","number_of_channels"]}, "fields": { "audio_url": ANY, "audio_metadata": AudioMetadata } });

export const OtherServerMessage = ANY;
