/**
 * Issues: what is wrong with a refused value, in words, from a validator's error objects. The number of issues and
 * the length of the values quoted in them are bounded.
 */

import type { formats } from './formats.ts';
import { withoutIndices } from './gather.ts';
import {
  cut,
  type Found,
  LONGEST_PATH,
  MOST_ERRORS,
  partAt,
  step,
  tagOf,
  type ErrorObject as ValidatorError,
  withPart,
} from './validate.ts';

export type { ValidatorError };

/** An error in a value. */
export interface Issue {
  /** Where, as a JSON Pointer into the value; `''` is the value itself. A path of more than 1000 characters is cut. */
  path: string;
  /** What was expected, and what was found. */
  message: string;
  /**
   * The keyword of the contract that refuses it, such as `maximum`, or `json`, `encoding`, `unreadable`; or `more`, if
   * there are more issues than were gathered.
   */
  keyword: string;
  /** The place in the contract that refuses it, such as `Word#/properties/start/minimum`. */
  schemaPath: string;
  /**
   * The number of similar issues it stands for, if more than one: their paths differ in indices, or in keys that
   * are data. `path` and `message` belong to the first.
   */
  count?: number;
  /** Set by `read` only: the part at `path`, or one that contains it, was left out of the value. */
  dropped?: true;
}

/** A value that was read, with the documented defaults filled in. */
export interface Success<Value> {
  ok: true;
  /** It may share objects with the input, which is never changed: copy it before you change it. */
  value: Value;
}

/** A value that was refused, and why: at least one issue, at most 100. */
export interface Failure {
  ok: false;
  issues: Issue[];
}

/** What every `parse` function returns; `ok` tells the two apart. */
export type ParseResult<Value> = Success<Value> | Failure;

/** How much of a value a message shows. */
const MOST_CHARACTERS = 60;
/** How much it shows of a string, a key or a type inside the value. */
const MOST_CHARACTERS_INSIDE = 20;
const MOST_CHOICES = 10;

/** An issue as Standard Schema defines it; `path` has the keys and indices from the root of the value. */
export interface StandardIssue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

/** Writes an issue on one line of plain text, such as `/channels: 9 is greater than the maximum 8`. */
export function formatIssue(issue: Issue | StandardIssue): string {
  const { path = [] } = issue;
  const pointer = typeof path === 'string' ? path : path.map(stepTo).join('');
  const words = wordsOf(issue);
  return oneLine(pointer === '' ? words : `${pointer}: ${words}`);
}

/** A segment of a Standard Schema path, a key or an object with the key, as a step of a JSON Pointer. */
function stepTo(segment: PropertyKey | { key: PropertyKey }): string {
  const key = (segment as { key?: PropertyKey } | null)?.key ?? segment;
  return `/${step(String(key))}`;
}

/** The message of an issue, with the number of similar issues, and whether something was left out. */
export function wordsOf({ message, count = 1, dropped }: Omit<Partial<Issue>, 'path'>): string {
  const leftOut = dropped ? '; left out' : '';
  const more = count > 1 ? ` (and ${count - 1} more like it)` : '';
  return message + leftOut + more;
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

/**
 * Turns the errors of a validator of any profile into issues, which are worded for readers.
 *
 * @param errors the `errors` of the validator, as the original objects: a copy no longer has the value that it is
 *   about
 * @returns an issue for each error, or a single one if all branches of a union without a tag failed; at most 100
 */
export function issuesOf(
  errors: readonly Omit<ValidatorError, 'message'>[] | null | undefined,
): Issue[] {
  const reported = (errors ?? []).slice(0, MOST_ERRORS);
  return joinBranches(reported.map(withPart)).map(toIssue);
}

/**
 * Turns errors in a value, some of which stand for several, into at most 100 issues: similar ones merged, shallow ones
 * first.
 */
export function mergedIssuesOf(errors: readonly Found[], value: unknown): Issue[] {
  const merged = new Map<string, Issue>();
  const found = errors.map((error) => ({ ...error, data: partAt(value, error.instancePath) }));
  for (const error of joinBranches(found)) {
    const issue = toIssue(error);
    const expected = error.wanted ?? error.params.limit;
    const kind = `${withoutIndices(issue.path)} ${issue.keyword} ${expected} ${issue.dropped}`;
    const similar = merged.get(kind);
    const count = error.count ?? 1;
    if (!similar) {
      if (count > 1) issue.count = count;
      merged.set(kind, issue);
      continue;
    }
    // Branches of a union that refuse one place for the same reason are one issue.
    if (similar.path === issue.path) continue;
    similar.count = (similar.count ?? 1) + count;
  }
  const depth = ({ path }: Issue) => path.split('/').length;
  const byDepth = (a: Issue, b: Issue) => depth(a) - depth(b);
  const droppedFirst = (a: Issue, b: Issue) => Number(b.dropped ?? 0) - Number(a.dropped ?? 0);
  // If there are too many, those about parts that were left out are kept.
  const all = [...merged.values()];
  const more = all.filter(({ keyword }) => keyword === 'more');
  const others = all.filter((issue) => !more.includes(issue));
  const byImportance = others.sort(byDepth).sort(droppedFirst);
  return [...byImportance.slice(0, MOST_ERRORS - more.length).sort(byDepth), ...more];
}

function toIssue(error: Worded): Issue {
  const { instancePath, keyword, schemaPath, params, dropped } = error;
  const field = params.missingProperty ?? params.additionalProperty;
  const path = field === undefined ? instancePath : `${instancePath}/${step(String(field))}`;
  const issue = { path: cut(path, LONGEST_PATH), message: message(error), keyword, schemaPath };
  return dropped ? { ...issue, dropped } : issue;
}

/**
 * An error, with the part of the value that it is about, unless a user has copied the error, and with a phrase for
 * what was expected, if there is one.
 */
interface Worded extends Found {
  data?: unknown;
  wanted?: string | undefined;
}

/**
 * One error for a union whose branches all failed, instead of one for each branch and the union. An error inside
 * the value that a branch refuses says more, so then the errors of the branches stay.
 */
function joinBranches(errors: readonly Worded[]): Worded[] {
  const all: Worded[] = [];
  for (const error of errors) {
    if (error.keyword !== 'anyOf') {
      all.push({ ...error, wanted: WANTED[error.keyword]?.(error.params) });
      continue;
    }
    // Ajv reports the errors of the branches directly before that of the union.
    let first = all.length;
    while (all[first - 1]?.schemaPath.startsWith(`${error.schemaPath}/`)) first--;
    const inside = all.slice(first);
    // What each branch asks for, by its index: it may refuse a value for several reasons.
    const branches = new Map<string | undefined, string>();
    let said = 0;
    for (const { instancePath, schemaPath, wanted } of inside) {
      if (instancePath !== error.instancePath || wanted === undefined) continue;
      const [index] = schemaPath.slice(error.schemaPath.length + 1).split('/');
      const before = branches.get(index);
      branches.set(index, before === undefined ? wanted : `${before} and ${wanted}`);
      said++;
    }
    if (said < inside.length) continue;
    const comma = branches.size < said ? ',' : '';
    const joined = { ...error, wanted: either([...branches.values()], comma) || undefined };
    all.splice(first, inside.length, joined);
  }
  return all;
}

/** A refusal with one issue; `keyword` is the kind of the failure. */
export function failure(keyword: string, message: string): Failure {
  return { ok: false, issues: [{ path: '', message, keyword, schemaPath: '#' }] };
}

/** @returns the refusal of a value that throws, or changes, while it is being read */
export function unreadable(): Failure {
  return failure('unreadable', 'the value cannot be read: it throws or changes while being read');
}

/** Shows a value in a few characters, as JSON if JSON has such values; never throws. */
export function preview(value: unknown): string {
  if (typeof value !== 'object' || value === null) return previewScalar(value, MOST_CHARACTERS);
  try {
    return container(value);
  } catch {
    return 'an object that cannot be read';
  }
}

/** Shows a member of an object or an item of a list. */
function previewInside(value: unknown): string {
  if (Array.isArray(value)) return '[…]';
  if (typeof value === 'object' && value !== null) return '{…}';
  return previewScalar(value, MOST_CHARACTERS_INSIDE);
}

function previewScalar(value: unknown, room: number): string {
  if (typeof value === 'string') return quote(value, room);
  if (['bigint', 'function', 'symbol'].includes(typeof value)) return `a ${typeof value}`;
  return String(value);
}

function quote(text: string, room: number): string {
  return JSON.stringify(cut(withoutSecrets(text), room));
}

/** The scheme of a URL, or everything up to its two slashes. */
const START_OF_URL = /^\s*[a-z][a-z\d+.-]*:[/\\]*|^.*?[/\\]{2}/is;
/** A query or a fragment, from its first name if that has a value: `=` alone may end a bare token in Base64. */
const QUERY = /([?&#][^=?&#]*=(?!=*(?:[&#]|$))|[?#]).+/s;
/** The same in prose, where a question mark may end a sentence. */
const NAMED_QUERY = /([?&#][^=?&#]*=).+/s;

/**
 * Removes secrets from a URL, even from a malformed one: everything before the last `@`, and its query or fragment.
 */
function withoutSecrets(text: string): string {
  const start = START_OF_URL.exec(text)?.[0];
  // A text of one word may be a URL without a scheme.
  const isProse = start === undefined && /\S\s+\S/.test(text);
  if (isProse) return text.replace(NAMED_QUERY, '$1…');
  const shown = text.replace(QUERY, '$1…');
  const scheme = start ?? '';
  const end = text.lastIndexOf('@');
  // Nothing from the `@` on is left if the query begins before it.
  return end <= scheme.length ? shown : `${scheme}…${shown.slice(end)}`;
}

function container(value: object): string {
  const tag = tagOf(value);
  const isArray = Array.isArray(value);
  if (tag !== 'Object' && !isArray) {
    return named(cut(tag, MOST_CHARACTERS_INSIDE)) + (REMEDIES[tag] ?? '');
  }
  const shown: string[] = [];
  let characters = 0;
  for (const part of partsOf(value)) {
    // With the comma after it.
    characters += part.length + 1;
    if (characters > MOST_CHARACTERS) {
      shown.push('…');
      break;
    }
    shown.push(part);
  }
  return isArray ? `[${shown.join()}]` : `{${shown.join()}}`;
}

/** What to do about an object that was passed instead of its content. */
const REMEDIES: Record<string, string> = {
  Event: '; use its data',
  MessageEvent: '; use its data',
  Promise: '; await it',
  Response: '; await its json()',
  URL: '; use its href',
};

function* partsOf(value: object): Generator<string> {
  if (Array.isArray(value)) {
    for (const item of value) yield previewInside(item);
    return;
  }
  const fields = value as Record<string, unknown>;
  for (const key in fields) {
    yield `${quote(key, MOST_CHARACTERS_INSIDE)}:${previewInside(fields[key])}`;
  }
}

const FORMATS: Readonly<Record<keyof typeof formats, string>> = {
  date: 'a date such as "2026-01-31"',
  'date-time': 'a date and time such as "2026-01-31T12:00:00Z"',
  uri: 'an absolute URI such as "https://example.com/audio.wav"',
  uuid: 'a UUID such as "45463597-20b7-4af7-b3b3-f5fb778203ab"',
};

function message(error: Worded): string {
  const { keyword, params, wanted, data: value } = error;
  if (keyword === 'more')
    return `has more than ${params.limit} issues; not all of them were gathered`;
  if (keyword === 'required') return 'is missing';
  if (keyword === 'additionalProperties') return notKnown(meantBy(params));
  const isValueKnown = 'data' in error;
  const passed = PASSED[keyword];
  if (passed || wanted === undefined) {
    const problem = passed ? `${passed} than the ${keyword} ${params.limit}` : 'not allowed here';
    return isValueKnown ? `${preview(value)} is ${problem}` : `is ${problem}`;
  }
  if (keyword === 'uniqueItems') return `expected ${wanted}; ${params.j} and ${params.i} are equal`;
  if (!isValueKnown) return `expected ${wanted}`;
  const got = /^(min|max)(Items|Properties)$/.test(keyword) ? sizeOf(value) : preview(value);
  return `expected ${wanted}, got ${got}${remedy(params.odd)}`;
}

/** The number of items or keys. */
function sizeOf(value: unknown): number {
  return Array.isArray(value) ? value.length : Object.keys(Object(value)).length;
}

/** How a number passes a limit, by keyword. */
const PASSED: Record<string, string> = { maximum: 'greater', minimum: 'less' };

/** The fields that an unknown one probably means: computed only now, since most of very many are never reported. */
export function meantBy({ closest = [] }: ValidatorError['params']): readonly string[] {
  const meant = typeof closest === 'function' ? closest() : closest;
  return meant as readonly string[];
}

/** The message for an unknown field; `meant` are the fields that it probably means, perhaps with ` (deprecated)`. */
export function notKnown(meant: readonly string[]): string {
  const problem = 'is not a known field';
  if (meant.length === 0) return problem;
  const names = either(meant.map((name) => name.replace(/^.*?(?=( \(deprecated\))?$)/, '`$&`')));
  return `${problem}; did you mean ${names}?`;
}

/** How to escape the characters that make a text an invalid URI; the first three are enough. */
function remedy(odd: unknown): string {
  if (typeof odd !== 'string') return '';
  const escapes = [...odd].map((one) => `${JSON.stringify(one)} as ${encodeURIComponent(one)}`);
  return `; write ${escapes.slice(0, 3).join(' and ')}`;
}

/** What was expected, by keyword, as worded in `expected …, got …`. */
export const WANTED: Record<string, (params: ValidatorError['params']) => string> = {
  type: ({ type }) => either([type].flat().map(named)),
  const: ({ allowedValue }) => choices([allowedValue]),
  enum: ({ allowedValues }) => choices(allowedValues as unknown[]),
  not: ({ excludedValues }) => `anything but ${choices(excludedValues as unknown[])}`,
  format: ({ format }) => FORMATS[format as keyof typeof formats],
  pattern: ({ pattern }) => inWords(String(pattern)),
  maximum: ({ limit }) => `at most ${limit}`,
  minimum: ({ limit }) => `at least ${limit}`,
  exclusiveMaximum: ({ limit }) => `less than ${limit}`,
  exclusiveMinimum: ({ limit }) => `more than ${limit}`,
  multipleOf: ({ multipleOf }) => `a multiple of ${multipleOf}`,
  uniqueItems: () => 'no item twice',
  maxProperties: ({ limit }) => `at most ${counted(limit, 'key')}`,
  minProperties: ({ limit }) => `at least ${counted(limit, 'key')}`,
  maxItems: ({ limit }) => `at most ${counted(limit, 'item')}`,
  minItems: ({ limit }) => `at least ${counted(limit, 'item')}`,
  maxLength: ({ limit }) => `at most ${counted(limit, 'character')}`,
  minLength: ({ limit }) => `at least ${counted(limit, 'character')}`,
};

/** A pattern, in words if it asks for a number of letters, as for language codes. */
function inWords(pattern: string): string {
  const [, least, most] = /^\^\[a-z\]\{(\d+),(\d+)\}\$$/.exec(pattern) ?? [];
  return least ? `${least} to ${most} lowercase letters` : `a string matching ${pattern}`;
}

function counted(limit: unknown, unit: string): string {
  return `${limit} ${unit}${limit === 1 ? '' : 's'}`;
}

function named(type: unknown): string {
  if (type === 'null') return type;
  const article = /^[aeio]/i.test(String(type)) ? 'an' : 'a';
  return `${article} ${type}`;
}

function choices(values: unknown[]): string {
  const shown = values.slice(0, MOST_CHOICES).map((value) => preview(value));
  if (values.length <= MOST_CHOICES) return either(shown);
  return `one of ${shown.join(', ')} … (${values.length} in all)`;
}

/** The names as a list in words, such as `a, b or c`, perhaps with a comma before `or`; empty without names. */
function either(names: string[], comma = ''): string {
  const last = names.at(-1) ?? '';
  if (names.length < 2) return last;
  return `${names.slice(0, -1).join(', ')}${comma} or ${last}`;
}
