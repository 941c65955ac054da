/** Reading what arrives: the tolerant reading decides, the contract shows how the value deviates. */

import { type Deviation, deviationsOf, type Failure, toFailure } from './issues.ts';
import { type Explain, errorOf, type Found, type Validator } from './validate.ts';

/** A value that can be read. */
export interface Readable<Value> {
  ok: true;
  /** The value as it came, with every field: what was passed in itself, unless it was text or bytes. */
  value: Value;
  /** How the value deviates from the contract: at most 100 kinds, shallow ones first, none when it holds. */
  deviations: Deviation[];
}

/** What every `read` function returns; `ok` tells the two apart. */
export type ReadResult<Value> = Readable<Value> | Failure;

/**
 * Reads a value. What the contract accepts costs no more than to validate it.
 *
 * @param accepts the guard of the contract
 * @param explain what the contract has against a value that the guard refuses
 * @param tolerant the validator by the tolerant reading, which accepts whatever the contract accepts
 * @returns the value and its deviations, or the issues that the tolerant reading has with it
 */
export function read(
  value: unknown,
  accepts: (value: unknown) => boolean,
  explain: Explain,
  tolerant: Validator<unknown>,
): ReadResult<unknown> {
  if (accepts(value)) return { ok: true, value, deviations: [] };
  if (!tolerant(value)) return toFailure(tolerant.errors);
  explain(value, { instancePath: '', gather });
  const errors = explain.errors ?? [];
  explain.errors = null;
  gather(errors);
  return { ok: true, value, deviations: deviationsOf(errors.map(errorOf)) };
}

/** Leaves one error for those of the same rule at places that differ in an index alone. */
function gather(errors: Found[]): number {
  const rules = new Map<string, Set<string>>();
  const ruleOf = ({ schemaPath, params }: Found) => `${schemaPath} ${params.missingProperty}`;
  for (const error of errors) {
    error.place ??= placeOf(error.instancePath);
    const rule = ruleOf(error);
    rules.set(rule, (rules.get(rule) ?? new Set()).add(error.place));
  }
  const kinds = new Map<string, Found>();
  for (const error of errors) {
    const rule = ruleOf(error);
    const places = rules.get(rule);
    if (places?.has(ANYWHERE) || (places?.size ?? 0) > MOST_PLACES) error.place = ANYWHERE;
    const known = kinds.get(`${rule} ${error.place}`);
    if (known) known.count = (known.count ?? 1) + (error.count ?? 1);
    else kinds.set(`${rule} ${error.place}`, error);
  }
  errors.length = 0;
  for (const error of kinds.values()) errors.push(error);
  return errors.length;
}

/** A rule that is broken at more places than this is so anywhere: names are not the contract's. */
const MOST_PLACES = 10;
const ANYWHERE = '';

/** A path without its indices; a very long one has names in it that are not the contract's. */
function placeOf(path: string): string {
  return path.length > 200 ? ANYWHERE : `at ${path.replace(/\/\d+(?![^/])/g, '/*')}`;
}
