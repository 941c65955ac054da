/** The AsyncAPI document: every message, judged by whether clients send or receive it. */
import { isDeepStrictEqual } from 'node:util';
import type { Channel, ChannelOperation, Contract, Message } from '../../model/contract.ts';
import { isObject } from '../../model/json.ts';
import { child, join } from '../../model/pointer.ts';
import { type Comparison, compareInline, foundAt, judge, judgeKeys } from '../comparison.ts';
import { Judgements } from '../judgements.ts';
import { paired } from '../pairs.ts';
import { receivedBy, sentBy } from '../release.ts';
import { BREAKING, type Uses } from '../verdict.ts';
import { compareSchemes } from './security.ts';
import { compareServers, compareSpecification } from './servers.ts';

/** Compares everything in the AsyncAPI document but the named schemas. */
export function compareLive(comparison: Comparison): void {
  const { old, next } = comparison;
  compareSpecification(comparison, 'asyncapi');
  compareServers(comparison, 'asyncapi');
  compareSchemes(comparison, 'asyncapi');
  const channels = paired(old.contract.channels, next.contract.channels, ({ name }) => name);
  for (const [before, after] of channels) compareChannel(comparison, before, after);
}

function compareChannel(
  comparison: Comparison,
  old: Channel | undefined,
  next: Channel | undefined,
): void {
  const name = `channel ${(old ?? next)?.name}`;
  const uses: Uses = { sent: [name], received: [name] };
  if (!old || !next) {
    const gone = 'the channel is gone';
    const effect = old ? { narrower: gone, wider: gone } : { none: 'it is new' };
    judge(comparison, old ? 'channel-removed' : 'channel-added', [old, next], effect, uses);
    for (const operation of old?.operations ?? [])
      compareOperation(comparison, operation, undefined);
    for (const operation of next?.operations ?? [])
      compareOperation(comparison, undefined, operation);
    return;
  }
  const moved = 'the address has changed';
  const bindings = 'the connection is made in another way';
  judgeKeys(comparison, [old, next], { address: moved, parameters: moved, bindings }, uses);
  const [before, after] = [comparison.old, comparison.next].map(({ contract }, side) =>
    serversOf(side === 0 ? old : next, contract),
  );
  if (!isDeepStrictEqual(old.node.servers, next.node.servers)) {
    const found = foundAt(old, next, 'servers', old.node.servers, next.node.servers);
    const isKept = before?.every((server) => after?.includes(server));
    const none = 'the servers that it was on still have it';
    const gone = 'it is no longer on one of the servers';
    const effect = isKept ? { none } : { narrower: gone, wider: gone };
    comparison.judgements.effect(found, effect, uses);
  }
  const operations = paired(old.operations, next.operations, (operation) => operation.name);
  for (const [before, after] of operations) compareOperation(comparison, before, after);
  const unused = (channel: Channel) => channel.messages.filter(({ sentBy }) => sentBy.length === 0);
  for (const [before, after] of paired(unused(old), unused(next), (message) => message.name)) {
    if (isDeepStrictEqual(before?.node, after?.node)) continue;
    const none = 'no operation carries the message';
    judge(comparison, 'message', [before, after], { none }, { sent: [], received: [] });
  }
}

/** The servers that a channel is on: all of them, where it does not say. */
function serversOf({ node }: Channel, { asyncapi }: Contract): string[] {
  const all = isObject(asyncapi.servers) ? asyncapi.servers : {};
  const stated = Array.isArray(node.servers) ? node.servers : undefined;
  return (
    stated?.map((one) => String(child(one, '$ref')).slice('#/servers/'.length)) ?? Object.keys(all)
  );
}

function compareOperation(
  comparison: Comparison,
  old: ChannelOperation | undefined,
  next: ChannelOperation | undefined,
): void {
  const operation = old ?? next;
  if (!operation) return;
  const { name, sender } = operation;
  const uses = sender === 'client' ? sentBy(name) : receivedBy(name);
  if (!old || !next) {
    const effect = old
      ? { narrower: 'its messages are refused', wider: 'its messages are no longer sent' }
      : { none: 'it is new' };
    judge(comparison, old ? 'operation-removed' : 'operation-added', [old, next], effect, uses);
    return;
  }
  const both: Uses = { sent: [name], received: [name] };
  const pair = [old, next] as const;
  const sayings = {
    action: 'senders and receivers have changed places',
    bindings: 'it is carried in another way',
    traits: 'it is carried in another way',
    security: 'clients authenticate in another way',
    reply: 'it is answered in another way',
  };
  judgeKeys(comparison, pair, sayings, both);
  if (old.sender === next.sender) compareMessages(comparison, pair, uses);
}

function compareMessages(
  comparison: Comparison,
  [old, next]: readonly [ChannelOperation, ChannelOperation],
  uses: Uses,
): void {
  const messages = foundAt(old, next, 'messages', old.node.messages, next.node.messages);
  if (!isDeepStrictEqual(messages.old, messages.new)) {
    const saying = 'each message is judged by itself';
    comparison.judgements.add(messages, { verdict: 'documentation', saying });
  }
  const pairs = paired(old.messages, next.messages, ({ name }) => name);
  for (const [before, after] of pairs) {
    if (before && after) {
      compareMessage(comparison, [before, after], uses);
    } else if (before) {
      const effect = { narrower: 'the message is refused', wider: 'the message is no longer sent' };
      judge(comparison, 'message-removed', [before, after], effect, uses);
    } else if (after) {
      const expected = old.messages.some((known) => covers(comparison, known, after, uses));
      const wider = 'a message may arrive that none of the known ones covers';
      const none = uses.sent.length > 0 ? 'it is new' : 'messages of this kind were allowed before';
      const effect = expected ? { none } : { wider, none };
      judge(comparison, 'message-added', [before, after], effect, uses);
    }
  }
}

/** Whether all that a new message can be was allowed as a known one. */
function covers(comparison: Comparison, known: Message, added: Message, uses: Uses): boolean {
  const judgements = new Judgements();
  compareMessage({ ...comparison, judgements, subset: true }, [known, added], uses);
  return judgements.differences().every(({ verdict }) => !BREAKING.has(verdict));
}

function compareMessage(
  comparison: Comparison,
  pair: readonly [Message, Message],
  uses: Uses,
): void {
  const [old, next] = pair;
  const { contract } = comparison.old;
  const types = [
    old.contentType ?? contract.asyncapi.defaultContentType,
    next.contentType ?? comparison.next.contract.asyncapi.defaultContentType,
  ];
  const written = 'the message is written in another way';
  if (types[0] !== types[1]) {
    const { document } = next;
    const stated = old.contentType !== undefined || next.contentType !== undefined;
    const pointer = stated ? join(next.pointer, 'contentType') : '/defaultContentType';
    const found = { rule: 'content-type', document, pointer, old: types[0], new: types[1] };
    comparison.judgements.effect(found, { narrower: written, wider: written }, uses);
  }
  const sayings = { bindings: written, traits: written, correlationId: written };
  judgeKeys(comparison, pair, sayings, uses);
  for (const keyword of ['payload', 'headers']) compareInline(comparison, pair, keyword, uses);
}
