/** Queries as text, those of `queries.yaml` and others, and as objects. */
import { expect, it } from 'vitest';
import type { JsonObject } from '../../scripts/base/json.ts';
import { formatIssue } from '../../scripts/runtime/issues.ts';
import { tableIn } from '../support/contract.ts';
import { list, operation, text } from './support/contract.ts';
import { issuesIn, modulesOf } from './support/modules.ts';

const states = list({ ...text, enum: ['queued', 'done', 'error'] });
const dates = {
  anyOf: [
    { type: 'string', format: 'date' },
    { type: 'string', format: 'date-time' },
  ],
};
const parameters = Object.entries({
  limit: { schema: { type: 'integer', minimum: 1, default: 20 } },
  status: { schema: states },
  labels: { style: 'deepObject', schema: { type: 'object', additionalProperties: true } },
  kind: { schema: list({ ...text, enum: ['pre-recorded', 'live'] }) },
  sizes: { schema: list({ type: 'number' }) },
  loud: { schema: { type: 'boolean' } },
  date: { schema: dates },
}).map(([name, rules]) => ({ name, in: 'query', ...rules }));
const paths = { '/jobs': operation('get', { operationId: 'listJobs', parameters }) };
const modules = await modulesOf({}, { paths } as unknown as JsonObject);
const parse = (query: unknown) => modules.parse('ListJobsQuery', query);

type Row = [why: string, query: string, value?: JsonObject];

it.each(tableIn<Row[]>('test/build/queries.yaml'))('%s: %s', (_, query, value) => {
  const result = modules.parse('ListJobsQuery', query, { unknownFields: 'keep' });
  const expected = value && { ok: true, value: { limit: 20, ...value } };
  expect(result).toEqual(expected ?? { ok: false, issues: expect.any(Array) });
});

it.each<[what: string, given: unknown, value: object]>([
  ['a list of numbers', 'sizes=1&sizes=2.5', { sizes: [1, 2.5] }],
  ['the text of a URL', 'https://x.invalid/a=b?limit=5#?limit=6', { limit: 5 }],
  ['a URL', new URL('https://x.invalid/?limit=5'), { limit: 5 }],
  ['the path of a request', '/v2/transcription?limit=5', { limit: 5 }],
  ['URLSearchParams', new URLSearchParams('kind=live'), { kind: ['live'] }],
  ['an object of strings', { loud: 'true', status: 'done' }, { loud: true, status: ['done'] }],
  ['an object of lists', { limit: ['5'], kind: ['live'] }, { limit: 5, kind: ['live'] }],
  ['typed values', { limit: 5, labels: { a: 1 } }, { limit: 5, labels: { a: 1 } }],
])('a query may come as %s', (_, given, value) => {
  expect(parse(given)).toEqual({ ok: true, value: { limit: 20, ...value } });
});

it.each<[query: unknown, line: string]>([
  [[], 'the value must be an object, but is a list of 0 items'],
  ['loud=no', '/loud must be a boolean, but is "no"'],
  ['limit=9007199254740993', '/limit must be an integer, but is "9007199254740993"'],
  ['limit=1.00000000000000001', '/limit must be an integer, but is "1.00000000000000001"'],
  [{ href: 'limit=5' }, '/href is not a known field'],
  [
    'labels[__proto__]=1',
    'the value has the parameter "labels[__proto__]", which must have the form name[field]=value',
  ],
])('an invalid query is the issue %j', (given, line) => {
  expect(issuesIn(parse(given)).map(formatIssue)).toEqual([line]);
});
