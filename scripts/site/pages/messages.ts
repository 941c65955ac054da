/** The messages of the live session, and the flags that select them. */
import type { Message } from 'contract-compiler/model/contract.ts';
import { isJsonObject } from 'contract-compiler/model/json.ts';
import type { NormalSchema } from 'contract-compiler/model/schema.ts';
import type { PageInput } from '../input.ts';
import { badge, code, link, table } from '../md.ts';
import { fieldTarget } from '../paragraphs.ts';

/** The messages of the live session, with their senders. */
export function tabulateMessages({ contract, normal }: PageInput): string[] {
  const typeOf = ({ schemaName }: Message) => {
    if (schemaName === undefined) return 'binary frame';
    const value = normal.schemas.get(schemaName)?.properties?.type?.const;
    return typeof value === 'string' ? code(value) : 'any other';
  };
  const rows = contract.messages.map((message) => {
    const sender = message.sentBy.map(badge);
    return { cells: [linkTo(message), sender, typeOf(message), message.description ?? ''] };
  });
  return [table(['Message', 'Sent by', '`type`', 'What it is'], rows)];
}

/** The flags, with their defaults in both configurations and the messages that they select. */
export function tabulateFlags({ contract, normal }: PageInput, socket = '', callback = '') {
  const { properties: onSocket = {} } = normal.schemas.get(socket) ?? {};
  const { properties: onCallback = {} } = normal.schemas.get(callback) ?? {};
  const sent = contract.messages.filter(({ sentBy }) => sentBy.includes('service'));
  const onOrOff = (flag: NormalSchema | undefined) =>
    flag?.default === undefined ? '' : badge(flag.default ? 'on' : 'off');
  const isTagged = ({ node: { tags } }: Message, name: string) =>
    Array.isArray(tags) && tags.some((tag) => isJsonObject(tag) && tag.name === name);
  const fields = Object.entries({ ...onCallback, ...onSocket });
  const flags = fields.filter(([, { type }]) => type === 'boolean');
  const rows = flags.map(([name, { description = '' }]) => {
    const flag = [link(code(name), fieldTarget(normal, socket, name)), description];
    const selected = sent.filter((message) => isTagged(message, name)).map(linkTo);
    return { cells: [flag, onOrOff(onSocket[name]), onOrOff(onCallback[name]), selected] };
  });
  return [table(['Flag', 'WebSocket', 'Callback', 'What it selects'], rows)];
}

function linkTo(message: Message): string {
  return link(message.title ?? message.name, `message:${message.name}`);
}
