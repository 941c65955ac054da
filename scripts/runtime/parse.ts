/** Parses values: validates, words what is wrong, fills in defaults, and leaves out unknown fields on request. */
import {
  describe,
  type Failure,
  type Found,
  hintsFor,
  LONGEST_PATH,
  orUnreadable,
  type ParseResult,
  pathOf,
  type Success,
} from './issues.ts';
import { fill, type Shape, withoutUnknown } from './shape.ts';
import type { Check } from './validate.ts';
import { cut, step } from './values.ts';

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
  /** The defaults. */
  shape?: Shape;
  /** The known fields, for hints, and for unknown fields to leave out. */
  closed?: Shape;
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

export type Parse = (value: unknown) => ParseResult<unknown>;

/** A function that parses by the validator of a schema, and never throws. */
export function parser(check: Check, about: About = {}): Parse {
  return (value) =>
    orUnreadable(() =>
      check(value) ? success(value, about) : refuse(check.all ?? [], value, about),
    );
}

export type ParseStrictly = (
  value: unknown,
  options?: ParseOptions,
) => Success<unknown> | Dropped<unknown> | Failure;

/** The same for a validator of the strict profile: on request, the parser leaves out unknown fields. */
export function strictParser(check: Check, about: About = {}): ParseStrictly {
  return (value, options) =>
    orUnreadable(() => {
      const isDropping = options?.unknownFields === 'drop';
      const dropped: string[] = [];
      let kept = value;
      if (!check(value)) {
        const unknown = check.all?.filter(({ keyword }) => keyword === 'additionalProperties');
        const isUnwanted = (field: unknown, path: string) => {
          // A field whose value is undefined counts as missing, as in JSON.
          if (isDropping && field !== undefined) dropped.push(cut(path, LONGEST_PATH));
          return isDropping || field === undefined;
        };
        kept = withoutUnknown(value, about.closed ?? {}, isUnwanted, '');
        if (!check(kept)) {
          const errors: Found[] = check.all ?? [];
          const misspelled = isDropping ? misspelledIn(unknown ?? [], errors, value, about) : [];
          return refuse([...errors, ...misspelled], value, about);
        }
      }
      return { ...success(kept, about), ...(isDropping && { dropped }) };
    });
}

function success(value: unknown, { shape, kinds }: About): Success<unknown> {
  const filled = shape ? fill(value, shape) : value;
  return { ok: true, ...kindIn(filled, kinds), value: filled };
}

function refuse(errors: readonly Found[], value: unknown, { closed }: About): Failure {
  return { ok: false, issues: describe(errors, value, closed) };
}

/** The errors for unknown fields that are probably misspelled required ones, by the errors for missing fields. */
function misspelledIn(
  unknown: readonly Found[],
  errors: readonly Found[],
  value: unknown,
  { closed = {} }: About,
): Found[] {
  const missing = new Set(errors.map((one) => one.keyword === 'required' && pathOf(one)));
  return unknown.filter((error) => {
    const hints = hintsFor(error, value, closed);
    return hints.some((name) => missing.has(`${error.instancePath}/${step(name)}`));
  });
}
