/** The AsyncAPI document: every message, judged by whether clients send or receive it. */
import { isDeepStrictEqual } from 'node:util';
import type { Channel, ChannelOperation, Message } from '../../model/contract.ts';
import type { Json } from '../../model/json.ts';
import * as judge from '../judge.ts';
import { affectBoth, Judgements } from '../judgements.ts';
import { type Both, type Either, pairUp } from '../pairs.ts';
import type { Release } from '../release.ts';
import { compareInline } from '../schema.ts';
import { receivedBy, sentBy } from '../uses.ts';
import { BREAKING } from '../verdict.ts';
import { essenceOf, mediaTypeOf, statedIn } from './meaning.ts';

type Comparison = judge.Comparison;

/** Compares every channel that the AsyncAPI document has. */
export function compareLive(comparison: Comparison): void {
  const [old, next] = [comparison.old.contract, comparison.next.contract];
  for (const pair of pairUp(old.channels, next.channels, ({ name }) => name)) {
    const name = `channel ${(pair[0] ?? pair[1])?.name}`;
    const everyone = { ...comparison, uses: { sent: [name], received: [name] } };
    const both = judge.judgePresence(everyone, 'channel', pair, {
      removed: affectBoth('the channel is gone'),
      added: { none: 'it is new' },
    });
    if (both) compareChannel(everyone, both);
    const [before = [], after = []] = pair.map((channel) => channel?.operations);
    for (const operations of pairUp(before, after, (one) => one.name)) {
      compareOperation(comparison, operations);
    }
  }
}

/** What a channel has besides its operations. */
function compareChannel(comparison: Comparison, both: Both<Channel>): void {
  const [old, next] = both;
  const moved = 'the address has changed';
  const bindings = 'the connection is made in another way';
  judge.judgeKeys(comparison, both, { address: moved, parameters: moved, bindings });
  const servers = judge.changeOfKey(both, 'servers');
  if (!isDeepStrictEqual(servers.old, servers.new)) {
    const after = serversOf(next, comparison.next);
    const isKept = serversOf(old, comparison.old).every((server) =>
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
    judge.judgePart(comparison, 'message', [before, after], { none });
  }
}

/** The servers that a channel is on, whatever their names: all of them, where it does not say. */
function serversOf({ node: { servers } }: Channel, { contract: { asyncapi } }: Release): Json[] {
  return Object.values(servers ?? asyncapi.servers ?? {}).map((server) =>
    essenceOf(statedIn(asyncapi, server)),
  );
}

function compareOperation(comparison: Comparison, pair: Either<ChannelOperation>): void {
  const { name = '', sender } = pair[0] ?? pair[1] ?? {};
  const inside = { ...comparison, uses: sender === 'client' ? sentBy(name) : receivedBy(name) };
  const both = judge.judgePresence(inside, 'operation', pair, {
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
  judge.judgeKeys({ ...comparison, uses: { sent: [name], received: [name] } }, both, sayings);
  if (both[0].sender === both[1].sender) compareMessages(inside, both);
}

function compareMessages(comparison: Comparison, both: Both<ChannelOperation>): void {
  const [old, next] = both;
  const messages = judge.changeOfKey(both, 'messages');
  if (!isDeepStrictEqual(messages.old, messages.new)) {
    comparison.judgements.add(messages, { same: 'each message is judged by itself' });
  }
  const isSent = comparison.uses.sent.length > 0;
  const none = isSent ? 'it is new' : 'messages of this kind were allowed before';
  const wider = 'a message may arrive that none of the known ones covers';
  for (const pair of pairUp(old.messages, next.messages, ({ name }) => name)) {
    const [before, after] = pair;
    const isCovered =
      !before && after && old.messages.some((known) => covers(comparison, [known, after]));
    const known = judge.judgePresence(comparison, 'message', pair, {
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
  const usual = [comparison.old, comparison.next].map(
    ({ contract }) => contract.asyncapi.defaultContentType,
  );
  const types = [old.contentType ?? usual[0], next.contentType ?? usual[1]] as const;
  const isStated = old.contentType !== undefined || next.contentType !== undefined;
  const stated = { ...judge.changeOfKey(both, 'contentType', types), rule: 'content-type' };
  const change = isStated ? stated : { ...stated, pointer: '/defaultContentType' };
  const isSame = mediaTypeOf(`${types[0]}`) === mediaTypeOf(`${types[1]}`);
  const effect = isSame ? { same: 'it is the same media type' } : affectBoth(written);
  if (types[0] !== types[1]) comparison.judgements.add(change, effect, comparison.uses);
  judge.judgeKeys(comparison, both, { bindings: written, traits: written, correlationId: written });
  for (const keyword of ['payload', 'headers']) compareInline(comparison, both, keyword);
}
