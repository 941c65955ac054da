/** The statements of the contract, as plain data: in tables by schema and field, and in lists with their subjects. */
import { isDeepStrictEqual } from 'node:util';
import { type Contract, DOCUMENTS, type DocumentPlace, requestsOf } from '../contract.ts';
import { type Json, pick, sortByKey, tokens, visitObjects } from '../json.ts';
import {
  annotationsOf,
  branchesOf,
  childrenOf,
  defaultOf,
  listedIn,
  SCHEMAS,
  type Schema,
  type Schemas,
  STATES,
  tagOf,
  valuesOf,
} from '../schema.ts';
import type { Files } from './output.ts';
import { constant, moduleFiles } from './shared/module.ts';
import { jsdoc, jsonCode } from './shared/text.ts';

const BOUNDS =
  `minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minLength maxLength minItems maxItems minProperties
  maxProperties`.split(/\s+/);

/** The tables: what each is about, the type of an entry, and what the branches of a place state; a default has its JSON type. */
const TABLES = {
  defaults: ['The value that applies if a field is missing.', '', shared(defaultOf)],
  limits: ['The bounds of fields. Their units are in `units`.', 'Limits', shared(boundsIn)],
  units: ['The units of numbers, such as seconds.', 'string', shared((one) => one['x-unit'])],
  enumerations: ['Every enumeration.', 'Enumeration', valuesIn],
} satisfies Record<string, [string, string, (leaves: Schema[], schemas: Schemas) => unknown]>;

/** The lists, in the same way; an object may state several entries. */
const LISTS = {
  deprecations: [
    'Deprecated fields and operations.',
    'Fact & { readonly description: string | null }',
    ({ deprecated, description }: Schema) =>
      deprecated ? [{ description: description?.trim() ?? null }] : [],
  ],
  maturity: [
    'Features in `alpha` or `beta`.',
    "Fact & { readonly maturity: 'alpha' | 'beta' }",
    ({ 'x-maturity': maturity }: Schema) => (maturity ? [{ maturity }] : []),
  ],
  renames: [
    'Names in the first version, their replacements, and changes to their values.',
    'FormerName',
    (node: Schema) => formerNames(node, 'name'),
  ],
  removals: [
    'Parts of the first version that were removed, and their alternatives.',
    'FormerName',
    (node: Schema) => formerNames(node, 'removed'),
  ],
  unspecified: [
    'Questions about the interface that are not specified.',
    'Note',
    ({ 'x-unspecified': sentences }: Schema) => (sentences ? [{ sentences }] : []),
  ],
  assumptions: [
    'Assumptions of the contract where the interface is silent or contradicts itself.',
    'Note',
    ({ 'x-assumption': sentences }: Schema) => (sentences ? [{ sentences }] : []),
  ],
} as const;

/** The list of subjects in each state; all other lists have sentences. */
const LIST_OF: Readonly<Record<(typeof STATES)[number], string>> = {
  deprecated: 'deprecations',
  'x-maturity': 'maturity',
};

const DECLARATIONS = `/** The bounds of a value. */
export interface Limits {
${BOUNDS.map((bound) => `  readonly ${bound}?: number;\n`).join('')}}

/** The listed values of a field. If \`open\` is true, the field also accepts other values. */
export interface Enumeration {
  readonly values: readonly (string | number | boolean | null)[];
  readonly open: boolean;
}

/** The subjects of a fact: fields, such as \`Note.color\`, or other parts, such as \`operation listNotes\`. */
export interface Fact {
  readonly subjects: readonly string[];
}

/** A name or part of the first version. \`change\` says how its value changed or what to use instead. */
interface FormerName extends Fact {
  readonly name: string;
  readonly change: string | null;
}

/** Sentences about a subject. */
export interface Note extends Fact {
  readonly sentences: readonly string[];
}
`;

/** What a fact is about. */
export interface Fact {
  subjects: string[];
}

export type Facts = {
  defaults: Record<string, Json>;
  limits: Record<string, Record<string, number>>;
  units: Record<string, string>;
  enumerations: Record<string, { values: Json[]; open: boolean }>;
} & {
  [Kind in keyof typeof LISTS]: (Fact & ReturnType<(typeof LISTS)[Kind][2]>[number])[];
};

/**
 * Collects every fact of a contract, by kind. A fact in a list has all of its subjects.
 *
 * @param schemas the readable schemas
 */
export function collectFacts(contract: Contract, schemas: Schemas): Facts {
  const facts: Record<string, Record<string, unknown>> = {};
  for (const kind of Object.keys({ ...TABLES, ...LISTS })) facts[kind] = {};
  const addEntry = (kind: string, key: string, fact: unknown) => {
    if (fact !== undefined) Object.assign(facts[kind] ?? {}, { [key]: fact });
  };
  const addNotes = (subject: string, node: Schema, branches = [node]) => {
    for (const [kind, [, , read]] of Object.entries(LISTS)) {
      const state = STATES.find((key) => LIST_OF[key] === kind);
      // What only some branches state about a field is not a fact of the field.
      if (state && branches.some((one) => one[state] !== node[state])) continue;
      for (const own of read(node)) {
        const key = JSON.stringify(own);
        const { subjects = [] } = (facts[kind]?.[key] ?? {}) as Partial<Fact>;
        addEntry(kind, key, { subjects: [...new Set([...subjects, subject])], ...own });
      }
    }
  };
  for (const [name, schema] of sortByKey(Object.entries(schemas))) {
    visitFields(name, [schema], (field, nodes, isItem) => {
      for (const node of nodes) addNotes(field, node, nodes);
      const leaves = nodes.flatMap((one) => leavesOf(one));
      for (const [kind, [, , read]] of Object.entries(TABLES)) {
        // No parser fills in a default for an item.
        const isRead = kind !== 'defaults' || !isItem;
        addEntry(kind, field, isRead ? read(leaves, schemas) : undefined);
      }
      // A derived union has no place in a document that states its tag.
      for (const node of contract.places.has(name) ? nodes : []) {
        const tag = tagOf(node, schemas);
        const values = tag ? valuesOf(tag).filter((one) => typeof one === 'string') : [];
        const open = tag?.values.includes('other');
        if (values.length > 0) addEntry('enumerations', `${field}.${tag?.name}`, { values, open });
      }
    });
  }
  const subjectAt = subjectsIn(contract);
  for (const document of DOCUMENTS) {
    visitObjects(contract[document], (object, pointer) => {
      if (pointer.startsWith(`${SCHEMAS}/`)) return false;
      addNotes(subjectAt({ document, pointer }), object as Schema);
      return true;
    });
  }
  const sorted = Object.entries(facts).map(([kind, table]) => {
    const all =
      kind in LISTS ? Object.values(table) : Object.fromEntries(sortByKey(Object.entries(table)));
    return [kind, all];
  });
  return Object.fromEntries(sorted);
}

/** Visits a place in all branches that have it, and the fields, items and members below it. */
function visitFields(
  field: string,
  nodes: Schema[],
  visit: (field: string, nodes: Schema[], isItem: boolean) => void,
  isItem = false,
): void {
  visit(field, nodes, isItem);
  const inside = new Map<string, Schema[]>();
  for (const leaf of nodes.flatMap((one) => leavesOf(one))) {
    for (const { node, keyword, key } of childrenOf(leaf)) {
      const step = { properties: `.${key}`, items: '[]', additionalProperties: '.*' }[
        keyword as string
      ];
      if (step) inside.set(step, [...(inside.get(step) ?? []), node]);
    }
  }
  for (const [step, below] of inside)
    visitFields(field + step, below, visit, !/^\.[^*]/.test(step));
}

/** The branches of a union, including nested unions, with the annotations around them; null is skipped unless it is alone. */
function leavesOf(node: Schema): Schema[] {
  const branches = branchesOf(node).filter(({ type }) => type !== 'null');
  if (branches.length === 0) return [node];
  return branches.flatMap((one) => leavesOf({ ...annotationsOf(node), ...one }));
}

/** What all branches state alike: what only some state is not a fact of the place. */
function shared(read: (node: Schema, schemas: Schemas) => unknown) {
  return (leaves: Schema[], schemas: Schemas): unknown => {
    const [first, ...others] = leaves.map((one) => read(one, schemas));
    return others.every((one) => isDeepStrictEqual(one, first)) ? first : undefined;
  };
}

function boundsIn(node: Schema): object | undefined {
  const bounds = pick(node, (key) => BOUNDS.includes(key));
  return Object.keys(bounds).length > 0 ? bounds : undefined;
}

/** The values that some alternatives list together; a single value, or a boolean, is not an enumeration. */
function valuesIn(leaves: Schema[]): Facts['enumerations'][string] | undefined {
  const lists = leaves.map(listedIn);
  const values = [...new Set(lists.flatMap((one) => one ?? []))];
  const isChoice = values.length > 1 || leaves.some((leaf) => leaf.enum);
  if (!isChoice || values.some((one) => typeof one === 'boolean')) return undefined;
  return { values, open: lists.includes(undefined) };
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

/**
 * Emits `facts`, a module of constants. The types have the keys of the tables and the JSON types of
 * defaults, but no values: a value may change without a change of types.
 *
 *     export const defaults = { "Note.color": "red" };
 */
export function emitFacts(facts: Facts): Files {
  const constants = Object.entries({ ...TABLES, ...LISTS }).map(([kind, [meaning, stated]]) => {
    const data = facts[kind as keyof Facts];
    const entries = Object.entries(data).map(
      ([key, value]) =>
        `  readonly ${JSON.stringify(key)}: ${stated || jsonType(value as Json)};\n`,
    );
    const type = Array.isArray(data) ? `readonly (${stated})[]` : `{\n${entries.join('')}}`;
    return constant(kind, jsdoc(meaning), type, jsonCode(data));
  });
  const introduction =
    'Facts of the contract, in tables by schema and field, such as `Note.color`, and in lists. In a field, `[]` stands for an array item and `.*` for a value of a dictionary.';
  const types = { declaration: `${jsdoc(introduction)}\n${DECLARATIONS}` };
  return moduleFiles('facts', {}, [types, ...constants]);
}

function jsonType(value: Json): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'readonly unknown[]';
  return typeof value === 'object' ? '{ readonly [field: string]: unknown }' : typeof value;
}
