/** The live WebSocket: § Live WebSocket session, § Live messages. */
import { flags } from './live.ts';

export interface MessageFact {
  /** The message's name: its schema's, but for raw audio. */
  name: string;
  /** What the service does: it receives what a client sends. */
  action: 'receive' | 'send';
  payload: string;
  contentType: string;
  /** The flags of `messages_config` that select it. */
  flags?: readonly string[];
}

const json = 'application/json';

/** The flags for transcripts; the others are for "other kinds". */
const transcripts = ['receive_partial_transcripts', 'receive_final_transcripts'];

export const messages: readonly MessageFact[] = [
  {
    name: 'RawAudio',
    action: 'receive',
    payload: 'string:binary',
    contentType: 'application/octet-stream',
  },
  {
    name: 'AudioChunkMessage',
    action: 'receive',
    payload: 'AudioChunkMessage',
    contentType: json,
  },
  {
    name: 'StopRecordingMessage',
    action: 'receive',
    payload: 'StopRecordingMessage',
    contentType: json,
  },
  {
    name: 'TranscriptMessage',
    action: 'send',
    payload: 'TranscriptMessage',
    contentType: json,
    flags: transcripts,
  },
  {
    name: 'OtherServerMessage',
    action: 'send',
    payload: 'OtherServerMessage',
    contentType: json,
    flags: flags.map(([flag]) => flag).filter((flag) => !transcripts.includes(flag)),
  },
];

/** The only channel; its name is the contract's own choice. */
export const channelName = 'liveSession';

/** A WebSocket is opened by a GET request; its host is known at run time. */
export const channel = {
  bindings: { ws: { method: 'GET' } },
  servers: [{ $ref: '#/servers/session' }],
};
export const sessionServers = {
  session: { host: '{host}', protocol: 'wss', variables: ['host'] },
};

/** The operations by what the service does; their names are the contract's own choice. */
export const operationNames = { receive: 'receiveClientMessage', send: 'sendServerMessage' };
