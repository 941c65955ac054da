/** The shapes of values that a reader accepts, as plain data, and what is left of a value without its unreadable parts. */
import type { Found } from './issues.ts';
import { shortStep, stepsOf } from './pointers.ts';
import { MANY_ERRORS } from './validate.ts';

/** The JSON types of a value and of the parts of it. An empty object stands for any value. */
export interface Shape {
  /** The name of its schema. */
  name?: string;
  types?: readonly string[];
  fields?: Readonly<Record<string, Shape>>;
  /** The values of other fields. */
  others?: Shape;
  items?: Shape;
  /** Null or a value of this shape. */
  orNull?: Shape;
  /** Shapes of different types. */
  anyOf?: readonly Shape[];
  /** The discriminator of a union, and its branches with the values that select each; null for any other string. */
  tag?: string;
  branches?: readonly (readonly [values: readonly unknown[] | null, branch: Shape])[];
  /** Of a discriminator: its values, or those that it does not have. An object with another value is not readable. */
  values?: readonly unknown[];
  not?: readonly unknown[];
}

/** What is left of a value. */
interface Left {
  /** The value without its unreadable parts, which is the value itself if there are none; `GONE` if nothing is left. */
  kept: unknown;
  /** Why parts are unreadable; what makes the whole unreadable comes first. */
  losses: Found[];
  /** Whether the part at a path of the value or a part around it was dropped. */
  isDropped(path: string): boolean;
}

/** Stands for an unreadable part. */
export const GONE: unique symbol = Symbol('gone');

type Members = Readonly<Record<string, unknown>>;

/** Drops the fields of objects and the items of lists that do not have their shape. */
export function shapeOf(whole: unknown, shape: Shape): Left {
  const losses: Found[] = [];
  const dropped = new Map<object, Set<string>>();
  /** Why the part that was read last is unreadable. */
  let reason: Found | undefined;

  const refuse = (instancePath: string, schemaPath: string, params: Found['params']) => {
    reason = { instancePath, schemaPath, keyword: schemaPath.replace(/.*\//, ''), params };
    if (losses.length < MANY_ERRORS) losses.push(reason);
    return GONE;
  };

  const read = (value: unknown, own: Shape, path: string, outer: string): unknown => {
    const rule = own.name === undefined ? outer : `${own.name}#`;
    const { types, orNull, anyOf, items } = own;
    if (orNull) return value === null ? value : read(value, orNull, path, rule);
    const chosen = anyOf?.find((one) => isOfTypes(value, typesOf(one)));
    if (chosen) return read(value, chosen, path, rule);
    const allowed = types ?? anyOf?.flatMap(typesOf);
    if (allowed && !isOfTypes(value, allowed))
      return refuse(path, `${rule}/type`, { type: allowed.length > 1 ? allowed : allowed[0] });
    if (Array.isArray(value)) return items ? readItems(value, items, path, `${rule}/items`) : value;
    if (typeof value !== 'object' || value === null) return value;
    return own.branches
      ? readBranch(value as Members, own, path, rule)
      : readFields(value as Members, own, path, rule);
  };

  const readItems = (list: unknown[], items: Shape, path: string, rule: string): unknown => {
    const all = list.map((item, index) => {
      const kept = read(item, items, `${path}/${index}`, rule);
      if (kept === GONE) drop(list, String(index));
      return kept;
    });
    if (all.every((item, index) => Object.is(item, list[index]))) return list;
    return all.filter((item) => item !== GONE);
  };

  const readBranch = (
    object: Members,
    { tag = '', branches = [] }: Shape,
    path: string,
    rule: string,
  ) => {
    const { [tag]: value } = object;
    const other = branches.find(([values]) => values === null);
    const found =
      branches.find(([values]) => values?.includes(value)) ??
      (typeof value === 'string' ? other : undefined);
    if (found) return read(object, found[1], path, rule);
    if (value === undefined) return refuse(path, `${rule}/required`, { missingProperty: tag });
    const [place, field] = [`${path}/${shortStep(tag)}`, `${rule}/properties/${tag}`];
    if (other) return refuse(place, `${field}/type`, { type: 'string' });
    return refuse(place, `${field}/enum`, {
      allowedValues: branches.flatMap(([all]) => all ?? []),
    });
  };

  const readFields = (object: Members, own: Shape, path: string, rule: string): unknown => {
    const { fields = {}, others } = own;
    const changed = new Map<string, unknown>();
    let otherTag: Found | undefined;
    for (const name of new Set(Object.keys(others ? { ...fields, ...object } : fields))) {
      const { [name]: value } = object;
      const isField = Object.hasOwn(fields, name);
      const shape = isField ? fields[name] : others;
      if (value === undefined || shape === undefined) continue;
      const place = `${path}/${shortStep(name)}`;
      const inside = `${rule}/${isField ? `properties/${name}` : 'additionalProperties'}`;
      const kept = read(value, shape, place, inside);
      if (kept === GONE) drop(object, name);
      else if (isOtherTag(kept, shape, place, inside)) otherTag = reason;
      if (!Object.is(kept, value)) changed.set(name, kept);
    }
    if (otherTag) {
      reason = otherTag;
      return GONE;
    }
    return changed.size === 0 ? object : withMembers(object, changed);
  };

  const isOtherTag = (value: unknown, { values, not }: Shape, path: string, rule: string) => {
    const [only, ...more] = values ?? [];
    if (values && !values.includes(value)) {
      if (more.length > 0) refuse(path, `${rule}/enum`, { allowedValues: values });
      else refuse(path, `${rule}/const`, { allowedValue: only });
    } else if (not?.includes(value)) refuse(path, `${rule}/not`, {});
    else return false;
    return true;
  };

  const drop = (holder: object, key: string): void => {
    dropped.set(holder, (dropped.get(holder) ?? new Set()).add(key));
  };

  const kept = read(whole, shape, '', '#');
  const others = losses.filter((one) => one !== reason);
  return {
    kept,
    losses: kept === GONE && reason ? [reason, ...others] : losses,
    isDropped(path) {
      let part = whole as Members | undefined;
      return stepsOf(path).some((key) => {
        const holder = part;
        part = holder?.[key] as Members | undefined;
        return holder !== undefined && dropped.get(holder)?.has(key) === true;
      });
    },
  };
}

/** A copy of an object with other members; those that are `GONE` are left out. */
function withMembers(object: Members, changed: ReadonlyMap<string, unknown>): unknown {
  const members = Object.entries(object).map(
    ([name, value]) => [name, changed.has(name) ? changed.get(name) : value] as const,
  );
  const kept = Object.fromEntries(members.filter(([, value]) => value !== GONE));
  // A user-defined class may define fields in its prototype.
  return Object.setPrototypeOf(kept, Object.getPrototypeOf(object));
}

/** The types of a shape. */
function typesOf({ types, orNull, anyOf }: Shape): readonly string[] {
  if (orNull) return [...typesOf(orNull), 'null'];
  return types ?? anyOf?.flatMap(typesOf) ?? [];
}

function isOfTypes(value: unknown, types: readonly string[]): boolean {
  if (value === null) return types.includes('null');
  if (Array.isArray(value)) return types.includes('array');
  // NaN and infinity are not JSON.
  return types.includes(typeof value) && (typeof value !== 'number' || Number.isFinite(value));
}
