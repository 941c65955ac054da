// Generated from the contract by `npm run build`; edit the contract instead.

import * as ajv from './ajv.js';
import { ofText } from './runtime/inputs.js';
import { reader } from './runtime/read.js';
import * as shapes from './shapes.js';
export { formatIssue, oneLine } from './runtime/issues.js';

export const readListTranscriptionJobsQuery = /* @__PURE__ */ reader(ajv.validateListTranscriptionJobsQuery, shapes.ListTranscriptionJobsQuery);

export const readClientMessage = /* @__PURE__ */ reader(ajv.validateClientMessage, shapes.ClientMessage);

export const readServerMessageValue = /* @__PURE__ */ reader(ajv.validateServerMessage, shapes.ServerMessage, { name: 'type', known: ['transcript'] });

export const readServerMessage = /* @__PURE__ */ ofText(readServerMessageValue);

export const readAddonError = /* @__PURE__ */ reader(ajv.validateAddonError, shapes.AddonError);

export const readAudioFile = /* @__PURE__ */ reader(ajv.validateAudioFile, shapes.AudioFile);

export const readAudioMetadata = /* @__PURE__ */ reader(ajv.validateAudioMetadata, shapes.AudioMetadata);

export const readAudioToLlmAddon = /* @__PURE__ */ reader(ajv.validateAudioToLlmAddon, shapes.AudioToLlmAddon);

export const readAudioToLlmConfig = /* @__PURE__ */ reader(ajv.validateAudioToLlmConfig, shapes.AudioToLlmConfig);

export const readBitDepth = /* @__PURE__ */ reader(ajv.validateBitDepth, shapes.BitDepth);

export const readCallbackConfig = /* @__PURE__ */ reader(ajv.validateCallbackConfig, shapes.CallbackConfig);

export const readCallbackMethod = /* @__PURE__ */ reader(ajv.validateCallbackMethod, shapes.CallbackMethod);

export const readChapterizationAddon = /* @__PURE__ */ reader(ajv.validateChapterizationAddon, shapes.ChapterizationAddon);

export const readCustomSpellingConfig = /* @__PURE__ */ reader(ajv.validateCustomSpellingConfig, shapes.CustomSpellingConfig);

export const readCustomVocabulary = /* @__PURE__ */ reader(ajv.validateCustomVocabulary, shapes.CustomVocabulary);

export const readCustomVocabularyConfig = /* @__PURE__ */ reader(ajv.validateCustomVocabularyConfig, shapes.CustomVocabularyConfig);

export const readCustomVocabularyEntry = /* @__PURE__ */ reader(ajv.validateCustomVocabularyEntry, shapes.CustomVocabularyEntry);

export const readDateOrDateTime = /* @__PURE__ */ reader(ajv.validateDateOrDateTime, shapes.DateOrDateTime);

export const readDiarizationAddon = /* @__PURE__ */ reader(ajv.validateDiarizationAddon, shapes.DiarizationAddon);

export const readDiarizationConfig = /* @__PURE__ */ reader(ajv.validateDiarizationConfig, shapes.DiarizationConfig);

export const readDisplayModeAddon = /* @__PURE__ */ reader(ajv.validateDisplayModeAddon, shapes.DisplayModeAddon);

export const readEncoding = /* @__PURE__ */ reader(ajv.validateEncoding, shapes.Encoding);

export const readErrorResponse = /* @__PURE__ */ reader(ajv.validateErrorResponse, shapes.ErrorResponse);

export const readJobKind = /* @__PURE__ */ reader(ajv.validateJobKind, shapes.JobKind);

export const readJobPage = /* @__PURE__ */ reader(ajv.validateJobPage, shapes.JobPage);

export const readJobStatus = /* @__PURE__ */ reader(ajv.validateJobStatus, shapes.JobStatus);

export const readLanguageConfig = /* @__PURE__ */ reader(ajv.validateLanguageConfig, shapes.LanguageConfig);

export const readLiveCallbackConfig = /* @__PURE__ */ reader(ajv.validateLiveCallbackConfig, shapes.LiveCallbackConfig);

export const readLiveJob = /* @__PURE__ */ reader(ajv.validateLiveJob, shapes.LiveJob);

export const readLiveMessagesConfig = /* @__PURE__ */ reader(ajv.validateLiveMessagesConfig, shapes.LiveMessagesConfig);

export const readLiveRequest = /* @__PURE__ */ reader(ajv.validateLiveRequest, shapes.LiveRequest);

export const readLiveResult = /* @__PURE__ */ reader(ajv.validateLiveResult, shapes.LiveResult);

export const readLiveSessionCreated = /* @__PURE__ */ reader(ajv.validateLiveSessionCreated, shapes.LiveSessionCreated);

export const readModerationAddon = /* @__PURE__ */ reader(ajv.validateModerationAddon, shapes.ModerationAddon);

export const readNameConsistencyAddon = /* @__PURE__ */ reader(ajv.validateNameConsistencyAddon, shapes.NameConsistencyAddon);

export const readNamedEntityRecognitionAddon = /* @__PURE__ */ reader(ajv.validateNamedEntityRecognitionAddon, shapes.NamedEntityRecognitionAddon);

export const readPiiEntityType = /* @__PURE__ */ reader(ajv.validatePiiEntityType, shapes.PiiEntityType);

export const readPiiProcessedTextType = /* @__PURE__ */ reader(ajv.validatePiiProcessedTextType, shapes.PiiProcessedTextType);

export const readPiiRedactionConfig = /* @__PURE__ */ reader(ajv.validatePiiRedactionConfig, shapes.PiiRedactionConfig);

export const readPostProcessingConfig = /* @__PURE__ */ reader(ajv.validatePostProcessingConfig, shapes.PostProcessingConfig);

export const readPreProcessingConfig = /* @__PURE__ */ reader(ajv.validatePreProcessingConfig, shapes.PreProcessingConfig);

export const readPreRecordedCallback = /* @__PURE__ */ reader(ajv.validatePreRecordedCallback, shapes.PreRecordedCallback);

export const readPreRecordedJob = /* @__PURE__ */ reader(ajv.validatePreRecordedJob, shapes.PreRecordedJob);

export const readPreRecordedJobCreated = /* @__PURE__ */ reader(ajv.validatePreRecordedJobCreated, shapes.PreRecordedJobCreated);

export const readPreRecordedRequest = /* @__PURE__ */ reader(ajv.validatePreRecordedRequest, shapes.PreRecordedRequest);

export const readPreRecordedRequestParams = /* @__PURE__ */ reader(ajv.validatePreRecordedRequestParams, shapes.PreRecordedRequestParams);

export const readPreRecordedResult = /* @__PURE__ */ reader(ajv.validatePreRecordedResult, shapes.PreRecordedResult);

export const readPreRecordedWebhook = /* @__PURE__ */ reader(ajv.validatePreRecordedWebhook, shapes.PreRecordedWebhook);

export const readRealtimeProcessingConfig = /* @__PURE__ */ reader(ajv.validateRealtimeProcessingConfig, shapes.RealtimeProcessingConfig);

export const readResultMetadata = /* @__PURE__ */ reader(ajv.validateResultMetadata, shapes.ResultMetadata);

export const readSampleRate = /* @__PURE__ */ reader(ajv.validateSampleRate, shapes.SampleRate);

export const readSentence = /* @__PURE__ */ reader(ajv.validateSentence, shapes.Sentence);

export const readSentencesAddon = /* @__PURE__ */ reader(ajv.validateSentencesAddon, shapes.SentencesAddon);

export const readSentimentAnalysisAddon = /* @__PURE__ */ reader(ajv.validateSentimentAnalysisAddon, shapes.SentimentAnalysisAddon);

export const readStructuredDataExtractionAddon = /* @__PURE__ */ reader(ajv.validateStructuredDataExtractionAddon, shapes.StructuredDataExtractionAddon);

export const readSubtitle = /* @__PURE__ */ reader(ajv.validateSubtitle, shapes.Subtitle);

export const readSubtitlesConfig = /* @__PURE__ */ reader(ajv.validateSubtitlesConfig, shapes.SubtitlesConfig);

export const readSubtitlesFormat = /* @__PURE__ */ reader(ajv.validateSubtitlesFormat, shapes.SubtitlesFormat);

export const readSubtitlesStyle = /* @__PURE__ */ reader(ajv.validateSubtitlesStyle, shapes.SubtitlesStyle);

export const readSummarizationAddon = /* @__PURE__ */ reader(ajv.validateSummarizationAddon, shapes.SummarizationAddon);

export const readSummarizationConfig = /* @__PURE__ */ reader(ajv.validateSummarizationConfig, shapes.SummarizationConfig);

export const readSummarizationType = /* @__PURE__ */ reader(ajv.validateSummarizationType, shapes.SummarizationType);

export const readTranscription = /* @__PURE__ */ reader(ajv.validateTranscription, shapes.Transcription);

export const readTranscriptionJob = /* @__PURE__ */ reader(ajv.validateTranscriptionJob, shapes.TranscriptionJob);

export const readTranscriptionLanguageCode = /* @__PURE__ */ reader(ajv.validateTranscriptionLanguageCode, shapes.TranscriptionLanguageCode);

export const readTranslationAddon = /* @__PURE__ */ reader(ajv.validateTranslationAddon, shapes.TranslationAddon);

export const readTranslationConfig = /* @__PURE__ */ reader(ajv.validateTranslationConfig, shapes.TranslationConfig);

export const readTranslationLanguageCode = /* @__PURE__ */ reader(ajv.validateTranslationLanguageCode, shapes.TranslationLanguageCode);

export const readTranslationModel = /* @__PURE__ */ reader(ajv.validateTranslationModel, shapes.TranslationModel);

export const readUploadResponse = /* @__PURE__ */ reader(ajv.validateUploadResponse, shapes.UploadResponse);

export const readUtterance = /* @__PURE__ */ reader(ajv.validateUtterance, shapes.Utterance);

export const readWord = /* @__PURE__ */ reader(ajv.validateWord, shapes.Word);

export const readAudioChunkData = /* @__PURE__ */ reader(ajv.validateAudioChunkData, shapes.AudioChunkData);

export const readAudioChunkMessage = /* @__PURE__ */ reader(ajv.validateAudioChunkMessage, shapes.AudioChunkMessage);

export const readLiveUtterance = /* @__PURE__ */ reader(ajv.validateLiveUtterance, shapes.LiveUtterance);

export const readOtherServerMessage = /* @__PURE__ */ reader(ajv.validateOtherServerMessage, shapes.OtherServerMessage);

export const readStopRecordingMessage = /* @__PURE__ */ reader(ajv.validateStopRecordingMessage, shapes.StopRecordingMessage);

export const readTranscriptData = /* @__PURE__ */ reader(ajv.validateTranscriptData, shapes.TranscriptData);

export const readTranscriptMessage = /* @__PURE__ */ reader(ajv.validateTranscriptMessage, shapes.TranscriptMessage);
