// Generated from the contract by `npm run build`; edit the contract instead.

import { ofData, ofQuery, ofText } from '../runtime/inputs.js';
import { strictParser } from '../runtime/parse.js';
import * as check from '../checks/strict.js';
import * as shapes from '../shapes/strict.js';
import * as defaults from '../defaults.js';
export { formatIssue, issuesOf, oneLine } from '../runtime/issues.js';

export const parseAddonError = /* @__PURE__ */ strictParser(check.AddonError);

export const parseAudioFile = /* @__PURE__ */ strictParser(check.AudioFile, { shape: shapes.AudioFile });

export const parseAudioMetadata = /* @__PURE__ */ strictParser(check.AudioMetadata, { shape: shapes.AudioMetadata });

export const parseAudioToLlmAddon = /* @__PURE__ */ strictParser(check.AudioToLlmAddon, { shape: shapes.AudioToLlmAddon });

export const parseAudioToLlmConfig = /* @__PURE__ */ strictParser(check.AudioToLlmConfig, { shape: shapes.AudioToLlmConfig });

export const parseCallbackConfig = /* @__PURE__ */ strictParser(check.CallbackConfig, { shape: shapes.CallbackConfig, fill: defaults.CallbackConfig });

export const parseChapterizationAddon = /* @__PURE__ */ strictParser(check.ChapterizationAddon, { shape: shapes.ChapterizationAddon });

export const parseCustomSpellingConfig = /* @__PURE__ */ strictParser(check.CustomSpellingConfig, { shape: shapes.CustomSpellingConfig });

export const parseCustomVocabulary = /* @__PURE__ */ strictParser(check.CustomVocabulary, { shape: shapes.CustomVocabulary });

export const parseCustomVocabularyConfig = /* @__PURE__ */ strictParser(check.CustomVocabularyConfig, { shape: shapes.CustomVocabularyConfig });

export const parseCustomVocabularyEntry = /* @__PURE__ */ strictParser(check.CustomVocabularyEntry, { shape: shapes.CustomVocabularyEntry });

export const parseDateOrDateTime = /* @__PURE__ */ strictParser(check.DateOrDateTime);

export const parseDiarizationAddon = /* @__PURE__ */ strictParser(check.DiarizationAddon, { shape: shapes.DiarizationAddon });

export const parseDiarizationConfig = /* @__PURE__ */ strictParser(check.DiarizationConfig, { shape: shapes.DiarizationConfig });

export const parseDisplayModeAddon = /* @__PURE__ */ strictParser(check.DisplayModeAddon, { shape: shapes.DisplayModeAddon });

export const parseErrorResponse = /* @__PURE__ */ strictParser(check.ErrorResponse, { shape: shapes.ErrorResponse });

export const parseJobKind = /* @__PURE__ */ strictParser(check.JobKind);

export const parseJobPage = /* @__PURE__ */ strictParser(check.JobPage, { shape: shapes.JobPage, fill: defaults.JobPage });

export const parseJobStatus = /* @__PURE__ */ strictParser(check.JobStatus);

export const parseLanguageConfig = /* @__PURE__ */ strictParser(check.LanguageConfig, { shape: shapes.LanguageConfig, fill: defaults.LanguageConfig });

export const parseLiveCallbackConfig = /* @__PURE__ */ strictParser(check.LiveCallbackConfig, { shape: shapes.LiveCallbackConfig, fill: defaults.LiveCallbackConfig });

export const parseLiveJob = /* @__PURE__ */ strictParser(check.LiveJob, { shape: shapes.LiveJob, fill: defaults.LiveJob });

export const parseLiveMessagesConfig = /* @__PURE__ */ strictParser(check.LiveMessagesConfig, { shape: shapes.LiveMessagesConfig, fill: defaults.LiveMessagesConfig });

export const parseLiveRequest = /* @__PURE__ */ strictParser(check.LiveRequest, { shape: shapes.LiveRequest, fill: defaults.LiveRequest });

export const parseLiveResult = /* @__PURE__ */ strictParser(check.LiveResult, { shape: shapes.LiveResult });

export const parseLiveSessionCreated = /* @__PURE__ */ strictParser(check.LiveSessionCreated);

export const parseModerationAddon = /* @__PURE__ */ strictParser(check.ModerationAddon, { shape: shapes.ModerationAddon });

export const parseNameConsistencyAddon = /* @__PURE__ */ strictParser(check.NameConsistencyAddon, { shape: shapes.NameConsistencyAddon });

export const parseNamedEntityRecognitionAddon = /* @__PURE__ */ strictParser(check.NamedEntityRecognitionAddon, { shape: shapes.NamedEntityRecognitionAddon });

export const parsePiiEntityType = /* @__PURE__ */ strictParser(check.PiiEntityType);

export const parsePiiRedactionConfig = /* @__PURE__ */ strictParser(check.PiiRedactionConfig, { shape: shapes.PiiRedactionConfig });

export const parsePostProcessingConfig = /* @__PURE__ */ strictParser(check.PostProcessingConfig, { shape: shapes.PostProcessingConfig, fill: defaults.PostProcessingConfig });

export const parsePreProcessingConfig = /* @__PURE__ */ strictParser(check.PreProcessingConfig, { shape: shapes.PreProcessingConfig, fill: defaults.PreProcessingConfig });

export const parsePreRecordedCallback = /* @__PURE__ */ strictParser(check.PreRecordedCallback);

export const parsePreRecordedJob = /* @__PURE__ */ strictParser(check.PreRecordedJob, { shape: shapes.PreRecordedJob, fill: defaults.PreRecordedJob });

export const parsePreRecordedJobCreated = /* @__PURE__ */ strictParser(check.PreRecordedJobCreated);

export const parsePreRecordedRequest = /* @__PURE__ */ strictParser(check.PreRecordedRequest, { shape: shapes.PreRecordedRequest, fill: defaults.PreRecordedRequest });

export const parsePreRecordedRequestParams = /* @__PURE__ */ strictParser(check.PreRecordedRequestParams, { shape: shapes.PreRecordedRequestParams, fill: defaults.PreRecordedRequestParams });

export const parsePreRecordedResult = /* @__PURE__ */ strictParser(check.PreRecordedResult, { shape: shapes.PreRecordedResult });

export const parsePreRecordedWebhook = /* @__PURE__ */ strictParser(check.PreRecordedWebhook);

export const parseRealtimeProcessingConfig = /* @__PURE__ */ strictParser(check.RealtimeProcessingConfig, { shape: shapes.RealtimeProcessingConfig, fill: defaults.RealtimeProcessingConfig });

export const parseResultMetadata = /* @__PURE__ */ strictParser(check.ResultMetadata, { shape: shapes.ResultMetadata });

export const parseSentence = /* @__PURE__ */ strictParser(check.Sentence);

export const parseSentencesAddon = /* @__PURE__ */ strictParser(check.SentencesAddon, { shape: shapes.SentencesAddon });

export const parseSentimentAnalysisAddon = /* @__PURE__ */ strictParser(check.SentimentAnalysisAddon, { shape: shapes.SentimentAnalysisAddon });

export const parseStructuredDataExtractionAddon = /* @__PURE__ */ strictParser(check.StructuredDataExtractionAddon, { shape: shapes.StructuredDataExtractionAddon });

export const parseSubtitle = /* @__PURE__ */ strictParser(check.Subtitle);

export const parseSubtitlesConfig = /* @__PURE__ */ strictParser(check.SubtitlesConfig, { shape: shapes.SubtitlesConfig, fill: defaults.SubtitlesConfig });

export const parseSummarizationAddon = /* @__PURE__ */ strictParser(check.SummarizationAddon, { shape: shapes.SummarizationAddon });

export const parseSummarizationConfig = /* @__PURE__ */ strictParser(check.SummarizationConfig, { shape: shapes.SummarizationConfig, fill: defaults.SummarizationConfig });

export const parseTranscription = /* @__PURE__ */ strictParser(check.Transcription, { shape: shapes.Transcription });

export const parseTranscriptionJob = /* @__PURE__ */ strictParser(check.TranscriptionJob, { shape: shapes.TranscriptionJob, fill: defaults.TranscriptionJob });

export const parseTranscriptionLanguageCode = /* @__PURE__ */ strictParser(check.TranscriptionLanguageCode);

export const parseTranslationAddon = /* @__PURE__ */ strictParser(check.TranslationAddon, { shape: shapes.TranslationAddon });

export const parseTranslationConfig = /* @__PURE__ */ strictParser(check.TranslationConfig, { shape: shapes.TranslationConfig, fill: defaults.TranslationConfig });

export const parseTranslationLanguageCode = /* @__PURE__ */ strictParser(check.TranslationLanguageCode);

export const parseUploadResponse = /* @__PURE__ */ strictParser(check.UploadResponse, { shape: shapes.UploadResponse });

export const parseUtterance = /* @__PURE__ */ strictParser(check.Utterance, { shape: shapes.Utterance });

export const parseWord = /* @__PURE__ */ strictParser(check.Word, { shape: shapes.Word });

export const parseAudioChunkData = /* @__PURE__ */ strictParser(check.AudioChunkData, { shape: shapes.AudioChunkData });

export const parseAudioChunkMessage = /* @__PURE__ */ strictParser(check.AudioChunkMessage, { shape: shapes.AudioChunkMessage });

export const parseLiveUtterance = /* @__PURE__ */ strictParser(check.LiveUtterance, { shape: shapes.LiveUtterance });

export const parseOtherServerMessage = /* @__PURE__ */ strictParser(check.OtherServerMessage);

export const parseStopRecordingMessage = /* @__PURE__ */ strictParser(check.StopRecordingMessage, { shape: shapes.StopRecordingMessage });

export const parseTranscriptData = /* @__PURE__ */ strictParser(check.TranscriptData, { shape: shapes.TranscriptData });

export const parseTranscriptMessage = /* @__PURE__ */ strictParser(check.TranscriptMessage, { shape: shapes.TranscriptMessage });

export const parseListTranscriptionJobsQuery = /* @__PURE__ */ ofQuery(/* @__PURE__ */ strictParser(check.ListTranscriptionJobsQuery, { shape: shapes.ListTranscriptionJobsQuery, fill: defaults.ListTranscriptionJobsQuery }), {"offset": "number", "limit": "number", "date": "string", "before_date": "string", "after_date": "string", "status": {"list": "string"}, "custom_metadata": "deepObject", "kind": {"list": "string"}});

export const parseClientMessageValue = /* @__PURE__ */ strictParser(check.ClientMessage, { shape: shapes.ClientMessage });

export const parseClientMessage = /* @__PURE__ */ ofData(parseClientMessageValue);

export const parseServerMessageValue = /* @__PURE__ */ strictParser(check.ServerMessage, { shape: shapes.ServerMessage, kinds: { tag: 'type', known: ['transcript'] } });

export const parseServerMessage = /* @__PURE__ */ ofText(parseServerMessageValue);
