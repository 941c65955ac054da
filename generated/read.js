// Generated from the contract by `npm run build`; edit the contract instead.

import * as ajv from './ajv.js';
import { ofText } from './runtime/inputs.js';
import { reader } from './runtime/read.js';
import * as tables from './tables/read.js';
export { formatIssue, oneLine } from './runtime/issues.js';

const units = {
  "LiveRequest#/properties/endpointing": "seconds",
  "LiveRequest#/properties/maximum_duration_without_endpointing": "seconds",
  "SubtitlesConfig#/properties/minimum_duration": "seconds",
  "SubtitlesConfig#/properties/maximum_duration": "seconds"
};

export const readListTranscriptionJobsQuery = /* @__PURE__ */ reader(ajv.validateListTranscriptionJobsQuery, tables.ListTranscriptionJobsQuery, units);

export const readClientMessage = /* @__PURE__ */ reader(ajv.validateClientMessage, tables.ClientMessage, units);

export const readServerMessageValue = /* @__PURE__ */ reader(ajv.validateServerMessage, tables.ServerMessage, units);

export const readServerMessage = /* @__PURE__ */ ofText(readServerMessageValue);

export const readAddonError = /* @__PURE__ */ reader(ajv.validateAddonError, tables.AddonError, units);

export const readAudioFile = /* @__PURE__ */ reader(ajv.validateAudioFile, tables.AudioFile, units);

export const readAudioMetadata = /* @__PURE__ */ reader(ajv.validateAudioMetadata, tables.AudioMetadata, units);

export const readAudioToLlmAddon = /* @__PURE__ */ reader(ajv.validateAudioToLlmAddon, tables.AudioToLlmAddon, units);

export const readAudioToLlmConfig = /* @__PURE__ */ reader(ajv.validateAudioToLlmConfig, tables.AudioToLlmConfig, units);

export const readBitDepth = /* @__PURE__ */ reader(ajv.validateBitDepth, tables.BitDepth, units);

export const readCallbackConfig = /* @__PURE__ */ reader(ajv.validateCallbackConfig, tables.CallbackConfig, units);

export const readCallbackMethod = /* @__PURE__ */ reader(ajv.validateCallbackMethod, tables.CallbackMethod, units);

export const readChapterizationAddon = /* @__PURE__ */ reader(ajv.validateChapterizationAddon, tables.ChapterizationAddon, units);

export const readCustomSpellingConfig = /* @__PURE__ */ reader(ajv.validateCustomSpellingConfig, tables.CustomSpellingConfig, units);

export const readCustomVocabulary = /* @__PURE__ */ reader(ajv.validateCustomVocabulary, tables.CustomVocabulary, units);

export const readCustomVocabularyConfig = /* @__PURE__ */ reader(ajv.validateCustomVocabularyConfig, tables.CustomVocabularyConfig, units);

export const readCustomVocabularyEntry = /* @__PURE__ */ reader(ajv.validateCustomVocabularyEntry, tables.CustomVocabularyEntry, units);

export const readDateOrDateTime = /* @__PURE__ */ reader(ajv.validateDateOrDateTime, tables.DateOrDateTime, units);

export const readDiarizationAddon = /* @__PURE__ */ reader(ajv.validateDiarizationAddon, tables.DiarizationAddon, units);

export const readDiarizationConfig = /* @__PURE__ */ reader(ajv.validateDiarizationConfig, tables.DiarizationConfig, units);

export const readDisplayModeAddon = /* @__PURE__ */ reader(ajv.validateDisplayModeAddon, tables.DisplayModeAddon, units);

export const readEncoding = /* @__PURE__ */ reader(ajv.validateEncoding, tables.Encoding, units);

export const readErrorResponse = /* @__PURE__ */ reader(ajv.validateErrorResponse, tables.ErrorResponse, units);

export const readJobKind = /* @__PURE__ */ reader(ajv.validateJobKind, tables.JobKind, units);

export const readJobPage = /* @__PURE__ */ reader(ajv.validateJobPage, tables.JobPage, units);

export const readJobStatus = /* @__PURE__ */ reader(ajv.validateJobStatus, tables.JobStatus, units);

export const readLanguageConfig = /* @__PURE__ */ reader(ajv.validateLanguageConfig, tables.LanguageConfig, units);

export const readLiveCallbackConfig = /* @__PURE__ */ reader(ajv.validateLiveCallbackConfig, tables.LiveCallbackConfig, units);

export const readLiveJob = /* @__PURE__ */ reader(ajv.validateLiveJob, tables.LiveJob, units);

export const readLiveMessagesConfig = /* @__PURE__ */ reader(ajv.validateLiveMessagesConfig, tables.LiveMessagesConfig, units);

export const readLiveRequest = /* @__PURE__ */ reader(ajv.validateLiveRequest, tables.LiveRequest, units);

export const readLiveResult = /* @__PURE__ */ reader(ajv.validateLiveResult, tables.LiveResult, units);

export const readLiveSessionCreated = /* @__PURE__ */ reader(ajv.validateLiveSessionCreated, tables.LiveSessionCreated, units);

export const readModerationAddon = /* @__PURE__ */ reader(ajv.validateModerationAddon, tables.ModerationAddon, units);

export const readNameConsistencyAddon = /* @__PURE__ */ reader(ajv.validateNameConsistencyAddon, tables.NameConsistencyAddon, units);

export const readNamedEntityRecognitionAddon = /* @__PURE__ */ reader(ajv.validateNamedEntityRecognitionAddon, tables.NamedEntityRecognitionAddon, units);

export const readPiiEntityType = /* @__PURE__ */ reader(ajv.validatePiiEntityType, tables.PiiEntityType, units);

export const readPiiProcessedTextType = /* @__PURE__ */ reader(ajv.validatePiiProcessedTextType, tables.PiiProcessedTextType, units);

export const readPiiRedactionConfig = /* @__PURE__ */ reader(ajv.validatePiiRedactionConfig, tables.PiiRedactionConfig, units);

export const readPostProcessingConfig = /* @__PURE__ */ reader(ajv.validatePostProcessingConfig, tables.PostProcessingConfig, units);

export const readPreProcessingConfig = /* @__PURE__ */ reader(ajv.validatePreProcessingConfig, tables.PreProcessingConfig, units);

export const readPreRecordedCallback = /* @__PURE__ */ reader(ajv.validatePreRecordedCallback, tables.PreRecordedCallback, units);

export const readPreRecordedJob = /* @__PURE__ */ reader(ajv.validatePreRecordedJob, tables.PreRecordedJob, units);

export const readPreRecordedJobCreated = /* @__PURE__ */ reader(ajv.validatePreRecordedJobCreated, tables.PreRecordedJobCreated, units);

export const readPreRecordedRequest = /* @__PURE__ */ reader(ajv.validatePreRecordedRequest, tables.PreRecordedRequest, units);

export const readPreRecordedRequestParams = /* @__PURE__ */ reader(ajv.validatePreRecordedRequestParams, tables.PreRecordedRequestParams, units);

export const readPreRecordedResult = /* @__PURE__ */ reader(ajv.validatePreRecordedResult, tables.PreRecordedResult, units);

export const readPreRecordedWebhook = /* @__PURE__ */ reader(ajv.validatePreRecordedWebhook, tables.PreRecordedWebhook, units);

export const readRealtimeProcessingConfig = /* @__PURE__ */ reader(ajv.validateRealtimeProcessingConfig, tables.RealtimeProcessingConfig, units);

export const readResultMetadata = /* @__PURE__ */ reader(ajv.validateResultMetadata, tables.ResultMetadata, units);

export const readSampleRate = /* @__PURE__ */ reader(ajv.validateSampleRate, tables.SampleRate, units);

export const readSentence = /* @__PURE__ */ reader(ajv.validateSentence, tables.Sentence, units);

export const readSentencesAddon = /* @__PURE__ */ reader(ajv.validateSentencesAddon, tables.SentencesAddon, units);

export const readSentimentAnalysisAddon = /* @__PURE__ */ reader(ajv.validateSentimentAnalysisAddon, tables.SentimentAnalysisAddon, units);

export const readStructuredDataExtractionAddon = /* @__PURE__ */ reader(ajv.validateStructuredDataExtractionAddon, tables.StructuredDataExtractionAddon, units);

export const readSubtitle = /* @__PURE__ */ reader(ajv.validateSubtitle, tables.Subtitle, units);

export const readSubtitlesConfig = /* @__PURE__ */ reader(ajv.validateSubtitlesConfig, tables.SubtitlesConfig, units);

export const readSubtitlesFormat = /* @__PURE__ */ reader(ajv.validateSubtitlesFormat, tables.SubtitlesFormat, units);

export const readSubtitlesStyle = /* @__PURE__ */ reader(ajv.validateSubtitlesStyle, tables.SubtitlesStyle, units);

export const readSummarizationAddon = /* @__PURE__ */ reader(ajv.validateSummarizationAddon, tables.SummarizationAddon, units);

export const readSummarizationConfig = /* @__PURE__ */ reader(ajv.validateSummarizationConfig, tables.SummarizationConfig, units);

export const readSummarizationType = /* @__PURE__ */ reader(ajv.validateSummarizationType, tables.SummarizationType, units);

export const readTranscription = /* @__PURE__ */ reader(ajv.validateTranscription, tables.Transcription, units);

export const readTranscriptionJob = /* @__PURE__ */ reader(ajv.validateTranscriptionJob, tables.TranscriptionJob, units);

export const readTranscriptionLanguageCode = /* @__PURE__ */ reader(ajv.validateTranscriptionLanguageCode, tables.TranscriptionLanguageCode, units);

export const readTranslationAddon = /* @__PURE__ */ reader(ajv.validateTranslationAddon, tables.TranslationAddon, units);

export const readTranslationConfig = /* @__PURE__ */ reader(ajv.validateTranslationConfig, tables.TranslationConfig, units);

export const readTranslationLanguageCode = /* @__PURE__ */ reader(ajv.validateTranslationLanguageCode, tables.TranslationLanguageCode, units);

export const readTranslationModel = /* @__PURE__ */ reader(ajv.validateTranslationModel, tables.TranslationModel, units);

export const readUploadResponse = /* @__PURE__ */ reader(ajv.validateUploadResponse, tables.UploadResponse, units);

export const readUtterance = /* @__PURE__ */ reader(ajv.validateUtterance, tables.Utterance, units);

export const readWord = /* @__PURE__ */ reader(ajv.validateWord, tables.Word, units);

export const readAudioChunkData = /* @__PURE__ */ reader(ajv.validateAudioChunkData, tables.AudioChunkData, units);

export const readAudioChunkMessage = /* @__PURE__ */ reader(ajv.validateAudioChunkMessage, tables.AudioChunkMessage, units);

export const readLiveUtterance = /* @__PURE__ */ reader(ajv.validateLiveUtterance, tables.LiveUtterance, units);

export const readOtherServerMessage = /* @__PURE__ */ reader(ajv.validateOtherServerMessage, tables.OtherServerMessage, units);

export const readStopRecordingMessage = /* @__PURE__ */ reader(ajv.validateStopRecordingMessage, tables.StopRecordingMessage, units);

export const readTranscriptData = /* @__PURE__ */ reader(ajv.validateTranscriptData, tables.TranscriptData, units);

export const readTranscriptMessage = /* @__PURE__ */ reader(ajv.validateTranscriptMessage, tables.TranscriptMessage, units);
