/** Hand-written checkers of requests and their configurations. */
import { piiEntityTypes, translationLanguageCodes } from '../../../facts/enumerations.ts';
import {
  type Fields,
  fail,
  isLanguage,
  isObject,
  isOptionalBoolean,
  isOptionalInteger,
  isOptionalNumber,
  isStrings,
  isUri,
  within,
  wrong,
} from './report.ts';

const entityTypes: ReadonlySet<unknown> = new Set(piiEntityTypes);
const translationLanguages: ReadonlySet<unknown> = new Set(translationLanguageCodes);

function isLanguageConfig(x: unknown): boolean {
  if (!isObject(x)) return fail('object');
  const { languages } = x;
  if (languages !== undefined) {
    if (!Array.isArray(languages)) return wrong('languages', 'list');
    for (let i = 0; i < languages.length; i++) {
      if (!isLanguage(languages[i])) return wrong('languages', 'language');
    }
  }
  return isOptionalBoolean(x.code_switching) || wrong('code_switching', 'boolean');
}

function isVocabulary(list: unknown[]): boolean {
  for (let i = 0; i < list.length; i++) {
    const x = list[i];
    if (typeof x === 'string') continue;
    if (
      !isObject(x) ||
      typeof x.value !== 'string' ||
      !isOptionalNumber(x.intensity, 0, 1) ||
      !(x.pronunciations === undefined || isStrings(x.pronunciations)) ||
      !(x.language === undefined || isLanguage(x.language))
    ) {
      fail('entry');
      return within(i);
    }
  }
  return true;
}

function isVocabularyConfig(x: unknown): boolean {
  if (!isObject(x)) return fail('object');
  if (!Array.isArray(x.vocabulary)) return wrong('vocabulary', 'list');
  if (!isVocabulary(x.vocabulary)) return within('vocabulary');
  return isOptionalNumber(x.default_intensity, 0, 1) || wrong('default_intensity', '0..1');
}

function isSpellingConfig(x: unknown): boolean {
  if (!isObject(x)) return fail('object');
  const dictionary = x.spelling_dictionary;
  if (!isObject(dictionary)) return wrong('spelling_dictionary', 'object');
  for (const key in dictionary) {
    if (!isStrings(dictionary[key])) return wrong('spelling_dictionary', 'strings');
  }
  return true;
}

function isTranslationConfig(x: unknown): boolean {
  if (!isObject(x)) return fail('object');
  const languages = x.target_languages;
  if (!Array.isArray(languages) || languages.length < 1) return wrong('target_languages', 'list');
  for (let i = 0; i < languages.length; i++) {
    if (!translationLanguages.has(languages[i])) return wrong('target_languages', 'language');
  }
  if (x.model !== undefined && x.model !== 'base' && x.model !== 'enhanced') {
    return wrong('model', 'enum');
  }
  if (!isOptionalBoolean(x.match_original_utterances)) return fail('boolean');
  if (!isOptionalBoolean(x.lipsync)) return wrong('lipsync', 'boolean');
  if (!isOptionalBoolean(x.context_adaptation)) return wrong('context_adaptation', 'boolean');
  if (x.context !== undefined && typeof x.context !== 'string') return wrong('context', 'string');
  return isOptionalBoolean(x.informal) || wrong('informal', 'boolean');
}

function isSummarizationConfig(x: unknown): boolean {
  if (!isObject(x)) return fail('object');
  const { type } = x;
  const known =
    type === undefined || type === 'general' || type === 'bullet_points' || type === 'concise';
  return known || wrong('type', 'enum');
}

function isSubtitlesConfig(x: unknown): boolean {
  if (!isObject(x)) return fail('object');
  const { formats, style } = x;
  if (formats !== undefined) {
    if (!Array.isArray(formats) || formats.length < 1) return wrong('formats', 'list');
    for (let i = 0; i < formats.length; i++) {
      if (formats[i] !== 'srt' && formats[i] !== 'vtt') return wrong('formats', 'enum');
    }
  }
  if (!isOptionalNumber(x.minimum_duration, 0, Infinity)) return wrong('minimum_duration', '>= 0');
  if (!isOptionalNumber(x.maximum_duration, 1, 30)) return wrong('maximum_duration', '1..30');
  if (!isOptionalInteger(x.maximum_characters_per_row, 1, Infinity)) return fail('>= 1');
  if (!isOptionalInteger(x.maximum_rows_per_caption, 1, 5)) return fail('1..5');
  return (
    style === undefined || style === 'default' || style === 'compliance' || wrong('style', 'enum')
  );
}

function isDiarizationConfig(x: unknown): boolean {
  if (!isObject(x)) return fail('object');
  if (!isOptionalInteger(x.number_of_speakers, 1, Infinity)) return fail('number_of_speakers');
  if (!isOptionalInteger(x.min_speakers, 0, Infinity)) return wrong('min_speakers', '>= 0');
  return isOptionalInteger(x.max_speakers, 0, Infinity) || wrong('max_speakers', '>= 0');
}

function isLlmConfig(x: unknown): boolean {
  if (!isObject(x)) return fail('object');
  const { prompts } = x;
  if (!Array.isArray(prompts) || prompts.length < 1) return wrong('prompts', 'list');
  for (let i = 0; i < prompts.length; i++) {
    if (!Array.isArray(prompts[i])) return wrong('prompts', 'list of lists');
  }
  return x.model === undefined || typeof x.model === 'string' || wrong('model', 'string');
}

function isRedactionConfig(x: unknown): boolean {
  if (!isObject(x)) return fail('object');
  const types = x.entity_types;
  if (Array.isArray(types)) {
    for (let i = 0; i < types.length; i++) {
      if (!entityTypes.has(types[i])) return wrong('entity_types', 'entity type');
    }
  } else if (types !== undefined && !entityTypes.has(types)) {
    return wrong('entity_types', 'entity type');
  }
  const text = x.processed_text_type;
  if (text !== undefined && text !== 'MARKER' && text !== 'MASK') return fail('enum');
  return true;
}

function isCallbackConfig(x: unknown): boolean {
  if (!isObject(x)) return fail('object');
  if (!isUri(x.url)) return wrong('url', 'uri');
  const { method } = x;
  return method === undefined || method === 'POST' || method === 'PUT' || wrong('method', 'enum');
}

/** The recorded parameters may have no address; a request has to. */
export function isRequest(x: unknown, recorded: boolean): boolean {
  if (!isObject(x)) return fail('object');
  const vocabulary = x.custom_vocabulary;
  if (!(recorded && x.audio_url === null) && !isUri(x.audio_url)) return wrong('audio_url', 'uri');
  if (Array.isArray(vocabulary)) {
    if (!isVocabulary(vocabulary)) return within('custom_vocabulary');
  } else if (!isOptionalBoolean(vocabulary)) return wrong('custom_vocabulary', 'boolean');
  if (x.custom_vocabulary_config !== undefined && !isVocabularyConfig(x.custom_vocabulary_config)) {
    return within('custom_vocabulary_config');
  }
  if (x.callback_url !== undefined && !isUri(x.callback_url)) return wrong('callback_url', 'uri');
  if (!isOptionalBoolean(x.callback)) return wrong('callback', 'boolean');
  if (x.callback_config !== undefined && !isCallbackConfig(x.callback_config)) {
    return within('callback_config');
  }
  if (!isOptionalBoolean(x.subtitles)) return wrong('subtitles', 'boolean');
  if (x.subtitles_config !== undefined && !isSubtitlesConfig(x.subtitles_config)) {
    return within('subtitles_config');
  }
  if (!isOptionalBoolean(x.diarization)) return wrong('diarization', 'boolean');
  if (x.diarization_config !== undefined && !isDiarizationConfig(x.diarization_config)) {
    return within('diarization_config');
  }
  if (!isOptionalBoolean(x.translation)) return wrong('translation', 'boolean');
  if (x.translation_config !== undefined && !isTranslationConfig(x.translation_config)) {
    return within('translation_config');
  }
  if (!isOptionalBoolean(x.summarization)) return wrong('summarization', 'boolean');
  if (x.summarization_config !== undefined && !isSummarizationConfig(x.summarization_config)) {
    return within('summarization_config');
  }
  if (!isOptionalBoolean(x.named_entity_recognition)) return fail('boolean');
  if (!isOptionalBoolean(x.custom_spelling)) return wrong('custom_spelling', 'boolean');
  if (x.custom_spelling_config !== undefined && !isSpellingConfig(x.custom_spelling_config)) {
    return within('custom_spelling_config');
  }
  if (!isOptionalBoolean(x.sentiment_analysis)) return wrong('sentiment_analysis', 'boolean');
  if (!isOptionalBoolean(x.audio_to_llm)) return wrong('audio_to_llm', 'boolean');
  if (x.audio_to_llm_config !== undefined && !isLlmConfig(x.audio_to_llm_config)) {
    return within('audio_to_llm_config');
  }
  if (!isOptionalBoolean(x.pii_redaction)) return wrong('pii_redaction', 'boolean');
  if (x.pii_redaction_config !== undefined && !isRedactionConfig(x.pii_redaction_config)) {
    return within('pii_redaction_config');
  }
  if (!isOptionalBoolean(x.sentences)) return wrong('sentences', 'boolean');
  if (!isOptionalBoolean(x.punctuation_enhanced)) return wrong('punctuation_enhanced', 'boolean');
  if (x.language_config !== undefined && !isLanguageConfig(x.language_config)) {
    return within('language_config');
  }
  if (!isOptionalBoolean(x.detect_language)) return wrong('detect_language', 'boolean');
  if (!isOptionalBoolean(x.enable_code_switching)) return fail('boolean');
  if (x.language !== undefined && !isLanguage(x.language)) return wrong('language', 'language');
  return (
    recorded ||
    x.custom_metadata === undefined ||
    isObject(x.custom_metadata) ||
    wrong('custom_metadata', 'object')
  );
}

export function isPreRecordedRequest(x: unknown): boolean {
  return isRequest(x, false);
}

function isMessagesConfig(x: unknown): x is Fields {
  if (!isObject(x)) return fail('object');
  if (!isOptionalBoolean(x.receive_partial_transcripts)) return fail('partial_transcripts');
  if (!isOptionalBoolean(x.receive_final_transcripts)) return fail('final_transcripts');
  if (!isOptionalBoolean(x.receive_speech_events)) return fail('speech_events');
  if (!isOptionalBoolean(x.receive_pre_processing_events)) return fail('pre_processing');
  if (!isOptionalBoolean(x.receive_realtime_processing_events)) return fail('realtime_processing');
  if (!isOptionalBoolean(x.receive_post_processing_events)) return fail('post_processing');
  if (!isOptionalBoolean(x.receive_acknowledgments)) return fail('acknowledgments');
  if (!isOptionalBoolean(x.receive_errors)) return fail('errors');
  return isOptionalBoolean(x.receive_lifecycle_events) || fail('lifecycle_events');
}

function isRealtimeProcessing(x: unknown): boolean {
  if (!isObject(x)) return fail('object');
  if (!isOptionalBoolean(x.custom_vocabulary)) return wrong('custom_vocabulary', 'boolean');
  if (x.custom_vocabulary_config !== undefined && !isVocabularyConfig(x.custom_vocabulary_config)) {
    return within('custom_vocabulary_config');
  }
  if (!isOptionalBoolean(x.custom_spelling)) return wrong('custom_spelling', 'boolean');
  if (x.custom_spelling_config !== undefined && !isSpellingConfig(x.custom_spelling_config)) {
    return within('custom_spelling_config');
  }
  if (!isOptionalBoolean(x.translation)) return wrong('translation', 'boolean');
  if (x.translation_config !== undefined && !isTranslationConfig(x.translation_config)) {
    return within('translation_config');
  }
  if (!isOptionalBoolean(x.named_entity_recognition)) return fail('boolean');
  if (!isOptionalBoolean(x.sentiment_analysis)) return wrong('sentiment_analysis', 'boolean');
  return isOptionalBoolean(x.words_accurate_timestamps) || fail('words_accurate_timestamps');
}

function isPostProcessing(x: unknown): boolean {
  if (!isObject(x)) return fail('object');
  if (!isOptionalBoolean(x.summarization)) return wrong('summarization', 'boolean');
  if (x.summarization_config !== undefined && !isSummarizationConfig(x.summarization_config)) {
    return within('summarization_config');
  }
  return isOptionalBoolean(x.chapterization) || wrong('chapterization', 'boolean');
}

function isPreProcessing(x: unknown): boolean {
  if (!isObject(x)) return fail('object');
  if (!isOptionalBoolean(x.audio_enhancer)) return wrong('audio_enhancer', 'boolean');
  return isOptionalNumber(x.speech_threshold, 0, 1) || wrong('speech_threshold', '0..1');
}

export function isLiveRequest(x: unknown): boolean {
  if (!isObject(x)) return fail('object');
  const { encoding, bit_depth: depth, sample_rate: rate, model } = x;
  if (
    encoding !== undefined &&
    encoding !== 'wav/pcm' &&
    encoding !== 'wav/alaw' &&
    encoding !== 'wav/ulaw'
  ) {
    return wrong('encoding', 'enum');
  }
  if (depth !== undefined && depth !== 8 && depth !== 16 && depth !== 24 && depth !== 32) {
    return wrong('bit_depth', 'enum');
  }
  if (
    rate !== undefined &&
    rate !== 8000 &&
    rate !== 16000 &&
    rate !== 32000 &&
    rate !== 44100 &&
    rate !== 48000
  ) {
    return wrong('sample_rate', 'enum');
  }
  if (!isOptionalInteger(x.channels, 1, 8)) return wrong('channels', '1..8');
  if (model !== undefined && typeof model !== 'string') return wrong('model', 'string');
  if (!isOptionalNumber(x.endpointing, 0.01, 10)) return wrong('endpointing', '0.01..10');
  if (!isOptionalNumber(x.maximum_duration_without_endpointing, 5, 60)) return fail('5..60');
  if (x.language_config !== undefined && !isLanguageConfig(x.language_config)) {
    return within('language_config');
  }
  if (x.pre_processing !== undefined && !isPreProcessing(x.pre_processing)) {
    return within('pre_processing');
  }
  if (x.realtime_processing !== undefined && !isRealtimeProcessing(x.realtime_processing)) {
    return within('realtime_processing');
  }
  if (x.post_processing !== undefined && !isPostProcessing(x.post_processing)) {
    return within('post_processing');
  }
  if (x.messages_config !== undefined && !isMessagesConfig(x.messages_config)) {
    return within('messages_config');
  }
  if (!isOptionalBoolean(x.callback)) return wrong('callback', 'boolean');
  const config = x.callback_config;
  if (config !== undefined && (!isMessagesConfig(config) || !isUri(config.url))) {
    return wrong('callback_config', 'callback');
  }
  return true;
}
