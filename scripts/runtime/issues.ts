/** Issues: the problems of an invalid value in words, from the errors of validators. Their number is bounded. */
import { groupBy, memberIn } from './members.js';
import { cut, LONGEST_PATH, step, tokens, valueAt } from './pointers.js';
import { namesIn, type Table } from './table.js';
import { isObject, REPORTED, STOP_AFTER, type UnwordedError } from './validate.js';
import { closest, either, preview, UNKNOWN, WANTED, wordingOf } from './wording.js';

/** An error in a value. */
export interface Issue {
  /** JSON Pointer to what is invalid. `''` is the whole value. A path of more than 1000 characters is cut. */
  path: string;
  /** The problem in words, such as `must be at most 8, but is 9`. */
  message: string;
  /**
   * The keyword that rejects the value, such as `maximum`, or else `json`, `encoding`, `deepObject`, or `unreadable`.
   * `more` means that there are further issues, which were not collected.
   */
  keyword: string;
  /**
   * The assertion that rejects the value, such as `Word#/properties/start/minimum`: the name of a published schema, and a JSON
   * Pointer in it as a URI fragment. Assertions about unknown fields are in the strict schemas, and those of readers in the tolerant ones. The one
   * about the choice of a branch is the union, such as `Job#/oneOf`.
   */
  schemaPath: string;
  /**
   * The number of similar issues that this issue represents, if there is more than one. Their paths differ only in
   * indices. `path` and `message` belong to the first of them.
   */
  count?: number;
  /** True if `read` removed the value at `path` or a value that contains it. */
  dropped?: true;
}

/** A valid value with its defaults filled in. */
export interface Success<Value> {
  ok: true;
  /** The value. It may share objects with the input, so copy it before you modify it. */
  value: Value;
}

/** A failed result, with 1 to 100 issues. */
export interface Failure {
  ok: false;
  issues: Issue[];
}

/** A result for an open union. `kind` is the value of the discriminator, or `other` if the value is not listed. */
export type OfKind<Kind, Result> = Result extends { ok: true } ? Result & { kind: Kind } : Result;

/** Writes an issue on one line of plain text, such as `/channels must be at most 8, but is 9`. */
export function formatIssue({ path, message, count = 1, dropped }: Issue): string {
  const suffix = dropped ? ' (value skipped)' : '';
  const more = count > 1 ? ` (and ${count - 1} more like it)` : '';
  return oneLine(`${path || 'the value'} ${message}${suffix}${more}`);
}

/**
 * Untrusted text on one line, safe to print: line breaks, control characters and marks that change the writing
 * direction are escaped as in JSON, such as `\n` and `\u001b`.
 */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu, (character) => {
    const escaped = JSON.stringify(character).slice(1, -1);
    const code = character.charCodeAt(0).toString(16).padStart(4, '0');
    return escaped === character ? `\\u${code}` : escaped;
  });
}

/** A failed result with one issue. `keyword` identifies the failure. */
export function failure(keyword: string, message: string): Failure {
  return { ok: false, issues: [{ path: '', message, keyword, schemaPath: '#' }] };
}

/**
 * Returns the result of `run`, or a failure if the value is not JSON or cannot be read. A promise is not JSON, although it
 * looks like an empty object.
 */
export function orUnreadable<Result>(value: unknown, run: () => Result): Result | Failure {
  try {
    const isOdd = typeof value === 'object' && value?.constructor !== Object;
    if (isOdd && value !== null && !Array.isArray(value) && !isObject(value)) {
      return failure('type', `must be JSON, but is ${preview(value)}`);
    }
    return run();
  } catch {
    return failure('unreadable', 'cannot be read, because it throws or changes while being read');
  }
}

/** The unit of each field with a bound, by the schema path of the field, such as `Word#/properties/start`. */
export type Units = Readonly<Record<string, string>>;

/** An error about a bound, with the unit of the field, if it has one: at most 10 seconds. */
function withUnit(error: UnwordedError, units: Units): UnwordedError {
  const { keyword, schemaPath, params } = error;
  const unit = units[schemaPath.slice(0, -keyword.length - 1)];
  return unit ? { ...error, params: { ...params, unit } } : error;
}

/** Turns errors in a value into at most 100 issues: similar ones merged, shallow ones first. */
export function issuesOf(
  errors: readonly UnwordedError[],
  value: unknown,
  units: Units = {},
): Issue[] {
  const isCut = errors.length >= STOP_AFTER;
  const shown = shallowFirst(
    joinSimilar(joinAlternatives(errors.map((error) => withUnit(error, units))), value),
    REPORTED - Number(isCut),
  );
  const issues = shown.map(({ error, paths }): Issue => {
    const { keyword, schemaPath, dropped } = error;
    // A long name is cut in the path, so nothing is found there.
    const isCutPath = error.instancePath.length > LONGEST_PATH;
    const wrong = isCutPath ? UNKNOWN : valueAt(value, error.instancePath);
    return {
      path: cut(pathOf(error), LONGEST_PATH),
      message: wordingOf(error, wantedBy(error), wrong, suggestionFor(error)),
      keyword,
      schemaPath,
      ...(paths.size > 1 && { count: paths.size }),
      ...(dropped && { dropped }),
    };
  });
  const more = `has at least ${STOP_AFTER} issues; further issues may not be listed`;
  return isCut ? [...issues, ...failure('more', more).issues] : issues;
}

/** Similar errors: the first error, and the path of each. */
interface Similar {
  error: UnwordedError;
  paths: Set<string>;
}

/** Joins errors that differ only in indices. Branches of a union that reject a value for the same reason count once. */
function joinSimilar(errors: readonly UnwordedError[], value: unknown): Similar[] {
  const groups = new Map<string, Similar>();
  for (const error of errors) {
    const { keyword, params, dropped } = error;
    const path = pathOf(error);
    const likeness = `${withoutIndices(path, value)} ${keyword} ${wantedBy(error) ?? params.limit} ${dropped === true}`;
    const similar = groups.get(likeness) ?? { error, paths: new Set<string>() };
    groups.set(likeness, similar);
    similar.paths.add(path);
  }
  return [...groups.values()];
}

/** A path with `*` in place of each index. The key of a dictionary may be a number, too. */
function withoutIndices(path: string, value: unknown): string {
  let holder = value;
  const steps = tokens(path).map((key) => {
    // Below a name that is cut in the path, nothing is found.
    const isIndex = Array.isArray(holder ?? []) && /^\d+$/.test(key);
    holder = Object(holder)[key];
    return isIndex ? '*' : step(key);
  });
  return steps.join('/');
}

/** The first errors, shallow errors first. If there are too many, errors about what was dropped are kept. */
function shallowFirst(similar: Similar[], most: number): Similar[] {
  const depth = ({ error }: Similar) => cut(pathOf(error), LONGEST_PATH).split('/').length;
  const byDepth = (all: Similar[]) => [...all].sort((a, b) => depth(a) - depth(b));
  const dropped = similar.filter(({ error }) => error.dropped);
  const others = similar.filter(({ error }) => !error.dropped);
  return byDepth([...byDepth(dropped), ...byDepth(others)].slice(0, most));
}

/** Where an error is: at a value, or at a field that is missing or unknown. */
export function pathOf({ instancePath, params }: UnwordedError): string {
  const field = params.missingProperty ?? params.additionalProperty;
  return field === undefined ? instancePath : `${instancePath}/${step(String(field))}`;
}

/**
 * Joins the errors about a value that no branch of a union of scalars accepts:
 *
 *     /size type integer, /size const 0.5, /size anyOf  →  /size anyOf: an integer or 0.5
 */
function joinAlternatives(errors: readonly UnwordedError[]): UnwordedError[] {
  const byPlace = groupBy(errors, ({ instancePath }) => instancePath);
  return [...byPlace.values()].flatMap((about) => {
    const union = about.find(({ keyword }) => keyword === 'anyOf' && about.length > 1);
    const phrases = new Set(about.flatMap((error) => wantedBy(error) ?? []));
    return union ? { ...union, wanted: either([...phrases]) } : about;
  });
}

/** What the value of an error must be; undefined if the keyword has no phrase. */
const wantedBy = ({ keyword, params, wanted }: UnwordedError): string | undefined =>
  wanted ?? WANTED[keyword]?.(params);

/** The parameters of an error about an unknown field. */
interface UnknownField {
  additionalProperty?: string;
  /** The table of the object. */
  table?: Table;
}

/** The fields whose name an unknown one probably misspells. */
export function closestFields({ params }: UnwordedError): readonly string[] {
  const { additionalProperty: name, table }: UnknownField = params;
  const isOther = name === undefined || !table || memberIn(table.hints, name) !== undefined;
  return isOther ? [] : closest(name, namesIn(table));
}

/** What to write for an unknown field: what replaces it, or what it probably means. */
function suggestionFor(error: UnwordedError): string {
  const { additionalProperty: name = '', table }: UnknownField = error.params;
  if (!table) return '';
  const newer = memberIn(table.replaced, name);
  if (newer !== undefined) return newer ? `; use ${newer}` : '; it was removed';
  const close = closestFields(error).map((field) => `\`${field}\``);
  const meant = memberIn(table.hints, name) ?? either(close);
  return meant && `; did you mean ${meant}?`;
}
