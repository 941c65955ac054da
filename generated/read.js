// Generated from the contract by `npm run build`; edit the contract instead.

import * as ajv from './ajv.js';
import { ofText } from './runtime/inputs.js';
import { reader } from './runtime/read.js';
import * as tables from './tables/read.js';
export { formatIssue, oneLine } from './runtime/issues.js';

export const readListTranscriptionJobsQuery = /* @__PURE__ */ reader(ajv.validateListTranscriptionJobsQuery, tables.ListTranscriptionJobsQuery);

export const readClientMessage = /* @__PURE__ */ reader(ajv.validateClientMessage, tables.ClientMessage);

export const readServerMessageValue = /* @__PURE__ */ reader(ajv.validateServerMessage, tables.ServerMessage);

export const readServerMessage = /* @__PURE__ */ ofText(readServerMessageValue);

export const readAddonError = /* @__PURE__ */ reader(ajv.validateAddonError, tables.AddonError);

export const readAudioFile = /* @__PURE__ */ reader(ajv.validateAudioFile, tables.AudioFile);

export const readAudioMetadata = /* @__PURE__ */ reader(ajv.validateAudioMetadata, tables.AudioMetadata);

export const readAudioToLlmAddon = /* @__PURE__ */ reader(ajv.validateAudioToLlmAddon, tables.AudioToLlmAddon);

export const readAudioToLlmConfig = /* @__PURE__ */ reader(ajv.validateAudioToLlmConfig, tables.AudioToLlmConfig);

export const readBitDepth = /* @__PURE__ */ reader(ajv.validateBitDepth, tables.BitDepth);

export const readCallbackConfig = /* @__PURE__ */ reader(ajv.validateCallbackConfig, tables.CallbackConfig);

export const readCallbackMethod = /* @__PURE__ */ reader(ajv.validateCallbackMethod, tables.CallbackMethod);

export const readChapterizationAddon = /* @__PURE__ */ reader(ajv.validateChapterizationAddon, tables.ChapterizationAddon);

export const readCustomSpellingConfig = /* @__PURE__ */ reader(ajv.validateCustomSpellingConfig, tables.CustomSpellingConfig);

export const readCustomVocabulary = /* @__PURE__ */ reader(ajv.validateCustomVocabulary, tables.CustomVocabulary);

export const readCustomVocabularyConfig = /* @__PURE__ */ reader(ajv.validateCustomVocabularyConfig, tables.CustomVocabularyConfig);

export const readCustomVocabularyEntry = /* @__PURE__ */ reader(ajv.validateCustomVocabularyEntry, tables.CustomVocabularyEntry);

export const readDateOrDateTime = /* @__PURE__ */ reader(ajv.validateDateOrDateTime, tables.DateOrDateTime);

export const readDiarizationAddon = /* @__PURE__ */ reader(ajv.validateDiarizationAddon, tables.DiarizationAddon);

export const readDiarizationConfig = /* @__PURE__ */ reader(ajv.validateDiarizationConfig, tables.DiarizationConfig);

export const readDisplayModeAddon = /* @__PURE__ */ reader(ajv.validateDisplayModeAddon, tables.DisplayModeAddon);

export const readEncoding = /* @__PURE__ */ reader(ajv.validateEncoding, tables.Encoding);

export const readErrorResponse = /* @__PURE__ */ reader(ajv.validateErrorResponse, tables.ErrorResponse);

export const readJobKind = /* @__PURE__ */ reader(ajv.validateJobKind, tables.JobKind);

export const readJobPage = /* @__PURE__ */ reader(ajv.validateJobPage, tables.JobPage, {
  "SubtitlesConfig#/properties/minimum_duration": "seconds",
  "SubtitlesConfig#/properties/maximum_duration": "seconds",
  "LiveRequest#/properties/endpointing": "seconds",
  "LiveRequest#/properties/maximum_duration_without_endpointing": "seconds"
});

export const readJobStatus = /* @__PURE__ */ reader(ajv.validateJobStatus, tables.JobStatus);

export const readLanguageConfig = /* @__PURE__ */ reader(ajv.validateLanguageConfig, tables.LanguageConfig);

export const readLiveCallbackConfig = /* @__PURE__ */ reader(ajv.validateLiveCallbackConfig, tables.LiveCallbackConfig);

export const readLiveJob = /* @__PURE__ */ reader(ajv.validateLiveJob, tables.LiveJob, {"LiveRequest#/properties/endpointing": "seconds", "LiveRequest#/properties/maximum_duration_without_endpointing": "seconds"});

export const readLiveMessagesConfig = /* @__PURE__ */ reader(ajv.validateLiveMessagesConfig, tables.LiveMessagesConfig);

export const readLiveRequest = /* @__PURE__ */ reader(ajv.validateLiveRequest, tables.LiveRequest, {"LiveRequest#/properties/endpointing": "seconds", "LiveRequest#/properties/maximum_duration_without_endpointing": "seconds"});

export const readLiveResult = /* @__PURE__ */ reader(ajv.validateLiveResult, tables.LiveResult);

export const readLiveSessionCreated = /* @__PURE__ */ reader(ajv.validateLiveSessionCreated, tables.LiveSessionCreated);

export const readModerationAddon = /* @__PURE__ */ reader(ajv.validateModerationAddon, tables.ModerationAddon);

export const readNameConsistencyAddon = /* @__PURE__ */ reader(ajv.validateNameConsistencyAddon, tables.NameConsistencyAddon);

export const readNamedEntityRecognitionAddon = /* @__PURE__ */ reader(ajv.validateNamedEntityRecognitionAddon, tables.NamedEntityRecognitionAddon);

export const readPiiEntityType = /* @__PURE__ */ reader(ajv.validatePiiEntityType, tables.PiiEntityType);

export const readPiiProcessedTextType = /* @__PURE__ */ reader(ajv.validatePiiProcessedTextType, tables.PiiProcessedTextType);

export const readPiiRedactionConfig = /* @__PURE__ */ reader(ajv.validatePiiRedactionConfig, tables.PiiRedactionConfig);

export const readPostProcessingConfig = /* @__PURE__ */ reader(ajv.validatePostProcessingConfig, tables.PostProcessingConfig);

export const readPreProcessingConfig = /* @__PURE__ */ reader(ajv.validatePreProcessingConfig, tables.PreProcessingConfig);

export const readPreRecordedCallback = /* @__PURE__ */ reader(ajv.validatePreRecordedCallback, tables.PreRecordedCallback);

export const readPreRecordedJob = /* @__PURE__ */ reader(ajv.validatePreRecordedJob, tables.PreRecordedJob, {"SubtitlesConfig#/properties/minimum_duration": "seconds", "SubtitlesConfig#/properties/maximum_duration": "seconds"});

export const readPreRecordedJobCreated = /* @__PURE__ */ reader(ajv.validatePreRecordedJobCreated, tables.PreRecordedJobCreated);

export const readPreRecordedRequest = /* @__PURE__ */ reader(ajv.validatePreRecordedRequest, tables.PreRecordedRequest, {"SubtitlesConfig#/properties/minimum_duration": "seconds", "SubtitlesConfig#/properties/maximum_duration": "seconds"});

export const readPreRecordedRequestParams = /* @__PURE__ */ reader(ajv.validatePreRecordedRequestParams, tables.PreRecordedRequestParams, {"SubtitlesConfig#/properties/minimum_duration": "seconds", "SubtitlesConfig#/properties/maximum_duration": "seconds"});

export const readPreRecordedResult = /* @__PURE__ */ reader(ajv.validatePreRecordedResult, tables.PreRecordedResult);

export const readPreRecordedWebhook = /* @__PURE__ */ reader(ajv.validatePreRecordedWebhook, tables.PreRecordedWebhook);

export const readRealtimeProcessingConfig = /* @__PURE__ */ reader(ajv.validateRealtimeProcessingConfig, tables.RealtimeProcessingConfig);

export const readResultMetadata = /* @__PURE__ */ reader(ajv.validateResultMetadata, tables.ResultMetadata);

export const readSampleRate = /* @__PURE__ */ reader(ajv.validateSampleRate, tables.SampleRate);

export const readSentence = /* @__PURE__ */ reader(ajv.validateSentence, tables.Sentence);

export const readSentencesAddon = /* @__PURE__ */ reader(ajv.validateSentencesAddon, tables.SentencesAddon);

export const readSentimentAnalysisAddon = /* @__PURE__ */ reader(ajv.validateSentimentAnalysisAddon, tables.SentimentAnalysisAddon);

export const readStructuredDataExtractionAddon = /* @__PURE__ */ reader(ajv.validateStructuredDataExtractionAddon, tables.StructuredDataExtractionAddon);

export const readSubtitle = /* @__PURE__ */ reader(ajv.validateSubtitle, tables.Subtitle);

export const readSubtitlesConfig = /* @__PURE__ */ reader(ajv.validateSubtitlesConfig, tables.SubtitlesConfig, {"SubtitlesConfig#/properties/minimum_duration": "seconds", "SubtitlesConfig#/properties/maximum_duration": "seconds"});

export const readSubtitlesFormat = /* @__PURE__ */ reader(ajv.validateSubtitlesFormat, tables.SubtitlesFormat);

export const readSubtitlesStyle = /* @__PURE__ */ reader(ajv.validateSubtitlesStyle, tables.SubtitlesStyle);

export const readSummarizationAddon = /* @__PURE__ */ reader(ajv.validateSummarizationAddon, tables.SummarizationAddon);

export const readSummarizationConfig = /* @__PURE__ */ reader(ajv.validateSummarizationConfig, tables.SummarizationConfig);

export const readSummarizationType = /* @__PURE__ */ reader(ajv.validateSummarizationType, tables.SummarizationType);

export const readTranscription = /* @__PURE__ */ reader(ajv.validateTranscription, tables.Transcription);

export const readTranscriptionJob = /* @__PURE__ */ reader(ajv.validateTranscriptionJob, tables.TranscriptionJob, {
  "SubtitlesConfig#/properties/minimum_duration": "seconds",
  "SubtitlesConfig#/properties/maximum_duration": "seconds",
  "LiveRequest#/properties/endpointing": "seconds",
  "LiveRequest#/properties/maximum_duration_without_endpointing": "seconds"
});

export const readTranscriptionLanguageCode = /* @__PURE__ */ reader(ajv.validateTranscriptionLanguageCode, tables.TranscriptionLanguageCode);

export const readTranslationAddon = /* @__PURE__ */ reader(ajv.validateTranslationAddon, tables.TranslationAddon);

export const readTranslationConfig = /* @__PURE__ */ reader(ajv.validateTranslationConfig, tables.TranslationConfig);

export const readTranslationLanguageCode = /* @__PURE__ */ reader(ajv.validateTranslationLanguageCode, tables.TranslationLanguageCode);

export const readTranslationModel = /* @__PURE__ */ reader(ajv.validateTranslationModel, tables.TranslationModel);

export const readUploadResponse = /* @__PURE__ */ reader(ajv.validateUploadResponse, tables.UploadResponse);

export const readUtterance = /* @__PURE__ */ reader(ajv.validateUtterance, tables.Utterance);

export const readWord = /* @__PURE__ */ reader(ajv.validateWord, tables.Word);

export const readAudioChunkData = /* @__PURE__ */ reader(ajv.validateAudioChunkData, tables.AudioChunkData);

export const readAudioChunkMessage = /* @__PURE__ */ reader(ajv.validateAudioChunkMessage, tables.AudioChunkMessage);

export const readLiveUtterance = /* @__PURE__ */ reader(ajv.validateLiveUtterance, tables.LiveUtterance);

export const readOtherServerMessage = /* @__PURE__ */ reader(ajv.validateOtherServerMessage, tables.OtherServerMessage);

export const readStopRecordingMessage = /* @__PURE__ */ reader(ajv.validateStopRecordingMessage, tables.StopRecordingMessage);

export const readTranscriptData = /* @__PURE__ */ reader(ajv.validateTranscriptData, tables.TranscriptData);

export const readTranscriptMessage = /* @__PURE__ */ reader(ajv.validateTranscriptMessage, tables.TranscriptMessage);
