/** The page of a call: an operation or a notification. */
import type * as model from '../../model/contract.ts';
import type { NormalSchema } from '../../model/schema.ts';
import { ownFields } from '../fields.ts';
import type { PageInput } from '../input.ts';
import { badge, type Cell, code, fence, fenceJson, link, list, section, table } from '../md.ts';
import { LANGUAGES } from '../prose.ts';
import { limitsInWords, noteLines, tabulateFields, typeInWords, writeNotes } from '../words.ts';
import { keyLines } from './essentials.ts';

type Call = model.Operation | model.HttpNotification;

/** What a call is for, its credentials, its parameters and body, samples, and every response. */
export function describeCall(input: PageInput, call: Call): string[] {
  const { id, node, summary, description = '', deprecated, requestBody, responses } = call;
  const isOperation = 'path' in call;
  const callbacks = isOperation ? call.callbacks : [];
  const url = isOperation ? call.path : (call.url ?? '');
  return [
    `# ${summary}`,
    `${code(`${call.method} ${url}`.trim())}, operation ${code(id)}${deprecated ? ` ${badge('deprecated')}` : ''}`,
    description,
    isOperation ? keyLines(input.contract, call.security).join('\n\n') : '',
    ...writeNotes(node),
    ...listParameters(input, call),
    ...section('Request body', requestBody ? describeContent(input, requestBody) : []),
    ...section('Samples', showSamples(input, id)),
    ...responses.flatMap((one) => describeResponse(input, one)),
    ...section('Callbacks', [
      list(callbacks.map((one) => link(one.summary ?? one.id, `operation:${one.id}`))),
    ]),
  ];
}

function describeResponse(input: PageInput, response: model.HttpResponse): string[] {
  return [
    `## Response ${response.status}`,
    ...describeContent(input, response),
    table(
      ['Header', 'Type', 'Bounds and values', 'Meaning'],
      response.headers.map((one) => ({ cells: cellsOf(input, one) })),
    ),
  ];
}

function listParameters(input: PageInput, call: Call): string[] {
  if (call.parameters.length === 0) return [];
  const { normal } = input;
  const rows = call.parameters
    .filter((one) => one.in !== 'query')
    .map((one) => {
      const [name = '', ...cells] = cellsOf(input, one);
      return { cells: [name, one.in, ...cells] };
    });
  const query = 'queryName' in call ? call.queryName : undefined;
  return [
    '## Parameters',
    table(['Parameter', 'In', 'Type', 'Bounds and values', 'Meaning'], rows),
    query === undefined ? '' : `In the query, ${link(query, `schema:${query}`)}:`,
    tabulateFields(ownFields(normal, query ?? ''), normal),
  ];
}

/** A parameter or a header: its name, its type, its bounds and its meaning. */
function cellsOf({ normal }: PageInput, parameter: model.Parameter): Cell[] {
  const { name, required, description = '', node } = parameter;
  const schema = (parameter.schema ?? {}) as NormalSchema;
  return [
    `${code(name)}${required ? ` ${badge('required')}` : ''}`,
    typeInWords(schema),
    limitsInWords(schema, normal.schemas),
    [description, ...noteLines(node)],
  ];
}

/** The description and the notes of a body, its content by media type, and its first example. */
function describeContent({ normal, contract }: PageInput, body: model.Content): string[] {
  const { node, description = '', content } = body;
  return [
    description,
    ...writeNotes(node),
    ...content.flatMap(({ type, schemaName, schema = {} }) => {
      const stated = schema as NormalSchema;
      const form = Object.entries(stated.properties ?? {}).map(
        ([key, part]) => `${code(key)}: ${typeInWords(part)}. ${part.description ?? ''}`,
      );
      const [example, ...others] = contract.examples.get(schemaName ?? '') ?? [];
      return [
        `${code(type)}: ${typeInWords(stated)}${node.required === true ? ` ${badge('required')}` : ''}`,
        ...(schemaName === undefined ? [stated.description ?? '', ...writeNotes(stated)] : []),
        list(form),
        tabulateFields(ownFields(normal, schemaName ?? ''), normal),
        example ? fenceJson(example.value, `Example, ${example.summary}`) : '',
        others.length > 0
          ? `${link(`More examples of ${schemaName}`, `schema:${schemaName}`)}.`
          : '',
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
