/** Queries, as text and as objects, and the writer. */
import { describe, expect, it } from 'vitest';
import { queryParameters } from '../../scripts/emit/query.ts';
import type { JsonObject } from '../../scripts/json.ts';
import { contractProfile } from '../../scripts/profiles.ts';
import { formatIssue } from '../../scripts/runtime/issues.ts';
import { readQuery, writeQuery } from '../../scripts/runtime/query.ts';
import type { Schema } from '../../scripts/schema.ts';
import { smallContract } from './support/contract.ts';
import { issuesIn, modulesOf } from './support/modules.ts';

const STATUSES = ['queued', 'processing', 'done', 'error'];
const date: Schema = {
  anyOf: [
    { type: 'string', format: 'date' },
    { type: 'string', format: 'date-time' },
  ],
};
const listOf = (values: string[]) => ({
  schema: { type: 'array', items: { type: 'string', enum: values } },
});
/** The parameters of an operation that lists jobs. */
const PARAMETERS = {
  offset: { schema: { type: 'integer', minimum: 0, default: 0 } },
  limit: { schema: { type: 'integer', minimum: 1, default: 20 } },
  date: { schema: date },
  after_date: { schema: date },
  status: listOf(STATUSES),
  labels: { style: 'deepObject', schema: { type: 'object', additionalProperties: true } },
  kind: listOf(['pre-recorded', 'live']),
};

/** A contract with only that operation; parameters in `change` replace those above. */
function contractWith(change: Partial<Record<keyof typeof PARAMETERS, object>> = {}) {
  const parameters = Object.entries({ ...PARAMETERS, ...change }).map(([name, said]) => {
    return { name, in: 'query', ...said };
  });
  const get = { operationId: 'listJobs', parameters, responses: {} };
  return smallContract({}, { paths: { '/jobs': { get } } } as unknown as JsonObject);
}

const { parse: parsers, strict } = await modulesOf(contractWith());
const { parseListJobsQuery: parse = () => expect.fail('the query has no parser') } = parsers;

const form = new FormData();
for (const status of ['done', 'error']) form.append('status', status);
const PAGE = { offset: 0, limit: 20 };

describe('a written query', () => {
  it('has as many levels as can be read, and a value with more is refused', () => {
    const nested = (levels: number): unknown =>
      levels > 0 ? { a: nested(levels - 1) } : ['x', 'y'];
    const deepest = { labels: nested(7) };
    expect(parse(writeQuery(deepest))).toEqual({ ok: true, value: { ...PAGE, ...deepest } });
    const message = /^the parameter "labels\[a\]\[a\].*" has more than eight levels$/;
    expect(() => writeQuery({ labels: nested(8) })).toThrowError(message);
    let list: unknown = [];
    for (let i = 0; i < 50_000; i++) list = [list];
    const cyclic: Record<string, unknown> = {};
    cyclic.a = cyclic;
    for (const labels of [list, cyclic]) expect(() => writeQuery({ labels })).toThrow(TypeError);
  });

  it('parses back to the same value, with its lists, members and special characters', () => {
    const value = {
      limit: 5,
      status: ['done', 'error'],
      labels: { team: 'a&b=c', 'two words': 'é+ü', list: ['x', 'y'] },
    };
    const text = writeQuery({ ...value, kind: undefined, date: null });
    expect(text).toBe(
      'limit=5&status=done&status=error&labels%5Bteam%5D=a%26b%3Dc&labels%5Btwo+words%5D=%C3%A9%2B%C3%BC&labels%5Blist%5D=x&labels%5Blist%5D=y',
    );
    expect(parse(text)).toEqual({ ok: true, value: { ...PAGE, ...value } });
  });

  it('contains values that are zero, false or empty', () => {
    const value = { offset: 0, is_live: false, labels: { team: '', count: 0, done: false } };
    expect(writeQuery({ ...value, status: ['', 0, false] })).toBe(
      'offset=0&is_live=false&labels%5Bteam%5D=&labels%5Bcount%5D=0&labels%5Bdone%5D=false&status=&status=0&status=false',
    );
  });

  it.each(['', 'a]b', 'c[d', '[]'])(
    'is refused for a member called %j, which cannot be read',
    (name) => {
      expect(() => writeQuery({ labels: { [name]: 'x' } })).toThrow(TypeError);
      expect(() => writeQuery({ labels: { a: { [name]: 'x' } } })).toThrow(TypeError);
    },
  );

  it('is empty if nothing is set', () => {
    expect(writeQuery({})).toBe('');
    expect(writeQuery({ status: [], labels: {} })).toBe('');
  });
});

describe('the query of the list endpoint', () => {
  it.each<[string, object]>([
    ['', {}],
    ['offset=1e%2B21', { offset: 1e21 }],
    ['status=done&kind=live&status=error', { status: ['done', 'error'], kind: ['live'] }],
    ['labels[a]=1&labels[b][c]=2&labels[b][d]=', { labels: { a: '1', b: { c: '2', d: '' } } }],
    ['later=1&later=2&foo[bar]=3', { later: ['1', '2'], 'foo[bar]': '3' }],
  ])('is parsed with its defaults: %s', (text, value) => {
    expect(parse(new URLSearchParams(text))).toEqual({ ok: true, value: { ...PAGE, ...value } });
  });

  it.each<[string, unknown, object]>([
    ['text', 'limit=5&status=done', { limit: 5, status: ['done'] }],
    ['text with a question mark', '?limit=5', { limit: 5 }],
    [
      'the text of a URL',
      'https://x.invalid/a=b?limit=5&later=a?b#?limit=6',
      { limit: 5, later: 'a?b' },
    ],
    ['the path of a request', '/v2/transcription?limit=5', { limit: 5 }],
    ['a URL without a scheme', 'localhost:4010/list?limit=5', { limit: 5 }],
    ['a URL without a query', 'https://x.invalid/limit=5#limit=6', {}],
    ['a URL', new URL('https://x.invalid/?limit=5&status=done'), { limit: 5, status: ['done'] }],
    [
      'a Map',
      new Map(Object.entries({ limit: '5', kind: ['live'] })),
      { limit: 5, kind: ['live'] },
    ],
    ['Headers', new Headers({ limit: '5' }), { limit: 5 }],
    ['FormData', form, { status: ['done', 'error'] }],
    ['a list whose name ends in []', 'kind[]=live&kind%5B%5D=live', { kind: ['live', 'live'] }],
    [
      'an object with such a list',
      { 'kind[]': ['live'], kind: 'pre-recorded' },
      { kind: ['live', 'pre-recorded'] },
    ],
    ['a name that ends in [] but is not of a list', 'limit[]=5', { 'limit[]': '5' }],
    ['an object of strings', { limit: '5', status: 'done' }, { limit: 5, status: ['done'] }],
    ['an object of lists', { limit: ['5'], kind: ['live'] }, { limit: 5, kind: ['live'] }],
    [
      'names with brackets',
      { 'labels[a]': 'x', 'labels[b][c]': 'y' },
      { labels: { a: 'x', b: { c: 'y' } } },
    ],
    ['nested objects', { labels: { team: 'x' }, kind: undefined }, { labels: { team: 'x' } }],
    ['an object of typed values', { limit: 5, labels: { a: 1 } }, { limit: 5, labels: { a: 1 } }],
    [
      'an object without a prototype',
      Object.assign(Object.create(null), { limit: '5' }),
      { limit: 5 },
    ],
  ])('may come as %s', (_, given, value) => {
    expect(parse(given)).toEqual({ ok: true, value: { ...PAGE, ...value } });
  });

  it.each<[unknown, string]>([
    [{ limit: ['5', '6'] }, '/limit: expected an integer, got a list of 2 items'],
    [{ kind: 'gone' }, '/kind/0: expected "pre-recorded" or "live", got "gone"'],
    [{ labels: 'x', 'labels[a]': 'y' }, 'the parameter "labels[a]" contradicts another parameter'],
    [[], 'expected an object, got a list of 0 items'],
    [null, 'expected an object, got null'],
    ['limit=0', '/limit: 0 is less than the minimum 1'],
    ['limit=+5', '/limit: expected an integer, got " 5"'],
    ['limit=5&limit=6', '/limit: expected an integer, got a list of 2 items'],
    ['labels=x', '/labels: expected an object, got "x"'],
    ...['[]', '[a', '[a]b', '[a][]', '[a]]', '[[a]]', '[a]'.repeat(8)].map(
      (brackets): [unknown, string] => [
        `labels${brackets}=x`,
        `the parameter "labels${brackets}" is not of the form name[member]=value, up to eight levels`,
      ],
    ),
    ['labels[a]=1&labels[a][b]=2', 'the parameter "labels[a][b]" contradicts another parameter'],
    ['labels[a][b]=1&labels[a]=2', 'the parameter "labels[a]" contradicts another parameter'],
  ])('is refused as %j', (given, line) => {
    const result = parse(given);
    expect(issuesIn(result).map(formatIssue)).toEqual([line]);
  });
});

it.each([
  ['text', 'planted=1'],
  ['URLSearchParams', new URLSearchParams({ planted: '1' })],
  ['an object', { planted: 1 }],
])('an unknown parameter is left out on request: %s', (_, query) => {
  const parseStrictly = strict.parseListJobsQuery;
  const expected = { ok: true, value: PAGE, dropped: ['/planted'] };
  expect(parseStrictly?.(query)).toMatchObject({ ok: false });
  expect(parseStrictly?.(query, { unknownFields: 'drop' })).toEqual(expected);
});

describe('styles', () => {
  it.each(['pipeDelimited', 'spaceDelimited', 'form'])(
    'other than exploded form and deepObject are refused: %s without explode',
    (style) => {
      const status = { ...PARAMETERS.status, style, explode: false };
      const contract = contractWith({ status });
      expect(() => queryParameters(contractProfile(contract), contract)).toThrow(
        `status cannot be read from a query (style ${style}, explode false)`,
      );
    },
  );

  it('accept lists of numbers, and booleans, as JSON writes them', () => {
    const read = readQuery('a=1&a=2&b=true&c=no', {
      a: { list: 'number' },
      b: 'boolean',
      c: 'boolean',
    });
    expect(read).toEqual({ ok: true, value: { a: [1, 2], b: true, c: 'no' } });
  });
});
