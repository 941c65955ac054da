// Generated from the contract by `npm run build`; edit the contract instead.

export const AudioToLlmAddon = { "tag": "success", "branches": [[[true], {}], [[false], {}]], "required": ["is_empty","exec_time","error","results"] };

export const ChapterizationAddon = { "tag": "success", "branches": [[[true], {}], [[false], {}]], "required": ["is_empty","exec_time","error","results"] };

export const DiarizationAddon = { "tag": "success", "branches": [[[true], {}], [[false], {}]], "required": ["is_empty","exec_time","error","results"] };

export const DisplayModeAddon = { "tag": "success", "branches": [[[true], {}], [[false], {}]], "required": ["is_empty","exec_time","error","results"] };

export const TranslationAddon = { "tag": "success", "branches": [[[true], {}], [[false], {}]], "required": ["is_empty","exec_time","error","results"] };

export const SummarizationAddon = { "tag": "success", "branches": [[[true], {}], [[false], {}]], "required": ["is_empty","exec_time","error","results"] };

export const NamedEntityRecognitionAddon = { "tag": "success", "branches": [[[true], {}], [[false], {}]], "required": ["is_empty","exec_time","error","results"] };

export const SentimentAnalysisAddon = { "tag": "success", "branches": [[[true], {}], [[false], {}]], "required": ["is_empty","exec_time","error","results"] };

export const ModerationAddon = { "tag": "success", "branches": [[[true], {}], [[false], {}]], "required": ["is_empty","exec_time","error","results"] };

export const NameConsistencyAddon = { "tag": "success", "branches": [[[true], {}], [[false], {}]], "required": ["is_empty","exec_time","error","results"] };

export const StructuredDataExtractionAddon = { "tag": "success", "branches": [[[true], {}], [[false], {}]], "required": ["is_empty","exec_time","error","results"] };

export const SentencesAddon = { "tag": "success", "branches": [[[true], {}], [[false], {}]], "required": ["is_empty","exec_time","error","results"] };

export const PreRecordedResult = { "fields": { "translation": TranslationAddon, "summarization": SummarizationAddon, "named_entity_recognition": NamedEntityRecognitionAddon, "sentiment_analysis": SentimentAnalysisAddon, "chapterization": ChapterizationAddon, "moderation": ModerationAddon, "name_consistency": NameConsistencyAddon, "structured_data_extraction": StructuredDataExtractionAddon, "audio_to_llm": AudioToLlmAddon, "sentences": SentencesAddon, "display_mode": DisplayModeAddon, "diarization": DiarizationAddon } };

export const PreRecordedJob = { "tag": "status", "branches": [[["queued","processing"], { "fields": { "result": PreRecordedResult } }], [["done"], { "fields": { "result": PreRecordedResult } }], [["error"], { "fields": { "result": PreRecordedResult } }]], "required": ["id","request_id","version","created_at","post_session_metadata","kind"] };

export const LiveResult = { "fields": { "translation": TranslationAddon, "summarization": SummarizationAddon, "named_entity_recognition": NamedEntityRecognitionAddon, "sentiment_analysis": SentimentAnalysisAddon, "chapterization": ChapterizationAddon } };

export const LiveJob = { "tag": "status", "branches": [[["queued","processing"], { "fields": { "result": LiveResult } }], [["done"], { "fields": { "result": LiveResult } }], [["error"], { "fields": { "result": LiveResult } }]], "required": ["id","request_id","version","created_at","post_session_metadata","kind"] };

export const TranscriptionJob = { "tag": "kind", "branches": [[["pre-recorded"], PreRecordedJob], [["live"], LiveJob]], "required": ["id","request_id","version","status","created_at","post_session_metadata"] };

export const JobPage = { "fields": { "items": { "items": TranscriptionJob } } };

export const ServerMessage = { "tag": "type", "branches": [[["transcript"], {}], [null, {}]], "required": ["session_id","created_at"] };
