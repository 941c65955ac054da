/** What the contract says about itself: open questions and assumptions. */
import { child, groupBy, isJsonObject, type Json, tokens, visitObjects } from '../base/json.ts';
import { DOCUMENTS, type DocumentName } from '../base/problem.ts';
import type { Contract, Operation } from '../model/contract.ts';
import { childrenOf, namesReached, refTo, SCHEMAS, type Schema } from '../model/schema.ts';
import { code } from './md.ts';

/** The key of an annotation, whose value is a sentence or a list of sentences. */
type Key = 'x-unspecified' | 'x-assumption';

/** A sentence of an annotation, and what it is about. */
interface Note {
  sentence: string;
  /** A path such as `Word.start`, or the title of a call, a message, or another part of a document. */
  subject: string;
  isField: boolean;
  /** The page of the call or of the document that the subject belongs to. */
  reference: string;
}

const HTTP = '../generated/openapi.yaml';
const WEBSOCKET = '../generated/asyncapi.yaml';
const linkTo = ({ id }: Operation) => `${HTTP}#operation/${id}`;

/** Every sentence of an annotation: those of calls and messages, then those of fields. */
function notesOf(contract: Contract, key: Key): Note[] {
  const notes: Note[] = [];
  const add = (node: object, about: Omit<Note, 'sentence'>) => {
    const sentences: string[] = [Reflect.get(node, key) ?? []].flat();
    notes.push(...sentences.map((sentence) => ({ sentence: sentence.trim(), ...about })));
  };
  for (const document of DOCUMENTS)
    visitObjects(contract[document], (object, pointer) => {
      // A query parameter is a field of the schema of the query.
      if (pointer.startsWith(`${SCHEMAS}/`) || object.in === 'query') return false;
      const call = contract.operations.find((one) => `${pointer}/`.startsWith(`${one.pointer}/`));
      const reference = document === 'asyncapi' ? WEBSOCKET : call ? linkTo(call) : HTTP;
      add(object, { subject: partAt(contract, document, pointer), isField: false, reference });
      return true;
    });
  const references = referencesOf(contract);
  for (const [name, schema] of Object.entries(contract.merged.schemas))
    for (const { path, node } of fieldsIn(schema, name))
      add(node, { subject: path, isField: true, reference: references.get(name) ?? HTTP });
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

/** Open questions or assumptions in the order of their subjects, each of which links to its reference. */
export function listNotes(contract: Contract, key: Key): string[] {
  const bySentence = groupBy(notesOf(contract, key), ({ sentence }) => sentence);
  const bySubject = Array.from(groupBy(bySentence.values(), subjectOf), ([subject, about]) => {
    const sentences = about.map(([note]) => note?.sentence).join(' ');
    return `- [${subject}](${about[0]?.[0]?.reference}): ${sentences}`;
  });
  return [bySubject.sort().join('\n')];
}

/** The subject of a sentence: `Upload a file`, `Word`, or `start` in `Utterance`, `Word`. */
function subjectOf(same: Note[]): string {
  const parts = same.filter(({ isField }) => !isField).map(({ subject }) => subject);
  const paths = same.filter(({ isField }) => isField).map(({ subject }) => subject);
  const schemas = some(paths.map((path) => code(path.replace(/\W.*/, ''))));
  const names = new Set(paths.map((path) => path.replace(/^\w+\.?/, '')));
  const isOfFields = paths.length > 0 && !names.has('');
  const fields = isOfFields ? `${[...names].map(code).join(', ')} in ${schemas}` : schemas;
  return [some(parts), fields].filter((text) => text !== '').join('; ');
}

/** The most texts of a list. */
const MOST = 3;

/** The first texts of a list, and the number of the others. */
function some(texts: string[]): string {
  const different = [...new Set(texts)];
  if (different.length <= MOST) return different.join(', ');
  return `${different[0]} and ${different.length - 1} more`;
}
