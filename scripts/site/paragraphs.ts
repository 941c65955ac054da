/** Fields as paragraphs: name, type, default and limits, then the description, then open questions. */
import { formInWords } from '../emit/shared/limits.ts';
import { type Schema, type Schemas, tagOf, visitSchema } from '../schema.ts';
import { type FoundField, fieldsIn } from './fields.ts';
import type { PageInput } from './input.ts';
import { badge, code, link, list, section, slug } from './md.ts';
import { badges, limitsAndValues, summaryOf, typeInWords } from './words.ts';

/** A schema or an object of a document, with the keywords for what is open or assumed. */
export type Noted = Pick<Schema, 'x-unspecified' | 'x-assumption'>;

/** The subject of a paragraph: a field, a parameter or a header. */
type FieldPlace = Pick<FoundField, 'path' | 'node' | 'schema'>;

/**
 * The heading, the attributes on one line, the description and the notes of one subject.
 *
 * @param marks its place, or that it is required
 */
export function describeSubject(
  { path, node, schema }: FieldPlace,
  marks: string[],
  schemas: Schemas,
  level = '###',
): string[] {
  const attributes = typeAndLimits({ node, schema }, marks, schemas);
  const meaning = node.description ?? summaryOf(schema.description);
  return [`${level} ${code(path)}`, attributes.join(' · '), meaning, ...notesWithin(node)];
}

/** The type of a subject, its marks, its default, its limits and its form. */
export function typeAndLimits(
  { node, schema }: Omit<FieldPlace, 'path'>,
  marks: string[],
  schemas: Schemas,
): string[] {
  // The page of a named schema shows its limits and its full description.
  const { $ref, ...beside } = node;
  const limits = limitsAndValues($ref === undefined ? schema : beside, schemas);
  const attributes = [typeInWords(node), ...marks, ...badges(schema)];
  if (schema.default !== undefined)
    attributes.push(`default ${code(JSON.stringify(schema.default))}`);
  return [...attributes, ...limits, ...formInWords(node, schemas)];
}

/** The notes on a schema, its items, values and branches, but not on its fields, which have their own paragraphs. */
export function notesWithin(schema: Schema): string[] {
  const notes: string[] = [];
  visitSchema(schema, (node, { keyword }) => {
    if (keyword !== 'properties') notes.push(writeNotes(node));
    return keyword !== 'properties';
  });
  return notes;
}

/** Fields, one paragraph each; the fields of a union's branch are below its heading and its description. */
export function describeFields(fields: readonly FoundField[], schemas: Schemas): string[] {
  const branches = [...new Set(fields.map(({ branch }) => branch))];
  const first = fields.find(({ branch }) => branch !== undefined);
  const tag = tagOf(schemas[first?.owner ?? ''] ?? {}, schemas);
  return branches.flatMap((branch) => {
    const own = fields.filter((field) => field.branch === branch);
    const paragraphs = own.flatMap((field) => {
      const marks = field.required ? [badge('required')] : [];
      return describeSubject(field, marks, schemas, branch === undefined ? '###' : '####');
    });
    if (branch === undefined) return paragraphs;
    return [
      tag && branch === first?.branch ? `All other fields depend on ${code(tag.name)}:` : '',
      `### ${branch.title}`,
      branch.description ?? '',
      ...paragraphs,
    ];
  });
}

/** The target of a link to a field: its paragraph on the page of its schema, or that page, if it has none there. */
export function fieldTarget(schemas: Schemas, schema: string, path: string): string {
  const own = fieldsIn(schemas, schema).map((field) => field.path);
  const field = path.replace(/(\[\]|\.\*)+$/, '');
  return own.includes(field) ? `schema:${schema}#${slug(field)}` : `schema:${schema}`;
}

/** The open questions and assumptions of a node, as a quotation. */
export function writeNotes(node: Noted): string {
  const quoted = notesOf(node).map((note) => `> ${note}`);
  return quoted.join('\n>\n');
}

/** The same for the subjects of a page, as a section that links to its explanation. */
export function listNotes(input: PageInput, ...nodes: (Noted | undefined)[]): string[] {
  const notes = nodes.flatMap((node) => (node ? notesOf(node) : []));
  const title = 'Open questions and assumptions';
  return notes.length === 0 ? [] : section(title, [list(notes), explainNotes(input)]);
}

/** The same at the end of a page: if only the lines above have notes, the link alone. */
export function endWithNotes(
  input: PageInput,
  lines: readonly string[],
  ...nodes: (Noted | undefined)[]
): string[] {
  const notes = listNotes(input, ...nodes);
  const isNoted = lines.some((line) => /^> \*\*(Open question|Assumption)/m.test(line));
  return notes.length === 0 && isNoted ? [explainNotes(input)] : notes;
}

/** A link to the explanation of the labels of notes. */
function explainNotes({ guides }: PageInput): string {
  const guide = guides.find(({ text }) => text.includes('<!-- insert unspecified -->'));
  return guide
    ? `${link(guide.title, `guide:${guide.name}`)} explains _Open question_ and _Assumption_.`
    : '';
}

function notesOf(node: Noted): string[] {
  const { 'x-unspecified': open = [], 'x-assumption': assumed = [] } = node;
  return labelNotes(open, assumed);
}

/** Open questions, then assumptions, each with a label. */
export function labelNotes(open: readonly string[], assumed: readonly string[]): string[] {
  return [
    ...open.map((sentence) => `**Open question:** ${sentence}`),
    ...assumed.map((sentence) => `**Assumption:** ${sentence}`),
  ];
}
