/** The facts of each kind, under readable keys. */
import { isDeepStrictEqual } from 'node:util';
import type { Contract, NormalContract } from '../../model/contract.ts';
import { type Json, sortByKey } from '../../model/json.ts';
import {
  BOUNDS,
  type Bounds,
  isOpenEnumeration,
  type NormalSchemas,
  namedValues,
  type Replaces,
  type Schema,
} from '../../model/schema.ts';
import { type Statement, statementsOf } from './statements.ts';

/** What every fact has: where it is. `FactsOf` adds the details of a kind. */
export interface Fact extends Pick<Statement, 'schema' | 'field' | 'document' | 'pointer'> {
  /** All schemas that contain its place; only for the kinds in `LISTED_ONCE`. */
  schemas?: string[];
}

/** A name of the first version, and how the value changed or what to do instead. */
export interface FormerName {
  name: string;
  change: string | null;
}

/** What each kind of fact means, and the details that a node states of it. */
export const KINDS = {
  defaults: {
    meaning: 'Every documented default: `value` is what holds when the field is left out.',
    detailsOf: ({ default: value }: Schema) => (value === undefined ? undefined : { value }),
  },
  limits: { meaning: 'Every bound, with the unit where there is one.', detailsOf: limits },
  units: {
    meaning: 'What numbers count, such as seconds.',
    detailsOf: ({ 'x-unit': unit }: Schema) => (unit === undefined ? undefined : { unit }),
  },
  enumerations: {
    meaning:
      'Every enumeration. Where `open` is true, values that are not listed are accepted too.',
    detailsOf: enumerations,
  },
  deprecations: {
    meaning: 'What is deprecated.',
    detailsOf: ({ deprecated, description }: Schema) =>
      deprecated ? { description: description?.trim() ?? null } : undefined,
  },
  maturity: {
    meaning: 'What is `alpha` or `beta`.',
    detailsOf: ({ 'x-maturity': maturity }: Schema) => (maturity ? { maturity } : undefined),
  },
  renames: {
    meaning: 'Names of the first version, under what replaced them, and how the value changed.',
    detailsOf: (node: Schema) => namesUnder('replaces', 'name', node['x-replaces']),
  },
  removals: {
    meaning: 'What the first version had and this one lacks, and what to do instead.',
    detailsOf: (node: Schema) => namesUnder('removed', 'removed', node['x-replaces']),
  },
  unspecified: {
    meaning: 'What the service has not said about its interface.',
    detailsOf: ({ 'x-unspecified': sentences }: Schema) => sentences && { sentences },
  },
  assumptions: {
    meaning: 'What this contract chose where the interface is silent or contradicts itself.',
    detailsOf: ({ 'x-assumption': sentences }: Schema) => sentences && { sentences },
  },
};

export type Kind = keyof typeof KINDS;

/** Facts of one kind, sorted by key: the subject and, if there is one, the field, such as `Note.color`. */
export type FactsOf<K extends Kind> = Record<
  string,
  Fact & NonNullable<ReturnType<(typeof KINDS)[K]['detailsOf']>>
>;

export type Facts = { [K in Kind]: FactsOf<K> };

/**
 * A fact of these kinds is listed once, with all schemas that contain its place; a fact of the other kinds is
 * listed under each of these schemas.
 */
const LISTED_ONCE = new Set<string>(['renames', 'removals', 'unspecified', 'assumptions']);

/** Collects every fact of a contract, by kind. */
export function collectFacts({ contract, schemas }: NormalContract): Facts {
  const statements = statementsOf(contract);
  const found = Object.entries(KINDS).map(([kind, { detailsOf }]) => {
    const tags = kind === 'enumerations' ? tagsOf(schemas, contract) : [];
    const facts = new Map(tags);
    for (const statement of statements) {
      const { branch, subject, field, node } = statement;
      // The values of a tag in one branch are no fact by themselves: `tags` has those of all branches.
      if (branch && tags.some(([key]) => key === `${subject}.${field}`)) continue;
      const details = detailsOf(node);
      if (details) add(facts, statement, details, kind);
    }
    return [kind, Object.fromEntries(sortByKey(facts))];
  });
  return Object.fromEntries(found) as Facts;
}

/** The tags of unions as enumerations: each branch states its own values. */
function tagsOf(schemas: NormalSchemas, { places }: Contract): [string, Fact][] {
  return [...schemas].flatMap(([schema, { union }]) => {
    const place = places.get(schema);
    if (union?.by !== 'tag' || !place) return [];
    const values = namedValues(union.branches).filter((value) => typeof value === 'string');
    const open = union.branches.some(({ when }) => when === 'other');
    const fact = { schema, field: union.tag, ...place, values, open };
    return values.length === 0 ? [] : [[`${schema}.${union.tag}`, fact]];
  });
}

/** Adds a fact under the shortest free key, or its schema to the same fact; an equal fact is not repeated. */
function add(facts: Map<string, Fact>, statement: Statement, details: object, kind: string): void {
  const { schema, field, document, pointer, branch, subject } = statement;
  const schemas = LISTED_ONCE.has(kind) && schema !== null ? [schema] : undefined;
  const fact: Fact = { schema, field, document, pointer, ...(schemas && { schemas }), ...details };
  const same =
    schemas &&
    [...facts.values()].find((known) => known.document === document && known.pointer === pointer);
  if (same && schemas) {
    same.schemas = [...new Set([...(same.schemas ?? []), ...schemas])];
    return;
  }
  const base = field ? `${subject}.${field}` : subject;
  for (const key of [base, ...(branch ? [`${base} (${branch})`] : []), `${base} ${pointer}`]) {
    const known = facts.get(key) ?? fact;
    facts.set(key, known);
    // Added just now, or known: several branches state it, or one place states it for several branches.
    if (known.pointer === pointer || isDeepStrictEqual({ ...known, ...details }, known)) return;
  }
}

function limits(node: Schema): (Partial<Bounds> & { unit?: string }) | undefined {
  const bounds = BOUNDS.flatMap((key) => (node[key] === undefined ? [] : [[key, node[key]]]));
  if (bounds.length === 0) return undefined;
  const { 'x-unit': unit } = node;
  return { ...Object.fromEntries(bounds), ...(unit !== undefined && { unit }) };
}

/** An open enumeration states its values in one branch and a pattern for all others beside it. */
function enumerations(node: Schema): { values: Json[]; open: boolean } | undefined {
  if (node.enum) return { values: node.enum, open: false };
  if (!isOpenEnumeration(node)) return undefined;
  return { values: (node.anyOf ?? []).flatMap((branch) => branch.enum ?? []), open: true };
}

/** The names of the first version that a node replaces or removes, under the key `list`. */
function namesUnder<List extends string>(
  list: List,
  key: 'name' | 'removed',
  replaces: Replaces[] = [],
): Record<List, FormerName[]> | undefined {
  const changes = replaces.flatMap(({ [key]: name, change }) =>
    name === undefined ? [] : [{ name, change: change?.trim() ?? null }],
  );
  return changes.length === 0 ? undefined : ({ [list]: changes } as Record<List, FormerName[]>);
}
