/** Results and their add-on blocks, from "Pre-recorded result" and "Live result" of the interface document. */
import { discriminated, object, opt, req, type SchemaFacts } from './notation.ts';

/**
 * An add-on block: the envelope with its `results`. That these are opaque is an assumption: none of their records is shown.
 * `error` is null when `success` is true, an object or null otherwise.
 */
function addon(name: string, type: string): SchemaFacts {
  const fields = [
    req('is_empty', 'boolean'),
    req('exec_time', 'number'),
    req('results', type, { opaque: true }),
  ];
  const success = (value: boolean) => req('success', 'boolean', { const: value });
  return discriminated(name, 'success', {
    true: [...fields, success(true), req('error', 'null')],
    false: [...fields, success(false), req('error', 'AddonError | null')],
  });
}

/**
 * The fields that both results have. The document names sentences and subtitles for recordings only, yet both results have the
 * same `transcription`.
 */
const shared = [
  req('metadata', 'ResultMetadata'),
  opt('transcription', 'Transcription'),
  opt('translation', 'TranslationAddon'),
  opt('summarization', 'SummarizationAddon'),
  opt('named_entity_recognition', 'NamedEntityRecognitionAddon'),
  opt('sentiment_analysis', 'SentimentAnalysisAddon'),
  opt('chapterization', 'ChapterizationAddon'),
];

export const results: readonly SchemaFacts[] = [
  // "Pre-recorded result" and "Live result"
  object('PreRecordedResult', [
    ...shared,
    opt('moderation', 'ModerationAddon'),
    opt('name_consistency', 'NameConsistencyAddon', { deprecated: true }),
    opt('structured_data_extraction', 'StructuredDataExtractionAddon'),
    opt('audio_to_llm', 'AudioToLlmAddon'),
    opt('sentences', 'SentencesAddon', { deprecated: true }),
    opt('display_mode', 'DisplayModeAddon'),
    opt('diarization', 'DiarizationAddon', { deprecated: true }),
  ]),
  object('LiveResult', [...shared, opt('messages', 'string[]')]),

  object('ResultMetadata', [
    req('audio_duration', 'number', { unit: 'seconds' }),
    req('number_of_distinct_channels', 'integer', { minimum: 1 }),
    req('billing_time', 'number', { unit: 'seconds' }),
    req('transcription_time', 'number', { unit: 'seconds' }),
  ]),
  object('Transcription', [
    req('full_transcript', 'string'),
    req('languages', 'TranscriptionLanguageCode[]'),
    req('utterances', 'Utterance[]'),
    opt('sentences', 'Sentence[]'),
    opt('subtitles', 'Subtitle[]'),
  ]),
  // Assumed to be required: all fields that the document does not call conditional.
  object('Utterance', [
    req('text', 'string'),
    req('language', 'TranscriptionLanguageCode'),
    req('start', 'number', { unit: 'seconds' }),
    req('end', 'number', { unit: 'seconds' }),
    req('channel', 'integer'),
    opt('speaker', 'integer'),
    opt('confidence', 'number', { assumed: true }),
    req('words', 'Word[]'),
  ]),
  object('Word', [
    req('word', 'string'),
    req('start', 'number', { unit: 'seconds' }),
    req('end', 'number', { unit: 'seconds' }),
    req('confidence', 'number'),
  ]),
  object('Subtitle', [], 'open'),
  object('Sentence', [], 'open'),
  object('AddonError', [], 'open'),

  // The rows of "Pre-recorded result" with an envelope
  addon('TranslationAddon', 'open[] | null'),
  addon('SummarizationAddon', 'string | null'),
  addon('ModerationAddon', 'string | null'),
  addon('NamedEntityRecognitionAddon', 'open[] | null'),
  addon('NameConsistencyAddon', 'string | null'),
  addon('StructuredDataExtractionAddon', 'string | null'),
  addon('SentimentAnalysisAddon', 'string'),
  addon('AudioToLlmAddon', 'open[] | null'),
  addon('SentencesAddon', 'string[] | null'),
  addon('DisplayModeAddon', 'string[] | null'),
  addon('ChapterizationAddon', 'open | null'),
  addon('DiarizationAddon', 'Utterance[]'),
];
