/** Finds every node of a contract that may state facts, with its place and its subject. */
import {
  type Contract,
  DOCUMENTS,
  type DocumentName,
  type DocumentPlace,
  requestsOf,
} from '../../contract.ts';
import { pick, tokens, visitObjects } from '../../json.ts';
import { nameIn, SCHEMAS, type Schema, visitSchema } from '../../schema.ts';

/** A node of a document that may state facts, and what it is about. */
export interface Statement extends DocumentPlace {
  node: Schema;
  /** The field of the subject, such as `color`; `''` is the subject itself. */
  field: string;
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
  const names = Object.keys(contract.schemas).filter((name) => !contract.parts.has(name));
  const ofSchemas = names.sort().flatMap((name) => {
    const place = contract.places.get(name);
    const schema = contract.schemas[name] ?? {};
    const start = { subject: name, field: '' };
    return place
      ? statementsIn(schema, { ...start, ...place }, contract)
      : statementsOfQuery(name, schema, contract);
  });
  return [...ofSchemas, ...DOCUMENTS.flatMap((document) => statementsOutside(document, contract))];
}

/** The statements of a schema; what a part of its `allOf` states has the place of the part. */
function statementsIn(
  schema: Schema,
  start: Omit<Statement, 'node'>,
  contract: Contract,
): Statement[] {
  const statements: Statement[] = [];
  visitSchema(
    schema,
    (node, { field, pointer }) => {
      const place = { ...start, field, pointer };
      const part = nameIn(node) ?? '';
      if (!contract.parts.has(part)) {
        statements.push({ ...place, node });
        return;
      }
      const target = contract.schemas[part] ?? {};
      statements.push(
        ...statementsIn(target, { ...place, ...contract.places.get(part) }, contract),
      );
    },
    start,
  );
  return statements;
}

/** The statements of a query: each of its fields is a parameter in the document. */
function statementsOfQuery(subject: string, query: Schema, contract: Contract): Statement[] {
  const operation = contract.operations.find(({ queryName }) => queryName === subject);
  const parameters = (operation?.parameters ?? []).filter((one) => one.in === 'query');
  return parameters.flatMap(({ document, pointer, name: field }) => {
    const start = { subject, field, document, pointer };
    return statementsIn(query.properties?.[field] ?? {}, start, contract);
  });
}

/** The statements of a document outside named schemas. */
function statementsOutside(document: DocumentName, contract: Contract): Statement[] {
  const statements: Statement[] = [];
  const subjects = subjectsOf(contract);
  const inline = new Map(contract.roots.map((root) => [root.document + root.pointer, root.schema]));
  visitObjects(contract[document], (object, pointer) => {
    // A query parameter is a field of the query's schema.
    if (pointer.startsWith(`${SCHEMAS}/`) || object.in === 'query') return false;
    const place = document + pointer;
    const schema = inline.get(place);
    const isBody = schema && tokens(pointer).at(-3) === 'content';
    const subject = subjectAt(subjects, place) + (isBody ? ' body' : '');
    const start = { field: '', subject, document, pointer };
    if (schema) statements.push(...statementsIn(schema, start, contract));
    else statements.push({ ...start, node: pick(object, (key) => NOTES.test(key)) });
    return schema === undefined;
  });
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
      add(one, isOwn ? `${own} response ${one.status}` : shared);
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
