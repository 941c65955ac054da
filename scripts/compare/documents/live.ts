/** The AsyncAPI document: every message, judged by whether clients send or receive it. */
import { isDeepStrictEqual } from 'node:util';
import type { Channel, ChannelOperation, Contract, Message } from '../../model/contract.ts';
import type { Json } from '../../model/json.ts';
import { join } from '../../model/pointer.ts';
import { type Comparison, changeOfKey, judgeKeys, judgePart, judgePresence } from '../judge.ts';
import { affectBoth, Judgements } from '../judgements.ts';
import { type Both, type Either, pairUp } from '../pairs.ts';
import { compareInline } from '../schema.ts';
import { receivedBy, sentBy } from '../uses.ts';
import { BREAKING } from '../verdict.ts';
import { essenceOf, mediaTypeOf, statedIn } from './meaning.ts';

/** Compares every channel that the AsyncAPI document has. */
export function compareLive(comparison: Comparison): void {
  const [old, next] = [comparison.old.contract, comparison.next.contract];
  for (const pair of pairUp(old.channels, next.channels, ({ name }) => name)) {
    compareChannel(comparison, pair);
  }
}

function compareChannel(comparison: Comparison, pair: Either<Channel>): void {
  const [old, next] = pair;
  const name = `channel ${(old ?? next)?.name}`;
  const everyone = { ...comparison, uses: { sent: [name], received: [name] } };
  const both = judgePresence(everyone, 'channel', pair, {
    removed: affectBoth('the channel is gone'),
    added: { none: 'it is new' },
  });
  if (both) compareContents(everyone, both);
  const operations = pairUp(old?.operations ?? [], next?.operations ?? [], ({ name }) => name);
  for (const operation of operations) compareOperation(comparison, operation);
}

/** What a channel has besides its operations. */
function compareContents(comparison: Comparison, both: Both<Channel>): void {
  const [old, next] = both;
  const moved = 'the address has changed';
  const bindings = 'the connection is made in another way';
  judgeKeys(comparison, both, { address: moved, parameters: moved, bindings });
  const servers = changeOfKey(both, 'servers');
  if (!isDeepStrictEqual(servers.old, servers.new)) {
    const after = serversOf(next, comparison.next.contract);
    const isKept = serversOf(old, comparison.old.contract).every((server) =>
      after.some((other) => isDeepStrictEqual(server, other)),
    );
    const none = 'the servers that it was on still have it';
    const effect = isKept ? { none } : affectBoth('it is no longer on one of the servers');
    comparison.judgements.add(servers, effect, comparison.uses);
  }
  const unused = ({ messages }: Channel) => messages.filter(({ sentBy }) => sentBy.length === 0);
  for (const [before, after] of pairUp(unused(old), unused(next), ({ name }) => name)) {
    if (isDeepStrictEqual(before?.node, after?.node)) continue;
    const none = 'no operation carries the message';
    judgePart(comparison, 'message', [before, after], { none });
  }
}

/** The servers that a channel is on, whatever their names: all of them, where it does not say. */
function serversOf({ node: { servers } }: Channel, { asyncapi }: Contract): Json[] {
  return Object.values(servers ?? asyncapi.servers ?? {}).map((server) =>
    essenceOf(statedIn(asyncapi, server)),
  );
}

function compareOperation(comparison: Comparison, pair: Either<ChannelOperation>): void {
  const { name = '', sender } = pair[0] ?? pair[1] ?? {};
  const inside = { ...comparison, uses: sender === 'client' ? sentBy(name) : receivedBy(name) };
  const both = judgePresence(inside, 'operation', pair, {
    removed: { narrower: 'its messages are refused', wider: 'its messages are no longer sent' },
    added: { none: 'it is new' },
  });
  if (!both) return;
  const sayings = {
    action: 'senders and receivers have changed places',
    bindings: 'it is carried in another way',
    traits: 'it is carried in another way',
    security: 'clients authenticate in another way',
    reply: 'it is answered in another way',
  };
  judgeKeys({ ...comparison, uses: { sent: [name], received: [name] } }, both, sayings);
  const [old, next] = both;
  if (old.sender === next.sender) compareMessages(inside, both);
}

function compareMessages(comparison: Comparison, both: Both<ChannelOperation>): void {
  const [old, next] = both;
  const messages = changeOfKey(both, 'messages');
  if (!isDeepStrictEqual(messages.old, messages.new)) {
    comparison.judgements.add(messages, { same: 'each message is judged by itself' });
  }
  for (const pair of pairUp(old.messages, next.messages, ({ name }) => name)) {
    const [before, after] = pair;
    const isCovered =
      !before && after && old.messages.some((known) => covers(comparison, [known, after]));
    const none =
      comparison.uses.sent.length > 0 ? 'it is new' : 'messages of this kind were allowed before';
    const wider = 'a message may arrive that none of the known ones covers';
    const known = judgePresence(comparison, 'message', pair, {
      removed: { narrower: 'the message is refused', wider: 'the message is no longer sent' },
      added: isCovered ? { none } : { wider, none },
    });
    if (known) compareMessage(comparison, known);
  }
}

/** Whether all that a new message can be was allowed as a known one. */
function covers(comparison: Comparison, both: Both<Message>): boolean {
  const judgements = new Judgements();
  compareMessage({ ...comparison, judgements, subset: true }, both);
  return judgements.differences().every(({ verdict }) => !BREAKING.has(verdict));
}

function compareMessage(comparison: Comparison, both: Both<Message>): void {
  const [old, next] = both;
  const written = 'the message is written in another way';
  const type = old.contentType ?? comparison.old.contract.asyncapi.defaultContentType;
  const newType = next.contentType ?? comparison.next.contract.asyncapi.defaultContentType;
  if (type !== newType) {
    const { document } = next;
    const isStated = old.contentType !== undefined || next.contentType !== undefined;
    const pointer = isStated ? join(next.pointer, 'contentType') : '/defaultContentType';
    const found = { rule: 'content-type', document, pointer, old: type, new: newType };
    const isSame = mediaTypeOf(`${type}`) === mediaTypeOf(`${newType}`);
    const effect = isSame ? { same: 'it is the same media type' } : affectBoth(written);
    comparison.judgements.add(found, effect, comparison.uses);
  }
  const sayings = { bindings: written, traits: written, correlationId: written };
  judgeKeys(comparison, both, sayings);
  for (const keyword of ['payload', 'headers']) compareInline(comparison, both, keyword);
}
