/** Checks of messages, and of the addresses that they are sent to. */
import { isDeepStrictEqual } from 'node:util';
import { type Problem, problemAt } from '../base/problem.ts';
import { type Contract, entriesAt, type Message } from '../model/contract.ts';
import { refTo } from '../model/schema.ts';
import { typesOf } from '../model/unions.ts';
import { isJson } from '../model/visit.ts';

/** Checks the messages, and the operations that have them. */
export function* checkMessages(contract: Contract): Generator<Problem> {
  for (const message of contract.messages) yield* wrongMessage(message, contract);
  for (const group of contract.messageGroups) {
    if (group.messages.length === 0) yield problemAt(group, EMPTY);
    // The document describes the service.
    const action = group.sender === 'client' ? 'receive' : 'send';
    if (!group.id.startsWith(action)) yield problemAt(group, `${NAMED} \`${action}\``, '/action');
    if (group.sender === 'service' && group.frame) yield problemAt(group, NO_READER);
    const named = group.messages.filter(({ schemaName }) => schemaName !== undefined);
    for (const message of named.length > 1 ? named : [])
      if (typesOf(refTo(message.schemaName ?? ''), contract.schemas).join() !== 'object')
        yield problemAt(message, NO_OBJECT);
  }
}

const NAMED =
  'the operation is named after another action; change the action or the name, which begins with';

const NO_OBJECT =
  'the operation has other messages, from which only an object differs; change the payload';

const NO_READER = 'no reader takes bytes of the service; send them in a JSON message';

const EMPTY =
  'the operation has no messages of its channel; list them as `#/channels/<channel>/messages/<message>`, and write each in the `components` of the document';

/** What a message lacks: an operation, or a payload that fits its media type. */
function* wrongMessage(message: Message, { messageGroups }: Contract): Generator<Problem> {
  const { name, contentType, schemaName } = message;
  if (!messageGroups.some(({ messages }) => messages.includes(message)))
    yield problemAt(
      message,
      `no operation has the message \`${name}\` of the channel; refer to it in one`,
    );
  if (isJson(contentType) && schemaName === undefined) yield problemAt(message, NO_SCHEMA);
  // Messages that are not JSON are bytes.
  if (!isJson(contentType) && (schemaName !== undefined || /^text\//i.test(contentType)))
    yield problemAt(message, `\`${contentType}\` ${NOT_BYTES}`, '/contentType');
}

const NO_SCHEMA = 'the message has no named schema; write `payload` with only a `$ref` to one';
const NOT_BYTES =
  'is not JSON; write `application/json`, or for bytes `application/octet-stream` and the payload in place';

/** Addresses of servers and channels whose names in braces are not those that are declared. */
export function checkAddresses({ asyncapi }: Contract): Problem[] {
  const check = (holder: string, parts: string[], declaredBy: string) =>
    entriesAt('asyncapi', asyncapi, holder).flatMap(([, { node, ...place }]) => {
      const address = parts.map((part) => node[part] ?? '').join('');
      const names = new Set(address.match(/(?<=\{)[^{}]*(?=\})/g));
      const declared = new Set(Object.keys(node[declaredBy] ?? {}));
      const message = `\`${declaredBy}\` and the address have other names; write \`{name}\` in the address for each of them`;
      return isDeepStrictEqual(names, declared) ? [] : problemAt(place, message);
    });
  return [
    ...check('/servers', ['host', 'pathname'], 'variables'),
    ...check('/channels', ['address'], 'parameters'),
  ];
}
