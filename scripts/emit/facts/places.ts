/** Every place in a contract where a schema or a document says something. */
import { type Contract, DOCUMENTS, type Located, requestsOf } from '../../model/contract.ts';
import type { JsonObject } from '../../model/json.ts';
import { tokens, visitObjects } from '../../model/pointer.ts';
import {
  isOpenEnumeration,
  isPlainReference,
  refName,
  type Schema,
  type Spot,
  visitSchema,
} from '../../model/schema.ts';

/** Where a fact is stated. */
export interface Place extends Located, Omit<Spot, 'keyword'> {
  /** The public schema that has the fact, or null where it is not about a schema. */
  schema: string | null;
  /** What else it is about, such as `operation createLiveSession`. */
  subject: string;
}

type Visit<Node> = (node: Node, place: Place) => void;

/** Visits every node of every public schema, what its parts contribute included. */
export function eachSchemaPlace(contract: Contract, visit: Visit<Schema>): void {
  const { schemas, parts, places, operations } = contract;
  for (const name of [...schemas.keys()].filter((one) => !parts.has(one)).sort()) {
    const walk = (schema: Schema = {}, start: Located & Spot): void =>
      visitSchema(
        schema,
        (node, { keyword, field, branch, pointer }) => {
          if (keyword === 'not') return false;
          const part = keyword === 'allOf' ? refName(node.$ref) : undefined;
          const place = { field, branch, document: start.document, pointer };
          if (part === undefined) visit(node, { schema: name, subject: name, ...place });
          else walk(schemas.get(part), { ...place, ...places.get(part) });
          return node.$ref === undefined && !isPlainReference(node) && !isOpenEnumeration(node);
        },
        start,
      );
    const schema = schemas.get(name);
    const place = places.get(name);
    if (place) walk(schema, { ...place, field: '', branch: null });
    // A field of a query is a parameter in the document.
    for (const parameter of operations.find(({ query }) => query === name)?.parameters ?? []) {
      const { document, pointer, name: field } = parameter;
      const node = parameter.in === 'query' && schema?.properties?.[field];
      if (node) walk(node, { document, pointer, field, branch: null });
    }
  }
}

/** Visits everything outside named schemas that carries one of `keys`. */
export function eachDocumentPlace(
  contract: Contract,
  keys: readonly string[],
  visit: Visit<JsonObject>,
): void {
  const subjects = subjectsOf(contract);
  for (const document of DOCUMENTS) {
    visitObjects(contract[document], (node, pointer) => {
      // A query parameter is a field of the query's schema, and was visited as one.
      if (pointer === '/components/schemas' || node.in === 'query') return false;
      if (keys.some((key) => key in node)) {
        const subject = subjectAt(subjects, { document, pointer });
        visit(node, { schema: null, field: '', branch: null, subject, document, pointer });
      }
      return true;
    });
  }
}

/** What the parts of both documents are, in words, by document and pointer. */
function subjectsOf(contract: Contract): Map<string, string> {
  const subjects = new Map<string, string>();
  const add = ({ document, pointer }: Located, subject: string) =>
    subjects.set(document + pointer, subject);
  for (const request of requestsOf(contract)) {
    const own = `operation ${request.id}`;
    add(request, own);
    for (const one of request.parameters) add(one, `${own} parameter ${one.name}`);
    for (const one of request.responses) {
      const shared = !one.pointer.startsWith(request.pointer);
      add(one, shared ? `response ${tokens(one.pointer).pop()}` : `${own} response ${one.status}`);
    }
  }
  for (const channel of contract.channels) {
    add(channel, `channel ${channel.name}`);
    for (const message of channel.messages) add(message, `message ${message.name}`);
    for (const operation of channel.operations) add(operation, `operation ${operation.name}`);
  }
  for (const root of contract.roots) {
    if (root.pointer.endsWith('/schema')) add(root, `${subjectAt(subjects, root)} body`);
  }
  return subjects;
}

/** What an object is, or else what the nearest one around it is. */
function subjectAt(subjects: Map<string, string>, { document, pointer }: Located): string {
  const found = subjects.get(document + pointer);
  if (found !== undefined || pointer === '') return found ?? document;
  return subjectAt(subjects, { document, pointer: pointer.slice(0, pointer.lastIndexOf('/')) });
}
