/** Pre-recorded requests, from "Pre-recorded request parameters" and "Configuration objects" of the interface document. */
import { object, opt, req, type SchemaFacts, toggle, value } from './notation.ts';

/** The fields that both a request and its record in a job have. */
const parameters = [
  // "Described as either a boolean toggle or a vocabulary list".
  opt('custom_vocabulary', 'CustomVocabulary | boolean', { default: false, maturity: 'beta' }),
  opt('custom_vocabulary_config', 'CustomVocabularyConfig'),
  opt('callback_url', 'string:uri', { deprecated: true }),
  toggle('callback', false),
  opt('callback_config', 'CallbackConfig'),
  toggle('subtitles', false),
  opt('subtitles_config', 'SubtitlesConfig'),
  toggle('diarization', false),
  opt('diarization_config', 'DiarizationConfig'),
  toggle('translation', false, { maturity: 'beta' }),
  opt('translation_config', 'TranslationConfig'),
  toggle('summarization', false),
  opt('summarization_config', 'SummarizationConfig'),
  toggle('named_entity_recognition', false, { maturity: 'alpha' }),
  toggle('custom_spelling', false, { maturity: 'alpha' }),
  opt('custom_spelling_config', 'CustomSpellingConfig'),
  toggle('sentiment_analysis', false),
  toggle('audio_to_llm', false),
  opt('audio_to_llm_config', 'AudioToLlmConfig'),
  toggle('pii_redaction', false),
  opt('pii_redaction_config', 'PiiRedactionConfig'),
  toggle('sentences', false),
  toggle('punctuation_enhanced', false, { maturity: 'alpha' }),
  opt('language_config', 'LanguageConfig'),
  // Named by the request example of the creation call.
  opt('detect_language', 'boolean'),
  opt('enable_code_switching', 'boolean'),
  // Its type is not stated.
  opt('language', 'TranscriptionLanguageCode', { assumed: true }),
];

export const requests: readonly SchemaFacts[] = [
  // "Pre-recorded request parameters"
  object('PreRecordedRequest', [
    req('audio_url', 'string:uri'),
    ...parameters,
    opt('custom_metadata', 'open'),
  ]),
  object('PreRecordedRequestParams', [req('audio_url', 'string:uri | null'), ...parameters]),
  // "POST /v2/pre-recorded"
  object(
    'PreRecordedJobCreated',
    [req('id', 'string:uuid'), req('result_url', 'string:uri')],
    'open',
  ),

  // "Configuration objects"
  object('CallbackConfig', [
    req('url', 'string:uri'),
    opt('method', 'CallbackMethod', { default: 'POST' }),
  ]),
  value('CallbackMethod', 'string', { enum: ['POST', 'PUT'] }),
  object('SubtitlesConfig', [
    opt('formats', 'SubtitlesFormat[]', { default: ['srt'], minItems: 1 }),
    opt('minimum_duration', 'number', { unit: 'seconds', minimum: 0 }),
    opt('maximum_duration', 'number', { unit: 'seconds', minimum: 1, maximum: 30 }),
    opt('maximum_characters_per_row', 'integer', { minimum: 1 }),
    opt('maximum_rows_per_caption', 'integer', { minimum: 1, maximum: 5 }),
    opt('style', 'SubtitlesStyle', { default: 'default' }),
  ]),
  value('SubtitlesFormat', 'string', { enum: ['srt', 'vtt'] }),
  value('SubtitlesStyle', 'string', { enum: ['default', 'compliance'] }),
  object('DiarizationConfig', [
    opt('number_of_speakers', 'integer', { minimum: 1 }),
    opt('min_speakers', 'integer', { minimum: 0 }),
    opt('max_speakers', 'integer', { minimum: 0 }),
  ]),
  object('TranslationConfig', [
    req('target_languages', 'TranslationLanguageCode[]', { minItems: 1 }),
    opt('model', 'TranslationModel', { default: 'base' }),
    toggle('match_original_utterances', true),
    toggle('lipsync', true),
    toggle('context_adaptation', true),
    opt('context', 'string'),
    toggle('informal', false),
  ]),
  value('TranslationModel', 'string', { enum: ['base', 'enhanced'] }),
  object('SummarizationConfig', [opt('type', 'SummarizationType', { default: 'general' })]),
  value('SummarizationType', 'string', { enum: ['general', 'bullet_points', 'concise'] }),
  object('CustomSpellingConfig', [req('spelling_dictionary', 'map<string[]>')]),
  // The default of `model` is <DEFAULT_LLM_MODEL>, a placeholder: none is stated here.
  object('AudioToLlmConfig', [req('prompts', 'any[][]', { minItems: 1 }), opt('model', 'string')]),
  object('PiiRedactionConfig', [
    opt('entity_types', 'PiiEntityType | PiiEntityType[]'),
    opt('processed_text_type', 'PiiProcessedTextType'),
  ]),
  value('PiiProcessedTextType', 'string', { enum: ['MARKER', 'MASK'] }),
  object('LanguageConfig', [
    opt('languages', 'TranscriptionLanguageCode[]', { default: [] }),
    toggle('code_switching', false),
  ]),
  object('CustomVocabularyConfig', [
    req('vocabulary', 'CustomVocabulary'),
    opt('default_intensity', 'number', { minimum: 0, maximum: 1 }),
  ]),
  value('CustomVocabulary', '(CustomVocabularyEntry | string)[]'),
  object('CustomVocabularyEntry', [
    req('value', 'string'),
    opt('intensity', 'number', { minimum: 0, maximum: 1 }),
    opt('pronunciations', 'string[]'),
    opt('language', 'TranscriptionLanguageCode'),
  ]),
];
