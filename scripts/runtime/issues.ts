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
  step,
  tagOf,
  type ErrorObject as ValidatorError,
  withValue,
} from './validate.ts';

export type { ValidatorError };

/** One thing that is wrong with a value. */
export interface Issue {
  /** Where, as a JSON Pointer into the value; `''` is the value itself. A path of more than 1000 characters is cut. */
  path: string;
  /** What was expected, and what was found. */
  message: string;
  /** The keyword of the contract that refuses it, such as `maximum`, or `json`, `encoding`, `unreadable`. */
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

const MOST_CHARACTERS = 60;
const MOST_CHOICES = 10;

/** An issue as Standard Schema defines it; `path` has the keys and indices from the root of the value. */
export interface StandardIssue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

/** Writes an issue on one line of plain text, such as `/channels: 9 is greater than the maximum 8`. */
export function formatIssue(issue: Issue | StandardIssue): string {
  const { path = [] } = issue;
  const stepTo = (one: unknown) => `/${step(String(Object(one).key ?? one))}`;
  const pointer = typeof path === 'string' ? path : path.map(stepTo).join('');
  return oneLine(pointer === '' ? wordsOf(issue) : `${pointer}: ${wordsOf(issue)}`);
}

/** The message of an issue, with the number of similar issues, and whether something was left out. */
export function wordsOf({ message, count = 1, dropped }: Omit<Partial<Issue>, 'path'>): string {
  const more = count > 1 ? ` (and ${count - 1} more like it)` : '';
  return `${message}${dropped ? '; left out' : ''}${more}`;
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
 * Turns the errors of a validator of any profile, which have no message, into issues.
 *
 * @param errors the `errors` of the validator, as the original objects: a copy no longer has the value that it is
 *   about
 * @returns an issue for each error, or a single one if all branches of a union without a tag failed; at most 100
 */
export function issuesOf(errors: readonly ValidatorError[] | null | undefined): Issue[] {
  return joinBranches((errors ?? []).slice(0, MOST_ERRORS).map(withValue)).map(toIssue);
}

/**
 * Turns errors, some of which stand for several, into at most 100 issues: similar ones merged, shallow ones first.
 */
export function kindsOf(errors: readonly Found[]): Issue[] {
  const kinds = new Map<string, Issue>();
  for (const error of joinBranches(errors)) {
    const issue = toIssue(error);
    const { count = 1, wanted = error.params.limit } = error;
    const kind = `${withoutIndices(issue.path)} ${issue.keyword} ${wanted} ${issue.dropped}`;
    const known = kinds.get(kind);
    // Branches of a union that refuse one place for the same reason are one issue.
    if (known?.path === issue.path) continue;
    if (known) known.count = (known.count ?? 1) + count;
    else kinds.set(kind, count > 1 ? { ...issue, count } : issue);
  }
  const depth = ({ path }: Issue) => path.split('/').length;
  const byDepth = (a: Issue, b: Issue) => depth(a) - depth(b);
  const all = [...kinds.values()].sort(byDepth);
  // If there are too many, those about parts that were left out are kept.
  all.sort((a, b) => Number(b.dropped ?? 0) - Number(a.dropped ?? 0));
  return all.slice(0, MOST_ERRORS).sort(byDepth);
}

function toIssue(error: Worded): Issue {
  const { instancePath, keyword, schemaPath, params, dropped } = error;
  const field = params.missingProperty ?? params.additionalProperty;
  const path = field === undefined ? instancePath : `${instancePath}/${step(String(field))}`;
  const issue = { path: cut(path, LONGEST_PATH), message: message(error), keyword, schemaPath };
  return dropped ? { ...issue, dropped } : issue;
}

/**
 * An error, with a phrase for what was expected, if there is one; a copy that a user made no longer has its value.
 */
type Worded = ValidatorError & Partial<Found> & { wanted?: string | undefined };

/** One error for a union whose branches all failed, instead of one for each branch and the union. */
function joinBranches(errors: readonly Worded[]): Worded[] {
  const all: Worded[] = [];
  for (const error of errors) {
    if (error.keyword !== 'anyOf') {
      all.push({ ...error, wanted: WANTED[error.keyword]?.(error.params) });
      continue;
    }
    let first = all.length;
    while (all[first - 1]?.schemaPath.startsWith(`${error.schemaPath}/`)) first--;
    const branches = all.splice(first);
    const wanted = branches.flatMap((branch) =>
      branch.instancePath === error.instancePath ? (branch.wanted ?? []) : [],
    );
    const isWhole = wanted.length === branches.length;
    all.push(...(isWhole ? [{ ...error, wanted: either(wanted) || undefined }] : branches));
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
export function preview(value: unknown, isInside: boolean = false): string {
  if (typeof value === 'string') return quote(value, isInside ? 20 : MOST_CHARACTERS);
  if (['bigint', 'function', 'symbol'].includes(typeof value)) return `a ${typeof value}`;
  if (typeof value !== 'object' || value === null) return String(value);
  if (isInside) return Array.isArray(value) ? '[…]' : '{…}';
  try {
    return container(value);
  } catch {
    return 'an object that cannot be read';
  }
}

function quote(text: string, room: number): string {
  return JSON.stringify(cut(withoutSecrets(text), room));
}

/** The scheme of a URL, or everything up to its two slashes. */
const START_OF_URL = /^\s*[a-z][a-z\d+.-]*:[/\\]*|^.*?[/\\]{2}/is;
/** A query or a fragment, from its first name if that has a value: `=` alone may end a bare token in Base64. */
const QUERY = /([?&#][^=?&#]*=(?!=*(?:[&#]|$))|[?#]).+/s;

/**
 * Removes secrets from a URL, even from a malformed one: everything before the last `@`, and its query or fragment.
 */
function withoutSecrets(text: string): string {
  const shown = text.replace(QUERY, '$1…');
  // A text of one word may be a URL without a scheme.
  const [start] = START_OF_URL.exec(text) ?? [/\S\s+\S/.test(text) ? text : ''];
  const end = text.lastIndexOf('@');
  // Nothing from the `@` on is left if the query begins before it.
  return end <= start.length ? shown : `${start}…${shown.slice(end)}`;
}

function container(value: object): string {
  const tag = tagOf(value);
  if (tag !== 'Object' && !Array.isArray(value)) return named(cut(tag, 20)) + (INSTEAD[tag] ?? '');
  let parts = '';
  for (const part of partsOf(value)) {
    const isFull = parts.length + part.length >= MOST_CHARACTERS;
    parts += isFull ? ',…' : `,${part}`;
    if (isFull) break;
  }
  return Array.isArray(value) ? `[${parts.slice(1)}]` : `{${parts.slice(1)}}`;
}

/** What to do about an object that was passed instead of its content. */
const INSTEAD: Record<string, string> = {
  Event: '; use its data',
  MessageEvent: '; use its data',
  Promise: '; await it',
  Response: '; await its json()',
  URL: '; use its href',
};

function* partsOf(value: object): Generator<string> {
  if (Array.isArray(value)) for (const item of value) yield preview(item, true);
  else {
    const fields = value as Record<string, unknown>;
    for (const key in fields) yield `${quote(key, 20)}:${preview(fields[key], true)}`;
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
  if (keyword === 'required') return 'is missing';
  if (keyword === 'additionalProperties') return notKnown(meantBy(params));
  const isKnown = 'data' in error;
  if (wanted !== undefined) {
    const got = keyword.endsWith('Items') ? (value as unknown[])?.length : preview(value);
    return isKnown ? `expected ${wanted}, got ${got}${remedy(params.odd)}` : `expected ${wanted}`;
  }
  const passed = { maximum: 'greater', minimum: 'less' }[keyword];
  const problem = passed ? `${passed} than the ${keyword} ${params.limit}` : 'not allowed here';
  return isKnown ? `${preview(value)} is ${problem}` : `is ${problem}`;
}

/** The fields that an unknown one probably means: computed only now, since most of very many are never reported. */
export function meantBy({ closest: meant = [] }: ValidatorError['params']): readonly string[] {
  return (typeof meant === 'function' ? meant() : meant) as readonly string[];
}

/** The message for an unknown field; `meant` are the fields that it probably means. */
export function notKnown(meant: readonly string[]): string {
  const names = either(meant.map((name) => `\`${name}\``));
  return `is not a known field${names && `; did you mean ${names}?`}`;
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
  format: ({ format }) => FORMATS[format as keyof typeof formats],
  pattern: ({ pattern }) => inWords(String(pattern)),
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
  return type === 'null' ? type : `${/^[aeio]/i.test(String(type)) ? 'an' : 'a'} ${type}`;
}

function choices(values: unknown[]): string {
  const shown = values.slice(0, MOST_CHOICES).map((value) => preview(value));
  if (values.length <= MOST_CHOICES) return either(shown);
  return `one of ${shown.join(', ')} … (${values.length} in all)`;
}

function either(names: string[]): string {
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}
