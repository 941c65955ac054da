// Generated from the contract by `npm run build`; edit the contract instead.

import { ofData, ofQuery, ofText } from './runtime/inputs.js';
import { parser } from './runtime/parse.js';
import * as check from './checks/contract.js';
import * as shapes from './shapes/contract.js';
import * as defaults from './defaults.js';
export { formatIssue, issuesOf, oneLine } from './runtime/issues.js';

export const parseAddonError = /* @__PURE__ */ parser(check.AddonError);

export const parseAudioFile = /* @__PURE__ */ parser(check.AudioFile);

export const parseAudioMetadata = /* @__PURE__ */ parser(check.AudioMetadata);

export const parseAudioToLlmAddon = /* @__PURE__ */ parser(check.AudioToLlmAddon, { shape: shapes.AudioToLlmAddon });

export const parseAudioToLlmConfig = /* @__PURE__ */ parser(check.AudioToLlmConfig);

export const parseCallbackConfig = /* @__PURE__ */ parser(check.CallbackConfig, { fill: defaults.CallbackConfig });

export const parseChapterizationAddon = /* @__PURE__ */ parser(check.ChapterizationAddon, { shape: shapes.ChapterizationAddon });

export const parseCustomSpellingConfig = /* @__PURE__ */ parser(check.CustomSpellingConfig);

export const parseCustomVocabulary = /* @__PURE__ */ parser(check.CustomVocabulary);

export const parseCustomVocabularyConfig = /* @__PURE__ */ parser(check.CustomVocabularyConfig);

export const parseCustomVocabularyEntry = /* @__PURE__ */ parser(check.CustomVocabularyEntry);

export const parseDateOrDateTime = /* @__PURE__ */ parser(check.DateOrDateTime);

export const parseDiarizationAddon = /* @__PURE__ */ parser(check.DiarizationAddon, { shape: shapes.DiarizationAddon });

export const parseDiarizationConfig = /* @__PURE__ */ parser(check.DiarizationConfig);

export const parseDisplayModeAddon = /* @__PURE__ */ parser(check.DisplayModeAddon, { shape: shapes.DisplayModeAddon });

export const parseErrorResponse = /* @__PURE__ */ parser(check.ErrorResponse);

export const parseJobKind = /* @__PURE__ */ parser(check.JobKind);

export const parseJobPage = /* @__PURE__ */ parser(check.JobPage, { shape: shapes.JobPage, fill: defaults.JobPage });

export const parseJobStatus = /* @__PURE__ */ parser(check.JobStatus);

export const parseLanguageConfig = /* @__PURE__ */ parser(check.LanguageConfig, { fill: defaults.LanguageConfig });

export const parseLiveCallbackConfig = /* @__PURE__ */ parser(check.LiveCallbackConfig, { fill: defaults.LiveCallbackConfig });

export const parseLiveJob = /* @__PURE__ */ parser(check.LiveJob, { shape: shapes.LiveJob, fill: defaults.LiveJob });

export const parseLiveMessagesConfig = /* @__PURE__ */ parser(check.LiveMessagesConfig, { fill: defaults.LiveMessagesConfig });

export const parseLiveRequest = /* @__PURE__ */ parser(check.LiveRequest, { fill: defaults.LiveRequest });

export const parseLiveResult = /* @__PURE__ */ parser(check.LiveResult, { shape: shapes.LiveResult });

export const parseLiveSessionCreated = /* @__PURE__ */ parser(check.LiveSessionCreated);

export const parseModerationAddon = /* @__PURE__ */ parser(check.ModerationAddon, { shape: shapes.ModerationAddon });

export const parseNameConsistencyAddon = /* @__PURE__ */ parser(check.NameConsistencyAddon, { shape: shapes.NameConsistencyAddon });

export const parseNamedEntityRecognitionAddon = /* @__PURE__ */ parser(check.NamedEntityRecognitionAddon, { shape: shapes.NamedEntityRecognitionAddon });

export const parsePiiEntityType = /* @__PURE__ */ parser(check.PiiEntityType);

export const parsePiiRedactionConfig = /* @__PURE__ */ parser(check.PiiRedactionConfig);

export const parsePostProcessingConfig = /* @__PURE__ */ parser(check.PostProcessingConfig, { fill: defaults.PostProcessingConfig });

export const parsePreProcessingConfig = /* @__PURE__ */ parser(check.PreProcessingConfig, { fill: defaults.PreProcessingConfig });

export const parsePreRecordedCallback = /* @__PURE__ */ parser(check.PreRecordedCallback);

export const parsePreRecordedJob = /* @__PURE__ */ parser(check.PreRecordedJob, { shape: shapes.PreRecordedJob, fill: defaults.PreRecordedJob });

export const parsePreRecordedJobCreated = /* @__PURE__ */ parser(check.PreRecordedJobCreated);

export const parsePreRecordedRequest = /* @__PURE__ */ parser(check.PreRecordedRequest, { fill: defaults.PreRecordedRequest });

export const parsePreRecordedRequestParams = /* @__PURE__ */ parser(check.PreRecordedRequestParams, { fill: defaults.PreRecordedRequestParams });

export const parsePreRecordedResult = /* @__PURE__ */ parser(check.PreRecordedResult, { shape: shapes.PreRecordedResult });

export const parsePreRecordedWebhook = /* @__PURE__ */ parser(check.PreRecordedWebhook);

export const parseRealtimeProcessingConfig = /* @__PURE__ */ parser(check.RealtimeProcessingConfig, { fill: defaults.RealtimeProcessingConfig });

export const parseResultMetadata = /* @__PURE__ */ parser(check.ResultMetadata);

export const parseSentence = /* @__PURE__ */ parser(check.Sentence);

export const parseSentencesAddon = /* @__PURE__ */ parser(check.SentencesAddon, { shape: shapes.SentencesAddon });

export const parseSentimentAnalysisAddon = /* @__PURE__ */ parser(check.SentimentAnalysisAddon, { shape: shapes.SentimentAnalysisAddon });

export const parseStructuredDataExtractionAddon = /* @__PURE__ */ parser(check.StructuredDataExtractionAddon, { shape: shapes.StructuredDataExtractionAddon });

export const parseSubtitle = /* @__PURE__ */ parser(check.Subtitle);

export const parseSubtitlesConfig = /* @__PURE__ */ parser(check.SubtitlesConfig, { fill: defaults.SubtitlesConfig });

export const parseSummarizationAddon = /* @__PURE__ */ parser(check.SummarizationAddon, { shape: shapes.SummarizationAddon });

export const parseSummarizationConfig = /* @__PURE__ */ parser(check.SummarizationConfig, { fill: defaults.SummarizationConfig });

export const parseTranscription = /* @__PURE__ */ parser(check.Transcription);

export const parseTranscriptionJob = /* @__PURE__ */ parser(check.TranscriptionJob, { shape: shapes.TranscriptionJob, fill: defaults.TranscriptionJob });

export const parseTranscriptionLanguageCode = /* @__PURE__ */ parser(check.TranscriptionLanguageCode);

export const parseTranslationAddon = /* @__PURE__ */ parser(check.TranslationAddon, { shape: shapes.TranslationAddon });

export const parseTranslationConfig = /* @__PURE__ */ parser(check.TranslationConfig, { fill: defaults.TranslationConfig });

export const parseTranslationLanguageCode = /* @__PURE__ */ parser(check.TranslationLanguageCode);

export const parseUploadResponse = /* @__PURE__ */ parser(check.UploadResponse);

export const parseUtterance = /* @__PURE__ */ parser(check.Utterance);

export const parseWord = /* @__PURE__ */ parser(check.Word);

export const parseAudioChunkData = /* @__PURE__ */ parser(check.AudioChunkData);

export const parseAudioChunkMessage = /* @__PURE__ */ parser(check.AudioChunkMessage);

export const parseLiveUtterance = /* @__PURE__ */ parser(check.LiveUtterance);

export const parseOtherServerMessage = /* @__PURE__ */ parser(check.OtherServerMessage);

export const parseStopRecordingMessage = /* @__PURE__ */ parser(check.StopRecordingMessage);

export const parseTranscriptData = /* @__PURE__ */ parser(check.TranscriptData);

export const parseTranscriptMessage = /* @__PURE__ */ parser(check.TranscriptMessage);

export const parseListTranscriptionJobsQuery = /* @__PURE__ */ ofQuery(/* @__PURE__ */ parser(check.ListTranscriptionJobsQuery, { fill: defaults.ListTranscriptionJobsQuery }), {"offset": "number", "limit": "number", "date": "string", "before_date": "string", "after_date": "string", "status": {"list": "string"}, "custom_metadata": "deepObject", "kind": {"list": "string"}});

export const parseClientMessageValue = /* @__PURE__ */ parser(check.ClientMessage);

export const parseClientMessage = /* @__PURE__ */ ofData(parseClientMessageValue);

export const parseServerMessageValue = /* @__PURE__ */ parser(check.ServerMessage, { shape: shapes.ServerMessage, kinds: { tag: 'type', known: ['transcript'] } });

export const parseServerMessage = /* @__PURE__ */ ofText(parseServerMessageValue);
