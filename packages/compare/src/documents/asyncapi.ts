/** The AsyncAPI document: how a change of each key affects the senders and receivers of messages. */
import { child, type JsonObject } from '../../../../scripts/json.ts';
import { unjudged } from '../verdict.ts';
import { type Place, partOf, partsOf } from './place.ts';
import {
  agreed,
  changed,
  eachNamed,
  elsewhere,
  isHarmless,
  judge,
  keyIn,
  object,
  pairNamed,
  type Rule,
  schema,
  servers,
  specification,
} from './rules.ts';

/** The tags of a message that arrives name the flags that select it, by this contract's own convention. */
const tags: Rule = (context, pair) => {
  const { users, isPartial } = context;
  if (users.received.length === 0 || isPartial) return;
  const namesOf = (place: Place) =>
    [...partsOf(place).values()].map(({ value }) => String(child(value, 'name'))).sort();
  changed(
    {
      'breaks-receivers': 'other flags select the message',
      duties: { sending: 'select the message by the flags in the current contract' },
    },
    namesOf,
  )(context, pair);
};

const message = object(
  { payload: schema, contentType: agreed, name: elsewhere, tags },
  {
    noun: 'message',
    removed: { sending: 'no longer send the message' },
    // By a reference, a change of the default is reported at the default itself.
    defaults: ({ bundle }): JsonObject =>
      bundle.defaultContentType ? { contentType: { $ref: '#/defaultContentType' } } : {},
  },
);

/** The messages of an operation by their names in the channel; without a list, all messages of the channel. */
function messagesOf(list: Place | undefined): Map<string, Place> {
  const all = partsOf(partOf(partOf(list?.around, 'channel'), 'messages'));
  const own = [...partsOf(list).values()].map(({ pointer }) => pointer);
  return new Map([...all].filter(([, { pointer }]) => own.length === 0 || own.includes(pointer)));
}

/** Compares the messages of an operation. A new message breaks no receiver if a known message covers it. */
const messages: Rule = (context, [old, next]) => {
  const { received } = context.users;
  const known = messagesOf(old);
  for (const pair of pairNamed(context, known, messagesOf(next), message)) {
    const [before, after] = pair;
    const isNew = !before && received.length > 0;
    const partial = { ...context, isPartial: true };
    const isCovered =
      isNew && [...known.values()].some((one) => isHarmless(partial, message, [one, after]));
    if (!isNew || isCovered) message(context, pair);
    else {
      const effect = 'a message may arrive that no known message covers';
      const duties = { sending: 'send the message' };
      judge(context, 'message-added', pair, { 'breaks-receivers': effect, duties });
    }
  }
};

/** The channel of an operation, which is compared with the channels. */
const otherChannel = changed(
  unjudged('the operation uses another channel'),
  ({ pointer }) => pointer,
);

const operationParts = object(
  { action: agreed, channel: otherChannel, messages },
  // An operation without a list has all messages of the channel.
  { noun: 'operation', defaults: () => ({ messages: [] }) },
);

/** Compares an operation; its `action` is what the service does. */
const operation: Rule = (context, pair) => {
  const actions = pair.map((one) => child(one?.value, 'action'));
  const name = pair[0]?.key ?? keyIn(pair);
  // What the service receives, the client sends.
  const sent = actions.includes('receive') ? [name] : [];
  const received = actions.includes('send') ? [name] : [];
  operationParts({ ...context, users: { sent, received } }, pair);
};

const channelParts = object(
  // Messages in use are compared with their operations.
  { address: agreed, servers, messages: elsewhere },
  {
    noun: 'channel',
    // A channel without a list has all servers of the document.
    defaults: ({ bundle }): JsonObject =>
      bundle.servers ? { servers: { $ref: '#/servers' } } : {},
  },
);

const channel: Rule = (context, pair) => {
  const name = `channel ${pair[0]?.key ?? keyIn(pair)}`;
  channelParts({ ...context, users: { sent: [name], received: [name] } }, pair);
};

/** Judges the document as a whole, except its named schemas. */
export const compareAsyncapi: Rule = object({
  asyncapi: specification,
  id: elsewhere,
  servers,
  components: elsewhere,
  defaultContentType: elsewhere,
  channels: eachNamed(channel),
  operations: eachNamed(operation),
});
