/** Parses values: validates, words issues, fills in defaults, and drops unknown fields on request. */

import { type Defaults, fill } from './defaults.ts';
import {
  describe,
  type Failure,
  type Found,
  hintsFor,
  orUnreadable,
  type ParseResult,
  pathOf,
  type Success,
} from './issues.ts';
import { cut, LONGEST_PATH, step } from './pointers.ts';
import { prune } from './prune.ts';
import { type AjvCheck, MANY_ERRORS } from './validate.ts';

/** What to do with unknown fields. */
export interface ParseOptions {
  /**
   * `reject`, the default, reports each unknown field. `drop` removes unknown fields and reports only those that are
   * probably misspelled required fields.
   */
  unknownFields?: 'reject' | 'drop';
}

/** A valid value without its unknown fields. */
export interface Dropped<Value> extends Success<Value> {
  /** JSON Pointers to the dropped fields in the input. */
  dropped: string[];
}

/** The result of every `parse` function of the strict profile. Check `ok` first. */
export type StrictResult<Value, Options extends ParseOptions = ParseOptions> =
  | (Options extends { unknownFields: 'drop' } ? Dropped<Value> : Success<Value>)
  | Failure;

/** Data about a schema that its parser needs besides the validator. */
export interface About {
  /** The defaults. */
  defaults?: Defaults;
  /** The discriminator of an open union, and its listed values. */
  kinds?: Kinds;
}

export interface Kinds {
  tag: string;
  known: readonly unknown[];
}

/** The branch of an open union that a value belongs to, next to its result; nothing for other schemas. */
export function kindIn(value: unknown, kinds: Kinds | undefined): { kind?: unknown } {
  if (!kinds) return {};
  const tag = (value as Record<string, unknown>)[kinds.tag];
  return { kind: kinds.known.includes(tag) ? tag : 'other' };
}

export type Parse = (value: unknown) => ParseResult<unknown>;

/** Returns a function that parses values with the validator of a schema and never throws. */
export function parser(check: AjvCheck, about: About = {}): Parse {
  return (value) =>
    orUnreadable(value, () =>
      check(value) ? success(value, about) : failureOf(check.errors ?? [], value),
    );
}

export type ParseStrictly = (
  value: unknown,
  options?: ParseOptions,
) => Success<unknown> | Dropped<unknown> | Failure;

/** The same for a validator of the strict profile, which asks about each unknown field. */
export function strictParser(check: AjvCheck, about: About = {}): ParseStrictly {
  return (value, options) =>
    orUnreadable(value, () => {
      const isDropping = options?.unknownFields === 'drop';
      const dropped: string[] = [];
      const unknown: Found[] = [];
      const { kept, errors } = prune(check, value, (found, member) => {
        // A field whose value is undefined counts as missing, as in JSON.
        if (!isDropping || member === undefined) return member === undefined;
        for (const one of found) dropped.push(cut(pathOf(one), LONGEST_PATH));
        if (unknown.length < MANY_ERRORS) unknown.push(...found);
        return true;
      });
      if (errors) return failureOf([...errors, ...misspelledIn(unknown, errors)], value);
      // Rules about an object as a whole, such as `minProperties`, were asked about all of its fields.
      if (dropped.length > 0 && !check(kept)) return failureOf(check.errors ?? [], kept);
      return { ...success(kept, about), ...(isDropping && { dropped }) };
    });
}

/** The result for a valid value. Only the value as it came is validated: a default may break `maxProperties`. */
function success(value: unknown, { defaults, kinds }: About): Success<unknown> {
  const filled = defaults ? fill(value, defaults) : value;
  return { ok: true, ...kindIn(filled, kinds), value: filled };
}

function failureOf(errors: readonly Found[], value: unknown): Failure {
  return { ok: false, issues: describe(errors, value) };
}

/** The errors for unknown fields that are probably misspelled required fields, by the errors for missing fields. */
function misspelledIn(unknown: readonly Found[], errors: readonly Found[]): Found[] {
  const missing = new Set(errors.map((one) => one.keyword === 'required' && pathOf(one)));
  return unknown.filter((error) =>
    hintsFor(error).some((name) => missing.has(`${error.instancePath}/${step(name)}`)),
  );
}
