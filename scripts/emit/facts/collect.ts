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

/** Where a fact is. */
export interface Fact extends Pick<Statement, 'schema' | 'field' | 'document' | 'pointer'> {
  /** All schemas that contain the part that states it, where it is stated once. */
  schemas?: string[];
}

/** A name of the first version, and how the value changed or what to do instead. */
export interface Replacement {
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
    meaning: "The first version's names, at what took over, and how the value changed.",
    detailsOf: (node: Schema) => replaced('replaces', 'name', node['x-replaces']),
  },
  removals: {
    meaning: 'What the first version had and this one lacks, and what to do instead.',
    detailsOf: (node: Schema) => replaced('removed', 'removed', node['x-replaces']),
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

/** Facts of one kind, sorted by a readable key: a schema and a field, or a subject and its name. */
export type FactsOf<K extends Kind> = Record<
  string,
  Fact & NonNullable<ReturnType<(typeof KINDS)[K]['detailsOf']>>
>;

export type Facts = { [K in Kind]: FactsOf<K> };

/**
 * A fact of these kinds is listed once, with all schemas that contain its place; one of the other kinds is
 * listed under each schema, so that it is found there.
 */
const STATED_ONCE = new Set<string>(['renames', 'removals', 'unspecified', 'assumptions']);

/** Collects every fact of a contract, by kind. */
export function collectFacts({ contract, schemas }: NormalContract): Facts {
  const places = statementsOf(contract);
  const found = Object.entries(KINDS).map(([kind, { detailsOf }]) => {
    const tags = kind === 'enumerations' ? tagsOf(schemas, contract) : [];
    const facts = new Map(tags);
    for (const place of places) {
      // The values of a tag that one branch lists are no fact by themselves.
      if (place.branch && tags.some(([key]) => key === `${place.subject}.${place.field}`)) continue;
      const details = detailsOf(place.node);
      if (details) add(facts, place, details, STATED_ONCE.has(kind));
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

/** Adds a fact under the plainest key that no other fact has. */
function add(facts: Map<string, Fact>, place: Statement, details: object, once: boolean): void {
  const { schema, field, document, pointer, branch, subject } = place;
  const schemas = once && schema !== null && { schemas: [schema] };
  const fact: Fact = { schema, field, document, pointer, ...schemas, ...details };
  const same = [...facts.values()].find(
    (known) => schemas && known.document === document && known.pointer === pointer,
  );
  if (same && schemas) {
    same.schemas = [...new Set([...(same.schemas ?? []), ...schemas.schemas])];
    return;
  }
  const base = field ? `${subject}.${field}` : subject;
  for (const key of [base, ...(branch ? [`${base} (${branch})`] : []), `${base} ${pointer}`]) {
    const known = facts.get(key) ?? fact;
    facts.set(key, known);
    // The same fact: several branches state it, or one part states it for several branches.
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

function replaced<List extends string>(
  list: List,
  key: 'name' | 'removed',
  replaces: Replaces[] = [],
): Record<List, Replacement[]> | undefined {
  const changes = replaces.flatMap(({ [key]: name, change }) =>
    name === undefined ? [] : [{ name, change: change?.trim() ?? null }],
  );
  return changes.length === 0 ? undefined : ({ [list]: changes } as Record<List, Replacement[]>);
}
