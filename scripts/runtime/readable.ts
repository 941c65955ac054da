/** The readable part of a value. */
import { DROPPED, mapMembers } from './members.js';
import { schemaPathBelow, step } from './pointers.js';
import { branchIndex, type Keys, type Members, pathTo, type Table, typeOf } from './table.js';
import { STOP_AFTER, type UnwordedError } from './validate.js';

/** The readable part of a value. */
interface Reading {
  /** The value without what is unreadable, which is the value itself if nothing is; `DROPPED` if nothing is left. */
  kept: unknown;
  /** What is unreadable. */
  errors: UnwordedError[];
  /** Whether what is at a path of the value, or around it, is unreadable. */
  isDropped(path: string): boolean;
}

type Params = UnwordedError['params'];

/** The table by which a value is read, without branches, and the schema path of its assertions. */
interface Fit {
  table: Table;
  schemaPath: string;
  /** Why the value is unreadable. */
  error?: UnwordedError | undefined;
}

/**
 * Leaves out the fields of objects and the items of lists that are unreadable:
 *
 *     { words: [{ start: 1 }, { start: 'x' }, 7] }  →  { words: [{ start: 1 }, {}] }
 */
export function readableIn(value: unknown, table: Table): Reading {
  const found: Unreadable = { errors: [], paths: new Set() };
  const kept = readInside(value, { table, schemaPath: '#' }, [], found);
  const isDropped = (path: string) =>
    found.paths.has(path) ||
    Array.from(path.matchAll(/\//g)).some(({ index }) => found.paths.has(path.slice(0, index)));
  return { kept, errors: found.errors, isDropped };
}

/** What is unreadable: an error of each, unless there are many, and all paths. */
interface Unreadable {
  errors: UnwordedError[];
  paths: Set<string>;
}

/** What is readable of a value in another one. `keys` leads to it. */
function readInside(value: unknown, schema: Fit, keys: Keys, found: Unreadable): unknown {
  const fit = fitOf(value, schema.table, schema.schemaPath);
  const { error } = fit;
  if (error) {
    const path = pathTo(keys);
    found.paths.add(path);
    if (found.errors.length < STOP_AFTER)
      found.errors.push({ ...error, instancePath: path + error.instancePath });
    return DROPPED;
  }
  if (typeof value !== 'object' || value === null) return value;
  return mapMembers(value, (member, key) => {
    const table = tableAt(fit.table, key);
    if (member === undefined || !table || isFitting(member, table)) return member;
    keys.push(key);
    const kept = readInside(member, { table, schemaPath: schemaPathAt(fit, key) }, keys, found);
    keys.pop();
    return kept;
  });
}

/** Whether a value without members is of a type of its schema. Most values are, and need no path. */
const isFitting = (value: unknown, { types, branches }: Table): boolean =>
  Boolean(branches.length === 0 && types?.includes(typeOf(value) ?? '')) &&
  (typeof value !== 'object' || value === null);

/** The table of a field or an item; undefined if it may have any value. */
const tableAt = ({ fields, others, items }: Table, key: string | number): Table | undefined =>
  typeof key === 'number' ? items : (fields.get(key) ?? others);

/** The schema path of a field or an item. */
function schemaPathAt({ table: { fields }, schemaPath }: Fit, key: string | number): string {
  if (typeof key === 'number') return schemaPathBelow(schemaPath, 'items');
  return fields.has(key)
    ? schemaPathBelow(schemaPath, 'properties', key)
    : schemaPathBelow(schemaPath, 'additionalProperties');
}

/**
 * How a value is read, which its type and its discriminator decide.
 *
 * @param outer the schema path of the table, unless it has a name
 */
function fitOf(value: unknown, table: Table, outer: string): Fit {
  const { name, types, branches, discriminator, indices } = table;
  const schemaPath = name === undefined ? outer : `${name}#`;
  const unreadable = (error: UnwordedError): Fit => ({ table, schemaPath, error });
  if (types && !types.includes(typeOf(value) ?? ''))
    return unreadable(mistyped(types, `${schemaPath}/type`));
  const union = discriminator === undefined ? 'anyOf' : 'oneOf';
  if (branches.length > 0) {
    const index = branchIndex(value, table);
    const [, branch] = branches[index] ?? [];
    if (branch) return fitOf(value, branch, schemaPathBelow(schemaPath, union, index));
    return unreadable(
      discriminator === undefined
        ? mistyped([...indices.keys()], `${schemaPath}/anyOf`)
        : withoutBranch(value as Members, table, schemaPath),
    );
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { table, schemaPath };
  return { table, schemaPath, error: otherBranch(value as Members, table, schemaPath) };
}

/** Why an object chooses no branch. */
function withoutBranch(object: Members, table: Table, schemaPath: string): UnwordedError {
  const { discriminator: field = '', indices, open } = table;
  if (object[field] === undefined)
    return misfit('required', { missingProperty: field }, `${schemaPath}/required`);
  if (open >= 0) return misfit('type', { type: 'string' }, `${schemaPath}/oneOf`, field);
  return misfit('enum', { allowedValues: [...indices.keys()] }, `${schemaPath}/oneOf`, field);
}

/** Why an object belongs to another branch than that of its table, if it does. */
function otherBranch(object: Members, table: Table, outer: string): UnwordedError | undefined {
  for (const [field, { types, values, not }] of table.fields) {
    if (!values && !not) continue;
    const { [field]: value } = object;
    const schemaPath = schemaPathBelow(outer, 'properties', field);
    // One of another type is left out.
    if (!types?.includes(typeOf(value) ?? '')) continue;
    if (not?.includes(value)) return misfit('not', {}, `${schemaPath}/not`, field);
    if (!values || values.includes(value)) continue;
    if (values.length > 1)
      return misfit('enum', { allowedValues: values }, `${schemaPath}/enum`, field);
    return misfit('const', { allowedValue: values[0] }, `${schemaPath}/const`, field);
  }
  return undefined;
}

/** The wrong type of a value other than null, which a reader accepts even where the contract does not. */
function mistyped(readable: readonly unknown[], schemaPath: string): UnwordedError {
  const types = readable.filter((type) => type !== 'null');
  return misfit('type', { type: types.length === 1 ? types[0] : types }, schemaPath);
}

/** The error of a value, or of its discriminator. */
function misfit(keyword: string, params: Params, schemaPath: string, field = ''): UnwordedError {
  return { instancePath: field && `/${step(field)}`, schemaPath, keyword, params };
}
