/** What the contract says about itself: open questions and assumptions. */
import { at, groupBy, type JsonObject, sortByKey, tokens } from '../base/json.ts';
import { DOCUMENTS, type DocumentName } from '../base/problem.ts';
import { code } from '../emit/shared/text.ts';
import type { Contract, Operation } from '../model/contract.ts';
import { namesReached, pathsIn, refTo, SCHEMAS } from '../model/schema.ts';
import { visitObjects } from '../model/visit.ts';

/** The key of an annotation, whose value is a sentence or a list of sentences. */
type Key = 'x-unspecified' | 'x-assumption';

/** A sentence of an annotation, and what it is about. */
interface Statement {
  sentence: string;
  /** A path such as `Word.start`, or the title of a call, a message, or another part of a document. */
  subject: string;
  isField: boolean;
  /** A link to the call or the document that the subject belongs to. */
  reference: string;
}

const HTTP = '[HTTP API](../generated/openapi.yaml)';
const WEBSOCKET = '[WebSocket](../generated/asyncapi.yaml)';
const linkTo = ({ id, summary }: Operation) =>
  `[${summary}](../generated/openapi.yaml#operation/${id})`;

/** Every sentence of an annotation: those of calls and messages, then those of fields. */
function statementsOf(contract: Contract, key: Key): Statement[] {
  const statements: Statement[] = [];
  const add = (node: object, about: Omit<Statement, 'sentence'>) => {
    for (const sentence of [Reflect.get(node, key) ?? []].flat())
      statements.push({ sentence, ...about });
  };
  for (const document of DOCUMENTS)
    visitObjects(contract[document], (object, pointer) => {
      // A query parameter is a field of the schema of the query.
      if (pointer.startsWith(`${SCHEMAS}/`) || object.in === 'query') return false;
      const call = contract.operations.find((other) =>
        `${pointer}/`.startsWith(`${other.pointer}/`),
      );
      // Calls share the questions about their responses.
      const isOfCall = call && !pointer.includes('/responses/');
      const reference = document === 'asyncapi' ? WEBSOCKET : isOfCall ? linkTo(call) : HTTP;
      add(object, { subject: partAt(contract, document, pointer), isField: false, reference });
      return true;
    });
  const references = referencesOf(contract);
  for (const [name, schema] of Object.entries(contract.schemas))
    for (const { path, node } of pathsIn(schema, name))
      add(node, { subject: path, isField: true, reference: references.get(name) ?? HTTP });
  return statements;
}

/** The reference of each schema: of the first call that uses it, or else of the WebSocket. */
function referencesOf({ operations, bodies, messages, schemas }: Contract): Map<string, string> {
  const uses = operations.flatMap((operation) => {
    const ofCall = bodies.filter((body) => body.pointer.startsWith(`${operation.pointer}/`));
    const names = [operation.queryName, ...ofCall.map(({ schemaName }) => schemaName)];
    return names.map((name) => ({ name, reference: linkTo(operation) }));
  });
  const references = new Map<string, string>();
  const ofMessages = messages.map(({ schemaName: name }) => ({ name, reference: WEBSOCKET }));
  for (const { name = '', reference } of [...uses, ...ofMessages])
    for (const reached of namesReached([refTo(name)], schemas))
      if (!references.has(reached)) references.set(reached, reference);
  return references;
}

/** The nearest title, parameter, or response around a place; nothing for a whole call or document. */
function partAt(contract: Contract, document: DocumentName, pointer: string): string {
  const node = at(contract[document], pointer);
  if (pointer === '' || contract.operations.some((call) => call.node === node)) return '';
  const { title, summary, name } = Object(node) as JsonObject;
  const [step = '', holder] = tokens(pointer).reverse();
  if (title ?? summary) return String(title ?? summary);
  if (holder === 'parameters') return `Parameter ${code(`${name}`)}`;
  if (holder === 'responses') return `Response \`${step}\``;
  return partAt(contract, document, pointer.replace(/\/[^/]*$/, ''));
}

/** Open questions or assumptions, each below a heading with a link to its call or document. */
export function listStatements(contract: Contract, key: Key, title: string): string[] {
  const bySentence = groupBy(statementsOf(contract, key), ({ sentence }) => sentence);
  // Of what has the same sentence, the first decides where it is listed.
  const statements = Array.from(bySentence, ([sentence, same]) => {
    return { sentence, subject: subjectOf(same), reference: same[0]?.reference };
  });
  return [HTTP, ...contract.operations.map(linkTo), WEBSOCKET].flatMap((reference) => {
    const listed = statements.filter((statement) => statement.reference === reference);
    const bySubject = sortByKey(groupBy(listed, ({ subject }) => subject));
    const items = bySubject.map(([subject, about]) => {
      const sentences = about.map(({ sentence }) => sentence);
      return subject ? `- **${subject}**: ${sentences.join(' ')}` : `- ${sentences.join('\n- ')}`;
    });
    return items.length === 0 ? [] : [`### ${title}: ${reference}`, items.join('\n')];
  });
}

/** The subject of a sentence below its reference: nothing, the names of fields, or those of schemas. */
function subjectOf(same: Statement[]): string {
  const parts = same.filter(({ isField }) => !isField).map(({ subject }) => subject);
  const paths = same.filter(({ isField }) => isField).map(({ subject }) => subject);
  const names = distinct(paths.map((path) => path.replace(/^\w+\.?/, '')));
  const schemas = distinct(paths.map((path) => path.replace(/\W.*/, '')));
  const fields = names.includes('') ? schemas : names;
  return distinct([...parts, ...fields.map(code)]).join(', ');
}

const distinct = (texts: string[]) => [...new Set(texts)];
