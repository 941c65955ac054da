/** The facts that readers look through, in lists: each with what it is about, and its place. */
import type { DocumentPlace } from '../../model/contract.ts';
import type { Schema } from '../../model/schema.ts';
import type { Statement } from './statements.ts';

/** What every fact in a list has. */
export interface Fact extends DocumentPlace {
  /** What it is about: the fields that share the place, such as `Note.color`, or else `operation listNotes`. */
  subjects: string[];
}

/** What a node states for each list. */
const STATED = {
  deprecations: ({ deprecated, description }: Schema) =>
    deprecated ? [{ description: description?.trim() ?? null }] : [],
  maturity: ({ 'x-maturity': maturity }: Schema) => (maturity ? [{ maturity }] : []),
  renames: (node: Schema) => formerNames(node, 'name'),
  removals: (node: Schema) => formerNames(node, 'removed'),
  unspecified: ({ 'x-unspecified': sentences }: Schema) => (sentences ? [{ sentences }] : []),
  assumptions: ({ 'x-assumption': sentences }: Schema) => (sentences ? [{ sentences }] : []),
};

/** The kinds of facts in lists, with what each item says. */
export type FactLists = {
  [Kind in keyof typeof STATED]: (Fact & ReturnType<(typeof STATED)[Kind]>[number])[];
};

function formerNames({ 'x-replaces': replaces = [] }: Schema, key: 'name' | 'removed') {
  return replaces.flatMap(({ [key]: name, change }) =>
    name === undefined ? [] : [{ name, change: change?.trim() ?? null }],
  );
}

/** The lists of what some nodes state; a fact that several subjects share stands once, with all of them. */
export function factLists(statements: Statement[]): FactLists {
  const places = new Map<string, { node: Schema; fact: Fact }>();
  for (const { subject, field, node, document, pointer } of statements) {
    const { subjects } = places.get(document + pointer)?.fact ?? { subjects: [] };
    const about = field === '' ? subject : `${subject}.${field}`;
    const fact = { subjects: [...new Set([...subjects, about])], document, pointer };
    places.set(document + pointer, { node, fact });
  }
  const lists = Object.entries(STATED).map(([kind, statedBy]) => {
    const all = [...places.values()].flatMap(({ node, fact }) =>
      statedBy(node).map((details) => ({ ...fact, ...details })),
    );
    return [kind, all];
  });
  return Object.fromEntries(lists);
}
