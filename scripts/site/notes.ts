/** What the contract says about itself: open questions, assumptions, and names of the first version. */

import { child, groupBy, isJsonObject, type Json, tokens, visitObjects } from '../base/json.ts';
import { DOCUMENTS, type DocumentName } from '../base/problem.ts';
import type { Contract } from '../model/contract.ts';
import { childrenOf, type Replaces, SCHEMAS, type Schema, type Schemas } from '../model/schema.ts';
import type { Input } from './input.ts';
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
  const all: { entry: Entry; subject: string; isField: boolean }[] = [];
  const add = (node: unknown, subject: string, isField: boolean) => {
    const entries = [(node as Record<string, Entry[] | Entry>)[key] ?? []].flat() as Entry[];
    all.push(...entries.map((entry) => ({ entry, subject, isField })));
  };
  for (const document of DOCUMENTS)
    visitObjects(contract[document], (object, pointer) => {
      // A query parameter is a field of the schema of the query.
      if (pointer.startsWith(`${SCHEMAS}/`) || object.in === 'query') return false;
      add(object, partAt(contract, document, pointer), false);
      return true;
    });
  visitFields(schemas, (field, node) => add(node, field, true));
  return [...groupBy(all, ({ entry }) => JSON.stringify(entry)).values()].flatMap((same) => {
    const [first] = same;
    const subjects = (isField: boolean) => [
      ...new Set(same.flatMap((one) => (one.isField === isField ? one.subject : []))),
    ];
    return first ? { entry: first.entry, fields: subjects(true), parts: subjects(false) } : [];
  });
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
function partAt(contract: Contract, document: DocumentName, pointer: string): string {
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
  const notes = collect<string>(input, key);
  const itemsOf = (some: Note<string>[]) => {
    const bySubject = groupBy(some, ({ fields, parts }) =>
      [...parts, ...shorten(fields)].join('; '),
    );
    return Array.from(bySubject, ([subject, same]) => {
      return `${subject}: ${same.map(({ entry }) => entry.trim()).join(' ')}`;
    });
  };
  const ofParts = itemsOf(notes.filter(({ parts }) => parts.length > 0));
  const ofFields = itemsOf(notes.filter(({ parts }) => parts.length === 0)).sort();
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
