// Generated from the contract by `npm run build`; edit the contract instead.

import { ofData, ofQuery, ofText } from './runtime/inputs.js';
import { parser } from './runtime/parse.js';
import * as defaults from './defaults.js';
import * as check from './ajv/contract.js';
export { formatIssue, oneLine } from './runtime/issues.js';

export const parseAddonError = /* @__PURE__ */ parser(check.validateAddonError);

export const parseAudioFile = /* @__PURE__ */ parser(check.validateAudioFile);

export const parseAudioMetadata = /* @__PURE__ */ parser(check.validateAudioMetadata);

export const parseAudioToLlmAddon = /* @__PURE__ */ parser(check.validateAudioToLlmAddon);

export const parseAudioToLlmConfig = /* @__PURE__ */ parser(check.validateAudioToLlmConfig);

export const parseCallbackConfig = /* @__PURE__ */ parser(check.validateCallbackConfig, { defaults: defaults.CallbackConfig });

export const parseChapterizationAddon = /* @__PURE__ */ parser(check.validateChapterizationAddon);

export const parseCustomSpellingConfig = /* @__PURE__ */ parser(check.validateCustomSpellingConfig);

export const parseCustomVocabulary = /* @__PURE__ */ parser(check.validateCustomVocabulary);

export const parseCustomVocabularyConfig = /* @__PURE__ */ parser(check.validateCustomVocabularyConfig);

export const parseCustomVocabularyEntry = /* @__PURE__ */ parser(check.validateCustomVocabularyEntry);

export const parseDateOrDateTime = /* @__PURE__ */ parser(check.validateDateOrDateTime);

export const parseDiarizationAddon = /* @__PURE__ */ parser(check.validateDiarizationAddon);

export const parseDiarizationConfig = /* @__PURE__ */ parser(check.validateDiarizationConfig);

export const parseDisplayModeAddon = /* @__PURE__ */ parser(check.validateDisplayModeAddon);

export const parseErrorResponse = /* @__PURE__ */ parser(check.validateErrorResponse);

export const parseJobKind = /* @__PURE__ */ parser(check.validateJobKind);

export const parseJobPage = /* @__PURE__ */ parser(check.validateJobPage, { defaults: defaults.JobPage });

export const parseJobStatus = /* @__PURE__ */ parser(check.validateJobStatus);

export const parseLanguageConfig = /* @__PURE__ */ parser(check.validateLanguageConfig, { defaults: defaults.LanguageConfig });

export const parseLiveCallbackConfig = /* @__PURE__ */ parser(check.validateLiveCallbackConfig, { defaults: defaults.LiveCallbackConfig });

export const parseLiveJob = /* @__PURE__ */ parser(check.validateLiveJob, { defaults: defaults.LiveJob });

export const parseLiveMessagesConfig = /* @__PURE__ */ parser(check.validateLiveMessagesConfig, { defaults: defaults.LiveMessagesConfig });

export const parseLiveRequest = /* @__PURE__ */ parser(check.validateLiveRequest, { defaults: defaults.LiveRequest });

export const parseLiveResult = /* @__PURE__ */ parser(check.validateLiveResult);

export const parseLiveSessionCreated = /* @__PURE__ */ parser(check.validateLiveSessionCreated);

export const parseModerationAddon = /* @__PURE__ */ parser(check.validateModerationAddon);

export const parseNameConsistencyAddon = /* @__PURE__ */ parser(check.validateNameConsistencyAddon);

export const parseNamedEntityRecognitionAddon = /* @__PURE__ */ parser(check.validateNamedEntityRecognitionAddon);

export const parsePiiEntityType = /* @__PURE__ */ parser(check.validatePiiEntityType);

export const parsePiiRedactionConfig = /* @__PURE__ */ parser(check.validatePiiRedactionConfig);

export const parsePostProcessingConfig = /* @__PURE__ */ parser(check.validatePostProcessingConfig, { defaults: defaults.PostProcessingConfig });

export const parsePreProcessingConfig = /* @__PURE__ */ parser(check.validatePreProcessingConfig, { defaults: defaults.PreProcessingConfig });

export const parsePreRecordedCallback = /* @__PURE__ */ parser(check.validatePreRecordedCallback);

export const parsePreRecordedJob = /* @__PURE__ */ parser(check.validatePreRecordedJob, { defaults: defaults.PreRecordedJob });

export const parsePreRecordedJobCreated = /* @__PURE__ */ parser(check.validatePreRecordedJobCreated);

export const parsePreRecordedRequest = /* @__PURE__ */ parser(check.validatePreRecordedRequest, { defaults: defaults.PreRecordedRequest });

export const parsePreRecordedRequestParams = /* @__PURE__ */ parser(check.validatePreRecordedRequestParams, { defaults: defaults.PreRecordedRequestParams });

export const parsePreRecordedResult = /* @__PURE__ */ parser(check.validatePreRecordedResult);

export const parsePreRecordedWebhook = /* @__PURE__ */ parser(check.validatePreRecordedWebhook);

export const parseRealtimeProcessingConfig = /* @__PURE__ */ parser(check.validateRealtimeProcessingConfig, { defaults: defaults.RealtimeProcessingConfig });

export const parseResultMetadata = /* @__PURE__ */ parser(check.validateResultMetadata);

export const parseSentence = /* @__PURE__ */ parser(check.validateSentence);

export const parseSentencesAddon = /* @__PURE__ */ parser(check.validateSentencesAddon);

export const parseSentimentAnalysisAddon = /* @__PURE__ */ parser(check.validateSentimentAnalysisAddon);

export const parseStructuredDataExtractionAddon = /* @__PURE__ */ parser(check.validateStructuredDataExtractionAddon);

export const parseSubtitle = /* @__PURE__ */ parser(check.validateSubtitle);

export const parseSubtitlesConfig = /* @__PURE__ */ parser(check.validateSubtitlesConfig, { defaults: defaults.SubtitlesConfig });

export const parseSummarizationAddon = /* @__PURE__ */ parser(check.validateSummarizationAddon);

export const parseSummarizationConfig = /* @__PURE__ */ parser(check.validateSummarizationConfig, { defaults: defaults.SummarizationConfig });

export const parseTranscription = /* @__PURE__ */ parser(check.validateTranscription);

export const parseTranscriptionJob = /* @__PURE__ */ parser(check.validateTranscriptionJob, { defaults: defaults.TranscriptionJob });

export const parseTranscriptionLanguageCode = /* @__PURE__ */ parser(check.validateTranscriptionLanguageCode);

export const parseTranslationAddon = /* @__PURE__ */ parser(check.validateTranslationAddon);

export const parseTranslationConfig = /* @__PURE__ */ parser(check.validateTranslationConfig, { defaults: defaults.TranslationConfig });

export const parseTranslationLanguageCode = /* @__PURE__ */ parser(check.validateTranslationLanguageCode);

export const parseUploadResponse = /* @__PURE__ */ parser(check.validateUploadResponse);

export const parseUtterance = /* @__PURE__ */ parser(check.validateUtterance);

export const parseWord = /* @__PURE__ */ parser(check.validateWord);

export const parseAudioChunkData = /* @__PURE__ */ parser(check.validateAudioChunkData);

export const parseAudioChunkMessage = /* @__PURE__ */ parser(check.validateAudioChunkMessage);

export const parseLiveUtterance = /* @__PURE__ */ parser(check.validateLiveUtterance);

export const parseOtherServerMessage = /* @__PURE__ */ parser(check.validateOtherServerMessage);

export const parseStopRecordingMessage = /* @__PURE__ */ parser(check.validateStopRecordingMessage);

export const parseTranscriptData = /* @__PURE__ */ parser(check.validateTranscriptData);

export const parseTranscriptMessage = /* @__PURE__ */ parser(check.validateTranscriptMessage);

export const parseListTranscriptionJobsQuery = /* @__PURE__ */ ofQuery(/* @__PURE__ */ parser(check.validateListTranscriptionJobsQuery, { defaults: defaults.ListTranscriptionJobsQuery }), {"offset": "number", "limit": "number", "date": "string", "before_date": "string", "after_date": "string", "status": {"list": "string"}, "custom_metadata": "deepObject", "kind": {"list": "string"}});

export const parseClientMessageValue = /* @__PURE__ */ parser(check.validateClientMessage);

export const parseClientMessage = /* @__PURE__ */ ofData(parseClientMessageValue);

export const parseServerMessageValue = /* @__PURE__ */ parser(check.validateServerMessage, { kinds: { tag: 'type', known: ['transcript'] } });

export const parseServerMessage = /* @__PURE__ */ ofText(parseServerMessageValue);
