/**
 * Collects all errors of a value; similar errors become one with a count, so that they do not crowd out rare ones.
 *
 * From Ajv's errors to issues, errors are merged three times:
 *
 * | Where | What is merged | By which key | Why |
 * |---|---|---|---|
 * | `gather`, here, after each list and at the end | errors of one rule | the rule (`schemaPath`, the missing field, whether `read` left the part out) and the place without indices; of more than ten places, the rule alone, since keys in their paths are data | a list of 10,000 wrong items takes the room of one, and hides nothing |
 * | `joinBranches`, in `issues.ts` | the errors of the branches of a union by trial, and that of the union itself | the `schemaPath` of the union, with which theirs begin | "expected a string or a number" says more than three errors |
 * | `mergedIssuesOf`, in `issues.ts` | issues of several rules about the same kind of place | the path without indices, the keyword, what was expected and whether the part was left out | a reader does not care which of several branches states a rule |
 */

import { type Explain, type Found, MOST_ERRORS } from './validate.ts';

/** Which errors of a value to collect. */
interface Collecting {
  /** Called once with each error, before similar ones are merged. */
  note?: (error: Found) => void;
  /** After how many errors to stop; by default after all. */
  most?: number;
}

/**
 * Explains a value that its guard did not accept: an error for each rule and kind of place, in the order found, or
 * null if Ajv's code accepts it after all. If it stops at `most` errors, the last one says so.
 */
export function explainAll(
  value: unknown,
  explain: Explain,
  { note, most = Number.POSITIVE_INFINITY }: Collecting = {},
): Found[] | null {
  let count = 0;
  const counted = (error: Found) => {
    count += 1;
    note?.(error);
  };
  const context: ThisParameterType<Explain> = {
    gather: (errors) => {
      const length = gather(errors, counted);
      // The loops of the explanation break once they find that there is no `gather`.
      if (count >= most) context.gather = undefined;
      return length;
    },
  };
  const isValid = explain.call(context, value);
  const errors = explain.errors ?? [];
  explain.errors = null;
  if (isValid) return null;
  gather(errors, counted);
  if (count > most) errors.push({ ...MORE, params: { limit: most } });
  return errors;
}

/** Stands for the errors that were not collected. */
const MORE = { instancePath: '', schemaPath: '#', keyword: 'more' };

/** Merges, in the list itself, errors of one rule whose places differ only in indices; returns the new length. */
function gather(errors: Found[], note: (error: Found) => void = () => {}): number {
  const placesByRule = new Map<string, Set<string>>();
  const ruleOf = ({ schemaPath, params, dropped }: Found) =>
    `${schemaPath} ${params.missingProperty} ${dropped}`;
  for (const error of errors) {
    if (error.place === undefined) {
      note(error);
      error.place = placeOf(error);
    }
    const rule = ruleOf(error);
    const places = placesByRule.get(rule) ?? new Set();
    placesByRule.set(rule, places.add(error.place));
  }
  const merged = new Map<string, Found>();
  for (const error of errors) {
    const rule = ruleOf(error);
    const places = placesByRule.get(rule) ?? new Set();
    // With more places, keys in the paths are data, and the errors become one. Unknown fields may be more: each has its
    // own name.
    const mostPlaces = error.keyword === 'additionalProperties' ? MOST_ERRORS : 10;
    if (places.has(ANYWHERE) || places.size > mostPlaces) error.place = ANYWHERE;
    const key = `${rule} ${error.place}`;
    const similar = merged.get(key);
    if (similar) similar.count = (similar.count ?? 1) + (error.count ?? 1);
    else merged.set(key, error);
  }
  errors.splice(0, errors.length, ...merged.values());
  return errors.length;
}

/** Stands for every place, where paths would tell nothing. */
const ANYWHERE = '';

/** The place of an error, without indices; in a very long path, keys are data, so it counts as anywhere. */
function placeOf({ instancePath, params }: Found): string {
  const path = `${instancePath}/${params.additionalProperty ?? ''}`;
  return path.length > 200 ? ANYWHERE : `at ${withoutIndices(path)}`;
}

/** A path with `*` for each index. */
export function withoutIndices(path: string): string {
  return path.replace(/\/\d+(?![^/])/g, '/*');
}
