/** Reads what comes back, even if it deviates from the contract. */
import { describe, type Failure, type Issue, orUnreadable } from './issues.js';
import { kindIn } from './parse.js';
import { DROPPED } from './parts.js';
import { readableIn } from './readable.js';
import type { Table } from './table.js';
import type { AjvCheck, UnwordedError } from './validate.js';

/** A readable value. */
export interface Readable<Value> {
  ok: true;
  /**
   * The value with all of its fields. This is the input itself, unless the input was text or bytes. If a deviation is
   * `dropped`, it is a copy without the unreadable parts, which shares everything else with the input.
   */
  value: Value;
  /** Deviations from the contract, at most 100. Similar ones are merged, and shallow ones come first. */
  deviations: Issue[];
}

/** The result of every `read` function. Check `ok` first. */
export type ReadResult<Value> = Readable<Value> | Failure;

/**
 * A function that reads by Ajv's code for the contract, and by its table. It never throws, and a value that the contract
 * accepts costs no more than its validation.
 */
export function reader(check: AjvCheck, table: Table): (value: unknown) => ReadResult<unknown> {
  return (value) =>
    orUnreadable(value, () => {
      if (check(value)) return { ok: true, ...kindIn(value, table), value, deviations: [] };
      const { kept, errors: unreadable, isDropped } = readableIn(value, table);
      if (kept === DROPPED) return { ok: false, issues: describe(unreadable, value) };
      const errors: readonly UnwordedError[] = check.errors ?? [];
      const reported = new Set(errors.map(({ instancePath }) => instancePath));
      const others = unreadable.filter(({ instancePath }) => !reported.has(instancePath));
      const marked = [...errors, ...others].map((error) =>
        isDropped(error.instancePath) ? { ...error, dropped: true as const } : error,
      );
      const deviations = describe(marked, value);
      return { ok: true, ...kindIn(kept, table), value: kept, deviations };
    });
}
