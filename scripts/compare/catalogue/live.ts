import { add, all, type CatalogueEntry, remove, rename, set, take } from './edits.ts';

const RECEIVE = 'asyncapi:/operations/receiveClientMessage';
const SEND = 'asyncapi:/operations/sendServerMessage';
const MESSAGES = 'asyncapi:/channels/liveSession/messages';

const SPEECH = {
  type: 'object',
  description: 'New.',
  required: ['type', 'session_id', 'created_at'],
  properties: {
    type: { type: 'string', const: 'speech_begin' },
    session_id: { type: 'string' },
    created_at: { type: 'string', format: 'date-time' },
  },
};

/** Changes of what is sent over the WebSocket. */
export const LIVE: CatalogueEntry[] = [
  {
    area: 'Client message',
    change: 'A new field that may be left out',
    verdicts: ['compatible'],
    edit: set('AudioChunkMessage/properties/sequence', { type: 'integer', description: 'New.' }),
  },
  {
    area: 'Client message',
    change: 'A new field that is required',
    verdicts: ['breaks-senders'],
    edit: all(
      set('AudioChunkMessage/properties/sequence', { type: 'integer', description: 'New.' }),
      add('AudioChunkMessage/required', 'sequence'),
    ),
  },
  {
    area: 'Client message',
    change: 'A required field may be left out',
    verdicts: ['compatible'],
    edit: take('AudioChunkMessage/required', 'data'),
  },
  {
    area: 'Client message',
    change: 'A field becomes required',
    verdicts: ['breaks-senders'],
    edit: all(
      set('StopRecordingMessage/properties/reason', { type: 'string' }),
      add('StopRecordingMessage/required', 'reason'),
    ),
  },
  {
    area: 'Client message',
    change: 'A bound where there was none',
    verdicts: ['breaks-senders'],
    edit: set('AudioChunkMessage/properties/data/properties/chunk/maxLength', 65536),
  },
  {
    area: 'Client message',
    change: 'Another encoding of the audio',
    verdicts: ['breaks-senders'],
    edit: set('AudioChunkMessage/properties/data/properties/chunk/contentEncoding', 'base64url'),
  },
  {
    area: 'Client message',
    change: 'Another type',
    verdicts: ['breaks-senders'],
    edit: set('StopRecordingMessage/properties/type/const', 'stop'),
  },
  {
    area: 'Client message',
    change: 'A new message',
    verdicts: ['compatible'],
    edit: all(
      set(`${MESSAGES}/PauseMessage`, { payload: { type: 'object' } }),
      add(`${RECEIVE}/messages`, { $ref: '#/channels/liveSession/messages/PauseMessage' }),
    ),
  },
  {
    area: 'Client message',
    change: 'A message is gone',
    verdicts: ['breaks-senders'],
    edit: all(remove(`${RECEIVE}/messages/0`), remove(`${MESSAGES}/RawAudio`)),
  },
  {
    area: 'Server message',
    change: 'A new field that is always there',
    verdicts: ['compatible'],
    edit: all(
      set('ServerMessageEnvelope/properties/sequence', { type: 'integer', description: 'New.' }),
      add('ServerMessageEnvelope/required', 'sequence'),
    ),
  },
  {
    area: 'Server message',
    change: 'A field may be missing',
    verdicts: ['breaks-receivers'],
    edit: take('LiveUtterance/required', 'confidence'),
  },
  {
    area: 'Server message',
    change: 'A field is gone',
    verdicts: ['breaks-receivers'],
    edit: all(
      remove('TranscriptMessage/properties/data/properties/is_final'),
      take('TranscriptMessage/properties/data/required', 'is_final'),
    ),
  },
  {
    area: 'Server message',
    change: 'A bound where there was none',
    verdicts: ['compatible'],
    edit: set('LiveUtterance/properties/confidence/maximum', 1),
  },
  {
    area: 'Server message',
    change: 'A field is always there',
    verdicts: ['compatible'],
    edit: add('OtherServerMessage/required', 'data'),
  },
  {
    area: 'Server message',
    change: 'A field may be null',
    verdicts: ['breaks-receivers'],
    edit: set('LiveUtterance/properties/confidence/type', ['number', 'null']),
  },
  {
    area: 'Server message',
    change: 'Another type of a known message',
    verdicts: ['breaks-receivers'],
    edit: set('TranscriptMessage/properties/type/const', 'text'),
  },
  {
    area: 'Server message',
    change: 'A new message that is a case of what was allowed as a message of another kind',
    verdicts: ['compatible'],
    edit: all(
      set('openapi:/components/schemas/SpeechBeginMessage', SPEECH),
      set('asyncapi:/components/schemas/SpeechBeginMessage', SPEECH),
      set('ServerMessage/anyOf', [
        { $ref: '#/components/schemas/TranscriptMessage' },
        { $ref: '#/components/schemas/SpeechBeginMessage' },
        { $ref: '#/components/schemas/OtherServerMessage' },
      ]),
      set('OtherServerMessage/properties/type/not', { enum: ['transcript', 'speech_begin'] }),
      set(`${MESSAGES}/SpeechBeginMessage`, {
        contentType: 'application/json',
        payload: { $ref: '#/components/schemas/SpeechBeginMessage' },
      }),
      add(`${SEND}/messages`, { $ref: '#/channels/liveSession/messages/SpeechBeginMessage' }),
    ),
  },
  {
    area: 'Server message',
    change: 'A new message that no known kind covers',
    verdicts: ['breaks-receivers'],
    edit: all(
      set(`${MESSAGES}/Subtitles`, {
        contentType: 'text/vtt',
        payload: { type: 'string', description: 'New.' },
      }),
      add(`${SEND}/messages`, { $ref: '#/channels/liveSession/messages/Subtitles' }),
    ),
  },
  {
    area: 'Server message',
    change: 'A message no longer comes',
    verdicts: ['breaks-receivers'],
    edit: all(remove(`${SEND}/messages/0`), remove(`${MESSAGES}/TranscriptMessage`)),
  },
  {
    area: 'Server message',
    change: 'Messages of other kinds no longer come, and none takes their place in the union',
    verdicts: ['breaks-receivers'],
    edit: remove('ServerMessage/anyOf/1'),
  },
  {
    area: 'Channel',
    change: 'A message changes sides',
    verdicts: ['breaks-senders', 'breaks-receivers'],
    edit: all(
      remove(`${RECEIVE}/messages/1`),
      add(`${SEND}/messages`, { $ref: '#/channels/liveSession/messages/AudioChunkMessage' }),
    ),
  },
  {
    area: 'Channel',
    change: 'The direction of an operation',
    verdicts: ['breaks-senders', 'breaks-receivers'],
    edit: set(`${SEND}/action`, 'receive'),
  },
  {
    area: 'Channel',
    change: 'Another content type of a message',
    verdicts: ['breaks-senders'],
    edit: set(`${MESSAGES}/RawAudio/contentType`, 'audio/wav'),
  },
  {
    area: 'Channel',
    change: 'An operation has another name',
    verdicts: ['breaks-importers'],
    edit: rename(SEND, 'sendMessage'),
  },
  {
    area: 'Channel',
    change: 'A message has another name',
    verdicts: ['breaks-importers'],
    edit: all(
      rename(`${MESSAGES}/RawAudio`, 'BinaryAudio'),
      set(`${RECEIVE}/messages/0/$ref`, '#/channels/liveSession/messages/BinaryAudio'),
    ),
  },
  {
    area: 'Channel',
    change: 'The channel has an address of its own',
    verdicts: ['breaks-senders', 'breaks-receivers'],
    edit: set('asyncapi:/channels/liveSession/address', '/v2/live/{session}'),
  },
  {
    area: 'Channel',
    change: 'The connection is made in another way',
    verdicts: ['breaks-senders', 'breaks-receivers'],
    edit: set('asyncapi:/channels/liveSession/bindings/ws/query', { type: 'object' }),
  },
  {
    area: 'Channel',
    change: 'Descriptions, titles and examples of messages',
    verdicts: ['documentation'],
    edit: all(
      set(`${MESSAGES}/RawAudio/summary`, 'Another summary.'),
      set(`${MESSAGES}/StopRecordingMessage/examples`, []),
      set('asyncapi:/channels/liveSession/description', 'Another description.'),
      set('asyncapi:/components/tags/Audio/description', 'Another description.'),
    ),
  },
  {
    area: 'Channel',
    change: 'A key of AsyncAPI that no rule knows',
    verdicts: ['unjudged'],
    edit: set(`${SEND}/reply`, { address: { location: '$message.header#/reply' } }),
  },
];
