// Generated from the contract by `npm run build`; edit the contract instead.

import * as ajv from './ajv.js';
import { ofData, ofQuery, ofText } from './runtime/inputs.js';
import { parser } from './runtime/parse.js';
import * as defaults from './defaults.js';
export { formatIssue, oneLine } from './runtime/issues.js';

export const parseListTranscriptionJobsQuery = /* @__PURE__ */ ofQuery(/* @__PURE__ */ parser(ajv.validateListTranscriptionJobsQuery, defaults.ListTranscriptionJobsQuery), {"offset": "number", "limit": "number", "date": "string", "before_date": "string", "after_date": "string", "status": {"list": "string"}, "custom_metadata": "deepObject", "kind": {"list": "string"}});

export const parseClientMessageValue = /* @__PURE__ */ parser(ajv.validateClientMessage);

export const parseClientMessage = /* @__PURE__ */ ofData(parseClientMessageValue);

export const parseServerMessageValue = /* @__PURE__ */ parser(ajv.validateServerMessage, {}, { name: 'type', known: ['transcript'] });

export const parseServerMessage = /* @__PURE__ */ ofText(parseServerMessageValue);

export const parseAddonError = /* @__PURE__ */ parser(ajv.validateAddonError);

export const parseAudioFile = /* @__PURE__ */ parser(ajv.validateAudioFile);

export const parseAudioMetadata = /* @__PURE__ */ parser(ajv.validateAudioMetadata);

export const parseAudioToLlmAddon = /* @__PURE__ */ parser(ajv.validateAudioToLlmAddon);

export const parseAudioToLlmConfig = /* @__PURE__ */ parser(ajv.validateAudioToLlmConfig);

export const parseBitDepth = /* @__PURE__ */ parser(ajv.validateBitDepth);

export const parseCallbackConfig = /* @__PURE__ */ parser(ajv.validateCallbackConfig, defaults.CallbackConfig);

export const parseCallbackMethod = /* @__PURE__ */ parser(ajv.validateCallbackMethod);

export const parseChapterizationAddon = /* @__PURE__ */ parser(ajv.validateChapterizationAddon);

export const parseCustomSpellingConfig = /* @__PURE__ */ parser(ajv.validateCustomSpellingConfig);

export const parseCustomVocabulary = /* @__PURE__ */ parser(ajv.validateCustomVocabulary);

export const parseCustomVocabularyConfig = /* @__PURE__ */ parser(ajv.validateCustomVocabularyConfig);

export const parseCustomVocabularyEntry = /* @__PURE__ */ parser(ajv.validateCustomVocabularyEntry);

export const parseDateOrDateTime = /* @__PURE__ */ parser(ajv.validateDateOrDateTime);

export const parseDiarizationAddon = /* @__PURE__ */ parser(ajv.validateDiarizationAddon);

export const parseDiarizationConfig = /* @__PURE__ */ parser(ajv.validateDiarizationConfig);

export const parseDisplayModeAddon = /* @__PURE__ */ parser(ajv.validateDisplayModeAddon);

export const parseEncoding = /* @__PURE__ */ parser(ajv.validateEncoding);

export const parseErrorResponse = /* @__PURE__ */ parser(ajv.validateErrorResponse);

export const parseJobKind = /* @__PURE__ */ parser(ajv.validateJobKind);

export const parseJobPage = /* @__PURE__ */ parser(ajv.validateJobPage, defaults.JobPage);

export const parseJobStatus = /* @__PURE__ */ parser(ajv.validateJobStatus);

export const parseLanguageConfig = /* @__PURE__ */ parser(ajv.validateLanguageConfig, defaults.LanguageConfig);

export const parseLiveCallbackConfig = /* @__PURE__ */ parser(ajv.validateLiveCallbackConfig, defaults.LiveCallbackConfig);

export const parseLiveJob = /* @__PURE__ */ parser(ajv.validateLiveJob, defaults.LiveJob);

export const parseLiveMessagesConfig = /* @__PURE__ */ parser(ajv.validateLiveMessagesConfig, defaults.LiveMessagesConfig);

export const parseLiveRequest = /* @__PURE__ */ parser(ajv.validateLiveRequest, defaults.LiveRequest);

export const parseLiveResult = /* @__PURE__ */ parser(ajv.validateLiveResult);

export const parseLiveSessionCreated = /* @__PURE__ */ parser(ajv.validateLiveSessionCreated);

export const parseModerationAddon = /* @__PURE__ */ parser(ajv.validateModerationAddon);

export const parseNameConsistencyAddon = /* @__PURE__ */ parser(ajv.validateNameConsistencyAddon);

export const parseNamedEntityRecognitionAddon = /* @__PURE__ */ parser(ajv.validateNamedEntityRecognitionAddon);

export const parsePiiEntityType = /* @__PURE__ */ parser(ajv.validatePiiEntityType);

export const parsePiiProcessedTextType = /* @__PURE__ */ parser(ajv.validatePiiProcessedTextType);

export const parsePiiRedactionConfig = /* @__PURE__ */ parser(ajv.validatePiiRedactionConfig);

export const parsePostProcessingConfig = /* @__PURE__ */ parser(ajv.validatePostProcessingConfig, defaults.PostProcessingConfig);

export const parsePreProcessingConfig = /* @__PURE__ */ parser(ajv.validatePreProcessingConfig, defaults.PreProcessingConfig);

export const parsePreRecordedCallback = /* @__PURE__ */ parser(ajv.validatePreRecordedCallback);

export const parsePreRecordedJob = /* @__PURE__ */ parser(ajv.validatePreRecordedJob, defaults.PreRecordedJob);

export const parsePreRecordedJobCreated = /* @__PURE__ */ parser(ajv.validatePreRecordedJobCreated);

export const parsePreRecordedRequest = /* @__PURE__ */ parser(ajv.validatePreRecordedRequest, defaults.PreRecordedRequest);

export const parsePreRecordedRequestParams = /* @__PURE__ */ parser(ajv.validatePreRecordedRequestParams, defaults.PreRecordedRequestParams);

export const parsePreRecordedResult = /* @__PURE__ */ parser(ajv.validatePreRecordedResult);

export const parsePreRecordedWebhook = /* @__PURE__ */ parser(ajv.validatePreRecordedWebhook);

export const parseRealtimeProcessingConfig = /* @__PURE__ */ parser(ajv.validateRealtimeProcessingConfig, defaults.RealtimeProcessingConfig);

export const parseResultMetadata = /* @__PURE__ */ parser(ajv.validateResultMetadata);

export const parseSampleRate = /* @__PURE__ */ parser(ajv.validateSampleRate);

export const parseSentence = /* @__PURE__ */ parser(ajv.validateSentence);

export const parseSentencesAddon = /* @__PURE__ */ parser(ajv.validateSentencesAddon);

export const parseSentimentAnalysisAddon = /* @__PURE__ */ parser(ajv.validateSentimentAnalysisAddon);

export const parseStructuredDataExtractionAddon = /* @__PURE__ */ parser(ajv.validateStructuredDataExtractionAddon);

export const parseSubtitle = /* @__PURE__ */ parser(ajv.validateSubtitle);

export const parseSubtitlesConfig = /* @__PURE__ */ parser(ajv.validateSubtitlesConfig, defaults.SubtitlesConfig);

export const parseSubtitlesFormat = /* @__PURE__ */ parser(ajv.validateSubtitlesFormat);

export const parseSubtitlesStyle = /* @__PURE__ */ parser(ajv.validateSubtitlesStyle);

export const parseSummarizationAddon = /* @__PURE__ */ parser(ajv.validateSummarizationAddon);

export const parseSummarizationConfig = /* @__PURE__ */ parser(ajv.validateSummarizationConfig, defaults.SummarizationConfig);

export const parseSummarizationType = /* @__PURE__ */ parser(ajv.validateSummarizationType);

export const parseTranscription = /* @__PURE__ */ parser(ajv.validateTranscription);

export const parseTranscriptionJob = /* @__PURE__ */ parser(ajv.validateTranscriptionJob, defaults.TranscriptionJob);

export const parseTranscriptionLanguageCode = /* @__PURE__ */ parser(ajv.validateTranscriptionLanguageCode);

export const parseTranslationAddon = /* @__PURE__ */ parser(ajv.validateTranslationAddon);

export const parseTranslationConfig = /* @__PURE__ */ parser(ajv.validateTranslationConfig, defaults.TranslationConfig);

export const parseTranslationLanguageCode = /* @__PURE__ */ parser(ajv.validateTranslationLanguageCode);

export const parseTranslationModel = /* @__PURE__ */ parser(ajv.validateTranslationModel);

export const parseUploadResponse = /* @__PURE__ */ parser(ajv.validateUploadResponse);

export const parseUtterance = /* @__PURE__ */ parser(ajv.validateUtterance);

export const parseWord = /* @__PURE__ */ parser(ajv.validateWord);

export const parseAudioChunkData = /* @__PURE__ */ parser(ajv.validateAudioChunkData);

export const parseAudioChunkMessage = /* @__PURE__ */ parser(ajv.validateAudioChunkMessage);

export const parseLiveUtterance = /* @__PURE__ */ parser(ajv.validateLiveUtterance);

export const parseOtherServerMessage = /* @__PURE__ */ parser(ajv.validateOtherServerMessage);

export const parseStopRecordingMessage = /* @__PURE__ */ parser(ajv.validateStopRecordingMessage);

export const parseTranscriptData = /* @__PURE__ */ parser(ajv.validateTranscriptData);

export const parseTranscriptMessage = /* @__PURE__ */ parser(ajv.validateTranscriptMessage);
