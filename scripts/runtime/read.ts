/** Reads what comes back, even if it deviates from the contract. */
import { describe, type Failure, type Found, type Issue, orUnreadable, pruned } from './issues.ts';
import { type Kinds, kindIn } from './parse.ts';
import type { Check } from './validate.ts';

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
 * A function that reads by the validators of the contract and of the tolerant profile, which tells what to leave out.
 * It never throws, and a value that the contract accepts costs no more than its validation.
 */
export function reader(
  check: Check,
  tolerant: Check,
  kinds?: Kinds,
): (value: unknown) => ReadResult<unknown> {
  return (value) =>
    orUnreadable(value, () => {
      if (check(value)) return { ok: true, ...kindIn(value, kinds), value, deviations: [] };
      const errors: Found[] = check.all ?? [];
      let losses: readonly Found[] | undefined;
      const result = pruned(tolerant, value, (found) => {
        losses ??= found;
        const places = found.map(placeOf);
        return places.includes('') ? [] : places;
      });
      const { kept } = result;
      if (result.errors) return { ok: false, issues: describe(result.errors, kept) };
      const deviations = describe(marked(errors, losses ?? []), value);
      return { ok: true, ...kindIn(kept, kinds), value: kept, deviations };
    });
}

/** The part that an error makes unreadable: that of a wrong type, or the object with a wrong tag or without one. */
function placeOf({ instancePath, keyword }: Found): string {
  const isOfTag = keyword === 'const' || keyword === 'enum' || keyword === 'not';
  return isOfTag ? instancePath.slice(0, instancePath.lastIndexOf('/')) : instancePath;
}

/** The errors of the contract, each with whether its part is left out, and the losses that it did not report. */
function marked(errors: readonly Found[], losses: readonly Found[]): Found[] {
  const lost = new Set(losses.map(placeOf));
  const isLost = (path: string): boolean =>
    lost.has(path) || (path !== '' && isLost(path.slice(0, path.lastIndexOf('/'))));
  const reported = new Set(errors.map(({ instancePath }) => instancePath));
  const all = errors.map((error) =>
    isLost(error.instancePath) ? { ...error, dropped: true as const } : error,
  );
  const others = losses.filter(({ instancePath }) => !reported.has(instancePath));
  return [...all, ...others.map((error) => ({ ...error, dropped: true as const }))];
}
