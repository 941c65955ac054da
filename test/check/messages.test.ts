import { expect, it } from 'vitest';
import { checkMessages } from '../../scripts/check/messages.ts';
import { formatFinding } from '../../scripts/model/finding.ts';
import type { JsonObject } from '../../scripts/model/json.ts';
import { readContract } from '../../scripts/read/contract.ts';

/** What is found in a channel with three messages, of which an operation sends some. */
function found(sent: string[], excluded: string[]): string[] {
  const type = (rest: JsonObject): JsonObject => ({
    type: 'object',
    required: ['type'],
    properties: { type: { type: 'string', ...rest } },
  });
  const schemas = {
    Started: type({ const: 'started' }),
    Ended: type({ const: 'ended' }),
    Other: type({ not: { enum: excluded } }),
  };
  const messages = Object.keys(schemas).map((name) => [
    name,
    { payload: { $ref: `#/components/schemas/${name}` } },
  ]);
  const asyncapi: JsonObject = {
    channels: { session: { messages: Object.fromEntries(messages) } },
    operations: {
      sendMessage: {
        action: 'send',
        channel: { $ref: '#/channels/session' },
        messages: sent.map((name) => ({ $ref: `#/channels/session/messages/${name}` })),
      },
    },
    components: { schemas },
  };
  const sources = { files: new Map(), schemas: new Map() };
  return checkMessages(readContract({}, asyncapi, new Map()), sources).map(formatFinding);
}

const apart =
  'asyncapi/asyncapi.yaml#/operations/sendMessage/messages: nothing tells the messages of sendMessage apart; fix a required property of each by const, or exclude exactly the values of the others in one that takes any';

it.each([
  ['all sent, and told apart', ['Started', 'Ended', 'Other'], ['started', 'ended'], []],
  [
    'one that nobody sends',
    ['Started', 'Other'],
    ['started'],
    [
      'asyncapi/asyncapi.yaml#/channels/session/messages/Ended: no operation of the channel session names the message Ended; add it to one',
    ],
  ],
  ['one that another kind may be taken for', ['Started', 'Ended', 'Other'], ['started'], [apart]],
  [
    'a value excluded that no message has',
    ['Started', 'Ended', 'Other'],
    ['started', 'ended', 'paused'],
    [apart],
  ],
])('%s', (_, sent, excluded, findings) => {
  expect(found(sent, excluded)).toEqual(findings);
});
