/** Types, limits, fields and notes in words. */
import type { NormalContract } from '../model/contract.ts';
import type { JsonObject } from '../model/json.ts';
import {
  branchesOf,
  listedValues,
  type NormalSchema,
  type Replaces,
  refName,
  resolve,
} from '../model/schema.ts';
import type { OwnField } from './fields.ts';
import { badge, code, link, list, table } from './md.ts';

/** The type of a schema in words, with links to the schemas that it names. */
export function typeInWords(schema: NormalSchema): string {
  const name = refName(schema.$ref ?? '');
  if (name !== undefined) return link(name, `schema:${name}`);
  const { type, format, contentEncoding, contentMediaType, items, additionalProperties } = schema;
  const [first] = [type ?? []].flat();
  const either = (texts: string[]) => [...new Set(texts)].join(' or ');
  const nullable = (text: string) =>
    either([text, ...([type].flat().includes('null') ? ['null'] : [])]);
  const inner = (node: NormalSchema) => {
    const text = typeInWords(node);
    return text.includes(' or ') ? `(${text})` : text;
  };
  if (first === 'array') return nullable(`list of ${inner(items ?? {})}`);
  if (schema.const !== undefined) return code(JSON.stringify(schema.const));
  if (schema.union && !schema.properties) return either(branchesOf(schema).map(typeInWords));
  if (typeof additionalProperties === 'object')
    return `dictionary of ${inner(additionalProperties)}`;
  if (first === undefined) return 'any value';
  return nullable([first, format, contentEncoding, contentMediaType].filter(Boolean).join(', '));
}

/** What a schema allows beyond its type: bounds, unit, listed values (also of items and branches), patterns. */
export function limitsInWords(stated: NormalSchema, schemas: NormalContract['schemas']): string[] {
  const schema = withValues(stated, schemas);
  const { minimum, maximum, minItems, maxItems, minLength, maxLength, pattern, not } = schema;
  const values = schema.enum ?? schema.known;
  const within = (low: number | undefined, high: number | undefined, noun: string): string[] => {
    if (low === undefined && high === undefined) return [];
    if (low === undefined) return [`at most ${high}${noun}`];
    return [high === undefined ? `at least ${low}${noun}` : `${low} to ${high}${noun}`];
  };
  const { 'x-unit': unit } = schema;
  const suffix = unit === undefined ? '' : ` ${unit}`;
  const count = (noun: string, most: number | undefined) => (most === 1 ? ` ${noun}` : ` ${noun}s`);
  const isBounded = minimum !== undefined || maximum !== undefined;
  return [
    ...(isBounded || unit === undefined ? within(minimum, maximum, suffix) : [`in ${unit}`]),
    ...within(minItems, maxItems, count('item', maxItems ?? minItems)),
    ...within(minLength, maxLength, count('character', maxLength ?? minLength)),
    ...(values ? [values.map(code).join(' ')] : []),
    ...(pattern ? [`${schema.known ? 'or another matching' : 'matching'} ${code(pattern)}`] : []),
    ...(listedValues(not) ?? []).map((value) => `not ${code(JSON.stringify(value))}`),
  ];
}

/** A schema with the values that its items or its branches list. */
function withValues(schema: NormalSchema, schemas: NormalContract['schemas']): NormalSchema {
  if (schema.enum || schema.known) return schema;
  const inner = [...branchesOf(schema), ...(schema.items ? [schema.items] : [])]
    .map((node) => resolve(node, schemas))
    .map((node) => (node.type === 'array' && node.items ? resolve(node.items, schemas) : node))
    .find((node) => node.enum ?? node.known);
  return inner
    ? { ...schema, enum: inner.enum, known: inner.known, pattern: inner.pattern }
    : schema;
}

/** The maturity and the deprecation of a schema as badges. */
export function badges(schema: NormalSchema): string {
  const words = [schema['x-maturity'], schema.deprecated && 'deprecated'];
  return words.map((word) => (word ? ` ${badge(word)}` : '')).join('');
}

/** Fields in a table; those of each branch of a union below a heading of their own. */
export function tabulateFields(fields: OwnField[], normal: NormalContract, level = '###'): string {
  const head = ['Field', 'Type', 'Default', 'Bounds and values', 'Meaning'];
  const rows = fields.map((field) => {
    return { group: field.branch?.title, cells: fieldCells(field, normal) };
  });
  return table(head, rows, level);
}

function fieldCells({ path, node, schema, required }: OwnField, { schemas }: NormalContract) {
  // The description and the limits of a named schema are shown with that schema.
  const shown = node.$ref === undefined ? schema : node;
  return [
    `${code(path)}${required ? ` ${badge('required')}` : ''}${badges(schema)}`,
    typeInWords(node),
    schema.default === undefined ? '' : code(JSON.stringify(schema.default)),
    limitsInWords(shown, schemas),
    [shown.description ?? '', ...fieldNotes(node)],
  ];
}

/** The notes of a field and of the items of a list, each on one line. */
function fieldNotes(node: NormalSchema): string[] {
  return [...noteLines(node), ...(node.items ? fieldNotes(node.items) : [])];
}

/** The notes of a node as Markdown: a note of one sentence on one line, any other as a list. */
export function writeNotes(node: object): string[] {
  return notesOf(node as JsonObject).map(({ title, items }) => {
    if (items.length === 1) return `**${title}:** ${items[0]}`;
    return `**${title}:**\n\n${list(items)}`;
  });
}

/** The notes of a node, each on one line. */
export function noteLines(node: object): string[] {
  return notesOf(node as JsonObject).map(({ title, items }) => `**${title}:** ${items.join(' ')}`);
}

/** A name of the interface's first version as code; a capital or a third word tells a description, which stays. */
export function writeOldName(subject: string): string {
  return /^[A-Z]|\s.*\s/.test(subject) ? subject : `\`${subject}\``;
}

function notesOf(node: JsonObject): { title: string; items: string[] }[] {
  const replaces = (node['x-replaces'] ?? []) as Replaces[];
  const sentences = (key: string) => (node[key] ?? []) as string[];
  const write = (name: string | undefined, change = ''): string[] =>
    name === undefined ? [] : [`${writeOldName(name)}. ${change}`.trim()];
  return [
    { title: 'Not specified', items: sentences('x-unspecified') },
    { title: 'Assumption', items: sentences('x-assumption') },
    {
      title: 'In the first version',
      items: replaces.flatMap(({ name, change }) => write(name, change)),
    },
    {
      title: 'Dropped since the first version',
      items: replaces.flatMap(({ removed, change }) => write(removed, change)),
    },
  ].filter(({ items }) => items.length > 0);
}
