/** The live request, its flags and messages: § Live request parameters and § Live messages of the interface document. */
import { object, opt, req, type SchemaFacts, toggle, value } from '../../support/facts/types.ts';
import { bitDepths, encodings, sampleRates } from './enumerations.ts';

/** § Live messages: flag, WebSocket default, callback default. */
export const flags: readonly (readonly [flag: string, socket: boolean, callback: boolean])[] = [
  ['receive_partial_transcripts', false, false],
  ['receive_final_transcripts', true, true],
  ['receive_speech_events', true, false],
  ['receive_pre_processing_events', true, true],
  ['receive_realtime_processing_events', true, true],
  ['receive_post_processing_events', true, true],
  ['receive_acknowledgments', true, false],
  ['receive_errors', true, false],
  ['receive_lifecycle_events', false, true],
];

/** The messages with a `type` that the document shows, by the side that sends them. */
export const clientMessages = {
  AudioChunkMessage: 'audio_chunk',
  StopRecordingMessage: 'stop_recording',
};
export const serverMessages = { TranscriptMessage: 'transcript' };

/** The type of a union. */
const oneOf = (names: string[]) => names.sort().join(' | ');

/** The envelope of server messages, without `type` and `data`. */
const envelope = [req('session_id', 'string'), req('created_at', 'string:date-time')];

export const live: readonly SchemaFacts[] = [
  // The document gives the default of `model` as <DEFAULT_MODEL>, a placeholder: none is stated here.
  object('LiveRequest', [
    opt('encoding', 'string', { enum: encodings, default: 'wav/pcm' }),
    opt('bit_depth', 'number', { enum: bitDepths, default: 16 }),
    opt('sample_rate', 'number', { enum: sampleRates, default: 16000 }),
    opt('channels', 'integer', { minimum: 1, maximum: 8, default: 1 }),
    opt('model', 'string'),
    opt('endpointing', 'number', { unit: 'seconds', minimum: 0.01, maximum: 10, default: 0.05 }),
    opt('maximum_duration_without_endpointing', 'number', {
      unit: 'seconds',
      minimum: 5,
      maximum: 60,
      default: 5,
    }),
    opt('language_config', 'LanguageConfig'),
    opt('pre_processing', 'PreProcessingConfig'),
    opt('realtime_processing', 'RealtimeProcessingConfig'),
    opt('post_processing', 'PostProcessingConfig'),
    opt('messages_config', 'LiveMessagesConfig'),
    toggle('callback', false),
    opt('callback_config', 'LiveCallbackConfig'),
  ]),
  object('PreProcessingConfig', [
    toggle('audio_enhancer', false),
    opt('speech_threshold', 'number', { minimum: 0, maximum: 1, default: 0.6 }),
  ]),
  object('RealtimeProcessingConfig', [
    toggle('custom_vocabulary', false),
    opt('custom_vocabulary_config', 'CustomVocabularyConfig'),
    toggle('custom_spelling', false),
    opt('custom_spelling_config', 'CustomSpellingConfig'),
    toggle('translation', false),
    opt('translation_config', 'TranslationConfig'),
    toggle('named_entity_recognition', false),
    toggle('sentiment_analysis', false),
    opt('words_accurate_timestamps', 'boolean'),
  ]),
  object('PostProcessingConfig', [
    toggle('summarization', false),
    opt('summarization_config', 'SummarizationConfig'),
    toggle('chapterization', false),
  ]),
  object(
    'LiveMessagesConfig',
    flags.map(([flag, socket]) => toggle(flag, socket)),
  ),
  object('LiveCallbackConfig', [
    req('url', 'string:uri'),
    ...flags.map(([flag, , callback]) => toggle(flag, callback)),
  ]),
  object('LiveSessionCreated', [req('url', 'string')], { open: true }),

  value('ClientMessage', oneOf(Object.keys(clientMessages)), { tag: 'type' }),
  object('AudioChunkMessage', [
    req('type', 'string', { const: clientMessages.AudioChunkMessage }),
    req('data', 'AudioChunkData'),
  ]),
  object('AudioChunkData', [req('chunk', 'string', { contentEncoding: 'base64' })]),
  object('StopRecordingMessage', [
    req('type', 'string', { const: clientMessages.StopRecordingMessage }),
  ]),
  value('ServerMessage', oneOf(['OtherServerMessage', ...Object.keys(serverMessages)]), {
    tag: 'type',
  }),
  object('TranscriptMessage', [
    req('type', 'string', { const: serverMessages.TranscriptMessage }),
    ...envelope,
    req('data', 'TranscriptData'),
  ]),
  object('TranscriptData', [
    req('id', 'string'),
    req('is_final', 'boolean'),
    req('utterance', 'LiveUtterance'),
  ]),
  object('LiveUtterance', [
    req('text', 'string'),
    req('start', 'number', { unit: 'seconds' }),
    req('end', 'number', { unit: 'seconds' }),
    req('language', 'TranscriptionLanguageCode'),
    req('confidence', 'number'),
    req('channel', 'integer'),
    req('words', 'Word[]'),
  ]),
  // "Other kinds named": any type but `transcript`. The envelope says that `data` is an object; as no
  // such message is shown, our choice is to leave it optional and its content open.
  object(
    'OtherServerMessage',
    [
      req('type', 'string', { not: { enum: Object.values(serverMessages) } }),
      ...envelope,
      opt('data', 'object', { open: true, assumed: true }),
    ],
    { open: true },
  ),
];
