/** What the build of the pages refuses, and how it words what this contract does not need. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { JsonObject } from '../../scripts/json.ts';
import { contractProfile } from '../../scripts/profiles.ts';
import { contractOf } from '../../scripts/read/contract.ts';
import type { Schema } from '../../scripts/schema.ts';
import { buildDocs } from '../../scripts/site/build.ts';
import { fence, table } from '../../scripts/site/md.ts';
import type { Change, Comparison } from '../../scripts/site/pages/changes.ts';
import { readProse } from '../../scripts/site/prose.ts';
import { typeInWords } from '../../scripts/site/words.ts';

const HEAD = '---\ntitle: T\nsummary: S\n---\n';
const START = HEAD.replace('summary', 'use the api: one\nsummary');

interface Given {
  openapi?: JsonObject;
  asyncapi?: JsonObject;
  released?: Comparison[];
  texts?: Record<string, string>;
}

/** The pages of a small contract, with these guides and files instead of the usual ones. */
function made({ openapi = {}, asyncapi = {}, released = [], texts = {} }: Given) {
  const contract = contractOf({ info: { version: '1.1.0' }, ...openapi }, asyncapi, new Map());
  const prose = new Map(Object.entries({ 'index.md': START, 'one.md': HEAD, ...texts }));
  return buildDocs(contract, contractProfile(contract), prose, released);
}

it.each([
  ['an insert that does not exist', '{{no x}}', ':5: the insert no does not exist; scripts/site/'],
  ['an insert beside text', '- {{file a.ts}}', ':5: the insert file would be shown as text; put'],
  ['a sample that does not exist', '{{file a.ts}}', ':5: docs/a.ts does not exist; restore it'],
  ['an example that does not exist', '{{example Word}}', ':5: there is no example Word; name one'],
  ['a link to no page', '\n[x](two.md)', ':6: the link (two.md) leads nowhere: there is no page'],
  ['a link with a title to no page', '[x](two.md "T")', ':5: the link (two.md) leads nowhere'],
  ['a reference to no page', '[x]: two.md', ':5: the link (two.md) leads nowhere'],
  ['a link to no heading', '[x](#y)', ':5: the link (#y) leads nowhere: one.md has no heading'],
  ['a container of VitePress', '::: tip\nx\n:::', ':5: ::: tip is a container of VitePress'],
  ['a link to no schema', '[x](schema:No)', ':5: the link (schema:No) leads nowhere'],
])('refuses %s', (_, text, problem) => {
  expect(() => made({ texts: { 'one.md': `${HEAD}${text}\n` } })).toThrow(`docs/one.md${problem}`);
});

const LONG = 'x\n'.repeat(100);

it.each([
  [
    'a guide no page leads to',
    { 'two.md': HEAD },
    'docs/two.md:1: no page leads to it; add two to',
  ],
  [
    'a guide that is missing',
    { 'index.md': START.replace('one', 'one, two') },
    'docs/index.md:3: docs/two.md does not exist; restore it, or remove two from',
  ],
  [
    'a guide that is listed twice',
    { 'index.md': START.replace('one', 'one, one') },
    'docs/index.md:3: the front matter lists one twice; remove it',
  ],
  ['a guide without a summary', { 'one.md': '# One' }, 'docs/one.md:1: the front matter lacks'],
  [
    'the mistakes of several guides at once',
    { 'index.md': `${START}{{no}}\n`, 'one.md': `${HEAD}{{no}}\n` },
    /^docs\/index\.md:.*\ndocs\/one\.md:.*$/,
  ],
  [
    'two files with the same page',
    {
      'one.md': `${HEAD}{{file samples/a.ts}}\n{{file recipes/a.ts}}\n`,
      'samples/a.ts': LONG,
      'recipes/a.ts': LONG,
    },
    'docs/one.md:6: the page files/a-ts.md already exists, for docs/one.md:5; rename one of the two',
  ],
])('refuses %s', (_, texts, problem) => {
  expect(() => made({ texts: texts as Record<string, string> })).toThrow(problem);
});

it('lists the guides of a part of a group below the title of the part', () => {
  const texts = {
    'index.md': START.replace('summary', 'use the api, Other languages: two\nsummary'),
    'two.md': HEAD,
  };
  expect(made({ texts })['docs/llms.txt']).toContain(
    '## Use the API\n\n- [T](one.md): S\n\n### Other languages\n\n- [T](two.md): S',
  );
});

it('refuses two messages with the same page', () => {
  const channel = { messages: { News: { payload: {} } } };
  const asyncapi = { channels: { one: channel, two: channel } };
  expect(() => made({ asyncapi })).toThrow(
    /^asyncapi#.*the page messages\/News\.md already exists/,
  );
});

it('reads guides whose lines end as on Windows', () => {
  const root = mkdtempSync(join(tmpdir(), 'guides-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'docs'));
  for (const [name, text] of Object.entries({ index: START, one: `${HEAD}{{no}}\n` }))
    writeFileSync(join(root, `docs/${name}.md`), text.replaceAll('\n', '\r\n'));
  const texts = Object.fromEntries(readProse(root));
  expect(() => made({ texts })).toThrow(/^docs\/one\.md:5: the insert no does not exist/);
});

it('does not change code that looks like a link', () => {
  const text = '`[x](y)` and\n\n```ts\nmap[x](y);\n```\n\n[to](index.md)\n';
  expect(made({ texts: { 'one.md': HEAD + text } })['docs/one.md']).toBe(`# T\n\nS\n\n${text}`);
});

it.each<[Schema, string]>([
  [{ type: ['string', 'array'], items: { type: 'integer' } }, 'string or list of integer'],
  [{ type: ['null', 'string'] }, 'string or null'],
  [
    { type: ['object', 'null'], additionalProperties: { type: 'string' } },
    'dictionary of string or null',
  ],
  [{ type: 'array', items: { type: ['string', 'null'] } }, 'list of (string or null)'],
  [{ enum: ['a', null] }, 'string or null'],
  [{ anyOf: [{ const: 1 }, { type: 'string' }] }, '`1` or string'],
  [{}, 'any value'],
  [{ type: 'object' }, 'object with any fields'],
  [{ type: 'object', additionalProperties: false }, 'empty object'],
  [{ type: 'object', properties: { a: {}, b: {} } }, 'object with `a`, `b`'],
])('writes the type of %j as %s', (schema, words) => {
  expect(typeInWords(schema)).toBe(words);
});

it('marks a deprecated parameter on the page of its call', () => {
  const parameters = ['path', 'header'].map((place) => ({
    name: place,
    in: place,
    deprecated: true,
    schema: { type: 'string' },
  }));
  const openapi = {
    paths: { '/x': { get: { operationId: 'x', summary: 'X', parameters, responses: {} } } },
  };
  expect(made({ openapi })['docs/operations/x.md']?.match(/_deprecated_/g)).toHaveLength(2);
});

it('links a callback to the field with the URL that it is sent to', () => {
  const callback = { post: { operationId: 'done', summary: 'Done', responses: {} } };
  const schema = { type: 'object', properties: { url: { type: 'string' } } };
  const post = {
    operationId: 'order',
    summary: 'Order',
    requestBody: {
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Order' } } },
    },
    responses: {},
    callbacks: { done: { '{$request.body#/url}': callback } },
  };
  const openapi = { paths: { '/x': { post } }, components: { schemas: { Order: schema } } };
  expect(made({ openapi })['docs/operations/done.md']).toContain(
    '`POST` to the URL in [`url`](../schemas/Order.md#url) of [Order](order.md)',
  );
});

/** A contract with a deprecated field. */
const NOTES: JsonObject = {
  components: {
    schemas: {
      Note: {
        type: 'object',
        properties: {
          hue: { type: 'string', deprecated: true, description: 'Use `color`. The color.' },
          color: { type: 'string', maxLength: 8 },
        },
      },
    },
  },
};

const PROPERTIES = '/components/schemas/Note/properties';

/** A difference between a release and that contract. */
function changeOf(pointer: string, rest: Partial<Change>): Change {
  return { verdict: 'compatible', impact: 'i', document: 'openapi', pointer, what: 'x', ...rest };
}

/** The page on the changes since each release. */
function changesSince(...released: (readonly Change[])[]) {
  const texts = { 'one.md': `${HEAD}{{changes}}\n` };
  const all = released.map((differences) => ({ from: '1.0.0', nextVersion: '2.0.0', differences }));
  return made({ openapi: NOTES, released: all, texts })['docs/one.md'];
}

const LOWERED = changeOf(`${PROPERTIES}/color/maxLength`, {
  verdict: 'breaks-senders',
  what: 'maxLength',
  old: 9,
  new: 8,
});

it('names deprecations first, with what to use instead', () => {
  const deprecated = { verdict: 'documentation', what: 'form', new: true };
  const page = changesSince([LOWERED, changeOf(`${PROPERTIES}/hue/deprecated`, deprecated)]);
  const told = '`hue` is deprecated: use `color`. [`Note.hue`](schemas/Note.md#hue)';
  expect(page).toContain(`## Deprecations and renames\n\n- ${told}\n\n## Breaking changes`);
});

it.each<[string, Partial<Change>, string]>([
  ['color', { what: 'field-added', new: {} }, 'New.'],
  ['color/maxLength', { what: 'maxLength', old: 9, new: 8 }, '`maxLength` is now `8`. It was `9`.'],
  ['color/enum', { what: 'enum', old: ['a'], new: ['b'] }, 'No longer lists `a`. Now lists `b`.'],
  ['color/anyOf', { what: 'union', old: [{}], new: [] }, 'The list of alternatives changed.'],
])('tells a change of %s in words: %j', (path, change, words) => {
  const page = changesSince([changeOf(`${PROPERTIES}/${path}`, change)]);
  expect(page).toContain(`| [\`Note.color\`](schemas/Note.md#color) | ${words} | I. |`);
});

it('lists corrections before other changes, with their reason', () => {
  const accepted = { as: 'correction', reason: 'R.' };
  const page = changesSince([LOWERED, { ...LOWERED, verdict: 'unjudged', accepted }]);
  expect(page).toMatch(
    /## Corrections\n[\s\S]*wrong: R\. I\. \|\n\n## Breaking changes for senders/,
  );
});

it('lists the changes since the release before, directly after a release', () => {
  expect(changesSince([], [LOWERED])).toBe(changesSince([LOWERED]));
  expect(changesSince([], [])).toContain('Nothing changed since 1.0.0.');
  for (const first of [changesSince(), changesSince([])])
    expect(first).toContain('the first release.');
});

it('omits the empty columns of each table', () => {
  const rows = ['a', ''].map((cell) => ({ group: `G${cell}`, cells: [cell || 'b', cell] }));
  const [first, second] = table(['X', 'Y'], rows).split('\n\n## G\n\n');
  expect(first).toBe('## Ga\n\n| X | Y |\n| --- | --- |\n| a | a |');
  expect(second).toBe('| X |\n| --- |\n| b |');
});

it('puts a longer fence around text that contains a fence', () => {
  expect(fence('md', 'a\n```js\nb\n```\n')).toBe('````md\na\n```js\nb\n```\n````');
});
