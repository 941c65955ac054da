// Generated from the contract by `npm run build`; edit the contract instead.

import { ofData, ofQuery, ofText } from '../runtime/inputs.js';
import { strictParser } from '../runtime/parse.js';
import * as defaults from '../defaults.js';
import * as check from '../ajv/strict.js';
export { formatIssue, oneLine } from '../runtime/issues.js';

export const parseAddonError = /* @__PURE__ */ strictParser(check.validateAddonError);

export const parseAudioFile = /* @__PURE__ */ strictParser(check.validateAudioFile);

export const parseAudioMetadata = /* @__PURE__ */ strictParser(check.validateAudioMetadata);

export const parseAudioToLlmAddon = /* @__PURE__ */ strictParser(check.validateAudioToLlmAddon);

export const parseAudioToLlmConfig = /* @__PURE__ */ strictParser(check.validateAudioToLlmConfig);

export const parseCallbackConfig = /* @__PURE__ */ strictParser(check.validateCallbackConfig, { defaults: defaults.CallbackConfig });

export const parseChapterizationAddon = /* @__PURE__ */ strictParser(check.validateChapterizationAddon);

export const parseCustomSpellingConfig = /* @__PURE__ */ strictParser(check.validateCustomSpellingConfig);

export const parseCustomVocabulary = /* @__PURE__ */ strictParser(check.validateCustomVocabulary);

export const parseCustomVocabularyConfig = /* @__PURE__ */ strictParser(check.validateCustomVocabularyConfig);

export const parseCustomVocabularyEntry = /* @__PURE__ */ strictParser(check.validateCustomVocabularyEntry);

export const parseDateOrDateTime = /* @__PURE__ */ strictParser(check.validateDateOrDateTime);

export const parseDiarizationAddon = /* @__PURE__ */ strictParser(check.validateDiarizationAddon);

export const parseDiarizationConfig = /* @__PURE__ */ strictParser(check.validateDiarizationConfig);

export const parseDisplayModeAddon = /* @__PURE__ */ strictParser(check.validateDisplayModeAddon);

export const parseErrorResponse = /* @__PURE__ */ strictParser(check.validateErrorResponse);

export const parseJobKind = /* @__PURE__ */ strictParser(check.validateJobKind);

export const parseJobPage = /* @__PURE__ */ strictParser(check.validateJobPage, { defaults: defaults.JobPage });

export const parseJobStatus = /* @__PURE__ */ strictParser(check.validateJobStatus);

export const parseLanguageConfig = /* @__PURE__ */ strictParser(check.validateLanguageConfig, { defaults: defaults.LanguageConfig });

export const parseLiveCallbackConfig = /* @__PURE__ */ strictParser(check.validateLiveCallbackConfig, { defaults: defaults.LiveCallbackConfig });

export const parseLiveJob = /* @__PURE__ */ strictParser(check.validateLiveJob, { defaults: defaults.LiveJob });

export const parseLiveMessagesConfig = /* @__PURE__ */ strictParser(check.validateLiveMessagesConfig, { defaults: defaults.LiveMessagesConfig });

export const parseLiveRequest = /* @__PURE__ */ strictParser(check.validateLiveRequest, { defaults: defaults.LiveRequest });

export const parseLiveResult = /* @__PURE__ */ strictParser(check.validateLiveResult);

export const parseLiveSessionCreated = /* @__PURE__ */ strictParser(check.validateLiveSessionCreated);

export const parseModerationAddon = /* @__PURE__ */ strictParser(check.validateModerationAddon);

export const parseNameConsistencyAddon = /* @__PURE__ */ strictParser(check.validateNameConsistencyAddon);

export const parseNamedEntityRecognitionAddon = /* @__PURE__ */ strictParser(check.validateNamedEntityRecognitionAddon);

export const parsePiiEntityType = /* @__PURE__ */ strictParser(check.validatePiiEntityType);

export const parsePiiRedactionConfig = /* @__PURE__ */ strictParser(check.validatePiiRedactionConfig);

export const parsePostProcessingConfig = /* @__PURE__ */ strictParser(check.validatePostProcessingConfig, { defaults: defaults.PostProcessingConfig });

export const parsePreProcessingConfig = /* @__PURE__ */ strictParser(check.validatePreProcessingConfig, { defaults: defaults.PreProcessingConfig });

export const parsePreRecordedCallback = /* @__PURE__ */ strictParser(check.validatePreRecordedCallback);

export const parsePreRecordedJob = /* @__PURE__ */ strictParser(check.validatePreRecordedJob, { defaults: defaults.PreRecordedJob });

export const parsePreRecordedJobCreated = /* @__PURE__ */ strictParser(check.validatePreRecordedJobCreated);

export const parsePreRecordedRequest = /* @__PURE__ */ strictParser(check.validatePreRecordedRequest, { defaults: defaults.PreRecordedRequest });

export const parsePreRecordedRequestParams = /* @__PURE__ */ strictParser(check.validatePreRecordedRequestParams, { defaults: defaults.PreRecordedRequestParams });

export const parsePreRecordedResult = /* @__PURE__ */ strictParser(check.validatePreRecordedResult);

export const parsePreRecordedWebhook = /* @__PURE__ */ strictParser(check.validatePreRecordedWebhook);

export const parseRealtimeProcessingConfig = /* @__PURE__ */ strictParser(check.validateRealtimeProcessingConfig, { defaults: defaults.RealtimeProcessingConfig });

export const parseResultMetadata = /* @__PURE__ */ strictParser(check.validateResultMetadata);

export const parseSentence = /* @__PURE__ */ strictParser(check.validateSentence);

export const parseSentencesAddon = /* @__PURE__ */ strictParser(check.validateSentencesAddon);

export const parseSentimentAnalysisAddon = /* @__PURE__ */ strictParser(check.validateSentimentAnalysisAddon);

export const parseStructuredDataExtractionAddon = /* @__PURE__ */ strictParser(check.validateStructuredDataExtractionAddon);

export const parseSubtitle = /* @__PURE__ */ strictParser(check.validateSubtitle);

export const parseSubtitlesConfig = /* @__PURE__ */ strictParser(check.validateSubtitlesConfig, { defaults: defaults.SubtitlesConfig });

export const parseSummarizationAddon = /* @__PURE__ */ strictParser(check.validateSummarizationAddon);

export const parseSummarizationConfig = /* @__PURE__ */ strictParser(check.validateSummarizationConfig, { defaults: defaults.SummarizationConfig });

export const parseTranscription = /* @__PURE__ */ strictParser(check.validateTranscription);

export const parseTranscriptionJob = /* @__PURE__ */ strictParser(check.validateTranscriptionJob, { defaults: defaults.TranscriptionJob });

export const parseTranscriptionLanguageCode = /* @__PURE__ */ strictParser(check.validateTranscriptionLanguageCode);

export const parseTranslationAddon = /* @__PURE__ */ strictParser(check.validateTranslationAddon);

export const parseTranslationConfig = /* @__PURE__ */ strictParser(check.validateTranslationConfig, { defaults: defaults.TranslationConfig });

export const parseTranslationLanguageCode = /* @__PURE__ */ strictParser(check.validateTranslationLanguageCode);

export const parseUploadResponse = /* @__PURE__ */ strictParser(check.validateUploadResponse);

export const parseUtterance = /* @__PURE__ */ strictParser(check.validateUtterance);

export const parseWord = /* @__PURE__ */ strictParser(check.validateWord);

export const parseAudioChunkData = /* @__PURE__ */ strictParser(check.validateAudioChunkData);

export const parseAudioChunkMessage = /* @__PURE__ */ strictParser(check.validateAudioChunkMessage);

export const parseLiveUtterance = /* @__PURE__ */ strictParser(check.validateLiveUtterance);

export const parseOtherServerMessage = /* @__PURE__ */ strictParser(check.validateOtherServerMessage);

export const parseStopRecordingMessage = /* @__PURE__ */ strictParser(check.validateStopRecordingMessage);

export const parseTranscriptData = /* @__PURE__ */ strictParser(check.validateTranscriptData);

export const parseTranscriptMessage = /* @__PURE__ */ strictParser(check.validateTranscriptMessage);

export const parseListTranscriptionJobsQuery = /* @__PURE__ */ ofQuery(/* @__PURE__ */ strictParser(check.validateListTranscriptionJobsQuery, { defaults: defaults.ListTranscriptionJobsQuery }), {"offset": "number", "limit": "number", "date": "string", "before_date": "string", "after_date": "string", "status": {"list": "string"}, "custom_metadata": "deepObject", "kind": {"list": "string"}});

export const parseClientMessageValue = /* @__PURE__ */ strictParser(check.validateClientMessage);

export const parseClientMessage = /* @__PURE__ */ ofData(parseClientMessageValue);

export const parseServerMessageValue = /* @__PURE__ */ strictParser(check.validateServerMessage, { kinds: { tag: 'type', known: ['transcript'] } });

export const parseServerMessage = /* @__PURE__ */ ofText(parseServerMessageValue);
