/** The live WebSocket: § Live WebSocket session, § Live messages, arranged as in AsyncAPI. */
import type { JsonObject } from '../../../scripts/json.ts';
import { clientMessages, flags, serverMessages } from './live.ts';

const json = 'application/json';

/** The flags of `messages_config` that select transcripts; the others select "other kinds". */
const transcripts = ['receive_partial_transcripts', 'receive_final_transcripts'];
const others = flags.map(([flag]) => flag).filter((flag) => !transcripts.includes(flag));

/** The names of the channel and of its operations are chosen by the contract. */
const channel = { $ref: '#/channels/liveSession' };
const named = (...names: string[]) =>
  names.map((name) => ({ $ref: `${channel.$ref}/messages/${name}` }));

/** A message, by default in JSON, and with a schema of its name. */
function message(name: string, own: JsonObject = {}): JsonObject {
  return { [name]: { name, type: name, contentType: json, ...own } };
}

export const messages = {
  replaces: ['connected, transcript'],
  defaultContentType: json,
  // A WebSocket is opened by a GET request; its host is known at run time.
  servers: { session: { host: '{host}', protocol: 'wss', variables: { host: {} } } },
  channels: {
    liveSession: {
      bindings: { ws: { method: 'GET' } },
      servers: [{ $ref: '#/servers/session' }],
      messages: {
        ...message('RawAudio', { type: 'string:binary', contentType: 'application/octet-stream' }),
        ...message('AudioChunkMessage', { replaces: ['{frames}'] }),
        ...message('StopRecordingMessage', { replaces: ['{event: terminate}'] }),
        // The service sends a message if any of these flags of `messages_config` is set.
        ...message('TranscriptMessage', { flags: transcripts, replaces: ['final'] }),
        ...message('OtherServerMessage', { flags: others }),
      },
    },
  },
  // The operations of the service: it receives what a client sends.
  operations: {
    receiveClientMessage: {
      action: 'receive',
      channel,
      messages: named('RawAudio', ...Object.keys(clientMessages)),
    },
    sendServerMessage: {
      action: 'send',
      channel,
      messages: named(...Object.keys(serverMessages), 'OtherServerMessage'),
    },
  },
};
