/** The channels in the bundle of the AsyncAPI document, with their messages, and who sends them. */
import {
  type Channel,
  type ChannelOperation,
  type DocumentObject,
  isJsonType,
  type Message,
  type Sender,
} from '../contract.ts';
import { referredName, type Schema } from '../schema.ts';
import { asSchema, asText, entriesAt, objectAt } from './objects.ts';

export function channelsIn(root: DocumentObject): Channel[] {
  const operations = entriesAt(root, root, 'operations');
  const usualType = asText(root.node.defaultContentType) ?? 'application/json';
  return entriesAt(root, root, 'channels').map(([name, channel]) => {
    const messages = entriesAt(root, channel, 'messages').map(([key, message]): Message => {
      const schema = asSchema(message.node.payload);
      return {
        ...message,
        name: key,
        channel: name,
        contentType: asText(message.node.contentType) ?? usualType,
        schema,
        schemaName: referredName(schema),
        sentBy: [],
      };
    });
    const own = operations.flatMap(([key, operation]) => {
      const isHere = objectAt(root, operation.node, 'channel')?.pointer === channel.pointer;
      return isHere ? [channelOperation(root, key, operation, messages)] : [];
    });
    return { ...channel, name, messages, operations: own };
  });
}

/** An operation of a channel; without a list, it has all messages of the channel. */
function channelOperation(
  root: DocumentObject,
  name: string,
  operation: DocumentObject,
  messages: Message[],
): ChannelOperation {
  // The AsyncAPI document describes the service: the client sends what the service receives.
  const sender: Sender = operation.node.action === 'receive' ? 'client' : 'service';
  const named = entriesAt(root, operation, 'messages').map(([, { pointer }]) => pointer);
  const own =
    operation.node.messages === undefined
      ? messages
      : named.flatMap((place) => messages.find(({ pointer }) => pointer === place) ?? []);
  for (const { sentBy } of own) {
    if (!sentBy.includes(sender)) sentBy.push(sender);
  }
  const hasNamed = own.some(({ schemaName }) => schemaName);
  // `sendNews` → `News`
  const unionName = hasNamed ? name.replace(/^(send|receive)/, '') : undefined;
  const isText = ({ contentType }: Message) =>
    isJsonType(contentType) || contentType.startsWith('text/');
  const frames = own.every(isText) ? 'text' : 'text or bytes';
  return { ...operation, name, sender, messages: own, unionName, frames };
}

/** The union of the named schemas of messages, which several messages may share. */
export function messageUnion({ summary, messages }: ChannelOperation): Schema {
  const payloads = new Map(
    messages.flatMap(({ schemaName, schema }): [string, Schema][] =>
      schemaName && schema ? [[schemaName, schema]] : [],
    ),
  );
  const [only, ...more] = payloads.values();
  // A single schema needs no union.
  const union = more.length > 0 ? { oneOf: [...payloads.values()] } : only;
  return { ...(summary !== undefined && { description: summary }), ...union };
}
