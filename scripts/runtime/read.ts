/** Reads what comes back, even if it deviates from the contract. */
import { type Failure, type Issue, issuesOf, orUnreadable, type Units } from './issues.js';
import { DROPPED } from './members.js';
import { readableIn } from './readable.js';
import { kindIn, type Table } from './table.js';
import type { AjvValidator, UnwordedError } from './validate.js';

/** A readable value. */
export interface Readable<Value> {
  ok: true;
  /**
   * The value with all of its fields. This is the input itself, unless the input was text or bytes. If a deviation is
   * `dropped`, it is a copy without what is unreadable, which shares everything else with the input.
   */
  value: Value;
  /** Deviations from the contract, at most 100. Similar ones are merged, and shallow ones come first. */
  deviations: Issue[];
}

/** The result of every `read` function. Check `ok` first. */
export type ReadResult<Value> = Readable<Value> | Failure;

/**
 * A function that reads by Ajv's validator of a schema, and by its table. It never throws, and a value that the contract
 * accepts costs no more than its validation.
 */
export function reader(
  validate: AjvValidator,
  table: Table,
  units?: Units,
): (value: unknown) => ReadResult<unknown> {
  return (value) =>
    orUnreadable(value, () => {
      if (validate(value)) return { ok: true, ...kindIn(value, table), value, deviations: [] };
      const { kept, errors: unreadable, isDropped } = readableIn(value, table);
      if (kept === DROPPED) return { ok: false, issues: issuesOf(unreadable, value) };
      const errors: readonly UnwordedError[] = validate.errors ?? [];
      const reported = new Set(errors.map(({ instancePath }) => instancePath));
      const others = unreadable.filter(({ instancePath }) => !reported.has(instancePath));
      const marked = [...errors, ...others].map((error) =>
        isDropped(error.instancePath) ? { ...error, dropped: true as const } : error,
      );
      const deviations = issuesOf(marked, value, units);
      return { ok: true, ...kindIn(kept, table), value: kept, deviations };
    });
}
