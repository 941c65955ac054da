/** Checks of messages, and of the servers that they are sent to. */
import { type Problem, problemAt } from '../base/problem.ts';
import { type Contract, entriesAt, type Message } from '../model/contract.ts';
import { isJson } from '../model/visit.ts';

/** Checks the messages, the operations that have them, and the addresses of servers. */
export function* checkMessages(contract: Contract): Generator<Problem> {
  for (const message of contract.messages) yield* wrongMessage(message, contract);
  for (const group of contract.messageGroups)
    if (group.messages.length === 0) yield problemAt(group, EMPTY);
  yield* wrongServers(contract);
}

const EMPTY =
  'the operation has no messages of its channel; list them as `#/channels/<channel>/messages/<message>`';

/** What a message lacks: an operation, or a payload that fits its media type. */
function* wrongMessage(message: Message, { messageGroups }: Contract): Generator<Problem> {
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

/** Servers whose variables are not the names in braces in their addresses. */
function* wrongServers({ asyncapi }: Contract): Generator<Problem> {
  for (const [, { node, ...place }] of entriesAt('asyncapi', asyncapi, '/servers')) {
    const address = [node.host, node.pathname].join('');
    const names: string[] = address.match(/(?<=\{)[^{}]*(?=\})/g) ?? [];
    const declared = Object.keys(node.variables ?? {});
    const [missing] = names.filter((name) => !declared.includes(name));
    const [useless] = declared.filter((name) => !names.includes(name));
    if (missing !== undefined)
      yield problemAt(place, `\`variables\` has no \`${missing}\`; add it`);
    if (useless !== undefined)
      yield problemAt(place, `the address has no \`{${useless}}\`; fix the name`, '/variables');
  }
}
