// Generated from the contract by `npm run build`; edit the contract instead.

import * as parse from './parse.js';
import * as schemas from './schemas/index.js';
import { standard } from './runtime/standard.js';
export { formatIssue } from './runtime/issues.js';
export { pick } from './runtime/standard.js';

const vendor = 'speech-to-text-contract';

export const AddonError = /* @__PURE__ */ standard(parse.parseAddonError, schemas.AddonError, vendor);

export const AudioChunkData = /* @__PURE__ */ standard(parse.parseAudioChunkData, schemas.AudioChunkData, vendor);

export const AudioChunkMessage = /* @__PURE__ */ standard(parse.parseAudioChunkMessage, schemas.AudioChunkMessage, vendor);

export const AudioFile = /* @__PURE__ */ standard(parse.parseAudioFile, schemas.AudioFile, vendor);

export const AudioMetadata = /* @__PURE__ */ standard(parse.parseAudioMetadata, schemas.AudioMetadata, vendor);

export const AudioToLlmAddon = /* @__PURE__ */ standard(parse.parseAudioToLlmAddon, schemas.AudioToLlmAddon, vendor);

export const AudioToLlmConfig = /* @__PURE__ */ standard(parse.parseAudioToLlmConfig, schemas.AudioToLlmConfig, vendor);

export const CallbackConfig = /* @__PURE__ */ standard(parse.parseCallbackConfig, schemas.CallbackConfig, vendor);

export const ChapterizationAddon = /* @__PURE__ */ standard(parse.parseChapterizationAddon, schemas.ChapterizationAddon, vendor);

export const ClientMessage = /* @__PURE__ */ standard(parse.parseClientMessageValue, schemas.ClientMessage, vendor);

export const CustomSpellingConfig = /* @__PURE__ */ standard(parse.parseCustomSpellingConfig, schemas.CustomSpellingConfig, vendor);

export const CustomVocabulary = /* @__PURE__ */ standard(parse.parseCustomVocabulary, schemas.CustomVocabulary, vendor);

export const CustomVocabularyConfig = /* @__PURE__ */ standard(parse.parseCustomVocabularyConfig, schemas.CustomVocabularyConfig, vendor);

export const CustomVocabularyEntry = /* @__PURE__ */ standard(parse.parseCustomVocabularyEntry, schemas.CustomVocabularyEntry, vendor);

export const DateOrDateTime = /* @__PURE__ */ standard(parse.parseDateOrDateTime, schemas.DateOrDateTime, vendor);

export const DiarizationAddon = /* @__PURE__ */ standard(parse.parseDiarizationAddon, schemas.DiarizationAddon, vendor);

export const DiarizationConfig = /* @__PURE__ */ standard(parse.parseDiarizationConfig, schemas.DiarizationConfig, vendor);

export const DisplayModeAddon = /* @__PURE__ */ standard(parse.parseDisplayModeAddon, schemas.DisplayModeAddon, vendor);

export const ErrorResponse = /* @__PURE__ */ standard(parse.parseErrorResponse, schemas.ErrorResponse, vendor);

export const JobKind = /* @__PURE__ */ standard(parse.parseJobKind, schemas.JobKind, vendor);

export const JobPage = /* @__PURE__ */ standard(parse.parseJobPage, schemas.JobPage, vendor);

export const JobStatus = /* @__PURE__ */ standard(parse.parseJobStatus, schemas.JobStatus, vendor);

export const LanguageConfig = /* @__PURE__ */ standard(parse.parseLanguageConfig, schemas.LanguageConfig, vendor);

export const ListTranscriptionJobsQuery = /* @__PURE__ */ standard(parse.parseListTranscriptionJobsQuery, schemas.ListTranscriptionJobsQuery, vendor);

export const LiveCallbackConfig = /* @__PURE__ */ standard(parse.parseLiveCallbackConfig, schemas.LiveCallbackConfig, vendor);

export const LiveJob = /* @__PURE__ */ standard(parse.parseLiveJob, schemas.LiveJob, vendor);

export const LiveMessagesConfig = /* @__PURE__ */ standard(parse.parseLiveMessagesConfig, schemas.LiveMessagesConfig, vendor);

export const LiveRequest = /* @__PURE__ */ standard(parse.parseLiveRequest, schemas.LiveRequest, vendor);

export const LiveResult = /* @__PURE__ */ standard(parse.parseLiveResult, schemas.LiveResult, vendor);

export const LiveSessionCreated = /* @__PURE__ */ standard(parse.parseLiveSessionCreated, schemas.LiveSessionCreated, vendor);

export const LiveUtterance = /* @__PURE__ */ standard(parse.parseLiveUtterance, schemas.LiveUtterance, vendor);

export const ModerationAddon = /* @__PURE__ */ standard(parse.parseModerationAddon, schemas.ModerationAddon, vendor);

export const NameConsistencyAddon = /* @__PURE__ */ standard(parse.parseNameConsistencyAddon, schemas.NameConsistencyAddon, vendor);

export const NamedEntityRecognitionAddon = /* @__PURE__ */ standard(parse.parseNamedEntityRecognitionAddon, schemas.NamedEntityRecognitionAddon, vendor);

export const OtherServerMessage = /* @__PURE__ */ standard(parse.parseOtherServerMessage, schemas.OtherServerMessage, vendor);

export const PiiEntityType = /* @__PURE__ */ standard(parse.parsePiiEntityType, schemas.PiiEntityType, vendor);

export const PiiRedactionConfig = /* @__PURE__ */ standard(parse.parsePiiRedactionConfig, schemas.PiiRedactionConfig, vendor);

export const PostProcessingConfig = /* @__PURE__ */ standard(parse.parsePostProcessingConfig, schemas.PostProcessingConfig, vendor);

export const PreProcessingConfig = /* @__PURE__ */ standard(parse.parsePreProcessingConfig, schemas.PreProcessingConfig, vendor);

export const PreRecordedCallback = /* @__PURE__ */ standard(parse.parsePreRecordedCallback, schemas.PreRecordedCallback, vendor);

export const PreRecordedJob = /* @__PURE__ */ standard(parse.parsePreRecordedJob, schemas.PreRecordedJob, vendor);

export const PreRecordedJobCreated = /* @__PURE__ */ standard(parse.parsePreRecordedJobCreated, schemas.PreRecordedJobCreated, vendor);

export const PreRecordedRequest = /* @__PURE__ */ standard(parse.parsePreRecordedRequest, schemas.PreRecordedRequest, vendor);

export const PreRecordedRequestParams = /* @__PURE__ */ standard(parse.parsePreRecordedRequestParams, schemas.PreRecordedRequestParams, vendor);

export const PreRecordedResult = /* @__PURE__ */ standard(parse.parsePreRecordedResult, schemas.PreRecordedResult, vendor);

export const PreRecordedWebhook = /* @__PURE__ */ standard(parse.parsePreRecordedWebhook, schemas.PreRecordedWebhook, vendor);

export const RealtimeProcessingConfig = /* @__PURE__ */ standard(parse.parseRealtimeProcessingConfig, schemas.RealtimeProcessingConfig, vendor);

export const ResultMetadata = /* @__PURE__ */ standard(parse.parseResultMetadata, schemas.ResultMetadata, vendor);

export const Sentence = /* @__PURE__ */ standard(parse.parseSentence, schemas.Sentence, vendor);

export const SentencesAddon = /* @__PURE__ */ standard(parse.parseSentencesAddon, schemas.SentencesAddon, vendor);

export const SentimentAnalysisAddon = /* @__PURE__ */ standard(parse.parseSentimentAnalysisAddon, schemas.SentimentAnalysisAddon, vendor);

export const ServerMessage = /* @__PURE__ */ standard(parse.parseServerMessageValue, schemas.ServerMessage, vendor);

export const StopRecordingMessage = /* @__PURE__ */ standard(parse.parseStopRecordingMessage, schemas.StopRecordingMessage, vendor);

export const StructuredDataExtractionAddon = /* @__PURE__ */ standard(parse.parseStructuredDataExtractionAddon, schemas.StructuredDataExtractionAddon, vendor);

export const Subtitle = /* @__PURE__ */ standard(parse.parseSubtitle, schemas.Subtitle, vendor);

export const SubtitlesConfig = /* @__PURE__ */ standard(parse.parseSubtitlesConfig, schemas.SubtitlesConfig, vendor);

export const SummarizationAddon = /* @__PURE__ */ standard(parse.parseSummarizationAddon, schemas.SummarizationAddon, vendor);

export const SummarizationConfig = /* @__PURE__ */ standard(parse.parseSummarizationConfig, schemas.SummarizationConfig, vendor);

export const TranscriptData = /* @__PURE__ */ standard(parse.parseTranscriptData, schemas.TranscriptData, vendor);

export const TranscriptMessage = /* @__PURE__ */ standard(parse.parseTranscriptMessage, schemas.TranscriptMessage, vendor);

export const Transcription = /* @__PURE__ */ standard(parse.parseTranscription, schemas.Transcription, vendor);

export const TranscriptionJob = /* @__PURE__ */ standard(parse.parseTranscriptionJob, schemas.TranscriptionJob, vendor);

export const TranscriptionLanguageCode = /* @__PURE__ */ standard(parse.parseTranscriptionLanguageCode, schemas.TranscriptionLanguageCode, vendor);

export const TranslationAddon = /* @__PURE__ */ standard(parse.parseTranslationAddon, schemas.TranslationAddon, vendor);

export const TranslationConfig = /* @__PURE__ */ standard(parse.parseTranslationConfig, schemas.TranslationConfig, vendor);

export const TranslationLanguageCode = /* @__PURE__ */ standard(parse.parseTranslationLanguageCode, schemas.TranslationLanguageCode, vendor);

export const UploadResponse = /* @__PURE__ */ standard(parse.parseUploadResponse, schemas.UploadResponse, vendor);

export const Utterance = /* @__PURE__ */ standard(parse.parseUtterance, schemas.Utterance, vendor);

export const Word = /* @__PURE__ */ standard(parse.parseWord, schemas.Word, vendor);
