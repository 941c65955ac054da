// Generated from the contract by `npm run build`; edit the contract instead.

import * as ajv from './ajv.js';
import { ofData, ofQuery, ofText } from './runtime/inputs.js';
import { parser } from './runtime/parse.js';
import * as tables from './tables/parse.js';
export { formatIssue, oneLine } from './runtime/issues.js';

const units = {
  "LiveRequest#/properties/endpointing": "seconds",
  "LiveRequest#/properties/maximum_duration_without_endpointing": "seconds",
  "SubtitlesConfig#/properties/minimum_duration": "seconds",
  "SubtitlesConfig#/properties/maximum_duration": "seconds"
};

export const parseListTranscriptionJobsQuery = /* @__PURE__ */ ofQuery(/* @__PURE__ */ parser(ajv.validateListTranscriptionJobsQuery, tables.ListTranscriptionJobsQuery, units), {"offset": "number", "limit": "number", "date": "string", "before_date": "string", "after_date": "string", "status": {"list": "string"}, "custom_metadata": "deepObject", "kind": {"list": "string"}});

export const parseClientMessageValue = /* @__PURE__ */ parser(ajv.validateClientMessage, tables.ClientMessage, units);

export const parseClientMessage = /* @__PURE__ */ ofData(parseClientMessageValue);

export const parseServerMessageValue = /* @__PURE__ */ parser(ajv.validateServerMessage, tables.ServerMessage, units);

export const parseServerMessage = /* @__PURE__ */ ofText(parseServerMessageValue);

export const parseAddonError = /* @__PURE__ */ parser(ajv.validateAddonError, tables.AddonError, units);

export const parseAudioFile = /* @__PURE__ */ parser(ajv.validateAudioFile, tables.AudioFile, units);

export const parseAudioMetadata = /* @__PURE__ */ parser(ajv.validateAudioMetadata, tables.AudioMetadata, units);

export const parseAudioToLlmAddon = /* @__PURE__ */ parser(ajv.validateAudioToLlmAddon, tables.AudioToLlmAddon, units);

export const parseAudioToLlmConfig = /* @__PURE__ */ parser(ajv.validateAudioToLlmConfig, tables.AudioToLlmConfig, units);

export const parseBitDepth = /* @__PURE__ */ parser(ajv.validateBitDepth, tables.BitDepth, units);

export const parseCallbackConfig = /* @__PURE__ */ parser(ajv.validateCallbackConfig, tables.CallbackConfig, units);

export const parseCallbackMethod = /* @__PURE__ */ parser(ajv.validateCallbackMethod, tables.CallbackMethod, units);

export const parseChapterizationAddon = /* @__PURE__ */ parser(ajv.validateChapterizationAddon, tables.ChapterizationAddon, units);

export const parseCustomSpellingConfig = /* @__PURE__ */ parser(ajv.validateCustomSpellingConfig, tables.CustomSpellingConfig, units);

export const parseCustomVocabulary = /* @__PURE__ */ parser(ajv.validateCustomVocabulary, tables.CustomVocabulary, units);

export const parseCustomVocabularyConfig = /* @__PURE__ */ parser(ajv.validateCustomVocabularyConfig, tables.CustomVocabularyConfig, units);

export const parseCustomVocabularyEntry = /* @__PURE__ */ parser(ajv.validateCustomVocabularyEntry, tables.CustomVocabularyEntry, units);

export const parseDateOrDateTime = /* @__PURE__ */ parser(ajv.validateDateOrDateTime, tables.DateOrDateTime, units);

export const parseDiarizationAddon = /* @__PURE__ */ parser(ajv.validateDiarizationAddon, tables.DiarizationAddon, units);

export const parseDiarizationConfig = /* @__PURE__ */ parser(ajv.validateDiarizationConfig, tables.DiarizationConfig, units);

export const parseDisplayModeAddon = /* @__PURE__ */ parser(ajv.validateDisplayModeAddon, tables.DisplayModeAddon, units);

export const parseEncoding = /* @__PURE__ */ parser(ajv.validateEncoding, tables.Encoding, units);

export const parseErrorResponse = /* @__PURE__ */ parser(ajv.validateErrorResponse, tables.ErrorResponse, units);

export const parseJobKind = /* @__PURE__ */ parser(ajv.validateJobKind, tables.JobKind, units);

export const parseJobPage = /* @__PURE__ */ parser(ajv.validateJobPage, tables.JobPage, units);

export const parseJobStatus = /* @__PURE__ */ parser(ajv.validateJobStatus, tables.JobStatus, units);

export const parseLanguageConfig = /* @__PURE__ */ parser(ajv.validateLanguageConfig, tables.LanguageConfig, units);

export const parseLiveCallbackConfig = /* @__PURE__ */ parser(ajv.validateLiveCallbackConfig, tables.LiveCallbackConfig, units);

export const parseLiveJob = /* @__PURE__ */ parser(ajv.validateLiveJob, tables.LiveJob, units);

export const parseLiveMessagesConfig = /* @__PURE__ */ parser(ajv.validateLiveMessagesConfig, tables.LiveMessagesConfig, units);

export const parseLiveRequest = /* @__PURE__ */ parser(ajv.validateLiveRequest, tables.LiveRequest, units);

export const parseLiveResult = /* @__PURE__ */ parser(ajv.validateLiveResult, tables.LiveResult, units);

export const parseLiveSessionCreated = /* @__PURE__ */ parser(ajv.validateLiveSessionCreated, tables.LiveSessionCreated, units);

export const parseModerationAddon = /* @__PURE__ */ parser(ajv.validateModerationAddon, tables.ModerationAddon, units);

export const parseNameConsistencyAddon = /* @__PURE__ */ parser(ajv.validateNameConsistencyAddon, tables.NameConsistencyAddon, units);

export const parseNamedEntityRecognitionAddon = /* @__PURE__ */ parser(ajv.validateNamedEntityRecognitionAddon, tables.NamedEntityRecognitionAddon, units);

export const parsePiiEntityType = /* @__PURE__ */ parser(ajv.validatePiiEntityType, tables.PiiEntityType, units);

export const parsePiiProcessedTextType = /* @__PURE__ */ parser(ajv.validatePiiProcessedTextType, tables.PiiProcessedTextType, units);

export const parsePiiRedactionConfig = /* @__PURE__ */ parser(ajv.validatePiiRedactionConfig, tables.PiiRedactionConfig, units);

export const parsePostProcessingConfig = /* @__PURE__ */ parser(ajv.validatePostProcessingConfig, tables.PostProcessingConfig, units);

export const parsePreProcessingConfig = /* @__PURE__ */ parser(ajv.validatePreProcessingConfig, tables.PreProcessingConfig, units);

export const parsePreRecordedCallback = /* @__PURE__ */ parser(ajv.validatePreRecordedCallback, tables.PreRecordedCallback, units);

export const parsePreRecordedJob = /* @__PURE__ */ parser(ajv.validatePreRecordedJob, tables.PreRecordedJob, units);

export const parsePreRecordedJobCreated = /* @__PURE__ */ parser(ajv.validatePreRecordedJobCreated, tables.PreRecordedJobCreated, units);

export const parsePreRecordedRequest = /* @__PURE__ */ parser(ajv.validatePreRecordedRequest, tables.PreRecordedRequest, units);

export const parsePreRecordedRequestParams = /* @__PURE__ */ parser(ajv.validatePreRecordedRequestParams, tables.PreRecordedRequestParams, units);

export const parsePreRecordedResult = /* @__PURE__ */ parser(ajv.validatePreRecordedResult, tables.PreRecordedResult, units);

export const parsePreRecordedWebhook = /* @__PURE__ */ parser(ajv.validatePreRecordedWebhook, tables.PreRecordedWebhook, units);

export const parseRealtimeProcessingConfig = /* @__PURE__ */ parser(ajv.validateRealtimeProcessingConfig, tables.RealtimeProcessingConfig, units);

export const parseResultMetadata = /* @__PURE__ */ parser(ajv.validateResultMetadata, tables.ResultMetadata, units);

export const parseSampleRate = /* @__PURE__ */ parser(ajv.validateSampleRate, tables.SampleRate, units);

export const parseSentence = /* @__PURE__ */ parser(ajv.validateSentence, tables.Sentence, units);

export const parseSentencesAddon = /* @__PURE__ */ parser(ajv.validateSentencesAddon, tables.SentencesAddon, units);

export const parseSentimentAnalysisAddon = /* @__PURE__ */ parser(ajv.validateSentimentAnalysisAddon, tables.SentimentAnalysisAddon, units);

export const parseStructuredDataExtractionAddon = /* @__PURE__ */ parser(ajv.validateStructuredDataExtractionAddon, tables.StructuredDataExtractionAddon, units);

export const parseSubtitle = /* @__PURE__ */ parser(ajv.validateSubtitle, tables.Subtitle, units);

export const parseSubtitlesConfig = /* @__PURE__ */ parser(ajv.validateSubtitlesConfig, tables.SubtitlesConfig, units);

export const parseSubtitlesFormat = /* @__PURE__ */ parser(ajv.validateSubtitlesFormat, tables.SubtitlesFormat, units);

export const parseSubtitlesStyle = /* @__PURE__ */ parser(ajv.validateSubtitlesStyle, tables.SubtitlesStyle, units);

export const parseSummarizationAddon = /* @__PURE__ */ parser(ajv.validateSummarizationAddon, tables.SummarizationAddon, units);

export const parseSummarizationConfig = /* @__PURE__ */ parser(ajv.validateSummarizationConfig, tables.SummarizationConfig, units);

export const parseSummarizationType = /* @__PURE__ */ parser(ajv.validateSummarizationType, tables.SummarizationType, units);

export const parseTranscription = /* @__PURE__ */ parser(ajv.validateTranscription, tables.Transcription, units);

export const parseTranscriptionJob = /* @__PURE__ */ parser(ajv.validateTranscriptionJob, tables.TranscriptionJob, units);

export const parseTranscriptionLanguageCode = /* @__PURE__ */ parser(ajv.validateTranscriptionLanguageCode, tables.TranscriptionLanguageCode, units);

export const parseTranslationAddon = /* @__PURE__ */ parser(ajv.validateTranslationAddon, tables.TranslationAddon, units);

export const parseTranslationConfig = /* @__PURE__ */ parser(ajv.validateTranslationConfig, tables.TranslationConfig, units);

export const parseTranslationLanguageCode = /* @__PURE__ */ parser(ajv.validateTranslationLanguageCode, tables.TranslationLanguageCode, units);

export const parseTranslationModel = /* @__PURE__ */ parser(ajv.validateTranslationModel, tables.TranslationModel, units);

export const parseUploadResponse = /* @__PURE__ */ parser(ajv.validateUploadResponse, tables.UploadResponse, units);

export const parseUtterance = /* @__PURE__ */ parser(ajv.validateUtterance, tables.Utterance, units);

export const parseWord = /* @__PURE__ */ parser(ajv.validateWord, tables.Word, units);

export const parseAudioChunkData = /* @__PURE__ */ parser(ajv.validateAudioChunkData, tables.AudioChunkData, units);

export const parseAudioChunkMessage = /* @__PURE__ */ parser(ajv.validateAudioChunkMessage, tables.AudioChunkMessage, units);

export const parseLiveUtterance = /* @__PURE__ */ parser(ajv.validateLiveUtterance, tables.LiveUtterance, units);

export const parseOtherServerMessage = /* @__PURE__ */ parser(ajv.validateOtherServerMessage, tables.OtherServerMessage, units);

export const parseStopRecordingMessage = /* @__PURE__ */ parser(ajv.validateStopRecordingMessage, tables.StopRecordingMessage, units);

export const parseTranscriptData = /* @__PURE__ */ parser(ajv.validateTranscriptData, tables.TranscriptData, units);

export const parseTranscriptMessage = /* @__PURE__ */ parser(ajv.validateTranscriptMessage, tables.TranscriptMessage, units);
