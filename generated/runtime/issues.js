// Generated from the contract by `npm run build`; edit the contract instead.

/**
 * Issues: what is wrong with a refused value, worded from a validator's error objects.
 * Everything here is bounded: the number of issues, and the length of what is quoted in each.
 */
import { MOST_ERRORS } from './validate.js';

const MOST_CHARACTERS = 60;

const LONGEST_PATH = 1000;

const MOST_CHOICES = 10;

export function formatIssue(issue) {
  return oneLine(issue.path === '' ? issue.message : `${issue.path}: ${issue.message}`);
}

export function oneLine(text) {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu, (character) => {
    const escaped = JSON.stringify(character).slice(1, -1);
    const code = character.charCodeAt(0).toString(16).padStart(4, '0');
    return escaped === character ? `\\u${code}` : escaped;
  });
}

export function toFailure(errors, value) {
  return { ok: false, issues: issuesOf(errors, value) };
}

export function issuesOf(errors, value) {
  return merged((errors ?? []).slice(0, MOST_ERRORS)).map(({ error, wanted }) => {
    const { instancePath, keyword, schemaPath } = error;
    const text = message(error, wanted, valueAt(value, instancePath));
    const path = cut(instancePath + fieldOf(error), LONGEST_PATH);
    return { path, message: text, keyword, schemaPath };
  });
}

function fieldOf({ keyword, params }) {
  if (keyword !== 'required' && keyword !== 'additionalProperties') return '';
  const field = keyword === 'required' ? params.missingProperty : params.additionalProperty;
  return `/${String(field).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

function merged(errors) {
  const entries = [];
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

export function failure(keyword, message) {
  return { ok: false, issues: [{ path: '', message, keyword, schemaPath: '#' }] };
}

export function unreadable() {
  return failure('unreadable', 'the value cannot be read: it throws or changes while being read');
}

export function preview(value, isInside = false) {
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

function quote(text, room) {
  const shown = cut(text, room)
    .replace(/(^[a-z][a-z\d+.-]*:|[/\\]{2})[^\s/\\?#]*…$/i, '$1…')
    .replace(/(^[a-z][a-z\d+.-]*:|[/\\]{2})[^\s/\\?#]*@/gi, '$1…@');
  return JSON.stringify(shown);
}

function cut(text, room) {
  if (text.length <= room) return text;
  const end = /[\uD800-\uDBFF]/.test(text.charAt(room - 1)) ? room - 1 : room;
  return `${text.slice(0, end)}…`;
}

function container(value) {
  const parts = [];
  let length = 0;
  for (const part of partsOf(value)) {
    length += part.length + 1;
    parts.push(length > MOST_CHARACTERS ? '…' : part);
    if (length > MOST_CHARACTERS) break;
  }
  return Array.isArray(value) ? `[${parts.join(',')}]` : `{${parts.join(',')}}`;
}

function* partsOf(value) {
  if (Array.isArray(value)) for (const item of value) yield preview(item, true);
  else {
    const fields = value;
    for (const key in fields) yield `${quote(key, 20)}:${preview(fields[key], true)}`;
  }
}

function valueAt(value, path) {
  let found = value;
  for (const part of path.split('/').slice(1)) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
    found = found[key];
  }
  return found;
}

const FORMATS = {
  date: 'a date such as "2026-01-31"',
  'date-time': 'a date and time such as "2026-01-31T12:00:00Z"',
  uri: 'an absolute URI such as "https://example.com/audio.wav"',
  uuid: 'a UUID such as "45463597-20b7-4af7-b3b3-f5fb778203ab"',
};

function message({ keyword, params }, wanted, value) {
  if (keyword === 'maximum' || keyword === 'minimum') {
    const passed = keyword === 'maximum' ? 'greater' : 'less';
    return `${preview(value)} is ${passed} than the ${keyword} ${params.limit}`;
  }
  if (keyword === 'required') return 'is missing';
  if (keyword === 'additionalProperties') return 'is not a known field';
  if (wanted === undefined) return `${preview(value)} is not allowed here`;
  const got = keyword.endsWith('Items') ? value.length : preview(value);
  return `expected ${wanted}, got ${got}`;
}

export const WANTED = {
  type: ({ type }) => either([type].flat().map(typeName)),
  const: ({ allowedValue }) => choices([allowedValue]),
  enum: ({ allowedValues }) => choices(allowedValues),
  format: ({ format }) => FORMATS[String(format)] ?? `the format ${format}`,
  pattern: ({ pattern }) => `a string matching ${pattern}`,
  maxItems: ({ limit }) => `at most ${counted(limit, 'item')}`,
  minItems: ({ limit }) => `at least ${counted(limit, 'item')}`,
  maxLength: ({ limit }) => `at most ${counted(limit, 'character')}`,
  minLength: ({ limit }) => `at least ${counted(limit, 'character')}`,
};

function counted(limit, unit) {
  return `${limit} ${unit}${limit === 1 ? '' : 's'}`;
}

function typeName(type) {
  if (type === 'null') return type;
  return `${/^[aeiou]/.test(String(type)) ? 'an' : 'a'} ${type}`;
}

function choices(values) {
  const shown = values.slice(0, MOST_CHOICES).map((value) => preview(value));
  if (values.length <= MOST_CHOICES) return either(shown);
  return `one of ${shown.join(', ')} … (${values.length} in all)`;
}

function either(names) {
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}
