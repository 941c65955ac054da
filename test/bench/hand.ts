/**
 * Checkers as one would write them by hand for speed: one function per schema, each field asked for
 * in turn, nothing said of what is wrong. `npm run bench` refuses to measure them where they have
 * another verdict than the contract.
 */
import { dateTime, uri, uuid } from '../../scripts/runtime/formats.ts';
import { piiEntityTypes, translationLanguageCodes } from '../facts/enumerations.ts';

type Fields = Record<string, unknown>;
type Check = (value: unknown) => boolean;

const LANGUAGE = /^[a-z]{2,3}$/;
const entityTypes: ReadonlySet<unknown> = new Set(piiEntityTypes);
const translationLanguages: ReadonlySet<unknown> = new Set(translationLanguageCodes);

const isObject = (x: unknown): x is Fields =>
  typeof x === 'object' && x !== null && !Array.isArray(x);
const isText: Check = (x) => typeof x === 'string';
const isNumber: Check = (x) => Number.isFinite(x);
const isInteger: Check = (x) => Number.isInteger(x);
const isUri: Check = (x) => typeof x === 'string' && uri(x);
const isDateTime: Check = (x) => typeof x === 'string' && dateTime(x);
const isLanguage: Check = (x) => typeof x === 'string' && LANGUAGE.test(x);

/** A toggle that may be left out. */
const isToggle: Check = (x) => x === undefined || typeof x === 'boolean';

function isWithin(x: unknown, minimum: number, maximum: number): boolean {
  return x === undefined || (isNumber(x) && Number(x) >= minimum && Number(x) <= maximum);
}

function isWhole(x: unknown, minimum: number, maximum = Infinity): boolean {
  return x === undefined || (isInteger(x) && Number(x) >= minimum && Number(x) <= maximum);
}

const isEntityType: Check = (x) => entityTypes.has(x);
const isTranslationLanguage: Check = (x) => translationLanguages.has(x);

const isTexts: Check = (x) => Array.isArray(x) && x.every(isText);
const isObjects: Check = (x) => Array.isArray(x) && x.every(isObject);

const isWord: Check = (x) =>
  isObject(x) && isText(x.word) && isNumber(x.start) && isNumber(x.end) && isNumber(x.confidence);

function isWords(x: unknown): boolean {
  if (!Array.isArray(x)) return false;
  for (let i = 0; i < x.length; i++) if (!isWord(x[i])) return false;
  return true;
}

const isSpoken = (x: Fields) =>
  isText(x.text) &&
  isLanguage(x.language) &&
  isNumber(x.start) &&
  isNumber(x.end) &&
  isInteger(x.channel) &&
  isWords(x.words);

const isUtterance: Check = (x) =>
  isObject(x) &&
  isSpoken(x) &&
  (x.confidence === undefined || isNumber(x.confidence)) &&
  (x.speaker === undefined || isInteger(x.speaker));

function isUtterances(x: unknown): boolean {
  if (!Array.isArray(x)) return false;
  for (let i = 0; i < x.length; i++) if (!isUtterance(x[i])) return false;
  return true;
}

export const isTranscriptMessage: Check = (x) =>
  isObject(x) &&
  x.type === 'transcript' &&
  isText(x.session_id) &&
  isDateTime(x.created_at) &&
  isObject(x.data) &&
  isText(x.data.id) &&
  typeof x.data.is_final === 'boolean' &&
  isObject(x.data.utterance) &&
  isSpoken(x.data.utterance) &&
  isNumber(x.data.utterance.confidence);

export const isServerMessage: Check = (x) => {
  if (!isObject(x)) return false;
  if (x.type === 'transcript') return isTranscriptMessage(x);
  const isEnvelope = isText(x.type) && isText(x.session_id) && isDateTime(x.created_at);
  return isEnvelope && (x.data === undefined || isObject(x.data));
};

const isLanguageConfig: Check = (x) =>
  isObject(x) &&
  (x.languages === undefined || (Array.isArray(x.languages) && x.languages.every(isLanguage))) &&
  isToggle(x.code_switching);

const isEntry: Check = (x) =>
  typeof x === 'string' ||
  (isObject(x) &&
    isText(x.value) &&
    isWithin(x.intensity, 0, 1) &&
    (x.pronunciations === undefined || isTexts(x.pronunciations)) &&
    (x.language === undefined || isLanguage(x.language)));

const isVocabularyConfig: Check = (x) =>
  isObject(x) &&
  Array.isArray(x.vocabulary) &&
  x.vocabulary.every(isEntry) &&
  isWithin(x.default_intensity, 0, 1);

const isSpellingConfig: Check = (x) => {
  if (!isObject(x) || !isObject(x.spelling_dictionary)) return false;
  const dictionary = x.spelling_dictionary;
  for (const key in dictionary) if (!isTexts(dictionary[key])) return false;
  return true;
};

const isTranslationConfig: Check = (x) =>
  isObject(x) &&
  Array.isArray(x.target_languages) &&
  x.target_languages.length > 0 &&
  x.target_languages.every(isTranslationLanguage) &&
  (x.model === undefined || x.model === 'base' || x.model === 'enhanced') &&
  isToggle(x.match_original_utterances) &&
  isToggle(x.lipsync) &&
  isToggle(x.context_adaptation) &&
  (x.context === undefined || isText(x.context)) &&
  isToggle(x.informal);

const isSummarizationConfig: Check = (x) =>
  isObject(x) &&
  (x.type === undefined ||
    x.type === 'general' ||
    x.type === 'bullet_points' ||
    x.type === 'concise');

const isSubtitleFormat: Check = (x) => x === 'srt' || x === 'vtt';
const isSubtitleFormats: Check = (x) =>
  Array.isArray(x) && x.length > 0 && x.every(isSubtitleFormat);

const isSubtitlesConfig: Check = (x) =>
  isObject(x) &&
  (x.formats === undefined || isSubtitleFormats(x.formats)) &&
  isWithin(x.minimum_duration, 0, Infinity) &&
  isWithin(x.maximum_duration, 1, 30) &&
  isWhole(x.maximum_characters_per_row, 1) &&
  isWhole(x.maximum_rows_per_caption, 1, 5) &&
  (x.style === undefined || x.style === 'default' || x.style === 'compliance');

const isDiarizationConfig: Check = (x) =>
  isObject(x) &&
  isWhole(x.number_of_speakers, 1) &&
  isWhole(x.min_speakers, 0) &&
  isWhole(x.max_speakers, 0);

const isLlmConfig: Check = (x) =>
  isObject(x) &&
  Array.isArray(x.prompts) &&
  x.prompts.length > 0 &&
  x.prompts.every(Array.isArray) &&
  (x.model === undefined || isText(x.model));

const isRedactionConfig: Check = (x) =>
  isObject(x) &&
  (x.entity_types === undefined ||
    isEntityType(x.entity_types) ||
    (Array.isArray(x.entity_types) && x.entity_types.every(isEntityType))) &&
  (x.processed_text_type === undefined ||
    x.processed_text_type === 'MARKER' ||
    x.processed_text_type === 'MASK');

const isCallbackConfig: Check = (x) =>
  isObject(x) &&
  isUri(x.url) &&
  (x.method === undefined || x.method === 'POST' || x.method === 'PUT');

const isOptions = (x: Fields) =>
  (isToggle(x.custom_vocabulary) ||
    (Array.isArray(x.custom_vocabulary) && x.custom_vocabulary.every(isEntry))) &&
  (x.custom_vocabulary_config === undefined || isVocabularyConfig(x.custom_vocabulary_config)) &&
  (x.callback_url === undefined || isUri(x.callback_url)) &&
  isToggle(x.callback) &&
  (x.callback_config === undefined || isCallbackConfig(x.callback_config)) &&
  isToggle(x.subtitles) &&
  (x.subtitles_config === undefined || isSubtitlesConfig(x.subtitles_config)) &&
  isToggle(x.diarization) &&
  (x.diarization_config === undefined || isDiarizationConfig(x.diarization_config)) &&
  isToggle(x.translation) &&
  (x.translation_config === undefined || isTranslationConfig(x.translation_config)) &&
  isToggle(x.summarization) &&
  (x.summarization_config === undefined || isSummarizationConfig(x.summarization_config)) &&
  isToggle(x.named_entity_recognition) &&
  isToggle(x.custom_spelling) &&
  (x.custom_spelling_config === undefined || isSpellingConfig(x.custom_spelling_config)) &&
  isToggle(x.sentiment_analysis) &&
  isToggle(x.audio_to_llm) &&
  (x.audio_to_llm_config === undefined || isLlmConfig(x.audio_to_llm_config)) &&
  isToggle(x.pii_redaction) &&
  (x.pii_redaction_config === undefined || isRedactionConfig(x.pii_redaction_config)) &&
  isToggle(x.sentences) &&
  isToggle(x.punctuation_enhanced) &&
  (x.language_config === undefined || isLanguageConfig(x.language_config)) &&
  isToggle(x.detect_language) &&
  isToggle(x.enable_code_switching) &&
  (x.language === undefined || isLanguage(x.language));

export const isPreRecordedRequest: Check = (x) =>
  isObject(x) &&
  isUri(x.audio_url) &&
  isOptions(x) &&
  (x.custom_metadata === undefined || isObject(x.custom_metadata));

const isRecordedParams: Check = (x) =>
  isObject(x) && (x.audio_url === null || isUri(x.audio_url)) && isOptions(x);

const isMessagesConfig: Check = (x) =>
  isObject(x) &&
  isToggle(x.receive_partial_transcripts) &&
  isToggle(x.receive_final_transcripts) &&
  isToggle(x.receive_speech_events) &&
  isToggle(x.receive_pre_processing_events) &&
  isToggle(x.receive_realtime_processing_events) &&
  isToggle(x.receive_post_processing_events) &&
  isToggle(x.receive_acknowledgments) &&
  isToggle(x.receive_errors) &&
  isToggle(x.receive_lifecycle_events);

const isLiveCallbackConfig: Check = (x) => isMessagesConfig(x) && isUri((x as Fields).url);

const isPreProcessing: Check = (x) =>
  isObject(x) && isToggle(x.audio_enhancer) && isWithin(x.speech_threshold, 0, 1);

const isRealtimeProcessing: Check = (x) =>
  isObject(x) &&
  isToggle(x.custom_vocabulary) &&
  (x.custom_vocabulary_config === undefined || isVocabularyConfig(x.custom_vocabulary_config)) &&
  isToggle(x.custom_spelling) &&
  (x.custom_spelling_config === undefined || isSpellingConfig(x.custom_spelling_config)) &&
  isToggle(x.translation) &&
  (x.translation_config === undefined || isTranslationConfig(x.translation_config)) &&
  isToggle(x.named_entity_recognition) &&
  isToggle(x.sentiment_analysis) &&
  isToggle(x.words_accurate_timestamps);

const isPostProcessing: Check = (x) =>
  isObject(x) &&
  isToggle(x.summarization) &&
  (x.summarization_config === undefined || isSummarizationConfig(x.summarization_config)) &&
  isToggle(x.chapterization);

export const isLiveRequest: Check = (x) => {
  if (!isObject(x)) return false;
  const { encoding, bit_depth: depth, sample_rate: rate } = x;
  return (
    (encoding === undefined ||
      encoding === 'wav/pcm' ||
      encoding === 'wav/alaw' ||
      encoding === 'wav/ulaw') &&
    (depth === undefined || depth === 8 || depth === 16 || depth === 24 || depth === 32) &&
    (rate === undefined ||
      rate === 8000 ||
      rate === 16000 ||
      rate === 32000 ||
      rate === 44100 ||
      rate === 48000) &&
    isWhole(x.channels, 1, 8) &&
    (x.model === undefined || isText(x.model)) &&
    isWithin(x.endpointing, 0.01, 10) &&
    isWithin(x.maximum_duration_without_endpointing, 5, 60) &&
    (x.language_config === undefined || isLanguageConfig(x.language_config)) &&
    (x.pre_processing === undefined || isPreProcessing(x.pre_processing)) &&
    (x.realtime_processing === undefined || isRealtimeProcessing(x.realtime_processing)) &&
    (x.post_processing === undefined || isPostProcessing(x.post_processing)) &&
    (x.messages_config === undefined || isMessagesConfig(x.messages_config)) &&
    isToggle(x.callback) &&
    (x.callback_config === undefined || isLiveCallbackConfig(x.callback_config))
  );
};

function isAddon(x: unknown, isResults: Check): boolean {
  if (x === undefined) return true;
  if (!isObject(x) || typeof x.is_empty !== 'boolean' || !isNumber(x.exec_time)) return false;
  const isError = x.error === null || (x.success === false && isObject(x.error));
  return typeof x.success === 'boolean' && isError && isResults(x.results);
}

const isObjectOrNull: Check = (x) => x === null || isObject(x);
const isTextOrNull: Check = (x) => x === null || isText(x);
const isTextsOrNull: Check = (x) => x === null || isTexts(x);
const isObjectsOrNull: Check = (x) => x === null || isObjects(x);

const isMetadata: Check = (x) =>
  isObject(x) &&
  isNumber(x.audio_duration) &&
  isInteger(x.number_of_distinct_channels) &&
  Number(x.number_of_distinct_channels) >= 1 &&
  isNumber(x.billing_time) &&
  isNumber(x.transcription_time);

const isTranscription: Check = (x) =>
  isObject(x) &&
  isText(x.full_transcript) &&
  Array.isArray(x.languages) &&
  x.languages.every(isLanguage) &&
  isUtterances(x.utterances) &&
  (x.sentences === undefined || isObjects(x.sentences)) &&
  (x.subtitles === undefined || isObjects(x.subtitles));

function isResult(x: unknown, isLive: boolean): boolean {
  if (!isObject(x) || !isMetadata(x.metadata)) return false;
  const isShared =
    (x.transcription === undefined || isTranscription(x.transcription)) &&
    isAddon(x.translation, isObjectsOrNull) &&
    isAddon(x.summarization, isTextOrNull) &&
    isAddon(x.named_entity_recognition, isObjectsOrNull) &&
    isAddon(x.sentiment_analysis, isText) &&
    isAddon(x.chapterization, isObjectOrNull);
  if (!isShared || isLive) return isShared && (x.messages === undefined || isTexts(x.messages));
  return (
    isAddon(x.moderation, isTextOrNull) &&
    isAddon(x.name_consistency, isTextOrNull) &&
    isAddon(x.structured_data_extraction, isTextOrNull) &&
    isAddon(x.audio_to_llm, isObjectsOrNull) &&
    isAddon(x.sentences, isTextsOrNull) &&
    isAddon(x.display_mode, isTextsOrNull) &&
    isAddon(x.diarization, isUtterances)
  );
}

const isFile: Check = (x) =>
  isObject(x) &&
  isText(x.id) &&
  isTextOrNull(x.filename) &&
  isTextOrNull(x.source) &&
  (x.audio_duration === null || isNumber(x.audio_duration)) &&
  (x.number_of_channels === null ||
    (isInteger(x.number_of_channels) && Number(x.number_of_channels) >= 1));

export const isTranscriptionJob: Check = (x) => {
  if (!isObject(x) || (x.kind !== 'pre-recorded' && x.kind !== 'live')) return false;
  const { status, completed_at: completed, error_code: code, file, request_params: params } = x;
  if (!isText(x.id) || !uuid(x.id as string) || !isText(x.request_id)) return false;
  if (!isInteger(x.version) || !isDateTime(x.created_at)) return false;
  if (!isObject(x.post_session_metadata)) return false;
  if (!(x.custom_metadata === undefined || isObject(x.custom_metadata))) return false;
  const isOver = status === 'done' || status === 'error';
  if (!isOver && status !== 'queued' && status !== 'processing') return false;
  if (isOver || (completed ?? null) !== null) if (!isDateTime(completed)) return false;
  if (status === 'error' || (code ?? null) !== null) {
    if (!isInteger(code) || Number(code) < 400 || Number(code) > 599) return false;
  }
  const isLive = x.kind === 'live';
  if ((file ?? null) !== null && !isFile(file)) return false;
  const isParams = isLive ? isLiveRequest : isRecordedParams;
  if ((params ?? null) !== null && !isParams(params)) return false;
  const isLeftOut = (x.result ?? null) === null && status !== 'done';
  return isLeftOut || isResult(x.result, isLive);
};

export const isJobPage: Check = (x) =>
  isObject(x) &&
  isUri(x.first) &&
  isUri(x.current) &&
  (x.next === null || isUri(x.next)) &&
  Array.isArray(x.items) &&
  x.items.every(isTranscriptionJob);
