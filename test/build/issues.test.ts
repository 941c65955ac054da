/** The wording of issues, made from the errors of generated validators. */
import { describe, expect, it } from 'vitest';
import { formatIssue, issuesOf, oneLine } from '../../scripts/runtime/issues.ts';
import type { Schema } from '../../scripts/schema.ts';
import { object, ref, smallContract } from './support/contract.ts';
import { modulesOf } from './support/modules.ts';

const text: Schema = { type: 'string' };
const LONG = Array.from({ length: 12 }, (_, i) => `E${i}`);
const job = (kind: string, result: Schema): Schema =>
  object({ kind: { const: kind }, status: { const: 'done' }, result }, 'kind', 'status', 'result');
const anyOf = (...branches: Schema[]): Schema => ({ anyOf: branches });
const replaces = (...names: string[]) => ({ 'x-replaces': names.map((name) => ({ name })) });
const { parse, strict, validators } = await modulesOf(
  smallContract({
    Request: object(
      {
        url: { type: 'string', format: 'uri' },
        tracks: { type: 'integer', minimum: 1, maximum: 8 },
        callback: { type: 'boolean', ...replaces('toggle_callback') },
        post_to: { ...text, deprecated: true, ...replaces('hook_url') },
        config: ref('Config'),
        encoding: { type: 'string', enum: ['wav', 'alaw', 'ulaw'] },
        depth: { type: 'integer', enum: [8, 16] },
        entity: { type: 'string', enum: LONG },
        quiet: anyOf(
          { const: 'auto' },
          { type: 'integer', minimum: 1 },
          { type: 'number', maximum: 0.5 },
        ),
        other: { ...text, not: { enum: ['a', 'b'] } },
        date: anyOf({ ...text, format: 'date' }, { ...text, format: 'date-time' }),
        id: { type: 'string', format: 'uuid' },
        name: { type: 'string', minLength: 1, maxLength: 2 },
        vocabulary: anyOf({ type: 'boolean' }, { type: 'array', items: ref('Entry') }),
        dictionary: { type: 'object', additionalProperties: { type: 'array', items: text } },
        size_limit: text,
        formation: text,
      },
      'url',
    ),
    Config: object({
      languages: { type: 'array', minItems: 1, items: ref('Code') },
      style: { type: 'string', pattern: '^\\d+-[a-z]+$', ...replaces('look', 'two words') },
    }),
    Order: object({
      sound_url: text,
      picture_url: text,
      sound: object({ url: text, loop: text, model: text }),
      picture: object({ model: { enum: ['a'] }, style: text }),
      frame: ref('Frame'),
    }),
    Frame: object({ inner: object({ width: text }) }),
    Code: anyOf({ ...text, enum: ['en'] }, { ...text, pattern: '^[a-z]{2,3}$' }),
    Entry: anyOf(text, object({ value: text }, 'value')),
    Job: { oneOf: [ref('Live'), ref('Recorded')] },
    Live: job('live', text),
    Recorded: job('recorded', { type: 'number' }),
  }),
);
const { parseRequest, parseJob } = parse;
const { validateRequest } = validators;
const { parseRequest: parseStrictly, parseOrder } = strict;

const URI = 'x:y';
const issues = (value: object, parse = parseRequest) => {
  const result = parse?.({ url: URI, ...value });
  return result === undefined || result.ok ? [] : result.issues;
};
const lines = (value: object, parse = parseRequest) => issues(value, parse).map(formatIssue);

describe('an issue', () => {
  it('says in one sentence what the branches of a union expect', () => {
    expect(lines({ quiet: 0.75, other: 'b' })).toEqual([
      '/quiet: expected "auto", an integer, at least 1 or at most 0.5, got 0.75',
      '/other: expected another value, got "b"',
    ]);
  });

  it('is one line of plain text, whatever the value contains', () => {
    const odd = 'a\n\r\t\u0000\u001b[2J\u007f\u009b\u2028\u2029\u202e\u2066\u200f\u061c😀é';
    const shown =
      'a\\n\\r\\t\\u0000\\u001b[2J\\u007f\\u009b\\u2028\\u2029\\u202e\\u2066\\u200f\\u061c😀é';
    expect(oneLine(odd)).toBe(shown);
    expect(lines({ url: odd, [odd]: 1 }, parseStrictly)).toEqual([
      expect.stringContaining(`got "${shown}"`),
      `/${shown}: is not a known field`,
    ]);
  });

  it.each([
    'https://user:secret@example.com/ a.wav',
    'https://secret@example.com/ a.wav',
    'https:\\\\user:secret@example.com ',
    `https://user:${'secret'.repeat(20)}@example.com/ `,
    'HTTPS://us@er:secret@example.com/ a.wav',
    '//user:secret@example.com/ a.wav',
    'user:secret@example.com/ a.wav',
    'https:user:secret@example.com ',
    `https:user:${'secret'.repeat(20)}@example.com `,
    'https://us er:secret@example.com',
    'https://user:?x=secret@example.com/ ',
    'see https://user:secret@example.com',
    ...[...'\n\r\u2028/?#&=@" \\'].map((odd) => `https://user:${odd}secret${odd}@example.com/ `),
    'wss//example.com/live?token=secret',
    'wss://example.com/ live?id=1&token=secret',
    'wss://example.com/ ?token=1/?#&\n@secret',
    'wss://example.com/ #token=secret',
    'example.com?token=secret',
    'wss://example.com/ live?secret',
    'wss://example.com/ live?secret&id=1',
    'wss://example.com/ live?secret==',
    'wss://example.com/ live?secret==&id=1',
    'wss://example.com/ #secret',
    'example.com?secret',
    'secret@example.com',
    'us_er:secret@example.com',
    '\n\n //user:secret@example.com',
    ' user:secret@example.com',
    `wss://example.com/ ?token=${'secret'.repeat(20)}`,
  ])('hides the user, the password and the query of a URL: %j', (url) => {
    const message = issues({ url })[0]?.message;
    expect(message).toMatch(/, got ".*…/);
    expect(message).not.toContain('secret');
  });

  it('shows a text without credentials and query unchanged', () => {
    expect(issues({ url: 'see //example.com/ a' })[0]?.message).toContain(
      'got "see //example.com/ a"',
    );
  });

  it('names a place in at most a thousand characters', () => {
    const key = 'k'.repeat(900_000);
    const found = issues({ dictionary: { [key]: new Array(1000).fill(1) } });
    expect(found.map(({ keyword, count }) => [keyword, count])).toEqual([
      ['type', 1000],
      ['more', undefined],
    ]);
    expect(found[0]?.path).toBe(`${`/dictionary/${key}`.slice(0, 1000)}…`);
  });

  it('says that there are more, last, if it is not the only one of more than a thousand', () => {
    const found = issues({ dictionary: { long: new Array(50_000).fill(1) }, tracks: 9 });
    expect(found.map(({ path, keyword }) => [path, keyword])).toEqual([
      ['/tracks', 'maximum'],
      ['/dictionary/long/0', 'type'],
      ['', 'more'],
    ]);
    expect(found[1]?.count).toBeLessThan(2000);
    expect(found[2] && formatIssue(found[2])).toBe('has 1000 issues or more; there may be others');
    const nested = { many: new Array(50_000).fill({ a: 1 }) };
    expect(issues({ dictionary: nested }).at(-1)?.keyword).toBe('more');
  });

  it('is also one line if it comes from any library with Standard Schema', () => {
    const path = ['a/b', 0, { key: 'c\n' }];
    expect(formatIssue({ message: 'is wrong', path })).toBe('/a~1b/0/c\\n: is wrong');
    expect(formatIssue({ message: 'is wrong' })).toBe('is wrong');
  });

  it('states the actual value only if the value is given', () => {
    const value = { url: 1, tracks: 9, config: { languages: [] } };
    validateRequest?.(value);
    const errors = validateRequest?.errors;
    expect(issuesOf(errors, value).map(formatIssue)[0]).toBe('/url: expected a string, got 1');
    expect(issuesOf(errors).map(formatIssue)).toEqual([
      '/url: expected a string',
      '/tracks: is greater than the maximum 8',
      '/config/languages: expected at least 1 item',
    ]);
  });
});

describe('issues', () => {
  it('are all reported at once, but only those of the chosen branch', () => {
    const result = parseJob?.({ kind: 'recorded', status: 'x', result: 'y' });
    expect(result?.ok === false && result.issues.map(formatIssue)).toEqual([
      '/status: expected "done", got "x"',
      '/result: expected a number, got "y"',
    ]);
  });

  it.each<[line: string, value: object]>([
    ['/tracks: 9 is greater than the maximum 8', { tracks: 9 }],
    ['/tracks: 0 is less than the minimum 1', { tracks: 0 }],
    ['/tracks: expected an integer, got 1.5', { tracks: 1.5 }],
    ['/callback: expected a boolean, got "yes"', { callback: 'yes' }],
    ['/config: expected an object, got null', { config: null }],
    ['/config: expected an object, got a list of 3 items', { config: [1, [2], 'a'] }],
    ['/config: expected an object, got a bigint', { config: 10n }],
    ['/config: expected an object, got a symbol', { config: Symbol('x') }],
    ['/config: expected an object, got a Promise; await it', { config: Promise.resolve({}) }],
    [`/config: expected an object, got "${'x'.repeat(60)}…"`, { config: 'x'.repeat(1e6) }],
    [
      '/config/languages: expected an array, got an object',
      { config: { languages: { a: {}, b: 1 } } },
    ],
    ['/config/languages: expected at least 1 item, got 0', { config: { languages: [] } }],
    [
      '/config/languages/1: expected 2 to 3 lowercase letters, got "english"',
      { config: { languages: ['en', 'english'] } },
    ],
    ['/config/style: expected a string matching ^\\d+-[a-z]+$, got ""', { config: { style: '' } }],
    ['/encoding: expected "wav", "alaw" or "ulaw", got "mp3"', { encoding: 'mp3' }],
    ['/depth: expected 8 or 16, got 64', { depth: 64 }],
    [
      `/entity: expected one of ${LONG.slice(0, 10)
        .map((one) => `"${one}"`)
        .join(', ')} … (12 in all), got "X"`,
      { entity: 'X' },
    ],
    ['/url: is missing', { url: undefined }],
    [
      '/url: expected an absolute URI such as "https://example.com/audio.wav", got "a.wav"',
      { url: 'a.wav' },
    ],
    ['/id: expected a UUID such as "45463597-20b7-4af7-b3b3-f5fb778203ab", got ""', { id: '' }],
    ['/name: expected at most 2 characters, got "abc"', { name: 'abc' }],
    ['/name: expected at least 1 character, got ""', { name: '' }],
    ['/vocabulary: expected a boolean or an array, got "yes"', { vocabulary: 'yes' }],
    ['/vocabulary/1/value: is missing', { vocabulary: ['a', {}] }],
    ['/dictionary/a~1b~0/0: expected a string, got 1', { dictionary: { 'a/b~': [1] } }],
    [
      '/date: expected a date such as "2026-01-31" or a date and time such as "2026-01-31T12:00:00Z", got "today"',
      { date: 'today' },
    ],
    [
      'the value cannot be read: it throws or changes while being read',
      {
        config: {
          get languages() {
            throw new Error('no');
          },
        },
      },
    ],
  ])('state the expected and the actual value: %s', (line, value) => {
    expect(lines(value)).toEqual([line]);
  });

  it.each<[unknown, string[]]>([
    [{}, ['/kind: is missing', '/status: is missing', '/result: is missing']],
    [{ kind: 3 }, ['/kind: expected "live" or "recorded", got 3']],
    [{ kind: 'dead' }, ['/kind: expected "live" or "recorded", got "dead"']],
    [undefined, ['expected an object, got undefined']],
  ])('list the values of the tag if it selects no branch: %j', (value, expected) => {
    const result = parseJob?.(value);
    expect(result?.ok === false && result.issues.map(formatIssue)).toEqual(expected);
  });

  it.each<[name: string, hint: string]>([
    ...Object.entries({
      trakcs: 'tracks',
      encodings: 'encoding',
      callBack: 'callback',
      uri: 'url',
      entiyt: 'entity',
      size_limti: 'size_limit',
      sizelimit: 'size_limit',
      TRACKS: 'tracks',
      toggle_callback: 'callback',
      languages: 'config.languages',
      look: 'config.style',
    }).map(([name, meant]): [string, string] => [name, `; did you mean \`${meant}\`?`]),
    ['hook_url', '; did you mean `post_to` (deprecated)?'],
    ...['colour', 'limit', 'summation', '', 'two words']
      .concat('tracks'.repeat(1000))
      .map((name): [string, string] => [name, '']),
  ])('suggest a similar, renamed or nested field, if there is one: %s', (name, hint) => {
    const [issue] = issues({ [name]: 1 }, parseStrictly);
    expect(issue?.message).toBe(`is not a known field${hint}`);
  });

  it.each<[what: string, order: object, hint: string]>([
    ['in one object only', { loop: 1 }, '; did you mean `sound.loop`?'],
    ['in several', { model: 1 }, '; did you mean `sound.model` or `picture.model`?'],
    ['with which several fields end', { url: 1 }, ''],
    ['in an object within another', { frame: { width: 1 } }, '; did you mean `inner.width`?'],
  ])('suggest the field of another object that has this name: %s', (_, order, hint) => {
    const result = parseOrder?.(order);
    expect(result?.ok === false && result.issues[0]?.message).toBe(`is not a known field${hint}`);
  });
});
