/** Facts about the live messages against the AsyncAPI bundle. */

import type { Contract, DocumentPlace } from '../../../scripts/model/contract.ts';
import type { Json } from '../../../scripts/model/json.ts';
import { entryOf, furtherFacts, objectAt, schemaText, serverFacts } from './bundle.ts';
import {
  type BundleEntry,
  compareEntries,
  type Difference,
  type Facts,
  type TableEntry,
} from './compare.ts';
import { channel, channelName, messages, operationNames, sessionServers } from './messages.ts';

const TABLE = 'test/contract/facts/messages.ts';

/**
 * Compares every message with its direction and payload, both ways; and the channel, which has no security
 * and no fixed address: the service gives out an address with a token in it.
 */
export function compareMessages(contract: Contract): Difference[] {
  return compareEntries(expected, messagesOf(contract), () => TABLE, 'asyncapi');
}

const facts: [name: string, facts: Facts][] = [
  ['channels', { address: ['at run time'], security: [] }],
  [`channel ${channelName}`, channel],
  ...Object.entries(sessionServers).map(([name, facts]): [string, Facts] => [
    `server ${name}`,
    facts,
  ]),
  ...Object.entries(operationNames).map(([action, name]): [string, Facts] => [
    `operation ${name}`,
    { action, channel: { $ref: `#/channels/${channelName}` } },
  ]),
  ...messages.map(({ name, action, payload, contentType }): [string, Facts] => [
    `message ${name}`,
    { action: [action], name, payload, contentType },
  ]),
];

const expected = new Map<string, TableEntry>(
  facts.map(([name, stated]) => [name, { facts: stated, table: TABLE }]),
);

const listOf = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : []);

function messagesOf({ asyncapi, channels }: Contract): Map<string, BundleEntry> {
  const entries = new Map<string, BundleEntry>();
  const add = (name: string, stated: Facts, place: DocumentPlace) =>
    entries.set(name, entryOf(stated, place));
  const operations = channels.flatMap((channel) => channel.operations);
  const secured = [
    ...Object.values(objectAt(asyncapi.servers)),
    ...operations.map(({ node }) => node),
  ];
  const addresses = channels.map(({ node }) => node.address ?? 'at run time');
  const security = secured.flatMap((node) => listOf(objectAt(node).security));
  add('channels', { address: addresses, security }, { document: 'asyncapi', pointer: '/channels' });
  for (const [name, server] of Object.entries(objectAt(asyncapi.servers))) {
    const place = { document: 'asyncapi', pointer: `/servers/${name}` } as const;
    add(`server ${name}`, serverFacts(server, ['security']), place);
  }
  for (const operation of operations) {
    add(`operation ${operation.name}`, furtherFacts(operation.node, ['messages']), operation);
  }
  for (const channel of channels) {
    const stated = furtherFacts(channel.node, ['address', 'messages']);
    add(`channel ${channel.name}`, stated, channel);
    for (const message of channel.messages) {
      const { name, node, schema, sentBy, contentType = asyncapi.defaultContentType } = message;
      const action = sentBy.map((sender) => (sender === 'client' ? 'receive' : 'send'));
      const own = { payload: schemaText(schema), contentType: contentType ?? null };
      add(`message ${name}`, { ...furtherFacts(node), action, ...own }, message);
    }
  }
  return entries;
}
