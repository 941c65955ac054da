/** One page of Markdown for each operation, message and schema, and lists of them all. */
import { dirname } from 'node:path/posix';
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
import type { NormalSchema } from '../model/schema.ts';
import { type Block, badge, code, json, link, markdownOf, type Row, table } from './blocks.ts';
import { noteLines, writeNotes } from './decorate.ts';
import { messageName, ownFields } from './fields.ts';
import type { PageInput } from './input.ts';
import { twinOf, withLinks } from './links.ts';
import { type DescribedPart, describedParts } from './parts.ts';
import { showSamples } from './samples.ts';
import { badges, boundsOf, tabulateFields, typeOf, withValues } from './words.ts';

/** The twins of the references, and of all that they describe, by path under the site. */
export function buildTwins(input: PageInput): Files {
  const { contract, normal } = input;
  const files: Files = {};
  const add = (path: string, ...blocks: Block[]): void => {
    files[`${path}.md`] = withLinks(markdownOf(blocks), (link) => twinOf(link, dirname(path)));
  };
  for (const call of [...contract.operations, ...notificationsOf(contract)]) {
    add(`operations/${call.id}`, ...describeCall(input, call));
  }
  for (const message of contract.messages) {
    add(`messages/${message.name}`, ...describeMessage(input, message));
  }
  for (const [name, schema] of normal.schemas) {
    add(`schemas/${name}`, ...describeSchema(input, name, schema));
  }
  const lists = writeLists(input, 'Calls', 'Notifications', 'Schemas');
  add('rest', ...introduce(contract.openapi), ...lists);
  const live = [...writeLists(input, 'Live messages'), ...writeSamples(input, 'live')];
  add('live', ...introduce(contract.asyncapi), ...live);
  return files;
}

/** The list of all twins, in the form of llms.txt. */
export function listTwins(input: PageInput, title: string, summary: string): Block[] {
  const guides = input.pages.map((page) => writeItem(page.title, page.file, page.summary));
  return [
    `# ${title}`,
    `> ${summary}`,
    ...writeSection('Pages', guides),
    ...writeLists(input, 'Calls', 'Notifications', 'Live messages', 'Schemas'),
  ];
}

function introduce(document: JsonObject): Block[] {
  const { info, servers } = document;
  const { title, version, description } = isObject(info) ? info : {};
  const server = Array.isArray(servers) ? servers[0] : undefined;
  const url = isObject(server) ? ` Base address: ${code(server.url ?? '')}.` : '';
  return [
    `# ${title}`,
    `Version ${version}.${url}`,
    String(description ?? ''),
    ...writeNotes(document),
  ];
}

/** Lists of what the contract describes. */
function writeLists(input: PageInput, ...titles: DescribedPart['list'][]): Block[] {
  const parts = describedParts(input);
  return titles.flatMap((title) => {
    const found = parts.filter(({ list }) => list === title);
    return writeSection(
      title,
      found.map(({ name, target, summary }) => writeItem(name, target, summary)),
    );
  });
}

function describeCall(input: PageInput, call: Operation | Notification): Block[] {
  const { id, node, summary, description = '', deprecated, requestBody, responses } = call;
  const callbacks = 'callbacks' in call ? call.callbacks : [];
  const url = 'path' in call ? call.path : (call.url ?? '');
  return [
    `# ${summary}`,
    `${code(`${call.method} ${url}`.trim())}, operation ${code(id)}${deprecated ? ` ${badge('deprecated')}` : ''}`,
    description,
    ...writeNotes(node),
    ...listParameters(input, call),
    ...(requestBody ? ['## Request body', ...describeContent(input, requestBody)] : []),
    ...responses.flatMap((one) => [`## Response ${one.status}`, ...describeContent(input, one)]),
    ...writeSection(
      'Callbacks',
      callbacks.map((one) => writeItem(one.id, `operation:${one.id}`, one.summary)),
    ),
    ...writeSamples(input, id),
  ];
}

function listParameters({ normal }: PageInput, call: Operation | Notification): Block[] {
  const rows = call.parameters.filter((one) => one.in !== 'query').map(parameterRow);
  const query = 'query' in call ? call.query : undefined;
  if (call.parameters.length === 0) return [];
  return [
    '## Parameters',
    table('Parameters', ['Parameter', 'In', 'Type', 'Meaning'], rows),
    query === undefined ? '' : `In the query, ${link(query, `schema:${query}`)}:`,
    tabulateFields('Query', ownFields(normal, query ?? ''), normal),
  ];
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
function describeContent(
  { normal }: PageInput,
  { node, description = '', content }: Content,
): Block[] {
  return [
    description,
    ...writeNotes(node),
    ...content.flatMap(({ type, name, schema = {} }) => {
      const stated = schema as NormalSchema;
      const form = Object.entries(stated.properties ?? {}).map(
        ([key, part]) => `- ${code(key)}: ${typeOf(part)}. ${part.description ?? ''}`,
      );
      return [
        `${code(type)}: ${typeOf(stated)}${node.required === true ? ` ${badge('required')}` : ''}`,
        ...(name === undefined ? [stated.description ?? '', ...writeNotes(stated)] : []),
        form.join('\n'),
        tabulateFields(type, ownFields(normal, name ?? ''), normal),
      ];
    }),
  ];
}

function describeMessage(input: PageInput, message: Message): Block[] {
  const { name, node, summary = '', description = '', schema, payload, contentType } = message;
  const sender = message.sentBy.map((who) => badge(who === 'client' ? 'client' : 'service'));
  return [
    `# ${messageName(message)}`,
    `Live message ${code(name)}, sent by the ${sender.join(' or ')}, ${code(contentType ?? '')}.`,
    summary,
    description,
    ...writeNotes(node),
    `Payload: ${typeOf((payload ?? {}) as NormalSchema)}.`,
    ...(schema === undefined ? [] : describeShape(input, schema)),
  ];
}

function describeSchema(input: PageInput, name: string, schema: NormalSchema): Block[] {
  return [
    `# ${name}`,
    `${schema.description ?? ''}${badges(schema)}`,
    ...writeNotes(schema),
    ...describeShape(input, name),
  ];
}

/** The fields of a schema, or what it is when it has none, and its examples. */
function describeShape({ normal, contract }: PageInput, name: string): Block[] {
  const schema = normal.schemas.get(name) ?? {};
  const fields = ownFields(normal, name);
  const values = boundsOf(withValues(schema, normal.schemas)).map((line) =>
    typeof line === 'string' ? line : line.text,
  );
  const examples = contract.examples.get(name) ?? [];
  return [
    ...(fields.length === 0 || !schema.union ? [`Type: ${typeOf(schema)}`] : []),
    ...(values.length > 0 ? [`Bounds and values: ${values.join('; ')}`] : []),
    ...(schema.default === undefined ? [] : [`Default: ${code(JSON.stringify(schema.default))}`]),
    ...(schema.union?.tag ? [`${code(schema.union.tag)} tells the forms apart.`] : []),
    tabulateFields('Fields', fields, normal),
    ...examples.slice(0, 2).map(({ summary, value }) => json(`Example: ${summary}`, value)),
  ];
}

function writeSamples({ prose }: PageInput, name: string): Block[] {
  const found = showSamples(prose, name);
  return found.length > 0 ? ['## Samples', ...found] : [];
}

function writeSection(title: string, lines: string[]): Block[] {
  return lines.length > 0 ? [`## ${title}`, lines.join('\n')] : [];
}

function writeItem(text: string, target: string, summary = ''): string {
  return `- ${link(text, target)}: ${summary}`;
}
