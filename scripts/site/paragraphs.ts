/** Fields as paragraphs: name, type, default and limits, then the description, then open questions. */
import { changesSince, formInWords } from 'contract-compiler/emit/words.ts';
import type { NormalContract } from 'contract-compiler/model/contract.ts';
import type { JsonObject } from 'contract-compiler/model/json.ts';
import type { Replaces } from 'contract-compiler/model/schema.ts';
import { type OwnField, ownFields } from './fields.ts';
import { badge, code, link, list, section, slug } from './md.ts';
import { badges, limitsAndValues, summaryOf, typeInWords } from './words.ts';

/** The subject of a paragraph: a field, a parameter or a header. */
type Subject = Pick<OwnField, 'path' | 'node' | 'schema'>;

/**
 * The heading, the facts on one line, the description and the notes of one subject.
 *
 * @param marks its place, or that it is required
 */
export function describeSubject(
  { path, node, schema }: Subject,
  marks: string[],
  normal: NormalContract,
  level = '###',
): string[] {
  // The page of a named schema shows its limits and the rest of its description.
  const limits = limitsAndValues(node.$ref === undefined ? schema : node, normal.schemas);
  const facts = [typeInWords(node), ...marks, ...badges(schema)];
  if (schema.default !== undefined) facts.push(`default ${code(JSON.stringify(schema.default))}`);
  facts.push(...limits, ...formInWords(node));
  const meaning = node.description ?? summaryOf(schema.description);
  const notes = [writeNotes(node)];
  if (node.items) notes.push(writeNotes(node.items));
  return [`${level} ${code(path)}`, facts.join(' · '), meaning, ...notes];
}

/** Fields, one paragraph each; those of each branch of a union are below a heading of their own. */
export function describeFields(fields: readonly OwnField[], normal: NormalContract): string[] {
  const branches = [...new Set(fields.map(({ branch }) => branch?.title))];
  return branches.flatMap((title) => {
    const own = fields.filter(({ branch }) => branch?.title === title);
    const paragraphs = own.flatMap((field) => {
      const marks = field.required ? [badge('required')] : [];
      return describeSubject(field, marks, normal, title === undefined ? '###' : '####');
    });
    return title === undefined ? paragraphs : [`### ${title}`, ...paragraphs];
  });
}

/** The changes since the first version in a page's subject and in its fields, the newest state first. */
export function listChanges(fields: readonly OwnField[], subject: object = {}): string[] {
  const changesIn = (node: object, name: string) =>
    changesSince((node as { 'x-replaces'?: Replaces[] })['x-replaces'] ?? [], name);
  const lines = fields.flatMap(({ path, node }) => {
    const sentences = changesIn(node, path.split('.').at(-1) ?? path);
    const field = link(code(path), `#${slug(path)}`);
    return sentences.length === 0 ? [] : [`${field}: ${sentences.join(' ')}`];
  });
  return section('Since the first version', [list([...changesIn(subject, ''), ...lines])]);
}

/** The target of a link to a field: its paragraph on the page of its schema, or that page, if it has none there. */
export function fieldTarget(normal: NormalContract, schema: string, path: string): string {
  const own = ownFields(normal, schema).map((field) => field.path);
  const field = path.replace(/(\[\]|\.\*)+$/, '');
  return own.includes(field) ? `schema:${schema}#${slug(field)}` : `schema:${schema}`;
}

/** The open questions and assumptions of a node, as a quotation, which the site shows smaller than the text. */
export function writeNotes(node: object): string {
  const quoted = notesOf(node).map((note) => `> ${note}`);
  return quoted.join('\n>\n');
}

/** The same for a page's subject and the schemas that the page shows, as a section. */
export function listNotes(...nodes: object[]): string[] {
  return section('Assumed or not specified', [list([...new Set(nodes.flatMap(notesOf))])]);
}

function notesOf(node: object): string[] {
  const sentences = (key: string) => ((node as JsonObject)[key] ?? []) as string[];
  return [
    ...sentences('x-unspecified').map((sentence) => `**Not specified:** ${sentence}`),
    ...sentences('x-assumption').map((sentence) => `**Assumption:** ${sentence}`),
  ];
}
