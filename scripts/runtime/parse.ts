/** Parses values: validates, words what is wrong, fills in defaults, and leaves out unknown fields on request. */
import {
  describe,
  type Failure,
  type Found,
  LONGEST_PATH,
  meantBy,
  orUnreadable,
  type ParseResult,
  type Success,
} from './issues.ts';
import { closest } from './messages.ts';
import { type Shape, shapeAt, withoutUnknown } from './shape.ts';
import type { Validator } from './validate.ts';
import { cut, partAt, step } from './values.ts';

/** How to treat fields that the contract does not name. */
export interface ParseOptions {
  /**
   * `refuse` by default; `drop` leaves them out, and only reports one that is probably a misspelled required field.
   */
  unknownFields?: 'refuse' | 'drop';
}

/** A parsed value without its unknown fields. */
export interface Dropped<Value> extends Success<Value> {
  /** The path of each field that was left out, as a JSON Pointer into the input. */
  dropped: string[];
}

/** What every `parse` function of the strict profile returns; `ok` tells the two apart. */
export type StrictResult<Value, Options extends ParseOptions = ParseOptions> =
  | (Options extends { unknownFields: 'drop' } ? Dropped<Value> : Success<Value>)
  | Failure;

/** What is known about the values of a schema besides their validator. */
export interface About {
  /** For hints, and for fields to leave out. */
  shape?: Shape;
  /** Returns a copy of a valid value with the defaults filled in. */
  fill?: (value: never) => unknown;
  /** For an open union: its tag, and the values that have a branch of their own. */
  kinds?: Kinds;
}

export interface Kinds {
  tag: string;
  known: readonly unknown[];
}

/** The branch of an open union that a value belongs to, beside its result; nothing for other schemas. */
export function kindIn(value: unknown, kinds: Kinds | undefined): { kind?: unknown } {
  if (!kinds) return {};
  const tag = (value as Record<string, unknown>)[kinds.tag];
  return { kind: kinds.known.includes(tag) ? tag : 'other' };
}

type Parse = (value: unknown) => ParseResult<unknown>;

/** A function that parses by the validator of a schema, and never throws. */
export function parser(check: Validator<unknown>, about: About = {}): Parse {
  return (value) =>
    orUnreadable(() =>
      check(value) ? success(value, about) : refuse(check.errors ?? [], value, about),
    );
}

type ParseStrictly = (
  value: unknown,
  options?: ParseOptions,
) => Success<unknown> | Dropped<unknown> | Failure;

/** The same for a validator of the strict profile: on request, the parser leaves out unknown fields. */
export function strictParser(check: Validator<unknown>, about: About = {}): ParseStrictly {
  return (value, options) =>
    orUnreadable(() => {
      const isDropping = options?.unknownFields === 'drop';
      const unknown: Steps[] = [];
      let kept = value;
      if (!check(value)) {
        kept = withoutUnknown(value, about.shape ?? {}, (field, steps) => {
          // A field whose value is undefined counts as missing, as in JSON.
          if (field === undefined) return true;
          if (isDropping) unknown.push(steps);
          return isDropping;
        });
        if (!check(kept)) {
          const errors: Found[] = check.errors ?? [];
          const all = [...errors, ...misspelled(errors, value, unknown, about.shape)];
          return refuse(all, value, about);
        }
      }
      if (!isDropping) return success(kept, about);
      const dropped = unknown.map((steps) => cut(pointerTo(steps), LONGEST_PATH));
      return { ...success(kept, about), dropped };
    });
}

function success(value: unknown, { fill, kinds }: About): Success<unknown> {
  const filled = fill ? fill(value as never) : value;
  return { ok: true, ...kindIn(filled, kinds), value: filled };
}

function refuse(errors: readonly Found[], value: unknown, { shape }: About): Failure {
  return { ok: false, issues: describe(withCommon(errors, value, shape), value, shape) };
}

/** The errors, and where the tag of a union is missing, those for the fields that each of its branches requires. */
function withCommon(errors: readonly Found[], value: unknown, shape: Shape = {}): Found[] {
  return errors.flatMap((error) => {
    const { instancePath, keyword, params } = error;
    if (keyword !== 'required') return [error];
    const { tag, required = [] } = shapeAt(value, instancePath, shape);
    if (tag !== params.missingProperty) return [error];
    const part = partAt(value, instancePath) as Record<string, unknown>;
    const missing = required.filter((name) => name !== tag && part[name] === undefined);
    const others = missing.map((name) => ({ ...error, params: { missingProperty: name } }));
    return [error, ...others];
  });
}

/** The names and indices that lead to a part of a value. */
type Steps = readonly string[];

const pointerTo = (steps: Steps) => steps.map((one) => `/${step(one)}`).join('');

/** Errors for the fields left out that are probably misspelled required fields, by the errors for missing ones. */
function misspelled(
  errors: readonly Found[],
  value: unknown,
  unknown: readonly Steps[],
  shape: Shape = {},
): Found[] {
  const missing = new Map<string, Found[]>();
  for (const error of errors) {
    if (error.keyword !== 'required') continue;
    const { instancePath } = error;
    missing.set(instancePath, [...(missing.get(instancePath) ?? []), error]);
  }
  if (missing.size === 0) return [];
  return unknown.flatMap((steps): Found[] => {
    const instancePath = pointerTo(steps.slice(0, -1));
    const [first, ...others] = missing.get(instancePath) ?? [];
    if (!first) return [];
    const names = [first, ...others].map(({ params }) => String(params.missingProperty));
    const name = steps.at(-1) ?? '';
    const { meant = {} } = shapeAt(value, instancePath, shape);
    // Most of very many unknown fields are like no missing one.
    if (!Object.hasOwn(meant, name) && closest(name, names).length === 0) return [];
    const above = first.schemaPath.slice(0, first.schemaPath.lastIndexOf('/') + 1);
    const schemaPath = `${above}additionalProperties`;
    const params = { additionalProperty: name };
    const error = { instancePath, schemaPath, keyword: 'additionalProperties', params };
    return meantBy(error, value, shape).some((one) => names.includes(one)) ? [error] : [];
  });
}
