import { describe, expect, it } from 'vitest';
import { checkMessages } from '../../scripts/check/messages.ts';
import { formatFinding } from '../../scripts/model/finding.ts';
import type { JsonObject } from '../../scripts/model/json.ts';
import { readContract } from '../../scripts/read/contract.ts';

const NAMES = ['Started', 'Ended', 'Other'];

const message = (name: string) => ({ $ref: `#/channels/session/messages/${name}` });

/** What is found where a channel, an operation and a union each have some of the messages. */
function found(channel: string[], operation: string[], union: string[]): string[] {
  const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  const asyncapi: JsonObject = {
    channels: {
      session: {
        messages: Object.fromEntries(channel.map((name) => [name, { payload: ref(name) }])),
      },
    },
    operations: {
      send: {
        action: 'send',
        channel: { $ref: '#/channels/session' },
        messages: operation.map(message),
      },
    },
    components: {
      schemas: {
        ...Object.fromEntries(NAMES.map((name) => [name, { type: 'object' }])),
        Sent: { anyOf: union.map(ref) },
        Unrelated: { anyOf: [{ type: 'string' }, { type: 'null' }] },
      },
    },
  };
  const sources = { files: new Map(), schemas: new Map() };
  const contract = readContract({}, asyncapi, new Map());
  return checkMessages(contract, sources).map(formatFinding);
}

describe('the messages of a channel, of its operations and of the unions', () => {
  it('agree', () => {
    expect(found(NAMES, NAMES, NAMES)).toEqual([]);
  });

  it('lack a branch', () => {
    expect(found(NAMES, NAMES, ['Started', 'Other'])).toEqual([
      'asyncapi/asyncapi.yaml#/components/schemas/Sent: Sent has no branch for Ended, which the server sends; add it',
    ]);
  });

  it('lack a message of the operation', () => {
    expect(found(NAMES, ['Started', 'Other'], NAMES)).toEqual([
      'asyncapi/asyncapi.yaml#/channels/session/messages/Ended: no operation of the channel session names the message Ended; add it to one',
      'asyncapi/asyncapi.yaml#/operations/send/messages: no message here has the payload Ended, a branch of Sent; add it to the channel and here',
    ]);
  });

  it('lack a message of the channel', () => {
    expect(found(['Started', 'Other'], ['Started', 'Other'], NAMES)).toEqual([
      'asyncapi/asyncapi.yaml#/operations/send/messages: no message here has the payload Ended, a branch of Sent; add it to the channel and here',
    ]);
  });
});
