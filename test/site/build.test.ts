/** The problems that the build of the pages reports, and cases that this contract does not have. */
import { expect, it } from 'vitest';
import { collectFacts } from '../../scripts/emit/facts.ts';
import type { Schema, Schemas } from '../../scripts/schema.ts';
import { buildDocs } from '../../scripts/site/docs.ts';
import { fence } from '../../scripts/site/md.ts';
import { typeInWords } from '../../scripts/site/words.ts';
import { profilesOf, text } from '../build/support/contract.ts';

const HEAD = '# T\n\nS\n\n';
const START = `${HEAD}- [One](one.md): O\n`;

interface Given {
  schemas?: Schemas;
  asyncapi?: object;
  texts?: Record<string, string>;
}

/** The pages of a small contract with these guides and files. */
function made({ schemas: own = {}, asyncapi = {}, texts = {} }: Given) {
  const { contract, readable } = profilesOf(own, { info: { version: '1.1.0' } }, asyncapi);
  const prose = new Map(Object.entries({ 'index.md': START, 'one.md': HEAD, ...texts }));
  return buildDocs(contract, readable, collectFacts(contract, readable), prose);
}

/** A text of the guide. */
const one = (markdown: string) => ({ 'one.md': `${HEAD}${markdown}\n` });
const insert = (what: string) => one(`<!-- insert ${what} -->\n<!-- end -->`);

it.each<[string, Record<string, string>, string]>([
  ['an unknown insert', insert('no x'), 'one.md:5: the insert `no` does not exist'],
  ['an unknown sample', insert('file a.ts'), 'one.md:5: docs/a.ts does not exist'],
  ['an unknown example', insert('example A'), 'one.md:5: the example A does not exist; choose'],
  ['no fields to insert', insert('fields A'), 'one.md:5: the insert `fields` requires a schema'],
  ['an unknown field', insert('fields A b'), 'one.md:5: `A` has no field `b`; fix'],
  ['a link to no page', one('[x](two.md)'), 'one.md:5: broken link (two.md): page docs/two.md'],
  ['a link to no heading', one('[x](#y)'), 'one.md:5: broken link (#y): heading #y does not exist'],
  [
    'a guide without a link to it',
    { 'two.md': HEAD },
    'two.md: docs/index.md does not list this guide; add',
  ],
  ['a guide without a summary', { 'one.md': '# One' }, 'one.md:1: a guide must begin with a title'],
])('the build of the pages reports %s', (_, texts, problem) => {
  expect(() => made({ texts })).toThrow(`docs/${problem}`);
});

it('two messages whose names differ only in case are an error', () => {
  const channel = { messages: { News: { payload: {} }, news: { payload: {} } } };
  const problem = /^asyncapi#.*the page generated\/docs\/messages\/news\.md already exists/;
  expect(() => made({ asyncapi: { channels: { channel } } })).toThrow(problem);
});

it('the build of the pages keeps code that looks like a link', () => {
  const code = '`[x](y)` and\n\n```ts\nmap[x](y);\n```\n\n[to](index.md)\n';
  expect(made({ texts: { 'one.md': HEAD + code } })['docs/one.md']).toBe(HEAD + code);
});

it.each<[Schema, string]>([
  [{ type: ['string', 'array'], items: { type: 'integer' } }, 'string or list of integers'],
  [{ type: ['object', 'null'], additionalProperties: text }, 'dictionary of strings, or null'],
  [{ type: 'array', items: { type: ['string', 'null'] } }, 'list of (string or null)'],
  [{ anyOf: [{ const: 1 }, { type: 'string' }] }, '`1` or string'],
  [{ type: 'object' }, 'object with any fields'],
  [{ type: 'object', properties: { a: {}, b: {} } }, 'object'],
])('a page writes the type %j as %s', (schema, words) => {
  expect(typeInWords(schema)).toBe(words);
});

it('a page puts a longer fence around text that contains a fence', () => {
  expect(fence('md', 'a\n```js\nb\n```\n')).toBe('````md\na\n```js\nb\n```\n````');
});
