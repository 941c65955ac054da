// Generated from the contract by `npm run build`; edit the contract instead.

import { ofData, ofQuery, ofText } from '../runtime/inputs.js';
import { strictParser } from '../runtime/parse.js';
import * as shapes from '../shapes/contract.js';
import * as closed from '../shapes/strict.js';
import * as check from '../strict.js';
export { formatIssue, issuesOf, oneLine } from '../runtime/issues.js';

export const parseAddonError = /* @__PURE__ */ strictParser(check.validateAddonError);

export const parseAudioFile = /* @__PURE__ */ strictParser(check.validateAudioFile, { closed: closed.AudioFile });

export const parseAudioMetadata = /* @__PURE__ */ strictParser(check.validateAudioMetadata, { closed: closed.AudioMetadata });

export const parseAudioToLlmAddon = /* @__PURE__ */ strictParser(check.validateAudioToLlmAddon, { closed: closed.AudioToLlmAddon });

export const parseAudioToLlmConfig = /* @__PURE__ */ strictParser(check.validateAudioToLlmConfig, { closed: closed.AudioToLlmConfig });

export const parseCallbackConfig = /* @__PURE__ */ strictParser(check.validateCallbackConfig, { shape: shapes.CallbackConfig, closed: closed.CallbackConfig });

export const parseChapterizationAddon = /* @__PURE__ */ strictParser(check.validateChapterizationAddon, { closed: closed.ChapterizationAddon });

export const parseCustomSpellingConfig = /* @__PURE__ */ strictParser(check.validateCustomSpellingConfig, { closed: closed.CustomSpellingConfig });

export const parseCustomVocabulary = /* @__PURE__ */ strictParser(check.validateCustomVocabulary, { closed: closed.CustomVocabulary });

export const parseCustomVocabularyConfig = /* @__PURE__ */ strictParser(check.validateCustomVocabularyConfig, { closed: closed.CustomVocabularyConfig });

export const parseCustomVocabularyEntry = /* @__PURE__ */ strictParser(check.validateCustomVocabularyEntry, { closed: closed.CustomVocabularyEntry });

export const parseDateOrDateTime = /* @__PURE__ */ strictParser(check.validateDateOrDateTime);

export const parseDiarizationAddon = /* @__PURE__ */ strictParser(check.validateDiarizationAddon, { closed: closed.DiarizationAddon });

export const parseDiarizationConfig = /* @__PURE__ */ strictParser(check.validateDiarizationConfig, { closed: closed.DiarizationConfig });

export const parseDisplayModeAddon = /* @__PURE__ */ strictParser(check.validateDisplayModeAddon, { closed: closed.DisplayModeAddon });

export const parseErrorResponse = /* @__PURE__ */ strictParser(check.validateErrorResponse, { closed: closed.ErrorResponse });

export const parseJobKind = /* @__PURE__ */ strictParser(check.validateJobKind);

export const parseJobPage = /* @__PURE__ */ strictParser(check.validateJobPage, { shape: shapes.JobPage, closed: closed.JobPage });

export const parseJobStatus = /* @__PURE__ */ strictParser(check.validateJobStatus);

export const parseLanguageConfig = /* @__PURE__ */ strictParser(check.validateLanguageConfig, { shape: shapes.LanguageConfig, closed: closed.LanguageConfig });

export const parseLiveCallbackConfig = /* @__PURE__ */ strictParser(check.validateLiveCallbackConfig, { shape: shapes.LiveCallbackConfig, closed: closed.LiveCallbackConfig });

export const parseLiveJob = /* @__PURE__ */ strictParser(check.validateLiveJob, { shape: shapes.LiveJob, closed: closed.LiveJob });

export const parseLiveMessagesConfig = /* @__PURE__ */ strictParser(check.validateLiveMessagesConfig, { shape: shapes.LiveMessagesConfig, closed: closed.LiveMessagesConfig });

export const parseLiveRequest = /* @__PURE__ */ strictParser(check.validateLiveRequest, { shape: shapes.LiveRequest, closed: closed.LiveRequest });

export const parseLiveResult = /* @__PURE__ */ strictParser(check.validateLiveResult, { closed: closed.LiveResult });

export const parseLiveSessionCreated = /* @__PURE__ */ strictParser(check.validateLiveSessionCreated);

export const parseModerationAddon = /* @__PURE__ */ strictParser(check.validateModerationAddon, { closed: closed.ModerationAddon });

export const parseNameConsistencyAddon = /* @__PURE__ */ strictParser(check.validateNameConsistencyAddon, { closed: closed.NameConsistencyAddon });

export const parseNamedEntityRecognitionAddon = /* @__PURE__ */ strictParser(check.validateNamedEntityRecognitionAddon, { closed: closed.NamedEntityRecognitionAddon });

export const parsePiiEntityType = /* @__PURE__ */ strictParser(check.validatePiiEntityType);

export const parsePiiRedactionConfig = /* @__PURE__ */ strictParser(check.validatePiiRedactionConfig, { closed: closed.PiiRedactionConfig });

export const parsePostProcessingConfig = /* @__PURE__ */ strictParser(check.validatePostProcessingConfig, { shape: shapes.PostProcessingConfig, closed: closed.PostProcessingConfig });

export const parsePreProcessingConfig = /* @__PURE__ */ strictParser(check.validatePreProcessingConfig, { shape: shapes.PreProcessingConfig, closed: closed.PreProcessingConfig });

export const parsePreRecordedCallback = /* @__PURE__ */ strictParser(check.validatePreRecordedCallback);

export const parsePreRecordedJob = /* @__PURE__ */ strictParser(check.validatePreRecordedJob, { shape: shapes.PreRecordedJob, closed: closed.PreRecordedJob });

export const parsePreRecordedJobCreated = /* @__PURE__ */ strictParser(check.validatePreRecordedJobCreated);

export const parsePreRecordedRequest = /* @__PURE__ */ strictParser(check.validatePreRecordedRequest, { shape: shapes.PreRecordedRequest, closed: closed.PreRecordedRequest });

export const parsePreRecordedRequestParams = /* @__PURE__ */ strictParser(check.validatePreRecordedRequestParams, { shape: shapes.PreRecordedRequestParams, closed: closed.PreRecordedRequestParams });

export const parsePreRecordedResult = /* @__PURE__ */ strictParser(check.validatePreRecordedResult, { closed: closed.PreRecordedResult });

export const parsePreRecordedWebhook = /* @__PURE__ */ strictParser(check.validatePreRecordedWebhook);

export const parseRealtimeProcessingConfig = /* @__PURE__ */ strictParser(check.validateRealtimeProcessingConfig, { shape: shapes.RealtimeProcessingConfig, closed: closed.RealtimeProcessingConfig });

export const parseResultMetadata = /* @__PURE__ */ strictParser(check.validateResultMetadata, { closed: closed.ResultMetadata });

export const parseSentence = /* @__PURE__ */ strictParser(check.validateSentence);

export const parseSentencesAddon = /* @__PURE__ */ strictParser(check.validateSentencesAddon, { closed: closed.SentencesAddon });

export const parseSentimentAnalysisAddon = /* @__PURE__ */ strictParser(check.validateSentimentAnalysisAddon, { closed: closed.SentimentAnalysisAddon });

export const parseStructuredDataExtractionAddon = /* @__PURE__ */ strictParser(check.validateStructuredDataExtractionAddon, { closed: closed.StructuredDataExtractionAddon });

export const parseSubtitle = /* @__PURE__ */ strictParser(check.validateSubtitle);

export const parseSubtitlesConfig = /* @__PURE__ */ strictParser(check.validateSubtitlesConfig, { shape: shapes.SubtitlesConfig, closed: closed.SubtitlesConfig });

export const parseSummarizationAddon = /* @__PURE__ */ strictParser(check.validateSummarizationAddon, { closed: closed.SummarizationAddon });

export const parseSummarizationConfig = /* @__PURE__ */ strictParser(check.validateSummarizationConfig, { shape: shapes.SummarizationConfig, closed: closed.SummarizationConfig });

export const parseTranscription = /* @__PURE__ */ strictParser(check.validateTranscription, { closed: closed.Transcription });

export const parseTranscriptionJob = /* @__PURE__ */ strictParser(check.validateTranscriptionJob, { shape: shapes.TranscriptionJob, closed: closed.TranscriptionJob });

export const parseTranscriptionLanguageCode = /* @__PURE__ */ strictParser(check.validateTranscriptionLanguageCode);

export const parseTranslationAddon = /* @__PURE__ */ strictParser(check.validateTranslationAddon, { closed: closed.TranslationAddon });

export const parseTranslationConfig = /* @__PURE__ */ strictParser(check.validateTranslationConfig, { shape: shapes.TranslationConfig, closed: closed.TranslationConfig });

export const parseTranslationLanguageCode = /* @__PURE__ */ strictParser(check.validateTranslationLanguageCode);

export const parseUploadResponse = /* @__PURE__ */ strictParser(check.validateUploadResponse, { closed: closed.UploadResponse });

export const parseUtterance = /* @__PURE__ */ strictParser(check.validateUtterance, { closed: closed.Utterance });

export const parseWord = /* @__PURE__ */ strictParser(check.validateWord, { closed: closed.Word });

export const parseAudioChunkData = /* @__PURE__ */ strictParser(check.validateAudioChunkData, { closed: closed.AudioChunkData });

export const parseAudioChunkMessage = /* @__PURE__ */ strictParser(check.validateAudioChunkMessage, { closed: closed.AudioChunkMessage });

export const parseLiveUtterance = /* @__PURE__ */ strictParser(check.validateLiveUtterance, { closed: closed.LiveUtterance });

export const parseOtherServerMessage = /* @__PURE__ */ strictParser(check.validateOtherServerMessage);

export const parseStopRecordingMessage = /* @__PURE__ */ strictParser(check.validateStopRecordingMessage, { closed: closed.StopRecordingMessage });

export const parseTranscriptData = /* @__PURE__ */ strictParser(check.validateTranscriptData, { closed: closed.TranscriptData });

export const parseTranscriptMessage = /* @__PURE__ */ strictParser(check.validateTranscriptMessage, { closed: closed.TranscriptMessage });

export const parseListTranscriptionJobsQuery = /* @__PURE__ */ ofQuery(/* @__PURE__ */ strictParser(check.validateListTranscriptionJobsQuery, { shape: shapes.ListTranscriptionJobsQuery, closed: closed.ListTranscriptionJobsQuery }), {"offset": "number", "limit": "number", "date": "string", "before_date": "string", "after_date": "string", "status": {"list": "string"}, "custom_metadata": "deepObject", "kind": {"list": "string"}});

export const parseClientMessageValue = /* @__PURE__ */ strictParser(check.validateClientMessage, { closed: closed.ClientMessage });

export const parseClientMessage = /* @__PURE__ */ ofData(parseClientMessageValue);

export const parseServerMessageValue = /* @__PURE__ */ strictParser(check.validateServerMessage, { closed: closed.ServerMessage, kinds: { tag: 'type', known: ['transcript'] } });

export const parseServerMessage = /* @__PURE__ */ ofText(parseServerMessageValue);
