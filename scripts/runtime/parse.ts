/** Parses values: validates, words issues, fills in defaults, and rejects, drops or keeps unknown fields. */

import { type Defaults, fill } from './defaults.ts';
import {
  describe,
  type Failure,
  hintsFor,
  orUnreadable,
  pathOf,
  type Success,
  type UnwordedError,
} from './issues.ts';
import { DROPPED, mapParts } from './parts.ts';
import { cut, LONGEST_PATH, step, tokens } from './pointers.ts';
import { type AjvCheck, type Context, KEEPING, type KnownFields, MANY_ERRORS } from './validate.ts';

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

/** Data about a schema that its parser needs besides the validator. */
export interface About {
  /** The defaults. */
  defaults?: Defaults;
  openUnion?: OpenUnion;
}

/** The discriminator of an open union, and its listed values. */
export interface OpenUnion {
  name: string;
  known: readonly unknown[];
}

/** The branch of an open union that a value belongs to, next to its result; nothing for other schemas. */
export function kindIn(value: unknown, openUnion: OpenUnion | undefined): { kind?: unknown } {
  if (!openUnion) return {};
  const { [openUnion.name]: kind } = value as Record<string, unknown>;
  return { kind: openUnion.known.includes(kind) ? kind : 'other' };
}

export type Parse = (
  value: unknown,
  options?: ParseOptions,
) => Success<unknown> | Dropped<unknown> | Failure;

/** Returns a function that parses values by Ajv's code for a schema and never throws. */
export function parser(check: AjvCheck, about: About = {}): Parse {
  return (value, { unknownFields = 'reject' } = {}) =>
    orUnreadable(value, () => {
      if (unknownFields === 'drop') return parseAndDrop(check, about, value);
      const context = unknownFields === 'keep' ? KEEPING : REFUSING;
      if (check.call(context, value)) return success(value, about);
      return failureOf(check.errors ?? [], value);
    });
}

/** The unknown fields of an object. */
interface Unknown {
  holder: object;
  names: ReadonlySet<string>;
  fields: KnownFields;
  instancePath: string;
  schemaPath: string;
}

/**
 * A context that refuses unknown fields.
 *
 * @param listed gets the unknown fields instead, except for those that decide if a branch of a union matches
 */
function refusing(listed?: Unknown[]): Context {
  return {
    refuse(holder, fields, instancePath, schemaPath, errors, isBranch) {
      const names = unknownNames(holder, fields);
      if (!names) return errors;
      const unknown = { holder, names, fields, instancePath, schemaPath };
      if (!listed || isBranch) return [...(errors ?? []), ...errorsOf(unknown)];
      listed.push(unknown);
      return errors;
    },
  };
}

/** Refuses all unknown fields. */
const REFUSING = /* @__PURE__ */ refusing();

/** The names of unknown fields, if there are any. A field whose value is undefined is missing, as in JSON. */
function unknownNames(
  holder: Readonly<Record<string, unknown>>,
  { known, patterns = [] }: KnownFields,
): Set<string> | undefined {
  let names: Set<string> | undefined;
  for (const name in holder) {
    if (known.includes(name) || holder[name] === undefined) continue;
    if (patterns.some((pattern) => new RegExp(pattern, 'u').test(name))) continue;
    names ??= new Set();
    names.add(name);
  }
  return names;
}

/** The errors of unknown fields, except for those that are too many. */
function errorsOf({ names, fields, instancePath, schemaPath }: Unknown): UnwordedError[] {
  return [...names].slice(0, MANY_ERRORS).map((name) => {
    const params = { additionalProperty: name, ...fields };
    return { instancePath, schemaPath, keyword: 'additionalProperties', params };
  });
}

function parseAndDrop(check: AjvCheck, about: About, value: unknown): Dropped<unknown> | Failure {
  const unknown: Unknown[] = [];
  if (!check.call(refusing(unknown), value)) {
    const errors = check.errors ?? [];
    return failureOf([...errors, ...misspelledIn(unknown, errors)], value);
  }
  const kept = unknown.length > 0 ? without(value, unknown) : value;
  // Rules about an object as a whole, such as `minProperties`, were asked about all of its fields.
  if (kept !== value && !check.call(KEEPING, kept)) return failureOf(check.errors ?? [], kept);
  const dropped = unknown.flatMap(({ instancePath, names }) =>
    [...names].map((name) => cut(`${instancePath}/${step(name)}`, LONGEST_PATH)),
  );
  return { ...success(kept, about), dropped };
}

/** Up to this number, unknown fields are found by their paths, and more of them by a visit to each part of the value. */
const FEW = 100;

/** A value without its unknown fields. It shares the parts that have none. */
function without(value: unknown, unknown: readonly Unknown[]): unknown {
  const unwanted = new Map<unknown, ReadonlySet<string>>();
  let longest = 0;
  for (const { holder, names, instancePath } of unknown) {
    unwanted.set(holder, names);
    longest = Math.max(longest, instancePath.length);
  }
  // A long name is cut in a path, which cannot be followed then.
  const isFew = unknown.length <= FEW && longest < LONGEST_PATH;
  const parts = new Set(
    isFew ? unknown.flatMap(({ instancePath }) => partsOn(value, instancePath)) : [],
  );
  const copy = (part: unknown, levels: number): unknown => {
    if (typeof part !== 'object' || part === null) return part;
    // No path has more levels than half of its characters.
    if (isFew ? !parts.has(part) : levels > longest / 2) return part;
    const names = unwanted.get(part);
    return mapParts(part, (member, key) =>
      names?.has(key as string) ? DROPPED : copy(member, levels + 1),
    );
  };
  return copy(value, 0);
}

/** All parts of a value on the way to the part at a path. */
function partsOn(value: unknown, path: string): unknown[] {
  const parts = [value];
  for (const key of tokens(path)) parts.push((parts.at(-1) as Record<string, unknown>)[key]);
  return parts;
}

/** The result for a valid value. */
function success(value: unknown, { defaults, openUnion }: About): Success<unknown> {
  const filled = defaults ? fill(value, defaults) : value;
  return { ok: true, ...kindIn(filled, openUnion), value: filled };
}

function failureOf(errors: readonly UnwordedError[], value: unknown): Failure {
  return { ok: false, issues: describe(errors, value) };
}

/** The errors of unknown fields that are probably misspelled required fields, by the errors for missing fields. */
function misspelledIn(
  unknown: readonly Unknown[],
  errors: readonly UnwordedError[],
): UnwordedError[] {
  const missing = new Set(errors.map((error) => error.keyword === 'required' && pathOf(error)));
  return unknown
    .flatMap(errorsOf)
    .slice(0, MANY_ERRORS)
    .filter((error) =>
      hintsFor(error).some((name) => missing.has(`${error.instancePath}/${step(name)}`)),
    );
}
