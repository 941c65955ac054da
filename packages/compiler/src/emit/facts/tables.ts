/** The facts that programs look up, in tables by schema and field. */
import { isDeepStrictEqual } from 'node:util';
import type { NormalContract } from '../../model/contract.ts';
import { type Json, sortByKey } from '../../model/json.ts';
import {
  BOUNDS,
  type Bounds,
  branchesOf,
  defaultOf,
  listedValues,
  type NormalSchema,
  type NormalSchemas,
  namedValues,
  resolve,
  type SchemaPlace,
  visitSchema,
} from '../../model/schema.ts';
import type { Statement } from './statements.ts';

/** The listed values of a field; where `open` is true, it accepts others too. */
export interface Enumeration {
  values: Json[];
  open: boolean;
}

/**
 * The tables of a contract. A key is a schema and a field, such as `Note.color`, or the subject of a node outside
 * schemas. If branches differ, the first has that key, and the keys of the others name the branch: `Note.color
 * (NoteDraft)`.
 *
 * @param statements the statements of the documents; the tables use those outside named schemas
 */
export function factTables({ contract, schemas }: NormalContract, statements: Statement[]) {
  const tables = {
    defaults: {} as Record<string, Json>,
    limits: {} as Record<string, Bounds>,
    units: {} as Record<string, string>,
    enumerations: {} as Record<string, Enumeration>,
  };
  // The parts of unions whose values are listed with those of the union.
  const merged = new Set<NormalSchema | undefined>();
  const collect = (subject: string, node: NormalSchema, place: SchemaPlace): void => {
    const value = place.keyword === 'properties' ? defaultOf(node, schemas) : node.default;
    const bounds = BOUNDS.flatMap((key) => (node[key] === undefined ? [] : [[key, node[key]]]));
    add(tables.defaults, subject, place, value);
    add(tables.limits, subject, place, bounds.length > 0 ? Object.fromEntries(bounds) : undefined);
    add(tables.units, subject, place, node['x-unit']);
    // The branches of a union by type are listed one by one.
    if (merged.has(node) || node.union?.by === 'type') return;
    add(tables.enumerations, subject, place, listedIn(node, schemas));
  };
  for (const [name, schema] of schemas) {
    visitSchema(schema, (node, place) => {
      const { union } = node;
      collect(name, node, place);
      if (union?.by === 'trial') {
        for (const branch of branchesOf(node)) merged.add(branch);
      }
      // A derived union has no place in a document that states its tag.
      if (union?.by !== 'tag' || !contract.places.has(name)) return;
      const values = namedValues(union.branches).filter((value) => typeof value === 'string');
      const open = union.branches.some(({ when }) => when === 'other');
      const field = place.field === '' ? union.tag : `${place.field}.${union.tag}`;
      const tags = values.length > 0 ? { values, open } : undefined;
      add(tables.enumerations, name, { ...place, field }, tags);
      for (const { properties } of branchesOf(node)) merged.add(properties?.[union.tag]);
    });
  }
  for (const { subject, node, ...place } of statements) {
    if (!schemas.has(subject)) collect(subject, node, place);
  }
  const sorted = Object.entries(tables).map(([kind, table]) => {
    return [kind, Object.fromEntries(sortByKey(Object.entries<unknown>(table)))];
  });
  return Object.fromEntries(sorted) as typeof tables;
}

/** Adds a fact, if there is one, under the shortest free key; an equal one is not repeated. */
function add<Value>(
  table: Record<string, Value>,
  subject: string,
  { field, branch, pointer }: SchemaPlace,
  value: Value | undefined,
): void {
  if (value === undefined) return;
  const base = field === '' ? subject : `${subject}.${field}`;
  const keys = [base];
  if (branch) keys.push(`${base} (${branch})`);
  keys.push(`${base} ${pointer}`);
  for (const key of keys) {
    if (!(key in table)) table[key] = value;
    if (isDeepStrictEqual(table[key], value)) return;
  }
}

/** The values that a schema lists, or that the branches of a union list together. */
function listedIn(schema: NormalSchema, schemas: NormalSchemas): Enumeration | undefined {
  const { enum: values, known, union } = schema;
  if (known) return { values: known, open: true };
  if (values) return { values, open: false };
  if (union === undefined || union.by === 'tag') return undefined;
  const lists = branchesOf(schema).map((branch) => {
    const found = resolve(branch, schemas);
    const own = found.type === 'null' ? [] : listedValues(found);
    return listedIn(own ? { enum: own } : found, schemas);
  });
  const all = [...new Set(lists.flatMap((one) => one?.values ?? []))];
  return all.length > 0
    ? { values: all, open: lists.some((one) => one?.open !== false) }
    : undefined;
}
