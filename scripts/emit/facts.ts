/** The statements of the contract, as plain data. */
import type { Contract } from '../contract.ts';
import type { Json } from '../json.ts';
import type { Schema, Schemas } from '../schema.ts';
import type { Files } from './files.ts';
import {
  BOUNDS,
  type FactTables,
  factTables,
  type Statement,
  statementsOf,
} from './shared/facts.ts';
import { constant, moduleFiles } from './shared/module.ts';
import { jsdoc, jsonCode } from './shared/text.ts';

/** The fields of every fact in a list. */
export type Fact = Omit<Statement, 'node'>;

/** The entries of a node in each list. */
const STATED = {
  deprecations: ({ deprecated, description }: Schema) =>
    deprecated ? [{ description: description?.trim() ?? null }] : [],
  maturity: ({ 'x-maturity': maturity }: Schema) => (maturity ? [{ maturity }] : []),
  renames: (node: Schema) => formerNames(node, 'name'),
  removals: (node: Schema) => formerNames(node, 'removed'),
  unspecified: ({ 'x-unspecified': sentences }: Schema) => (sentences ? [{ sentences }] : []),
  assumptions: ({ 'x-assumption': sentences }: Schema) => (sentences ? [{ sentences }] : []),
};

function formerNames({ 'x-replaces': replaces = [] }: Schema, key: 'name' | 'removed') {
  return replaces.flatMap(({ [key]: name, change }) =>
    name === undefined ? [] : [{ name, change: change?.trim() ?? null }],
  );
}

export type Facts = FactTables & {
  [Kind in keyof typeof STATED]: (Fact & ReturnType<(typeof STATED)[Kind]>[number])[];
};

/** The meaning of each kind of facts, and the type of one; a default has its JSON type. */
const DECLARED: Record<keyof Facts, [meaning: string, type: string]> = {
  defaults: ['The value that applies if a field is absent.', ''],
  limits: ['Every bound; its unit is in `units`.', 'Limits'],
  units: ['The units of numbers, such as seconds.', 'string'],
  enumerations: ['Every enumeration.', 'Enumeration'],
  deprecations: ['What is deprecated.', 'Fact & { readonly description: string | null }'],
  maturity: ['What is `alpha` or `beta`.', "Fact & { readonly maturity: 'alpha' | 'beta' }"],
  renames: [
    'Names in the first version, with their replacements, and how the values changed.',
    'FormerName',
  ],
  removals: ['What was removed since the first version, and what to do instead.', 'FormerName'],
  unspecified: ['What is not specified about the interface.', 'Note'],
  assumptions: [
    'What this contract chose where the interface is silent or contradicts itself.',
    'Note',
  ],
};

const TYPES = `/** The bounds of a value. */
export interface Limits {
${BOUNDS.map((bound) => `  readonly ${bound}?: number;\n`).join('')}}

/** The listed values of a field; where \`open\` is true, it accepts others too. */
export interface Enumeration {
  readonly values: readonly (string | number | boolean | null)[];
  readonly open: boolean;
}

/** What a fact is about, and its place in the bundled document. */
export interface Fact {
  /** The fields at that place, such as \`Note.color\`, or something else, such as \`operation listNotes\`. */
  readonly subjects: readonly string[];
  readonly document: 'openapi' | 'asyncapi';
  readonly pointer: string;
}

/** A former name, and how the value changed or what to do instead. */
interface FormerName extends Fact {
  readonly name: string;
  readonly change: string | null;
}

/** Sentences about a subject. */
export interface Note extends Fact {
  readonly sentences: readonly string[];
}
`;

/**
 * Collects every fact of a contract, by kind. In the lists, a fact that several subjects share is one entry with
 * all of them.
 *
 * @param schemas the contract profile, from which the tables come; the lists come from the documents as written
 */
export function collectFacts(contract: Contract, schemas: Schemas): Facts {
  const statements = statementsOf(contract);
  const lists = Object.entries(STATED).map(([kind, statedBy]) => {
    const all = statements.flatMap(({ node, ...fact }) =>
      statedBy(node).map((details) => ({ ...fact, ...details })),
    );
    return [kind, all];
  });
  return { ...factTables(contract, schemas), ...Object.fromEntries(lists) };
}

/**
 * Emits `facts`, a module of constants. The types have the keys of the tables and the JSON types of
 * defaults, but no values: a value may change without a change of types.
 *
 *     export const defaults = { "Note.color": "red" };
 */
export function emitFacts(facts: Facts): Files {
  const constants = Object.entries(DECLARED).map(([kind, [meaning, stated]]) => {
    const data = facts[kind as keyof Facts];
    const type = Array.isArray(data) ? `readonly (${stated})[]` : tableType(data, stated);
    return constant(kind, jsdoc(meaning), type, jsonCode(data));
  });
  const introduction =
    'Tables by schema and field, such as `Note.color`, and lists. In a field, `[]` is an item of a list, and `.*` a value of a dictionary.';
  const types = { declaration: `${jsdoc(introduction)}\n${TYPES}` };
  return moduleFiles('facts', {}, [types, ...constants]);
}

/** The type of a table: each key with the type of its entry; for a default, its JSON type. */
function tableType(table: object, type: string): string {
  const members = Object.entries(table).map(
    ([key, value]) => `  readonly ${JSON.stringify(key)}: ${type || jsonType(value)};\n`,
  );
  return `{\n${members.join('')}}`;
}

function jsonType(value: Json): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'readonly unknown[]';
  return typeof value === 'object' ? '{ readonly [field: string]: unknown }' : typeof value;
}
