/** The shapes of values that a reader accepts, as plain data, and what is left of a value without its unreadable parts. */
import type { Found } from './issues.ts';
import { step, stepsOf } from './pointers.ts';
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

/** The way to a part of a value, and to its rule in the schemas; a path is written only for an error. */
interface Step {
  outer: Step | undefined;
  key: string | number;
  rule: string;
  /** The name of the schema around it, if it is the whole value of that schema. */
  name: string | undefined;
}

/** Drops the fields of objects and the items of lists that do not have their shape. */
export function shapeOf(whole: unknown, shape: Shape): Left {
  const losses: Found[] = [];
  const dropped = new Map<unknown, Set<string | number>>();
  /** Why the part that was read last is unreadable. */
  let reason: Found | undefined;

  const refuse = (place: Step | undefined, own: Shape, rule: string, params: Found['params']) => {
    // What makes the whole unreadable is never too much.
    if (losses.length >= MANY_ERRORS && place?.outer) return GONE;
    const schemaPath = `${ruleAt(place, own)}${rule}`;
    reason = { instancePath: pathTo(place), schemaPath, keyword: rule.slice(1), params };
    losses.push(reason);
    return GONE;
  };

  const read = (value: unknown, own: Shape, place?: Step): unknown => {
    const { types, orNull, anyOf, items } = own;
    if (orNull) return value === null ? value : read(value, orNull, place);
    const chosen = anyOf?.find((one) => isOfTypes(value, shapeTypes(one)));
    if (chosen) return read(value, chosen, place);
    const allowed = types ?? anyOf?.flatMap(shapeTypes);
    if (allowed && !isOfTypes(value, allowed))
      return refuse(place, own, '/type', { type: allowed.length > 1 ? allowed : allowed[0] });
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return items ? readItems(value, items, own, place) : value;
    if (own.branches) return readBranch(value as Members, own, place);
    return readFields(value as Members, own, place);
  };

  const readItems = (list: unknown[], items: Shape, own: Shape, outer?: Step): unknown => {
    const all = list.map((item, key) => {
      const kept = read(item, items, { outer, key, rule: '/items', name: own.name });
      if (kept === GONE) drop(list, key);
      return kept;
    });
    if (all.every((item, index) => Object.is(item, list[index]))) return list;
    return all.filter((item) => item !== GONE);
  };

  const readBranch = (object: Members, own: Shape, place?: Step): unknown => {
    const { tag = '', branches = [] } = own;
    const { [tag]: value } = object;
    const other = branches.find(([values]) => values === null);
    const found =
      branches.find(([values]) => values?.includes(value)) ??
      (typeof value === 'string' ? other : undefined);
    if (found) return read(object, found[1], place);
    if (value === undefined) return refuse(place, own, '/required', { missingProperty: tag });
    const field = fieldIn(own, place, tag, true);
    if (other) return refuse(field, {}, '/type', { type: 'string' });
    return refuse(field, {}, '/enum', { allowedValues: branches.flatMap(([all]) => all ?? []) });
  };

  const readFields = (object: Members, own: Shape, outer?: Step): unknown => {
    const { fields = {}, others } = own;
    let changed: Map<string, unknown> | undefined;
    let otherTag: Found | undefined;
    const readField = (name: string, shape: Shape, isField: boolean) => {
      const { [name]: value } = object;
      if (value === undefined) return;
      const place = fieldIn(own, outer, name, isField);
      const kept = read(value, shape, place);
      if (kept === GONE) drop(object, name);
      else if (isOtherTag(kept, shape, place)) otherTag = reason;
      if (!Object.is(kept, value)) changed = (changed ?? new Map()).set(name, kept);
    };
    for (const [name, shape] of Object.entries(fields)) readField(name, shape, true);
    if (others) {
      for (const name of Object.keys(object))
        if (!Object.hasOwn(fields, name)) readField(name, others, false);
    }
    if (otherTag) {
      reason = otherTag;
      return GONE;
    }
    return changed ? withMembers(object, changed) : object;
  };

  const isOtherTag = (value: unknown, own: Shape, place: Step): boolean => {
    const { values, not } = own;
    if (values && !values.includes(value)) {
      const [allowedValue, ...more] = values;
      if (more.length > 0) refuse(place, own, '/enum', { allowedValues: values });
      else refuse(place, own, '/const', { allowedValue });
      return true;
    }
    if (!not?.includes(value)) return false;
    refuse(place, own, '/not', {});
    return true;
  };

  const drop = (holder: object, key: string | number): void => {
    const keys = dropped.get(holder);
    if (keys) keys.add(key);
    else dropped.set(holder, new Set([key]));
  };

  const kept = read(whole, shape);
  const others = losses.filter((one) => one !== reason);
  return {
    kept,
    losses: kept === GONE && reason ? [reason, ...others] : losses,
    isDropped(path) {
      let part = whole as Members | undefined;
      return stepsOf(path).some((key) => {
        const holder = part;
        part = holder?.[key] as Members | undefined;
        return dropped.get(holder)?.has(Array.isArray(holder) ? Number(key) : key) === true;
      });
    },
  };
}

/** The place of a field in an object of a shape. */
function fieldIn(own: Shape, outer: Step | undefined, key: string, isField: boolean): Step {
  return { outer, key, rule: isField ? '/properties' : '/additionalProperties', name: own.name };
}

function pathTo(place: Step | undefined): string {
  return place ? `${pathTo(place.outer)}/${step(String(place.key))}` : '';
}

/** The rule about a part in the schemas, such as `Word#/properties/start`. */
function ruleAt(place: Step | undefined, own: Shape): string {
  if (own.name !== undefined || !place) return `${own.name ?? ''}#`;
  const around = ruleAt(place.outer, { name: place.name });
  return `${around}${place.rule}${place.rule === '/properties' ? `/${place.key}` : ''}`;
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
function shapeTypes({ types, orNull, anyOf }: Shape): readonly string[] {
  if (orNull) return [...shapeTypes(orNull), 'null'];
  return types ?? anyOf?.flatMap(shapeTypes) ?? [];
}

function isOfTypes(value: unknown, types: readonly string[]): boolean {
  if (value === null) return types.includes('null');
  if (Array.isArray(value)) return types.includes('array');
  // NaN and infinity are not JSON.
  return types.includes(typeof value) && (typeof value !== 'number' || Number.isFinite(value));
}
