/** The wording of issues from the errors of generated validators. */
import { expect, it } from 'vitest';
import type { JsonObject } from '../../scripts/json.ts';
import { formatIssue, oneLine } from '../../scripts/runtime/issues.ts';
import type { Schema, Schemas } from '../../scripts/schema.ts';
import { list, object, operation, ref, tag, text } from './support/contract.ts';
import { issuesIn, modulesOf } from './support/modules.ts';

const LONG = Array.from({ length: 12 }, (_, i) => `E${i}`);
const anyOf = (...branches: Schema[]): Schema => ({ anyOf: branches });
const SCHEMAS: Schemas = {
  Request: object(
    {
      url: { ...text, format: 'uri' },
      tracks: { type: 'integer', minimum: 1, maximum: 8 },
      callback: { type: 'boolean', 'x-replaces': [{ name: 'webhook' }] },
      notify: { type: 'boolean', 'x-replaces': [{ name: 'webhook' }, { name: 'tracks' }] },
      hook: { ...text, deprecated: true, 'x-replaces': [{ name: 'webhook_url' }] },
      post_to: text,
      config: ref('Config'),
      entity: { ...text, enum: LONG },
      quiet: anyOf(
        { const: 'auto' },
        { type: 'integer', minimum: 1 },
        { type: 'number', maximum: 0.5 },
      ),
      date: anyOf({ ...text, format: 'date' }, { ...text, format: 'date-time' }),
      vocabulary: anyOf({ type: 'boolean' }, list(anyOf(text, object({ value: text }, 'value')))),
      dictionary: { type: 'object', additionalProperties: list(text) },
      size_limit: text,
      time_limit: text,
      range: { enum: [[0, 1], { from: 1 }] },
      length: {
        oneOf: [{ type: 'integer', multipleOf: 2 }, tag('auto'), { ...text, maxLength: 2 }],
      },
      card: {
        ...object({ number: text, name: text }),
        dependentRequired: { number: ['name'] },
      } as Schema,
    },
    'url',
  ),
  Config: object({
    languages: {
      ...list(anyOf({ ...text, enum: ['en'] }, { ...text, pattern: '^[a-z]{2,3}$' })),
      minItems: 1,
    },
    style: { ...text, pattern: '^\\d+-[a-z]+$' },
    look: { ...text, deprecated: true },
    limit: text,
  }),
  Job: { oneOf: [ref('Live'), ref('Recorded')] },
  Live: object({ kind: tag('live'), status: tag('done') }, 'kind', 'status'),
  Recorded: object({ kind: tag('recorded'), status: tag('done') }, 'kind', 'status'),
};
const requestBody = { content: { 'application/json': { schema: ref('Request') } } };
const paths = { '/jobs': operation('post', { requestBody }) };
const { parse } = await modulesOf(SCHEMAS, { paths } as unknown as JsonObject);

const ADDRESS = 'x:y';
const issues = (value: object) => issuesIn(parse('Request', { url: ADDRESS, ...value }));
const lines = (value: object) => issues(value).map(formatIssue);

it.each<[line: string, value: object]>([
  ['/tracks must be at most 8, but is 9', { tracks: 9 }],
  ['/config must be an object, but is a list of 3 items', { config: [1, [2], 'a'] }],
  [`/config must be an object, but is "${'x'.repeat(60)}…"`, { config: 'x'.repeat(1e6) }],
  [
    '/config/languages must be a list of at least 1 item, but is a list of 0 items',
    { config: { languages: [] } },
  ],
  [
    '/config/languages/1 must be 2 to 3 lowercase letters, but is "english"',
    { config: { languages: ['en', 'english'] } },
  ],
  ['/config/style must be a string matching ^\\d+-[a-z]+$, but is ""', { config: { style: '' } }],
  [
    `/entity must be one of "${LONG.slice(0, 10).join('", "')}" … (12 in all), but is "X"`,
    { entity: 'X' },
  ],
  ['/url is missing', { url: undefined }],
  ['/url must be a string, but is a URL; use its href', { url: new URL('https://x.invalid') }],
  ['/range must be [0,1] or {"from":1}, but is an object', { range: {} }],
  [
    '/length must be an integer, "auto", or a string of at most 2 characters, but is "all"',
    { length: 'all' },
  ],
  ['/card/name is missing, but required with `number`', { card: { number: '1' } }],
  ['/quiet must be "auto", an integer, at least 1, or at most 0.5, but is 0.75', { quiet: 0.75 }],
  ['/vocabulary/1/value is missing', { vocabulary: ['a', {}] }],
  ['/dictionary/a~1b~0/0 must be a string, but is 1', { dictionary: { 'a/b~': [1] } }],
  [
    '/date must be a date such as "2026-01-31" or a date and time such as "2026-01-31T12:00:00Z", but is "today"',
    { date: 'today' },
  ],
])('an issue states the expected and the actual value: %s', (line, value) => {
  expect(lines(value)).toEqual([line]);
});

it.each<[value: unknown, expected: string[]]>([
  [{ kind: 'recorded', status: 'x' }, ['/status must be "done", but is "x"']],
  [{}, ['/kind is missing', '/status is missing']],
  [{ kind: 3 }, ['/kind must be "live" or "recorded", but is 3']],
])('a union has only the issues of the chosen branch, or of its tag: %j', (value, expected) => {
  expect(issuesIn(parse('Job', value)).map(formatIssue)).toEqual(expected);
});

it.each([
  ['https://x.invalid/a|b', '; write "%7C" for "|"'],
  ['https://x.invalid/ä', '; write "%C3%A4" for "ä"'],
  ['https://x.invalid/a b.wav', '; write "%20" for " "'],
  ['https://x.invalid/ ', ''],
  ['https://x.invalid/\ud800', ''],
  ['/ä', ''],
])('an issue says what to escape in an address: %j', (url, remedy) => {
  const [{ message = '' } = {}] = issues({ url });
  expect(message.endsWith(`${JSON.stringify(url)}${remedy}`)).toBe(true);
});

it('an issue is one line of plain text, whatever the value contains', () => {
  const odd = 'a\n\r\t\u0000\u001b[2J\u007f\u009b\u2028\u2029\u202e\u2066\u200f\u061c😀é';
  const shown =
    'a\\n\\r\\t\\u0000\\u001b[2J\\u007f\\u009b\\u2028\\u2029\\u202e\\u2066\\u200f\\u061c😀é';
  expect(oneLine(odd)).toBe(shown);
  expect(lines({ url: odd, [odd]: 1 })).toEqual([
    expect.stringContaining(`is "${shown}"`),
    `/${shown} is not a known field`,
  ]);
});

it.each([
  `https://user:${'secret'.repeat(20)}@example.com/ `,
  'https://user:secret?x@example.com/ ',
  'https://user:\nsecret/\n@example.com/ ',
  'secret@example.com',
  'wss://example.com/ ?token=1/?#&\n@secret',
  'wss://example.com/ #secret',
])('an issue hides the user, the password and the query of a URL: %j', (url) => {
  const [{ message = '' } = {}] = issues({ url });
  expect(message).toMatch(/, but is ".*…/);
  expect(message).not.toContain('secret');
});

it('the path of an issue has at most a thousand characters', () => {
  const key = 'k'.repeat(900_000);
  const found = issues({ dictionary: { [key]: new Array(1000).fill(1) } });
  expect(found[0]).toMatchObject({ keyword: 'type', count: 1000 });
  expect(found[0]?.path).toBe(`${`/dictionary/${key}`.slice(0, 1000)}…`);
});

it('the last of more than a thousand issues says that more issues exist', () => {
  const found = issues({ dictionary: { long: new Array(50_000).fill(1) }, tracks: 9 });
  expect(found.map(({ path, keyword }) => [path, keyword])).toEqual([
    ['/tracks', 'maximum'],
    ['/dictionary/long/0', 'type'],
    ['', 'more'],
  ]);
  expect(found[2] && formatIssue(found[2])).toBe(
    'the value has at least 1000 issues; further issues may not be listed',
  );
});

it('an issue from any Standard Schema library is one line', () => {
  const path = ['a/b', 0, { key: 'c\n' }];
  expect(formatIssue({ message: 'is wrong', path })).toBe('/a~1b/0/c\\n is wrong');
});

it.each<[name: string, hint: string]>([
  ['trakcs', '; did you mean `tracks`?'],
  ['callBack', '; did you mean `callback`?'],
  ['languages', '; did you mean `config.languages`?'],
  ['look', '; did you mean `config.look` (deprecated)?'],
  ['webhook', '; use `callback` or `notify`'],
  ['webhook_url', '; use `hook` (deprecated)'],
  ['limit', ''],
  // Half of it would have to change.
  ['trxyzs', ''],
  ['tracks'.repeat(1000), ''],
])(
  'an unknown field suggests what replaces it, or a similar or a nested field, if any: %s',
  (name, hint) => {
    expect(issues({ [name]: 1 })[0]?.message).toBe(`is not a known field${hint}`);
  },
);
