/** The live WebSocket: § Live WebSocket session, § Live messages, by place. */

import { flags } from './live.ts';
import type { Facts } from './types.ts';

const json = 'application/json';

/** The flags of `messages_config` that select transcripts; the others select "other kinds". */
const transcripts = ['receive_partial_transcripts', 'receive_final_transcripts'];
const others = flags.map(([flag]) => flag).filter((flag) => !transcripts.includes(flag));

/** The names of the channel and of its operations are chosen by the contract. */
const channel = { $ref: '#/channels/liveSession' };
const sent = (...names: string[]) =>
  names.map((name) => ({ $ref: `${channel.$ref}/messages/${name}` }));

export const messages: Readonly<Record<string, Facts>> = {
  asyncapi: { defaultContentType: json },
  // A WebSocket is opened by a GET request; its host is known at run time.
  'channel liveSession': {
    bindings: { ws: { method: 'GET' } },
    servers: [{ $ref: '#/servers/session' }],
  },
  'server session': { host: '{host}', protocol: 'wss' },
  'server session variable host': {},

  // The operations of the service: it receives what a client sends.
  'operation receiveClientMessage': {
    action: 'receive',
    channel,
    messages: sent('RawAudio', 'AudioChunkMessage', 'StopRecordingMessage'),
  },
  'message RawAudio': {
    name: 'RawAudio',
    type: 'string:binary',
    contentType: 'application/octet-stream',
  },
  'message AudioChunkMessage': {
    name: 'AudioChunkMessage',
    type: 'AudioChunkMessage',
    contentType: json,
  },
  'message StopRecordingMessage': {
    name: 'StopRecordingMessage',
    type: 'StopRecordingMessage',
    contentType: json,
  },
  'operation sendServerMessage': {
    action: 'send',
    channel,
    messages: sent('TranscriptMessage', 'OtherServerMessage'),
  },
  'message TranscriptMessage': {
    name: 'TranscriptMessage',
    type: 'TranscriptMessage',
    contentType: json,
    flags: transcripts,
  },
  'message OtherServerMessage': {
    name: 'OtherServerMessage',
    type: 'OtherServerMessage',
    contentType: json,
    flags: others,
  },
};
