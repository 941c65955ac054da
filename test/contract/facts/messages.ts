/** The live WebSocket: § Live WebSocket session, § Live messages, by place. */
import type { Statements } from '../../support/facts/types.ts';
import { flags } from './live.ts';

const json = 'application/json';

/** The flags of `messages_config` that select transcripts; the others select "other kinds". */
const transcripts = ['receive_partial_transcripts', 'receive_final_transcripts'];
const others = flags.map(([flag]) => flag).filter((flag) => !transcripts.includes(flag));

/** The names of the channel and of its operations are chosen by the contract. */
const channel = { $ref: '#/channels/liveSession' };
const sent = (...names: string[]) =>
  names.map((name) => ({ $ref: `${channel.$ref}/messages/${name}` }));

type Table = Readonly<Record<string, Statements>>;

/** A message, by default in JSON, and with a schema of its name. */
function fromClient(name: string, own: Statements = {}): Table {
  return { [`message ${name}`]: { name, type: name, contentType: json, ...own } };
}

/** One that the service sends if any of some flags of `messages_config` is set. */
function fromService(name: string, flags: string[]): Table {
  return fromClient(name, { flags });
}

export const messages: Table = {
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
  ...fromClient('RawAudio', { type: 'string:binary', contentType: 'application/octet-stream' }),
  ...fromClient('AudioChunkMessage'),
  ...fromClient('StopRecordingMessage'),
  'operation sendServerMessage': {
    action: 'send',
    channel,
    messages: sent('TranscriptMessage', 'OtherServerMessage'),
  },
  ...fromService('TranscriptMessage', transcripts),
  ...fromService('OtherServerMessage', others),
};
