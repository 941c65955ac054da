/** The messages of the live session, and the flags that select them. */
import type { Message } from '../../model/contract.ts';
import { isJsonObject } from '../../model/json.ts';
import type { NormalSchema } from '../../model/schema.ts';
import { messageName } from '../fields.ts';
import type { PageInput } from '../input.ts';
import { badge, code, link, table } from '../md.ts';
import { fieldTarget } from '../paragraphs.ts';

/** The messages of the live session: who sends them and when. */
export function tabulateMessages(input: PageInput): string[] {
  const rows = input.contract.messages.map((message) => ({
    cells: [
      linkTo(message),
      badge(senderOf(message)),
      writeType(input, message),
      message.description ?? '',
    ],
  }));
  return [table(['Message', 'Sent by', '`type`', 'What it is'], rows)];
}

/** The flags that select messages, with the defaults of both configurations. */
export function tabulateFlags(input: PageInput, socket = '', callback = ''): string[] {
  const onOrOff = (schema: NormalSchema | undefined) =>
    schema?.default === undefined ? '' : badge(schema.default ? 'on' : 'off');
  const rows = flagsOf(input, socket, callback).map((flag) => ({
    cells: [
      [link(code(flag.name), fieldTarget(input.normal, socket, flag.name)), flag.description],
      onOrOff(flag.socket),
      onOrOff(flag.callback),
      flag.messages.map(linkTo),
    ],
  }));
  return [table(['Flag', 'WebSocket', 'Callback', 'What it selects'], rows)];
}

/** The flags of both configurations, and the messages that each selects, where their tags name it. */
export function flagsOf({ contract, normal }: PageInput, ...schemas: string[]) {
  const [first = {}, second = {}] = schemas.map((name) => normal.schemas.get(name)?.properties);
  const sent = contract.messages.filter((message) => senderOf(message) === 'service');
  const flags = Object.entries({ ...second, ...first }).filter(
    ([, { type }]) => type === 'boolean',
  );
  return flags.map(([name, { description = '' }]) => {
    const messages = sent.filter(({ node: { tags } }) => {
      return Array.isArray(tags) && tags.some((tag) => isJsonObject(tag) && tag.name === name);
    });
    return { name, description, socket: first[name], callback: second[name], messages };
  });
}

/** A link to the page of a message. */
export function linkTo(message: Message): string {
  return link(messageName(message), `message:${message.name}`);
}

/** Which side sends a message. */
export function senderOf({ sentBy }: Message): 'client' | 'service' {
  return sentBy.includes('client') ? 'client' : 'service';
}

function writeType(input: PageInput, message: Message): string {
  const type = typeOfMessage(input, message);
  if (type !== undefined) return code(type);
  return message.schemaName === undefined ? 'binary frame' : 'any other';
}

/** The `type` of a message; undefined where it may be any. */
export function typeOfMessage(
  { normal }: PageInput,
  { schemaName = '' }: Message,
): string | undefined {
  const value = normal.schemas.get(schemaName)?.properties?.type?.const;
  return typeof value === 'string' ? value : undefined;
}
