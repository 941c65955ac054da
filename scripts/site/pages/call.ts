/** The page of a call, or of a request that the service makes. */
import type {
  Content,
  Notification,
  Operation,
  Parameter,
  Response,
} from '../../model/contract.ts';
import type { NormalSchema } from '../../model/schema.ts';
import { badge, code, fence, fenceJson, link, type Row, section, table } from '../blocks.ts';
import { ownFields } from '../fields.ts';
import type { PageInput } from '../input.ts';
import { LANGUAGES } from '../prose.ts';
import { boundsOf, noteLines, tabulateFields, typeOf, writeNotes } from '../words.ts';
import { keyLines } from './essentials.ts';

/** What it is for, its key, what is sent with an example, samples, and every answer. */
export function describeCall(input: PageInput, call: Operation | Notification): string[] {
  const { id, node, summary, description = '', deprecated, requestBody, responses } = call;
  const callbacks = 'callbacks' in call ? call.callbacks : [];
  const url = 'path' in call ? call.path : (call.url ?? '');
  const isOperation = 'path' in call;
  return [
    `# ${summary}`,
    `${code(`${call.method} ${url}`.trim())}, operation ${code(id)}${deprecated ? ` ${badge('deprecated')}` : ''}`,
    description,
    isOperation ? keyLines(input.contract, call.security).join('\n\n') : '',
    ...writeNotes(node),
    ...listParameters(input, call),
    ...(requestBody ? ['## Request body', ...describeContent(input, requestBody)] : []),
    ...section('Samples', showSamples(input, id), '\n\n'),
    ...responses.flatMap((one) => describeResponse(input, one)),
    ...section(
      'Callbacks',
      callbacks.map((one) => `- ${link(one.summary ?? one.id, `operation:${one.id}`)}`),
    ),
  ];
}

function describeResponse(input: PageInput, response: Response): string[] {
  return [
    `## Response ${response.status}`,
    ...describeContent(input, response),
    table(
      ['Header', 'Type', 'Bounds and values', 'Meaning'],
      response.headers.map((one) => headerRow(input, one)),
    ),
  ];
}

function listParameters(input: PageInput, call: Operation | Notification): string[] {
  if (call.parameters.length === 0) return [];
  const { normal } = input;
  const rows = call.parameters
    .filter((one) => one.in !== 'query')
    .map((one) => parameterRow(input, one));
  const query = 'query' in call ? call.query : undefined;
  return [
    '## Parameters',
    table(['Parameter', 'In', 'Type', 'Bounds and values', 'Meaning'], rows),
    query === undefined ? '' : `In the query, ${link(query, `schema:${query}`)}:`,
    tabulateFields(ownFields(normal, query ?? ''), normal),
  ];
}

function parameterRow(input: PageInput, parameter: Parameter): Row {
  const [name = '', ...cells] = headerRow(input, parameter).cells;
  return { cells: [name, parameter.in, ...cells] };
}

function headerRow({ normal }: PageInput, parameter: Parameter): Row {
  const { name, required, description, node } = parameter;
  const schema = (parameter.schema ?? {}) as NormalSchema;
  return {
    cells: [
      `${code(name)}${required ? ` ${badge('required')}` : ''}`,
      typeOf(schema),
      boundsOf(schema, normal.schemas),
      [description ?? '', ...noteLines(node)],
    ],
  };
}

/** What a body says of itself, its content by media type, and its first example. */
function describeContent(
  { normal, contract }: PageInput,
  { node, description = '', content }: Content,
): string[] {
  return [
    description,
    ...writeNotes(node),
    ...content.flatMap(({ type, name, schema = {} }) => {
      const stated = schema as NormalSchema;
      const form = Object.entries(stated.properties ?? {}).map(
        ([key, part]) => `- ${code(key)}: ${typeOf(part)}. ${part.description ?? ''}`,
      );
      const [example, ...others] = contract.examples.get(name ?? '') ?? [];
      return [
        `${code(type)}: ${typeOf(stated)}${node.required === true ? ` ${badge('required')}` : ''}`,
        ...(name === undefined ? [stated.description ?? '', ...writeNotes(stated)] : []),
        form.join('\n'),
        tabulateFields(ownFields(normal, name ?? ''), normal),
        example ? fenceJson(example.value, `Example, ${example.summary}`) : '',
        others.length > 0 ? `${link(`More examples of ${name}`, `schema:${name}`)}.` : '',
      ];
    }),
  ];
}

/** The samples of an operation in each language; only files that exist. */
function showSamples({ prose }: PageInput, id: string): string[] {
  return LANGUAGES.flatMap(({ label, ending }) => {
    const source = prose.get(`samples/${id}.${ending}`);
    return source === undefined ? [] : [`### ${label}`, fence(ending, source)];
  });
}
