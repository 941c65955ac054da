/** The notes in a contract, in lists with their subjects: for the inserts of guides. */
import { type Contract, DOCUMENTS, type DocumentPlace, requestsOf } from '../contract.ts';
import { sortByKey, tokens, visitObjects } from '../json.ts';
import {
  annotationsOf,
  branchesOf,
  childrenOf,
  SCHEMAS,
  type Schema,
  type Schemas,
} from '../schema.ts';

/** What a fact is about: fields, such as `Note.color`, or other parts, such as `operation listNotes`. */
export interface Fact {
  subjects: string[];
}

/** The entries of each list that an object states. */
const LISTS = {
  /** Names in the first version, their replacements, and changes to their values. */
  renames: (node: Schema) => formerNames(node, 'name'),
  /** Parts of the first version that were removed, and their alternatives. */
  removals: (node: Schema) => formerNames(node, 'removed'),
  /** Questions about the interface that are not specified. */
  unspecified: ({ 'x-unspecified': sentences }: Schema) => (sentences ? [{ sentences }] : []),
  /** Assumptions of the contract where the interface is silent or contradicts itself. */
  assumptions: ({ 'x-assumption': sentences }: Schema) => (sentences ? [{ sentences }] : []),
};

export type Facts = {
  [Kind in keyof typeof LISTS]: (Fact & ReturnType<(typeof LISTS)[Kind]>[number])[];
};

/**
 * Collects the notes of a contract. A fact has all of its subjects.
 *
 * @param schemas the readable schemas
 */
export function collectFacts(contract: Contract, schemas: Schemas): Facts {
  const kinds = Object.entries(LISTS).map(([kind, read]) => {
    return { kind, read, found: new Map<string, Fact>() };
  });
  const addNotes = (subject: string, node: Schema) => {
    for (const { read, found } of kinds) {
      for (const own of read(node)) {
        const key = JSON.stringify(own);
        const { subjects = [] } = found.get(key) ?? {};
        found.set(key, { subjects: [...new Set([...subjects, subject])], ...own });
      }
    }
  };
  for (const [name, schema] of sortByKey(Object.entries(schemas)))
    visitFields(name, [schema], addNotes);
  const subjectAt = subjectsIn(contract);
  for (const document of DOCUMENTS) {
    visitObjects(contract[document], (object, pointer) => {
      if (pointer.startsWith(`${SCHEMAS}/`)) return false;
      addNotes(subjectAt({ document, pointer }), object as Schema);
      return true;
    });
  }
  return Object.fromEntries(kinds.map(({ kind, found }) => [kind, [...found.values()]])) as Facts;
}

/** Visits a place in all branches that have it, and the fields, items and members below it. */
function visitFields(
  field: string,
  nodes: Schema[],
  visit: (field: string, node: Schema) => void,
): void {
  for (const node of nodes) visit(field, node);
  const inside = new Map<string, Schema[]>();
  for (const leaf of nodes.flatMap(leavesOf)) {
    for (const { node, keyword, key } of childrenOf(leaf)) {
      const step = { properties: `.${key}`, items: '[]', additionalProperties: '.*' }[keyword];
      if (step) inside.set(step, [...(inside.get(step) ?? []), node]);
    }
  }
  for (const [step, below] of inside) visitFields(field + step, below, visit);
}

/** The branches of a union, including nested unions, with the annotations around them; null is skipped unless it is alone. */
function leavesOf(node: Schema): Schema[] {
  const branches = branchesOf(node).filter(({ type }) => type !== 'null');
  if (branches.length === 0) return [node];
  return branches.flatMap((one) => leavesOf({ ...annotationsOf(node), ...one }));
}

function formerNames({ 'x-replaces': replaces = [] }: Schema, key: 'name' | 'removed') {
  return replaces.flatMap(({ [key]: name, change }) =>
    name === undefined ? [] : [{ name, change: change?.trim() ?? null }],
  );
}

/** A function that returns the subject of a place: the nearest known one around it, in a schema with the field. */
function subjectsIn(contract: Contract): (place: DocumentPlace) => string {
  const known = new Map<string, string>(DOCUMENTS.map((name) => [name, name]));
  const add = ({ document, pointer }: DocumentPlace, subject: string) => {
    if (!known.has(document + pointer)) known.set(document + pointer, subject);
  };
  for (const { queryName, parameters } of contract.operations) {
    // A query parameter is a field of the query's schema.
    for (const one of parameters) if (one.in === 'query') add(one, `${queryName}.${one.name}`);
  }
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
  for (const [name, place] of contract.places) add(place, name);
  const find = (place: string): string => {
    const own = known.get(place);
    if (own !== undefined) return own;
    const [keyword, name = ''] = tokens(place).slice(-2);
    const around = find(place.slice(0, place.lastIndexOf('/')));
    if (keyword === 'properties') return `${around}.${name}`;
    if (name === 'schema' && tokens(place).at(-3) === 'content') return `${around} body`;
    return around + ({ items: '[]', additionalProperties: '.*' }[name] ?? '');
  };
  return ({ document, pointer }) => find(document + pointer);
}
