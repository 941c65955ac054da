/** The facts that readers look through, in lists: each with what it is about, and its place. */
import type { DocumentPlace } from '../../model/contract.ts';
import type { Schema } from '../../model/schema.ts';
import type { Statement } from './statements.ts';

/** What every fact in a list has. */
export interface Fact extends DocumentPlace {
  /** What it is about: the fields that share the place, such as `Note.color`, or else `operation listNotes`. */
  subjects: string[];
}

/** A former name, and how the value changed or what to do instead. */
export interface FormerName extends Fact {
  name: string;
  change: string | null;
}

/** The kinds of facts in lists, with what each item says. */
export interface FactLists {
  deprecations: (Fact & { description: string | null })[];
  maturity: (Fact & { maturity: string })[];
  renames: FormerName[];
  removals: FormerName[];
  unspecified: (Fact & { sentences: string[] })[];
  assumptions: (Fact & { sentences: string[] })[];
}

/** What a node states for each list. */
const STATED: {
  [Kind in keyof FactLists]: (node: Schema) => Omit<FactLists[Kind][number], keyof Fact>[];
} = {
  deprecations: ({ deprecated, description }) =>
    deprecated ? [{ description: description?.trim() ?? null }] : [],
  maturity: ({ 'x-maturity': maturity }) => (maturity ? [{ maturity }] : []),
  renames: (node) => formerNames(node, 'name'),
  removals: (node) => formerNames(node, 'removed'),
  unspecified: ({ 'x-unspecified': sentences }) => (sentences ? [{ sentences }] : []),
  assumptions: ({ 'x-assumption': sentences }) => (sentences ? [{ sentences }] : []),
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
    const { fact } = places.get(document + pointer) ?? {
      fact: { subjects: [], document, pointer },
    };
    const about = field === '' ? subject : `${subject}.${field}`;
    fact.subjects = [...new Set([...fact.subjects, about])];
    places.set(document + pointer, { node, fact });
  }
  const lists = Object.entries(STATED).map(([kind, statedBy]) => [
    kind,
    [...places.values()].flatMap(({ node, fact }) => {
      return statedBy(node).map((details) => ({ ...fact, ...details }));
    }),
  ]);
  return Object.fromEntries(lists);
}
