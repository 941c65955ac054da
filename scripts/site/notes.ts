/** What the contract says about itself: open questions, assumptions, and names of the first version. */
import { child, groupBy, isJsonObject, type Json, tokens, visitObjects } from '../base/json.ts';
import { DOCUMENTS, type DocumentName } from '../base/problem.ts';
import type { Contract, Operation } from '../model/contract.ts';
import {
  childrenOf,
  namesReached,
  type Replaces,
  refTo,
  SCHEMAS,
  type Schema,
} from '../model/schema.ts';
import { type Cell, code, list, table } from './md.ts';

/** The key of an annotation, whose value is an entry or a list of entries. */
type Key = 'x-unspecified' | 'x-assumption' | 'x-replaces';

/** An entry of an annotation, and what it is about. */
interface Note<Entry> {
  entry: Entry;
  /** A path such as `Word.start`, or the title of a call, a message, or another part of a document. */
  subject: string;
  isField: boolean;
  /** A link to the reference of the call, or of the WebSocket, that the subject belongs to. */
  reference: string;
}

const GENERAL = 'Several calls and notifications';
const WEBSOCKET = '[WebSocket](../generated/asyncapi.yaml)';
const linkTo = ({ id, summary }: Operation) =>
  `[${summary}](../generated/openapi.yaml#operation/${id})`;

/** Every entry of an annotation: those of calls and messages, then those of fields. */
function notesOf<Entry>(contract: Contract, key: Key): Note<Entry>[] {
  const notes: Note<Entry>[] = [];
  const add = (node: object, about: Omit<Note<Entry>, 'entry'>) => {
    const entries: Entry[] = [Reflect.get(node, key) ?? []].flat();
    notes.push(...entries.map((entry) => ({ entry, ...about })));
  };
  for (const document of DOCUMENTS)
    visitObjects(contract[document], (object, pointer) => {
      // A query parameter is a field of the schema of the query.
      if (pointer.startsWith(`${SCHEMAS}/`) || object.in === 'query') return false;
      const call = contract.operations.find((one) => `${pointer}/`.startsWith(`${one.pointer}/`));
      const reference = document === 'asyncapi' ? WEBSOCKET : call ? linkTo(call) : GENERAL;
      add(object, { subject: partAt(contract, document, pointer), isField: false, reference });
      return true;
    });
  const references = referencesOf(contract);
  for (const [name, schema] of Object.entries(contract.merged.schemas))
    for (const { path, node } of fieldsIn(schema, name))
      add(node, { subject: path, isField: true, reference: references.get(name) ?? GENERAL });
  return notes;
}

/** The reference of each schema: of the first call that uses it, or else of the WebSocket. */
function referencesOf({ operations, bodies, messages, merged }: Contract): Map<string, string> {
  const references = new Map<string, string>();
  const add = (names: (string | undefined)[], reference: string) => {
    const schemas = names.filter((name) => name !== undefined).map(refTo);
    for (const name of namesReached(schemas, merged.schemas))
      if (!references.has(name)) references.set(name, reference);
  };
  for (const operation of operations) {
    const { pointer, queryName } = operation;
    const ofCall = bodies.filter((body) => body.pointer.startsWith(`${pointer}/`));
    add([queryName, ...ofCall.map(({ schemaName }) => schemaName)], linkTo(operation));
  }
  const ofMessages = messages.map(({ schemaName }) => schemaName);
  add(ofMessages, WEBSOCKET);
  return references;
}

/** A schema and the schemas stated in it, each with its path, such as `Word`, `Word.start`, or `Page.items[]`. */
function fieldsIn(node: Schema, path: string): { path: string; node: Schema }[] {
  const below = childrenOf(node).flatMap(({ node: inner, keyword, key }) => {
    const steps = { properties: `.${key}`, items: '[]', additionalProperties: '.*' };
    return fieldsIn(inner, path + (steps[keyword as keyof typeof steps] ?? ''));
  });
  return [{ path, node }, ...below];
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

/** The notes of each entry, in the order of the entries. */
const byEntry = <Entry>(notes: Note<Entry>[]) => [
  ...groupBy(notes, ({ entry }) => JSON.stringify(entry)).values(),
];

const unique = (texts: string[]) => [...new Set(texts)];

/** Open questions or assumptions, by the reference of the call that they are about. */
export function listNotes(contract: Contract, key: 'x-unspecified' | 'x-assumption'): string[] {
  const entries = byEntry(notesOf<string>(contract, key));
  const byReference = groupBy(entries, (same) => {
    const [first = GENERAL, ...others] = unique(same.map(({ reference }) => reference));
    return others.length > 0 ? GENERAL : first;
  });
  const groups = Array.from(byReference, ([reference, group]) => {
    const bySubject = Array.from(groupBy(group, subjectOf), ([subject, about]) => {
      const sentences = about.map(([note]) => note?.entry.trim()).join(' ');
      return `${subject}: ${sentences}`;
    });
    return [reference, ...bySubject].join('\n  - ');
  });
  return [list(groups)];
}

/** The most schemas that a subject names. */
const MOST_SCHEMAS = 3;

/** The subject of an entry: `Upload a file`, `Word`, or `start` in `Utterance`, `Word`. */
function subjectOf(same: Note<unknown>[]): string {
  const parts = same.filter(({ isField }) => !isField).map(({ subject }) => subject);
  const paths = same.filter(({ isField }) => isField).map(({ subject }) => subject);
  const schemas = unique(paths.map((path) => path.replace(/\W.*/, '')));
  const names = unique(paths.map((path) => path.replace(/^\w+\.?/, '')));
  const codes = (texts: string[]) => texts.map(code).join(', ');
  const within = schemas.length > MOST_SCHEMAS ? `${schemas.length} schemas` : codes(schemas);
  const isOfFields = paths.length > 0 && !names.includes('');
  const fields = isOfFields ? `${codes(names)} in ${within}` : codes(paths);
  return [...parts, fields].filter((text) => text !== '').join('; ');
}

/** A row for each name of the first version, then for each part that was removed. */
export function tabulateMigration(contract: Contract): string[] {
  const entries = byEntry(notesOf<Replaces>(contract, 'x-replaces'));
  const rowsOf = (key: 'name' | 'removed', change: string) =>
    entries.flatMap((same): Cell[][] => {
      const { [key]: old, ...entry } = same[0]?.entry ?? {};
      if (old === undefined) return [];
      return [[oldName(old), key === 'name' ? subjectOf(same) : '', entry.change ?? change]];
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
