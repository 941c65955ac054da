/** Facts of a contract: in tables by schema and field, and as statements of its documents with their subjects. */
import { isDeepStrictEqual } from 'node:util';
import { type Contract, DOCUMENTS, type DocumentPlace, requestsOf } from '../../contract.ts';
import { type Json, pick, sortByKey, tokens, visitObjects } from '../../json.ts';
import { refuseAt } from '../../problem.ts';
import {
  branchesOf,
  defaultOf,
  listedIn,
  nameIn,
  resolve,
  SCHEMAS,
  type Schema,
  type Schemas,
  tagOf,
  typesApart,
  valuesOf,
  visitSchema,
} from '../../schema.ts';

/** The keywords that bound a value. */
export const BOUNDS = [
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
] as const;

type Bounds = Partial<Record<(typeof BOUNDS)[number], number>>;

/** The listed values of a field; where `open` is true, it accepts others too. */
interface Enumeration {
  values: Json[];
  open: boolean;
}

/** The kinds of facts in tables, each with the facts by schema and field, such as `Note.color`. */
export interface FactTables {
  defaults: Record<string, Json>;
  limits: Record<string, Bounds>;
  units: Record<string, string>;
  enumerations: Record<string, Enumeration>;
}

/**
 * The tables of a contract.
 *
 * @throws ProblemsError if branches of a union state different facts about a field
 */
export function factTables(contract: Contract, schemas: Schemas): FactTables {
  const tables: FactTables = { defaults: {}, limits: {}, units: {}, enumerations: {} };
  for (const [name, schema] of Object.entries(schemas)) {
    const add = (kind: keyof FactTables, field: string, fact: unknown): void => {
      const table: Record<string, unknown> = tables[kind];
      const key = keyOf(name, field);
      if (fact === undefined) return;
      if (table[key] === undefined) table[key] = fact;
      if (isDeepStrictEqual(table[key], fact) || isSubset(fact, table[key])) return;
      const { document, pointer } = contract.places.get(name) ?? { document: '', pointer: '' };
      const remedy =
        'state the same values in each branch, because the published facts have one entry for each field';
      refuseAt(document, `the branches differ in the ${kind} of ${key}; ${remedy}`, pointer);
    };
    visitSchema(schema, (node, { field, keyword }) => {
      if (keyword === 'not') return false;
      const tag = tagOf(node, schemas);
      // A derived union has no place in a document that states its tag.
      if (tag && contract.places.has(name)) {
        const values = valuesOf(tag).filter((value) => typeof value === 'string');
        const own = { values, open: tag.values.includes('other') };
        const tagField = [field, tag.name].filter(Boolean).join('.');
        add('enumerations', tagField, values.length > 0 ? own : undefined);
      }
      const bounds = pick(node, (key) => BOUNDS.some((one) => one === key));
      // No parser fills in a default for an item, or for a branch of a union.
      const isField = keyword === undefined || keyword === 'properties';
      add('defaults', field, isField ? defaultOf(node, schemas) : undefined);
      add('limits', field, Object.keys(bounds).length > 0 ? bounds : undefined);
      add('units', field, node['x-unit']);
      add('enumerations', field, valuesIn(node, schemas));
      return true;
    });
  }
  const sorted = Object.entries(tables).map(([kind, table]) => {
    return [kind, Object.fromEntries(sortByKey(Object.entries<unknown>(table)))];
  });
  return Object.fromEntries(sorted);
}

/** Whether both are enumerations, and the first lists values of the second, as a branch does of its union. */
function isSubset(fact: unknown, whole: unknown): boolean {
  const { values = [] } = fact as Partial<Enumeration>;
  const { values: all = [] } = whole as Partial<Enumeration>;
  return values.length > 0 && values.every((value) => all.includes(value));
}

/** The values that a schema lists, or that the branches of a union list together. */
function valuesIn(schema: Schema, schemas: Schemas): Enumeration | undefined {
  if (schema.enum) return { values: schema.enum, open: false };
  // The branches that differ by their type, or by a tag, are listed one by one.
  if (tagOf(schema, schemas) || typesApart(schema, schemas)) return undefined;
  const branches = branchesOf(schema).filter(({ type }) => type !== 'null');
  const lists = branches.map((branch) => listedIn(resolve(branch, schemas)));
  const values = [...new Set(lists.flatMap((one) => one ?? []))];
  return values.length > 0 ? { values, open: lists.includes(undefined) } : undefined;
}

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
function keyOf(subject: string, field: string): string {
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
      const subjects = subjectsAt(known, document + pointer);
      statements.push({ node: object as Schema, subjects, document, pointer });
      return true;
    });
  }
  const schemaOf = ({ subjects: [first = ''] }: Statement) => /^[A-Z]\w*/.exec(first)?.[0] ?? '~';
  const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
  return statements.sort((a, b) => compare(schemaOf(a), schemaOf(b)));
}

/**
 * The subjects of an object: those of the nearest known object around it, with the field in between.
 *
 * @param place the document and the pointer of the object, such as `openapi/paths/~1notes`
 */
function subjectsAt(known: ReadonlyMap<string, string[]>, place: string): string[] {
  const own = known.get(place);
  if (own) return own;
  const around = place.slice(0, place.lastIndexOf('/'));
  const [keyword, name = ''] = tokens(place).slice(-2);
  if (keyword === 'properties') {
    const outer = around.slice(0, around.lastIndexOf('/'));
    return subjectsAt(known, outer).map((one) => keyOf(one, name));
  }
  const step = { items: '[]', additionalProperties: '.*' }[name] ?? '';
  return subjectsAt(known, around).map((one) => one + step);
}

/** The subjects of both documents and of objects in them, by their places. */
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
  for (const root of contract.roots) {
    if (tokens(root.pointer).at(-3) !== 'content') continue;
    const [around = ''] = subjectsAt(known, root.document + root.pointer);
    add(root, `${around} body`);
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
  for (const [name, place] of sortByKey(contract.places)) {
    if (contract.parts.has(name)) continue;
    add(place, name);
    addParts(contract.schemas[name] ?? {}, name);
  }
  return known;
}
