/** One page of Markdown for each operation, message and schema, and lists of them all. */
import type { Files } from '../emit/files.ts';
import {
  type Content,
  type Message,
  type Notification,
  notificationsOf,
  type Operation,
  type Parameter,
} from '../model/contract.ts';
import { isObject, type JsonObject } from '../model/json.ts';
import { branchesOf, type NormalSchema } from '../model/schema.ts';
import { type Block, badge, code, json, link, markdownOf, plainTable, type Row } from './blocks.ts';
import { noteLines, notesOf, paragraph } from './decorate.ts';
import { messageName, ownFields } from './fields.ts';
import type { PageInput } from './input.ts';
import { twinOf, withLinks } from './links.ts';
import { type DescribedPart, describedParts } from './parts.ts';
import { sampleBlocks } from './samples.ts';
import { badges, boundsOf, fieldTable, typeOf, withValues } from './words.ts';

/** The twins of the references, and of all that they describe, by path under the site. */
export function buildTwins(input: PageInput): Files {
  const { contract, normal } = input;
  const files: Files = {};
  const add = (folder: string, name: string, blocks: Block[]): void => {
    const path = folder === '' ? name : `${folder}/${name}`;
    files[`${path}.md`] = withLinks(markdownOf(blocks), (link) => twinOf(link, folder));
  };
  for (const call of [...contract.operations, ...notificationsOf(contract)]) {
    add('operations', call.id, callPage(input, call));
  }
  for (const message of contract.messages) {
    add('messages', message.name, messagePage(input, message));
  }
  for (const [name, schema] of normal.schemas)
    add('schemas', name, schemaPage(input, name, schema));
  add('', 'rest', [
    ...introduction(contract.openapi),
    ...lists(input, 'Calls', 'Notifications', 'Schemas'),
  ]);
  add('', 'live', [
    ...introduction(contract.asyncapi),
    ...lists(input, 'Live messages'),
    ...samples(input, 'live'),
  ]);
  return files;
}

/** The list of all twins, in the form of llms.txt. */
export function listBlocks(input: PageInput, title: string, summary: string): Block[] {
  const guides = input.pages.map((page) => item(page.title, page.file, page.summary));
  return [
    `# ${title}`,
    `> ${summary}`,
    ...section('Pages', guides),
    ...lists(input, 'Calls', 'Notifications', 'Live messages', 'Schemas'),
  ];
}

function introduction(document: JsonObject): Block[] {
  const { info, servers } = document;
  const { title, version, description } = isObject(info) ? info : {};
  const server = Array.isArray(servers) ? servers[0] : undefined;
  const url = isObject(server) ? ` Base address: ${code(server.url ?? '')}.` : '';
  return [`# ${title}`, `Version ${version}.${url}`, String(description ?? ''), ...notes(document)];
}

/** Lists of what the contract describes. */
function lists(input: PageInput, ...titles: DescribedPart['list'][]): Block[] {
  const parts = describedParts(input);
  return titles.flatMap((title) => {
    const found = parts.filter(({ list }) => list === title);
    return section(
      title,
      found.map(({ name, target, summary }) => item(name, target, summary)),
    );
  });
}

function callPage(input: PageInput, call: Operation | Notification): Block[] {
  const { id, node, summary, description = '', deprecated, requestBody, responses } = call;
  const callbacks = 'callbacks' in call ? call.callbacks : [];
  const url = 'path' in call ? call.path : (call.url ?? '');
  return [
    `# ${summary}`,
    `${code(`${call.method} ${url}`.trim())}, operation ${code(id)}${deprecated ? ` ${badge('deprecated')}` : ''}`,
    description,
    ...notes(node),
    ...parameters(input, call),
    ...(requestBody ? ['## Request body', ...content(input, requestBody)] : []),
    ...responses.flatMap((one) => [`## Response ${one.status}`, ...content(input, one)]),
    ...section(
      'Callbacks',
      callbacks.map((one) => item(one.id, `operation:${one.id}`, one.summary)),
    ),
    ...samples(input, id),
  ];
}

function parameters({ normal }: PageInput, call: Operation | Notification): Block[] {
  const rows = call.parameters.filter((one) => one.in !== 'query').map(parameterRow);
  const head = ['Parameter', 'In', 'Type', 'Meaning'];
  const blocks: Block[] = rows.length > 0 ? [plainTable('Parameters', head, rows)] : [];
  if ('query' in call && call.query !== undefined) {
    blocks.push(`In the query, ${link(call.query, `schema:${call.query}`)}:`);
    blocks.push(fieldTable('Query', ownFields(normal, call.query), normal));
  }
  return blocks.length > 0 ? ['## Parameters', ...blocks] : [];
}

function parameterRow({ name, in: place, required, description, schema, node }: Parameter): Row {
  return {
    cells: [
      `${code(name)}${required ? ` ${badge('required')}` : ''}`,
      place,
      typeOf((schema ?? {}) as NormalSchema),
      [description ?? '', ...noteLines(node)],
    ],
  };
}

/** What a body says of itself, and its content by media type. */
function content({ normal }: PageInput, { node, description = '', content }: Content): Block[] {
  return [
    description,
    ...notes(node),
    ...content.flatMap(({ type, name, schema = {} }) => {
      const stated = schema as NormalSchema;
      const fields = name === undefined ? [] : ownFields(normal, name);
      const form = Object.entries(stated.properties ?? {}).map(
        ([key, part]) => `- ${code(key)}: ${typeOf(part)}. ${part.description ?? ''}`,
      );
      return [
        `${code(type)}: ${typeOf(stated)}${node.required === true ? ` ${badge('required')}` : ''}`,
        ...(name === undefined ? [stated.description ?? '', ...notes(stated)] : []),
        form.join('\n'),
        ...(fields.length > 0 ? [fieldTable(type, fields, normal)] : []),
      ];
    }),
  ];
}

function messagePage(input: PageInput, message: Message): Block[] {
  const { name, node, summary = '', description = '', schema, payload, contentType } = message;
  const sender = message.sentBy.map((who) => badge(who === 'client' ? 'client' : 'service'));
  return [
    `# ${messageName(message)}`,
    `Live message ${code(name)}, sent by the ${sender.join(' or ')}, ${code(contentType ?? '')}.`,
    summary,
    description,
    ...notes(node),
    `Payload: ${typeOf((payload ?? {}) as NormalSchema)}.`,
    ...(schema === undefined ? [] : shape(input, schema)),
  ];
}

function schemaPage(input: PageInput, name: string, schema: NormalSchema): Block[] {
  return [
    `# ${name}`,
    `${schema.description ?? ''}${badges(schema)}`,
    ...notes(schema),
    ...shape(input, name),
  ];
}

/** The fields of a schema, or what it is when it has none, and its examples. */
function shape({ normal, contract }: PageInput, name: string): Block[] {
  const schema = normal.schemas.get(name) ?? {};
  const fields = ownFields(normal, name);
  const values = boundsOf(withValues(schema, normal.schemas)).map((line) =>
    typeof line === 'string' ? line : line.text,
  );
  const examples = contract.examples.get(name) ?? [];
  return [
    ...(fields.length === 0 || !branchesOf(schema) ? [`Type: ${typeOf(schema)}`] : []),
    ...(values.length > 0 ? [`Bounds and values: ${values.join('; ')}`] : []),
    ...(schema.default === undefined ? [] : [`Default: ${code(JSON.stringify(schema.default))}`]),
    ...(schema.tag === undefined ? [] : [`${code(schema.tag)} tells the forms apart.`]),
    ...(fields.length > 0 ? [fieldTable('Fields', fields, normal)] : []),
    ...examples.slice(0, 2).map(({ summary, value }) => json(`Example: ${summary}`, value)),
  ];
}

function samples({ prose }: PageInput, name: string): Block[] {
  const found = sampleBlocks(prose, name);
  return found.length > 0 ? ['## Samples', ...found] : [];
}

function notes(node: object): string[] {
  return notesOf(node as JsonObject).map(paragraph);
}

function section(title: string, lines: string[]): Block[] {
  return lines.length > 0 ? [`## ${title}`, lines.join('\n')] : [];
}

function item(text: string, target: string, summary = ''): string {
  return `- ${link(text, target)}: ${summary}`;
}
