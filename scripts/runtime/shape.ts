/** The shapes of objects and lists as plain data, for what validators do not do: leave parts out, and give hints. */
import { stepsOf, typeOf } from './values.ts';

/** What a schema says about the objects and lists in a value; `{}` says nothing. */
export interface Shape {
  /** The JSON types that it allows; any type if absent. */
  types?: readonly string[];
  /** The values that it allows. */
  listed?: readonly unknown[];
  /** The values that it refuses. */
  excluded?: readonly unknown[];
  fields?: Readonly<Record<string, Shape>>;
  /** Whether other fields are refused. */
  closed?: true;
  /** The values of other fields. */
  others?: Shape;
  items?: Shape;
  /** The field that chooses a branch. */
  tag?: string;
  branches?: Branches<Shape>;
  /** The fields that every branch requires. */
  required?: readonly string[];
  /** Alternatives of which several are objects, without a tag. */
  anyOf?: readonly Shape[];
  /** What names that are no field of the object probably mean, such as those of the first version. */
  meant?: Readonly<Record<string, readonly string[]>>;
}

/** What a tag chooses: by its values, or what is for all other texts. */
export type Branches<Inner> = readonly (readonly [
  values: readonly unknown[] | null,
  inner: Inner,
])[];

/** The branch that the value of a tag chooses; undefined if it chooses none. */
export function branchFor<Inner>(branches: Branches<Inner>, tag: unknown): Inner | undefined {
  const found = branches.find(([values]) => values?.includes(tag));
  const other = typeof tag === 'string' ? branches.find(([values]) => values === null) : undefined;
  return (found ?? other)?.[1];
}

/** The shape without unions that a value has: that of the branch which its tag chooses, or its type. */
export function shapeOf(value: unknown, shape: Shape): Shape {
  if (shape.anyOf) {
    const type = typeOf(value) ?? '';
    const fit = shape.anyOf.find(({ types }) => types?.includes(type) ?? true);
    return fit ? shapeOf(value, fit) : shape;
  }
  if (shape.tag === undefined) return shape;
  const branch = branchFor(
    shape.branches ?? [],
    (value as Record<string, unknown> | null)?.[shape.tag],
  );
  return branch ? shapeOf(value, branch) : shape;
}

/** The shape of what is inside a value under a key; undefined if nothing is known about it. */
export function shapeInside(shape: Shape, value: unknown, key: string): Shape | undefined {
  if (Array.isArray(value)) return shape.items;
  const { fields = {}, others } = shape;
  return Object.hasOwn(fields, key) ? fields[key] : others;
}

/** The shape at a place in a value. */
export function shapeAt(value: unknown, pointer: string, shape: Shape): Shape {
  let part = value;
  let found = shapeOf(part, shape);
  for (const key of stepsOf(pointer)) {
    const inside = shapeInside(found, part, key) ?? {};
    part = (part as Record<string, unknown> | undefined)?.[key];
    found = shapeOf(part, inside);
  }
  return found;
}

/**
 * A copy of a value without the fields that its shape does not know; the value itself if there are none. Objects and
 * lists that lose nothing are shared with it.
 *
 * @param isUnwanted decides about each unknown field, by its value and its path
 */
export function withoutUnknown(
  value: unknown,
  shape: Shape,
  isUnwanted: (value: unknown, steps: readonly string[]) => boolean,
  steps: readonly string[] = [],
): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const found = shapeOf(value, shape);
  if (Array.isArray(value)) {
    const { items } = found;
    if (!items || Object.keys(items).length === 0) return value;
    const kept = value.map((item, index) =>
      withoutUnknown(item, items, isUnwanted, [...steps, String(index)]),
    );
    return kept.some((item, index) => item !== value[index]) ? kept : value;
  }
  let isSame = true;
  const kept: [string, unknown][] = [];
  for (const [key, field] of Object.entries(value)) {
    const inside = shapeInside(found, value, key);
    const path = [...steps, key];
    const isUnknown = inside === undefined && found.closed === true;
    if (isUnknown && isUnwanted(field, path)) {
      isSame = false;
      continue;
    }
    const rest = inside ? withoutUnknown(field, inside, isUnwanted, path) : field;
    if (rest !== field) isSame = false;
    kept.push([key, rest]);
  }
  return isSame ? value : copyWith(value, kept);
}

/** An object with other fields. It keeps its prototype, since a user-defined class may define fields there. */
export function copyWith(value: object, fields: [string, unknown][]): object {
  return Object.setPrototypeOf(Object.fromEntries(fields), Object.getPrototypeOf(value));
}
