/** Finds every object of a contract that may state facts, with its place and its subjects. */
import {
  type Contract,
  DOCUMENTS,
  type DocumentName,
  type DocumentPlace,
  requestsOf,
} from '../../contract.ts';
import { tokens, visitObjects } from '../../json.ts';
import { nameIn, SCHEMAS, type Schema, visitSchema } from '../../schema.ts';

/** An object of a document that may state facts, and what it is about. */
export interface Statement extends DocumentPlace {
  node: Schema;
  /**
   * What it is about: the fields at the place, such as `Note.color`, or something else, such as `operation
   * listNotes`.
   */
  subjects: string[];
}

/** The key of a field of a subject: `Note.color`, or `Notes[]` for the items of a named list. */
export function keyOf(subject: string, field: string): string {
  return field === '' || /^[[.]/.test(field) ? subject + field : `${subject}.${field}`;
}

/**
 * The statements of both documents: those of schemas, by the names of these, and then the others. A schema in both
 * documents has its place in the first.
 */
export function statementsOf(contract: Contract): Statement[] {
  const statements: Statement[] = [];
  const known = subjectsOf(contract);
  for (const document of DOCUMENTS) {
    visitObjects(contract[document], (object, pointer) => {
      const [, , name = ''] = pointer.startsWith(`${SCHEMAS}/`) ? tokens(pointer) : [];
      if (name !== '' && contract.places.get(name)?.document !== document) return false;
      const subjects = subjectsAt(known, document, pointer);
      statements.push({ node: object as Schema, subjects, document, pointer });
      return true;
    });
  }
  const schemaOf = ({ subjects: [first = ''] }: Statement) => /^[A-Z]\w*/.exec(first)?.[0] ?? '~';
  return statements
    .map((one): [string, Statement] => [schemaOf(one), one])
    .sort(([a], [b]) => (a < b ? -1 : Number(a > b)))
    .map(([, one]) => one);
}

/** The subjects of an object: those of the nearest known object around it, with the field in between. */
function subjectsAt(
  known: ReadonlyMap<string, string[]>,
  document: DocumentName,
  pointer: string,
): string[] {
  const own = known.get(document + pointer);
  if (own || pointer === '') return own ?? [];
  const around = pointer.slice(0, pointer.lastIndexOf('/'));
  const [keyword, name = ''] = tokens(pointer).slice(-2);
  if (keyword === 'properties') {
    const outer = around.slice(0, around.lastIndexOf('/'));
    return subjectsAt(known, document, outer).map((one) => keyOf(one, name));
  }
  const step = { items: '[]', additionalProperties: '.*' }[name] ?? '';
  return subjectsAt(known, document, around).map((one) => one + step);
}

/** The subjects of parts of both documents, by their places. */
function subjectsOf(contract: Contract): Map<string, string[]> {
  const known = new Map<string, string[]>(DOCUMENTS.map((name) => [name, [name]]));
  const add = ({ document, pointer }: DocumentPlace, ...subjects: string[]) => {
    const place = document + pointer;
    known.set(place, [...new Set([...(known.get(place) ?? []), ...subjects])]);
  };
  for (const request of requestsOf(contract)) {
    const own = `operation ${request.id}`;
    add(request, own);
    for (const one of request.parameters) add(one, `${own} parameter ${one.name}`);
    for (const one of request.responses) {
      const isOwn = one.pointer.startsWith(request.pointer);
      add(one, isOwn ? `${own} response ${one.status}` : `response ${tokens(one.pointer).pop()}`);
    }
  }
  for (const channel of contract.channels) {
    add(channel, `channel ${channel.name}`);
    for (const message of channel.messages) add(message, `message ${message.name}`);
    for (const operation of channel.operations) add(operation, `operation ${operation.name}`);
  }
  for (const { document, pointer } of contract.roots) {
    if (tokens(pointer).at(-3) !== 'content') continue;
    const [around = ''] = subjectsAt(known, document, pointer);
    add({ document, pointer }, `${around} body`);
  }
  // A query parameter is a field of the query's schema.
  for (const { queryName, parameters } of contract.operations) {
    for (const one of parameters) {
      if (one.in === 'query') known.set(one.document + one.pointer, [`${queryName}.${one.name}`]);
    }
  }
  // What a part of an `allOf` states is about each schema that has the part.
  const addParts = (schema: Schema, subject: string): void => {
    visitSchema(schema, (node, { field }) => {
      const name = nameIn(node) ?? '';
      const place = contract.places.get(name);
      if (!place || !contract.parts.has(name)) return;
      add(place, keyOf(subject, field));
      addParts(contract.schemas[name] ?? {}, keyOf(subject, field));
    });
  };
  for (const [name, place] of [...contract.places].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (contract.parts.has(name)) continue;
    add(place, name);
    addParts(contract.schemas[name] ?? {}, name);
  }
  return known;
}
