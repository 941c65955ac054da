import type { Message } from '../../model/contract.ts';
import { isObject } from '../../model/json.ts';
import type { NormalSchema } from '../../model/schema.ts';
import { type Block, badge, code, json, link, type Step, table } from '../blocks.ts';
import { callName, messageName } from '../fields.ts';
import { slug } from '../html.ts';
import type { PageInput } from '../input.ts';
import { tabulateFields } from '../words.ts';

/** Whether a kind of message is sent, over the WebSocket and to the callback. */
interface Flag {
  name: string;
  description: string;
  socket: NormalSchema | undefined;
  callback: NormalSchema | undefined;
  /** The messages whose tags name the flag. */
  messages: Message[];
}

/** The messages of the live session: who sends them and when. */
export function tabulateMessages(input: PageInput): Block[] {
  const rows = input.contract.messages.map((message) => ({
    cells: [
      linkTo(message),
      badge(senderOf(message)),
      writeType(input, message),
      message.description ?? '',
    ],
  }));
  return [table('Messages', ['Message', 'Sent by', '`type`', 'What it is'], rows)];
}

/** The flags that choose messages, with the defaults of both configurations. */
export function tabulateFlags(input: PageInput, socket = '', callback = ''): Block[] {
  const standard = (schema: NormalSchema | undefined) =>
    schema?.default === undefined ? '' : badge(schema.default ? 'on' : 'off');
  const rows = flagsOf(input, socket, callback).map((flag) => ({
    cells: [
      [link(code(flag.name), `schema:${socket}.${flag.name}`), flag.description],
      standard(flag.socket),
      standard(flag.callback),
      flag.messages.map(linkTo),
    ],
  }));
  return [table('Flags', ['Flag', 'WebSocket', 'Callback', 'What it selects'], rows)];
}

/**
 * A session as a picture: its creation, its messages in no order, and its end.
 *
 * @param create the operation that creates a session
 * @param stop the message that ends it
 * @param flags the two schemas that choose messages
 */
export function showSession(input: PageInput, create = '', stop = '', ...flags: string[]): Block[] {
  const { operations, messages } = input.contract;
  const operation = operations.find(({ id }) => id === create);
  const known = flagsOf(input, ...flags);
  const step = (message: Message): Step[] => {
    const type = tagOf(input, message);
    const line = { from: senderOf(message), label: type ?? messageName(message) };
    const own = known.filter((flag) => type !== undefined && flag.messages.includes(message));
    if (own.length === 0) return [{ ...line, note: noteOf(message, type) }];
    return own.map(({ name, socket }) => {
      const quiet = socket?.default !== true;
      return { ...line, note: quiet ? `${name}, off by default` : name, quiet };
    });
  };
  const steps: Step[] = [
    {
      from: 'client',
      label: operation ? callName(operation) : create,
      note: 'the configuration, with the key',
    },
    { from: 'service', label: 'url', note: 'the address of this session' },
    { from: 'client', label: 'WebSocket', note: 'connects to url, needs no key' },
    'While the session lasts, in no particular order:',
    ...messages.filter(({ name }) => name !== stop).flatMap(step),
    'To end it:',
    ...messages.filter(({ name }) => name === stop).flatMap(step),
  ];
  return [{ kind: 'steps', label: 'A live session', steps }];
}

/** Each message with its fields and examples. */
export function showShapes(input: PageInput): Block[] {
  return input.contract.messages.flatMap((message) => {
    const { name, summary, schema = '' } = message;
    const title = messageName(message);
    const fields = input.fields.filter(
      ({ root }) => root.kind === 'message' && root.schema === schema,
    );
    const examples = input.contract.examples.get(schema) ?? [];
    const reference = link('In the live reference', `message:${name}`);
    return [
      `### ${title}\n\n${summary} Sent by the ${badge(senderOf(message))}. ${reference}.`,
      ...(fields.length > 0 ? [tabulateFields(`Fields of ${title}`, fields, input.normal)] : []),
      ...examples.map(({ summary, value }) => json(`${title}: ${summary}`, value)),
    ];
  });
}

/** The flags of both configurations, and the messages that each selects, where their tags name it. */
function flagsOf({ contract, normal }: PageInput, ...schemas: string[]): Flag[] {
  const [first = {}, second = {}] = schemas.map((name) => normal.schemas.get(name)?.properties);
  const sent = contract.messages.filter((message) => senderOf(message) === 'service');
  const flags = Object.entries({ ...second, ...first }).filter(
    ([, { type }]) => type === 'boolean',
  );
  return flags.map(([name, { description = '' }]) => {
    const messages = sent.filter(({ node: { tags } }) => {
      return Array.isArray(tags) && tags.some((tag) => isObject(tag) && tag.name === name);
    });
    return { name, description, socket: first[name], callback: second[name], messages };
  });
}

function linkTo(message: Message): string {
  return link(messageName(message), `#${slug(messageName(message))}`);
}

function senderOf({ sentBy }: Message): 'client' | 'service' {
  return sentBy.includes('client') ? 'client' : 'service';
}

function writeType(input: PageInput, message: Message): string {
  const type = tagOf(input, message);
  if (type !== undefined) return code(type);
  return message.schema === undefined ? 'binary frame' : 'any other';
}

/** What the `type` of a message says; undefined where that is open. */
function tagOf({ normal }: PageInput, { schema = '' }: Message): string | undefined {
  const tag = normal.schemas.get(schema)?.properties?.type?.const;
  return typeof tag === 'string' ? tag : undefined;
}

function noteOf({ schema }: Message, type: string | undefined): string {
  if (schema === undefined) return 'a binary frame';
  return type === undefined ? 'as the other flags choose' : 'JSON';
}
