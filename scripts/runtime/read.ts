/** Reads what comes back, even if it deviates from the contract. */
import {
  describe,
  type Failure,
  type Found,
  type Issue,
  LONGEST_PATH,
  MANY_ERRORS,
  orUnreadable,
  withoutIndices,
} from './issues.ts';
import { type Kinds, kindIn } from './parse.ts';
import { branchFor, copyWith, type Shape, shapeInside } from './shape.ts';
import type { Validator } from './validate.ts';
import { step, stepsOf, typeOf } from './values.ts';

/** A value that can be read. */
export interface Readable<Value> {
  ok: true;
  /**
   * The value with all its fields: the input itself, unless it was text or bytes. If a deviation is `dropped`, a
   * copy without the unreadable parts, which shares everything else with the input.
   */
  value: Value;
  /** How the value deviates from the contract: similar issues merged, at most 100, shallow ones first. */
  deviations: Issue[];
}

/** What every `read` function returns; `ok` tells the two apart. */
export type ReadResult<Value> = Readable<Value> | Failure;

/**
 * A function that reads by the validator of the contract and by the tolerant shape of a schema. It never throws, and a
 * value that the contract accepts costs no more than its validation.
 */
export function reader(
  check: Validator<unknown>,
  shape: Shape,
  kinds?: Kinds,
): (value: unknown) => ReadResult<unknown> {
  return (value) =>
    orUnreadable(() => {
      if (check(value)) return { ok: true, ...kindIn(value, kinds), value, deviations: [] };
      const losses = new Losses();
      const kept = readable(value, shape, losses);
      if (kept === LOST) return { ok: false, issues: describe(losses.errors, value) };
      const errors = losses.markIn(check.errors ?? [], value);
      const deviations = describe(errors, value);
      return { ok: true, ...kindIn(kept, kinds), value: kept, deviations };
    });
}

/** Stands for a part that cannot be read. */
const LOST = Symbol('lost');

/** A value without the parts that its shape does not allow, or `LOST`; the value itself if it lacks none. */
function readable(value: unknown, shape: Shape, losses: Losses): unknown {
  if (shape.anyOf) return readable(value, alternativeFor(value, shape.anyOf), losses);
  const { types, tag, branches = [], items } = shape;
  if (types && !types.includes(typeOf(value) ?? '')) {
    return losses.note('type', { type: types.length === 1 ? types[0] : types });
  }
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return items ? readableList(value, items, losses) : value;
  if (tag === undefined) return readableObject(value, shape, losses);
  const chosen = (value as Record<string, unknown>)[tag];
  if (chosen === undefined) return losses.note('required', { missingProperty: tag });
  const branch = branchFor(branches, chosen);
  if (branch) return readable(value, branch, losses);
  const isOpen = branches.some(([values]) => values === null);
  const allowedValues = branches.flatMap(([values]) => values ?? []);
  return losses.inside(value, tag, `/properties/${step(tag)}`, () =>
    isOpen ? losses.note('type', { type: 'string' }) : losses.note('enum', { allowedValues }),
  );
}

/** The alternative that a value fits as a whole, or else the first of its type, or one that no value fits. */
function alternativeFor(value: unknown, anyOf: readonly Shape[]): Shape {
  const type = typeOf(value) ?? '';
  const fit = anyOf.filter(({ types }) => types?.includes(type) ?? true);
  const whole =
    fit.length < 2 ? undefined : fit.find((one) => readable(value, one, new Losses()) === value);
  return whole ?? fit[0] ?? { types: anyOf.flatMap(({ types = [] }) => types) };
}

function readableList(list: readonly unknown[], items: Shape, losses: Losses): unknown {
  let kept: unknown[] | undefined;
  for (let i = 0; i < list.length; i++) {
    const rest = losses.inside(list, i, '/items', () => readable(list[i], items, losses));
    if (rest === LOST) losses.add(list, i);
    if (rest !== list[i]) kept ??= list.slice(0, i);
    if (rest !== LOST) kept?.push(rest);
  }
  return kept ?? list;
}

function readableObject(object: object, shape: Shape, losses: Losses): unknown {
  const kept: [string, unknown][] = [];
  let isSame = true;
  let isOther = false;
  for (const [key, field] of Object.entries(object)) {
    const isNamed = Object.hasOwn(shape.fields ?? {}, key);
    // A field whose value is undefined counts as missing.
    const inside = isNamed && field === undefined ? undefined : shapeInside(shape, object, key);
    const rule = isNamed ? `/properties/${step(key)}` : '/additionalProperties';
    const rest = inside
      ? losses.inside(object, key, rule, () =>
          isFitting(field, inside) ? readable(field, inside, losses) : losses.noteTag(inside),
        )
      : field;
    if (rest === LOST) losses.add(object, key);
    else kept.push([key, rest]);
    if (rest !== field) isSame = false;
    if (inside && isOtherTag(field, inside)) isOther = true;
  }
  // An object whose tag chooses another schema has nothing to read.
  if (isOther) return LOST;
  return isSame ? object : copyWith(object, kept);
}

/** Whether a value is one that a tag may have. */
function isFitting(value: unknown, { listed, excluded }: Shape): boolean {
  if (excluded) return typeof value === 'string' && !excluded.includes(value);
  return listed?.includes(value) ?? true;
}

/** Whether a value is of the type of a tag, but chooses another schema. */
function isOtherTag(value: unknown, { listed = [] }: Shape): boolean {
  return !listed.includes(value) && listed.some((one) => typeof one === typeof value);
}

/** More losses in one list are not described: they tell nothing new. */
const MOST_LOSSES = 100;

/** The parts that are left out of a value. */
class Losses {
  /** Why they are left out: an error for each of the first. */
  readonly errors: Found[] = [];
  /** The keys of what is left out, by the list or object around it. */
  readonly #keys = new Map<object, Set<string | number>>();
  /** How many errors there are in each list. */
  readonly #counts = new Map<object, number>();
  /** The way to the current part: the lists and objects around it, the keys in them, and the rules for the keys. */
  readonly #around: object[] = [];
  readonly #steps: (string | number)[] = [];
  readonly #rules: string[] = [];

  /** Runs a function for the part of a list or object under a key. */
  inside(around: object, key: string | number, rule: string, run: () => unknown): unknown {
    this.#around.push(around);
    this.#steps.push(key);
    this.#rules.push(rule);
    const result = run();
    this.#around.pop();
    this.#steps.pop();
    this.#rules.pop();
    return result;
  }

  /** Notes why the current part is lost, unless there are too many errors in the list around it. */
  note(keyword: string, params: Found['params']): typeof LOST {
    const list = [...this.#around].reverse().find((one) => Array.isArray(one));
    const count = (list && this.#counts.get(list)) ?? 0;
    if (count >= MOST_LOSSES || this.errors.length >= MANY_ERRORS) return LOST;
    if (list) this.#counts.set(list, count + 1);
    const instancePath = this.#steps.map((key) => `/${step(String(key))}`).join('');
    const schemaPath = `#${this.#rules.join('')}/${keyword}`;
    this.errors.push({ instancePath, schemaPath, keyword, params });
    return LOST;
  }

  /** Notes that the current part is a tag with a wrong value. */
  noteTag({ listed, excluded }: Shape): typeof LOST {
    if (excluded) return this.note('not', {});
    const [only] = listed ?? [];
    return listed?.length === 1
      ? this.note('const', { allowedValue: only })
      : this.note('enum', { allowedValues: listed });
  }

  add(around: object, key: string | number): void {
    const keys = this.#keys.get(around);
    if (keys) keys.add(key);
    else this.#keys.set(around, new Set([key]));
  }

  /** The errors of the contract, each with whether its part is left out, and those of parts that it did not check. */
  markIn(errors: readonly Found[], value: unknown): Found[] {
    const isCut = errors.length >= MANY_ERRORS;
    const placeOf = (path: string) => (isCut ? withoutIndices(path) : path);
    const reported = new Set<string>();
    const long = new Map<string, string | undefined>();
    const marked = errors.map((error) => {
      const { instancePath: path, schemaPath: rule } = error;
      // Very long paths become one issue for each rule, for which the first speaks: each look would copy one.
      const isLong = path.length > LONGEST_PATH;
      const place = isLong && long.has(rule) ? long.get(rule) : this.#placeAt(path, value);
      if (isLong) long.set(rule, place);
      if (place === undefined) return error;
      reported.add(placeOf(place));
      return { ...error, dropped: true };
    });
    const others = this.errors.flatMap((error) => {
      const place = this.#placeAt(error.instancePath, value);
      if (place === undefined || reported.has(placeOf(place))) return [];
      return [{ ...error, dropped: true }];
    });
    return [...marked, ...others];
  }

  /** The part that is left out at a path, or around it. */
  #placeAt(path: string, value: unknown): string | undefined {
    let part = value;
    let place = '';
    for (const key of stepsOf(path)) {
      if (typeof part !== 'object' || part === null) return undefined;
      place += `/${step(key)}`;
      if (this.#keys.get(part)?.has(Array.isArray(part) ? Number(key) : key)) return place;
      part = (part as Record<string, unknown>)[key];
    }
    return undefined;
  }
}
