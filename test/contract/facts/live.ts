/** Live sessions, from "Live request parameters", "Live WebSocket session", and "Live messages" of the interface document. */
import { mapValues } from '../../../scripts/base/json.ts';
import { object, opt, req, type SchemaFacts, toggle, typed, value } from './notation.ts';

/** Flag, WebSocket default, callback default. */
const flags: readonly (readonly [flag: string, socket: boolean, callback: boolean])[] = [
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

/** The envelope of server messages, without `type` and `data`. */
const envelope = [req('session_id', 'string'), req('created_at', 'string:date-time')];

export const live: readonly SchemaFacts[] = [
  // "Live request parameters". The default of `model` is <DEFAULT_MODEL>, a placeholder: none is stated here. A-law and mu-law have 8 bits, yet the
  // default of `bit_depth` is 16: no rule connects them.
  object('LiveRequest', [
    opt('encoding', 'Encoding', { default: 'wav/pcm' }),
    opt('bit_depth', 'BitDepth', { default: 16 }),
    opt('sample_rate', 'SampleRate', { default: 16000 }),
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
  value('Encoding', 'string', { enum: ['wav/pcm', 'wav/alaw', 'wav/ulaw'] }),
  value('BitDepth', 'number', { enum: [8, 16, 24, 32] }),
  value('SampleRate', 'number', { enum: [8000, 16000, 32000, 44100, 48000] }),
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
  // "Live messages": the flags
  object(
    'LiveMessagesConfig',
    flags.map(([flag, socket]) => toggle(flag, socket)),
  ),
  object('LiveCallbackConfig', [
    req('url', 'string:uri'),
    ...flags.map(([flag, , callback]) => toggle(flag, callback)),
  ]),
  // "POST /v2/live"
  object('LiveSessionCreated', [req('url', 'string')], 'open'),

  // "Live WebSocket session"
  value('ClientMessage', 'AudioChunkMessage | StopRecordingMessage', { discriminator: 'type' }),
  object('AudioChunkMessage', [
    req('type', 'string', { const: 'audio_chunk' }),
    req('data', 'AudioChunkData'),
  ]),
  object('AudioChunkData', [req('chunk', 'string', { contentEncoding: 'base64' })]),
  object('StopRecordingMessage', [req('type', 'string', { const: 'stop_recording' })]),
  // "Live messages"
  value('ServerMessage', 'OtherServerMessage | TranscriptMessage', { discriminator: 'type' }),
  object('TranscriptMessage', [
    req('type', 'string', { const: 'transcript' }),
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
  // such message is shown, it is optional and its content open.
  object(
    'OtherServerMessage',
    [
      req('type', 'string', { not: { enum: ['transcript'] } }),
      ...envelope,
      opt('data', 'open', { assumed: true }),
    ],
    'open',
  ),
];

/** The flags of `messages_config` that select transcripts; the others select "other kinds". */
const transcripts = ['receive_partial_transcripts', 'receive_final_transcripts'];
const others = flags.map(([flag]) => flag).filter((flag) => !transcripts.includes(flag));

/** The messages of each side. Other than by their schemas, most are in JSON. */
const fromClient = {
  RawAudio: { ...typed('string:binary'), contentType: 'application/octet-stream' },
  AudioChunkMessage: { ...typed('AudioChunkMessage'), replaces: ['{frames}'] },
  StopRecordingMessage: { ...typed('StopRecordingMessage'), replaces: ['{event: terminate}'] },
};
/** The service sends a message if any of its flags is set. */
const fromService = {
  TranscriptMessage: { ...typed('TranscriptMessage'), flags: transcripts, replaces: ['final'] },
  OtherServerMessage: { ...typed('OtherServerMessage'), flags: others },
};

/** The names of the channel and of its operations are chosen by the contract. */
const channel = { $ref: '#/channels/liveSession' };
const named = (messages: object) =>
  Object.keys(messages).map((name) => ({ $ref: `${channel.$ref}/messages/${name}` }));

const json = 'application/json';

/** The live WebSocket, arranged as in AsyncAPI. */
export const session = {
  replaces: ['connected, transcript'],
  defaultContentType: json,
  // A WebSocket is opened by a GET request; its host is known at run time.
  servers: { session: { host: '{host}', protocol: 'wss', variables: { host: {} } } },
  channels: {
    liveSession: {
      bindings: { ws: { method: 'GET' } },
      servers: [{ $ref: '#/servers/session' }],
      messages: mapValues({ ...fromClient, ...fromService }, (message, name) => {
        return { name, contentType: json, ...message };
      }),
    },
  },
  // The operations of the service: it receives what a client sends.
  operations: {
    receiveClientMessage: { action: 'receive', channel, messages: named(fromClient) },
    sendServerMessage: { action: 'send', channel, messages: named(fromService) },
  },
};
