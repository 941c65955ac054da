/** What the contract says about itself: open questions, assumptions, and names of the first version. */
import { type Contract, DOCUMENTS } from '../contract.ts';
import { child, isJsonObject, type Json, tokens, visitObjects } from '../json.ts';
import { childrenOf, type Replaces, SCHEMAS, type Schema, type Schemas } from '../schema.ts';
import type { Input } from './inserts.ts';
import { type Cell, code, list, table } from './md.ts';

/** The key of an annotation, whose value is a list. */
type Key = 'x-unspecified' | 'x-assumption' | 'x-replaces';

/** One entry of an annotation, and the fields and other parts that have it. */
interface Note<Entry> {
  entry: Entry;
  /** The fields, such as `Word.start`. */
  fields: string[];
  /** Calls, messages and other parts of a document. */
  parts: string[];
}

/** Every entry of an annotation; one that several places have comes once. */
function collect<Entry>({ contract, schemas }: Input, key: Key): Note<Entry>[] {
  const notes = new Map<string, Note<Entry>>();
  const add = (node: unknown, kind: 'fields' | 'parts', subject: string) => {
    const entries = (node as Record<string, Entry[] | Entry>)[key] ?? [];
    for (const entry of [entries].flat() as Entry[]) {
      const id = JSON.stringify(entry);
      const note = notes.get(id) ?? { entry, fields: [], parts: [] };
      notes.set(id, note);
      if (!note[kind].includes(subject)) note[kind].push(subject);
    }
  };
  for (const document of DOCUMENTS)
    visitObjects(contract[document], (object, pointer) => {
      if (pointer.startsWith(`${SCHEMAS}/`)) return false;
      // A query parameter is a field of the schema of the query.
      if (object.in === 'query') return false;
      add(object, 'parts', partAt(contract, document, pointer));
      return true;
    });
  visitFields(schemas, (field, node) => add(node, 'fields', field));
  return [...notes.values()];
}

/** Visits each schema, and the fields and items that it states itself. */
function visitFields(schemas: Schemas, visit: (field: string, node: Schema) => void): void {
  const descend = (field: string, node: Schema): void => {
    visit(field, node);
    for (const { node: inner, keyword, key } of childrenOf(node)) {
      const step = { properties: `.${key}`, items: '[]', additionalProperties: '.*' };
      descend(field + (step[keyword as keyof typeof step] ?? ''), inner);
    }
  };
  for (const [name, schema] of Object.entries(schemas)) descend(name, schema);
}

/** The nearest title or summary around a place in a document, and the status of the response that it is in. */
function partAt(contract: Contract, document: 'openapi' | 'asyncapi', pointer: string): string {
  let part = document === 'openapi' ? 'HTTP calls' : 'WebSocket';
  let node: Json | undefined = contract[document];
  const steps = tokens(pointer);
  steps.forEach((step, index) => {
    node = child(node, step);
    if (!isJsonObject(node)) return;
    const { summary, title = summary } = node;
    if (typeof title === 'string') part = title;
    else if (steps[index - 1] === 'parameters') part = `${part}, parameter ${node.name}`;
    else if (steps[index - 1] === 'responses')
      part = index === 2 ? `Response ${step}` : `${part}, response ${step}`;
  });
  return part;
}

/** Open questions and assumptions; the sentences about the same subjects share an item. */
export function listNotes(input: Input, key: 'x-unspecified' | 'x-assumption'): string[] {
  const items = new Map<string, { isField: boolean; sentences: string[] }>();
  for (const { entry, fields, parts } of collect<string>(input, key)) {
    const subject = [...parts, ...shorten(fields)].join('; ');
    const item = items.get(subject) ?? { isField: parts.length === 0, sentences: [] };
    items.set(subject, item);
    item.sentences.push(entry.trim());
  }
  const linesOf = (isField: boolean) =>
    [...items].flatMap(([subject, item]) =>
      item.isField === isField ? [`${subject}: ${item.sentences.join(' ')}`] : [],
    );
  const [ofParts, ofFields] = [linesOf(false), linesOf(true).sort()];
  return ['### Calls and messages', list(ofParts), '### Fields', list(ofFields)];
}

/** The fields as code. Fields that more than three schemas have are named once. */
function shorten(fields: string[]): string[] {
  const names = new Set(fields.map((field) => field.replace(/^\w+\./, '')));
  const schemas = new Set(fields.map((field) => field.replace(/\..*/, '')));
  if (schemas.size > 3 && names.size * schemas.size === fields.length) {
    return [`${[...names].map(code).join(', ')} in ${schemas.size} schemas`];
  }
  return fields.map(code);
}

/** A row for each name of the first version, then for each part that was removed. */
export function tabulateMigration(input: Input): string[] {
  const notes = collect<Replaces>(input, 'x-replaces');
  const rowsOf = (key: 'name' | 'removed', change: string) =>
    notes.flatMap(({ entry, fields, parts }): Cell[][] => {
      const { [key]: old } = entry;
      if (old === undefined) return [];
      const now = key === 'name' ? [...parts, ...fields.map(code)] : [];
      return [[oldName(old), now, entry.change ?? change]];
    });
  const head = ['Version 1', 'Now', 'Change'];
  return [
    table(head, rowsOf('name', 'Renamed.')),
    '### Removed',
    table(head, rowsOf('removed', 'No longer supported.')),
  ];
}

/** Names as code: those in braces, single ones, and those with an underscore within a description. */
function oldName(name: string): string {
  if (name.startsWith('{')) return `a message of the form \`${name}\``;
  if (/^[A-Z]|\s.*\s/.test(name)) return name.replace(/\b[a-z]+(_[a-z]+)+\b/g, '`$&`');
  return name.split(', ').map(code).join(', ');
}
