// Generated from the contract by `npm run build`; edit the contract instead.

import * as ajv from './ajv.js';
import { ofData, ofQuery, ofText } from './runtime/inputs.js';
import { parser } from './runtime/parse.js';
import * as tables from './tables/parse.js';
export { formatIssue, oneLine } from './runtime/issues.js';

export const parseListTranscriptionJobsQuery = /* @__PURE__ */ ofQuery(/* @__PURE__ */ parser(ajv.validateListTranscriptionJobsQuery, tables.ListTranscriptionJobsQuery), {"offset": "number", "limit": "number", "date": "string", "before_date": "string", "after_date": "string", "status": {"list": "string"}, "custom_metadata": "deepObject", "kind": {"list": "string"}});

export const parseClientMessageValue = /* @__PURE__ */ parser(ajv.validateClientMessage, tables.ClientMessage);

export const parseClientMessage = /* @__PURE__ */ ofData(parseClientMessageValue);

export const parseServerMessageValue = /* @__PURE__ */ parser(ajv.validateServerMessage, tables.ServerMessage);

export const parseServerMessage = /* @__PURE__ */ ofText(parseServerMessageValue);

export const parseAddonError = /* @__PURE__ */ parser(ajv.validateAddonError, tables.AddonError);

export const parseAudioFile = /* @__PURE__ */ parser(ajv.validateAudioFile, tables.AudioFile);

export const parseAudioMetadata = /* @__PURE__ */ parser(ajv.validateAudioMetadata, tables.AudioMetadata);

export const parseAudioToLlmAddon = /* @__PURE__ */ parser(ajv.validateAudioToLlmAddon, tables.AudioToLlmAddon);

export const parseAudioToLlmConfig = /* @__PURE__ */ parser(ajv.validateAudioToLlmConfig, tables.AudioToLlmConfig);

export const parseBitDepth = /* @__PURE__ */ parser(ajv.validateBitDepth, tables.BitDepth);

export const parseCallbackConfig = /* @__PURE__ */ parser(ajv.validateCallbackConfig, tables.CallbackConfig);

export const parseCallbackMethod = /* @__PURE__ */ parser(ajv.validateCallbackMethod, tables.CallbackMethod);

export const parseChapterizationAddon = /* @__PURE__ */ parser(ajv.validateChapterizationAddon, tables.ChapterizationAddon);

export const parseCustomSpellingConfig = /* @__PURE__ */ parser(ajv.validateCustomSpellingConfig, tables.CustomSpellingConfig);

export const parseCustomVocabulary = /* @__PURE__ */ parser(ajv.validateCustomVocabulary, tables.CustomVocabulary);

export const parseCustomVocabularyConfig = /* @__PURE__ */ parser(ajv.validateCustomVocabularyConfig, tables.CustomVocabularyConfig);

export const parseCustomVocabularyEntry = /* @__PURE__ */ parser(ajv.validateCustomVocabularyEntry, tables.CustomVocabularyEntry);

export const parseDateOrDateTime = /* @__PURE__ */ parser(ajv.validateDateOrDateTime, tables.DateOrDateTime);

export const parseDiarizationAddon = /* @__PURE__ */ parser(ajv.validateDiarizationAddon, tables.DiarizationAddon);

export const parseDiarizationConfig = /* @__PURE__ */ parser(ajv.validateDiarizationConfig, tables.DiarizationConfig);

export const parseDisplayModeAddon = /* @__PURE__ */ parser(ajv.validateDisplayModeAddon, tables.DisplayModeAddon);

export const parseEncoding = /* @__PURE__ */ parser(ajv.validateEncoding, tables.Encoding);

export const parseErrorResponse = /* @__PURE__ */ parser(ajv.validateErrorResponse, tables.ErrorResponse);

export const parseJobKind = /* @__PURE__ */ parser(ajv.validateJobKind, tables.JobKind);

export const parseJobPage = /* @__PURE__ */ parser(ajv.validateJobPage, tables.JobPage, {
  "SubtitlesConfig#/properties/minimum_duration": "seconds",
  "SubtitlesConfig#/properties/maximum_duration": "seconds",
  "LiveRequest#/properties/endpointing": "seconds",
  "LiveRequest#/properties/maximum_duration_without_endpointing": "seconds"
});

export const parseJobStatus = /* @__PURE__ */ parser(ajv.validateJobStatus, tables.JobStatus);

export const parseLanguageConfig = /* @__PURE__ */ parser(ajv.validateLanguageConfig, tables.LanguageConfig);

export const parseLiveCallbackConfig = /* @__PURE__ */ parser(ajv.validateLiveCallbackConfig, tables.LiveCallbackConfig);

export const parseLiveJob = /* @__PURE__ */ parser(ajv.validateLiveJob, tables.LiveJob, {"LiveRequest#/properties/endpointing": "seconds", "LiveRequest#/properties/maximum_duration_without_endpointing": "seconds"});

export const parseLiveMessagesConfig = /* @__PURE__ */ parser(ajv.validateLiveMessagesConfig, tables.LiveMessagesConfig);

export const parseLiveRequest = /* @__PURE__ */ parser(ajv.validateLiveRequest, tables.LiveRequest, {"LiveRequest#/properties/endpointing": "seconds", "LiveRequest#/properties/maximum_duration_without_endpointing": "seconds"});

export const parseLiveResult = /* @__PURE__ */ parser(ajv.validateLiveResult, tables.LiveResult);

export const parseLiveSessionCreated = /* @__PURE__ */ parser(ajv.validateLiveSessionCreated, tables.LiveSessionCreated);

export const parseModerationAddon = /* @__PURE__ */ parser(ajv.validateModerationAddon, tables.ModerationAddon);

export const parseNameConsistencyAddon = /* @__PURE__ */ parser(ajv.validateNameConsistencyAddon, tables.NameConsistencyAddon);

export const parseNamedEntityRecognitionAddon = /* @__PURE__ */ parser(ajv.validateNamedEntityRecognitionAddon, tables.NamedEntityRecognitionAddon);

export const parsePiiEntityType = /* @__PURE__ */ parser(ajv.validatePiiEntityType, tables.PiiEntityType);

export const parsePiiProcessedTextType = /* @__PURE__ */ parser(ajv.validatePiiProcessedTextType, tables.PiiProcessedTextType);

export const parsePiiRedactionConfig = /* @__PURE__ */ parser(ajv.validatePiiRedactionConfig, tables.PiiRedactionConfig);

export const parsePostProcessingConfig = /* @__PURE__ */ parser(ajv.validatePostProcessingConfig, tables.PostProcessingConfig);

export const parsePreProcessingConfig = /* @__PURE__ */ parser(ajv.validatePreProcessingConfig, tables.PreProcessingConfig);

export const parsePreRecordedCallback = /* @__PURE__ */ parser(ajv.validatePreRecordedCallback, tables.PreRecordedCallback);

export const parsePreRecordedJob = /* @__PURE__ */ parser(ajv.validatePreRecordedJob, tables.PreRecordedJob, {"SubtitlesConfig#/properties/minimum_duration": "seconds", "SubtitlesConfig#/properties/maximum_duration": "seconds"});

export const parsePreRecordedJobCreated = /* @__PURE__ */ parser(ajv.validatePreRecordedJobCreated, tables.PreRecordedJobCreated);

export const parsePreRecordedRequest = /* @__PURE__ */ parser(ajv.validatePreRecordedRequest, tables.PreRecordedRequest, {"SubtitlesConfig#/properties/minimum_duration": "seconds", "SubtitlesConfig#/properties/maximum_duration": "seconds"});

export const parsePreRecordedRequestParams = /* @__PURE__ */ parser(ajv.validatePreRecordedRequestParams, tables.PreRecordedRequestParams, {"SubtitlesConfig#/properties/minimum_duration": "seconds", "SubtitlesConfig#/properties/maximum_duration": "seconds"});

export const parsePreRecordedResult = /* @__PURE__ */ parser(ajv.validatePreRecordedResult, tables.PreRecordedResult);

export const parsePreRecordedWebhook = /* @__PURE__ */ parser(ajv.validatePreRecordedWebhook, tables.PreRecordedWebhook);

export const parseRealtimeProcessingConfig = /* @__PURE__ */ parser(ajv.validateRealtimeProcessingConfig, tables.RealtimeProcessingConfig);

export const parseResultMetadata = /* @__PURE__ */ parser(ajv.validateResultMetadata, tables.ResultMetadata);

export const parseSampleRate = /* @__PURE__ */ parser(ajv.validateSampleRate, tables.SampleRate);

export const parseSentence = /* @__PURE__ */ parser(ajv.validateSentence, tables.Sentence);

export const parseSentencesAddon = /* @__PURE__ */ parser(ajv.validateSentencesAddon, tables.SentencesAddon);

export const parseSentimentAnalysisAddon = /* @__PURE__ */ parser(ajv.validateSentimentAnalysisAddon, tables.SentimentAnalysisAddon);

export const parseStructuredDataExtractionAddon = /* @__PURE__ */ parser(ajv.validateStructuredDataExtractionAddon, tables.StructuredDataExtractionAddon);

export const parseSubtitle = /* @__PURE__ */ parser(ajv.validateSubtitle, tables.Subtitle);

export const parseSubtitlesConfig = /* @__PURE__ */ parser(ajv.validateSubtitlesConfig, tables.SubtitlesConfig, {"SubtitlesConfig#/properties/minimum_duration": "seconds", "SubtitlesConfig#/properties/maximum_duration": "seconds"});

export const parseSubtitlesFormat = /* @__PURE__ */ parser(ajv.validateSubtitlesFormat, tables.SubtitlesFormat);

export const parseSubtitlesStyle = /* @__PURE__ */ parser(ajv.validateSubtitlesStyle, tables.SubtitlesStyle);

export const parseSummarizationAddon = /* @__PURE__ */ parser(ajv.validateSummarizationAddon, tables.SummarizationAddon);

export const parseSummarizationConfig = /* @__PURE__ */ parser(ajv.validateSummarizationConfig, tables.SummarizationConfig);

export const parseSummarizationType = /* @__PURE__ */ parser(ajv.validateSummarizationType, tables.SummarizationType);

export const parseTranscription = /* @__PURE__ */ parser(ajv.validateTranscription, tables.Transcription);

export const parseTranscriptionJob = /* @__PURE__ */ parser(ajv.validateTranscriptionJob, tables.TranscriptionJob, {
  "SubtitlesConfig#/properties/minimum_duration": "seconds",
  "SubtitlesConfig#/properties/maximum_duration": "seconds",
  "LiveRequest#/properties/endpointing": "seconds",
  "LiveRequest#/properties/maximum_duration_without_endpointing": "seconds"
});

export const parseTranscriptionLanguageCode = /* @__PURE__ */ parser(ajv.validateTranscriptionLanguageCode, tables.TranscriptionLanguageCode);

export const parseTranslationAddon = /* @__PURE__ */ parser(ajv.validateTranslationAddon, tables.TranslationAddon);

export const parseTranslationConfig = /* @__PURE__ */ parser(ajv.validateTranslationConfig, tables.TranslationConfig);

export const parseTranslationLanguageCode = /* @__PURE__ */ parser(ajv.validateTranslationLanguageCode, tables.TranslationLanguageCode);

export const parseTranslationModel = /* @__PURE__ */ parser(ajv.validateTranslationModel, tables.TranslationModel);

export const parseUploadResponse = /* @__PURE__ */ parser(ajv.validateUploadResponse, tables.UploadResponse);

export const parseUtterance = /* @__PURE__ */ parser(ajv.validateUtterance, tables.Utterance);

export const parseWord = /* @__PURE__ */ parser(ajv.validateWord, tables.Word);

export const parseAudioChunkData = /* @__PURE__ */ parser(ajv.validateAudioChunkData, tables.AudioChunkData);

export const parseAudioChunkMessage = /* @__PURE__ */ parser(ajv.validateAudioChunkMessage, tables.AudioChunkMessage);

export const parseLiveUtterance = /* @__PURE__ */ parser(ajv.validateLiveUtterance, tables.LiveUtterance);

export const parseOtherServerMessage = /* @__PURE__ */ parser(ajv.validateOtherServerMessage, tables.OtherServerMessage);

export const parseStopRecordingMessage = /* @__PURE__ */ parser(ajv.validateStopRecordingMessage, tables.StopRecordingMessage);

export const parseTranscriptData = /* @__PURE__ */ parser(ajv.validateTranscriptData, tables.TranscriptData);

export const parseTranscriptMessage = /* @__PURE__ */ parser(ajv.validateTranscriptMessage, tables.TranscriptMessage);
