/** Fields as paragraphs: name, type, default and limits, then the sentence, then what is open. */
import type { NormalContract } from '../model/contract.ts';
import type { NormalSchema } from '../model/schema.ts';
import { type OwnField, ownFields } from './fields.ts';
import { badge, code, link, slug } from './md.ts';
import { listChanges, writeNotes } from './notes.ts';
import { badges, limitsInWords, summaryOf, typeInWords } from './words.ts';

/** What a paragraph is about: a field, a parameter or a header. */
interface Subject {
  name: string;
  /** Where it is, or whether it must be there. */
  marks: string[];
  /** The schema as it is stated there, which may be a reference. */
  node: NormalSchema;
  /** That schema, with what it refers to. */
  schema: NormalSchema;
  description: string | undefined;
}

/** The heading, the facts in a line, the sentence and the notes of one subject. */
export function describeSubject(subject: Subject, normal: NormalContract, level = '###'): string[] {
  const { name, marks, node, schema, description } = subject;
  // The limits of a named schema are shown with that schema, and so is the rest of its description.
  const limits = limitsInWords(node.$ref === undefined ? schema : node, normal.schemas);
  const byDefault =
    schema.default === undefined ? [] : [`default ${code(JSON.stringify(schema.default))}`];
  const facts = [typeInWords(node), ...marks, ...badges(schema), ...byDefault, ...limits];
  const notes = [node, ...(node.items ? [node.items] : [])].map(writeNotes);
  const meaning = description ?? summaryOf(schema.description);
  return [`${level} ${code(name)}`, facts.join(' · '), meaning, ...notes];
}

/** Fields, one paragraph each; those of each branch of a union are below a heading of their own. */
export function describeFields(
  fields: readonly OwnField[],
  normal: NormalContract,
  level = '###',
): string[] {
  const branches = [...new Set(fields.map(({ branch }) => branch?.title))];
  return branches.flatMap((title) => {
    const own = fields.filter(({ branch }) => branch?.title === title);
    const below = title === undefined ? level : `${level}#`;
    return [
      title === undefined ? '' : `${level} ${title}`,
      ...own.flatMap(({ path, node, schema, required }) => {
        const marks = required ? [badge('required')] : [];
        const { description } = node;
        return describeSubject({ name: path, marks, node, schema, description }, normal, below);
      }),
    ];
  });
}

/** What changed since the first version in the fields of a page. */
export function listFieldChanges(fields: readonly OwnField[], node: object = {}): string[] {
  return listChanges([
    ['', '', node],
    ...fields.map(({ path, node: field }): [string, string, object] => {
      const name = path.split('.').at(-1) ?? path;
      return [link(code(path), `#${slug(path)}`), name, field];
    }),
  ]);
}

/** What a link to a field names: the paragraph on the page of its schema, or the page, if it has none there. */
export function fieldTarget(normal: NormalContract, schema: string, path: string): string {
  const own = ownFields(normal, schema).map((field) => field.path);
  const field = path.replace(/(\[\]|\.\*)+$/, '');
  return own.includes(field) ? `schema:${schema}#${slug(field)}` : `schema:${schema}`;
}
