// Generated from the contract by `npm run build`; edit the contract instead.

import * as parse from '../strict/parse.js';
import { closed } from '../runtime/json-schema.js';
import * as schemas from '../schemas/index.js';
import { standard } from '../runtime/standard.js';
export { formatIssue } from '../runtime/issues.js';
export { pick } from '../runtime/standard.js';

const vendor = 'speech-to-text-contract';

export const AddonError = /* @__PURE__ */ standard(parse.parseAddonError, schemas.AddonError, vendor, closed);

export const AudioChunkData = /* @__PURE__ */ standard(parse.parseAudioChunkData, schemas.AudioChunkData, vendor, closed);

export const AudioChunkMessage = /* @__PURE__ */ standard(parse.parseAudioChunkMessage, schemas.AudioChunkMessage, vendor, closed);

export const AudioFile = /* @__PURE__ */ standard(parse.parseAudioFile, schemas.AudioFile, vendor, closed);

export const AudioMetadata = /* @__PURE__ */ standard(parse.parseAudioMetadata, schemas.AudioMetadata, vendor, closed);

export const AudioToLlmAddon = /* @__PURE__ */ standard(parse.parseAudioToLlmAddon, schemas.AudioToLlmAddon, vendor, closed);

export const AudioToLlmConfig = /* @__PURE__ */ standard(parse.parseAudioToLlmConfig, schemas.AudioToLlmConfig, vendor, closed);

export const CallbackConfig = /* @__PURE__ */ standard(parse.parseCallbackConfig, schemas.CallbackConfig, vendor, closed);

export const ChapterizationAddon = /* @__PURE__ */ standard(parse.parseChapterizationAddon, schemas.ChapterizationAddon, vendor, closed);

export const ClientMessage = /* @__PURE__ */ standard(parse.parseClientMessageValue, schemas.ClientMessage, vendor, closed);

export const CustomSpellingConfig = /* @__PURE__ */ standard(parse.parseCustomSpellingConfig, schemas.CustomSpellingConfig, vendor, closed);

export const CustomVocabulary = /* @__PURE__ */ standard(parse.parseCustomVocabulary, schemas.CustomVocabulary, vendor, closed);

export const CustomVocabularyConfig = /* @__PURE__ */ standard(parse.parseCustomVocabularyConfig, schemas.CustomVocabularyConfig, vendor, closed);

export const CustomVocabularyEntry = /* @__PURE__ */ standard(parse.parseCustomVocabularyEntry, schemas.CustomVocabularyEntry, vendor, closed);

export const DateOrDateTime = /* @__PURE__ */ standard(parse.parseDateOrDateTime, schemas.DateOrDateTime, vendor, closed);

export const DiarizationAddon = /* @__PURE__ */ standard(parse.parseDiarizationAddon, schemas.DiarizationAddon, vendor, closed);

export const DiarizationConfig = /* @__PURE__ */ standard(parse.parseDiarizationConfig, schemas.DiarizationConfig, vendor, closed);

export const DisplayModeAddon = /* @__PURE__ */ standard(parse.parseDisplayModeAddon, schemas.DisplayModeAddon, vendor, closed);

export const ErrorResponse = /* @__PURE__ */ standard(parse.parseErrorResponse, schemas.ErrorResponse, vendor, closed);

export const JobKind = /* @__PURE__ */ standard(parse.parseJobKind, schemas.JobKind, vendor, closed);

export const JobPage = /* @__PURE__ */ standard(parse.parseJobPage, schemas.JobPage, vendor, closed);

export const JobStatus = /* @__PURE__ */ standard(parse.parseJobStatus, schemas.JobStatus, vendor, closed);

export const LanguageConfig = /* @__PURE__ */ standard(parse.parseLanguageConfig, schemas.LanguageConfig, vendor, closed);

export const ListTranscriptionJobsQuery = /* @__PURE__ */ standard(parse.parseListTranscriptionJobsQuery, schemas.ListTranscriptionJobsQuery, vendor, closed);

export const LiveCallbackConfig = /* @__PURE__ */ standard(parse.parseLiveCallbackConfig, schemas.LiveCallbackConfig, vendor, closed);

export const LiveJob = /* @__PURE__ */ standard(parse.parseLiveJob, schemas.LiveJob, vendor, closed);

export const LiveMessagesConfig = /* @__PURE__ */ standard(parse.parseLiveMessagesConfig, schemas.LiveMessagesConfig, vendor, closed);

export const LiveRequest = /* @__PURE__ */ standard(parse.parseLiveRequest, schemas.LiveRequest, vendor, closed);

export const LiveResult = /* @__PURE__ */ standard(parse.parseLiveResult, schemas.LiveResult, vendor, closed);

export const LiveSessionCreated = /* @__PURE__ */ standard(parse.parseLiveSessionCreated, schemas.LiveSessionCreated, vendor, closed);

export const LiveUtterance = /* @__PURE__ */ standard(parse.parseLiveUtterance, schemas.LiveUtterance, vendor, closed);

export const ModerationAddon = /* @__PURE__ */ standard(parse.parseModerationAddon, schemas.ModerationAddon, vendor, closed);

export const NameConsistencyAddon = /* @__PURE__ */ standard(parse.parseNameConsistencyAddon, schemas.NameConsistencyAddon, vendor, closed);

export const NamedEntityRecognitionAddon = /* @__PURE__ */ standard(parse.parseNamedEntityRecognitionAddon, schemas.NamedEntityRecognitionAddon, vendor, closed);

export const OtherServerMessage = /* @__PURE__ */ standard(parse.parseOtherServerMessage, schemas.OtherServerMessage, vendor, closed);

export const PiiEntityType = /* @__PURE__ */ standard(parse.parsePiiEntityType, schemas.PiiEntityType, vendor, closed);

export const PiiRedactionConfig = /* @__PURE__ */ standard(parse.parsePiiRedactionConfig, schemas.PiiRedactionConfig, vendor, closed);

export const PostProcessingConfig = /* @__PURE__ */ standard(parse.parsePostProcessingConfig, schemas.PostProcessingConfig, vendor, closed);

export const PreProcessingConfig = /* @__PURE__ */ standard(parse.parsePreProcessingConfig, schemas.PreProcessingConfig, vendor, closed);

export const PreRecordedCallback = /* @__PURE__ */ standard(parse.parsePreRecordedCallback, schemas.PreRecordedCallback, vendor, closed);

export const PreRecordedJob = /* @__PURE__ */ standard(parse.parsePreRecordedJob, schemas.PreRecordedJob, vendor, closed);

export const PreRecordedJobCreated = /* @__PURE__ */ standard(parse.parsePreRecordedJobCreated, schemas.PreRecordedJobCreated, vendor, closed);

export const PreRecordedRequest = /* @__PURE__ */ standard(parse.parsePreRecordedRequest, schemas.PreRecordedRequest, vendor, closed);

export const PreRecordedRequestParams = /* @__PURE__ */ standard(parse.parsePreRecordedRequestParams, schemas.PreRecordedRequestParams, vendor, closed);

export const PreRecordedResult = /* @__PURE__ */ standard(parse.parsePreRecordedResult, schemas.PreRecordedResult, vendor, closed);

export const PreRecordedWebhook = /* @__PURE__ */ standard(parse.parsePreRecordedWebhook, schemas.PreRecordedWebhook, vendor, closed);

export const RealtimeProcessingConfig = /* @__PURE__ */ standard(parse.parseRealtimeProcessingConfig, schemas.RealtimeProcessingConfig, vendor, closed);

export const ResultMetadata = /* @__PURE__ */ standard(parse.parseResultMetadata, schemas.ResultMetadata, vendor, closed);

export const Sentence = /* @__PURE__ */ standard(parse.parseSentence, schemas.Sentence, vendor, closed);

export const SentencesAddon = /* @__PURE__ */ standard(parse.parseSentencesAddon, schemas.SentencesAddon, vendor, closed);

export const SentimentAnalysisAddon = /* @__PURE__ */ standard(parse.parseSentimentAnalysisAddon, schemas.SentimentAnalysisAddon, vendor, closed);

export const ServerMessage = /* @__PURE__ */ standard(parse.parseServerMessageValue, schemas.ServerMessage, vendor, closed);

export const StopRecordingMessage = /* @__PURE__ */ standard(parse.parseStopRecordingMessage, schemas.StopRecordingMessage, vendor, closed);

export const StructuredDataExtractionAddon = /* @__PURE__ */ standard(parse.parseStructuredDataExtractionAddon, schemas.StructuredDataExtractionAddon, vendor, closed);

export const Subtitle = /* @__PURE__ */ standard(parse.parseSubtitle, schemas.Subtitle, vendor, closed);

export const SubtitlesConfig = /* @__PURE__ */ standard(parse.parseSubtitlesConfig, schemas.SubtitlesConfig, vendor, closed);

export const SummarizationAddon = /* @__PURE__ */ standard(parse.parseSummarizationAddon, schemas.SummarizationAddon, vendor, closed);

export const SummarizationConfig = /* @__PURE__ */ standard(parse.parseSummarizationConfig, schemas.SummarizationConfig, vendor, closed);

export const TranscriptData = /* @__PURE__ */ standard(parse.parseTranscriptData, schemas.TranscriptData, vendor, closed);

export const TranscriptMessage = /* @__PURE__ */ standard(parse.parseTranscriptMessage, schemas.TranscriptMessage, vendor, closed);

export const Transcription = /* @__PURE__ */ standard(parse.parseTranscription, schemas.Transcription, vendor, closed);

export const TranscriptionJob = /* @__PURE__ */ standard(parse.parseTranscriptionJob, schemas.TranscriptionJob, vendor, closed);

export const TranscriptionLanguageCode = /* @__PURE__ */ standard(parse.parseTranscriptionLanguageCode, schemas.TranscriptionLanguageCode, vendor, closed);

export const TranslationAddon = /* @__PURE__ */ standard(parse.parseTranslationAddon, schemas.TranslationAddon, vendor, closed);

export const TranslationConfig = /* @__PURE__ */ standard(parse.parseTranslationConfig, schemas.TranslationConfig, vendor, closed);

export const TranslationLanguageCode = /* @__PURE__ */ standard(parse.parseTranslationLanguageCode, schemas.TranslationLanguageCode, vendor, closed);

export const UploadResponse = /* @__PURE__ */ standard(parse.parseUploadResponse, schemas.UploadResponse, vendor, closed);

export const Utterance = /* @__PURE__ */ standard(parse.parseUtterance, schemas.Utterance, vendor, closed);

export const Word = /* @__PURE__ */ standard(parse.parseWord, schemas.Word, vendor, closed);
