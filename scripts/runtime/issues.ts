/**
 * Issues: what is wrong with a refused value, worded from a validator's error objects.
 * Everything here is bounded: the number of issues, and the length of what is quoted in each.
 */

import { MOST_ERRORS, type ErrorObject as ValidatorError } from './validate.ts';

export type { ValidatorError };

/** One thing that is wrong with a value. */
export interface Issue {
  /** Where, as a JSON Pointer into the value; `''` is the value itself. One of more than 1000 characters is cut. */
  path: string;
  /** What was expected there and what came. */
  message: string;
  /** The keyword of the contract that refuses it, such as `maximum`, or `json`, `encoding`, `unreadable`. */
  keyword: string;
  /** The place in the contract that refuses it, such as `LiveRequest#/properties/channels/maximum`. */
  schemaPath: string;
}

/** A value that was read, with the documented defaults filled in. */
export interface Success<Value> {
  ok: true;
  /** It may share parts with what was passed in, which never changes: copy before you change one. */
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
const LONGEST_PATH = 1000;
const MOST_CHOICES = 10;

/** Writes an issue on one line of plain text, such as `/channels: 9 is greater than the maximum 8`. */
export function formatIssue(issue: Issue): string {
  return oneLine(issue.path === '' ? issue.message : `${issue.path}: ${issue.message}`);
}

/**
 * Text from elsewhere on one line, safe to print: line breaks, control characters and marks that turn
 * the direction of writing are escaped as in JSON, such as `\n` and `\u001b`.
 */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu, (character) => {
    const escaped = JSON.stringify(character).slice(1, -1);
    const code = character.charCodeAt(0).toString(16).padStart(4, '0');
    return escaped === character ? `\\u${code}` : escaped;
  });
}

/** The refusal of a value, explained by the `errors` that its validator left behind. */
export function toFailure(errors: readonly ValidatorError[] | null, value: unknown): Failure {
  return { ok: false, issues: issuesOf(errors, value) };
}

/**
 * Words the errors of a validator of any profile, which have no message.
 *
 * @param errors the `errors` that the validator left behind
 * @param value the value that it refused
 * @returns an issue for each error, for a union without a tag one in all, at most 100; none when there are no errors
 */
export function issuesOf(
  errors: readonly ValidatorError[] | null | undefined,
  value: unknown,
): Issue[] {
  return merged((errors ?? []).slice(0, MOST_ERRORS)).map(({ error, wanted }) => {
    const { instancePath, keyword, schemaPath } = error;
    const text = message(error, wanted, valueAt(value, instancePath));
    const path = cut(instancePath + fieldOf(error), LONGEST_PATH);
    return { path, message: text, keyword, schemaPath };
  });
}

/** The step from an object to the field of it that is missing or unknown. */
function fieldOf({ keyword, params }: ValidatorError): string {
  if (keyword !== 'required' && keyword !== 'additionalProperties') return '';
  const field = keyword === 'required' ? params.missingProperty : params.additionalProperty;
  return `/${String(field).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** An error, and what was expected; for some errors there are no words for it. */
type Explained = { error: ValidatorError; wanted: string | undefined };

/** One entry for a union whose branches all failed, instead of one for each branch and the union. */
function merged(errors: ValidatorError[]): Explained[] {
  const entries: Explained[] = [];
  for (const error of errors) {
    if (error.keyword !== 'anyOf') {
      entries.push({ error, wanted: WANTED[error.keyword]?.(error.params) });
      continue;
    }
    let first = entries.length;
    while (entries[first - 1]?.error.schemaPath.startsWith(`${error.schemaPath}/`)) first--;
    const branches = entries.splice(first);
    const wanted = branches.flatMap((branch) =>
      branch.error.instancePath === error.instancePath ? (branch.wanted ?? []) : [],
    );
    const whole = wanted.length === branches.length;
    entries.push(...(whole ? [{ error, wanted: either(wanted) || undefined }] : branches));
  }
  return entries;
}

/** A refusal with one issue; `keyword` says which kind of reading failed. */
export function failure(keyword: string, message: string): Failure {
  return { ok: false, issues: [{ path: '', message, keyword, schemaPath: '#' }] };
}

/** @returns the refusal of a value that throws, or changes, while it is being read */
export function unreadable(): Failure {
  return failure('unreadable', 'the value cannot be read: it throws or changes while being read');
}

/** Shows a value in a few characters, as JSON as far as it has any; never throws. */
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
  // No user and password are shown, nor what may be the beginning of them.
  const shown = cut(text, room)
    .replace(/(^[a-z][a-z\d+.-]*:|[/\\]{2})[^\s/\\?#]*…$/i, '$1…')
    .replace(/(^[a-z][a-z\d+.-]*:|[/\\]{2})[^\s/\\?#]*@/gi, '$1…@');
  return JSON.stringify(shown);
}

function cut(text: string, room: number): string {
  if (text.length <= room) return text;
  // A pair of surrogates is not cut in two.
  const end = /[\uD800-\uDBFF]/.test(text.charAt(room - 1)) ? room - 1 : room;
  return `${text.slice(0, end)}…`;
}

function container(value: object): string {
  const parts: string[] = [];
  let length = 0;
  for (const part of partsOf(value)) {
    length += part.length + 1;
    parts.push(length > MOST_CHARACTERS ? '…' : part);
    if (length > MOST_CHARACTERS) break;
  }
  return Array.isArray(value) ? `[${parts.join(',')}]` : `{${parts.join(',')}}`;
}

function* partsOf(value: object): Generator<string> {
  if (Array.isArray(value)) for (const item of value) yield preview(item, true);
  else {
    const fields = value as Record<string, unknown>;
    for (const key in fields) yield `${quote(key, 20)}:${preview(fields[key], true)}`;
  }
}

function valueAt(value: unknown, path: string): unknown {
  let found = value;
  for (const part of path.split('/').slice(1)) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
    found = (found as Record<string, unknown>)[key];
  }
  return found;
}

const FORMATS: Record<string, string> = {
  date: 'a date such as "2026-01-31"',
  'date-time': 'a date and time such as "2026-01-31T12:00:00Z"',
  uri: 'an absolute URI such as "https://example.com/audio.wav"',
  uuid: 'a UUID such as "45463597-20b7-4af7-b3b3-f5fb778203ab"',
};

function message(
  { keyword, params }: ValidatorError,
  wanted: string | undefined,
  value: unknown,
): string {
  if (keyword === 'maximum' || keyword === 'minimum') {
    const passed = keyword === 'maximum' ? 'greater' : 'less';
    return `${preview(value)} is ${passed} than the ${keyword} ${params.limit}`;
  }
  if (keyword === 'required') return 'is missing';
  if (keyword === 'additionalProperties') return 'is not a known field';
  if (wanted === undefined) return `${preview(value)} is not allowed here`;
  const got = keyword.endsWith('Items') ? (value as unknown[]).length : preview(value);
  return `expected ${wanted}, got ${got}`;
}

/** What was expected, by the keyword that refuses, as it reads in `expected …, got …`. */
export const WANTED: Record<string, (params: ValidatorError['params']) => string> = {
  type: ({ type }) => either([type].flat().map(typeName)),
  const: ({ allowedValue }) => choices([allowedValue]),
  enum: ({ allowedValues }) => choices(allowedValues as unknown[]),
  format: ({ format }) => FORMATS[String(format)] ?? `the format ${format}`,
  pattern: ({ pattern }) => `a string matching ${pattern}`,
  maxItems: ({ limit }) => `at most ${counted(limit, 'item')}`,
  minItems: ({ limit }) => `at least ${counted(limit, 'item')}`,
  maxLength: ({ limit }) => `at most ${counted(limit, 'character')}`,
  minLength: ({ limit }) => `at least ${counted(limit, 'character')}`,
};

function counted(limit: unknown, unit: string): string {
  return `${limit} ${unit}${limit === 1 ? '' : 's'}`;
}

function typeName(type: unknown): string {
  if (type === 'null') return type;
  return `${/^[aeiou]/.test(String(type)) ? 'an' : 'a'} ${type}`;
}

function choices(values: unknown[]): string {
  const shown = values.slice(0, MOST_CHOICES).map((value) => preview(value));
  if (values.length <= MOST_CHOICES) return either(shown);
  return `one of ${shown.join(', ')} … (${values.length} in all)`;
}

function either(names: string[]): string {
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}
