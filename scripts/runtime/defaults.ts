/** Fills in defaults. */
import { type Branches, branchFor } from './shape.ts';
import { isObject } from './values.ts';

/** The defaults of a schema and of what is inside it: by field, by item, or by the value of a tag. */
export interface Defaults {
  /** The defaults of fields. Those that are lists or objects are getters, so that no two values share one. */
  values?: Readonly<Record<string, unknown>>;
  /** The defaults inside fields. */
  fields?: Readonly<Record<string, Defaults>>;
  /** The defaults in the values of other fields. */
  others?: Defaults;
  items?: Defaults;
  /** The field that chooses a branch. */
  tag?: string;
  branches?: Branches<Defaults>;
}

/**
 * A copy of a valid value with its defaults; parts without defaults are shared with it. An object has its defaulted
 * fields first. A field whose value is undefined counts as missing.
 */
export function fill(value: unknown, defaults: Defaults): unknown {
  if (Array.isArray(value)) {
    const { items } = defaults;
    return items ? value.map((item) => fill(item, items)) : value;
  }
  if (!isObject(value)) return value;
  const { values, fields, others, tag, branches = [] } = defaults;
  if (tag !== undefined) {
    const branch = branchFor(branches, value[tag]);
    return branch ? fill(value, branch) : value;
  }
  const given = plain(value);
  const all: Record<string, unknown> = { ...values };
  for (const name of Object.keys(given)) {
    const field = given[name];
    // The last would set the prototype of the copy.
    if (field === undefined || name === '__proto__') continue;
    const inside = fields && Object.hasOwn(fields, name) ? fields[name] : others;
    all[name] = inside ? fill(field, inside) : field;
  }
  return all;
}

/**
 * The object itself, if it is a plain one; else a copy in which what it inherits is its own, such as the values of
 * accessors, but no methods.
 */
function plain(value: Record<string, unknown>): Record<string, unknown> {
  const prototype = Object.getPrototypeOf(value);
  if (prototype === Object.prototype || prototype === null) return value;
  const fields = { ...value };
  for (let from = prototype; from !== null; from = Object.getPrototypeOf(from)) {
    // The prototype of plain objects, of any realm.
    if (Object.getPrototypeOf(from) === null) break;
    for (const name of Object.getOwnPropertyNames(from)) {
      if (typeof value[name] !== 'function') fields[name] = value[name];
    }
  }
  return fields;
}
