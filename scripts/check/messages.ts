/** Checks of messages, and of the servers that they are sent to. */
import { isJson, joinPointer } from '../base/json.ts';
import { type Problem, problemAt } from '../base/problem.ts';
import { entriesAt, type Message, type WrittenContract } from '../model/contract.ts';

/** Checks the messages, the operations that have them, and the addresses of servers. */
export function checkMessages(contract: WrittenContract): Problem[] {
  const empty = contract.messageGroups.filter(({ messages }) => messages.length === 0);
  return [
    ...contract.messages.flatMap((message) => [...wrongMessage(message, contract)]),
    ...empty.map((group) => problemAt(group, EMPTY)),
    ...wrongServers(contract),
  ];
}

const EMPTY =
  'the operation has no messages of its channel; list them as `#/channels/<channel>/messages/<message>`';

/** What a message lacks: an operation, or a payload that fits its media type. */
function* wrongMessage(message: Message, { messageGroups }: WrittenContract): Generator<Problem> {
  const { name, contentType, schemaName } = message;
  if (!messageGroups.some(({ messages }) => messages.includes(message)))
    yield problemAt(message, `no operation has the message \`${name}\`; add it to one`);
  if (isJson(contentType) && schemaName === undefined) yield problemAt(message, UNNAMED);
  // Messages that are not JSON are bytes.
  if (!isJson(contentType) && (schemaName !== undefined || /^text\//i.test(contentType)))
    yield problemAt(message, `\`${contentType}\` ${NOT_BYTES}`, '/contentType');
}

const UNNAMED = 'the message has no named schema; write `payload` with a `$ref` to one';
const NOT_BYTES =
  'is not JSON; write `application/json`, or for bytes `application/octet-stream` and the payload in place';

/** Names in braces in the addresses of servers that are not declared, and what is wrong with those that are. */
function* wrongServers({ asyncapi }: WrittenContract): Generator<Problem> {
  for (const [, { node, ...place }] of entriesAt('asyncapi', asyncapi, '/servers')) {
    const address = [node.host, node.pathname].join('');
    const names: string[] = address.match(/(?<=\{)[^{}]*(?=\})/g) ?? [];
    const declared = entriesAt('asyncapi', asyncapi, `${place.pointer}/variables`);
    const missing = names.find((name) => !declared.some(([other]) => other === name));
    if (missing !== undefined)
      yield problemAt(place, `\`variables\` has no \`${missing}\`; add it`);
    for (const [name, { node: variable }] of declared) {
      const below = joinPointer('/variables', name);
      const { enum: listed, default: usual } = variable;
      if (!names.includes(name))
        yield problemAt(place, `the address has no \`{${name}}\`; fix the name`, below);
      if (Array.isArray(listed) && usual && !listed.includes(usual))
        yield problemAt(place, `\`enum\` lacks \`${usual}\`; add it`, below);
    }
  }
}
