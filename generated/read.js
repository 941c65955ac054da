// Generated from the contract by `npm run build`; edit the contract instead.

import { ofText } from './runtime/inputs.js';
import { reader } from './runtime/read.js';
import * as check from './validators.js';
import * as shapes from './shapes/tolerant.js';
export { formatIssue, issuesOf, oneLine } from './runtime/issues.js';

export const readAddonError = /* @__PURE__ */ reader(check.validateAddonError, shapes.AddonError);

export const readAudioFile = /* @__PURE__ */ reader(check.validateAudioFile, shapes.AudioFile);

export const readAudioMetadata = /* @__PURE__ */ reader(check.validateAudioMetadata, shapes.AudioMetadata);

export const readAudioToLlmAddon = /* @__PURE__ */ reader(check.validateAudioToLlmAddon, shapes.AudioToLlmAddon);

export const readAudioToLlmConfig = /* @__PURE__ */ reader(check.validateAudioToLlmConfig, shapes.AudioToLlmConfig);

export const readCallbackConfig = /* @__PURE__ */ reader(check.validateCallbackConfig, shapes.CallbackConfig);

export const readChapterizationAddon = /* @__PURE__ */ reader(check.validateChapterizationAddon, shapes.ChapterizationAddon);

export const readCustomSpellingConfig = /* @__PURE__ */ reader(check.validateCustomSpellingConfig, shapes.CustomSpellingConfig);

export const readCustomVocabulary = /* @__PURE__ */ reader(check.validateCustomVocabulary, shapes.CustomVocabulary);

export const readCustomVocabularyConfig = /* @__PURE__ */ reader(check.validateCustomVocabularyConfig, shapes.CustomVocabularyConfig);

export const readCustomVocabularyEntry = /* @__PURE__ */ reader(check.validateCustomVocabularyEntry, shapes.CustomVocabularyEntry);

export const readDateOrDateTime = /* @__PURE__ */ reader(check.validateDateOrDateTime, shapes.DateOrDateTime);

export const readDiarizationAddon = /* @__PURE__ */ reader(check.validateDiarizationAddon, shapes.DiarizationAddon);

export const readDiarizationConfig = /* @__PURE__ */ reader(check.validateDiarizationConfig, shapes.DiarizationConfig);

export const readDisplayModeAddon = /* @__PURE__ */ reader(check.validateDisplayModeAddon, shapes.DisplayModeAddon);

export const readErrorResponse = /* @__PURE__ */ reader(check.validateErrorResponse, shapes.ErrorResponse);

export const readJobKind = /* @__PURE__ */ reader(check.validateJobKind, shapes.JobKind);

export const readJobPage = /* @__PURE__ */ reader(check.validateJobPage, shapes.JobPage);

export const readJobStatus = /* @__PURE__ */ reader(check.validateJobStatus, shapes.JobStatus);

export const readLanguageConfig = /* @__PURE__ */ reader(check.validateLanguageConfig, shapes.LanguageConfig);

export const readLiveCallbackConfig = /* @__PURE__ */ reader(check.validateLiveCallbackConfig, shapes.LiveCallbackConfig);

export const readLiveJob = /* @__PURE__ */ reader(check.validateLiveJob, shapes.LiveJob);

export const readLiveMessagesConfig = /* @__PURE__ */ reader(check.validateLiveMessagesConfig, shapes.LiveMessagesConfig);

export const readLiveRequest = /* @__PURE__ */ reader(check.validateLiveRequest, shapes.LiveRequest);

export const readLiveResult = /* @__PURE__ */ reader(check.validateLiveResult, shapes.LiveResult);

export const readLiveSessionCreated = /* @__PURE__ */ reader(check.validateLiveSessionCreated, shapes.LiveSessionCreated);

export const readModerationAddon = /* @__PURE__ */ reader(check.validateModerationAddon, shapes.ModerationAddon);

export const readNameConsistencyAddon = /* @__PURE__ */ reader(check.validateNameConsistencyAddon, shapes.NameConsistencyAddon);

export const readNamedEntityRecognitionAddon = /* @__PURE__ */ reader(check.validateNamedEntityRecognitionAddon, shapes.NamedEntityRecognitionAddon);

export const readPiiEntityType = /* @__PURE__ */ reader(check.validatePiiEntityType, shapes.PiiEntityType);

export const readPiiRedactionConfig = /* @__PURE__ */ reader(check.validatePiiRedactionConfig, shapes.PiiRedactionConfig);

export const readPostProcessingConfig = /* @__PURE__ */ reader(check.validatePostProcessingConfig, shapes.PostProcessingConfig);

export const readPreProcessingConfig = /* @__PURE__ */ reader(check.validatePreProcessingConfig, shapes.PreProcessingConfig);

export const readPreRecordedCallback = /* @__PURE__ */ reader(check.validatePreRecordedCallback, shapes.PreRecordedCallback);

export const readPreRecordedJob = /* @__PURE__ */ reader(check.validatePreRecordedJob, shapes.PreRecordedJob);

export const readPreRecordedJobCreated = /* @__PURE__ */ reader(check.validatePreRecordedJobCreated, shapes.PreRecordedJobCreated);

export const readPreRecordedRequest = /* @__PURE__ */ reader(check.validatePreRecordedRequest, shapes.PreRecordedRequest);

export const readPreRecordedRequestParams = /* @__PURE__ */ reader(check.validatePreRecordedRequestParams, shapes.PreRecordedRequestParams);

export const readPreRecordedResult = /* @__PURE__ */ reader(check.validatePreRecordedResult, shapes.PreRecordedResult);

export const readPreRecordedWebhook = /* @__PURE__ */ reader(check.validatePreRecordedWebhook, shapes.PreRecordedWebhook);

export const readRealtimeProcessingConfig = /* @__PURE__ */ reader(check.validateRealtimeProcessingConfig, shapes.RealtimeProcessingConfig);

export const readResultMetadata = /* @__PURE__ */ reader(check.validateResultMetadata, shapes.ResultMetadata);

export const readSentence = /* @__PURE__ */ reader(check.validateSentence, shapes.Sentence);

export const readSentencesAddon = /* @__PURE__ */ reader(check.validateSentencesAddon, shapes.SentencesAddon);

export const readSentimentAnalysisAddon = /* @__PURE__ */ reader(check.validateSentimentAnalysisAddon, shapes.SentimentAnalysisAddon);

export const readStructuredDataExtractionAddon = /* @__PURE__ */ reader(check.validateStructuredDataExtractionAddon, shapes.StructuredDataExtractionAddon);

export const readSubtitle = /* @__PURE__ */ reader(check.validateSubtitle, shapes.Subtitle);

export const readSubtitlesConfig = /* @__PURE__ */ reader(check.validateSubtitlesConfig, shapes.SubtitlesConfig);

export const readSummarizationAddon = /* @__PURE__ */ reader(check.validateSummarizationAddon, shapes.SummarizationAddon);

export const readSummarizationConfig = /* @__PURE__ */ reader(check.validateSummarizationConfig, shapes.SummarizationConfig);

export const readTranscription = /* @__PURE__ */ reader(check.validateTranscription, shapes.Transcription);

export const readTranscriptionJob = /* @__PURE__ */ reader(check.validateTranscriptionJob, shapes.TranscriptionJob);

export const readTranscriptionLanguageCode = /* @__PURE__ */ reader(check.validateTranscriptionLanguageCode, shapes.TranscriptionLanguageCode);

export const readTranslationAddon = /* @__PURE__ */ reader(check.validateTranslationAddon, shapes.TranslationAddon);

export const readTranslationConfig = /* @__PURE__ */ reader(check.validateTranslationConfig, shapes.TranslationConfig);

export const readTranslationLanguageCode = /* @__PURE__ */ reader(check.validateTranslationLanguageCode, shapes.TranslationLanguageCode);

export const readUploadResponse = /* @__PURE__ */ reader(check.validateUploadResponse, shapes.UploadResponse);

export const readUtterance = /* @__PURE__ */ reader(check.validateUtterance, shapes.Utterance);

export const readWord = /* @__PURE__ */ reader(check.validateWord, shapes.Word);

export const readAudioChunkData = /* @__PURE__ */ reader(check.validateAudioChunkData, shapes.AudioChunkData);

export const readAudioChunkMessage = /* @__PURE__ */ reader(check.validateAudioChunkMessage, shapes.AudioChunkMessage);

export const readLiveUtterance = /* @__PURE__ */ reader(check.validateLiveUtterance, shapes.LiveUtterance);

export const readOtherServerMessage = /* @__PURE__ */ reader(check.validateOtherServerMessage, shapes.OtherServerMessage);

export const readStopRecordingMessage = /* @__PURE__ */ reader(check.validateStopRecordingMessage, shapes.StopRecordingMessage);

export const readTranscriptData = /* @__PURE__ */ reader(check.validateTranscriptData, shapes.TranscriptData);

export const readTranscriptMessage = /* @__PURE__ */ reader(check.validateTranscriptMessage, shapes.TranscriptMessage);

export const readListTranscriptionJobsQuery = /* @__PURE__ */ reader(check.validateListTranscriptionJobsQuery, shapes.ListTranscriptionJobsQuery);

export const readClientMessage = /* @__PURE__ */ reader(check.validateClientMessage, shapes.ClientMessage);

export const readServerMessageValue = /* @__PURE__ */ reader(check.validateServerMessage, shapes.ServerMessage, { tag: 'type', known: ['transcript'] });

export const readServerMessage = /* @__PURE__ */ ofText(readServerMessageValue);
