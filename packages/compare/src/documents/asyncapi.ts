/** The AsyncAPI document: how a change of each key affects the senders and receivers of messages. */
import type { JsonObject } from 'contract-compiler/model/json.ts';
import { child } from 'contract-compiler/model/pointer.ts';
import type { Comparison } from '../judge.ts';
import { BREAKING, Differences, type Either } from '../verdict.ts';
import { servers, specification } from './document.ts';
import { type Place, pairParts, partsOf } from './place.ts';
import * as rules from './rules.ts';
import { AGREED, agreed, changed, each, elsewhere, keyIn, object, type Rule } from './rules.ts';

/** The defaults of a message that the document states. */
const usual = ({ bundle }: Place): JsonObject =>
  bundle.defaultContentType ? { contentType: { $ref: '#/defaultContentType' } } : {};

/** The tags of a message that arrives name the flags that select it. */
const tags: Rule = (comparison, pair) => {
  const { uses, isPartial } = comparison;
  if (uses.received.length === 0 || isPartial) return [];
  const namesOf = (place: Place) =>
    [...partsOf(place).values()].map(({ value }) => String(child(value, 'name'))).sort();
  const select = changed({ 'breaks-receivers': 'other flags select the message' }, namesOf);
  return select(comparison, pair);
};

const message = object(
  {
    payload: rules.schema,
    headers: rules.schema,
    contentType: agreed,
    name: elsewhere,
    tags,
    bindings: agreed,
    correlationId: agreed,
  },
  usual,
  'message',
);

/** The messages of an operation by their names in the channel: all of the channel, where it names none. */
function messagesOf(list: Place | undefined): Map<string, Place> {
  const all = partsOf(partsOf(partsOf(list?.around).get('channel')).get('messages'));
  const own = [...partsOf(list).values()].map(({ pointer }) => pointer);
  const isCarried = (one: Place) => own.length === 0 || own.includes(one.pointer);
  return new Map([...all].filter(([, one]) => isCarried(one)));
}

/** Compares the messages of an operation. A new one that arrives breaks nobody if a known one covers it. */
const compareMessages: Rule = (comparison, pair) => {
  const { sent, received } = comparison.uses;
  // A changed direction makes all other differences irrelevant.
  if (sent.length > 0 && received.length > 0) return [];
  const [old, next] = pair;
  const known = messagesOf(old);
  return pairParts(known, messagesOf(next)).flatMap(({ pair: both }) => {
    const [before, after] = both;
    if (before || received.length === 0) return message(comparison, both);
    const isCovered = [...known.values()].some((one) => covers(comparison, [one, after]));
    if (isCovered) return message(comparison, both);
    const effect = 'a message may arrive that none of the known ones covers';
    rules.judge(comparison, 'message-added', both, { 'breaks-receivers': effect });
    return [];
  });
};

/** Whether a known message accepts every value of a new one. */
function covers(comparison: Comparison, both: Either<Place>): boolean {
  const differences = new Differences();
  message({ ...comparison, differences, isPartial: true }, both);
  return differences.list().every(({ verdict }) => !BREAKING.has(verdict));
}

const operationParts = object(
  {
    action: agreed,
    bindings: agreed,
    security: agreed,
    channel: changed(AGREED, ({ pointer }) => pointer),
    messages: compareMessages,
  },
  () => ({ messages: [] }),
  'operation',
);

/** Compares an operation; its `action` is what the service does. */
const operation: Rule = (comparison, pair) => {
  const actions = pair.map((one) => child(one?.value ?? null, 'action'));
  const name = keyIn(pair);
  // What the service receives, the client sends.
  const sent = actions.includes('receive') ? [name] : [];
  const received = actions.includes('send') ? [name] : [];
  return operationParts({ ...comparison, uses: { sent, received } }, pair);
};

const channelParts = object(
  {
    address: agreed,
    parameters: agreed,
    bindings: agreed,
    servers: agreed,
    // Messages in use are compared with their operations.
    messages: elsewhere,
  },
  undefined,
  'channel',
);

const channel: Rule = (comparison, pair) => {
  const name = `channel ${keyIn(pair)}`;
  return channelParts({ ...comparison, uses: { sent: [name], received: [name] } }, pair);
};

/** Judges the document as a whole. */
export const compareAsyncapi = object({
  asyncapi: specification,
  id: elsewhere,
  servers,
  components: elsewhere,
  defaultContentType: elsewhere,
  channels: each(channel),
  operations: each(operation),
});
