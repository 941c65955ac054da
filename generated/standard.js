// Generated from the contract by `npm run build`; edit the contract instead.

import * as parse from './parse.js';
import * as schemas from './schemas.js';
import { standard } from './runtime/standard.js';
export { formatIssue } from './runtime/issues.js';

export const AddonError = /* @__PURE__ */ standard(parse.parseAddonError, schemas.AddonError, 'speech-to-text-contract');

export const AudioChunkData = /* @__PURE__ */ standard(parse.parseAudioChunkData, schemas.AudioChunkData, 'speech-to-text-contract');

export const AudioChunkMessage = /* @__PURE__ */ standard(parse.parseAudioChunkMessage, schemas.AudioChunkMessage, 'speech-to-text-contract');

export const AudioFile = /* @__PURE__ */ standard(parse.parseAudioFile, schemas.AudioFile, 'speech-to-text-contract');

export const AudioMetadata = /* @__PURE__ */ standard(parse.parseAudioMetadata, schemas.AudioMetadata, 'speech-to-text-contract');

export const AudioToLlmAddon = /* @__PURE__ */ standard(parse.parseAudioToLlmAddon, schemas.AudioToLlmAddon, 'speech-to-text-contract');

export const AudioToLlmConfig = /* @__PURE__ */ standard(parse.parseAudioToLlmConfig, schemas.AudioToLlmConfig, 'speech-to-text-contract');

export const BitDepth = /* @__PURE__ */ standard(parse.parseBitDepth, schemas.BitDepth, 'speech-to-text-contract');

export const CallbackConfig = /* @__PURE__ */ standard(parse.parseCallbackConfig, schemas.CallbackConfig, 'speech-to-text-contract');

export const CallbackMethod = /* @__PURE__ */ standard(parse.parseCallbackMethod, schemas.CallbackMethod, 'speech-to-text-contract');

export const ChapterizationAddon = /* @__PURE__ */ standard(parse.parseChapterizationAddon, schemas.ChapterizationAddon, 'speech-to-text-contract');

export const ClientMessage = /* @__PURE__ */ standard(parse.parseClientMessageValue, schemas.ClientMessage, 'speech-to-text-contract');

export const CustomSpellingConfig = /* @__PURE__ */ standard(parse.parseCustomSpellingConfig, schemas.CustomSpellingConfig, 'speech-to-text-contract');

export const CustomVocabulary = /* @__PURE__ */ standard(parse.parseCustomVocabulary, schemas.CustomVocabulary, 'speech-to-text-contract');

export const CustomVocabularyConfig = /* @__PURE__ */ standard(parse.parseCustomVocabularyConfig, schemas.CustomVocabularyConfig, 'speech-to-text-contract');

export const CustomVocabularyEntry = /* @__PURE__ */ standard(parse.parseCustomVocabularyEntry, schemas.CustomVocabularyEntry, 'speech-to-text-contract');

export const DateOrDateTime = /* @__PURE__ */ standard(parse.parseDateOrDateTime, schemas.DateOrDateTime, 'speech-to-text-contract');

export const DiarizationAddon = /* @__PURE__ */ standard(parse.parseDiarizationAddon, schemas.DiarizationAddon, 'speech-to-text-contract');

export const DiarizationConfig = /* @__PURE__ */ standard(parse.parseDiarizationConfig, schemas.DiarizationConfig, 'speech-to-text-contract');

export const DisplayModeAddon = /* @__PURE__ */ standard(parse.parseDisplayModeAddon, schemas.DisplayModeAddon, 'speech-to-text-contract');

export const Encoding = /* @__PURE__ */ standard(parse.parseEncoding, schemas.Encoding, 'speech-to-text-contract');

export const ErrorResponse = /* @__PURE__ */ standard(parse.parseErrorResponse, schemas.ErrorResponse, 'speech-to-text-contract');

export const JobKind = /* @__PURE__ */ standard(parse.parseJobKind, schemas.JobKind, 'speech-to-text-contract');

export const JobPage = /* @__PURE__ */ standard(parse.parseJobPage, schemas.JobPage, 'speech-to-text-contract');

export const JobStatus = /* @__PURE__ */ standard(parse.parseJobStatus, schemas.JobStatus, 'speech-to-text-contract');

export const LanguageConfig = /* @__PURE__ */ standard(parse.parseLanguageConfig, schemas.LanguageConfig, 'speech-to-text-contract');

export const ListTranscriptionJobsQuery = /* @__PURE__ */ standard(parse.parseListTranscriptionJobsQuery, schemas.ListTranscriptionJobsQuery, 'speech-to-text-contract');

export const LiveCallbackConfig = /* @__PURE__ */ standard(parse.parseLiveCallbackConfig, schemas.LiveCallbackConfig, 'speech-to-text-contract');

export const LiveJob = /* @__PURE__ */ standard(parse.parseLiveJob, schemas.LiveJob, 'speech-to-text-contract');

export const LiveMessagesConfig = /* @__PURE__ */ standard(parse.parseLiveMessagesConfig, schemas.LiveMessagesConfig, 'speech-to-text-contract');

export const LiveRequest = /* @__PURE__ */ standard(parse.parseLiveRequest, schemas.LiveRequest, 'speech-to-text-contract');

export const LiveResult = /* @__PURE__ */ standard(parse.parseLiveResult, schemas.LiveResult, 'speech-to-text-contract');

export const LiveSessionCreated = /* @__PURE__ */ standard(parse.parseLiveSessionCreated, schemas.LiveSessionCreated, 'speech-to-text-contract');

export const LiveUtterance = /* @__PURE__ */ standard(parse.parseLiveUtterance, schemas.LiveUtterance, 'speech-to-text-contract');

export const ModerationAddon = /* @__PURE__ */ standard(parse.parseModerationAddon, schemas.ModerationAddon, 'speech-to-text-contract');

export const NameConsistencyAddon = /* @__PURE__ */ standard(parse.parseNameConsistencyAddon, schemas.NameConsistencyAddon, 'speech-to-text-contract');

export const NamedEntityRecognitionAddon = /* @__PURE__ */ standard(parse.parseNamedEntityRecognitionAddon, schemas.NamedEntityRecognitionAddon, 'speech-to-text-contract');

export const OtherServerMessage = /* @__PURE__ */ standard(parse.parseOtherServerMessage, schemas.OtherServerMessage, 'speech-to-text-contract');

export const PiiEntityType = /* @__PURE__ */ standard(parse.parsePiiEntityType, schemas.PiiEntityType, 'speech-to-text-contract');

export const PiiProcessedTextType = /* @__PURE__ */ standard(parse.parsePiiProcessedTextType, schemas.PiiProcessedTextType, 'speech-to-text-contract');

export const PiiRedactionConfig = /* @__PURE__ */ standard(parse.parsePiiRedactionConfig, schemas.PiiRedactionConfig, 'speech-to-text-contract');

export const PostProcessingConfig = /* @__PURE__ */ standard(parse.parsePostProcessingConfig, schemas.PostProcessingConfig, 'speech-to-text-contract');

export const PreProcessingConfig = /* @__PURE__ */ standard(parse.parsePreProcessingConfig, schemas.PreProcessingConfig, 'speech-to-text-contract');

export const PreRecordedCallback = /* @__PURE__ */ standard(parse.parsePreRecordedCallback, schemas.PreRecordedCallback, 'speech-to-text-contract');

export const PreRecordedJob = /* @__PURE__ */ standard(parse.parsePreRecordedJob, schemas.PreRecordedJob, 'speech-to-text-contract');

export const PreRecordedJobCreated = /* @__PURE__ */ standard(parse.parsePreRecordedJobCreated, schemas.PreRecordedJobCreated, 'speech-to-text-contract');

export const PreRecordedRequest = /* @__PURE__ */ standard(parse.parsePreRecordedRequest, schemas.PreRecordedRequest, 'speech-to-text-contract');

export const PreRecordedRequestParams = /* @__PURE__ */ standard(parse.parsePreRecordedRequestParams, schemas.PreRecordedRequestParams, 'speech-to-text-contract');

export const PreRecordedResult = /* @__PURE__ */ standard(parse.parsePreRecordedResult, schemas.PreRecordedResult, 'speech-to-text-contract');

export const PreRecordedWebhook = /* @__PURE__ */ standard(parse.parsePreRecordedWebhook, schemas.PreRecordedWebhook, 'speech-to-text-contract');

export const RealtimeProcessingConfig = /* @__PURE__ */ standard(parse.parseRealtimeProcessingConfig, schemas.RealtimeProcessingConfig, 'speech-to-text-contract');

export const ResultMetadata = /* @__PURE__ */ standard(parse.parseResultMetadata, schemas.ResultMetadata, 'speech-to-text-contract');

export const SampleRate = /* @__PURE__ */ standard(parse.parseSampleRate, schemas.SampleRate, 'speech-to-text-contract');

export const Sentence = /* @__PURE__ */ standard(parse.parseSentence, schemas.Sentence, 'speech-to-text-contract');

export const SentencesAddon = /* @__PURE__ */ standard(parse.parseSentencesAddon, schemas.SentencesAddon, 'speech-to-text-contract');

export const SentimentAnalysisAddon = /* @__PURE__ */ standard(parse.parseSentimentAnalysisAddon, schemas.SentimentAnalysisAddon, 'speech-to-text-contract');

export const ServerMessage = /* @__PURE__ */ standard(parse.parseServerMessageValue, schemas.ServerMessage, 'speech-to-text-contract');

export const StopRecordingMessage = /* @__PURE__ */ standard(parse.parseStopRecordingMessage, schemas.StopRecordingMessage, 'speech-to-text-contract');

export const StructuredDataExtractionAddon = /* @__PURE__ */ standard(parse.parseStructuredDataExtractionAddon, schemas.StructuredDataExtractionAddon, 'speech-to-text-contract');

export const Subtitle = /* @__PURE__ */ standard(parse.parseSubtitle, schemas.Subtitle, 'speech-to-text-contract');

export const SubtitlesConfig = /* @__PURE__ */ standard(parse.parseSubtitlesConfig, schemas.SubtitlesConfig, 'speech-to-text-contract');

export const SubtitlesFormat = /* @__PURE__ */ standard(parse.parseSubtitlesFormat, schemas.SubtitlesFormat, 'speech-to-text-contract');

export const SubtitlesStyle = /* @__PURE__ */ standard(parse.parseSubtitlesStyle, schemas.SubtitlesStyle, 'speech-to-text-contract');

export const SummarizationAddon = /* @__PURE__ */ standard(parse.parseSummarizationAddon, schemas.SummarizationAddon, 'speech-to-text-contract');

export const SummarizationConfig = /* @__PURE__ */ standard(parse.parseSummarizationConfig, schemas.SummarizationConfig, 'speech-to-text-contract');

export const SummarizationType = /* @__PURE__ */ standard(parse.parseSummarizationType, schemas.SummarizationType, 'speech-to-text-contract');

export const TranscriptData = /* @__PURE__ */ standard(parse.parseTranscriptData, schemas.TranscriptData, 'speech-to-text-contract');

export const TranscriptMessage = /* @__PURE__ */ standard(parse.parseTranscriptMessage, schemas.TranscriptMessage, 'speech-to-text-contract');

export const Transcription = /* @__PURE__ */ standard(parse.parseTranscription, schemas.Transcription, 'speech-to-text-contract');

export const TranscriptionJob = /* @__PURE__ */ standard(parse.parseTranscriptionJob, schemas.TranscriptionJob, 'speech-to-text-contract');

export const TranscriptionLanguageCode = /* @__PURE__ */ standard(parse.parseTranscriptionLanguageCode, schemas.TranscriptionLanguageCode, 'speech-to-text-contract');

export const TranslationAddon = /* @__PURE__ */ standard(parse.parseTranslationAddon, schemas.TranslationAddon, 'speech-to-text-contract');

export const TranslationConfig = /* @__PURE__ */ standard(parse.parseTranslationConfig, schemas.TranslationConfig, 'speech-to-text-contract');

export const TranslationLanguageCode = /* @__PURE__ */ standard(parse.parseTranslationLanguageCode, schemas.TranslationLanguageCode, 'speech-to-text-contract');

export const TranslationModel = /* @__PURE__ */ standard(parse.parseTranslationModel, schemas.TranslationModel, 'speech-to-text-contract');

export const UploadResponse = /* @__PURE__ */ standard(parse.parseUploadResponse, schemas.UploadResponse, 'speech-to-text-contract');

export const Utterance = /* @__PURE__ */ standard(parse.parseUtterance, schemas.Utterance, 'speech-to-text-contract');

export const Word = /* @__PURE__ */ standard(parse.parseWord, schemas.Word, 'speech-to-text-contract');
