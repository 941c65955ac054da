/** The facts that programs look up, in tables by schema and field. */
import { isDeepStrictEqual } from 'node:util';
import type { Contract } from '../../contract.ts';
import { type Json, pick, sortByKey } from '../../json.ts';
import { refuseAt } from '../../problem.ts';
import {
  branchesOf,
  defaultOf,
  listedIn,
  resolve,
  type Schema,
  type Schemas,
  tagOf,
  typesApart,
  valuesOf,
  visitSchema,
} from '../../schema.ts';
import { keyOf } from './statements.ts';

/** The keywords that bound a value. */
export const BOUNDS = [
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
] as const;

export type Bounds = Partial<Record<(typeof BOUNDS)[number], number>>;

/** The listed values of a field; where `open` is true, it accepts others too. */
export interface Enumeration {
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
      if (isDeepStrictEqual(table[key], fact) || isPart(fact, table[key])) return;
      const { document, pointer } = contract.places.get(name) ?? { document: '', pointer: '' };
      const remedy = 'state the same in each branch, because the facts have one entry for a field';
      refuseAt(document, `branches differ in the ${kind} of ${key}; ${remedy}`, pointer);
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
function isPart(fact: unknown, whole: unknown): boolean {
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
