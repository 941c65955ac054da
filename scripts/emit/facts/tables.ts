/** The facts that programs look up, in tables by schema and field. */
import { isDeepStrictEqual } from 'node:util';
import type { NormalContract } from '../../model/contract.ts';
import { type Json, sortByKey } from '../../model/json.ts';
import {
  BOUNDS,
  type Bounds,
  branchesOf,
  defaultOf,
  type NormalSchema,
  namedValues,
  type SchemaPlace,
  visitSchema,
} from '../../model/schema.ts';
import type { Statement } from './statements.ts';

/** The listed values of a field; where `open` is true, it accepts others too. */
export interface Enumeration {
  values: Json[];
  open: boolean;
}

/** The kinds of facts in tables, with what each entry holds. */
export interface FactTables {
  defaults: Record<string, Json>;
  limits: Record<string, Bounds>;
  units: Record<string, string>;
  enumerations: Record<string, Enumeration>;
}

/**
 * The tables of a contract. A key is a schema and a field, `Note.color`, or for what is in no schema its
 * subject. Where branches differ, the first has that key, and the others are named: `Job.code (JobFailed)`.
 *
 * @param statements what the documents state; of these, the tables take what is in no named schema
 */
export function factTables(
  { contract, schemas }: NormalContract,
  statements: Statement[],
): FactTables {
  const tables = {
    defaults: new Map<string, Json>(),
    limits: new Map<string, Bounds>(),
    units: new Map<string, string>(),
    enumerations: new Map<string, Enumeration>(),
  };
  for (const [name, schema] of schemas) {
    // The parts of unions whose values stand among those of the union.
    const merged = new Set<NormalSchema | undefined>();
    visitSchema(schema, (node, place) => {
      const { union } = node;
      collect(name, node, place);
      const listed = merged.has(node) ? undefined : listedIn(node);
      if (listed) add(tables.enumerations, name, place, listed);
      for (const branch of union?.by === 'trial' ? branchesOf(node) : []) merged.add(branch);
      // A derived union has no place where its tag is stated.
      if (union?.by !== 'tag' || !contract.places.has(name)) return;
      const values = namedValues(union.branches).filter((value) => typeof value === 'string');
      const open = union.branches.some(({ when }) => when === 'other');
      const field = place.field === '' ? union.tag : `${place.field}.${union.tag}`;
      if (values.length > 0) add(tables.enumerations, name, { ...place, field }, { values, open });
      for (const { properties } of branchesOf(node)) merged.add(properties?.[union.tag]);
    });
  }
  for (const { subject, schema, node, ...place } of statements) {
    if (schema !== undefined) continue;
    collect(subject, node, place);
    if (node.enum) add(tables.enumerations, subject, place, { values: node.enum, open: false });
  }
  const sorted = Object.entries(tables).map(([kind, entries]) => [
    kind,
    Object.fromEntries(sortByKey<unknown>(entries)),
  ]);
  return Object.fromEntries(sorted) as unknown as FactTables;

  function collect(subject: string, node: NormalSchema, place: SchemaPlace): void {
    const isField = place.keyword === 'properties';
    const value = isField ? defaultOf(node, schemas) : node.default;
    if (value !== undefined) add(tables.defaults, subject, place, value);
    const bounds = BOUNDS.flatMap((key) => (node[key] === undefined ? [] : [[key, node[key]]]));
    if (bounds.length > 0) add(tables.limits, subject, place, Object.fromEntries(bounds));
    if (node['x-unit'] !== undefined) add(tables.units, subject, place, node['x-unit']);
  }
}

/** Adds a fact under the shortest free key; an equal one is not repeated. */
function add<Value>(
  table: Map<string, Value>,
  subject: string,
  { field, branch, pointer }: SchemaPlace,
  value: Value,
): void {
  const base = field === '' ? subject : `${subject}.${field}`;
  for (const key of [base, ...(branch ? [`${base} (${branch})`] : []), `${base} ${pointer}`]) {
    const known = table.get(key);
    if (known === undefined) table.set(key, value);
    if (known === undefined || isDeepStrictEqual(known, value)) return;
  }
}

/** The values that a schema lists, or that the branches of a union by trial list together. */
function listedIn({ enum: values, known, union }: NormalSchema): Enumeration | undefined {
  if (known) return { values: known, open: true };
  if (values) return { values, open: false };
  if (union?.by !== 'trial') return undefined;
  const lists = union.branches.map(({ schema }) =>
    listedIn(schema.const === undefined ? schema : { enum: [schema.const] }),
  );
  const all = new Set(lists.flatMap((one) => one?.values ?? []));
  return all.size === 0
    ? undefined
    : { values: [...all], open: lists.some((one) => one?.open !== false) };
}
