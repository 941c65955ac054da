import type { NormalSchema } from '../../model/schema.ts';
import { type Html, html, slug } from '../html.ts';
import { messageLink, operationLink, schemaLink } from '../links.ts';
import { codeBlock, inline, prose } from '../markdown.ts';
import type { Field } from '../routes.ts';
import type { PageBuilder, PageInput } from './input.ts';
import { badge, figure } from './parts.ts';
import { type Step, sequence } from './sequence.ts';
import { typeOf, value } from './values.ts';

interface Message {
  name: string;
  title: string;
  summary: string;
  description: string;
  contentType: string;
  fromClient: boolean;
  /** What its `type` says, or undefined where that is open. */
  type: string | undefined;
  schema: string | undefined;
}

interface Flag {
  name: string;
  description: string;
  socket: NormalSchema | undefined;
  callback: NormalSchema | undefined;
  message: Message;
}

/** The messages of a live session: direction, flags, shape, and a session as a picture. */
export const messagesPage: PageBuilder = (input) => {
  const messages = liveMessages(input);
  const flags = flagsOf(input, messages);
  return {
    picture: session(input, messages, flags),
    messages: html`<div class="scroll" tabindex="0" role="region" aria-label="Messages"><table class="stack"><thead><tr><th scope="col">Message</th><th scope="col">Sent by</th><th scope="col"><code>type</code></th><th scope="col">When</th></tr></thead><tbody>
${messages.map(
  (message) =>
    html`<tr><th scope="row"><a href="#${anchor(message)}">${message.title}</a></th><td data-label="Sent by">${direction(message)}</td><td data-label="type">${message.type === undefined ? html`<span class="none">${message.schema ? 'any other' : 'binary frame'}</span>` : html`<code>${message.type}</code>`}</td><td class="long">${inline(message.description)}</td></tr>\n`,
)}</tbody></table></div>`,
    flags: html`<div class="scroll" tabindex="0" role="region" aria-label="Flags"><table class="stack flags"><thead><tr><th scope="col">Flag</th><th scope="col">WebSocket<small><a href="${schemaLink(input.contract, 'LiveMessagesConfig')}">messages_config</a></small></th><th scope="col">Callback<small><a href="${schemaLink(input.contract, 'LiveCallbackConfig')}">callback_config</a></small></th><th scope="col">Message</th></tr></thead><tbody>
${flags.map(
  (flag) =>
    html`<tr id="flag-${slug(flag.name)}"><th scope="row"><code>${flag.name}</code><p>${inline(flag.description)}</p></th><td data-label="WebSocket">${standard(flag.socket)}</td><td data-label="Callback">${standard(flag.callback)}</td><td data-label="Message"><a href="#${anchor(flag.message)}">${flag.message.title}</a></td></tr>\n`,
)}</tbody></table></div>`,
    shapes: html`${messages.map((message) => shape(input, message))}`,
  };
};

/** The messages of the channel, in its order. */
function liveMessages({ contract, normal }: PageInput): Message[] {
  return contract.messages.map((message) => {
    const { name, title, summary = '', description = '', contentType = '', schema } = message;
    const tag = normal.schemas.get(schema ?? '')?.properties?.type?.const;
    return {
      name,
      title: title ?? name,
      summary,
      description,
      contentType,
      fromClient: message.sentBy.includes('client'),
      type: typeof tag === 'string' ? tag : undefined,
      schema,
    };
  });
}

/** The flags of both configurations; a message names those that choose it, the last has the rest. */
function flagsOf({ normal }: PageInput, messages: Message[]): Flag[] {
  const socket = normal.schemas.get('LiveMessagesConfig')?.properties ?? {};
  const callback = normal.schemas.get('LiveCallbackConfig')?.properties ?? {};
  const sent = messages.filter(({ fromClient }) => !fromClient);
  const names = [...new Set([...Object.keys(socket), ...Object.keys(callback)])];
  return names
    .filter((name) => (socket[name] ?? callback[name])?.type === 'boolean')
    .map((name) => {
      const named = sent.find(({ description }) => description.includes(`\`${name}\``));
      const message = named ?? (sent.find(({ type }) => type === undefined) as Message);
      const description = (socket[name] ?? callback[name])?.description ?? '';
      return {
        name,
        description: description.replace(/ Defaults to \w+\.$/, ''),
        socket: socket[name],
        callback: callback[name],
        message,
      };
    });
}

function session({ contract }: PageInput, messages: Message[], flags: Flag[]): Html {
  const create = contract.operations.find(({ id }) => id === 'createLiveSession');
  const step = (message: Message): Step[] => {
    const own = flags.filter((flag) => flag.message === message && message.type !== undefined);
    const label = message.type ?? message.title;
    if (own.length === 0) {
      const look = message.type === undefined ? 'words' : undefined;
      return [{ from: sender(message), label, note: noteOf(message), look }];
    }
    return own.map(({ name, socket }) => ({
      from: sender(message),
      label,
      note: socket?.default === true ? name : `${name}, off by default`,
      look: socket?.default === true ? undefined : 'quiet',
    }));
  };
  const stop = messages.filter(({ name }) => name === 'StopRecordingMessage');
  const others = messages.filter((message) => !stop.includes(message));
  const steps: Step[] = [
    {
      from: 'client',
      label: create ? `${create.method} ${create.path}` : '',
      note: 'the configuration, with the key',
    },
    {
      from: 'service',
      label: 'url',
      note: create?.responses.length ? 'the address of this session' : '',
    },
    { from: 'client', label: 'WebSocket', note: 'connects to url, needs no key', look: 'words' },
    { frame: 'While the session lasts; no order is specified', steps: others.flatMap(step) },
    ...stop.map(
      (message): Step => ({ from: 'client', label: message.type ?? '', note: message.summary }),
    ),
  ];
  const picture = sequence(
    steps,
    'A live session: the client creates it, connects, sends audio and reads messages, and sends a stop message.',
  );
  return figure(picture, 'Dashed: only sent when its flag is switched on.');
}

function noteOf({ schema, type }: Message): string {
  if (!schema) return 'a binary frame';
  return type === undefined ? 'as the other flags choose' : 'JSON';
}

function shape(input: PageInput, message: Message): Html {
  const fields = input.fields.filter(
    ({ root }) => root.kind === 'message' && root.schema === message.schema,
  );
  const examples = input.contract.examples.get(message.schema ?? '') ?? [];
  const shown = examples.filter(({ name }) => /^(final|partial|typical)$/.test(name));
  return html`<section class="message" id="${anchor(message)}"><h3>${message.title} ${direction(message)}</h3>
<p>${inline(message.summary)}</p>
${fields.length > 0 && fieldTable(input, fields, message.title)}
${shown.map(({ name, value: json }) => codeBlock(JSON.stringify(json, null, 2), 'json', `${message.title}, ${name}`))}
<p><a href="${messageLink(input.contract, message.name)}">${message.title} in the live reference</a></p></section>\n`;
}

/** The fields of a message, each under the object that holds it. */
function fieldTable({ contract }: PageInput, fields: Field[], title: string): Html {
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Fields of ${title}"><table class="shape"><thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">Meaning</th></tr></thead><tbody>
${fields.map(({ path, schema, type, required, owner, ownerPath }) => {
  const steps = path.split('.');
  return html`<tr><th scope="row" style="--depth:${steps.length - 1}"><a href="${schemaLink(contract, owner, ownerPath)}"><code>${steps.at(-1)}</code></a></th><td>${typeOf(schema, type)}${!required && html` <small>may be missing</small>`}</td><td>${prose(schema.description ?? '')}</td></tr>\n`;
})}</tbody></table></div>`;
}

function standard(schema: NormalSchema | undefined): Html {
  if (schema?.default === undefined) return html`<span class="none">none</span>`;
  return html`<span class="${schema.default ? 'on' : 'off'}">${schema.default ? 'on' : 'off'}</span> ${value(schema.default)}`;
}

function direction({ fromClient }: Message): Html {
  return fromClient ? badge('client', 'violet') : badge('service', 'green');
}

function sender({ fromClient }: Message): 'client' | 'service' {
  return fromClient ? 'client' : 'service';
}

function anchor({ name }: Message): string {
  return `message-${slug(name)}`;
}

/** The calls of the REST interface, for the start page. */
export function callsTable({ contract }: PageInput): Html {
  const rows = contract.operations.map(({ id, method, path, summary = '', deprecated }) => {
    return html`<li><a href="${operationLink(contract, id)}"><span class="method ${method.toLowerCase()}">${method}</span> <code>${path}</code></a> <span>${summary}${deprecated && html` ${badge('deprecated', 'red')}`}</span></li>\n`;
  });
  return html`<ul class="calls">${rows}</ul>`;
}
