/** Parses values: validates, words issues, fills in defaults, and rejects, drops or keeps unknown fields. */

import { type Defaults, fill } from './defaults.ts';
import {
  describe,
  type Failure,
  type Found,
  hintsFor,
  orUnreadable,
  pathOf,
  type Success,
} from './issues.ts';
import { cut, LONGEST_PATH, step } from './pointers.ts';
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
  openTag?: OpenTag;
}

/** The discriminator of an open union, and its listed values. */
export interface OpenTag {
  name: string;
  known: readonly unknown[];
}

/** The branch of an open union that a value belongs to, next to its result; nothing for other schemas. */
export function kindIn(value: unknown, openTag: OpenTag | undefined): { kind?: unknown } {
  if (!openTag) return {};
  const { [openTag.name]: kind } = value as Record<string, unknown>;
  return { kind: openTag.known.includes(kind) ? kind : 'other' };
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

/** An unknown field, and the object that has it. */
interface Unknown {
  name: string;
  holder: object;
  fields: KnownFields;
  instancePath: string;
  schemaPath: string;
}

/**
 * A context that refuses unknown fields. A field whose value is undefined counts as missing, as in JSON.
 *
 * @param dropped gets the fields instead, except for those that decide if a branch of a union matches
 */
function refusing(dropped?: Unknown[]): Context {
  return {
    refuse(holder, fields, instancePath, schemaPath, errors, isBranch) {
      let all = errors;
      for (const name in holder) {
        if (holder[name] === undefined || isKnown(name, fields)) continue;
        const unknown = { name, holder, fields, instancePath, schemaPath };
        if (dropped && !isBranch) {
          dropped.push(unknown);
          continue;
        }
        all ??= [];
        if (all.push(errorOf(unknown)) >= MANY_ERRORS) break;
      }
      return all;
    },
  };
}

/** Refuses all unknown fields. */
const REFUSING = /* @__PURE__ */ refusing();

function errorOf({ name, fields, instancePath, schemaPath }: Unknown): Found {
  const params = { additionalProperty: name, ...fields };
  return { instancePath, schemaPath, keyword: 'additionalProperties', params };
}

function isKnown(name: string, { known, patterns = [] }: KnownFields): boolean {
  return known.includes(name) || patterns.some((pattern) => new RegExp(pattern, 'u').test(name));
}

function parseAndDrop(check: AjvCheck, about: About, value: unknown): Dropped<unknown> | Failure {
  const unknown: Unknown[] = [];
  if (!check.call(refusing(unknown), value)) {
    const errors = check.errors ?? [];
    const misspelled = misspelledIn(unknown.slice(0, MANY_ERRORS).map(errorOf), errors);
    return failureOf([...errors, ...misspelled], value);
  }
  const kept = without(value, unknown);
  // Rules about an object as a whole, such as `minProperties`, were asked about all of its fields.
  if (kept !== value && !check.call(KEEPING, kept)) return failureOf(check.errors ?? [], kept);
  const dropped = unknown.map((one) => cut(`${one.instancePath}/${step(one.name)}`, LONGEST_PATH));
  return { ...success(kept, about), dropped };
}

/** A value without unknown fields; parts that have lost nothing are shared. */
function without(value: unknown, unknown: readonly Unknown[]): unknown {
  const lost: Lost = new Map();
  let levels = 0;
  for (const { holder, name, instancePath } of unknown) {
    lost.set(holder, (lost.get(holder) ?? new Set()).add(name));
    levels = Math.max(levels, instancePath.split('/').length);
  }
  return withoutLost(value, lost, levels);
}

/** The names of the unwanted fields of objects. */
type Lost = Map<object, Set<string>>;

/** A part without its unwanted fields, which are at most some levels deep. */
function withoutLost(part: unknown, lost: Lost, levels: number): unknown {
  if (typeof part !== 'object' || part === null || levels === 0) return part;
  if (Array.isArray(part)) {
    const items = part.map((item) => withoutLost(item, lost, levels - 1));
    return items.every((item, index) => item === part[index]) ? part : items;
  }
  const unwanted = lost.get(part);
  const members = Object.entries(part).filter(([name]) => !unwanted?.has(name));
  const kept = members.map(
    ([name, member]) => [name, withoutLost(member, lost, levels - 1)] as const,
  );
  if (!unwanted && kept.every(([, member], index) => member === members[index]?.[1])) return part;
  return Object.fromEntries(kept);
}

/** The result for a valid value. Only the value as it came is validated: a default may break `maxProperties`. */
function success(value: unknown, { defaults, openTag }: About): Success<unknown> {
  const filled = defaults ? fill(value, defaults) : value;
  return { ok: true, ...kindIn(filled, openTag), value: filled };
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
