/** Facts about the live messages against the AsyncAPI bundle. */

import type { Contract } from '../../scripts/model/contract.ts';
import type { Finding } from '../../scripts/model/finding.ts';
import type { Json, JsonObject } from '../../scripts/model/json.ts';
import { join } from '../../scripts/model/pointer.ts';
import { type Found, follow, furtherFacts, objectAt, schemaText } from './bundle.ts';
import { compareFound, type Facts } from './compare.ts';
import { channelBindings, channelName, messages, operationNames } from './messages.ts';

const FILE = 'generated/asyncapi.yaml';

/**
 * Every message with its direction and payload, both ways; the address and the lack of security
 * of the channel, which the service gives out at run time with a token in it.
 *
 * @returns one finding per difference
 */
export function compareMessages({ asyncapi }: Pick<Contract, 'asyncapi'>): Finding[] {
  const facts = new Map<string, Facts>([
    ['channels', { address: ['at run time'], security: [] }],
    [`channel ${channelName}`, { bindings: channelBindings }],
    ...Object.entries(operationNames).map(([action, name]): [string, Facts] => [
      `operation ${name}`,
      { action, channel: { $ref: `#/channels/${channelName}` } },
    ]),
  ]);
  for (const { name, action, payload, contentType } of messages) {
    facts.set(`message ${name}`, { action, payload, contentType });
  }
  return compareFound(facts, messagesOf(asyncapi), FILE);
}

function messagesOf(document: JsonObject): Map<string, Found> {
  const found = new Map<string, Found>();
  const listed = new Set<string>();
  const list = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : []);
  const security = [...Object.values(objectAt(document.servers))].flatMap((server) =>
    list(objectAt(server).security),
  );
  for (const [key, operation] of Object.entries(objectAt(document.operations))) {
    const { action, channel, messages: names, security: own } = objectAt(operation);
    found.set(`operation ${key}`, {
      facts: furtherFacts(objectAt(operation), ['messages']),
      file: FILE,
      pointer: `/operations/${key}`,
    });
    security.push(...list(own));
    const all = Object.values(objectAt(follow(document, channel).messages));
    for (const reference of names === undefined ? all : list(names)) {
      const message = follow(document, reference);
      const name = String(message.name);
      listed.add(name);
      const facts: Facts = {
        ...furtherFacts(message, ['name']),
        action: action ?? null,
        payload: schemaText(objectAt(message.payload)),
        contentType: message.contentType ?? document.defaultContentType ?? null,
      };
      const key = found.has(`message ${name}`) ? `message ${name} once more` : `message ${name}`;
      found.set(key, { facts, file: FILE, pointer: pointerOf(reference) });
    }
  }
  const addresses: Json[] = [];
  for (const [name, channel] of Object.entries(objectAt(document.channels))) {
    addresses.push(objectAt(channel).address ?? 'at run time');
    found.set(`channel ${name}`, {
      facts: furtherFacts(objectAt(channel), ['address', 'messages']),
      file: FILE,
      pointer: `/channels/${name}`,
    });
    for (const [key, reference] of Object.entries(objectAt(objectAt(channel).messages))) {
      const message = follow(document, reference);
      if (listed.has(String(message.name ?? key))) continue;
      const facts = { action: 'none' };
      const pointer = join(`/channels/${name}/messages`, key);
      found.set(`message ${message.name ?? key}`, { facts, file: FILE, pointer });
    }
  }
  const facts = { address: addresses, security };
  found.set('channels', { facts, file: FILE, pointer: '/channels' });
  return found;
}

function pointerOf(reference: Json): string {
  const { $ref } = objectAt(reference);
  return typeof $ref === 'string' ? $ref.replace(/^#/, '') : '/operations';
}
