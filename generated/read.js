// Generated from the contract by `npm run build`; edit the contract instead.

import { ofText } from './runtime/inputs.js';
import { reader } from './runtime/read.js';
import * as check from './checks/contract.js';
import * as shapes from './shapes/tolerant.js';
export { formatIssue, issuesOf, oneLine } from './runtime/issues.js';

export const readAddonError = /* @__PURE__ */ reader(check.AddonError, shapes.AddonError);

export const readAudioFile = /* @__PURE__ */ reader(check.AudioFile, shapes.AudioFile);

export const readAudioMetadata = /* @__PURE__ */ reader(check.AudioMetadata, shapes.AudioMetadata);

export const readAudioToLlmAddon = /* @__PURE__ */ reader(check.AudioToLlmAddon, shapes.AudioToLlmAddon);

export const readAudioToLlmConfig = /* @__PURE__ */ reader(check.AudioToLlmConfig, shapes.AudioToLlmConfig);

export const readCallbackConfig = /* @__PURE__ */ reader(check.CallbackConfig, shapes.CallbackConfig);

export const readChapterizationAddon = /* @__PURE__ */ reader(check.ChapterizationAddon, shapes.ChapterizationAddon);

export const readCustomSpellingConfig = /* @__PURE__ */ reader(check.CustomSpellingConfig, shapes.CustomSpellingConfig);

export const readCustomVocabulary = /* @__PURE__ */ reader(check.CustomVocabulary, shapes.CustomVocabulary);

export const readCustomVocabularyConfig = /* @__PURE__ */ reader(check.CustomVocabularyConfig, shapes.CustomVocabularyConfig);

export const readCustomVocabularyEntry = /* @__PURE__ */ reader(check.CustomVocabularyEntry, shapes.CustomVocabularyEntry);

export const readDateOrDateTime = /* @__PURE__ */ reader(check.DateOrDateTime, shapes.DateOrDateTime);

export const readDiarizationAddon = /* @__PURE__ */ reader(check.DiarizationAddon, shapes.DiarizationAddon);

export const readDiarizationConfig = /* @__PURE__ */ reader(check.DiarizationConfig, shapes.DiarizationConfig);

export const readDisplayModeAddon = /* @__PURE__ */ reader(check.DisplayModeAddon, shapes.DisplayModeAddon);

export const readErrorResponse = /* @__PURE__ */ reader(check.ErrorResponse, shapes.ErrorResponse);

export const readJobKind = /* @__PURE__ */ reader(check.JobKind, shapes.JobKind);

export const readJobPage = /* @__PURE__ */ reader(check.JobPage, shapes.JobPage);

export const readJobStatus = /* @__PURE__ */ reader(check.JobStatus, shapes.JobStatus);

export const readLanguageConfig = /* @__PURE__ */ reader(check.LanguageConfig, shapes.LanguageConfig);

export const readLiveCallbackConfig = /* @__PURE__ */ reader(check.LiveCallbackConfig, shapes.LiveCallbackConfig);

export const readLiveJob = /* @__PURE__ */ reader(check.LiveJob, shapes.LiveJob);

export const readLiveMessagesConfig = /* @__PURE__ */ reader(check.LiveMessagesConfig, shapes.LiveMessagesConfig);

export const readLiveRequest = /* @__PURE__ */ reader(check.LiveRequest, shapes.LiveRequest);

export const readLiveResult = /* @__PURE__ */ reader(check.LiveResult, shapes.LiveResult);

export const readLiveSessionCreated = /* @__PURE__ */ reader(check.LiveSessionCreated, shapes.LiveSessionCreated);

export const readModerationAddon = /* @__PURE__ */ reader(check.ModerationAddon, shapes.ModerationAddon);

export const readNameConsistencyAddon = /* @__PURE__ */ reader(check.NameConsistencyAddon, shapes.NameConsistencyAddon);

export const readNamedEntityRecognitionAddon = /* @__PURE__ */ reader(check.NamedEntityRecognitionAddon, shapes.NamedEntityRecognitionAddon);

export const readPiiEntityType = /* @__PURE__ */ reader(check.PiiEntityType, shapes.PiiEntityType);

export const readPiiRedactionConfig = /* @__PURE__ */ reader(check.PiiRedactionConfig, shapes.PiiRedactionConfig);

export const readPostProcessingConfig = /* @__PURE__ */ reader(check.PostProcessingConfig, shapes.PostProcessingConfig);

export const readPreProcessingConfig = /* @__PURE__ */ reader(check.PreProcessingConfig, shapes.PreProcessingConfig);

export const readPreRecordedCallback = /* @__PURE__ */ reader(check.PreRecordedCallback, shapes.PreRecordedCallback);

export const readPreRecordedJob = /* @__PURE__ */ reader(check.PreRecordedJob, shapes.PreRecordedJob);

export const readPreRecordedJobCreated = /* @__PURE__ */ reader(check.PreRecordedJobCreated, shapes.PreRecordedJobCreated);

export const readPreRecordedRequest = /* @__PURE__ */ reader(check.PreRecordedRequest, shapes.PreRecordedRequest);

export const readPreRecordedRequestParams = /* @__PURE__ */ reader(check.PreRecordedRequestParams, shapes.PreRecordedRequestParams);

export const readPreRecordedResult = /* @__PURE__ */ reader(check.PreRecordedResult, shapes.PreRecordedResult);

export const readPreRecordedWebhook = /* @__PURE__ */ reader(check.PreRecordedWebhook, shapes.PreRecordedWebhook);

export const readRealtimeProcessingConfig = /* @__PURE__ */ reader(check.RealtimeProcessingConfig, shapes.RealtimeProcessingConfig);

export const readResultMetadata = /* @__PURE__ */ reader(check.ResultMetadata, shapes.ResultMetadata);

export const readSentence = /* @__PURE__ */ reader(check.Sentence, shapes.Sentence);

export const readSentencesAddon = /* @__PURE__ */ reader(check.SentencesAddon, shapes.SentencesAddon);

export const readSentimentAnalysisAddon = /* @__PURE__ */ reader(check.SentimentAnalysisAddon, shapes.SentimentAnalysisAddon);

export const readStructuredDataExtractionAddon = /* @__PURE__ */ reader(check.StructuredDataExtractionAddon, shapes.StructuredDataExtractionAddon);

export const readSubtitle = /* @__PURE__ */ reader(check.Subtitle, shapes.Subtitle);

export const readSubtitlesConfig = /* @__PURE__ */ reader(check.SubtitlesConfig, shapes.SubtitlesConfig);

export const readSummarizationAddon = /* @__PURE__ */ reader(check.SummarizationAddon, shapes.SummarizationAddon);

export const readSummarizationConfig = /* @__PURE__ */ reader(check.SummarizationConfig, shapes.SummarizationConfig);

export const readTranscription = /* @__PURE__ */ reader(check.Transcription, shapes.Transcription);

export const readTranscriptionJob = /* @__PURE__ */ reader(check.TranscriptionJob, shapes.TranscriptionJob);

export const readTranscriptionLanguageCode = /* @__PURE__ */ reader(check.TranscriptionLanguageCode, shapes.TranscriptionLanguageCode);

export const readTranslationAddon = /* @__PURE__ */ reader(check.TranslationAddon, shapes.TranslationAddon);

export const readTranslationConfig = /* @__PURE__ */ reader(check.TranslationConfig, shapes.TranslationConfig);

export const readTranslationLanguageCode = /* @__PURE__ */ reader(check.TranslationLanguageCode, shapes.TranslationLanguageCode);

export const readUploadResponse = /* @__PURE__ */ reader(check.UploadResponse, shapes.UploadResponse);

export const readUtterance = /* @__PURE__ */ reader(check.Utterance, shapes.Utterance);

export const readWord = /* @__PURE__ */ reader(check.Word, shapes.Word);

export const readAudioChunkData = /* @__PURE__ */ reader(check.AudioChunkData, shapes.AudioChunkData);

export const readAudioChunkMessage = /* @__PURE__ */ reader(check.AudioChunkMessage, shapes.AudioChunkMessage);

export const readLiveUtterance = /* @__PURE__ */ reader(check.LiveUtterance, shapes.LiveUtterance);

export const readOtherServerMessage = /* @__PURE__ */ reader(check.OtherServerMessage, shapes.OtherServerMessage);

export const readStopRecordingMessage = /* @__PURE__ */ reader(check.StopRecordingMessage, shapes.StopRecordingMessage);

export const readTranscriptData = /* @__PURE__ */ reader(check.TranscriptData, shapes.TranscriptData);

export const readTranscriptMessage = /* @__PURE__ */ reader(check.TranscriptMessage, shapes.TranscriptMessage);

export const readListTranscriptionJobsQuery = /* @__PURE__ */ reader(check.ListTranscriptionJobsQuery, shapes.ListTranscriptionJobsQuery);

export const readClientMessage = /* @__PURE__ */ reader(check.ClientMessage, shapes.ClientMessage);

export const readServerMessageValue = /* @__PURE__ */ reader(check.ServerMessage, shapes.ServerMessage, { tag: 'type', known: ['transcript'] });

export const readServerMessage = /* @__PURE__ */ ofText(readServerMessageValue);
