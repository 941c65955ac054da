/**
 * The table of a schema: what parsers and readers know of objects and lists, as plain data. A validator judges values; a
 * walk along the table finds unknown fields, fills in defaults, and leaves out what is unreadable.
 */
import { DROPPED, mapParts } from './parts.js';
import { step } from './pointers.js';
import { MANY_ERRORS, type UnwordedError } from './validate.js';

/** What a part of a value may be. An empty table stands for any value. */
export interface Table {
  /** The name of the schema. */
  name?: string;
  /** The JSON types that a reader accepts. */
  types?: readonly string[];
  fields?: Tables;
  /** The values of other fields. */
  others?: Table;
  items?: Table;
  /** Branches of different types. */
  anyOf?: readonly Table[];
  /** The discriminator of a union, which selects a branch. */
  discriminator?: string;
  branches?: Branches<Table>;
  /** Of a branch: its fields that are discriminators. An object in which one has the value of another branch is not readable. */
  discriminators?: readonly string[];
  /** Of a discriminator: its values, or those that it does not have. */
  values?: readonly unknown[];
  not?: readonly unknown[];
  /** What a parser goes by instead, where a reader accepts more than the contract. */
  strict?: Table;
  /** The rule that other fields break. */
  closed?: string;
  /** The names in inner objects, which an unknown name may mean, by the field of the object. */
  hints?: Readonly<Record<string, readonly string[]>>;
  /** The fields that replace one of an earlier version, by its name. */
  replaced?: Readonly<Record<string, readonly string[]>>;
  /** Whether objects in it have defaults. */
  fills?: true;
  /** Returns a new object with all defaults. A function with a literal is ten times as fast as copying an object. */
  make?: () => Record<string, unknown>;
}

export type Tables = Readonly<Record<string, Table>>;

/** The branches of a union, each with the values of the discriminator that select it. Null stands for all other strings. */
type Branches<Branch> = readonly (readonly [values: readonly unknown[] | null, branch: Branch])[];

type Members = Readonly<Record<string, unknown>>;

/** The names and indices that lead to a part. */
export type Keys = (string | number)[];

export const pathTo = (keys: Keys): string => keys.map((key) => `/${step(String(key))}`).join('');

/** The index of the branch that a value chooses, by its type or by its discriminator; -1 if there is none. */
export function branchIndex(
  value: unknown,
  { anyOf, discriminator, branches = [] }: Table,
): number {
  if (anyOf) return anyOf.findIndex((branch) => isOfTypes(value, typesIn(branch)));
  const { [discriminator ?? '']: chosen } = value as Members;
  return listedIndex(chosen, branches);
}

/** The index of the branch that a value of the discriminator selects; -1 if there is none. */
export function listedIndex(chosen: unknown, branches: Branches<unknown>): number {
  const listing = branches.findIndex(([values]) => values?.includes(chosen));
  if (listing >= 0 || typeof chosen !== 'string') return listing;
  return branches.findIndex(([values]) => values === null);
}

/** The table of a field or an item; undefined if it may have any value. */
export function memberOf(table: Table, key: string | number): Table | undefined {
  const { fields, others, items } = table;
  if (typeof key === 'number') return items;
  return fields && Object.hasOwn(fields, key) ? fields[key] : others;
}

export function typesIn({ types, anyOf }: Table): readonly string[] {
  return types ?? anyOf?.flatMap(typesIn) ?? [];
}

export function isOfTypes(value: unknown, types: readonly string[]): boolean {
  if (value === null) return types.includes('null');
  if (Array.isArray(value)) return types.includes('array');
  // NaN and infinity are not JSON.
  return types.includes(typeof value) && (typeof value !== 'number' || Number.isFinite(value));
}

/** What a parser does with the fields of a value. */
export interface Taking {
  /** Gets an error for each unknown field; without it, they are accepted. */
  unknown?: UnwordedError[];
  /** Leaves out unknown fields, instead of ending after many. */
  drops?: boolean;
  /** Fills in defaults. */
  fills?: boolean;
}

/** A value with the fields that a parser gives it: itself if nothing changes. `keys` leads to it. */
export function take(value: unknown, stated: Table, taking: Taking, keys: Keys = []): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const table = chosenBy(value, stated.strict ?? stated);
  if (!taking.unknown && !table.fills) return value;
  if (!Array.isArray(value)) return takeFields(value as Members, table, taking, keys);
  return table.items ? takeItems(value, table.items, taking, keys) : value;
}

function takeItems(list: unknown[], items: Table, taking: Taking, keys: Keys): unknown[] {
  let copy: unknown[] | undefined;
  for (let index = 0; index < list.length; index++) {
    const item = list[index];
    if (typeof item !== 'object') continue;
    keys.push(index);
    const taken = take(item, items, taking, keys);
    keys.pop();
    if (taken === item) continue;
    copy ??= [...list];
    copy[index] = taken;
  }
  return copy ?? list;
}

function takeFields(object: Members, table: Table, taking: Taking, keys: Keys): object {
  const { fields = {}, others, closed, make } = table;
  const filled = taking.fills ? make?.() : undefined;
  let changes: Map<unknown, unknown> | undefined;
  for (const name in object) {
    const part = object[name];
    if (part === undefined) continue;
    const isNamed = Object.hasOwn(fields, name);
    const member = isNamed ? fields[name] : others;
    let taken: unknown = part;
    if (closed && !isNamed) taken = takeUnknown(part, name, table, taking, keys);
    else if (member && typeof part === 'object') {
      keys.push(name);
      taken = take(part, member, taking, keys);
      keys.pop();
    }
    // An assignment of the field `__proto__` would set the prototype.
    if (filled && name !== '__proto__') filled[name] = taken;
    else if (taken !== part) changes = (changes ?? new Map()).set(name, taken);
  }
  if (filled) return filled;
  if (!changes) return object;
  return mapParts(object, (part, name) => (changes.has(name) ? changes.get(name) : part));
}

/** The table without branches by which a value is taken. Without a branch, it has only the names of all fields. */
function chosenBy(value: object, stated: Table): Table {
  const { anyOf, branches } = stated;
  if (!anyOf && !branches) return stated;
  const index = branchIndex(value, stated);
  const branch = anyOf?.[index] ?? branches?.[index]?.[1];
  if (branch) return chosenBy(value, branch.strict ?? branch);
  const { closed } = stated;
  return closed
    ? { fields: Object.fromEntries(namesIn(stated).map((name) => [name, {}])), closed }
    : {};
}

/** What a parser does with a field that no table names. */
function takeUnknown(
  part: unknown,
  additionalProperty: string,
  table: Table,
  { unknown, drops }: Taking,
  keys: Keys,
): unknown {
  if (part === undefined || !unknown) return part;
  const { closed: schemaPath = '' } = table;
  const params = { additionalProperty, table };
  if (drops || unknown.length < MANY_ERRORS)
    unknown.push({
      instancePath: pathTo(keys),
      schemaPath,
      keyword: 'additionalProperties',
      params,
    });
  return drops ? DROPPED : part;
}

/** The names of the fields in all branches. */
function namesIn({ fields = {}, branches = [] }: Table): string[] {
  return [...Object.keys(fields), ...branches.flatMap(([, branch]) => namesIn(branch))];
}
