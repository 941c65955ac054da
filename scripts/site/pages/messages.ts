/** The messages of the live session and the flags that select them. */
import { isJsonType, type Message } from '../../contract.ts';
import { isJsonObject } from '../../json.ts';
import type { Schema } from '../../schema.ts';
import type { PageInput } from '../input.ts';
import { badge, code, link, table } from '../md.ts';
import { fieldTarget } from '../paragraphs.ts';
import { direction } from '../words.ts';

/** One row for each message: its direction, its `type`, and its description. */
export function tabulateMessages({ contract, schemas }: PageInput): string[] {
  const typeOf = ({ schemaName, contentType }: Message) => {
    if (schemaName === undefined) return isJsonType(contentType) ? 'any' : 'binary frame';
    const value = schemas[schemaName]?.properties?.type?.const;
    return typeof value === 'string' ? code(value) : 'any other';
  };
  const rows = contract.messages.map((message) => {
    const directions = message.sentBy.map(direction);
    const { summary, description = '' } = message;
    return { cells: [linkTo(message), directions, typeOf(message), summary ?? description] };
  });
  return [table(['Message', 'Direction', '`type`', 'Description'], rows)];
}

/**
 * The flags, with their defaults in both configurations and the messages that they select.
 *
 * @param socketName the name of the schema with the flags of the WebSocket
 * @param callbackName the name of the schema with the flags of the callback
 */
export function tabulateFlags(
  { contract, schemas }: PageInput,
  socketName = '',
  callbackName = '',
) {
  const { properties: onSocket = {} } = schemas[socketName] ?? {};
  const { properties: onCallback = {} } = schemas[callbackName] ?? {};
  const sent = contract.messages.filter(({ sentBy }) => sentBy.includes('service'));
  const onOrOff = (flag: Schema | undefined) =>
    flag?.default === undefined ? '' : badge(flag.default ? 'on' : 'off');
  const isTagged = ({ node: { tags } }: Message, name: string) =>
    Array.isArray(tags) && tags.some((tag) => isJsonObject(tag) && tag.name === name);
  const fields = Object.entries({ ...onCallback, ...onSocket });
  const flags = fields.filter(([, { type }]) => type === 'boolean');
  const rows = flags.map(([name, { description = '' }]) => {
    const flag = [link(code(name), fieldTarget(schemas, socketName, name)), description];
    const selected = sent.filter((message) => isTagged(message, name)).map(linkTo);
    return { cells: [flag, onOrOff(onSocket[name]), onOrOff(onCallback[name]), selected] };
  });
  return [table(['Flag', 'WebSocket default', 'Callback default', 'Selected messages'], rows)];
}

function linkTo(message: Message): string {
  return link(message.title ?? message.name, `message:${message.name}`);
}
