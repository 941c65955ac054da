/** The pages made from the contract alone state every fact that is transcribed under test/contract/facts. */
import { expect, it } from 'vitest';
import type { Json } from '../../../scripts/model/json.ts';
import { buildDocs } from '../../../scripts/site/build.ts';
import { readProse } from '../../../scripts/site/prose.ts';
import { schemaFacts } from '../../contract/facts/index.ts';
import { messages } from '../../contract/facts/messages.ts';
import { type Content, operations, webhooks } from '../../contract/facts/operations.ts';
import { alternatives, canonicalType, factRows, type Row } from '../../contract/facts/rows.ts';
import { ROOT, theContract } from '../../support/contract.ts';

const files = buildDocs(theContract(), readProse(ROOT));

/** The text of a page, by its path without its ending. */
const page = (path: string): string => files[`docs/${path}.md`] ?? '';

it('every fact about a schema is in the Markdown page of the schema', () => {
  const rows = factRows(schemaFacts);
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.flatMap((row) => missing(row))).toEqual([]);
});

/** What a page says of a body: its media types, and its schemas where they have names. */
const saidOf = (content: Content) =>
  Object.entries(content).flatMap(([type, schema]) => [
    `\`${type}\`: `,
    ...(/^[A-Z]\w*$/.test(schema) ? [`schemas/${schema}.md`] : []),
  ]);

it('every call is on a page with its parameters, bodies, responses and callbacks', () => {
  expect(operations.length).toBeGreaterThan(0);
  for (const { id, method, path, ...operation } of operations) {
    const { parameters, body, responses, callbacks = {}, deprecated = false } = operation;
    const [head = '', ...sections] = page(`operations/${id}`).split('\n## ');
    const has = (title: string, texts: string[]) => {
      const section = sections.find((one) => one.startsWith(`${title}\n`));
      for (const text of texts) expect(section, `${id}, ${title}`).toContain(text);
    };
    expect(head).toContain(`\`${method.toUpperCase()} ${path}\``);
    expect(head.includes(`operation \`${id}\` _deprecated_`)).toBe(deprecated);
    has(
      'Parameters',
      parameters.map(({ name, required }) => `| \`${name}\`${required ? ' _required_' : ''}`),
    );
    if (body) has('Request body', saidOf({ [body.type]: body.schema }));
    for (const [status, content] of Object.entries(responses)) {
      has(`Response ${status}`, saidOf(content));
    }
    const sent = Object.values(callbacks).flatMap(({ ids }) => ids.map((name) => `(${name}.md)`));
    has('Callbacks', sent);
  }
});

it('every notification is on a page with its address and its body', () => {
  const callbacks = operations.flatMap((operation) => Object.values(operation.callbacks ?? {}));
  const sent = [...callbacks, ...Object.values(webhooks)];
  expect(sent).not.toEqual([]);
  for (const { ids, methods, url = '', body } of sent) {
    ids.forEach((id, index) => {
      const text = page(`operations/${id}`);
      expect(text).toContain(`\`${`${methods[index]?.toUpperCase()} ${url}`.trim()}\``);
      if (/^\w+$/.test(body)) expect(text).toContain(`schemas/${body}.md`);
    });
  }
});

it('every message is on a page with its sender and its content', () => {
  expect(messages.length).toBeGreaterThan(0);
  for (const { name, action, payload, contentType } of messages) {
    const text = page(`messages/${name}`);
    const sender = action === 'receive' ? 'client' : 'service';
    expect(text).toContain(`sent by the _${sender}_, \`${contentType}\``);
    const isNamed = !payload.includes(':');
    expect(text).toContain(isNamed ? `schemas/${payload}.md` : payload.replace(':', ', '));
  }
});

/** The parts of a fact that a page lacks. */
function missing({ schema, branch, path, aspects }: Row): string[] {
  const text = page(`schemas/${schema}`);
  const cells = path === '' ? rootCells(text) : cellsOf(text, path, branch);
  if (!cells) return [`${schema}.${path}: is missing`];
  return Object.entries(aspects).flatMap(([key, value]) => {
    const says = SAYS[key.replace(/^(min|max).*/, '$1')];
    if (!says) throw new Error(`a fact of an unknown kind: ${key}`);
    // The type of a list's items is part of the list's.
    const isSaid = (key === 'type' && path.endsWith('[]')) || says(cells, value);
    return isSaid ? [] : [`${schema}.${path}: ${key} ${JSON.stringify(value)}`];
  });
}

type Cells = Record<'Field' | 'Type' | 'Default' | 'Bounds', string>;

const json = (value: Json) => `\`${JSON.stringify(value)}\``;
const lists = ({ Bounds }: Cells, values: Json) =>
  [values]
    .flat()
    .every((one) => Bounds.includes(typeof one === 'string' ? `\`${one}\`` : json(one)));

const excluded = (not: Json) => Object.values(Object(not)).flat() as Json[];

/** Whether the cells of a field say a fact, by the kind of the fact. */
const SAYS: Record<string, (cells: Cells, value: Json) => boolean> = {
  type: ({ Type }, value) => Type.startsWith('`') || typeFact(Type) === value,
  required: ({ Field }, value) => Field.includes('_required_') === value,
  default: ({ Default }, value) => Default === json(value),
  min: ({ Bounds }, value) => new RegExp(`(^|; |<br>|at least )${value}(?![\\w.])`).test(Bounds),
  max: ({ Bounds }, value) => new RegExp(`(to|at most) ${value}(?![\\w.])`).test(Bounds),
  const: (cells, value) => cells.Type.includes(json(value)) || lists(cells, value),
  enum: lists,
  known: lists,
  pattern: lists,
  not: ({ Bounds }, value) => excluded(value).every((one) => Bounds.includes(`not ${json(one)}`)),
  contentEncoding: ({ Type }, value) => Type.includes(String(value)),
  deprecated: ({ Field }) => Field.includes('_deprecated_'),
  maturity: ({ Field }, value) => Field.includes(`_${value}_`),
  unit: ({ Bounds }, value) => Bounds.includes(String(value)),
  tag: ({ Field }, value) => Field.includes(`\`${value}\` tells the forms apart`),
  // Open objects and opaque fields show in the notes on what is not specified.
  open: () => true,
  opaque: () => true,
};

/** What a page says of a schema as a whole, as if it were a field. */
function rootCells(text: string): Cells {
  const line = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(text)?.[1] ?? '';
  return {
    Field: text,
    Type: line('Type') || 'object',
    Default: line('Default'),
    Bounds: line('Bounds and values'),
  };
}

/** The row of a field; that of a branch is in the table of the branch, or of all branches. */
function cellsOf(text: string, path: string, branch: string | undefined): Cells | undefined {
  const name = path.replace(/(\[\])+$/, '').replaceAll('{}', '.*');
  let isOfAll = true;
  const found = text.split(/\n\n/).flatMap((part) => {
    if (/^#+ /.test(part)) isOfAll = part.startsWith('# ');
    if (!part.includes('\n| --- |')) return [];
    const [header = [], , ...rows] = part.split('\n').map(splitRow);
    const columns = header.map((title) => title.replace(' and values', ''));
    const cells = rows.map(
      (row): Partial<Cells> => Object.fromEntries(row.map((cell, index) => [columns[index], cell])),
    );
    const tags = cells.map(({ Type, Bounds }) => `${Type} ${Bounds}`);
    const has = (tag: string) =>
      tags.some((one) => one.includes(`\`${tag}\``) || one.includes(`\`"${tag}"\``));
    return isOfAll || branch === undefined || branch.split('|').every(has) ? cells : [];
  });
  const row = found.find(({ Field = '' }) => Field.startsWith(`\`${name}\``));
  return row && { Field: '', Type: '', Default: '', Bounds: '', ...row };
}

/** The cells of a table's row. */
function splitRow(line: string): string[] {
  const cells = line.split(/(?<!\\)\|/).slice(1, -1);
  return cells.map((cell) => cell.replaceAll('\\|', '|').trim());
}

/** A type as a page says it, in the notation of the facts. */
function typeFact(text: string): string {
  const plain = text.replaceAll(/\[(\w+)\]\([^)]*\)/g, '$1').replaceAll(' or ', ' | ');
  return canonicalType(alternatives(plain).map(one).join(' | '));
}

function one(part: string): string {
  const [, container, inner = ''] = /^(list|dictionary) of \(?(.*?)\)?$/.exec(part) ?? [];
  if (container === 'list')
    return /\|/.test(inner) ? `(${typeFact(inner)})[]` : `${typeFact(inner)}[]`;
  if (container === 'dictionary') return `map<${typeFact(inner)}>`;
  if (part === 'any value') return 'any';
  return part.replace(/^string, base64$/, 'string').replace(', ', ':');
}
