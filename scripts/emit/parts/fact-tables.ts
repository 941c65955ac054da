/** The facts that programs look up, in tables by schema and field. */
import { isDeepStrictEqual } from 'node:util';
import type { Contract } from '../../contract.ts';
import { type Json, sortByKey } from '../../json.ts';
import {
  baseType,
  branchesOf,
  defaultOf,
  knownIn,
  listedIn,
  resolve,
  type Schema,
  type SchemaPlace,
  type Schemas,
  tagOf,
  typesOf,
  valuesOf,
  visitSchema,
} from '../../schema.ts';
import { keyOf, type Statement } from './statements.ts';

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

/**
 * The tables of a contract. A key is a schema and a field, such as `Note.color`, or the subject of a node outside
 * schemas. If branches differ, the first has that key, and the keys of the others name the branch: `Note.color
 * (NoteDraft)`.
 *
 * @param statements the statements of the documents; the tables use those outside named schemas
 */
export function factTables(contract: Contract, schemas: Schemas, statements: Statement[]) {
  const tables = {
    defaults: {} as Record<string, Json>,
    limits: {} as Record<string, Bounds>,
    units: {} as Record<string, string>,
    enumerations: {} as Record<string, Enumeration>,
  };
  // The parts of unions whose values are listed with those of the union.
  const merged = new Set<Schema | undefined>();
  const collect = (subject: string, node: Schema, place: SchemaPlace): void => {
    const bounds = BOUNDS.flatMap((key) => (node[key] === undefined ? [] : [[key, node[key]]]));
    // No parser fills in a default for an item, or for a branch of a union.
    const isField = place.keyword === undefined || place.keyword === 'properties';
    add(tables.defaults, subject, place, isField ? defaultOf(node, schemas) : undefined);
    add(tables.limits, subject, place, bounds.length > 0 ? Object.fromEntries(bounds) : undefined);
    add(tables.units, subject, place, node['x-unit']);
    if (!merged.has(node)) add(tables.enumerations, subject, place, valuesIn(node, schemas));
  };
  for (const [name, schema] of Object.entries(schemas)) {
    visitSchema(schema, (node, place) => {
      if (place.keyword === 'not') return false;
      collect(name, node, place);
      const tag = tagOf(node, schemas);
      if (!tag && !isByType(node, schemas)) for (const one of branchesOf(node)) merged.add(one);
      // A derived union has no place in a document that states its tag.
      if (tag && contract.places.has(name)) {
        const values = valuesOf(tag).filter((value) => typeof value === 'string');
        const field = place.field === '' ? tag.name : `${place.field}.${tag.name}`;
        const tags = { values, open: tag.values.includes('other') };
        add(tables.enumerations, name, { ...place, field }, values.length > 0 ? tags : undefined);
        for (const { properties } of branchesOf(node)) merged.add(properties?.[tag.name]);
      }
      return true;
    });
  }
  for (const { subject, node, ...place } of statements) {
    if (!Object.hasOwn(schemas, subject)) collect(subject, node, place);
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
  const base = keyOf(subject, field);
  const keys = [base];
  if (branch) keys.push(`${base} (${branch})`);
  keys.push(`${base} ${pointer}`);
  for (const key of keys) {
    if (!(key in table)) table[key] = value;
    if (isDeepStrictEqual(table[key], value)) return;
  }
}

/** The values that a schema lists, or that the branches of a union list together. */
function valuesIn(schema: Schema, schemas: Schemas): Enumeration | undefined {
  const known = knownIn(schema);
  if (known) return { values: known, open: true };
  if (schema.enum) return { values: schema.enum, open: false };
  // The branches that differ by their type, or by a tag, are listed one by one.
  if (tagOf(schema, schemas) || isByType(schema, schemas)) return undefined;
  const lists = branchesOf(schema).map((branch) => {
    const found = resolve(branch, schemas);
    const own = found.type === 'null' ? [] : listedIn(found);
    return own ? { values: own, open: false } : valuesIn(found, schemas);
  });
  const values = [...new Set(lists.flatMap((one) => one?.values ?? []))];
  return values.length > 0 ? { values, open: lists.some((one) => one?.open !== false) } : undefined;
}

/** Whether each JSON type is that of one branch at most. */
function isByType(schema: Schema, schemas: Schemas): boolean {
  const types = branchesOf(schema).flatMap((branch) => [
    ...new Set(typesOf(branch, schemas).map(baseType)),
  ]);
  return new Set(types).size === types.length;
}
