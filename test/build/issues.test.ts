/** The wording of issues from the errors of generated validators. */
import { expect, it } from 'vitest';
import type { JsonObject } from '../../scripts/base/json.ts';
import { refTo, type Schemas } from '../../scripts/model/schema.ts';
import { formatIssue, oneLine } from '../../scripts/runtime/issues.ts';
import { yamlIn } from '../support/generated.ts';
import { operation } from './support/in-memory.ts';
import { issuesIn, modulesOf } from './support/modules.ts';

type Table = {
  schemas: Schemas;
  values: [line: string, value: object][];
  secrets: string[];
};
const { schemas, values, secrets }: Table = yamlIn('test/build/issues.yaml');
const requestBody = { content: { 'application/json': { schema: refTo('Request') } } };
const paths = { '/jobs': operation('post', { requestBody }) };
const { parse } = await modulesOf(schemas, { paths } as unknown as JsonObject);

const issues = (value: object) => issuesIn(parse('Request', { url: 'x:y', ...value }));
const lines = (value: object) => issues(value).map(formatIssue);

it.each(values)('an issue states the expected and the actual value: %s', (line, value) => {
  expect(lines(value)).toEqual([line]);
});

it.each<[value: unknown, line: string]>([
  [{}, '/url is missing'],
  [{ url: new URL('https://x.invalid') }, '/url must be a string, but is a URL'],
  [Promise.resolve({ url: 'x:y' }), 'the value must be JSON, but is a Promise'],
])('an issue says what to send in place of what is missing or is not JSON: %o', (value, line) => {
  expect(issuesIn(parse('Request', value)).map(formatIssue)).toEqual([line]);
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

it.each(secrets)('an issue hides the user, the password and the query of a URL: %j', (url) => {
  const [{ message = '' } = {}] = issues({ url });
  expect(message).toMatch(/, but is ".*…/);
  expect(message).not.toContain('secret');
});

it('an issue stands for those at other indices, but not for those at other keys', () => {
  expect(lines({ dictionary: { 1: [1, 2], 2: [3] } })).toEqual([
    '/dictionary/1/0 must be a string, but is 1 (and 1 more like it)',
    '/dictionary/2/0 must be a string, but is 3',
  ]);
});

it('an issue cuts a long value and a long path', () => {
  const value = { config: 'x'.repeat(1e6) };
  expect(lines(value)).toEqual([`/config must be an object, but is "${'x'.repeat(60)}…"`]);
  const key = 'k'.repeat(900_000);
  const [found] = issues({ dictionary: { [key]: new Array(1000).fill(1) } });
  const message = 'must be a string';
  expect(found).toMatchObject({ keyword: 'type', message, count: 1000 });
  expect(found?.path).toBe(`${`/dictionary/${key}`.slice(0, 1000)}…`);
  const [unknown] = lines({ ['tracks'.repeat(1000)]: 1 });
  expect(unknown).toMatch(/is not a known field$/);
});

it('the shallow ones of many issues are listed', () => {
  const entries = Array.from({ length: 100 }, (_, index) => [`k${index}`, [1]]);
  const [first] = lines({ dictionary: Object.fromEntries(entries), size_limit: 1 });
  expect(first).toMatch(/^\/size_limit /);
});

it('the last of more than a thousand issues says that more issues exist', () => {
  const listed = issues({ dictionary: { long: new Array(50_000).fill(1) }, tracks: 9 });
  expect(listed.map(({ path, keyword }) => [path, keyword])).toEqual([
    ['/tracks', 'maximum'],
    ['/dictionary/long/0', 'type'],
    ['', 'more'],
  ]);
  expect(listed[2] && formatIssue(listed[2])).toBe(
    'the value has at least 1000 issues; further issues may not be listed',
  );
});
