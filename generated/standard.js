// Generated from the contract by `npm run build`; edit the contract instead.

import {
  parseAddonError,
  parseAudioChunkMessage,
  parseAudioFile,
  parseAudioMetadata,
  parseAudioToLlmAddon,
  parseAudioToLlmConfig,
  parseCallbackConfig,
  parseChapterizationAddon,
  parseClientMessageValue,
  parseCustomSpellingConfig,
  parseCustomVocabulary,
  parseCustomVocabularyConfig,
  parseCustomVocabularyEntry,
  parseDateOrDateTime,
  parseDiarizationAddon,
  parseDiarizationConfig,
  parseDisplayModeAddon,
  parseErrorResponse,
  parseJobKind,
  parseJobPage,
  parseJobStatus,
  parseLanguageConfig,
  parseListTranscriptionJobsQuery,
  parseLiveCallbackConfig,
  parseLiveJob,
  parseLiveMessagesConfig,
  parseLiveRequest,
  parseLiveResult,
  parseLiveSessionCreated,
  parseLiveUtterance,
  parseModerationAddon,
  parseNameConsistencyAddon,
  parseNamedEntityRecognitionAddon,
  parseOtherServerMessage,
  parsePiiEntityType,
  parsePiiRedactionConfig,
  parsePostProcessingConfig,
  parsePreProcessingConfig,
  parsePreRecordedCallback,
  parsePreRecordedJob,
  parsePreRecordedJobCreated,
  parsePreRecordedRequest,
  parsePreRecordedRequestParams,
  parsePreRecordedResult,
  parsePreRecordedWebhook,
  parseRealtimeProcessingConfig,
  parseResultMetadata,
  parseSentence,
  parseSentencesAddon,
  parseSentimentAnalysisAddon,
  parseServerMessageValue,
  parseStopRecordingMessage,
  parseStructuredDataExtractionAddon,
  parseSubtitle,
  parseSubtitlesConfig,
  parseSummarizationAddon,
  parseSummarizationConfig,
  parseTranscriptMessage,
  parseTranscription,
  parseTranscriptionJob,
  parseTranscriptionLanguageCode,
  parseTranslationAddon,
  parseTranslationConfig,
  parseTranslationLanguageCode,
  parseUploadResponse,
  parseUtterance,
  parseWord,
} from './parse.js';
import { standard } from './standard/core.js';

export const AddonError = /* @__PURE__ */ standard(parseAddonError);
export const AudioChunkMessage = /* @__PURE__ */ standard(parseAudioChunkMessage);
export const AudioFile = /* @__PURE__ */ standard(parseAudioFile);
export const AudioMetadata = /* @__PURE__ */ standard(parseAudioMetadata);
export const AudioToLlmAddon = /* @__PURE__ */ standard(parseAudioToLlmAddon);
export const AudioToLlmConfig = /* @__PURE__ */ standard(parseAudioToLlmConfig);
export const CallbackConfig = /* @__PURE__ */ standard(parseCallbackConfig);
export const ChapterizationAddon = /* @__PURE__ */ standard(parseChapterizationAddon);
export const ClientMessage = /* @__PURE__ */ standard(parseClientMessageValue);
export const CustomSpellingConfig = /* @__PURE__ */ standard(parseCustomSpellingConfig);
export const CustomVocabulary = /* @__PURE__ */ standard(parseCustomVocabulary);
export const CustomVocabularyConfig = /* @__PURE__ */ standard(parseCustomVocabularyConfig);
export const CustomVocabularyEntry = /* @__PURE__ */ standard(parseCustomVocabularyEntry);
export const DateOrDateTime = /* @__PURE__ */ standard(parseDateOrDateTime);
export const DiarizationAddon = /* @__PURE__ */ standard(parseDiarizationAddon);
export const DiarizationConfig = /* @__PURE__ */ standard(parseDiarizationConfig);
export const DisplayModeAddon = /* @__PURE__ */ standard(parseDisplayModeAddon);
export const ErrorResponse = /* @__PURE__ */ standard(parseErrorResponse);
export const JobKind = /* @__PURE__ */ standard(parseJobKind);
export const JobPage = /* @__PURE__ */ standard(parseJobPage);
export const JobStatus = /* @__PURE__ */ standard(parseJobStatus);
export const LanguageConfig = /* @__PURE__ */ standard(parseLanguageConfig);
export const ListTranscriptionJobsQuery = /* @__PURE__ */ standard(parseListTranscriptionJobsQuery);
export const LiveCallbackConfig = /* @__PURE__ */ standard(parseLiveCallbackConfig);
export const LiveJob = /* @__PURE__ */ standard(parseLiveJob);
export const LiveMessagesConfig = /* @__PURE__ */ standard(parseLiveMessagesConfig);
export const LiveRequest = /* @__PURE__ */ standard(parseLiveRequest);
export const LiveResult = /* @__PURE__ */ standard(parseLiveResult);
export const LiveSessionCreated = /* @__PURE__ */ standard(parseLiveSessionCreated);
export const LiveUtterance = /* @__PURE__ */ standard(parseLiveUtterance);
export const ModerationAddon = /* @__PURE__ */ standard(parseModerationAddon);
export const NameConsistencyAddon = /* @__PURE__ */ standard(parseNameConsistencyAddon);
export const NamedEntityRecognitionAddon = /* @__PURE__ */ standard(
  parseNamedEntityRecognitionAddon,
);
export const OtherServerMessage = /* @__PURE__ */ standard(parseOtherServerMessage);
export const PiiEntityType = /* @__PURE__ */ standard(parsePiiEntityType);
export const PiiRedactionConfig = /* @__PURE__ */ standard(parsePiiRedactionConfig);
export const PostProcessingConfig = /* @__PURE__ */ standard(parsePostProcessingConfig);
export const PreProcessingConfig = /* @__PURE__ */ standard(parsePreProcessingConfig);
export const PreRecordedCallback = /* @__PURE__ */ standard(parsePreRecordedCallback);
export const PreRecordedJob = /* @__PURE__ */ standard(parsePreRecordedJob);
export const PreRecordedJobCreated = /* @__PURE__ */ standard(parsePreRecordedJobCreated);
export const PreRecordedRequest = /* @__PURE__ */ standard(parsePreRecordedRequest);
export const PreRecordedRequestParams = /* @__PURE__ */ standard(parsePreRecordedRequestParams);
export const PreRecordedResult = /* @__PURE__ */ standard(parsePreRecordedResult);
export const PreRecordedWebhook = /* @__PURE__ */ standard(parsePreRecordedWebhook);
export const RealtimeProcessingConfig = /* @__PURE__ */ standard(parseRealtimeProcessingConfig);
export const ResultMetadata = /* @__PURE__ */ standard(parseResultMetadata);
export const Sentence = /* @__PURE__ */ standard(parseSentence);
export const SentencesAddon = /* @__PURE__ */ standard(parseSentencesAddon);
export const SentimentAnalysisAddon = /* @__PURE__ */ standard(parseSentimentAnalysisAddon);
export const ServerMessage = /* @__PURE__ */ standard(parseServerMessageValue);
export const StopRecordingMessage = /* @__PURE__ */ standard(parseStopRecordingMessage);
export const StructuredDataExtractionAddon = /* @__PURE__ */ standard(
  parseStructuredDataExtractionAddon,
);
export const Subtitle = /* @__PURE__ */ standard(parseSubtitle);
export const SubtitlesConfig = /* @__PURE__ */ standard(parseSubtitlesConfig);
export const SummarizationAddon = /* @__PURE__ */ standard(parseSummarizationAddon);
export const SummarizationConfig = /* @__PURE__ */ standard(parseSummarizationConfig);
export const TranscriptMessage = /* @__PURE__ */ standard(parseTranscriptMessage);
export const Transcription = /* @__PURE__ */ standard(parseTranscription);
export const TranscriptionJob = /* @__PURE__ */ standard(parseTranscriptionJob);
export const TranscriptionLanguageCode = /* @__PURE__ */ standard(parseTranscriptionLanguageCode);
export const TranslationAddon = /* @__PURE__ */ standard(parseTranslationAddon);
export const TranslationConfig = /* @__PURE__ */ standard(parseTranslationConfig);
export const TranslationLanguageCode = /* @__PURE__ */ standard(parseTranslationLanguageCode);
export const UploadResponse = /* @__PURE__ */ standard(parseUploadResponse);
export const Utterance = /* @__PURE__ */ standard(parseUtterance);
export const Word = /* @__PURE__ */ standard(parseWord);
