/** Finds every node of a contract that may state facts, with its place and its subject. */
import { type Contract, DOCUMENTS, type DocumentPlace, requestsOf } from '../../contract.ts';
import { pick, tokens, visitObjects } from '../../json.ts';
import { nameIn, SCHEMAS, type Schema, type SchemaPlace, visitSchema } from '../../schema.ts';

/** A node of a document that may state facts, and what it is about. */
export interface Statement extends DocumentPlace, SchemaPlace {
  node: Schema;
  /** The public schema that contains it, or the name of the place by `subjectsOf`, such as `operation listNotes`. */
  subject: string;
}

/** The key of a field of a subject: `Note.color`, or `Notes[]` for the items of a named list. */
export function keyOf(subject: string, field: string): string {
  return field === '' || /^[[.]/.test(field) ? subject + field : `${subject}.${field}`;
}

/** The keywords that also state facts outside schemas. */
const NOTES = /^(x-unspecified|x-assumption|x-maturity|x-replaces|deprecated|description)$/;

/** The statements of the public schemas, sorted by name, and then those outside named schemas. */
export function statementsOf(contract: Contract): Statement[] {
  const { schemas, parts, places, operations, roots } = contract;
  const statements: Statement[] = [];
  const walk = (schema: Schema = {}, start: Omit<Statement, 'node'>): void => {
    const visit = (node: Schema, inside: SchemaPlace) => {
      const name = nameIn(node) ?? '';
      if (!parts.has(name)) statements.push({ ...start, ...inside, node });
      else walk(schemas[name], { ...start, ...inside, ...places.get(name) });
    };
    visitSchema(schema, visit, start);
  };
  const names = Object.keys(schemas).filter((one) => !parts.has(one));
  for (const name of names.sort()) {
    const start = { subject: name, field: '', branch: null };
    const schema = schemas[name];
    const place = places.get(name);
    if (place) walk(schema, { ...start, ...place });
    // A field of a query is a parameter in the document.
    const operation = operations.find(({ queryName }) => queryName === name);
    for (const one of operation?.parameters ?? []) {
      const { document, pointer, name: field } = one;
      const node = one.in === 'query' ? schema?.properties?.[field] : undefined;
      walk(node, { ...start, field, document, pointer });
    }
  }
  const subjects = subjectsOf(contract);
  const inline = new Map(roots.map((root) => [root.document + root.pointer, root.schema]));
  for (const document of DOCUMENTS) {
    visitObjects(contract[document], (object, pointer) => {
      // A query parameter is a field of the query's schema, which was walked above.
      if (pointer.startsWith(`${SCHEMAS}/`) || object.in === 'query') return false;
      const place = document + pointer;
      const schema = inline.get(place);
      const isBody = schema && tokens(pointer).at(-3) === 'content';
      const subject = subjectAt(subjects, place) + (isBody ? ' body' : '');
      const start = { field: '', branch: null, subject, document, pointer };
      if (schema) walk(schema, start);
      else statements.push({ ...start, node: pick(object, (key) => NOTES.test(key)) });
      return schema === undefined;
    });
  }
  return statements;
}

/** The names of the parts of both documents, by their places. */
function subjectsOf(contract: Contract): Map<string, string> {
  const subjects = new Map<string, string>(DOCUMENTS.map((name) => [name, name]));
  const add = ({ document, pointer }: DocumentPlace, subject: string) =>
    subjects.set(document + pointer, subject);
  for (const request of requestsOf(contract)) {
    const own = `operation ${request.id}`;
    add(request, own);
    for (const one of request.parameters) add(one, `${own} parameter ${one.name}`);
    for (const one of request.responses) {
      const isOwn = one.pointer.startsWith(request.pointer);
      const shared = `response ${tokens(one.pointer).pop()}`;
      const response = isOwn ? `${own} response ${one.status}` : shared;
      add(one, response);
      for (const header of one.headers) add(header, `${response} header ${header.name}`);
    }
  }
  for (const channel of contract.channels) {
    add(channel, `channel ${channel.name}`);
    for (const message of channel.messages) add(message, `message ${message.name}`);
    for (const operation of channel.operations) add(operation, `operation ${operation.name}`);
  }
  return subjects;
}

/** The subject of an object, or else that of the nearest object around it. */
function subjectAt(subjects: Map<string, string>, place: string): string {
  const around = place.slice(0, place.lastIndexOf('/'));
  return subjects.get(place) ?? subjectAt(subjects, around);
}
