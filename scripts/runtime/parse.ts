/** Parses values: validates, words issues, fills in defaults, and rejects, drops or keeps unknown fields. */
import { type Defaults, fill } from './defaults.js';
import { describe, type Failure, hintsFor, orUnreadable, pathOf, type Success } from './issues.js';
import { DROPPED, groupBy, mapParts } from './parts.js';
import { cut, LONGEST_PATH, step } from './pointers.js';
import {
  type AjvCheck,
  type Context,
  KEEPING,
  MANY_ERRORS,
  type Refuse,
  type UnwordedError,
} from './validate.js';

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

/** A function that parses values by Ajv's code for a schema and never throws. */
export function parser(check: AjvCheck, defaults?: Defaults, openUnion?: OpenUnion): Parse {
  /** The result for a valid value. */
  const success = (value: unknown): Success<unknown> => {
    const filled = defaults ? fill(value, defaults) : value;
    return { ok: true, ...kindIn(filled, openUnion), value: filled };
  };
  return (value, { unknownFields = 'reject' } = {}) =>
    orUnreadable(value, () => {
      if (unknownFields === 'drop') return parseAndDrop(check, success, value);
      const context = unknownFields === 'keep' ? KEEPING : REFUSING;
      return check.call(context, value) ? success(value) : failureOf(check.errors, value);
    });
}

/** Refuses the unknown fields of an object. A field whose value is undefined is missing, as in JSON. */
const refuse: Refuse = function (object, fields, instancePath, schemaPath, errors) {
  const { dropped } = this;
  let added = dropped ?? errors;
  for (const name in object) {
    if (fields.known.includes(name) || object[name] === undefined) continue;
    added ??= [];
    if (!dropped && added.length >= MANY_ERRORS) break;
    const params = { additionalProperty: name, fields };
    added.push({ instancePath, schemaPath, keyword: 'additionalProperties', params });
  }
  return dropped ? errors : added;
};

const REFUSING: Context = { refuse };

function parseAndDrop(
  check: AjvCheck,
  success: (value: unknown) => Success<unknown>,
  value: unknown,
): Dropped<unknown> | Failure {
  const unknown: UnwordedError[] = [];
  if (!check.call({ refuse, dropped: unknown }, value)) {
    const errors: readonly UnwordedError[] = check.errors ?? [];
    const missing = new Set(errors.map((error) => error.keyword === 'required' && pathOf(error)));
    // An unknown field is probably a misspelled required one.
    const misspelled = unknown
      .slice(0, MANY_ERRORS)
      .filter((error) =>
        hintsFor(error).some((name) => missing.has(`${error.instancePath}/${step(name)}`)),
      );
    return failureOf([...errors, ...misspelled], value);
  }
  if (unknown.length === 0) return { ...success(value), dropped: [] };
  const kept = without(value, unknown);
  // Rules about an object as a whole, such as `minProperties`, were asked about all of its fields.
  if (!check.call(KEEPING, kept)) return failureOf(check.errors, kept);
  return {
    ...success(kept),
    dropped: unknown.map((error) => cut(pathOf(error), LONGEST_PATH)),
  };
}

/** A value without its unknown fields. It shares the parts that have none. */
function without(value: unknown, unknown: readonly UnwordedError[]): unknown {
  const byHolder = groupBy(unknown, ({ instancePath }) => instancePath);
  /** The paths of the objects with unknown fields, and of what is around them. */
  const changed = new Set<string>();
  for (let path of byHolder.keys())
    for (; !changed.has(path); path = path.slice(0, Math.max(0, path.lastIndexOf('/'))))
      changed.add(path);
  const copy = (part: unknown, path: string): unknown => {
    if (!changed.has(path)) return part;
    const names = new Set(byHolder.get(path)?.map(({ params }) => params.additionalProperty));
    return mapParts(part as object, (member, key) => {
      if (names.has(key)) return DROPPED;
      return typeof member === 'object' ? copy(member, `${path}/${step(String(key))}`) : member;
    });
  };
  return copy(value, '');
}

function failureOf(errors: readonly UnwordedError[] | null | undefined, value: unknown): Failure {
  return { ok: false, issues: describe(errors ?? [], value) };
}
