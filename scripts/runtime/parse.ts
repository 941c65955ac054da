/** Parses values: validates, words issues, fills in defaults, and rejects, drops or keeps unknown fields. */

import { applyTask } from './fields.js';
import {
  closestFields,
  type Failure,
  issuesOf,
  orUnreadable,
  pathOf,
  type Success,
  type Units,
} from './issues.js';
import { cut, LONGEST_PATH, step } from './pointers.js';
import { kindIn, type Table } from './table.js';
import { type AjvValidator, STOP_AFTER, type UnwordedError } from './validate.js';

/** What to do with unknown fields. */
export interface ParseOptions {
  /**
   * `reject`, the default, reports each unknown field. `drop` removes unknown fields and reports only those that are
   * probably misspelled required fields. `keep` accepts them, as validators do.
   */
  unknownFields?: 'reject' | 'drop' | 'keep';
}

/** A valid value without its unknown fields. */
export interface Dropped<Value> extends Success<Value> {
  /** JSON Pointers to the dropped fields in the input. */
  dropped: string[];
}

/** The result of every `parse` function. Check `ok` first. A field whose value is undefined counts as missing. */
export type ParseResult<Value, Options extends ParseOptions = ParseOptions> =
  | (Options extends { unknownFields: 'drop' } ? Dropped<Value> : Success<Value>)
  | Failure;

export type Parse = (
  value: unknown,
  options?: ParseOptions,
) => Success<unknown> | Dropped<unknown> | Failure;

/** The result for errors in a value. */
type Fail = (errors: readonly UnwordedError[], value: unknown) => Failure;

/** A function that parses values by Ajv's validator of a schema and by its table, and never throws. */
export function parser(validate: AjvValidator, table: Table, units?: Units): Parse {
  const failureOf: Fail = (errors, value) => {
    return { ok: false, issues: issuesOf(errors, value, units) };
  };
  return (value, options) =>
    orUnreadable(value, () => {
      const mode = options?.unknownFields;
      if (mode === 'drop') return parseAndDrop(validate, table, value, failureOf);
      const errors = errorsIn(value, validate);
      if (errors.length >= STOP_AFTER) return failureOf(errors, value);
      const unknown: UnwordedError[] | undefined = mode === 'keep' ? undefined : [];
      const filled = applyTask(value, table, { unknown, drops: false, fills: true });
      const all = unknown?.length ? [...errors, ...unknown] : errors;
      if (all.length > 0) return failureOf(all, value);
      return success(filled, table);
    });
}

const NONE: readonly UnwordedError[] = [];

const errorsIn = (value: unknown, validate: AjvValidator): readonly UnwordedError[] =>
  validate(value) ? NONE : (validate.errors ?? NONE);

/** The result for a valid value with its defaults. */
function success(value: unknown, table: Table): Success<unknown> {
  return { ok: true, ...kindIn(value, table), value };
}

function parseAndDrop(
  validate: AjvValidator,
  table: Table,
  value: unknown,
  failureOf: Fail,
): Dropped<unknown> | Failure {
  const unknown: UnwordedError[] = [];
  const errors = errorsIn(value, validate);
  if (errors.length >= STOP_AFTER) return failureOf(errors, value);
  const kept = applyTask(value, table, { unknown, drops: true, fills: false });
  if (errors.length > 0) {
    const missing = new Set(errors.map((error) => error.keyword === 'required' && pathOf(error)));
    // An unknown field is probably a misspelled required one.
    const misspelled = unknown
      .slice(0, STOP_AFTER)
      .filter((error) =>
        closestFields(error).some((name) => missing.has(`${error.instancePath}/${step(name)}`)),
      );
    return failureOf([...errors, ...misspelled], value);
  }
  const dropped = unknown.map((error) => cut(pathOf(error), LONGEST_PATH));
  const filled = applyTask(kept, table, { unknown: undefined, drops: false, fills: true });
  return { ...success(filled, table), dropped };
}
